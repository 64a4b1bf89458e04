//! The tiles of The Castle: the files in `tiles/`.

use crate::games::NamedSet;
use crate::vocabulary::tiles::TileSet;

/// Each set by its id.
pub(super) const SETS: &[NamedSet] = &[("castle", TileSet::castle)];

impl TileSet {
    /// The 60 tiles of The Castle.
    pub fn castle() -> Self {
        Self::published("castle.toml", include_str!("tiles/castle.toml"))
    }
}
