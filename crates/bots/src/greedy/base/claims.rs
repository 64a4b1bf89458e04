//! What roads, cities and monasteries promise to those who have followers on them.

use super::chances::{Opening, openings};
use super::evaluate::{BySeat, Judge, pay};
use bastide_engine::board::{Player, Presence, SegmentId};
use bastide_engine::games::base::{Stage, State};
use bastide_engine::position::Position;
use bastide_engine::tiles::{Attr, FeatureKind};

/// One of the squares at which a claimed road or city is open.
#[derive(Debug)]
pub(super) struct Claim {
    /// Which feature it is, of those looked at.
    number: usize,
    kind: FeatureKind,
    presence: Presence,
    points: f64,
    opening: Opening,
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
    /// Squares at which it is open and that some tile can fill.
    squares: u32,
}

impl Judge {
    /// Adds what roads, cities and monasteries with followers on them promise, and counts the
    /// followers that will come back from them.
    pub(super) fn add_claims(&mut self, position: &State, value: &mut BySeat, back: &mut BySeat) {
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
        let (mut ever, mut soon, mut squares) = (1.0, 1.0, 0);
        for (i, &opening) in list.iter().enumerate() {
            let helping = self.weights.attention * self.chances.helping(position, opening);
            let shared = if i > 0 { self.weights.further_square } else { self.weights.first_square };
            ever *= shared * self.chances.of_drawing(helping, turns);
            soon *= shared * self.chances.of_drawing(helping, soon_turns);
            squares += u32::from(helping > 0.0);
        }
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
