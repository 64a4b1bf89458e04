//! What happens in Hunters and Gatherers only.

use crate::board::Player;
use crate::games::hunters::Power;
use crate::play::event::{RuleId, joined};
use crate::play::source::Source;
use crate::vocabulary::lang::{Lang, Say};
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
    /// What it brings one player: nothing, bonus tiles are worth something only where they lie.
    pub(crate) fn points(&self) -> Option<(Source, Player, i32)> {
        match self {
            Self::BonusEarned { .. } | Self::BonusDrawn { .. } => None,
        }
    }

    /// What happened, as a sentence in which players go by these names.
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
