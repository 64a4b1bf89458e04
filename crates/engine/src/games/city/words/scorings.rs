//! How The City tells its scorings, and where their points come from.

use crate::board::Player;
use crate::games::city::INFO;
use crate::play::event::{Scoring, Wording};
use crate::play::source::Source;
use crate::vocabulary::lang::Lang;
use crate::vocabulary::tiles::FeatureKind;

/// Where the points of a scoring come from.
pub(crate) fn source(scoring: &Scoring) -> Source {
    match scoring.kind {
        FeatureKind::Market => Source::MARKETS,
        FeatureKind::Residential => Source::RESIDENTS,
        FeatureKind::Road => Source::ROADS,
        // Nothing else is scored.
        FeatureKind::City
        | FeatureKind::Field
        | FeatureKind::Monastery
        | FeatureKind::Crossroads
        | FeatureKind::Tower
        | FeatureKind::House
        | FeatureKind::Court
        | FeatureKind::Forest
        | FeatureKind::River
        | FeatureKind::Meadow
        | FeatureKind::Lake
        | FeatureKind::Source
        | FeatureKind::Carcassonne
        | FeatureKind::Mountain
        | FeatureKind::Stream
        | FeatureKind::Marketplace => Source::ROADS,
    }
}

/// A scoring as a sentence.
pub(crate) fn tell_scoring(scoring: &Scoring, lang: Lang, names: &dyn Fn(Player) -> String) -> String {
    let shares = INFO.follower.many;
    scoring.tell_as(Wording { what: None, occasion: None, shares }, lang, names)
}
