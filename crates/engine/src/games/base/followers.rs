//! Followers: where they may go (B7 to B9) and when they come back (B15).

use super::{Farmers, Follower, State};
use crate::board::SegmentId;
use crate::event::{Event, Sink};
use crate::pieces::{Piece, Role};
use crate::setup::GameId;
use crate::tiles::FeatureKind;

impl State {
    /// Whether followers can stand on such a feature at all (B7).
    #[inline]
    pub(super) fn claimable(&self, kind: FeatureKind) -> bool {
        match kind {
            FeatureKind::Road | FeatureKind::City | FeatureKind::Monastery => true,
            // B24: without farmers nobody can go to the fields.
            FeatureKind::Field => self.rules.farmers != Farmers::None,
            _ => false,
        }
    }

    /// The segments of the tile just laid on which a follower may be placed, as bits: those whose
    /// whole feature, however large, nobody is on (B8).
    #[inline]
    pub fn free_spots(&self) -> u16 {
        let laid = self.just_laid();
        let features = self.board.features();
        let mut free = 0;
        for (place, segment) in self.rules.table.tile(laid.tile).segments.iter().enumerate() {
            let open = self.claimable(segment.kind) && features.presence(laid.segment(place)).is_empty();
            free |= u16::from(open) << place;
        }
        free
    }

    pub(super) fn place_follower<S: Sink>(&mut self, place: u8, sink: &mut S) {
        let (player, segment) = (self.player, self.just_laid().segment(place as usize));
        self.supply[player.seat()] -= 1;
        self.followers.push(Follower { player, segment });
        self.board.features_mut().arrive(segment, player, Piece::Follower.weight());
        sink.tell(|| {
            let place = self.place_of(segment);
            let role = Role::of(GameId::Base, place.spot.kind);
            Event::Placed { player, piece: Piece::Follower, role, pos: place.pos, spot: place.spot }
        });
    }

    /// B15: all followers of a scored feature go back to their owners.
    #[inline]
    pub(super) fn return_followers<S: Sink>(&mut self, feature: SegmentId, sink: &mut S) {
        let root = self.board.features().root(feature);
        let mut kept = 0;
        for i in 0..self.followers.len() {
            let follower = self.followers[i];
            if self.board.features().root(follower.segment) == root {
                self.supply[follower.player.seat()] += 1;
                self.board.features_mut().leave(root, follower.player, Piece::Follower.weight());
                sink.tell(|| {
                    let place = self.place_of(follower.segment);
                    Event::Returned {
                        player: follower.player,
                        piece: Piece::Follower,
                        role: Role::of(GameId::Base, place.spot.kind),
                        pos: place.pos,
                        spot: place.spot,
                    }
                });
            } else {
                self.followers[kept] = follower;
                kept += 1;
            }
        }
        self.followers.truncate(kept);
    }
}
