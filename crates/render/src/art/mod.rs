//! The picture of a tile, drawn from its layout.
//!
//! Nothing here knows a tile by name: the name only seeds the chance that scatters trees
//! and houses. What is on a tile, and where, comes from its segments.

pub(crate) mod houses;
pub(crate) mod meadow;
pub(crate) mod path;
pub(crate) mod scene;
pub(crate) mod wall;
pub(crate) mod water;

use crate::games;
use crate::layout::{TileLayout, tile_layout};
use bastide_engine::geometry::Rotation;
use bastide_engine::tiles::TileType;

/// How many pictures there are of each kind of tile in each turn.
///
/// A `variant` counts up from 0 and starts over here, so that a board needs no more
/// drawings than this for any tile.
pub const VARIANTS: u32 = 2;

/// How far the ground is drawn beyond the tile, so that no crack shows between two tiles.
pub(crate) const OVERLAP: f64 = 0.4;

/// The picture of a tile on its square of [`TILE`](crate::TILE) units, as SVG elements that use the sprites.
pub(crate) fn draw(tile: &TileType, rotation: Rotation, variant: u32) -> String {
    draw_laid_out(tile, &tile_layout(tile), rotation, variant)
}

/// Draws a tile whose layout, unturned, is known already: to find it takes as long as drawing the tile.
pub(crate) fn draw_laid_out(
    tile: &TileType,
    unturned: &TileLayout,
    rotation: Rotation,
    variant: u32,
) -> String {
    (games::room(tile).draw)(tile, unturned, rotation, variant)
}

#[cfg(test)]
pub(crate) mod tests;
