//! What happens in a turn (B3): draw and lay, place a follower, score what was completed.

use super::{Closing, Draws, Monastery, Phase, State};
use crate::board::{Laid, Placement};
use crate::games::base::BaseEvent;
use crate::play::event::{Event, RuleId, Sink};
use crate::play::position::Position;
use crate::vocabulary::tiles::{FeatureKind, TileId};

impl State {
    /// What the player in turn may do first follows from how tiles come by; most often one is drawn.
    pub(super) fn begin_turn<S: Sink>(&mut self, sink: &mut S) {
        if self.course().is_some() {
            self.phase = Phase::Draw;
            return;
        }
        match self.rules.draws {
            Draws::One | Draws::Two => self.begin_with_bag(sink),
            Draws::Row => self.begin_with_row(sink),
            Draws::Hand | Draws::Architects | Draws::Given { .. } => self.begin_with_hand(sink),
        }
    }

    fn begin_with_bag<S: Sink>(&mut self, sink: &mut S) {
        // B19
        if self.core.bag.left() == 0 {
            self.finish(sink);
        } else if self.add_ons.is_some() && self.has_other_ways() {
            self.phase = Phase::Begin;
        } else {
            self.phase = Phase::Draw;
        }
    }

    /// The player draws a tile, or has drawn the last that fits nowhere.
    pub(super) fn draw<S: Sink>(&mut self, tile: TileId, sink: &mut S) {
        if self.course().is_some() {
            self.draw_river(tile, sink);
        } else {
            self.core.draw(&self.rules.table, tile, sink);
        }
        if self.fits(tile) {
            self.phase = Phase::Lay(tile);
            return;
        }
        self.lose_drawn(tile, sink);
    }

    /// B6: a tile that fits nowhere face up is out of the game for good.
    pub(super) fn put_aside<S: Sink>(&mut self, tile: TileId, sink: &mut S) {
        if self.could_be_mountain() {
            self.core.set_aside.push(tile);
            sink.tell(|| {
                let (player, tile) = (self.core.player, self.rules.table.name(tile));
                Event::Base(BaseEvent::NoMountain { player, tile, rule: RuleId("B6") })
            });
        } else {
            self.core.put_aside(&self.rules.table, tile, RuleId("B6"), sink);
        }
    }

    /// B6: a drawn tile is out of the game for good, and the player draws another.
    pub(super) fn lose_drawn<S: Sink>(&mut self, tile: TileId, sink: &mut S) {
        self.put_aside(tile, sink);
        self.phase = Phase::Draw;
        let river = self.course().is_some();
        self.lose_river(tile);
        match self.course() {
            Some(_) => {}
            // The lake was lost: the turn begins as it does without a river.
            None if river => self.begin_turn(sink),
            None if self.core.bag.left() == 0 => self.pass_over(sink),
            None => {}
        }
    }

    /// There is no tile that the player could lay.
    pub(super) fn pass_over<S: Sink>(&mut self, sink: &mut S) {
        match self.rules.draws {
            Draws::One | Draws::Two => self.finish(sink),
            // V3: who drew blindly and in vain has the open tiles still.
            Draws::Row => self.begin_with_row(sink),
            Draws::Hand | Draws::Architects | Draws::Given { .. } => {
                let player = self.core.player;
                sink.tell(|| Event::Base(BaseEvent::PassedOver { player, rule: RuleId("B6") }));
                self.end_tile(sink);
            }
        }
    }

    /// Whether a tile may be laid anywhere, in whatever way.
    #[inline]
    pub(super) fn fits(&self, tile: TileId) -> bool {
        match self.course() {
            Some(course) => !self.river_placements(course, tile).is_empty(),
            None => self.fits_face_up(tile) || !self.mountain_squares().is_empty(),
        }
    }

    /// Whether a tile may be laid anywhere face up, once the River has come to its lake.
    #[inline]
    pub(super) fn fits_face_up(&self, tile: TileId) -> bool {
        self.core.board.fits_somewhere(tile)
    }

    #[inline]
    pub(super) fn lay<S: Sink>(&mut self, tile: TileId, at: Placement, sink: &mut S) {
        if self.add_ons.is_some() {
            self.take_offered(tile, sink);
        }
        let laid = self.core.lay(&self.rules.table, tile, at, sink);
        if self.add_ons.is_some() {
            self.flow_on(tile, at);
        }
        if self.rules.ports {
            self.found_landing(laid);
            self.meet_landings(laid, sink);
        }
        self.after_laying(laid, sink);
    }

