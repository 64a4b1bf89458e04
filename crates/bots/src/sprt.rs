//! Which of two win rates is the true one, found out in as few rounds as it takes.
//!
//! A sequential probability ratio test: after each round it is worked out how much more likely the results are if the
//! one win rate is true than if the other is. As soon as that leaves two bounds, the test is over. As what comes of a
//! round is neither won nor lost but something between, its likelihood is that of a normal distribution whose variance
//! is estimated from the rounds (the generalised test).

use crate::arena::Count;

/// Two win rates, and how often the test may accept the wrong one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The lower win rate, and the higher.
    pub rates: [f64; 2],
    /// How often the higher rate may be accepted though the lower is true …
    pub alpha: f64,
    /// … and the lower though the higher is true.
    pub beta: f64,
}

impl Sprt {
    /// A test between these win rates that is wrong one time in twenty.
    ///
    /// ```
    /// use bastide_bots::sprt::Sprt;
    ///
    /// let [lower, upper] = Sprt::between([0.5, 0.55]).unwrap().bounds();
    /// assert!((upper - 19f64.ln()).abs() < 1e-12 && (lower + upper).abs() < 1e-12);
    /// assert!(Sprt::between([0.55, 0.5]).is_none(), "the lower comes first");
    /// ```
    pub fn between(rates: [f64; 2]) -> Option<Self> {
        let [low, high] = rates;
        (0.0 < low && low < high && high < 1.0).then_some(Self { rates, alpha: 0.05, beta: 0.05 })
    }

    /// A test whether a bot wins a tenth more than its share among so many players.
    pub fn usual(players: usize) -> Self {
        let fair = 1.0 / players as f64;
        Self { rates: [fair, 1.1 * fair], alpha: 0.05, beta: 0.05 }
    }

    /// Below the first the lower rate is accepted, above the second the higher.
    pub fn bounds(&self) -> [f64; 2] {
        let Self { alpha, beta, .. } = *self;
        [(beta / (1.0 - alpha)).ln(), ((1.0 - beta) / alpha).ln()]
    }

    /// How it stands after these rounds.
    pub fn judge(&self, count: &Count) -> Verdict {
        let [low, high] = self.rates;
        // The variance of a round won and one lost is counted in: otherwise a first few rounds that happen to be alike
        // would prove everything.
        let variance = count.doubtful_firsts().variance;
        let beyond = count.result().win_rate - (low + high) / 2.0;
        let llr = count.rounds() as f64 * (high - low) * beyond / variance;
        let [lower, upper] = self.bounds();
        let accepted = match llr {
            _ if llr <= lower => Some(Accepted::Lower),
            _ if llr >= upper => Some(Accepted::Higher),
            _ => None,
        };
        Verdict { llr, accepted }
    }
}

/// How a test stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Verdict {
    /// The logarithm of how much more likely the results are by the higher win rate than by the lower.
    pub llr: f64,
    /// What was found out; nothing yet, if nothing.
    pub accepted: Option<Accepted>,
}

/// One of the two win rates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Accepted {
    /// The lower one.
    Lower,
    /// The higher one.
    Higher,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::Round;

    /// So many pairs won twice, shared and lost twice.
    fn count(won: u64, shared: u64, lost: u64) -> Count {
        let mut count = Count::default();
        for (times, scores) in [(won, [[2, 1], [2, 1]]), (shared, [[2, 1], [1, 2]]), (lost, [[1, 2], [1, 2]])]
        {
            for _ in 0..times {
                count.add(&Round { scores: scores.map(|game| game.to_vec()).to_vec() });
            }
        }
        count
    }

    #[test]
    fn the_ratio_is_that_of_two_normal_distributions() {
        let sprt = Sprt::between([0.5, 0.6]).unwrap();
        // 4 rounds, mean 5/8. With the two that are added 1, 1, 1, 1/2, 0, 0: mean 7/12, squares 3.25, variance
        // (3.25 - 6 · 49/144) / 5 = 29/120.
        let verdict = sprt.judge(&count(2, 1, 1));
        let expected = 4.0 * 0.1 * (0.625 - 0.55) / (29.0 / 120.0);
        assert!((verdict.llr - expected).abs() < 1e-12);
        assert_eq!(verdict.accepted, None);
    }

    #[test]
    fn it_is_decided_either_way_and_not_by_the_first_rounds() {
        let sprt = Sprt::usual(2);
        assert!((sprt.rates[1] - 0.55).abs() < 1e-12);
        assert_eq!(sprt.judge(&Count::default()), Verdict { llr: -0.0, accepted: None });
        assert_eq!(sprt.judge(&count(3, 0, 0)).accepted, None);
        assert_eq!(sprt.judge(&count(40, 10, 0)).accepted, Some(Accepted::Higher));
        assert_eq!(sprt.judge(&count(0, 10, 40)).accepted, Some(Accepted::Lower));
    }
}
