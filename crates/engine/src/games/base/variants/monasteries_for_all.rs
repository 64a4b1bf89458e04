//! Monasteries for all: V1.

use crate::bag::Bag;
use crate::board::Player;
use crate::event::{BaseEvent, Event, RuleId, Sink};
use crate::games::base::{Draws, Parts, Rules, State};
use crate::lang::Text;
use crate::setup::Part;
use crate::tiles::{FeatureKind, TileId};

/// What it is to those who choose it.
pub(super) const PART: Part = Part {
    id: "monasteries-for-all",
    title: Text { en: "Monasteries for all", fr: "Monastères pour tous" },
    about: Text {
        en: "each player starts with a monastery, to be laid once instead of drawing",
        fr: "chacun reçoit une abbaye, à poser une fois au lieu de piocher",
    },
    rules: &["V1"],
    excludes: &[],
    sources: &[],
};

impl Parts {
    /// Gives everybody a monastery out of the bag: those without a road first.
    pub(in crate::games::base) fn keep_monasteries(&mut self, rules: &Rules, bag: &mut Bag) {
        let table = &rules.table;
        let has = |tile: TileId, kind| table.tile(tile).segments.iter().any(|segment| segment.kind == kind);
        let mut monasteries: Vec<TileId> =
            bag.kinds(table).filter(|&id| has(id, FeatureKind::Monastery)).collect();
        monasteries.sort_by_key(|&id| has(id, FeatureKind::Road));
        for kept in &mut self.kept[..rules.players] {
            *kept = monasteries.iter().copied().find(|&id| bag.count(id) > 0);
            kept.iter().for_each(|&id| bag.take(id));
        }
    }
}

impl State {
    /// The monastery that a player has not played yet.
    pub fn kept(&self, player: Player) -> Option<TileId> {
        self.parts.as_ref()?.kept[player.seat()]
    }

    /// The monastery that the player in turn could lay now. With V11 it takes the place of the tile given, so that
    /// nobody has two turns in a round: who has no such tile any more can't lay it.
    pub(in crate::games::base) fn kept_for_now(&self) -> Option<TileId> {
        let parts = self.parts.as_ref()?;
        let player = self.core.player;
        let is_given = matches!(self.rules.draws, Draws::Given { .. });
        parts.kept[player.seat()].filter(|_| !is_given || parts.hands.count(player) > 0)
    }

    /// With V11, the tile given goes back into the bag when the monastery is played in its place.
    pub(in crate::games::base) fn put_given_back<S: Sink>(&mut self, sink: &mut S) {
        let (player, Some(parts)) = (self.core.player, &mut self.parts) else { return };
        if !matches!(self.rules.draws, Draws::Given { .. }) {
            return;
        }
        let given = parts.hands.held[player.seat()].pop();
        match given {
            Some(tile) => self.core.bag.put_back(tile),
            // Those who may not know it know that it goes back.
            None => {
                parts.hands.unknown[player.seat()] -= 1;
                self.core.bag.put_back_hidden();
            }
        }
        sink.tell(|| {
            let (tile, left) = (given.map(|tile| self.rules.table.name(tile)), self.core.bag.left());
            Event::Base(BaseEvent::PutBack { player, tile, left, rule: RuleId("V1") })
        });
    }
}
