//! Games of the base game with expansions and variants.

use super::{Table, player, table_of};
use bastide_engine::board::Player;
use bastide_engine::games::base;
use bastide_engine::tiles::TileId;
use bastide_engine::{Game, State};
use bastide_engine::{
    GameId,
    setup::{Part, Request, Setup, SetupError},
};

/// Every expansion and variant of the base game.
pub fn all_parts() -> Vec<&'static Part> {
    let info = GameId::Base.info();
    info.expansions.iter().chain(info.variants).collect()
}

/// The base game with these parts, if they go together.
pub fn setup(parts: &[&str], players: usize) -> Result<Setup, SetupError> {
    let info = GameId::Base.info();
    let named = |list: &'static [Part]| {
        list.iter().map(|part| part.id).filter(|id| parts.contains(id)).collect::<Vec<_>>()
    };
    let (expansions, variants) = (named(info.expansions), named(info.variants));
    assert_eq!(expansions.len() + variants.len(), parts.len(), "there are such parts: {parts:?}");
    Setup::new(&Request { players, expansions, variants, ..Request::default() })
}

/// The base game with these parts.
pub fn game_with(parts: &[&str], players: usize) -> Game {
    Game::new(&setup(parts, players).expect("tests ask for what goes together"))
}

/// A table for the base game with these parts.
pub fn variant(parts: &[&str], players: usize) -> Table {
    table_of(&game_with(parts, players))
}

/// The position of a game of the base game.
pub fn position(state: &State) -> &base::State {
    match state {
        State::Base(position) => position,
        _ => panic!("this is the base game"),
    }
}

impl Table {
    /// The legal actions that begin with this word.
    pub fn legal_with(&self, word: &str) -> Vec<String> {
        let mut legal = self.legal();
        legal.retain(|action| action.split(' ').next() == Some(word));
        legal.sort();
        legal
    }

    /// The kinds of tile that may be laid now.
    pub fn offered(&self) -> Vec<String> {
        names(self.state(), &self.state().offered())
    }

    /// The tiles in a player's hand, the first player being 1.
    pub fn hand(&self, number: usize) -> Vec<String> {
        names(self.state(), position(self.state()).hand(player(number)).0)
    }
}

fn names(state: &State, tiles: &[TileId]) -> Vec<String> {
    tiles.iter().map(|&tile| state.table().name(tile).to_string()).collect()
}

/// Every seat, and a spectator.
pub fn seats(players: usize) -> impl Iterator<Item = Option<Player>> {
    Player::all(players).map(Some).chain([None])
}
