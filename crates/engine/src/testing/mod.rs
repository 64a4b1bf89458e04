//! Help for tests, of this crate and of those built on it: scripted games, games by their names, players who choose
//! at random. Only there with the feature `testing`.
//!
//! # Scripts
//! A script is played from the position it is given, line by line; empty lines and blanks around a line don't count.
//! A line is one of these:
//!
//! ```text
//! PLAYER: TILE SQUARE ROTATION SPOT         a turn: the tile is drawn, laid, and a follower goes on the spot
//! PLAYER: TILE SQUARE ROTATION PIECE SPOT   the same with another piece: big, hut
//! PLAYER: TILE SQUARE ROTATION -            the same with no piece
//! PLAYER ACTION                             one action, as records have it
//! ACTION                                    one action of chance, or of whoever is to move
//! ```
//!
//! Where a line names a player, counted from 1, it must be that player's move, or the test fails; so it does when
//! anything is refused. `-` passes where a piece could be placed, and does nothing where the player is asked
//! nothing of that kind. What is asked after the piece is for the lines that follow:
//!
//! ```text
//! 1: city-side 0,-1 180 city s
//! 2: road-fork 3,-2 0 -
//! 2 quarter follower castle
//! 2 count market
//! draw road-bend
//! ```
//!
//! [`script()`] plays one on any position, [`Table`] on a game as it is set up.

mod games;
mod random;
mod script;
mod table;

pub use games::{game, game_of, game_with, golden, position_of, setup_with, without_tiles};
pub use random::{advance, pick, play, play_like, seats};
pub use script::{Playable, act, action, has, legal, player, refusal, scored, script, spot, square};
pub use table::Table;
