//! What roads, towers, houses and courts score, and for whom (X8 to X11, X18).

use super::State;
use crate::board::{Player, Presence, SegmentId};
use crate::play::core::{self, Segments, squares};
use crate::play::event::{Counted, Event, Occasion, RuleId, Scoring, Sink};
use crate::play::summary::Summary;
use crate::play::tally::Tally;
use crate::vocabulary::pieces::Place;
use crate::vocabulary::tiles::{Attr, FeatureKind};

/// How a feature is scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// It was just completed; courts at the end.
    Completed,
    /// It was just completed, and a wall tile makes it worth more (X16: kinds 2, 3 and 7).
    Raised,
    /// It is not completed, and a wall tile pays for it in the final scoring (X16: kinds 4 to 6).
    Unfinished,
}

/// X11: the player with strictly more followers there than the other.
///
/// ```
/// use bastide_engine::{Player, board::Presence, games::castle::majority};
///
/// let mut house = Presence::of(Player::new(1), 1);
/// assert_eq!(majority(house), Some(Player::new(1)));
/// house += Presence::of(Player::new(0), 1);
/// assert_eq!(majority(house), None);
/// ```
#[inline]
pub fn majority(presence: Presence) -> Option<Player> {
    let leaders = presence.leaders();
    if leaders.len() == 1 { leaders.iter().next() } else { None }
}

/// One of the features that the tile just laid has completed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Done {
    pub(super) feature: SegmentId,
    /// A wall tile makes it count double.
    pub(super) doubled: bool,
}

/// The completed features that wait to be scored, without the heap.
#[derive(Clone, Copy, Debug)]
pub(super) struct Completed {
    list: [Done; Self::MAX],
    len: usize,
}

const _: () = assert!(Completed::MAX <= 32, "which of them can be chosen is told in 32 bits");

impl Completed {
    const MAX: usize = Segments::MAX;

    pub(super) fn new() -> Self {
        Self { list: [Done { feature: SegmentId::first(), doubled: false }; Self::MAX], len: 0 }
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub(super) fn as_slice(&self) -> &[Done] {
        &self.list[..self.len]
    }

    #[inline]
    fn push(&mut self, feature: SegmentId) {
        self.list[self.len] = Done { feature, doubled: false };
        self.len += 1;
    }

    pub(super) fn double(&mut self, number: usize) {
        self.list[number].doubled = true;
    }

    fn remove(&mut self, number: usize) -> Done {
        let done = self.list[number];
        self.list.copy_within(number + 1..self.len, number);
        self.len -= 1;
        done
    }
}

impl PartialEq for Completed {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl State {
    /// Any feature as it stands. Only courts are worth something at the end as they are (X18, X19).
    pub(super) fn summarise(&self, feature: SegmentId) -> Summary {
        let features = self.core.board.features();
        let kind = features.kind(feature);
        let presence = features.presence(feature);
        let completed = kind != FeatureKind::Court && features.open(feature) == 0;
        let tally = self.tally(feature, Stage::Completed);
        let now = (kind == FeatureKind::Court && tally.count > 0).then(|| tally.term());
        Summary {
            segments: self.segments_of(feature),
            completed,
            owners: majority(presence).into_iter().collect(),
            terms: now.into_iter().collect(),
            points: now.map_or(0, |term| term.count * term.each),
            if_completed: (kind != FeatureKind::Court && !completed).then(|| tally.points()),
            ..self.core.summary(&self.rules.table, feature)
        }
    }

