//! How much one address or connection may ask for.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// A bucket that fills with time and from which every request takes one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    filled: Instant,
    most: f64,
    per_second: f64,
}

impl Bucket {
    pub(crate) fn new(most: f64, per_second: f64, now: Instant) -> Self {
        Self { left: most, filled: now, most, per_second }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.left = (self.left + passed * self.per_second).min(self.most);
        self.filled = now;
        let taken = self.left >= 1.0;
        self.left -= f64::from(u8::from(taken));
        taken
    }

    /// Gives one back that was taken for something that is not to be held back.
    pub(crate) fn give_back(&mut self) {
        self.left = (self.left + 1.0).min(self.most);
    }
}

/// What is kept about an address.
struct Address {
    created: Bucket,
    checked: Bucket,
    drawn: Bucket,
    hinted: Bucket,
    learnt: Bucket,
    /// Connections of any kind.
    visits: usize,
    /// Those among them that play or watch.
    connections: usize,
}

/// Counts what addresses do. Requests from this machine itself are not limited: whoever can make them
/// can do worse, and a proxy in front of the server has limits of its own.
#[derive(Clone, Default)]
pub(crate) struct Limits {
    known: Arc<Mutex<HashMap<IpAddr, Address>>>,
    /// Whether this machine itself is limited as well.
    local_too: bool,
}

/// Who an address belongs to: with IPv6 everybody has 2⁶⁴ of them.
pub(crate) fn whose(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) if !v6.is_loopback() => Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64).into(),
        other => other,
    }
}

/// Connections of any kind that one address may hold: a browser opens six to load a page.
const VISITS: usize = 256;

/// Connections that play or watch which one address may hold.
const CONNECTIONS: usize = 64;

impl Limits {
    pub(crate) fn new(local_too: bool) -> Self {
        Self { known: Arc::default(), local_too }
    }

