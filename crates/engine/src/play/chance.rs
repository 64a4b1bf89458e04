//! Chance: seeds, the dealer who draws by them, and fair small numbers.

use crate::play::position::{Actor, Position};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};
use std::{fmt, str::FromStr};

/// What a whole game's chance follows from: 32 bytes.
///
/// Small numbers are written as such, so that `seed 1` can be typed; others as 64 hexadecimal digits.
///
/// ```
/// use bastide_engine::Seed;
///
/// let seed: Seed = "42".parse().unwrap();
/// assert_eq!(seed, Seed::from(42));
/// assert_eq!(seed.to_string(), "42");
/// let long = seed.child(7);
/// assert_eq!(long.to_string().len(), 64);
/// assert_eq!(long.to_string().parse(), Ok(long));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed with these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Its bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// A seed that follows from this one and a number: each game of a simulation, each seat's bot.
    pub fn child(self, number: u64) -> Self {
        let mut rng = self.rng();
        // Stream 0 deals this seed's own game.
        rng.set_stream(number.wrapping_add(1));
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        Self(bytes)
    }

    /// The random numbers that follow from it, the same on every machine.
    pub fn rng(self) -> ChaCha20Rng {
        ChaCha20Rng::from_seed(self.0)
    }

    /// The SHA-256 of its bytes. Shown before the first move, it proves at the end that the seed was
    /// not chosen later.
    pub fn commitment(self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.0.split_at(8);
        match low.try_into() {
            Ok(low) if high.iter().all(|&byte| byte == 0) => write!(f, "{}", u64::from_le_bytes(low)),
            _ => write_hex(&self.0, f),
        }
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl FromStr for Seed {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if text.len() == 64 {
            return read_hex(text).map(Self);
        }
        if !text.bytes().all(|b| b.is_ascii_digit()) {
            return Err(());
        }
        text.parse::<u64>().map(Self::from).map_err(|_| ())
    }
}

/// What a seed is bound to before anybody may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl FromStr for Commitment {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        read_hex(text).map(Self)
    }
}

fn write_hex(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn read_hex(text: &str) -> Result<[u8; 32], ()> {
    let lower = |b: u8| b.is_ascii_digit() || (b'a'..=b'f').contains(&b);
    if text.len() != 64 || !text.bytes().all(lower) {
        return Err(());
    }
    let mut bytes = [0; 32];
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| ())?;
    }
    Ok(bytes)
}

/// A number below `n`, each as likely as the others, made the same way on every machine.
///
/// The product's upper half is the number (Lemire's method); the few products that would favour
/// some numbers are drawn again.
#[inline]
pub fn below(rng: &mut impl Rng, n: u32) -> u32 {
    debug_assert!(n > 0, "nothing is below zero");
    let mut product = u64::from(rng.next_u32()) * u64::from(n);
    if (product as u32) < n {
        let unfair = n.wrapping_neg() % n;
        while (product as u32) < unfair {
            product = u64::from(rng.next_u32()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

/// Plays chance's moves by a seed.
#[derive(Clone, Debug)]
pub struct Dealer {
    rng: ChaCha20Rng,
}

impl Dealer {
    /// The dealer of the game with this seed, at its beginning.
    pub fn new(seed: Seed) -> Self {
        Self { rng: seed.rng() }
    }

    /// The next move of chance. The order of draws depends on nothing but the seed.
    pub fn deal<P: Position>(&mut self, position: &P) -> P::Move {
        debug_assert_eq!(position.actor(), Actor::Chance, "only chance is dealt for");
        position.random_move(&mut self.rng)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_and_commitments_refuse_other_texts() {
        for wrong in ["", "-1", "+1", "1 ", "abc", "18446744073709551616", &"g".repeat(64), &"A".repeat(64)] {
            assert!(wrong.parse::<Seed>().is_err(), "{wrong:?}");
            assert!(wrong.parse::<Commitment>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn the_commitment_is_the_sha_256_of_the_bytes() {
        // SHA-256 of 32 zero bytes, a published figure.
        let known = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(Seed::from(0).commitment().to_string(), known);
    }

    #[test]
    fn small_numbers_are_fair() {
        let mut rng = Seed::from(3).rng();
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[below(&mut rng, 7) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
    }

    #[test]
    fn children_differ_from_each_other_and_their_parent() {
        let seed = Seed::from(1);
        assert_ne!(seed.child(0), seed.child(1));
        assert_ne!(seed.child(0), seed);
        assert_ne!(seed.child(0), Seed::from(2).child(0));
    }
}
