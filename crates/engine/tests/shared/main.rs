//! What belongs to no game, or to all of them.

#[path = "../common/mod.rs"]
mod common;

mod board;
mod notation;
mod odds;
mod prospects;
mod rule_ids;
mod texts;
mod tile_files;
mod touch;
