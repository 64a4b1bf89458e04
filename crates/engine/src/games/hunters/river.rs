//! Rivers (H7) and the systems they form (H13): two levels of connection.
//!
//! A river runs from one end to the next and is a feature of the board. A system is all rivers and lakes that
//! hang together; it is kept beside the board, in the same way, because it holds other pieces and other fish.

use super::State;
use crate::board::{Board, Features, Laid, SegmentId};
use crate::vocabulary::geometry::Side;
use crate::vocabulary::tiles::{Attr, FeatureKind, TileTable};

/// Takes the rivers and lakes of a tile just laid into the systems.
pub(super) fn join_system(systems: &mut Features, board: &Board, table: &TileTable, laid: Laid) {
    let segments = &table.tile(laid.tile).segments;
    systems.grow(board.laid().len() as u16 - 1, table.fresh(laid.tile));
    for (place, segment) in segments.iter().enumerate() {
        if segment.kind == FeatureKind::Lake {
            for river in (0..segments.len()).filter(|river| segment.touches >> river & 1 == 1) {
                systems.join(laid.segment(place), laid.segment(river), 0);
            }
        }
    }
    for side in Side::ALL {
        let port = side.middle();
        let own = table.segment_at(laid.tile, laid.rotation, port);
        if segments[own].kind != FeatureKind::River {
            continue;
        }
        if let Some(beside) = board.tile_at(laid.pos.step(side)) {
            let other = table.segment_at(beside.tile, beside.rotation, port.facing());
            systems.join(laid.segment(own), beside.segment(other), 1);
        }
    }
}

impl State {
    /// The lakes at the ends of a river, each once; at most two.
    #[inline]
    pub fn lakes_of(&self, river: SegmentId) -> [Option<SegmentId>; 2] {
        let board = &self.core.board;
        let mut lakes = [None; 2];
        for segment in board.features().ring(river) {
            let (number, place) = board.features().place(segment);
            let laid = &board.laid()[number];
            let touches = self.rules.table.tile(laid.tile).segments[place].touches;
            if touches != 0 {
                let lake = Some(laid.segment(touches.trailing_zeros() as usize));
                if lakes[0].is_none() {
                    lakes[0] = lake;
                } else if lakes[0] != lake {
                    lakes[1] = lake;
                }
            }
        }
        lakes
    }

    /// H7: fish in the lakes at the ends of a river; a lake at both ends counts once.
    #[inline]
    pub(super) fn fish_at_ends(&self, river: SegmentId) -> u32 {
        let fish = |lake: SegmentId| self.core.board.features().attrs(lake).get(Attr::Fish);
        self.lakes_of(river).into_iter().flatten().map(fish).sum()
    }
}
