//! The part of a board that an example is about, in a frame with the numbers of its columns and rows.

use bastide_engine::GameId;
use bastide_engine::geometry::Pos;
use bastide_engine::lessons::Shown;
use bastide_render::{Picture, TILE, symbol_id};

/// How wide the frame is where it has numbers and where it has none, and how large these are.
const FRAME: f64 = 24.0;
const RIM: f64 = 8.0;
const LETTERS: f64 = 17.0;

/// How large it is shown where there is room: a tile has some hundred pixels.
const SCALE: f64 = 0.8;

/// The table that the tiles lie on.
const TABLE: &str = "#ecdfc3";

/// What is shown.
pub(super) struct Part {
    /// All of it.
    all: Squares,
    /// Where there is something of the board to be seen.
    board: Squares,
    /// The square of a tile that may not lie there.
    refused: Option<Pos>,
    /// How much is shown beyond the squares.
    around: f64,
}

/// The squares from one corner to the other, both of them included.
#[derive(Clone, Copy)]
struct Squares {
    first: Pos,
    last: Pos,
}

impl Squares {
    fn around(squares: impl Iterator<Item = Pos> + Clone) -> Self {
        let least = |of: fn(Pos) -> i16| squares.clone().map(of).min().unwrap_or(0);
        let most = |of: fn(Pos) -> i16| squares.clone().map(of).max().unwrap_or(0);
        Self {
            first: Pos::new(least(|pos| pos.x), least(|pos| pos.y)),
            last: Pos::new(most(|pos| pos.x), most(|pos| pos.y)),
        }
    }

    /// Width and height with so much on every side.
    fn size(self, around: f64) -> (f64, f64) {
        let long = |first: i16, last: i16| (f64::from(last) - f64::from(first) + 1.0) * TILE + 2.0 * around;
        (long(self.first.x, self.last.x), long(self.first.y, self.last.y))
    }
}

impl Part {
    pub(super) fn of(picture: &Picture, shown: &Shown) -> Self {
        let laid = picture.tiles.iter().map(|tile| tile.pos);
        let all = Squares::around(laid.clone().chain(shown.refused));
        // Tiles of the Castle lie along its wall, with start spaces on it, and its ground is everywhere; the City's wall has
        // towers and guards.
        let (board, around) = match shown.state.game() {
            GameId::Castle => (all, 0.9 * TILE),
            GameId::City => (Squares::around(laid), 0.3 * TILE),
            _ => (Squares::around(laid), 4.0),
        };
        Self { all, board, refused: shown.refused, around }
    }

    /// Width and height in pixels, with the frame.
    pub(super) fn size(&self) -> (f64, f64) {
        let (width, height) = self.all.size(self.around);
        let outer = |inner: f64| ((inner + FRAME + RIM) * SCALE).round();
        (outer(width), outer(height))
    }

    /// This part of a drawn board; all of it where it has no tile to go by.
    pub(super) fn cut(&self, picture: &Picture, board: &str) -> String {
        let Some((x, y)) = origin(picture, board) else { return board.to_owned() };
        let board = without_paper(board);
        let steps = |to: i16, from: i16| (f64::from(to) - f64::from(from)) * TILE;
        let (all, seen) = (self.all.first, self.board.first);
        let (left, top) = (x + steps(seen.x, 0) - self.around, y + steps(seen.y, 0) - self.around);
        let (board_x, board_y) = (FRAME + steps(seen.x, all.x), FRAME + steps(seen.y, all.y));
        let (board_width, board_height) = self.board.size(self.around);
        let (inner_width, inner_height) = self.all.size(self.around);
        let (whole_width, whole_height) = (inner_width + FRAME + RIM, inner_height + FRAME + RIM);
        let (width, height) = self.size();
        // From the corner of the frame to the middle of a square.
        let middle = |square: i16, first: i16| steps(square, first) + TILE / 2.0 + self.around + FRAME;
        let mut marks = String::new();
        if let Some(pos) = self.refused {
            let at = |square, first| middle(square, first) - TILE / 2.0 + 4.0;
            marks += &format!(
                "<rect x=\"{}\" y=\"{}\" width=\"{side}\" height=\"{side}\" rx=\"6\" fill=\"#a5351d\" fill-opacity=\".12\" \
                 stroke=\"#a5351d\" stroke-width=\"4\" stroke-dasharray=\"10 7\"/>",
                at(pos.x, all.x),
                at(pos.y, all.y),
                side = TILE - 8.0,
            );
        }
        let letters = format!(
            "font-family=\"sans-serif\" font-size=\"{LETTERS}\" fill=\"#4a3b28\" text-anchor=\"middle\""
        );
        let mut number = |x: f64, y: f64, of: i16| {
            let minus = if of < 0 { "\u{2212}" } else { "" };
            marks +=
                &format!("<text x=\"{x}\" y=\"{}\">{minus}{}</text>", y + LETTERS * 0.36, of.unsigned_abs());
        };
        for column in all.x..=self.all.last.x {
            number(middle(column, all.x), FRAME / 2.0, column);
        }
        for row in all.y..=self.all.last.y {
            number(FRAME / 2.0, middle(row, all.y), row);
        }
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {whole_width} {whole_height}\" width=\"{width}\" height=\"{height}\">\
             <rect width=\"100%\" height=\"100%\" fill=\"{TABLE}\"/><svg x=\"{board_x}\" y=\"{board_y}\" width=\"{board_width}\" height=\"{board_height}\" \
             viewBox=\"{left} {top} {board_width} {board_height}\">{board}</svg>\
             <g {letters}>{marks}</g></svg>"
        )
    }
}

/// A drawn board without its sheet of paper and the line around that: a part of it would show where they end.
fn without_paper(board: &str) -> String {
    let Some((head, mut rest)) = board.split_once("</defs>") else { return board.to_owned() };
    while let Some((_, after)) = rest.strip_prefix("<rect ").and_then(|rect| rect.split_once("/>")) {
        rest = after;
    }
    format!("{head}</defs>{rest}")
}

/// Where the corner of the square 0,0 is in a drawn board: from where it has its first tile.
fn origin(picture: &Picture, board: &str) -> Option<(f64, f64)> {
    let tile = picture.tiles.first()?;
    let used = format!("<use href=\"#{}\" x=\"", symbol_id(tile.tile, tile.rotation, tile.variant));
    let (_, found) = board.split_once(&used)?;
    let (x, found) = found.split_once("\" y=\"")?;
    let (y, _) = found.split_once('"')?;
    let corner = |text: &str, square: i16| Some(text.parse::<f64>().ok()? - f64::from(square) * TILE);
    Some((corner(x, tile.pos.x)?, corner(y, tile.pos.y)?))
}
