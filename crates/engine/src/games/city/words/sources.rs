//! Where points come from in The City besides what it has in common with other games.

use crate::play::source::Source;
use crate::vocabulary::lang::Text;

impl Source {
    /// Markets of The City.
    pub const MARKETS: Self = Self::new("markets", Text { en: "markets", fr: "marchés" });
    /// Towers on the walls, by the walls between them.
    pub const WALL_TOWERS: Self = Self::new("wall-towers", Text { en: "towers", fr: "tours" });
    /// Residents, by the markets around them.
    pub const RESIDENTS: Self = Self::new("residents", Text { en: "residents", fr: "habitants" });
    /// Guards on the walls, by the buildings they look out on.
    pub const GUARDS: Self = Self::new("guards", Text { en: "guards", fr: "gardes" });
}
