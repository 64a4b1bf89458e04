//! Monasteries for all: V1.

use crate::board::Player;
use crate::games::Changes;
use crate::games::base::{AddOnState, Rules, State};
use crate::play::bag::Bag;
use crate::setup::AddOn;
use crate::vocabulary::lang::Text;
use crate::vocabulary::tiles::{FeatureKind, TileId};

/// As it is offered to those who set a game up.
pub(super) const ADD_ON: AddOn = AddOn {
    id: "monasteries-for-all",
    title: Text { en: "Monasteries for all", fr: "Monastères pour tous" },
    about: Text {
        en: "each player starts with a monastery, to be laid once instead of drawing",
        fr: "chacun reçoit une abbaye, à poser une fois au lieu de piocher",
    },
    changes: Changes::Laying,
    rules: &["V1"],
    excludes: &[],
    sources: &[],
};

impl AddOnState {
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
        self.add_ons.as_ref()?.kept[player.seat()]
    }

    /// The monastery that the player in turn could lay now.
    pub(in crate::games::base) fn kept_for_now(&self) -> Option<TileId> {
        self.kept(self.core.player).filter(|_| self.may_play_instead())
    }
}
