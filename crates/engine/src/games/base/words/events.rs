//! What happens with the expansions and variants of the base game.

use crate::board::Player;
use crate::games::base::Quarter;
use crate::play::event::{RuleId, joined};
use crate::play::source::Source;
use crate::vocabulary::geometry::{Pos, Rotation};
use crate::vocabulary::lang::{self, Lang};
use crate::vocabulary::pieces::{Piece, Place, Role};
use crate::vocabulary::tiles::TileName;
use serde::Serialize;
use std::fmt;

/// Something that happens in the base game with its expansions and variants only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum BaseEvent {
    /// A tile was dealt into a hand.
    Dealt {
        /// Whose.
        player: Player,
        /// The tile, for those who may know it.
        tile: Option<TileName>,
        /// How many remain after it.
        left: u32,
    },
    /// A tile was turned up for all.
    Opened {
        /// The tile.
        tile: TileName,
        /// How many remain after it.
        left: u32,
    },
    /// A tile was given to somebody.
    Given {
        /// By whom.
        player: Player,
        /// To whom.
        to: Player,
        /// The tile, for those who may know it.
        tile: Option<TileName>,
        /// The rule that says so.
        rule: RuleId,
    },
    /// The tile that a player was given went back into the bag: a monastery (V1) or a good (V13) is laid in its place.
    PutBack {
        /// Whose it was.
        player: Player,
        /// The tile, for those who may know it.
        tile: Option<TileName>,
        /// How many are in the bag with it.
        left: u32,
        /// The rule that says so.
        rule: RuleId,
    },
    /// A tile that fits nowhere face up leaves the game, though it could have been laid as a mountain (V9).
    #[serde(rename = "set-aside")]
    NoMountain {
        /// Who was to lay it.
        player: Player,
        /// The tile.
        tile: TileName,
        /// The rule that says so.
        rule: RuleId,
    },
    /// A player none of whose tiles fits gave one up.
    Discarded {
        /// Who.
        player: Player,
        /// The tile.
        tile: TileName,
        /// Whether it could have been laid face down (V9).
        mountain: bool,
        /// The rule that says so.
        rule: RuleId,
    },
    /// A player has no tile that could be laid and is passed over.
    PassedOver {
        /// Who.
        player: Player,
        /// The rule that says so.
        rule: RuleId,
    },
    /// A tile was laid face down.
    MountainRaised {
        /// By whom.
        player: Player,
        /// The tile.
        tile: TileName,
        /// The square it lies on now.
        pos: Pos,
        /// The rule that says so.
        rule: RuleId,
    },
    /// A player paid points for more.
    Paid {
        /// Who.
        player: Player,
        /// How many.
        points: u32,
        /// The rule that says so.
        rule: RuleId,
    },
    /// A tile was taken up and laid elsewhere.
    Rebuilt {
        /// By whom.
        player: Player,
        /// The tile.
        tile: TileName,
        /// Where it lay.
        from: Pos,
        /// Where it lies.
        pos: Pos,
        /// How it is turned.
        #[serde(serialize_with = "crate::play::event::in_degrees")]
        rotation: Rotation,
        /// The rule that says so.
        rule: RuleId,
    },
    /// A follower moved on the board.
    Moved {
        /// Whose.
        player: Player,
        /// What.
        piece: Piece,
        /// What it was called.
        was: Role,
        /// What it is called now.
        is: Role,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
        /// The rule that says so.
        rule: RuleId,
    },
    /// A follower went to a quarter of Carcassonne.
    SentToQuarter {
        /// Whose.
        player: Player,
        /// What.
        piece: Piece,
        /// Which quarter.
        quarter: Quarter,
        /// The rule that says so.
        rule: RuleId,
    },
    /// The Count moved.
    CountMoved {
        /// By whom.
        player: Player,
        /// From which quarter.
        from: Quarter,
        /// To which.
        to: Quarter,
        /// The rule that says so.
        rule: RuleId,
    },
    /// A follower left Carcassonne for a feature that is scored.
    LeftQuarter {
        /// Whose.
        player: Player,
        /// What.
        piece: Piece,
        /// From which quarter.
        quarter: Quarter,
        /// A part of the feature.
        place: Place,
        /// The rule that says so.
        rule: RuleId,
    },
    /// A river and a port or market have met.
    RiverEnded {
        /// Who laid the port or market.
        player: Player,
        /// Whether it was a port; if not, a market.
        port: bool,
        /// What it brings at once.
        points: u32,
        /// The square of the port or market.
        pos: Pos,
        /// The rule that says so.
        rule: RuleId,
    },
    /// Those with boats on a river may trade at its port from now on.
    TradeOpened {
        /// Who.
        players: Vec<Player>,
        /// A part of the port.
        place: Place,
        /// The rule that says so.
        rule: RuleId,
    },
    /// A player's goods at a port were paid.
    GoodsScored {
        /// Whose.
        player: Player,
        /// A part of the port.
        place: Place,
        /// How many goods.
        goods: u32,
        /// What most goods there bring besides; 0 for others.
        bonus: u32,
        /// All of it.
        points: u32,
        /// The rule that says so.
        rule: RuleId,
    },
}

