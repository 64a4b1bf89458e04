//! How good it is to end with a margin.

use bastide_engine::board::Player;

pub(super) type BySeat = [f64; Player::MAX];

/// A margin as a reward between 0 and 1, close to the chance to win: the more is still to come, the less a
/// margin says.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reward {
    /// The margin that wins three games in four … at the end, if all that is told is an estimate …
    pub steady: f64,
    /// … and what each tile still to be drawn adds to it.
    pub per_tile: f64,
    /// With more than two players, the margin is over this share of the strongest opponent's points and for the
    /// rest over the mean of all opponents'.
    pub strongest: f64,
}

impl Reward {
    /// What the bot plays with.
    pub const TUNED: Self = Self { steady: 15.0, per_tile: 0.6, strongest: 0.5 };

    /// The reward of being so much ahead with so many tiles to come. Only by operations that are exact on every
    /// machine.
    pub(super) fn of_margin(&self, margin: f64, left: u32) -> f64 {
        let scale = self.steady + self.per_tile * f64::from(left);
        0.5 + 0.5 * margin / (margin * margin + scale * scale).sqrt()
    }

    /// By how much each seat is ahead of the others.
    pub(super) fn margins(&self, values: &BySeat, players: usize) -> BySeat {
        let mut margins = [0.0; Player::MAX];
        for seat in 0..players {
            let (mut most, mut sum) = (f64::NEG_INFINITY, 0.0);
            for (_, &other) in values[..players].iter().enumerate().filter(|&(other, _)| other != seat) {
                most = most.max(other);
                sum += other;
            }
            let mean = sum / (players - 1) as f64;
            margins[seat] = values[seat] - (self.strongest * most + (1.0 - self.strongest) * mean);
        }
        margins
    }
}
