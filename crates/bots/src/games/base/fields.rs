//! What farmers can expect, by either of the rules.

use super::evaluate::Judge;
use crate::evaluation::outlook::{BySeat, Completion, pay_leaders};
use bastide_engine::board::{Player, Presence, SegmentId};
use bastide_engine::games::base::{Farmers, State};
use bastide_engine::position::Position;
use bastide_engine::tiles::FeatureKind;

/// A city, and the fields that touched it when the decision was asked: a range of [`Judge::surveyed`].
#[derive(Debug)]
pub(super) struct Land {
    city: SegmentId,
    fields: (usize, usize),
}

/// What a field yields to its farmers.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Yield {
    /// Points, all in all.
    points: f64,
    /// Completed cities beside it.
    completed: f64,
    /// Others, by their chance to be completed …
    open: f64,
    /// … and as they are.
    begun: f64,
}

impl Yield {
    /// Adds what a city pays, of which each completed one pays so much.
    fn add(&mut self, paid: f64, each: f64, is_completed: bool) {
        self.points += paid;
        if is_completed {
            self.completed += 1.0;
        } else {
            self.open += if each > 0.0 { paid / each } else { 0.0 };
            self.begun += 1.0;
        }
    }

    /// How it looks to experience, which knows features that are completed or not.
    fn fares(&self) -> Completion {
        Completion { ever: self.completed / 4.0, soon: self.open / 2.0, cells: self.begun }
    }
}

impl Judge {
    /// Adds what farmers promise: for cities that are completed, for cities that may be, and for
    /// those that nobody has begun.
    pub(super) fn add_fields(&mut self, position: &State, value: &mut BySeat) {
        if position.rules().farmers() == Farmers::None {
            self.outlook.claimed.clear();
            return;
        }
        let each = self.worth_of_city(position);
        let features = position.board().features();
        let standing = position.followers().map(|(_, segment)| segment);
        self.outlook
            .list_claimed(features, standing.filter(|&segment| features.kind(segment) == FeatureKind::Field));
        if self.outlook.claimed.is_empty() && !position.rules().mountains() {
            return;
        }
        self.yields.clear();
        for i in 0..self.outlook.claimed.len() {
            let field = self.outlook.claimed[i];
            let points = self.cities_to_come(position, field, each);
            pay_leaders(value, features.presence(field), points);
            self.yields.push(Yield { points, ..Yield::default() });
        }
        let mut touching = std::mem::take(&mut self.touching);
        self.find_cities(position);
        for number in 0..self.cities.len() {
            let city = self.cities[number];
            self.occupied_fields_touching(position, city, &mut touching);
            let miners = position.miners(city);
            if touching.is_empty() && miners.is_empty() {
                continue;
            }
            let paid = self.paid_for(position, city, features.presence(city), each);
            position.each_supplier(&touching, miners, |paid_to| pay_leaders(value, paid_to, paid));
            let is_completed = features.open(city) == 0;
            for &field in &touching {
                let number = self.outlook.claimed.iter().position(|&claimed| claimed == field);
                if let Some(own) = number.and_then(|number| self.yields.get_mut(number)) {
                    own.add(paid, each, is_completed);
                }
            }
        }
        self.touching = touching;
        for number in 0..self.yields.len() {
            let (field, own) = (self.outlook.claimed[number], self.yields[number]);
            self.sketch_field(position, field, features.presence(field), own);
        }
    }

    fn share_of_game(&self, position: &State) -> f64 {
        let laid = position.board().laid().len() as u32;
        f64::from(self.outlook.draws) / f64::from(self.outlook.draws + laid)
    }

    /// What a city pays to a field (B21, B24), less what the field may lose by the end.
    fn worth_of_city(&self, position: &State) -> f64 {
        let risk = self.weights.field_risk * self.share_of_game(position);
        self.weights.common.ending * f64::from(position.supply_worth()) * (1.0 - risk)
    }

    /// What cities that nobody has begun will pay to a field.
    fn cities_to_come(&self, position: &State, field: SegmentId, each: f64) -> f64 {
        let ports = f64::from(position.board().features().open(field));
        let open = (ports / self.weights.field_ports).min(1.0);
        let to_come = each * self.weights.field_trust * self.weights.field_growth;
        to_come * self.share_of_game(position) * open
    }

    /// What a city will pay to the fields that touch it.
    fn paid_for(&mut self, position: &State, city: SegmentId, knights: Presence, each: f64) -> f64 {
        if position.board().features().open(city) == 0 {
            return each;
        }
        each * self.weights.field_trust * self.completed_by_anybody(position, city, knights)
    }

    /// Adds what farmers gain when somebody begins to work on a city that nobody is in yet.
    pub(super) fn add_new_knight(
        &mut self,
        position: &State,
        city: SegmentId,
        knight: Presence,
        value: &mut BySeat,
    ) {
        if self.outlook.claimed.is_empty() {
            return;
        }
        let mut touching = std::mem::take(&mut self.touching);
        self.occupied_fields_touching(position, city, &mut touching);
        if !touching.is_empty() {
            let each = self.worth_of_city(position);
            let gain = self.paid_for(position, city, knight, each)
                - self.paid_for(position, city, Presence::default(), each);
            let nobody = Presence::default();
            position.each_supplier(&touching, nobody, |paid_to| pay_leaders(value, paid_to, gain));
            for &field in &touching {
                let Some(number) = self.outlook.sketch_of(field) else { continue };
                let sketch = &mut self.outlook.sketches[number];
                self.richer.push((number, *sketch));
                sketch.points += gain;
                sketch.completion.soon += if each > 0.0 { gain / each / 2.0 } else { 0.0 };
            }
        }
        self.touching = touching;
    }

