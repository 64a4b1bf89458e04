//! Where a game stands.

use super::{choices, eye, question};
use crate::games;
use crate::protocol::convert::{figure, number, part};
use crate::protocol::{PieceInfo, PieceKind, PositionInfo, TileCount, TileInfo, TrackInfo};
use bastide_engine::State;
use bastide_engine::board::Player;
use bastide_engine::pieces::Place;
use bastide_engine::position::Actor;
use bastide_engine::tiles::TileId;

/// The position as the holders of these seats may know it. `counted` says whether the tiles still to be drawn are told.
pub(crate) fn position(state: &State, own: &[Player], seq: u32, counted: bool) -> PositionInfo {
    // What nobody may know is taken out first, so that nothing below can give it away.
    let eye = eye(state, own);
    let view = state.view(eye);
    let state = view.seen();
    let turn = match state.actor() {
        Actor::Player(player) => Some(player),
        Actor::Chance | Actor::Nobody => None,
    };
    let asked = turn.is_some_and(|player| own.contains(&player));
    let name = |id: TileId| state.table().tile(id).name.to_string();
    let question = state.question();
    PositionInfo {
        seq,
        turn: turn.map(number),
        scores: state.scores().to_vec(),
        track: track(state),
        supply: Player::all(state.players()).map(|player| state.supply(player)).collect(),
        tiles: tiles(state),
        pieces: pieces(state),
        drawn: state.drawn().map(name),
        offered: match state.offered() {
            several if asked && state.drawn().is_none() => several.into_iter().map(name).collect(),
            _ => Vec::new(),
        },
        asked: question.as_ref().map(|question| (&question.said).into()),
        interrupts: games::interrupted(state).map(number),
        choices: if asked { choices::choices(state) } else { Vec::new() },
        followers: if asked { choices::followers(state) } else { Vec::new() },
        ask: question.filter(|_| asked).map(|question| question::ask(state, &question)),
        games: games::describe(state),
        left: state.left(),
        unseen: (state.table().ids().zip(state.unseen()))
            .filter(|(_, n)| counted && **n > 0)
            .map(|(id, &n)| TileCount { name: name(id), count: n.into() })
            .collect(),
        set_aside: state.set_aside().iter().map(|&id| TileCount { name: name(id), count: 1 }).collect(),
    }
}

fn track(state: &State) -> TrackInfo {
    let info = state.game().info();
    TrackInfo { spaces: info.track, laps: state.scores().iter().map(|&score| info.lap(score)).collect() }
}

fn tiles(state: &State) -> Vec<TileInfo> {
    let last_of = |index| Player::all(state.players()).find(|&one| state.last_laid(one) == Some(index));
    (state.board().laid().iter().enumerate())
        .map(|(index, laid)| TileInfo {
            name: state.table().tile(laid.tile).name.to_string(),
            rotation: laid.rotation.degrees().into(),
            x: laid.pos.x.into(),
            y: laid.pos.y.into(),
            last_of: last_of(index).map(number),
        })
        .collect()
}

fn pieces(state: &State) -> Vec<PieceInfo> {
    let described = state.standing().into_iter().filter_map(|standing| {
        let Place { pos, spot } = standing.place;
        Some(PieceInfo {
            player: number(standing.player),
            symbol: figure(standing.player, standing.piece, spot.kind),
            x: pos.x.into(),
            y: pos.y.into(),
            part: part(state, pos, spot)?,
            piece: PieceKind::other(standing.piece),
        })
    });
    described.collect()
}
