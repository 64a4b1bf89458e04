//! Learning from games that the evaluation plays against itself.
//!
//! A course goes by rounds. In each, games are played by the greedy bot with what it has learnt so far, now and then
//! with a whim, so that not always the same is seen. Every position between two turns is described part by part
//! ([`Experience`]) and becomes an example: this is what the hand-made evaluation said, and so it came out. The networks
//! are then fitted to the examples of the last rounds. How a game ends is mostly luck, so an example is compared
//! with a mixture of the end and of what the next positions were believed to be worth; the further away, the less they
//! count. (This is known as temporal differences.)
//!
//! What is learnt like that is how games go, and only by and by which of two moves is better. So there is another kind of
//! round ([`ahead`]), in which moves that one player has the choice of are compared by looking a few turns ahead.

pub mod ahead;

use crate::greedy::experience::{Experience, HIDDEN, INPUTS, NUMBERS, Net, Subject, Term};
use crate::greedy::{Judges, Search, Sense};
use crate::search::Guide;
use ahead::Comparisons;
use bastide_engine::GameId;
use bastide_engine::board::Player;
use bastide_engine::chance::{Seed, below};
use bastide_engine::event::Silent;
use bastide_engine::position::{Actor, Position};
use bastide_engine::{Game, State};
use rand_core::Rng;
use std::collections::VecDeque;
use std::ops::Range;
use std::sync::Arc;

/// How training goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Teaching {
    /// By how many points, at most, a move is taken for better or worse than it looks, in three kinds of games that
    /// take turns.
    pub whims: [f64; 3],
    /// How much of what came after the next position counts.
    pub patience: f64,
    /// The same as long as nothing was learnt: there is only the hand-made evaluation to go by instead.
    pub first_patience: f64,
    /// The examples of so many rounds are learnt from.
    pub memory: usize,
    /// How they are gone through …
    pub lesson: Lesson,
    /// … and what was seen by looking [`ahead`].
    pub lesson_ahead: Lesson,
}

/// How examples are gone through.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lesson {
    /// How often all of them.
    pub times: u32,
    /// How far a number of a network goes in one step, at the beginning; in the end, not at all.
    pub step: f32,
    /// Examples that are looked at before a step is made.
    pub batch: usize,
}

impl Teaching {
    /// What the weights of a game are made with.
    pub fn of(game: GameId) -> Self {
        match game {
            // It has been learnt from so many games that their ends alone will do.
            GameId::Base => Self { first_patience: 1.0, ..Self::USUAL },
            GameId::Castle | GameId::City | GameId::Hunters => Self::USUAL,
        }
    }

    /// What serves unless something is known to serve better. Networks that were at first fitted to ends alone played
    /// worse than none: in The Castle by 2.9 ± 1.0 points a game, in Hunters and Gatherers by 5.5 ± 1.7. Those that
    /// went by the hand-made evaluation too played better, by 7.3 ± 1.0 and 7.0 ± 1.4.
    pub const USUAL: Self = Self {
        whims: [0.0, 1.0, 3.0],
        patience: 0.8,
        first_patience: 0.8,
        memory: 3,
        lesson: Lesson { times: 4, step: 0.003, batch: 256 },
        // There are fewer of them, and they owe less to luck.
        lesson_ahead: Lesson { times: 12, step: 0.001, batch: 16 },
    };

    /// How fast the mean slope of a number follows, and the mean of its square.
    const SLOPE: f32 = 0.1;
    const SQUARE: f32 = 0.001;

    /// By how much of itself a number shrinks with each step, as a share of the step.
    const SHRINKING: f32 = 1e-3;

    /// Steps until steps have their full length.
    const CAREFUL: usize = 200;

    /// Of so many games one is not learnt from, to tell how much was learnt.
    const TESTED: u64 = 8;
}

/// A position: what the hand-made evaluation makes of it, and how it went on.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Example {
    /// Its description: a range of [`Examples::terms`].
    terms: (usize, usize),
    /// The margin of the first seat as the hand-made evaluation has it …
    by_hand: f32,
    /// … as the game ended …
    end: f32,
    /// … and as it should be.
    target: f32,
    /// Tiles still to be drawn.
    left: u32,
    /// Whether it is the last of its game.
    is_last: bool,
    /// Whether it is kept to tell how much was learnt.
    is_test: bool,
}

