//! What farmers can expect, by either of the rules.

use super::evaluate::Judge;
use crate::greedy::chances::openings;
use crate::greedy::outlook::{BySeat, pay_leaders};
use bastide_engine::board::SegmentId;
use bastide_engine::games::base::{Farmers, State};
use bastide_engine::position::Position;
use bastide_engine::tiles::FeatureKind;

impl Judge {
    /// Adds what farmers promise: for cities that are completed, for cities that may be, and for
    /// those that nobody has begun.
    pub(super) fn add_fields(&mut self, position: &State, value: &mut BySeat) {
        let laid = position.board().laid().len() as u32;
        let share_of_game = f64::from(self.outlook.draws) / f64::from(self.outlook.draws + laid);
        if position.rules().farmers() == Farmers::None {
            return;
        }
        // What a city pays (B21, B24).
        let each = f64::from(position.supply_worth());
        let each = each * (1.0 - self.weights.field_risk * share_of_game);
        let features = position.board().features();
        let standing = position.followers().map(|(_, segment)| segment);
        self.outlook
            .find_claimed(features, standing.filter(|&segment| features.kind(segment) == FeatureKind::Field));
        if self.outlook.claimed.is_empty() && !position.rules().mountains() {
            return;
        }
        let to_come = each * self.weights.field_trust * self.weights.field_growth * share_of_game;
        for &field in &self.outlook.claimed {
            let open = (f64::from(features.open(field)) / self.weights.field_ports).min(1.0);
            pay_leaders(value, features.presence(field), to_come * open);
        }
        let mut touching = std::mem::take(&mut self.touching);
        // K11: Carcassonne is a city to farmers.
        let is_city = |root| matches!(features.kind(root), FeatureKind::City | FeatureKind::Carcassonne);
        for city in features.roots().filter(|&root| is_city(root)) {
            self.occupied_fields_touching(position, city, &mut touching);
            let miners = position.miners(city);
            if touching.is_empty() && miners.is_empty() {
                continue;
            }
            let paid = if features.open(city) == 0 {
                each
            } else {
                each * self.weights.field_trust * self.completed_by_anybody(position, city)
            };
            if position.rules().farmers() == Farmers::FirstEdition {
                let mut together = miners;
                touching.iter().for_each(|&field| together += features.presence(field));
                pay_leaders(value, together, paid);
            } else {
                touching.iter().for_each(|&field| pay_leaders(value, features.presence(field), paid));
                pay_leaders(value, miners, paid);
            }
        }
        self.touching = touching;
    }

    fn occupied_fields_touching(&self, position: &State, city: SegmentId, into: &mut Vec<SegmentId>) {
        into.clear();
        let (board, table) = (position.board(), position.table());
        let features = board.features();
        for segment in features.ring(city) {
            let (number, place) = features.place(segment);
            let laid = &board.laid()[number];
            for (other, other_type) in table.tile(laid.tile).segments.iter().enumerate() {
                if other_type.touches >> place & 1 == 1 {
                    let field = features.root(laid.segment(other));
                    if self.outlook.claimed.contains(&field) && !into.contains(&field) {
                        into.push(field);
                    }
                }
            }
        }
    }

    /// The chance that a city is completed by those in it or by anybody else.
    fn completed_by_anybody(&mut self, position: &State, city: SegmentId) -> f64 {
        let features = position.board().features();
        let (leaders, outlook) = (features.presence(city).leaders(), &mut self.outlook);
        let owners: u32 = leaders.iter().map(|leader| outlook.turns[leader.seat()]).sum();
        let others = self.weights.others_eagerness * f64::from(outlook.draws.saturating_sub(owners));
        let mut list = std::mem::take(&mut outlook.openings);
        openings(position, city, &mut list);
        let ever = outlook.completion(position, FeatureKind::City, &list, owners + others as u32).ever;
        outlook.openings = list;
        ever
    }
}
