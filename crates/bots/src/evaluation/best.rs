use bastide_engine::chance::below;
use rand_core::Rng;

/// The best move so far, and how many have been as good.
pub(crate) struct Best<M> {
    pub(crate) mv: Option<M>,
    value: f64,
    equals: u32,
}

impl<M> Best<M> {
    /// Values this close are the same but for rounding.
    const SAME: f64 = 1e-9;

    pub(crate) fn new() -> Self {
        Self { mv: None, value: f64::NEG_INFINITY, equals: 0 }
    }

    /// Takes the move if it is better; if it is as good, with such a chance that in the end each of
    /// the equals is as likely as the others.
    pub(crate) fn offer(&mut self, mv: M, value: f64, rng: &mut impl Rng) {
        if value > self.value + Self::SAME {
            *self = Self { mv: Some(mv), value, equals: 1 };
        } else if value >= self.value - Self::SAME {
            self.equals += 1;
            if below(rng, self.equals) == 0 {
                self.mv = Some(mv);
            }
        }
    }
}
