//! Why an action can't be played.

use crate::board::Player;
use crate::geometry::{Pos, Rotation, Side};
use crate::lang::{Lang, Say};
use crate::pieces::Spot;
use crate::tiles::{FeatureKind, TileName};
use std::fmt;

/// The reason an action was refused; the game is as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// It is somebody else's turn.
    NotYourTurn {
        /// Whose turn it is; `None` when a tile must be drawn first.
        turn: Option<Player>,
    },
    /// Something else has to be done first.
    Unexpected {
        /// What is due.
        due: Step,
    },
    /// No tile of that name is in the game.
    UnknownTile(TileName),
    /// All tiles of that kind are drawn.
    NotInBag(TileName),
    /// Another tile was drawn.
    NotDrawn {
        /// The drawn tile.
        drawn: TileName,
    },
    /// A tile lies there.
    Taken(Pos),
    /// No tile lies beside it (B4).
    Alone(Pos),
    /// A side does not continue its neighbour (B5).
    Mismatch {
        /// The square.
        pos: Pos,
        /// The side of the tile to be laid.
        side: Side,
        /// What that side shows.
        shows: FeatureKind,
        /// What the neighbour shows.
        neighbour: FeatureKind,
    },
    /// The tile looks the same in this rotation, which is the one to be named.
    SameAs(Rotation),
    /// Followers go on the tile just laid (B7).
    NotJustLaid {
        /// Where that tile lies.
        laid: Pos,
    },
    /// The tile has no such spot.
    NoSuchSpot {
        /// What was named.
        spot: Spot,
        /// The name of the segment meant, if it is clear.
        instead: Option<Spot>,
    },
    /// Somebody is on that feature already (B8).
    Occupied(Spot),
    /// Nothing can be put on this kind of feature in this game.
    NotClaimable(FeatureKind),
}

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A tile is to be drawn.
    Draw,
    /// The drawn tile is to be laid.
    Lay,
    /// A follower is to be placed, or not.
    Follower,
}

impl Say for Refusal {
    fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::En => self.in_english(),
            Lang::Fr => self.in_french(),
        }
    }
}

impl Refusal {
    fn in_english(&self) -> String {
        let name = |kind: &FeatureKind| kind.name(Lang::En);
        match self {
            Self::Over => "the game is over".into(),
            Self::NotYourTurn { turn: Some(player) } => format!("it is player {player}'s turn"),
            Self::NotYourTurn { turn: None } => "a tile has to be drawn first".into(),
            Self::Unexpected { due: Step::Draw } => "a tile has to be drawn first".into(),
            Self::Unexpected { due: Step::Lay } => "the drawn tile has to be laid first".into(),
            Self::Unexpected { due: Step::Follower } => {
                "now place a follower on the tile just laid, or pass".into()
            }
            Self::UnknownTile(tile) => format!("no tile of this game is called {tile}"),
            Self::NotInBag(tile) => format!("every {tile} has been drawn already"),
            Self::NotDrawn { drawn } => format!("the drawn tile is {drawn}; lay that one"),
            Self::Taken(pos) => format!("a tile lies on {pos} already"),
            Self::Alone(pos) => format!("{pos} touches no laid tile by a side [B4]"),
            Self::Mismatch { pos, side, shows, neighbour } => {
                let side = ["north", "east", "south", "west"][side.index()];
                let (shows, neighbour) = (name(shows), name(neighbour));
                format!(
                    "on {pos} the {side} side would show {shows} where its neighbour shows {neighbour} [B5]"
                )
            }
            Self::SameAs(rotation) => {
                format!("the tile looks the same turned by {rotation}; name that rotation")
            }
            Self::NotJustLaid { laid } => {
                format!("followers go on the tile just laid, which lies on {laid} [B7]")
            }
            Self::NoSuchSpot { spot, instead: Some(instead) } => {
                format!("{spot} is called {instead}; use that name")
            }
            Self::NoSuchSpot { spot, instead: None } => format!("the tile just laid has no {spot}"),
            Self::Occupied(spot) => format!("somebody is on that {} already [B8]", name(&spot.kind)),
            Self::NotClaimable(kind) => format!("nobody can be placed on a {} in this game", name(kind)),
        }
    }

    fn in_french(&self) -> String {
        let name = |kind: &FeatureKind| kind.name(Lang::Fr);
        match self {
            Self::Over => "la partie est finie".into(),
            Self::NotYourTurn { turn: Some(player) } => format!("c'est au joueur {player} de jouer"),
            Self::NotYourTurn { turn: None } => "il faut d'abord piocher une tuile".into(),
            Self::Unexpected { due: Step::Draw } => "il faut d'abord piocher une tuile".into(),
            Self::Unexpected { due: Step::Lay } => "il faut d'abord poser la tuile piochée".into(),
            Self::Unexpected { due: Step::Follower } => {
                "placez maintenant un partisan sur la tuile posée, ou passez".into()
            }
            Self::UnknownTile(tile) => format!("aucune tuile de ce jeu ne s'appelle {tile}"),
            Self::NotInBag(tile) => format!("toutes les tuiles {tile} ont déjà été piochées"),
            Self::NotDrawn { drawn } => format!("la tuile piochée est {drawn} ; c'est elle qu'il faut poser"),
            Self::Taken(pos) => format!("une tuile occupe déjà la case {pos}"),
            Self::Alone(pos) => format!("la case {pos} ne touche aucune tuile par un côté [B4]"),
            Self::Mismatch { pos, side, shows, neighbour } => {
                let side = ["nord", "est", "sud", "ouest"][side.index()];
                let (shows, neighbour) = (name(shows), name(neighbour));
                format!("en {pos} le côté {side} montrerait « {shows} » face à « {neighbour} » [B5]")
            }
            Self::SameAs(rotation) => {
                format!("la tuile est identique tournée de {rotation} ; indiquez cette rotation")
            }
            Self::NotJustLaid { laid } => {
                format!("un partisan se place sur la tuile qui vient d'être posée, en {laid} [B7]")
            }
            Self::NoSuchSpot { spot, instead: Some(instead) } => {
                format!("{spot} s'appelle {instead} ; utilisez ce nom")
            }
            Self::NoSuchSpot { spot, instead: None } => {
                format!("la tuile qui vient d'être posée n'a pas d'emplacement {spot}")
            }
            Self::Occupied(spot) => {
                let there = match spot.kind {
                    FeatureKind::City => "cette ville",
                    FeatureKind::Monastery => "cette abbaye",
                    FeatureKind::Road => "ce chemin",
                    _ => "ce pré",
                };
                format!("il y a déjà quelqu'un sur {there} [B8]")
            }
            Self::NotClaimable(kind) => format!("dans ce jeu on ne place personne sur « {} »", name(kind)),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for Refusal {}
