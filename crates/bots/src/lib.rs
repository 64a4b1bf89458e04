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
mod equations;
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

use bastide_engine::action::Action;
use bastide_engine::chance::Seed;
use bastide_engine::games::base::Step;
use bastide_engine::position::Position;
use bastide_engine::{State, View};
use rand_chacha::ChaCha20Rng;
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
    /// What it is called.
    fn name(&self) -> &str;

    /// The action it takes, one of the legal ones. It must be the turn of the seat whose view it is.
    fn choose(&mut self, view: &View, budget: Budget) -> Action;
}

/// The random numbers for one decision. They follow from the bot's seed and how far the game is, so
/// that a bot has no memory that could be lost.
fn dice(seed: Seed, view: &View) -> ChaCha20Rng {
    let state = view.seen();
    let laid = state.board().laid().len() as u64;
    let decision = seed.child(2 * laid + u64::from(state.drawn().is_some()));
    match state {
        // A player sets several walls after one tile, each with a decision of its own about a guard.
        State::City(position) if position.walls().gate().is_some() => {
            let walls = position.walls().all().count() as u64;
            decision.child(2 * walls + u64::from(position.wall_to_guard().is_some())).rng()
        }
        // In a turn of the base game's expansions and variants there is more to decide than where the tile goes and
        // who goes on it, and some of it again and again.
        State::Base(position)
            if !matches!(position.step(), Some(Step::Lay | Step::Follower)) || position.costs() =>
        {
            let player = position.player();
            let pieces = position.followers().count() as u32 + position.goods().count() as u32;
            let numbers = [position.step().map_or(0, |step| step as u32), pieces, position.left()];
            let numbers =
                numbers.into_iter().chain([position.scores()[player.seat()], position.supply(player)]);
            numbers.fold(decision, |seed, number| seed.child(number.into())).rng()
        }
        _ => decision.rng(),
    }
}
