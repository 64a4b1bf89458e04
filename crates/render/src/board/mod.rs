//! A whole board: tiles, followers, coordinates and scores.

mod panel;
mod picture;
mod position;
mod sketch;
mod table;

use crate::figure;
use crate::palette::{INK, PARCHMENT, PARCHMENT_DEEP};
use crate::svg::{escape, number, shorten};
use crate::symbol::{sprites_in, symbol};
pub use picture::{Picture, PicturePiece, PicturePlayer, PictureTile};
pub(crate) use position::{piece_at, pieces_of};
pub use sketch::sketch_svg;
use std::collections::BTreeMap;
pub(crate) use table::{Table, Token};

/// The letters of SVG pictures. A PNG uses the first; a browser uses what it has.
const FONTS: &str = "Noto Sans,Segoe UI,Helvetica,Arial,sans-serif";

/// A line of text; the words are made safe here.
pub(crate) fn text(x: f64, y: f64, size: f64, more: &str, words: &str) -> String {
    format!(
        "<text x=\"{}\" y=\"{}\" font-family=\"{FONTS}\" font-size=\"{}\" fill=\"{INK}\" {more}>{}</text>",
        number(x),
        number(y),
        number(size),
        escape(words)
    )
}

/// Draws a board as a whole SVG document.
///
/// ```
/// use bastide_engine::geometry::{Pos, Rotation};
/// use bastide_engine::{lang::Lang, tiles::TileSet};
/// use bastide_render::{Picture, PicturePiece, PicturePlayer, PictureTile, board_svg};
///
/// let set = TileSet::base();
/// let start = PictureTile {
///     tile: set.tile("city-side-road-straight").unwrap(),
///     pos: Pos::new(0, 0),
///     rotation: Rotation::NONE,
///     variant: 0,
///     last_by: Some(0),
/// };
/// let ann = PicturePlayer { name: "Ann & Léo".into(), score: 73, followers: 6, to_move: true };
/// let svg = board_svg(&Picture {
///     tiles: vec![start],
///     pieces: vec![PicturePiece { player: 0, pos: Pos::new(0, 0), segment: 0 }],
///     players: vec![ann],
///     caption: "Move 1".into(),
///     lang: Lang::En,
///     ..Picture::default()
/// });
/// assert!(svg.contains("Ann &amp; Léo") && svg.contains(">50+<"));
/// ```
pub fn board_svg(picture: &Picture) -> String {
    let table = Table::of(picture);
    let panel = panel::Panel::of(picture, &table);
    let (width, height) = (table.width, table.height + panel.height);

    // Every distinct drawing once, however often it lies on the board.
    let symbols: BTreeMap<_, _> = (picture.tiles.iter())
        .map(|t| (crate::symbol_id(t.tile, t.rotation, t.variant), t))
        .map(|(id, t)| (id, symbol(t.tile, t.rotation, t.variant)))
        .collect();
    let symbols: String = symbols.into_values().collect();
    let body = table.draw(picture) + &panel.draw(picture, &table);
    let around = picture.game.beyond().definitions(&body);
    let figures: String = (0..crate::PLAYERS)
        .flat_map(|player| [false, true].map(|lying| (player, lying)))
        .filter(|&(player, lying)| {
            let used = format!("#{}\"", figure::figure_id(player, lying));
            body.contains(&used) || around.contains(&used)
        })
        .map(|(player, lying)| figure::definition(player, lying))
        .collect();

    let unit = table.unit;
    let room = ((width - 2.0 * table.margin) / (12.5 * unit)) as usize;
    let caption = match picture.caption.trim() {
        "" => String::new(),
        caption => text(
            table.margin,
            table.margin * 0.5 + 21.0 * unit,
            22.0 * unit,
            "font-weight=\"bold\"",
            &shorten(caption, room),
        ),
    };
    let inset = 7.0 * unit;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" height=\"{h}\">\
         <defs>{sprites}{symbols}{figures}{around}</defs>\
         <rect width=\"{w}\" height=\"{h}\" fill=\"{PARCHMENT}\"/>\
         <rect x=\"{i}\" y=\"{i}\" width=\"{iw}\" height=\"{ih}\" fill=\"none\" stroke=\"{PARCHMENT_DEEP}\" stroke-width=\"{s}\"/>\
         {caption}{body}</svg>",
        w = number(width),
        h = number(height),
        i = number(inset),
        iw = number(width - 2.0 * inset),
        ih = number(height - 2.0 * inset),
        s = number(1.6 * unit),
        sprites = sprites_in(&format!("{symbols}{around}")),
    )
}
