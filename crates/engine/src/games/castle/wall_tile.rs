//! The wall tiles of The Castle: what lies on its corner towers.

use crate::vocabulary::lang::{Lang, Text};
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

    /// What to call it in a sentence.
    pub const fn name(self, lang: Lang) -> &'static str {
        let text = match self {
            Self::ExtraTurn => Text { en: "Extra turn", fr: "Tour supplémentaire" },
            Self::TowerDouble => Text { en: "Double tower", fr: "Tour double" },
            Self::HouseDouble => Text { en: "Double house", fr: "Maison double" },
            Self::UnfinishedPath => Text { en: "Unfinished road", fr: "Chemin inachevé" },
            Self::UnfinishedTower => Text { en: "Unfinished tower", fr: "Tour inachevée" },
            Self::UnfinishedHouse => Text { en: "Unfinished house", fr: "Maison inachevée" },
            Self::MarketFour => Text { en: "Rich markets", fr: "Marchés prospères" },
            Self::KeepPlusTwo => Text { en: "Larger keep", fr: "Palais agrandi" },
            Self::FivePoints => Text { en: "Five points", fr: "Cinq points" },
        };
        text.get(lang)
    }

    /// What it does, in one sentence.
    pub const fn effect(self, lang: Lang) -> &'static str {
        let text = match self {
            Self::ExtraTurn => Text {
                en: "Take a second turn directly after your own.",
                fr: "Jouez un second tour juste après le vôtre.",
            },
            Self::TowerDouble => Text {
                en: "A tower you complete in your turn scores you 4 points per tile instead of 2.",
                fr: "Une tour achevée à votre tour vous rapporte 4 points par tuile au lieu de 2.",
            },
            Self::HouseDouble => Text {
                en: "A house you complete in your turn scores you 2 points per tile instead of 1.",
                fr: "Une maison achevée à votre tour vous rapporte 2 points par tuile au lieu de 1.",
            },
            Self::UnfinishedPath => Text {
                en: "In the final scoring one unfinished road of yours scores 1 point per tile.",
                fr: "Au décompte final, un de vos chemins inachevés rapporte 1 point par tuile.",
            },
            Self::UnfinishedTower => Text {
                en: "In the final scoring one unfinished tower of yours scores 2 points per tile.",
                fr: "Au décompte final, une de vos tours inachevées rapporte 2 points par tuile.",
            },
            Self::UnfinishedHouse => Text {
                en: "In the final scoring one unfinished house of yours scores 1 point per tile.",
                fr: "Au décompte final, une de vos maisons inachevées rapporte 1 point par tuile.",
            },
            Self::MarketFour => Text {
                en: "In the final scoring each market in the largest court you hold scores 4 points instead of 3.",
                fr: "Au décompte final, chaque marché de votre plus grande cour rapporte 4 points au lieu de 3.",
            },
            Self::KeepPlusTwo => Text {
                en: "Your keep counts 2 tiles larger when the keeps are compared.",
                fr: "Votre palais compte 2 tuiles de plus lorsqu'on compare les palais.",
            },
            Self::FivePoints => {
                Text { en: "5 points in the final scoring.", fr: "5 points au décompte final." }
            }
        };
        text.get(lang)
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
