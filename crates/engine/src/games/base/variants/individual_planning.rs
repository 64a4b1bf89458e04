//! Individual planning: V2.

use crate::games::Changes;
use crate::games::base::BaseEvent;
use crate::games::base::{Draws, Phase, State};
use crate::play::event::{Event, RuleId, Sink};
use crate::setup::AddOn;
use crate::vocabulary::lang::Text;
use crate::vocabulary::tiles::TileId;

/// As it is offered to those who set a game up.
pub(super) const ADD_ON: AddOn = AddOn {
    id: "individual-planning",
    title: Text { en: "Individual planning", fr: "Planification individuelle" },
    about: Text {
        en: "a hidden hand of 3 tiles each: lay one, draw one",
        fr: "une main cachée de 3 tuiles chacun : on en pose une, on en pioche une",
    },
    changes: Changes::Drawing,
    rules: &["V2"],
    excludes: &["collective-planning", "architects", "given-hidden", "given-open", "battle-of-monasteries"],
    sources: &[],
};

impl State {
    /// V2, V6: none of the player's tiles fits, so one is given up: which, is asked if they differ.
    pub(in crate::games::base) fn discard_or_ask<S: Sink>(&mut self, sink: &mut S) {
        let kinds = self.hand_kinds();
        match kinds[..] {
            [only] => self.discard(only, sink),
            _ => self.phase = Phase::Discard,
        }
    }

    /// The player gives a tile up and draws another; when there is none, the turn is over.
    pub(in crate::games::base) fn discard<S: Sink>(&mut self, tile: TileId, sink: &mut S) {
        let player = self.core.player;
        if let Some(add_ons) = &mut self.add_ons {
            add_ons.hands.take(player, tile);
        }
        self.core.set_aside.push(tile);
        sink.tell(|| {
            let (tile, mountain) = (self.rules.table.name(tile), self.could_be_mountain());
            Event::Base(BaseEvent::Discarded { player, tile, mountain, rule: self.discard_rule() })
        });
        match self.next_deal() {
            Some(_) => self.phase = Phase::Deal,
            None => self.end_tile(sink),
        }
    }

    /// The rule by which a tile is given up: V6 has none of its own.
    pub(in crate::games::base) fn discard_rule(&self) -> RuleId {
        RuleId(if self.rules.draws == Draws::Hand { "V2" } else { "B6" })
    }

    /// The kinds of tile in the hand of the player in turn.
    pub(in crate::games::base) fn hand_kinds(&self) -> Vec<TileId> {
        let mut kinds = self.hand(self.core.player).0.to_vec();
        kinds.sort();
        kinds.dedup();
        kinds
    }
}
