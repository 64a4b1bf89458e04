//! Hunters and Gatherers.

#[path = "../common/mod.rs"]
mod common;

mod placing;
mod properties;
mod recount;
mod scoring;
mod setup;
mod texts;

use bastide_engine::games::hunters;
use bastide_engine::testing::{Table, game_of, position_of};
use bastide_engine::{Game, State};

fn hunters_game(players: usize) -> Game {
    game_of("hunters", players)
}

fn hunters(players: usize) -> Table {
    Table::new(&hunters_game(players))
}

fn hunters_position(state: &State) -> &hunters::State {
    position_of(state)
}
