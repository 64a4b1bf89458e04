//! How Hunters and Gatherers tells its scorings, and where their points come from.

use crate::board::Player;
use crate::games::hunters::INFO;
use crate::play::event::{Detail, Occasion, Scoring, Wording};
use crate::play::source::Source;
use crate::vocabulary::lang::{self, Lang, Text};
use crate::vocabulary::pieces::Place;
use crate::vocabulary::tiles::FeatureKind;
use serde::Serialize;

/// What the scoring of a meadow tells besides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Hunted {
    /// What tigers, fire and shrine have to do with it.
    pub hunt: Hunt,
}

impl Hunted {
    pub(crate) fn remark(&self, lang: Lang) -> Option<String> {
        self.hunt.tell(lang)
    }

    pub(crate) fn shares(&self) -> Vec<String> {
        Vec::new()
    }
}

impl Scoring {
    /// What tigers, fire and shrine have to do with the scoring of a meadow; `None` for anything else.
    pub fn hunt(&self) -> Option<&Hunt> {
        match &self.detail {
            Some(Detail::Hunters(Hunted { hunt })) => Some(hunt),
            _ => None,
        }
    }
}

/// Why a meadow is worth what it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Hunt {
    /// Deer in it.
    pub deer: u32,
    /// Sabre-tooth tigers in it.
    pub tigers: u32,
    /// Whether a fire drives them away.
    pub fire: bool,
    /// Whether a hunter on a shrine has it alone.
    pub shrine: bool,
    /// Where the deer are that the tigers take, each of them.
    pub taken: Vec<Place>,
}

impl Hunt {
    /// What there is to say about tigers, fire and shrine, if there is.
    pub fn tell(&self, lang: Lang) -> Option<String> {
        let taken = self.taken.len() as u32;
        // What is left stands beside it: only the number of all deer tells which is which.
        let some = taken < self.deer;
        let (tigers, deer) = match lang {
            Lang::En => (
                lang::count(self.tigers, "tiger", "tigers", lang),
                if some { format!("{taken} of {} deer", self.deer) } else { format!("{taken} deer") },
            ),
            Lang::Fr => {
                let deer = lang::count(taken, "gibier", "gibiers", lang);
                (
                    lang::count(self.tigers, "tigre", "tigres", lang),
                    if some { format!("{deer} sur {}", self.deer) } else { deer },
                )
            }
        };
        let hunted = match (self.tigers, taken, lang) {
            (0, ..) => None,
            (_, _, Lang::En) if self.fire => Some(format!("the fire drives {tigers} away")),
            (_, _, Lang::Fr) if self.fire => Some(format!("l'incendie fait fuir {tigers}")),
            (1, 0, Lang::En) => Some(format!("{tigers} finds no deer")),
            (_, 0, Lang::En) => Some(format!("{tigers} find no deer")),
            (1, 0, Lang::Fr) => Some(format!("{tigers} ne trouve pas de gibier")),
            (_, 0, Lang::Fr) => Some(format!("{tigers} ne trouvent pas de gibier")),
            (1, _, Lang::En) => Some(format!("{tigers} takes {deer}")),
            (_, _, Lang::En) => Some(format!("{tigers} take {deer}")),
            (1, _, Lang::Fr) => Some(format!("{tigers} prend {deer}")),
            (_, _, Lang::Fr) => Some(format!("{tigers} prennent {deer}")),
        };
        let alone = match (self.shrine, lang) {
            (false, _) => None,
            (true, Lang::En) => Some("the hunter at the shrine has it alone".to_owned()),
            (true, Lang::Fr) => Some("le chasseur du lieu de culte l'a pour lui seul".to_owned()),
        };
        let said: Vec<String> = [hunted, alone].into_iter().flatten().collect();
        (!said.is_empty()).then(|| said.join(", "))
    }
}

/// Where the points of a scoring come from.
pub(crate) fn source(scoring: &Scoring) -> Source {
    match (scoring.occasion, scoring.kind) {
        (Occasion::Huts, _) | (_, FeatureKind::Lake) => Source::HUTS,
        (_, FeatureKind::Forest) => Source::FORESTS,
        (_, FeatureKind::Meadow) => Source::MEADOWS,
        (_, FeatureKind::River) => Source::RIVERS,
        // Nothing else is scored.
        (
            _,
            FeatureKind::Road
            | FeatureKind::City
            | FeatureKind::Field
            | FeatureKind::Monastery
            | FeatureKind::Crossroads
            | FeatureKind::Tower
            | FeatureKind::House
            | FeatureKind::Court
            | FeatureKind::Market
            | FeatureKind::Residential
            | FeatureKind::Source
            | FeatureKind::Carcassonne
            | FeatureKind::Mountain
            | FeatureKind::Stream
            | FeatureKind::Marketplace,
        ) => Source::RIVERS,
    }
}

/// A scoring as a sentence.
pub(crate) fn tell_scoring(scoring: &Scoring, lang: Lang, names: &dyn Fn(Player) -> String) -> String {
    let wording = match scoring.occasion {
        Occasion::Huts => Wording {
            what: scoring.segments.first().map(|at| match lang {
                Lang::En => format!("The river system on {}", at.pos),
                Lang::Fr => format!("Le réseau de rivières en {}", at.pos),
            }),
            occasion: Some(Text { en: "is scored for its huts", fr: "est évalué pour ses huttes" }),
            shares: Text { en: "huts", fr: "huttes" },
        },
        _ => Wording { what: None, occasion: None, shares: INFO.follower.many },
    };
    scoring.tell_as(wording, lang, names)
}
