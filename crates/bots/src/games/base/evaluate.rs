//! What a position of the base game is worth to each player, right after a turn.

use super::Weights;
use super::claims::Prospect;
use super::fields::{Land, Yield};
use super::quarters::Stake;
use crate::evaluation::describe::Sketch;
use crate::evaluation::outlook::{BySeat, Outlook, pay_leaders, scores, supplies};
use crate::evaluation::placing::Newcomer;
use bastide_engine::board::{Player, Presence, SegmentId};
use bastide_engine::games::base::Step;
use bastide_engine::games::base::{Move, Stage, State};
use bastide_engine::position::{Actor, Position};
use bastide_engine::tiles::{FeatureKind, TileId};

/// Judges the positions that a turn can lead to.
#[derive(Debug)]
pub(crate) struct Judge {
    pub(super) weights: Weights,
    pub(super) outlook: Outlook,
    /// B12 holds.
    pub(super) small_city_halved: bool,
    /// What the decision is about.
    pub(super) decision: Option<Step>,
    /// V11: what a player can make of a tile, as far as it is known in this decision.
    pub(super) gifts: Vec<(Player, TileId, f64)>,
    /// A list that is filled anew for each city, kept for its memory.
    pub(super) touching: Vec<SegmentId>,
    /// What monasteries promise that the decision leaves as they are.
    pub(super) monasteries: Vec<(SegmentId, Prospect)>,
    /// Cities and the fields that touch them, as they were when the decision was asked.
    pub(super) lands: Vec<Land>,
    /// What each claimed field yields, in the position that is judged.
    pub(super) yields: Vec<Yield>,
    /// What fields yielded before somebody began to work on a city beside them, as experience knows them.
    pub(super) richer: Vec<(usize, Sketch)>,
    pub(super) surveyed: Vec<SegmentId>,
    /// The cities of the position that is judged.
    pub(super) cities: Vec<SegmentId>,
    /// With The Count, what followers in Carcassonne may decide; filled anew for each position.
    pub(super) stakes: Vec<Stake>,
}

impl Judge {
    pub(crate) fn new(weights: Weights) -> Self {
        Self {
            weights,
            outlook: Outlook::new(weights.common),
            small_city_halved: true,
            decision: None,
            gifts: Vec::new(),
            touching: Vec::new(),
            monasteries: Vec::new(),
            lands: Vec::new(),
            yields: Vec::new(),
            richer: Vec::new(),
            surveyed: Vec::new(),
            cities: Vec::new(),
            stakes: Vec::new(),
        }
    }

    /// Gets ready to judge what this player's turn can lead to.
    pub(super) fn look_ahead(&mut self, position: &State, player: Player) {
        self.outlook.prepare(position, player);
        // Tiles in hands and on the table will be laid as well.
        let hands = Player::all(position.players()).flat_map(|player| position.hand(player).0);
        hands.chain(position.row().0).for_each(|&tile| self.outlook.chances.add(tile));
        self.small_city_halved = position.rules().small_city_halved();
        self.decision = position.step();
        self.outlook.memo.begin(position, !position.rules().has_add_ons());
        self.monasteries.clear();
        self.survey(position);
        self.gifts.clear();
    }

    /// How good a position is for the player whose turn led to it: own points and prospects less
    /// those of the opponents. When the game is over, that is the exact margin.
    pub(super) fn judge(&mut self, position: &State) -> f64 {
        let values = self.values_of(position);
        self.outlook.margin(&values)
    }

    /// The points each player can expect to end with; when the game is over, those they have.
    pub(super) fn values_of(&mut self, position: &State) -> BySeat {
        let (mut value, back) = self.prospects_of(position);
        if position.actor() != Actor::Nobody {
            for player in Player::all(position.players()) {
                value[player.seat()] +=
                    self.worth_of_hand(position, player, position.supply(player), back[player.seat()]);
            }
            self.outlook.add_experience(position, &supplies(position), &back, &mut value);
        }
        value
    }

