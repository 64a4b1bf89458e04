//! The weights of whichever game is played.

use super::{CastleWeights, CityWeights, Greedy, HuntersWeights, Weights};
use bastide_engine::chance::Seed;
use bastide_engine::setup::GameId;

/// What an evaluation believes about the course of one game.
///
/// ```
/// use bastide_bots::greedy::Beliefs;
/// use bastide_engine::setup::GameId;
///
/// let mut beliefs = Beliefs::tuned(GameId::Castle);
/// *beliefs.named("follower").unwrap() = 5.0;
/// assert!(beliefs.names().contains(&"keep_doubt"));
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Beliefs {
    /// About the base game and all that goes with it.
    Base(Weights),
    /// About The Castle.
    Castle(CastleWeights),
    /// About The City.
    City(CityWeights),
    /// About Hunters and Gatherers.
    Hunters(HuntersWeights),
}

impl Beliefs {
    /// Those of the greedy bot.
    pub fn tuned(game: GameId) -> Self {
        match game {
            GameId::Base => Self::Base(Weights::TUNED),
            GameId::Castle => Self::Castle(CastleWeights::TUNED),
            GameId::City => Self::City(CityWeights::TUNED),
            GameId::Hunters => Self::Hunters(HuntersWeights::TUNED),
        }
    }

    /// What the weights are called.
    pub fn names(&self) -> Vec<&'static str> {
        match self {
            Self::Base(_) => Weights::names().collect(),
            Self::Castle(_) => CastleWeights::names().collect(),
            Self::City(_) => CityWeights::names().collect(),
            Self::Hunters(_) => HuntersWeights::names().collect(),
        }
    }

    /// The weight of this name, to be changed.
    pub fn named(&mut self, name: &str) -> Option<&mut f64> {
        match self {
            Self::Base(weights) => weights.named(name),
            Self::Castle(weights) => weights.named(name),
            Self::City(weights) => weights.named(name),
            Self::Hunters(weights) => weights.named(name),
        }
    }

    /// A greedy bot that believes this.
    pub fn greedy(self, seed: Seed) -> Greedy {
        match self {
            Self::Base(weights) => Greedy::with_weights(seed, weights),
            Self::Castle(weights) => Greedy::with_castle_weights(seed, weights),
            Self::City(weights) => Greedy::with_city_weights(seed, weights),
            Self::Hunters(weights) => Greedy::with_hunters_weights(seed, weights),
        }
    }
}
