//! The searching bot: Monte-Carlo tree search over what may be drawn and what everybody may do.

mod deals;
mod guide;
mod race;
mod report;
mod reward;
mod tree;

pub(crate) use guide::Guide;
pub use report::{Choice, Report};
pub(crate) use reward::Luck;
pub use reward::Reward;
pub use tree::Settings;

use crate::greedy::{Experience, Judges};
use crate::{Bot, Budget, dice};
use bastide_engine::action::Action;
use bastide_engine::chance::Seed;
use bastide_engine::position::{Actor, Position};
use bastide_engine::{State, View};
use race::Race;
use rand_core::Rng;
use std::sync::Arc;
use std::time::Instant;
use tree::{Line, Tree, Walk};

/// Walks when nothing else is said.
const WALKS: u64 = 200;

/// Deals there must be walks enough for, for each line that is tried.
const DEALS: u64 = 10;

/// Where hands are hidden, as many guesses at them are searched.
const GUESSES: u64 = 8;

/// Looks ahead. Of everything that can be done, what looks best is tried: the game is played on for a while, by the
/// same draws for each, through a tree of what everybody may do, and then by the greedy bot's judgement, which also
/// says what the position is worth in the end. What falls behind is given up.
///
/// ```
/// use bastide_bots::{Budget, Searcher};
/// use bastide_engine::{board::Player, chance::Seed, setup::{Request, Setup}, Game, Match};
///
/// let setup = Setup::new(&Request { preset: Some("competition"), ..Request::default() }).unwrap();
/// let mut game = Match::forced(&Game::new(&setup));
/// game.play(None, &"draw city-side".parse().unwrap()).unwrap();
/// let view = game.state().view(Some(Player::new(0)));
/// let budget = Budget { iterations: Some(400), ..Budget::default() };
/// let report = Searcher::new(Seed::from(1)).look(&view, budget);
/// assert_eq!(report.choices[0].action.to_string(), "lay city-side 0,-1 180");
/// assert!(report.choices[0].win > 0.5 && report.walks <= 400);
/// ```
#[derive(Debug)]
pub struct Searcher {
    seed: Seed,
    settings: Settings,
    /// One for each thread.
    judges: Vec<Judges>,
}

impl Searcher {
    /// The searching bot whose guesses follow from this seed.
    pub fn new(seed: Seed) -> Self {
        Self::with_settings(seed, Settings::TUNED)
    }

    /// One that searches in another way.
    pub fn with_settings(seed: Seed, settings: Settings) -> Self {
        Self { seed, settings, judges: vec![Judges::taught()] }
    }

    /// Goes by this experience of one game instead of that of this crate.
    pub fn with_experience(mut self, experience: &Arc<Experience>) -> Self {
        self.judges.iter_mut().for_each(|judges| judges.learn(experience));
        self
    }

    /// Lets it think on so many threads. What it finds follows from their number too.
    pub fn on_threads(mut self, threads: usize) -> Self {
        self.judges = (0..threads.max(1)).map(|_| Judges::taught()).collect();
        self
    }

    /// Looks at what can be done and how it would go on. It must be the turn of the seat whose view it is.
    pub fn look(&mut self, view: &View, budget: Budget) -> Report {
        let mut rng = dice(self.seed, view);
        assert!(matches!(view.seen().actor(), Actor::Player(_)), "it is nobody's turn");
        let (settings, judges) = (self.settings, self.judges.iter_mut());
        match view.seen() {
            State::Base(seen) => {
                think(judges.map(|judges| &mut judges.base).collect(), seen, settings, budget, &mut rng)
            }
            State::Castle(seen) => {
                think(judges.map(|judges| &mut judges.castle).collect(), seen, settings, budget, &mut rng)
            }
            State::City(seen) => {
                think(judges.map(|judges| &mut judges.city).collect(), seen, settings, budget, &mut rng)
            }
            State::Hunters(seen) => {
                think(judges.map(|judges| &mut judges.hunters).collect(), seen, settings, budget, &mut rng)
            }
        }
    }
}

impl Bot for Searcher {
    fn name(&self) -> &str {
        "search"
    }

    fn choose(&mut self, view: &View, budget: Budget) -> Action {
        self.look(view, budget).choices.swap_remove(0).action
    }
}

/// One thread's part of a search.
struct Explorer<'a, G: Guide> {
    guide: &'a mut G,
    settings: Settings,
    seed: Seed,
    /// The guesses at what is hidden, and a tree for each of them, once it was asked for.
    worlds: &'a [G::Position],
    trees: Vec<Option<Tree<G::Position>>>,
}

