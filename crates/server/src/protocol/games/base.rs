//! What the base game has beyond tiles and followers.

use crate::protocol::{PieceKind, Words};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

/// What expansions and variants of the base game have beyond tiles and followers.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct BaseInfo {
    /// Big followers left, by seat; nothing where there are none in the game.
    pub big: Vec<u32>,
    /// The tiles before each player, by seat; nothing where nobody has any.
    pub hands: Vec<HandInfo>,
    /// The open tiles to choose from, or those that are to be given out; nothing where there are none.
    pub row: Option<HandInfo>,
    /// The monastery that each player keeps, by seat; nothing where nobody keeps one.
    pub kept: Vec<Option<String>>,
    /// Who gives the tiles out in this round.
    pub marker: Option<u32>,
    /// Tiles of the river still to be laid, the lake among them.
    pub river_left: u32,
    /// Who waits in Carcassonne.
    pub carcassonne: Option<CarcassonneInfo>,
    /// Goods left, by seat; nothing where there are none in the game.
    pub goods: Vec<u32>,
    /// Whether what the player in turn does next costs a point.
    pub costs: bool,
    /// Whether there are tiles that not everybody may know, so that people at one screen take turns before it.
    pub hides: bool,
}

/// Tiles before a player or on the table that are not laid yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct HandInfo {
    /// The kinds of those that may be known.
    pub tiles: Vec<String>,
    /// How many more there are, face down.
    pub hidden: u32,
}

/// Who waits in the city of Carcassonne.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct CarcassonneInfo {
    /// The quarter the Count stands in.
    pub count: Quarter,
    /// The followers in the quarters.
    pub waiting: Vec<WaitingInfo>,
}

/// A follower in a quarter of Carcassonne.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct WaitingInfo {
    /// Whose it is.
    pub player: u32,
    /// In which quarter.
    pub quarter: Quarter,
    /// The id of its drawing.
    pub symbol: String,
    /// What it is, if it is not an ordinary follower.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub piece: Option<PieceKind>,
    /// Where it stands, in units of which a tile has 120, from the north-west corner of the city's first cell.
    pub at: [f64; 2],
}

/// The drawings that expansions and variants of the base game need besides tiles and ordinary followers.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct BaseArt {
    /// The ids of the big followers, standing, by seat.
    pub big: Vec<String>,
    /// Those of the big followers lying, by seat.
    pub big_lying: Vec<String>,
    /// The ids of the boats, by seat.
    pub boats: Vec<String>,
    /// The ids of the goods, by seat.
    pub goods: Vec<String>,
    /// The city of Carcassonne, where it is in the game.
    pub carcassonne: Option<CarcassonneArt>,
}

/// The city of Carcassonne, which lies over twelve tiles. Lengths are in units of which a tile has 120, from the
/// north-west corner of its first cell, which is the square 0,0.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct CarcassonneArt {
    /// The id of the drawing that lies over the tiles.
    pub symbol: String,
    /// Its width and height.
    pub size: [f64; 2],
    /// The id of the Count's drawing.
    pub count: String,
    /// The four quarters.
    pub quarters: Vec<QuarterArt>,
}

/// A quarter of Carcassonne.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct QuarterArt {
    /// Which.
    pub id: Quarter,
    /// What it is called.
    pub said: Words,
    /// Its outline as SVG path data.
    pub path: String,
    /// Where the Count stands in it.
    pub count: [f64; 2],
}

mirror! {
    /// A quarter of Carcassonne.
    Quarter of bastide_engine::games::base::Quarter {
        /// From where knights go to cities.
        Castle,
        /// From where farmers go to fields, at the end.
        Market,
        /// From where thieves go to roads.
        Blacksmith,
        /// From where monks go to monasteries.
        Cathedral,
    }
}

/// What happens only with expansions and variants of the base game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(TS), ts(export))]
pub enum BaseEventKind {
    /// A tile was dealt into a hand.
    Dealt,
    /// A tile was turned up for all.
    Opened,
    /// A tile was given to somebody.
    Given,
    /// A tile that was given went back into the bag.
    PutBack,
    /// A tile that fits nowhere was given up.
    Discarded,
    /// A player without a tile was passed over.
    PassedOver,
    /// A tile was laid face down.
    MountainRaised,
    /// Points were paid.
    Paid,
    /// A tile was taken up and laid elsewhere.
    Rebuilt,
    /// A follower moved on the board.
    Moved,
    /// A follower went to a quarter of Carcassonne.
    SentToQuarter,
    /// The Count moved.
    CountMoved,
    /// A follower left Carcassonne for what is scored.
    LeftQuarter,
    /// A river met a port or market.
    RiverEnded,
    /// Goods may be laid at a port from now on.
    TradeOpened,
    /// A player's goods at a port were paid.
    GoodsScored,
}
