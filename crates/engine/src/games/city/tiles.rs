//! The tiles of The City: the files in `tiles/`.

use crate::games::NamedSet;
use crate::vocabulary::tiles::TileSet;

/// Each set by its id.
pub(super) const SETS: &[NamedSet] = &[("city", TileSet::city)];

impl TileSet {
    /// The 75 tiles of The City.
    pub fn city() -> Self {
        Self::published("city.toml", include_str!("tiles/city.toml"))
    }
}
