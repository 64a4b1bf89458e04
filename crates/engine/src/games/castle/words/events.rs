//! What happens on the walls and with the keeps of The Castle.

use crate::board::Player;
use crate::games::castle::WallTile;
use crate::play::event::RuleId;
use crate::play::source::Source;
use crate::vocabulary::lang::{self, Lang};
use crate::vocabulary::pieces::Place;
use serde::Serialize;
use std::fmt;

/// Something that happens in The Castle only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum CastleEvent {
    /// A player's marker moved along the track.
    MarkerMoved {
        /// Whose.
        player: Player,
        /// The score before …
        from: u32,
        /// … and after.
        to: u32,
        /// The space of the track it stopped on.
        space: u32,
    },
    /// A player's keep was set on a house, or moved to a larger one.
    KeepSet {
        /// Whose.
        player: Player,
        /// A part of the house.
        place: Place,
        /// How many tiles the house has.
        tiles: u32,
        /// Where it stood before.
        from: Option<Place>,
        /// The rule that says so.
        rule: RuleId,
    },
    /// A marker stopped on a corner tower and its player took the wall tile that lay there, face down.
    WallTileTaken {
        /// Who.
        player: Player,
        /// The two spaces of the tower.
        tower: [u32; 2],
        /// The rule that says so.
        rule: RuleId,
    },
    /// What a taken wall tile is.
    WallTileRevealed {
        /// Whose it is.
        player: Player,
        /// Its kind, unknown until now.
        tile: WallTile,
    },
    /// A wall tile was used and is out of the game.
    WallTileUsed {
        /// By whom.
        player: Player,
        /// Its kind.
        tile: WallTile,
        /// The feature it was used on, if on one.
        place: Option<Place>,
        /// The rule that says so.
        rule: RuleId,
    },
    /// A wall tile brings points of its own.
    Bonus {
        /// To whom.
        player: Player,
        /// Which tile.
        tile: WallTile,
        /// How many.
        points: u32,
        /// The rule that says so.
        rule: RuleId,
    },
    /// The wall tiles still on the towers leave the game unseen.
    WallTilesDiscarded {
        /// How many there are.
        left: u32,
        /// The rule that says so.
        rule: RuleId,
    },
}

impl fmt::Display for CastleEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MarkerMoved { player, from, to, space } => {
                write!(f, "marker {player} {from} to {to} on {space}")
            }
            Self::KeepSet { player, place, tiles, from: None, .. } => {
                write!(f, "keep {player} {place} of {tiles}")
            }
            Self::KeepSet { player, place, tiles, from: Some(from), .. } => {
                write!(f, "keep {player} {place} of {tiles} from {from}")
            }
            Self::WallTileTaken { player, tower: [a, b], .. } => write!(f, "taken {player} tower {a}/{b}"),
            Self::WallTileRevealed { player, tile } => write!(f, "revealed {player} {tile}"),
            Self::WallTileUsed { player, tile, place: None, .. } => write!(f, "used {player} {tile}"),
            Self::WallTileUsed { player, tile, place: Some(place), .. } => {
                write!(f, "used {player} {tile} {place}")
            }
            Self::Bonus { player, tile, points, rule } => {
                write!(f, "bonus {player} {tile}: {points} [{rule}]")
            }
            Self::WallTilesDiscarded { left, .. } => write!(f, "discarded {left} wall tiles"),
        }
    }
}

impl CastleEvent {
    /// What it brings one player, and from where.
    pub(crate) fn points(&self) -> Option<(Source, Player, i32)> {
        match self {
            Self::Bonus { player, points, .. } => Some((Source::WALL_TILES, *player, *points as i32)),
            _ => None,
        }
    }

    /// What happened, as a sentence in which players go by these names.
    pub(crate) fn tell(&self, lang: Lang, names: &dyn Fn(Player) -> String) -> String {
        let named = |tile: &WallTile| tile.name(lang);
        match (self, lang) {
            (Self::MarkerMoved { player, from, to, space }, Lang::En) => {
                format!("{}'s marker moves from {from} to {to} points: space {space}.", names(*player))
            }
            (Self::MarkerMoved { player, from, to, space }, Lang::Fr) => {
                let of_player = lang::elide("de", &names(*player));
                format!("Le marqueur {of_player} passe de {from} à {to} points : case {space}.")
            }
            (Self::KeepSet { player, place, tiles, from, rule }, Lang::En) => {
                let (place, tiles) = (place.describe(lang), lang::count(*tiles, "tile", "tiles", lang));
                match from {
                    None => format!("{} sets the keep on {place}, {tiles} [{rule}].", names(*player)),
                    Some(_) => {
                        format!("{} moves the keep to {place}, larger with {tiles} [{rule}].", names(*player))
                    }
                }
            }
            (Self::KeepSet { player, place, tiles, from, rule }, Lang::Fr) => {
                let (place, tiles) = (place.describe(lang), lang::count(*tiles, "tuile", "tuiles", lang));
                match from {
                    None => format!("{} place son palais sur {place}, {tiles} [{rule}].", names(*player)),
                    Some(_) => {
                        format!(
                            "{} déplace son palais sur {place}, plus grande : {tiles} [{rule}].",
                            names(*player)
                        )
                    }
                }
            }
            (Self::WallTileTaken { player, tower: [a, b], rule }, Lang::En) => {
                format!(
                    "{} stops on the corner tower {a}/{b} and takes its wall tile [{rule}].",
                    names(*player)
                )
            }
            (Self::WallTileTaken { player, tower: [a, b], rule }, Lang::Fr) => {
                format!(
                    "{} s'arrête sur la tour de coin {a}/{b} et prend sa tuile Mur [{rule}].",
                    names(*player)
                )
            }
            (Self::WallTileRevealed { player, tile }, Lang::En) => {
                format!("{}'s wall tile is “{}”: {}", names(*player), named(tile), tile.effect(lang))
            }
            (Self::WallTileRevealed { player, tile }, Lang::Fr) => {
                let of_player = lang::elide("de", &names(*player));
                format!("La tuile Mur {of_player} est « {} » : {}", named(tile), tile.effect(lang))
            }
            (Self::WallTileUsed { player, tile, place, rule }, Lang::En) => {
                let on = place.map_or(String::new(), |place| format!(" on {}", place.describe(lang)));
                format!("{} uses the wall tile “{}”{on} [{rule}].", names(*player), named(tile))
            }
            (Self::WallTileUsed { player, tile, place, rule }, Lang::Fr) => {
                let on = place.map_or(String::new(), |place| format!(" pour {}", place.describe(lang)));
                format!("{} utilise la tuile Mur « {} »{on} [{rule}].", names(*player), named(tile))
            }
            (Self::Bonus { player, tile, points, rule }, Lang::En) => {
                format!("{} scores {points} for the wall tile “{}” [{rule}].", names(*player), named(tile))
            }
            (Self::Bonus { player, tile, points, rule }, Lang::Fr) => {
                format!("{} marque {points} pour la tuile Mur « {} » [{rule}].", names(*player), named(tile))
            }
            (Self::WallTilesDiscarded { left, rule }, Lang::En) => match left {
                1 => format!("The wall tile still on the walls is discarded [{rule}]."),
                _ => format!("The {left} wall tiles still on the walls are discarded [{rule}]."),
            },
            (Self::WallTilesDiscarded { left, rule }, Lang::Fr) => match left {
                1 => format!("La tuile Mur restée sur les murs est défaussée [{rule}]."),
                _ => format!("Les {left} tuiles Mur restées sur les murs sont défaussées [{rule}]."),
            },
        }
    }
}
