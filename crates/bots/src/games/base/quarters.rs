//! The Count: what followers in Carcassonne are worth, and when they move out.

use super::evaluate::Judge;
use crate::evaluation::outlook::BySeat;
use bastide_engine::board::{Player, Presence};
use bastide_engine::games::base::Quarter;
use bastide_engine::games::base::{Move, State};
use bastide_engine::pieces::Piece;
use bastide_engine::position::{Actor, Position};
use bastide_engine::tiles::FeatureKind;

/// A feature that somebody from Carcassonne may join when it is scored (K5).
#[derive(Debug)]
pub(super) struct Stake {
    pub(super) kind: FeatureKind,
    pub(super) presence: Presence,
    pub(super) points: f64,
}

impl Judge {
    /// Who is asked to move out does so if the points are to be had by it, with as few as possible.
    pub(super) fn answer_to_join(&self, position: &State) -> Move {
        let (Some((feature, points)), Actor::Player(player)) = (position.at_stake(), position.actor()) else {
            return Move::Pass;
        };
        let Some(quarter) = Quarter::for_kind(position.board().features().kind(feature)) else {
            return Move::Pass;
        };
        let [small, big] = Piece::FOLLOWERS.map(|piece| position.in_quarter(quarter, player, piece));
        let lacking = u32::from(position.claims(feature).lacks(player));
        if lacking == 0 || points == 0 || lacking > position.weight_in_quarter(quarter, player) {
            return Move::Pass;
        }
        let is_small = small > 0 && (lacking == 1 || lacking <= small || big == 0);
        Move::Join(if is_small { Piece::Follower } else { Piece::Big })
    }

    /// Adds what followers in Carcassonne promise: the best features that they could decide, and others to
    /// come.
    pub(super) fn add_quarters(&mut self, position: &State, value: &mut BySeat) {
        if position.count().is_none() {
            return;
        }
        self.stakes.sort_by(|a, b| b.points.total_cmp(&a.points));
        for player in Player::all(position.players()) {
            let turns = f64::from(self.outlook.turns[player.seat()]);
            let early = turns / (turns + self.weights.common.follower_turns);
            for quarter in Quarter::ALL {
                let mut waiting = position.weight_in_quarter(quarter, player);
                if waiting == 0 {
                    continue;
                }
                let mut worth = 0.0;
                let joined = |stake: &&Stake| Quarter::for_kind(stake.kind) == Some(quarter);
                for stake in self.stakes.iter().filter(joined) {
                    let lacking = u32::from(stake.presence.lacks(player));
                    if (1..=waiting).contains(&lacking) {
                        worth += self.weights.moving_out * stake.points;
                        waiting -= lacking;
                    }
                }
                let mut idle = early * self.weights.quarter;
                if quarter == Quarter::Market {
                    idle = self.weights.market;
                }
                for _ in 0..waiting {
                    worth += idle;
                    idle *= self.weights.common.further_follower;
                }
                let blocked = if position.count() == Some(quarter) { self.weights.blocked } else { 1.0 };
                value[player.seat()] += blocked * worth;
            }
        }
    }
}
