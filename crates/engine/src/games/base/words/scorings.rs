//! How the base game tells its scorings, and where their points come from.

use crate::board::Player;
use crate::games::base::INFO;
use crate::play::event::{Occasion, Scoring, Wording};
use crate::play::source::Source;
use crate::vocabulary::lang::{Lang, Text};
use crate::vocabulary::tiles::FeatureKind;

/// Where the points of a scoring come from. Farmers' points come from fields, also where a city is what they supply.
pub(crate) fn source(scoring: &Scoring) -> Source {
    match (scoring.occasion, scoring.kind) {
        (Occasion::Farmers, _) | (_, FeatureKind::Field) => Source::FIELDS,
        (_, FeatureKind::City | FeatureKind::Carcassonne) => Source::CITIES,
        (_, FeatureKind::Monastery) => Source::MONASTERIES,
        (_, FeatureKind::Stream | FeatureKind::River) => Source::RIVERS,
        (_, FeatureKind::Road) => Source::ROADS,
        // Nothing else is scored.
        (
            _,
            FeatureKind::Crossroads
            | FeatureKind::Tower
            | FeatureKind::House
            | FeatureKind::Court
            | FeatureKind::Market
            | FeatureKind::Residential
            | FeatureKind::Forest
            | FeatureKind::Meadow
            | FeatureKind::Lake
            | FeatureKind::Source
            | FeatureKind::Mountain
            | FeatureKind::Marketplace,
        ) => Source::ROADS,
    }
}

/// A scoring as a sentence.
pub(crate) fn tell_scoring(scoring: &Scoring, lang: Lang, names: &dyn Fn(Player) -> String) -> String {
    let occasion = match (scoring.occasion, scoring.kind.is_feminine()) {
        (Occasion::Farmers, true) => {
            Some(Text { en: "is supplied by farmers", fr: "est approvisionnée par des paysans" })
        }
        (Occasion::Farmers, false) => Some(Text { en: "supplies cities", fr: "approvisionne des villes" }),
        _ => None,
    };
    let shares = INFO.follower.many;
    scoring.tell_as(Wording { what: None, occasion, shares }, lang, names)
}
