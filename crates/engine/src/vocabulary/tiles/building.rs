use crate::vocabulary::lang::{Lang, Text};
use serde::Serialize;
use std::{fmt, str::FromStr};

/// A building of The City that guards look out on. It stands on one tile and does not add up over a feature.
///
/// ```
/// use bastide_engine::tiles::Building;
///
/// assert_eq!("historic:tour-carree".parse(), Ok(Building::TourCarree));
/// assert!(Building::TourCarree.is_historic() && !Building::Public.is_historic());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Building {
    /// One of the public buildings.
    Public,
    /// The small well.
    PetitPuits,
    /// The great well.
    GrandPuits,
    /// The square tower.
    TourCarree,
    /// The historic building that has no other name.
    Batiment,
    /// The church of Saint Sernin.
    SaintSernin,
    /// The basilica of Saint Nazaire.
    SaintNazaire,
    /// The castle of the counts.
    ChateauComtal,
}

impl Building {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Public,
        Self::PetitPuits,
        Self::GrandPuits,
        Self::TourCarree,
        Self::Batiment,
        Self::SaintSernin,
        Self::SaintNazaire,
        Self::ChateauComtal,
    ];

    /// Whether it is one of the seven historic ones.
    pub const fn is_historic(self) -> bool {
        !matches!(self, Self::Public)
    }

    /// The word for it in tile files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Public => "public",
            Self::PetitPuits => "historic:petit-puits",
            Self::GrandPuits => "historic:grand-puits",
            Self::TourCarree => "historic:tour-carree",
            Self::Batiment => "historic:batiment",
            Self::SaintSernin => "historic:saint-sernin",
            Self::SaintNazaire => "historic:saint-nazaire",
            Self::ChateauComtal => "historic:chateau-comtal",
        }
    }

    /// What people call it; historic ones have names.
    pub const fn name(self, lang: Lang) -> &'static str {
        let text = match self {
            Self::Public => Text { en: "public building", fr: "bâtiment public" },
            Self::PetitPuits => Text { en: "Petit Puits", fr: "Petit Puits" },
            Self::GrandPuits => Text { en: "Grand Puits", fr: "Grand Puits" },
            Self::TourCarree => Text { en: "Tour Carrée", fr: "Tour Carrée" },
            Self::Batiment => Text { en: "historic building", fr: "bâtiment historique" },
            Self::SaintSernin => Text { en: "Saint Sernin", fr: "Saint Sernin" },
            Self::SaintNazaire => Text { en: "Saint Nazaire", fr: "Saint Nazaire" },
            Self::ChateauComtal => Text { en: "Château Comtal", fr: "Château Comtal" },
        };
        text.get(lang)
    }
}

impl FromStr for Building {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|building| building.word() == text).ok_or(())
    }
}

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
