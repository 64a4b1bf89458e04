//! The City: everything a turn can lead to, with the wall building it causes, judged by points and prospects.

mod building;
mod claims;
mod evaluate;
mod rampart;
mod weights;

pub use weights::Weights;

use super::Best;
use bastide_engine::board::Player;
use bastide_engine::event::Silent;
use bastide_engine::games::city::{Move, State};
use bastide_engine::position::{Actor, Position};
use bastide_engine::refusal::Step;
use evaluate::Judge;
use rand_core::Rng;

/// How much better something must be than to keep the follower or tower.
const KEPT: f64 = 1e-6;

/// What the greedy bot needs for The City.
#[derive(Debug)]
pub(super) struct City {
    judge: Judge,
    /// Positions to try moves in, kept for their memory.
    spare: Vec<State>,
}

impl City {
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

    /// What a move is worth, if the player makes the best of what follows at once.
    fn after(&mut self, position: &State, mv: Move, player: Player) -> f64 {
        let mut next = self.spare.pop().unwrap_or_else(|| position.clone());
        next.clone_from(position);
        next.apply(mv, &mut Silent);
        let value = self.worth(&mut next, player);
        self.spare.push(next);
        value
    }

    /// What a position within the turn is worth: that of the best follower or guard on what was just set;
    /// once that is decided, what is left when the walls are built. The position is used up.
    fn worth(&mut self, position: &mut State, player: Player) -> f64 {
        let asked = matches!(position.step(), Some(Step::Follower | Step::Guard));
        if asked && position.actor() == Actor::Player(player) {
            let moves = position.moves();
            return moves
                .into_iter()
                .map(|mv| self.after(position, mv, player))
                .fold(f64::NEG_INFINITY, f64::max);
        }
        self.judge.build_to_the_end(position);
        self.judge.judge(position)
    }
}
