//! Games by their names.

use crate::games::{Game, GameId, State};
use crate::setup::{Request, Setup, SetupError};
use crate::whichever;
use std::any::Any;
use std::path::{Path, PathBuf};

/// The game people choose first, with the rules of a preset but for these options.
pub fn game(preset: &str, players: usize, options: &[(&str, &str)]) -> Game {
    made(&Request { players, preset: Some(preset), options: options.to_vec(), ..Request::default() })
}

/// The game with this id, as its rulebook has it.
pub fn game_of(id: &str, players: usize) -> Game {
    made(&Request { game: id, players, ..Request::default() })
}

/// The game people choose first, with these expansions and variants.
pub fn game_with(parts: &[&str], players: usize) -> Game {
    Game::new(&setup_with(parts, players).expect("tests ask for what goes together"))
}

/// The setup of the game people choose first with these expansions and variants, or why they don't go together.
pub fn setup_with(parts: &[&str], players: usize) -> Result<Setup, SetupError> {
    let chosen = Request::default();
    let info = chosen.game.parse::<GameId>()?.info();
    let named = |id: &&str| parts.contains(id);
    let expansions: Vec<&str> = info.expansions.iter().map(|part| part.id).filter(named).collect();
    let variants: Vec<&str> = info.variants.iter().map(|part| part.id).filter(named).collect();
    assert_eq!(expansions.len() + variants.len(), parts.len(), "there are such parts: {parts:?}");
    Setup::new(&Request { players, expansions, variants, ..chosen })
}

fn made(request: &Request<'_>) -> Game {
    Game::new(&Setup::new(request).expect("tests ask for what there is"))
}

/// The position of the one game that it is of.
pub fn position_of<P: 'static>(state: &State) -> &P {
    let position = whichever!(state, position => position as &dyn Any);
    position.downcast_ref().unwrap_or_else(|| panic!("this is {}", state.game()))
}

/// The position as if nothing were left to be drawn.
pub fn without_tiles(state: &State) -> State {
    let mut state = state.clone();
    whichever!(&mut state, position => position.empty_bag());
    state
}

/// A whole game in a file that the tests of this crate keep.
pub fn golden(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(file)
}
