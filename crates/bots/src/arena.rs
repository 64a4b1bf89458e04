//! One bot against another: pairs of games that differ in nothing but the seats.
//!
//! Luck with the tiles decides much of a single game. So games come in pairs: both have the same
//! seed, hence the same tiles in the same order, and the bots change seats. What is left of luck is
//! estimated from how much the pairs differ, as the two games of a pair are not independent.
//!
//! Pairs are numbered, and each follows from the arena's seed and its number alone. All sums are
//! whole numbers. So pairs may be played in any order, on any number of threads, and counted as they
//! come: the result is the same to the last digit.
//!
//! ```
//! use bastide_bots::{BotKind, Budget, arena::{Arena, Count}};
//! use bastide_engine::{chance::Seed, setup::{Request, Setup}, state::Game};
//!
//! let arena = Arena {
//!     game: Game::new(&Setup::new(&Request::default()).unwrap()),
//!     seed: Seed::from(1),
//!     bots: [BotKind::Greedy, BotKind::Random],
//!     budget: Budget::default(),
//! };
//! let mut count = Count::default();
//! for pair in 0..3 {
//!     count.add(arena.play_pair(pair).unwrap());
//! }
//! let result = count.result();
//! assert_eq!((result.games, result.wins), (6, 6));
//! ```

use crate::{Bot, BotFault, BotKind, Budget, play_match};
use bastide_engine::chance::Seed;
use bastide_engine::state::Game;

/// Two bots and what they play.
#[derive(Clone, Debug)]
pub struct Arena {
    /// A game for two.
    pub game: Game,
    /// What everything follows from.
    pub seed: Seed,
    /// The bot that is measured, and the one it is measured against.
    pub bots: [BotKind; 2],
    /// What each may think about one action.
    pub budget: Budget,
}

impl Arena {
    /// Plays the two games of the pair with this number. Panics if the game is not for two players.
    pub fn play_pair(&self, number: u64) -> Result<Pair, BotFault> {
        let seed = self.seed.child(number);
        let bots = |bot: usize| self.bots[bot].build(seed.child(bot as u64));
        play_pair(&self.game, seed, bots, self.budget)
    }
}

/// Plays a pair with bots of the caller's making: `bots(0)` is the one measured, `bots(1)` the other,
/// and each is made anew for each game. Panics if the game is not for two players.
pub fn play_pair(
    game: &Game,
    seed: Seed,
    bots: impl Fn(usize) -> Box<dyn Bot + Send>,
    budget: Budget,
) -> Result<Pair, BotFault> {
    let scores = |seats: [usize; 2]| -> Result<[u32; 2], BotFault> {
        let outcome = play_match(game, seed, &mut seats.map(&bots), budget)?;
        Ok([outcome.state.scores()[seats[0]], outcome.state.scores()[seats[1]]])
    };
    // With two, who sits where and where who sits are the same exchange.
    Ok(Pair { scores: [scores([0, 1])?, scores([1, 0])?] })
}

/// The points of the two games of a pair: in each, those of the bot that is measured come first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    /// The game in which that bot began, then the other.
    pub scores: [[u32; 2]; 2],
}

/// Counts pairs, in any order; counts of separate threads can be merged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    pairs: u64,
    wins: u64,
    losses: u64,
    points: [u64; 2],
    /// The sum of the squares of each pair's two margins together.
    margins_squared: u64,
    /// The sum of the squares of each pair's wins, in half wins from 0 to 4.
    half_wins_squared: u64,
}

impl Count {
    /// Counts a pair.
    pub fn add(&mut self, pair: Pair) {
        let (mut wins, mut losses, mut margin) = (0, 0, 0);
        for [own, other] in pair.scores {
            wins += u64::from(own > other);
            losses += u64::from(own < other);
            margin += i64::from(own) - i64::from(other);
            self.points[0] += u64::from(own);
            self.points[1] += u64::from(other);
        }
        self.pairs += 1;
        self.wins += wins;
        self.losses += losses;
        self.margins_squared += margin.unsigned_abs().pow(2);
        self.half_wins_squared += (2 + wins - losses).pow(2);
    }

    /// Adds what somebody else has counted.
    pub fn merge(&mut self, other: Self) {
        self.pairs += other.pairs;
        self.wins += other.wins;
        self.losses += other.losses;
        self.points[0] += other.points[0];
        self.points[1] += other.points[1];
        self.margins_squared += other.margins_squared;
        self.half_wins_squared += other.half_wins_squared;
    }

    /// What it adds up to.
    pub fn result(&self) -> ArenaResult {
        let games = 2 * self.pairs;
        let per_game = |sum: f64| if games == 0 { 0.0 } else { sum / games as f64 };
        let ties = games - self.wins - self.losses;
        let half_wins = (2 * self.wins + ties) as f64;
        let margin = self.points[0] as f64 - self.points[1] as f64;
        ArenaResult {
            games,
            wins: self.wins,
            losses: self.losses,
            ties,
            mean_scores: self.points.map(|points| per_game(points as f64)),
            mean_margin: per_game(margin),
            // A pair's margin is the mean of its two games': half of the sum that was squared.
            margin_stderr: 0.5 * stderr(self.pairs, margin, self.margins_squared as f64),
            win_rate: if games == 0 { 0.5 } else { per_game(0.5 * half_wins) },
            win_rate_ci95: self.win_rate_interval(half_wins),
        }
    }

