use crate::vocabulary::lang::{Lang, Text};
use crate::vocabulary::words::{NoSuchWord, all, no_such_word};
use serde::Serialize;
use std::ops::AddAssign;
use strum::{Display, EnumCount, EnumString, IntoStaticStr, VariantArray};

/// Something drawn on a segment that counts when its feature is scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[derive(Display, IntoStaticStr, EnumString, EnumCount, VariantArray)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[strum(parse_err_ty = NoSuchWord, parse_err_fn = no_such_word)]
#[repr(u8)]
pub enum Attr {
    /// A coat of arms in a city.
    Shield,
    /// A market in a court.
    Market,
    /// A well on a road.
    Well,
    /// A square where a road ends.
    Square,
    /// Fish, sold in a market or swimming in a lake.
    Fish,
    /// Grain in a market.
    Grain,
    /// Cattle in a market.
    Cattle,
    /// A gold nugget in a forest.
    Gold,
    /// A mushroom patch in a forest.
    Mushrooms,
    /// A deer in a meadow.
    Deer,
    /// A mammoth in a meadow.
    Mammoth,
    /// A sabre-tooth tiger in a meadow.
    Tiger,
    /// An aurochs in a meadow.
    Aurochs,
    /// A fire in a meadow.
    Fire,
    /// An inn on a road.
    Inn,
    /// A cathedral in a city.
    Cathedral,
}

impl Attr {
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = all(Self::VARIANTS);

    /// What markets sell.
    pub const GOODS: [Self; 3] = [Self::Fish, Self::Grain, Self::Cattle];

    /// The word for it in tile files.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

impl Attr {
    /// The word for it in a sentence.
    pub const fn name(self, lang: Lang) -> &'static str {
        let text = match self {
            Self::Shield => Text { en: "shield", fr: "blason" },
            Self::Market => Text { en: "market", fr: "marché" },
            Self::Well => Text { en: "well", fr: "puits" },
            Self::Square => Text { en: "square", fr: "place" },
            Self::Fish => Text { en: "fish", fr: "poisson" },
            Self::Grain => Text { en: "grain", fr: "céréales" },
            Self::Cattle => Text { en: "cattle", fr: "bétail" },
            Self::Gold => Text { en: "gold", fr: "or" },
            Self::Mushrooms => Text { en: "mushrooms", fr: "champignons" },
            Self::Deer => Text { en: "deer", fr: "gibier" },
            Self::Mammoth => Text { en: "mammoth", fr: "mammouth" },
            Self::Tiger => Text { en: "tiger", fr: "tigre" },
            Self::Aurochs => Text { en: "aurochs", fr: "aurochs" },
            Self::Fire => Text { en: "fire", fr: "feu" },
            Self::Inn => Text { en: "inn", fr: "auberge" },
            Self::Cathedral => Text { en: "cathedral", fr: "cathédrale" },
        };
        text.get(lang)
    }
}

/// How many of each [`Attr`] a segment or feature has, at most 255: eight counters of eight bits a word, so that joining
/// two features is an addition for each word.
///
/// ```
/// use bastide_engine::tiles::{Attr, Attrs};
///
/// let mut city = Attrs::default();
/// city.add(Attr::Shield);
/// city += city;
/// assert_eq!(city.get(Attr::Shield), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Attrs([u64; Self::WORDS]);

const _: () = assert!(Attr::ALL.len() <= 8 * Attrs::WORDS, "each attribute has a counter: add a word");

impl Attrs {
    /// Room for 24 attributes. Every feature has so many words, and boards are copied often: no more than needed soon.
    const WORDS: usize = 3;

    /// One more of these.
    pub fn add(&mut self, attr: Attr) {
        self.0[attr as usize / 8] += 1 << (8 * (attr as u32 % 8));
    }

    /// How many of these.
    #[inline]
    pub const fn get(self, attr: Attr) -> u32 {
        (self.0[attr as usize / 8] >> (8 * (attr as u32 % 8)) & 0xFF) as u32
    }
}

impl AddAssign for Attrs {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        for (own, more) in self.0.iter_mut().zip(other.0) {
            *own += more;
        }
    }
}
