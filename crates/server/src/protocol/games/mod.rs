//! The part that one game alone has in messages, a file for each, and the lists of all of them.

mod base;
mod castle;
mod city;
mod hunters;

pub use base::*;
pub use castle::*;
pub use city::*;
pub use hunters::*;

use super::CommonEventKind;
use serde::{Deserialize, Serialize};
use std::fmt;
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

macro_rules! game_ids {
    ($(($Game:ident, $room:ident, $doc:literal))*) => {
        mirror! {
            /// The short name of a game.
            GameId of bastide_engine::GameId {
                $(#[doc = $doc] $Game,)*
            }
        }
    };
}

bastide_engine::each_game!(game_ids);

/// What a position has beyond tiles and followers: at most what belongs to its own game.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct GamesInfo {
    /// What The Castle has beyond tiles and followers.
    pub castle: Option<CastleInfo>,
    /// What The City has beyond tiles and followers.
    pub city: Option<CityInfo>,
    /// What Hunters and Gatherers has beyond tiles and followers.
    pub hunters: Option<HuntersInfo>,
    /// What expansions and variants of the base game have beyond tiles and followers; nothing without any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub base: Option<BaseInfo>,
}

/// The drawings beyond those of tiles and ordinary followers: at most those of one game.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct GamesArt {
    /// What lies around the tiles in The Castle.
    pub castle: Option<CastleArt>,
    /// The pieces of the walls in The City.
    pub city: Option<CityArt>,
    /// The other pieces in Hunters and Gatherers.
    pub hunters: Option<HuntersArt>,
    /// The other pieces that expansions and variants of the base game need; nothing without any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub base: Option<BaseArt>,
}

/// What kind of event: one of those in every game, or one that a game has of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
#[cfg_attr(test, derive(TS), ts(export))]
pub enum EventKind {
    /// In every game.
    Common(CommonEventKind),
    /// With expansions and variants of the base game.
    Base(BaseEventKind),
    /// In The Castle.
    Castle(CastleEventKind),
    /// In The City.
    City(CityEventKind),
    /// In Hunters and Gatherers.
    Hunters(HuntersEventKind),
}

impl fmt::Display for EventKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        super::kinds::write_word(self, f)
    }
}

macro_rules! from_kinds {
    ($($Variant:ident($Kind:ident)),*) => {$(
        impl From<$Kind> for EventKind {
            fn from(kind: $Kind) -> Self {
                Self::$Variant(kind)
            }
        }

        impl PartialEq<$Kind> for EventKind {
            fn eq(&self, kind: &$Kind) -> bool {
                matches!(self, Self::$Variant(own) if own == kind)
            }
        }
    )*};
}

from_kinds!(
    Common(CommonEventKind),
    Base(BaseEventKind),
    Castle(CastleEventKind),
    City(CityEventKind),
    Hunters(HuntersEventKind)
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_go_by_the_engines_names() {
        for game in bastide_engine::GameId::ALL {
            assert_eq!(GameId::from(game).to_string(), game.to_string());
        }
    }

    /// No word means two kinds, or the second would be read as the first.
    #[test]
    fn a_word_is_read_as_the_kind_it_was_written_for() {
        let all: [EventKind; 6] = [
            CommonEventKind::Over.into(),
            BaseEventKind::Moved.into(),
            CastleEventKind::Bonus.into(),
            CityEventKind::CityEnds.into(),
            HuntersEventKind::BonusDrawn.into(),
            HuntersEventKind::BonusEarned.into(),
        ];
        for kind in all {
            let text = serde_json::to_string(&kind).unwrap();
            assert_eq!(serde_json::from_str::<EventKind>(&text).unwrap(), kind);
        }
    }
}
