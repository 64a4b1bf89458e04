//! The City in a terminal. Its walls stand on the empty squares around the tiles, where no tile will ever lie.

use super::Room;
use crate::canvas::{Drawing, EMPTY_SQUARE, Glyph, Ground, HEIGHT, Squares, WIDTH, number_of};
use bastide_engine::games::city::{End, State, Walls};
use bastide_engine::geometry::{Edge, Rotation, Side};
use bastide_engine::lang::{Lang, Text};

const LEGEND: Text = Text {
    en: "f g c fish, grain and cattle market  - | road  X crossing  . residential area  P public  H historic building\n═ ║ wall  G gate  T tower  1 2 … followers and guards by player",
    fr: "f g c marché au poisson, aux céréales, au bétail  - | chemin  X carrefour  . zone résidentielle  P bâtiment public  H bâtiment historique\n═ ║ rempart  G porte  T tour  1 2 … sujets et gardes par joueur",
};

impl Room for State {
    fn legend(&self, lang: Lang) -> String {
        LEGEND.get(lang).to_owned()
    }

    fn draw(&self, squares: &mut Squares) {
        draw_walls(self.walls(), squares);
    }
}

/// Draws everything that stands around the city: walls, the gate as `G`, guards by the number of their player,
/// towers as `T` with that of theirs.
fn draw_walls(walls: &Walls, squares: &mut Squares) {
    let mut at = |edge: Edge, draw: &dyn Fn(&mut Drawing)| {
        draw(squares.entry(edge.outside()).or_insert(EMPTY_SQUARE));
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

#[cfg(test)]
mod tests {
    use crate::text_board::drawn_from;
    use bastide_engine::tiles::TileSet;

    #[test]
    fn tiles_show_their_goods_and_buildings() {
        let drawn = drawn_from(&TileSet::city(), "market1-fish-public", "0");
        assert_eq!(drawn, "\n fffffff\n ...P...\n .......\n");
    }
}
