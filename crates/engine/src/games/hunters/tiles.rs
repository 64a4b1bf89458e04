//! The tiles of Hunters and Gatherers: the files in `tiles/`.

use crate::games::NamedSet;
use crate::vocabulary::tiles::TileSet;

/// Each set by its id.
pub(super) const SETS: &[NamedSet] =
    &[("hunters-gatherers", TileSet::hunters), ("hunters-gatherers-bonus", TileSet::hunters_bonus)];

impl TileSet {
    /// The 79 land tiles of Hunters and Gatherers.
    pub fn hunters() -> Self {
        Self::published("hunters-gatherers.toml", include_str!("tiles/hunters-gatherers.toml"))
    }

    /// The 12 bonus tiles of Hunters and Gatherers.
    pub fn hunters_bonus() -> Self {
        Self::published("hunters-gatherers-bonus.toml", include_str!("tiles/hunters-gatherers-bonus.toml"))
    }
}
