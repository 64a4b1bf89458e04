//! What happens to the piles and walls of The City.

use crate::board::Player;
use crate::games::city::{End, Ending};
use crate::play::event::{RuleId, Term, arithmetic, joined};
use crate::play::source::Source;
use crate::vocabulary::geometry::{Edge, Pos};
use crate::vocabulary::lang::{self, Lang};
use serde::Serialize;
use std::fmt;

/// Something that happens in The City only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum CityEvent {
    /// The tiles of the next pile are drawn from now on.
    PileBegun {
        /// Which: 2 or 3.
        pile: u32,
        /// Walls each player sets in a building from now on.
        each: u32,
        /// The rule that says so.
        rule: RuleId,
    },
    /// A wall building begins.
    BuildingBegun {
        /// Who leads it.
        leader: Player,
        /// Walls each player sets, while there are some.
        each: u32,
        /// Whether it is the first: the leader sets the gate in place of a wall.
        gate: bool,
        /// The rule that says so.
        rule: RuleId,
    },
    /// The gate was set.
    GateSet {
        /// By whom.
        player: Player,
        /// The side of a tile it stands at.
        edge: Edge,
    },
    /// A wall was set.
    WallSet {
        /// By whom.
        player: Player,
        /// At which end of the line.
        end: End,
        /// The side of a tile it stands at.
        edge: Edge,
        /// Walls left after it.
        left: u32,
    },
    /// A guard was put on the last wall its owner set.
    GuardSet {
        /// Whose.
        player: Player,
        /// The wall.
        edge: Edge,
        /// The rule that says so.
        rule: RuleId,
    },
    /// A tower was set and brings points.
    TowerSet {
        /// Whose.
        player: Player,
        /// At which end of the line.
        end: End,
        /// The wall beside it.
        edge: Edge,
        /// Walls up to the tower before, or the gate: one point each.
        points: u32,
        /// The rule that says so.
        rule: RuleId,
    },
    /// The game ends; what follows is closing the ring and the final scoring.
    CityEnds {
        /// Why.
        ending: Ending,
        /// The rule that says so.
        rule: RuleId,
    },
    /// The ring is closed all around.
    RingClosed {
        /// The sides that were free, clockwise.
        sides: Vec<Edge>,
        /// How many of their walls are imagined, because there are no more.
        imagined: u32,
        /// The rule that says so.
        rule: RuleId,
    },
    /// A guard is paid for the buildings in its row.
    GuardScored {
        /// Whose.
        player: Player,
        /// The wall it stands on.
        edge: Edge,
        /// The squares straight ahead, from the wall on.
        row: Vec<Pos>,
        /// The arithmetic; nothing without buildings.
        terms: Vec<Term>,
        /// What it adds up to.
        points: u32,
        /// The rule that says so.
        rule: RuleId,
    },
}

impl fmt::Display for CityEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PileBegun { pile, .. } => write!(f, "pile {pile}"),
            Self::BuildingBegun { leader, each, gate, rule } => {
                let gate = if *gate { " with gate" } else { "" };
                write!(f, "building {leader} {each} each{gate} [{rule}]")
            }
            Self::GateSet { player, edge } => write!(f, "gate {player} {edge}"),
            Self::WallSet { player, end, edge, left } => {
                write!(f, "wall {player} {end} {edge} left {left}")
            }
            Self::GuardSet { player, edge, .. } => write!(f, "guard {player} {edge}"),
            Self::TowerSet { player, end, edge, points, rule } => {
                write!(f, "tower {player} {end} {edge}: {points} [{rule}]")
            }
            Self::CityEnds { ending, .. } => write!(f, "ends by {ending}"),
            Self::RingClosed { sides, imagined, .. } => {
                write!(f, "closed {} sides, {imagined} imagined", sides.len())?;
                if sides.is_empty() { Ok(()) } else { write!(f, ": {}", joined(sides, "; ")) }
            }
            Self::GuardScored { player, edge, points, rule, .. } => {
                write!(f, "guard-scored {player} {edge}: {points} [{rule}]")
            }
        }
    }
}

impl CityEvent {
    /// What it brings one player, and from where.
    pub(crate) fn points(&self) -> Option<(Source, Player, i32)> {
        match self {
            Self::TowerSet { player, points, .. } => Some((Source::WALL_TOWERS, *player, *points as i32)),
            Self::GuardScored { player, points, .. } => Some((Source::GUARDS, *player, *points as i32)),
            _ => None,
        }
    }

