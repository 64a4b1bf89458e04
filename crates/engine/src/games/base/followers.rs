//! Followers: where they may go (B7 to B9) and when they come back (B15).

use super::{Farmers, State};
use crate::board::SegmentId;
use crate::games::base::BaseRefusal;
use crate::play::crew::{self, Follower};
use crate::play::event::{RuleId, Sink};
use crate::play::refusal::Refusal;
use crate::vocabulary::geometry::Pos;
use crate::vocabulary::pieces::{Piece, Spot};
use crate::vocabulary::tiles::FeatureKind;

impl State {
    /// Whether followers can stand on such a feature at all (B7).
    #[inline]
    pub(super) fn claimable(&self, kind: FeatureKind) -> bool {
        match kind {
            FeatureKind::Road | FeatureKind::City | FeatureKind::Monastery => true,
            // B24: without farmers nobody can go to the fields.
            FeatureKind::Field => self.rules.farmers != Farmers::None,
            // V9, V13: these are in no other game.
            FeatureKind::Mountain | FeatureKind::Stream => true,
            // R3, K11
            _ => false,
        }
    }

    /// Whether a follower may be placed on this segment: nobody is on its whole feature, however large (B8).
    #[inline]
    pub(super) fn is_free(&self, segment: SegmentId) -> bool {
        let features = self.core.board.features();
        match features.kind(segment) {
            FeatureKind::Stream => self.rules.ports && self.is_free_for_boat(segment),
            // V9: each mountain is for itself.
            FeatureKind::Mountain => {
                !self.core.crew.standing().iter().any(|follower| follower.segment == segment)
            }
            kind => self.claimable(kind) && features.presence(segment).is_empty(),
        }
    }

    /// Whether a feature is completed; fields and mountains never are.
    #[inline]
    pub(super) fn is_completed(&self, feature: SegmentId) -> bool {
        let features = self.core.board.features();
        !features.kind(feature).is_land() && features.open(feature) == 0
    }

    /// The segments of the tile just laid on which a follower may be placed, as bits.
    #[inline]
    pub fn free_spots(&self) -> u16 {
        // V4: on tiles laid before, never on this one.
        if self.rules.late_follower {
            return 0;
        }
        let Some(laid) = self.core.board.laid().last() else { return 0 };
        let mut free = 0;
        for place in 0..self.rules.table.fresh(laid.tile).len() {
            free |= u16::from(self.is_free(laid.segment(place))) << place;
        }
        free
    }

    /// Every segment on which a follower may be placed.
    pub(super) fn targets(&self) -> Vec<SegmentId> {
        if self.rules.late_follower {
            return self.late_targets();
        }
        let laid = self.core.just_laid();
        crate::play::core::bits(self.free_spots().into())
            .map(|place| laid.segment(usize::from(place)))
            .collect()
    }

    /// The kinds of follower that the player in turn can place.
    pub(super) fn placeable(&self) -> impl Iterator<Item = Piece> {
        let (crew, player) = (&self.core.crew, self.core.player);
        Piece::FOLLOWERS.into_iter().filter(move |&piece| crew.left(player, piece) > 0)
    }

    /// Whether the player in turn can place or move anybody.
    #[inline]
    pub(super) fn can_act(&self) -> bool {
        let placing = self.core.crew.any_left(self.core.player)
            && if self.rules.late_follower {
                !self.late_targets().is_empty()
            } else {
                self.free_spots() != 0
            };
        placing || self.rules.lifestyle && (!self.shifts().is_empty() || !self.wars().is_empty())
    }

    /// The player in turn puts a follower on a segment.
    #[inline]
    pub(super) fn place<S: Sink>(&mut self, piece: Piece, segment: SegmentId, sink: &mut S) {
        let follower = Follower { player: self.core.player, segment, piece };
        self.core.crew.place_piece(&mut self.core.board, &self.rules.table, follower, sink);
    }

    /// The segment that is meant, or why nobody can be placed there.
    pub(super) fn find_place(&self, piece: Piece, pos: Pos, spot: Spot) -> Result<SegmentId, Refusal> {
        let (board, table) = (&self.core.board, &self.rules.table);
        let segment = if self.rules.late_follower {
            let laid = self.core.just_laid();
            if laid.pos == pos {
                return Err(Refusal::Base(BaseRefusal::TooSoon(pos)));
            }
            let tile = board.tile_at(pos).ok_or(Refusal::Base(BaseRefusal::NoTile(pos)))?;
            tile.segment(crew::find_segment_on(table, tile, spot)?.into())
        } else {
            let place = crew::find_segment(board, table, pos, spot, RuleId("B7"))?;
            self.core.just_laid().segment(place.into())
        };
        if !self.claimable(spot.kind) || spot.kind == FeatureKind::Stream && !self.rules.ports {
            return Err(Refusal::NotClaimable(spot.kind));
        }
        if !self.is_free(segment) {
            let rule = match spot.kind {
                FeatureKind::Stream => "V13",
                FeatureKind::Mountain => "V9",
                _ => "B8",
            };
            return Err(Refusal::Occupied { spot, rule: RuleId(rule) });
        }
        if self.rules.late_follower && self.was_completed(segment) {
            return Err(Refusal::JustCompleted { spot, rule: RuleId("V4") });
        }
        match self.core.crew.left(self.core.player, piece) {
            0 => Err(Refusal::NoneLeft(piece)),
            _ => Ok(segment),
        }
    }

    /// B15: all followers of a scored feature go back to their owners.
    #[inline]
    pub(super) fn return_followers<S: Sink>(&mut self, feature: SegmentId, sink: &mut S) {
        self.core.return_followers(&self.rules.table, feature, sink);
    }
}