    /// What a feature scores at this stage, whoever gets it.
    #[inline]
    pub fn tally(&self, feature: SegmentId, stage: Stage) -> Tally {
        let features = self.core.board.features();
        // A start space lies on the board as a tile and is counted like one.
        let per_tile = |each, rule| Tally {
            count: features.tiles(feature),
            of: Counted::Tiles,
            each,
            rule: RuleId(rule),
        };
        match (features.kind(feature), stage) {
            // X17: wells do not double an unfinished road.
            (FeatureKind::Road, Stage::Unfinished) => per_tile(1, "X16"),
            // X8
            (FeatureKind::Road, _) => {
                per_tile(if features.attrs(feature).get(Attr::Well) > 0 { 2 } else { 1 }, "X8")
            }
            // X9
            (FeatureKind::Tower, Stage::Completed) => per_tile(2, "X9"),
            (FeatureKind::Tower, Stage::Raised) => per_tile(4, "X16"),
            (FeatureKind::Tower, Stage::Unfinished) => per_tile(2, "X16"),
            // X10
            (FeatureKind::House, Stage::Completed) => per_tile(1, "X10"),
            (FeatureKind::House, Stage::Raised) => per_tile(2, "X16"),
            (FeatureKind::House, Stage::Unfinished) => per_tile(1, "X16"),
            // X18
            (_, stage) => {
                let (each, rule) = if stage == Stage::Raised { (4, "X16") } else { (3, "X18") };
                let markets = features.attrs(feature).get(Attr::Market);
                Tally { count: markets, of: Counted::Markets, each, rule: RuleId(rule) }
            }
        }
    }

    /// The player who would score this feature now (X11).
    pub fn majority_on(&self, feature: SegmentId) -> Option<Player> {
        majority(self.core.board.features().presence(feature))
    }

    /// The features that the tile just laid has completed and that wait to be scored, with whether a wall
    /// tile makes each count double.
    pub fn completed(&self) -> impl Iterator<Item = (SegmentId, bool)> {
        self.completed.as_slice().iter().map(|done| (done.feature, done.doubled))
    }

    /// What the tile just laid has completed: of its own features, and of those beside it, which it may
    /// close by showing something else (X5, X9).
    #[inline]
    pub(super) fn find_completed(&mut self) {
        let features = self.core.board.features();
        for &segment in core::closed_by_last(&self.core.board, &self.rules.table).as_slice() {
            // X18: courts are scored at the end only.
            if features.kind(segment) != FeatureKind::Court {
                self.completed.push(segment);
            }
        }
    }

    /// Scores one of the completed features and takes it off the list.
    pub(super) fn score_completed<S: Sink>(&mut self, number: usize, sink: &mut S) {
        let Done { feature, doubled } = self.completed.remove(number);
        let stage = if doubled { Stage::Raised } else { Stage::Completed };
        let tally = self.tally(feature, stage);
        let winner = self.majority_on(feature);
        sink.tell(|| self.scoring(feature, Occasion::Completed, tally));
        if let Some(winner) = winner {
            self.move_marker(winner, tally.points(), sink);
            if self.core.board.features().kind(feature) == FeatureKind::House {
                self.set_keep(winner, feature, sink);
            }
        }
        if !self.core.board.features().presence(feature).is_empty() {
            self.return_followers(feature, sink);
        }
    }

    /// A feature's scoring with everything that explains it.
    pub(super) fn scoring(&self, feature: SegmentId, occasion: Occasion, tally: Tally) -> Event {
        let presence = self.core.board.features().presence(feature);
        let segments = self.segments_of(feature);
        Event::Scored(Scoring {
            tiles: squares(&segments),
            segments,
            terms: vec![tally.term()],
            points: tally.points(),
            winners: majority(presence).into_iter().collect(),
            rules: vec![tally.rule, RuleId("X11")],
            ..self.core.scoring(&self.rules.table, feature, occasion)
        })
    }

    /// The segments of a feature in reading order, those on start spaces last: what lies within the walls
    /// gives a feature its name.
    pub fn segments_of(&self, feature: SegmentId) -> Vec<Place> {
        let mut places = self.core.board.places_of(&self.rules.table, feature);
        places.sort_by_key(|place| !self.enclosure().contains(place.pos));
        places
    }
}
