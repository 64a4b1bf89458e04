//! Learning from games that the evaluation plays against itself.
//!
//! Training goes by rounds. In each, games are played by the greedy bot with what it has learnt so far, now and then
//! exploring other moves, so that not always the same is seen. Every position between two turns is described term by
//! term ([`Experience`]) and becomes an example: this is what the hand-made evaluation said, and so it came out. The networks
//! are then fitted to the examples of the last rounds. How a game ends is mostly luck, so an example is compared
//! with a mixture of the end and of what the next positions were believed to be worth; the further away, the less they
//! count. (This is known as temporal differences.)
//!
//! What is learnt like that is how games go, and only by and by which of two moves is better. So there is another kind of
//! round ([`ahead`]), in which moves that one player has the choice of are compared by looking a few turns ahead.

pub mod ahead;
mod examples;
mod fit;
mod schedule;

pub use examples::{Errors, Examples};
pub use schedule::{Lesson, Schedule};

use crate::evaluation::experience::Experience;
use crate::games::{Judged, Judges};
use ahead::Comparisons;
use bastide_engine::chance::Seed;
use bastide_engine::{Game, whichever};
use examples::{errors, learn, play};
use fit::{chance, fit};
use rand_core::Rng;
use std::collections::VecDeque;
use std::ops::Range;
use std::sync::Arc;

/// Goes from some experience to more of it, round by round.
#[derive(Clone, Debug)]
pub struct Trainer {
    game: Game,
    seed: Seed,
    schedule: Schedule,
    now: Arc<Experience>,
    rounds: u64,
    /// The examples of the last rounds …
    remembered: VecDeque<Examples>,
    /// … and what was seen ahead in them.
    seen_ahead: VecDeque<Comparisons>,
}

impl Trainer {
    /// One that begins with this experience.
    ///
    /// Panics unless the game is for two and the experience is about it.
    pub fn new(game: &Game, start: Experience, seed: Seed, schedule: Schedule) -> Self {
        assert_eq!(game.setup().players(), 2, "margins are between two");
        assert_eq!(start.game(), game.setup().game(), "experience of another game");
        let (remembered, seen_ahead) = (VecDeque::new(), VecDeque::new());
        Self { game: game.clone(), seed, schedule, now: Arc::new(start), rounds: 0, remembered, seen_ahead }
    }

    /// What chance decides when the games of the last round are learnt from.
    fn dice(&self) -> Seed {
        self.seed.child(u64::MAX).child(self.rounds)
    }

    /// What was learnt so far.
    pub fn learnt(&self) -> &Arc<Experience> {
        &self.now
    }

    /// Plays the games of these numbers in the round that is due.
    pub fn play(&self, numbers: Range<u64>) -> Examples {
        let (mut players, mut witnesses) = (Judges::new(), Judges::new());
        if !self.now.is_none() {
            players.learn(&self.now);
        }
        // Whoever describes what is seen has no opinion on it but by hand.
        witnesses.learn(&Arc::new(Experience::none(self.now.game())));
        let mut all = Examples::default();
        for number in numbers {
            let seed = self.seed.child(self.rounds).child(number);
            let exploration = self.schedule.exploration_in(number);
            let mut played = whichever!(self.game.start(), start => {
                let player = start.planner(&mut players);
                let witness = &mut start.planner(&mut witnesses).sense;
                play(player, witness, start, seed, exploration)
            });
            played.list.iter_mut().for_each(|example| example.is_test = Schedule::is_test(number));
            all.merge(&played);
        }
        all
    }

    /// Takes in what the games of the round that was due have shown. Answers with how far off evaluations are from
    /// how these games ended.
    pub fn take_in(&mut self, mut examples: Examples) -> Errors {
        let patience = if self.now.is_none() { self.schedule.first_patience } else { self.schedule.patience };
        examples.aim(&self.now, patience as f32);
        self.rounds += 1;
        self.remembered.push_back(examples);
        if self.remembered.len() > self.schedule.memory {
            self.remembered.pop_front();
        }
        let mut all = Examples::default();
        self.remembered.iter().for_each(|examples| all.merge(examples));
        let order = (0..all.list.len()).filter(|&number| !all.list[number].is_test).collect();
        let learn = |now: &Experience, number, slopes: &mut [Vec<f32>]| learn(now, &all, number, slopes);
        self.now = Arc::new(fit(&self.now, &all.terms, order, learn, self.dice(), self.schedule.lesson));
        self.remembered.back().map_or_else(Errors::default, |last| errors(&self.now, last))
    }
}

/// The move that looks best, when each is taken for better or worse by up to so many points.
fn explore<M>(ranked: Vec<(M, f64)>, exploration: f64, rng: &mut impl Rng) -> M {
    let mut best = None;
    for (mv, value) in ranked {
        let value = value + exploration * (chance(rng) + chance(rng) - 1.0);
        if best.as_ref().is_none_or(|(_, most)| value > *most) {
            best = Some((mv, value));
        }
    }
    best.expect("who is asked has a choice").0
}

#[cfg(test)]
mod tests {
    use super::examples::{Example, weight};
    use super::*;
    use crate::evaluation::experience::{HIDDEN, INPUTS, NUMBERS, Subject};
    use bastide_engine::GameId;
    use bastide_engine::setup::{Request, Setup};

