//! The wall tiles of The Castle: what lies on its corner towers.

use crate::vocabulary::tiles::FeatureKind;
use crate::vocabulary::words::{NoSuchWord, all, no_such_word};
use serde::Serialize;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

/// A kind of wall tile (X16). They are numbered 1 to 9 as in the rulebook.
///
/// ```
/// use bastide_engine::games::castle::WallTile;
///
/// let tile: WallTile = "tower-double".parse().unwrap();
/// assert_eq!(tile.number(), 2);
/// assert_eq!(tile.to_string(), "tower-double");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, strum::Display)]
#[derive(IntoStaticStr, EnumString, EnumCount, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[strum(serialize_all = "kebab-case")]
#[strum(parse_err_ty = NoSuchWord, parse_err_fn = no_such_word)]
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
    pub const KINDS: usize = Self::COUNT;

    /// All kinds, by number.
    pub const ALL: [Self; Self::KINDS] = all(Self::VARIANTS);

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
    pub fn word(self) -> &'static str {
        self.into()
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
