//! What a position of the base game is worth to each player, right after a turn.

use super::Weights;
use super::chances::{Chances, Opening, openings};
use super::segments::Segments;
use bastide_engine::board::{Player, Presence, SegmentId};
use bastide_engine::games::base::{Farmers, Stage, State};
use bastide_engine::position::{Actor, Position};
use bastide_engine::tiles::{Attr, FeatureKind};

/// Points, or anything else, by seat.
pub(super) type BySeat = [f64; Player::MAX];

/// Judges the positions that a turn can lead to.
#[derive(Debug)]
pub(super) struct Judge {
    pub(super) weights: Weights,
    player: Player,
    players: usize,
    chances: Chances,
    /// Turns each player will still have.
    pub(super) turns: [u32; Player::MAX],
    /// Tiles still to be drawn.
    pub(super) draws: u32,
    small_city_halved: bool,
    /// Kept for its memory.
    openings: Vec<Opening>,
    claims: Vec<Claim>,
    pub(super) seen: Vec<SegmentId>,
    pub(super) touching: Vec<SegmentId>,
    pub(super) segments: Segments,
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
            segments: Segments::default(),
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
        self.small_city_halved = small_city_halved(position);
        self.segments.clear();
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
            if position.rules().farmers() != Farmers::None {
                self.add_fields(position, &mut value);
            }
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

    /// Adds what roads, cities and monasteries with followers on them promise, and counts the
    /// followers that will come back from them.
    fn add_claims(&mut self, position: &State, value: &mut BySeat, back: &mut BySeat) {
        let features = position.board().features();
        self.seen.clear();
        self.claims.clear();
        for (_, segment) in position.followers() {
            let root = features.root(segment);
            if features.kind(segment) == FeatureKind::Field || self.seen.contains(&root) {
                continue;
            }
            self.seen.push(root);
            let presence = features.presence(root);
            let Prospect { points, returns } = self.prospect(position, root, presence);
            pay(value, presence, points);
            for (player, followers) in presence.iter() {
                back[player.seat()] += returns * f64::from(followers);
            }
            if features.kind(root) != FeatureKind::Monastery {
                let number = self.seen.len();
                let claim = |&opening: &Opening| Claim {
                    number,
                    kind: features.kind(root),
                    presence,
                    points,
                    opening,
                };
                self.claims.extend(self.openings.iter().map(claim));
            }
        }
        self.add_joinings(position, value);
    }

    /// Where two claimed features are open at the same square, whoever gains by joining them may do
    /// so: the followers of both then decide over the points of both (B17).
    fn add_joinings(&mut self, position: &State, value: &mut BySeat) {
        for (i, a) in self.claims.iter().enumerate() {
            for b in &self.claims[i + 1..] {
                if a.number == b.number || a.kind != b.kind || a.opening.pos != b.opening.pos {
                    continue;
                }
                let mut together = a.presence;
                together += b.presence;
                let mut change = [0.0; Player::MAX];
                pay(&mut change, together, a.points + b.points);
                pay(&mut change, a.presence, -a.points);
                pay(&mut change, b.presence, -b.points);
                let gain = |player: Player| {
                    let others = change.iter().sum::<f64>() - change[player.seat()];
                    change[player.seat()] - others / (self.players - 1) as f64
                };
                let turns = Player::all(self.players).filter(|&player| gain(player) > 0.0);
                let turns = turns.map(|player| self.turns[player.seat()]).max().unwrap_or(0);
                if turns == 0 {
                    continue;
                }
                let joining = self.weights.joining * self.chances.joining(position, a.opening, b.opening);
                let chance = self.chances.of_drawing(joining, turns);
                for (value, change) in value.iter_mut().zip(change) {
                    *value += chance * change;
                }
            }
        }
    }

    fn prospect(&mut self, position: &State, feature: SegmentId, presence: Presence) -> Prospect {
        let features = position.board().features();
        if features.kind(feature) == FeatureKind::Monastery {
            return self.monastery(position, feature);
        }
        let turns = presence.leaders().iter().map(|leader| self.turns[leader.seat()]).max().unwrap_or(0);
        let Completion { ever, soon, squares } = self.completion(position, feature, turns);
        let squares = f64::from(squares);
        // What is never completed still grows a little.
        let unfinished =
            f64::from(position.tally(feature, Stage::Unfinished).points()) + self.weights.growth * squares;
        let size = f64::from(features.tiles(feature)) + squares;
        let whole = if features.kind(feature) == FeatureKind::Road {
            size
        } else {
            let each = if size < 2.5 && self.small_city_halved { 1.0 } else { 2.0 };
            each * (size + f64::from(features.attrs(feature).get(Attr::Shield)))
        };
        Prospect { points: ever * whole + (1.0 - ever) * unfinished, returns: soon }
    }

    /// How a road or city will fare if somebody with so many turns left works on it.
    pub(super) fn completion(&mut self, position: &State, feature: SegmentId, turns: u32) -> Completion {
        let mut list = std::mem::take(&mut self.openings);
        openings(position, feature, &mut list);
        let soon_turns = turns.min(self.weights.soon as u32);
        let (mut ever, mut soon) = (1.0, 1.0);
        for (i, &opening) in list.iter().enumerate() {
            let helping = self.weights.attention * self.chances.helping(position, opening);
            let shared = if i > 0 { self.weights.further_square } else { 1.0 };
            ever *= shared * self.chances.of_drawing(helping, turns);
            soon *= shared * self.chances.of_drawing(helping, soon_turns);
        }
        let squares = list.len() as u32;
        self.openings = list;
        Completion { ever, soon, squares }
    }

    /// A monastery brings a point for each square that gets filled, whether it is completed or not.
    fn monastery(&mut self, position: &State, feature: SegmentId) -> Prospect {
        let board = position.board();
        let (number, _) = board.features().place(feature);
        let soon = self.draws.min(self.weights.soon as u32 * self.players as u32);
        let (mut points, mut returns) = (1.0, 1.0);
        for pos in board.laid()[number].pos.surrounding() {
            if board.tile_at(pos).is_some() {
                points += 1.0;
                continue;
            }
            let helping =
                self.weights.monastery_fill * self.chances.helping(position, Opening::anything(pos));
            points += self.chances.of_drawing(helping, self.draws);
            returns *= self.chances.of_drawing(helping, soon);
        }
        Prospect { points, returns }
    }
}

/// One of the squares at which a claimed road or city is open.
#[derive(Debug)]
struct Claim {
    /// Which feature it is, of those looked at.
    number: usize,
    kind: FeatureKind,
    presence: Presence,
    points: f64,
    opening: Opening,
}

/// B14: every leader is paid in full.
pub(super) fn pay(value: &mut BySeat, presence: Presence, points: f64) {
    for leader in presence.leaders().iter() {
        value[leader.seat()] += points;
    }
}

/// What somebody can expect of a feature with followers on it.
struct Prospect {
    /// The points it will bring to those who lead there.
    points: f64,
    /// The chance that its followers are back before long.
    returns: f64,
}

/// How a road or city will fare.
pub(super) struct Completion {
    /// The chance that it is ever completed.
    pub(super) ever: f64,
    /// The chance that it is completed soon.
    soon: f64,
    /// Squares at which it is open.
    squares: u32,
}

/// Whether B12 holds.
fn small_city_halved(position: &State) -> bool {
    let features = position.board().features();
    let small = |&root: &SegmentId| features.kind(root) == FeatureKind::City && features.tiles(root) == 2;
    let found = features.roots().find(small);
    found.is_none_or(|city| position.tally(city, Stage::Completed).per_tile == 1)
}
