//! Tiles, followers and goods of the base game with its expansions and variants: none is ever lost.

use crate::table::position;
use bastide_engine::State;
use bastide_engine::board::Player;
use bastide_engine::games::base::Quarter;
use bastide_engine::pieces::Piece;
use bastide_engine::setup::Setup;
use bastide_engine::tiles::{FeatureKind, TileId};

/// Panics unless every tile and every piece of the game is somewhere, and only there.
pub(crate) fn assert_conserved(setup: &Setup, state: &State) {
    assert_tiles_conserved(setup, state);
    let followers = match (setup.has("few-followers"), setup.players()) {
        (false, _) | (true, 2) => 7,
        (true, 3) => 6,
        (true, 4) => 5,
        (true, _) => 4,
    };
    for player in Player::all(setup.players()) {
        assert_eq!(pieces(state, player, Piece::Follower), followers, "followers of {player}");
        let big = u32::from(setup.has("inns-cathedrals"));
        assert_eq!(pieces(state, player, Piece::Big), big, "big followers of {player}");
        let goods = if setup.has("rivers-ports") { 10 } else { 0 };
        assert_eq!(pieces(state, player, Piece::Good), goods, "goods of {player}");
    }
}

/// The pieces of a player in the supply, on the board and in Carcassonne.
fn pieces(state: &State, player: Player, piece: Piece) -> u32 {
    let position = position(state);
    let left = match piece {
        Piece::Follower => state.supply(player),
        Piece::Big => position.big_left(player),
        Piece::Good => position.goods_left(player),
        Piece::Hut => 0,
    };
    let standing = state.standing().iter().filter(|s| s.player == player && s.piece == piece).count() as u32;
    let quarters = Quarter::ALL.iter().filter(|_| Piece::FOLLOWERS.contains(&piece));
    let waiting: u32 = quarters.map(|&quarter| position.in_quarter(quarter, player, piece)).sum();
    left + standing + waiting
}

/// In the bag, in hands, in the row, kept, drawn, laid or set aside.
fn assert_tiles_conserved(setup: &Setup, state: &State) {
    let (position, table) = (position(state), state.table());
    let players = || Player::all(setup.players());
    let mut tiles: Vec<u16> = state.unseen().to_vec();
    let elsewhere: Vec<TileId> = (players().flat_map(|player| position.hand(player).0.iter().copied()))
        .chain(position.row().0.iter().copied())
        .chain(players().filter_map(|player| position.kept(player)))
        .chain(state.drawn())
        .chain(state.set_aside().iter().copied())
        .chain(state.board().laid().iter().map(|laid| laid.tile))
        .collect();
    elsewhere.iter().for_each(|tile| tiles[tile.index()] += 1);
    assert_eq!(tiles.iter().map(|&n| usize::from(n)).sum::<usize>(), setup.tile_count(), "tiles of the game");
    // Which tile a mountain was is not to be seen.
    let is_mountain = |id: TileId| table.tile(id).segments[0].kind == FeatureKind::Mountain;
    let mut mountains = table.ids().filter(|&id| is_mountain(id)).map(|id| tiles[id.index()]).sum::<u16>();
    // R1, K1: the start tile is left out.
    mountains += u16::from(setup.has("river") || setup.has("count"));
    for id in table.ids().filter(|&id| !is_mountain(id)) {
        let (all, found) = (table.tile(id).count, tiles[id.index()]);
        assert!(found <= all, "{} came up {found} times of {all}", table.name(id));
        mountains =
            mountains.checked_sub(all - found).unwrap_or_else(|| panic!("{} is lost", table.name(id)));
    }
    assert_eq!(mountains, 0, "every tile that is not to be seen is a mountain or was left out");
}
