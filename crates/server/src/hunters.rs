//! What a position of Hunters and Gatherers has beyond tiles and followers, in the words of the protocol.

use crate::protocol::{BonusInfo, HuntersInfo, TileCount, Words};
use bastide_engine::board::Player;
use bastide_engine::games::hunters::HuntersEvent;
use bastide_engine::games::hunters::{self, Power};
use bastide_engine::lang::{Lang, Say};
use bastide_engine::position::Position;

pub(crate) fn describe(position: &hunters::State) -> HuntersInfo {
    let table = position.table();
    let bonus = position.bonus_tile().map(|id| {
        let said = |power: Power| Words { en: power.say(Lang::En), fr: power.say(Lang::Fr) };
        BonusInfo {
            name: table.name(id).to_string(),
            powers: Power::of(table.tile(id)).into_iter().map(said).collect(),
        }
    });
    HuntersInfo {
        huts: Player::all(position.players()).map(|player| position.huts_left(player)).collect(),
        bonus_left: position.bonus_left(),
        bonus_unseen: (table.ids().zip(position.bonus_unseen()))
            .filter(|(_, n)| **n > 0)
            .map(|(id, &n)| TileCount { name: table.name(id).to_string(), count: n.into() })
            .collect(),
        bonus,
    }
}

/// What kind of event it is.
pub(crate) fn event(event: &HuntersEvent) -> &'static str {
    match event {
        HuntersEvent::BonusEarned { .. } => "bonus-earned",
        HuntersEvent::BonusDrawn { .. } => "bonus-drawn",
    }
}
