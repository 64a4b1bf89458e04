//! The City: everything a turn can lead to, with the wall building it causes, judged by points and prospects.

mod building;
mod claims;
mod evaluate;
mod flaws;
mod guards;
mod weights;

pub(crate) use evaluate::Judge;
pub(crate) use flaws::FLAWS;
pub use weights::Weights;

use super::{FLAWED, Judged, Judges, Learning};
use crate::evaluation::planner::{Planner, Sense};
use crate::evaluation::{Flaws, Luck};
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::games::city::Step;
use bastide_engine::games::city::{Move, State};
use bastide_engine::position::{Actor, Position};

pub(super) const LEARNING: Learning = Learning { file: include_str!("weights.toml"), first_patience: None };

impl Judged for State {
    type Judge = Judge;

    const FLAWS: [Flaws; FLAWED] = FLAWS;

    fn planner<'a>(&self, judges: &'a mut Judges) -> &'a mut Planner<Judge> {
        &mut judges.city
    }

    /// A player sets several walls after one tile, each with a decision of its own about a guard.
    fn decision(&self, seed: Seed) -> Seed {
        if self.walls().gate().is_none() {
            return seed;
        }
        let walls = self.walls().all().count() as u64;
        seed.child(2 * walls + u64::from(self.wall_to_guard().is_some()))
    }
}

impl Sense for Judge {
    answers_of_judge!();

    const LUCK: Luck = Luck(4.3);

    fn prepare_between(&mut self, position: &State) {
        self.look_ahead(position, position.player());
        self.outlook.share_turns(position.player());
    }

    /// What a position within the turn is worth: that of the best follower or guard on what was just set;
    /// once that is decided, what is left when the walls are built.
    fn worth(planner: &mut Planner<Self>, position: &mut State, player: Player) -> f64 {
        let asked = matches!(position.step(), Some(Step::Follower | Step::Guard));
        if asked && position.actor() == Actor::Player(player) {
            let moves = position.moves();
            if position.step() == Some(Step::Follower) && planner.sense.outlook.memo.may_keep() {
                let tried = planner.with(position, Move::Pass, |planner, passed| {
                    // Unless walls are to be built, or the game is over.
                    let is_settled = passed.step() == Some(Step::Draw);
                    is_settled.then(|| planner.sense.with_followers(passed, &moves))
                });
                if let Some(tried) = tried {
                    return planner.plan(tried);
                }
            }
            return planner.best_next(position, player);
        }
        planner.sense.build_to_the_end(position);
        planner.sense.judge(position)
    }
}
