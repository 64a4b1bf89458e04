//! The wooden pieces and the places they stand on.

use crate::board::Player;
use crate::games::GameId;
use crate::vocabulary::geometry::{Port, Pos, Rotation, Side};
use crate::vocabulary::lang::{Lang, Text};
use crate::vocabulary::tiles::{FeatureKind, SegmentType};
use serde::{Serialize, Serializer};
use std::{fmt, str::FromStr};

/// A kind of wooden piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Piece {
    /// An ordinary follower.
    Follower,
    /// A hut of Hunters and Gatherers.
    Hut,
    /// A big follower of Inns & Cathedrals.
    Big,
    /// A good beside a port.
    Good,
}

impl Piece {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Follower, Self::Hut, Self::Big, Self::Good];

    /// The followers: those that decide majorities of features.
    pub const FOLLOWERS: [Self; 2] = [Self::Follower, Self::Big];

    /// The word for it in notations.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Follower => "follower",
            Self::Hut => "hut",
            Self::Big => "big",
            Self::Good => "good",
        }
    }

    /// How much it counts where the majority decides.
    pub const fn weight(self) -> u8 {
        match self {
            Self::Follower | Self::Hut | Self::Good => 1,
            // I2
            Self::Big => 2,
        }
    }

    /// What it is called in the base game once it stands on a feature of this kind.
    pub const fn role(self, on: FeatureKind) -> Text {
        Role::of(GameId::Base, on).text()
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Piece {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|piece| piece.word() == text).ok_or(())
    }
}

/// What a follower is called, by the game and the feature it stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// On a road of the base game.
    Thief,
    /// On a road of The Castle.
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
    /// On a road of The City.
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
    /// On a river of the base game.
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
    /// use bastide_engine::{pieces::Role, tiles::FeatureKind, GameId};
    ///
    /// assert_eq!(Role::of(GameId::Base, FeatureKind::Road).text().en, "thief");
    /// assert_eq!(Role::of(GameId::Castle, FeatureKind::Road).text().en, "messenger");
    /// ```
    pub const fn of(game: GameId, on: FeatureKind) -> Self {
        match (on, game) {
            (FeatureKind::Road, GameId::Base | GameId::Hunters) => Self::Thief,
            (FeatureKind::Road, GameId::Castle) => Self::Messenger,
            (FeatureKind::Road, GameId::City) => Self::Traveller,
            (FeatureKind::City | FeatureKind::Tower, _) => Self::Knight,
            (FeatureKind::Field, _) => Self::Farmer,
            (FeatureKind::Monastery, _) => Self::Monk,
            (
                FeatureKind::Crossroads
                | FeatureKind::Source
                | FeatureKind::Carcassonne
                | FeatureKind::Marketplace,
                _,
            ) => Self::Follower,
            (FeatureKind::Mountain, _) => Self::Miner,
            (FeatureKind::Stream, _) => Self::Boat,
            (FeatureKind::House, _) => Self::Burgher,
            (FeatureKind::Court | FeatureKind::Market, _) => Self::Merchant,
            (FeatureKind::Residential, _) => Self::Resident,
            (FeatureKind::Forest, _) => Self::Gatherer,
            (FeatureKind::River, _) => Self::Fisher,
            (FeatureKind::Meadow, _) => Self::Hunter,
            (FeatureKind::Lake, _) => Self::Hut,
        }
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

/// A segment of a tile, named by what it is and one port of the tile as it lies: `city n`, `field e3`.
///
/// A letter alone is the middle of that side. What reaches no side has no port: `monastery`. A lake goes by
/// the ports of its rivers.
///
/// ```
/// use bastide_engine::pieces::Spot;
/// use bastide_engine::tiles::FeatureKind;
///
/// let spot: Spot = "field e3".parse().unwrap();
/// assert_eq!(spot.kind, FeatureKind::Field);
/// assert_eq!(spot.to_string(), "field e3");
/// assert!("field n2".parse::<Spot>().is_err(), "the middle of the north side is written n");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    /// What it is.
    pub kind: FeatureKind,
    /// The port it is named after; see [`PortSet::landmark`](crate::vocabulary::geometry::PortSet::landmark).
    pub port: Option<Port>,
}

impl Spot {
    /// The name of a segment on a tile turned like this.
    pub fn of(segment: &SegmentType, rotation: Rotation) -> Self {
        Self { kind: segment.kind, port: segment.named_by.turned(rotation).landmark() }
    }

    /// Where on the tile it is, in words.
    ///
    /// ```
    /// use bastide_engine::{lang::Lang, pieces::Spot};
    ///
    /// assert_eq!("field e3".parse::<Spot>().unwrap().whereabouts(Lang::En), "east, on the south");
    /// assert_eq!("monastery".parse::<Spot>().unwrap().whereabouts(Lang::Fr), "au milieu");
    /// ```
    pub fn whereabouts(self, lang: Lang) -> String {
        match (self.port, lang) {
            (Some(port), _) => port.describe(lang),
            (None, Lang::En) => "in the middle".to_owned(),
            (None, Lang::Fr) => "au milieu".to_owned(),
        }
    }

    /// Whether a segment of a tile turned like this goes by the port this spot is named after.
    pub fn lies_in(self, segment: &SegmentType, rotation: Rotation) -> bool {
        let ports = segment.named_by.turned(rotation);
        self.kind == segment.kind && self.port.map_or(ports.is_empty(), |port| ports.contains(port))
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.port {
            None => write!(f, "{}", self.kind),
            Some(port) if port.is_middle() => write!(f, "{} {}", self.kind, port.side()),
            Some(port) => write!(f, "{} {port}", self.kind),
        }
    }
}

impl FromStr for Spot {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (kind, port) = match text.split_once(' ') {
            None => (text, None),
            Some((kind, port)) => (kind, Some(port)),
        };
        let port = port.map(|port| {
            let mut letters = port.chars();
            match (letters.next().and_then(Side::from_letter), letters.next()) {
                (Some(side), None) => Ok(side.middle()),
                _ => port.parse::<Port>().and_then(|port| if port.is_middle() { Err(()) } else { Ok(port) }),
            }
        });
        Ok(Self { kind: kind.parse()?, port: port.transpose()? })
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A segment of the board: a square and a spot on the tile there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Place {
    /// The square.
    pub pos: Pos,
    /// The segment of its tile.
    pub spot: Spot,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.pos, self.spot)
    }
}

impl Place {
    /// The place in a sentence: `the city on 1,0 (n)`.
    pub fn describe(self, lang: Lang) -> String {
        let kind = self.spot.kind.name(lang);
        match lang {
            Lang::En => format!("the {kind} on {}", self.pos),
            Lang::Fr => {
                let article = match self.spot.kind {
                    FeatureKind::Monastery => "l'",
                    kind if kind.is_feminine() => "la ",
                    _ => "le ",
                };
                format!("{article}{kind} en {}", self.pos)
            }
        }
    }
}

/// A piece that stands on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// Whose it is.
    pub player: Player,
    /// What it is.
    pub piece: Piece,
    /// Where it stands.
    pub place: Place,
}
