//! Where points come from in The Castle besides what it has in common with other games.

use crate::play::source::Source;
use crate::vocabulary::lang::Text;

impl Source {
    /// Towers of the castle.
    pub const TOWERS: Self = Self::new("towers", Text { en: "towers", fr: "tours" });
    /// Houses of the castle.
    pub const HOUSES: Self = Self::new("houses", Text { en: "houses", fr: "maisons" });
    /// Courts of the castle, by their markets.
    pub const COURTS: Self = Self::new("courts", Text { en: "courts", fr: "cours" });
    /// The larger keep, by the largest empty area.
    pub const KEEP: Self = Self::new("keep", Text { en: "keep", fr: "palais" });
    /// Wall tiles that bring points of their own.
    pub const WALL_TILES: Self = Self::new("wall-tiles", Text { en: "wall tiles", fr: "tuiles Mur" });
}
