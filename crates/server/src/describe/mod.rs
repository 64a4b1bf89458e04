//! Positions, events and features in the words of the protocol, as far as somebody may know them.

mod choices;
mod features;
mod log;
mod moves;
mod position;
mod question;

pub(crate) use features::{features, owned, with_closing};
pub(crate) use log::{Happened, entry};
pub(crate) use moves::moves;
pub(crate) use position::position;

use crate::protocol::Words;
use bastide_engine::State;
use bastide_engine::board::Player;
use bastide_engine::lang::Lang;
use bastide_engine::position::Actor;

/// Whose knowledge a connection with these seats may show. Where several share a screen, what one has in hand is
/// shown in that player's turn only.
pub(crate) fn eye(state: &State, own: &[Player]) -> Option<Player> {
    match (own, state.actor()) {
        ([one], _) => Some(*one),
        (own, Actor::Player(turn)) if own.contains(&turn) => Some(turn),
        _ => None,
    }
}

/// Whose log a connection with these seats may read. Where several share a screen, nobody's.
pub(crate) fn reader(own: &[Player]) -> Option<Player> {
    match own {
        [one] => Some(*one),
        _ => None,
    }
}

/// What `tell` says in both languages, in each with the names that players have in it.
pub(crate) fn in_both(names: &[Words], tell: impl Fn(Lang, &dyn Fn(Player) -> String) -> String) -> Words {
    Words::new(|lang| tell(lang, &|player| names[player.seat()].get(lang).to_owned()))
}