    /// What happened, as a sentence in which players go by these names.
    pub(crate) fn tell(&self, lang: Lang, names: &dyn Fn(Player) -> String) -> String {
        match (self, lang) {
            (Self::PileBegun { pile, each, rule }, Lang::En) => {
                let walls = lang::count(*each, "wall", "walls", lang);
                format!(
                    "Pile {pile} begins: from now on each player sets {walls} in a wall building [{rule}]."
                )
            }
            (Self::PileBegun { pile, each, rule }, Lang::Fr) => {
                let walls = lang::count(*each, "rempart", "remparts", lang);
                format!("La pile {pile} commence : chacun pose désormais {walls} par construction [{rule}].")
            }
            (Self::BuildingBegun { leader, each, gate, rule }, Lang::En) => {
                let walls = lang::count(*each, "wall", "walls", lang);
                let gate = if *gate { ", the first of them being the city gate" } else { "" };
                format!("{} leads a wall building: {walls} each{gate} [{rule}].", names(*leader))
            }
            (Self::BuildingBegun { leader, each, gate, rule }, Lang::Fr) => {
                let walls = lang::count(*each, "rempart", "remparts", lang);
                let gate = if *gate { ", le premier étant la porte de la ville" } else { "" };
                format!("{} mène une construction : {walls} chacun{gate} [{rule}].", names(*leader))
            }
            (Self::GateSet { player, edge }, Lang::En) => {
                format!("{} sets the city gate on {}.", names(*player), edge.describe(lang))
            }
            (Self::GateSet { player, edge }, Lang::Fr) => {
                format!("{} place la porte de la ville sur {}.", names(*player), edge.describe(lang))
            }
            (Self::WallSet { player, end, edge, left }, Lang::En) => {
                let (end, at) = (end.text().get(lang), edge.describe(lang));
                format!("{} sets a wall at the {end} end, on {at} ({left} left).", names(*player))
            }
            (Self::WallSet { player, end, edge, left }, Lang::Fr) => {
                let (end, at) = (end.text().get(lang), edge.describe(lang));
                let left = lang::count(*left, "restant", "restants", lang);
                format!("{} pose un rempart au bout {end}, sur {at} ({left}).", names(*player))
            }
            (Self::GuardSet { player, edge, rule }, Lang::En) => {
                format!("{} posts a guard on {} [{rule}].", names(*player), edge.describe(lang))
            }
            (Self::GuardSet { player, edge, rule }, Lang::Fr) => {
                format!("{} poste un garde sur {} [{rule}].", names(*player), edge.describe(lang))
            }
            (Self::TowerSet { player, end, points, rule, .. }, Lang::En) => {
                let walls = lang::count(*points, "wall", "walls", lang);
                let end = end.text().get(lang);
                format!("{} sets a tower at the {end} end: {walls} × 1 = {points} [{rule}].", names(*player))
            }
            (Self::TowerSet { player, end, points, rule, .. }, Lang::Fr) => {
                let walls = lang::count(*points, "rempart", "remparts", lang);
                let end = end.text().get(lang);
                format!("{} pose une tour au bout {end} : {walls} × 1 = {points} [{rule}].", names(*player))
            }
            (Self::CityEnds { ending, rule }, Lang::En) => {
                format!("{}: the game ends [{rule}].", ending.text().get(lang))
            }
            (Self::CityEnds { ending, rule }, Lang::Fr) => {
                format!("{} : la partie s'achève [{rule}].", ending.text().get(lang))
            }
            (Self::RingClosed { sides, imagined, rule }, Lang::En) => {
                let walls = lang::count(sides.len() as u32, "wall", "walls", lang);
                match imagined {
                    0 => format!("The ring is closed with {walls} [{rule}]."),
                    n => format!("The ring is closed with {walls}, {n} of them imagined [{rule}]."),
                }
            }
            (Self::RingClosed { sides, imagined, rule }, Lang::Fr) => {
                let walls = lang::count(sides.len() as u32, "rempart", "remparts", lang);
                match imagined {
                    0 => format!("L'enceinte est fermée avec {walls} [{rule}]."),
                    n => format!("L'enceinte est fermée avec {walls}, dont {n} en imagination [{rule}]."),
                }
            }
            (Self::GuardScored { player, edge, terms, points, rule, .. }, Lang::En) => {
                let (at, who) = (edge.describe(lang), names(*player));
                match terms.as_slice() {
                    [] => format!("{who}'s guard on {at} sees no building and scores nothing [{rule}]."),
                    terms => {
                        let sum = arithmetic(terms, *points, lang);
                        format!("{who}'s guard on {at}: {sum}; {who} scores {points} [{rule}].")
                    }
                }
            }
            (Self::GuardScored { player, edge, terms, points, rule, .. }, Lang::Fr) => {
                let (at, who) = (edge.describe(lang), names(*player));
                let of_who = lang::elide("de", &who);
                match terms.as_slice() {
                    [] => format!(
                        "Le garde {of_who} sur {at} ne voit aucun bâtiment et ne marque rien [{rule}]."
                    ),
                    terms => {
                        let sum = arithmetic(terms, *points, lang);
                        format!("Le garde {of_who} sur {at} : {sum} ; {who} marque {points} [{rule}].")
                    }
                }
            }
        }
    }
}
