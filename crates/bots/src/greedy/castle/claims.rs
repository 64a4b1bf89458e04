//! What roads, towers and houses promise to those who have followers on them.

use super::chances::{Opening, openings};
use super::evaluate::{BySeat, Judge, Prospects, pay};
use bastide_engine::board::{Player, Presence, SegmentId};
use bastide_engine::games::castle::{Stage, State};
use bastide_engine::position::Position;
use bastide_engine::tiles::{Attr, FeatureKind};

/// One of the cells at which a claimed feature is open.
#[derive(Debug)]
pub(super) struct Claim {
    /// Which feature it is, of those looked at.
    number: usize,
    kind: FeatureKind,
    presence: Presence,
    points: f64,
    opening: Opening,
}

/// How a road, tower or house will fare.
struct Completion {
    /// The chance that it is ever completed.
    ever: f64,
    /// The chance that it is completed soon.
    soon: f64,
    /// Cells at which it is open and that some tile can fill.
    cells: f64,
}

impl Judge {
    /// Adds what features with followers on them promise.
    pub(super) fn add_claims(&mut self, position: &State, value: &mut BySeat, prospects: &mut Prospects) {
        let features = position.board().features();
        self.seen.clear();
        self.claims.clear();
        let mut list = std::mem::take(&mut self.openings);
        for (_, segment) in position.followers() {
            let root = features.root(segment);
            if self.seen.contains(&root) {
                continue;
            }
            self.seen.push(root);
            let presence = features.presence(root);
            openings(position, root, &mut list);
            let points = if features.kind(root) == FeatureKind::Court {
                self.court(position, root, &list, prospects)
            } else {
                self.building(position, root, &list, prospects)
            };
            pay(value, presence, points);
            let (number, kind) = (self.seen.len(), features.kind(root));
            let claim = |&opening: &Opening| Claim { number, kind, presence, points, opening };
            self.claims.extend(list.iter().map(claim));
        }
        self.openings = list;
        self.add_joinings(position, value);
    }

    /// The points a road, tower or house will bring to whoever leads there.
    fn building(
        &mut self,
        position: &State,
        feature: SegmentId,
        list: &[Opening],
        prospects: &mut Prospects,
    ) -> f64 {
        let features = position.board().features();
        let (kind, presence) = (features.kind(feature), features.presence(feature));
        let leader = position.majority_on(feature);
        let turns = match leader {
            Some(leader) => {
                let others = f64::from(self.draws - self.turns[leader.seat()]);
                self.turns[leader.seat()] + (self.weights.others * others) as u32
            }
            // Nobody gains by it, but it is filled some day like anything else.
            None => (self.weights.others * f64::from(self.draws)) as u32,
        };
        let Completion { ever, soon, cells } = self.completion(position, kind, list, turns);
        let (growth, each) = match kind {
            // The tile that ends a road is part of it.
            FeatureKind::Road => (
                self.weights.road_growth,
                if features.attrs(feature).get(Attr::Well) > 0 { 2.0 } else { 1.0 },
            ),
            FeatureKind::Tower => (self.weights.growth, 2.0),
            _ => (self.weights.growth, 1.0),
        };
        let tiles = f64::from(features.tiles(feature)) + growth * cells;
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
        points
    }

    /// Whether so many points take a player's marker to a tower that holds a wall tile (X14).
    fn hits_tower(&self, position: &State, player: Player, points: u32) -> bool {
        let enclosure = position.enclosure();
        let space = (position.marker(player) + points) % enclosure.track();
        enclosure.tower_at(space).is_some_and(|tower| position.holds_tile(tower))
    }

    fn completion(
        &mut self,
        position: &State,
        kind: FeatureKind,
        list: &[Opening],
        turns: u32,
    ) -> Completion {
        let soon_turns = turns.min(self.weights.soon as u32);
        let mut result = Completion { ever: 1.0, soon: 1.0, cells: 0.0 };
        for (i, &opening) in list.iter().enumerate() {
            let helping = self.weights.attention * self.chances.helping(position, kind, opening);
            let shared = if i > 0 { self.weights.further_cell } else { self.weights.first_cell };
            result.ever *= shared * self.chances.of_drawing(helping, turns);
            result.soon *= shared * self.chances.of_drawing(helping, soon_turns);
            result.cells += f64::from(u8::from(helping > 0.0));
        }
        result
    }

    /// Where two claimed features are open at the same cell, whoever gains by joining them may do so: the
    /// followers of both then decide over the points of both, and equal ones score nothing (X11).
    fn add_joinings(&mut self, position: &State, value: &mut BySeat) {
        for (i, a) in self.claims.iter().enumerate() {
            for b in &self.claims[i + 1..] {
                if a.number == b.number || a.kind != b.kind || a.opening.pos != b.opening.pos {
                    continue;
                }
                let mut together = a.presence;
                together += b.presence;
                let mut change = [0.0; 2];
                pay(&mut change, together, a.points + b.points);
                pay(&mut change, a.presence, -a.points);
                pay(&mut change, b.presence, -b.points);
                let gain = change[0] - change[1];
                if gain == 0.0 {
                    continue;
                }
                let turns = self.turns[usize::from(gain < 0.0)];
                let joining = self.chances.joining(position, a.kind, a.opening, b.opening);
                let chance = self.chances.of_drawing(self.weights.joining * joining, turns);
                value[0] += chance * change[0];
                value[1] += chance * change[1];
            }
        }
    }
}
