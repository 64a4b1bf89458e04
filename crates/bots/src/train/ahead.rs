//! Learning which of several moves is better, from what a few turns show.
//!
//! How a game ends is mostly luck, and the same luck whichever of two moves is made. What a position is worth some
//! turns later owes much less to it; and if the moves that a player has the choice of are followed by the same draws,
//! what is left of luck is mostly the same for all and says nothing about either. So moves are compared with each other
//! only: by how much each is better than their mean, as it looks at once and as it looks after those turns.

use super::fit::{Answered, fit};
use super::{Schedule, Trainer, explore};
use crate::evaluation::experience::{Experience, Term};
use crate::evaluation::planner::{Planner, Sense};
use crate::games::{Judged, Judges};
use bastide_engine::board::Player;
use bastide_engine::chance::{Seed, below};
use bastide_engine::event::Silent;
use bastide_engine::position::{Actor, Position};
use bastide_engine::whichever;
use std::ops::Range;
use std::sync::Arc;

/// Of so many turns, one is looked at.
const TURNS: u32 = 4;

/// Moves that look best, and others, which are compared; of the first two of them also what looks second best of
/// what the player may do next.
const BEST: usize = 4;
const OTHERS: usize = 2;

/// How many draws are looked ahead, and by how many deals.
const DRAWS: u32 = 4;
const DEALS: u64 = 3;

/// A move that can be made: where it leads, as the hand-made evaluation has it, and as it looks some turns later. Both
/// are margins of the first seat.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Outcome {
    /// Its description: a range of [`Comparisons::terms`].
    terms: (usize, usize),
    by_hand: f32,
    target: f32,
}

/// The moves of one decision: a range of [`Comparisons::outcomes`].
#[derive(Clone, PartialEq, Debug)]
struct Decision {
    outcomes: Range<usize>,
    /// Whether it is kept to tell how much was learnt.
    is_test: bool,
}

/// Decisions of some games. Those of other games can be added.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Comparisons {
    terms: Vec<Term>,
    outcomes: Vec<Outcome>,
    decisions: Vec<Decision>,
}

impl Comparisons {
    /// How many decisions there are.
    pub fn len(&self) -> usize {
        self.decisions.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.decisions.is_empty()
    }

    /// Adds those of other games.
    pub fn merge(&mut self, other: &Self) {
        let (terms, outcomes) = (self.terms.len(), self.outcomes.len());
        self.terms.extend_from_slice(&other.terms);
        let shifted = |outcome: &Outcome| Outcome {
            terms: (outcome.terms.0 + terms, outcome.terms.1 + terms),
            ..*outcome
        };
        self.outcomes.extend(other.outcomes.iter().map(shifted));
        let shifted = |Decision { outcomes: Range { start, end }, is_test }: &Decision| Decision {
            outcomes: start + outcomes..end + outcomes,
            is_test: *is_test,
        };
        self.decisions.extend(other.decisions.iter().map(shifted));
    }

    /// What networks say about each move of a decision, and by how much more it is off than all are on average.
    fn errors(&self, experience: &Experience, number: usize) -> Vec<(Answered<'_>, f32)> {
        let outcomes = &self.outcomes[self.decisions[number].outcomes.clone()];
        let answer = |outcome: &Outcome| {
            let answered = Answered::new(experience, &self.terms[outcome.terms.0..outcome.terms.1]);
            let off = outcome.by_hand + answered.margin - outcome.target;
            (answered, off)
        };
        let mut all: Vec<_> = outcomes.iter().map(answer).collect();
        let mean = all.iter().map(|(_, off)| off).sum::<f32>() / all.len() as f32;
        all.iter_mut().for_each(|(_, off)| *off -= mean);
        all
    }

    /// How far off what is said about moves is, by the root of the mean square, in decisions that nothing was learnt
    /// from.
    fn error(&self, experience: &Experience) -> f64 {
        let tests = (0..self.len()).filter(|&number| self.decisions[number].is_test);
        let (mut sum, mut count) = (0.0, 0.0);
        for (_, off) in tests.flat_map(|number| self.errors(experience, number)) {
            sum += f64::from(off * off);
            count += 1.0;
        }
        if count > 0.0 { (sum / count).sqrt() } else { 0.0 }
    }
}

/// How far off evaluations are from what a few turns show, in points, when moves are compared. Some of it is luck.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Differences {
    /// The hand-made evaluation.
    pub by_hand: f64,
    /// What had been learnt before.
    pub before: f64,
    /// What is learnt now.
    pub learnt: f64,
}

