//! Decisions other than where the tile goes and who stands on it.

use crate::games;
use crate::protocol::convert::{areas, number, side, square, squares};
use crate::protocol::{Answer, AnswerKind, Area, Ask, PieceKind, RebuildInfo};
use bastide_engine::State;
use bastide_engine::action::Action;
use bastide_engine::geometry::Pos;
use bastide_engine::question::{self, Question};
use bastide_engine::tiles::FeatureKind;

/// A question with every answer there is.
pub(super) fn ask(state: &State, question: &Question) -> Ask {
    Ask {
        said: (&question.said).into(),
        about: question.about.map(number),
        answers: question.answers.iter().filter_map(|one| answer(state, one)).collect(),
    }
}

/// Nothing only for what chance does, which is never asked.
fn answer(state: &State, answer: &question::Answer) -> Option<Answer> {
    let action = &answer.action;
    Some(Answer {
        action: action.to_string(),
        does: AnswerKind::of(action)?,
        said: (&answer.said).into(),
        areas: areas(state, &answer.segments),
        sides: answer.sides.iter().copied().map(side).collect(),
        tiles: squares(answer.tiles.iter().copied()),
        points: games::points(state, answer),
        tile: match action {
            Action::Give { tile: Some(tile), .. } | Action::Discard { tile } => Some(tile.to_string()),
            _ => None,
        },
        quarter: match action {
            Action::Quarter { quarter, .. } | Action::Count { quarter } => Some((*quarter).into()),
            _ => None,
        },
        piece: match action {
            Action::Quarter { piece, .. }
            | Action::Join { piece }
            | Action::Shift { piece, .. }
            | Action::Place { piece, .. } => PieceKind::other(*piece),
            _ => None,
        },
        end: match action {
            Action::Wall { end } | Action::Tower { end } => Some((*end).into()),
            _ => None,
        },
        goal: match action {
            Action::War { pos, .. } => monastery(state, *pos),
            _ => None,
        },
        from: match action {
            Action::Shift { from, .. } => areas(state, &[*from]),
            Action::War { knights, .. } => areas(state, &knights.map(|(_, place)| place)),
            _ => Vec::new(),
        },
        rebuild: match action {
            Action::Rebuild { from, pos, rotation } => state.board().tile_at(*from).map(|laid| RebuildInfo {
                tile: state.table().tile(laid.tile).name.to_string(),
                from: square(*from),
                to: square(*pos),
                rotation: rotation.degrees().into(),
            }),
            _ => None,
        },
    })
}

/// The monastery on a tile.
fn monastery(state: &State, pos: Pos) -> Option<Area> {
    let laid = state.board().tile_at(pos)?;
    let segments = &state.table().tile(laid.tile).segments;
    let part = segments.iter().position(|segment| segment.kind == FeatureKind::Monastery)? as u32;
    let [x, y] = square(pos);
    Some(Area { x, y, part })
}
