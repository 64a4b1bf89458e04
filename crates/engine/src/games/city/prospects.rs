//! What may still come: the next draws, and what would be if the game ended now.

use super::{Ending, Phase, State};
use crate::board::Player;
use crate::play::event::Sink;
use crate::play::prospects;

impl State {
    /// Which of the coming draws are a player's, should the walls leave time for them.
    pub(super) fn draws_of(&self, player: Player, most: usize) -> Vec<u32> {
        let rest = u32::from(self.phase == Phase::Draw);
        let players = (self.core.players, 1);
        prospects::draws_of(player, (self.core.player, rest), players, self.core.bag.left(), most)
    }

    /// Ends the game as if no tile were left: the ring is closed as it stands (C21), whatever was being built.
    pub(super) fn break_off<S: Sink>(&mut self, sink: &mut S) {
        if self.phase == Phase::Follow {
            self.complete(sink);
        }
        if self.phase != Phase::Over {
            self.finish(Ending::Tiles, sink);
        }
    }

    /// No tile is left to be drawn: for tests that end games early.
    #[cfg(any(test, feature = "testing"))]
    pub(crate) fn empty_bag(&mut self) {
        self.core.bag.empty();
    }
}
