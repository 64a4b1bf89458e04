//! What may still come: bonus tiles too, the next draws, and what would be if the game ended now.

use super::{Half, Phase, State};
use crate::board::Player;
use crate::play::event::Sink;
use crate::play::position::Position;
use crate::play::prospects;

impl State {
    /// The land tiles that are unseen, the drawn tile, and the bonus tiles, which are laid like any other (H11).
    pub(super) fn tiles_to_come(&self) -> Vec<u16> {
        let mut tiles: Vec<u16> =
            self.unseen().iter().zip(self.bonus.counts()).map(|(land, bonus)| land + bonus).collect();
        if let Some(drawn) = self.drawn() {
            tiles[drawn.index()] += 1;
        }
        tiles
    }

    /// Which of the coming draws of land tiles are a player's.
    pub(super) fn draws_of(&self, player: Player, most: usize) -> Vec<u32> {
        let rest = u32::from(self.phase == Phase::Draw && self.half == Half::Land);
        let players = (self.core.players, 1);
        prospects::draws_of(player, (self.core.player, rest), players, self.core.bag.left(), most)
    }

    /// Ends the game: a bonus tile that was earned is not drawn any more.
    pub(super) fn break_off<S: Sink>(&mut self, sink: &mut S) {
        if self.phase == Phase::Place {
            self.complete(sink);
        }
        if self.phase != Phase::Over {
            self.finish(sink);
        }
    }

    /// No tile is left to be drawn: for tests that end games early.
    #[cfg(any(test, feature = "testing"))]
    pub(crate) fn empty_bag(&mut self) {
        self.core.bag.empty();
        self.bonus.empty();
    }
}
