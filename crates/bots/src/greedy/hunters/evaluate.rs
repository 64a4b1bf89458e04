//! What a position of Hunters and Gatherers is worth to each player, right after a turn.

use super::Weights;
use crate::greedy::outlook::{BySeat, Outlook, scores, supplies};
use bastide_engine::board::Player;
use bastide_engine::games::hunters::State;
use bastide_engine::position::{Actor, Position};

/// Judges the positions that a turn can lead to.
#[derive(Debug)]
pub(crate) struct Judge {
    pub(super) weights: Weights,
    pub(super) outlook: Outlook,
    /// Land tiles still to be drawn as a share of all.
    pub(super) share_of_game: f64,
}

impl Judge {
    pub(in crate::greedy) fn new(weights: Weights) -> Self {
        Self { weights, outlook: Outlook::new(weights.common), share_of_game: 0.0 }
    }

    /// Gets ready to judge what this player's turn can lead to.
    pub(super) fn look_ahead(&mut self, position: &State, player: Player) {
        self.outlook.prepare(position, player);
        self.outlook.memo.begin(position, true);
        let laid = position.board().laid().len() as u32;
        self.share_of_game = f64::from(self.outlook.draws) / f64::from(self.outlook.draws + laid);
    }

    /// How good a position is for the player whose turn led to it: own points and prospects less those of the
    /// opponents. When the game is over, that is the exact margin.
    pub(super) fn judge(&mut self, position: &State) -> f64 {
        let values = self.values_of(position);
        self.outlook.margin(&values)
    }

    /// The points each player can expect to end with; when the game is over, those they have.
    pub(super) fn values_of(&mut self, position: &State) -> BySeat {
        let mut value = scores(position);
        if position.actor() != Actor::Nobody {
            // Whoever draws a bonus tile is in turn once more.
            self.outlook.share_turns(position.player());
            self.outlook.memo.look_at(position);
            let mut back = [0.0; Player::MAX];
            self.add_claims(position, &mut value, &mut back);
            self.add_systems(position, &mut value);
            for player in Player::all(position.players()) {
                let (seat, turns) = (player.seat(), self.outlook.turns[player.seat()]);
                let supply = f64::from(position.supply(player)) + self.weights.common.returning * back[seat];
                value[seat] +=
                    self.outlook.worth_of_supply(supply, turns) + self.worth_of_huts(position, player);
            }
            if let Some(player) = position.bonus_due() {
                value[player.seat()] += self.weights.bonus;
            }
            self.add_experience(position, &back, &mut value);
        }
        value
    }

    /// Adds what experience has to say, about huts and bonus tiles too.
    fn add_experience(&mut self, position: &State, back: &BySeat, value: &mut BySeat) {
        if self.outlook.experience.is_none() {
            return;
        }
        for player in Player::all(position.players()) {
            let (huts, all) = (position.huts_left(player), position.bonus_left());
            let is_due = position.bonus_due() == Some(player);
            let own = [f64::from(huts) / 2.0, f64::from(u8::from(is_due)), f64::from(all) / 12.0];
            self.outlook.note_besides(player, &own);
        }
        self.outlook.add_experience(position, &supplies(position), back, value);
    }

    /// What the huts a player still has are worth.
    fn worth_of_huts(&self, position: &State, player: Player) -> f64 {
        let turns = f64::from(self.outlook.turns[player.seat()]);
        f64::from(position.huts_left(player)) * self.weights.hut * turns / (turns + self.weights.hut_turns)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::chance::Seed;
    use bastide_engine::event::Silent;
    use bastide_engine::games::hunters::Rules;
    use std::sync::Arc;

    fn judge(player: usize) -> (Judge, State) {
        let mut position = State::new(Arc::new(Rules::new(2)));
        let draw = position.random_move(&mut Seed::from(1).rng());
        position.apply(draw, &mut Silent);
        let mut judge = Judge::new(Weights::TUNED);
        judge.look_ahead(&position, Player::new(player));
        (judge, position)
    }

    #[test]
    fn a_position_equal_for_both_is_worth_nothing_but_the_turn() {
        let (mut first, position) = judge(0);
        let value = first.judge(&position);
        assert!(value.abs() < 1.0, "{value}");
    }

    #[test]
    fn huts_are_worth_less_as_turns_run_out() {
        let (mut judge, position) = judge(0);
        judge.outlook.share_turns(Player::new(0));
        let early = judge.worth_of_huts(&position, Player::new(0));
        judge.outlook.turns = [1; Player::MAX];
        let late = judge.worth_of_huts(&position, Player::new(0));
        judge.outlook.turns = [0; Player::MAX];
        assert!(early > late && late > 0.0);
        assert_eq!(judge.worth_of_huts(&position, Player::new(0)), 0.0);
    }
}
