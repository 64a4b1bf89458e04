//! What the judges of all games have in common: the turns to come, features with followers on them, what
//! followers in the supply are worth, and the margin.

use super::CommonWeights;
use super::chances::{Chances, Opening};
use super::describe::{Extent, Looks, Sketch};
use super::experience::{Experience, Term};
use super::free::Free;
use super::memo::Memo;
use bastide_engine::board::{Features, Player, Presence, SegmentId};
use bastide_engine::position::Position;
use bastide_engine::tiles::FeatureKind;
use std::sync::Arc;

/// Points, or anything else, by seat.
pub(crate) type BySeat = [f64; Player::MAX];

/// How a game pays those who are on a feature.
pub(crate) type Pay = fn(&mut BySeat, Presence, f64);

/// Every leader is paid in full.
pub(crate) fn pay_leaders(value: &mut BySeat, presence: Presence, points: f64) {
    for leader in presence.leaders().iter() {
        value[leader.seat()] += points;
    }
}

/// What each player would gain if two features with these players on them, which promise so much, were joined.
pub(crate) fn joined(sides: [Presence; 2], points: [f64; 2], pay: Pay) -> BySeat {
    let mut together = sides[0];
    together += sides[1];
    let mut change = [0.0; Player::MAX];
    pay(&mut change, together, points[0] + points[1]);
    pay(&mut change, sides[0], -points[0]);
    pay(&mut change, sides[1], -points[1]);
    change
}

/// The followers each player can still place.
pub(crate) fn supplies<P: Position>(position: &P) -> BySeat {
    let mut supply = [0.0; Player::MAX];
    for player in Player::all(position.players()) {
        supply[player.seat()] = f64::from(position.supply(player));
    }
    supply
}

/// The points so far.
pub(crate) fn scores<P: Position>(position: &P) -> BySeat {
    let mut value = [0.0; Player::MAX];
    for (value, &score) in value.iter_mut().zip(position.scores()) {
        *value = f64::from(score);
    }
    value
}

/// A claimed feature that may be joined with others.
#[derive(Clone, Copy, Debug)]
struct Claim {
    root: SegmentId,
    kind: FeatureKind,
    presence: Presence,
    points: f64,
    /// Where it is open: a range of [`Outlook::claim_cells`] …
    cells: (usize, usize),
    /// … and about where that is.
    extent: Extent,
}

impl Claim {
    /// Whether some tile might join both features.
    fn may_meet(&self, other: &Self) -> bool {
        self.kind == other.kind && self.root != other.root && self.extent.overlaps(&other.extent)
    }
}

/// What would come of two features being joined.
pub(crate) struct Joining {
    /// What each player would gain.
    pub(crate) change: BySeat,
    /// The chance that somebody joins them.
    pub(crate) chance: f64,
    /// Tiles that would.
    pub(crate) helping: f64,
    /// What each of the two promises.
    pub(crate) points: [f64; 2],
}

impl Joining {
    fn add(&self, value: &mut BySeat) {
        for (value, change) in value.iter_mut().zip(self.change) {
            *value += self.chance * change;
        }
    }
}

/// How a feature will fare.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub(crate) struct Completion {
    /// The chance that it is ever completed.
    pub(crate) ever: f64,
    /// The chance that it is completed soon.
    pub(crate) soon: f64,
    /// Cells at which it is open and that some tile can fill.
    pub(crate) cells: f64,
}

