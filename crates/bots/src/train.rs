//! Learning the weights of an evaluation from games that it plays against itself.
//!
//! A lesson is a number of games. After each turn the evaluation has said by how much each player would win; at the
//! end of the game it is known how much it was. The weights are changed so that the one comes as close to the other
//! as it can: by the method of Levenberg and Marquardt, with derivatives from small changes of each weight. The next
//! lesson is played with the new weights.

use crate::equations::solve;
use crate::greedy::{Beliefs, Search, Sense};
use crate::search::Guide;
use bastide_engine::board::Player;
use bastide_engine::chance::{Seed, below};
use bastide_engine::event::Silent;
use bastide_engine::position::{Actor, Position};
use bastide_engine::state::{Game, State};
use rand_core::Rng;

/// What a number of games have taught: sums, which can be added up in any number of parts.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// For each two weights, how changes of both go together.
    products: Vec<f64>,
    /// For each weight, how a change of it goes with what was missing.
    missing: Vec<f64>,
    /// The sum of the squares of what was missing.
    pub squares: f64,
    /// The sum of the squares of the margins themselves.
    pub margins: f64,
    /// Positions that were looked at.
    pub positions: u64,
}

impl Lesson {
    fn new(weights: usize) -> Self {
        Self {
            products: vec![0.0; weights * weights],
            missing: vec![0.0; weights],
            squares: 0.0,
            margins: 0.0,
            positions: 0,
        }
    }

    /// Adds what other games have taught.
    pub fn merge(&mut self, other: &Self) {
        let add = |own: &mut [f64], other: &[f64]| own.iter_mut().zip(other).for_each(|(a, b)| *a += b);
        add(&mut self.products, &other.products);
        add(&mut self.missing, &other.missing);
        self.squares += other.squares;
        self.margins += other.margins;
        self.positions += other.positions;
    }

    fn add(&mut self, slopes: &[f64], missing: f64, margin: f64) {
        let n = slopes.len();
        for (i, &a) in slopes.iter().enumerate() {
            if a != 0.0 {
                for (j, &b) in slopes.iter().enumerate() {
                    self.products[i * n + j] += a * b;
                }
                self.missing[i] += a * missing;
            }
        }
        self.squares += missing * missing;
        self.margins += margin * margin;
        self.positions += 1;
    }

    /// The change of each weight, in units of its step, that would have predicted best; `damping` holds it back.
    fn step(&self, damping: f64) -> Vec<f64> {
        let n = self.missing.len();
        let mut rows = self.products.clone();
        for i in 0..n {
            rows[i * n + i] += damping * self.positions as f64;
        }
        solve(&mut rows, &self.missing)
    }
}

/// How training goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Teaching {
    /// One decision in so many is made at random among those that look nearly as good, so that there is something
    /// to learn from.
    pub adventure: u32,
    /// What looks worse by so many points is never tried.
    pub reach: f64,
    /// One position in so many is looked at.
    pub every: u32,
    /// How much weights are held back, as a share of a step.
    pub damping: f64,
}

impl Teaching {
    /// What the weights were made with.
    pub const USUAL: Self = Self { adventure: 5, reach: 4.0, every: 3, damping: 2.0 };
}

/// A weight is changed by this share of itself to see what it does.
const STEP: f64 = 0.05;

/// Plays the games of these numbers and learns from them.
pub fn lesson(
    game: &Game,
    beliefs: Beliefs,
    seed: Seed,
    numbers: std::ops::Range<u64>,
    teaching: Teaching,
) -> Lesson {
    let mut all = Lesson::new(beliefs.names().len());
    for number in numbers {
        let seed = seed.child(number);
        all.merge(&match (game.start(), beliefs) {
            (State::Base(start), Beliefs::Base(weights)) => {
                play::<crate::greedy::BaseJudge>(start, weights, &beliefs, seed, teaching, |beliefs| {
                    match beliefs {
                        Beliefs::Base(weights) => weights,
                        _ => weights,
                    }
                })
            }
            (State::Castle(start), Beliefs::Castle(weights)) => {
                play::<crate::greedy::CastleJudge>(start, weights, &beliefs, seed, teaching, |beliefs| {
                    match beliefs {
                        Beliefs::Castle(weights) => weights,
                        _ => weights,
                    }
                })
            }
            (State::City(start), Beliefs::City(weights)) => {
                play::<crate::greedy::CityJudge>(start, weights, &beliefs, seed, teaching, |beliefs| {
                    match beliefs {
                        Beliefs::City(weights) => weights,
                        _ => weights,
                    }
                })
            }
            (State::Hunters(start), Beliefs::Hunters(weights)) => {
                play::<crate::greedy::HuntersJudge>(start, weights, &beliefs, seed, teaching, |beliefs| {
                    match beliefs {
                        Beliefs::Hunters(weights) => weights,
                        _ => weights,
                    }
                })
            }
            _ => panic!("these weights are for another game"),
        });
    }
    all
}

