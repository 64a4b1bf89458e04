//! What happens in a turn (H3): draw and lay, place a follower or a hut, score what was completed, and perhaps
//! the same once more with a bonus tile (H11).

use super::{Half, Phase, Power, State};
use crate::board::{Placement, SegmentId};
use crate::games::hunters::HuntersEvent;
use crate::play::core;
use crate::play::crew;
use crate::play::event::{Event, RuleId, Sink};
use crate::vocabulary::tiles::{Attr, FeatureKind, TileId};

impl State {
    pub(super) fn draw<S: Sink>(&mut self, tile: TileId, sink: &mut S) {
        let table = &self.rules.table;
        match self.half {
            Half::Land => self.core.draw(table, tile, sink),
            Half::Bonus => {
                self.bonus.take(tile);
                // H21
                sink.tell(|| {
                    Event::Hunters(HuntersEvent::BonusDrawn {
                        player: self.core.player,
                        tile: table.name(tile),
                        powers: Power::of(table.tile(tile)),
                        left: self.bonus.left(),
                        rule: RuleId("H21"),
                    })
                });
            }
        }
        if self.core.board.fits_somewhere(tile) {
            self.phase = Phase::Lay(tile);
            return;
        }
        // It is out of the game, and another is drawn while there is one.
        match self.half {
            Half::Land => {
                self.core.put_aside(table, tile, RuleId("H4"), sink);
                if self.core.bag.left() == 0 {
                    self.finish(sink);
                }
            }
            Half::Bonus => {
                self.core.put_aside(table, tile, RuleId("H11"), sink);
                if self.bonus.left() == 0 {
                    self.next_turn(sink);
                }
            }
        }
    }

    pub(super) fn lay<S: Sink>(&mut self, at: Placement, sink: &mut S) {
        let Phase::Lay(tile) = self.phase else { panic!("no tile is drawn") };
        let laid = self.core.lay(&self.rules.table, tile, at, sink);
        super::river::join_system(&mut self.systems, &self.core.board, &self.rules.table, laid);
        if self.free_pieces() != 0 {
            self.phase = Phase::Place;
        } else {
            self.complete(sink);
        }
    }

    /// The segments of the tile just laid on which a follower may be placed, as bits (H6): those whose whole
    /// feature, however large, no follower is on.
    #[inline]
    pub fn free_spots(&self) -> u16 {
        crew::free_spots(&self.core.board, &self.rules.table, claimable)
    }

    /// Where the player in turn can place something: followers in the lower half, huts in the upper.
    #[inline]
    pub(super) fn free_pieces(&self) -> u32 {
        let player = self.core.player;
        let followers = if self.core.crew.supply(player) > 0 { self.free_spots() } else { 0 };
        let huts = if self.huts.supply(player) > 0 { self.hut_spots() } else { 0 };
        u32::from(followers) | u32::from(huts) << 16
    }

    /// Whether a forest or river is completed (H7, H8); meadows never are.
    #[inline]
    pub(super) fn is_completed(&self, feature: SegmentId) -> bool {
        let features = self.core.board.features();
        is_completable(features.kind(feature)) && features.open(feature) == 0
    }

    /// What was to be placed is: on to what the tile has completed.
    #[inline]
    pub(super) fn complete<S: Sink>(&mut self, sink: &mut S) {
        let mut gold = None;
        let completed = core::closed_by_last(&self.core.board, &self.rules.table);
        for &segment in completed.as_slice() {
            if self.is_completed(segment) {
                self.score_completed(segment, sink);
                let features = self.core.board.features();
                // H12: also if nobody is in it. Nuggets lie in forests only.
                if features.attrs(segment).get(Attr::Gold) > 0 {
                    gold = gold.or(Some(segment));
                }
            }
        }
        // H11: one for the turn, none for a bonus tile, and none from an empty pile.
        match gold {
            Some(forest) if self.half == Half::Land && self.bonus.left() > 0 => {
                self.half = Half::Bonus;
                self.phase = Phase::Draw;
                sink.tell(|| {
                    Event::Hunters(HuntersEvent::BonusEarned {
                        player: self.core.player,
                        forest: self.core.board.places_of(&self.rules.table, forest),
                        rule: RuleId("H11"),
                    })
                });
            }
            _ => self.next_turn(sink),
        }
    }

    fn next_turn<S: Sink>(&mut self, sink: &mut S) {
        self.half = Half::Land;
        self.core.progress.end_turn();
        self.core.player = self.core.player.next(self.core.players);
        // H14
        if self.core.bag.left() == 0 {
            self.finish(sink);
        } else {
            self.phase = Phase::Draw;
        }
    }
}

/// H5: a hunter in a meadow, a gatherer in a forest, a fisher on a river.
#[inline]
pub(super) fn claimable(kind: FeatureKind) -> bool {
    matches!(kind, FeatureKind::Forest | FeatureKind::River | FeatureKind::Meadow)
}

/// H7, H8: forests and rivers are completed; meadows are scored at the end as they are.
#[inline]
pub(super) fn is_completable(kind: FeatureKind) -> bool {
    matches!(kind, FeatureKind::Forest | FeatureKind::River)
}
