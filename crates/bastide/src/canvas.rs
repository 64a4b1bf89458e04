//! Characters on a grid: what boards and tiles are drawn of in a terminal.

use bastide_engine::board::Player;
use bastide_engine::geometry::{Pos, Side};
use std::collections::HashMap;

/// Characters a tile takes across.
pub(crate) const WIDTH: usize = 7;
/// Lines a tile takes.
pub(crate) const HEIGHT: usize = 3;

/// One character and what it shows.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Glyph {
    pub(crate) shown: char,
    pub(crate) ground: Ground,
}

/// What a character stands on, which is its colour.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Ground {
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

/// One square.
pub(crate) type Drawing = [[Glyph; WIDTH]; HEIGHT];

/// The squares that show something.
pub(crate) type Squares = HashMap<Pos, Drawing>;

pub(crate) const EMPTY: Glyph = Glyph { shown: ' ', ground: Ground::Empty };
pub(crate) const EMPTY_SQUARE: Drawing = [[EMPTY; WIDTH]; HEIGHT];

/// Writes a number to choose by.
pub(crate) fn label(drawing: &mut Drawing, row: usize, column: usize, number: usize) {
    for (glyph, shown) in drawing[row][column..].iter_mut().zip(format!("[{number}]").chars()) {
        *glyph = Glyph { shown, ground: Ground::Choice };
    }
}

/// Where the number of so many characters is written by which a side of a tile is chosen, on the square beyond it.
pub(crate) fn label_at(side: Side, length: usize) -> (usize, usize) {
    match side {
        Side::North => (HEIGHT - 1, (WIDTH - length) / 2),
        Side::South => (0, (WIDTH - length) / 2),
        Side::East => (1, 0),
        Side::West => (1, WIDTH - length),
    }
}

/// A player's piece.
pub(crate) fn number_of(player: Player) -> Glyph {
    let shown = char::from_digit(player.number() as u32, 10).unwrap_or('?');
    Glyph { shown, ground: Ground::Follower(player) }
}

/// A line of characters, with colours if they are wanted.
pub(crate) fn paint(glyphs: &[Glyph], colours: bool) -> String {
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
