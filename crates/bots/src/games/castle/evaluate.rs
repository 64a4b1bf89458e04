//! What a position of The Castle is worth to each player, right after a turn.

use super::Weights;
use crate::evaluation::outlook::{BySeat, Outlook, scores, supplies};
use crate::evaluation::placing::Newcomer;
use bastide_engine::board::{Player, Presence};
use bastide_engine::games::castle::{Move, State, majority};
use bastide_engine::geometry::Pos;
use bastide_engine::position::{Actor, Position};
use bastide_engine::tiles::{Attr, FeatureKind};

/// What a player has in prospect, besides points: what followers and wall tiles can be used for.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Prospect {
    /// Followers that come back soon.
    pub(super) back: f64,
    /// The chance to reach a tower that holds a wall tile by completing a feature soon.
    pub(super) tower_hits: f64,
    /// Points to expect from the best tower and house that may be completed …
    pub(super) tower: f64,
    pub(super) house: f64,
    /// … and from the best road, tower and house that may stay unfinished, with the wall tile for it.
    pub(super) unfinished_road: f64,
    pub(super) unfinished_tower: f64,
    pub(super) unfinished_house: f64,
    /// Markets in the largest court.
    pub(super) markets: f64,
    /// Tiles by which a house in progress may enlarge the keep.
    pub(super) keep_growth: f64,
}

/// Those of both players.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Prospects(pub(super) [Prospect; 2]);

impl Prospects {
    pub(super) fn of(&mut self, player: Player) -> &mut Prospect {
        &mut self.0[player.seat()]
    }

    /// The followers that come back soon, by seat.
    fn back(&self) -> BySeat {
        let mut back = [0.0; Player::MAX];
        self.0.iter().zip(&mut back).for_each(|(own, back)| *back = own.back);
        back
    }
}

/// Judges the positions that a turn can lead to.
#[derive(Debug)]
pub(crate) struct Judge {
    pub(super) weights: Weights,
    pub(super) outlook: Outlook,
    /// Tiles still to be drawn as a share of all tiles of the game.
    pub(super) share_of_game: f64,
    /// Markets on them.
    pub(super) markets: f64,
    /// Empty cells.
    pub(super) empty: f64,
    /// The cells of the largest empty area, after so many tiles of which the last lies there.
    pub(super) area: (Option<(usize, Pos)>, f64),
}

impl Judge {
    pub(crate) fn new(weights: Weights) -> Self {
        let mut outlook = Outlook::new(weights.common);
        outlook.memo.ends_anywhere = true;
        Self { weights, outlook, share_of_game: 0.0, markets: 0.0, empty: 0.0, area: (None, 0.0) }
    }

    /// Gets ready to judge what this player's turn can lead to.
    pub(super) fn look_ahead(&mut self, position: &State, player: Player) {
        self.outlook.prepare(position, player);
        self.outlook.memo.begin(position, true);
        self.area.0 = None;
        let types = position.table().types();
        let all: u32 = types.iter().map(|tile| u32::from(tile.count)).sum();
        self.share_of_game = f64::from(self.outlook.draws) / f64::from(all);
        let markets = types.iter().zip(position.unseen()).map(|(tile, &copies)| {
            let each: u32 = tile.segments.iter().map(|segment| segment.attrs.get(Attr::Market)).sum();
            u32::from(copies) * each
        });
        self.markets = f64::from(markets.sum::<u32>());
    }

    /// How good a position is for the player whose turn led to it: own points and prospects less those of
    /// the opponent. When the game is over, that is the exact margin.
    pub(super) fn judge(&mut self, position: &State) -> f64 {
        let values = self.values_of(position);
        self.outlook.margin(&values)
    }

    /// The points each player can expect to end with; when the game is over, those they have.
    pub(super) fn values_of(&mut self, position: &State) -> BySeat {
        if position.actor() == Actor::Nobody {
            return scores(position);
        }
        let (mut value, prospects) = self.prospects_of(position);
        let supply = supplies(position);
        self.add_besides(position, &prospects, &supply, &mut value);
        self.outlook.add_experience(position, &supply, &prospects.back(), &mut value);
        value
    }