    /// Whether the limits do not hold for this address.
    pub(crate) fn free(&self, address: IpAddr) -> bool {
        whose(address).is_loopback() && !self.local_too
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, Address>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn with<T>(&self, address: IpAddr, act: impl FnOnce(&mut Address) -> T) -> T {
        let now = Instant::now();
        let mut all = self.lock();
        // What has had time to recover is as good as new.
        if all.len() > 10_000 {
            all.retain(|_, one| {
                let buckets = [&one.created, &one.checked, &one.drawn, &one.hinted, &one.learnt];
                let last = buckets.map(|bucket| bucket.filled).into_iter().max().unwrap_or(now);
                one.visits > 0 || one.connections > 0 || now.duration_since(last).as_secs() < 600
            });
        }
        act(all.entry(whose(address)).or_insert_with(|| Address {
            created: Bucket::new(20.0, 0.2, now),
            checked: Bucket::new(60.0, 1.0, now),
            // Whoever leafs through a whole game asks for each of its positions.
            drawn: Bucket::new(300.0, 10.0, now),
            // As many as there are turns in a lively game.
            hinted: Bucket::new(20.0, 0.5, now),
            // A class of thirty that learns behind one address, each doing something every few seconds.
            learnt: Bucket::new(120.0, 10.0, now),
            visits: 0,
            connections: 0,
        }))
    }

    /// Whether the address may create a game now.
    pub(crate) fn may_create(&self, address: IpAddr) -> bool {
        self.free(address) || self.with(address, |one| one.created.take(Instant::now()))
    }

    /// Whether the address may have tiles checked now.
    pub(crate) fn may_check(&self, address: IpAddr) -> bool {
        self.free(address) || self.with(address, |one| one.checked.take(Instant::now()))
    }

    /// Whether something may be drawn for the address now that nobody has drawn before.
    pub(crate) fn may_draw(&self, address: IpAddr) -> bool {
        self.free(address) || self.with(address, |one| one.drawn.take(Instant::now()))
    }

    /// Whether the address may ask a bot for a hint now.
    pub(crate) fn may_hint(&self, address: IpAddr) -> bool {
        self.free(address) || self.with(address, |one| one.hinted.take(Instant::now()))
    }

    /// Whether the address may do something in a lesson now, or see a scene of one.
    pub(crate) fn may_learn(&self, address: IpAddr) -> bool {
        self.free(address) || self.with(address, |one| one.learnt.take(Instant::now()))
    }

    /// A connection of any kind from the address, unless it has too many.
    pub(crate) fn visit(&self, address: IpAddr) -> Option<Place> {
        self.place(address, |one| &mut one.visits, VISITS)
    }

    /// A connection of the address that plays or watches, unless it has too many.
    pub(crate) fn connect(&self, address: IpAddr) -> Option<Place> {
        self.place(address, |one| &mut one.connections, CONNECTIONS)
    }

    /// One of so many places of the address, unless all are taken.
    fn place(&self, address: IpAddr, taken: Taken, most: usize) -> Option<Place> {
        let free = self.free(address)
            || self.with(address, |one| {
                let taken = taken(one);
                let free = *taken < most;
                *taken += usize::from(free);
                free
            });
        free.then(|| Place { limits: self.clone(), address, taken })
    }
}

/// How many places of a kind an address has taken.
type Taken = fn(&mut Address) -> &mut usize;

/// Counts as long as it lives.
pub(crate) struct Place {
    limits: Limits,
    address: IpAddr,
    taken: Taken,
}

impl Drop for Place {
    fn drop(&mut self) {
        if !self.limits.free(self.address) {
            self.limits.with(self.address, |one| {
                let taken = (self.taken)(one);
                *taken = taken.saturating_sub(1);
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let start = Instant::now();
        let mut bucket = Bucket::new(2.0, 1.0, start);
        assert!(bucket.take(start) && bucket.take(start) && !bucket.take(start));
        assert!(bucket.take(start + Duration::from_secs(1)));
        assert!(!bucket.take(start + Duration::from_secs(1)));
        bucket.give_back();
        assert!(bucket.take(start + Duration::from_secs(1)) && !bucket.take(start + Duration::from_secs(1)));
        let later = start + Duration::from_secs(60);
        assert!(bucket.take(later) && bucket.take(later) && !bucket.take(later), "never more than it holds");
    }

    #[test]
    fn an_address_has_so_many_connections_and_gets_them_back() {
        let limits = Limits::default();
        let address: IpAddr = "192.0.2.1".parse().unwrap();
        let held: Vec<_> = (0..CONNECTIONS).map(|_| limits.connect(address).unwrap()).collect();
        assert!(limits.connect(address).is_none());
        assert!(limits.connect("192.0.2.2".parse().unwrap()).is_some(), "another address is not concerned");
        drop(held);
        assert!(limits.connect(address).is_some());
    }

    #[test]
    fn a_network_counts_as_one_address_where_it_has_many() {
        let limits = Limits::default();
        let address = |n: u32| format!("2001:db8::{n}").parse::<IpAddr>().unwrap();
        assert_eq!((0..100).filter(|&n| limits.may_create(address(n))).count(), 20);
        assert!(limits.may_create("2001:db8:0:1::1".parse().unwrap()), "another network is not concerned");
        assert_eq!(whose("::ffff:192.0.2.1".parse().unwrap()), "192.0.2.1".parse::<IpAddr>().unwrap());
    }

    #[test]
    fn an_address_creates_so_many_games_and_this_machine_any_number() {
        let limits = Limits::default();
        let address: IpAddr = "192.0.2.1".parse().unwrap();
        assert_eq!((0..100).filter(|_| limits.may_create(address)).count(), 20);
        assert_eq!((0..100).filter(|_| limits.may_check(address)).count(), 60, "and has others checked");
        assert_eq!((0..100).filter(|_| limits.may_hint(address)).count(), 20, "and asks for hints");
        assert_eq!((0..200).filter(|_| limits.may_learn(address)).count(), 120, "and takes lessons");
        for own in ["127.0.0.1", "::1", "::ffff:127.0.0.1"].map(|own| own.parse().unwrap()) {
            assert_eq!((0..100).filter(|_| limits.may_create(own)).count(), 100);
        }
    }
}