fn play<S: Sense>(
    mut position: S::Position,
    weights: S::Weights,
    beliefs: &Beliefs,
    seed: Seed,
    teaching: Teaching,
    own: impl Fn(Beliefs) -> S::Weights,
) -> Lesson {
    let names = beliefs.names();
    let mut rng = seed.rng();
    let mut seen = Vec::new();
    let mut player: Search<S> = Search::new(weights);
    loop {
        match position.actor() {
            Actor::Nobody => break,
            Actor::Chance => {
                if !position.board().laid().is_empty() && below(&mut rng, teaching.every) == 0 {
                    seen.push(position.clone());
                }
                let mv = position.random_move(&mut rng);
                position.apply(mv, &mut Silent);
            }
            Actor::Player(who) => {
                let mv = choose(&mut player, &position, who, teaching, &mut rng);
                position.apply(mv, &mut Silent);
            }
        }
    }
    let players = position.players();
    let margins = |values: &[f64]| {
        let all: f64 = values[..players].iter().sum();
        let mut margins = [0.0; Player::MAX];
        for seat in 0..players {
            margins[seat] = values[seat] - (all - values[seat]) / (players - 1) as f64;
        }
        margins
    };
    let scores: Vec<f64> = position.scores().iter().map(|&score| f64::from(score)).collect();
    let truth = margins(&scores);
    let mut judges = vec![S::believing(weights)];
    judges.extend(names.iter().map(|name| {
        let mut changed = *beliefs;
        *changed.named(name).expect("weights have the names they have") *= 1.0 + STEP;
        S::believing(own(changed))
    }));
    let mut lesson = Lesson::new(names.len());
    for position in &seen {
        let judged: Vec<_> = judges
            .iter_mut()
            .map(|judge| {
                judge.prepare_between(position);
                margins(&judge.values(position))
            })
            .collect();
        // With two, one margin is the other's opposite.
        for seat in 0..if players == 2 { 1 } else { players } {
            let slopes: Vec<f64> =
                judged[1..].iter().map(|judged_so| (judged_so[seat] - judged[0][seat]) / STEP).collect();
            lesson.add(&slopes, truth[seat] - judged[0][seat], truth[seat]);
        }
    }
    lesson
}

fn choose<S: Sense>(
    search: &mut Search<S>,
    position: &S::Position,
    player: Player,
    teaching: Teaching,
    rng: &mut impl Rng,
) -> <S::Position as Position>::Move {
    if below(rng, teaching.adventure) > 0 {
        return search.choose(position, player, rng);
    }
    let ranked = search.rank(position, player);
    let most = ranked.iter().map(|&(_, value)| value).fold(f64::NEG_INFINITY, f64::max);
    let near: Vec<_> = ranked.into_iter().filter(|&(_, value)| value >= most - teaching.reach).collect();
    near[below(rng, near.len() as u32) as usize].0
}

/// The weights after a lesson. Each stays within a factor of what it was.
pub fn learnt(beliefs: Beliefs, lesson: &Lesson, teaching: Teaching) -> Beliefs {
    let mut next = beliefs;
    for (name, step) in beliefs.names().iter().zip(lesson.step(teaching.damping)) {
        let weight = next.named(name).expect("weights have the names they have");
        *weight *= 1.0 + step.clamp(-0.4, 0.4);
    }
    next
}
