//! How training goes about it.

use crate::games::learning;
use bastide_engine::GameId;

/// The plan of a training.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Schedule {
    /// By how many points, at most, a move is taken for better or worse than it looks, in three kinds of games that
    /// take turns: with 0 always the best move is played, and with more, others are explored.
    pub exploration: [f64; 3],
    /// How much of what came after the next position counts, from 0 to 1; the rest is what that position is believed to
    /// be worth. (Known as λ.)
    pub patience: f64,
    /// As [`patience`](Self::patience), as long as nothing was learnt: there is only the hand-made evaluation to go by
    /// instead.
    pub first_patience: f64,
    /// The examples of so many rounds are learnt from.
    pub memory: usize,
    /// How they are gone through …
    pub lesson: Lesson,
    /// … and what was seen by looking [`ahead`](super::ahead).
    pub lesson_ahead: Lesson,
}

/// How examples are gone through.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lesson {
    /// How often all of them.
    pub epochs: u32,
    /// The learning rate at the beginning: how far a number of a network goes in one step. From there it falls evenly
    /// to nothing.
    pub learning_rate: f32,
    /// Examples that are looked at before a step is made.
    pub batch: usize,
}

impl Schedule {
    /// What the weights of a game are made with.
    pub fn of(game: GameId) -> Self {
        let first_patience = learning(game).first_patience.unwrap_or(Self::USUAL.first_patience);
        Self { first_patience, ..Self::USUAL }
    }

    /// What serves unless something is known to serve better. The first patience is below 1 as networks that were at
    /// first fitted to the ends of games alone learnt luck, and played worse than none; docs/bots.md has the figures.
    pub const USUAL: Self = Self {
        exploration: [0.0, 1.0, 3.0],
        patience: 0.8,
        first_patience: 0.8,
        memory: 3,
        lesson: Lesson { epochs: 4, learning_rate: 0.003, batch: 256 },
        // There are fewer of them, and they owe less to luck.
        lesson_ahead: Lesson { epochs: 12, learning_rate: 0.001, batch: 16 },
    };

    /// Of so many games one is not learnt from, to tell how much was learnt.
    const TESTED: u64 = 8;

    /// Whether the game of this number is kept to tell how much was learnt.
    pub(super) fn is_test(number: u64) -> bool {
        number % Self::TESTED == Self::TESTED - 1
    }

    /// By how much moves are taken for better or worse in the game of this number.
    pub(super) fn exploration_in(&self, number: u64) -> f64 {
        self.exploration[(number % 3) as usize]
    }
}
