//! The City.

#[path = "../common/mod.rs"]
mod common;

mod builders;
mod contour;
mod placing;
mod properties;
mod recount;
mod scoring;
mod setup;
mod texts;
mod walls_properties;

use bastide_engine::games::city;
use bastide_engine::testing::{Table, game_of, position_of};
use bastide_engine::{Game, State};

fn city_game(players: usize) -> Game {
    game_of("city", players)
}

fn city(players: usize) -> Table {
    Table::new(&city_game(players))
}

fn city_position(state: &State) -> &city::State {
    position_of(state)
}