/// The positions of some games. Those of other games can be added.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Examples {
    terms: Vec<Term>,
    list: Vec<Example>,
}

impl Examples {
    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Adds those of other games.
    pub fn merge(&mut self, other: &Self) {
        let shift = self.terms.len();
        self.terms.extend_from_slice(&other.terms);
        let shifted = |example: &Example| Example {
            terms: (example.terms.0 + shift, example.terms.1 + shift),
            ..*example
        };
        self.list.extend(other.list.iter().map(shifted));
    }

    fn described(&self, example: &Example) -> &[Term] {
        &self.terms[example.terms.0..example.terms.1]
    }

    /// The margin of the first seat as somebody with this experience has it.
    fn believed(&self, example: &Example, experience: &Experience) -> f32 {
        let mut value = [0.0; Player::MAX];
        experience.add(self.described(example), &mut value);
        example.by_hand + (value[0] - value[1]) as f32
    }

    /// Makes a mixture of the end and of what later positions are believed to be worth what each should be.
    fn aim(&mut self, experience: &Experience, patience: f32) {
        let mut later = 0.0;
        for number in (0..self.list.len()).rev() {
            let example = self.list[number];
            if example.is_last {
                later = example.end;
            }
            self.list[number].target = later;
            later = patience * later + (1.0 - patience) * self.believed(&example, experience);
        }
    }
}

/// How far off evaluations are, in points: the root of the mean square, over positions that nothing was learnt from.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Errors {
    /// The hand-made evaluation.
    pub by_hand: f64,
    /// The same with what was learnt.
    pub learnt: f64,
}

/// The way from some experience to more of it.
#[derive(Clone, Debug)]
pub struct Course {
    game: Game,
    seed: Seed,
    teaching: Teaching,
    now: Arc<Experience>,
    rounds: u64,
    /// The examples of the last rounds …
    remembered: VecDeque<Examples>,
    /// … and what was seen ahead in them.
    seen_ahead: VecDeque<Comparisons>,
}

impl Course {
    /// One that begins with this experience.
    ///
    /// Panics unless the game is for two and the experience is about it.
    pub fn new(game: &Game, start: Experience, seed: Seed, teaching: Teaching) -> Self {
        assert_eq!(game.setup().players(), 2, "margins are between two");
        assert_eq!(start.game(), game.setup().game(), "experience of another game");
        let (remembered, seen_ahead) = (VecDeque::new(), VecDeque::new());
        Self { game: game.clone(), seed, teaching, now: Arc::new(start), rounds: 0, remembered, seen_ahead }
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
            let whim = self.teaching.whims[(number % 3) as usize];
            let mut played = match self.game.start() {
                State::Base(start) => play(&mut players.base, &mut witnesses.base.sense, start, seed, whim),
                State::Castle(start) => {
                    play(&mut players.castle, &mut witnesses.castle.sense, start, seed, whim)
                }
                State::City(start) => play(&mut players.city, &mut witnesses.city.sense, start, seed, whim),
                State::Hunters(start) => {
                    play(&mut players.hunters, &mut witnesses.hunters.sense, start, seed, whim)
                }
            };
            played.list.iter_mut().for_each(|example| example.is_test = is_test(number));
            all.merge(&played);
        }
        all
    }

    /// Takes in what the games of the round that was due have shown. Answers with how far off evaluations are from
    /// how these games ended.
    pub fn take_in(&mut self, mut examples: Examples) -> Errors {
        let patience = if self.now.is_none() { self.teaching.first_patience } else { self.teaching.patience };
        examples.aim(&self.now, patience as f32);
        self.rounds += 1;
        self.remembered.push_back(examples);
        if self.remembered.len() > self.teaching.memory {
            self.remembered.pop_front();
        }
        let mut all = Examples::default();
        self.remembered.iter().for_each(|examples| all.merge(examples));
        let order = (0..all.list.len()).filter(|&number| !all.list[number].is_test).collect();
        let learn = |now: &Experience, number, slopes: &mut [Vec<f32>]| learn(now, &all, number, slopes);
        self.now = Arc::new(fit(&self.now, &all.terms, order, learn, self.dice(), self.teaching.lesson));
        self.remembered.back().map_or_else(Errors::default, |last| errors(&self.now, last))
    }
}

