//! Where points come from.

use crate::board::Player;
use crate::event::{Event, Occasion, Scoring};
use crate::lang::{Lang, Text};
use crate::tiles::FeatureKind;
use serde::Serialize;

/// What brought points in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Roads.
    Roads,
    /// Cities.
    Cities,
    /// Monasteries.
    Monasteries,
    /// Fields, by the cities they supply.
    Fields,
}

impl Source {
    /// The word for it between programs.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Roads => "roads",
            Self::Cities => "cities",
            Self::Monasteries => "monasteries",
            Self::Fields => "fields",
        }
    }

    /// The word for it at the head of a row or column.
    ///
    /// ```
    /// use bastide_engine::{lang::Lang, source::Source};
    ///
    /// assert_eq!(Source::Fields.name(Lang::Fr), "prés");
    /// ```
    pub const fn name(self, lang: Lang) -> &'static str {
        self.text().get(lang)
    }

    /// The same in both languages.
    pub const fn text(self) -> Text {
        match self {
            Self::Roads => Text { en: "roads", fr: "chemins" },
            Self::Cities => Text { en: "cities", fr: "villes" },
            Self::Monasteries => Text { en: "monasteries", fr: "abbayes" },
            Self::Fields => Text { en: "fields", fr: "prés" },
        }
    }

    /// What a player got from this source in these events.
    pub fn points<'a>(self, events: impl IntoIterator<Item = &'a Event>, player: Player) -> u32 {
        let scorings = events.into_iter().filter_map(|event| match event {
            Event::Scored(scoring) => Some(scoring),
            _ => None,
        });
        scorings
            .filter(|scoring| scoring.source() == self && scoring.winners.contains(&player))
            .map(|scoring| scoring.points)
            .sum()
    }
}

impl Scoring {
    /// Where its points come from. Farmers' points come from fields, also where a city is what they supply.
    pub fn source(&self) -> Source {
        match (self.occasion, self.kind) {
            (Occasion::Farmers, _) => Source::Fields,
            (_, FeatureKind::City) => Source::Cities,
            (_, FeatureKind::Monastery) => Source::Monasteries,
            (_, FeatureKind::Field) => Source::Fields,
            (_, FeatureKind::Road | FeatureKind::Crossroads) => Source::Roads,
        }
    }
}
