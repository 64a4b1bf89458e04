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

    /// How many bits its counter has. What can be mixed without end needs more than what one box has.
    const fn bits(self) -> u32 {
        match self {
            Self::Shield | Self::Inn | Self::Cathedral => 8,
            Self::Market
            | Self::Well
            | Self::Square
            | Self::Fish
            | Self::Grain
            | Self::Cattle
            | Self::Gold
            | Self::Mushrooms
            | Self::Deer
            | Self::Mammoth
            | Self::Tiger
            | Self::Aurochs
            | Self::Fire => 6,
        }
    }

    /// The most of these that the tiles of a game may have altogether.
    pub const fn most(self) -> u32 {
        (1 << self.bits()) - 1
    }

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

/// How many of each [`Attr`] a segment or feature has: counters side by side in two words, so that joining two features
/// is two additions. A counter holds no more than [`Attr::most`].
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

/// Where the counter of an attribute is.
#[derive(Clone, Copy)]
struct Counter {
    word: usize,
    shift: u32,
}

impl Attrs {
    /// Every feature has so many words, and boards are copied often: a third made searches 5 % slower.
    const WORDS: usize = 2;

    /// The counters, one after the other; none crosses from one word into the next.
    const COUNTERS: [Counter; Attr::COUNT] = {
        let mut counters = [Counter { word: 0, shift: 0 }; Attr::COUNT];
        let (mut next, mut number) = (Counter { word: 0, shift: 0 }, 0);
        while number < Attr::COUNT {
            let bits = Attr::ALL[number].bits();
            if next.shift + bits > u64::BITS {
                next = Counter { word: next.word + 1, shift: 0 };
            }
            assert!(next.word < Self::WORDS, "no room: see which attributes need fewer bits");
            counters[number] = next;
            next.shift += bits;
            number += 1;
        }
        counters
    };

    /// One more of these.
    pub fn add(&mut self, attr: Attr) {
        let Counter { word, shift } = Self::COUNTERS[attr as usize];
        self.0[word] += 1 << shift;
    }

    /// How many of these.
    #[inline]
    pub const fn get(self, attr: Attr) -> u32 {
        let Counter { word, shift } = Self::COUNTERS[attr as usize];
        (self.0[word] >> shift) as u32 & attr.most()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GameId;
    use crate::vocabulary::tiles::TileType;

    #[test]
    fn counters_are_apart() {
        for attr in Attr::ALL {
            let mut full = Attrs::default();
            (0..attr.most()).for_each(|_| full.add(attr));
            for other in Attr::ALL {
                assert_eq!(full.get(other), if other == attr { attr.most() } else { 0 }, "{attr}, {other}");
            }
        }
    }

    /// Own mixes are refused beyond that; what is published must fit.
    #[test]
    fn no_published_set_has_more_than_a_counter_holds() {
        for info in GameId::ALL.map(|game| game.info()) {
            let tiles: Vec<_> = info.sets.iter().flat_map(|(_, read)| read().tiles).collect();
            for attr in Attr::ALL {
                let each = |tile: &TileType| tile.segments.iter().map(|one| one.attrs.get(attr)).sum::<u32>();
                let drawn: u32 = tiles.iter().map(|tile| u32::from(tile.count) * each(tile)).sum();
                assert!(drawn <= attr.most(), "{attr} in {}: {drawn}", info.id);
            }
        }
    }
}
