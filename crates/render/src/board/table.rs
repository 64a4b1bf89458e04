use super::{Picture, PicturePiece, PictureTile, text};
use crate::geometry::{Point, TILE};
use crate::layout::{TileLayout, tile_layout};
use crate::palette::{INK, PAPER, PARCHMENT_DEEP};
use crate::player::look;
use crate::svg::number;
use crate::symbol::symbol_id;
use bastide_engine::geometry::Pos;
use bastide_engine::tiles::FeatureKind;
use std::collections::BTreeMap;

/// The table with the tiles on it, and the measures of everything around them.
pub(crate) struct Table {
    /// The whole width of the picture, and the height as far as the tiles go.
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) margin: f64,
    /// By how much letters and panels grow with the board, so that a large board shown
    /// small can still be read.
    pub(super) unit: f64,
    /// Where the corner of the north-westernmost square is.
    corner: Point,
    first: Pos,
    last: Pos,
    /// How far what is shown reaches beyond the squares on every side.
    around: f64,
}

impl Table {
    /// The least width of a picture, in tiles: names and scores need some room.
    const NARROWEST: f64 = 5.0;

    pub(super) fn of(picture: &Picture) -> Self {
        let beyond = picture.game.beyond();
        let squares = beyond.squares().iter().copied();
        let shown: Vec<Pos> = picture.tiles.iter().map(|t| t.pos).chain(squares).collect();
        let around = beyond.reach();
        let xs = || shown.iter().map(|pos| pos.x);
        let ys = || shown.iter().map(|pos| pos.y);
        let first = Pos::new(xs().min().unwrap_or(0), ys().min().unwrap_or(0));
        let last = Pos::new(xs().max().unwrap_or(0), ys().max().unwrap_or(0));
        let across = |a: i16, b: i16| f64::from(b) - f64::from(a) + 1.0;
        let (columns, rows) = (across(first.x, last.x), across(first.y, last.y));
        let content = columns.max(Self::NARROWEST) * TILE + 2.0 * around;
        let unit = (content.max(rows * TILE * 0.7) / 950.0).clamp(0.75, 2.4);
        let margin = 52.0 * unit;
        let width = content + 2.0 * margin;
        let head = if picture.caption.trim().is_empty() { 0.0 } else { 34.0 * unit };
        let corner = Point::new((width - columns * TILE) / 2.0, margin + head + around);
        let height = corner.y + rows * TILE + around + margin * 0.6;
        Self { width, height, margin, unit, corner, first, last, around }
    }

    /// A transform to the corner of the square 0,0.
    pub(crate) fn origin(&self) -> String {
        let at = self.square(Pos::new(0, 0));
        format!("translate({} {})", number(at.x), number(at.y))
    }

    /// Where the corner of a square is.
    pub(crate) fn square(&self, pos: Pos) -> Point {
        let steps = |a: i16, b: i16| (f64::from(a) - f64::from(b)) * TILE;
        self.corner + Point::new(steps(pos.x, self.first.x), steps(pos.y, self.first.y))
    }

    pub(super) fn draw(&self, picture: &Picture) -> String {
        let beyond = picture.game.beyond();
        let mut drawing = self.coordinates();
        if let Some(backdrop) = beyond.backdrop(self) {
            drawing += &backdrop;
        } else {
            if picture.tiles.is_empty() {
                let Point { x, y } = self.corner;
                drawing += &format!(
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{TILE}\" height=\"{TILE}\" rx=\"3\" fill=\"none\" stroke=\"{PARCHMENT_DEEP}\" stroke-width=\"2\" stroke-dasharray=\"7 5\"/>"
                );
            }
            drawing += &self.shadow(picture);
        }
        drawing += &beyond.below_tiles(self);
        for tile in &picture.tiles {
            let Point { x, y } = self.square(tile.pos);
            let id = symbol_id(tile.tile, tile.rotation, tile.variant);
            drawing += &format!(
                "<use href=\"#{id}\" x=\"{}\" y=\"{}\" width=\"{TILE}\" height=\"{TILE}\"/>",
                number(x),
                number(y)
            );
        }
        // The faintest of lines between tiles, in one go.
        let outlines = self.outlines(picture, Point::default());
        drawing += &format!(
            "<path d=\"{outlines}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\".7\" opacity=\".22\"/>"
        );
        drawing += &beyond.above_tiles(picture, self);
        for tile in &picture.tiles {
            drawing += &self.last_move(tile);
        }
        drawing += &self.pieces(picture);
        drawing += &beyond.above_pieces(picture, self);
        drawing
    }

    fn outlines(&self, picture: &Picture, shift: Point) -> String {
        let square = |tile: &PictureTile| {
            let Point { x, y } = self.square(tile.pos) + shift;
            format!("M{} {}h{TILE}v{TILE}h-{TILE}z", number(x), number(y))
        };
        picture.tiles.iter().map(square).collect()
    }

