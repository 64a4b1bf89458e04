//! Chance that always falls the same way, so that the same tile is always the same picture.

/// A stream of numbers that follows from a name and a number.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(name: &str, variant: u32) -> Self {
        // FNV-1a: short, and the same on every platform.
        let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        let bytes = name.bytes().chain(variant.to_le_bytes());
        Self(bytes.fold(0xcbf2_9ce4_8422_2325, mix))
    }

    fn next(&mut self) -> u64 {
        // SplitMix64: every state gives a well mixed number, even those of similar names.
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// From `low` up to but without `high`.
    pub(crate) fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// A whole number below `sides`.
    pub(crate) fn below(&mut self, sides: usize) -> usize {
        (self.next() >> 32) as usize % sides.max(1)
    }

    /// Whether something happens that happens `percent` times in a hundred.
    pub(crate) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of them.
    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}