    /// By how much the player whose turn is judged is ahead after each way to place a follower on the tile just laid, of
    /// those that do not complete anything by it. Placing nobody leads to this position.
    pub(super) fn with_followers(&mut self, passed: &State, moves: &[Move]) -> Vec<(Option<f64>, Move)> {
        let (mut value, prospects) = self.prospects_of(passed);
        let (player, supply) = (self.outlook.player, supplies(passed));
        let seat = player.seat();
        let known = self.outlook.pass(passed, &supply, &mut value);
        let laid = *passed.board().laid().last().expect("a tile was laid");
        let features = passed.board().features();
        let mut tried = Vec::with_capacity(moves.len());
        for mv in moves {
            let (mut value, mut prospects, mut supply, mut claimed) = (value, prospects, supply, None);
            if let Move::Follow(place) = mv {
                let root = features.root(laid.segment(usize::from(*place)));
                if features.open(root) == 0 && features.kind(root) != FeatureKind::Court {
                    tried.push((None, *mv));
                    continue;
                }
                let presence = Presence::of(player, 1);
                let mut list = std::mem::take(&mut self.outlook.openings);
                self.outlook.memo.openings(passed, root, &mut list);
                let (points, completion) = self.prospect(passed, root, &list, presence, &mut prospects);
                value[seat] += points;
                supply[seat] -= 1.0;
                let newcomer = Newcomer { root, presence, points, completion };
                self.outlook.welcome(passed, newcomer, &list, pay, &mut value);
                self.outlook.openings = list;
                claimed = Some(root);
            }
            self.add_besides(passed, &prospects, &supply, &mut value);
            let back = prospects.back();
            self.outlook.add_placing(passed, known, claimed, &[], (&supply, &back), &mut value);
            tried.push((Some(self.outlook.margin(&value)), *mv));
        }
        tried
    }

    /// The points of each player with what features promise, and what else they have in prospect.
    fn prospects_of(&mut self, position: &State) -> (BySeat, Prospects) {
        let (mut value, mut prospects) = (scores(position), Prospects::default());
        self.outlook.share_turns(position.player());
        self.outlook.memo.look_at(position);
        let laid = position.board().laid().len() - position.enclosure().starts().len();
        self.empty = f64::from(position.enclosure().size()) - laid as f64;
        self.add_claims(position, &mut value, &mut prospects);
        (value, prospects)
    }

    /// Adds what followers in the supply, wall tiles and keeps are worth, and describes these to experience.
    fn add_besides(&mut self, position: &State, prospects: &Prospects, supply: &BySeat, value: &mut BySeat) {
        let hands = [0, 1].map(|seat| self.worth_of_hand(position, Player::new(seat), prospects));
        for player in Player::all(2) {
            let seat = player.seat();
            let own = &prospects.0[seat];
            let supply = supply[seat] + self.weights.common.returning * own.back;
            value[seat] += self.outlook.worth_of_supply(supply, self.outlook.turns[seat]) + hands[seat];
            if own.tower_hits > 0.0 {
                let taken = self.worth_of_unseen(position, player, prospects);
                value[seat] += self.weights.aim * own.tower_hits * taken;
            }
        }
        let lead = self.keep_lead(position, prospects);
        let area = self.area_in_the_end(position);
        let race = self.keep_race(lead, area);
        value[0] += race;
        value[position.player().seat()] += self.weights.turn;
        if self.outlook.experience.is_none() {
            return;
        }
        for player in Player::all(2) {
            let own = &prospects.0[player.seat()];
            let sign = if player.seat() == 0 { 1.0 } else { -1.0 };
            let held: u32 = position.wall_tiles(player).map(|held| held.count).sum();
            self.outlook.note_besides(
                player,
                &[
                    sign * race / 10.0,
                    sign * lead / 4.0,
                    own.keep_growth / 4.0,
                    own.tower_hits,
                    own.tower / 10.0,
                    own.house / 10.0,
                    own.unfinished_road / 10.0,
                    own.unfinished_tower / 10.0,
                    own.unfinished_house / 10.0,
                    own.markets / 4.0,
                    f64::from(held) / 3.0,
                    hands[player.seat()] / 10.0,
                    self.share_of_game,
                    position.keep(player).map_or(0.0, |keep| f64::from(keep.tiles)) / 6.0,
                    area / 10.0,
                ],
            );
        }
    }
}

