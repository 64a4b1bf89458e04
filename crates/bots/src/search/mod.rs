//! The searching bot: Monte-Carlo tree search over what may be drawn and what everybody may do.

mod deals;
mod race;
mod report;
mod reward;
mod tree;

pub use report::{Choice, Report};
pub use reward::Reward;
pub use tree::Settings;

use crate::evaluation::Experience;
use crate::evaluation::planner::{Planner, Sense};
use crate::exact;
use crate::games::{Judged, Judges};
use crate::{Bot, Budget, dice};
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::position::{Actor, Position};
use bastide_engine::{View, whichever};
use race::Race;
use rand_core::Rng;
use std::sync::Arc;
use std::time::Instant;
use tree::{Line, Playout, Tree};

/// Playouts when nothing else is said.
const PLAYOUTS: u64 = 200;

/// Deals there must be playouts enough for, for each line that is tried.
const DEALS: u64 = 10;

/// Moves that can be played in about the time of a playout.
const MOVES: u64 = 2_000;

/// No end of a game is played out by more moves than this, some seconds, if two tiles are still to come …
const MOST_MOVES: u64 = 6_000_000;

/// … and by no more than this, about a second, if there are more: mostly it would be in vain.
const MOST_MOVES_BEYOND: u64 = 1_000_000;

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
/// assert!(report.choices[0].win > 0.5 && report.playouts <= 400);
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
        let settings = self.settings;
        whichever!(view.seen(), seen => {
            let planners = self.judges.iter_mut().map(|judges| seen.planner(judges)).collect();
            think(planners, seen, settings, budget, &mut rng)
        })
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

/// One thread's share of a search.
struct Explorer<'a, S: Sense> {
    planner: &'a mut Planner<S>,
    settings: Settings,
    seed: Seed,
    /// The guesses at what is hidden, and a tree for each of them, once it was asked for.
    worlds: &'a [S::Position],
    trees: Vec<Option<Tree<S::Position>>>,
}

impl<S: Sense> Explorer<'_, S> {
    /// The tree of this guess.
    fn tree(&mut self, guess: usize) -> (&mut Tree<S::Position>, &mut Planner<S>) {
        let Self { planner, settings, seed, worlds, trees } = self;
        let tree = trees[guess].get_or_insert_with(|| {
            Tree::new(*planner, *settings, worlds[guess].clone(), seed.child(guess as u64))
        });
        (tree, *planner)
    }

    /// What can be done first, as far as it looks good.
    fn lines(&mut self, is_late: &impl Fn() -> bool) -> Vec<Line<<S::Position as Position>::Move>> {
        let (tree, planner) = self.tree(0);
        tree.lines(planner, is_late)
    }

    /// Tries the lines of these numbers by one deal.
    fn try_all(
        &mut self,
        lines: &[(usize, Line<<S::Position as Position>::Move>)],
        deal: u64,
        is_late: &(impl Fn() -> bool + Sync),
    ) -> Vec<(usize, Playout)> {
        if is_late() {
            return Vec::new();
        }
        let guess = (deal % self.worlds.len() as u64) as usize;
        let (tree, planner) = self.tree(guess);
        let mut playouts = Vec::with_capacity(lines.len());
        for (number, line) in lines {
            if is_late() {
                break;
            }
            playouts.extend(tree.visit(planner, line, deal, is_late).map(|playout| (*number, playout)));
        }
        playouts
    }
}

