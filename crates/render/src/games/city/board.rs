//! What a board of The City has beyond tiles and followers.

use super::tokens::{self, GUARD, TOWER};
use super::{CityWalls, WallPiece, city_edges, edges, guard_id, tower_id};
use crate::board::{Picture, Table, text};
use crate::borders::{Border, borders_svg};
use crate::games::{Beyond, PictureGame, Pictured};
use crate::geometry::{Point, TILE};
use crate::svg::number;
use bastide_engine::board::Player;
use bastide_engine::games::city::{self, End};
use bastide_engine::geometry::{Edge, Rotation};
use bastide_engine::lang::Lang;
use bastide_engine::position::Position;

/// What a board of The City has beyond tiles and followers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PictureCity {
    /// The walls.
    pub walls: CityWalls,
    /// Which pile tiles are drawn from: 1, 2 or 3.
    pub pile: u32,
    /// The tiles left in it.
    pub pile_left: u32,
    /// The walls not set yet.
    pub walls_left: u32,
    /// The towers each player can still set.
    pub towers: Vec<u32>,
}

impl Pictured for city::State {
    fn beyond(&self) -> PictureGame {
        PictureCity {
            walls: CityWalls::from(self.walls()),
            pile: self.pile(),
            pile_left: self.left_in_pile(),
            walls_left: self.walls().left(),
            towers: Player::all(self.players()).map(|player| self.towers(player)).collect(),
        }
        .into()
    }

    fn edges(&self) -> Vec<Border> {
        edges::of(self)
    }
}

impl Beyond for PictureCity {
    fn reach(&self) -> f64 {
        30.0
    }

    /// The walls and the gate. They lie below the tiles: at inner corners that hides where they run into each
    /// other.
    fn below_tiles(&self, table: &Table) -> String {
        let walls = &self.walls;
        let of = |imagined: bool| walls.walls.iter().filter(move |wall| wall.imagined == imagined);
        let imagined = of(true).map(|wall| beside(table, WallPiece::Imagined.id(), wall.edge, false));
        let real = of(false).map(|wall| beside(table, WallPiece::Wall.id(), wall.edge, false));
        let gate = walls.gate.iter().map(|&gate| beside(table, WallPiece::Gate.id(), gate, false));
        imagined.chain(real).chain(gate).collect()
    }

    /// The edges of markets, then the towers and guards.
    fn above_tiles(&self, picture: &Picture, table: &Table) -> String {
        let borders = borders_svg(&city_edges(&picture.tiles));
        let borders = format!("<g transform=\"{}\">{borders}</g>", table.origin());
        let towers = (self.walls.towers.iter())
            .map(|tower| beside(table, &tower_id(tower.player), tower.edge, tower.end == End::Left));
        [borders].into_iter().chain(towers).chain([self.guards(table)]).collect()
    }

    fn definitions(&self, body: &str) -> String {
        tokens::definitions(|id| body.contains(&format!("#{id}\"")))
    }

    /// The tiles and walls left.
    fn stocks(&self, lang: Lang) -> Option<String> {
        let Self { pile, pile_left, walls_left, .. } = self;
        Some(match lang {
            Lang::En => format!("Pile {pile} of 3: {pile_left} tiles left  ·  {walls_left} walls left"),
            Lang::Fr => {
                format!("Pile {pile} sur 3 : tuiles restantes {pile_left}  ·  remparts restants {walls_left}")
            }
        })
    }

    /// The towers a player has left.
    fn on_card(&self, player: usize, from: f64) -> String {
        let Some(count) = self.towers.get(player) else { return String::new() };
        let (scale, left) = (0.5, from + 6.0);
        let (x, y) = (left + 4.0 - TOWER.0 * scale, 62.5 - TOWER.1 * scale);
        format!(
            "<use href=\"#{}\" transform=\"translate({} {}) scale({scale})\"/>",
            tower_id(player),
            number(x),
            number(y)
        ) + &text(left + 16.0, 67.5, 14.0, "", &format!("× {count}"))
    }
}

impl PictureCity {
    /// The guards, all upright, nearer ones in front.
    fn guards(&self, table: &Table) -> String {
        let middle = Point::new(GUARD.0, GUARD.1);
        let place = |edge: Edge| {
            table.square(edge.pos) + middle.turned(Rotation::from_quarters(edge.side.index() as u8)) - middle
        };
        let guarded = self.walls.walls.iter().filter_map(|wall| Some((place(wall.edge), wall.guard?)));
        let mut guards: Vec<(Point, usize)> = guarded.collect();
        guards.sort_by(|(a, _), (b, _)| a.y.total_cmp(&b.y));
        let guard = |(at, player): (Point, usize)| {
            format!("<use href=\"#{}\" x=\"{}\" y=\"{}\"/>", guard_id(player), number(at.x), number(at.y))
        };
        guards.into_iter().map(guard).collect()
    }
}

/// A piece at a side of a tile.
fn beside(table: &Table, id: &str, edge: Edge, mirrored: bool) -> String {
    let Point { x, y } = table.square(edge.pos);
    let (quarters, half) = (90 * edge.side.index(), TILE / 2.0);
    let mirror = if mirrored { format!(" translate({TILE} 0) scale(-1 1)") } else { String::new() };
    format!(
        "<use href=\"#{id}\" transform=\"translate({} {}) rotate({quarters} {half} {half}){mirror}\"/>",
        number(x),
        number(y)
    )
}
