//! What happens in Hunters and Gatherers only.

use super::{RuleId, joined};
use crate::board::Player;
use crate::games::hunters::Power;
use crate::vocabulary::lang::{self, Lang, Say};
use crate::vocabulary::pieces::Place;
use crate::vocabulary::tiles::TileName;
use serde::Serialize;
use std::fmt;

/// Something that happens in Hunters and Gatherers only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum HuntersEvent {
    /// A forest with gold was completed, and who did so draws a bonus tile.
    BonusEarned {
        /// Who.
        player: Player,
        /// The parts of the forest.
        forest: Vec<Place>,
        /// The rule that says so.
        rule: RuleId,
    },
    /// A bonus tile was drawn.
    BonusDrawn {
        /// For whom.
        player: Player,
        /// The tile.
        tile: TileName,
        /// What it can do.
        powers: Vec<Power>,
        /// How many bonus tiles remain after it.
        left: u32,
        /// The rule that says so.
        rule: RuleId,
    },
}

impl fmt::Display for HuntersEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BonusEarned { player, forest, rule } => {
                write!(f, "bonus {player} for {} [{rule}]", joined(&forest[..forest.len().min(1)], ""))
            }
            Self::BonusDrawn { player, tile, left, .. } => {
                write!(f, "bonus-drawn {player} {tile} left {left}")
            }
        }
    }
}

impl HuntersEvent {
    /// The event as a sentence in which players go by these names.
    pub fn tell(&self, lang: Lang, names: &dyn Fn(Player) -> String) -> String {
        match (self, lang) {
            (Self::BonusEarned { player, rule, .. }, Lang::En) => {
                format!("{} completed a forest with gold and draws a bonus tile [{rule}].", names(*player))
            }
            (Self::BonusEarned { player, rule, .. }, Lang::Fr) => {
                format!(
                    "{} a achevé une forêt avec de l'or et pioche une tuile bonus [{rule}].",
                    names(*player)
                )
            }
            (Self::BonusDrawn { player, powers, left, rule, .. }, Lang::En) => {
                let powers = told(powers, lang);
                format!("{} draws a bonus tile, {left} left{powers} [{rule}].", names(*player))
            }
            (Self::BonusDrawn { player, powers, left, rule, .. }, Lang::Fr) => {
                let powers = told(powers, lang);
                format!("{} pioche une tuile bonus, il en reste {left}{powers} [{rule}].", names(*player))
            }
        }
    }
}

/// A sentence for each power, to come after another.
fn told(powers: &[Power], lang: Lang) -> String {
    powers.iter().map(|power| format!(". {}", power.say(lang))).collect()
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
