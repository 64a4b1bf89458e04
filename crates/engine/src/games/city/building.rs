//! A wall building (C11 to C19): walls one by one around the table, guards, and the leader's tower.

use super::{Guards, Phase, Row, State};
use crate::board::Player;
use crate::games::city::CityEvent;
use crate::games::city::End;
use crate::play::event::{Event, RuleId, Sink};
use crate::vocabulary::geometry::Edge;

/// How far a building has come.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Building {
    /// Walls to be set, the gate among them.
    pieces: u8,
    /// Those that are.
    set: u8,
    /// The last wall of each player in it.
    last: [Option<Edge>; Player::MAX],
    /// Players who have had their say about a guard since all walls are set.
    asked: u8,
}

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

    /// Walls each player sets in a building while tiles of this pile (1, 2 or 3) are laid.
    pub fn walls_each_in(&self, pile: u32) -> u32 {
        walls_each(self.core.players, pile)
    }

    /// Walls of the building that is going on which are still to be set, the gate among them; C19: fewer, if
    /// there are no more.
    pub fn still_to_set(&self) -> u32 {
        let gate = match self.phase {
            Phase::Gate => 1,
            Phase::Wall | Phase::Guard { .. } => 0,
            _ => return 0,
        };
        let left = u32::from(self.building.pieces - self.building.set).min(self.walls.supply() + gate);
        // A ring that is closed needs no more of them.
        left.min(self.walls.free(&self.core.board).take(left as usize).count() as u32)
    }

    /// C16: whether guards come when all walls of the building are set: with the third pile, as the rulebook
    /// has it.
    pub fn guards_come_last(&self) -> bool {
        self.rules.guards == Guards::Rulebook && self.pile() > 2
    }

    /// C16: whether a guard may come on the wall that is to be set now, as far as it is a matter of when.
    pub fn next_wall_takes_guard(&self) -> bool {
        !self.guards_come_last() || self.still_to_set() <= self.core.players as u32
    }

    /// C11: the player in turn has completed something that was scored and leads a building.
    pub(super) fn begin_building<S: Sink>(&mut self, sink: &mut S) {
        let each = self.walls_each();
        let pieces = (each * self.core.players as u32) as u8;
        self.building = Building { pieces, ..Building::default() };
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

    /// C12: who sets the walls of the building that is still going on, the gate among them, one after the other: a
    /// player comes as often as there are walls left for that player to set.
    ///
    /// ```
    /// use bastide_engine::{Game, Request, Setup, State};
    ///
    /// let request = Request { game: "city", ..Request::default() };
    /// let State::City(position) = Game::new(&Setup::new(&request).unwrap()).start() else { panic!() };
    /// assert_eq!(position.builders().count(), 0, "nothing is built yet");
    /// ```
    pub fn builders(&self) -> impl Iterator<Item = Player> {
        let players = self.core.players;
        let all = std::iter::successors(Some(self.builder()), move |player| Some(player.next(players)));
        all.take(self.still_to_set() as usize)
    }

    /// C12: whose wall is next: clockwise from the leader, one each time.
    #[inline]
    pub(super) fn builder(&self) -> Player {
        self.after_leader(self.building.set)
    }

    #[inline]
    fn after_leader(&self, places: u8) -> Player {
        Player::new((self.core.player.seat() + usize::from(places)) % self.core.players)
    }

    pub(super) fn set_gate<S: Sink>(&mut self, edge: Edge, sink: &mut S) {
        self.walls.set_gate(edge);
        sink.tell(|| Event::City(CityEvent::GateSet { player: self.core.player, edge }));
        self.wall_off(edge, sink);
        self.building.set += 1;
        // C16: no guard stands on the gate.
        self.build_on(sink);
    }

    pub(super) fn set_wall<S: Sink>(&mut self, end: End, sink: &mut S) {
        let edge = self.walls.next(&self.core.board, end).expect("walls are set while the ring is open");
        let player = self.builder();
        self.walls.set_wall(edge, end);
        sink.tell(|| Event::City(CityEvent::WallSet { player, end, edge, left: self.walls.supply() }));
        self.wall_off(edge, sink);
        self.building.set += 1;
        self.building.last[player.seat()] = Some(edge);
        if !self.guards_come_last() && self.may_guard(player, edge) {
            self.phase = Phase::Guard { player, edge };
        } else {
            self.build_on(sink);
        }
    }

    /// C9, C16: followers of a player that may stand guard now: those in the supply, without the ones that have
    /// come back this turn.
    pub fn guards_at_hand(&self, player: Player) -> u32 {
        (self.core.crew.supply(player) - self.returned[player.seat()]).into()
    }

    /// C16: whether this player can put a guard on this wall.
    fn may_guard(&self, player: Player, edge: Edge) -> bool {
        self.guards_at_hand(player) > 0 && !self.is_watched_from_afar(edge)
    }

    /// C16: the row that a guard on the next wall would watch, if it were set on this side and could have one.
    pub(super) fn row_for_guard(&self, edge: Edge) -> Option<Row> {
        let may = self.next_wall_takes_guard() && self.may_guard(self.builder(), edge);
        may.then(|| self.row(edge))
    }

    /// C16: the wall about which it is asked whether a guard goes on it.
    pub fn wall_to_guard(&self) -> Option<Edge> {
        match self.phase {
            Phase::Guard { edge, .. } => Some(edge),
            _ => None,
        }
    }

    /// C16: a guard stands on the wall at the other end of the same unbroken row.
    pub fn is_watched_from_afar(&self, edge: Edge) -> bool {
        self.walls.has_guard(self.row(edge).far)
    }

    pub(super) fn set_guard<S: Sink>(&mut self, sink: &mut S) {
        let Phase::Guard { player, edge } = self.phase else { panic!("no wall was set for a guard") };
        self.core.crew.spend(player);
        self.walls.set_guard(player, edge);
        sink.tell(|| Event::City(CityEvent::GuardSet { player, edge, rule: RuleId("C16") }));
        self.build_on(sink);
    }

    /// On to the next wall, or to what comes when all are set.
    pub(super) fn build_on<S: Sink>(&mut self, sink: &mut S) {
        let closed = self.walls.next(&self.core.board, End::Right).is_none();
        // C19: walls are dealt one at a time, in the order in which they are set.
        if self.building.set < self.building.pieces && self.walls.supply() > 0 && !closed {
            self.phase = Phase::Wall;
        } else if let Some((player, edge)) = self.next_late_guard() {
            self.phase = Phase::Guard { player, edge };
        } else if self.tower_ends().next().is_some() {
            self.phase = Phase::Tower;
        } else {
            self.end_turn(sink);
        }
    }

    /// C16: who may put a guard on the last of their walls now that all are set, from the leader on.
    fn next_late_guard(&mut self) -> Option<(Player, Edge)> {
        while self.guards_come_last() && usize::from(self.building.asked) < self.core.players {
            let player = self.after_leader(self.building.asked);
            self.building.asked += 1;
            if let Some(edge) = self.building.last[player.seat()]
                && self.may_guard(player, edge)
            {
                return Some((player, edge));
            }
        }
        None
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
        self.end_turn(sink);
    }
}
