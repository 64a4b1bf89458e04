//! The walls of The City as text. They stand on the empty squares around the tiles, where no tile will ever lie.

use super::{Drawing, EMPTY_SQUARE, Glyph, Ground, HEIGHT, WIDTH, number_of};
use bastide_engine::games::city::End;
use bastide_engine::games::city::Walls;
use bastide_engine::geometry::{Edge, Pos, Rotation, Side};
use std::collections::HashMap;

/// Draws everything that stands around the city: walls, the gate as `G`, guards by the number of their player,
/// towers as `T` with that of theirs.
pub(super) fn draw(walls: &Walls, drawings: &mut HashMap<Pos, Drawing>) {
    let mut at = |edge: Edge, draw: &dyn Fn(&mut Drawing)| {
        draw(drawings.entry(edge.outside()).or_insert(EMPTY_SQUARE));
    };
    for edge in walls.all().chain(walls.closing().iter().copied()) {
        at(edge, &|drawing| draw_wall(drawing, edge.side));
    }
    if let Some(gate) = walls.gate() {
        at(gate, &|drawing| set(drawing, middle(gate.side), Glyph { shown: 'G', ground: Ground::Wall }));
    }
    for guard in walls.guards() {
        at(guard.edge, &|drawing| set(drawing, middle(guard.edge.side), number_of(guard.player)));
    }
    for tower in walls.towers() {
        let (row, column) = far_end(tower.edge.side, tower.end);
        let from = column.min(WIDTH - 2);
        at(tower.edge, &|drawing| {
            set(drawing, (row, from), Glyph { shown: 'T', ground: Ground::Wall });
            set(drawing, (row, from + 1), number_of(tower.player));
        });
    }
}

/// Where the number is written by which a side is chosen, on the square beyond it.
pub(super) fn label_at(side: Side, length: usize) -> (usize, usize) {
    match side {
        Side::North => (HEIGHT - 1, (WIDTH - length) / 2),
        Side::South => (0, (WIDTH - length) / 2),
        Side::East => (1, 0),
        Side::West => (1, WIDTH - length),
    }
}

/// A wall along the rim of the square beyond it, which faces the tile.
fn draw_wall(drawing: &mut Drawing, side: Side) {
    let wall = |shown| Glyph { shown, ground: Ground::Wall };
    match side {
        Side::North => drawing[HEIGHT - 1].fill(wall('═')),
        Side::South => drawing[0].fill(wall('═')),
        Side::East => drawing.iter_mut().for_each(|row| row[0] = wall('║')),
        Side::West => drawing.iter_mut().for_each(|row| row[WIDTH - 1] = wall('║')),
    }
}

/// The middle of a wall.
fn middle(side: Side) -> (usize, usize) {
    match side {
        Side::North => (HEIGHT - 1, WIDTH / 2),
        Side::South => (0, WIDTH / 2),
        Side::East => (HEIGHT / 2, 0),
        Side::West => (HEIGHT / 2, WIDTH - 1),
    }
}

/// The end of a wall at which the line goes on.
fn far_end(side: Side, end: End) -> (usize, usize) {
    let ahead = match end {
        End::Right => side.turned(Rotation::QUARTER),
        End::Left => side.turned(Rotation::QUARTER.inverse()),
    };
    let (row, column) = middle(side);
    match ahead {
        Side::North => (0, column),
        Side::South => (HEIGHT - 1, column),
        Side::East => (row, WIDTH - 1),
        Side::West => (row, 0),
    }
}

fn set(drawing: &mut Drawing, (row, column): (usize, usize), glyph: Glyph) {
    drawing[row][column] = glyph;
}
