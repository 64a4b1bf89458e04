//! A feature as it stands: how large, whose, and what it is worth.

use crate::board::Player;
use crate::play::event::{Share, Term, arithmetic};
use crate::play::question::Sentence;
use crate::vocabulary::lang::{self, Lang};
use crate::vocabulary::pieces::{Place, Role};
use crate::vocabulary::tiles::FeatureKind;

/// Everything that can be said about a feature on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// What it is.
    pub kind: FeatureKind,
    /// What a follower on it is called.
    pub role: Role,
    /// Its parts, in reading order.
    pub segments: Vec<Place>,
    /// Tiles it lies on.
    pub tiles: u32,
    /// Open ends: sides, or empty squares around a monastery.
    pub open: u32,
    /// Whether it is completed, and so scored.
    pub completed: bool,
    /// How many followers each player has on it.
    pub followers: Vec<Share>,
    /// Those who would get its points.
    pub owners: Vec<Player>,
    /// What it would score if the game ended now …
    pub terms: Vec<Term>,
    /// … added up.
    pub points: u32,
    /// What it would score if it were completed as large as it is, where that is something else.
    pub if_completed: Option<u32>,
    /// What else there is to say about it.
    pub notes: Vec<Sentence>,
}

impl Summary {
    /// All of it in a sentence in which players go by these names.
    pub fn tell(&self, lang: Lang, names: &dyn Fn(Player) -> String) -> String {
        let name = match (self.kind, lang) {
            // Lakes are never alone: what is told of them is told of the whole system.
            (FeatureKind::Lake, Lang::En) => "river system",
            (FeatureKind::Lake, Lang::Fr) => "réseau de rivières",
            (kind, lang) => kind.name(lang),
        };
        let size = match lang {
            Lang::En => lang::count(self.tiles, "tile", "tiles", lang),
            Lang::Fr => lang::count(self.tiles, "tuile", "tuiles", lang),
        };
        if self.completed {
            return match (lang, self.kind.is_feminine()) {
                (Lang::En, _) => format!("Completed {name}, {size}: already scored."),
                (Lang::Fr, true) => format!("{} achevée, {size} : déjà comptée.", lang::capitalised(name)),
                (Lang::Fr, false) => format!("{} achevé, {size} : déjà compté.", lang::capitalised(name)),
            };
        }
        let owners: Vec<String> = self.owners.iter().map(|&player| names(player)).collect();
        let role = self.role.text().get(lang);
        let who = match (lang, owners.is_empty()) {
            (_, false) => lang::list(&owners, lang),
            (Lang::En, true) if !self.followers.is_empty() => "a tie, so nobody".to_owned(),
            (Lang::Fr, true) if !self.followers.is_empty() => "égalité, donc personne".to_owned(),
            (Lang::En, true) => format!("no {role}"),
            (Lang::Fr, true) if self.role.is_feminine() => format!("aucune {role}"),
            (Lang::Fr, true) => format!("aucun {role}"),
        };
        let now = match (lang, self.terms.as_slice()) {
            (Lang::En, []) => "worth nothing yet".to_owned(),
            (Lang::Fr, []) => "ne rapporte encore rien".to_owned(),
            (Lang::En, terms) => format!("now {}", arithmetic(terms, self.points, lang)),
            (Lang::Fr, terms) => format!("maintenant {}", arithmetic(terms, self.points, lang)),
        };
        let later = match (lang, self.if_completed) {
            (_, None) => String::new(),
            (Lang::En, Some(points)) => format!(", once completed {points}"),
            (Lang::Fr, Some(points)) => {
                let completed = if self.kind.is_feminine() { "achevée" } else { "achevé" };
                format!(", {completed} {points}")
            }
        };
        let name = lang::capitalised(name);
        let notes: String = (self.notes.iter())
            .map(|note| match lang {
                Lang::En => format!("; {}", note.get(lang)),
                Lang::Fr => format!(" ; {}", note.get(lang)),
            })
            .collect();
        match lang {
            Lang::En => format!("{name}, {size}: {who}; {now}{later}{notes}."),
            Lang::Fr => format!("{name}, {size} : {who} ; {now}{later}{notes}."),
        }
    }
}
