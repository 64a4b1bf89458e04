//! The walls of The Castle, and what lies on them.

use super::Ground;
use crate::protocol::{CastleArt, CastleTowerArt, WallTileKind, Words};
use bastide_engine::GameId;
use bastide_engine::games::castle::{self, WallTile};
use bastide_render::{CastleWalls, Enclosure, Point, castle_tokens, keep_id, marker_id, wall_tile_id};

fn walls() -> Enclosure {
    Enclosure::new(&CastleWalls::from(&castle::Enclosure::standard()))
}

pub(super) fn symbols() -> String {
    castle_tokens() + &walls().backdrop()
}

/// The start spaces: they are drawn with the walls, but their parts belong to features.
pub(super) fn starts() -> Vec<Ground> {
    let enclosure = castle::Enclosure::standard();
    let layouts = CastleWalls::from(&enclosure).starts;
    let names = enclosure.starts().iter().map(|start| start.name.to_string());
    (names.zip(layouts))
        .map(|(name, start)| {
            let segments = start.segments.iter().cloned().zip(start.regions()).collect();
            Ground { name, segments }
        })
        .collect()
}

pub(super) fn art() -> CastleArt {
    let (enclosure, walls) = (castle::Enclosure::standard(), walls());
    let (from, to) = walls.bounds();
    let point = |point: Point| [point.x, point.y];
    let seats = || 0..*GameId::Castle.info().players.end();
    let spaces = (0..enclosure.track()).filter_map(|space| walls.space_centre(space)).map(point);
    let towers = enclosure.towers().iter().enumerate().filter_map(|(number, tower)| {
        Some(CastleTowerArt { spaces: tower.spaces, at: point(walls.wall_tile_place(number)?) })
    });
    let wall_tile = |tile: WallTile| WallTileKind {
        number: tile.number(),
        symbol: wall_tile_id(Some(tile.number() as u8)),
        said: Words::new(|lang| tile.name(lang).to_owned()),
        about: Words::new(|lang| tile.effect(lang).to_owned()),
    };
    CastleArt {
        symbol: "bst-castle-walls".to_owned(),
        bounds: [from.x, from.y, to.x - from.x, to.y - from.y],
        cells: enclosure.cells().map(|cell| [cell.x.into(), cell.y.into()]).collect(),
        spaces: spaces.collect(),
        towers: towers.collect(),
        wall_tiles: WallTile::ALL.into_iter().map(wall_tile).collect(),
        wall_tile_back: wall_tile_id(None),
        markers: seats().map(|seat| marker_id(seat, false)).collect(),
        keeps: seats().map(keep_id).collect(),
    }
}