/// Between 0 and 1.
fn chance(rng: &mut impl Rng) -> f64 {
    f64::from(rng.next_u32()) / (f64::from(u32::MAX) + 1.0)
}

/// The move that looks best, when each is taken for better or worse by a whim.
fn fancied<M>(ranked: Vec<(M, f64)>, whim: f64, whims: &mut impl Rng) -> M {
    let mut best = None;
    for (mv, value) in ranked {
        let value = value + whim * (chance(whims) + chance(whims) - 1.0);
        if best.as_ref().is_none_or(|(_, most)| value > *most) {
            best = Some((mv, value));
        }
    }
    best.expect("who is asked has a choice").0
}

/// Whether the game of this number is kept to tell how much was learnt.
fn is_test(number: u64) -> bool {
    number % Teaching::TESTED == Teaching::TESTED - 1
}

/// Plays one game, and describes its positions.
fn play<S: Sense>(
    player: &mut Search<S>,
    witness: &mut S,
    mut position: S::Position,
    seed: Seed,
    whim: f64,
) -> Examples {
    let mut all = Examples::default();
    let (mut dealer, mut whims) = (seed.child(0).rng(), seed.child(1).rng());
    witness.outlook().is_recording = true;
    loop {
        let mv = match position.actor() {
            Actor::Nobody => break,
            Actor::Chance => {
                if !position.board().laid().is_empty() {
                    witness.prepare_between(&position);
                    let values = witness.values(&position);
                    let begin = all.terms.len();
                    all.terms.extend_from_slice(&witness.outlook().terms);
                    all.list.push(Example {
                        terms: (begin, all.terms.len()),
                        by_hand: (values[0] - values[1]) as f32,
                        end: 0.0,
                        target: 0.0,
                        left: position.left(),
                        is_last: false,
                        is_test: false,
                    });
                }
                position.random_move(&mut dealer)
            }
            Actor::Player(actor) => fancied(player.rank(&position, actor), whim, &mut whims),
        };
        position.apply(mv, &mut Silent);
    }
    let end = position.scores()[0] as f32 - position.scores()[1] as f32;
    for example in &mut all.list {
        (example.end, example.target) = (end, end);
    }
    if let Some(last) = all.list.last_mut() {
        last.is_last = true;
    }
    all
}

/// How much an example counts: the more is still to come, the less its end says about it.
fn weight(left: u32) -> f32 {
    1.0 / (20.0 + 5.0 * left as f32)
}

/// Networks that say nothing yet, for what occurs in the examples.
fn fresh(game: GameId, terms: &[Term], seed: Seed) -> Experience {
    let mut occurs = [false; Subject::COUNT];
    terms.iter().for_each(|term| occurs[usize::from(term.subject)] = true);
    let mut rng = seed.rng();
    let net = |occurs: bool| {
        occurs.then(|| {
            let mut numbers = vec![0.0; NUMBERS];
            for number in &mut numbers[..INPUTS * HIDDEN] {
                *number = 0.8 * (chance(&mut rng) + chance(&mut rng) - 1.0) as f32;
            }
            Net { numbers }
        })
    };
    Experience::new(game, occurs.map(net).to_vec())
}

/// Makes the numbers of whatever was never seen to be anything but zero zero: nothing is known about it.
fn forget_unseen(experience: &mut Experience, terms: &[Term]) {
    let mut seen = vec![[false; INPUTS]; experience.nets.len()];
    for term in terms {
        let seen = &mut seen[usize::from(term.subject)];
        seen.iter_mut().zip(term.inputs).for_each(|(seen, input)| *seen |= input != 0.0);
    }
    for (net, seen) in experience.nets.iter_mut().zip(&seen) {
        let Some(net) = net else { continue };
        for (row, _) in net.numbers.chunks_mut(HIDDEN).zip(seen).filter(|(_, seen)| !**seen) {
            row.fill(0.0);
        }
    }
}

