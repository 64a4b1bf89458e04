//! What happens in a turn (X3): draw and lay, place a follower, score what was completed, turn up the wall
//! tiles that were taken.

use super::{PLAYERS, Phase, State};
use crate::board::{Placement, Player};
use crate::play::event::{RuleId, Sink};
use crate::vocabulary::geometry::Side;
use crate::vocabulary::tiles::TileId;

impl State {
    pub(super) fn draw<S: Sink>(&mut self, tile: TileId, sink: &mut S) {
        self.core.draw(&self.rules.table, tile, sink);
        if self.core.board.fits_somewhere(tile) {
            self.phase = Phase::Lay(tile);
            return;
        }
        // X6: out of the game for good, and the player draws another.
        self.core.put_aside(&self.rules.table, tile, RuleId("X6"), sink);
        if self.core.bag.left() == 0 {
            self.finish(sink);
        }
    }

    pub(super) fn lay<S: Sink>(&mut self, at: Placement, sink: &mut S) {
        let Phase::Lay(tile) = self.phase else { panic!("no tile is drawn") };
        self.core.lay(&self.rules.table, tile, at, sink);
        // X5: any side may lie along the wall, and what reaches it there is closed (X8, X9).
        let walled = self.rules.walled[at.pos.y as usize][at.pos.x as usize];
        if walled != 0 {
            for side in Side::ALL.into_iter().filter(|side| walled >> side.index() & 1 == 1) {
                self.core.board.wall(&self.rules.table, at.pos, side);
            }
        }
        // Who can't place a follower is not asked.
        if self.core.crew.supply(self.core.player) > 0 && self.free_spots() != 0 {
            self.phase = Phase::Follow;
        } else {
            self.complete(sink);
        }
    }

    /// The followers are placed: on to what the tile has completed.
    #[inline]
    pub(super) fn complete<S: Sink>(&mut self, sink: &mut S) {
        self.find_completed();
        if self.completed.is_empty() {
            self.after_scoring(sink);
        } else {
            self.offer_doubling(sink);
        }
    }

    /// X3: step 4, once all features of the turn are scored.
    pub(super) fn after_scoring<S: Sink>(&mut self, sink: &mut S) {
        if self.taken != [0; PLAYERS] {
            self.phase = Phase::Reveal;
        } else if self.may_take_extra_turn() {
            self.phase = Phase::ExtraTurn;
        } else {
            self.next_turn(self.core.player.next(PLAYERS), sink);
        }
    }

    pub(super) fn next_turn<S: Sink>(&mut self, player: Player, sink: &mut S) {
        // X15: what was won in this turn can be used from the next on.
        self.hands.iter_mut().for_each(|hand| hand.settle());
        self.core.player = player;
        self.core.progress.end_turn();
        // X19
        if self.core.bag.left() == 0 {
            self.finish(sink);
        } else {
            self.phase = Phase::Draw;
        }
    }
}
