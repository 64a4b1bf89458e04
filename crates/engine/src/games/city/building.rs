//! A wall building (C11 to C19): walls one by one around the table, guards, and the leader's tower.

use super::{Phase, State};
use crate::board::Player;
use crate::event::{CityEvent, Event, RuleId, Sink};
use crate::geometry::Edge;
use crate::rampart::{End, Ending};

/// How far a building has come.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Building {
    /// Walls to be set, the gate among them.
    pieces: u8,
    /// Those that are.
    set: u8,
}

/// C20: with so many free sides or fewer the ring is as good as closed.
const NEARLY_CLOSED: usize = 5;

/// C12, C13: walls each player sets in a building while tiles of this pile are laid.
pub(super) fn walls_each(players: usize, pile: u32) -> u32 {
    match (players, pile) {
        (_, 0 | 1) => 0,
        (2, 2) => 2,
        (2, _) => 4,
        (_, 2) => 1,
        _ => 2,
    }
}

impl State {
    /// Walls each player sets in a building now; at the first, the gate is one of the leader's.
    pub fn walls_each(&self) -> u32 {
        walls_each(self.core.players, self.pile())
    }

    /// The same while tiles of another pile are laid: 1, 2 or 3.
    pub fn walls_each_in(&self, pile: u32) -> u32 {
        walls_each(self.core.players, pile)
    }

    /// Walls of the building that is going on which are still to be set, the gate among them; C19: fewer, if
    /// there are no more.
    pub fn still_to_set(&self) -> u32 {
        match self.phase {
            Phase::Gate | Phase::Wall => {
                let gate = u32::from(self.phase == Phase::Gate);
                u32::from(self.building.pieces - self.building.set).min(self.walls.supply() + gate)
            }
            // The wall that the guard may go to is set.
            Phase::Guard(_) => {
                u32::from(self.building.pieces - self.building.set - 1).min(self.walls.supply())
            }
            _ => 0,
        }
    }

    /// C11: the player in turn has completed something that was scored and leads a building.
    pub(super) fn begin_building<S: Sink>(&mut self, sink: &mut S) {
        let each = self.walls_each();
        self.building = Building { pieces: (each * self.core.players as u32) as u8, set: 0 };
        let first = self.walls.gate().is_none();
        sink.tell(|| {
            Event::City(CityEvent::BuildingBegun {
                leader: self.core.player,
                each,
                gate: first,
                rule: RuleId(if self.core.players == 2 { "C13" } else { "C12" }),
            })
        });
        self.phase = if first { Phase::Gate } else { Phase::Wall };
    }

    /// C12: whose wall is next: clockwise from the leader, one each time.
    #[inline]
    pub(super) fn builder(&self) -> Player {
        let seat = (self.core.player.seat() + usize::from(self.building.set)) % self.core.players;
        Player::new(seat)
    }

    pub(super) fn set_gate<S: Sink>(&mut self, edge: Edge, sink: &mut S) {
        self.walls.set_gate(edge);
        sink.tell(|| Event::City(CityEvent::GateSet { player: self.core.player, edge }));
        self.wall_off(edge, sink);
        // C16: no guard stands on the gate.
        self.build_on(sink);
    }

    pub(super) fn set_wall<S: Sink>(&mut self, end: End, sink: &mut S) {
        let edge = self.walls.next(&self.core.board, end).expect("walls are set while the ring is open");
        let player = self.builder();
        self.walls.set_wall(edge, end);
        sink.tell(|| Event::City(CityEvent::WallSet { player, end, edge, left: self.walls.supply() }));
        self.wall_off(edge, sink);
        if self.core.crew.supply(player) > 0 && !self.is_watched_from_afar(edge) {
            self.phase = Phase::Guard(edge);
        } else {
            self.build_on(sink);
        }
    }

    /// C16: the wall just set, while it is asked whether a guard goes on it.
    pub fn wall_to_guard(&self) -> Option<Edge> {
        match self.phase {
            Phase::Guard(edge) => Some(edge),
            _ => None,
        }
    }

    /// C16: a guard stands on the wall at the other end of the same unbroken row.
    pub fn is_watched_from_afar(&self, edge: Edge) -> bool {
        self.walls.has_guard(self.row(edge).far)
    }

    pub(super) fn set_guard<S: Sink>(&mut self, sink: &mut S) {
        let Phase::Guard(edge) = self.phase else { panic!("no wall was set for a guard") };
        let player = self.builder();
        self.core.crew.spend(player);
        self.walls.set_guard(player, edge);
        sink.tell(|| Event::City(CityEvent::GuardSet { player, edge, rule: RuleId("C16") }));
        self.build_on(sink);
    }

    /// One piece more is set; on to the next, or to the tower.
    pub(super) fn build_on<S: Sink>(&mut self, sink: &mut S) {
        self.building.set += 1;
        let closed = self.walls.next(&self.core.board, End::Right).is_none();
        // C19: walls are dealt one at a time, in the order in which they are set.
        if self.building.set < self.building.pieces && self.walls.supply() > 0 && !closed {
            self.phase = Phase::Wall;
        } else if self.tower_ends().next().is_some() {
            self.phase = Phase::Tower;
        } else {
            self.end_building(sink);
        }
    }

    /// C17: the ends at which the leader can set a tower.
    pub(super) fn tower_ends(&self) -> impl Iterator<Item = End> {
        let any_left = self.towers[self.core.player.seat()] > 0;
        End::ALL.into_iter().filter(move |&end| any_left && self.walls.since_tower(end) > 0)
    }

    pub(super) fn set_tower<S: Sink>(&mut self, end: End, sink: &mut S) {
        let player = self.core.player;
        let points = self.walls.since_tower(end);
        self.towers[player.seat()] -= 1;
        let edge = self.walls.set_tower(player, end);
        self.core.scores[player.seat()] += points;
        sink.tell(|| Event::City(CityEvent::TowerSet { player, end, edge, points, rule: RuleId("C17") }));
        self.end_building(sink);
    }

    /// C20: the building may have ended the game.
    pub(super) fn end_building<S: Sink>(&mut self, sink: &mut S) {
        let nearly_closed = self.walls.free(&self.core.board).nth(NEARLY_CLOSED).is_none();
        if self.walls.supply() == 0 {
            self.finish(Ending::Walls, sink);
        } else if self.core.bag.left() == 0 {
            self.finish(Ending::Tiles, sink);
        } else if nearly_closed {
            self.finish(Ending::Ring, sink);
        } else {
            self.next_turn(sink);
        }
    }
}
