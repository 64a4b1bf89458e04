//! The greedy bot: looks at everything its turn can lead to, and at nothing beyond it.

pub use crate::evaluation::{CommonWeights, Experience, ExperienceError};

use crate::games::{Judged, Judges, Weights};
use crate::{Bot, Budget, dice};
use bastide_engine::action::Action;
use bastide_engine::chance::Seed;
use bastide_engine::position::{Actor, Position};
use bastide_engine::{View, whichever};
use std::sync::Arc;

/// Takes what looks best at once: of all placements of the tile, each with every choice of a
/// follower, the one after which its own points and prospects exceed the others' by most.
///
/// It holds followers back when they get few, lets farmers wait for cities, and plays the last turns
/// for exact points. It does not foresee what others will do.
///
/// What a game has besides, such as wall tiles, guards or herds, is weighed in its room of [`games`](crate::games).
///
/// ```
/// use bastide_bots::{Bot, Budget, Greedy};
/// use bastide_engine::{board::Player, chance::Seed, setup::{Request, Setup}, Game, Match};
///
/// // The tile that closes the start tile's city at once, and its knight comes back with 4 points.
/// let setup = Setup::new(&Request { preset: Some("competition"), ..Request::default() }).unwrap();
/// let mut game = Match::forced(&Game::new(&setup));
/// game.play(None, &"draw city-side".parse().unwrap()).unwrap();
/// let mut bot = Greedy::new(Seed::from(1));
/// for expected in ["lay city-side 0,-1 180", "follower 0,-1 city s"] {
///     let action = bot.choose(&game.state().view(Some(Player::new(0))), Budget::default());
///     assert_eq!(action.to_string(), expected);
///     game.play(Some(Player::new(0)), &action).unwrap();
/// }
/// assert_eq!(game.state().scores(), [4, 0]);
/// ```
#[derive(Debug)]
pub struct Greedy {
    seed: Seed,
    judges: Judges,
}

impl Greedy {
    /// The greedy bot that decides between equals by this seed.
    pub fn new(seed: Seed) -> Self {
        Self { seed, judges: Judges::new() }
    }

    /// One that judges the positions of one game by other weights.
    pub fn with_weights(seed: Seed, weights: impl Into<Weights>) -> Self {
        let mut judges = Judges::new();
        judges.believe(weights.into());
        Self { seed, judges }
    }

    /// One that goes by experience of one game.
    pub fn with_experience(seed: Seed, experience: &Arc<Experience>) -> Self {
        let mut judges = Judges::new();
        judges.learn(experience);
        Self { seed, judges }
    }
}

impl Bot for Greedy {
    fn name(&self) -> &str {
        "greedy"
    }

    fn choose(&mut self, view: &View, _budget: Budget) -> Action {
        let mut rng = dice(self.seed, view);
        let Actor::Player(player) = view.seen().actor() else { panic!("it is nobody's turn") };
        whichever!(view.seen(), position => {
            let planner = position.planner(&mut self.judges);
            position.action(planner.choose(position, player, &mut rng))
        })
    }
}