    /// One shadow under all tiles together.
    fn shadow(&self, picture: &Picture) -> String {
        let near = self.outlines(picture, Point::new(2.5, 3.5));
        let far = self.outlines(picture, Point::new(6.0, 8.0));
        format!(
            "<path d=\"{far}\" fill=\"{INK}\" opacity=\".14\" stroke=\"{INK}\" stroke-width=\"5\" stroke-linejoin=\"round\"/>\
             <path d=\"{near}\" fill=\"{INK}\" opacity=\".3\" stroke=\"{INK}\" stroke-width=\"2\" stroke-linejoin=\"round\"/>"
        )
    }

    /// Column numbers above the board, row numbers to the left of it.
    fn coordinates(&self) -> String {
        let size = 13.0 * self.unit;
        let mut drawing = String::new();
        for x in self.first.x..=self.last.x {
            let at = self.square(Pos::new(x, self.first.y))
                + Point::new(TILE / 2.0, -8.0 * self.unit - self.around);
            drawing += &text(at.x, at.y, size, "text-anchor=\"middle\" opacity=\".6\"", &minus(x));
        }
        for y in self.first.y..=self.last.y {
            let at = self.square(Pos::new(self.first.x, y))
                + Point::new(-9.0 * self.unit - self.around, TILE / 2.0 + size * 0.35);
            drawing += &text(at.x, at.y, size, "text-anchor=\"end\" opacity=\".6\"", &minus(y));
        }
        drawing
    }

    fn last_move(&self, tile: &PictureTile) -> String {
        let Some(player) = tile.last_by else { return String::new() };
        let Point { x, y } = self.square(tile.pos);
        let frame = |inset: f64, colour: &str, width: f64| {
            let side = TILE - 2.0 * inset;
            format!(
                "<rect x=\"{}\" y=\"{}\" width=\"{side}\" height=\"{side}\" rx=\"2\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\"/>",
                number(x + inset),
                number(y + inset)
            )
        };
        frame(1.8, INK, 4.6) + &frame(1.8, look(player).colour, 3.0) + &frame(3.9, PAPER, 1.0)
    }

    /// The followers, from north to south so that nearer ones stand in front.
    fn pieces(&self, picture: &Picture) -> String {
        let mut placed: Vec<(Point, String)> = Vec::new();
        let mut taken: BTreeMap<(Pos, usize), Point> = BTreeMap::new();
        let mut layouts: BTreeMap<&str, TileLayout> = BTreeMap::new();
        let beyond = picture.game.beyond();
        let follower = |player: usize, on: FeatureKind| beyond.follower(player, on);
        let followers = picture.pieces.iter().map(|piece| Token::new(piece, follower));
        for Token { piece, aside, id } in beyond.tokens().into_iter().chain(followers) {
            // A piece without a tile under it has no place to be shown at.
            let Some(on) = picture.tiles.iter().find(|t| t.pos == piece.pos) else { continue };
            let layout = layouts.entry(&*on.tile.name).or_insert_with(|| tile_layout(on.tile));
            let (Some(kind), Some(segment)) =
                (on.tile.segments.get(piece.segment), layout.segments.get(piece.segment))
            else {
                continue;
            };
            let others = taken.entry((piece.pos, piece.segment)).or_default();
            let at = self.square(piece.pos) + segment.spot.turned(on.rotation) + *others;
            *others = *others + aside;
            placed.push((at, id(piece.player, kind.kind)));
        }
        placed.extend(beyond.others(self));
        placed.sort_by(|(a, _), (b, _)| a.y.total_cmp(&b.y));
        let figure = |(at, id): &(Point, String)| {
            format!("<use href=\"#{id}\" x=\"{}\" y=\"{}\"/>", number(at.x), number(at.y))
        };
        placed.iter().map(figure).collect()
    }
}

/// A piece on a tile and how it is drawn.
pub(crate) struct Token<'p> {
    pub(crate) piece: &'p PicturePiece,
    /// By how much the next piece on its segment gives way to it.
    pub(crate) aside: Point,
    /// The id of its drawing, for this player and on a segment of this kind.
    pub(crate) id: Box<dyn Fn(usize, FeatureKind) -> String + 'p>,
}

impl<'p> Token<'p> {
    /// A piece as wide as a follower.
    pub(crate) fn new(piece: &'p PicturePiece, id: impl Fn(usize, FeatureKind) -> String + 'p) -> Self {
        Self { piece, aside: Point::new(11.0, 3.0), id: Box::new(id) }
    }
}

/// A number with a true minus sign.
fn minus(value: i16) -> String {
    value.to_string().replace('-', "−")
}