impl Trainer {
    /// Looks ahead in the games of these numbers in the round that is due.
    pub fn look_ahead(&self, numbers: Range<u64>) -> Comparisons {
        let (mut players, mut witnesses) = (Judges::new(), Judges::new());
        if !self.now.is_none() {
            players.learn(&self.now);
        }
        witnesses.learn(&Arc::new(Experience::none(self.now.game())));
        let mut all = Comparisons::default();
        for number in numbers {
            let seed = self.seed.child(self.rounds).child(number);
            let exploration = self.schedule.exploration_in(number);
            let begin = all.len();
            whichever!(self.game.start(), start => {
                let player = start.planner(&mut players);
                let witness = &mut start.planner(&mut witnesses).sense;
                all.play(player, witness, start, seed, exploration);
            });
            all.decisions[begin..]
                .iter_mut()
                .for_each(|decision| decision.is_test = Schedule::is_test(number));
        }
        all
    }

    /// Takes in what was seen ahead in the round that was due. Answers with how far off evaluations are from that.
    pub fn compare(&mut self, seen: Comparisons) -> Differences {
        self.rounds += 1;
        self.seen_ahead.push_back(seen);
        if self.seen_ahead.len() > self.schedule.memory {
            self.seen_ahead.pop_front();
        }
        let mut all = Comparisons::default();
        self.seen_ahead.iter().for_each(|seen| all.merge(seen));
        let order = (0..all.len()).filter(|&number| !all.decisions[number].is_test).collect();
        let learn = |now: &Experience, number: usize, slopes: &mut [Vec<f32>]| {
            let errors = all.errors(now, number);
            let share = 1.0 / errors.len() as f32;
            errors.iter().for_each(|(answered, off)| answered.pull(now, share * off, slopes));
        };
        let learnt = fit(&self.now, &all.terms, order, learn, self.dice(), self.schedule.lesson_ahead);
        let none = Experience::none(learnt.game());
        let last = self.seen_ahead.back().expect("it was just taken in");
        let [by_hand, before, learnt_now] =
            [&none, &*self.now, &learnt].map(|experience| last.error(experience));
        self.now = Arc::new(learnt);
        Differences { by_hand, before, learnt: learnt_now }
    }
}

impl Comparisons {
    /// Plays a game, and compares the moves of some decisions.
    fn play<S: Sense>(
        &mut self,
        player: &mut Planner<S>,
        witness: &mut S,
        mut position: S::Position,
        seed: Seed,
        exploration: f64,
    ) {
        let (mut dealer, mut explorer, mut turns) =
            (seed.child(0).rng(), seed.child(1).rng(), seed.child(2).rng());
        witness.outlook().is_recording = true;
        let mut is_first = true;
        loop {
            let mv = match position.actor() {
                Actor::Nobody => return,
                Actor::Chance => {
                    is_first = true;
                    position.random_move(&mut dealer)
                }
                Actor::Player(actor) => {
                    let ranked = player.rank(&position, actor);
                    if std::mem::take(&mut is_first) && below(&mut turns, TURNS) == 0 {
                        let number = position.board().laid().len() as u64;
                        // As the searching bot sees its opponents.
                        player.play_as(Some(actor));
                        self.compare(player, witness, &position, &ranked, seed.child(3).child(number));
                        player.play_as(None);
                    }
                    explore(ranked, exploration, &mut explorer)
                }
            };
            position.apply(mv, &mut Silent);
        }
    }

    /// Compares some moves of a decision.
    fn compare<S: Sense>(
        &mut self,
        player: &mut Planner<S>,
        witness: &mut S,
        position: &S::Position,
        ranked: &[(<S::Position as Position>::Move, f64)],
        seed: Seed,
    ) {
        let (terms, begin) = (self.terms.len(), self.outcomes.len());
        for end in ends(player, position, ranked, seed.child(0)) {
            // What is over needs no judgement.
            if end.actor() != Actor::Chance {
                continue;
            }
            witness.prepare_between(&end);
            let margin = |values: [f64; Player::MAX]| (values[0] - values[1]) as f32;
            let by_hand = margin(witness.values(&end));
            let described = self.terms.len();
            self.terms.extend_from_slice(&witness.outlook().terms);
            let mut target = 0.0;
            for deal in 1..=DEALS {
                let mut later = end.clone();
                let (mut draws, mut ties) = (seed.child(deal).rng(), seed.child(DEALS + deal).rng());
                player.play_on(&mut later, DRAWS, &mut draws, &mut ties, &|| false);
                target += margin(player.values(&later)) / DEALS as f32;
            }
            self.outcomes.push(Outcome { terms: (described, self.terms.len()), by_hand, target });
        }
        let outcomes = begin..self.outcomes.len();
        if outcomes.len() > 1 {
            self.decisions.push(Decision { outcomes, is_test: false });
        } else {
            self.outcomes.truncate(begin);
            self.terms.truncate(terms);
        }
    }
}

