//! What one address may have in a day of what costs the server most: games that it plays all by itself, and own tiles,
//! which are kept with every game that has them.

use super::limits::whose;
use super::words;
use crate::protocol::Refused;
use lru::LruCache;
use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Games of bots alone that an address can have played in a day.
pub(crate) const BOT_GAMES: u32 = 20;

/// Bytes of own tiles that an address can have kept in a day: eight games with as many as there can be.
pub(crate) const TILE_BYTES: usize = 8_000_000;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Addresses that are remembered. Those that were not heard of for longest are forgotten.
const ADDRESSES: NonZeroUsize = NonZeroUsize::new(10_000).expect("it is not zero");

/// What a game costs.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Cost {
    /// Whether only bots play.
    pub(crate) bots_alone: bool,
    /// How long its own tiles are.
    pub(crate) tile_bytes: usize,
}

/// What an address has had since its day began.
#[derive(Clone, Copy)]
struct Spent {
    since: Instant,
    bot_games: u32,
    tile_bytes: usize,
}

impl Spent {
    fn nothing(since: Instant) -> Self {
        Self { since, bot_games: 0, tile_bytes: 0 }
    }
}

/// What was counted for a game that is to be made. If it is not, be it that whoever asked for it has hung up, it does
/// not count.
#[must_use]
pub(crate) struct Charge {
    paid: Option<(Daily, IpAddr, Cost)>,
}

impl Charge {
    /// For somebody who is not counted.
    pub(crate) fn none() -> Self {
        Self { paid: None }
    }

    /// The game is made.
    pub(crate) fn keep(mut self) {
        self.paid = None;
    }
}

impl Drop for Charge {
    fn drop(&mut self) {
        if let Some((daily, address, cost)) = &self.paid {
            daily.give_back(*address, *cost);
        }
    }
}

/// Counts by address. A day begins with the first game that counts.
#[derive(Clone)]
pub(crate) struct Daily {
    spent: Arc<Mutex<LruCache<IpAddr, Spent>>>,
}

impl Default for Daily {
    fn default() -> Self {
        Self { spent: Arc::new(Mutex::new(LruCache::new(ADDRESSES))) }
    }
}

impl Daily {
    /// Counts a game, unless that would be too much.
    pub(crate) fn take(&self, address: IpAddr, cost: Cost, now: Instant) -> Result<Charge, Refused> {
        if cost == Cost::default() {
            return Ok(Charge::none());
        }
        let mut all = self.spent.lock().unwrap_or_else(PoisonError::into_inner);
        let spent = all.get_or_insert_mut(whose(address), || Spent::nothing(now));
        if now.saturating_duration_since(spent.since) >= DAY {
            *spent = Spent::nothing(now);
        }
        let bot_games = spent.bot_games + u32::from(cost.bots_alone);
        let tile_bytes = spent.tile_bytes + cost.tile_bytes;
        let left = (spent.since + DAY).saturating_duration_since(now);
        if bot_games > BOT_GAMES {
            return Err(words::too_many_bot_games(left));
        }
        if tile_bytes > TILE_BYTES {
            return Err(words::too_many_tiles(left));
        }
        *spent = Spent { bot_games, tile_bytes, ..*spent };
        Ok(Charge { paid: Some((self.clone(), address, cost)) })
    }

    fn give_back(&self, address: IpAddr, cost: Cost) {
        let mut all = self.spent.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(spent) = all.get_mut(&whose(address)) {
            spent.bot_games = spent.bot_games.saturating_sub(u32::from(cost.bots_alone));
            spent.tile_bytes = spent.tile_bytes.saturating_sub(cost.tile_bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTS: Cost = Cost { bots_alone: true, tile_bytes: 0 };
    const TILES: Cost = Cost { bots_alone: false, tile_bytes: 1_000_000 };

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn an_address_has_so_much_a_day_and_then_again() {
        let (daily, start, one) = (Daily::default(), Instant::now(), address("192.0.2.1"));
        let makes = |cost, now| daily.take(one, cost, now).map(Charge::keep).is_ok();
        let count = |cost, now| (0..100).filter(|_| makes(cost, now)).count();
        assert_eq!((count(BOTS, start), count(TILES, start)), (20, 8), "each counts for itself");
        assert_eq!(count(Cost::default(), start), 100, "other games are not counted here");
        assert!(daily.take(address("192.0.2.2"), BOTS, start).is_ok(), "nor other addresses");
        let late = start + DAY - Duration::from_secs(90 * 60);
        let refused = daily.take(one, BOTS, late).err().unwrap();
        assert!(refused.said.en.contains("come back in 2 hours"), "{}", refused.said.en);
        assert!(refused.said.fr.contains("revenez dans 2 heures"), "{}", refused.said.fr);
        assert_eq!(refused.wait, Some(90 * 60));
        assert_eq!((count(BOTS, start + DAY), count(TILES, start + DAY)), (20, 8));
    }

    #[test]
    fn what_was_not_made_does_not_count() {
        let (daily, now, one) = (Daily::default(), Instant::now(), address("192.0.2.1"));
        for _ in 0..100 {
            drop(daily.take(one, TILES, now).unwrap());
        }
    }

    #[test]
    fn a_network_counts_as_one_address_where_it_has_many() {
        let (daily, now) = (Daily::default(), Instant::now());
        let makes = |n| daily.take(address(&format!("2001:db8::{n}")), BOTS, now).map(Charge::keep).is_ok();
        assert_eq!((0..100).filter(|&n: &u32| makes(n)).count(), 20);
        assert!(daily.take(address("2001:db8:0:1::"), BOTS, now).is_ok());
    }

    #[test]
    fn no_more_addresses_are_remembered_than_there_is_room_for() {
        let (daily, now) = (Daily::default(), Instant::now());
        for number in 0..ADDRESSES.get() as u32 + 5 {
            daily.take(IpAddr::V4(number.into()), BOTS, now).unwrap().keep();
        }
        assert_eq!(daily.spent.lock().unwrap().len(), ADDRESSES.get());
    }

    #[test]
    fn times_are_told_in_whole_hours_or_minutes() {
        let told = |seconds| words::in_words(Duration::from_secs(seconds)).0;
        assert_eq!(
            [0, 60, 61, 3600, 3601, 86_400].map(told),
            ["1 minute", "1 minute", "2 minutes", "60 minutes", "2 hours", "24 hours"]
        );
    }
}
