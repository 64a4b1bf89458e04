//! What The City has beyond tiles and followers.

use crate::protocol::{EdgeInfo, SideInfo, Words};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

/// What a position of The City has beyond tiles and followers.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct CityInfo {
    /// Which pile tiles are drawn from: 1, 2 or 3.
    pub pile: u32,
    /// Tiles left in it.
    pub pile_left: u32,
    /// Walls each player sets in a wall building now; 0 while there are none.
    pub each: u32,
    /// Walls not set yet.
    pub walls_left: u32,
    /// Free sides between the two ends of the walls, once there is a gate: with 5 or fewer after a building
    /// the game ends.
    pub free: Option<u32>,
    /// The wall building that is going on.
    pub building: Option<BuildingInfo>,
    /// The city gate.
    pub gate: Option<SideInfo>,
    /// The walls, to the left of the gate and then to its right, each from the gate on; at the end also those
    /// that closed the ring.
    pub walls: Vec<WallInfo>,
    /// The towers on them, in the order they came.
    pub towers: Vec<TowerInfo>,
    /// What belongs to the players, by seat.
    pub players: Vec<CityPlayer>,
    /// Edges of markets that end at the rim of a tile.
    pub edges: Vec<EdgeInfo>,
}

/// A wall building that is going on.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct BuildingInfo {
    /// Who leads it.
    pub leader: u32,
    /// What is to be decided.
    pub step: BuildingStep,
    /// Whose walls are still to be set, the gate among them, in this order.
    pub to_set: Vec<u32>,
}

/// A wall.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct WallInfo {
    /// Where it stands.
    pub at: SideInfo,
    /// Whether it closed the ring and there was none left, so that it is imagined.
    pub imagined: bool,
    /// The guard on it.
    pub guard: Option<GuardInfo>,
}

/// A guard on a wall.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct GuardInfo {
    /// Whose it is.
    pub player: u32,
    /// The squares it watches, from the wall on: column and row of each.
    pub row: Vec<[i32; 2]>,
    /// What it would score as they stand.
    pub points: u32,
    /// Its row and points in a sentence.
    pub said: Words,
}

/// A tower on the walls.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct TowerInfo {
    /// Whose it is.
    pub player: u32,
    /// The wall beside it.
    pub at: SideInfo,
    /// At which end of that wall it stands, as seen from within.
    pub end: End,
}

/// What a player of The City has.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct CityPlayer {
    /// Towers left.
    pub towers: u32,
    /// Guards on the walls.
    pub guards: u32,
    /// What they would score as their rows stand.
    pub guard_points: u32,
}

/// The pieces of the walls of The City. Each drawing is for the north side of a tile of 120 units whose
/// north-west corner is at 0,0; turned around the middle of the tile it serves for the other sides. Walls and
/// gate are best drawn before the tiles, which then hide where they run into each other at inner corners.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct CityArt {
    /// The id of the drawing of a wall.
    pub wall: String,
    /// Of an imagined wall, which closes the ring at the end.
    pub imagined: String,
    /// Of the city gate.
    pub gate: String,
    /// Of a wall that could be set.
    pub ghost_wall: String,
    /// Of a gate that could be set.
    pub ghost_gate: String,
    /// Of a tower at the right end of a wall, by seat; mirrored it serves for the left end.
    pub towers: Vec<String>,
    /// Of a guard, by seat. Its middle is at 60,-11: turned back around it, a guard stands upright on any side.
    pub guards: Vec<String>,
}

mirror! {
    /// An end of the line of walls, as seen from within the city.
    End of bastide_engine::games::city::End {
        /// Anticlockwise around the city.
        Left,
        /// Clockwise around the city.
        Right,
    }
}

/// What is to be decided in a wall building.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(TS), ts(export))]
pub enum BuildingStep {
    /// Where the gate goes.
    Gate,
    /// At which end a wall goes.
    Wall,
    /// Whether a guard goes on the wall set last.
    Guard,
    /// Whether a tower is set, and at which end.
    Tower,
}

/// What happens only in The City.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(TS), ts(export))]
pub enum CityEventKind {
    /// The next pile is drawn from.
    PileBegun,
    /// A wall building begins.
    BuildingBegun,
    /// The gate was set.
    GateSet,
    /// A wall was set.
    WallSet,
    /// A guard was put on a wall.
    GuardSet,
    /// A tower was set and brings points.
    TowerSet,
    /// The game ends: the ring is closed and the final scoring begins.
    CityEnds,
    /// The ring of walls was closed.
    RingClosed,
    /// A guard was paid for the buildings in its row.
    GuardScored,
}
