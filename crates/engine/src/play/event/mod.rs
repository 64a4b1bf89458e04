//! What happens in a game, told so that every point is explained.

mod base;
mod city;
mod hunters;
mod scoring;

pub use base::BaseEvent;
pub use city::CityEvent;
pub use hunters::{Hunt, HuntersEvent};
pub(crate) use scoring::arithmetic;
pub use scoring::{Counted, KeepSize, Occasion, Scoring, Share, Term};

use crate::board::Player;
use crate::games::castle::WallTile;
use crate::vocabulary::geometry::{Pos, Rotation};
use crate::vocabulary::lang::{self, Lang, Say};
use crate::vocabulary::pieces::{Piece, Place, Role, Spot};
use crate::vocabulary::tiles::TileName;
use serde::Serialize;
use std::fmt;

/// Something that happened. `Display` is the stable notation of records and tests; [`Say`] tells it to people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A tile was drawn for the player in turn.
    Drawn {
        /// For whom.
        player: Player,
        /// The tile.
        tile: TileName,
        /// How many remain after it.
        left: u32,
    },
    /// A tile fits nowhere and leaves the game; another is drawn if there is one.
    SetAside {
        /// Who was to lay it.
        player: Player,
        /// The tile.
        tile: TileName,
        /// Whether it could have been laid face down (V9).
        mountain: bool,
        /// The rule that says so.
        rule: RuleId,
    },
    /// A tile was laid.
    Laid {
        /// By whom.
        player: Player,
        /// The tile.
        tile: TileName,
        /// Where.
        pos: Pos,
        /// How it is turned.
        #[serde(serialize_with = "in_degrees")]
        rotation: Rotation,
    },
    /// A piece was put on the board.
    Placed {
        /// By whom.
        player: Player,
        /// What.
        piece: Piece,
        /// What it is called there.
        role: Role,
        /// On which tile.
        pos: Pos,
        /// On which part of it.
        spot: Spot,
    },
    /// A feature was scored.
    Scored(Scoring),
    /// A piece went back to its owner.
    Returned {
        /// To whom.
        player: Player,
        /// What.
        piece: Piece,
        /// What it was called there.
        role: Role,
        /// From which tile.
        pos: Pos,
        /// From which part of it.
        spot: Spot,
    },
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
        /// What it is.
        tile: WallTile,
    },
    /// A wall tile was used and is out of the game.
    WallTileUsed {
        /// By whom.
        player: Player,
        /// Which.
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
    /// No tile is left: what follows is the final scoring.
    FinalScoring {
        /// The rule that says so.
        rule: RuleId,
    },
    /// The game is over.
    Over {
        /// Points, by seat.
        scores: Vec<u32>,
        /// Who has most of them.
        winners: Vec<Player>,
        /// The rule that says who wins.
        rule: RuleId,
    },
    /// Something about the piles and walls of The City.
    #[serde(untagged)]
    City(CityEvent),
    /// Something about the expansions and variants of the base game.
    #[serde(untagged)]
    Base(BaseEvent),
    /// Something about the bonus tiles of Hunters and Gatherers.
    #[serde(untagged)]
    Hunters(HuntersEvent),
}

pub(super) fn in_degrees<S: serde::Serializer>(
    rotation: &Rotation,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_u16(rotation.degrees())
}

/// The number of a rule: `B12`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Drawn { player, tile, left } => write!(f, "drawn {player} {tile} left {left}"),
            Self::SetAside { player, tile, .. } => write!(f, "set-aside {player} {tile}"),
            Self::Laid { player, tile, pos, rotation } => write!(f, "laid {player} {tile} {pos} {rotation}"),
            Self::Placed { player, piece, pos, spot, .. } => {
                write!(f, "placed {player} {piece} {pos} {spot}")
            }
            Self::Scored(scoring) => write!(f, "scored {scoring}"),
            Self::Returned { player, piece, pos, spot, .. } => {
                write!(f, "returned {player} {piece} {pos} {spot}")
            }
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
            Self::FinalScoring { .. } => f.write_str("final-scoring"),
            Self::Over { scores, winners, .. } => {
                write!(f, "over {} won by {}", joined(scores, " "), joined(winners, " "))
            }
            Self::City(event) => write!(f, "{event}"),
            Self::Base(event) => write!(f, "{event}"),
            Self::Hunters(event) => write!(f, "{event}"),
        }
    }
}

fn joined<T: fmt::Display>(items: &[T], gap: &str) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(gap)
}

