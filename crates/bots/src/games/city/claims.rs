//! What roads, markets and residential areas promise to those who have followers on them.

use super::evaluate::Judge;
use crate::evaluation::chances::Opening;
use crate::evaluation::outlook::{BySeat, Completion, hoped, pay_leaders, share_of_cell};
use bastide_engine::board::{Presence, SegmentId};
use bastide_engine::games::city::State;
use bastide_engine::geometry::{Edge, Side};
use bastide_engine::position::Position;
use bastide_engine::tiles::FeatureKind;

impl Judge {
    /// Adds what features with followers on them promise, and counts the followers that will come back from
    /// them.
    pub(super) fn add_claims(&mut self, position: &State, value: &mut BySeat, back: &mut BySeat) {
        let features = position.board().features();
        self.outlook.find_claimed(features, position.followers().map(|(_, segment)| segment));
        let mut list = std::mem::take(&mut self.outlook.openings);
        for i in 0..self.outlook.claimed.len() {
            let root = self.outlook.claimed[i];
            let presence = features.presence(root);
            self.outlook.memo.openings(position, root, &mut list);
            let (points, completion) = self.prospect(position, root, &list, presence);
            for (player, followers) in presence.iter() {
                back[player.seat()] += completion.soon * f64::from(followers);
            }
            pay_leaders(value, presence, points);
            self.outlook.claim(position, root, (points, completion), &list);
        }
        self.outlook.openings = list;
        self.outlook.add_joinings(position, pay_leaders, value);
    }

    /// The points a feature will bring to those who lead there if these are on it, and how it will fare.
    pub(super) fn prospect(
        &mut self,
        position: &State,
        feature: SegmentId,
        list: &[Opening],
        presence: Presence,
    ) -> (f64, Completion) {
        if position.board().features().kind(feature) == FeatureKind::Residential {
            return (self.residents(position, feature), Completion::default());
        }
        let completion = self.closing(position, feature, list, presence);
        (completion.ever * self.whole(position, feature, completion.cells), completion)
    }

    /// How a road or market will fare. At cells outside the walls come in the end, if no tile does before
    /// (C21); holes are left to tiles.
    fn closing(
        &mut self,
        position: &State,
        feature: SegmentId,
        list: &[Opening],
        presence: Presence,
    ) -> Completion {
        let (kind, leaders) = (position.board().features().kind(feature), presence.leaders());
        let own = leaders.iter().map(|leader| self.outlook.turns[leader.seat()]).max().unwrap_or(0);
        let turns = own + (self.weights.others * f64::from(self.outlook.draws - own)) as u32;
        let soon_turns = turns.min(self.weights.common.soon as u32);
        let mut result = Completion { ever: 1.0, soon: 1.0, cells: 0.0 };
        for (i, &opening) in list.iter().enumerate() {
            let helping = self.outlook.chances.helping(position, Some(kind), opening);
            let helping = self.weights.common.attention * helping;
            let shared = share_of_cell(&self.weights.common, i);
            let ever = shared * self.outlook.chances.of_drawing(helping, turns);
            let ever = hoped(&self.weights.common, ever);
            let soon = shared * self.outlook.chances.of_drawing(helping, soon_turns);
            match self.walls_before(opening) {
                Some(walls) => {
                    result.ever *= 1.0 - (1.0 - ever) * self.weights.hole * self.share_of_game;
                    result.soon *= 1.0 - (1.0 - soon) * (1.0 - self.walled_soon(position, walls));
                }
                None => {
                    result.ever *= ever;
                    result.soon *= soon;
                }
            }
            result.cells += f64::from(u8::from(helping > 0.0));
        }
        result
    }

    /// How many walls will be set at the nearer end of the line before those that close this opening; `None` if
    /// it is in a hole.
    fn walls_before(&self, opening: Opening) -> Option<usize> {
        let mut walls = None;
        for side in Side::ALL.into_iter().filter(|&side| opening.has(side)) {
            let edge = Edge { pos: opening.pos.step(side), side: side.opposite() };
            let before = self.free.iter().position(|&free| free == edge)?;
            walls = walls.max(Some(before.min(self.free.len() - 1 - before)));
        }
        walls
    }

    /// The chance that so many walls and one more are set soon at one end.
    fn walled_soon(&self, position: &State, walls: usize) -> f64 {
        let each = position.walls_each() * position.players() as u32;
        if position.walls().gate().is_none() || each == 0 {
            return 0.0;
        }
        let soon = self.weights.common.soon * self.weights.building_rate * position.players() as f64;
        let set = self.weights.wall_pace * soon * f64::from(each) / 2.0;
        (1.0 - walls as f64 / set).max(0.0)
    }

    /// The points a road or market will bring once completed, grown into so many cells (C6, C7).
    fn whole(&self, position: &State, feature: SegmentId, cells: f64) -> f64 {
        let tally = position.tally(feature);
        let (tiles, each) = (f64::from(tally.count), f64::from(tally.each));
        let growing = cells * self.share_of_game.min(1.0);
        let dream = self.weights.common.dream;
        if position.board().features().kind(feature) == FeatureKind::Road {
            let tiles = tiles + (self.weights.road_growth + dream) * growing;
            // From the fourth tile on each is worth two.
            tiles * (tiles - 2.0).clamp(1.0, 2.0)
        } else {
            let lacking = (3.0 - each) * (self.weights.goods_growth * growing).min(1.0);
            (tiles + (self.weights.market_growth + dream) * growing) * (each + lacking)
        }
    }

    /// The points a residential area will bring in the end: for markets around it now, and for those to come
    /// as long as it is open (C22).
    fn residents(&self, position: &State, area: SegmentId) -> f64 {
        let tally = position.tally(area);
        let open = f64::from(position.board().features().open(area));
        let wide = (open / self.weights.area_ports).min(1.0);
        let to_come = self.weights.area_growth * self.share_of_game * wide;
        let risk = self.weights.area_risk * self.share_of_game * wide;
        let points = f64::from(tally.each) * (f64::from(tally.count) + to_come) * (1.0 - risk);
        self.weights.common.ending * points
    }
}
