//! Games with expansions and variants.

use bastide_engine::Game;
use bastide_engine::{
    GameId,
    setup::{Part, Request, Setup, SetupError},
};

/// The base game with these expansions and variants.
pub(crate) fn base_with(add_ons: &[&str], players: usize) -> Game {
    base_with_if_possible(add_ons, players).unwrap()
}

/// The base game with these expansions and variants, or why they can't be played together.
pub(crate) fn base_with_if_possible(add_ons: &[&str], players: usize) -> Result<Game, SetupError> {
    let info = GameId::Base.info();
    let known = |id: &&str| info.expansions.iter().chain(info.variants).any(|add_on| add_on.id == *id);
    assert!(add_ons.iter().all(known), "{add_ons:?}");
    let named = |list: &'static [Part]| {
        list.iter().map(|add_on| add_on.id).filter(|id| add_ons.contains(id)).collect::<Vec<_>>()
    };
    let request = Request {
        players,
        expansions: named(info.expansions),
        variants: named(info.variants),
        ..Request::default()
    };
    Setup::new(&request).map(|setup| Game::new(&setup))
}
