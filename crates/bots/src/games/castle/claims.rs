//! What roads, towers and houses promise to those who have followers on them.

use super::evaluate::{Judge, Prospects, pay};
use crate::evaluation::chances::Opening;
use crate::evaluation::outlook::{BySeat, Completion};
use bastide_engine::board::{Player, Presence, SegmentId};
use bastide_engine::games::castle::{Stage, State, majority};
use bastide_engine::position::Position;
use bastide_engine::tiles::{Attr, FeatureKind};

impl Judge {
    /// Adds what features with followers on them promise.
    pub(super) fn add_claims(&mut self, position: &State, value: &mut BySeat, prospects: &mut Prospects) {
        let features = position.board().features();
        self.outlook.find_claimed(features, position.followers().map(|(_, segment)| segment));
        let mut list = std::mem::take(&mut self.outlook.openings);
        for i in 0..self.outlook.claimed.len() {
            let root = self.outlook.claimed[i];
            self.outlook.memo.openings(position, root, &mut list);
            let presence = features.presence(root);
            let (points, completion) = self.prospect(position, root, &list, presence, prospects);
            pay(value, presence, points);
            self.outlook.claim(position, root, (points, completion), &list);
        }
        self.outlook.openings = list;
        self.outlook.add_joinings(position, pay, value);
    }

    /// The points a feature will bring to whoever leads there if these are on it, and how it will fare.
    pub(super) fn prospect(
        &mut self,
        position: &State,
        feature: SegmentId,
        list: &[Opening],
        presence: Presence,
        prospects: &mut Prospects,
    ) -> (f64, Completion) {
        if position.board().features().kind(feature) == FeatureKind::Court {
            (self.court(position, feature, list, presence, prospects), Completion::default())
        } else {
            self.building(position, feature, list, presence, prospects)
        }
    }

    /// The points a road, tower or house will bring to whoever leads there.
    fn building(
        &mut self,
        position: &State,
        feature: SegmentId,
        list: &[Opening],
        presence: Presence,
        prospects: &mut Prospects,
    ) -> (f64, Completion) {
        let features = position.board().features();
        let (kind, leader) = (features.kind(feature), majority(presence));
        let turns = match leader {
            Some(leader) => {
                let others = f64::from(self.outlook.draws - self.outlook.turns[leader.seat()]);
                self.outlook.turns[leader.seat()] + (self.weights.others * others) as u32
            }
            // Nobody gains by it, but it is filled some day like anything else.
            None => (self.weights.others * f64::from(self.outlook.draws)) as u32,
        };
        let completion = self.outlook.completion(position, feature, list, turns);
        let Completion { ever, soon, cells } = completion;
        let (growth, each) = match kind {
            // The tile that ends a road is part of it.
            FeatureKind::Road => (
                self.weights.road_growth,
                if features.attrs(feature).get(Attr::Well) > 0 { 2.0 } else { 1.0 },
            ),
            FeatureKind::Tower => (self.weights.growth, 2.0),
            _ => (self.weights.growth, 1.0),
        };
        let tiles = f64::from(features.tiles(feature)) + (growth + self.weights.common.dream) * cells;
        let points = ever * each * tiles;
        for (player, followers) in presence.iter() {
            prospects.of(player).back += soon * f64::from(followers);
        }
        if let Some(leader) = leader {
            let as_it_is = position.tally(feature, Stage::Completed).points();
            let own = prospects.of(leader);
            if self.hits_tower(position, leader, as_it_is) {
                own.tower_hits = own.tower_hits.max(soon);
            }
            let unfinished = (1.0 - ever) * f64::from(position.tally(feature, Stage::Unfinished).points());
            match kind {
                FeatureKind::Road => own.unfinished_road = own.unfinished_road.max(unfinished),
                FeatureKind::Tower => {
                    own.tower = own.tower.max(points);
                    own.unfinished_tower = own.unfinished_tower.max(unfinished);
                }
                _ => {
                    own.house = own.house.max(points);
                    own.unfinished_house = own.unfinished_house.max(unfinished);
                    let keep = position.keep(leader).map_or(0.0, |keep| f64::from(keep.tiles));
                    own.keep_growth = own.keep_growth.max(ever * (tiles - keep));
                }
            }
        }
        (points, completion)
    }

    /// Whether so many points take a player's marker to a tower that holds a wall tile (X14).
    fn hits_tower(&self, position: &State, player: Player, points: u32) -> bool {
        let enclosure = position.enclosure();
        let space = (position.marker(player) + points) % enclosure.track();
        enclosure.tower_at(space).is_some_and(|tower| position.holds_tile(tower))
    }
}
