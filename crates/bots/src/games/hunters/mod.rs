//! Hunters and Gatherers: everything a turn can lead to, judged by points and prospects.

mod claims;
mod evaluate;
mod flaws;
mod land;
mod weights;

pub(crate) use evaluate::Judge;
pub(crate) use flaws::FLAWS;
pub use weights::Weights;

use super::{FLAWED, Judged, Judges, Learning};
use crate::evaluation::planner::{Planner, Sense};
use crate::evaluation::{Flaws, Luck};
use bastide_engine::board::Player;
use bastide_engine::event::Silent;
use bastide_engine::games::hunters::{Move, State};
use bastide_engine::position::{Actor, Position};

pub(super) const LEARNING: Learning = Learning { file: include_str!("weights.toml"), first_patience: None };

impl Judged for State {
    type Judge = Judge;

    const FLAWS: [Flaws; FLAWED] = FLAWS;

    fn planner<'a>(&self, judges: &'a mut Judges) -> &'a mut Planner<Judge> {
        &mut judges.hunters
    }
}

impl Sense for Judge {
    answers_of_judge!();

    const LUCK: Luck = Luck(3.9);

    fn prepare_between(&mut self, position: &State) {
        self.look_ahead(position, position.player());
    }

    /// What a position within the turn is worth: that of the best piece on the tile just laid; once that is
    /// decided, what it promises, and a bonus tile to come with it.
    fn worth(planner: &mut Planner<Self>, position: &mut State, player: Player) -> f64 {
        if position.actor() == Actor::Player(player) {
            // Unless the game may end now, in which case everything is scored.
            if !planner.sense.outlook.memo.may_keep() || position.left() == 0 {
                return planner.best_next(position, player);
            }
            let moves = position.moves();
            position.apply(Move::Pass, &mut Silent);
            let tried = planner.sense.with_pieces(position, &moves);
            return planner.plan(tried);
        }
        planner.sense.judge(position)
    }
}
