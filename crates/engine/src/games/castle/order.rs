//! In which order the features of one turn are scored (X14).
//!
//! Each is one move of a marker, and where a marker stops decides who takes which wall tile. The mover's
//! own come first, then the other player's; within each the mover chooses, and is asked only if it matters.

use super::{FOLLOWERS, PLAYERS, Phase, State};
use crate::board::Player;
use crate::play::event::Sink;

/// The completed features that one player scores, with their points.
struct Gains {
    /// Their numbers among the completed ones, as bits.
    numbers: u32,
    points: [u32; Self::MAX],
    len: usize,
}

impl Gains {
    /// Who scores a feature has a follower on it.
    const MAX: usize = FOLLOWERS as usize;
}

impl State {
    /// Scores what was completed, up to where the mover has to choose.
    pub(super) fn score_on<S: Sink>(&mut self, sink: &mut S) {
        while !self.completed.is_empty() {
            let next = match self.next_gains() {
                Some((player, gains)) => {
                    if gains.len > 1 && self.order_matters(player, &gains.points[..gains.len]) {
                        self.phase = Phase::Score;
                        return;
                    }
                    gains.numbers.trailing_zeros()
                }
                // Where nobody scores, there is nothing to choose.
                None => 0,
            };
            self.score_completed(next as usize, sink);
        }
        self.after_scoring(sink);
    }

    /// The features among which the mover chooses the next, as bits.
    pub(super) fn order_choices(&self) -> u32 {
        self.next_gains().map_or(0, |(_, gains)| gains.numbers)
    }

    /// X14: the mover's own gains while there are any, then the other player's.
    #[inline]
    fn next_gains(&self) -> Option<(Player, Gains)> {
        let players = [self.core.player, self.core.player.next(PLAYERS)];
        players.into_iter().map(|player| (player, self.gains(player))).find(|(_, gains)| gains.len > 0)
    }

    #[inline]
    fn gains(&self, player: Player) -> Gains {
        let mut gains = Gains { numbers: 0, points: [0; Gains::MAX], len: 0 };
        for (number, done) in self.completed.as_slice().iter().enumerate() {
            if self.majority_on(done.feature) == Some(player) {
                gains.numbers |= 1 << number;
                gains.points[gains.len] = self.points_of(done);
                gains.len += 1;
            }
        }
        gains
    }

    /// Whether the order of these moves changes which wall tiles the player takes.
    ///
    /// A marker stops at sums of some of the points. Every order passes a chain of such sets, from none to
    /// all; the orders agree if no chain meets a tower that another one misses.
    pub(super) fn order_matters(&self, player: Player, points: &[u32]) -> bool {
        let all = (1usize << points.len()) - 1;
        let mut hits = [0; 1 << Gains::MAX];
        let mut between = 0;
        for (set, hit) in hits.iter_mut().enumerate().take(all + 1).skip(1) {
            let sum = points.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1).map(|(_, p)| p).sum();
            *hit = self.tower_hit(player, sum);
            between |= if set < all { *hit } else { 0 };
        }
        if between == 0 {
            return false;
        }
        let one_order = (1..=points.len()).map(|n| hits[(1 << n) - 1]).fold(0, |taken, hit| taken | hit);
        if between & !one_order != 0 {
            return true;
        }
        let mut avoidable = one_order & !hits[all];
        while avoidable != 0 {
            let tower = avoidable & avoidable.wrapping_neg();
            let mut reached = [false; 1 << Gains::MAX];
            reached[0] = true;
            for set in (0..all).filter(|&set| hits[set] & tower == 0) {
                for next in (0..points.len()).filter(|i| set >> i & 1 == 0) {
                    reached[set | 1 << next] |= reached[set];
                }
            }
            if reached[all] {
                return true;
            }
            avoidable &= !tower;
        }
        false
    }
}
