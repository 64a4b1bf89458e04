//! What forests, rivers and meadows promise to those who have followers on them.

use super::evaluate::Judge;
use crate::evaluation::chances::Opening;
use crate::evaluation::outlook::{BySeat, Completion, pay_leaders};
use bastide_engine::board::{Presence, SegmentId};
use bastide_engine::games::hunters::State;
use bastide_engine::position::Position;
use bastide_engine::tiles::{Attr, FeatureKind};

impl Judge {
    /// Adds what features with followers on them promise, and counts the followers that will come back from
    /// them.
    pub(super) fn add_claims(&mut self, position: &State, value: &mut BySeat, back: &mut BySeat) {
        let features = position.board().features();
        self.outlook.find_claimed(features, position.followers().map(|(_, segment)| segment));
        let mut list = std::mem::take(&mut self.outlook.openings);
        for i in 0..self.outlook.claimed.len() {
            let root = self.outlook.claimed[i];
            self.outlook.memo.openings(position, root, &mut list);
            let (presence, points, completion) = if features.kind(root) == FeatureKind::Meadow {
                (position.hunters(root), self.meadow(position, root), Completion::default())
            } else {
                let presence = features.presence(root);
                let (points, completion) = self.forest_or_river(position, root, &list, presence);
                for (player, followers) in presence.iter() {
                    back[player.seat()] += completion.soon * f64::from(followers);
                }
                (presence, points, completion)
            };
            pay_leaders(value, presence, points);
            self.outlook.claim(position, root, (points, completion), &list);
        }
        self.outlook.openings = list;
        self.outlook.add_joinings(position, pay_leaders, value);
    }

    /// The points a forest or river will bring, and how it will fare. Both bring nothing unless they are completed
    /// (H14).
    pub(super) fn forest_or_river(
        &mut self,
        position: &State,
        feature: SegmentId,
        list: &[Opening],
        presence: Presence,
    ) -> (f64, Completion) {
        let features = position.board().features();
        let kind = features.kind(feature);
        let turns =
            presence.leaders().iter().map(|leader| self.outlook.turns[leader.seat()]).max().unwrap_or(0);
        let completion = self.outlook.completion(position, feature, list, turns);
        let Completion { ever, cells, .. } = completion;
        let tally = position.tally(feature);
        let growth = match kind {
            FeatureKind::Forest => self.weights.forest_growth,
            _ => self.weights.river_growth,
        };
        let each = f64::from(tally.each);
        // Every opening takes one tile at least.
        let mut points =
            f64::from(tally.points()) + each * (1.0 + growth + self.weights.common.dream) * cells;
        if features.attrs(feature).get(Attr::Gold) > 0 && position.bonus_left() > 0 {
            points += self.weights.gold * self.weights.bonus;
        }
        (ever * points, completion)
    }
}
