//! Tiles as symbols to use many times, and a tile alone.

use crate::art::{self, VARIANTS};
use crate::games;
use crate::geometry::TILE;
use crate::layout::{TileLayout, tile_layout};
use crate::sprite::Sprite;
use bastide_engine::geometry::Rotation;
use bastide_engine::tiles::{Attr, FeatureKind, TileSet, TileType};

/// The id of the symbol that shows a tile in this turn and variant.
///
/// It follows from the name and the features of the tile alone. Where two pictures on one
/// page hold the same id they hold the same drawing, so it does not matter which is found.
///
/// ```
/// use bastide_engine::{geometry::Rotation, tiles::TileSet};
/// use bastide_render::{symbol_id, symbols};
///
/// let set = TileSet::base();
/// let id = symbol_id(set.tile("road-bend").unwrap(), Rotation::QUARTER, 1);
/// assert!(id.starts_with("bst-road-bend-"));
/// assert!(symbols([&set]).contains(&format!("id=\"{id}\"")));
/// ```
pub fn symbol_id(tile: &TileType, rotation: Rotation, variant: u32) -> String {
    // Two sets may use one name for different tiles: the features are part of the id.
    let features = tile.segments.iter().flat_map(|s| {
        let ports = s.ports.iter().map(|p| 1 << p.index()).sum::<u32>();
        // What only some games have counts only where it is: an id outlives a new kind of attribute.
        let others = Attr::ALL.iter().skip(1).map(|&a| (a as u32) << 8 | s.attrs.get(a));
        let others = others.filter(|word| word & 0xFF != 0);
        let building = s.building.map(|building| 0x1_0000 | building as u32);
        let mark = s.mark.map(|mark| 0x2_0000 | mark as u32);
        // Which rivers end in which lake.
        let rivers = (s.kind == FeatureKind::Lake).then_some(0x3_0000 | u32::from(s.touches));
        let extra = building.into_iter().chain(mark).chain(rivers);
        [s.kind as u32, ports, s.attrs.get(Attr::Shield)].into_iter().chain(others).chain(extra)
    });
    // On a start tile of the stone age a volcano stands.
    let volcano =
        (tile.start && tile.segments.iter().any(|s| s.kind == FeatureKind::Forest)).then_some(0x4_0000);
    let features = features.chain(volcano);
    let mark = features.fold(0x811c_9dc5_u32, |hash, word| (hash ^ word).wrapping_mul(0x0100_0193));
    let mark = (mark >> 16) ^ (mark & 0xFFFF);
    format!("bst-{}-{mark:04x}-{rotation}-{}", tile.name, variant % VARIANTS)
}

/// One tile as a `<symbol>` of [`TILE`] units a side. The sprites must be defined beside it.
pub(crate) fn symbol(tile: &TileType, rotation: Rotation, variant: u32) -> String {
    laid_out(tile, &tile_layout(tile), rotation, variant)
}

fn laid_out(tile: &TileType, layout: &TileLayout, rotation: Rotation, variant: u32) -> String {
    let id = symbol_id(tile, rotation, variant);
    let drawing = art::draw_laid_out(tile, layout, rotation, variant);
    // The ground reaches a hair over the rim and must not be cut off there.
    format!("<symbol id=\"{id}\" viewBox=\"0 0 {TILE} {TILE}\" overflow=\"visible\">{drawing}</symbol>")
}

/// The definitions of the small drawings that tiles are made of: put them once into a page.
///
/// ```
/// assert!(bastide_render::sprites().contains("<g id=\"bst-abbey\">"));
/// ```
pub fn sprites() -> String {
    games::sprites().into_iter().map(Sprite::definition).collect()
}

/// The sprites that these drawings use: the part of [`sprites`] that must be defined beside them.
///
/// ```
/// assert_eq!(bastide_render::sprites_in("<path d=\"M0 0h9\"/>"), "");
/// assert!(bastide_render::sprites_in("<use href=\"#bst-church\"/>").contains("id=\"bst-church\""));
/// ```
pub fn sprites_in(drawings: &str) -> String {
    let used = |sprite: &Sprite| drawings.contains(&format!("\"#{}\"", sprite.id()));
    games::sprites().into_iter().filter(used).map(Sprite::definition).collect()
}

/// All tiles of the sets of a game, in each turn and variant, as `<symbol>`s, with the sprites they may use.
///
/// A page that holds them in one hidden `<svg>` shows a tile with
/// `<use href="#…" width="120" height="120"/>`, the id being that of [`symbol_id`]. Turned
/// tiles are symbols of their own rather than turned symbols: houses stay upright, and the
/// light stays in the north-west.
///
/// ```
/// use bastide_engine::tiles::TileSet;
///
/// let symbols = bastide_render::symbols([&TileSet::base()]);
/// assert_eq!(symbols.matches("<symbol ").count(), 24 * 4 * bastide_render::VARIANTS as usize);
/// ```
pub fn symbols<'a>(sets: impl IntoIterator<Item = &'a TileSet>) -> String {
    sprites() + &sets.into_iter().flat_map(|set| &set.tiles).map(turned).collect::<String>()
}

/// One kind of tile in each turn and variant, as in [`symbols`], with no more sprites than it uses: for a page that has
/// to show this tile before it has the others.
///
/// ```
/// use bastide_engine::tiles::TileSet;
///
/// let set = TileSet::base();
/// let one = bastide_render::tile_symbols(set.tile("monastery").unwrap());
/// assert_eq!(one.matches("<symbol ").count(), 4 * bastide_render::VARIANTS as usize);
/// assert!(one.contains("id=\"bst-abbey\"") && one.len() < bastide_render::symbols([&set]).len() / 10);
/// ```
pub fn tile_symbols(tile: &TileType) -> String {
    let drawings = turned(tile);
    sprites_in(&drawings) + &drawings
}

/// A tile in each turn and variant.
fn turned(tile: &TileType) -> String {
    let layout = tile_layout(tile);
    let variants = |rotation| (0..VARIANTS).map(move |variant| (rotation, variant));
    (Rotation::ALL.into_iter().flat_map(variants))
        .map(|(rotation, variant)| laid_out(tile, &layout, rotation, variant))
        .collect()
}

/// One tile alone, as a whole SVG document.
///
/// ```
/// use bastide_engine::{geometry::Rotation, tiles::TileSet};
/// use bastide_render::tile_svg;
///
/// let set = TileSet::base();
/// let svg = tile_svg(set.tile("monastery-road").unwrap(), Rotation::NONE, 0);
/// assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>"));
/// ```
pub fn tile_svg(tile: &TileType, rotation: Rotation, variant: u32) -> String {
    let drawing = art::draw(tile, rotation, variant);
    let sprites = sprites_in(&drawing);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {TILE} {TILE}\" width=\"{TILE}\" height=\"{TILE}\">\
         <defs>{sprites}</defs>{drawing}</svg>"
    )
}
