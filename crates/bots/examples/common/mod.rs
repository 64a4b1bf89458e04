//! What examples are told about the game to play.

use bastide_engine::{
    GameId,
    setup::{Request, Setup},
};

/// A game, with its expansions and variants after `+`.
pub(crate) fn setup(name: &str, preset: &str, players: usize) -> Result<Setup, String> {
    let (game, parts) = name.split_once('+').unwrap_or((name, ""));
    let parts: Vec<&str> = parts.split('+').filter(|part| !part.is_empty()).collect();
    let is_expansion = |part: &&str| GameId::Base.info().expansions.iter().any(|one| one.id == *part);
    let (expansions, variants) = parts.into_iter().partition(is_expansion);
    let request = Request { game, players, preset: Some(preset), expansions, variants, ..Request::default() };
    Setup::new(&request).map_err(|error| error.to_string())
}