impl BaseEvent {
    /// What it brings one player, and from where; less than nothing where points are paid.
    pub(crate) fn points(&self) -> Option<(Source, Player, i32)> {
        match self {
            Self::RiverEnded { player, points, .. } => Some((Source::RIVERS, *player, *points as i32)),
            Self::GoodsScored { player, points, .. } => Some((Source::GOODS, *player, *points as i32)),
            Self::Paid { player, points, .. } => Some((Source::PAID, *player, -(*points as i32))),
            _ => None,
        }
    }

    /// What those are told who may not know which tile it was.
    pub(crate) fn masked(self) -> Self {
        match self {
            Self::Dealt { player, left, .. } => Self::Dealt { player, tile: None, left },
            Self::Given { player, to, rule, .. } => Self::Given { player, to, tile: None, rule },
            Self::PutBack { player, left, rule, .. } => Self::PutBack { player, tile: None, left, rule },
            other => other,
        }
    }
}

/// A tile's name, or the sign for one that may not be known.
fn known(tile: &Option<TileName>) -> &str {
    tile.as_deref().unwrap_or(crate::play::action::Action::UNKNOWN)
}

impl fmt::Display for BaseEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dealt { player, tile, left } => write!(f, "dealt {player} {} left {left}", known(tile)),
            Self::Opened { tile, left } => write!(f, "opened {tile} left {left}"),
            Self::Given { player, to, tile, .. } => write!(f, "given {player} to {to} {}", known(tile)),
            Self::PutBack { player, tile, left, .. } => {
                write!(f, "put-back {player} {} left {left}", known(tile))
            }
            Self::NoMountain { player, tile, .. } => write!(f, "set-aside {player} {tile}"),
            Self::Discarded { player, tile, .. } => write!(f, "discarded {player} {tile}"),
            Self::PassedOver { player, .. } => write!(f, "passed-over {player}"),
            Self::MountainRaised { player, tile, pos, .. } => write!(f, "mountain {player} {tile} {pos}"),
            Self::Paid { player, points, rule } => write!(f, "paid {player} {points} [{rule}]"),
            Self::Rebuilt { player, tile, from, pos, rotation, .. } => {
                write!(f, "rebuilt {player} {tile} {from} to {pos} {rotation}")
            }
            Self::Moved { player, piece, from, to, rule, .. } => {
                write!(f, "moved {player} {piece} {from} to {to} [{rule}]")
            }
            Self::SentToQuarter { player, piece, quarter, .. } => {
                write!(f, "quarter {player} {piece} {quarter}")
            }
            Self::CountMoved { player, from, to, .. } => write!(f, "count {player} {from} to {to}"),
            Self::LeftQuarter { player, piece, quarter, place, .. } => {
                write!(f, "left {player} {piece} {quarter} to {place}")
            }
            Self::RiverEnded { player, port, points, pos, rule } => {
                let end = if *port { "port" } else { "market" };
                write!(f, "river-end {player} {end} {pos}: {points} [{rule}]")
            }
            Self::TradeOpened { players, place, .. } => {
                write!(f, "trade {} at {place}", joined(players, " "))
            }
            Self::GoodsScored { player, place, goods, bonus, points, rule } => {
                write!(f, "goods {player} {place}: {goods} × 2 + {bonus} = {points} [{rule}]")
            }
        }
    }
}

