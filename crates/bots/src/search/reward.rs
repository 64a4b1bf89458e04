//! How good it is to end with a margin.

use crate::evaluation::Luck;
use crate::evaluation::outlook::BySeat;
use bastide_engine::board::Player;

impl Luck {
    /// The chance of each seat to end ahead, a tie counted half.
    pub(super) fn chances(self, values: &BySeat, players: usize, left: u32) -> BySeat {
        let spread = self.0 * f64::from(left).sqrt();
        by_odds(values, players, |margin| {
            if spread > 0.0 {
                // Close to the normal distribution.
                1.0 / (1.0 + (-1.702 * margin / spread).exp())
            } else if margin == 0.0 {
                0.5
            } else {
                f64::from(u8::from(margin > 0.0))
            }
        })
    }
}

/// A margin as a reward between 0 and 1: the more is still to come, the less a margin says. It goes by the chance to
/// win, but less steeply: whoever is ahead goes on to gain points, and whoever is behind does not stake everything.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reward {
    /// How many times what luck brings a margin must be, to count as a good share of all there is to gain.
    pub breadth: f64,
    /// As if there were so many more tiles to come.
    pub further: f64,
}

impl Reward {
    /// What the bot plays with.
    pub const TUNED: Self = Self { breadth: 4.0, further: 16.0 };

    /// The reward for being so much ahead of one opponent with so many tiles to come. Only by operations that are
    /// exact on every machine.
    pub(super) fn of_margin(&self, margin: f64, luck: Luck, left: u32) -> f64 {
        let scale = self.breadth * luck.0 * (f64::from(left) + self.further).sqrt();
        0.5 + 0.5 * margin / (margin * margin + scale * scale).sqrt()
    }

    /// The reward for being ahead of several opponents, if it is this for each of them.
    pub(super) fn against_all(reward: f64, opponents: usize) -> f64 {
        1.0 / (1.0 + opponents as f64 * odds_against(reward))
    }

    /// The reward of each seat.
    pub(super) fn of_values(&self, values: &BySeat, players: usize, luck: Luck, left: u32) -> BySeat {
        by_odds(values, players, |margin| self.of_margin(margin, luck, left))
    }
}

/// A chance is never quite nothing.
const LEAST: f64 = 1e-3;

fn odds_against(chance: f64) -> f64 {
    (1.0 - chance) / chance.max(LEAST)
}

/// The chance of each seat against all others, from that against one of them by the margin. The odds against it are the
/// sum of the odds against each opponent, as when each player draws lots in proportion to their strength.
fn by_odds(values: &BySeat, players: usize, against: impl Fn(f64) -> f64) -> BySeat {
    let mut chances = [0.0; Player::MAX];
    for seat in 0..players {
        let others = (0..players).filter(|&other| other != seat);
        let odds = others.map(|other| odds_against(against(values[seat] - values[other]))).sum::<f64>();
        chances[seat] = 1.0 / (1.0 + odds);
    }
    chances
}

/// By how much each seat is ahead of the best of the others.
pub(super) fn margins(values: &BySeat, players: usize) -> BySeat {
    let mut margins = [0.0; Player::MAX];
    for seat in 0..players {
        let others = (0..players).filter(|&other| other != seat);
        margins[seat] = values[seat] - others.map(|other| values[other]).fold(f64::NEG_INFINITY, f64::max);
    }
    margins
}

#[cfg(test)]
mod tests {
    use super::*;

    /// That of the base game, about.
    const LUCK: Luck = Luck(2.5);

    #[test]
    fn equals_share_the_chances_and_margins_shift_them() {
        for players in 2..=6 {
            for equal in [
                Reward::TUNED.of_values(&[50.0; 6], players, LUCK, 30),
                LUCK.chances(&[50.0; 6], players, 30),
                LUCK.chances(&[50.0; 6], players, 0),
            ] {
                assert!(equal[..players].iter().all(|&chance| (chance - 1.0 / players as f64).abs() < 1e-12));
            }
        }
        let values = [60.0, 50.0, 50.0, 0.0, 0.0, 0.0];
        for ahead in [Reward::TUNED.of_values(&values, 3, LUCK, 30), LUCK.chances(&values, 3, 30)] {
            assert!(ahead[0] > 1.0 / 3.0 && ahead[1] == ahead[2] && ahead[1] < 1.0 / 3.0);
        }
        assert!((Reward::against_all(0.5, 3) - 0.25).abs() < 1e-12);
    }

    #[test]
    fn a_margin_is_safer_the_fewer_tiles_are_left() {
        let reward = Reward::TUNED;
        assert!(reward.of_margin(10.0, LUCK, 0) > reward.of_margin(10.0, LUCK, 50));
        assert_eq!(reward.of_margin(0.0, LUCK, 10), 0.5);
        let sum = reward.of_margin(7.0, LUCK, 20) + reward.of_margin(-7.0, LUCK, 20);
        assert!((sum - 1.0).abs() < 1e-12);
        let chance = |left| LUCK.chances(&[10.0, 0.0, 0.0, 0.0, 0.0, 0.0], 2, left)[0];
        assert!(chance(50) < chance(10) && chance(10) < chance(0));
        assert!(chance(0) > 0.99);
    }

    #[test]
    fn one_spread_ahead_wins_five_games_in_six() {
        // 25 tiles spread the ends of games by 12.5 points; a normal distribution has 84.1 % below one of those.
        let chance = LUCK.chances(&[12.5, 0.0, 0.0, 0.0, 0.0, 0.0], 2, 25)[0];
        assert!((chance - 0.841).abs() < 0.01, "{chance}");
        assert!(Reward::TUNED.of_margin(12.5, LUCK, 25) < 0.7, "the reward is less steep");
    }

    #[test]
    fn a_margin_is_over_the_best_of_the_others() {
        let margins = margins(&[10.0, 30.0, 25.0, 99.0, 0.0, 0.0], 3);
        assert_eq!(margins[..3], [-20.0, 5.0, -5.0]);
    }
}
