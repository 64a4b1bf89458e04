//! What players of The City are asked while walls are built, and the answers.

use crate::games::city::{End, Row};
use crate::play::event::arithmetic;
use crate::play::question::Sentence;
use crate::vocabulary::geometry::Edge;
use crate::vocabulary::lang::{self, Lang, Text};
use crate::vocabulary::pieces::Place;

pub(crate) const WHERE_GATE: Text = Text {
    en: "You lead the first wall building. Where shall the city gate stand?",
    fr: "Vous menez la première construction. Où placer la porte de la ville ?",
};

pub(crate) const GUARD_ON_WALL: Text =
    Text { en: "Post a guard on the wall just set?", fr: "Poster un garde sur le rempart posé ?" };

pub(crate) const GUARD_ON_LAST_WALL: Text = Text {
    en: "All walls are set. Post a guard on your last one?",
    fr: "Tous les remparts sont posés. Poster un garde sur votre dernier rempart ?",
};

pub(crate) const SET_TOWER: Text =
    Text { en: "Set a tower at one end of the line?", fr: "Poser une tour à un bout de la ligne ?" };

pub(crate) const KEEP_TOWERS: Text = Text { en: "Keep your towers", fr: "Garder vos tours" };

pub(crate) const NO_GUARD: Text = Text { en: "No guard", fr: "Pas de garde" };

/// At which end the next wall goes, with so many still to be set.
pub(crate) fn set_wall(left: u32) -> Sentence {
    Sentence::new(|lang| match lang {
        Lang::En => {
            let left = lang::count(left, "wall", "walls", lang);
            format!("Set a wall at one end of the line ({left} to go in this building).")
        }
        Lang::Fr => {
            let left = lang::count(left, "rempart", "remparts", lang);
            format!("Posez un rempart à un bout de la ligne (encore {left} dans cette construction).")
        }
    })
}

/// The gate on this side, which completes these features for so many points.
pub(crate) fn gate(edge: Edge, completed: &[(Place, u32)]) -> Sentence {
    Sentence::new(|lang| lang::capitalised(&edge.describe(lang)) + &completes(completed, lang))
}

/// What the next wall means to a guard.
pub(crate) enum Lookout {
    /// One that is put there looks out on this row.
    Row(Row),
    /// None can be put there, because one stands opposite.
    Opposite,
    /// The player could not put one there anyhow.
    None,
}

/// `Left end: the north side of 1,0; completes the road on 1,0 (3 points); a guard there: no building in the row yet`
pub(crate) fn wall(end: End, edge: Edge, completed: &[(Place, u32)], lookout: &Lookout) -> Sentence {
    Sentence::new(|lang| {
        let (at, completes) = (edge.describe(lang), completes(completed, lang));
        let end = end.text().get(lang);
        let guard = match (lang, lookout) {
            (Lang::En, Lookout::Row(row)) => format!("; a guard there: {}", row.tell(lang)),
            (Lang::Fr, Lookout::Row(row)) => format!(" ; un garde y vaut : {}", row.tell(lang)),
            (Lang::En, Lookout::Opposite) => "; no guard, one stands opposite".to_owned(),
            (Lang::Fr, Lookout::Opposite) => " ; pas de garde, un autre est en face".to_owned(),
            (_, Lookout::None) => String::new(),
        };
        match lang {
            Lang::En => format!("{} end: {at}{completes}{guard}", lang::capitalised(end)),
            Lang::Fr => format!("Bout {end} : {at}{completes}{guard}"),
        }
    })
}

/// A guard that looks out on this row.
pub(crate) fn guard(row: &Row) -> Sentence {
    Sentence::new(|lang| match lang {
        Lang::En => format!("Post a guard: {}", row.tell(lang)),
        Lang::Fr => format!("Poster un garde : {}", row.tell(lang)),
    })
}

/// A tower at this end for so many points.
pub(crate) fn tower(end: End, points: u32) -> Sentence {
    Sentence::new(|lang| {
        let points = lang::count(points, "point", "points", lang);
        let end = end.text().get(lang);
        match lang {
            Lang::En => format!("Tower at the {end} end: {points}"),
            Lang::Fr => format!("Une tour au bout {end} : {points}"),
        }
    })
}

/// `; completes the road on 1,0 (3 points)` for each of these features.
fn completes(completed: &[(Place, u32)], lang: Lang) -> String {
    let told = completed.iter().map(|(place, points)| {
        let points = lang::count(*points, "point", "points", lang);
        let what = place.describe(lang);
        match lang {
            Lang::En => format!("; completes {what} ({points})"),
            Lang::Fr => format!(" ; achève {what} ({points})"),
        }
    });
    told.collect()
}

impl Row {
    /// What a guard would score as the row stands, in words.
    pub fn tell(&self, lang: Lang) -> String {
        match (lang, self.terms().as_slice()) {
            (Lang::En, []) => "no building in the row yet".to_owned(),
            (Lang::Fr, []) => "aucun bâtiment dans la rangée pour l'instant".to_owned(),
            (_, terms) => arithmetic(terms, self.points(), lang),
        }
    }
}
