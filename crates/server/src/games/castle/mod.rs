//! What the server tells of The Castle: its walls, wall tiles and keeps.

mod art;

use super::{Ground, Room, Tiles, Told};
use crate::protocol::convert::{area, edges, squares};
use crate::protocol::{
    CastleEventKind as Kind, CastleInfo, CastlePlayer, GamesArt, GamesInfo, HeldWallTile, KeepInfo,
};
use bastide_engine::board::Player;
use bastide_engine::games::castle::{self, CastleEvent};
use bastide_engine::position::Position;
use bastide_engine::tiles::TileSet;
use bastide_engine::{GameId, State};
use bastide_render::{keep_id, marker_id};

impl Room for castle::State {
    fn describe(&self, state: &State) -> GamesInfo {
        GamesInfo { castle: Some(describe(self, state)), ..GamesInfo::default() }
    }

    fn usual_sets() -> Vec<TileSet> {
        vec![TileSet::castle()]
    }

    fn symbols(_: Tiles<'_>) -> String {
        art::symbols()
    }

    fn art(_: Tiles<'_>) -> GamesArt {
        GamesArt { castle: Some(art::art()), ..GamesArt::default() }
    }

    fn grounds() -> Vec<Ground> {
        art::starts()
    }
}

/// What an event is about, besides its sentence.
pub(super) fn told(event: &CastleEvent) -> Told {
    match event {
        CastleEvent::MarkerMoved { .. } => Told::new(Kind::MarkerMoved),
        CastleEvent::KeepSet { .. } => Told::new(Kind::KeepSet),
        CastleEvent::WallTileTaken { .. } => Told::new(Kind::WallTileTaken),
        CastleEvent::WallTileRevealed { .. } => Told::new(Kind::WallTileRevealed),
        CastleEvent::WallTileUsed { .. } => Told::new(Kind::WallTileUsed),
        CastleEvent::Bonus { player, points, .. } => Told::new(Kind::Bonus).bringing(*player, *points),
        CastleEvent::WallTilesDiscarded { .. } => Told::new(Kind::WallTilesDiscarded),
    }
}

fn describe(position: &castle::State, state: &State) -> CastleInfo {
    let enclosure = position.enclosure();
    CastleInfo {
        towers: (0..enclosure.towers().len()).map(|tower| position.holds_tile(tower)).collect(),
        players: Player::all(position.players()).map(|player| owned(position, state, player)).collect(),
        empty: squares(position.largest_empty_area().iter().copied()),
        edges: edges(state),
    }
}

fn owned(position: &castle::State, state: &State, player: Player) -> CastlePlayer {
    let laps = GameId::Castle.info().lap(position.scores()[player.seat()]);
    let wall_tiles = position.wall_tiles(player).flat_map(|held| {
        (0..held.count).map(move |n| HeldWallTile { number: held.tile.number(), usable: n < held.usable })
    });
    let keep = position.keep(player).and_then(|keep| {
        let at = area(state, keep.place)?;
        Some(KeepInfo { tiles: keep.tiles, symbol: keep_id(player.seat()), at })
    });
    CastlePlayer {
        space: position.marker(player),
        marker: marker_id(player.seat(), laps > 0),
        to_tower: position.points_to_next_tower(player),
        wall_tiles: wall_tiles.collect(),
        keep,
    }
}
