use super::{Piece, Place};
use crate::board::Player;
use serde::Serialize;

/// A piece that stands on the board.
///
/// ```
/// use bastide_engine::{Game, Match, Piece, Request, Seed, Setup};
///
/// let mut game = Match::seeded(&Game::new(&Setup::new(&Request::default()).unwrap()), Seed::from(1));
/// let draw = game.deal().unwrap();
/// game.play(None, &draw).unwrap();
/// while game.state().ply() < 3 {
///     let first = game.state().legal_actions().remove(0);
///     game.play(Some(bastide_engine::Player::new(0)), &first).unwrap();
/// }
/// assert_eq!(game.state().standing()[0].piece, Piece::Follower);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// Whose it is.
    pub player: Player,
    /// The kind of piece.
    pub piece: Piece,
    /// Where it stands.
    pub place: Place,
}
