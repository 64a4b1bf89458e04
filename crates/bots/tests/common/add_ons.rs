//! Games with expansions and variants.

use bastide_engine::Game;
use bastide_engine::{
    GameId,
    setup::{Part, Request, Setup, SetupError},
};

/// The base game with these expansions and variants.
pub(crate) fn base_with(parts: &[&str], players: usize) -> Game {
    base_with_if_possible(parts, players).unwrap()
}

/// The same, or why they can't be played together.
pub(crate) fn base_with_if_possible(parts: &[&str], players: usize) -> Result<Game, SetupError> {
    let info = GameId::Base.info();
    let known = |id: &&str| info.expansions.iter().chain(info.variants).any(|part| part.id == *id);
    assert!(parts.iter().all(known), "{parts:?}");
    let named = |list: &'static [Part]| {
        list.iter().map(|part| part.id).filter(|id| parts.contains(id)).collect::<Vec<_>>()
    };
    let request = Request {
        players,
        expansions: named(info.expansions),
        variants: named(info.variants),
        ..Request::default()
    };
    Setup::new(&request).map(|setup| Game::new(&setup))
}
