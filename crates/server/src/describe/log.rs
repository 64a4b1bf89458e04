//! What happened: the log, entry by entry.

use super::in_both;
use crate::games;
use crate::protocol::convert::{area, areas, number, side, square, squares};
use crate::protocol::{Bonus, Entry, EventInfo, ScoringInfo, TileInfo, Words};
use bastide_engine::State;
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::event::{Event, Scoring};
use bastide_engine::geometry::Pos;
use bastide_engine::lessons::Played;
use bastide_engine::pieces::{Piece, Place};
use bastide_engine::tiles::FeatureKind;

/// One action and what followed from it.
#[derive(Clone, Debug)]
pub(crate) struct Happened {
    pub(crate) player: Option<Player>,
    pub(crate) action: Action,
    pub(crate) events: Vec<Event>,
    /// The number of the turn it belongs to.
    pub(crate) turn: u32,
    /// The first of its events that belongs to the final scoring, once that has begun.
    pub(crate) end_from: Option<usize>,
}

impl Happened {
    /// An action that was played after `before`, and led to `state`.
    pub(crate) fn new(
        player: Option<Player>,
        action: Action,
        events: Vec<Event>,
        state: &State,
        before: Option<&Self>,
    ) -> Self {
        let begins = || events.iter().position(|event| games::told(event).begins_end);
        let end_from = before.and_then(|before| before.end_from).map(|_| 0).or_else(begins);
        Self { player, action, events, turn: state.turn(), end_from }
    }

    /// What was played in a lesson, entry by entry.
    pub(crate) fn in_lesson(log: Vec<Played>) -> Vec<Self> {
        let mut end = None;
        let entries = log.into_iter().map(|Played { player, action, events, turn }| {
            end = end.map(|_| 0).or_else(|| events.iter().position(|event| games::told(event).begins_end));
            Self { player, action, events, turn, end_from: end }
        });
        entries.collect()
    }
}

/// An entry as this reader, or a spectator, may know it after `state` has been reached, told with the players' names.
pub(crate) fn entry(happened: &Happened, state: &State, names: &[Words], reader: Option<Player>) -> Entry {
    let Happened { player, action, events, turn, end_from } = happened;
    let event = |(number, one): (usize, &Event)| {
        let masked = state.mask_event(one.clone(), reader);
        event(&masked, state, names, end_from.is_some_and(|from| number >= from))
    };
    Entry {
        player: player.map(number),
        action: state.mask_action(*player, action, reader).to_string(),
        events: events.iter().enumerate().map(event).collect(),
        turn: *turn,
        squares: squares(changed(action)),
        laid: events.iter().find_map(|one| laid(&state.mask_event(one.clone(), reader))),
        placed: match action {
            Action::Place { pos, spot, .. } => area(state, Place { pos: *pos, spot: *spot }),
            _ => None,
        },
        quarter: match action {
            Action::Quarter { quarter, .. } | Action::Count { quarter } => Some((*quarter).into()),
            _ => None,
        },
    }
}

/// The tile that an event tells of, as it was laid.
fn laid(event: &Event) -> Option<TileInfo> {
    let (tile, pos, rotation) = games::told(event).laid?;
    let [x, y] = square(pos);
    Some(TileInfo { name: tile.to_string(), rotation: rotation.degrees().into(), x, y, last_of: None })
}

/// The squares on which an action has changed something, beyond laying the drawn tile and placing followers.
fn changed(action: &Action) -> Vec<Pos> {
    match action {
        Action::Shift { from, to, .. } => vec![from.pos, to.pos],
        Action::War { knights: [(_, first), (_, second)], pos } => vec![first.pos, second.pos, *pos],
        Action::Rebuild { from, pos, .. } => vec![*from, *pos],
        Action::Place { piece: Piece::Good, pos, .. } => vec![*pos],
        _ => Vec::new(),
    }
}

fn event(event: &Event, state: &State, names: &[Words], is_final: bool) -> EventInfo {
    let told = games::told(event);
    let scoring = match event {
        Event::Scored(scoring) => Some(scored(scoring, state)),
        _ => None,
    };
    EventInfo {
        kind: told.kind,
        said: in_both(names, |lang, name| event.tell(lang, name)),
        is_final,
        is_step: is_final && (scoring.is_some() || told.points.is_some() || told.explains),
        scoring,
        bonus: told.points.map(|(player, points)| Bonus { player: number(player), points }),
        sides: told.sides.into_iter().map(side).collect(),
        tiles: squares(told.tiles),
    }
}

fn scored(scoring: &Scoring, state: &State) -> ScoringInfo {
    ScoringInfo {
        source: scoring.source().into(),
        occasion: scoring.occasion.into(),
        arithmetic: Words::new(|lang| scoring.arithmetic(lang)),
        points: scoring.points,
        winners: scoring.winners.iter().copied().map(number).collect(),
        rules: scoring.rules.iter().map(ToString::to_string).collect(),
        areas: areas(state, &scoring.segments),
        touching: match scoring.kind {
            FeatureKind::Residential => scoring.touching.iter().map(|places| areas(state, places)).collect(),
            _ => Vec::new(),
        },
        taken: scoring.hunt().map_or(Vec::new(), |hunt| areas(state, &hunt.taken)),
    }
}