    /// Adds what a field would promise to a player who put a farmer there, and nobody is there yet.
    pub(super) fn add_new_farmer(
        &mut self,
        position: &State,
        field: SegmentId,
        farmer: Player,
        value: &mut BySeat,
    ) {
        let each = self.worth_of_city(position);
        let features = position.board().features();
        let mut own = Yield { points: self.cities_to_come(position, field, each), ..Yield::default() };
        value[farmer.seat()] += own.points;
        let mut touching = std::mem::take(&mut self.touching);
        self.find_cities(position);
        for number in 0..self.cities.len() {
            let city = self.cities[number];
            if !self.touches(position, city, field) {
                continue;
            }
            let paid = self.paid_for(position, city, features.presence(city), each);
            own.add(paid, each, features.open(city) == 0);
            // Where fields count together, the farmer changes who is paid by all of them; elsewhere nothing but this
            // field.
            touching.clear();
            if position.rules().farmers() == Farmers::FirstEdition {
                self.occupied_fields_touching(position, city, &mut touching);
                let nobody = Presence::default();
                position.each_supplier(&touching, nobody, |paid_to| pay_leaders(value, paid_to, -paid));
            }
            let new = Presence::of(farmer, 1);
            position.each_supplier(&touching, new, |paid_to| pay_leaders(value, paid_to, paid));
        }
        self.touching = touching;
        self.sketch_field(position, field, Presence::of(farmer, 1), own);
    }

    /// Keeps a field in mind for experience.
    fn sketch_field(&mut self, position: &State, field: SegmentId, farmers: Presence, own: Yield) {
        if self.outlook.experience.is_some() {
            let mut list = std::mem::take(&mut self.outlook.openings);
            self.outlook.memo.openings(position, field, &mut list);
            self.outlook.sketch(field, FeatureKind::Field, farmers, (own.points, own.fares()), &list);
            self.outlook.openings = list;
        }
    }

    /// Whether a field touches a city.
    fn touches(&self, position: &State, city: SegmentId, field: SegmentId) -> bool {
        let features = position.board().features();
        if self.outlook.memo.is_kept(city)
            && let Some(land) = self.lands.iter().find(|land| land.city == city)
        {
            let fields = &self.surveyed[land.fields.0..land.fields.1];
            return fields.iter().any(|&known| features.root(known) == field);
        }
        let mut found = false;
        position.each_field_touching(city, |known| found |= known == field);
        found
    }

    /// Fills the list of cities anew: those the decision leaves as they are, which are known, then those of the new
    /// tile.
    fn find_cities(&mut self, position: &State) {
        let features = position.board().features();
        let is_city = |root| State::is_supplied(features.kind(root));
        self.cities.clear();
        let memo = &self.outlook.memo;
        if !memo.is_on() {
            self.cities.extend(features.roots().filter(|&root| is_city(root)));
            return;
        }
        // One that was joined to others is kept under their name.
        let is_kept = |city: &SegmentId| memo.is_kept(features.root(*city));
        let kept = self.lands.iter().map(|land| land.city).filter(is_kept);
        self.cities.extend(kept);
        for &root in memo.touched() {
            if is_city(root) && !self.cities.contains(&root) {
                self.cities.push(root);
            }
        }
    }

    /// Notes which fields touch which cities, as long as nothing is decided.
    pub(super) fn survey(&mut self, position: &State) {
        self.lands.clear();
        self.surveyed.clear();
        if !self.outlook.memo.is_on() || position.rules().farmers() == Farmers::None {
            return;
        }
        let features = position.board().features();
        let is_city = |root: &SegmentId| features.kind(*root) == FeatureKind::City;
        for city in features.roots().filter(is_city) {
            let begin = self.surveyed.len();
            position.each_field_touching(city, |field| {
                if !self.surveyed[begin..].contains(&field) {
                    self.surveyed.push(field);
                }
            });
            self.lands.push(Land { city, fields: (begin, self.surveyed.len()) });
        }
    }

    fn occupied_fields_touching(&self, position: &State, city: SegmentId, into: &mut Vec<SegmentId>) {
        into.clear();
        let features = position.board().features();
        let mut add = |field: SegmentId| {
            if self.outlook.claimed.contains(&field) && !into.contains(&field) {
                into.push(field);
            }
        };
        if self.outlook.memo.is_kept(city)
            && let Some(land) = self.lands.iter().find(|land| land.city == city)
        {
            let fields = &self.surveyed[land.fields.0..land.fields.1];
            fields.iter().for_each(|&field| add(features.root(field)));
            return;
        }
        position.each_field_touching(city, add);
    }

    /// The chance that a city is completed by those in it or by anybody else.
    fn completed_by_anybody(&mut self, position: &State, city: SegmentId, knights: Presence) -> f64 {
        let (leaders, outlook) = (knights.leaders(), &mut self.outlook);
        let owners: u32 = leaders.iter().map(|leader| outlook.turns[leader.seat()]).sum();
        let others = self.weights.others_eagerness * f64::from(outlook.draws.saturating_sub(owners));
        let mut list = std::mem::take(&mut outlook.openings);
        outlook.memo.openings(position, city, &mut list);
        let ever = outlook.completion(position, city, &list, owners + others as u32).ever;
        outlook.openings = list;
        ever
    }
}
