//! Which of several lines is best: all are tried by the same deals, and those that fall behind are given up.

use super::report::Choice;
use super::tree::{Line, Playout, Settings};
use bastide_engine::action::Action;
use bastide_engine::board::Player;

/// Deals after which a line may be given up.
const TRIAL: usize = 10;

/// One of the lines that are tried.
#[derive(Debug)]
pub(super) struct Runner<M> {
    pub(super) line: Line<M>,
    /// What each deal came to, to the player in turn: its number, the reward, the margin and the chance to win.
    deals: Vec<(u64, f64, f64, f64)>,
    /// Whether it may still be the best.
    pub(super) runs: bool,
}

/// A mean with its standard error.
#[derive(Clone, Copy)]
struct Estimate {
    mean: f64,
    error: f64,
}

impl Estimate {
    /// Of numbers of which the first is known by other means and counts as so many.
    fn new(known: f64, weight: f64, numbers: impl Iterator<Item = f64> + Clone) -> Self {
        let n = numbers.clone().count() as f64;
        let sum: f64 = numbers.clone().sum();
        let mean = if weight + n > 0.0 { (weight * known + sum) / (weight + n) } else { known };
        let spread = numbers.map(|number| (number - sum / n) * (number - sum / n)).sum::<f64>() / (n - 1.0);
        Self { mean, error: if n > 1.0 { (spread / n).sqrt() } else { f64::INFINITY } }
    }

    /// The chance that the true mean is above zero.
    fn above_zero(self) -> f64 {
        if self.error.is_infinite() {
            return 0.5;
        }
        // Close to the normal distribution, and never quite sure.
        let z = self.mean / self.error.max(1e-9);
        (1.0 / (1.0 + (-1.702 * z).exp())).clamp(0.001, 0.999)
    }
}

/// The lines that are tried, in the order in which they looked good.
#[derive(Debug)]
pub(super) struct Race<M> {
    settings: Settings,
    pub(super) runners: Vec<Runner<M>>,
    pub(super) playouts: u64,
}

impl<M: Copy + PartialEq> Race<M> {
    /// Between these lines.
    pub(super) fn new(lines: Vec<Line<M>>, settings: Settings) -> Self {
        let runner = |line| Runner { line, deals: Vec::new(), runs: true };
        Self { settings, runners: lines.into_iter().map(runner).collect(), playouts: 0 }
    }

    /// Whether there is nothing left to find out: all that still run begin with the same move.
    pub(super) fn is_over(&self) -> bool {
        let mut running = self.runners.iter().filter(|runner| runner.runs).map(|runner| runner.line.mv);
        let first = running.next();
        running.all(|mv| Some(mv) == first)
    }

    /// Keeps what a playout came to.
    pub(super) fn add(&mut self, runner: usize, deal: u64, playout: &Playout, player: Player) {
        let seat = player.seat();
        let told = (deal, playout.rewards[seat], playout.margins[seat], playout.chances[seat]);
        self.runners[runner].deals.push(told);
        self.playouts += 1;
    }

    /// The one with most to expect of those that still run.
    pub(super) fn best(&self) -> usize {
        let mut best: Option<(usize, f64)> = None;
        for (number, runner) in self.runners.iter().enumerate().filter(|(_, runner)| runner.runs) {
            let value = self.reward(runner).mean;
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((number, value));
            }
        }
        best.map_or(0, |(number, _)| number)
    }

    fn reward(&self, runner: &Runner<M>) -> Estimate {
        Estimate::new(
            runner.line.look,
            self.settings.first_look,
            runner.deals.iter().map(|&(_, reward, ..)| reward),
        )
    }

    /// By how much one is better than another, by the deals that both have played.
    fn lead(&self, one: usize, other: usize) -> Estimate {
        let (one, other) = (&self.runners[one], &self.runners[other]);
        let pairs = one.deals.iter().filter_map(|&(deal, reward, ..)| {
            let same = other.deals.binary_search_by_key(&deal, |&(deal, ..)| deal).ok()?;
            Some(reward - other.deals[same].1)
        });
        Estimate::new(one.line.look - other.line.look, self.settings.first_look, pairs)
    }

    /// Gives up those that are beaten beyond doubt.
    pub(super) fn drop_beaten(&mut self) {
        let best = self.best();
        for number in 0..self.runners.len() {
            if number == best || !self.runners[number].runs || self.runners[number].deals.len() < TRIAL {
                continue;
            }
            let lead = self.lead(best, number);
            self.runners[number].runs = lead.mean <= self.settings.doubt * lead.error;
        }
    }

    /// Everything that was found out about the first moves of the lines, the best first. Each is worth what the best
    /// line is that begins with it.
    pub(super) fn choices(&self, action: impl Fn(M) -> Action) -> Vec<Choice> {
        let best = self.best();
        let mut order: Vec<usize> = (0..self.runners.len()).collect();
        let rank = |number: usize| {
            let runner = &self.runners[number];
            (number == best, runner.runs, self.reward(runner).mean)
        };
        order.sort_by(|&a, &b| rank(b).partial_cmp(&rank(a)).unwrap_or(std::cmp::Ordering::Equal));
        let mut known: Vec<M> = Vec::new();
        order.retain(|&number| {
            let mv = self.runners[number].line.mv;
            let is_new = !known.contains(&mv);
            known.push(mv);
            is_new
        });
        let second = order.get(1).copied();
        let choice = |number: usize| {
            let runner = &self.runners[number];
            let margins = runner.deals.iter().map(|&(_, _, margin, _)| margin);
            let margin = Estimate::new(runner.line.promise, self.settings.first_look, margins);
            let win = Estimate::new(runner.line.chance, 0.0, runner.deals.iter().map(|&(.., chance)| chance));
            let sure = match second {
                None => 1.0,
                Some(second) if number == best => self.lead(best, second).above_zero(),
                Some(_) => self.lead(number, best).above_zero(),
            };
            Choice {
                action: action(runner.line.mv),
                playouts: runner.deals.len() as u64,
                margin: margin.mean,
                margin_error: margin.error,
                win: win.mean,
                win_error: win.error,
                sure,
            }
        };
        order.into_iter().map(choice).collect()
    }
}
