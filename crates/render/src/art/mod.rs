//! The picture of a tile, drawn from its layout.
//!
//! Nothing here knows a tile by name: the name only seeds the chance that scatters trees
//! and houses. What is on a tile, and where, comes from its segments.

mod abbey;
pub(crate) mod carcassonne;
pub(crate) mod castle;
mod city;
mod houses;
mod inn;
mod marketplace;
mod meadow;
mod mountain;
mod port;
mod road;
mod scene;
pub(crate) mod town;
mod village;
mod wall;
mod water;
mod wild;

use crate::dice::Dice;
use crate::geometry::TILE;
use crate::layout::{self, TileLayout, tile_layout};
use crate::palette::MEADOW;
use bastide_engine::geometry::Rotation;
use bastide_engine::tiles::TileType;
use scene::Scene;

/// How many pictures there are of each kind of tile in each turn.
///
/// A `variant` counts up from 0 and starts over here, so that a board needs no more
/// drawings than this for any tile.
pub const VARIANTS: u32 = 2;

/// How far the ground is drawn beyond the tile, so that no crack shows between two tiles.
const OVERLAP: f64 = 0.4;

/// The picture of a tile on its square of [`TILE`] units, as SVG elements that use the sprites.
pub(crate) fn draw(tile: &TileType, rotation: Rotation, variant: u32) -> String {
    draw_laid_out(tile, &tile_layout(tile), rotation, variant)
}

/// The same for a tile that is laid out already: that takes as long as drawing it.
pub(super) fn draw_laid_out(
    tile: &TileType,
    unturned: &TileLayout,
    rotation: Rotation,
    variant: u32,
) -> String {
    if castle::holds(tile) {
        return castle::draw(tile, rotation, variant);
    }
    if town::holds(tile) {
        return town::draw(tile, rotation, variant);
    }
    if layout::wild::holds(tile) {
        return wild::draw(tile, unturned, rotation, variant);
    }
    if mountain::holds(tile) {
        return mountain::draw(tile, rotation, variant);
    }
    let layout = unturned.turned(rotation);
    let mut dice = Dice::new(&tile.name, variant % VARIANTS);
    let mut scene = Scene::default();

    let side = TILE + 2.0 * OVERLAP;
    scene.ground(&format!("<path d=\"M-{OVERLAP} -{OVERLAP}h{side}v{side}h-{side}z\" fill=\"{MEADOW}\"/>"));
    inn::draw(&layout, &mut scene);
    meadow::draw(tile, unturned, rotation, &mut dice, &mut scene);
    water::draw(tile, &layout, &mut dice, &mut scene);
    let abbey = abbey::stands_on(tile);
    if abbey {
        abbey::grounds(&layout, &mut scene);
    }
    road::draw(tile, &layout, &mut scene);
    road::bridges(tile, &layout, &mut scene);
    marketplace::draw(tile, &layout, &mut dice, &mut scene);
    city::draw(tile, &layout, &mut dice, &mut scene);
    village::draw(tile, &layout, &mut dice, &mut scene);
    if abbey {
        abbey::draw(&layout, &mut dice, &mut scene);
    }
    scene.finish()
}

#[cfg(test)]
mod tests;
