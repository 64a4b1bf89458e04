//! What bonus tiles can do (H21).

use crate::vocabulary::tiles::{Attr, FeatureKind, Mark, TileType};
use serde::Serialize;

/// What makes a bonus tile special.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "power")]
pub enum Power {
    /// H17
    Fire,
    /// H9
    Mushrooms,
    /// H18
    Aurochs,
    /// H19
    Shrine,
    /// More mammoths than a land tile has.
    Mammoths {
        /// How many.
        count: u32,
    },
    /// More fish than most land tiles have.
    Fish {
        /// How many, in all its lakes.
        count: u32,
    },
}

impl Power {
    /// What a tile can do, in the order in which it is told.
    pub fn of(tile: &TileType) -> Vec<Self> {
        let sum = |attr: Attr| tile.segments.iter().map(|segment| segment.attrs.get(attr)).sum::<u32>();
        let lakes = tile.segments.iter().filter(|segment| segment.kind == FeatureKind::Lake);
        let fish: u32 = lakes.map(|lake| lake.attrs.get(Attr::Fish)).sum();
        let shrine = tile.segments.iter().any(|segment| segment.mark == Some(Mark::Shrine));
        [
            (sum(Attr::Fire) > 0, Self::Fire),
            (shrine, Self::Shrine),
            (sum(Attr::Mushrooms) > 0, Self::Mushrooms),
            (sum(Attr::Aurochs) > 0, Self::Aurochs),
            (sum(Attr::Mammoth) > 1, Self::Mammoths { count: sum(Attr::Mammoth) }),
            (fish > 1, Self::Fish { count: fish }),
        ]
        .into_iter()
        .filter_map(|(has, power)| has.then_some(power))
        .collect()
    }
}
