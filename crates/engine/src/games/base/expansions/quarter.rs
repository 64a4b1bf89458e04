//! The four quarters of the city of Carcassonne.

use crate::vocabulary::tiles::FeatureKind;
use crate::vocabulary::words::{NoSuchWord, all, no_such_word};
use serde::Serialize;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

/// A quarter of the city of Carcassonne (K2).
///
/// ```
/// use bastide_engine::{games::base::Quarter, tiles::FeatureKind};
///
/// assert_eq!("blacksmith".parse(), Ok(Quarter::Blacksmith));
/// assert_eq!(Quarter::Blacksmith.sends_to(), FeatureKind::Road);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, strum::Display)]
#[derive(IntoStaticStr, EnumString, EnumCount, VariantArray)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[strum(parse_err_ty = NoSuchWord, parse_err_fn = no_such_word)]
pub enum Quarter {
    /// Where the Count stands at first; knights go from here to cities.
    Castle,
    /// Farmers go from here to fields, at the end.
    Market,
    /// Thieves go from here to roads, and boats to rivers (V13).
    Blacksmith,
    /// Monks go from here to monasteries.
    Cathedral,
}

impl Quarter {
    /// All four.
    pub const ALL: [Self; Self::COUNT] = all(Self::VARIANTS);

    /// Its place in [`ALL`](Self::ALL).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word for it in notations.
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// The kind of feature its followers can go to when it is scored (K5).
    pub const fn sends_to(self) -> FeatureKind {
        match self {
            Self::Castle => FeatureKind::City,
            Self::Market => FeatureKind::Field,
            Self::Blacksmith => FeatureKind::Road,
            Self::Cathedral => FeatureKind::Monastery,
        }
    }

    /// The quarter whose followers can go to such a feature; rivers that boats go on are joined like roads.
    pub fn for_kind(kind: FeatureKind) -> Option<Self> {
        let kind = if kind == FeatureKind::Stream { FeatureKind::Road } else { kind };
        Self::ALL.into_iter().find(|quarter| quarter.sends_to() == kind)
    }
}
