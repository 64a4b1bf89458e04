//! Opponents: programs that see what a player sees and choose an action.
//!
//! A [`Bot`] gets a [`View`] and a [`Budget`], and answers with an [`Action`]. [`BotKind`] names
//! the bots there are, [`play_match`] lets them play a game, and [`arena`] measures one against
//! another; [`ratings`] puts several of them on one scale.
//!
//! ```
//! use bastide_bots::{Bot, BotKind, Budget, play_match};
//! use bastide_engine::{chance::Seed, setup::{Request, Setup}, Game};
//!
//! let game = Game::new(&Setup::new(&Request { preset: Some("competition"), ..Request::default() }).unwrap());
//! let seed = Seed::from(1);
//! let mut bots = [BotKind::Greedy.build(seed.child(0)), BotKind::Random.build(seed.child(1))];
//! let outcome = play_match(&game, seed, &mut bots, Budget::default()).unwrap();
//! assert!(outcome.state.scores()[0] > outcome.state.scores()[1]);
//! ```

pub mod arena;
mod dice;
mod equations;
mod evaluation;
mod exact;
pub mod games;
pub mod greedy;
mod kind;
mod levels;
mod play;
mod random;
pub mod ratings;
pub mod search;
pub mod simulate;
pub mod sprt;
pub mod train;

pub use greedy::Greedy;
pub use kind::{BotKind, UnknownBot};
pub use levels::Level;
pub use play::{BotFault, Outcome, play_match};
pub use random::Random;
pub use search::Searcher;

use bastide_engine::View;
use bastide_engine::action::Action;
use dice::dice;
use std::time::Duration;

/// How much a bot may think about one action. Bots that do not search need none of it.
///
/// ```
/// use bastide_bots::Budget;
///
/// let budget = Budget { iterations: Some(1000), ..Budget::default() };
/// assert_eq!(budget.time, None, "what is not said is not limited");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// The most positions or play-throughs to look at. Only this keeps a game repeatable.
    pub iterations: Option<u64>,
    /// The longest time to take.
    pub time: Option<Duration>,
}

/// Somebody to play against.
///
/// A bot knows nothing but the view it is shown: that holds by type. Given a seed when it is made,
/// it chooses the same in the same position, whether or not it has played the moves before; so a
/// game can go on with a new bot of the same seed. (A time limit may break that, iterations don't.)
pub trait Bot {
    /// Its name, as it stands in records and messages.
    fn name(&self) -> &str;

    /// The action it takes, one of the legal ones. It must be the turn of the seat whose view it is.
    fn choose(&mut self, view: &View, budget: Budget) -> Action;
}
