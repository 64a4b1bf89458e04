//! What a board of The Castle has beyond tiles and followers.

use super::enclosure::AROUND;
use super::tokens::{keep, marker, wall_tile};
use super::{CastleWalls, Enclosure, castle_edges, edges, keep_id, marker_id, wall_tile_id};
use crate::board::{Picture, PicturePiece, Table, Token, piece_at};
use crate::borders::{Border, borders_svg};
use crate::games::{Beyond, PictureGame, Pictured};
use crate::geometry::Point;
use crate::player::PLAYERS;
use crate::svg::number;
use bastide_engine::GameId;
use bastide_engine::board::Player;
use bastide_engine::games::castle;
use bastide_engine::geometry::Pos;
use bastide_engine::position::Position;

/// What a board of The Castle has beyond tiles and followers. The score markers stand where
/// the scores of the players put them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PictureCastle {
    /// The walls.
    pub walls: CastleWalls,
    /// The keeps, each on a house.
    pub keeps: Vec<PicturePiece>,
    /// The towers that still have their wall tile, by their place in the walls' data.
    pub wall_tiles: Vec<usize>,
    /// The wall tiles that each player holds: the kinds, or nothing for those not to be seen.
    pub held: Vec<Vec<Option<u8>>>,
}

impl Pictured for castle::State {
    fn beyond(&self) -> PictureGame {
        let players = || Player::all(self.players());
        let towers = 0..self.enclosure().towers().len();
        PictureCastle {
            walls: CastleWalls::from(self.enclosure()),
            keeps: players().filter_map(|player| piece_at(self, player, self.keep(player)?.place)).collect(),
            wall_tiles: towers.filter(|&tower| self.holds_tile(tower)).collect(),
            held: players().map(|player| held(self, player)).collect(),
        }
        .into()
    }

    /// Start spaces are part of the walls.
    fn is_around(&self, laid: usize) -> bool {
        self.is_start(laid)
    }

    fn edges(&self) -> Vec<Border> {
        edges::of(self)
    }
}

/// The wall tiles that lie face up before a player.
fn held(position: &castle::State, player: Player) -> Vec<Option<u8>> {
    let kinds = position.wall_tiles(player);
    let of_a_kind =
        |held: castle::Held| std::iter::repeat_n(Some(held.tile.number() as u8), held.count as usize);
    kinds.into_iter().flat_map(of_a_kind).collect()
}

impl Beyond for PictureCastle {
    fn squares(&self) -> &[Pos] {
        &self.walls.cells
    }

    fn reach(&self) -> f64 {
        AROUND
    }

    fn backdrop(&self, table: &Table) -> Option<String> {
        Some(format!("<use href=\"#bst-castle-walls\" transform=\"{}\"/>", table.origin()))
    }

    fn above_tiles(&self, picture: &Picture, table: &Table) -> String {
        let borders = borders_svg(&castle_edges(&picture.tiles, &self.walls));
        format!("<g transform=\"{}\">{borders}</g>", table.origin())
    }

    /// The wall tiles that are left, and the score markers.
    fn above_pieces(&self, picture: &Picture, table: &Table) -> String {
        let walls = Enclosure::new(&self.walls);
        let mut drawing = format!("<g transform=\"{}\">", table.origin());
        for at in self.wall_tiles.iter().filter_map(|&tower| walls.wall_tile_place(tower)) {
            drawing += &wall_tile_at(None, at, WALL_TILE);
        }
        let info = GameId::Castle.info();
        let scores = || picture.players.iter().map(|player| player.score);
        let space = |score: u32| score - info.lap(score) * info.track;
        let mut markers = Vec::new();
        for (player, score) in scores().enumerate() {
            let order = scores().take(player).filter(|&other| space(other) == space(score)).count();
            if let Some(at) = walls.marker_place(space(score), order as u32) {
                markers.push((at, marker_id(player, info.lap(score) > 0)));
            }
        }
        markers.sort_by(|(a, _), (b, _)| a.y.total_cmp(&b.y));
        for (at, id) in markers {
            drawing += &format!("<use href=\"#{id}\" x=\"{}\" y=\"{}\"/>", number(at.x), number(at.y));
        }
        drawing + "</g>"
    }

    fn tokens(&self) -> Vec<Token<'_>> {
        self.keeps.iter().map(|piece| Token::new(piece, |player, _| keep_id(player))).collect()
    }

    fn definitions(&self, body: &str) -> String {
        let used = |id: &str| body.contains(&format!("#{id}\""));
        let mut all = Enclosure::new(&self.walls).backdrop();
        for player in 0..PLAYERS {
            for past_lap in [false, true].into_iter().filter(|&past| used(&marker_id(player, past))) {
                all += &marker(player, past_lap);
            }
            if used(&keep_id(player)) {
                all += &keep(player);
            }
        }
        let kinds = (1..=9).map(Some).chain([None]);
        all.extend(kinds.filter(|&kind| used(&wall_tile_id(kind))).map(wall_tile));
        all
    }

    /// The wall tiles a player holds, in a row.
    fn on_card(&self, player: usize, from: f64) -> String {
        let one = |(i, &kind): (usize, &Option<u8>)| {
            wall_tile_at(kind, Point::new(from + 6.0 + 24.0 * i as f64, 62.5), 22.0)
        };
        self.held.get(player).into_iter().flatten().enumerate().map(one).collect()
    }
}

/// The side of a wall tile on the wall.
const WALL_TILE: f64 = 36.0;

fn wall_tile_at(kind: Option<u8>, at: Point, side: f64) -> String {
    format!(
        "<use href=\"#{}\" x=\"{}\" y=\"{}\" width=\"{side}\" height=\"{side}\"/>",
        wall_tile_id(kind),
        number(at.x - side / 2.0),
        number(at.y - side / 2.0)
    )
}
