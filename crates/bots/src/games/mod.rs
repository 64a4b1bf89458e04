//! A room for each game: how its positions are judged, its weights, and what was learnt about it.
//!
//! A room has a `Judge` that implements `Sense`, its hand-made `Weights`, what was learnt (`LEARNING`), and implements
//! `Judged` for the game's positions. This file alone goes through all games; whoever is above asks it, and names none.

/// What a room's `Judge` answers to [`Sense`](crate::evaluation::planner::Sense) by what it has: an `outlook`, `look_ahead` and
/// `values_of`.
macro_rules! answers_of_judge {
    () => {
        type Position = State;
        type Weights = Weights;

        const PASS: Move = Move::Pass;

        fn believing(weights: Weights) -> Self {
            Self::new(weights)
        }

        fn outlook(&mut self) -> &mut $crate::evaluation::outlook::Outlook {
            &mut self.outlook
        }

        fn prepare(&mut self, position: &State, player: bastide_engine::board::Player) {
            self.look_ahead(position, player);
        }

        fn values(&mut self, position: &State) -> $crate::evaluation::outlook::BySeat {
            self.values_of(position)
        }
    };
}

pub mod base;
pub mod castle;
pub mod city;
pub mod hunters;
#[cfg(test)]
mod tests;

use crate::evaluation::planner::{Planner, Sense};
use crate::evaluation::{Experience, Flaws};
use bastide_engine::chance::Seed;
use bastide_engine::position::Position;
use bastide_engine::{GameId, each_game};
use std::sync::{Arc, LazyLock};

/// As many levels do not search, and have flaws.
pub(crate) const FLAWED: usize = 6;

/// What the bots know of a game, asked of its positions.
pub(crate) trait Judged: Position {
    /// Who judges them.
    type Judge: Sense<Position = Self>;

    /// What the levels that do not search get wrong, from the weakest.
    const FLAWS: [Flaws; FLAWED];

    /// What somebody of this level, counted from 0, gets wrong.
    fn flaws(&self, level: usize) -> Flaws {
        Self::FLAWS[level]
    }

    /// The planner for this game.
    fn planner<'a>(&self, judges: &'a mut Judges) -> &'a mut Planner<Self::Judge>;

    /// The seed of the decision that is due, from one that all decisions have in common which somebody takes with the
    /// same tiles on the table. A game that may ask several must tell them apart: a bot that had the same random
    /// numbers for all of them would always give the same answer.
    fn decision(&self, seed: Seed) -> Seed {
        seed
    }
}

/// What was learnt about a game, and how it is learnt.
#[derive(Debug)]
pub(crate) struct Learning {
    /// The networks, as `bastide train` has written them.
    file: &'static str,
    /// How much of how a game ends counts in the first round of training, from 0 to 1, if something else has proved
    /// better for this game than what serves others.
    pub(crate) first_patience: Option<f64>,
}

macro_rules! define {
    ($(($Game:ident, $room:ident, $doc:literal))*) => {
        /// A planner for each game.
        #[derive(Debug)]
        pub(crate) struct Judges {
            $($room: Planner<$room::Judge>,)*
        }

        impl Judges {
            /// By the weights the bots play with, and by no experience.
            pub(crate) fn new() -> Self {
                Self { $($room: Planner::new($room::Weights::TUNED),)* }
            }

            /// Those of somebody of this level, counted from 0, who has no experience.
            pub(crate) fn flawed(level: usize) -> Self {
                $(let mut $room = $room::Weights::TUNED;
                $room::FLAWS[level].bend(&mut $room.common);)*
                Self { $($room: Planner::new($room),)* }
            }

            /// Goes by other weights of one game from now on, and by no experience of it.
            pub(crate) fn believe(&mut self, weights: Weights) {
                match weights {
                    $(Weights::$Game(weights) => self.$room = Planner::new(weights),)*
                }
            }

            /// Goes by this experience of one game from now on.
            pub(crate) fn learn(&mut self, experience: &Arc<Experience>) {
                match experience.game() {
                    $(GameId::$Game => self.$room.learn(experience),)*
                }
            }
        }

        /// The weights by which the positions of one game are judged, each found by its name.
        ///
        /// ```
        /// use bastide_bots::games::Weights;
        /// use bastide_engine::GameId;
        ///
        /// for game in GameId::ALL {
        ///     let mut weights = Weights::tuned(game);
        ///     *weights.named("soon").unwrap() = 7.0;
        ///     assert_ne!(weights, Weights::tuned(game));
        /// }
        /// ```
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub enum Weights {
            $(#[doc = $doc] $Game($room::Weights),)*
        }

        impl Weights {
            /// Those the bots play a game with.
            pub const fn tuned(game: GameId) -> Self {
                match game {
                    $(GameId::$Game => Self::$Game($room::Weights::TUNED),)*
                }
            }

            /// The weight of this name, to be changed; `None` if the game has none that is called so.
            pub fn named(&mut self, name: &str) -> Option<&mut f64> {
                match self {
                    $(Self::$Game(weights) => weights.named(name),)*
                }
            }
        }

        $(impl From<$room::Weights> for Weights {
            fn from(weights: $room::Weights) -> Self {
                Self::$Game(weights)
            }
        })*

        /// What was learnt about a game, and how.
        pub(crate) const fn learning(game: GameId) -> &'static Learning {
            match game {
                $(GameId::$Game => &$room::LEARNING,)*
            }
        }
    };
}

each_game!(define);

impl Judges {
    /// Those that go by what was learnt about every game.
    pub(crate) fn taught() -> Self {
        let mut judges = Self::new();
        GameId::ALL.into_iter().for_each(|game| judges.learn(Experience::of(game)));
        judges
    }
}

impl Experience {
    /// What the bots of this crate have learnt about a game, from files that `bastide train` has written.
    pub fn of(game: GameId) -> &'static Arc<Self> {
        static LEARNT: LazyLock<[Arc<Experience>; GameId::ALL.len()]> = LazyLock::new(|| {
            let read = |game| Experience::from_toml(learning(game).file).and_then(|read| read.about(game));
            GameId::ALL.map(|game| Arc::new(read(game).expect("the weights of this crate are well written")))
        });
        let number = GameId::ALL.iter().position(|&other| other == game);
        &LEARNT[number.expect("these are all games")]
    }
}
