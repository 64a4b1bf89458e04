//! Breach: V8.

use crate::games::Changes;
use crate::games::base::BaseEvent;
use crate::games::base::{Phase, State};
use crate::play::event::{Event, RuleId, Sink};
use crate::play::source::Source;
use crate::setup::AddOn;
use crate::vocabulary::lang::Text;

/// As it is offered to those who set a game up.
pub(super) const ADD_ON: AddOn = AddOn {
    id: "breach",
    title: Text { en: "Breach", fr: "Brèche" },
    about: Text {
        en: "as Lifestyle, and each further action or follower in a turn costs a point",
        fr: "comme Style de vie, et chaque action ou partisan de plus coûte un point",
    },
    changes: Changes::Followers,
    rules: &["V7", "V8"],
    excludes: &[],
    sources: &[Source::PAID],
};

impl State {
    /// Whether what the player does next in this turn costs a point.
    #[inline]
    pub fn costs(&self) -> bool {
        self.rules.breach && self.add_ons.as_ref().is_some_and(|add_ons| add_ons.actions > 0)
    }

    /// The player has placed or moved somebody: with a point left there may be more, else the tile is scored.
    #[inline]
    pub(in crate::games::base) fn acted<S: Sink>(&mut self, sink: &mut S) {
        if let Some(add_ons) = &mut self.add_ons {
            add_ons.actions = add_ons.actions.saturating_add(1);
        }
        let again = self.rules.breach && self.core.scores[self.core.player.seat()] > 0 && self.can_act();
        if again {
            self.phase = Phase::Follow;
        } else {
            self.score_completed(sink);
        }
    }

    /// Pays for an action, unless it is the first of the turn.
    pub(in crate::games::base) fn pay_for_action<S: Sink>(&mut self, sink: &mut S) {
        if self.costs() {
            self.pay_point(RuleId("V8"), sink);
        }
    }

    /// The player in turn pays a point.
    pub(in crate::games::base) fn pay_point<S: Sink>(&mut self, rule: RuleId, sink: &mut S) {
        let player = self.core.player;
        self.core.scores[player.seat()] -= 1;
        sink.tell(|| Event::Base(BaseEvent::Paid { player, points: 1, rule }));
    }
}
