//! What the server tells of The City: piles, walls, towers and guards.

use super::{Room, Tiles, Told};
use crate::protocol::convert::{edges, number, side, squares};
use crate::protocol::{
    BuildingInfo, BuildingStep, CityArt, CityEventKind as Kind, CityInfo, CityPlayer, GamesArt, GamesInfo,
    GuardInfo, TowerInfo, WallInfo, Words,
};
use bastide_engine::State;
use bastide_engine::board::Player;
use bastide_engine::games::city::{self, CityEvent, Row, Step, Wall};
use bastide_engine::geometry::Edge;
use bastide_engine::pieces::Place;
use bastide_engine::position::Position;
use bastide_engine::question::Answer;
use bastide_engine::tiles::{FeatureKind, SegmentType, TileSet};
use bastide_render::{PLAYERS, WallPiece, city_tokens, guard_id, tower_id};

impl Room for city::State {
    fn describe(&self, state: &State) -> GamesInfo {
        GamesInfo { city: Some(describe(self, state)), ..GamesInfo::default() }
    }

    fn points(&self, answer: &Answer) -> Option<u32> {
        self.points_for(&answer.action)
    }

    /// The markets around a residential area; none around anything else.
    fn touching(&self, of: Place) -> Vec<Vec<Place>> {
        let Some(laid) = self.board().tile_at(of.pos) else { return Vec::new() };
        let segments = &self.table().tile(laid.tile).segments;
        let part = segments.iter().position(|segment| of.spot.lies_in(segment, laid.rotation));
        let Some(part) = part.filter(|_| of.spot.kind == FeatureKind::Residential) else { return Vec::new() };
        let markets = self.markets_around(laid.segment(part)).into_iter();
        markets.map(|market| self.board().places_of(self.table(), market)).collect()
    }

    fn usual_sets() -> Vec<TileSet> {
        vec![TileSet::city()]
    }

    fn symbols(_: Tiles<'_>) -> String {
        city_tokens()
    }

    fn art(_: Tiles<'_>) -> GamesArt {
        GamesArt { city: Some(art()), ..GamesArt::default() }
    }

    fn building(segment: &SegmentType) -> Option<u32> {
        segment.building.map(Row::worth)
    }
}

fn art() -> CityArt {
    let id = |piece: WallPiece| piece.id().to_owned();
    CityArt {
        wall: id(WallPiece::Wall),
        imagined: id(WallPiece::Imagined),
        gate: id(WallPiece::Gate),
        ghost_wall: id(WallPiece::GhostWall),
        ghost_gate: id(WallPiece::GhostGate),
        towers: (0..PLAYERS).map(tower_id).collect(),
        guards: (0..PLAYERS).map(guard_id).collect(),
    }
}

fn describe(position: &city::State, state: &State) -> CityInfo {
    let walls = position.walls();
    let wall = |wall: Wall| WallInfo {
        at: side(wall.edge),
        imagined: wall.imagined,
        guard: wall.guard.map(|player| watch(position, wall.edge, player)),
    };
    CityInfo {
        pile: position.pile(),
        pile_left: position.left_in_pile(),
        each: position.walls_each(),
        walls_left: walls.left(),
        free: position.free_sides(),
        building: building(position),
        gate: walls.gate().map(side),
        walls: walls.standing().map(wall).collect(),
        towers: (walls.towers().iter())
            .map(|tower| TowerInfo {
                player: number(tower.player),
                at: side(tower.edge),
                end: tower.end.into(),
            })
            .collect(),
        players: Player::all(position.players()).map(|player| owned(position, player)).collect(),
        edges: edges(state),
    }
}

fn building(position: &city::State) -> Option<BuildingInfo> {
    let step = match position.step()? {
        Step::Gate => BuildingStep::Gate,
        Step::Wall => BuildingStep::Wall,
        Step::Guard => BuildingStep::Guard,
        Step::Tower => BuildingStep::Tower,
        _ => return None,
    };
    let to_set = position.builders().map(number).collect();
    Some(BuildingInfo { leader: number(position.player()), step, to_set })
}

fn watch(position: &city::State, wall: Edge, player: Player) -> GuardInfo {
    let row = position.row(wall);
    GuardInfo {
        player: number(player),
        row: squares(row.tiles()),
        points: row.points(),
        said: Words::new(|lang| row.tell(lang)),
    }
}

fn owned(position: &city::State, player: Player) -> CityPlayer {
    CityPlayer {
        towers: position.towers(player),
        guards: position.guards_of(player).count() as u32,
        guard_points: position.guard_points(player),
    }
}

/// What an event is about, besides its sentence.
pub(super) fn told(event: &CityEvent) -> Told {
    match event {
        CityEvent::PileBegun { .. } => Told::new(Kind::PileBegun),
        CityEvent::BuildingBegun { .. } => Told::new(Kind::BuildingBegun),
        CityEvent::GateSet { edge, .. } => Told::new(Kind::GateSet).beside(*edge),
        CityEvent::WallSet { edge, .. } => Told::new(Kind::WallSet).beside(*edge),
        CityEvent::GuardSet { edge, .. } => Told::new(Kind::GuardSet).beside(*edge),
        CityEvent::TowerSet { player, edge, points, .. } => {
            Told::new(Kind::TowerSet).beside(*edge).bringing(*player, *points)
        }
        CityEvent::CityEnds { .. } => Told::new(Kind::CityEnds).explaining().beginning_the_end(),
        CityEvent::RingClosed { sides, .. } => {
            Told { sides: sides.clone(), ..Told::new(Kind::RingClosed).explaining() }
        }
        CityEvent::GuardScored { player, edge, row, points, .. } => {
            let told = Told::new(Kind::GuardScored).beside(*edge).bringing(*player, *points);
            Told { tiles: row.clone(), ..told }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::chance::{Seed, below};
    use bastide_engine::position::Actor;
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
                    let told = position.points(&question.answers[0]);
                    match (building.step, building.to_set.len()) {
                        (BuildingStep::Wall, left) => {
                            assert_eq!(Some(building.to_set[0]), player.map(number));
                            // A guard needs a follower at hand and nobody opposite, besides.
                            assert!(told.is_none() || left <= 3, "{left} walls to set");
                            let said = &question.answers[0].said.en;
                            assert_eq!(told.is_some(), said.contains("; a guard there: "), "{said}");
                            early += u32::from(told.is_none());
                            last += u32::from(told.is_some());
                        }
                        (BuildingStep::Guard, left) => {
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
