//! Positions, events and features in the words of the protocol.

use crate::protocol::{
    Answer, Area, Ask, Bonus, Choice, EdgeInfo, EventInfo, FeatureInfo, FollowerChoice, PieceInfo,
    PositionInfo, RebuildInfo, ScoringInfo, TileCount, TileInfo, Words,
};
use crate::{base, castle, city, hunters};
use bastide_engine::State;
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::event::{Event, Occasion, Scoring};
use bastide_engine::games::castle::CastleEvent;
use bastide_engine::geometry::{Edge, Pos, Rotation};
use bastide_engine::lang::Lang;
use bastide_engine::pieces::{Piece, Place, Spot};
use bastide_engine::position::Actor;
use bastide_engine::question::{self, Question, Sentence};
use bastide_engine::summary::Summary;
use bastide_engine::tiles::{FeatureKind, TileId};
use bastide_render::Border;

pub(crate) fn number(player: Player) -> u32 {
    player.number() as u32
}

/// The edges of what ends at the rim of its tile.
pub(crate) fn edges(borders: &[Border]) -> Vec<EdgeInfo> {
    let edge = |edge: &Border| EdgeInfo { x: edge.pos.x.into(), y: edge.pos.y.into(), symbol: edge.id() };
    borders.iter().map(edge).collect()
}

/// The number of the part that `spot` names on the tile that lies on `pos`.
pub(crate) fn part(state: &State, pos: Pos, spot: Spot) -> Option<u32> {
    let laid = state.board().tile_at(pos)?;
    let segments = &state.table().tile(laid.tile).segments;
    let part = segments.iter().position(|s| spot.lies_in(s, laid.rotation))?;
    Some(part as u32)
}

fn areas(state: &State, places: &[Place]) -> Vec<Area> {
    let area = |place: &Place| {
        let part = part(state, place.pos, place.spot)?;
        Some(Area { x: place.pos.x.into(), y: place.pos.y.into(), part })
    };
    places.iter().filter_map(area).collect()
}

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

/// The position as the holders of these seats may know it.
pub(crate) fn position(state: &State, own: &[Player], seq: u32) -> PositionInfo {
    // What nobody may know is taken out first, so that nothing below can give it away.
    let eye = eye(state, own);
    let view = state.view(eye);
    let state = view.seen();
    let turn = match state.actor() {
        Actor::Player(player) => Some(player),
        Actor::Chance | Actor::Nobody => None,
    };
    let asked = turn.is_some_and(|player| own.contains(&player));
    let players = || Player::all(state.players());
    let tiles = (state.board().laid().iter().enumerate())
        .map(|(index, laid)| TileInfo {
            name: state.table().tile(laid.tile).name.to_string(),
            rotation: laid.rotation.degrees().into(),
            x: laid.pos.x.into(),
            y: laid.pos.y.into(),
            last_of: players().find(|&player| state.last_laid(player) == Some(index)).map(number),
        })
        .collect();
    let name = |id: TileId| state.table().tile(id).name.to_string();
    PositionInfo {
        seq,
        turn: turn.map(number),
        scores: state.scores().to_vec(),
        supply: players().map(|player| state.supply(player)).collect(),
        tiles,
        pieces: pieces(state),
        drawn: state.drawn().map(name),
        offered: match state.offered() {
            several if asked && state.drawn().is_none() => several.into_iter().map(name).collect(),
            _ => Vec::new(),
        },
        asked: state.question().map(|question| words(&question.said)),
        interrupts: match state {
            State::Base(position) => position.interrupts().map(|_| number(position.whose_turn())),
            State::Castle(_) | State::City(_) | State::Hunters(_) => None,
        },
        family: match state {
            State::Base(position) => base::describe(position),
            State::Castle(_) | State::City(_) | State::Hunters(_) => None,
        },
        choices: if asked { choices(state) } else { Vec::new() },
        followers: if asked { followers(state) } else { Vec::new() },
        ask: state.question().filter(|_| asked).map(|question| ask(state, &question)),
        castle: match state {
            State::Castle(position) => Some(castle::describe(position, state)),
            State::Base(_) | State::City(_) | State::Hunters(_) => None,
        },
        city: match state {
            State::City(position) => Some(city::describe(position, state)),
            State::Base(_) | State::Castle(_) | State::Hunters(_) => None,
        },
        hunters: match state {
            State::Hunters(position) => Some(hunters::describe(position)),
            State::Base(_) | State::Castle(_) | State::City(_) => None,
        },
        left: state.left(),
        unseen: (state.table().ids().zip(state.unseen()))
            .filter(|(_, n)| **n > 0)
            .map(|(id, &n)| TileCount { name: name(id), count: n.into() })
            .collect(),
        set_aside: state.set_aside().iter().map(|&id| TileCount { name: name(id), count: 1 }).collect(),
    }
}

