//! Several players on one scale, from games of every two of them.
//!
//! By the model of Bradley and Terry, whose scale is Elo's: a player rated 400 points above another wins ten games for
//! each one lost. The ratings are those by which the results are most likely.

use crate::equations::solve;

/// Points of Elo's scale for a factor of *e* in the odds.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// The mean rating, or that of the player to whom all others are compared.
pub const ANCHOR: f64 = 1500.0;

/// What every two players have won against each other. A tie is half a win for each.
///
/// ```
/// use bastide_bots::ratings::Results;
///
/// let mut results = Results::new(2);
/// results.add(0, 1, 3.0, 1.0);
/// let ratings = results.ratings(0.0, Some(1));
/// assert_eq!(ratings[1].rating, 1500.0, "the other is compared to this one");
/// assert!((ratings[0].rating - 1500.0 - 400.0 * 3f64.log10()).abs() < 1e-6);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Results {
    players: usize,
    /// Games each row's player has won against each column's.
    wins: Vec<f64>,
}

/// How strong a player is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// On Elo's scale.
    pub rating: f64,
    /// The standard error of that, as against whatever the scale is anchored to.
    pub stderr: f64,
}

impl Rating {
    /// Where the true rating lies with a confidence of 95 %.
    pub fn ci95(&self) -> [f64; 2] {
        let reach = 1.96 * self.stderr;
        [self.rating - reach, self.rating + reach]
    }
}

impl Results {
    /// Of so many players who have not played yet.
    pub fn new(players: usize) -> Self {
        Self { players, wins: vec![0.0; players * players] }
    }

    /// Adds games of two players: how many the one has won, and how many the other.
    pub fn add(&mut self, one: usize, other: usize, wins: f64, losses: f64) {
        assert_ne!(one, other, "nobody plays against themselves");
        self.wins[one * self.players + other] += wins;
        self.wins[other * self.players + one] += losses;
    }

    /// The ratings by which these results are most likely, by player.
    ///
    /// For every two who have met, `virtual_draws` are added, which keeps ratings finite where somebody has lost every
    /// game. Without them, and where not all have met, some ratings may not be determined by the results.
    ///
    /// The player `anchor` is rated [`ANCHOR`], or else all are on average. Errors follow from the Fisher information,
    /// as if games were independent; those of a pair with the same tiles and exchanged seats even out each other's
    /// luck, so that the errors given are rather too large.
    pub fn ratings(&self, virtual_draws: f64, anchor: Option<usize>) -> Vec<Rating> {
        let n = self.players;
        let with_draws = self.with_draws(virtual_draws);
        let mut strengths = vec![0.0; n];
        // Newton's method, by steps that are never so large that it could leap to and fro.
        for _ in 0..1000 {
            let step = solve(&mut with_draws.information(&strengths), &with_draws.slopes(&strengths));
            let longest = step.iter().fold(0.0, |longest: f64, own| longest.max(own.abs()));
            let share = if longest > 1.0 { longest.recip() } else { 1.0 };
            strengths.iter_mut().zip(&step).for_each(|(strength, own)| *strength += share * own);
            if longest < 1e-12 {
                break;
            }
        }
        let base: Vec<f64> = match anchor {
            Some(anchor) => (0..n).map(|player| f64::from(u8::from(player == anchor))).collect(),
            None => vec![1.0 / n as f64; n],
        };
        let zero: f64 = strengths.iter().zip(&base).map(|(strength, share)| strength * share).sum();
        let rating = |player: usize| {
            // How the player compares to the anchor: one for the player, less the anchor's shares.
            let contrast: Vec<f64> = (base.iter().enumerate())
                .map(|(other, share)| f64::from(u8::from(other == player)) - share)
                .collect();
            let spread = solve(&mut with_draws.information(&strengths), &contrast);
            let variance: f64 = contrast.iter().zip(&spread).map(|(a, b)| a * b).sum();
            Rating {
                rating: ANCHOR + SCALE * (strengths[player] - zero),
                stderr: SCALE * variance.max(0.0).sqrt(),
            }
        };
        (0..n).map(rating).collect()
    }

