use super::{Picture, PictureCity, Table, text};
use crate::borders::{borders_svg, city_edges};
use crate::city::{self, GUARD, Rampart, TOWER, guard_id, tower_id};
use crate::geometry::{Point, TILE};
use crate::svg::number;
use bastide_engine::games::city::End;
use bastide_engine::geometry::{Edge, Rotation};
use bastide_engine::lang::Lang;

/// How far what stands around the tiles reaches beyond them.
pub(super) const AROUND: f64 = 30.0;

/// Those pieces of the walls that the picture uses.
pub(super) fn definitions(body: &str) -> String {
    city::definitions(|id| body.contains(&format!("#{id}\"")))
}

impl Table {
    /// A piece at a side of a tile.
    fn beside(&self, id: &str, edge: Edge, mirrored: bool) -> String {
        let Point { x, y } = self.square(edge.pos);
        let (quarters, half) = (90 * edge.side.index(), TILE / 2.0);
        let mirror = if mirrored { format!(" translate({TILE} 0) scale(-1 1)") } else { String::new() };
        format!(
            "<use href=\"#{id}\" transform=\"translate({} {}) rotate({quarters} {half} {half}){mirror}\"/>",
            number(x),
            number(y)
        )
    }

    pub(super) fn market_borders(&self, picture: &Picture) -> String {
        let borders = borders_svg(&city_edges(&picture.tiles));
        format!("<g transform=\"{}\">{borders}</g>", self.origin())
    }

    /// The walls and the gate. They lie below the tiles: at inner corners that hides where they run into each
    /// other.
    pub(super) fn ramparts(&self, city: &PictureCity) -> String {
        let walls = &city.walls;
        let of = |imagined: bool| walls.walls.iter().filter(move |wall| wall.imagined == imagined);
        let imagined = of(true).map(|wall| self.beside(Rampart::Imagined.id(), wall.edge, false));
        let real = of(false).map(|wall| self.beside(Rampart::Wall.id(), wall.edge, false));
        let gate = walls.gate.iter().map(|&gate| self.beside(Rampart::Gate.id(), gate, false));
        imagined.chain(real).chain(gate).collect()
    }

    /// The towers and guards.
    pub(super) fn on_the_ramparts(&self, city: &PictureCity) -> String {
        let towers = (city.walls.towers.iter())
            .map(|tower| self.beside(&tower_id(tower.player), tower.edge, tower.end == End::Left));
        towers.chain([self.guards(city)]).collect()
    }

    /// The guards, all upright, nearer ones in front.
    fn guards(&self, city: &PictureCity) -> String {
        let middle = Point::new(GUARD.0, GUARD.1);
        let place = |edge: Edge| {
            self.square(edge.pos) + middle.turned(Rotation::from_quarters(edge.side.index() as u8)) - middle
        };
        let guarded = city.walls.walls.iter().filter_map(|wall| Some((place(wall.edge), wall.guard?)));
        let mut guards: Vec<(Point, usize)> = guarded.collect();
        guards.sort_by(|(a, _), (b, _)| a.y.total_cmp(&b.y));
        let guard = |(at, player): (Point, usize)| {
            format!("<use href=\"#{}\" x=\"{}\" y=\"{}\"/>", guard_id(player), number(at.x), number(at.y))
        };
        guards.into_iter().map(guard).collect()
    }
}

/// The tiles and walls left, in a line between the board and the players. // C2, C19
pub(super) fn stocks(city: &PictureCity, table: &Table, lang: Lang) -> String {
    let PictureCity { pile, pile_left, walls_left, .. } = city;
    let words = match lang {
        Lang::En => format!("Pile {pile} of 3: {pile_left} tiles left  ·  {walls_left} walls left"),
        Lang::Fr => {
            format!("Pile {pile} sur 3 : tuiles restantes {pile_left}  ·  remparts restants {walls_left}")
        }
    };
    table.headline(&words)
}

/// The towers a player has left, from `left` on.
pub(super) fn towers(player: usize, count: u32, left: f64) -> String {
    let scale = 0.5;
    let (x, y) = (left + 4.0 - TOWER.0 * scale, 62.5 - TOWER.1 * scale);
    format!(
        "<use href=\"#{}\" transform=\"translate({} {}) scale({scale})\"/>",
        tower_id(player),
        number(x),
        number(y)
    ) + &text(left + 16.0, 67.5, 14.0, "", &format!("× {count}"))
}
