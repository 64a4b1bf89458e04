//! Positions, events and features in the words of the protocol.

use crate::art::Art;
use crate::protocol::{
    Area, Choice, DrawnTile, EventInfo, FeatureInfo, FollowerChoice, PieceInfo, PositionInfo, ScoringInfo,
    TileCount, TileInfo, Words,
};
use bastide_engine::action::Action;
use bastide_engine::board::{Player, SegmentId};
use bastide_engine::event::{Event, Occasion, Scoring};
use bastide_engine::games::base::Stage;
use bastide_engine::geometry::{Pos, Rotation};
use bastide_engine::lang::{self, Lang, Text};
use bastide_engine::pieces::{Piece, Place, Spot};
use bastide_engine::position::{Actor, Position};
use bastide_engine::state::State;
use bastide_engine::tiles::{FeatureKind, TileId};
use bastide_render::{SegmentLayout, figure_id, symbol_id};

fn both(text: Text) -> Words {
    Words { en: text.en.to_owned(), fr: text.fr.to_owned() }
}

fn number(player: Player) -> u32 {
    player.number() as u32
}

/// The part of the tile on `pos` that `spot` names.
fn segment<'a>(state: &State, art: &'a Art, pos: Pos, spot: Spot) -> Option<&'a SegmentLayout> {
    let laid = state.board().tile_at(pos)?;
    let tile = state.table().tile(laid.tile);
    let number = tile.segments.iter().position(|s| spot.lies_in(s.kind, s.ports.turned(laid.rotation)))?;
    art.layout(tile, laid.rotation).segments.get(number)
}

fn area(state: &State, art: &Art, place: &Place) -> Option<Area> {
    let path = segment(state, art, place.pos, place.spot)?.region.path();
    Some(Area { x: place.pos.x.into(), y: place.pos.y.into(), path })
}

/// The position as the holders of these seats may know it.
pub(crate) fn position(state: &State, own: &[Player], seq: u32, art: &Art) -> PositionInfo {
    // What nobody may know is taken out first, so that nothing below can give it away.
    let view = state.view(own.first().copied());
    let state = view.seen();
    let turn = match state.actor() {
        Actor::Player(player) => Some(player),
        Actor::Chance | Actor::Nobody => None,
    };
    let asked = turn.is_some_and(|player| own.contains(&player));
    let players = || Player::all(state.players());
    let tiles = (state.board().laid().iter().enumerate())
        .map(|(index, laid)| {
            let tile = state.table().tile(laid.tile);
            TileInfo {
                name: tile.name.to_string(),
                symbol: symbol_id(tile, laid.rotation, index as u32),
                x: laid.pos.x.into(),
                y: laid.pos.y.into(),
                last_of: players().find(|&player| state.last_laid(player) == Some(index)).map(number),
            }
        })
        .collect();
    let count = |id: TileId, count: u32| {
        let tile = state.table().tile(id);
        TileCount { name: tile.name.to_string(), symbol: symbol_id(tile, Rotation::NONE, 0), count }
    };
    PositionInfo {
        seq,
        turn: turn.map(number),
        scores: state.scores().to_vec(),
        supply: players().map(|player| state.supply(player)).collect(),
        tiles,
        pieces: pieces(state, art),
        drawn: state.drawn().map(|id| {
            let tile = state.table().tile(id);
            // The drawing it will have once it lies on the board.
            let variant = state.board().laid().len() as u32;
            let symbols = Rotation::ALL.map(|rotation| symbol_id(tile, rotation, variant)).to_vec();
            DrawnTile { name: tile.name.to_string(), symbols }
        }),
        choices: if asked { choices(state, art) } else { Vec::new() },
        followers: if asked { followers(state, art) } else { Vec::new() },
        left: state.unseen().iter().map(|&n| u32::from(n)).sum(),
        unseen: (state.table().ids().zip(state.unseen()))
            .filter(|(_, n)| **n > 0)
            .map(|(id, &n)| count(id, n.into()))
            .collect(),
        set_aside: state.set_aside().iter().map(|&id| count(id, 1)).collect(),
    }
}

fn pieces(state: &State, art: &Art) -> Vec<PieceInfo> {
    let described = state.standing().into_iter().filter_map(|standing| {
        let Place { pos, spot } = standing.place;
        let at = segment(state, art, pos, spot)?.spot;
        let symbol = figure_id(standing.player.seat(), spot.kind == FeatureKind::Field);
        let role = both(standing.piece.role(spot.kind));
        let player = number(standing.player);
        Some(PieceInfo { player, symbol, x: pos.x.into(), y: pos.y.into(), dx: at.x, dy: at.y, role })
    });
    described.collect()
}

/// Every way to lay the drawn tile, each with the followers that could go on it.
fn choices(state: &State, art: &Art) -> Vec<Choice> {
    let Actor::Player(player) = state.actor() else { return Vec::new() };
    let mut after = state.clone();
    let legal = state.legal_actions().into_iter();
    legal
        .filter_map(|action| {
            let Action::Lay { pos, rotation, .. } = &action else { return None };
            after.clone_from(state);
            after.play(&action).ok()?;
            let asks = after.actor() == Actor::Player(player);
            Some(Choice {
                x: pos.x.into(),
                y: pos.y.into(),
                rotation: rotation.degrees().into(),
                action: action.to_string(),
                asks,
                followers: if asks { followers(&after, art) } else { Vec::new() },
            })
        })
        .collect()
}

