//! How bots share the computer with people and with each other.
//!
//! A bot that looks ahead keeps a core busy for as long as it may. Where there are two cores or more, one of them is
//! left to people, whose moves are checked, kept and told meanwhile. When more bots want to think than there are
//! places, each gets a share of its time, less the longer it has waited, so that a full house makes bots weaker rather
//! than games slower. Bots that go by the first look have places of their own and never wait for one that looks ahead.

use bastide_bots::{BotKind, Budget, Level};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, SemaphorePermit};

/// The longest that the searching bot thinks, which has no limit of its own.
const LONGEST: Duration = Duration::from_secs(3);

/// What remains of a bot's time, however many wait: enough for more than the first look.
const SHORTEST: Duration = Duration::from_millis(30);

/// Places to think in.
pub(crate) struct Thinking {
    places: usize,
    /// For bots that look ahead.
    deep: Semaphore,
    /// How many of them have no place yet.
    waiting: AtomicUsize,
    /// For bots that don't, and are done at once.
    quick: Semaphore,
}

/// A place to think in, until it is dropped.
pub(crate) struct Leave<'a> {
    _place: SemaphorePermit<'a>,
    time: Option<Duration>,
}

impl Leave<'_> {
    /// How much may be thought there.
    pub(crate) fn budget(&self) -> Budget {
        Budget { time: self.time, ..Budget::default() }
    }
}

impl Thinking {
    /// Places on a computer with so many cores.
    pub(crate) fn new(cores: usize) -> Self {
        let places = cores.saturating_sub(1).max(1);
        let [deep, quick] = [places; 2].map(Semaphore::new);
        Self { places, deep, waiting: AtomicUsize::new(0), quick }
    }

    /// Waits for a place for a bot, first come, first served.
    pub(crate) async fn leave(&self, kind: BotKind) -> Option<Leave<'_>> {
        let Some(longest) = longest(kind) else {
            return Some(Leave { _place: self.quick.acquire().await.ok()?, time: None });
        };
        let (place, waited) = if let Ok(place) = self.deep.try_acquire() {
            (place, Duration::ZERO)
        } else {
            let asked = Instant::now();
            let _waiting = Waiting::among(&self.waiting);
            (self.deep.acquire().await.ok()?, asked.elapsed())
        };
        let waiting = self.waiting.load(Ordering::Relaxed);
        let time = share(longest, waited, waiting, self.places);
        Some(Leave { _place: place, time: Some(time) })
    }
}

/// One of those who wait, until it is dropped.
struct Waiting<'a>(&'a AtomicUsize);

impl<'a> Waiting<'a> {
    fn among(all: &'a AtomicUsize) -> Self {
        all.fetch_add(1, Ordering::Relaxed);
        Self(all)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The longest a bot thinks about one action; nothing if it goes by the first look.
fn longest(kind: BotKind) -> Option<Duration> {
    match kind {
        BotKind::Random | BotKind::Greedy => None,
        BotKind::Search => Some(LONGEST),
        BotKind::Level(level) => level.looks_ahead().then(|| level.time()),
    }
}

/// The strongest of the bots that go by the first look.
pub(crate) fn strongest_quick() -> BotKind {
    let quick = |kind: &BotKind| longest(*kind).is_none();
    Level::ALL.into_iter().rev().map(BotKind::Level).find(quick).unwrap_or(BotKind::Greedy)
}

/// What a bot that has waited gets of its time when so many others wait for one of so many places. It answers as soon as
/// it would alone, and so can they, unless there are so many that the shortest times add up to more.
fn share(longest: Duration, waited: Duration, waiting: usize, places: usize) -> Duration {
    let part = longest.mul_f64(places as f64 / (places + waiting) as f64);
    part.min(longest.saturating_sub(waited)).max(SHORTEST)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::pin::{Pin, pin};
    use std::task::{Context, Poll, Waker};

    /// What a future comes to without waiting for anything.
    fn at_once<F: Future>(future: Pin<&mut F>) -> Option<F::Output> {
        match future.poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(output) => Some(output),
            Poll::Pending => None,
        }
    }

    fn level(number: u8) -> BotKind {
        number.to_string().parse().unwrap()
    }

    #[test]
    fn the_first_six_levels_go_by_the_first_look_and_no_other_takes_three_seconds() {
        for kind in Level::ALL {
            let time = longest(BotKind::Level(kind));
            assert_eq!(time.is_none(), kind.number() <= 6, "{}", kind.name());
            assert!(time.is_none_or(|time| time < LONGEST));
        }
    }

    #[test]
    fn alone_a_bot_has_all_its_time_and_with_others_a_share() {
        let second = Duration::from_secs(1);
        let share = |waited, waiting, places| share(second, second * waited / 4, waiting, places);
        assert_eq!(share(0, 0, 1), second);
        assert_eq!(share(0, 1, 1), second / 2);
        assert_eq!(share(0, 3, 3), second / 2, "of more places there is more for each");
        assert_eq!(share(1, 0, 1), second * 3 / 4, "who has waited answers as soon as one who has not");
        assert_eq!(share(1, 1, 1), second / 2);
        assert_eq!(
            (share(5, 0, 1), share(0, 1_000_000, 1)),
            (SHORTEST, SHORTEST),
            "but looks at least so far"
        );
    }

    #[test]
    fn whoever_comes_last_waits_for_no_more_than_a_few_seconds() {
        // Fifty of the strongest come at once, and there is one place.
        let longest = Level::ALL[7].time();
        let last = (0..50).rev().fold(Duration::ZERO, |now, waiting| now + share(longest, now, waiting, 1));
        assert!(last < longest + 50 * SHORTEST, "{last:?}");
        // The first saw nobody behind it.
        let last = (0..49).rev().fold(longest, |now, waiting| now + share(longest, now, waiting, 1));
        assert!(last < longest + 50 * SHORTEST, "{last:?}");
    }

    #[test]
    fn one_core_is_left_to_people_where_there_are_two() {
        for (cores, places) in [(0, 1), (1, 1), (2, 1), (3, 2), (16, 15)] {
            assert_eq!(Thinking::new(cores).places, places, "{cores} cores");
        }
    }

    #[test]
    fn who_looks_ahead_waits_for_a_place_and_shares_the_time() {
        let thinking = Thinking::new(2);
        let first = at_once(pin!(thinking.leave(level(8)))).flatten().unwrap();
        assert_eq!(first.budget().time, Some(Level::ALL[7].time()), "nobody waits");
        let mut second = pin!(thinking.leave(level(8)));
        let mut third = pin!(thinking.leave(level(7)));
        assert!(at_once(second.as_mut()).is_none() && at_once(third.as_mut()).is_none());
        drop(first);
        let second = at_once(second).flatten().unwrap();
        assert_eq!(second.budget().time, Some(Level::ALL[7].time() / 2), "one waits");
        drop(second);
        assert!(at_once(third).flatten().is_some());
    }

    #[test]
    fn who_goes_by_the_first_look_does_not_wait_for_the_others() {
        let thinking = Thinking::new(1);
        let _thinker = at_once(pin!(thinking.leave(BotKind::Search))).flatten().unwrap();
        let mut waiter = pin!(thinking.leave(level(7)));
        assert!(at_once(waiter.as_mut()).is_none());
        for kind in [BotKind::Random, BotKind::Greedy, level(1), level(6)] {
            let leave = at_once(pin!(thinking.leave(kind))).flatten().unwrap();
            assert_eq!(leave.budget().time, None, "{kind} needs no time");
        }
    }
}
