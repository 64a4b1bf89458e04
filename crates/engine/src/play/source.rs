//! Where points come from.

use crate::board::Player;
use crate::play::event::{BaseEvent, CityEvent, Event, Occasion, Scoring};
use crate::vocabulary::lang::{Lang, Text};
use crate::vocabulary::tiles::FeatureKind;
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
    /// Towers of the castle.
    Towers,
    /// Houses of the castle.
    Houses,
    /// Courts of the castle, by their markets.
    Courts,
    /// The larger keep, by the largest empty area.
    Keep,
    /// Wall tiles that bring points of their own.
    WallTiles,
    /// Markets of The City.
    Markets,
    /// Towers on the walls of The City, by the walls between them.
    WallTowers,
    /// Residents of The City, by the markets around them.
    Residents,
    /// Guards on the walls of The City, by the buildings they look out on.
    Guards,
    /// Forests of Hunters and Gatherers.
    Forests,
    /// Rivers of Hunters and Gatherers, or those with boats.
    Rivers,
    /// Huts of Hunters and Gatherers, by the fish of their river systems.
    Huts,
    /// Meadows of Hunters and Gatherers, by the animals in them.
    Meadows,
    /// Goods beside ports.
    Goods,
    /// Points paid for more.
    Paid,
}

impl Source {
    /// The word for it between programs.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Roads => "roads",
            Self::Cities => "cities",
            Self::Monasteries => "monasteries",
            Self::Fields => "fields",
            Self::Towers => "towers",
            Self::Houses => "houses",
            Self::Courts => "courts",
            Self::Keep => "keep",
            Self::WallTiles => "wall-tiles",
            Self::Markets => "markets",
            Self::WallTowers => "wall-towers",
            Self::Residents => "residents",
            Self::Guards => "guards",
            Self::Forests => "forests",
            Self::Rivers => "rivers",
            Self::Huts => "huts",
            Self::Meadows => "meadows",
            Self::Goods => "goods",
            Self::Paid => "paid",
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
            Self::Towers => Text { en: "towers", fr: "tours" },
            Self::Houses => Text { en: "houses", fr: "maisons" },
            Self::Courts => Text { en: "courts", fr: "cours" },
            Self::Keep => Text { en: "keep", fr: "palais" },
            Self::WallTiles => Text { en: "wall tiles", fr: "tuiles Mur" },
            Self::Markets => Text { en: "markets", fr: "marchés" },
            Self::WallTowers => Text { en: "towers", fr: "tours" },
            Self::Residents => Text { en: "residents", fr: "habitants" },
            Self::Guards => Text { en: "guards", fr: "gardes" },
            Self::Forests => Text { en: "forests", fr: "forêts" },
            Self::Rivers => Text { en: "rivers", fr: "rivières" },
            Self::Huts => Text { en: "huts", fr: "huttes" },
            Self::Meadows => Text { en: "meadows", fr: "prairies" },
            Self::Goods => Text { en: "goods", fr: "marchandises" },
            Self::Paid => Text { en: "paid", fr: "dépensé" },
        }
    }

    /// What a player got from this source in these events; less than nothing where points were paid.
    pub fn points<'a>(self, events: impl IntoIterator<Item = &'a Event>, player: Player) -> i32 {
        let points = |event: &Event| match event {
            Event::Scored(scoring) if scoring.source() == self && scoring.winners.contains(&player) => {
                scoring.points as i32
            }
            event => match single(event) {
                Some((source, owner, points)) if (source, owner) == (self, player) => points,
                _ => 0,
            },
        };
        events.into_iter().map(points).sum()
    }
}

/// What an event that is no scoring of a feature brings one player, and from where.
fn single(event: &Event) -> Option<(Source, Player, i32)> {
    let (source, player, points) = match event {
        Event::Bonus { player, points, .. } => (Source::WallTiles, player, points),
        Event::City(CityEvent::TowerSet { player, points, .. }) => (Source::WallTowers, player, points),
        Event::City(CityEvent::GuardScored { player, points, .. }) => (Source::Guards, player, points),
        Event::Base(BaseEvent::RiverEnded { player, points, .. }) => (Source::Rivers, player, points),
        Event::Base(BaseEvent::GoodsScored { player, points, .. }) => (Source::Goods, player, points),
        Event::Base(BaseEvent::Paid { player, points, .. }) => {
            return Some((Source::Paid, *player, -(*points as i32)));
        }
        _ => return None,
    };
    Some((source, *player, *points as i32))
}

impl Scoring {
    /// Where its points come from. Farmers' points come from fields, also where a city is what they supply.
    pub fn source(&self) -> Source {
        match (self.occasion, self.kind) {
            (Occasion::Farmers, _) => Source::Fields,
            (Occasion::Keep, _) => Source::Keep,
            (Occasion::Huts, _) | (_, FeatureKind::Lake) => Source::Huts,
            (_, FeatureKind::Forest) => Source::Forests,
            (_, FeatureKind::River) => Source::Rivers,
            (_, FeatureKind::Meadow) => Source::Meadows,
            (_, FeatureKind::City | FeatureKind::Carcassonne) => Source::Cities,
            (_, FeatureKind::Monastery) => Source::Monasteries,
            (_, FeatureKind::Field) => Source::Fields,
            (_, FeatureKind::Tower) => Source::Towers,
            (_, FeatureKind::House) => Source::Houses,
            (_, FeatureKind::Court) => Source::Courts,
            (_, FeatureKind::Market) => Source::Markets,
            (_, FeatureKind::Residential) => Source::Residents,
            (_, FeatureKind::Stream) => Source::Rivers,
            (
                _,
                FeatureKind::Road
                | FeatureKind::Crossroads
                | FeatureKind::Source
                | FeatureKind::Marketplace
                | FeatureKind::Mountain,
            ) => Source::Roads,
        }
    }
}
