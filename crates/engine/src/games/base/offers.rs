//! What the player in turn can begin with where there is more to it than drawing a tile: a monastery kept (V1),
//! a tile in hand (V2, V6, V11) or on the table (V3), a good (V13).

use super::{Draws, Phase, State};
use crate::board::Player;
use crate::play::event::{RuleId, Sink};
use crate::vocabulary::tiles::TileId;

impl State {
    /// The kinds of tile that the player in turn may lay now.
    pub(super) fn tiles_offered(&self) -> Vec<TileId> {
        match self.phase {
            Phase::Lay(tile) => vec![tile],
            Phase::Begin => {
                let player = self.core.player;
                let own = self.hand(player).0.iter().copied();
                let open = if self.rules.draws == Draws::Row { self.row().0 } else { &[] };
                let mut tiles: Vec<TileId> = own
                    .chain(open.iter().copied())
                    .chain(self.kept_for_now())
                    .filter(|&tile| self.fits(tile))
                    .collect();
                tiles.sort();
                tiles.dedup();
                tiles
            }
            _ => Vec::new(),
        }
    }

    /// Whether the player in turn may draw blindly instead.
    pub(super) fn may_draw_blind(&self) -> bool {
        let from_bag = matches!(self.rules.draws, Draws::One | Draws::Two | Draws::Row);
        from_bag && self.core.bag.left() > 0
    }

    /// Whether the player in turn has something else to begin with than a tile of the bag, the hand or the row.
    pub(super) fn has_other_ways(&self) -> bool {
        let kept = self.kept_for_now().is_some_and(|tile| self.fits(tile));
        kept || self.rules.ports && !self.good_spots().is_empty()
    }

    /// V3: takes an open tile or draws blindly.
    pub(super) fn begin_with_row<S: Sink>(&mut self, sink: &mut S) {
        let open = self.row().0.to_vec();
        if open.iter().any(|&tile| self.fits(tile)) {
            self.phase = Phase::Begin;
        } else if self.core.bag.left() > 0 {
            self.phase = if self.has_other_ways() { Phase::Begin } else { Phase::Draw };
        } else if !open.is_empty() && self.has_other_ways() {
            // While tiles lie there, something else may be laid than one of them, or they are given up one by one.
            self.phase = Phase::Begin;
        } else {
            // B6: what lies there fits nowhere and nothing else will come.
            open.into_iter().for_each(|tile| self.lose_open(tile, sink));
            self.finish(sink);
        }
    }

    /// B6 for an open tile.
    fn lose_open<S: Sink>(&mut self, tile: TileId, sink: &mut S) {
        if let Some(add_ons) = &mut self.add_ons {
            add_ons.hands.take_open(tile);
        }
        self.put_aside(tile, sink);
    }

    /// V2, V6, V11: lays a tile of the hand.
    pub(super) fn begin_with_hand<S: Sink>(&mut self, sink: &mut S) {
        let Some(add_ons) = &self.add_ons else { return };
        if add_ons.hands.are_empty(self.rules.players) {
            match (self.rules.draws, self.core.bag.left()) {
                (_, 0) => self.finish(sink),
                (Draws::Given { .. }, _) => self.begin_round(self.next_marker(), sink),
                _ => panic!("hands are filled while there are tiles"),
            }
            return;
        }
        let (own, unknown) = self.hand(self.core.player);
        let given = matches!(self.rules.draws, Draws::Given { .. });
        if unknown > 0 || own.iter().any(|&tile| self.fits(tile)) {
            // What is unknown may fit.
            self.phase = Phase::Begin;
        } else if self.has_other_ways() {
            self.phase = Phase::Begin;
        } else if given && !own.is_empty() {
            self.lose_given(sink);
        } else if own.is_empty() {
            // V6, V11: hands may differ by one; who has none left waits for the end.
            self.skip(sink);
        } else {
            self.discard_or_ask(sink);
        }
    }

    /// The turn passes on, and nothing was done in it.
    pub(super) fn skip<S: Sink>(&mut self, sink: &mut S) {
        self.core.progress.end_turn();
        self.core.player = self.core.player.next(self.rules.players);
        self.begin_with_hand(sink);
    }

    /// Whether the player in turn has no tile left, so that nothing has to be laid: what may be done instead of
    /// drawing may be left out.
    pub(super) fn may_skip(&self) -> bool {
        let add_ons = self.add_ons.as_ref();
        self.phase == Phase::Begin
            && self.plays_from_hand()
            && add_ons.is_some_and(|add_ons| add_ons.hands.count(self.core.player) == 0)
    }

    /// The tiles that the player in turn may give up: any, when none fits face up (B6, V2). That some could be laid
    /// as mountains obliges nobody (V9).
    pub(super) fn given_up(&self) -> Vec<TileId> {
        let tiles = match (self.phase, self.rules.draws) {
            (Phase::Discard, _) => self.hand_kinds(),
            (Phase::Lay(tile), _) if self.rules.mountain.is_some() && self.course().is_none() => vec![tile],
            (Phase::Begin, Draws::Row) if self.core.bag.left() == 0 => self.row_kinds(),
            (Phase::Begin, _) if self.plays_from_hand() && self.hand(self.core.player).1 == 0 => {
                self.hand_kinds()
            }
            _ => Vec::new(),
        };
        if tiles.iter().any(|&tile| self.fits_face_up(tile)) { Vec::new() } else { tiles }
    }

    /// The player gives up a tile that fits nowhere face up.
    pub(super) fn give_up<S: Sink>(&mut self, tile: TileId, sink: &mut S) {
        match (self.phase, self.rules.draws) {
            (Phase::Lay(_), _) => self.lose_drawn(tile, sink),
            (_, Draws::Row) => {
                self.lose_open(tile, sink);
                self.begin_with_row(sink);
            }
            (_, Draws::Given { .. }) => self.lose_given(sink),
            _ => self.discard(tile, sink),
        }
    }

    /// V2, V6, V11: tiles are laid out of hands.
    pub(super) fn plays_from_hand(&self) -> bool {
        matches!(self.rules.draws, Draws::Hand | Draws::Architects | Draws::Given { .. })
    }

    /// B6 for a tile that was given: it is out, and the player draws another.
    fn lose_given<S: Sink>(&mut self, sink: &mut S) {
        let player = self.core.player;
        let Some(add_ons) = &mut self.add_ons else { return };
        let held = std::mem::take(&mut add_ons.hands.held[player.seat()]);
        held.into_iter().for_each(|tile| self.put_aside(tile, sink));
        if self.core.bag.left() > 0 {
            self.phase = Phase::Draw;
        } else {
            self.pass_over(sink);
        }
    }

    /// A tile that was offered is laid: it leaves the hand, the row or the place where it was kept. Where two
    /// are alike the kept one stays for later.
    pub(super) fn take_offered<S: Sink>(&mut self, tile: TileId, sink: &mut S) {
        if self.phase != Phase::Begin {
            return;
        }
        let player: Player = self.core.player;
        let Some(add_ons) = &mut self.add_ons else { return };
        if !add_ons.hands.take(player, tile) && !add_ons.hands.take_open(tile) {
            add_ons.kept[player.seat()] = None;
            self.put_given_back(RuleId("V1"), sink);
        }
    }
}
