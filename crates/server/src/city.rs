//! What a position of The City has beyond tiles and followers, in the words of the protocol.

use crate::describe::{edges, number};
use crate::protocol::{BuildingInfo, CityInfo, CityPlayer, GuardInfo, SideInfo, TowerInfo, WallInfo, Words};
use bastide_engine::board::Player;
use bastide_engine::event::CityEvent;
use bastide_engine::games::city::{self, Guard};
use bastide_engine::geometry::{Edge, Pos};
use bastide_engine::lang::Lang;
use bastide_engine::position::Position;
use bastide_engine::rampart::End;
use bastide_engine::state::State;
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
    let to_set = position.still_to_set();
    CityInfo {
        pile: position.pile(),
        pile_left: position.left_in_pile(),
        each: position.walls_each(),
        walls_left: walls.supply(),
        free: walls.gate().map(|_| walls.free(position.board()).count() as u32),
        building: position
            .step()
            .filter(|step| step.is_building())
            .map(|_| BuildingInfo { leader: number(position.player()), to_set }),
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

/// What kind of event it is, what points come with it, and the sides and squares it is about.
pub(crate) fn event(event: &CityEvent) -> (&'static str, Option<(Player, u32)>, Vec<Edge>, Vec<Pos>) {
    match event {
        CityEvent::PileBegun { .. } => ("pile-begun", None, vec![], vec![]),
        CityEvent::BuildingBegun { .. } => ("building-begun", None, vec![], vec![]),
        CityEvent::GateSet { edge, .. } => ("gate-set", None, vec![*edge], vec![]),
        CityEvent::WallSet { edge, .. } => ("wall-set", None, vec![*edge], vec![]),
        CityEvent::GuardSet { edge, .. } => ("guard-set", None, vec![*edge], vec![]),
        CityEvent::TowerSet { player, edge, points, .. } => {
            ("tower-set", Some((*player, *points)), vec![*edge], vec![])
        }
        CityEvent::CityEnds { .. } => ("city-ends", None, vec![], vec![]),
        CityEvent::RingClosed { sides, .. } => ("ring-closed", None, sides.clone(), vec![]),
        CityEvent::GuardScored { player, edge, row, points, .. } => {
            ("guard-scored", Some((*player, *points)), vec![*edge], row.clone())
        }
    }
}
