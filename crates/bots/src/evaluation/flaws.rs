//! What weaker players get wrong. Nothing of it is left to dice: whoever has a flaw has it in every turn.

use super::CommonWeights;

/// In which ways, and how much, somebody plays less well than they could.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Flaws {
    /// On how many of the squares where a tile can be laid it is thought of laying it. The squares near the last tile
    /// come first, and whatever lies further away is overlooked.
    pub(crate) squares: usize,
    /// What a follower in the supply is thought to be worth, as a share of what it is. Whoever has no thrift spends
    /// followers as soon as there is anything to be had for them.
    pub(crate) thrift: f64,
    /// How much the others' points count as against one's own, and how much it is reckoned with that features of two
    /// players may be joined. Whoever has no rivalry does not see what others have claimed.
    pub(crate) rivalry: f64,
    /// How much of the doubts about what is begun is known. Whoever has none believes that everything will be
    /// completed, even where no tile can be laid any more.
    pub(crate) foresight: f64,
    /// Tiles that whatever is open is believed to gain for each open cell. Whoever has such dreams clings to what is
    /// large and open, and does not like to complete it.
    pub(crate) dreams: f64,
    /// How much of what scores only when the game ends is thought of. Whoever thinks of nothing of it forgets farmers,
    /// and what is like them in other games.
    pub(crate) endings: f64,
}

impl Flaws {
    /// Nothing is wrong.
    pub(crate) const NONE: Self =
        Self { squares: usize::MAX, thrift: 1.0, rivalry: 1.0, foresight: 1.0, dreams: 0.0, endings: 1.0 };

    /// Makes weights those of whoever has these flaws.
    pub(crate) fn bend(&self, common: &mut CommonWeights) {
        common.follower *= self.thrift;
        common.rivalry *= self.rivalry;
        common.joining *= self.rivalry;
        for trust in [&mut common.attention, &mut common.first_cell, &mut common.further_cell] {
            *trust = 1.0 - self.foresight * (1.0 - *trust);
        }
        common.hope = 1.0 - self.foresight;
        common.dream += self.dreams;
        common.ending *= self.endings;
    }
}
