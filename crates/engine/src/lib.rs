//! The rules of the Carcassonne family of tile-laying games.
//!
//! One engine decides every rule for everything that is built on it: the bots, the pictures,
//! the server and the command line.

pub mod board;
pub mod geometry;
pub mod lang;
pub mod tiles;
