//! What rounds add up to.

use super::Round;

/// A first place that is shared counts by its share. This many shares make a whole: any number of
/// players up to six can share it without a remainder.
const SHARES: u64 = 60;

/// Counts rounds, in any order; counts of separate threads can be merged. All rounds of a count are
/// of games for the same number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    rounds: u64,
    games: u64,
    wins: u64,
    losses: u64,
    /// First places, in [`SHARES`].
    firsts: Total,
    /// Its points times the number of others, less what those had together.
    margins: Total,
    /// What it had more than the best of the others.
    margins_over_best: Total,
    /// Its points, and all the others'.
    points: [u64; 2],
}

/// A sum over rounds, and the sum of the squares of what each round added.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Total {
    sum: i64,
    squares: u64,
}

impl Total {
    fn add(&mut self, number: i64) {
        self.sum += number;
        self.squares += number.unsigned_abs().pow(2);
    }

    fn merge(&mut self, other: Self) {
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean of what the rounds added, and its standard error, in units of so many.
    fn mean(self, rounds: u64, unit: f64) -> Mean {
        Mean::new(rounds, self.sum as f64 / unit, self.squares as f64 / (unit * unit))
    }
}

/// The mean of numbers and how far it may be off.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Mean {
    pub(crate) mean: f64,
    /// The variance of the numbers themselves; infinite for fewer than two.
    pub(crate) variance: f64,
    /// The standard error of the mean; infinite for fewer than two.
    pub(crate) error: f64,
}

impl Mean {
    /// Of `n` numbers, from their sum and the sum of their squares.
    fn new(n: u64, sum: f64, squares: f64) -> Self {
        let count = n as f64;
        let mean = if n == 0 { 0.0 } else { sum / count };
        let variance =
            if n < 2 { f64::INFINITY } else { ((squares - sum * sum / count) / (count - 1.0)).max(0.0) };
        Self { mean, variance, error: if n < 2 { f64::INFINITY } else { (variance / count).sqrt() } }
    }
}

impl Count {
    /// Counts a round.
    pub fn add(&mut self, round: &Round) {
        let players = round.scores.len() as u64;
        assert!(self.rounds == 0 || self.players() == players, "these are rounds of different games");
        let (mut firsts, mut margin, mut over_best) = (0, 0, 0);
        for scores in &round.scores {
            let (own, others) = (scores[0], &scores[1..]);
            let best = others.iter().copied().max().unwrap_or(0);
            let sum: u64 = others.iter().map(|&score| u64::from(score)).sum();
            self.points[0] += u64::from(own);
            self.points[1] += sum;
            self.wins += u64::from(own > best);
            self.losses += u64::from(own < best);
            if own >= best {
                firsts += SHARES / scores.iter().filter(|&&score| score == own).count() as u64;
            }
            margin += i64::from(own) * others.len() as i64 - sum as i64;
            over_best += i64::from(own) - i64::from(best);
        }
        self.rounds += 1;
        self.games += players;
        self.firsts.add(firsts as i64);
        self.margins.add(margin);
        self.margins_over_best.add(over_best);
    }

    /// Adds the rounds that another thread has counted. Panics if those were of games for another number of players.
    pub fn merge(&mut self, other: &Self) {
        let same = self.rounds == 0 || other.rounds == 0 || self.players() == other.players();
        assert!(same, "these are rounds of different games");
        self.rounds += other.rounds;
        self.games += other.games;
        self.wins += other.wins;
        self.losses += other.losses;
        self.firsts.merge(other.firsts);
        self.margins.merge(other.margins);
        self.margins_over_best.merge(other.margins_over_best);
        self.points[0] += other.points[0];
        self.points[1] += other.points[1];
    }

    /// Rounds that were counted.
    pub fn rounds(&self) -> u64 {
        self.rounds
    }

    /// How many play, as a round has a game for each; two when nothing was played.
    fn players(&self) -> u64 {
        self.games.checked_div(self.rounds).unwrap_or(2)
    }

