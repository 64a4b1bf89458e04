//! What a position of the base game is worth to each player, right after a turn.

use super::Weights;
use super::chances::{Chances, Opening};
use super::claims::Claim;
use bastide_engine::board::{Player, Presence, SegmentId};
use bastide_engine::games::base::State;
use bastide_engine::position::{Actor, Position};

/// Points, or anything else, by seat.
pub(super) type BySeat = [f64; Player::MAX];

/// Judges the positions that a turn can lead to.
#[derive(Debug)]
pub(super) struct Judge {
    pub(super) weights: Weights,
    player: Player,
    pub(super) players: usize,
    pub(super) chances: Chances,
    /// Turns each player will still have.
    pub(super) turns: [u32; Player::MAX],
    /// Tiles still to be drawn.
    pub(super) draws: u32,
    /// B12 holds.
    pub(super) small_city_halved: bool,
    // Lists that are filled anew for each position, kept for their memory.
    pub(super) openings: Vec<Opening>,
    pub(super) claims: Vec<Claim>,
    pub(super) seen: Vec<SegmentId>,
    pub(super) touching: Vec<SegmentId>,
}

impl Judge {
    pub(super) fn new(weights: Weights) -> Self {
        Self {
            weights,
            player: Player::new(0),
            players: 2,
            chances: Chances::default(),
            turns: [0; Player::MAX],
            draws: 0,
            small_city_halved: true,
            openings: Vec::new(),
            claims: Vec::new(),
            seen: Vec::new(),
            touching: Vec::new(),
        }
    }

    /// Gets ready to judge what this player's turn can lead to.
    pub(super) fn prepare(&mut self, position: &State, player: Player) {
        self.player = player;
        self.players = position.players();
        self.chances.prepare(position, self.weights.opening);
        self.draws = self.chances.total() as u32;
        self.turns = [0; Player::MAX];
        let mut turn = player;
        for _ in 0..self.players {
            turn = turn.next(self.players);
            let before = (turn.seat() + self.players - player.seat() - 1) % self.players;
            let left = (self.draws as usize).saturating_sub(before);
            self.turns[turn.seat()] = left.div_ceil(self.players) as u32;
        }
        self.small_city_halved = position.rules().small_city_halved();
    }

    /// How good a position is for the player whose turn led to it: own points and prospects less
    /// those of the opponents. When the game is over, that is the exact margin.
    pub(super) fn judge(&mut self, position: &State) -> f64 {
        let mut value = [0.0; Player::MAX];
        for (value, &score) in value.iter_mut().zip(position.scores()) {
            *value = f64::from(score);
        }
        if position.actor() != Actor::Nobody {
            let mut back = [0.0; Player::MAX];
            self.add_claims(position, &mut value, &mut back);
            self.add_fields(position, &mut value);
            for player in Player::all(self.players) {
                let seat = player.seat();
                let supply = f64::from(position.supply(player)) + self.weights.returning * back[seat];
                value[seat] += self.worth_of_supply(supply, self.turns[seat]);
            }
        }
        self.margin(&value)
    }

    fn margin(&self, value: &BySeat) -> f64 {
        let (mut most, mut sum) = (f64::NEG_INFINITY, 0.0);
        for other in Player::all(self.players).filter(|&other| other != self.player) {
            most = most.max(value[other.seat()]);
            sum += value[other.seat()];
        }
        let mean = sum / (self.players - 1) as f64;
        value[self.player.seat()] - (self.weights.strongest * most + (1.0 - self.weights.strongest) * mean)
    }

    /// What so many followers to place are worth. Each is worth less than the one before, and none
    /// is worth anything without turns to place it in.
    fn worth_of_supply(&self, followers: f64, turns: u32) -> f64 {
        let Weights { follower, further_follower, follower_turns, .. } = self.weights;
        let (mut worth, mut each, mut left) = (0.0, follower, followers);
        while left > 0.0 {
            worth += each * left.min(1.0);
            each *= further_follower;
            left -= 1.0;
        }
        let turns = f64::from(turns);
        worth * turns / (turns + follower_turns)
    }
}

/// B14: every leader is paid in full.
pub(super) fn pay(value: &mut BySeat, presence: Presence, points: f64) {
    for leader in presence.leaders().iter() {
        value[leader.seat()] += points;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::chance::Seed;
    use bastide_engine::games::base::Rules;
    use bastide_engine::setup::{Request, Setup};
    use std::sync::Arc;

    fn judge(players: usize, player: usize) -> (Judge, State) {
        let setup = Setup::new(&Request { players, ..Request::default() }).unwrap();
        let mut position = State::new(Arc::new(Rules::new(&setup)));
        let draw = position.random_move(&mut Seed::from(1).rng());
        position.apply(draw, &mut bastide_engine::event::Silent);
        let mut judge = Judge::new(Weights::TUNED);
        judge.prepare(&position, Player::new(player));
        (judge, position)
    }

    #[test]
    fn the_tiles_left_are_shared_out_from_the_next_player_on() {
        // 72 tiles, of which one begins and one is in hand.
        assert_eq!(judge(2, 0).0.turns[..2], [35, 35]);
        assert_eq!(judge(3, 1).0.turns[..3], [23, 23, 24]);
        assert_eq!(judge(6, 0).0.turns, [11, 12, 12, 12, 12, 11]);
    }

    #[test]
    fn followers_are_worth_less_the_more_there_are_and_nothing_without_turns() {
        let (judge, _) = judge(2, 0);
        let worth: Vec<f64> = (0..=7).map(|n| judge.worth_of_supply(f64::from(n), 20)).collect();
        let gains: Vec<f64> = worth.windows(2).map(|two| two[1] - two[0]).collect();
        assert!(gains.iter().all(|&gain| gain > 0.0), "{gains:?}");
        assert!(gains.windows(2).all(|two| two[1] < two[0]), "{gains:?}");
        assert_eq!(judge.worth_of_supply(7.0, 0), 0.0);
    }

    #[test]
    fn a_position_equal_for_both_is_worth_nothing() {
        let (mut judge, position) = judge(2, 0);
        assert!(judge.judge(&position).abs() < 1e-9);
    }
}
