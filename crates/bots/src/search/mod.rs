//! The searching bot: Monte-Carlo tree search over what may be drawn and what everybody may do.

mod guide;
mod reward;
mod tree;

pub(crate) use guide::Guide;
pub use reward::Reward;
pub use tree::Settings;

use crate::greedy::Judges;
use crate::{Bot, Budget, dice};
use bastide_engine::action::Action;
use bastide_engine::chance::Seed;
use bastide_engine::position::{Actor, Position};
use bastide_engine::state::{State, View};
use rand_core::Rng;
use std::time::Instant;
use tree::Tree;

/// Walks when nothing else is said.
const WALKS: u64 = 1000;

/// Between two looks at the clock.
const UNTIMED: u64 = 16;

/// Where hands are hidden, as many guesses at them are searched.
const GUESSES: u64 = 8;

/// Looks ahead: at what it may do, what may be drawn then, what the next player may do with that, and so on,
/// deeper where it matters, with the greedy bot's judgement at the end of each walk.
#[derive(Debug)]
pub struct Searcher {
    seed: Seed,
    settings: Settings,
    judges: Judges,
}

impl Searcher {
    /// The searching bot whose guesses follow from this seed.
    pub fn new(seed: Seed) -> Self {
        Self::with_settings(seed, Settings::TUNED)
    }

    /// One that searches in another way.
    pub fn with_settings(seed: Seed, settings: Settings) -> Self {
        Self { seed, settings, judges: Judges::new() }
    }
}

impl Bot for Searcher {
    fn name(&self) -> &str {
        "search"
    }

    fn choose(&mut self, view: &View, budget: Budget) -> Action {
        let mut rng = dice(self.seed, view);
        assert!(matches!(view.seen().actor(), Actor::Player(_)), "it is nobody's turn");
        let Self { settings, judges, .. } = self;
        match view.seen() {
            State::Base(position) => think(&mut judges.base, position, *settings, budget, &mut rng),
            State::Castle(position) => think(&mut judges.castle, position, *settings, budget, &mut rng),
            State::City(position) => think(&mut judges.city, position, *settings, budget, &mut rng),
            State::Hunters(position) => think(&mut judges.hunters, position, *settings, budget, &mut rng),
        }
    }
}

/// What a move came to in a search.
#[derive(Clone, Copy, Debug)]
struct Tried<M> {
    mv: M,
    visits: u64,
    /// The sum of what it promised in each guess, by visits.
    reward: f64,
}

/// The best move of a position as it is seen, in words.
fn think<G: Guide>(
    guide: &mut G,
    seen: &G::Position,
    settings: Settings,
    budget: Budget,
    rng: &mut impl Rng,
) -> Action {
    let moves = seen.moves();
    if let [only] = moves[..] {
        return seen.action(only);
    }
    let begin = Instant::now();
    let hidden = seen.sample(rng) != *seen;
    let guesses = if hidden { GUESSES } else { 1 };
    let mut tried: Vec<Tried<_>> = Vec::new();
    for guess in 0..guesses {
        let mut tree = Tree::new(guide, settings, seen.sample(rng));
        let share = |all: u64| all * (guess + 1) / guesses - all * guess / guesses;
        let walks = match budget {
            Budget { iterations: Some(walks), .. } => share(walks).max(2),
            Budget { time: Some(_), .. } => u64::MAX,
            Budget { .. } => share(WALKS).max(2),
        };
        let until = budget.time.map(|time| time * (guess + 1) as u32 / guesses as u32);
        for walk in 0..walks {
            let late = || until.is_some_and(|until| begin.elapsed() >= until);
            if walk > 1 && walk % UNTIMED == 0 && late() {
                break;
            }
            tree.visit(rng);
        }
        for edge in tree.root() {
            let reward = f64::from(edge.visits + 1) * edge.expected(settings.first_look);
            match tried.iter_mut().find(|tried| tried.mv == edge.mv) {
                Some(tried) => {
                    tried.visits += u64::from(edge.visits);
                    tried.reward += reward;
                }
                None => tried.push(Tried { mv: edge.mv, visits: edge.visits.into(), reward }),
            }
        }
    }
    let better = |a: &Tried<_>, b: &Tried<_>| {
        let expected = |tried: &Tried<_>| tried.reward / (tried.visits + guesses) as f64;
        (a.visits, expected(a)) > (b.visits, expected(b))
    };
    let mut best = tried[0];
    for &other in &tried[1..] {
        if better(&other, &best) {
            best = other;
        }
    }
    seen.action(best.mv)
}
