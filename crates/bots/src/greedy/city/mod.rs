//! The City: everything a turn can lead to, with the wall building it causes, judged by points and prospects.

mod building;
mod claims;
mod evaluate;
mod rampart;
mod weights;

pub(crate) use evaluate::Judge;
pub use weights::Weights;

use super::outlook::{BySeat, Outlook};
use super::search::{Search, Sense};
use crate::search::Luck;
use bastide_engine::board::Player;
use bastide_engine::games::city::Step;
use bastide_engine::games::city::{Move, State};
use bastide_engine::position::{Actor, Position};

impl Sense for Judge {
    type Position = State;
    type Weights = Weights;

    const LUCK: Luck = Luck(4.3);

    const PASS: Move = Move::Pass;

    fn believing(weights: Weights) -> Self {
        Self::new(weights)
    }

    fn outlook(&mut self) -> &mut Outlook {
        &mut self.outlook
    }

    fn prepare(&mut self, position: &State, player: Player) {
        self.look_ahead(position, player);
    }

    fn prepare_between(&mut self, position: &State) {
        self.look_ahead(position, position.player());
        self.outlook.share_turns(position.player());
    }

    fn values(&mut self, position: &State) -> BySeat {
        self.values_of(position)
    }

    /// What a position within the turn is worth: that of the best follower or guard on what was just set;
    /// once that is decided, what is left when the walls are built.
    fn worth(search: &mut Search<Self>, position: &mut State, player: Player) -> f64 {
        let asked = matches!(position.step(), Some(Step::Follower | Step::Guard));
        if asked && position.actor() == Actor::Player(player) {
            let moves = position.moves();
            if position.step() == Some(Step::Follower) && search.sense.outlook.memo.may_keep() {
                let tried = search.with(position, Move::Pass, |search, passed| {
                    // Unless walls are to be built, or the game is over.
                    let is_settled = passed.step() == Some(Step::Draw);
                    is_settled.then(|| search.sense.with_followers(passed, &moves))
                });
                if let Some(tried) = tried {
                    return search.plan(tried);
                }
            }
            return search.best_next(position, player);
        }
        search.sense.build_to_the_end(position);
        search.sense.judge(position)
    }
}
