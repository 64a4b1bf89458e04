//! What a position of The City is worth to each player, between two turns.

use super::Weights;
use crate::evaluation::outlook::{BySeat, Outlook, pay_leaders, scores, supplies};
use crate::evaluation::placing::Newcomer;
use bastide_engine::board::{Player, Presence};
use bastide_engine::games::city::End;
use bastide_engine::games::city::{Move, Row, State};
use bastide_engine::geometry::Edge;
use bastide_engine::position::{Actor, Position};

/// Judges the positions that a turn can lead to.
#[derive(Debug)]
pub(crate) struct Judge {
    pub(super) weights: Weights,
    pub(super) outlook: Outlook,
    /// The tiles that will still be drawn before the game ends, as a share of all tiles.
    pub(super) share_of_game: f64,
    /// Points for guards that stand on each of them, on average.
    pub(super) sights: f64,
    /// The free sides along the outer contour of the position that is judged, clockwise.
    pub(super) free: Vec<Edge>,
    /// The walls there were when the decision was asked.
    walls: (u32, bool),
}

impl Judge {
    pub(crate) fn new(weights: Weights) -> Self {
        let mut outlook = Outlook::new(weights.common);
        outlook.memo.ends_anywhere = true;
        Self { weights, outlook, share_of_game: 0.0, sights: 0.0, free: Vec::new(), walls: (0, false) }
    }

    /// Gets ready to judge what a decision of this player can lead to.
    pub(super) fn look_ahead(&mut self, position: &State, player: Player) {
        self.outlook.prepare(position, player);
        self.outlook.memo.begin(position, true);
        self.walls = walls(position);
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
            value[player.seat()] += self.worth_of_hand(player, position.supply(player), &back);
        }
        self.outlook.add_experience(position, &supplies(position), &back, &mut value);
        value
    }

    /// By how much the player whose turn is judged is ahead after each way to place a follower on the tile just laid.
    /// Placing nobody leads to this position.
    pub(super) fn with_followers(&mut self, passed: &State, moves: &[Move]) -> Vec<(f64, Move)> {
        let (mut value, back) = self.prospects_of(passed);
        let (player, supply) = (self.outlook.player, supplies(passed));
        let seat = player.seat();
        for other in Player::all(passed.players()).filter(|&other| other != player) {
            value[other.seat()] += self.worth_of_hand(other, passed.supply(other), &back);
        }
        let known = self.outlook.pass(passed, &supply, &mut value);
        let laid = *passed.board().laid().last().expect("a tile was laid");
        let mut tried = Vec::with_capacity(moves.len());
        for mv in moves {
            let (mut value, mut back, mut supply) = (value, back, supply);
            let (mut followers, mut claimed) = (passed.supply(player), None);
            if let Move::Follow(place) = mv {
                // C5: it is not completed.
                let root = passed.board().features().root(laid.segment(usize::from(*place)));
                let presence = Presence::of(player, 1);
                let mut list = std::mem::take(&mut self.outlook.openings);
                self.outlook.memo.openings(passed, root, &mut list);
                let (points, completion) = self.prospect(passed, root, &list, presence);
                value[seat] += points;
                back[seat] += completion.soon;
                followers -= 1;
                let newcomer = Newcomer { root, presence, points, completion };
                self.outlook.welcome(passed, newcomer, &list, pay_leaders, &mut value);
                self.outlook.openings = list;
                claimed = Some(root);
            }
            value[seat] += self.worth_of_hand(player, followers, &back);
            supply[seat] = f64::from(followers);
            self.outlook.add_placing(passed, known, claimed, &[], (&supply, &back), &mut value);
            tried.push((self.outlook.margin(&value), *mv));
        }
        tried
    }

    /// The points of each player with what features, guards and towers promise, and the followers that will come back
    /// to each.
    fn prospects_of(&mut self, position: &State) -> (BySeat, BySeat) {
        let (mut value, mut back) = (scores(position), [0.0; Player::MAX]);
        self.outlook.memo.look_at(position);
        if walls(position) != self.walls {
            self.outlook.memo.leave_out();
        }
        self.free.clear();
        self.free.extend(position.walls().free(position.board()));
        self.add_claims(position, &mut value, &mut back);
        let mut sights = [0.0; Player::MAX];
        self.add_guards(position, &mut sights);
        value.iter_mut().zip(sights).for_each(|(value, sights)| *value += sights);
        self.add_towers(position, &mut value);
        if self.outlook.experience.is_some() {
            self.note_walls(position, &sights);
        }
        (value, back)
    }

    /// What so many followers in the supply are worth, with those that will come back.
    fn worth_of_hand(&self, player: Player, followers: u32, back: &BySeat) -> f64 {
        let seat = player.seat();
        let supply = f64::from(followers) + self.weights.common.returning * back[seat];
        self.outlook.worth_of_supply(supply, self.outlook.turns[seat])
    }

    /// Describes guards and towers to experience.
    fn note_walls(&mut self, position: &State, sights: &BySeat) {
        let waiting = End::ALL.map(|end| f64::from(position.walls().since_tower(end)));
        for player in Player::all(position.players()) {
            let guards = position.walls().guards().iter().filter(|guard| guard.player == player).count();
            self.outlook.note_besides(
                player,
                &[
                    sights[player.seat()] / 20.0,
                    guards as f64 / 4.0,
                    f64::from(position.towers(player)) / 2.0,
                    waiting[0].max(waiting[1]) / 10.0,
                    waiting[0].min(waiting[1]) / 10.0,
                    f64::from(position.walls().supply()) / 40.0,
                    self.share_of_game,
                    self.free.len() as f64 / 30.0,
                    f64::from(position.walls_each()) / 2.0,
                    self.sights * f64::from(self.outlook.draws) / 20.0,
                ],
            );
        }
    }
}

