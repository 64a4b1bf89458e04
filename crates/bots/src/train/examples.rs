//! Examples: positions of games, and how these went on.

use super::explore;
use super::fit::Answered;
use crate::evaluation::experience::{Experience, Term};
use crate::evaluation::planner::{Planner, Sense};
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::event::Silent;
use bastide_engine::position::{Actor, Position};

/// A position: what the hand-made evaluation makes of it, and how it went on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Example {
    /// Its description: a range of [`Examples::terms`].
    terms: (usize, usize),
    /// The margin of the first seat as the hand-made evaluation has it …
    pub(super) by_hand: f32,
    /// … as the game ended …
    pub(super) end: f32,
    /// … and as it should be.
    pub(super) target: f32,
    /// Tiles still to be drawn.
    pub(super) left: u32,
    /// Whether it is the last of its game.
    pub(super) is_last: bool,
    /// Whether it is kept to tell how much was learnt.
    pub(super) is_test: bool,
}

/// The positions of some games. Those of other games can be added.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Examples {
    pub(super) terms: Vec<Term>,
    pub(super) list: Vec<Example>,
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
    pub(super) fn believed(&self, example: &Example, experience: &Experience) -> f32 {
        let mut value = [0.0; Player::MAX];
        experience.add(self.described(example), &mut value);
        example.by_hand + (value[0] - value[1]) as f32
    }

    /// Makes a mixture of the end and of what later positions are believed to be worth what each should be.
    pub(super) fn aim(&mut self, experience: &Experience, patience: f32) {
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
    /// The hand-made evaluation, corrected by what was learnt.
    pub learnt: f64,
}

/// Plays one game, and describes its positions.
pub(super) fn play<S: Sense>(
    player: &mut Planner<S>,
    witness: &mut S,
    mut position: S::Position,
    seed: Seed,
    exploration: f64,
) -> Examples {
    let mut all = Examples::default();
    let (mut dealer, mut explorer) = (seed.child(0).rng(), seed.child(1).rng());
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
            Actor::Player(actor) => explore(player.rank(&position, actor), exploration, &mut explorer),
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
pub(super) fn weight(left: u32) -> f32 {
    1.0 / (20.0 + 5.0 * left as f32)
}

/// Adds the slopes of one example's error.
pub(super) fn learn(experience: &Experience, examples: &Examples, number: usize, slopes: &mut [Vec<f32>]) {
    let example = &examples.list[number];
    let answered = Answered::new(experience, examples.described(example));
    let error = example.by_hand + answered.margin - example.target;
    answered.pull(experience, error * weight(example.left), slopes);
}

/// How far off evaluations are.
pub(super) fn errors(experience: &Experience, examples: &Examples) -> Errors {
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