/// What there is to know about a position as it is seen.
fn think<S: Sense + Send>(
    planners: Vec<&mut Planner<S>>,
    seen: &S::Position,
    settings: Settings,
    budget: Budget,
    rng: &mut impl Rng,
) -> Report
where
    S::Position: Send + Sync,
    <S::Position as Position>::Move: Send + Sync,
{
    let begin = Instant::now();
    let Actor::Player(player) = seen.actor() else { unreachable!("it is somebody's turn") };
    let mut bytes = [0; 32];
    rng.fill_bytes(&mut bytes);
    let seed = Seed::new(bytes);
    let is_hidden = seen.sample(rng) != *seen;
    let guesses = if is_hidden { GUESSES } else { 1 };
    let limit = match budget {
        Budget { iterations: Some(playouts), .. } => playouts,
        Budget { time: Some(_), .. } => u64::MAX,
        Budget { .. } => PLAYOUTS,
    };
    if !is_hidden && seen.left() <= settings.exact {
        // If it can't be done in half of the time, there is enough left to search.
        let is_late = || budget.time.is_some_and(|time| begin.elapsed() >= time / 2);
        let most = if seen.left() <= 2 { MOST_MOVES } else { MOST_MOVES_BEYOND };
        let most = limit.saturating_mul(MOVES).min(most);
        if let Some(solved) = exact::solve(seen, most, &is_late) {
            return solved_report(seen, player, solved, begin);
        }
    }
    let worlds: Vec<_> = (0..guesses).map(|_| seen.sample(rng)).collect();
    let mut explorers: Vec<Explorer<'_, S>> = Vec::with_capacity(planners.len());
    for planner in planners {
        // Opponents are not believed to know what it knows: who expects only what it would do itself, in their place,
        // is taken in by the rest. It is quicker, too.
        planner.play_as(Some(player));
        let trees = worlds.iter().map(|_| None).collect();
        explorers.push(Explorer { planner, settings, seed, worlds: &worlds, trees });
    }
    let is_late = || budget.time.is_some_and(|time| begin.elapsed() >= time);
    let mut lines = explorers[0].lines(&is_late);
    // Rather few that are tried well than many by luck.
    lines.truncate((limit / DEALS).clamp(2, lines.len().max(2) as u64) as usize);
    let mut race = Race::new(lines, settings);
    let threads = explorers.len() as u64;
    let mut deal = 0;
    while !race.is_over() && race.playouts < limit && !is_late() {
        let running = race.runners.iter().enumerate().filter(|(_, runner)| runner.runs);
        let mut lines: Vec<_> = running.map(|(number, runner)| (number, runner.line)).collect();
        let most = (limit - race.playouts) / threads;
        if most < lines.len() as u64 {
            // A deal that some have not played says nothing about the others.
            if deal > 0 {
                break;
            }
            lines.truncate(most.max(1) as usize);
        }
        let playouts: Vec<Vec<(usize, Playout)>> = if let [explorer] = &mut explorers[..] {
            vec![explorer.try_all(&lines, deal, &is_late)]
        } else {
            std::thread::scope(|scope| {
                let (lines, is_late) = (&lines, &is_late);
                let work =
                    |(explorer, deal): (&'_ mut Explorer<'_, S>, u64)| explorer.try_all(lines, deal, is_late);
                let running: Vec<_> =
                    explorers.iter_mut().zip(deal..).map(|share| scope.spawn(move || work(share))).collect();
                running.into_iter().map(|thread| thread.join().expect("no playout panics")).collect()
            })
        };
        for (playouts, number) in playouts.iter().zip(deal..) {
            if playouts.len() == lines.len() || !is_late() {
                playouts.iter().for_each(|(line, playout)| race.add(*line, number, playout, player));
            }
        }
        deal += threads;
        race.drop_beaten();
    }
    let trees = explorers.iter().flat_map(|explorer| explorer.trees.iter().flatten());
    let nodes = trees.map(|tree| tree.looked_at).sum();
    Report {
        choices: race.choices(|mv| seen.action(mv)),
        playouts: race.playouts,
        nodes,
        exact: false,
        time: begin.elapsed(),
    }
}

/// What was found out about an end that was played out.
fn solved_report<P: Position>(
    seen: &P,
    player: Player,
    mut solved: exact::Solved<P::Move>,
    begin: Instant,
) -> Report {
    let seat = player.seat();
    let worth = |worth: &exact::Worth| (worth.margins[seat], worth.wins[seat]);
    // Of those with the same margin to expect, the one with the better chance.
    solved.moves.sort_by(|(_, a), (_, b)| {
        let ((margin, win), (other_margin, other_win)) = (worth(a), worth(b));
        if (margin - other_margin).abs() > 1e-9 {
            other_margin.total_cmp(&margin)
        } else {
            other_win.total_cmp(&win)
        }
    });
    let most = solved.moves.first().map_or(0.0, |(_, best)| worth(best).0);
    let choice = |(mv, found): &(P::Move, exact::Worth)| {
        let (margin, win) = worth(found);
        Choice {
            action: seen.action(*mv),
            playouts: 0,
            margin,
            margin_error: 0.0,
            win,
            win_error: 0.0,
            sure: f64::from(u8::from(margin >= most - 1e-9)),
        }
    };
    Report {
        choices: solved.moves.iter().map(choice).collect(),
        playouts: 0,
        nodes: solved.played,
        exact: true,
        time: begin.elapsed(),
    }
}
