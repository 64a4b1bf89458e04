//! Why The City refuses an action that no other game would refuse like that.

use crate::games::city::End;
use crate::vocabulary::geometry::{Edge, Pos};
use crate::vocabulary::lang::{Lang, Say};

/// The reason an action was refused, where only The City has such a reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CityRefusal {
    /// The first tile goes to this square (C2).
    NotInTheMiddle(Pos),
    /// The square lies beyond a wall or the gate (C15).
    BeyondWalls(Pos),
    /// A tile there would lock an end of the walls in (C15).
    LocksWallsIn(Pos),
    /// Not a free outer side (C12).
    NotOuter(Edge),
    /// One free side is left; it is at the right end (C14).
    OneSideLeft,
    /// No wall was set at this end since the last tower there (C17).
    NoWallsForTower(End),
}

impl Say for CityRefusal {
    fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::En => self.in_english(),
            Lang::Fr => self.in_french(),
        }
    }
}

impl CityRefusal {
    fn in_english(&self) -> String {
        match self {
            Self::NotInTheMiddle(pos) => format!("the first tile goes to the middle, {pos} [C2]"),
            Self::BeyondWalls(pos) => {
                format!("{pos} lies beyond the walls, where no tile goes; choose another square [C15]")
            }
            Self::LocksWallsIn(pos) => {
                format!(
                    "a tile on {pos} would lock an end of the walls in, so that they could not go on outside; choose another square [C15]"
                )
            }
            Self::NotOuter(edge) => {
                format!(
                    "{} is no free outer side of the city; choose one that is [C12]",
                    edge.describe(Lang::En)
                )
            }
            Self::OneSideLeft => "one free side is left, at the right end: wall right [C14]".into(),
            Self::NoWallsForTower(end) => {
                let (end, other) = (end.text().get(Lang::En), end.other());
                format!(
                    "no wall was set at the {end} end since the last tower; use tower {other}, or pass [C17]"
                )
            }
        }
    }

    fn in_french(&self) -> String {
        match self {
            Self::NotInTheMiddle(pos) => format!("la première tuile se pose au milieu, en {pos} [C2]"),
            Self::BeyondWalls(pos) => {
                format!("la case {pos} est au-delà des remparts ; choisissez une autre case [C15]")
            }
            Self::LocksWallsIn(pos) => {
                format!(
                    "une tuile en {pos} enfermerait un bout des remparts, qui ne pourraient plus continuer dehors ; choisissez une autre case [C15]"
                )
            }
            Self::NotOuter(edge) => {
                let at = edge.describe(Lang::Fr);
                format!("{at} n'est pas un côté extérieur libre de la ville ; choisissez-en un [C12]")
            }
            Self::OneSideLeft => "il reste un seul côté libre, au bout droit : wall right [C14]".into(),
            Self::NoWallsForTower(end) => {
                let (end, other) = (end.text().get(Lang::Fr), end.other());
                format!(
                    "aucun rempart au bout {end} depuis la dernière tour ; tower {other}, ou passez [C17]"
                )
            }
        }
    }
}