    fn trainer(game: &str) -> Trainer {
        let game = Game::new(&Setup::new(&Request { game, ..Request::default() }).unwrap());
        let start = Experience::none(game.setup().game());
        // With few examples there are few steps, unless they are gone through often.
        Trainer::new(
            &game,
            start,
            Seed::from(1),
            Schedule { lesson: Lesson { epochs: 100, ..Schedule::USUAL.lesson }, ..Schedule::USUAL },
        )
    }

    #[test]
    fn games_can_be_played_in_chunks() {
        let trainer = trainer("base");
        let mut chunks = trainer.play(0..1);
        chunks.merge(&trainer.play(1..3));
        assert_eq!(chunks, trainer.play(0..3));
        assert_eq!(chunks.list.iter().filter(|example| example.is_last).count(), 3);
    }

    #[test]
    fn what_is_described_is_all_there_is() {
        for game in GameId::ALL.map(|game| game.info().id) {
            let examples = trainer(game).play(0..2);
            let mut subjects = [false; Subject::COUNT];
            examples.terms.iter().for_each(|term| subjects[usize::from(term.subject)] = true);
            assert!(subjects.iter().filter(|&&occurs| occurs).count() >= 5, "{game}");
            assert!(examples.terms.iter().all(|term| term.inputs.iter().all(|input| input.is_finite())));
            // Nothing is so far from one that it drowns the rest.
            let most = examples
                .terms
                .iter()
                .flat_map(|term| term.inputs)
                .fold(0f32, |most, input| most.max(input.abs()));
            assert!(most < 16.0, "{game}: {most}");
        }
    }

    #[test]
    fn slopes_are_those_of_the_error() {
        let mut trainer = trainer("base");
        let examples = trainer.play(0..1);
        trainer.take_in(examples.clone());
        let number = examples.len() / 2;
        let example = examples.list[number];
        let error = |experience: &Experience| {
            let off = f64::from(examples.believed(&example, experience)) - f64::from(example.target);
            f64::from(weight(example.left)) * off * off / 2.0
        };
        let mut slopes = vec![vec![0.0; NUMBERS]; Subject::COUNT];
        learn(&trainer.now, &examples, number, &mut slopes);
        let (mut compared, supply) = (0, Subject::Supply.index());
        for i in (0..NUMBERS).step_by(3) {
            let moved = |by: f32| {
                let mut moved = (*trainer.now).clone();
                moved.nets[supply].as_mut().unwrap().numbers[i] += by;
                error(&moved)
            };
            let slope = (moved(0.01) - moved(-0.01)) / 0.02;
            assert!((slope - f64::from(slopes[supply][i])).abs() < 0.02 + 0.02 * slope.abs(), "{i}: {slope}");
            compared += u32::from(slope != 0.0);
        }
        assert!(compared > 10, "{compared}");
    }

    #[test]
    fn learning_brings_examples_nearer_and_can_go_on() {
        let mut trainer = trainer(GameId::ALL[2].info().id);
        let squares = |trainer: &Trainer, examples: &Examples| {
            let off = |example: &Example| examples.believed(example, &trainer.now) - example.target;
            examples.list.iter().map(|example| weight(example.left) * off(example).powi(2)).sum::<f32>()
        };
        let first = trainer.play(0..24);
        let before = squares(&trainer, &first);
        let errors = trainer.take_in(first.clone());
        assert!(squares(&trainer, &first) < 0.9 * before);
        assert!(errors.by_hand > 1.0 && errors.learnt > 1.0);
        let second = trainer.play(0..2);
        assert_ne!(second, first, "each round has games of its own");
        trainer.take_in(second);
        let text = trainer.learnt().to_toml();
        assert_eq!(Experience::from_toml(&text).as_ref(), Ok(&**trainer.learnt()), "it can be written down");
    }

    #[test]
    fn an_example_aims_at_the_end_and_at_what_comes_before_it() {
        let mut examples = trainer("base").play(0..1);
        let none = Experience::none(GameId::Base);
        examples.aim(&none, 0.5);
        let [.., third, second, last] = &examples.list[..] else { panic!("a game has more positions") };
        assert_eq!(last.target, last.end);
        assert_eq!(second.target, 0.5 * last.target + 0.5 * last.by_hand);
        assert_eq!(third.target, 0.5 * second.target + 0.5 * second.by_hand);
    }

    #[test]
    fn what_was_never_seen_means_nothing() {
        let mut trainer = trainer("base");
        let examples = trainer.play(0..1);
        trainer.take_in(examples.clone());
        let seen = |subject: usize, input: usize| {
            let about = examples.terms.iter().filter(|term| usize::from(term.subject) == subject);
            about.into_iter().any(|term| term.inputs[input] != 0.0)
        };
        let mut unseen = 0;
        for (subject, net) in trainer.now.nets.iter().enumerate() {
            let Some(net) = net else { continue };
            for (input, row) in net.numbers.chunks(HIDDEN).take(INPUTS).enumerate() {
                let is_nothing = row.iter().all(|&number| number == 0.0);
                assert_eq!(is_nothing, !seen(subject, input));
                unseen += u32::from(is_nothing);
            }
        }
        assert!(unseen > 0, "there are no inns in the base game");
    }
}
