use super::{Picture, PictureCity, Table};
use crate::borders::{borders_svg, city_edges};
use crate::city::{self, GUARD, Rampart, guard_id, tower_id};
use crate::geometry::{Point, TILE};
use crate::svg::number;
use bastide_engine::geometry::{Edge, Rotation};
use bastide_engine::rampart::End;

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

    /// The walls with everything on them.
    pub(super) fn ramparts(&self, city: &PictureCity) -> String {
        let walls = &city.walls;
        let of = |imagined: bool| walls.walls.iter().filter(move |wall| wall.imagined == imagined);
        let imagined = of(true).map(|wall| self.beside(Rampart::Imagined.id(), wall.edge, false));
        let real = of(false).map(|wall| self.beside(Rampart::Wall.id(), wall.edge, false));
        let gate = walls.gate.iter().map(|&gate| self.beside(Rampart::Gate.id(), gate, false));
        let towers = (walls.towers.iter())
            .map(|tower| self.beside(&tower_id(tower.player), tower.edge, tower.end == End::Left));
        imagined.chain(real).chain(gate).chain(towers).chain([self.guards(city)]).collect()
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
