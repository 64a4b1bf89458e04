use super::{Mix, OwnTiles, sets};
use crate::board::Board;
use crate::games::GameId;
use crate::vocabulary::lang::{Lang, Say, list};
use crate::vocabulary::tiles::{Attr, TileFileError, TileTable};
use std::fmt;

/// Why tiles can't be mixed like this.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MixError {
    /// A game whose tiles are what they are.
    NoMix(GameId),
    /// No such set in this game.
    UnknownSet(GameId, String),
    /// One set was given two numbers of copies.
    SetTwice(&'static str),
    /// More copies of a set than can be.
    TooManyCopies {
        /// The set.
        set: &'static str,
        /// How many were asked for.
        copies: u32,
    },
    /// Tiles that an expansion lays by rules of its own can't be shuffled in as well.
    Apart {
        /// The set …
        set: &'static str,
        /// … and the expansion.
        part: &'static str,
    },
    /// Too many files of own tiles.
    TooManyFiles(usize),
    /// Two files of own tiles have one name.
    FileTwice(String),
    /// A name that can't be shown.
    BadFileName(String),
    /// A file of own tiles that is too large.
    FileTooLarge {
        /// Its name.
        file: String,
        /// Its size.
        bytes: usize,
    },
    /// What is wrong in a file of own tiles, and where.
    File(TileFileError),
    /// No tile begins the game.
    NoStart,
    /// Too few tiles to play with.
    TooFewTiles {
        /// So many there are …
        tiles: usize,
        /// … and so many it takes.
        least: usize,
    },
    /// Each player is to have a monastery (V1).
    TooFewMonasteries {
        /// So many there are …
        found: usize,
        /// … for so many players.
        players: usize,
    },
    /// More tiles than a board holds.
    TooManyTiles(usize),
    /// More kinds of tile than a game can have.
    TooManyKinds(usize),
    /// More of something drawn on tiles than can be counted.
    TooManyDrawn {
        /// What is drawn.
        attr: Attr,
        /// How many.
        drawn: u32,
        /// How many there can be.
        most: u32,
    },
}

impl Say for MixError {
    fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::En => self.in_english(),
            Lang::Fr => self.in_french(),
        }
    }
}

fn known(game: GameId, lang: Lang) -> String {
    list(&sets(game).iter().map(|set| set.id.to_owned()).collect::<Vec<_>>(), lang)
}

impl MixError {
    fn in_english(&self) -> String {
        match self {
            Self::NoMix(game) => format!("{game} is played with its own tiles; they can't be mixed"),
            Self::UnknownSet(game, set) => {
                format!("there is no tile set {set:?} to mix in {game}; there is {}", known(*game, Lang::En))
            }
            Self::SetTwice(set) => format!("the tiles of {set} are named twice; say their copies once"),
            Self::TooManyCopies { set, copies } => {
                format!("{copies} copies of {set} are too many; there can be 0 to {}", Mix::MAX_COPIES)
            }
            Self::Apart { set, part } => format!(
                "the tiles {set} can't be shuffled in when the expansion {part} lays them; leave one of the two out"
            ),
            Self::TooManyFiles(files) => {
                format!("{files} files of own tiles are too many; there can be {}", Mix::MAX_FILES)
            }
            Self::FileTwice(file) => format!("two files of own tiles are called {file}; rename one"),
            Self::BadFileName(_) => {
                format!(
                    "the name of a tile file has 1 to {} characters, all of which can be seen",
                    OwnTiles::MAX_NAME
                )
            }
            Self::FileTooLarge { file, bytes } => {
                format!("{file} has {bytes} bytes; a tile file can have {}", OwnTiles::MAX_BYTES)
            }
            Self::File(error) => error.say(Lang::En),
            Self::NoStart => {
                "no tile begins the game; keep a copy of base, or mark one of your own tiles with \
                 start = true"
                    .into()
            }
            Self::TooFewTiles { tiles, least } => {
                format!("{tiles} tiles are too few for so many players; there must be {least}")
            }
            Self::TooFewMonasteries { found, players } => format!(
                "monasteries-for-all gives a monastery to each of {players} players, but there are {found} among the tiles"
            ),
            Self::TooManyTiles(tiles) => {
                format!("{tiles} tiles are too many; there can be {}", Board::MAX_TILES)
            }
            Self::TooManyKinds(kinds) => {
                format!("{kinds} kinds of tile are too many; there can be {}", TileTable::MAX_TYPES)
            }
            Self::TooManyDrawn { attr, drawn, most } => {
                format!("the tiles have {drawn} of {attr} in all; there can be {most}")
            }
        }
    }

    fn in_french(&self) -> String {
        match self {
            Self::NoMix(game) => format!("{game} se joue avec ses propres tuiles, sans mélange"),
            Self::UnknownSet(game, set) => {
                format!(
                    "il n'y a pas de tuiles « {set} » à mêler à {game} ; il y a {}",
                    known(*game, Lang::Fr)
                )
            }
            Self::SetTwice(set) => {
                format!("les tuiles de {set} sont nommées deux fois ; indiquez leurs exemplaires une fois")
            }
            Self::TooManyCopies { set, copies } => {
                format!("{copies} exemplaires de {set}, c'est trop ; de 0 à {} possibles", Mix::MAX_COPIES)
            }
            Self::Apart { set, part } => format!(
                "les tuiles {set} ne peuvent être mêlées aux autres quand l'extension {part} les pose ; retirez l'une des deux"
            ),
            Self::TooManyFiles(files) => {
                format!("{files} fichiers de tuiles, c'est trop ; {} au plus", Mix::MAX_FILES)
            }
            Self::FileTwice(file) => format!("deux fichiers de tuiles s'appellent {file} ; renommez-en un"),
            Self::BadFileName(_) => {
                format!(
                    "le nom d'un fichier de tuiles compte de 1 à {} caractères, tous visibles",
                    OwnTiles::MAX_NAME
                )
            }
            Self::FileTooLarge { file, bytes } => {
                format!(
                    "{file} compte {bytes} octets ; un fichier de tuiles en a {} au plus",
                    OwnTiles::MAX_BYTES
                )
            }
            Self::File(error) => error.say(Lang::Fr),
            Self::NoStart => {
                "aucune tuile ne commence la partie ; gardez un exemplaire de base, ou marquez une de vos \
                 tuiles avec start = true"
                    .into()
            }
            Self::TooFewTiles { tiles, least } => {
                format!("{tiles} tuiles, c'est trop peu pour autant de joueurs ; il en faut {least}")
            }
            Self::TooFewMonasteries { found, players } => format!(
                "monasteries-for-all donne une abbaye à chacun des {players} joueurs, mais les tuiles n'en ont que {found}"
            ),
            Self::TooManyTiles(tiles) => format!("{tiles} tuiles, c'est trop ; {} au plus", Board::MAX_TILES),
            Self::TooManyKinds(kinds) => {
                format!("{kinds} sortes de tuiles, c'est trop ; {} au plus", TileTable::MAX_TYPES)
            }
            Self::TooManyDrawn { attr, drawn, most } => {
                format!("les tuiles comptent {drawn} {attr} en tout ; {most} au plus")
            }
        }
    }
}

impl fmt::Display for MixError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for MixError {}
