//! The end of the game (C20 to C24): the ring is closed, then residents and guards are paid.

use super::{Phase, State};
use crate::games::city::Ending;
use crate::play::event::{CityEvent, Event, Occasion, RuleId, Sink};
use crate::play::position::Position;
use crate::vocabulary::tiles::FeatureKind;

impl State {
    pub(super) fn finish<S: Sink>(&mut self, ending: Ending, sink: &mut S) {
        self.phase = Phase::Over;
        sink.tell(|| Event::City(CityEvent::CityEnds { ending, rule: RuleId("C20") }));
        self.close_ring(sink);
        self.clear_unfinished(sink);
        self.score_residents(sink);
        self.score_guards(sink);
        // C24
        sink.tell(|| Event::Over {
            scores: self.scores().to_vec(),
            winners: self.winners(),
            rule: RuleId("C24"),
        });
    }

    /// C21: walls, real or imagined, all around; no guards, no towers.
    fn close_ring<S: Sink>(&mut self, sink: &mut S) {
        for edge in self.walls.free(&self.core.board) {
            self.walls.close(edge);
        }
        sink.tell(|| {
            let sides = self.walls.closing().to_vec();
            let imagined = self.walls.imagined().len() as u32;
            Event::City(CityEvent::RingClosed { sides, imagined, rule: RuleId("C21") })
        });
        for i in 0..self.walls.closing().len() {
            self.wall_off(self.walls.closing()[i], sink);
        }
    }

    /// C21: followers on roads and markets that are unfinished even now score nothing.
    fn clear_unfinished<S: Sink>(&mut self, sink: &mut S) {
        self.core.return_where(&self.rules.table, |kind| kind != FeatureKind::Residential, sink);
    }

    /// C22: each residential area with residents.
    fn score_residents<S: Sink>(&mut self, sink: &mut S) {
        for i in 0..self.core.crew.standing().len() {
            if self.core.crew.is_first_on_feature(&self.core.board, i) {
                self.score(self.core.crew.standing()[i].segment, Occasion::Final, sink);
            }
        }
    }

    /// C23: each guard for itself.
    fn score_guards<S: Sink>(&mut self, sink: &mut S) {
        for i in 0..self.walls.guards().len() {
            let guard = self.walls.guards()[i];
            let row = self.row(guard.edge);
            self.core.scores[guard.player.seat()] += row.points();
            sink.tell(|| {
                Event::City(CityEvent::GuardScored {
                    player: guard.player,
                    edge: guard.edge,
                    row: row.tiles().collect(),
                    terms: row.terms(),
                    points: row.points(),
                    rule: RuleId("C23"),
                })
            });
        }
    }
}
