//! Boards and tiles as text, for terminals.

mod rampart;
mod tile;

use bastide_engine::board::Player;
use bastide_engine::geometry::{Edge, Pos, Rotation, Side};
use bastide_engine::pieces::{Piece, Spot};
use bastide_engine::state::State;
use bastide_engine::tiles::TileType;
use std::collections::HashMap;
use tile::{at_port, draw_tile};

/// Characters a tile takes across and down.
const WIDTH: usize = 7;
const HEIGHT: usize = 3;

/// One character and what it shows.
#[derive(Clone, Copy, PartialEq)]
struct Glyph {
    shown: char,
    ground: Ground,
}

#[derive(Clone, Copy, PartialEq)]
enum Ground {
    Empty,
    Field,
    City,
    Road,
    Building,
    Homes,
    Forest,
    Water,
    Wall,
    /// A number to choose by.
    Choice,
    Follower(Player),
}

type Drawing = [[Glyph; WIDTH]; HEIGHT];

const EMPTY: Glyph = Glyph { shown: ' ', ground: Ground::Empty };
const EMPTY_SQUARE: Drawing = [[EMPTY; WIDTH]; HEIGHT];

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
    let mut drawings: HashMap<Pos, Drawing> = HashMap::new();
    for tile in state.board().laid() {
        drawings.insert(tile.pos, draw_tile(state.table().tile(tile.tile), tile.rotation));
    }
    for standing in state.standing() {
        if let Some(drawing) = drawings.get_mut(&standing.place.pos) {
            let (row, column) = at_spot(standing.place.spot);
            drawing[row][column] = number_of(standing.player);
            if standing.piece == Piece::Hut && column > 0 {
                drawing[row][column - 1] = Glyph { shown: 'h', ..number_of(standing.player) };
            }
        }
    }
    if let State::City(position) = state {
        rampart::draw(position.walls(), &mut drawings);
    }
    for (&pos, number) in &choices.squares {
        label(drawings.entry(pos).or_insert(EMPTY_SQUARE), 1, 1, *number);
    }
    for (&edge, number) in &choices.sides {
        let (row, column) = rampart::label_at(edge.side, number.to_string().len() + 2);
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

fn reach(numbers: impl Iterator<Item = i16> + Clone) -> (i16, i16) {
    (numbers.clone().min().unwrap_or(0), numbers.max().unwrap_or(0))
}

/// Writes a number to choose by.
fn label(drawing: &mut Drawing, row: usize, column: usize, number: usize) {
    for (glyph, shown) in drawing[row][column..].iter_mut().zip(format!("[{number}]").chars()) {
        *glyph = Glyph { shown, ground: Ground::Choice };
    }
}

/// A player's piece.
fn number_of(player: Player) -> Glyph {
    let shown = char::from_digit(player.number() as u32, 10).unwrap_or('?');
    Glyph { shown, ground: Ground::Follower(player) }
}

/// Several drawings of one tile side by side, each under its label.
pub(crate) fn tiles(tile: &TileType, rotations: &[(String, Rotation)], colours: bool) -> String {
    let mut text = String::from(" ");
    for (label, _) in rotations {
        text.push_str(&format!("{label:^WIDTH$}   "));
    }
    text = format!("{}\n", text.trim_end());
    for row in 0..HEIGHT {
        for (_, rotation) in rotations {
            text.push_str(&format!(" {}  ", paint(&draw_tile(tile, *rotation)[row], colours)));
        }
        text = format!("{}\n", text.trim_end());
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

fn paint(glyphs: &[Glyph], colours: bool) -> String {
    let mut text = String::new();
    let mut last = Ground::Empty;
    for glyph in glyphs {
        if colours && glyph.ground != last {
            text.push_str("\u{1b}[0m");
            text.push_str(&match glyph.ground {
                Ground::Empty => String::new(),
                Ground::Field => "\u{1b}[38;5;65;48;5;107m".into(),
                Ground::City => "\u{1b}[38;5;94;48;5;173m".into(),
                Ground::Road => "\u{1b}[38;5;240;48;5;230m".into(),
                Ground::Homes => "\u{1b}[38;5;137;48;5;180m".into(),
                Ground::Forest => "\u{1b}[38;5;22;48;5;28m".into(),
                Ground::Water => "\u{1b}[38;5;19;48;5;74m".into(),
                Ground::Wall => "\u{1b}[1;38;5;231;48;5;241m".into(),
                Ground::Building => "\u{1b}[1;38;5;52;48;5;223m".into(),
                Ground::Choice => "\u{1b}[1m".into(),
                Ground::Follower(player) => {
                    // Blue, orange, purple, yellow, black, white, on a contrasting letter colour.
                    let (ink, ground) =
                        [(231, 25), (16, 208), (231, 90), (16, 226), (231, 16), (16, 231)][player.seat()];
                    format!("\u{1b}[1;38;5;{ink};48;5;{ground}m")
                }
            });
            last = glyph.ground;
        }
        text.push(glyph.shown);
    }
    if colours && last != Ground::Empty {
        text.push_str("\u{1b}[0m");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::tiles::TileSet;

    fn drawn_from(set: &TileSet, name: &str, degrees: &str) -> String {
        let rotation: Rotation = degrees.parse().unwrap();
        tiles(set.tile(name).unwrap(), &[(String::new(), rotation)], false)
    }

    #[test]
    fn tiles_look_like_what_they_are() {
        let drawn = |name: &str, degrees: &str| drawn_from(&TileSet::base(), name, degrees);
        assert_eq!(drawn("city-side-road-straight", "0"), "\n #######\n -------\n .......\n");
        assert_eq!(drawn("city-side-road-straight", "90"), "\n ...|..#\n ...|..#\n ...|..#\n");
        assert_eq!(drawn("monastery-road", "0"), "\n .......\n ...M...\n ...|...\n");
        assert_eq!(drawn("city-whole-shield", "0"), "\n #######\n ###S###\n #######\n");
        assert_eq!(drawn("road-cross", "0"), "\n ...|...\n ---X---\n ...|...\n");
        assert_eq!(drawn("road-bend", "0"), "\n .......\n ---+...\n ...|...\n");
    }

    #[test]
    fn tiles_of_hunters_and_gatherers_show_what_lives_there() {
        let drawn = |name: &str, degrees: &str| drawn_from(&TileSet::hunters(), name, degrees);
        assert_eq!(drawn("open-deer", "0"), "\n ...d...\n .......\n .......\n");
        assert_eq!(drawn("forest1-mammoth", "0"), "\n ...m..F\n ......F\n ......F\n");
        assert_eq!(drawn("start-volcano", "0"), "\n ...m..F\n ~~~oFGF\n FFFFFFF\n");
        let bonus = drawn_from(&TileSet::hunters_bonus(), "bonus-fire", "0");
        assert_eq!(bonus, "\n ...t*..\n .......\n .......\n");
    }

    #[test]
    fn tiles_of_the_city_show_their_goods_and_buildings() {
        let drawn = |name: &str, degrees: &str| drawn_from(&TileSet::city(), name, degrees);
        assert_eq!(drawn("market1-fish-public", "0"), "\n fffffff\n ...P...\n .......\n");
    }
}