    /// The "plus four" interval of Agresti and Coull with pairs for units: two pairs are added, one
    /// won and one lost, and the mean of all is given 1.96 standard errors either way. Unlike the bare
    /// mean ± 1.96 standard errors it does not shrink to a point when one bot wins every game.
    fn win_rate_interval(&self, half_wins: f64) -> [f64; 2] {
        let pairs = self.pairs + 2;
        let half_wins = half_wins + 4.0;
        let squared = self.half_wins_squared as f64 + 16.0;
        let mean = half_wins / (4.0 * pairs as f64);
        let reach = 1.96 * 0.25 * stderr(pairs, half_wins, squared);
        [(mean - reach).max(0.0), (mean + reach).min(1.0)]
    }
}

/// The standard error of a mean of `n` numbers, from their sum and the sum of their squares.
/// Not known from fewer than two, for which it is given as infinite.
fn stderr(n: u64, sum: f64, squared: f64) -> f64 {
    if n < 2 {
        return f64::INFINITY;
    }
    let n = n as f64;
    let variance = (squared - sum * sum / n) / (n - 1.0);
    (variance.max(0.0) / n).sqrt()
}

/// How the first bot fared against the second.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ArenaResult {
    /// Games played, two a pair.
    pub games: u64,
    /// Games the first bot won.
    pub wins: u64,
    /// Games it lost.
    pub losses: u64,
    /// Games nobody won.
    pub ties: u64,
    /// Points a game, of the first bot and of the second.
    pub mean_scores: [f64; 2],
    /// Points the first bot had more than the second, per game.
    pub mean_margin: f64,
    /// The standard error of that, worked out over pairs; infinite for fewer than two pairs.
    pub margin_stderr: f64,
    /// Share of games the first bot won, ties counted half; one half when nothing was played.
    pub win_rate: f64,
    /// Where the true win rate lies with a confidence of 95 %: the "plus four" interval over pairs.
    pub win_rate_ci95: [f64; 2],
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(pairs: &[[[u32; 2]; 2]]) -> Count {
        let mut count = Count::default();
        pairs.iter().for_each(|&scores| count.add(Pair { scores }));
        count
    }

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-9
    }

    #[test]
    fn margins_are_averaged_over_games_and_their_error_over_pairs() {
        // Margins 10 and -4: the pair's is 3. Then 6 and 8: 7. Then 0 and 10: 5. Mean 5, variance
        // (4 + 4 + 0) / 2 = 4, standard error 2 / √3.
        let result = count(&[[[60, 50], [40, 44]], [[51, 45], [58, 50]], [[30, 30], [40, 30]]]).result();
        assert_eq!((result.games, result.wins, result.losses, result.ties), (6, 4, 1, 1));
        assert!(close(result.mean_margin, 5.0));
        assert!(close(result.margin_stderr, 2.0 / 3f64.sqrt()));
        assert!(close(result.mean_scores[0], 279.0 / 6.0));
        assert!(close(result.mean_scores[1], 249.0 / 6.0));
    }

    #[test]
    fn a_tie_is_half_a_win_and_two_pairs_are_added_for_the_interval() {
        let result = count(&[[[60, 50], [40, 44]], [[51, 45], [58, 50]], [[30, 30], [40, 30]]]).result();
        assert!(close(result.win_rate, 4.5 / 6.0));
        // The pairs won 1/2, 1 and 3/4; added are 1 and 0. Mean 0.65, squares 1/4 + 1 + 9/16 + 1 = 45/16,
        // variance (45/16 - 5 · 0.65²) / 4 = 0.7 / 4 = 0.175, standard error √(0.175 / 5) = √0.035.
        let reach = 1.96 * 0.035f64.sqrt();
        assert!(close(result.win_rate_ci95[0], 0.65 - reach));
        assert_eq!(result.win_rate_ci95[1], 1.0, "{} is cut off", 0.65 + reach);
    }

    #[test]
    fn winning_everything_leaves_room_for_doubt() {
        let result = count(&[[[9, 1], [9, 1]]; 98]).result();
        assert_eq!((result.win_rate, result.margin_stderr), (1.0, 0.0));
        // 99 of 100 pairs: mean 0.99, variance (99 - 100 · 0.9801) / 99 = 0.01, standard error 0.01.
        assert!(close(result.win_rate_ci95[0], 0.99 - 0.0196));
        assert_eq!(result.win_rate_ci95[1], 1.0);
    }

    #[test]
    fn one_pair_or_none_says_little() {
        let none = Count::default().result();
        assert_eq!((none.games, none.win_rate, none.mean_margin), (0, 0.5, 0.0));
        assert_eq!(none.win_rate_ci95, [0.0, 1.0]);
        let one = count(&[[[9, 1], [9, 1]]]).result();
        assert_eq!((one.margin_stderr, one.win_rate_ci95[1]), (f64::INFINITY, 1.0));
    }

    #[test]
    fn the_order_of_counting_does_not_matter() {
        let pairs = [[[60, 50], [40, 44]], [[51, 45], [58, 50]], [[30, 30], [40, 30]], [[7, 8], [9, 9]]];
        let mut merged = count(&[pairs[3], pairs[0]]);
        merged.merge(count(&[pairs[2], pairs[1]]));
        assert_eq!(merged, count(&pairs));
    }
}
