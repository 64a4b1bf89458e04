//! What roads, cities and monasteries promise to those who have followers on them.

use super::evaluate::Judge;
use crate::greedy::chances::{Opening, openings};
use crate::greedy::outlook::{BySeat, Completion, pay_leaders};
use bastide_engine::board::SegmentId;
use bastide_engine::games::base::{Stage, State};
use bastide_engine::position::Position;
use bastide_engine::tiles::{Attr, FeatureKind};

/// What somebody can expect of a feature with followers on it.
struct Prospect {
    /// The points it will bring to those who lead there.
    points: f64,
    /// The chance that its followers are back before long.
    returns: f64,
}

impl Judge {
    /// Adds what roads, cities and monasteries with followers on them promise, and counts the
    /// followers that will come back from them.
    pub(super) fn add_claims(&mut self, position: &State, value: &mut BySeat, back: &mut BySeat) {
        let features = position.board().features();
        let standing = position.followers().map(|(_, segment)| segment);
        self.outlook
            .find_claimed(features, standing.filter(|&segment| features.kind(segment) != FeatureKind::Field));
        let mut list = std::mem::take(&mut self.outlook.openings);
        for i in 0..self.outlook.claimed.len() {
            let root = self.outlook.claimed[i];
            let presence = features.presence(root);
            list.clear();
            let Prospect { points, returns } = if features.kind(root) == FeatureKind::Monastery {
                self.monastery(position, root)
            } else {
                openings(position, root, &mut list);
                self.road_or_city(position, root, &list)
            };
            pay_leaders(value, presence, points);
            for (player, followers) in presence.iter() {
                back[player.seat()] += returns * f64::from(followers);
            }
            self.outlook.claim(features, root, points, &list);
        }
        self.outlook.openings = list;
        self.outlook.add_joinings(position, pay_leaders, value);
    }

    fn road_or_city(&mut self, position: &State, feature: SegmentId, list: &[Opening]) -> Prospect {
        let features = position.board().features();
        let leaders = features.presence(feature).leaders();
        let turns = leaders.iter().map(|leader| self.outlook.turns[leader.seat()]).max().unwrap_or(0);
        let kind = features.kind(feature);
        let Completion { ever, soon, cells } = self.outlook.completion(position, kind, list, turns);
        // What is never completed still grows a little.
        let unfinished =
            f64::from(position.tally(feature, Stage::Unfinished).points()) + self.weights.growth * cells;
        let size = f64::from(features.tiles(feature)) + cells;
        let whole = if kind == FeatureKind::Road {
            size
        } else {
            let each = if size < 2.5 && self.small_city_halved { 1.0 } else { 2.0 };
            each * (size + f64::from(features.attrs(feature).get(Attr::Shield)))
        };
        Prospect { points: ever * whole + (1.0 - ever) * unfinished, returns: soon }
    }

    /// A monastery brings a point for each square that gets filled, whether it is completed or not.
    fn monastery(&mut self, position: &State, feature: SegmentId) -> Prospect {
        let board = position.board();
        let (number, _) = board.features().place(feature);
        let outlook = &mut self.outlook;
        let soon = outlook.draws.min(outlook.weights.soon as u32 * outlook.players as u32);
        let (mut points, mut returns) = (1.0, 1.0);
        for pos in board.laid()[number].pos.surrounding() {
            if board.tile_at(pos).is_some() {
                points += 1.0;
                continue;
            }
            let fitting = outlook.chances.helping(position, None, Opening::anything(pos));
            let helping = self.weights.monastery_fill * fitting;
            points += outlook.chances.of_drawing(helping, outlook.draws);
            returns *= outlook.chances.of_drawing(helping, soon);
        }
        Prospect { points, returns }
    }
}
