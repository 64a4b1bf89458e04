//! What stays to the end: meadows by their animals, river systems by their fish.

use super::evaluate::Judge;
use crate::evaluation::outlook::{BySeat, Completion, pay_leaders};
use bastide_engine::board::{Presence, SegmentId};
use bastide_engine::games::hunters::State;
use bastide_engine::position::Position;
use bastide_engine::tiles::{Attr, FeatureKind};

impl Judge {
    /// The points a meadow will bring in the end (H16): for the animals in it, and for those to come as long
    /// as it is open.
    pub(super) fn meadow(&self, position: &State, meadow: SegmentId) -> f64 {
        let open = f64::from(position.board().features().open(meadow));
        let wide = (open / self.weights.meadow_ports).min(1.0);
        let to_come = 2.0 * self.weights.meadow_growth * self.share_of_game * wide;
        let risk = self.weights.meadow_risk * self.share_of_game * wide;
        let points = (f64::from(position.meadow_points(meadow)) + to_come) * (1.0 - risk);
        self.weights.common.ending * points
    }

    /// Adds what huts promise (H15): the fish of their systems, and those to come at open ends.
    pub(super) fn add_systems(&mut self, position: &State, value: &mut BySeat) {
        let systems = position.systems();
        for (number, (_, segment)) in position.huts().enumerate() {
            let root = systems.root(segment);
            if position.huts().take(number).any(|(_, earlier)| systems.root(earlier) == root) {
                continue;
            }
            let presence = systems.presence(root);
            pay_leaders(value, presence, self.sketch_system(position, segment, presence));
        }
    }

    /// The points that the system of this segment promises to whoever leads there, which is kept in mind.
    pub(super) fn sketch_system(&mut self, position: &State, segment: SegmentId, presence: Presence) -> f64 {
        let systems = position.systems();
        let fish = f64::from(systems.attrs(segment).get(Attr::Fish));
        let open = f64::from(systems.open(segment));
        let ends = open.min(self.weights.system_ends);
        let points = fish + self.weights.system_growth * ends * self.share_of_game;
        let points = self.weights.common.ending * points;
        // Experience knows systems by the kind of feature in which their fish are.
        let fares = Completion { cells: ends, soon: fish / 10.0, ever: open / 8.0 };
        self.outlook.sketch(segment, FeatureKind::Lake, presence, (points, fares), &[]);
        points
    }
}
