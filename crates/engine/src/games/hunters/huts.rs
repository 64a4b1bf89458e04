//! Huts: where they may go (H5, H6) and where they stay.

use super::State;
use crate::board::{Board, Features, Player, SegmentId};
use crate::play::event::{Event, Sink};
use crate::vocabulary::pieces::{Piece, Role, Standing};
use crate::vocabulary::tiles::{FeatureKind, TileTable};

/// A hut on the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Hut {
    pub(super) player: Player,
    pub(super) segment: SegmentId,
}

/// The huts of all players.
#[derive(PartialEq, Debug)]
pub(super) struct Huts {
    supply: [u8; Player::MAX],
    standing: Vec<Hut>,
}

impl Huts {
    /// All in the supply.
    pub(super) fn new(each: u8) -> Self {
        Self { supply: [each; Player::MAX], standing: Vec::new() }
    }

    #[inline]
    pub(super) fn supply(&self, player: Player) -> u8 {
        self.supply[player.seat()]
    }

    /// A player builds a hut there, which its river system knows from then on.
    pub(super) fn build(&mut self, systems: &mut Features, player: Player, segment: SegmentId) {
        self.supply[player.seat()] -= 1;
        self.standing.push(Hut { player, segment });
        systems.arrive(segment, player, Piece::Hut.weight());
    }

    /// Those on the board, in the order they came.
    pub(super) fn standing(&self) -> &[Hut] {
        &self.standing
    }

    /// Those on the board, in the order they came, by square and spot instead of by segment.
    pub(super) fn pieces(&self, board: &Board, table: &TileTable) -> impl Iterator<Item = Standing> {
        self.standing.iter().map(|hut| Standing {
            player: hut.player,
            piece: Piece::Hut,
            place: board.place_of(table, hut.segment),
        })
    }
}

impl State {
    /// The segments of the tile just laid on which a hut may be placed, as bits (H6). Where several belong to
    /// one system it makes no difference which; then it is the first lake, or without a lake the first river.
    #[inline]
    pub fn hut_spots(&self) -> u16 {
        let laid = self.core.just_laid();
        let segments = &self.rules.table.tile(laid.tile).segments;
        let mut spots: u16 = 0;
        for wanted in [FeatureKind::Lake, FeatureKind::River] {
            for (place, _) in segments.iter().enumerate().filter(|(_, segment)| segment.kind == wanted) {
                let segment = laid.segment(place);
                let system = self.systems.root(segment);
                let known = (0..segments.len())
                    .any(|other| spots >> other & 1 == 1 && self.systems.root(laid.segment(other)) == system);
                if !known && self.systems.presence(segment).is_empty() {
                    spots |= 1 << place;
                }
            }
        }
        spots
    }

    pub(super) fn place_hut<S: Sink>(&mut self, place: u8, sink: &mut S) {
        let (player, segment) = (self.core.player, self.core.just_laid().segment(place as usize));
        self.huts.build(&mut self.systems, player, segment);
        sink.tell(|| {
            let place = self.place_of(segment);
            Event::Placed { player, piece: Piece::Hut, role: Role::Hut, pos: place.pos, spot: place.spot }
        });
    }
}

clone_fields!(Huts { supply, standing });
