//! Why an action can't be played, in words.

use super::{Due, Refusal};
use crate::games::GameId;
use crate::play::event::RuleId;
use crate::vocabulary::lang::{Lang, Say, Text};
use crate::vocabulary::pieces::{Piece, Place};
use crate::vocabulary::tiles::FeatureKind;

/// What every game says when a tile is to be drawn.
pub(crate) const DRAW_FIRST: Text =
    Text { en: "a tile has to be drawn first", fr: "il faut d'abord piocher une tuile" };

/// What every game says when the drawn tile is to be laid.
pub(crate) const LAY_FIRST: Text =
    Text { en: "the drawn tile has to be laid first", fr: "il faut d'abord poser la tuile piochée" };

/// What followers are called in the game that this rule belongs to.
fn follower(rule: RuleId) -> Text {
    rule.game().unwrap_or(GameId::Base).info().follower.one
}

macro_rules! define {
    ($(($Game:ident, $room:ident, $doc:literal))*) => {
        impl Due {
            /// What somebody is told who plays something else.
            const fn text(self) -> Text {
                match self {
                    $(Self::$Game(step) => step.text(),)*
                }
            }
        }

        impl Refusal {
            fn in_english(&self) -> String {
                let name = |kind: &FeatureKind| kind.name(Lang::En);
                match self {
                    Self::Over => "the game is over".into(),
                    Self::NotYourTurn { turn: Some(player) } => format!("it is player {player}'s turn"),
                    Self::NotYourTurn { turn: None } => "a tile has to be drawn or revealed first".into(),
                    Self::NoneLeft(Piece::Follower) => "you have no such follower left; place something else, or pass".into(),
                    Self::NoneLeft(Piece::Hut) => "you have no hut left; place a follower, or pass".into(),
                    Self::NoneLeft(Piece::Good) => "you have no goods left [V13]".into(),
                    Self::NoneLeft(Piece::Big) => {
                        "your big follower is not in your supply; place another, or pass [I2]".into()
                    }
                    Self::JustCompleted { spot, rule } => {
                        let kind = name(&spot.kind);
                        format!("that {kind} is completed already; choose something else, or pass [{rule}]")
                    }
                    Self::RoadBroken { pos, side, road, rule } => {
                        let side = ["north", "east", "south", "west"][side.index()];
                        if *road {
                            format!(
                                "on {pos} the road on the {side} side would not continue; turn the tile or choose another square [{rule}]"
                            )
                        } else {
                            format!(
                                "on {pos} the {side} side must show a road, as its neighbour does; turn the tile or choose another square [{rule}]"
                            )
                        }
                    }
                    Self::NotAChoice { place, choices } => {
                        let choices: Vec<String> = choices.iter().map(Place::to_string).collect();
                        format!("{place} can't be chosen now; choose from: {}", choices.join("; "))
                    }
                    Self::UnknownTile(tile) => format!("no tile of this game is called {tile}"),
                    Self::NotInBag(tile) => format!("every {tile} has been drawn already"),
                    Self::NotDrawn { drawn } => format!("the drawn tile is {drawn}; lay that one"),
                    Self::Taken(pos) => format!("a tile lies on {pos} already"),
                    Self::Alone { pos, rule } => format!("{pos} touches no laid tile by a side [{rule}]"),
                    Self::Mismatch { pos, side, shows, neighbour, rule } => {
                        let side = ["north", "east", "south", "west"][side.index()];
                        let (shows, neighbour) = (name(shows), name(neighbour));
                        format!(
                            "on {pos} the {side} side would show {shows} where its neighbour shows {neighbour} [{rule}]"
                        )
                    }
                    Self::SameAs(rotation) => {
                        format!("the tile looks the same turned by {rotation}; name that rotation")
                    }
                    Self::NotJustLaid { laid, rule } => {
                        format!("followers go on the tile just laid, which lies on {laid} [{rule}]")
                    }
                    Self::NoSuchSpot { spot, instead: Some(instead) } => {
                        format!("{spot} is called {instead}; use that name")
                    }
                    Self::NoSuchSpot { spot, instead: None } => format!("that tile has no {spot}"),
                    Self::Occupied { spot, rule } => {
                        format!("somebody is on that {} already [{rule}]", name(&spot.kind))
                    }
                    Self::NotClaimable(kind) => format!("nobody can be placed on a {} in this game", name(kind)),
                    Self::Unexpected { due } => due.text().en.to_owned(),
                    $(Self::$Game(refusal) => refusal.say(Lang::En),)*
                }
            }

            fn in_french(&self) -> String {
                let name = |kind: &FeatureKind| kind.name(Lang::Fr);
                match self {
                    Self::Over => "la partie est finie".into(),
                    Self::NotYourTurn { turn: Some(player) } => format!("c'est au joueur {player} de jouer"),
                    Self::NotYourTurn { turn: None } => "il faut d'abord piocher ou révéler une tuile".into(),
                    Self::NoneLeft(Piece::Follower) => {
                        "vous n'avez plus de tel partisan ; placez autre chose, ou passez".into()
                    }
                    Self::NoneLeft(Piece::Hut) => "vous n'avez plus de hutte ; placez un partisan, ou passez".into(),
                    Self::NoneLeft(Piece::Good) => "vous n'avez plus de marchandise [V13]".into(),
                    Self::NoneLeft(Piece::Big) => {
                        "votre gros partisan n'est pas dans votre réserve ; placez-en un autre, ou passez [I2]".into()
                    }
                    Self::JustCompleted { spot, rule } => {
                        let (this, done) =
                            if spot.kind.is_feminine() { ("cette", "achevée") } else { ("ce", "achevé") };
                        let kind = name(&spot.kind);
                        format!("{this} {kind} est déjà {done} ; choisissez autre chose, ou passez [{rule}]")
                    }
                    Self::RoadBroken { pos, side, road, rule } => {
                        let side = ["nord", "est", "sud", "ouest"][side.index()];
                        if *road {
                            format!(
                                "en {pos} le chemin du côté {side} ne continuerait pas ; tournez la tuile ou choisissez une autre case [{rule}]"
                            )
                        } else {
                            format!(
                                "en {pos} le côté {side} doit montrer un chemin, comme la tuile voisine ; tournez la tuile ou choisissez une autre case [{rule}]"
                            )
                        }
                    }
                    Self::NotAChoice { place, choices } => {
                        let choices: Vec<String> = choices.iter().map(Place::to_string).collect();
                        format!("{place} n'est pas un choix possible ; choix : {}", choices.join(" ; "))
                    }
                    Self::UnknownTile(tile) => format!("aucune tuile de ce jeu ne s'appelle {tile}"),
                    Self::NotInBag(tile) => format!("toutes les tuiles {tile} ont déjà été piochées"),
                    Self::NotDrawn { drawn } => format!("la tuile piochée est {drawn} ; c'est elle qu'il faut poser"),
                    Self::Taken(pos) => format!("une tuile occupe déjà la case {pos}"),
                    Self::Alone { pos, rule } => {
                        format!("la case {pos} ne touche aucune tuile par un côté [{rule}]")
                    }
                    Self::Mismatch { pos, side, shows, neighbour, rule } => {
                        let side = ["nord", "est", "sud", "ouest"][side.index()];
                        let (shows, neighbour) = (name(shows), name(neighbour));
                        format!("en {pos} le côté {side} montrerait « {shows} » face à « {neighbour} » [{rule}]")
                    }
                    Self::SameAs(rotation) => {
                        format!("la tuile est identique tournée de {rotation} ; indiquez cette rotation")
                    }
                    Self::NotJustLaid { laid, rule } => {
                        let follower = follower(*rule).get(Lang::Fr);
format!("un {follower} se place sur la tuile qui vient d'être posée, en {laid} [{rule}]")
                    }
                    Self::NoSuchSpot { spot, instead: Some(instead) } => {
                        format!("{spot} s'appelle {instead} ; utilisez ce nom")
                    }
                    Self::NoSuchSpot { spot, instead: None } => {
                        format!("cette tuile n'a pas d'emplacement {spot}")
                    }
                    Self::Occupied { spot, rule } => {
                        let there = match spot.kind {
                            FeatureKind::City => "cette ville",
                            FeatureKind::Monastery => "cette abbaye",
                            FeatureKind::Road => "ce chemin",
                            FeatureKind::Tower => "cette tour",
                            FeatureKind::House => "cette maison",
                            FeatureKind::Court => "cette cour",
                            FeatureKind::Market => "ce marché",
                            FeatureKind::Residential => "cette zone résidentielle",
                            FeatureKind::Forest => "cette forêt",
                            FeatureKind::River => "cette rivière",
                            FeatureKind::Meadow => "cette prairie",
                            _ => "ce pré",
                        };
                        format!("il y a déjà quelqu'un sur {there} [{rule}]")
                    }
                    Self::NotClaimable(kind) => format!("dans ce jeu on ne place personne sur « {} »", name(kind)),
                    Self::Unexpected { due } => due.text().fr.to_owned(),
                    $(Self::$Game(refusal) => refusal.say(Lang::Fr),)*
                }
            }
        }
    };
}

crate::each_game!(define);

impl Say for Refusal {
    fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::En => self.in_english(),
            Lang::Fr => self.in_french(),
        }
    }
}
