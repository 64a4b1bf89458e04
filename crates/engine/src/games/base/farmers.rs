//! Farmers: what fields and the cities beside them pay at the end (B18, B21, B24).

use super::variants::rivers_ports;
use super::{Farmers, State};
use crate::board::{Presence, SegmentId};
use crate::play::event::{Counted, Event, Occasion, RuleId, Scoring, Share, Sink, Term};
use crate::vocabulary::tiles::FeatureKind;

/// Up to as many features as there can be followers, without the heap.
struct Few {
    roots: [SegmentId; State::MAX_FOLLOWERS],
    len: usize,
}

impl Few {
    fn new(filler: SegmentId) -> Self {
        Self { roots: [filler; State::MAX_FOLLOWERS], len: 0 }
    }

    fn add(&mut self, root: SegmentId) {
        if !self.as_slice().contains(&root) {
            self.roots[self.len] = root;
            self.len += 1;
        }
    }

    fn as_slice(&self) -> &[SegmentId] {
        &self.roots[..self.len]
    }
}

impl State {
    pub(super) fn score_farmers<S: Sink>(&mut self, sink: &mut S) {
        let fields = self.occupied_fields();
        if fields.len == 0 && self.rules.mountain.is_none() {
            return;
        }
        match self.rules.farmers {
            Farmers::FirstEdition => self.score_cities_supplied(sink),
            Farmers::ThirdEdition => self.score_fields(&fields, sink),
            Farmers::None => {}
        }
    }

    /// B21: each completed city pays 4 to whoever has most farmers in all the fields that touch it.
    fn score_cities_supplied<S: Sink>(&mut self, sink: &mut S) {
        for number in 0..self.core.board.features().len() {
            let city = SegmentId::first().plus(number);
            if !self.is_completed_city(city) {
                continue;
            }
            let fields = self.fields_touching(city);
            let mut presence = Presence::default();
            for &field in fields.as_slice() {
                presence += self.core.board.features().presence(field);
            }
            let miners = self.miners(city);
            presence += miners;
            if presence.is_empty() {
                continue;
            }
            let each = self.supply_worth();
            self.core.award(presence, each);
            sink.tell(|| {
                let touching: Vec<_> =
                    fields.as_slice().iter().map(|&field| self.segments_of(field)).collect();
                let rules = if miners.is_empty() { &["B21", "B14"][..] } else { &["B21", "B14", "V9"] };
                self.farmers_scoring(city, presence, 1, touching, rules)
            });
        }
    }

    /// B24, third edition: each field pays 3 for every completed city it touches, to its own majority.
    fn score_fields<S: Sink>(&mut self, fields: &Few, sink: &mut S) {
        let mut cities = [0; Self::MAX_FOLLOWERS];
        for number in 0..self.core.board.features().len() {
            let city = SegmentId::first().plus(number);
            if self.is_completed_city(city) {
                let touching = self.fields_touching(city);
                for (count, field) in cities.iter_mut().zip(fields.as_slice()) {
                    *count += u32::from(touching.as_slice().contains(field));
                }
            }
        }
        for (&field, &count) in fields.as_slice().iter().zip(&cities) {
            if count == 0 {
                continue;
            }
            let presence = self.core.board.features().presence(field);
            let each = self.supply_worth();
            self.core.award(presence, each * count);
            sink.tell(|| {
                let supplied = (self.core.board.features().roots())
                    .filter(|&city| self.is_completed_city(city))
                    .filter(|&city| self.fields_touching(city).as_slice().contains(&field))
                    .map(|city| self.segments_of(city))
                    .collect();
                self.farmers_scoring(field, presence, count, supplied, &["B24", "B14"])
            });
        }
        self.score_miners(sink);
    }

    /// V9 where each field counts for itself: a miner is a farmer for the city of his forge, in no field.
    fn score_miners<S: Sink>(&mut self, sink: &mut S) {
        if self.rules.mountain.is_none() {
            return;
        }
        for number in 0..self.core.board.features().len() {
            let city = SegmentId::first().plus(number);
            let miners = self.miners(city);
            if miners.is_empty() || !self.is_completed_city(city) {
                continue;
            }
            let each = self.supply_worth();
            self.core.award(miners, each);
            sink.tell(|| self.farmers_scoring(city, miners, 1, Vec::new(), &["B24", "V9"]));
        }
    }

    /// What a completed city is worth to farmers.
    pub fn supply_worth(&self) -> u32 {
        match self.rules.farmers {
            _ if self.rules.ports => rivers_ports::FARMERS,
            Farmers::FirstEdition => 4,
            Farmers::ThirdEdition => 3,
            Farmers::None => 0,
        }
    }