/// What a turn is judged by in every game.
#[derive(Debug)]
pub(crate) struct Outlook {
    pub(crate) weights: CommonWeights,
    /// From whose side things are judged.
    pub(crate) player: Player,
    pub(crate) players: usize,
    pub(crate) chances: Chances,
    pub(crate) memo: Memo,
    /// Turns each player will still have.
    pub(crate) turns: [u32; Player::MAX],
    /// Whose turn is next.
    pub(crate) next: Player,
    /// Tiles still to be drawn.
    pub(crate) draws: u32,
    // Lists that are filled anew for each position, kept for their memory.
    pub(crate) openings: Vec<Opening>,
    claims: Vec<Claim>,
    claim_cells: Vec<Opening>,
    pub(crate) claimed: Vec<SegmentId>,
    /// What was learnt from games; whoever has it describes positions term by term.
    pub(crate) experience: Option<Arc<Experience>>,
    /// The terms of the position that is judged, if they are described.
    pub(crate) terms: Vec<Term>,
    /// The claimed features of that position, and where they are open.
    pub(crate) sketches: Vec<Sketch>,
    pub(crate) sketched: Vec<Opening>,
    /// What experience has said about features that the decision leaves as they are.
    pub(crate) said: Vec<(Looks, BySeat)>,
    /// What it has said about each of those of the position that is judged.
    pub(crate) spoken: Vec<BySeat>,
    /// What nobody has claimed.
    pub(crate) free: Free,
    /// Whether everything is described, to learn from.
    pub(crate) is_recording: bool,
}

impl Outlook {
    pub(crate) fn new(weights: CommonWeights) -> Self {
        Self {
            weights,
            player: Player::new(0),
            players: 2,
            chances: Chances::default(),
            memo: Memo::default(),
            turns: [0; Player::MAX],
            next: Player::new(0),
            draws: 0,
            openings: Vec::new(),
            claims: Vec::new(),
            claim_cells: Vec::new(),
            claimed: Vec::new(),
            experience: None,
            terms: Vec::new(),
            sketches: Vec::new(),
            sketched: Vec::new(),
            said: Vec::new(),
            spoken: Vec::new(),
            free: Free::default(),
            is_recording: false,
        }
    }

    /// Gets ready to judge what this player's turn can lead to.
    pub(crate) fn prepare<P: Position>(&mut self, position: &P, player: Player) {
        self.player = player;
        self.players = position.players();
        self.chances.prepare(position, self.weights.opening);
        self.said.clear();
        self.survey_free(position);
        self.draws = self.chances.total() as u32;
    }

    /// Shares the tiles still to be drawn out, from this player on.
    pub(crate) fn share_turns(&mut self, first: Player) {
        self.next = first;
        self.turns = [0; Player::MAX];
        for player in Player::all(self.players) {
            let before = (player.seat() + self.players - first.seat()) % self.players;
            let left = (self.draws as usize).saturating_sub(before);
            self.turns[player.seat()] = left.div_ceil(self.players) as u32;
        }
    }

    /// Fills the list of claimed features anew: those on which somebody stands, each once. None of them is kept in
    /// mind yet.
    pub(crate) fn find_claimed(&mut self, features: &Features, standing: impl Iterator<Item = SegmentId>) {
        self.claims.clear();
        self.claim_cells.clear();
        self.begin_description();
        self.list_claimed(features, standing);
    }

    /// Fills the list of claimed features anew, and forgets none of those kept in mind.
    pub(crate) fn list_claimed(&mut self, features: &Features, standing: impl Iterator<Item = SegmentId>) {
        self.claimed.clear();
        for segment in standing {
            let root = features.root(segment);
            if !self.claimed.contains(&root) {
                self.claimed.push(root);
            }
        }
    }

    /// Keeps in mind where a claimed feature is open and what it promises, for
    /// [`add_joinings`](Self::add_joinings).
    pub(crate) fn claim<P: Position>(
        &mut self,
        position: &P,
        root: SegmentId,
        (points, completion): (f64, Completion),
        list: &[Opening],
    ) {
        let features = position.board().features();
        let (kind, presence) = (features.kind(root), features.presence(root));
        let begin = self.claim_cells.len();
        self.claim_cells.extend_from_slice(list);
        let cells = (begin, self.claim_cells.len());
        self.claims.push(Claim { root, kind, presence, points, cells, extent: Extent::of(list) });
        self.sketch(root, kind, presence, (points, completion), list);
    }