    /// A tile lies: monasteries count it, and the player may rebuild and place or move somebody.
    #[inline]
    pub(super) fn after_laying<S: Sink>(&mut self, laid: Laid, sink: &mut S) {
        self.surround_monasteries(laid);
        if self.rules.reconstruction {
            self.rebuild_or_follow(sink);
        } else {
            self.follow_or_score(sink);
        }
    }

    /// B9: who can't place a follower is not asked.
    #[inline]
    pub(super) fn follow_or_score<S: Sink>(&mut self, sink: &mut S) {
        if self.can_act() {
            self.phase = Phase::Follow;
        } else {
            self.score_completed(sink);
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
        for (place, segment) in self.rules.table.fresh(laid.tile).iter().enumerate() {
            if segment.kind == FeatureKind::Monastery {
                let segment = laid.segment(place);
                let open = 8 - self.core.board.filled_around(laid.pos);
                self.core.board.features_mut().set_open(segment, open);
                self.monasteries.push(Monastery { segment, pos: laid.pos });
            }
        }
    }

    /// Counts the open squares around every monastery again, after the board was laid anew.
    pub(super) fn surround_again(&mut self) {
        for number in 0..self.core.board.laid().len() {
            let laid = self.core.board.laid()[number];
            for place in 0..self.rules.table.tile(laid.tile).segments.len() {
                let segment = laid.segment(place);
                if self.core.board.features().kind(segment) != FeatureKind::Monastery {
                    continue;
                }
                let open = 8 - self.core.board.filled_around(laid.pos);
                self.core.board.features_mut().set_open(segment, open);
                if let Some(monastery) =
                    self.monasteries.iter_mut().find(|monastery| monastery.segment == segment)
                {
                    monastery.pos = laid.pos;
                }
            }
        }
    }

    /// K3: who made others score may send somebody to Carcassonne before the turn ends.
    pub(super) fn send_or_end<S: Sink>(&mut self, sink: &mut S) {
        if self.may_send() {
            self.phase = Phase::Send;
        } else {
            self.end_tile(sink);
        }
    }

    /// The tile is done with: another of the same player (V14), or the next player's turn.
    #[inline]
    pub(super) fn end_tile<S: Sink>(&mut self, sink: &mut S) {
        self.note_last();
        let Some(add_ons) = &mut self.add_ons else {
            self.core.progress.end_turn();
            self.core.player = self.core.player.next(self.rules.players);
            self.begin_turn(sink);
            return;
        };
        add_ons.forget_tile();
        if self.rules.draws == Draws::Two
            && !add_ons.second
            && (self.core.bag.left() > 0 || add_ons.course.is_some())
        {
            add_ons.second = true;
            self.begin_turn(sink);
            return;
        }
        add_ons.second = false;
        self.core.progress.end_turn();
        self.admit_traders();
        self.core.player = self.core.player.next(self.rules.players);
        self.deal_or_begin(sink);
    }

    pub(super) fn finish<S: Sink>(&mut self, sink: &mut S) {
        sink.tell(|| Event::FinalScoring { rule: RuleId("B19") });
        self.closing = Closing::Features;
        self.list_unfinished();
        self.score_queue(sink);
    }

    /// K8: after everything else, fields; who is in the market may go there first.
    pub(super) fn close_fields<S: Sink>(&mut self, sink: &mut S) {
        self.closing = Closing::Fields;
        if self.rules.count.is_some() {
            self.list_by_worth(&[FeatureKind::Field], |state, field| {
                state.supply_now(field).map_or(0, |term| term.count * term.each)
            });
        }
        self.score_queue(sink);
    }

    /// Farmers and goods are paid, and the game is over.
    pub(super) fn close_game<S: Sink>(&mut self, sink: &mut S) {
        self.score_farmers(sink);
        self.score_goods(sink);
        self.phase = Phase::Over;
        // B22
        sink.tell(|| Event::Over {
            scores: self.scores().to_vec(),
            winners: self.winners(),
            rule: RuleId("B22"),
        });
    }
}
