//! Games with expansions and variants.

use bastide_engine::Game;
use bastide_engine::setup::SetupError;
use bastide_engine::testing::{game_with, setup_with};

/// The base game with these expansions and variants.
pub(crate) fn family(parts: &[&str], players: usize) -> Game {
    game_with(parts, players)
}

/// The base game with these, or why they can't be played together.
pub(crate) fn family_if_possible(parts: &[&str], players: usize) -> Result<Game, SetupError> {
    setup_with(parts, players).map(|setup| Game::new(&setup))
}