/// Fits networks to the examples of these numbers, which are made of these terms. In steps against the slope of the
/// error, which `learn` adds for one example, each number's by its usual size (this is known as Adam).
fn fit(
    start: &Experience,
    terms: &[Term],
    mut order: Vec<usize>,
    learn: impl Fn(&Experience, usize, &mut [Vec<f32>]),
    seed: Seed,
    lesson: Lesson,
) -> Experience {
    let mut experience = if start.is_none() { fresh(start.game(), terms, seed) } else { start.clone() };
    let zeros = || vec![vec![0.0f32; NUMBERS]; experience.nets.len()];
    let (mut slopes, mut means, mut squares) = (zeros(), zeros(), zeros());
    let mut rng = seed.child(1).rng();
    let steps = lesson.times as usize * order.len().div_ceil(lesson.batch);
    let (mut done, mut unknown) = (0, 1.0);
    for _ in 0..lesson.times {
        for i in (1..order.len()).rev() {
            order.swap(i, below(&mut rng, i as u32 + 1) as usize);
        }
        for batch in order.chunks(lesson.batch) {
            batch.iter().for_each(|&number| learn(&experience, number, &mut slopes));
            done += 1;
            unknown *= 1.0 - Teaching::SQUARE;
            let careful = (done as f32 / Teaching::CAREFUL as f32).min(1.0);
            let step = lesson.step * careful * (1.0 - done as f32 / steps as f32);
            for (net, ((slopes, means), squares)) in
                experience.nets.iter_mut().zip(slopes.iter_mut().zip(&mut means).zip(&mut squares))
            {
                let Some(net) = net else { continue };
                for (i, number) in net.numbers.iter_mut().enumerate() {
                    let slope = std::mem::take(&mut slopes[i]) / batch.len() as f32;
                    means[i] += Teaching::SLOPE * (slope - means[i]);
                    squares[i] += Teaching::SQUARE * (slope * slope - squares[i]);
                    let usual = (squares[i] / (1.0 - unknown)).sqrt();
                    *number -= step * (means[i] / (usual + 1e-6) + Teaching::SHRINKING * *number);
                }
            }
        }
    }
    forget_unseen(&mut experience, terms);
    for number in experience.nets.iter_mut().flatten().flat_map(|net| &mut net.numbers) {
        // Four digits are enough, and shorter to write.
        *number = (*number * 1e4).round() / 1e4;
    }
    experience
}

/// Adds the slopes of one example's error.
fn learn(experience: &Experience, examples: &Examples, number: usize, slopes: &mut [Vec<f32>]) {
    let example = &examples.list[number];
    let answered = Answered::new(experience, examples.described(example));
    let error = example.by_hand + answered.margin - example.target;
    answered.pull(experience, error * weight(example.left), slopes);
}

/// What networks say about the parts of a position, and all that it takes to tell them what they should have said.
struct Answered<'a> {
    terms: &'a [Term],
    units: Vec<[f32; HIDDEN]>,
    /// By how much the first seat is ahead by it.
    margin: f32,
}

impl<'a> Answered<'a> {
    fn new(experience: &Experience, terms: &'a [Term]) -> Self {
        let (mut margin, mut all) = (0.0, Vec::with_capacity(terms.len()));
        for term in terms {
            let net = experience.nets[usize::from(term.subject)].as_ref();
            let (answer, units) = net.map_or((0.0, [0.0; HIDDEN]), |net| net.run(&term.inputs));
            margin += Self::sign(term) * answer;
            all.push(units);
        }
        Self { terms, units: all, margin }
    }

    fn sign(term: &Term) -> f32 {
        if term.seat == 0 { 1.0 } else { -1.0 }
    }

    /// Adds the slopes of an error that grows by so much with the margin.
    fn pull(&self, experience: &Experience, error: f32, slopes: &mut [Vec<f32>]) {
        for (term, units) in self.terms.iter().zip(&self.units) {
            let Some(net) = &experience.nets[usize::from(term.subject)] else { continue };
            let slopes = &mut slopes[usize::from(term.subject)];
            let (into, rest) = slopes.split_at_mut(INPUTS * HIDDEN);
            let (bias, out) = rest.split_at_mut(HIDDEN);
            let weights = &net.numbers[INPUTS * HIDDEN + HIDDEN..];
            let pull = error * Self::sign(term);
            let mut pulls = [0.0f32; HIDDEN];
            for i in 0..HIDDEN {
                out[i] += pull * units[i];
                pulls[i] = if units[i] > 0.0 { pull * weights[i] } else { 0.0 };
                bias[i] += pulls[i];
            }
            out[HIDDEN] += pull;
            // Many numbers of a description are zero.
            let rows = term.inputs.iter().zip(into.chunks_exact_mut(HIDDEN));
            for (input, row) in rows.filter(|(input, _)| **input != 0.0) {
                row.iter_mut().zip(&pulls).for_each(|(slope, pull)| *slope += input * pull);
            }
        }
    }
}