impl<G: Guide> Explorer<'_, G> {
    /// The tree of this guess.
    fn tree(&mut self, guess: usize) -> (&mut Tree<G::Position>, &mut G) {
        let Self { guide, settings, seed, worlds, trees } = self;
        let tree = trees[guess].get_or_insert_with(|| {
            Tree::new(*guide, *settings, worlds[guess].clone(), seed.child(guess as u64))
        });
        (tree, *guide)
    }

    /// What can be done first, as far as it looks good.
    fn lines(&mut self, is_late: &impl Fn() -> bool) -> Vec<Line<<G::Position as Position>::Move>> {
        let (tree, guide) = self.tree(0);
        tree.lines(guide, is_late)
    }

    /// Tries the lines of these numbers by one deal.
    fn try_all(
        &mut self,
        lines: &[(usize, Line<<G::Position as Position>::Move>)],
        deal: u64,
        is_late: &(impl Fn() -> bool + Sync),
    ) -> Vec<(usize, Walk)> {
        if is_late() {
            return Vec::new();
        }
        let guess = (deal % self.worlds.len() as u64) as usize;
        let (tree, guide) = self.tree(guess);
        let mut walks = Vec::with_capacity(lines.len());
        for (number, line) in lines {
            if is_late() {
                break;
            }
            walks.extend(tree.visit(guide, line, deal, is_late).map(|walk| (*number, walk)));
        }
        walks
    }
}

/// What there is to know about a position as it is seen.
fn think<G: Guide + Send>(
    guides: Vec<&mut G>,
    seen: &G::Position,
    settings: Settings,
    budget: Budget,
    rng: &mut impl Rng,
) -> Report
where
    G::Position: Send + Sync,
    <G::Position as Position>::Move: Send + Sync,
{
    let begin = Instant::now();
    let Actor::Player(player) = seen.actor() else { unreachable!("it is somebody's turn") };
    let mut bytes = [0; 32];
    rng.fill_bytes(&mut bytes);
    let seed = Seed::new(bytes);
    let is_hidden = seen.sample(rng) != *seen;
    let guesses = if is_hidden { GUESSES } else { 1 };
    let worlds: Vec<_> = (0..guesses).map(|_| seen.sample(rng)).collect();
    let mut explorers: Vec<Explorer<'_, G>> = Vec::with_capacity(guides.len());
    for guide in guides {
        // Opponents are not believed to know what it knows: who expects only what it would do itself, in their place,
        // is taken in by the rest. It is quicker, too.
        guide.play_as(Some(player));
        let trees = worlds.iter().map(|_| None).collect();
        explorers.push(Explorer { guide, settings, seed, worlds: &worlds, trees });
    }
    let limit = match budget {
        Budget { iterations: Some(walks), .. } => walks,
        Budget { time: Some(_), .. } => u64::MAX,
        Budget { .. } => WALKS,
    };
    let is_late = || budget.time.is_some_and(|time| begin.elapsed() >= time);
    let mut lines = explorers[0].lines(&is_late);
    // Rather few that are tried well than many by luck.
    lines.truncate((limit / DEALS).clamp(2, lines.len().max(2) as u64) as usize);
    let mut race = Race::new(lines, settings);
    let threads = explorers.len() as u64;
    let mut deal = 0;
    while !race.is_over() && race.walks < limit && !is_late() {
        let running = race.runners.iter().enumerate().filter(|(_, runner)| runner.runs);
        let mut lines: Vec<_> = running.map(|(number, runner)| (number, runner.line)).collect();
        let most = (limit - race.walks) / threads;
        if most < lines.len() as u64 {
            // A deal that some have not played says nothing about the others.
            if deal > 0 {
                break;
            }
            lines.truncate(most.max(1) as usize);
        }
        let walks: Vec<Vec<(usize, Walk)>> = if let [explorer] = &mut explorers[..] {
            vec![explorer.try_all(&lines, deal, &is_late)]
        } else {
            std::thread::scope(|scope| {
                let (lines, is_late) = (&lines, &is_late);
                let work =
                    |(explorer, deal): (&'_ mut Explorer<'_, G>, u64)| explorer.try_all(lines, deal, is_late);
                let parts: Vec<_> =
                    explorers.iter_mut().zip(deal..).map(|part| scope.spawn(move || work(part))).collect();
                parts.into_iter().map(|part| part.join().expect("no walk panics")).collect()
            })
        };
        for (walks, number) in walks.iter().zip(deal..) {
            if walks.len() == lines.len() || !is_late() {
                walks.iter().for_each(|(line, walk)| race.add(*line, number, walk, player));
            }
        }
        deal += threads;
        race.drop_beaten();
    }
    let trees = explorers.iter().flat_map(|explorer| explorer.trees.iter().flatten());
    let nodes = trees.map(|tree| tree.looked_at).sum();
    Report { choices: race.choices(|mv| seen.action(mv)), walks: race.walks, nodes, time: begin.elapsed() }
}