/// What tells whether a wall was set, or the gate.
fn walls(position: &State) -> (u32, bool) {
    (position.walls().supply(), position.walls().gate().is_some())
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

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::action::Action;
    use bastide_engine::chance::Seed;
    use bastide_engine::event::Silent;
    use bastide_engine::games::city::Step;
    use bastide_engine::games::city::{Guards, Rules};
    use std::sync::Arc;

    /// A game for two played at random up to the first decision of this kind, with the judge ready for it;
    /// of games without such a decision, the next one.
    fn at(step: Step, seed: u64) -> (Judge, State) {
        let mut position = State::new(Arc::new(Rules::new(2, Guards::Rulebook)));
        let rng = &mut Seed::from(seed).rng();
        while position.step() != Some(step) {
            if position.actor() == Actor::Nobody {
                return at(step, seed + 1000);
            }
            let mv = position.random_move(rng);
            position.apply(mv, &mut Silent);
        }
        let mut judge = Judge::new(Weights::TUNED);
        let Actor::Player(player) = position.actor() else { panic!("a player decides") };
        judge.look_ahead(&position, player);
        (judge, position)
    }

    #[test]
    fn nothing_has_happened_before_the_first_tile() {
        let (mut judge, position) = at(Step::Lay, 1);
        // Nobody has anything yet, but one of them may have one more turn.
        let value = judge.judge(&position);
        assert!(value.abs() < 1.5, "{value}");
        assert!(judge.share_of_game > 0.7 && judge.share_of_game < 1.0, "{}", judge.share_of_game);
        // 32 public and 7 historic buildings on 75 tiles, one of which is in hand.
        let all = 74.0 * judge.sights;
        assert!((82.0..=85.0).contains(&all), "{all}");
    }

    #[test]
    fn a_building_is_played_to_its_end() {
        for seed in 0..20 {
            let (judge, mut position) = at(Step::Gate, seed);
            let (towers, walls) = (position.towers(position.player()), position.still_to_set());
            let leader = position.player();
            judge.build_to_the_end(&mut position);
            assert!(matches!(position.step(), Some(Step::Draw) | None), "seed {seed}");
            // The gate is one of them.
            assert_eq!(position.walls().supply(), 70 + 1 - walls, "seed {seed}");
            assert!(position.towers(leader) <= towers, "seed {seed}");
        }
    }

    #[test]
    fn a_guard_is_worth_more_the_more_it_sees_and_nothing_without_followers() {
        let (judge, mut position) = at(Step::Guard, 3);
        let edge = position.wall_to_guard().unwrap();
        let Actor::Player(player) = position.actor() else { panic!("a player decides") };
        assert!(judge.sight(&position, edge) >= f64::from(position.row(edge).points()));
        let before = judge.gain_by_guard(&position, edge, player);
        assert!(before < judge.sight(&position, edge), "a follower costs something");
        position.play(&Action::Guard).unwrap();
        assert_eq!(position.walls().guards().last().unwrap().edge, edge);
        let mut value = [0.0; Player::MAX];
        judge.add_guards(&position, &mut value);
        assert!(value[player.seat()] >= judge.sight(&position, edge));
    }
}
