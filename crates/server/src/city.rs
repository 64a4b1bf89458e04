//! What a position of The City has beyond tiles and followers, in the words of the protocol.

use crate::describe::{Told, edges, number, part};
use crate::protocol::{BuildingInfo, CityInfo, CityPlayer, GuardInfo, SideInfo, TowerInfo, WallInfo, Words};
use bastide_engine::State;
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::games::city::CityEvent;
use bastide_engine::games::city::End;
use bastide_engine::games::city::Step;
use bastide_engine::games::city::{self, Guard};
use bastide_engine::geometry::{Edge, Pos};
use bastide_engine::lang::Lang;
use bastide_engine::pieces::Place;
use bastide_engine::position::{Actor, Position};
use bastide_engine::question::Answer;
use bastide_engine::tiles::FeatureKind;
use bastide_render::{Picture, city_edges};

pub(crate) fn side(edge: Edge) -> SideInfo {
    SideInfo { x: edge.pos.x.into(), y: edge.pos.y.into(), side: edge.side.to_string() }
}

pub(crate) fn squares(tiles: impl IntoIterator<Item = Pos>) -> Vec<[i32; 2]> {
    tiles.into_iter().map(|pos| [pos.x.into(), pos.y.into()]).collect()
}

pub(crate) fn describe(position: &city::State, state: &State) -> CityInfo {
    let walls = position.walls();
    let closing = walls.closing().iter().enumerate();
    let lines = End::ALL.into_iter().flat_map(|end| walls.line(end)).map(|&edge| (edge, false));
    let closing = closing.map(|(number, &edge)| (edge, number as u32 >= walls.supply()));
    let wall = |(edge, imagined): (Edge, bool)| WallInfo {
        at: side(edge),
        imagined,
        guard: walls.guards().iter().find(|guard| guard.edge == edge).map(|guard| watch(position, guard)),
    };
    CityInfo {
        pile: position.pile(),
        pile_left: position.left_in_pile(),
        each: position.walls_each(),
        // What closes the ring at the end is set from what was left.
        walls_left: walls.supply().saturating_sub(walls.closing().len() as u32),
        free: walls.gate().map(|_| match walls.closing() {
            [] => walls.free(position.board()).count() as u32,
            // C21
            _ => 0,
        }),
        building: building(position),
        gate: walls.gate().map(side),
        walls: lines.chain(closing).map(wall).collect(),
        towers: (walls.towers().iter())
            .map(|tower| TowerInfo {
                player: number(tower.player),
                at: side(tower.edge),
                end: tower.end.to_string(),
            })
            .collect(),
        players: Player::all(position.players()).map(|player| owned(position, player)).collect(),
        edges: edges(&city_edges(&Picture::of(state, &[], String::new(), Lang::En).tiles)),
    }
}

fn building(position: &city::State) -> Option<BuildingInfo> {
    let (step, due) = match position.step()? {
        Step::Gate => ("gate", 0),
        Step::Wall => ("wall", 0),
        // The wall of whoever is asked stands already.
        Step::Guard => ("guard", 1),
        Step::Tower => ("tower", 0),
        _ => return None,
    };
    let Actor::Player(asked) = position.actor() else { return None };
    // C12: clockwise, one each time.
    let builders = std::iter::successors(Some(asked), |player| Some(player.next(position.players())));
    let to_set = builders.skip(due).take(position.still_to_set() as usize).map(number);
    Some(BuildingInfo { leader: number(position.player()), step: step.to_owned(), to_set: to_set.collect() })
}

/// The points an answer is about: those of a tower (C17), or of a guard on the wall (C23).
pub(crate) fn points(state: &State, answer: &Answer) -> Option<u32> {
    let State::City(position) = state else { return None };
    match answer.action {
        Action::Tower { end } => Some(position.walls().since_tower(end)),
        // No guard can come on that wall (C16).
        Action::Wall { .. } if answer.tiles.is_empty() => None,
        Action::Wall { .. } | Action::Guard => answer.sides.first().map(|&edge| position.row(edge).points()),
        _ => None,
    }
}

