//! The Castle.

#[path = "../common/mod.rs"]
mod common;

mod enclosure;
mod placing;
mod properties;
mod scoring;
mod texts;

use bastide_engine::Game;
use bastide_engine::testing::{Table, game_of};

fn castle_game() -> Game {
    game_of("castle", 2)
}

fn castle() -> Table {
    Table::new(&castle_game())
}
