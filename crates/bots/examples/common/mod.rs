//! What examples are told about the game to play.

use bastide_engine::{
    GameId,
    setup::{Request, Setup},
};

/// A game, with its expansions and variants after `+`.
pub(crate) fn setup(name: &str, preset: &str, players: usize) -> Result<Setup, String> {
    let (game, add_ons) = name.split_once('+').unwrap_or((name, ""));
    let add_ons: Vec<&str> = add_ons.split('+').filter(|add_on| !add_on.is_empty()).collect();
    let is_expansion = |add_on: &&str| GameId::Base.info().expansions.iter().any(|one| one.id == *add_on);
    let (expansions, variants) = add_ons.into_iter().partition(is_expansion);
    let request = Request { game, players, preset: Some(preset), expansions, variants, ..Request::default() };
    Setup::new(&request).map_err(|error| error.to_string())
}
