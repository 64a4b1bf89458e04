use crate::games::GameId;
use crate::vocabulary::lang::Text;
use crate::vocabulary::tiles::FeatureKind;
use serde::Serialize;

/// What a follower is called, by the game and the feature it stands on: each game's room says which.
///
/// ```
/// use bastide_engine::pieces::Role;
///
/// assert_eq!(Role::Knight.text().fr, "chevalier");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// On a road.
    Thief,
    /// On a road within walls.
    Messenger,
    /// In a city or a tower.
    Knight,
    /// In a field.
    Farmer,
    /// In a monastery.
    Monk,
    /// In a house.
    Burgher,
    /// In a court or a market.
    Merchant,
    /// On a street.
    Traveller,
    /// In a residential area.
    Resident,
    /// In a forest.
    Gatherer,
    /// On a river.
    Fisher,
    /// In a meadow.
    Hunter,
    /// A hut, on a river or a lake.
    Hut,
    /// On a mountain.
    Miner,
    /// On a river that boats go on.
    Boat,
    /// A good beside a port.
    Good,
    /// Anywhere else.
    Follower,
}

impl Role {
    /// What a follower on such a feature is called in this game.
    ///
    /// ```
    /// use bastide_engine::{GameId, pieces::Role, tiles::FeatureKind};
    ///
    /// assert_eq!(Role::of(GameId::Base, FeatureKind::Road).text().en, "thief");
    /// assert_eq!(Role::of(GameId::Castle, FeatureKind::Road).text().en, "messenger");
    /// ```
    pub fn of(game: GameId, on: FeatureKind) -> Self {
        (game.info().role)(on)
    }

    /// Whether the French word for it is feminine.
    pub const fn is_feminine(self) -> bool {
        matches!(self, Self::Hut | Self::Good)
    }

    /// The word for it.
    pub const fn text(self) -> Text {
        match self {
            Self::Thief => Text { en: "thief", fr: "voleur" },
            Self::Messenger => Text { en: "messenger", fr: "messager" },
            Self::Knight => Text { en: "knight", fr: "chevalier" },
            Self::Farmer => Text { en: "farmer", fr: "paysan" },
            Self::Monk => Text { en: "monk", fr: "moine" },
            Self::Burgher => Text { en: "burgher", fr: "bourgeois" },
            Self::Merchant => Text { en: "merchant", fr: "marchand" },
            Self::Traveller => Text { en: "traveller", fr: "voyageur" },
            Self::Resident => Text { en: "resident", fr: "habitant" },
            Self::Gatherer => Text { en: "gatherer", fr: "cueilleur" },
            Self::Fisher => Text { en: "fisher", fr: "pêcheur" },
            Self::Hunter => Text { en: "hunter", fr: "chasseur" },
            Self::Hut => Text { en: "hut", fr: "hutte" },
            Self::Miner => Text { en: "miner", fr: "mineur" },
            Self::Boat => Text { en: "boat", fr: "bateau" },
            Self::Good => Text { en: "good", fr: "marchandise" },
            Self::Follower => Text { en: "follower", fr: "partisan" },
        }
    }
}