    /// What a player's followers in the supply are worth, with those that will come back, and what else is in hand.
    fn worth_of_hand(&self, position: &State, player: Player, supply: u32, back: f64) -> f64 {
        let supply = f64::from(supply)
            + self.weights.big_follower * f64::from(position.big_left(player))
            + self.weights.common.returning * back;
        self.outlook.worth_of_supply(supply, self.outlook.turns[player.seat()])
            + self.worth_of_add_ons(position, player)
    }

    /// By how much the player whose turn is judged is ahead after each way to place a follower on the tile just
    /// laid. Placing nobody leads to this position; the others differ from it in one feature, and only that is judged.
    pub(super) fn with_followers(&mut self, passed: &State, moves: &[Move]) -> Vec<(f64, Move)> {
        let (mut value, back) = self.prospects_of(passed);
        let supply = supplies(passed);
        let known = self.outlook.pass(passed, &supply, &mut value);
        let player = self.outlook.player;
        let seat = player.seat();
        let features = passed.board().features();
        let mut hands = [0.0; Player::MAX];
        for other in Player::all(passed.players()) {
            let back = back[other.seat()];
            hands[other.seat()] = self.worth_of_hand(passed, other, passed.supply(other), back);
        }
        let mut tried = Vec::with_capacity(moves.len());
        for mv in moves {
            let (mut value, mut own_back, mut own_supply) = (value, back[seat], passed.supply(player));
            let mut claimed = None;
            if let Move::Place(_, segment) = mv {
                let root = features.root(*segment);
                let presence = Presence::of(player, 1);
                claimed = Some(root);
                if features.kind(root).is_land() {
                    own_supply -= 1;
                    self.add_new_farmer(passed, root, player, &mut value);
                } else if features.open(root) == 0 {
                    // It scores and comes back at once.
                    value[seat] += f64::from(passed.tally(root, Stage::Completed).points());
                } else {
                    own_supply -= 1;
                    let mut list = std::mem::take(&mut self.outlook.openings);
                    list.clear();
                    let prospect = if features.kind(root) == FeatureKind::Monastery {
                        self.monastery_as_it_is(passed, root)
                    } else {
                        self.outlook.memo.openings(passed, root, &mut list);
                        self.road_or_city(passed, root, &list, presence)
                    };
                    let Prospect { points, completion, .. } = prospect;
                    value[seat] += points;
                    own_back += prospect.returns;
                    let newcomer = Newcomer { root, presence, points, completion };
                    self.outlook.welcome(passed, newcomer, &list, pay_leaders, &mut value);
                    self.outlook.openings = list;
                    if features.kind(root) == FeatureKind::City {
                        self.add_new_knight(passed, root, presence, &mut value);
                    }
                }
            }
            for other in Player::all(passed.players()).filter(|&other| other != player) {
                value[other.seat()] += hands[other.seat()];
            }
            value[seat] += if own_back == back[seat] && own_supply == passed.supply(player) {
                hands[seat]
            } else {
                self.worth_of_hand(passed, player, own_supply, own_back)
            };
            let (mut supply, mut back) = (supply, back);
            (supply[seat], back[seat]) = (f64::from(own_supply), own_back);
            self.outlook.add_placing(passed, known, claimed, &self.richer, (&supply, &back), &mut value);
            self.richer.clear();
            tried.push((self.outlook.margin(&value), *mv));
        }
        tried
    }

    /// The points of each player with what features promise, and the followers that will come back to each.
    fn prospects_of(&mut self, position: &State) -> (BySeat, BySeat) {
        let mut value = scores(position);
        let mut back = [0.0; Player::MAX];
        if position.actor() != Actor::Nobody {
            self.outlook.draws = Self::tiles_to_come(position);
            self.outlook.share_turns(position.player());
            self.outlook.memo.look_at(position);
            self.add_claims(position, &mut value, &mut back);
            self.add_fields(position, &mut value);
            self.add_quarters(position, &mut value);
        }
        (value, back)
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
        judge.look_ahead(&position, Player::new(0));
        assert!(judge.judge(&position).abs() < 1e-9);
    }
}
