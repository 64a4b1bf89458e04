//! Every way to lay a tile in words, for whoever does not see the board.

use super::{eye, in_both};
use crate::protocol::{MoveWords, Words};
use bastide_engine::State;
use bastide_engine::board::Player;
use bastide_engine::position::Actor;
use std::cmp::Reverse;

/// The moves of the player in turn, if that is one of these: those first that matter most, then as one reads.
pub(crate) fn moves(state: &State, own: &[Player], names: &[Words]) -> Vec<MoveWords> {
    if !matches!(state.actor(), Actor::Player(player) if own.contains(&player)) {
        return Vec::new();
    }
    let view = state.view(eye(state, own));
    let state = view.seen();
    let touched = |action| Some((state.touched(&action)?, action));
    let mut moves: Vec<_> = state.legal_actions().into_iter().filter_map(touched).collect();
    moves.sort_by_cached_key(|(touched, _)| (touched.touch(), Reverse(touched.size()), touched.pos));
    let words = |(touched, action): &(bastide_engine::touch::Touched, _)| MoveWords {
        action: ToString::to_string(action),
        touches: touched.touch().into(),
        said: in_both(names, |lang, name| touched.tell(lang, name)),
    };
    moves.iter().map(words).collect()
}
