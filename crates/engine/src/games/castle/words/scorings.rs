//! How The Castle tells its scorings, and where their points come from.

use crate::board::Player;
use crate::games::castle::INFO;
use crate::play::event::{Detail, Occasion, Scoring, Wording};
use crate::play::source::Source;
use crate::vocabulary::lang::Lang;
use crate::vocabulary::tiles::FeatureKind;
use serde::Serialize;
use std::fmt;

/// How large a player's keep counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct KeepSize {
    /// Whose.
    pub player: Player,
    /// Tiles of the house it stands on.
    pub tiles: u32,
    /// Tiles it counts more by wall tiles.
    pub bonus: u32,
}

impl fmt::Display for KeepSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.tiles)?;
        if self.bonus > 0 { write!(f, "+{}", self.bonus) } else { Ok(()) }
    }
}

/// The keeps that are compared in the scoring of the keep.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Keeps {
    /// By seat; players without a keep are left out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub keeps: Vec<KeepSize>,
}

impl Keeps {
    pub(crate) fn remark(&self, _lang: Lang) -> Option<String> {
        None
    }

    pub(crate) fn shares(&self) -> Vec<String> {
        self.keeps.iter().map(|keep| format!("{}:{keep}", keep.player)).collect()
    }
}

/// Where the points of a scoring come from.
pub(crate) fn source(scoring: &Scoring) -> Source {
    match (scoring.occasion, scoring.kind) {
        (Occasion::Keep, _) => Source::KEEP,
        (_, FeatureKind::Tower) => Source::TOWERS,
        (_, FeatureKind::House) => Source::HOUSES,
        (_, FeatureKind::Court) => Source::COURTS,
        (_, FeatureKind::Road) => Source::ROADS,
        // Nothing else is scored.
        (
            _,
            FeatureKind::City
            | FeatureKind::Field
            | FeatureKind::Monastery
            | FeatureKind::Crossroads
            | FeatureKind::Market
            | FeatureKind::Residential
            | FeatureKind::Forest
            | FeatureKind::River
            | FeatureKind::Meadow
            | FeatureKind::Lake
            | FeatureKind::Source
            | FeatureKind::Carcassonne
            | FeatureKind::Mountain
            | FeatureKind::Stream
            | FeatureKind::Marketplace,
        ) => Source::ROADS,
    }
}

/// A scoring as a sentence.
pub(crate) fn tell_scoring(scoring: &Scoring, lang: Lang, names: &dyn Fn(Player) -> String) -> String {
    if let Some(Detail::Castle(Keeps { keeps })) = &scoring.detail {
        return tell_keeps(scoring, keeps, lang, names);
    }
    let shares = INFO.follower.many;
    scoring.tell_as(Wording { what: None, occasion: None, shares }, lang, names)
}

/// The keep's scoring: whose keep is larger, and what the empty area pays.
fn tell_keeps(scoring: &Scoring, keeps: &[KeepSize], lang: Lang, names: &dyn Fn(Player) -> String) -> String {
    let keeps: Vec<String> = keeps.iter().map(|keep| format!("{} {keep}", names(keep.player))).collect();
    let (keeps, arithmetic, rules) = (keeps.join(", "), scoring.arithmetic(lang), scoring.rule_list());
    match (lang, scoring.winners.first()) {
        (Lang::En, Some(&winner)) => {
            let (who, points) = (names(winner), scoring.points);
            format!(
                "{who} has the largest keep and is paid for the largest empty area: {arithmetic}; {who} scores {points} (keeps: {keeps}) [{rules}]."
            )
        }
        (Lang::Fr, Some(&winner)) => {
            let (who, points) = (names(winner), scoring.points);
            format!(
                "{who} a le plus grand palais et reçoit les points de la plus grande zone vide : {arithmetic} ; {who} marque {points} (palais : {keeps}) [{rules}]."
            )
        }
        (Lang::En, None) => {
            format!(
                "The keeps are equally large (keeps: {keeps}): nobody scores the largest empty area, {arithmetic} [{rules}]."
            )
        }
        (Lang::Fr, None) => {
            format!(
                "Les palais sont de même taille (palais : {keeps}) : personne ne marque la plus grande zone vide, {arithmetic} [{rules}]."
            )
        }
    }
}
