//! What a position of Hunters and Gatherers is worth to each player, right after a turn.

use super::Weights;
use crate::evaluation::outlook::{BySeat, Completion, Outlook, pay_leaders, scores, supplies};
use crate::evaluation::placing::Newcomer;
use bastide_engine::board::{Player, Presence};
use bastide_engine::games::hunters::{Move, State};
use bastide_engine::position::{Actor, Position};
use bastide_engine::tiles::FeatureKind;

/// Judges the positions that a turn can lead to.
#[derive(Debug)]
pub(crate) struct Judge {
    pub(super) weights: Weights,
    pub(super) outlook: Outlook,
    /// Land tiles still to be drawn as a share of all.
    pub(super) share_of_game: f64,
}

impl Judge {
    pub(crate) fn new(weights: Weights) -> Self {
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
        if position.actor() == Actor::Nobody {
            return scores(position);
        }
        let (mut value, back) = self.prospects_of(position);
        for player in Player::all(position.players()) {
            let (seat, huts) = (player.seat(), position.huts_left(player));
            value[seat] += self.worth_of_hand(player, position.supply(player), back[seat], huts);
            self.note_huts(position, player, huts);
        }
        self.outlook.add_experience(position, &supplies(position), &back, &mut value);
        value
    }

    /// By how much the player whose turn is judged is ahead after each way to place something on the tile just laid.
    /// Placing nothing leads to this position.
    pub(super) fn with_pieces(&mut self, passed: &State, moves: &[Move]) -> Vec<(f64, Move)> {
        let (mut value, back) = self.prospects_of(passed);
        let (player, supply) = (self.outlook.player, supplies(passed));
        let seat = player.seat();
        let (followers, huts) = (passed.supply(player), passed.huts_left(player));
        for other in Player::all(passed.players()).filter(|&other| other != player) {
            let (seat, huts) = (other.seat(), passed.huts_left(other));
            value[seat] += self.worth_of_hand(other, passed.supply(other), back[seat], huts);
            self.note_huts(passed, other, huts);
        }
        let known = self.outlook.pass(passed, &supply, &mut value);
        let laid = *passed.board().laid().last().expect("a tile was laid");
        let features = passed.board().features();
        let mut tried = Vec::with_capacity(moves.len());
        for mv in moves {
            let mut value = value;
            let (mut followers, mut huts, mut back, mut claimed) = (followers, huts, back, None);
            let presence = Presence::of(player, 1);
            match mv {
                Move::Follow(place) => {
                    let root = features.root(laid.segment(usize::from(*place)));
                    let is_meadow = features.kind(root) == FeatureKind::Meadow;
                    if features.open(root) == 0 && !is_meadow {
                        // It scores and comes back at once.
                        value[seat] += f64::from(passed.tally(root).points());
                    } else {
                        followers -= 1;
                        let mut list = std::mem::take(&mut self.outlook.openings);
                        self.outlook.memo.openings(passed, root, &mut list);
                        let (points, completion) = if is_meadow {
                            (self.meadow(passed, root), Completion::default())
                        } else {
                            self.forest_or_river(passed, root, &list, presence)
                        };
                        value[seat] += points;
                        back[seat] += completion.soon;
                        let newcomer = Newcomer { root, presence, points, completion };
                        self.outlook.welcome(passed, newcomer, &list, pay_leaders, &mut value);
                        self.outlook.openings = list;
                        claimed = Some(root);
                    }
                }
                Move::Hut(place) => {
                    huts -= 1;
                    let segment = laid.segment(usize::from(*place));
                    value[seat] += self.sketch_system(passed, segment, presence);
                }
                _ => {}
            }
            value[seat] += self.worth_of_hand(player, followers, back[seat], huts);
            self.note_huts(passed, player, huts);
            let mut supply = supply;
            supply[seat] = f64::from(followers);
            self.outlook.add_placing(passed, known, claimed, &[], (&supply, &back), &mut value);
            tried.push((self.outlook.margin(&value), *mv));
        }
        tried
    }

    /// The points of each player with what features and systems promise, and the followers that will come back to each.
    fn prospects_of(&mut self, position: &State) -> (BySeat, BySeat) {
        let (mut value, mut back) = (scores(position), [0.0; Player::MAX]);
        // Whoever draws a bonus tile is in turn once more.
        self.outlook.share_turns(position.player());
        self.outlook.memo.look_at(position);
        self.add_claims(position, &mut value, &mut back);
        self.add_systems(position, &mut value);
        if let Some(player) = position.bonus_due() {
            value[player.seat()] += self.weights.bonus;
        }
        (value, back)
    }

    /// What so many followers and huts in the supply are worth, with the followers that will come back.
    fn worth_of_hand(&self, player: Player, followers: u32, back: f64, huts: u32) -> f64 {
        let supply = f64::from(followers) + self.weights.common.returning * back;
        let turns = self.outlook.turns[player.seat()];
        self.outlook.worth_of_supply(supply, turns) + self.worth_of_huts(player, huts)
    }

    /// What so many huts in the supply are worth.
    fn worth_of_huts(&self, player: Player, huts: u32) -> f64 {
        let turns = f64::from(self.outlook.turns[player.seat()]);
        f64::from(huts) * self.weights.hut * turns / (turns + self.weights.hut_turns)
    }

    /// Describes a player's huts, and bonus tiles, to experience.
    fn note_huts(&mut self, position: &State, player: Player, huts: u32) {
        if self.outlook.experience.is_some() {
            let is_due = f64::from(u8::from(position.bonus_due() == Some(player)));
            let own = [f64::from(huts) / 2.0, is_due, f64::from(position.bonus_left()) / 12.0];
            self.outlook.note_besides(player, &own);
        }
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
        let (mut judge, _) = judge(0);
        judge.outlook.share_turns(Player::new(0));
        let early = judge.worth_of_huts(Player::new(0), 2);
        judge.outlook.turns = [1; Player::MAX];
        let late = judge.worth_of_huts(Player::new(0), 2);
        judge.outlook.turns = [0; Player::MAX];
        assert!(early > late && late > 0.0);
        assert_eq!(judge.worth_of_huts(Player::new(0), 2), 0.0);
    }
}