impl BaseEvent {
    /// What happened, as a sentence in which players go by these names.
    pub fn tell(&self, lang: Lang, names: &dyn Fn(Player) -> String) -> String {
        match lang {
            Lang::En => self.in_english(names),
            Lang::Fr => self.in_french(names),
        }
    }

    fn in_english(&self, names: &dyn Fn(Player) -> String) -> String {
        let lang = Lang::En;
        let a = |piece: &Piece| if *piece == Piece::Big { "a big follower" } else { "a follower" };
        match self {
            Self::Dealt { player, tile: Some(tile), .. } => format!("{} gets {tile}.", names(*player)),
            Self::Dealt { player, tile: None, .. } => format!("{} gets a tile.", names(*player)),
            Self::Opened { tile, .. } => format!("A tile is turned up: {tile}."),
            Self::Given { player, to, tile, rule } => {
                let tile = tile.as_deref().unwrap_or("a tile");
                if player == to {
                    format!("{} keeps {tile} [{rule}].", names(*player))
                } else {
                    format!("{} gives {tile} to {} [{rule}].", names(*player), names(*to))
                }
            }
            Self::PutBack { player, tile, rule, .. } => {
                let tile = tile.as_deref().unwrap_or("the tile given");
                format!(
                    "{} lays something else instead; {tile} goes back into the bag [{rule}].",
                    names(*player)
                )
            }
            Self::NoMountain { tile, rule, .. } => {
                format!("The tile {tile} fits nowhere face up and leaves the game [{rule}].")
            }
            Self::Discarded { player, tile, mountain, rule } => {
                let anywhere = if *mountain { "anywhere face up" } else { "anywhere" };
                format!("No tile of {} fits {anywhere}; {tile} is given up [{rule}].", names(*player))
            }
            Self::PassedOver { player, rule } => {
                format!("{} has no tile to lay and is passed over [{rule}].", names(*player))
            }
            Self::MountainRaised { player, tile, pos, rule } => {
                format!("{} lays {tile} face down on {pos}: a mountain [{rule}].", names(*player))
            }
            Self::Paid { player, points, rule } => {
                let points = lang::count(*points, "point", "points", lang);
                format!("{} pays {points} [{rule}].", names(*player))
            }
            Self::Rebuilt { player, from, pos, rule, .. } => {
                format!("{} takes the tile on {from} up and lays it on {pos} [{rule}].", names(*player))
            }
            Self::Moved { player, piece, was, is, from, to, rule } => {
                let big = if *piece == Piece::Big { "big " } else { "" };
                let (was, is) = (was.text().en, is.text().en);
                let (from, to) = (from.pos, to.describe(lang));
                format!("{}'s {big}{was} on {from} moves to {to} as a {is} [{rule}].", names(*player))
            }
            Self::SentToQuarter { player, piece, quarter, rule } => {
                format!("{} sends {} {} [{rule}].", names(*player), a(piece), quarter.to(lang))
            }
            Self::CountMoved { player, to, rule, .. } => {
                format!("{} moves the Count {} [{rule}].", names(*player), to.to(lang))
            }
            Self::LeftQuarter { player, piece, quarter, place, rule } => {
                let (from, to) = (quarter.from(lang), place.describe(lang));
                format!("{} moves {} {from} to {to} [{rule}].", names(*player), a(piece))
            }
            Self::RiverEnded { player, port, points, pos, rule } => {
                let end = if *port { "port" } else { "market" };
                format!(
                    "A river meets the {end} on {pos}: {}, who laid it, scores {points} [{rule}].",
                    names(*player)
                )
            }
            Self::TradeOpened { players, place, rule } => {
                let who: Vec<String> = players.iter().map(|&player| names(player)).collect();
                let who = lang::list(&who, lang);
                format!("{who} may lay goods at the port on {} in later turns [{rule}].", place.pos)
            }
            Self::GoodsScored { player, place, goods, bonus, points, rule } => {
                let goods = lang::count(*goods, "good", "goods", lang);
                let most = if *bonus > 0 { format!(" + {bonus} for most") } else { String::new() };
                format!(
                    "{} has {goods} at the port on {}: {goods} × 2{most} = {points} [{rule}].",
                    names(*player),
                    place.pos
                )
            }
        }
    }

