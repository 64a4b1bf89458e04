//! How far a play-through has come: its turns and its plies.

/// Counts turns and plies.
///
/// A turn begins with its first move, and what chance deals between two turns belongs to the one before. It is not
/// part of what makes two positions equal: what can happen from here on does not depend on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Progress {
    /// Moves played, chance's too.
    ply: u32,
    /// The turn that the last move belonged to.
    turn: u32,
    /// The turn that the next move belongs to.
    next: u32,
}

impl Progress {
    /// Nothing is played; the next move begins the first turn.
    pub(crate) fn new() -> Self {
        Self { ply: 0, turn: 0, next: 1 }
    }

    pub(crate) fn ply(&self) -> u32 {
        self.ply
    }

    pub(crate) fn turn(&self) -> u32 {
        self.turn
    }

    /// A move is played.
    #[inline]
    pub(crate) fn count_ply(&mut self) {
        self.ply += 1;
    }

    /// A move is played with which a turn may begin: it does if the last has ended.
    #[inline]
    pub(crate) fn begin_turn(&mut self) {
        self.turn = self.next;
    }

    /// The turn is over. Said again before the next move, it changes nothing.
    #[inline]
    pub(crate) fn end_turn(&mut self) {
        self.next = self.turn + 1;
    }
}
