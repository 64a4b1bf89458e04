//! The words of the games: squares and sides, tiles and what is drawn on them, pieces, languages.

pub mod geometry;
pub mod lang;
pub mod pieces;
pub mod tiles;
pub(crate) mod words;
