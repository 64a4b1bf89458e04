//! What a player is asked while walls are built, in words (C12, C14, C16, C17).

use super::words::questions::{self as words, Lookout};
use super::{Move, Phase, Row, State};
use crate::board::SegmentId;
use crate::play::position::Position;
use crate::play::question::{Answer, Question, Sentence};
use crate::vocabulary::geometry::Edge;
use crate::vocabulary::pieces::Place;

impl State {
    pub(super) fn ask(&self) -> Option<Question> {
        let said = match self.phase {
            Phase::Gate => words::WHERE_GATE.into(),
            Phase::Wall => words::set_wall(self.still_to_set()),
            Phase::Guard { .. } if self.guards_come_last() => words::GUARD_ON_LAST_WALL.into(),
            Phase::Guard { .. } => words::GUARD_ON_WALL.into(),
            Phase::Tower => words::SET_TOWER.into(),
            Phase::Draw | Phase::Lay(_) | Phase::Follow | Phase::Over => return None,
        };
        let answers = self.list_moves().into_iter().map(|mv| self.answer(mv)).collect();
        Some(Question { said, about: None, answers })
    }

    fn answer(&self, mv: Move) -> Answer {
        let action = self.action(mv);
        let plain = |said: Sentence| Answer {
            action: action.clone(),
            said,
            segments: Vec::new(),
            sides: Vec::new(),
            tiles: Vec::new(),
        };
        match (mv, self.phase) {
            (Move::Gate(edge), _) => {
                Answer { sides: vec![edge], ..plain(words::gate(edge, &self.completed_by(edge))) }
            }
            (Move::Wall(end), _) => match self.walls.next(self.board(), end) {
                Some(edge) => {
                    let said = words::wall(end, edge, &self.completed_by(edge), &self.lookout(edge));
                    let tiles = self.row_for_guard(edge).iter().flat_map(Row::tiles).collect();
                    Answer { sides: vec![edge], tiles, ..plain(said) }
                }
                None => plain(end.text().into()),
            },
            (Move::Guard, Phase::Guard { edge, .. }) => {
                let row = self.row(edge);
                Answer { sides: vec![edge], tiles: row.tiles().collect(), ..plain(words::guard(&row)) }
            }
            (Move::Tower(end), _) => {
                let said = words::tower(end, self.walls.since_tower(end));
                Answer { sides: self.walls.tip(end).into_iter().collect(), ..plain(said) }
            }
            (_, Phase::Tower) => plain(words::KEEP_TOWERS.into()),
            _ => plain(words::NO_GUARD.into()),
        }
    }

    /// What a wall on this side means to a guard.
    fn lookout(&self, edge: Edge) -> Lookout {
        let could = self.next_wall_takes_guard() && self.guards_at_hand(self.builder()) > 0;
        match self.row_for_guard(edge) {
            Some(row) => Lookout::Row(row),
            None if could => Lookout::Opposite,
            None => Lookout::None,
        }
    }

    /// What a wall or the gate on this side would complete, and what that scores.
    fn completed_by(&self, edge: Edge) -> Vec<(Place, u32)> {
        let closed = self.closed_by(edge).into_iter();
        closed.map(|feature| (self.place_of(feature), self.tally(feature).points())).collect()
    }

    /// The roads and markets whose last open ends are on this side, by their parts there.
    pub fn closed_by(&self, edge: Edge) -> Vec<SegmentId> {
        let (board, table) = (&self.core.board, &self.rules.table);
        let Some(laid) = board.tile_at(edge.pos) else { return Vec::new() };
        let features = board.features();
        let mut ends: Vec<SegmentId> = (edge.side.ports().into_iter())
            .map(|port| laid.segment(table.segment_at(laid.tile, laid.rotation, port)))
            .collect();
        ends.sort_unstable_by_key(|&end| features.root(end));
        let same = ends.chunk_by(|&a, &b| features.root(a) == features.root(b));
        let last = same.filter(|ends| features.open(ends[0]) == ends.len() as u32).map(|ends| ends[0]);
        last.filter(|&end| super::turn::is_completable(features.kind(end))).collect()
    }
}
