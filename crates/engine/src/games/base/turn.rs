//! The course of a turn (B3): draw and lay, place a follower, score what was completed.

use super::{Monastery, Phase, State};
use crate::board::{Laid, Placement};
use crate::event::{Event, RuleId, Sink};
use crate::position::Position;
use crate::tiles::{FeatureKind, TileId};

impl State {
    pub(super) fn draw<S: Sink>(&mut self, tile: TileId, sink: &mut S) {
        self.bag.take(tile);
        sink.tell(|| Event::Drawn {
            player: self.player,
            tile: self.rules.table.name(tile),
            left: self.bag.left(),
        });
        if self.board.fits_somewhere(tile) {
            self.phase = Phase::Lay(tile);
            return;
        }
        // B6: out of the game for good, and the player draws another.
        self.set_aside.push(tile);
        sink.tell(|| Event::SetAside {
            player: self.player,
            tile: self.rules.table.name(tile),
            rule: RuleId("B6"),
        });
        if self.bag.left() == 0 {
            self.finish(sink);
        }
    }

    pub(super) fn lay<S: Sink>(&mut self, at: Placement, sink: &mut S) {
        let Phase::Lay(tile) = self.phase else { panic!("no tile is drawn") };
        self.last_laid[self.player.seat()] = self.board.laid().len() as u16;
        let laid = self.board.lay(&self.rules.table, tile, at);
        self.surround_monasteries(laid);
        sink.tell(|| Event::Laid {
            player: self.player,
            tile: self.rules.table.name(tile),
            pos: at.pos,
            rotation: at.rotation,
        });
        // B9: who can't place a follower is not asked.
        if self.crew.supply(self.player) > 0 && self.free_spots() != 0 {
            self.phase = Phase::Follow;
        } else {
            self.end_turn(sink);
        }
    }

    /// The tile that followers may go on (B7).
    #[inline]
    pub(super) fn just_laid(&self) -> &Laid {
        self.board.laid().last().expect("the start tile was laid")
    }

    /// A monastery's open ends are the empty squares around it.
    #[inline]
    fn surround_monasteries(&mut self, laid: Laid) {
        for i in 0..self.monasteries.len() {
            let Monastery { segment, pos } = self.monasteries[i];
            if pos.surrounds(laid.pos) {
                let open = self.board.features().open(segment) - 1;
                self.board.features_mut().set_open(segment, open);
            }
        }
        for place in 0..self.rules.table.tile(laid.tile).segments.len() {
            let segment = laid.segment(place);
            if self.board.features().kind(segment) == FeatureKind::Monastery {
                let open = 8 - self.board.filled_around(laid.pos);
                self.board.features_mut().set_open(segment, open);
                self.monasteries.push(Monastery { segment, pos: laid.pos });
            }
        }
    }

    pub(super) fn end_turn<S: Sink>(&mut self, sink: &mut S) {
        self.score_completed(sink);
        self.player = self.player.next(self.rules.players);
        // B19
        if self.bag.left() == 0 {
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
