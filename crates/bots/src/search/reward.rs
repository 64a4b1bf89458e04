//! How good it is to end with a margin.

use bastide_engine::board::Player;

pub(super) type BySeat = [f64; Player::MAX];

/// A margin as a reward between 0 and 1, close to the chance to win: the more is still to come, the less a
/// margin says.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reward {
    /// The margin of which nearly all is safe when nothing is left to be drawn …
    pub steady: f64,
    /// … and what each tile still to be drawn adds to it.
    pub per_tile: f64,
}

impl Reward {
    /// What the bot plays with.
    pub const TUNED: Self = Self { steady: 15.0, per_tile: 0.6 };

    /// A chance is never quite nothing.
    const LEAST: f64 = 1e-3;

    /// The chance to end ahead of one opponent, being so much ahead with so many tiles to come. Only by operations
    /// that are exact on every machine.
    pub(super) fn of_margin(&self, margin: f64, left: u32) -> f64 {
        let scale = self.steady + self.per_tile * f64::from(left);
        0.5 + 0.5 * margin / (margin * margin + scale * scale).sqrt()
    }

    /// The chance to end ahead of several opponents, if it is this for each of them.
    pub(super) fn against_all(chance: f64, opponents: usize) -> f64 {
        1.0 / (1.0 + opponents as f64 * Self::odds_against(chance))
    }

    fn odds_against(chance: f64) -> f64 {
        (1.0 - chance) / chance.max(Self::LEAST)
    }

    /// The chance of each seat to win. The odds against it are the sum of the odds against each opponent, as when
    /// each player draws lots in proportion to their strength.
    pub(super) fn of_values(&self, values: &BySeat, players: usize, left: u32) -> BySeat {
        let mut rewards = [0.0; Player::MAX];
        for seat in 0..players {
            let others = (0..players).filter(|&other| other != seat);
            let odds = others
                .map(|other| Self::odds_against(self.of_margin(values[seat] - values[other], left)))
                .sum::<f64>();
            rewards[seat] = 1.0 / (1.0 + odds);
        }
        rewards
    }
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

    #[test]
    fn equals_share_the_chances_and_margins_shift_them() {
        for players in 2..=6 {
            let equal = Reward::TUNED.of_values(&[50.0; 6], players, 30);
            assert!(equal[..players].iter().all(|&chance| (chance - 1.0 / players as f64).abs() < 1e-12));
        }
        let ahead = Reward::TUNED.of_values(&[60.0, 50.0, 50.0, 0.0, 0.0, 0.0], 3, 30);
        assert!(ahead[0] > 1.0 / 3.0 && ahead[1] == ahead[2] && ahead[1] < 1.0 / 3.0);
        assert!((Reward::against_all(0.5, 3) - 0.25).abs() < 1e-12);
    }

    #[test]
    fn a_margin_is_safer_the_fewer_tiles_are_left() {
        let reward = Reward::TUNED;
        assert!(reward.of_margin(10.0, 0) > reward.of_margin(10.0, 50));
        assert_eq!(reward.of_margin(0.0, 10), 0.5);
        let sum = reward.of_margin(7.0, 20) + reward.of_margin(-7.0, 20);
        assert!((sum - 1.0).abs() < 1e-12);
    }

    #[test]
    fn a_margin_is_over_the_best_of_the_others() {
        let margins = margins(&[10.0, 30.0, 25.0, 99.0, 0.0, 0.0], 3);
        assert_eq!(margins[..3], [-20.0, 5.0, -5.0]);
    }
}
