//! What roads, cities and monasteries score: completed (B10 to B16) and at the end (B20).

use super::{Closing, Monastery, State};
use crate::board::{Presence, SegmentId};
use crate::play::event::{Counted, Event, Occasion, RuleId, Scoring, Share, Sink, Term};
use crate::play::summary::Summary;
use crate::vocabulary::geometry::Pos;
use crate::vocabulary::tiles::{Attr, FeatureKind};

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
        // A city may be made of ports only (V13): that its tiles count for nothing is said.
        [tiles].into_iter().chain(Some(shields).filter(|term| term.count > 0)).collect()
    }
}

impl State {
    /// What a road, city or monastery scores at this stage, whoever gets it.
    #[inline]
    pub fn tally(&self, feature: SegmentId, stage: Stage) -> Tally {
        let features = self.core.board.features();
        let tiles = features.tiles(feature);
        let plain = |tiles, rule| Tally { tiles, per_tile: 1, shields: 0, per_shield: 0, rule: RuleId(rule) };
        let tally = match (features.kind(feature), stage) {
            // B10
            (FeatureKind::Road, Stage::Completed) => plain(tiles, "B10"),
            (FeatureKind::City, Stage::Completed) => {
                // B11, and B12 for the smallest
                let halved = tiles == 2 && self.rules.small_city_halved;
                let (each, rule) = if halved { (1, "B12") } else { (2, "B11") };
                let (tiles, shields) = self.city_parts(feature);
                Tally { tiles, per_tile: each, shields, per_shield: each, rule: RuleId(rule) }
            }
            // B13: itself and the squares around it that are filled, which are all eight when completed
            (FeatureKind::Monastery, Stage::Completed) => plain(9 - features.open(feature), "B13"),
            // B20
            (FeatureKind::Road, Stage::Unfinished) => plain(tiles, "B20"),
            (FeatureKind::City, Stage::Unfinished) => {
                let (tiles, shields) = self.city_parts(feature);
                Tally { tiles, per_tile: 1, shields, per_shield: 1, rule: RuleId("B20") }
            }
            (FeatureKind::Monastery, Stage::Unfinished) => plain(9 - features.open(feature), "B20"),
            (FeatureKind::Stream, _) => {
                let each = u32::from(self.scores_like_road(feature, stage));
                Tally { per_tile: each, ..plain(tiles, "V13") }
            }
            // Fields are scored at the end; anything else is not of this game.
            _ => plain(0, "B18"),
        };
        let tally = if self.rules.inns { tally.with_inns(features.attrs(feature), stage) } else { tally };
        if self.rules.unstable && stage == Stage::Unfinished { tally.unstable() } else { tally }
    }

    /// The tiles and the shields of a city that score for knights.
    #[inline]
    fn city_parts(&self, city: SegmentId) -> (u32, u32) {
        let features = self.core.board.features();
        let (port_tiles, port_shields) = if self.rules.ports { self.ports_in(city) } else { (0, 0) };
        (features.tiles(city) - port_tiles, features.attrs(city).get(Attr::Shield) - port_shields)
    }

    /// Who is there when a feature is scored: those on it, and miners with a forge in it (V9).
    #[inline]
    pub fn claims(&self, feature: SegmentId) -> Presence {
        let features = self.core.board.features();
        let mut presence = features.presence(feature);
        if self.rules.mountain.is_some() && features.kind(feature) == FeatureKind::City {
            presence += self.miners(feature);
        }
        presence
    }

    /// B16: everything the tile just laid has completed.
    pub(super) fn score_completed<S: Sink>(&mut self, sink: &mut S) {
        self.list_completed();
        self.score_queue(sink);
    }

    /// Lists what the tile has completed, the first last.
    fn list_completed(&mut self) {
        debug_assert!(self.queue.is_empty(), "one tile after the other");
        let laid = *self.core.just_laid();
        for place in 0..self.rules.table.fresh(laid.tile).len() {
            let segment = laid.segment(place);
            if self.is_grown(segment) {
                self.queue_once(segment);
            }
        }
        // V10: what tiles laid elsewhere have completed.
        if let Some(add_ons) = &self.add_ons {
            for segment in add_ons.relaid.clone() {
                if self.is_grown(segment) {
                    self.queue_once(segment);
                }
            }
        }
        let features = self.core.board.features();
        if self.monasteries.iter().any(|monastery| features.open(monastery.segment) == 0) {
            let done = |monastery: &mut Monastery| features.open(monastery.segment) == 0;
            self.queue.extend(self.monasteries.extract_if(.., done).map(|monastery| monastery.segment));
        }
        self.queue.reverse();
    }

    /// Whether this belongs to a completed feature that grows from tile to tile: a road, a city, a river.
    #[inline]
    pub(super) fn is_grown(&self, segment: SegmentId) -> bool {
        let features = self.core.board.features();
        let grows = match features.kind(segment) {
            FeatureKind::Road | FeatureKind::City => true,
            // Without V13 a river is nothing but a picture.
            FeatureKind::Stream => self.rules.ports,
            _ => false,
        };
        grows && features.open(segment) == 0
    }

