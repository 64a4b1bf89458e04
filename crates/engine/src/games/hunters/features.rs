//! What forests and rivers score, and for whom (H7 to H10).

use super::State;
use crate::board::SegmentId;
use crate::play::event::{Counted, Event, Occasion, RuleId, Scoring, Sink, Term};
use crate::vocabulary::tiles::{Attr, FeatureKind};

/// What a forest or river scores: its segments and what it holds besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Its segments.
    pub segments: u32,
    /// Mushroom patches in a forest, or fish at the ends of a river.
    pub extra: u32,
    /// Which of the two.
    pub of: Counted,
    /// Points for each of both.
    pub each: u32,
    /// The rule that says so.
    pub rule: RuleId,
}

impl Tally {
    /// What it adds up to.
    #[inline]
    pub const fn points(&self) -> u32 {
        (self.segments + self.extra) * self.each
    }

    pub(super) fn terms(&self) -> Vec<Term> {
        let segments = Term { count: self.segments, of: Counted::Segments, each: self.each };
        let extra = Term { count: self.extra, of: self.of, each: self.each };
        [segments, extra].into_iter().filter(|term| term.count > 0).collect()
    }

    fn rules(&self) -> Vec<RuleId> {
        let mushrooms = (self.of == Counted::Mushrooms && self.extra > 0).then_some(RuleId("H9"));
        [Some(self.rule), mushrooms, Some(RuleId("H10"))].into_iter().flatten().collect()
    }
}

impl State {
    /// What a forest or river scores once completed as large as it is.
    #[inline]
    pub fn tally(&self, feature: SegmentId) -> Tally {
        let features = self.core.board.features();
        let segments = features.segment_count(feature);
        match features.kind(feature) {
            // H8, H9
            FeatureKind::Forest => Tally {
                segments,
                extra: features.attrs(feature).get(Attr::Mushrooms),
                of: Counted::Mushrooms,
                each: 2,
                rule: RuleId("H8"),
            },
            // H7
            _ => Tally {
                segments,
                extra: self.fish_at_ends(feature),
                of: Counted::Fish,
                each: 1,
                rule: RuleId("H7"),
            },
        }
    }

    /// Scores a completed forest or river and gives its followers back (H10).
    pub(super) fn score_completed<S: Sink>(&mut self, feature: SegmentId, sink: &mut S) {
        let presence = self.core.board.features().presence(feature);
        if !presence.is_empty() {
            self.core.award(presence, self.tally(feature).points());
        }
        sink.tell(|| {
            let tally = self.tally(feature);
            let table = &self.rules.table;
            let lakes = if self.core.board.features().kind(feature) == FeatureKind::River {
                self.lakes_of(feature)
            } else {
                [None; 2]
            };
            Event::Scored(Scoring {
                touching: lakes.into_iter().flatten().map(|lake| vec![self.place_of(lake)]).collect(),
                terms: tally.terms(),
                points: tally.points(),
                rules: tally.rules(),
                ..self.core.scoring(table, feature, Occasion::Completed)
            })
        });
        if !presence.is_empty() {
            self.core.return_followers(&self.rules.table, feature, sink);
        }
    }
}
