//! Everything a decision can lead to at once: the moves of a turn are tried, and where they lead is judged.

use super::outlook::{BySeat, Outlook};
use super::{Best, Experience, Luck};
use bastide_engine::board::Player;
use bastide_engine::event::Silent;
use bastide_engine::position::{Actor, Position};
use rand_core::Rng;
use std::sync::Arc;

/// How much better something must be than to keep the piece it would cost.
const KEPT: f64 = 1e-6;

/// A move, what it is worth, and what the player would do right after it, as far as that is known.
type Trial<P> = (<P as Position>::Move, f64, Option<<P as Position>::Move>);

/// What one game knows about its positions.
pub(crate) trait Sense: Sized {
    /// The positions of the game.
    type Position: Position;

    /// What it believes.
    type Weights: Copy;

    /// By how much its games end otherwise than expected.
    const LUCK: Luck;

    /// The move that gives nothing away.
    const PASS: <Self::Position as Position>::Move;

    /// One that believes this.
    fn believing(weights: Self::Weights) -> Self;

    /// What it judges by.
    fn outlook(&mut self) -> &mut Outlook;

    /// Gets ready for the positions that a decision of this player can lead to.
    fn prepare(&mut self, position: &Self::Position, player: Player);

    /// Gets ready for one position between two turns.
    fn prepare_between(&mut self, position: &Self::Position);

    /// The moves that are worth a trial: all, unless a game has too many of them.
    fn candidates(
        _planner: &mut Planner<Self>,
        position: &Self::Position,
        _player: Player,
    ) -> Vec<<Self::Position as Position>::Move> {
        position.moves()
    }

    /// The points each player can expect to end with, as a position stands between two turns.
    fn values(&mut self, position: &Self::Position) -> BySeat;

    /// By how much a move must be better than it looks: what promises much may come to nothing.
    fn doubt(&self, _position: &Self::Position, _mv: <Self::Position as Position>::Move) -> f64 {
        0.0
    }

    /// What a position within the turn is worth to the player, who may go on with
    /// [`after`](Planner::after). The position is used up.
    fn worth(planner: &mut Planner<Self>, position: &mut Self::Position, player: Player) -> f64;
}

/// Tries moves.
#[derive(Debug)]
pub(crate) struct Planner<S: Sense> {
    pub(crate) sense: S,
    /// Who judges for the opponents of whoever looks ahead, and who that is. They may not have the same experience.
    plain: S,
    own: Option<Player>,
    /// Who tells what a position is worth that lies some turns ahead.
    prophet: S,
    /// Positions to try moves in, kept for their memory.
    spare: Vec<S::Position>,
    /// What the player would do right after the move that was tried last, if that is known.
    then: Option<<S::Position as Position>::Move>,
}

impl<S: Sense> Planner<S> {
    /// One that tries moves by these weights.
    pub(crate) fn new(weights: S::Weights) -> Self {
        let [sense, plain, prophet] = [(); 3].map(|()| S::believing(weights));
        Self { sense, plain, own: None, prophet, spare: Vec::new(), then: None }
    }

    /// Goes by this experience from now on.
    pub(crate) fn learn(&mut self, experience: &Arc<Experience>) {
        self.sense.outlook().experience = Some(experience.clone());
        self.prophet.outlook().experience = Some(experience.clone());
    }

    /// The best move there is.
    pub(crate) fn choose(
        &mut self,
        position: &S::Position,
        player: Player,
        rng: &mut impl Rng,
    ) -> <S::Position as Position>::Move {
        let mut best = Best::new();
        for (mv, value) in self.rank(position, player) {
            best.offer(mv, value, rng);
        }
        best.mv.expect("who is asked has a choice")
    }

    /// From now on this player alone is believed to go by experience, and all others by the hand-made evaluation; or
    /// else everybody by experience.
    pub(crate) fn play_as(&mut self, player: Option<Player>) {
        self.own = player;
    }

    /// What the player in turn can do, with the margin each promises.
    pub(crate) fn rank(
        &mut self,
        position: &S::Position,
        player: Player,
    ) -> Vec<(<S::Position as Position>::Move, f64)> {
        self.try_all(position, player).into_iter().map(|(mv, value, _)| (mv, value)).collect()
    }

