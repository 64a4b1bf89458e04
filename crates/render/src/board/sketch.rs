//! A board at the size of a stamp: flat shapes without houses, trees and letters, for lists of games.

use super::{Picture, PictureTile};
use crate::geometry::TILE;
use crate::layout::tile_layout;
use crate::palette::{
    CARCASSONNE, CITY, COURT, FOREST, HOMES, INK, LAKE, MARKET, MEADOW, PAPER, PARCHMENT, PARCHMENT_DEEP,
    RIVER, ROAD, ROCK, ROOF, SLATE, TOWER,
};
use crate::player::look;
use crate::svg::number;
use bastide_engine::geometry::{Pos, Rotation};
use bastide_engine::tiles::FeatureKind;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Draws a board as a small SVG document: a tenth of the bytes of [`board_svg`](super::board_svg), with the followers as dots.
///
/// ```
/// use bastide_engine::geometry::{Pos, Rotation};
/// use bastide_engine::tiles::TileSet;
/// use bastide_render::{Picture, PicturePiece, PictureTile, sketch_svg};
///
/// let set = TileSet::base();
/// let tile = set.tile("city-side-road-straight").unwrap();
/// let start = PictureTile { tile, pos: Pos::new(0, 0), rotation: Rotation::NONE, variant: 0, last_by: None };
/// let pieces = vec![PicturePiece { player: 1, pos: Pos::new(0, 0), segment: 0 }];
/// let svg = sketch_svg(&Picture { tiles: vec![start], pieces, ..Picture::default() });
/// assert_eq!(svg.matches("<circle").count(), 1);
/// assert!(svg.len() < 2000);
/// ```
pub fn sketch_svg(picture: &Picture) -> String {
    let beyond = picture.game.beyond();
    let squares = || picture.tiles.iter().map(|tile| tile.pos).chain(beyond.squares().iter().copied());
    let (left, right) = span(squares().map(|pos| pos.x));
    let (top, bottom) = span(squares().map(|pos| pos.y));
    let corner = |pos: Pos| (f64::from(pos.x) * TILE, f64::from(pos.y) * TILE);

    // Every distinct drawing once.
    let mut kinds: BTreeMap<(&str, Rotation), usize> = BTreeMap::new();
    let (mut defs, mut body) = (String::new(), String::new());
    let cells: String = (beyond.squares().iter().map(|&pos| corner(pos)))
        .map(|(x, y)| format!("M{x} {y}h{TILE}v{TILE}h-{TILE}z"))
        .collect();
    if !cells.is_empty() {
        body +=
            &format!("<path d=\"{cells}\" fill=\"{COURT}\" stroke=\"{PARCHMENT_DEEP}\" stroke-width=\"4\"/>");
    }
    for tile in &picture.tiles {
        let next = kinds.len();
        let number = *kinds.entry((&*tile.tile.name, tile.rotation)).or_insert_with(|| {
            defs += &flat(tile, next);
            next
        });
        let (x, y) = corner(tile.pos);
        // Writing to a string does not fail.
        let _ = write!(body, "<use href=\"#t{number}\" x=\"{x}\" y=\"{y}\"/>");
    }
    for piece in &picture.pieces {
        let Some(on) = picture.tiles.iter().find(|tile| tile.pos == piece.pos) else { continue };
        let Some(place) = tile_layout(on.tile).segments.get(piece.segment).map(|segment| segment.spot) else {
            continue;
        };
        let (x, y) = corner(piece.pos);
        let at = place.turned(on.rotation);
        let _ = write!(
            body,
            "<circle cx=\"{}\" cy=\"{}\" r=\"19\" fill=\"{}\" stroke=\"{PAPER}\" stroke-width=\"5\"/>",
            number(x + at.x),
            number(y + at.y),
            look(piece.player).colour
        );
    }
    let margin = TILE / 2.0;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{x} {y} {w} {h}\"><defs>{defs}</defs>\
         <rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" fill=\"{PARCHMENT}\"/>{body}</svg>",
        x = number(f64::from(left) * TILE - margin),
        y = number(f64::from(top) * TILE - margin),
        w = number((f64::from(right) - f64::from(left) + 1.0) * TILE + 2.0 * margin),
        h = number((f64::from(bottom) - f64::from(top) + 1.0) * TILE + 2.0 * margin),
    )
}

fn span(values: impl Iterator<Item = i16>) -> (i16, i16) {
    values
        .fold(None, |found: Option<(i16, i16)>, value| {
            let (least, most) = found.unwrap_or((value, value));
            Some((least.min(value), most.max(value)))
        })
        .unwrap_or((0, 0))
}

/// A tile in plain colours, under a number.
fn flat(tile: &PictureTile, number: usize) -> String {
    let layout = tile_layout(tile.tile).turned(tile.rotation);
    let mut shapes: Vec<(FeatureKind, String)> = (tile.tile.segments.iter().zip(layout.segments))
        .map(|(segment, place)| (segment.kind, place.region.path()))
        .collect();
    // What covers least comes last.
    shapes.sort_by_key(|(kind, _)| order(*kind));
    let shapes: String = (shapes.iter())
        .map(|(kind, path)| format!("<path d=\"{path}\" fill=\"{}\" fill-rule=\"evenodd\"/>", colour(*kind)))
        .collect();
    format!(
        "<g id=\"t{number}\"><path d=\"M0 0h{TILE}v{TILE}H0z\" fill=\"{MEADOW}\" stroke=\"{INK}\" stroke-width=\"2\"/>{shapes}</g>"
    )
}

const fn order(kind: FeatureKind) -> u8 {
    match kind {
        FeatureKind::Field | FeatureKind::Meadow | FeatureKind::Court => 0,
        FeatureKind::Road | FeatureKind::River | FeatureKind::Stream => 2,
        FeatureKind::Monastery | FeatureKind::Crossroads | FeatureKind::Source | FeatureKind::Marketplace => {
            3
        }
        _ => 1,
    }
}

const fn colour(kind: FeatureKind) -> &'static str {
    match kind {
        FeatureKind::Road | FeatureKind::Crossroads => ROAD,
        FeatureKind::City => CITY,
        FeatureKind::Monastery => SLATE[1],
        FeatureKind::Tower => TOWER[1],
        FeatureKind::House => ROOF[1],
        FeatureKind::Court => COURT,
        FeatureKind::Market => MARKET,
        FeatureKind::Residential => HOMES,
        FeatureKind::Forest => FOREST,
        FeatureKind::River | FeatureKind::Stream => RIVER,
        FeatureKind::Lake | FeatureKind::Source => LAKE,
        FeatureKind::Carcassonne => CARCASSONNE,
        FeatureKind::Mountain => ROCK[1],
        FeatureKind::Marketplace => ROOF[0],
        FeatureKind::Field | FeatureKind::Meadow => MEADOW,
    }
}