    /// Means and errors of all rounds that were counted; what they are when nothing was played is said at each.
    pub fn result(&self) -> ArenaResult {
        let players = self.players() as f64;
        let others = players - 1.0;
        let per_game = |sum: f64| if self.games == 0 { 0.0 } else { sum / self.games as f64 };
        // What a round adds is the sum of a game for each player; its mean is that of one game.
        let margin = self.margins.mean(self.rounds, players * others);
        let over_best = self.margins_over_best.mean(self.rounds, players);
        let firsts = self.firsts.mean(self.rounds, players * SHARES as f64);
        ArenaResult {
            players: self.players() as usize,
            games: self.games,
            wins: self.wins,
            losses: self.losses,
            ties: self.games - self.wins - self.losses,
            mean_scores: [per_game(self.points[0] as f64), per_game(self.points[1] as f64 / others)],
            mean_margin: margin.mean,
            margin_stderr: margin.error,
            mean_margin_over_best: over_best.mean,
            margin_over_best_stderr: over_best.error,
            win_rate: if self.games == 0 { 0.5 } else { firsts.mean },
            win_rate_ci95: self.win_rate_interval(),
        }
    }

    /// The "plus four" interval of Agresti and Coull with rounds for units: the mean of all rounds and
    /// two more is given 1.96 standard errors either way. Unlike the bare mean ± 1.96 standard errors it
    /// does not shrink to a point when one bot wins every game.
    fn win_rate_interval(&self) -> [f64; 2] {
        let Mean { mean, error, .. } = self.doubtful_firsts();
        let reach = 1.96 * error;
        [(mean - reach).max(0.0), (mean + reach).min(1.0)]
    }

    /// The share of first places in a round, if one more round had been won and one more lost.
    pub(crate) fn doubtful_firsts(&self) -> Mean {
        let whole = (SHARES * self.players()) as i64;
        let mut firsts = self.firsts;
        firsts.add(whole);
        firsts.add(0);
        firsts.mean(self.rounds + 2, whole as f64)
    }
}

/// How the first bot fared against the second.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ArenaResult {
    /// How many play in a game.
    pub players: usize,
    /// Games played: in each round as many as there are players.
    pub games: u64,
    /// Games the first bot won alone.
    pub wins: u64,
    /// Games it lost.
    pub losses: u64,
    /// Games in which it shared the first place.
    pub ties: u64,
    /// Points a game, of the first bot and of each of the others.
    pub mean_scores: [f64; 2],
    /// Points the first bot had more than the others on average, per game.
    pub mean_margin: f64,
    /// The standard error of that, worked out over rounds; infinite for fewer than two rounds.
    pub margin_stderr: f64,
    /// Points the first bot had more than the best of the others, per game.
    pub mean_margin_over_best: f64,
    /// The standard error of that, worked out over rounds; infinite for fewer than two rounds.
    pub margin_over_best_stderr: f64,
    /// Share of first places, those that are shared counted by their share: with two players a tie
    /// counts half. One half when nothing was played.
    pub win_rate: f64,
    /// Where the true win rate lies with a confidence of 95 %: the "plus four" interval over rounds.
    pub win_rate_ci95: [f64; 2],
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(pairs: &[[[u32; 2]; 2]]) -> Count {
        let mut count = Count::default();
        for scores in pairs {
            count.add(&Round { scores: scores.map(|game| game.to_vec()).to_vec() });
        }
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
        merged.merge(&count(&[pairs[2], pairs[1]]));
        assert_eq!(merged, count(&pairs));
    }

    #[test]
    fn a_shared_first_place_counts_by_its_share() {
        // First alone, first with one other, and last: 1 + 1/2 + 0 of three games.
        let scores = vec![vec![50, 40, 20], vec![30, 10, 30], vec![10, 20, 30]];
        let mut count = Count::default();
        count.add(&Round { scores });
        let result = count.result();
        assert_eq!((result.players, result.games), (3, 3));
        assert_eq!((result.wins, result.ties, result.losses), (1, 1, 1));
        assert!(close(result.win_rate, 0.5));
        assert!(close(result.mean_scores[0], 30.0) && close(result.mean_scores[1], 25.0));
        assert!(close(result.mean_margin, 5.0), "30 against a mean of 25");
        assert!(close(result.mean_margin_over_best, (10.0 + 0.0 - 20.0) / 3.0));
    }

    #[test]
    fn errors_are_worked_out_over_rounds() {
        let mut count = Count::default();
        for own in [10, 20] {
            count.add(&Round { scores: vec![vec![own, 9, 3]; 3] });
        }
        let result = count.result();
        // Margins over the mean of the others 4 and 14, over the best 1 and 11: both differ by ten.
        assert!(close(result.mean_margin, 9.0) && close(result.margin_stderr, 5.0));
        assert!(close(result.mean_margin_over_best, 6.0) && close(result.margin_over_best_stderr, 5.0));
    }
}