impl Event {
    /// What happened, as a sentence in which players go by these names.
    pub fn tell(&self, lang: Lang, names: &dyn Fn(Player) -> String) -> String {
        let role = |role: &Role| role.text().get(lang);
        let named = |tile: &WallTile| tile.name(lang);
        match (self, lang) {
            (Self::Drawn { player, tile, left }, Lang::En) => {
                format!(
                    "{} draws {tile} ({} left).",
                    names(*player),
                    lang::count(*left, "tile", "tiles", lang)
                )
            }
            (Self::Drawn { player, tile, left }, Lang::Fr) => {
                let left = lang::count(*left, "tuile restante", "tuiles restantes", lang);
                format!("{} pioche {tile} ({left}).", names(*player))
            }
            (Self::SetAside { tile, mountain, rule, .. }, Lang::En) => {
                let nowhere = if *mountain { "nowhere face up" } else { "nowhere" };
                format!("The tile {tile} fits {nowhere} and leaves the game [{rule}].")
            }
            (Self::SetAside { tile, mountain, rule, .. }, Lang::Fr) => {
                let nowhere = if *mountain { "nulle part face visible" } else { "nulle part" };
                format!("La tuile {tile} ne peut être posée {nowhere} et quitte le jeu [{rule}].")
            }
            (Self::Laid { player, pos, .. }, Lang::En) => {
                format!("{} lays the tile on {pos}.", names(*player))
            }
            (Self::Laid { player, pos, .. }, Lang::Fr) => {
                format!("{} pose la tuile en {pos}.", names(*player))
            }
            (Self::Placed { player, piece, role: as_, pos, spot }, Lang::En) => {
                let a = if *piece == Piece::Big { "a big" } else { "a" };
                format!("{} places {a} {} on {pos} ({}).", names(*player), role(as_), spot.whereabouts(lang))
            }
            (Self::Placed { player, piece, role: as_, pos, spot }, Lang::Fr) => {
                let a = match piece {
                    Piece::Big => "un gros",
                    _ if as_.is_feminine() => "une",
                    _ => "un",
                };
                format!("{} place {a} {} en {pos} ({}).", names(*player), role(as_), spot.whereabouts(lang))
            }
            (Self::Scored(scoring), _) => scoring.tell(lang, names),
            (Self::Returned { player, piece, role: as_, pos, .. }, Lang::En) => {
                let big = if *piece == Piece::Big { "big " } else { "" };
                format!("{} takes the {big}{} on {pos} back.", names(*player), role(as_))
            }
            (Self::Returned { player, piece, role: as_, pos, .. }, Lang::Fr) => {
                let big = if *piece == Piece::Big { "gros " } else { "" };
                format!("{} reprend le {big}{} en {pos}.", names(*player), role(as_))
            }
            (Self::MarkerMoved { player, from, to, space }, Lang::En) => {
                format!("{}'s marker moves from {from} to {to} points: space {space}.", names(*player))
            }
            (Self::MarkerMoved { player, from, to, space }, Lang::Fr) => {
                format!("Le marqueur de {} passe de {from} à {to} points : case {space}.", names(*player))
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
                format!("La tuile Mur de {} est « {} » : {}", names(*player), named(tile), tile.effect(lang))
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
            (Self::FinalScoring { rule }, Lang::En) => format!("No tile is left: final scoring [{rule}]."),
            (Self::FinalScoring { rule }, Lang::Fr) => {
                format!("Il ne reste aucune tuile : évaluation finale [{rule}].")
            }
            (Self::Over { scores, winners, rule }, _) => tell_over(scores, winners, *rule, lang, names),
            (Self::City(event), _) => event.tell(lang, names),
            (Self::Base(event), _) => event.tell(lang, names),
            (Self::Hunters(event), _) => event.tell(lang, names),
        }
    }
}

/// Players go by their numbers.
impl Say for Event {
    fn say(&self, lang: Lang) -> String {
        self.tell(lang, &|player| numbered(player, lang))
    }
}

/// What to call a player without a name.
pub fn numbered(player: Player, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Player {player}"),
        Lang::Fr => format!("Joueur {player}"),
    }
}

fn tell_over(
    scores: &[u32],
    winners: &[Player],
    rule: RuleId,
    lang: Lang,
    names: &dyn Fn(Player) -> String,
) -> String {
    let winning: Vec<String> = winners.iter().map(|&player| names(player)).collect();
    let (scores, who) = (joined(scores, " – "), lang::list(&winning, lang));
    match (lang, winners.len()) {
        (Lang::En, 1) => format!("The game is over, {scores}: {who} wins [{rule}]."),
        (Lang::En, _) => format!("The game is over, {scores}: {who} share the win [{rule}]."),
        (Lang::Fr, 1) => format!("La partie est finie, {scores} : {who} gagne [{rule}]."),
        (Lang::Fr, _) => format!("La partie est finie, {scores} : {who} se partagent la victoire [{rule}]."),
    }
}

/// Where the events of a move go.
pub trait Sink {
    /// Takes an event. A sink that does not listen never calls `make`, so it costs nothing.
    fn tell(&mut self, make: impl FnOnce() -> Event);
}

/// Listens to nothing: for rollouts.
pub struct Silent;

impl Sink for Silent {
    #[inline(always)]
    fn tell(&mut self, _make: impl FnOnce() -> Event) {}
}

impl Sink for Vec<Event> {
    fn tell(&mut self, make: impl FnOnce() -> Event) {
        self.push(make());
    }
}
