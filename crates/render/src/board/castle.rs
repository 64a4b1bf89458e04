use super::{Picture, PictureCastle, Table};
use crate::borders::{borders_svg, castle_edges};
use crate::castle::{self, Enclosure, keep_id, marker_id, wall_tile_id};
use crate::svg::number;
use bastide_engine::geometry::Pos;

pub(super) const AROUND: f64 = castle::AROUND;

/// The spaces of the score track.
const LAP: u32 = 100;
/// The side of a wall tile on the wall.
const WALL_TILE: f64 = 36.0;

/// The walls and those pieces of the castle that the picture uses.
pub(super) fn definitions(picture: &Picture, body: &str) -> String {
    let Some(castle) = &picture.castle else { return String::new() };
    let used = |id: &str| body.contains(&format!("#{id}\""));
    let mut all = Enclosure::new(&castle.walls).backdrop();
    for player in 0..crate::PLAYERS {
        for past_lap in [false, true].into_iter().filter(|&past| used(&marker_id(player, past))) {
            all += &castle::marker(player, past_lap);
        }
        if used(&keep_id(player)) {
            all += &castle::keep(player);
        }
    }
    let kinds = (1..=9).map(Some).chain([None]);
    all.extend(kinds.filter(|&kind| used(&wall_tile_id(kind))).map(castle::wall_tile));
    all
}

impl Table {
    pub(super) fn origin(&self) -> String {
        let at = self.square(Pos::new(0, 0));
        format!("translate({} {})", number(at.x), number(at.y))
    }

    pub(super) fn backdrop(&self) -> String {
        format!("<use href=\"#bst-castle-walls\" transform=\"{}\"/>", self.origin())
    }

    pub(super) fn borders(&self, picture: &Picture, castle: &PictureCastle) -> String {
        let borders = borders_svg(&castle_edges(&picture.tiles, &castle.walls));
        format!("<g transform=\"{}\">{borders}</g>", self.origin())
    }

    /// The wall tiles that are left, and the score markers. // X2, X21
    pub(super) fn on_the_wall(&self, picture: &Picture, castle: &PictureCastle) -> String {
        let walls = Enclosure::new(&castle.walls);
        let mut drawing = format!("<g transform=\"{}\">", self.origin());
        for at in castle.wall_tiles.iter().filter_map(|&tower| walls.wall_tile_place(tower)) {
            drawing += &wall_tile(None, at.x, at.y, WALL_TILE);
        }
        let mut markers = Vec::new();
        for (player, score) in picture.players.iter().map(|player| player.score).enumerate() {
            let space = score % LAP;
            let order = picture.players[..player].iter().filter(|other| other.score % LAP == space).count();
            if let Some(at) = walls.marker_place(space, order as u32) {
                markers.push((at, marker_id(player, score >= LAP)));
            }
        }
        markers.sort_by(|(a, _), (b, _)| a.y.total_cmp(&b.y));
        for (at, id) in markers {
            drawing += &format!("<use href=\"#{id}\" x=\"{}\" y=\"{}\"/>", number(at.x), number(at.y));
        }
        drawing + "</g>"
    }
}

/// The wall tiles a player holds, in a row from `left` on.
pub(super) fn held(tiles: &[Option<u8>], left: f64) -> String {
    let one = |(i, &kind): (usize, &Option<u8>)| wall_tile(kind, left + 24.0 * i as f64, 62.5, 22.0);
    tiles.iter().enumerate().map(one).collect()
}

fn wall_tile(kind: Option<u8>, x: f64, y: f64, side: f64) -> String {
    format!(
        "<use href=\"#{}\" x=\"{}\" y=\"{}\" width=\"{side}\" height=\"{side}\"/>",
        wall_tile_id(kind),
        number(x - side / 2.0),
        number(y - side / 2.0)
    )
}