    fn in_french(&self, names: &dyn Fn(Player) -> String) -> String {
        let lang = Lang::Fr;
        let a = |piece: &Piece| if *piece == Piece::Big { "un gros partisan" } else { "un partisan" };
        match self {
            Self::Dealt { player, tile: Some(tile), .. } => format!("{} reçoit {tile}.", names(*player)),
            Self::Dealt { player, tile: None, .. } => format!("{} reçoit une tuile.", names(*player)),
            Self::Opened { tile, .. } => format!("Une tuile est retournée : {tile}."),
            Self::Given { player, to, tile, rule } => {
                let tile = tile.as_deref().unwrap_or("une tuile");
                if player == to {
                    format!("{} garde {tile} [{rule}].", names(*player))
                } else {
                    format!("{} donne {tile} à {} [{rule}].", names(*player), names(*to))
                }
            }
            Self::PutBack { player, tile, rule, .. } => {
                let tile = tile.as_deref().unwrap_or("la tuile donnée");
                format!(
                    "{} pose autre chose à la place ; {tile} retourne dans la pioche [{rule}].",
                    names(*player)
                )
            }
            Self::NoMountain { tile, rule, .. } => {
                format!(
                    "La tuile {tile} ne peut être posée nulle part face visible et quitte le jeu [{rule}]."
                )
            }
            Self::Discarded { player, tile, mountain, rule } => {
                let laid = if *mountain { "posée face visible" } else { "posée" };
                format!(
                    "Aucune tuile {} ne peut être {laid} ; {tile} est défaussée [{rule}].",
                    lang::elide("de", &names(*player))
                )
            }
            Self::PassedOver { player, rule } => {
                format!("{} n'a aucune tuile à poser et passe son tour [{rule}].", names(*player))
            }
            Self::MountainRaised { player, tile, pos, rule } => {
                format!("{} pose {tile} à l'envers en {pos} : une montagne [{rule}].", names(*player))
            }
            Self::Paid { player, points, rule } => {
                let points = lang::count(*points, "point", "points", lang);
                format!("{} dépense {points} [{rule}].", names(*player))
            }
            Self::Rebuilt { player, from, pos, rule, .. } => {
                format!("{} reprend la tuile en {from} et la pose en {pos} [{rule}].", names(*player))
            }
            Self::Moved { player, piece, was, is, from, to, rule } => {
                let big = if *piece == Piece::Big { "gros " } else { "" };
                let (was, is) = (was.text().fr, is.text().fr);
                let (from, to) = (from.pos, to.describe(lang));
                let of_player = lang::elide("de", &names(*player));
                format!("Le {big}{was} {of_player} en {from} va vers {to} comme {is} [{rule}].")
            }
            Self::SentToQuarter { player, piece, quarter, rule } => {
                format!("{} envoie {} {} [{rule}].", names(*player), a(piece), quarter.to(lang))
            }
            Self::CountMoved { player, to, rule, .. } => {
                format!("{} déplace le Comte {} [{rule}].", names(*player), to.to(lang))
            }
            Self::LeftQuarter { player, piece, quarter, place, rule } => {
                let (from, to) = (quarter.from(lang), place.describe(lang));
                format!("{} envoie {} {from} vers {to} [{rule}].", names(*player), a(piece))
            }
            Self::RiverEnded { player, port, points, pos, rule } => {
                let end = if *port { "port" } else { "marché" };
                format!(
                    "Une rivière rejoint le {end} en {pos} : {}, qui l'a posé, marque {points} [{rule}].",
                    names(*player)
                )
            }
            Self::TradeOpened { players, place, rule } => {
                let who: Vec<String> = players.iter().map(|&player| names(player)).collect();
                let who = lang::list(&who, lang);
                format!("Marchandises permises au port en {} aux tours suivants : {who} [{rule}].", place.pos)
            }
            Self::GoodsScored { player, place, goods, bonus, points, rule } => {
                let goods = lang::count(*goods, "marchandise", "marchandises", lang);
                let most = if *bonus > 0 { format!(" + {bonus} pour la majorité") } else { String::new() };
                format!(
                    "{} a {goods} au port en {} : {goods} × 2{most} = {points} [{rule}].",
                    names(*player),
                    place.pos
                )
            }
        }
    }
}
