//! The end of the game (H14 to H20): huts are paid for fish, hunters for game.

use super::Hunted;
use super::{Phase, State};
use crate::play::core::squares;
use crate::play::event::{Counted, Detail, Event, Occasion, RuleId, Scoring, Share, Sink, Term};
use crate::play::position::Position;
use crate::vocabulary::tiles::{Attr, FeatureKind};

impl State {
    pub(super) fn finish<S: Sink>(&mut self, sink: &mut S) {
        self.phase = Phase::Over;
        sink.tell(|| Event::FinalScoring { rule: RuleId("H14") });
        // H14: unfinished forests and rivers score nothing.
        self.core.return_where(&self.rules.table, |kind| kind != FeatureKind::Meadow, sink);
        self.score_huts(sink);
        self.score_meadows(sink);
        // H20
        sink.tell(|| Event::Over {
            scores: self.scores().to_vec(),
            winners: self.winners(),
            rule: RuleId("H20"),
        });
    }

    /// H15: each river system with huts.
    fn score_huts<S: Sink>(&mut self, sink: &mut S) {
        for i in 0..self.huts.standing().len() {
            let system = self.systems.root(self.huts.standing()[i].segment);
            let known = |earlier: &super::huts::Hut| self.systems.root(earlier.segment) == system;
            if self.huts.standing()[..i].iter().any(known) {
                continue;
            }
            let presence = self.systems.presence(system);
            let fish = self.systems.attrs(system).get(Attr::Fish);
            self.core.award(presence, fish);
            sink.tell(|| {
                let segments = self.places_of_system(system);
                let tiles = squares(&segments);
                Event::Scored(Scoring {
                    terms: vec![Term { count: fish, of: Counted::Fish, each: 1 }],
                    points: fish,
                    followers: Share::all(presence),
                    winners: presence.leaders().iter().collect(),
                    rules: vec![RuleId("H15")],
                    ..Scoring::of(FeatureKind::River, Occasion::Huts, segments, tiles)
                })
            });
        }
    }

    /// H16: each meadow with hunters.
    fn score_meadows<S: Sink>(&mut self, sink: &mut S) {
        for i in 0..self.core.crew.standing().len() {
            if !self.core.crew.is_first_on_feature(&self.core.board, i) {
                continue;
            }
            let meadow = self.core.crew.standing()[i].segment;
            let points = self.meadow_points(meadow);
            let hunters = self.hunters(meadow);
            self.core.award(hunters, points);
            sink.tell(|| {
                let hunt = self.hunt(meadow);
                let game = self.game(meadow);
                let rules = [
                    Some(RuleId("H16")),
                    hunt.fire.then_some(RuleId("H17")),
                    (game.aurochs > 0).then_some(RuleId("H18")),
                    hunt.shrine.then_some(RuleId("H19")),
                ];
                let mut terms = game.terms();
                if terms.is_empty() {
                    terms.push(Term { count: 0, of: Counted::Deer, each: 2 });
                }
                Event::Scored(Scoring {
                    terms,
                    points,
                    winners: hunters.leaders().iter().collect(),
                    detail: Some(Detail::Hunters(Hunted { hunt })),
                    rules: rules.into_iter().flatten().collect(),
                    ..self.core.scoring(&self.rules.table, meadow, Occasion::Final)
                })
            });
        }
    }
}
