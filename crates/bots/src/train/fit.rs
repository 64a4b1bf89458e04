//! Networks are fitted to examples.

use super::schedule::Lesson;
use crate::evaluation::experience::{Experience, HIDDEN, INPUTS, NUMBERS, Net, Subject, Term};
use bastide_engine::GameId;
use bastide_engine::chance::{Seed, below};
use rand_core::Rng;

/// How much of the mean of a number's gradients Adam keeps with each step, and of the mean of their squares. In double
/// precision, as what is not kept (`1.0 - BETA1`) would be off by a digit in single precision.
const BETA1: f64 = 0.9;
const BETA2: f64 = 0.999;

/// Keeps Adam from dividing by zero.
const EPSILON: f32 = 1e-6;

/// By how much of itself a number shrinks with each step, as a share of the learning rate.
const WEIGHT_DECAY: f32 = 1e-3;

/// Steps until the learning rate is what it should be.
const WARM_UP: usize = 200;

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
/// error, which `learn` adds for one example, each number's by its usual size (this is known as Adam; only the mean of
/// the squares is corrected for having begun at zero, as the learning rate rises slowly anyway).
pub(super) fn fit(
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
    let steps = lesson.epochs as usize * order.len().div_ceil(lesson.batch);
    let (mut done, mut unknown) = (0, 1.0);
    for _ in 0..lesson.epochs {
        for i in (1..order.len()).rev() {
            order.swap(i, below(&mut rng, i as u32 + 1) as usize);
        }
        for batch in order.chunks(lesson.batch) {
            batch.iter().for_each(|&number| learn(&experience, number, &mut slopes));
            done += 1;
            unknown *= BETA2 as f32;
            let warm_up = (done as f32 / WARM_UP as f32).min(1.0);
            let rate = lesson.learning_rate * warm_up * (1.0 - done as f32 / steps as f32);
            for (net, ((slopes, means), squares)) in
                experience.nets.iter_mut().zip(slopes.iter_mut().zip(&mut means).zip(&mut squares))
            {
                let Some(net) = net else { continue };
                for (i, number) in net.numbers.iter_mut().enumerate() {
                    let slope = std::mem::take(&mut slopes[i]) / batch.len() as f32;
                    means[i] += (1.0 - BETA1) as f32 * (slope - means[i]);
                    squares[i] += (1.0 - BETA2) as f32 * (slope * slope - squares[i]);
                    let usual = (squares[i] / (1.0 - unknown)).sqrt();
                    *number -= rate * (means[i] / (usual + EPSILON) + WEIGHT_DECAY * *number);
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

/// What networks say about the terms of a position, and all that it takes to tell them what they should have said.
pub(super) struct Answered<'a> {
    terms: &'a [Term],
    units: Vec<[f32; HIDDEN]>,
    /// By how much the first seat is ahead by it.
    pub(super) margin: f32,
}

impl<'a> Answered<'a> {
    pub(super) fn new(experience: &Experience, terms: &'a [Term]) -> Self {
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
    pub(super) fn pull(&self, experience: &Experience, error: f32, slopes: &mut [Vec<f32>]) {
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

/// Evenly distributed from 0 to 1.
pub(super) fn chance(rng: &mut impl Rng) -> f64 {
    f64::from(rng.next_u32()) / (f64::from(u32::MAX) + 1.0)
}
