//! Boards and tiles as text, for terminals.

mod legend;
mod rampart;
mod tile;

use bastide_engine::State;
use bastide_engine::board::Player;
use bastide_engine::games::base;
use bastide_engine::geometry::{Edge, Pos, Rotation, Side};
use bastide_engine::pieces::{Piece, Spot, Standing};
use bastide_engine::tiles::{FeatureKind, TileType};
pub(crate) use legend::legend;
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
    Rock,
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
            draw_piece(drawing, standing);
        }
    }
    if let State::Base(position) = state {
        draw_quarters(position, &mut drawings);
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

/// The letters that the quarters of Carcassonne go by.
const QUARTERS: [char; 4] = ['a', 'b', 'c', 'd'];

/// The letter of each quarter where its building stands, and the Count beside the one he is in. Who waits there is
/// told with the points.
fn draw_quarters(position: &base::State, drawings: &mut HashMap<Pos, Drawing>) {
    for cell in position.carcassonne().iter().filter(|cell| cell.landmark) {
        let Some(drawing) = drawings.get_mut(&cell.pos) else { continue };
        let shown = QUARTERS[cell.quarter.index()];
        drawing[1][3] = Glyph { shown, ground: Ground::Building };
        if position.count() == Some(cell.quarter) {
            drawing[1][4] = Glyph { shown: '*', ground: Ground::Building };
        }
    }
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
                Ground::Rock => "\u{1b}[1;38;5;236;48;5;247m".into(),
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
        tiles(&[(String::new(), set.tile(name).unwrap(), rotation)], false)
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

    #[test]
    fn tiles_of_the_expansions_show_inns_cathedrals_rivers_and_ports() {
        let inns = |name: &str, degrees: &str| drawn_from(&TileSet::inns_cathedrals(), name, degrees);
        assert_eq!(inns("cathedral", "0"), "\n #######\n ###C###\n #######\n");
        assert_eq!(inns("road-straight-inn", "0"), "\n .....I.\n -------\n .......\n");
        assert_eq!(inns("road-straight-inn", "90"), "\n ...|I..\n ...|...\n ...|...\n");
        let river = |name: &str| drawn_from(&TileSet::river(), name, "0");
        assert_eq!(river("source"), "\n .......\n ...o~~~\n .......\n");
        assert_eq!(river("river-straight-road-across"), "\n ...~...\n -------\n ...~...\n");
        let ports = |name: &str| drawn_from(&TileSet::rivers_ports(), name, "0");
        assert_eq!(ports("port"), "\n #######\n ###P###\n #..≈..#\n");
        assert_eq!(ports("market-river"), "\n .......\n ...m...\n ...≈...\n");
        assert_eq!(ports("stream-fork"), "\n .......\n ≈≈≈X≈≈≈\n ...≈...\n");
    }
}
