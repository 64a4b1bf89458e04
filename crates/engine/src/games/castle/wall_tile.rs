//! The wall tiles of The Castle: what lies on its corner towers.

use crate::vocabulary::tiles::FeatureKind;
use serde::{Serialize, Serializer};
use std::{fmt, str::FromStr};

/// A kind of wall tile (X16). They are numbered 1 to 9 as in the rulebook.
///
/// ```
/// use bastide_engine::games::castle::WallTile;
///
/// let tile: WallTile = "tower-double".parse().unwrap();
/// assert_eq!(tile.number(), 2);
/// assert_eq!(tile.to_string(), "tower-double");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum WallTile {
    /// 1: take two turns in a row.
    ExtraTurn,
    /// 2: a completed tower counts double.
    TowerDouble,
    /// 3: a completed house counts double.
    HouseDouble,
    /// 4: one unfinished road scores at the end.
    UnfinishedPath,
    /// 5: one unfinished tower scores at the end.
    UnfinishedTower,
    /// 6: one unfinished house scores at the end.
    UnfinishedHouse,
    /// 7: each market in the largest court one holds is worth 4.
    MarketFour,
    /// 8: the keep counts two tiles larger.
    KeepPlusTwo,
    /// 9: five points at the end.
    FivePoints,
}

impl WallTile {
    /// How many kinds there are.
    pub const KINDS: usize = 9;

    /// All kinds, by number.
    pub const ALL: [Self; Self::KINDS] = [
        Self::ExtraTurn,
        Self::TowerDouble,
        Self::HouseDouble,
        Self::UnfinishedPath,
        Self::UnfinishedTower,
        Self::UnfinishedHouse,
        Self::MarketFour,
        Self::KeepPlusTwo,
        Self::FivePoints,
    ];

    /// Its number in the rulebook, 1 to 9.
    pub const fn number(self) -> u32 {
        self as u32 + 1
    }

    /// Its place in [`ALL`](Self::ALL).
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word for it in files and notations.
    pub const fn word(self) -> &'static str {
        match self {
            Self::ExtraTurn => "extra-turn",
            Self::TowerDouble => "tower-double",
            Self::HouseDouble => "house-double",
            Self::UnfinishedPath => "unfinished-path",
            Self::UnfinishedTower => "unfinished-tower",
            Self::UnfinishedHouse => "unfinished-house",
            Self::MarketFour => "market-four",
            Self::KeepPlusTwo => "keep-plus-two",
            Self::FivePoints => "five-points",
        }
    }

    /// The kind of feature it is used on, if a player has to name one.
    pub const fn target(self) -> Option<FeatureKind> {
        match self {
            Self::TowerDouble | Self::UnfinishedTower => Some(FeatureKind::Tower),
            Self::HouseDouble | Self::UnfinishedHouse => Some(FeatureKind::House),
            Self::UnfinishedPath => Some(FeatureKind::Road),
            _ => None,
        }
    }

    /// Whether it is used in a turn (1 to 3); the others count in the final scoring.
    pub const fn is_used_in_turn(self) -> bool {
        matches!(self, Self::ExtraTurn | Self::TowerDouble | Self::HouseDouble)
    }
}

impl fmt::Display for WallTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for WallTile {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|tile| tile.word() == text).ok_or(())
    }
}

impl Serialize for WallTile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::lang::Lang;

    #[test]
    fn words_and_numbers_match_one_to_one() {
        for (number, tile) in (1..).zip(WallTile::ALL) {
            assert_eq!(tile.number(), number);
            assert_eq!(tile.word().parse(), Ok(tile));
            assert_ne!(tile.name(Lang::En), tile.name(Lang::Fr));
            assert_ne!(tile.effect(Lang::En), tile.effect(Lang::Fr));
        }
        assert!("double-tower".parse::<WallTile>().is_err());
    }
}
