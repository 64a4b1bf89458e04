//! The games, each in a folder of its own.

/// What a game answers to [`Position`](crate::play::position::Position) from what lies on the table in every game.
/// Its state has a `core`, `rules` with a `table`, and a `phase` in which the drawn tile is laid.
macro_rules! answers_of_core {
    () => {
        fn players(&self) -> usize {
            self.core.players
        }

        fn scores(&self) -> &[u32] {
            self.core.scores()
        }

        fn turn(&self) -> u32 {
            self.core.progress.turn()
        }

        fn ply(&self) -> u32 {
            self.core.progress.ply()
        }

        fn board(&self) -> &$crate::board::Board {
            &self.core.board
        }

        fn table(&self) -> &$crate::vocabulary::tiles::TileTable {
            &self.rules.table
        }

        fn unseen(&self) -> &[u16] {
            self.core.bag.counts()
        }

        fn drawn(&self) -> Option<$crate::vocabulary::tiles::TileId> {
            match self.phase {
                Phase::Lay(tile) => Some(tile),
                _ => None,
            }
        }

        fn set_aside(&self) -> &[$crate::vocabulary::tiles::TileId] {
            &self.core.set_aside
        }

        fn summary(&self, feature: $crate::board::SegmentId) -> $crate::play::summary::Summary {
            self.summarise(feature)
        }

        fn supply(&self, player: $crate::board::Player) -> u32 {
            u32::from(self.core.crew.supply(player))
        }

        fn last_laid(&self, player: $crate::board::Player) -> Option<usize> {
            self.core.last_laid(player)
        }
    };
}

/// What a game answers to [`Position`](crate::Position) from its `moves.rs`, where what can be played has a file of its own.
macro_rules! answers_of_moves {
    () => {
        fn moves(&self) -> Vec<Move> {
            self.list_moves()
        }

        #[inline]
        fn random_move(&self, rng: &mut impl rand_core::Rng) -> Move {
            self.pick_move(rng)
        }

        fn odds(&self, mv: Move) -> u32 {
            self.odds_of(mv)
        }

        fn action(&self, mv: Move) -> $crate::play::action::Action {
            self.action_of(mv)
        }

        fn find(
            &self,
            action: &$crate::play::action::Action,
        ) -> Result<Move, $crate::play::refusal::Refusal> {
            self.find_move(action)
        }
    };
}

pub mod base;
pub mod castle;
pub mod city;
mod game;
pub mod hunters;
mod info;
mod registry;
pub mod rulebook;

pub use game::{Game, Match};
pub use info::{Changes, Choice, GameInfo, NamedSet, OptionInfo, Preset};
pub use registry::{GameId, State, View};
