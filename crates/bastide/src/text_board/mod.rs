//! Boards and tiles as text, for terminals.

mod tile;

use crate::canvas::{
    Drawing, EMPTY, EMPTY_SQUARE, Glyph, Ground, HEIGHT, Squares, WIDTH, label, label_at, number_of, paint,
};
use crate::games::room;
use bastide_engine::State;
use bastide_engine::geometry::{Edge, Pos, Rotation, Side};
use bastide_engine::pieces::{Piece, Spot, Standing};
use bastide_engine::tiles::{FeatureKind, TileType};
use std::collections::HashMap;
use tile::{at_port, draw_tile};

/// What can be chosen on the board, each with the number to choose it by.
#[derive(Default)]
pub(crate) struct Choices {
    /// Squares for the tile.
    pub(crate) squares: HashMap<Pos, usize>,
    /// Sides for a wall or the gate.
    pub(crate) sides: HashMap<Edge, usize>,
}

/// The whole board with coordinates, followers, walls, and numbers on what can be chosen.
pub(crate) fn board(state: &State, choices: &Choices, colours: bool) -> String {
    let mut drawings = Squares::new();
    for tile in state.board().laid() {
        drawings.insert(tile.pos, draw_tile(state.table().tile(tile.tile), tile.rotation));
    }
    for standing in state.standing() {
        if let Some(drawing) = drawings.get_mut(&standing.place.pos) {
            draw_piece(drawing, standing);
        }
    }
    room(state).draw(&mut drawings);
    for (&pos, number) in &choices.squares {
        label(drawings.entry(pos).or_insert(EMPTY_SQUARE), 1, 1, *number);
    }
    for (&edge, number) in &choices.sides {
        let (row, column) = label_at(edge.side, number.to_string().len() + 2);
        label(drawings.entry(edge.outside()).or_insert(EMPTY_SQUARE), row, column, *number);
    }

    let (left, right) = reach(drawings.keys().map(|pos| pos.x));
    let (top, bottom) = reach(drawings.keys().map(|pos| pos.y));
    let mut text = String::from("     ");
    for x in left..=right {
        text.push_str(&format!("{x:^WIDTH$}"));
    }
    text.push('\n');
    for y in top..=bottom {
        for row in 0..HEIGHT {
            text.push_str(&if row == 1 { format!("{y:>4} ") } else { " ".repeat(5) });
            let glyphs: Vec<Glyph> = (left..=right)
                .flat_map(|x| drawings.get(&Pos::new(x, y)).map_or([EMPTY; WIDTH], |drawing| drawing[row]))
                .collect();
            text.push_str(paint(&glyphs, colours).trim_end());
            text.push('\n');
        }
    }
    text
}

/// A piece by the number of its player, with a letter before it if it is no ordinary follower.
fn draw_piece(drawing: &mut Drawing, Standing { player, piece, place }: Standing) {
    let letter = match (piece, place.spot.kind) {
        (Piece::Hut, _) => Some('h'),
        (Piece::Good, _) => Some('g'),
        (Piece::Follower | Piece::Big, FeatureKind::Stream) => Some('b'),
        (Piece::Big, _) => Some('B'),
        (Piece::Follower, _) => None,
    };
    let (row, column) = at_spot(place.spot);
    // Beside those who stand there already.
    let taken = |column: &usize| matches!(drawing[row][*column], Glyph { ground: Ground::Follower(_), .. });
    let column = (column..WIDTH).find(|column| !taken(column)).unwrap_or(column);
    match letter {
        None => drawing[row][column] = number_of(player),
        Some(shown) => {
            let letter_at = column.saturating_sub(1);
            drawing[row][letter_at] = Glyph { shown, ..number_of(player) };
            drawing[row][letter_at + 1] = number_of(player);
        }
    }
}

fn reach(numbers: impl Iterator<Item = i16> + Clone) -> (i16, i16) {
    (numbers.clone().min().unwrap_or(0), numbers.max().unwrap_or(0))
}

/// How many tiles stand side by side in one row.
const ABREAST: usize = 7;

/// Tiles side by side as they are turned, each under its label.
pub(crate) fn tiles(shown: &[(String, &TileType, Rotation)], colours: bool) -> String {
    let mut text = String::new();
    for some in shown.chunks(ABREAST) {
        let labels: String = some.iter().map(|(label, ..)| format!("{label:^WIDTH$}   ")).collect();
        text.push_str(&format!("{}\n", format!(" {labels}").trim_end()));
        for row in 0..HEIGHT {
            let line: String = (some.iter())
                .map(|(_, tile, rotation)| format!(" {}  ", paint(&draw_tile(tile, *rotation)[row], colours)))
                .collect();
            text.push_str(&format!("{}\n", line.trim_end()));
        }
    }
    text
}

/// Where a follower on this spot is shown: the port it is named after, moved inwards from the rim's sides.
fn at_spot(spot: Spot) -> (usize, usize) {
    match spot.port {
        None => (1, 3),
        Some(port) if port.is_middle() && port.side() == Side::East => (1, 5),
        Some(port) if port.is_middle() && port.side() == Side::West => (1, 1),
        Some(port) => at_port(port),
    }
}

/// One tile of a set, without a label.
#[cfg(test)]
pub(crate) fn drawn_from(set: &bastide_engine::tiles::TileSet, name: &str, degrees: &str) -> String {
    let rotation: Rotation = degrees.parse().unwrap();
    tiles(&[(String::new(), set.tile(name).unwrap(), rotation)], false)
}
