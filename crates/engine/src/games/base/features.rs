//! What roads, cities and monasteries score: completed (B10 to B16) and at the end (B20).

use super::State;
use crate::board::SegmentId;
use crate::event::{Counted, Event, Occasion, RuleId, Scoring, Sink, Term};
use crate::geometry::Pos;
use crate::summary::Summary;
use crate::tiles::{Attr, FeatureKind};

/// When a feature is scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// It was just completed.
    Completed,
    /// The game is over and it is not.
    Unfinished,
}

/// What a feature scores, as the two products the rules know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Tiles it counts.
    pub tiles: u32,
    /// Points for each.
    pub per_tile: u32,
    /// Shields in it.
    pub shields: u32,
    /// Points for each.
    pub per_shield: u32,
    /// The rule that says so.
    pub rule: RuleId,
}

impl Tally {
    /// What it adds up to.
    #[inline]
    pub const fn points(&self) -> u32 {
        self.tiles * self.per_tile + self.shields * self.per_shield
    }

    fn terms(&self) -> Vec<Term> {
        let tiles = Term { count: self.tiles, of: Counted::Tiles, each: self.per_tile };
        let shields = Term { count: self.shields, of: Counted::Shields, each: self.per_shield };
        [tiles, shields].into_iter().filter(|term| term.count > 0).collect()
    }
}

impl State {
    /// What a road, city or monastery scores at this stage, whoever gets it.
    #[inline]
    pub fn tally(&self, feature: SegmentId, stage: Stage) -> Tally {
        let features = self.core.board.features();
        let tiles = features.tiles(feature);
        let plain = |tiles, rule| Tally { tiles, per_tile: 1, shields: 0, per_shield: 0, rule: RuleId(rule) };
        match (features.kind(feature), stage) {
            // B10
            (FeatureKind::Road, Stage::Completed) => plain(tiles, "B10"),
            (FeatureKind::City, Stage::Completed) => {
                // B11, and B12 for the smallest
                let halved = tiles == 2 && self.rules.small_city_halved;
                let (each, rule) = if halved { (1, "B12") } else { (2, "B11") };
                let shields = features.attrs(feature).get(Attr::Shield);
                Tally { tiles, per_tile: each, shields, per_shield: each, rule: RuleId(rule) }
            }
            // B13: itself and the squares around it that are filled, which are all eight when completed
            (FeatureKind::Monastery, Stage::Completed) => plain(9 - features.open(feature), "B13"),
            // B20
            (FeatureKind::Road, Stage::Unfinished) => plain(tiles, "B20"),
            (FeatureKind::City, Stage::Unfinished) => {
                let shields = features.attrs(feature).get(Attr::Shield);
                Tally { tiles, per_tile: 1, shields, per_shield: 1, rule: RuleId("B20") }
            }
            (FeatureKind::Monastery, Stage::Unfinished) => plain(9 - features.open(feature), "B20"),
            // Fields are scored at the end; anything else is not of this game.
            _ => plain(0, "B18"),
        }
    }

    /// B16: everything the tile just laid has completed.
    pub(super) fn score_completed<S: Sink>(&mut self, sink: &mut S) {
        let laid = *self.core.just_laid();
        let segments = self.rules.table.tile(laid.tile).segments.len();
        for place in 0..segments {
            let segment = laid.segment(place);
            let features = self.core.board.features();
            let grows = matches!(features.kind(segment), FeatureKind::Road | FeatureKind::City);
            if grows && features.open(segment) == 0 {
                // Two segments of one tile may be parts of one feature: score it at the first.
                let root = features.root(segment);
                if (0..place).all(|earlier| features.root(laid.segment(earlier)) != root) {
                    self.score(segment, Stage::Completed, sink);
                    self.return_followers(segment, sink);
                }
            }
        }
        let mut i = 0;
        while i < self.monasteries.len() {
            let segment = self.monasteries[i].segment;
            if self.core.board.features().open(segment) == 0 {
                self.monasteries.remove(i);
                self.score(segment, Stage::Completed, sink);
                self.return_followers(segment, sink);
            } else {
                i += 1;
            }
        }
    }

    /// B20: roads, cities and monasteries that are not completed. Their followers stay where they
    /// are, so that the final board shows who scored what.
    pub(super) fn score_unfinished<S: Sink>(&mut self, sink: &mut S) {
        for i in 0..self.core.crew.standing().len() {
            let segment = self.core.crew.standing()[i].segment;
            let first_there = self.core.crew.is_first_on_feature(&self.core.board, i);
            if first_there && self.core.board.features().kind(segment) != FeatureKind::Field {
                self.score(segment, Stage::Unfinished, sink);
            }
        }
    }

    fn score<S: Sink>(&mut self, feature: SegmentId, stage: Stage, sink: &mut S) {
        let presence = self.core.board.features().presence(feature);
        let tally = self.tally(feature, stage);
        self.core.award(presence, tally.points());
        sink.tell(|| {
            let occasion = match stage {
                Stage::Completed => Occasion::Completed,
                Stage::Unfinished => Occasion::Unfinished,
            };
            Event::Scored(Scoring {
                tiles: self.counted_tiles(feature),
                terms: tally.terms(),
                points: tally.points(),
                rules: vec![tally.rule, RuleId("B14")],
                ..self.core.scoring(&self.rules.table, feature, occasion)
            })
        });
    }

    /// Any feature as it stands.
    pub(super) fn summarise(&self, feature: SegmentId) -> Summary {
        let features = self.core.board.features();
        let kind = features.kind(feature);
        let completed = kind != FeatureKind::Field && features.open(feature) == 0;
        let (terms, points, if_completed) = if kind == FeatureKind::Field {
            let term = self.supply_now(feature);
            (term.into_iter().collect(), term.map_or(0, |term| term.count * term.each), None)
        } else {
            let now = self.tally(feature, if completed { Stage::Completed } else { Stage::Unfinished });
            let later = self.tally(feature, Stage::Completed).points();
            // A monastery is not completed as large as it is.
            let other = kind != FeatureKind::Monastery && later != now.points();
            (now.terms(), now.points(), other.then_some(later))
        };
        Summary { completed, terms, points, if_completed, ..self.core.summary(&self.rules.table, feature) }
    }

    /// The segments of a feature in reading order.
    pub(super) fn segments_of(&self, feature: SegmentId) -> Vec<crate::pieces::Place> {
        self.core.board.places_of(&self.rules.table, feature)
    }

    fn counted_tiles(&self, feature: SegmentId) -> Vec<Pos> {
        let mut tiles: Vec<Pos> = self.segments_of(feature).iter().map(|place| place.pos).collect();
        if self.core.board.features().kind(feature) == FeatureKind::Monastery {
            let around: Vec<Pos> = tiles
                .iter()
                .flat_map(|pos| pos.surrounding())
                .filter(|&p| self.core.board.tile_at(p).is_some())
                .collect();
            tiles.extend(around);
        }
        tiles.sort();
        tiles.dedup();
        tiles
    }
}
