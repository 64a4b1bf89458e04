//! Features and river systems as they stand.

use super::State;
use crate::board::SegmentId;
use crate::play::core::squares;
use crate::play::event::{Counted, Share, Term};
use crate::play::question::Sentence;
use crate::play::summary::Summary;
use crate::vocabulary::lang::Lang;
use crate::vocabulary::pieces::{Place, Role};
use crate::vocabulary::tiles::{Attr, FeatureKind};

impl State {
    /// The parts of a river system, in reading order.
    pub fn places_of_system(&self, system: SegmentId) -> Vec<Place> {
        let mut places: Vec<Place> =
            self.systems.ring(system).map(|segment| self.place_of(segment)).collect();
        places.sort();
        places
    }

    pub(super) fn summarise_all(&self) -> Vec<Summary> {
        let features = self.core.board.features();
        let of_board = features.roots().filter(|&root| features.kind(root) != FeatureKind::Lake);
        let water =
            |&root: &SegmentId| matches!(self.systems.kind(root), FeatureKind::Lake | FeatureKind::River);
        let systems = self.systems.roots().filter(water).map(|root| self.summarise_system(root));
        of_board.map(|root| self.summarise(root)).chain(systems).collect()
    }

    /// A forest, river or meadow; for a lake, the system it belongs to.
    pub(super) fn summarise(&self, feature: SegmentId) -> Summary {
        let kind = self.core.board.features().kind(feature);
        match kind {
            FeatureKind::Lake => self.summarise_system(feature),
            FeatureKind::Meadow => self.summarise_meadow(feature),
            _ => {
                let tally = self.tally(feature);
                let completed = self.is_completed(feature);
                // H14: worth nothing before it is completed.
                let terms = if completed { tally.terms() } else { Vec::new() };
                Summary {
                    completed,
                    points: if completed { tally.points() } else { 0 },
                    terms,
                    if_completed: (!completed).then(|| tally.points()),
                    notes: self.gold_note(feature).into_iter().collect(),
                    ..self.core.summary(&self.rules.table, feature)
                }
            }
        }
    }

    /// H11: what the gold in an unfinished forest is good for.
    fn gold_note(&self, forest: SegmentId) -> Option<Sentence> {
        let gold = self.core.board.features().attrs(forest).get(Attr::Gold);
        let open = gold > 0 && !self.is_completed(forest) && self.bonus.left() > 0;
        open.then(|| super::words::gold(gold))
    }

    fn summarise_meadow(&self, meadow: SegmentId) -> Summary {
        let game = self.game(meadow);
        let hunt = self.hunt(meadow);
        let notes = if hunt.tell(Lang::En).is_some() {
            vec![Sentence::new(|lang| hunt.tell(lang).unwrap_or_default())]
        } else {
            Vec::new()
        };
        Summary {
            completed: false,
            owners: self.hunters(meadow).leaders().iter().collect(),
            terms: game.terms(),
            points: game.points(),
            notes,
            ..self.core.summary(&self.rules.table, meadow)
        }
    }

    /// H15: a river system with its fish and huts.
    fn summarise_system(&self, system: SegmentId) -> Summary {
        let fish = self.systems.attrs(system).get(Attr::Fish);
        let presence = self.systems.presence(system);
        let segments = self.places_of_system(system);
        let terms = [Term { count: fish, of: Counted::Fish, each: 1 }];
        Summary {
            kind: FeatureKind::Lake,
            role: Role::Hut,
            tiles: squares(&segments).len() as u32,
            segments,
            open: self.systems.open(system),
            completed: false,
            followers: Share::all(presence),
            owners: presence.leaders().iter().collect(),
            terms: terms.into_iter().filter(|term| term.count > 0).collect(),
            points: fish,
            if_completed: None,
            notes: Vec::new(),
        }
    }
}
