//! Boards and tiles as text, for terminals.

use bastide_engine::board::Player;
use bastide_engine::geometry::{Port, Pos, Rotation, Side};
use bastide_engine::pieces::Spot;
use bastide_engine::state::State;
use bastide_engine::tiles::{Attr, FeatureKind, TileType};
use std::collections::HashMap;

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
    /// A number to choose by.
    Choice,
    Follower(Player),
}

type Drawing = [[Glyph; WIDTH]; HEIGHT];

const EMPTY: Glyph = Glyph { shown: ' ', ground: Ground::Empty };

/// Where on the drawing a port is.
fn at_port(port: Port) -> (usize, usize) {
    const PLACES: [(usize, usize); 12] =
        [(0, 1), (0, 3), (0, 5), (0, 6), (1, 6), (2, 6), (2, 5), (2, 3), (2, 1), (2, 0), (1, 0), (0, 0)];
    PLACES[port.index()]
}

/// How the inside of a city, a tower or a house is shown.
fn built(kind: FeatureKind) -> Option<Glyph> {
    match kind {
        FeatureKind::City => Some(Glyph { shown: '#', ground: Ground::City }),
        FeatureKind::Tower => Some(Glyph { shown: 'T', ground: Ground::City }),
        FeatureKind::House => Some(Glyph { shown: 'H', ground: Ground::Building }),
        _ => None,
    }
}

/// A tile as it lies.
fn draw_tile(tile: &TileType, rotation: Rotation) -> Drawing {
    let segment_at = |port: Port| tile.segments.iter().find(|s| s.ports.turned(rotation).contains(port));
    let kind_at = |port: Port| segment_at(port).map_or(FeatureKind::Field, |segment| segment.kind);
    let field = Glyph { shown: '.', ground: Ground::Field };
    let mut drawing = [[field; WIDTH]; HEIGHT];

    // What is built over two or more sides holds the middle; the rim follows the ports.
    let sides = |s: &&bastide_engine::tiles::SegmentType| {
        Side::ALL.iter().filter(|side| s.ports.contains(side.middle())).count()
    };
    let wide = tile.segments.iter().filter(|s| sides(s) >= 2).find_map(|s| built(s.kind));
    if let Some(wide) = wide {
        drawing[1][1..WIDTH - 1].fill(wide);
    }
    let wide = wide.is_some();
    for port in Port::all() {
        if let Some(city) = built(kind_at(port)) {
            let (row, column) = at_port(port);
            drawing[row][column] = city;
            if matches!(port.side(), Side::North | Side::South) {
                let (from, to) = (column.saturating_sub(1), (column + 1).min(WIDTH - 1));
                drawing[row][from..=to].fill(city);
            }
        }
    }

    let roads: Vec<Side> =
        Side::ALL.into_iter().filter(|side| kind_at(side.middle()) == FeatureKind::Road).collect();
    let road = |shown| Glyph { shown, ground: Ground::Road };
    for side in &roads {
        match side {
            Side::North => drawing[0][3] = road('|'),
            Side::South => drawing[2][3] = road('|'),
            Side::East => drawing[1][4..].fill(road('-')),
            Side::West => drawing[1][..3].fill(road('-')),
        }
    }
    let drawn = |attr| tile.segments.iter().any(|segment| segment.attrs.get(attr) > 0);
    let has = |kind| tile.segments.iter().any(|segment| segment.kind == kind);
    let middle = if has(FeatureKind::Monastery) {
        Some(Glyph { shown: 'M', ground: Ground::Building })
    } else if has(FeatureKind::Crossroads) || drawn(Attr::Square) {
        Some(road('X'))
    } else if drawn(Attr::Well) {
        Some(road('o'))
    } else if roads.len() == 2 {
        let straight = roads[0].opposite() == roads[1];
        Some(road(if !straight {
            '+'
        } else if roads[0] == Side::North {
            '|'
        } else {
            '-'
        }))
    } else {
        None
    };
    if let Some(middle) = middle {
        drawing[1][3] = middle;
    }
    if let Some(market) = tile.segments.iter().find(|segment| segment.attrs.get(Attr::Market) > 0)
        && let Some(port) = market.ports.turned(rotation).landmark()
    {
        let (row, column) = at_port(port);
        drawing[row][column] = Glyph { shown: 'm', ground: Ground::Building };
    }
    if let Some(shielded) = tile.segments.iter().find(|segment| segment.attrs.get(Attr::Shield) > 0) {
        // Beside the road where there is one, else in the middle.
        let port = shielded.ports.turned(rotation).landmark();
        let (row, column) = port.filter(|_| !wide || middle.is_some()).map_or((1, 3), at_port);
        drawing[row][column] = Glyph { shown: 'S', ground: Ground::City };
    }
    drawing
}

/// A square that can be chosen, and the number to choose it by.
pub(crate) type Choices = HashMap<Pos, usize>;

/// The whole board with coordinates, followers, and numbers on the squares that can be chosen.
pub(crate) fn board(state: &State, choices: &Choices, colours: bool) -> String {
    let laid = state.board().laid();
    let squares = || laid.iter().map(|laid| laid.pos).chain(choices.keys().copied());
    let (left, right) =
        (squares().map(|p| p.x).min().unwrap_or(0), squares().map(|p| p.x).max().unwrap_or(0));
    let (top, bottom) =
        (squares().map(|p| p.y).min().unwrap_or(0), squares().map(|p| p.y).max().unwrap_or(0));

    let mut drawings: HashMap<Pos, Drawing> = HashMap::new();
    for tile in laid {
        drawings.insert(tile.pos, draw_tile(state.table().tile(tile.tile), tile.rotation));
    }
    for standing in state.standing() {
        if let Some(drawing) = drawings.get_mut(&standing.place.pos) {
            let (row, column) = at_spot(standing.place.spot);
            let shown = char::from_digit(standing.player.number() as u32, 10).unwrap_or('?');
            drawing[row][column] = Glyph { shown, ground: Ground::Follower(standing.player) };
        }
    }
    for (&pos, number) in choices {
        let mut drawing = [[EMPTY; WIDTH]; HEIGHT];
        for (column, shown) in format!("[{number}]").chars().enumerate() {
            drawing[1][1 + column] = Glyph { shown, ground: Ground::Choice };
        }
        drawings.insert(pos, drawing);
    }

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

    fn drawn(name: &str, degrees: &str) -> String {
        let set = TileSet::base();
        let rotation: Rotation = degrees.parse().unwrap();
        tiles(set.tile(name).unwrap(), &[(String::new(), rotation)], false)
    }

    #[test]
    fn tiles_look_like_what_they_are() {
        assert_eq!(drawn("city-side-road-straight", "0"), "\n #######\n -------\n .......\n");
        assert_eq!(drawn("city-side-road-straight", "90"), "\n ...|..#\n ...|..#\n ...|..#\n");
        assert_eq!(drawn("monastery-road", "0"), "\n .......\n ...M...\n ...|...\n");
        assert_eq!(drawn("city-whole-shield", "0"), "\n #######\n ###S###\n #######\n");
        assert_eq!(drawn("road-cross", "0"), "\n ...|...\n ---X---\n ...|...\n");
        assert_eq!(drawn("road-bend", "0"), "\n .......\n ---+...\n ...|...\n");
    }
}
