//! The rules of the Carcassonne family of tile-laying games.
//!
//! One engine decides every rule for everything that is built on it: the bots, the pictures,
//! the server and the command line. It does no input or output, reads no clock and starts no
//! thread, so it runs wherever Rust does.
//!
//! ```
//! use bastide_engine::{chance::Seed, position::Actor, setup::{Request, Setup}, state::{Game, Match}};
//!
//! let setup = Setup::new(&Request { players: 3, ..Request::default() }).unwrap();
//! let mut game = Match::seeded(&Game::new(&setup), Seed::from(1));
//! loop {
//!     match game.state().actor() {
//!         Actor::Nobody => break,
//!         Actor::Chance => {
//!             let draw = game.deal().unwrap();
//!             game.play(None, &draw).unwrap();
//!         }
//!         Actor::Player(player) => {
//!             let first = game.state().legal_actions().remove(0);
//!             game.play(Some(player), &first).unwrap();
//!         }
//!     }
//! }
//! assert_eq!(game.state().scores().len(), 3);
//! ```

pub mod action;
mod bag;
pub mod board;
pub mod chance;
mod core;
mod crew;
pub mod event;
pub mod games;
pub mod geometry;
pub mod lang;
pub mod mix;
mod part;
pub mod pieces;
pub mod position;
pub mod quarter;
pub mod question;
pub mod rampart;
pub mod record;
pub mod refusal;
pub mod rules;
pub mod setup;
pub mod source;
pub mod state;
pub mod summary;
pub mod tally;
pub mod tiles;
pub mod wall_tile;
