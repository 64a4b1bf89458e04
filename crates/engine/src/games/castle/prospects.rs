//! What may still come: the next draws, what completes a feature, and what would be if the game ended now.

use super::{PLAYERS, Phase, Stage, State};
use crate::board::{Placement, Player, SegmentId};
use crate::play::event::Sink;
use crate::play::prospects;
use crate::vocabulary::geometry::Side;
use crate::vocabulary::tiles::TileId;

impl State {
    /// Which of the coming draws are a player's. Second turns (X16) are not reckoned with.
    pub(super) fn draws_of(&self, player: Player, most: usize) -> Vec<u32> {
        let rest = u32::from(self.phase == Phase::Draw);
        prospects::draws_of(player, (self.core.player, rest), (PLAYERS, 1), self.core.bag.left(), most)
    }

    /// Whether a tile laid there completes a feature; what reaches the wall is closed by it (X5).
    pub(super) fn closes(&self, feature: SegmentId, tile: TileId, at: Placement) -> bool {
        if !self.core.board.fits(tile, at) {
            return false;
        }
        let mut board = self.core.board.clone();
        board.lay(&self.rules.table, tile, at);
        let walled = self.rules.walled[at.pos.y as usize][at.pos.x as usize];
        for side in Side::ALL.into_iter().filter(|side| walled >> side.index() & 1 == 1) {
            board.wall(&self.rules.table, at.pos, side);
        }
        board.features().open(feature) == 0
    }

    /// Ends the game: no wall tile is used any more but in the final scoring, where each is used for most. Wall tiles
    /// that were taken and not turned up bring nothing.
    pub(super) fn break_off<S: Sink>(&mut self, sink: &mut S) {
        loop {
            match self.phase {
                Phase::Over => return,
                Phase::Draw | Phase::Lay(_) | Phase::Reveal | Phase::ExtraTurn => self.finish(sink),
                Phase::Follow => self.complete(sink),
                Phase::Double => self.score_on(sink),
                Phase::Score => {
                    self.score_completed(self.order_choices().trailing_zeros() as usize, sink);
                    self.score_on(sink);
                }
                Phase::Unfinished(player, tile) => {
                    let choices = self.unfinished_choices(player, tile);
                    let worth = |feature: &SegmentId| self.tally(*feature, Stage::Unfinished).points();
                    let best = choices.as_slice().iter().copied().max_by_key(worth);
                    self.choose_unfinished(best.expect("it is asked where there is a choice"), sink);
                }
            }
        }
    }

    /// No tile is left to be drawn: for tests that end games early.
    #[cfg(any(test, feature = "testing"))]
    pub(crate) fn empty_bag(&mut self) {
        self.core.bag.empty();
    }
}
