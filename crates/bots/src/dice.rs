use crate::games::Judged;
use bastide_engine::chance::Seed;
use bastide_engine::{View, whichever};
use rand_chacha::ChaCha20Rng;

/// The random numbers for one decision. They follow from the bot's seed and how far the game is, so
/// that a bot has no memory that could be lost.
pub(crate) fn dice(seed: Seed, view: &View) -> ChaCha20Rng {
    let state = view.seen();
    let laid = state.board().laid().len() as u64;
    let decision = seed.child(2 * laid + u64::from(state.drawn().is_some()));
    whichever!(state, position => position.decision(decision)).rng()
}
