//! What the player in turn can do with a tile and the own pieces.

use crate::games;
use crate::protocol::convert::{part, square};
use crate::protocol::{Choice, FollowerChoice, PieceKind};
use bastide_engine::State;
use bastide_engine::action::Action;
use bastide_engine::geometry::Rotation;
use bastide_engine::pieces::Piece;
use bastide_engine::position::Actor;

/// Every way to lay the drawn tile, each with the followers that could go on it.
pub(super) fn choices(state: &State) -> Vec<Choice> {
    let Actor::Player(player) = state.actor() else { return Vec::new() };
    let mut after = state.clone();
    let several = state.drawn().is_none();
    let asks_later = games::asks_after_laying(state);
    let legal = state.legal_actions().into_iter();
    legal
        .filter_map(|action| {
            let (tile, pos, rotation, face_down) = match &action {
                Action::Lay { tile, pos, rotation } => (tile, pos, *rotation, None),
                Action::Mountain { tile, pos } => (tile, pos, Rotation::NONE, Some("mountain".to_owned())),
                _ => return None,
            };
            let mut placing = Vec::new();
            if !asks_later {
                after.clone_from(state);
                after.play(&action).ok()?;
                if after.actor() == Actor::Player(player) {
                    placing = followers(&after);
                }
            }
            Some(Choice {
                x: pos.x.into(),
                y: pos.y.into(),
                rotation: rotation.degrees().into(),
                tile: several.then(|| tile.to_string()),
                face_down,
                action: action.to_string(),
                followers: placing,
            })
        })
        .collect()
}

/// Every way to place a piece of the supply, but for goods: those are another decision.
pub(super) fn followers(state: &State) -> Vec<FollowerChoice> {
    let placing = state.legal_actions().into_iter().filter_map(|action| {
        let Action::Place { piece, pos, spot } = &action else { return None };
        let part = part(state, *pos, *spot)?;
        if *piece == Piece::Good {
            return None;
        }
        let just_laid = state.board().laid().last().is_some_and(|laid| laid.pos == *pos);
        let at = (!just_laid).then(|| square(*pos));
        Some(FollowerChoice { part, at, action: action.to_string(), piece: PieceKind::other(*piece) })
    });
    placing.collect()
}