fn words(said: &Sentence) -> Words {
    Words { en: said.en.clone(), fr: said.fr.clone() }
}

fn ask(state: &State, question: &Question) -> Ask {
    let answer = |answer: &question::Answer| Answer {
        action: answer.action.to_string(),
        said: words(&answer.said),
        areas: areas(state, &answer.segments),
        sides: answer.sides.iter().copied().map(city::side).collect(),
        tiles: city::squares(answer.tiles.iter().copied()),
        points: city::points(state, answer),
        tile: match &answer.action {
            Action::Give { tile: Some(tile), .. } | Action::Discard { tile } => Some(tile.to_string()),
            _ => None,
        },
        quarter: match &answer.action {
            Action::Quarter { quarter, .. } | Action::Count { quarter } => Some(quarter.to_string()),
            _ => None,
        },
        piece: match &answer.action {
            Action::Quarter { piece, .. } | Action::Join { piece } | Action::Shift { piece, .. } => {
                other_piece(*piece)
            }
            Action::Place { piece, .. } => other_piece(*piece),
            _ => None,
        },
        from: match &answer.action {
            Action::Shift { from, .. } => areas(state, &[*from]),
            Action::War { knights, .. } => areas(state, &knights.map(|(_, place)| place)),
            _ => Vec::new(),
        },
        rebuild: match &answer.action {
            Action::Rebuild { from, pos, rotation } => state.board().tile_at(*from).map(|laid| RebuildInfo {
                tile: state.table().tile(laid.tile).name.to_string(),
                from: [from.x.into(), from.y.into()],
                to: [pos.x.into(), pos.y.into()],
                rotation: rotation.degrees().into(),
            }),
            _ => None,
        },
    };
    Ask {
        said: words(&question.said),
        about: question.about.map(number),
        answers: question.answers.iter().map(answer).collect(),
    }
}

fn pieces(state: &State) -> Vec<PieceInfo> {
    let described = state.standing().into_iter().filter_map(|standing| {
        let Place { pos, spot } = standing.place;
        Some(PieceInfo {
            player: number(standing.player),
            symbol: base::figure(standing.player, standing.piece, spot.kind),
            x: pos.x.into(),
            y: pos.y.into(),
            part: part(state, pos, spot)?,
            piece: other_piece(standing.piece),
        })
    });
    described.collect()
}

/// What a piece is, if it is not a follower.
pub(crate) fn other_piece(piece: Piece) -> Option<String> {
    (piece != Piece::Follower).then(|| piece.to_string())
}

/// So many kinds of tile to choose from are still few.
const FEW: usize = 4;