    fn with_draws(&self, virtual_draws: f64) -> Self {
        let mut all = self.clone();
        for one in 0..self.players {
            for other in 0..one {
                if self.games(one, other) > 0.0 {
                    all.add(one, other, virtual_draws / 2.0, virtual_draws / 2.0);
                }
            }
        }
        all
    }

    fn games(&self, one: usize, other: usize) -> f64 {
        self.wins[one * self.players + other] + self.wins[other * self.players + one]
    }

    /// How much more likely the results would be if a player were stronger.
    fn slopes(&self, strengths: &[f64]) -> Vec<f64> {
        let slope = |one: usize| -> f64 {
            (0..self.players)
                .map(|other| {
                    let expected = self.games(one, other) * chance(strengths[one] - strengths[other]);
                    self.wins[one * self.players + other] - expected
                })
                .sum()
        };
        (0..self.players).map(slope).collect()
    }

    /// The Fisher information about the strengths. As only their differences matter, it says nothing about their mean;
    /// that this is zero is added, so that there is one solution.
    fn information(&self, strengths: &[f64]) -> Vec<f64> {
        let n = self.players;
        let mut rows = vec![1.0 / n as f64; n * n];
        for one in 0..n {
            for other in (0..n).filter(|&other| other != one) {
                let chance = chance(strengths[one] - strengths[other]);
                let known = self.games(one, other) * chance * (1.0 - chance);
                rows[one * n + one] += known;
                rows[one * n + other] -= known;
            }
        }
        rows
    }
}

/// The chance to win for somebody who is stronger by so much.
fn chance(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-6
    }

    #[test]
    fn two_players_differ_by_the_logarithm_of_the_odds() {
        let mut results = Results::new(2);
        results.add(0, 1, 30.0, 10.0);
        let [one, other] = results.ratings(0.0, None)[..] else { panic!("there are two") };
        assert!(close(one.rating - other.rating, 400.0 * 3f64.log10()));
        assert!(close(one.rating + other.rating, 2.0 * ANCHOR));
        // The information about the difference is 40 · 3/4 · 1/4 = 7.5; each is off by half of what that is.
        assert!(close(one.stderr, SCALE * 0.5 / 7.5f64.sqrt()));
        let anchored = results.ratings(0.0, Some(1));
        assert!(close(anchored[0].stderr, SCALE / 7.5f64.sqrt()));
        assert_eq!((anchored[1].rating, anchored[1].ci95()), (ANCHOR, [ANCHOR, ANCHOR]));
        let with_draw = results.ratings(1.0, None);
        assert!(close(with_draw[0].rating - with_draw[1].rating, 400.0 * (30.5f64 / 10.5).log10()));
    }

    #[test]
    fn results_that_fit_the_model_are_explained_exactly() {
        // Odds of 2:1 between neighbours of three, and so 4:1 between the first and the last.
        let mut results = Results::new(3);
        results.add(0, 1, 20.0, 10.0);
        results.add(1, 2, 20.0, 10.0);
        results.add(2, 0, 6.0, 24.0);
        let ratings = results.ratings(0.0, Some(1));
        let step = 400.0 * 2f64.log10();
        assert!(close(ratings[0].rating, ANCHOR + step) && close(ratings[2].rating, ANCHOR - step));
        assert!(close(ratings[0].stderr, ratings[2].stderr), "both know as much about themselves");
    }

    #[test]
    fn whoever_wins_everything_has_a_finite_rating_and_much_doubt() {
        let mut results = Results::new(3);
        results.add(0, 1, 100.0, 0.0);
        results.add(0, 2, 100.0, 0.0);
        results.add(1, 2, 50.0, 50.0);
        let ratings = results.ratings(1.0, None);
        assert!(close(ratings[1].rating, ratings[2].rating));
        assert!(close(ratings[0].rating - ratings[1].rating, 400.0 * 201f64.log10()));
        assert!(ratings[0].stderr > ratings[1].stderr && ratings[0].stderr.is_finite());
    }

    #[test]
    fn more_games_leave_less_doubt() {
        let stderr = |games: f64| {
            let mut results = Results::new(2);
            results.add(0, 1, games, games);
            results.ratings(0.0, None)[0].stderr
        };
        assert!(close(stderr(100.0), 2.0 * stderr(400.0)));
    }
}