    /// The points each player can expect to end with.
    pub(crate) fn values(&mut self, position: &S::Position) -> BySeat {
        self.prophet.prepare_between(position);
        self.prophet.values(position)
    }

    /// Plays the best moves, whoever is in turn, until chance would move for the time after so many draws, the game is
    /// over or it is late. Answers with the number of positions that were looked at.
    pub(crate) fn play_on(
        &mut self,
        position: &mut S::Position,
        draws: u32,
        dealer: &mut impl Rng,
        ties: &mut impl Rng,
        is_late: &impl Fn() -> bool,
    ) -> u64 {
        let (mut drawn, mut looked_at, mut plan) = (0, 0, None);
        loop {
            if let Some(mv) = plan.take() {
                position.apply(mv, &mut Silent);
                continue;
            }
            match position.actor() {
                Actor::Nobody => return looked_at,
                Actor::Chance if drawn == draws => return looked_at,
                Actor::Chance => {
                    drawn += 1;
                    let mv = position.random_move(dealer);
                    position.apply(mv, &mut Silent);
                }
                Actor::Player(_) if is_late() => return looked_at,
                Actor::Player(player) => {
                    let mut best = Best::new();
                    for (mv, value, then) in self.try_all(position, player) {
                        best.offer((mv, then), value, ties);
                        looked_at += 1;
                    }
                    let (mv, then) = best.mv.expect("who is asked has a choice");
                    position.apply(mv, &mut Silent);
                    plan = then;
                }
            }
        }
    }

    /// What can be done, what each is worth, and what the player would do right after it, as far as that is known.
    fn try_all(&mut self, position: &S::Position, player: Player) -> Vec<Trial<S::Position>> {
        if self.own.is_none_or(|own| own == player) {
            return self.try_by_sense(position, player);
        }
        std::mem::swap(&mut self.sense, &mut self.plain);
        let tried = self.try_by_sense(position, player);
        std::mem::swap(&mut self.sense, &mut self.plain);
        tried
    }

    fn try_by_sense(&mut self, position: &S::Position, player: Player) -> Vec<Trial<S::Position>> {
        self.sense.prepare(position, player);
        let moves = S::candidates(self, position, player);
        let trial = |mv| {
            // Of two that are equal, rather the one that gives nothing away.
            let kept = if mv == S::PASS { KEPT } else { 0.0 };
            self.then = None;
            let value = self.after(position, mv, player) - self.sense.doubt(position, mv) + kept;
            (mv, value, self.then)
        };
        moves.into_iter().map(trial).collect()
    }

    /// What the best is worth that the player in turn can do, which then is the plan.
    pub(crate) fn best_next(&mut self, position: &S::Position, player: Player) -> f64 {
        let moves = position.moves();
        let tried = moves.into_iter().map(|mv| (self.after(position, mv, player), mv)).collect::<Vec<_>>();
        self.plan(tried)
    }

    /// Makes the best of what was tried the plan; answers with what it is worth.
    pub(crate) fn plan(
        &mut self,
        tried: impl IntoIterator<Item = (f64, <S::Position as Position>::Move)>,
    ) -> f64 {
        let mut best = (f64::NEG_INFINITY, f64::NEG_INFINITY);
        self.then = None;
        for (value, mv) in tried {
            let kept = value + if mv == S::PASS { KEPT } else { 0.0 };
            if kept > best.0 {
                best.0 = kept;
                self.then = Some(mv);
            }
            best.1 = best.1.max(value);
        }
        best.1
    }

    /// Makes no plan: somebody else decides next.
    pub(crate) fn forget_plan(&mut self) {
        self.then = None;
    }

    /// What a move is worth.
    pub(crate) fn after(
        &mut self,
        position: &S::Position,
        mv: <S::Position as Position>::Move,
        player: Player,
    ) -> f64 {
        self.with(position, mv, |planner, next| S::worth(planner, next, player))
    }

    /// Plays a move in a position of its own, and looks at that.
    pub(crate) fn with<R>(
        &mut self,
        position: &S::Position,
        mv: <S::Position as Position>::Move,
        look: impl FnOnce(&mut Self, &mut S::Position) -> R,
    ) -> R {
        let mut next = self.spare.pop().unwrap_or_else(|| position.clone());
        next.clone_from(position);
        next.apply(mv, &mut Silent);
        let seen = look(self, &mut next);
        self.spare.push(next);
        seen
    }
}