/// Only a player with more followers than the other is paid.
pub(super) fn pay(value: &mut BySeat, presence: Presence, points: f64) {
    if let Some(leader) = majority(presence) {
        value[leader.seat()] += points;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::chance::Seed;
    use bastide_engine::event::Silent;
    use bastide_engine::games::castle::Rules;
    use bastide_engine::games::castle::WallTile;
    use std::sync::Arc;

    fn judge(player: usize) -> (Judge, State) {
        let mut position = State::new(Arc::new(Rules::new()));
        let draw = position.random_move(&mut Seed::from(1).rng());
        position.apply(draw, &mut Silent);
        let mut judge = Judge::new(Weights::TUNED);
        judge.look_ahead(&position, Player::new(player));
        (judge, position)
    }

    #[test]
    fn equal_followers_are_paid_nothing() {
        let (one, two) = (Presence::of(Player::new(0), 1), Presence::of(Player::new(1), 1));
        let mut both = one;
        both += two;
        let mut value = [0.0; Player::MAX];
        pay(&mut value, both, 5.0);
        assert_eq!(value, [0.0; Player::MAX]);
        pay(&mut value, two, 5.0);
        assert_eq!(value[..2], [0.0, 5.0]);
    }

    #[test]
    fn a_position_is_worth_to_one_what_it_costs_the_other() {
        let (mut first, position) = judge(0);
        let (mut second, _) = judge(1);
        let value = first.judge(&position);
        // Nothing has happened, but one of them is to draw.
        assert!((value - Weights::TUNED.turn).abs() < 3.0, "{value}");
        assert_eq!(second.judge(&position), -value);
    }

    #[test]
    fn a_lead_in_the_keep_race_is_worth_more_the_larger_it_is_and_the_later() {
        let (mut judge, position) = judge(0);
        let race = |judge: &Judge, lead| judge.keep_race(lead, 10.0);
        assert_eq!(race(&judge, 0.0), 0.0);
        assert!(race(&judge, 1.0) < race(&judge, 3.0));
        assert_eq!(race(&judge, -2.0), -race(&judge, 2.0));
        let early = race(&judge, 1.0);
        judge.share_of_game = 0.0;
        assert!(race(&judge, 1.0) > early && race(&judge, 1.0) < 10.0);
        // 76 cells, of which 17 stay empty when the 59 tiles left are laid: not all of them in one area.
        judge.look_ahead(&position, Player::new(0));
        judge.judge(&position);
        let area = judge.area_in_the_end(&position);
        assert!((3.0..17.0).contains(&area), "{area}");
    }

    #[test]
    fn wall_tiles_are_worth_what_they_can_be_used_on() {
        let (mut judge, position) = judge(0);
        let mut prospects = Prospects::default();
        let worth =
            |judge: &Judge, prospects: &Prospects, tile| judge.worth_of(tile, Player::new(0), prospects);
        assert_eq!(worth(&judge, &prospects, WallTile::FivePoints), 5.0);
        // Without turns left, and nothing to use it on, a wall tile is worth nothing.
        judge.outlook.turns = [0; Player::MAX];
        for tile in
            [WallTile::ExtraTurn, WallTile::TowerDouble, WallTile::UnfinishedPath, WallTile::MarketFour]
        {
            assert_eq!(worth(&judge, &prospects, tile), 0.0, "{tile}");
        }
        prospects.of(Player::new(0)).tower = 9.0;
        assert_eq!(worth(&judge, &prospects, WallTile::TowerDouble), 9.0);
        assert!(judge.worth_of_unseen(&position, Player::new(0), &prospects) > 1.0);
    }
}
