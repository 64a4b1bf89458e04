//! All tiles of a set on one page.

use crate::board::text;
use crate::games;
use crate::geometry::TILE;
use crate::palette::{INK, PARCHMENT, PARCHMENT_DEEP};
use crate::symbol::{sprites_in, symbol, symbol_id};
use bastide_engine::geometry::Rotation;
use bastide_engine::lang::{Lang, Text};
use bastide_engine::tiles::{TileSet, TileType};

const COLUMNS: usize = 6;
/// From one tile to the next, across and down.
const PITCH: (f64, f64) = (152.0, 172.0);
const MARGIN: f64 = 40.0;
const HEAD: f64 = 76.0;

/// Draws every kind of tile of a set once, with its letter, name and number of copies.
///
/// ```
/// use bastide_engine::{lang::Lang, tiles::TileSet};
/// use bastide_render::sheet_svg;
///
/// let sheet = sheet_svg(&TileSet::base(), Lang::Fr);
/// assert!(sheet.contains("24 sortes, 72 tuiles"));
/// ```
pub fn sheet_svg(set: &TileSet, lang: Lang) -> String {
    let rows = set.tiles.len().div_ceil(COLUMNS);
    let columns = set.tiles.len().clamp(1, COLUMNS);
    let width = 2.0 * MARGIN + columns as f64 * PITCH.0 - (PITCH.0 - TILE);
    let height = HEAD + rows as f64 * PITCH.1 + MARGIN - 8.0;
    let symbols: String = set.tiles.iter().map(|tile| symbol(tile, Rotation::NONE, 0)).collect();
    let cells: String = (set.tiles.iter().enumerate())
        .map(|(i, tile)| {
            let x = MARGIN + (i % COLUMNS) as f64 * PITCH.0;
            cell(tile, x, HEAD + (i / COLUMNS) as f64 * PITCH.1)
        })
        .collect();
    let kinds = Text { en: "kinds", fr: "sortes" }.get(lang);
    let tiles = Text { en: "tiles", fr: "tuiles" }.get(lang);
    let total: u16 = set.tiles.iter().map(|tile| tile.count).sum();
    let title = text(MARGIN, 46.0, 24.0, "font-weight=\"bold\"", set.title(lang));
    let summary = format!("{} {kinds}, {total} {tiles}", set.tiles.len());
    let summary = text(width - MARGIN, 46.0, 15.0, "text-anchor=\"end\" opacity=\".75\"", &summary);
    let note = Text {
        en: "This list is our own reconstruction: no published list of these tiles is known.",
        fr: "Cette liste est notre propre reconstitution : on ne connaît pas de liste publiée de ces tuiles.",
    };
    let note = match games::is_reconstructed(&set.id) {
        true => text(MARGIN, height - 16.0, 13.0, "opacity=\".75\"", note.get(lang)),
        false => String::new(),
    };
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">\
         <defs>{}{symbols}</defs><rect width=\"{width}\" height=\"{height}\" fill=\"{PARCHMENT}\"/>\
         <path d=\"M{MARGIN} 58H{}\" stroke=\"{PARCHMENT_DEEP}\" stroke-width=\"1.5\"/>{title}{summary}{cells}{note}</svg>",
        sprites_in(&symbols),
        width - MARGIN,
    )
}

fn cell(tile: &TileType, x: f64, y: f64) -> String {
    let id = symbol_id(tile, Rotation::NONE, 0);
    let below = y + TILE + 17.0;
    let letter = tile.letter.map(String::from).unwrap_or_default();
    format!(
        "<rect x=\"{}\" y=\"{}\" width=\"{TILE}\" height=\"{TILE}\" fill=\"{INK}\" opacity=\".25\"/>\
         <use href=\"#{id}\" x=\"{x}\" y=\"{y}\" width=\"{TILE}\" height=\"{TILE}\"/>\
         <rect x=\"{x}\" y=\"{y}\" width=\"{TILE}\" height=\"{TILE}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\".8\" opacity=\".6\"/>\
         {}{}{}",
        x + 2.5,
        y + 3.0,
        text(x, below, 14.0, "font-weight=\"bold\"", &letter),
        text(x + TILE, below, 13.0, "text-anchor=\"end\"", &format!("×{}", tile.count)),
        text(
            x + TILE / 2.0,
            below + 13.0,
            name_size(&tile.name),
            "text-anchor=\"middle\" opacity=\".75\"",
            &tile.name
        ),
    )
}

/// Letters as large as a long name allows: names of neighbours must not meet.
fn name_size(name: &str) -> f64 {
    (PITCH.0 * 1.72 / name.len().max(1) as f64).min(8.6)
}
