use crate::vocabulary::lang::{Lang, Text};
use crate::vocabulary::words::{NoSuchWord, all, no_such_word};
use serde::Serialize;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

/// A building of The City that guards look out on. It stands on one tile and does not add up over a feature.
///
/// ```
/// use bastide_engine::tiles::Building;
///
/// assert_eq!("historic:tour-carree".parse(), Ok(Building::TourCarree));
/// assert!(Building::TourCarree.is_historic() && !Building::Public.is_historic());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, strum::Display)]
#[derive(IntoStaticStr, EnumString, EnumCount, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[strum(parse_err_ty = NoSuchWord, parse_err_fn = no_such_word)]
pub enum Building {
    /// One of the public buildings.
    Public,
    /// The small well.
    #[strum(serialize = "historic:petit-puits")]
    PetitPuits,
    /// The great well.
    #[strum(serialize = "historic:grand-puits")]
    GrandPuits,
    /// The square tower.
    #[strum(serialize = "historic:tour-carree")]
    TourCarree,
    /// The historic building that has no other name.
    #[strum(serialize = "historic:batiment")]
    Batiment,
    /// The church of Saint Sernin.
    #[strum(serialize = "historic:saint-sernin")]
    SaintSernin,
    /// The basilica of Saint Nazaire.
    #[strum(serialize = "historic:saint-nazaire")]
    SaintNazaire,
    /// The castle of the counts.
    #[strum(serialize = "historic:chateau-comtal")]
    ChateauComtal,
}

impl Building {
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = all(Self::VARIANTS);

    /// Whether it is one of the seven historic ones.
    pub const fn is_historic(self) -> bool {
        !matches!(self, Self::Public)
    }

    /// The word for it in tile files.
    pub fn word(self) -> &'static str {
        self.into()
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
