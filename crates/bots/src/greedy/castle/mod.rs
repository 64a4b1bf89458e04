//! The Castle: every possible move alike, until there is a judgement of its positions.

use bastide_engine::board::Player;
use bastide_engine::games::castle;
use bastide_engine::position::Position;
use rand_core::Rng;

/// What the greedy bot needs for The Castle.
#[derive(Debug)]
pub(super) struct Castle;

impl Castle {
    pub(super) fn new() -> Self {
        Self
    }

    pub(super) fn choose(
        &mut self,
        position: &castle::State,
        _player: Player,
        rng: &mut impl Rng,
    ) -> castle::Move {
        position.random_move(rng)
    }
}
