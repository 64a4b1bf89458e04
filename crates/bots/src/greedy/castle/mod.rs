//! The Castle: everything a turn can lead to, judged by points and prospects.

mod claims;
mod courts;
mod evaluate;
mod keep;
mod wall_tiles;
mod weights;

pub use weights::Weights;

use super::Best;
use bastide_engine::board::Player;
use bastide_engine::event::Silent;
use bastide_engine::games::castle::{Move, State};
use bastide_engine::position::{Actor, Position};
use bastide_engine::refusal::Step;
use evaluate::Judge;
use rand_core::Rng;

/// How much better something must be than to keep the follower or wall tile.
const KEPT: f64 = 1e-6;

/// What the greedy bot needs for The Castle.
#[derive(Debug)]
pub(super) struct Castle {
    judge: Judge,
    /// Positions to try moves in, kept for their memory.
    spare: Vec<State>,
}

impl Castle {
    pub(super) fn new(weights: Weights) -> Self {
        Self { judge: Judge::new(weights), spare: Vec::new() }
    }

    pub(super) fn choose(&mut self, position: &State, player: Player, rng: &mut impl Rng) -> Move {
        self.judge.prepare(position, player);
        let mut best = Best::new();
        for mv in position.moves() {
            // Of two that are equal, rather the one that gives nothing away.
            let kept = if mv == Move::Pass { KEPT } else { 0.0 };
            best.offer(mv, self.after(position, mv, player) + kept, rng);
        }
        best.mv.expect("who is asked has a choice")
    }

    /// What a move is worth, if both players make the best of the rest of this turn.
    fn after(&mut self, position: &State, mv: Move, player: Player) -> f64 {
        let mut next = self.spare.pop().unwrap_or_else(|| position.clone());
        next.clone_from(position);
        next.apply(mv, &mut Silent);
        let value = self.worth(&next, player);
        self.spare.push(next);
        value
    }

    /// What a position within the turn is worth: that of the best choice there is, the other player's
    /// being the worst; that of all wall tiles that may turn up; once the turn is over, what it promises.
    fn worth(&mut self, position: &State, player: Player) -> f64 {
        match position.actor() {
            Actor::Player(actor) => {
                let sign = if actor == player { 1.0 } else { -1.0 };
                let values = position.moves().into_iter().map(|mv| sign * self.after(position, mv, player));
                sign * values.fold(f64::NEG_INFINITY, f64::max)
            }
            Actor::Chance if position.step() == Some(Step::Reveal) => {
                let (mut sum, mut total) = (0.0, 0.0);
                for mv in position.moves() {
                    let Move::Reveal(tile) = mv else { continue };
                    let copies = f64::from(position.unseen_wall_tiles()[tile.index()]);
                    sum += copies * self.after(position, mv, player);
                    total += copies;
                }
                sum / total
            }
            Actor::Chance | Actor::Nobody => self.judge.judge(position),
        }
    }
}
