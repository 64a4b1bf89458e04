//! Games with expansions and variants.

use bastide_engine::Game;
use bastide_engine::setup::SetupError;
use bastide_engine::testing::{game_with, setup_with};

/// The base game with these expansions and variants.
pub(crate) fn base_with(add_ons: &[&str], players: usize) -> Game {
    game_with(add_ons, players)
}

/// The base game with these, or why they can't be played together.
pub(crate) fn base_with_if_possible(add_ons: &[&str], players: usize) -> Result<Game, SetupError> {
    setup_with(add_ons, players).map(|setup| Game::new(&setup))
}
