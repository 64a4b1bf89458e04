//! What may still come: the tiles before players, the next draws, and what would be if the game ended now.

use super::{Draws, Phase, State};
use crate::board::{Placement, Player, SegmentId};
use crate::play::event::Sink;
use crate::play::position::Position;
use crate::play::prospects;
use crate::vocabulary::geometry::{Pos, Rotation};
use crate::vocabulary::pieces::Place;
use crate::vocabulary::tiles::{FeatureKind, TileId};

impl State {
    /// What is unseen, what is drawn, and what lies before players (V1, V2, V6, V11) or on the table (V3).
    pub(super) fn tiles_to_come(&self) -> Vec<u16> {
        let mut tiles = self.unseen().to_vec();
        let before_players = Player::all(self.rules.players)
            .flat_map(|player| self.hand(player).0.iter().copied().chain(self.kept(player)));
        for tile in self.drawn().into_iter().chain(before_players).chain(self.row().0.iter().copied()) {
            tiles[tile.index()] += 1;
        }
        tiles
    }

    /// Whether the tiles around a square admit a tile, face up or as a mountain (V9).
    pub(super) fn fits_on(&self, tile: TileId, pos: Pos) -> bool {
        let fits = |tile, rotation| self.core.board.fits(tile, Placement { pos, rotation });
        let face_up = Rotation::ALL.into_iter().any(|rotation| fits(tile, rotation));
        face_up || self.rules.mountain.is_some_and(|mountain| fits(mountain, Rotation::NONE))
    }

    /// Which of the coming draws are a player's. While the river runs (R1) others are drawn; V3, V6 and V11 give tiles
    /// to players in ways of their own.
    pub(super) fn draws_of(&self, player: Player, most: usize) -> Option<Vec<u32>> {
        if self.course().is_some() {
            return None;
        }
        let before_drawing = matches!(self.phase, Phase::Draw | Phase::Begin);
        let (rest, each) = match self.rules.draws {
            Draws::One => (u32::from(before_drawing), 1),
            // V14
            Draws::Two => {
                let first = self.add_ons.as_ref().is_none_or(|add_ons| !add_ons.second);
                (u32::from(before_drawing) + u32::from(first), 2)
            }
            // V2: who has laid a tile draws one.
            Draws::Hand => (1, 1),
            Draws::Row | Draws::Architects | Draws::Given { .. } => return None,
        };
        let (now, left) = ((self.core.player, rest), self.core.bag.left());
        Some(prospects::draws_of(player, now, (self.rules.players, each), left, most))
    }

    pub(super) fn completes(&self, kind: FeatureKind) -> bool {
        match kind {
            FeatureKind::Road | FeatureKind::City | FeatureKind::Monastery => true,
            FeatureKind::Stream => self.rules.ports,
            _ => false,
        }
    }

    /// A monastery needs the squares around it.
    pub(super) fn squares_needed(&self, place: Place) -> Vec<Pos> {
        if place.spot.kind != FeatureKind::Monastery {
            return prospects::open_squares(&self.core.board, &self.rules.table, place);
        }
        let around = place.pos.surrounding();
        let mut empty: Vec<Pos> = around.filter(|&pos| self.core.board.tile_at(pos).is_none()).collect();
        empty.sort();
        empty
    }

    /// Whatever fills the last square around a monastery completes it.
    pub(super) fn closes(&self, feature: SegmentId, tile: TileId, at: Placement) -> bool {
        if self.core.board.features().kind(feature) == FeatureKind::Monastery {
            return self.fits_on(tile, at.pos);
        }
        // R4: a river does not turn as it likes.
        let river = self.rules.river.as_ref().is_some_and(|river| river.contains(tile));
        let may_lie = match self.course().filter(|_| river) {
            Some(course) => self.check_river(course, tile, at).is_ok(),
            None => self.core.board.fits(tile, at),
        };
        if !may_lie {
            return false;
        }
        let mut board = self.core.board.clone();
        board.lay(&self.rules.table, tile, at);
        board.features().open(feature) == 0
    }

    /// Ends the game: nobody rebuilds, places, joins or sends anybody any more.
    pub(super) fn break_off<S: Sink>(&mut self, sink: &mut S) {
        loop {
            match self.phase {
                Phase::Over => return,
                Phase::Rebuild | Phase::Follow | Phase::Join(_) | Phase::Send | Phase::MoveCount => {
                    self.pass(sink);
                }
                _ => self.finish(sink),
            }
        }
    }

    /// No tile is left to be drawn: for tests that end games early.
    #[cfg(any(test, feature = "testing"))]
    pub(crate) fn empty_bag(&mut self) {
        self.core.bag.empty();
    }
}
