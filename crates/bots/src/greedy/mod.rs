//! The greedy bot: looks at everything its turn can lead to, and at nothing beyond it.

mod base;
mod castle;
mod chances;
mod city;
mod describe;
pub(crate) mod experience;
mod flaws;
mod free;
mod hunters;
mod memo;
mod outlook;
mod placing;
mod search;
mod weights;

pub use base::Weights;
pub use castle::Weights as CastleWeights;
pub use city::Weights as CityWeights;
pub use experience::{Experience, ExperienceError};
pub use hunters::Weights as HuntersWeights;
pub use weights::Common as CommonWeights;

use crate::{Bot, Budget, dice};
#[cfg(test)]
use base::Judge as BaseJudge;
use bastide_engine::GameId;
use bastide_engine::action::Action;
use bastide_engine::chance::{Seed, below};
use bastide_engine::position::{Actor, Position};
use bastide_engine::{State, View};
#[cfg(test)]
use castle::Judge as CastleJudge;
#[cfg(test)]
use city::Judge as CityJudge;
pub(crate) use flaws::Flaws;
#[cfg(test)]
use hunters::Judge as HuntersJudge;
use rand_core::Rng;
pub(crate) use search::{Search, Sense};
use std::sync::Arc;

/// Takes what looks best at once: of all placements of the tile, each with every choice of a
/// follower, the one after which its own points and prospects exceed the others' by most.
///
/// It holds followers back when they get few, lets farmers wait for cities, and plays the last turns
/// for exact points. It does not foresee what others will do.
///
/// In The Castle it also weighs which wall tiles come within reach, what those in hand can be used on, and
/// the race for the largest keep. In The City it weighs where walls complete what, what guards will see, and
/// what a tower brings. In Hunters and Gatherers it weighs herds and
/// tigers, fish and huts, and the bonus tile that gold brings.
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

/// What it believes about each game.
#[derive(Debug)]
pub(crate) struct Judges {
    pub(crate) base: Search<base::Judge>,
    pub(crate) castle: Search<castle::Judge>,
    pub(crate) city: Search<city::Judge>,
    pub(crate) hunters: Search<hunters::Judge>,
}

impl Judges {
    pub(crate) fn new() -> Self {
        Self::flawed(Flaws::NONE)
    }

    /// Those of the searching bot, which goes by what was learnt.
    pub(crate) fn taught() -> Self {
        let mut judges = Self::new();
        GameId::ALL.into_iter().for_each(|game| judges.learn(Experience::of(game)));
        judges
    }

    /// Goes by this experience from now on.
    pub(crate) fn learn(&mut self, experience: &Arc<Experience>) {
        match experience.game() {
            GameId::Base => self.base.learn(experience),
            GameId::Castle => self.castle.learn(experience),
            GameId::City => self.city.learn(experience),
            GameId::Hunters => self.hunters.learn(experience),
        }
    }

    /// Those of somebody who gets things wrong.
    pub(crate) fn flawed(flaws: Flaws) -> Self {
        let (mut base, mut castle) = (Weights::TUNED, CastleWeights::TUNED);
        let (mut city, mut hunters) = (CityWeights::TUNED, HuntersWeights::TUNED);
        for common in [&mut base.common, &mut castle.common, &mut city.common, &mut hunters.common] {
            flaws.bend(common);
        }
        Self {
            base: Search::new(base),
            castle: Search::new(castle),
            city: Search::new(city),
            hunters: Search::new(hunters),
        }
    }
}

impl Greedy {
    /// The greedy bot that decides between equals by this seed.
    pub fn new(seed: Seed) -> Self {
        Self { seed, judges: Judges::new() }
    }

    /// One that believes something else about the base game.
    pub fn with_weights(seed: Seed, weights: Weights) -> Self {
        let base = Search::new(weights);
        Self { seed, judges: Judges { base, ..Judges::new() } }
    }

    /// One that goes by experience of one game.
    pub fn with_experience(seed: Seed, experience: &Arc<Experience>) -> Self {
        let mut judges = Judges::new();
        judges.learn(experience);
        Self { seed, judges }
    }

    /// One that believes something else about The Castle.
    pub fn with_castle_weights(seed: Seed, weights: CastleWeights) -> Self {
        let castle = Search::new(weights);
        Self { seed, judges: Judges { castle, ..Judges::new() } }
    }

    /// One that believes something else about The City.
    pub fn with_city_weights(seed: Seed, weights: CityWeights) -> Self {
        let city = Search::new(weights);
        Self { seed, judges: Judges { city, ..Judges::new() } }
    }

    /// One that believes something else about Hunters and Gatherers.
    pub fn with_hunters_weights(seed: Seed, weights: HuntersWeights) -> Self {
        let hunters = Search::new(weights);
        Self { seed, judges: Judges { hunters, ..Judges::new() } }
    }
}

impl Bot for Greedy {
    fn name(&self) -> &str {
        "greedy"
    }

    fn choose(&mut self, view: &View, _budget: Budget) -> Action {
        let mut rng = dice(self.seed, view);
        let Actor::Player(player) = view.seen().actor() else { panic!("it is nobody's turn") };
        match view.seen() {
            State::Base(position) => position.action(self.judges.base.choose(position, player, &mut rng)),
            State::Castle(position) => position.action(self.judges.castle.choose(position, player, &mut rng)),
            State::City(position) => position.action(self.judges.city.choose(position, player, &mut rng)),
            State::Hunters(position) => {
                position.action(self.judges.hunters.choose(position, player, &mut rng))
            }
        }
    }
}

/// The best move so far, and how many have been as good.
struct Best<M> {
    mv: Option<M>,
    value: f64,
    equals: u32,
}

impl<M> Best<M> {
    /// Values this close are the same but for rounding.
    const SAME: f64 = 1e-9;

    fn new() -> Self {
        Self { mv: None, value: f64::NEG_INFINITY, equals: 0 }
    }

    /// Takes the move if it is better; if it is as good, with such a chance that in the end each of
    /// the equals is as likely as the others.
    fn offer(&mut self, mv: M, value: f64, rng: &mut impl Rng) {
        if value > self.value + Self::SAME {
            *self = Self { mv: Some(mv), value, equals: 1 };
        } else if value >= self.value - Self::SAME {
            self.equals += 1;
            if below(rng, self.equals) == 0 {
                self.mv = Some(mv);
            }
        }
    }
}

/// By multiplication alone, which gives the same on every machine; the library's powers need not.
fn power(base: f64, exponent: u32) -> f64 {
    let (mut result, mut square, mut left) = (1.0, base, exponent);
    while left > 0 {
        if left & 1 == 1 {
            result *= square;
        }
        square *= square;
        left >>= 1;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_are_products() {
        assert_eq!([0, 1, 2, 5, 10].map(|n| power(2.0, n)), [1.0, 2.0, 4.0, 32.0, 1024.0]);
        assert_eq!(power(0.0, 0), 1.0);
    }
}