    /// Where two claimed features are open at the same cell, whoever gains by joining them may do so: the
    /// followers of both then decide over the points of both.
    pub(crate) fn add_joinings<P: Position>(&mut self, position: &P, pay: Pay, value: &mut BySeat) {
        for one in 0..self.claims.len() {
            for other in one + 1..self.claims.len() {
                self.add_joinings_of_two(position, [self.claims[one], self.claims[other]], pay, value);
            }
        }
    }

    /// What would come of a further feature being claimed, which is open at these cells and promises so much.
    pub(crate) fn add_joinings_of<P: Position>(
        &mut self,
        position: &P,
        (root, presence, points): (SegmentId, Presence, f64),
        list: &[Opening],
        pay: Pay,
        value: &mut BySeat,
    ) {
        let kind = position.board().features().kind(root);
        let begin = self.claim_cells.len();
        self.claim_cells.extend_from_slice(list);
        let cells = (begin, self.claim_cells.len());
        let own = Claim { root, kind, presence, points, cells, extent: Extent::of(list) };
        for other in 0..self.claims.len() {
            self.add_joinings_of_two(position, [self.claims[other], own], pay, value);
        }
        self.claim_cells.truncate(begin);
    }

    fn add_joinings_of_two<P: Position>(
        &mut self,
        position: &P,
        both: [Claim; 2],
        pay: Pay,
        value: &mut BySeat,
    ) {
        let [a, b] = both;
        if !a.may_meet(&b) {
            return;
        }
        for one in a.cells.0..a.cells.1 {
            for other in b.cells.0..b.cells.1 {
                let cells = [self.claim_cells[one], self.claim_cells[other]];
                if cells[0].pos != cells[1].pos {
                    continue;
                }
                let joining = self.joining(position, both, cells, pay);
                joining.add(value);
                if self.experience.is_some() {
                    self.describe_joining(both.map(|claim| claim.presence), &joining);
                }
            }
        }
    }

    fn joining<P: Position>(
        &mut self,
        position: &P,
        [a, b]: [Claim; 2],
        cells: [Opening; 2],
        pay: Pay,
    ) -> Joining {
        let change = joined([a.presence, b.presence], [a.points, b.points], pay);
        let gain = |player: Player| {
            let others = change.iter().sum::<f64>() - change[player.seat()];
            change[player.seat()] - others / (self.players - 1) as f64
        };
        let turns = Player::all(self.players).filter(|&player| gain(player) > 0.0);
        let turns = turns.map(|player| self.turns[player.seat()]).max().unwrap_or(0);
        let helping = self.chances.joining(position, a.kind, cells[0], cells[1]);
        let chance = self.chances.of_drawing(self.weights.joining * helping, turns);
        Joining { change, chance, helping, points: [a.points, b.points] }
    }

    /// How a feature that is open at these cells will fare, if somebody with so many turns left works on it.
    pub(crate) fn completion<P: Position>(
        &mut self,
        position: &P,
        root: SegmentId,
        list: &[Opening],
        turns: u32,
    ) -> Completion {
        let Self { weights, chances, memo, .. } = self;
        memo.completion(root, list, turns, || {
            let kind = position.board().features().kind(root);
            let soon_turns = turns.min(weights.soon as u32);
            let mut result = Completion { ever: 1.0, soon: 1.0, cells: 0.0 };
            for (i, &opening) in list.iter().enumerate() {
                let helping = weights.attention * chances.helping(position, Some(kind), opening);
                let shared = share_of_cell(weights, i);
                result.ever *= hoped(weights, shared * chances.of_drawing(helping, turns));
                result.soon *= shared * chances.of_drawing(helping, soon_turns);
                result.cells += f64::from(u8::from(helping > 0.0));
            }
            result
        })
    }

    /// What so many followers to place are worth. Each is worth less than the one before, and none is worth
    /// anything without turns to place it in.
    pub(crate) fn worth_of_supply(&self, followers: f64, turns: u32) -> f64 {
        let CommonWeights { follower, further_follower, follower_turns, .. } = self.weights;
        let (mut worth, mut each, mut left) = (0.0, follower, followers);
        while left > 0.0 {
            worth += each * left.min(1.0);
            each *= further_follower;
            left -= 1.0;
        }
        let turns = f64::from(turns);
        worth * turns / (turns + follower_turns)
    }