    /// What a field would bring those with the majority in it if the game ended now. Where all fields
    /// around a city count together (B21), only the cities they would be paid for.
    pub(super) fn supply_now(&self, field: SegmentId) -> Option<Term> {
        let features = self.core.board.features();
        let leaders = features.presence(field).leaders();
        let each = self.supply_worth();
        if self.rules.farmers == Farmers::None {
            return None;
        }
        let pays = |city: &SegmentId| match self.rules.farmers {
            _ if leaders.is_empty() => true,
            Farmers::FirstEdition => {
                let mut presence = Presence::default();
                for &other in self.fields_touching(*city).as_slice() {
                    presence += features.presence(other);
                }
                presence += self.miners(*city);
                leaders.iter().all(|player| presence.leaders().contains(player))
            }
            Farmers::ThirdEdition | Farmers::None => true,
        };
        let touched =
            features.roots().filter(|&city| self.is_completed_city(city) && self.touch(city, field));
        let count = touched.filter(pays).count() as u32;
        (count > 0).then_some(Term { count, of: Counted::Cities, each })
    }

    /// Whether a city and a field lie side by side anywhere.
    fn touch(&self, city: SegmentId, field: SegmentId) -> bool {
        let features = self.core.board.features();
        features.ring(field).any(|segment| {
            let (number, place) = features.place(segment);
            let laid = &self.core.board.laid()[number];
            let segments = &self.rules.table.tile(laid.tile).segments;
            (0..segments.len()).any(|other| {
                segments[place].touches >> other & 1 == 1 && features.root(laid.segment(other)) == city
            })
        })
    }

    fn farmers_scoring(
        &self,
        feature: SegmentId,
        presence: Presence,
        cities: u32,
        touching: Vec<Vec<crate::vocabulary::pieces::Place>>,
        rules: &[&'static str],
    ) -> Event {
        let each = self.supply_worth();
        let worth = self.rules.ports.then_some("V13");
        Event::Scored(Scoring {
            touching,
            terms: vec![Term { count: cities, of: Counted::Cities, each }],
            points: cities * each,
            followers: Share::all(presence),
            winners: presence.leaders().iter().collect(),
            rules: rules.iter().copied().chain(worth).map(RuleId).collect(),
            ..self.core.scoring(&self.rules.table, feature, Occasion::Farmers)
        })
    }

    /// The roots of all fields with farmers on them.
    fn occupied_fields(&self) -> Few {
        let features = self.core.board.features();
        let mut fields = Few::new(SegmentId::first());
        for follower in self.core.crew.standing() {
            if features.kind(follower.segment) == FeatureKind::Field {
                fields.add(features.root(follower.segment));
            }
        }
        fields
    }

    /// Whether farmers supply such a feature: a city, and K11: Carcassonne is one.
    #[inline]
    pub const fn is_supplied(kind: FeatureKind) -> bool {
        matches!(kind, FeatureKind::City | FeatureKind::Carcassonne)
    }

    /// Whether this is the root of a city that walls enclose.
    #[inline]
    fn is_completed_city(&self, segment: SegmentId) -> bool {
        let features = self.core.board.features();
        Self::is_supplied(features.kind(segment))
            && features.root(segment) == segment
            && features.open(segment) == 0
    }

    /// The occupied fields that touch a city anywhere.
    #[inline]
    fn fields_touching(&self, city: SegmentId) -> Few {
        let features = self.core.board.features();
        let mut fields = Few::new(city);
        self.each_field_touching(city, |field| {
            if !features.presence(field).is_empty() {
                fields.add(field);
            }
        });
        fields
    }

    /// Tells every field that touches a city anywhere, by its root; some of them more than once.
    #[inline]
    pub fn each_field_touching(&self, city: SegmentId, mut tell: impl FnMut(SegmentId)) {
        let features = self.core.board.features();
        for segment in features.ring(city) {
            let (number, place) = features.place(segment);
            let laid = &self.core.board.laid()[number];
            for (other, other_type) in self.rules.table.tile(laid.tile).segments.iter().enumerate() {
                if other_type.touches >> place & 1 == 1 {
                    tell(features.root(laid.segment(other)));
                }
            }
        }
    }

    /// B21, B24: whom a completed city pays, when these are the fields that touch it and the miners with a forge in
    /// it (V9). Tells each group in which the majority gets [`supply_worth`](Self::supply_worth): all together, or
    /// each field for itself.
    pub fn each_supplier(&self, fields: &[SegmentId], miners: Presence, mut tell: impl FnMut(Presence)) {
        let farmers = |field: &SegmentId| self.core.board.features().presence(*field);
        match self.rules.farmers {
            Farmers::FirstEdition => {
                let mut together = miners;
                fields.iter().for_each(|field| together += farmers(field));
                tell(together);
            }
            Farmers::ThirdEdition => fields.iter().map(farmers).chain([miners]).for_each(tell),
            Farmers::None => {}
        }
    }
}
