//! Where points come from in Hunters and Gatherers besides what it has in common with other games.

use crate::play::source::Source;
use crate::vocabulary::lang::Text;

impl Source {
    /// Forests.
    pub const FORESTS: Self = Self::new("forests", Text { en: "forests", fr: "forêts" });
    /// Huts, by the fish of their river systems.
    pub const HUTS: Self = Self::new("huts", Text { en: "huts", fr: "huttes" });
    /// Meadows, by the animals in them.
    pub const MEADOWS: Self = Self::new("meadows", Text { en: "meadows", fr: "prairies" });
}
