//! The colours of the map. Warm ones that belong together, lit from the north-west.

/// The ground of every meadow; also what it shows at the rim, so that tiles join.
pub(crate) const MEADOW: &str = "#adc26d";
/// A meadow in the shade of a fold in the ground.
pub(crate) const MEADOW_DEEP: &str = "#9cb45f";
/// A meadow in the sun.
pub(crate) const MEADOW_BRIGHT: &str = "#bccd7e";

/// The way itself.
pub(crate) const ROAD: &str = "#f1e4bf";
/// Where cart wheels go.
pub(crate) const ROAD_RUT: &str = "#dcc895";
/// The edge of a road.
pub(crate) const ROAD_EDGE: &str = "#ab8f5a";
/// The trodden grass beside a road.
pub(crate) const ROAD_VERGE: &str = "#8fab57";

/// The ground of every city; also what it shows at the rim.
pub(crate) const CITY: &str = "#c78d58";
/// Squares and yards.
pub(crate) const CITY_BRIGHT: &str = "#deb681";
/// Between the paving stones.
pub(crate) const CITY_DEEP: &str = "#ad7646";

/// The top of a wall.
pub(crate) const STONE: &str = "#dcd3c0";
/// A wall in the sun.
pub(crate) const STONE_BRIGHT: &str = "#f1ebdd";
/// A wall in the shade.
pub(crate) const STONE_DEEP: &str = "#a2937d";

/// Every outline: ink that has browned with age.
pub(crate) const INK: &str = "#4a3524";
/// Paper, and the light of badges and halos.
pub(crate) const PAPER: &str = "#fbf6e9";
/// The table under the tiles.
pub(crate) const PARCHMENT: &str = "#ecdfc3";
/// Lines and stains on the parchment.
pub(crate) const PARCHMENT_DEEP: &str = "#c9b48a";

/// The ground of every court; also what it shows at the rim.
pub(crate) const COURT: &str = "#ddca98";
/// A court in the sun.
pub(crate) const COURT_BRIGHT: &str = "#e9dab0";
/// Between the cobbles of a court.
pub(crate) const COURT_DEEP: &str = "#b79f66";
/// The paving of a path.
pub(crate) const PATH: &str = "#f6efdf";
/// Between the stones of a path.
pub(crate) const PATH_DEEP: &str = "#d3c4a4";
/// The kerb of a path.
pub(crate) const PATH_EDGE: &str = "#94805c";

/// Roofs in rows, also what they show at the rim: lit, plain and shaded.
pub(crate) const ROOF: [&str; 3] = ["#dc7350", "#c4543a", "#933726"];
/// The platform of a tower, also what it shows at the rim: lit, plain and shaded.
pub(crate) const TOWER: [&str; 3] = ["#c3ccd3", "#a3b0ba", "#71808d"];

/// The ground of every residential area; also what it shows at the rim.
pub(crate) const HOMES: &str = "#b58250";
/// Yards and squares among the houses.
pub(crate) const HOMES_BRIGHT: &str = "#d8b380";
/// Between the houses.
pub(crate) const HOMES_DEEP: &str = "#93673a";
/// The ground of every market; also what it shows at the rim.
pub(crate) const MARKET: &str = "#9dc66c";
/// A market in the sun.
pub(crate) const MARKET_BRIGHT: &str = "#aed27f";
/// A market in the shade.
pub(crate) const MARKET_DEEP: &str = "#7da651";

/// The ground of every forest; also what it shows at the rim.
pub(crate) const FOREST: &str = "#4a6b3a";
/// The line around the bushes at its edge.
pub(crate) const FOREST_INK: &str = "#2f4a26";
/// A clearing.
pub(crate) const CLEARING: &str = "#93a657";
/// A river; also what it shows at the rim.
pub(crate) const RIVER: &str = "#63b1dc";
/// Light on the water.
pub(crate) const WATER_BRIGHT: &str = "#bfe3f3";
/// The bank of a river.
pub(crate) const BANK: &str = "#31688f";
/// A lake.
pub(crate) const LAKE: &str = "#2f7ab4";
/// A lake where it is deep.
pub(crate) const LAKE_DEEP: &str = "#235f93";
/// The sand around a lake.
pub(crate) const SAND: &str = "#efe0ac";

/// A river that boats go on; also what it shows at the rim.
pub(crate) const STREAM: &str = "#3f87c4";
/// The towpath along it.
pub(crate) const TOWPATH: &str = "#e4d3a0";
/// The bank of it.
pub(crate) const STREAM_BANK: &str = "#26507a";

/// Within the great wall of Carcassonne; also what it shows at the rim.
pub(crate) const CARCASSONNE: &str = "#d9bd8e";
/// Between its paving stones.
pub(crate) const CARCASSONNE_DEEP: &str = "#bb9a67";

/// Rock: lit, plain and shaded side.
pub(crate) const ROCK: [&str; 3] = ["#cfc4b2", "#a4988a", "#756a60"];
/// The scree below it.
pub(crate) const SCREE: &str = "#b8ad95";

/// Planks of boats, bridges and crates.
pub(crate) const WOOD: &str = "#a97c4a";
/// Planks in the shade.
pub(crate) const WOOD_DEEP: &str = "#7c5630";

/// Gold of crowns and signs.
pub(crate) const GOLD: &str = "#e3b23c";

/// Roofs: lit, plain and shaded side.
pub(crate) const ROOFS: [[&str; 3]; 5] = [
    ["#d9694a", "#c04f35", "#963826"],
    ["#e28a58", "#cf6d3d", "#a5502b"],
    ["#c95b4c", "#a94238", "#812f2a"],
    ["#e5a468", "#d08748", "#a66632"],
    ["#b9705a", "#9c5443", "#763c31"],
];
/// Slate, for churches and towers: lit, plain and shaded side.
pub(crate) const SLATE: [&str; 3] = ["#8fa3b3", "#6c8294", "#4c6071"];
/// Thatch, for cottages: lit, plain and shaded side.
pub(crate) const THATCH: [&str; 3] = ["#dcbd76", "#c29d56", "#967640"];
/// Leaves: lit, plain and shaded side.
pub(crate) const LEAVES: [[&str; 3]; 3] =
    [["#86a94e", "#67903f", "#4b7035"], ["#9bb04a", "#7b9340", "#5c7132"], ["#78a15b", "#57834a", "#3f663d"]];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::tests::{SIGHTS, seen};

    #[test]
    fn grounds_that_meet_differ_in_lightness_with_any_sight() {
        for sight in SIGHTS {
            for (a, b) in [
                (CITY, MEADOW),
                (HOMES, MARKET),
                (FOREST, MEADOW),
                (ROAD, MEADOW),
                (ROAD, CITY),
                (ROOF[1], COURT),
            ] {
                let far = (seen(a, sight)[0] - seen(b, sight)[0]).abs();
                assert!(far > 9.0, "{a} and {b} are only {far:.0} apart");
            }
        }
    }
}