/// Where some of the moves that can be made lead to by the end of the turn.
fn ends<S: Sense>(
    player: &mut Planner<S>,
    position: &S::Position,
    ranked: &[(<S::Position as Position>::Move, f64)],
    seed: Seed,
) -> Vec<S::Position> {
    let mut rng = seed.rng();
    let by_value = |(_, one): &(_, f64), (_, other): &(_, f64)| other.total_cmp(one);
    let mut moves = ranked.to_vec();
    moves.sort_by(by_value);
    for next in BEST..moves.len().min(BEST + OTHERS) {
        let other = next + below(&mut rng, (moves.len() - next) as u32) as usize;
        moves.swap(next, other);
    }
    moves.truncate(BEST + OTHERS);
    let mut ends = Vec::new();
    for (number, (mv, _)) in moves.into_iter().enumerate() {
        let mut next = position.clone();
        next.apply(mv, &mut Silent);
        let mut ways = vec![next];
        if let Actor::Player(actor) = ways[0].actor()
            && position.actor() == ways[0].actor()
        {
            let mut follow_ups = player.rank(&ways[0], actor);
            follow_ups.sort_by(by_value);
            follow_ups.truncate(if number < 2 { 2 } else { 1 });
            let follow = |(then, _): (_, f64)| {
                let mut next = ways[0].clone();
                next.apply(then, &mut Silent);
                next
            };
            ways = follow_ups.into_iter().map(follow).collect();
        }
        for mut way in ways {
            // Whatever else is to be decided before the next draw.
            player.play_on(&mut way, 0, &mut rng.clone(), &mut rng.clone(), &|| false);
            ends.push(way);
        }
    }
    ends
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::train::{Lesson, Schedule};
    use bastide_engine::Game;
    use bastide_engine::{
        GameId,
        setup::{Request, Setup},
    };

    fn trainer(game: &str, epochs: u32) -> Trainer {
        let game = Game::new(&Setup::new(&Request { game, ..Request::default() }).unwrap());
        let start = Experience::none(game.setup().game());
        let lesson_ahead = Lesson { epochs, ..Schedule::USUAL.lesson_ahead };
        Trainer::new(&game, start, Seed::from(1), Schedule { lesson_ahead, ..Schedule::USUAL })
    }

    #[test]
    fn games_can_be_looked_at_in_chunks() {
        let trainer = trainer("base", 1);
        let mut chunks = trainer.look_ahead(0..1);
        chunks.merge(&trainer.look_ahead(1..3));
        assert_eq!(chunks, trainer.look_ahead(0..3));
    }

    #[test]
    fn decisions_have_several_moves_in_every_game() {
        for game in GameId::ALL.map(|game| game.info().id) {
            let all = trainer(game, 1).look_ahead(0..2);
            assert!(all.len() >= 6, "{game}: {}", all.len());
            assert!(all.decisions.iter().all(|decision| decision.outcomes.len() > 1));
            assert_eq!(
                all.decisions.iter().map(|decision| decision.outcomes.len()).sum::<usize>(),
                all.outcomes.len()
            );
            let most = all.decisions.iter().map(|decision| decision.outcomes.len()).max();
            assert!(most > Some(BEST), "{game}: {most:?}");
        }
    }

    #[test]
    fn only_what_differs_between_moves_counts() {
        let mut all = trainer("base", 1).look_ahead(0..1);
        let none = Experience::none(GameId::Base);
        let before: Vec<f32> = all.errors(&none, 0).iter().map(|(_, off)| *off).collect();
        let outcomes = all.decisions[0].outcomes.clone();
        all.outcomes[outcomes].iter_mut().for_each(|outcome| outcome.target += 8.0);
        for ((_, off), before) in all.errors(&none, 0).iter().zip(&before) {
            assert!((off - before).abs() < 1e-4, "{off} {before}");
        }
        assert!(before.iter().sum::<f32>().abs() < 1e-3 && before.iter().any(|off| off.abs() > 0.1));
    }

    #[test]
    fn comparing_brings_what_is_said_nearer_to_what_is_seen() {
        let mut trainer = trainer(GameId::ALL[2].info().id, 200);
        let all = trainer.look_ahead(0..16);
        let off = |trainer: &Trainer| {
            let learnt = (0..all.len()).filter(|&number| !all.decisions[number].is_test);
            let errors = learnt.flat_map(|number| all.errors(trainer.learnt(), number));
            errors.map(|(_, off)| off * off).sum::<f32>()
        };
        let before = off(&trainer);
        let differences = trainer.compare(all.clone());
        assert!(off(&trainer) < 0.7 * before, "{} {before}", off(&trainer));
        assert_eq!(differences.by_hand, differences.before, "nothing had been learnt");
        assert!(differences.learnt > 0.0);
        assert_ne!(trainer.look_ahead(0..1), all, "each round has games of its own");
    }
}
