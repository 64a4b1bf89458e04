//! Draws for the playouts of a search.

use bastide_engine::chance::Seed;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, TryRng};
use std::convert::Infallible;

/// The random numbers of one deal. The first two, which decide what the next players draw, are spread evenly over the
/// deals of a search: any number of deals in a row has about its share of each tile. So the luck of the next draws
/// hardly counts.
pub(super) struct Deal {
    /// Those to come first, the next one last.
    spread: Vec<u32>,
    rng: ChaCha20Rng,
}

impl Deal {
    /// Multiples of these, less the whole part, are spread evenly over the unit square.
    const STEPS: [f64; 2] = [0.754_877_666_246_692_7, 0.569_840_290_998_053_3];

    /// The deal of this number among those that follow from a seed.
    pub(super) fn new(seed: Seed, number: u64) -> Self {
        // All deals are shifted by the same, which is random.
        let mut shift = seed.child(0).rng();
        let spread = Self::STEPS.map(|step| {
            let turned = f64::from(shift.next_u32()) / 4_294_967_296.0 + step * (number + 1) as f64;
            ((turned - turned.floor()) * 4_294_967_296.0) as u32
        });
        Self { spread: spread.into_iter().rev().collect(), rng: seed.child(1 + number).rng() }
    }
}

impl TryRng for Deal {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.spread.pop().unwrap_or_else(|| self.rng.next_u32()))
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.rng.next_u64())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.rng.fill_bytes(bytes);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::chance::below;

    #[test]
    fn a_few_deals_have_their_share_of_everything() {
        for seed in 0..20 {
            let mut counts = [[0; 8]; 2];
            for number in 0..40 {
                let mut deal = Deal::new(Seed::from(seed), number);
                counts.iter_mut().for_each(|counts| counts[below(&mut deal, 8) as usize] += 1);
            }
            // By chance alone some eighth would have 1 or 10 of them sooner or later.
            assert!(counts.iter().flatten().all(|count| (3..=7).contains(count)), "{counts:?}");
        }
    }

    #[test]
    fn a_deal_is_the_same_again_and_unlike_others() {
        let numbers = |number| {
            let mut deal = Deal::new(Seed::from(1), number);
            [0; 6].map(|_| deal.next_u32())
        };
        assert_eq!(numbers(3), numbers(3));
        assert!(numbers(3).iter().zip(numbers(4)).all(|(one, other)| *one != other));
    }
}
