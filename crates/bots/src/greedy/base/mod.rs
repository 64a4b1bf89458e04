//! The base game: placements and followers judged by points and prospects.

mod claims;
mod evaluate;
mod fields;
mod weights;

pub use weights::Weights;

use super::Best;
use bastide_engine::board::Player;
use bastide_engine::event::Silent;
use bastide_engine::games::base;
use bastide_engine::position::{Actor, Position};
use evaluate::Judge;
use rand_core::Rng;

/// What the greedy bot needs for the base game.
#[derive(Debug)]
pub(super) struct Base {
    judge: Judge,
    /// Positions to try moves in, kept for their memory.
    scratch: Option<[base::State; 2]>,
}

impl Base {
    pub(super) fn new(weights: Weights) -> Self {
        Self { judge: Judge::new(weights), scratch: None }
    }

    pub(super) fn choose(
        &mut self,
        position: &base::State,
        player: Player,
        rng: &mut impl Rng,
    ) -> base::Move {
        self.judge.prepare(position, player);
        let [laid, after] = self.scratch.get_or_insert_with(|| [position.clone(), position.clone()]);
        let mut best = Best::new();
        let Some(tile) = position.drawn() else {
            for mv in position.moves() {
                after.clone_from(position);
                after.apply(mv, &mut Silent);
                best.offer(mv, self.judge.judge(after), rng);
            }
            return best.mv.expect("who is asked for a follower may pass");
        };
        for at in position.board().placements(tile) {
            let mv = base::Move::Lay(tile, at);
            laid.clone_from(position);
            laid.apply(mv, &mut Silent);
            if laid.actor() == Actor::Player(player) {
                // A follower may be placed: what the tile is worth is what the best choice makes of it.
                for action in laid.moves() {
                    after.clone_from(laid);
                    after.apply(action, &mut Silent);
                    best.offer(mv, self.judge.judge(after), rng);
                }
                laid.apply(base::Move::Pass, &mut Silent);
            }
            best.offer(mv, self.judge.judge(laid), rng);
        }
        best.mv.expect("a tile that fits nowhere is not drawn for anybody")
    }
}