    /// By how much the player whose turn is judged is ahead.
    pub(crate) fn margin(&self, value: &BySeat) -> f64 {
        let (mut most, mut sum) = (f64::NEG_INFINITY, 0.0);
        for other in Player::all(self.players).filter(|&other| other != self.player) {
            most = most.max(value[other.seat()]);
            sum += value[other.seat()];
        }
        let mean = sum / (self.players - 1) as f64;
        let CommonWeights { strongest, rivalry, .. } = self.weights;
        value[self.player.seat()] - rivalry * (strongest * most + (1.0 - strongest) * mean)
    }
}

/// The chance to fill a cell, as somebody with such hopes believes it to be.
pub(crate) fn hoped(weights: &CommonWeights, chance: f64) -> f64 {
    weights.hope + (1.0 - weights.hope) * chance
}

/// What is left of the chance to fill the cell of this number: further ones want the same tiles.
pub(crate) fn share_of_cell(weights: &CommonWeights, number: usize) -> f64 {
    if number > 0 { weights.further_cell } else { weights.first_cell }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::chance::Seed;
    use bastide_engine::event::Silent;
    use bastide_engine::setup::{Request, Setup};
    use bastide_engine::{Game, whichever};

    /// After the first tile was drawn, with this player's turn to be judged.
    fn outlook(players: usize, player: usize) -> Outlook {
        let setup = Setup::new(&Request { players, ..Request::default() }).unwrap();
        let mut outlook = Outlook::new(CommonWeights::SOME);
        whichever!(&mut Game::new(&setup).start(), position => {
            let draw = position.random_move(&mut Seed::from(1).rng());
            position.apply(draw, &mut Silent);
            outlook.prepare(position, Player::new(player));
        });
        outlook.share_turns(Player::new(player).next(players));
        outlook
    }

    #[test]
    fn the_tiles_left_are_shared_out_from_the_next_player_on() {
        // 72 tiles, of which one begins and one is in hand.
        assert_eq!(outlook(2, 0).turns[..2], [35, 35]);
        assert_eq!(outlook(3, 1).turns[..3], [23, 23, 24]);
        assert_eq!(outlook(6, 0).turns, [11, 12, 12, 12, 12, 11]);
    }

    #[test]
    fn followers_are_worth_less_the_more_there_are_and_nothing_without_turns() {
        let outlook = outlook(2, 0);
        let worth: Vec<f64> = (0..=7).map(|n| outlook.worth_of_supply(f64::from(n), 20)).collect();
        let gains: Vec<f64> = worth.windows(2).map(|two| two[1] - two[0]).collect();
        assert!(gains.iter().all(|&gain| gain > 0.0), "{gains:?}");
        assert!(gains.windows(2).all(|two| two[1] < two[0]), "{gains:?}");
        assert_eq!(outlook.worth_of_supply(7.0, 0), 0.0);
    }

    #[test]
    fn the_margin_is_over_the_others() {
        let two = outlook(2, 1);
        assert_eq!(two.margin(&[3.0, 10.0, 0.0, 0.0, 0.0, 0.0]), 7.0);
        let three = outlook(3, 0);
        let margin = three.margin(&[10.0, 8.0, 4.0, 0.0, 0.0, 0.0]);
        assert!(margin > 2.0 && margin < 4.0, "between the strongest and the mean: {margin}");
    }

    #[test]
    fn every_leader_is_paid_in_full() {
        let mut both = Presence::of(Player::new(0), 1);
        both += Presence::of(Player::new(2), 1);
        let mut value = [0.0; Player::MAX];
        pay_leaders(&mut value, both, 5.0);
        assert_eq!(value, [5.0, 0.0, 5.0, 0.0, 0.0, 0.0]);
    }
}
