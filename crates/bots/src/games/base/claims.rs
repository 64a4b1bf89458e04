//! What roads, cities and monasteries promise to those who have followers on them.

use super::evaluate::Judge;
use super::quarters::Stake;
use crate::evaluation::chances::Opening;
use crate::evaluation::outlook::{BySeat, Completion, pay_leaders};
use bastide_engine::board::{Presence, SegmentId};
use bastide_engine::games::base::{Draws, Stage, State};
use bastide_engine::position::Position;
use bastide_engine::tiles::{Attr, FeatureKind};

/// What somebody can expect of a feature with followers on it.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Prospect {
    /// The points it will bring to those who lead there.
    pub(super) points: f64,
    /// The points it will bring to those who come after them (V14).
    for_heirs: f64,
    /// The chance that its followers are back before long.
    pub(super) returns: f64,
    /// How it will fare.
    pub(super) completion: Completion,
}

impl Judge {
    /// Adds what roads, cities and monasteries with followers on them promise, and counts the
    /// followers that will come back from them.
    pub(super) fn add_claims(&mut self, position: &State, value: &mut BySeat, back: &mut BySeat) {
        let features = position.board().features();
        let standing = position.followers().map(|(_, segment)| segment);
        self.outlook.find_claimed(features, standing.filter(|&segment| !features.kind(segment).is_land()));
        if position.rules().mountains() {
            self.find_forges(position);
        }
        self.stakes.clear();
        let mut list = std::mem::take(&mut self.outlook.openings);
        for i in 0..self.outlook.claimed.len() {
            let root = self.outlook.claimed[i];
            let (kind, presence) = (features.kind(root), position.claims(root));
            list.clear();
            let prospect = if kind == FeatureKind::Monastery {
                self.monastery_as_it_is(position, root)
            } else {
                self.outlook.memo.openings(position, root, &mut list);
                self.road_or_city(position, root, &list, presence)
            };
            let Prospect { points, for_heirs, returns, completion } = prospect;
            pay_leaders(value, presence, points);
            if for_heirs > 0.0 {
                for heir in presence.leaders().after_each(position.players()).iter() {
                    value[heir.seat()] += for_heirs;
                }
            }
            for (player, followers) in features.presence(root).iter() {
                back[player.seat()] += returns * f64::from(followers);
            }
            if kind == FeatureKind::Stream {
                let boat = self.weights.boat * (1.0 - returns);
                features.presence(root).iter().for_each(|(player, _)| value[player.seat()] += boat);
            }
            self.stakes.push(Stake { kind, presence, points });
            self.outlook.claim(position, root, (points, completion), &list);
        }
        self.outlook.openings = list;
        self.outlook.add_joinings(position, pay_leaders, value);
    }

    /// V9: cities in which only miners count.
    fn find_forges(&mut self, position: &State) {
        let features = position.board().features();
        for root in features.roots().filter(|&root| features.kind(root) == FeatureKind::City) {
            let open = features.open(root) > 0 && features.attrs(root).get(Attr::Shield) > 0;
            if open && !self.outlook.claimed.contains(&root) && !position.miners(root).is_empty() {
                self.outlook.claimed.push(root);
            }
        }
    }

    pub(super) fn road_or_city(
        &mut self,
        position: &State,
        feature: SegmentId,
        list: &[Opening],
        claims: Presence,
    ) -> Prospect {
        let features = position.board().features();
        let turns =
            claims.leaders().iter().map(|leader| self.outlook.turns[leader.seat()]).max().unwrap_or(0);
        let kind = features.kind(feature);
        let completion = self.outlook.completion(position, feature, list, turns);
        let Completion { ever, soon, cells } = completion;
        let whole = position.tally(feature, Stage::Completed);
        // What is never completed still grows a little, if that counts (I3, I4, V5). A river with a port or market at
        // an end counts only then (V13).
        let unfinished = position.tally(feature, Stage::Unfinished);
        let growth = self.weights.growth * cells * f64::from(unfinished.per_tile);
        let unfinished = f64::from(unfinished.points()) + growth;
        let size = f64::from(features.tiles(feature)) + cells;
        let each = match kind {
            FeatureKind::City if whole.per_tile <= 2 => {
                if size < 2.5 && self.small_city_halved {
                    1.0
                } else {
                    2.0
                }
            }
            _ => f64::from(whole.per_tile),
        };
        let grown = cells * (1.0 + self.weights.common.dream);
        let whole = each * (f64::from(whole.tiles + whole.shields) + grown);
        let points = ever * whole + (1.0 - ever) * unfinished;
        Prospect { points, returns: soon, completion, ..Prospect::default() }
    }

    /// What a monastery promises; worked out once for all decisions that leave its surroundings alone.
    pub(super) fn monastery_as_it_is(&mut self, position: &State, feature: SegmentId) -> Prospect {
        let board = position.board();
        let (number, _) = board.features().place(feature);
        let around = board.laid()[number].pos.surrounding();
        let memo = &self.outlook.memo;
        if !memo.is_kept(feature) || around.into_iter().any(|pos| memo.is_beside(pos)) {
            return self.monastery(position, feature);
        }
        if let Some(&(_, known)) = self.monasteries.iter().find(|(root, _)| *root == feature) {
            return known;
        }
        let prospect = self.monastery(position, feature);
        self.monasteries.push((feature, prospect));
        prospect
    }

    /// A monastery brings a point for each square that gets filled, whether it is completed or not; unless what
    /// is unfinished scores nothing (V5) or for somebody else (V14).
    fn monastery(&mut self, position: &State, feature: SegmentId) -> Prospect {
        let board = position.board();
        let (number, _) = board.features().place(feature);
        let outlook = &mut self.outlook;
        let soon = outlook.draws.min(outlook.weights.soon as u32 * outlook.players as u32);
        let (mut points, mut returns, mut ever) = (1.0, 1.0, 1.0);
        for pos in board.laid()[number].pos.surrounding() {
            if board.tile_at(pos).is_some() {
                points += 1.0;
                continue;
            }
            let fitting = outlook.chances.helping(position, None, Opening::anything(pos));
            let helping = self.weights.monastery_fill * fitting;
            let filled = outlook.chances.of_drawing(helping, outlook.draws);
            points += filled;
            ever *= filled;
            returns *= outlook.chances.of_drawing(helping, soon);
        }
        let (fought, unstable) = (position.rules().draws() == Draws::Two, position.rules().unstable());
        let (points, for_heirs) = match (fought, unstable) {
            (false, false) => (points, 0.0),
            (true, false) => (ever * 9.0, (1.0 - ever) * points),
            (_, true) => (ever * 9.0, 0.0),
        };
        let completion = Completion { ever, soon: returns, cells: 9.0 - points };
        Prospect { points, for_heirs, returns, completion }
    }
}
