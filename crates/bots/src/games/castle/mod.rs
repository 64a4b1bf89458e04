//! The Castle: everything a turn can lead to, judged by points and prospects.

mod claims;
mod courts;
mod evaluate;
mod flaws;
mod keep;
#[cfg(test)]
mod tests;
mod wall_tiles;
mod weights;

pub(crate) use evaluate::Judge;
pub(crate) use flaws::FLAWS;
pub use weights::Weights;

use super::{FLAWED, Judged, Judges, Learning};
use crate::evaluation::planner::{Planner, Sense};
use crate::evaluation::{Flaws, Luck};
use bastide_engine::board::Player;
use bastide_engine::games::castle::Step;
use bastide_engine::games::castle::{Move, State};
use bastide_engine::position::{Actor, Position};

pub(super) const LEARNING: Learning = Learning { file: include_str!("weights.toml"), first_patience: None };

impl Judged for State {
    type Judge = Judge;

    const FLAWS: [Flaws; FLAWED] = FLAWS;

    fn planner<'a>(&self, judges: &'a mut Judges) -> &'a mut Planner<Judge> {
        &mut judges.castle
    }
}

impl Sense for Judge {
    answers_of_judge!();

    const LUCK: Luck = Luck(3.0);

    fn prepare_between(&mut self, position: &State) {
        self.look_ahead(position, position.player());
    }

    /// What a position within the turn is worth: that of the best choice there is, the other player's
    /// being the worst; that of all wall tiles that may turn up; once the turn is over, what it promises.
    fn worth(planner: &mut Planner<Self>, position: &mut State, player: Player) -> f64 {
        match position.actor() {
            Actor::Player(actor) if actor == player => {
                let moves = position.moves();
                let tried = planner.try_followers(position, &moves);
                let each = |(known, mv): (Option<f64>, Move)| {
                    (known.unwrap_or_else(|| planner.after(position, mv, player)), mv)
                };
                let tried: Vec<_> = tried.into_iter().map(each).collect();
                planner.plan(tried)
            }
            Actor::Player(_) => {
                let values = position.moves().into_iter().map(|mv| planner.after(position, mv, player));
                let worst = values.fold(f64::INFINITY, f64::min);
                planner.forget_plan();
                worst
            }
            Actor::Chance if position.step() == Some(Step::Reveal) => {
                let (mut sum, mut total) = (0.0, 0.0);
                for mv in position.moves() {
                    let Move::Reveal(tile) = mv else { continue };
                    let copies = f64::from(position.unseen_wall_tiles()[tile.index()]);
                    sum += copies * planner.after(position, mv, player);
                    total += copies;
                }
                planner.forget_plan();
                sum / total
            }
            Actor::Chance | Actor::Nobody => planner.sense.judge(position),
        }
    }
}

impl Planner<Judge> {
    /// What followers on the tile just laid are worth, as far as it can be told without trying each of them.
    fn try_followers(&mut self, position: &State, moves: &[Move]) -> Vec<(Option<f64>, Move)> {
        if position.step() == Some(Step::Follower) && self.sense.outlook.memo.may_keep() {
            let tried = self.with(position, Move::Pass, |planner, passed| {
                // Unless something was completed about which there is more to decide, or the game is over.
                let is_settled = passed.step() == Some(Step::Draw);
                is_settled.then(|| planner.sense.with_followers(passed, moves))
            });
            if let Some(tried) = tried {
                return tried;
            }
        }
        moves.iter().map(|&mv| (None, mv)).collect()
    }
}
