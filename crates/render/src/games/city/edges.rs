//! Where markets end at the rim of a tile.

use super::art::market;
use crate::board::PictureTile;
use crate::borders::{Border, Rim, between, of_picture, of_position};
use crate::geometry::Line;
use bastide_engine::games::city;
use bastide_engine::tiles::FeatureKind;

/// What ends with an edge of its own.
pub(crate) const KINDS: [FeatureKind; 1] = [FeatureKind::Market];

/// The edges of markets where they end at the rim of a tile against something else on the next one; from
/// north to south. Where a market ends at the city wall, the wall is its edge.
///
/// ```
/// use bastide_engine::geometry::{Pos, Rotation};
/// use bastide_engine::tiles::TileSet;
/// use bastide_render::{PictureTile, city_edges};
///
/// let set = TileSet::city();
/// let tile = |name: &str, y: i16| PictureTile {
///     tile: set.tile(name).unwrap(),
///     pos: Pos::new(0, y),
///     rotation: Rotation::NONE,
///     variant: 0,
///     last_by: None,
/// };
/// let (market, homes) = (tile("market1-fish-public", 1), tile("residential-public", 0));
/// assert_eq!(city_edges(&[market.clone()]), [], "it may still go on");
/// assert_eq!(city_edges(&[market.clone(), tile("market2opp-grain", 0)]), [], "it goes on with other goods");
/// assert_eq!(city_edges(&[market, homes])[0].id(), "bst-edge-market-n");
/// ```
pub fn city_edges(tiles: &[PictureTile]) -> Vec<Border> {
    between(of_picture(tiles), &KINDS, |_, _| Rim::Free)
}

/// The edges as they are in this position.
pub(super) fn of(position: &city::State) -> Vec<Border> {
    between(of_position(position), &KINDS, |_, _| Rim::Free)
}

/// Draws the edge of a market, which is to the left of the line.
pub(super) fn draw(_: &Border, line: &Line) -> String {
    market::fence(line)
}
