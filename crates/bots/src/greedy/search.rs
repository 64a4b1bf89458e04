//! Everything a decision can lead to at once, for games whose turns are longer than a tile and a follower.

use super::Best;
use bastide_engine::board::Player;
use bastide_engine::event::Silent;
use bastide_engine::position::Position;
use rand_core::Rng;

/// How much better something must be than to keep the piece it would cost.
const KEPT: f64 = 1e-6;

/// What one game knows about its positions.
pub(super) trait Sense: Sized {
    /// The positions of the game.
    type Position: Position;

    /// The move that gives nothing away.
    const PASS: <Self::Position as Position>::Move;

    /// Gets ready for the positions that a decision of this player can lead to.
    fn prepare(&mut self, position: &Self::Position, player: Player);

    /// The moves that are worth a trial: all, unless a game has too many of them.
    fn candidates(
        _search: &mut Search<Self>,
        position: &Self::Position,
        _player: Player,
    ) -> Vec<<Self::Position as Position>::Move> {
        position.moves()
    }

    /// By how much a move must be better than it looks: what promises much may come to nothing.
    fn doubt(&self, _position: &Self::Position, _mv: <Self::Position as Position>::Move) -> f64 {
        0.0
    }

    /// What a position within the turn is worth to the player, who may go on with
    /// [`after`](Search::after). The position is used up.
    fn worth(search: &mut Search<Self>, position: &mut Self::Position, player: Player) -> f64;
}

/// Tries moves.
#[derive(Debug)]
pub(super) struct Search<S: Sense> {
    pub(super) sense: S,
    /// Positions to try moves in, kept for their memory.
    spare: Vec<S::Position>,
}

impl<S: Sense> Search<S> {
    pub(super) fn new(sense: S) -> Self {
        Self { sense, spare: Vec::new() }
    }

    /// The best move there is.
    pub(super) fn choose(
        &mut self,
        position: &S::Position,
        player: Player,
        rng: &mut impl Rng,
    ) -> <S::Position as Position>::Move {
        self.sense.prepare(position, player);
        let mut best = Best::new();
        for mv in S::candidates(self, position, player) {
            // Of two that are equal, rather the one that gives nothing away.
            let kept = if mv == S::PASS { KEPT } else { 0.0 };
            let worth = self.after(position, mv, player) - self.sense.doubt(position, mv);
            best.offer(mv, worth + kept, rng);
        }
        best.mv.expect("who is asked has a choice")
    }

    /// What a move is worth.
    pub(super) fn after(
        &mut self,
        position: &S::Position,
        mv: <S::Position as Position>::Move,
        player: Player,
    ) -> f64 {
        self.with(position, mv, |search, next| S::worth(search, next, player))
    }

    /// Plays a move in a position of its own, and looks at that.
    pub(super) fn with<R>(
        &mut self,
        position: &S::Position,
        mv: <S::Position as Position>::Move,
        look: impl FnOnce(&mut Self, &mut S::Position) -> R,
    ) -> R {
        let mut next = self.spare.pop().unwrap_or_else(|| position.clone());
        next.clone_from(position);
        next.apply(mv, &mut Silent);
        let seen = look(self, &mut next);
        self.spare.push(next);
        seen
    }
}
