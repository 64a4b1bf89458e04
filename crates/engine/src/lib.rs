//! The rules of the Carcassonne family of tile-laying games.
//!
//! One engine decides every rule for everything that is built on it: the bots, the pictures,
//! the server and the command line. It does no input or output, reads no clock and starts no
//! thread, so it runs wherever Rust does.
//!
//! ```
//! use bastide_engine::{Actor, Game, Match, Request, Seed, Setup};
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

#[macro_use]
mod fields;

pub mod board;
pub mod games;
pub mod lessons;
pub mod mix;
mod play;
pub mod record;
pub mod setup;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod vocabulary;

pub use board::{Board, Player};
pub use games::{Game, GameId, Match, State, View, rulebook as rules};
pub use play::action::Action;
pub use play::chance::{Dealer, Seed};
pub use play::event::{Event, RuleId};
pub use play::position::{Actor, Position};
pub use play::question::Question;
pub use play::refusal::Refusal;
pub use play::source::Source;
pub use play::summary::Summary;
pub use play::{
    action, chance, event, position, prospects, question, refusal, source, summary, tally, touch,
};
pub use record::Record;
pub use setup::{Request, Setup};
pub use vocabulary::geometry::{Pos, Rotation, Side};
pub use vocabulary::lang::Lang;
pub use vocabulary::pieces::{Piece, Place, Spot};
pub use vocabulary::tiles::{TileName, TileSet};
pub use vocabulary::{geometry, lang, pieces, tiles};