fn followers(state: &State, art: &Art) -> Vec<FollowerChoice> {
    let placing = state.legal_actions().into_iter().filter_map(|action| {
        let Action::Place { piece, pos, spot } = &action else { return None };
        let part = segment(state, art, *pos, *spot)?;
        Some(FollowerChoice {
            action: action.to_string(),
            role: both(piece.role(spot.kind)),
            dx: part.spot.x,
            dy: part.spot.y,
            path: part.region.path(),
            lying: spot.kind == FeatureKind::Field,
        })
    });
    placing.collect()
}

/// An event, told with the players' names.
pub(crate) fn event(event: &Event, state: &State, names: &[String], art: &Art) -> EventInfo {
    let name = |player: Player| names[player.seat()].clone();
    let said = Words { en: event.tell(Lang::En, &name), fr: event.tell(Lang::Fr, &name) };
    let (kind, scoring) = match event {
        Event::Drawn { .. } => ("drawn", None),
        Event::SetAside { .. } => ("set-aside", None),
        Event::Laid { .. } => ("laid", None),
        Event::Placed { .. } => ("placed", None),
        Event::Scored(scoring) => ("scored", Some(scored(scoring, state, art))),
        Event::Returned { .. } => ("returned", None),
        Event::FinalScoring => ("final-scoring", None),
        Event::Over { .. } => ("over", None),
    };
    EventInfo { kind: kind.to_owned(), said, scoring }
}

fn scored(scoring: &Scoring, state: &State, art: &Art) -> ScoringInfo {
    let (source, occasion) = match scoring.occasion {
        // What farmers get comes from fields, also where the city they supply is what is counted.
        Occasion::Farmers => (FeatureKind::Field, "farmers"),
        Occasion::Completed => (scoring.kind, "completed"),
        Occasion::Unfinished => (scoring.kind, "unfinished"),
    };
    ScoringInfo {
        source: source.to_string(),
        occasion: occasion.to_owned(),
        arithmetic: Words { en: scoring.arithmetic(Lang::En), fr: scoring.arithmetic(Lang::Fr) },
        points: scoring.points,
        winners: scoring.winners.iter().copied().map(number).collect(),
        rules: scoring.rules.iter().map(ToString::to_string).collect(),
        areas: scoring.segments.iter().filter_map(|place| area(state, art, place)).collect(),
    }
}

/// Every feature on the board that can be claimed.
pub(crate) fn features(state: &State, names: &[String], art: &Art) -> Vec<FeatureInfo> {
    let State::Base(position) = state;
    let features = position.board().features();
    (features.roots())
        .filter(|&root| features.kind(root) != FeatureKind::Crossroads)
        .map(|root| feature(position, state, root, names, art))
        .collect()
}

fn feature(
    position: &bastide_engine::games::base::State,
    state: &State,
    root: SegmentId,
    names: &[String],
    art: &Art,
) -> FeatureInfo {
    let features = position.board().features();
    let kind = features.kind(root);
    let presence = features.presence(root);
    let places: Vec<Place> = features.ring(root).map(|segment| position.place_of(segment)).collect();
    let mut squares: Vec<Pos> = places.iter().map(|place| place.pos).collect();
    squares.sort();
    squares.dedup();
    let completed = features.open(root) == 0 && kind != FeatureKind::Field;
    let stage = if completed { Stage::Completed } else { Stage::Unfinished };
    let tally = position.tally(root, stage);
    let owners: Vec<Player> = presence.leaders().iter().collect();
    let tiles = squares.len() as u32;
    let said = |lang| {
        let who: Vec<String> = owners.iter().map(|player| names[player.seat()].clone()).collect();
        sentence(kind, completed, tiles, tally.points(), &who, lang)
    };
    FeatureInfo {
        kind: kind.to_string(),
        areas: places.iter().filter_map(|place| area(state, art, place)).collect(),
        tiles,
        completed,
        open: features.open(root),
        followers: Player::all(position.players()).map(|player| presence.get(player).into()).collect(),
        owners: owners.iter().copied().map(number).collect(),
        points: tally.points(),
        said: Words { en: said(Lang::En), fr: said(Lang::Fr) },
    }
}

fn sentence(
    kind: FeatureKind,
    completed: bool,
    tiles: u32,
    points: u32,
    owners: &[String],
    lang: Lang,
) -> String {
    let name = kind.name(lang);
    let owners = lang::list(owners, lang);
    let role = Piece::Follower.role(kind).get(lang);
    match lang {
        Lang::En => {
            let state = if completed { "completed " } else { "" };
            let who = if owners.is_empty() { format!("no {role}") } else { owners };
            let size = lang::count(tiles, "tile", "tiles", lang);
            match kind {
                FeatureKind::Field => format!("{name}, {size}: {who}; scored at the end"),
                _ => format!("{state}{name}, {size}: {who}; {points} points now"),
            }
        }
        Lang::Fr => {
            let feminine = matches!(kind, FeatureKind::City | FeatureKind::Monastery);
            let state = match (completed, feminine) {
                (false, _) => "",
                (true, true) => " achevée",
                (true, false) => " achevé",
            };
            let who = if owners.is_empty() { format!("aucun {role}") } else { owners };
            let size = lang::count(tiles, "tuile", "tuiles", lang);
            match kind {
                FeatureKind::Field => format!("{name}, {size} : {who} ; compté à la fin"),
                _ => format!("{name}{state}, {size} : {who} ; {points} points maintenant"),
            }
        }
    }
}