    /// Whether a feature was completed before the tile just laid: it has been scored, and is never scored again
    /// (V4, V7, V10). What that tile completes, or one laid elsewhere with it, is scored when everybody stands
    /// where they want to.
    pub(super) fn was_completed(&self, feature: SegmentId) -> bool {
        if !self.is_completed(feature) {
            return false;
        }
        let features = self.core.board.features();
        if features.kind(feature) == FeatureKind::Monastery {
            return self.monasteries.iter().all(|monastery| monastery.segment != feature);
        }
        let laid = *self.core.just_laid();
        let fresh = (0..self.rules.table.fresh(laid.tile).len()).map(|place| laid.segment(place));
        let relaid = self.add_ons.iter().flat_map(|add_ons| add_ons.relaid.iter().copied());
        let root = features.root(feature);
        !fresh.chain(relaid).any(|segment| features.root(segment) == root)
    }

    /// Two segments may be parts of one feature: it is scored at the first.
    fn queue_once(&mut self, segment: SegmentId) {
        let features = self.core.board.features();
        let root = features.root(segment);
        if self.queue.iter().all(|&earlier| features.root(earlier) != root) {
            self.queue.push(segment);
        }
    }

    /// Scores what is listed, one after the other; whoever may first move followers there is asked (K5).
    pub(super) fn score_queue<S: Sink>(&mut self, sink: &mut S) {
        while let Some(&feature) = self.queue.last() {
            if self.rules.count.is_some() && self.ask_to_join(feature) {
                return;
            }
            self.queue.pop();
            match self.closing {
                Closing::No => {
                    self.score(feature, Stage::Completed, sink);
                    self.return_followers(feature, sink);
                }
                // Followers stay where they are, so that the final board shows who scored what.
                Closing::Features if !self.claims(feature).is_empty() => {
                    self.score(feature, Stage::Unfinished, sink);
                }
                // Fields are scored by the cities they touch, once everybody is there.
                Closing::Features | Closing::Fields => {}
            }
        }
        match self.closing {
            Closing::No => self.send_or_end(sink),
            Closing::Features => self.close_fields(sink),
            Closing::Fields => self.close_game(sink),
        }
    }

    /// B20: lists roads, cities and monasteries that are not completed, the first last.
    pub(super) fn list_unfinished(&mut self) {
        if self.rules.count.is_some() || self.rules.mountain.is_some() {
            // K8: cities, roads, monasteries; of each kind the best first. Also where nobody is: others may come.
            let order = [FeatureKind::City, FeatureKind::Road, FeatureKind::Monastery];
            self.list_by_worth(&order, |state, root| {
                if state.is_completed(root) { 0 } else { state.tally(root, Stage::Unfinished).points() }
            });
            return;
        }
        for i in 0..self.core.crew.standing().len() {
            let segment = self.core.crew.standing()[i].segment;
            let first_there = self.core.crew.is_first_on_feature(&self.core.board, i);
            let kind = self.core.board.features().kind(segment);
            if first_there && !kind.is_land() {
                self.queue.push(segment);
            }
        }
        self.queue.reverse();
    }

    /// Lists features of these kinds that are worth something, the first last.
    pub(super) fn list_by_worth(&mut self, kinds: &[FeatureKind], worth: impl Fn(&Self, SegmentId) -> u32) {
        let features = self.core.board.features();
        let mut listed: Vec<(usize, u32, SegmentId)> = Vec::new();
        for root in features.roots() {
            let kind = match features.kind(root) {
                // V13: rivers take their turn with roads.
                FeatureKind::Stream => FeatureKind::Road,
                kind => kind,
            };
            let Some(rank) = kinds.iter().position(|&listed| listed == kind) else { continue };
            let points = worth(self, root);
            if points > 0 || !self.claims(root).is_empty() && !self.is_completed(root) {
                listed.push((rank, points, root));
            }
        }
        listed.sort_by_key(|&(rank, points, root)| (rank, std::cmp::Reverse(points), root));
        self.queue.extend(listed.into_iter().rev().map(|(_, _, root)| root));
    }

    fn score<S: Sink>(&mut self, feature: SegmentId, stage: Stage, sink: &mut S) {
        let presence = self.claims(feature);
        let tally = self.tally(feature, stage);
        let winners = self.heirs(feature, stage, presence.leaders());
        self.core.pay(winners, tally.points());
        if let (Some(add_ons), true) = (&mut self.add_ons, tally.points() > 0) {
            add_ons.scored.extend(winners);
        }
        sink.tell(|| {
            let occasion = match stage {
                Stage::Completed => Occasion::Completed,
                Stage::Unfinished => Occasion::Unfinished,
            };
            let mut rules = vec![tally.rule, RuleId("B14")];
            if winners != presence.leaders() {
                rules.push(RuleId("V14"));
            }
            if presence != self.core.board.features().presence(feature) {
                rules.push(RuleId("V9"));
            }
            Event::Scored(Scoring {
                tiles: self.counted_tiles(feature),
                terms: tally.terms(),
                points: tally.points(),
                rules,
                followers: Share::all(presence),
                winners: winners.iter().collect(),
                ..self.core.scoring(&self.rules.table, feature, occasion)
            })
        });
    }

    /// Any feature as it stands.
    pub(super) fn summarise(&self, feature: SegmentId) -> Summary {
        let features = self.core.board.features();
        let kind = features.kind(feature);
        let completed = self.is_completed(feature);
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
        let claims = self.claims(feature);
        Summary {
            completed,
            terms,
            points,
            if_completed,
            followers: Share::all(claims),
            owners: claims.leaders().iter().collect(),
            ..self.core.summary(&self.rules.table, feature)
        }
    }

    /// The segments of a feature in reading order.
    pub(super) fn segments_of(&self, feature: SegmentId) -> Vec<crate::vocabulary::pieces::Place> {
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
