//! The tiles of the base game and its expansions: the files in `tiles/`.

use crate::games::NamedSet;
use crate::mix::{Belongs, MixSet};
use crate::vocabulary::lang::Text;
use crate::vocabulary::tiles::TileSet;

/// Each set by its id.
pub(super) const SETS: &[NamedSet] = &[
    ("base", TileSet::base),
    ("inns-cathedrals", TileSet::inns_cathedrals),
    ("river", TileSet::river),
    ("count", TileSet::count),
    ("rivers-ports", TileSet::rivers_ports),
];

/// What can be shuffled in.
pub(super) const MIX: &[MixSet] = &[
    MixSet {
        id: "base",
        title: Text { en: "Base game", fr: "Jeu de base" },
        about: Text { en: "the 72 tiles of the base game", fr: "les 72 tuiles du jeu de base" },
        belongs: Belongs::Always,
        load: TileSet::base,
    },
    MixSet {
        id: "inns-cathedrals",
        title: Text { en: "Inns & Cathedrals", fr: "Auberges et Cathédrales" },
        about: Text {
            en: "18 tiles; without the expansion, inns and cathedrals are mere decoration",
            fr: "18 tuiles ; sans l'extension, auberges et cathédrales ne sont qu'un décor",
        },
        belongs: Belongs::With("inns-cathedrals"),
        load: TileSet::inns_cathedrals,
    },
    MixSet {
        id: "river",
        title: Text { en: "The River", fr: "La Rivière" },
        about: Text {
            en: "12 loose tiles among the others, without the expansion's rules",
            fr: "12 tuiles mêlées aux autres, sans les règles de l'extension",
        },
        belongs: Belongs::Apart("river"),
        load: TileSet::river,
    },
    MixSet {
        id: "rivers-ports",
        title: Text { en: "Rivers and ports", fr: "Rivières et ports" },
        about: Text {
            en: "30 tiles; without the variant, their rivers and ports are mere decoration",
            fr: "30 tuiles ; sans la variante, leurs rivières et leurs ports ne sont qu'un décor",
        },
        belongs: Belongs::With("rivers-ports"),
        load: TileSet::rivers_ports,
    },
];

impl TileSet {
    /// The 72 tiles of the base game.
    pub fn base() -> Self {
        Self::published("base.toml", include_str!("tiles/base.toml"))
    }

    /// The 18 tiles of Inns & Cathedrals.
    pub fn inns_cathedrals() -> Self {
        Self::published("inns-cathedrals.toml", include_str!("tiles/inns-cathedrals.toml"))
    }

    /// The 12 tiles of the River.
    pub fn river() -> Self {
        Self::published("river.toml", include_str!("tiles/river.toml"))
    }

    /// The 12 tiles of the city of Carcassonne, laid before the game with The Count.
    pub fn count() -> Self {
        Self::published("count.toml", include_str!("tiles/count.toml"))
    }

    /// The 30 tiles of the variant with rivers and ports.
    pub fn rivers_ports() -> Self {
        Self::published("rivers-ports.toml", include_str!("tiles/rivers-ports.toml"))
    }
}
