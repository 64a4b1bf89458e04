//! What happens in a turn (C3): draw and lay, place a follower, score what was completed, perhaps build walls.

use super::building::walls_each;
use super::{Phase, State};
use crate::board::{Placement, Player, SegmentId};
use crate::games::city::CityEvent;
use crate::games::city::Ending;
use crate::play::core;
use crate::play::event::{Event, RuleId, Sink};
use crate::vocabulary::geometry::Edge;
use crate::vocabulary::tiles::{FeatureKind, TileId};

/// C20: with so many free sides or fewer the ring is as good as closed.
const NEARLY_CLOSED: usize = 5;

impl State {
    pub(super) fn draw<S: Sink>(&mut self, tile: TileId, sink: &mut S) {
        // C10: that a pile has begun is known before its first tile is.
        if self.left_in_pile() == 0 {
            let pile = self.pile() + 1;
            let each = walls_each(self.core.players, pile);
            sink.tell(|| Event::City(CityEvent::PileBegun { pile, each, rule: RuleId("C10") }));
        }
        self.core.draw(&self.rules.table, tile, sink);
        if self.fits_somewhere(tile) {
            self.phase = Phase::Lay(tile);
            return;
        }
        // C4: out of the game for good, and the player draws another.
        self.core.put_aside(&self.rules.table, tile, RuleId("C4"), sink);
        if self.core.bag.left() == 0 {
            self.finish(Ending::Tiles, sink);
        }
    }

    /// Whether the tile may be laid anywhere at all.
    #[inline]
    fn fits_somewhere(&self, tile: TileId) -> bool {
        self.core.board.fits_somewhere(tile)
            && (self.walls.gate().is_none() || self.placements(tile).next().is_some())
    }

    /// Everywhere the tile may be laid (C4, C15).
    pub(super) fn placements(&self, tile: TileId) -> impl Iterator<Item = Placement> {
        let allowed = |at: &Placement| !self.walls.locked_in_by(&self.core.board, at.pos);
        self.core.board.placements(tile).filter(allowed)
    }

    pub(super) fn lay<S: Sink>(&mut self, at: Placement, sink: &mut S) {
        let Phase::Lay(tile) = self.phase else { panic!("no tile is drawn") };
        self.core.lay(&self.rules.table, tile, at, sink);
        // Who can't place a follower is not asked.
        if self.core.crew.supply(self.core.player) > 0 && self.free_spots() != 0 {
            self.phase = Phase::Follow;
        } else {
            self.complete(sink);
        }
    }

    /// C5: the segments of the tile just laid on which a follower may be placed, as bits: those whose whole
    /// feature nobody is on, and which the tile has not completed.
    #[inline]
    pub fn free_spots(&self) -> u16 {
        let Some(laid) = self.core.board.laid().last() else { return 0 };
        let free = crate::play::crew::free_spots(&self.core.board, &self.rules.table, claimable);
        let segments = self.rules.table.tile(laid.tile).segments.len();
        (0..segments).fold(free, |free, place| {
            if self.is_completed(laid.segment(place)) { free & !(1 << place) } else { free }
        })
    }

    /// Whether a road or market is completed (C6, C7); residential areas never are.
    #[inline]
    pub(super) fn is_completed(&self, feature: SegmentId) -> bool {
        let features = self.core.board.features();
        is_completable(features.kind(feature)) && features.open(feature) == 0
    }

    /// The followers are placed: on to what the tile has completed, and to the walls.
    #[inline]
    pub(super) fn complete<S: Sink>(&mut self, sink: &mut S) {
        let mut held = false;
        let completed = core::closed_by_last(&self.core.board, &self.rules.table);
        for &segment in completed.as_slice() {
            if self.is_completed(segment) {
                held |= self.score_completed(segment, sink);
            }
        }
        // C10, C11
        if held && self.pile() > 1 {
            self.begin_building(sink);
        } else {
            self.end_turn(sink);
        }
    }

    /// A wall or the gate closes a side off; what it completes is scored at once (C18).
    pub(super) fn wall_off<S: Sink>(&mut self, edge: Edge, sink: &mut S) {
        let table = &self.rules.table;
        self.core.board.wall(table, edge.pos, edge.side);
        let laid = *self.core.board.tile_at(edge.pos).expect("walls stand beside tiles");
        let mut scored = None;
        for port in edge.side.ports() {
            let segment = laid.segment(self.rules.table.segment_at(laid.tile, laid.rotation, port));
            // Each port was open until now, so that nothing it belongs to was completed before.
            if scored != Some(segment) && self.is_completed(segment) {
                self.score_completed(segment, sink);
                scored = Some(segment);
            }
        }
    }

    /// C20: the turn is over, with or without a building, and the game may be.
    pub(super) fn end_turn<S: Sink>(&mut self, sink: &mut S) {
        if self.walls.supply() == 0 {
            self.finish(Ending::Walls, sink);
        } else if self.core.bag.left() == 0 {
            self.finish(Ending::Tiles, sink);
        } else if self.is_nearly_closed() {
            self.finish(Ending::Ring, sink);
        } else {
            self.core.progress.end_turn();
            self.core.player = self.core.player.next(self.core.players);
            // C9: from now on they can be used again.
            self.returned = [0; Player::MAX];
            self.phase = Phase::Draw;
        }
    }

    /// C20: the gate stands, and so few walls would close the ring.
    fn is_nearly_closed(&self) -> bool {
        let few = || self.walls.free(&self.core.board).nth(NEARLY_CLOSED).is_none();
        self.walls.gate().is_some() && few()
    }
}

/// C5: a traveller on a road, a merchant in a market, a resident in a residential area.
#[inline]
pub(super) fn claimable(kind: FeatureKind) -> bool {
    matches!(kind, FeatureKind::Road | FeatureKind::Market | FeatureKind::Residential)
}

/// C6, C7: roads and markets are completed; residential areas are scored at the end as they are.
#[inline]
pub(super) fn is_completable(kind: FeatureKind) -> bool {
    matches!(kind, FeatureKind::Road | FeatureKind::Market)
}
