//! What the player in turn can begin with where there is more to it than drawing a tile: a monastery kept (V1),
//! a tile in hand (V2, V6, V11) or on the table (V3), a good (V13).

use super::{Draws, Phase, State};
use crate::board::Player;
use crate::event::{RuleId, Sink};
use crate::tiles::TileId;

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
                    .chain(self.kept(player))
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
        let Some(parts) = &self.parts else { return false };
        let kept = parts.kept[self.core.player.seat()].is_some_and(|tile| self.fits(tile));
        kept || self.rules.ports && !self.good_spots().is_empty()
    }

    /// V3: takes an open tile or draws blindly.
    pub(super) fn begin_with_row<S: Sink>(&mut self, sink: &mut S) {
        let open = self.row().0.to_vec();
        if open.iter().any(|&tile| self.fits(tile)) {
            self.phase = Phase::Begin;
        } else if self.core.bag.left() > 0 {
            self.phase = if self.has_other_ways() { Phase::Begin } else { Phase::Draw };
        } else {
            // B6: what lies there fits nowhere and nothing else will come.
            for tile in open {
                self.core.put_aside(&self.rules.table, tile, RuleId("B6"), sink);
            }
            if let Some(parts) = &mut self.parts {
                parts.hands.row.clear();
            }
            self.finish(sink);
        }
    }

    /// V2, V6, V11: lays a tile of the hand.
    pub(super) fn begin_with_hand<S: Sink>(&mut self, sink: &mut S) {
        let Some(parts) = &self.parts else { return };
        if parts.hands.are_empty(self.rules.players) {
            match (self.rules.draws, self.core.bag.left()) {
                (_, 0) => self.finish(sink),
                (Draws::Given { .. }, _) => {
                    // The first round begins with whoever is in turn, after the river perhaps.
                    let marker = match parts.hands.given {
                        0 => self.core.player,
                        _ => parts.hands.marker.next(self.rules.players),
                    };
                    self.begin_round(marker, sink);
                }
                _ => panic!("hands are filled while there are tiles"),
            }
            return;
        }
        let (own, unknown) = self.hand(self.core.player);
        if unknown > 0 {
            // Whatever it is, who sees this may not know.
            self.phase = Phase::Begin;
        } else if own.is_empty() {
            // V6, V11: hands may differ by one; who has none left waits for the end.
            self.core.player = self.core.player.next(self.rules.players);
            self.begin_with_hand(sink);
        } else if own.iter().any(|&tile| self.fits(tile)) || self.has_other_ways() {
            self.phase = Phase::Begin;
        } else if let Draws::Given { .. } = self.rules.draws {
            self.lose_given(sink);
        } else {
            self.discard_or_ask(sink);
        }
    }

    /// B6 for a tile that was given: it is out, and the player draws another.
    fn lose_given<S: Sink>(&mut self, sink: &mut S) {
        let player = self.core.player;
        let Some(parts) = &mut self.parts else { return };
        let held = std::mem::take(&mut parts.hands.held[player.seat()]);
        for tile in held {
            self.core.put_aside(&self.rules.table, tile, RuleId("B6"), sink);
        }
        if self.core.bag.left() > 0 {
            self.phase = Phase::Draw;
        } else {
            self.pass_over(sink);
        }
    }

    /// A tile that was offered is laid: it leaves the hand, the row or the place where it was kept. Where two
    /// are alike the kept one stays for later.
    pub(super) fn take_offered(&mut self, tile: TileId) {
        if self.phase != Phase::Begin {
            return;
        }
        let player: Player = self.core.player;
        let Some(parts) = &mut self.parts else { return };
        if !parts.hands.take(player, tile) && !parts.hands.take_open(tile) {
            parts.kept[player.seat()] = None;
        }
    }
}
