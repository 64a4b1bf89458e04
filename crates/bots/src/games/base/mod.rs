//! The base game with its expansions and variants: what a turn can lead to, judged by points and prospects.

mod add_ons;
mod claims;
mod evaluate;
mod fields;
mod flaws;
mod gifts;
mod quarters;
#[cfg(test)]
mod tests;
mod turn;
mod weights;

pub(crate) use evaluate::Judge;
pub(crate) use flaws::FLAWS;
pub use weights::Weights;

use super::{FLAWED, Judged, Judges, Learning};
use crate::evaluation::Flaws;
use crate::evaluation::planner::Planner;
use bastide_engine::chance::Seed;
use bastide_engine::games::base::State;
use bastide_engine::games::base::Step;
use bastide_engine::position::Position;

/// It has been learnt from so many games that their ends alone will do.
pub(super) const LEARNING: Learning =
    Learning { file: include_str!("weights.toml"), first_patience: Some(1.0) };

/// A number for each step that never changes: what a bot with a seed decides follows from it.
const fn number(step: Step) -> u32 {
    match step {
        Step::Draw => 0,
        Step::Lay => 1,
        Step::Follower => 2,
        Step::Deal => 13,
        Step::Give => 14,
        Step::Begin => 15,
        Step::Discard => 16,
        Step::Rebuild => 17,
        Step::Join => 18,
        Step::Send => 19,
        Step::MoveCount => 20,
    }
}

impl Judged for State {
    type Judge = Judge;

    const FLAWS: [Flaws; FLAWED] = FLAWS;

    fn planner<'a>(&self, judges: &'a mut Judges) -> &'a mut Planner<Judge> {
        &mut judges.base
    }

    /// With expansions and variants there is more to decide in a turn than where the tile goes and who goes on it, and
    /// some of it again and again.
    fn decision(&self, seed: Seed) -> Seed {
        if matches!(self.step(), Some(Step::Lay | Step::Follower)) && !self.costs() {
            return seed;
        }
        let player = self.player();
        let pieces = self.followers().count() as u32 + self.goods().count() as u32;
        let numbers = [self.step().map_or(0, number), pieces, self.left()];
        let numbers = numbers.into_iter().chain([self.scores()[player.seat()], self.supply(player)]);
        numbers.fold(seed, |seed, number| seed.child(number.into()))
    }
}
