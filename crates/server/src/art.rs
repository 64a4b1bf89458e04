//! The drawings of the tiles, worked out when they are first asked for.

use bastide_engine::geometry::Rotation;
use bastide_engine::tiles::{TileSet, TileType};
use bastide_render::{TileLayout, figures, symbols, tile_layout};
use std::collections::HashMap;
use std::sync::OnceLock;

/// Where the parts of every tile are in every rotation, and the drawings themselves.
pub(crate) struct Art {
    set: TileSet,
    layouts: HashMap<String, OnceLock<[TileLayout; 4]>>,
    symbols: OnceLock<String>,
}

impl Art {
    pub(crate) fn new() -> Self {
        let set = TileSet::base();
        let layouts = set.tiles.iter().map(|tile| (tile.name.to_string(), OnceLock::new())).collect();
        Self { set, layouts, symbols: OnceLock::new() }
    }

    /// Where the parts of a tile are as it lies.
    pub(crate) fn layout(&self, tile: &TileType, rotation: Rotation) -> &TileLayout {
        let turned = self.layouts[&*tile.name].get_or_init(|| {
            let layout = tile_layout(tile);
            Rotation::ALL.map(|rotation| layout.turned(rotation))
        });
        &turned[rotation.quarters() as usize]
    }

    /// One SVG document with a symbol for each tile, rotation and figure.
    pub(crate) fn symbols(&self) -> &str {
        self.symbols.get_or_init(|| {
            let (tiles, figures) = (symbols(&self.set), figures());
            format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\"><defs>{tiles}{figures}</defs></svg>"
            )
        })
    }
}
