//! The course of a turn (B3): draw and lay, place a follower, score what was completed.

use super::{Monastery, Phase, State};
use crate::board::{Laid, Placement};
use crate::event::{Event, RuleId, Sink};
use crate::position::Position;
use crate::tiles::{FeatureKind, TileId};

impl State {
    pub(super) fn draw<S: Sink>(&mut self, tile: TileId, sink: &mut S) {
        self.core.draw(&self.rules.table, tile, sink);
        if self.core.board.fits_somewhere(tile) {
            self.phase = Phase::Lay(tile);
            return;
        }
        // B6: out of the game for good, and the player draws another.
        self.core.put_aside(&self.rules.table, tile, RuleId("B6"), sink);
        if self.core.bag.left() == 0 {
            self.finish(sink);
        }
    }

    pub(super) fn lay<S: Sink>(&mut self, at: Placement, sink: &mut S) {
        let Phase::Lay(tile) = self.phase else { panic!("no tile is drawn") };
        let laid = self.core.lay(&self.rules.table, tile, at, sink);
        self.surround_monasteries(laid);
        // B9: who can't place a follower is not asked.
        if self.core.crew.supply(self.core.player) > 0 && self.free_spots() != 0 {
            self.phase = Phase::Follow;
        } else {
            self.end_turn(sink);
        }
    }

    /// A monastery's open ends are the empty squares around it.
    #[inline]
    fn surround_monasteries(&mut self, laid: Laid) {
        for i in 0..self.monasteries.len() {
            let Monastery { segment, pos } = self.monasteries[i];
            if pos.surrounds(laid.pos) {
                let open = self.core.board.features().open(segment) - 1;
                self.core.board.features_mut().set_open(segment, open);
            }
        }
        for place in 0..self.rules.table.tile(laid.tile).segments.len() {
            let segment = laid.segment(place);
            if self.core.board.features().kind(segment) == FeatureKind::Monastery {
                let open = 8 - self.core.board.filled_around(laid.pos);
                self.core.board.features_mut().set_open(segment, open);
                self.monasteries.push(Monastery { segment, pos: laid.pos });
            }
        }
    }

    pub(super) fn end_turn<S: Sink>(&mut self, sink: &mut S) {
        self.score_completed(sink);
        self.core.player = self.core.player.next(self.rules.players);
        // B19
        if self.core.bag.left() == 0 {
            self.finish(sink);
        } else {
            self.phase = Phase::Draw;
        }
    }

    fn finish<S: Sink>(&mut self, sink: &mut S) {
        self.phase = Phase::Over;
        sink.tell(|| Event::FinalScoring { rule: RuleId("B19") });
        self.score_unfinished(sink);
        self.score_farmers(sink);
        // B22
        sink.tell(|| Event::Over {
            scores: self.scores().to_vec(),
            winners: self.winners(),
            rule: RuleId("B22"),
        });
    }
}
