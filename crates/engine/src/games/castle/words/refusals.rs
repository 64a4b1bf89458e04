//! Why The Castle refuses an action that no other game would refuse like that.

use crate::games::castle::WallTile;
use crate::vocabulary::geometry::Pos;
use crate::vocabulary::lang::{Lang, Say};

/// The reason an action was refused, where only The Castle has such a reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CastleRefusal {
    /// The square lies outside the castle walls (X2).
    Outside(Pos),
    /// Neither a laid tile nor a start space lies beside it (X4).
    Apart(Pos),
    /// The player holds no such wall tile.
    NotHeld(WallTile),
    /// The wall tile was won in this very turn (X15).
    WonThisTurn(WallTile),
    /// The wall tile is for another moment.
    NotNow(WallTile),
    /// All wall tiles of that kind are known to be elsewhere.
    NotHidden(WallTile),
}

impl Say for CastleRefusal {
    fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::En => self.in_english(),
            Lang::Fr => self.in_french(),
        }
    }
}

impl CastleRefusal {
    fn in_english(&self) -> String {
        match self {
            Self::Outside(pos) => format!("{pos} lies outside the castle walls; tiles go within [X2]"),
            Self::Apart(pos) => {
                format!("{pos} touches neither a laid tile nor a start space by a side [X4]")
            }
            Self::NotHeld(tile) => format!("you hold no {tile}; use one of your own wall tiles, or pass"),
            Self::WonThisTurn(tile) => {
                format!("{tile} was won in this turn; it can be used from your next turn on [X15]")
            }
            Self::NotNow(tile) if tile.is_used_in_turn() => match tile {
                WallTile::ExtraTurn => "extra-turn is used at the end of your own turn [X16]".into(),
                _ => format!("{tile} is used in your own turn, when you complete such a feature [X16]"),
            },
            Self::NotNow(tile) => format!("{tile} counts in the final scoring, by itself [X16]"),
            Self::NotHidden(tile) => format!("every {tile} has been revealed already; reveal another kind"),
        }
    }

    fn in_french(&self) -> String {
        match self {
            Self::Outside(pos) => {
                format!("la case {pos} est hors des murs du château ; posez la tuile à l'intérieur [X2]")
            }
            Self::Apart(pos) => {
                format!("la case {pos} ne touche par un côté ni une tuile ni une case de départ [X4]")
            }
            Self::NotHeld(tile) => {
                format!("vous n'avez pas de tuile {tile} ; utilisez une des vôtres, ou passez")
            }
            Self::WonThisTurn(tile) => {
                format!("la tuile {tile} a été gagnée ce tour-ci ; elle sert dès votre prochain tour [X15]")
            }
            Self::NotNow(tile) if tile.is_used_in_turn() => match tile {
                WallTile::ExtraTurn => "extra-turn s'utilise à la fin de votre tour [X16]".into(),
                _ => format!("{tile} s'utilise à votre tour, quand vous achevez un tel élément [X16]"),
            },
            Self::NotNow(tile) => format!("{tile} compte de lui-même au décompte final [X16]"),
            Self::NotHidden(tile) => {
                format!("toutes les tuiles {tile} sont déjà révélées ; révélez-en une autre")
            }
        }
    }
}