/// How far off evaluations are.
fn errors(experience: &Experience, examples: &Examples) -> Errors {
    let (mut count, mut by_hand, mut learnt) = (0.0, 0.0, 0.0);
    for example in examples.list.iter().filter(|example| example.is_test) {
        count += 1.0;
        by_hand += f64::from(example.by_hand - example.end).powi(2);
        learnt += f64::from(examples.believed(example, experience) - example.end).powi(2);
    }
    if count == 0.0 {
        return Errors::default();
    }
    Errors { by_hand: (by_hand / count).sqrt(), learnt: (learnt / count).sqrt() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::setup::{Request, Setup};

    fn course(game: &str) -> Course {
        let game = Game::new(&Setup::new(&Request { game, ..Request::default() }).unwrap());
        let start = Experience::none(game.setup().game());
        // With few examples there are few steps, unless they are gone through often.
        Course::new(
            &game,
            start,
            Seed::from(1),
            Teaching { lesson: Lesson { times: 100, ..Teaching::USUAL.lesson }, ..Teaching::USUAL },
        )
    }

    #[test]
    fn games_can_be_played_in_parts() {
        let course = course("base");
        let mut parts = course.play(0..1);
        parts.merge(&course.play(1..3));
        assert_eq!(parts, course.play(0..3));
        assert_eq!(parts.list.iter().filter(|example| example.is_last).count(), 3);
    }

    #[test]
    fn what_is_described_is_all_there_is() {
        for game in ["base", "castle", "city", "hunters"] {
            let examples = course(game).play(0..2);
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
        let mut course = course("base");
        let examples = course.play(0..1);
        course.take_in(examples.clone());
        let number = examples.len() / 2;
        let example = examples.list[number];
        let error = |experience: &Experience| {
            let off = f64::from(examples.believed(&example, experience)) - f64::from(example.target);
            f64::from(weight(example.left)) * off * off / 2.0
        };
        let mut slopes = vec![vec![0.0; NUMBERS]; Subject::COUNT];
        learn(&course.now, &examples, number, &mut slopes);
        let (mut compared, supply) = (0, Subject::Supply.index());
        for i in (0..NUMBERS).step_by(3) {
            let moved = |by: f32| {
                let mut moved = (*course.now).clone();
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
        let mut course = course("castle");
        let squares = |course: &Course, examples: &Examples| {
            let off = |example: &Example| examples.believed(example, &course.now) - example.target;
            examples.list.iter().map(|example| weight(example.left) * off(example).powi(2)).sum::<f32>()
        };
        let first = course.play(0..24);
        let before = squares(&course, &first);
        let errors = course.take_in(first.clone());
        assert!(squares(&course, &first) < 0.9 * before);
        assert!(errors.by_hand > 1.0 && errors.learnt > 1.0);
        let second = course.play(0..2);
        assert_ne!(second, first, "each round has games of its own");
        course.take_in(second);
        let text = course.learnt().to_toml();
        assert_eq!(Experience::from_toml(&text).as_ref(), Ok(&**course.learnt()), "it can be written down");
    }

    #[test]
    fn an_example_aims_at_the_end_and_at_what_comes_before_it() {
        let mut examples = course("base").play(0..1);
        let none = Experience::none(GameId::Base);
        examples.aim(&none, 0.5);
        let [.., third, second, last] = &examples.list[..] else { panic!("a game has more positions") };
        assert_eq!(last.target, last.end);
        assert_eq!(second.target, 0.5 * last.target + 0.5 * last.by_hand);
        assert_eq!(third.target, 0.5 * second.target + 0.5 * second.by_hand);
    }

    #[test]
    fn what_was_never_seen_means_nothing() {
        let mut course = course("base");
        let examples = course.play(0..1);
        course.take_in(examples.clone());
        let seen = |subject: usize, input: usize| {
            let about = examples.terms.iter().filter(|term| usize::from(term.subject) == subject);
            about.into_iter().any(|term| term.inputs[input] != 0.0)
        };
        let mut unseen = 0;
        for (subject, net) in course.now.nets.iter().enumerate() {
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
