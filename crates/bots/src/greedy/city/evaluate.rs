//! What a position of The City is worth to each player, between two turns.

use super::Weights;
use crate::greedy::outlook::{Outlook, scores};
use bastide_engine::board::Player;
use bastide_engine::games::city::{Row, State};
use bastide_engine::geometry::Edge;
use bastide_engine::position::{Actor, Position};

/// Judges the positions that a turn can lead to.
#[derive(Debug)]
pub(super) struct Judge {
    pub(super) weights: Weights,
    pub(super) outlook: Outlook,
    /// The tiles that will still be drawn before the game ends, as a share of all tiles.
    pub(super) share_of_game: f64,
    /// Points for guards that stand on each of them, on average.
    pub(super) sights: f64,
    /// The free sides along the outer contour of the position that is judged, clockwise.
    pub(super) free: Vec<Edge>,
}

impl Judge {
    pub(super) fn new(weights: Weights) -> Self {
        Self {
            weights,
            outlook: Outlook::new(weights.common),
            share_of_game: 0.0,
            sights: 0.0,
            free: Vec::new(),
        }
    }

    /// Gets ready to judge what a decision of this player can lead to.
    pub(super) fn prepare(&mut self, position: &State, player: Player) {
        self.outlook.prepare(position, player);
        self.sights = sights(position) / self.outlook.chances.total().max(1.0);
        self.outlook.draws = self.draws_to_come(position) as u32;
        self.outlook.share_turns(position.player().next(position.players()));
        let all: u32 = position.table().types().iter().map(|tile| u32::from(tile.count)).sum();
        self.share_of_game = f64::from(self.outlook.draws) / f64::from(all);
    }

    /// Tiles that will still be drawn before there are no more, or no more walls (C20).
    fn draws_to_come(&self, position: &State) -> f64 {
        let mut walls = f64::from(position.walls().supply());
        let mut draws = 0.0;
        for (tiles, pile) in position.left_in_piles().into_iter().zip(1..) {
            let each = f64::from(position.walls_each_in(pile)) * position.players() as f64;
            let lasting = walls / (self.weights.building_rate * each);
            if lasting < f64::from(tiles) {
                return draws + lasting;
            }
            draws += f64::from(tiles);
            walls -= f64::from(tiles) * self.weights.building_rate * each;
        }
        draws
    }

    /// How good a position between two turns is for the player whose decision led to it: own points and
    /// prospects less those of the opponents. When the game is over, that is the exact margin.
    pub(super) fn judge(&mut self, position: &State) -> f64 {
        let mut value = scores(position);
        if position.actor() != Actor::Nobody {
            self.free.clear();
            self.free.extend(position.walls().free(position.board()));
            let mut back = [0.0; Player::MAX];
            self.add_claims(position, &mut value, &mut back);
            self.add_guards(position, &mut value);
            self.add_towers(position, &mut value);
            for player in Player::all(position.players()) {
                let seat = player.seat();
                let supply = f64::from(position.supply(player)) + self.weights.common.returning * back[seat];
                value[seat] += self.outlook.worth_of_supply(supply, self.outlook.turns[seat]);
            }
        }
        self.outlook.margin(&value)
    }
}

/// Points for guards on all tiles that nobody has seen yet (C23).
fn sights(position: &State) -> f64 {
    let each = position.table().types().iter().zip(position.unseen()).map(|(tile, &copies)| {
        let points = tile
            .segments
            .iter()
            .filter_map(|segment| segment.building)
            .map(|building| if building.is_historic() { Row::PER_HISTORIC } else { Row::PER_PUBLIC });
        u32::from(copies) * points.sum::<u32>()
    });
    f64::from(each.sum::<u32>())
}