/// Every way to lay the drawn tile, each with the followers that could go on it.
fn choices(state: &State) -> Vec<Choice> {
    let Actor::Player(player) = state.actor() else { return Vec::new() };
    let mut after = state.clone();
    let several = state.drawn().is_none();
    // Where more than one of the supply on this tile may come next, that is asked when the tile lies.
    // So it is with a large hand, of which there are too many ways to lay a tile to look beyond each.
    let asks_later = match state {
        State::Base(position) => position.rules().asks_after_laying() || state.offered().len() > FEW,
        State::Castle(_) | State::City(_) | State::Hunters(_) => false,
    };
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

fn followers(state: &State) -> Vec<FollowerChoice> {
    let placing = state.legal_actions().into_iter().filter_map(|action| {
        let Action::Place { piece, pos, spot } = &action else { return None };
        let part = part(state, *pos, *spot)?;
        // Goods are another decision.
        if *piece == Piece::Good {
            return None;
        }
        let just_laid = state.board().laid().last().is_some_and(|laid| laid.pos == *pos);
        let at = (!just_laid).then(|| [pos.x.into(), pos.y.into()]);
        Some(FollowerChoice { part, at, action: action.to_string(), piece: other_piece(*piece) })
    });
    placing.collect()
}

/// What an event is about, besides its sentence.
#[derive(Default)]
pub(crate) struct Told {
    pub(crate) kind: &'static str,
    pub(crate) points: Option<(Player, u32)>,
    pub(crate) sides: Vec<Edge>,
    pub(crate) tiles: Vec<Pos>,
}

/// What `tell` says in both languages, in each with the names that players have in it.
fn in_both(names: &[Words], tell: impl Fn(Lang, &dyn Fn(Player) -> String) -> String) -> Words {
    Words {
        en: tell(Lang::En, &|player| names[player.seat()].en.clone()),
        fr: tell(Lang::Fr, &|player| names[player.seat()].fr.clone()),
    }
}

/// An event, told with the players' names.
pub(crate) fn event(event: &Event, state: &State, names: &[Words]) -> EventInfo {
    let said = in_both(names, |lang, name| event.tell(lang, name));
    let told = |kind| Told { kind, ..Told::default() };
    let told = match event {
        Event::Drawn { .. } => told("drawn"),
        Event::SetAside { .. } => told("set-aside"),
        Event::Laid { .. } => told("laid"),
        Event::Placed { .. } => told("placed"),
        Event::Scored(_) => told("scored"),
        Event::Returned { .. } => told("returned"),
        Event::Castle(CastleEvent::MarkerMoved { .. }) => told("marker-moved"),
        Event::Castle(CastleEvent::KeepSet { .. }) => told("keep-set"),
        Event::Castle(CastleEvent::WallTileTaken { .. }) => told("wall-tile-taken"),
        Event::Castle(CastleEvent::WallTileRevealed { .. }) => told("wall-tile-revealed"),
        Event::Castle(CastleEvent::WallTileUsed { .. }) => told("wall-tile-used"),
        Event::Castle(CastleEvent::Bonus { player, points, .. }) => {
            Told { points: Some((*player, *points)), ..told("bonus") }
        }
        Event::Castle(CastleEvent::WallTilesDiscarded { .. }) => told("wall-tiles-discarded"),
        Event::FinalScoring { .. } => told("final-scoring"),
        Event::Over { .. } => told("over"),
        Event::City(event) => city::event(event),
        Event::Hunters(event) => told(hunters::event(event)),
        Event::Base(event) => base::event(event),
    };
    let scoring = match event {
        Event::Scored(scoring) => Some(scored(scoring, state)),
        _ => None,
    };
    EventInfo {
        kind: told.kind.to_owned(),
        said,
        scoring,
        bonus: told.points.map(|(player, points)| Bonus { player: number(player), points }),
        sides: told.sides.into_iter().map(city::side).collect(),
        tiles: city::squares(told.tiles),
    }
}

fn scored(scoring: &Scoring, state: &State) -> ScoringInfo {
    let occasion = match scoring.occasion {
        Occasion::Farmers => "farmers",
        Occasion::Completed => "completed",
        Occasion::Unfinished => "unfinished",
        Occasion::Final => "final",
        Occasion::Keep => "keep",
        Occasion::Huts => "huts",
    };
    ScoringInfo {
        source: scoring.source().word().to_owned(),
        occasion: occasion.to_owned(),
        arithmetic: Words { en: scoring.arithmetic(Lang::En), fr: scoring.arithmetic(Lang::Fr) },
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

/// Every feature on the board that can be claimed.
pub(crate) fn features(state: &State, names: &[Words]) -> Vec<FeatureInfo> {
    state.summaries().iter().map(|summary| feature(state, summary, names)).collect()
}

fn feature(state: &State, summary: &Summary, names: &[Words]) -> FeatureInfo {
    let followers = |player: Player| {
        summary.followers.iter().find(|share| share.player == player).map_or(0, |share| share.followers)
    };
    FeatureInfo {
        kind: summary.kind.to_string(),
        areas: areas(state, &summary.segments),
        tiles: summary.tiles,
        completed: summary.completed,
        open: summary.open,
        followers: Player::all(state.players()).map(followers).collect(),
        owners: summary.owners.iter().copied().map(number).collect(),
        points: summary.points,
        touching: (summary.segments.first().into_iter())
            .flat_map(|&part| city::markets(state, part))
            .map(|market| areas(state, &market))
            .collect(),
        said: in_both(names, |lang, name| summary.tell(lang, name)),
    }
}
