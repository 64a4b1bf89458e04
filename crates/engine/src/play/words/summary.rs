//! A feature as it stands, in a sentence.

use crate::board::Player;
use crate::play::event::arithmetic;
use crate::play::summary::Summary;
use crate::vocabulary::lang::{self, Lang};
use crate::vocabulary::tiles::FeatureKind;

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
