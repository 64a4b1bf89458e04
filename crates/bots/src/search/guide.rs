//! Who tells the search what looks good.

use super::reward::{BySeat, Luck};
use bastide_engine::board::Player;
use bastide_engine::position::Position;
use rand_core::Rng;

/// What the search knows about one game.
pub(crate) trait Guide {
    /// The positions of the game.
    type Position: Position;

    /// By how much its games end otherwise than expected.
    const LUCK: Luck;

    /// From now on this player alone is believed to go by experience, and all others by the hand-made evaluation; or
    /// else everybody by experience.
    fn play_as(&mut self, player: Option<Player>);

    /// What the player in turn can do, with the margin each promises.
    fn rank(
        &mut self,
        position: &Self::Position,
        player: Player,
    ) -> Vec<(<Self::Position as Position>::Move, f64)>;

    /// The points each player can expect to end with.
    fn values(&mut self, position: &Self::Position) -> BySeat;

    /// Plays on, quickly and not badly, until chance would move for the time after so many, the game is over, or it is
    /// late. Answers with the number of positions that were looked at.
    fn play_on(
        &mut self,
        position: &mut Self::Position,
        draws: u32,
        dealer: &mut impl Rng,
        ties: &mut impl Rng,
        is_late: &impl Fn() -> bool,
    ) -> u64;
}
