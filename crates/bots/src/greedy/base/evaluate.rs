//! What a position of the base game is worth to each player, right after a turn.

use super::Weights;
use crate::greedy::outlook::{Outlook, scores};
use bastide_engine::board::{Player, SegmentId};
use bastide_engine::games::base::State;
use bastide_engine::position::{Actor, Position};

/// Judges the positions that a turn can lead to.
#[derive(Debug)]
pub(super) struct Judge {
    pub(super) weights: Weights,
    pub(super) outlook: Outlook,
    /// B12 holds.
    pub(super) small_city_halved: bool,
    /// A list that is filled anew for each city, kept for its memory.
    pub(super) touching: Vec<SegmentId>,
}

impl Judge {
    pub(super) fn new(weights: Weights) -> Self {
        Self { weights, outlook: Outlook::new(weights.common), small_city_halved: true, touching: Vec::new() }
    }

    /// Gets ready to judge what this player's turn can lead to.
    pub(super) fn prepare(&mut self, position: &State, player: Player) {
        self.outlook.prepare(position, player);
        self.outlook.share_turns(player.next(position.players()));
        self.small_city_halved = position.rules().small_city_halved();
    }

    /// How good a position is for the player whose turn led to it: own points and prospects less
    /// those of the opponents. When the game is over, that is the exact margin.
    pub(super) fn judge(&mut self, position: &State) -> f64 {
        let mut value = scores(position);
        if position.actor() != Actor::Nobody {
            let mut back = [0.0; Player::MAX];
            self.add_claims(position, &mut value, &mut back);
            self.add_fields(position, &mut value);
            for player in Player::all(position.players()) {
                let seat = player.seat();
                let supply = f64::from(position.supply(player)) + self.weights.common.returning * back[seat];
                value[seat] += self.outlook.worth_of_supply(supply, self.outlook.turns[seat]);
            }
        }
        self.outlook.margin(&value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::chance::Seed;
    use bastide_engine::games::base::Rules;
    use bastide_engine::setup::{Request, Setup};
    use std::sync::Arc;

    #[test]
    fn a_position_equal_for_both_is_worth_nothing() {
        let mut position = State::new(Arc::new(Rules::new(&Setup::new(&Request::default()).unwrap())));
        let draw = position.random_move(&mut Seed::from(1).rng());
        position.apply(draw, &mut bastide_engine::event::Silent);
        let mut judge = Judge::new(Weights::TUNED);
        judge.prepare(&position, Player::new(0));
        assert!(judge.judge(&position).abs() < 1e-9);
    }
}