/// The markets around a residential area of which this is a part: the parts of each (C22). None around anything
/// else.
pub(crate) fn markets(state: &State, of: Place) -> Vec<Vec<Place>> {
    let State::City(position) = state else { return Vec::new() };
    let (Some(laid), Some(part)) = (position.board().tile_at(of.pos), part(state, of.pos, of.spot)) else {
        return Vec::new();
    };
    if of.spot.kind != FeatureKind::Residential {
        return Vec::new();
    }
    let markets = position.markets_around(laid.segment(part as usize)).into_iter();
    markets.map(|market| position.board().places_of(state.table(), market)).collect()
}

fn watch(position: &city::State, guard: &Guard) -> GuardInfo {
    let row = position.row(guard.edge);
    GuardInfo {
        player: number(guard.player),
        row: squares(row.tiles()),
        points: row.points(),
        said: Words { en: row.tell(Lang::En), fr: row.tell(Lang::Fr) },
    }
}

fn owned(position: &city::State, player: Player) -> CityPlayer {
    let guards = || position.walls().guards().iter().filter(|guard| guard.player == player);
    CityPlayer {
        towers: position.towers(player),
        guards: guards().count() as u32,
        guard_points: guards().map(|guard| position.row(guard.edge).points()).sum(),
    }
}

pub(crate) fn event(event: &CityEvent) -> Told {
    let told = |kind| Told { kind, ..Told::default() };
    let at = |kind, edge: &Edge| Told { sides: vec![*edge], ..told(kind) };
    match event {
        CityEvent::PileBegun { .. } => told("pile-begun"),
        CityEvent::BuildingBegun { .. } => told("building-begun"),
        CityEvent::GateSet { edge, .. } => at("gate-set", edge),
        CityEvent::WallSet { edge, .. } => at("wall-set", edge),
        CityEvent::GuardSet { edge, .. } => at("guard-set", edge),
        CityEvent::TowerSet { player, edge, points, .. } => {
            Told { points: Some((*player, *points)), ..at("tower-set", edge) }
        }
        CityEvent::CityEnds { .. } => told("city-ends"),
        CityEvent::RingClosed { sides, .. } => Told { sides: sides.clone(), ..told("ring-closed") },
        CityEvent::GuardScored { player, edge, row, points, .. } => {
            Told { points: Some((*player, *points)), tiles: row.clone(), ..at("guard-scored", edge) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::chance::{Seed, below};
    use bastide_engine::setup::{Request, Setup};
    use bastide_engine::{Game, Match};

    /// Three players with tiles of the third pile: who is asked, what is still to be set, and where the points of a
    /// guard are told.
    #[test]
    fn c16_with_the_third_pile_guards_are_asked_for_when_nothing_is_to_be_set_any_more() {
        let setup = Setup::new(&Request { game: "city", players: 3, ..Request::default() }).unwrap();
        let (mut early, mut last, mut guards) = (0, 0, 0);
        for seed in 0..30 {
            let mut game = Match::seeded(&Game::new(&setup), Seed::from(seed));
            let rng = &mut Seed::from(seed).child(1).rng();
            while game.state().actor() != Actor::Nobody {
                let state = game.state();
                let player = match state.actor() {
                    Actor::Player(player) => Some(player),
                    _ => None,
                };
                let State::City(position) = state else { panic!("it is The City") };
                if let (3, Some(question), Some(building)) =
                    (position.pile(), state.question(), building(position))
                {
                    let told = points(state, &question.answers[0]);
                    match (building.step.as_str(), building.to_set.len()) {
                        ("wall", left) => {
                            assert_eq!(Some(building.to_set[0]), player.map(number));
                            // A guard needs a follower at hand and nobody opposite, besides.
                            assert!(told.is_none() || left <= 3, "{left} walls to set");
                            let said = &question.answers[0].said.en;
                            assert_eq!(told.is_some(), said.contains("; a guard there: "), "{said}");
                            early += u32::from(told.is_none());
                            last += u32::from(told.is_some());
                        }
                        ("guard", left) => {
                            assert_eq!((left, told.is_some()), (0, true));
                            guards += 1;
                        }
                        _ => {}
                    }
                }
                let legal = state.legal_actions();
                let action =
                    game.deal().unwrap_or_else(|| legal[below(rng, legal.len() as u32) as usize].clone());
                game.play(player, &action).unwrap();
            }
        }
        assert!(early > 0 && last > 0 && guards > 0, "{early} {last} {guards}");
    }
}
