use super::{Attr, Building, FeatureKind, TileName};
use crate::geometry::{Port, PortSet};
use crate::lang::{Lang, Say, Text};
use std::fmt;

/// What is wrong with a tile file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileFileError {
    /// The file as the user named it.
    pub file: String,
    /// The line, counted from one.
    pub line: usize,
    /// The tile, if the fault lies in one.
    pub tile: Option<String>,
    /// The fault.
    pub fault: TileFault,
}

/// The ways in which a tile file can be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TileFault {
    /// Not TOML, or a key is missing or of the wrong type; the words are the TOML reader's own.
    Toml(String),
    /// Ports that no feature covers.
    PortsMissing(PortSet),
    /// A port that two features claim.
    PortTwice(Port),
    /// A feature line begins with an unknown word.
    UnknownKind(String),
    /// Neither a port nor an attribute.
    UnknownPort(String),
    /// An attribute nobody knows.
    UnknownAttribute(String),
    /// A second building on one feature; this is the first.
    BuildingTwice(Building),
    /// A monastery or crossroads with ports.
    InnerWithPorts(String),
    /// A road or river that leaves the tile beside the middle of a side.
    WayOffMiddle(Port),
    /// A river names a lake that does not name it, or the other way around.
    LakeDisagrees,
    /// `+touches:city3` on a tile with two cities.
    UnknownTouch(String),
    /// More parts than a tile can have.
    TooManyFeatures(usize),
    /// A name that is not lower-case words joined by hyphens.
    BadName,
    /// A name given to two tiles.
    NameTwice(TileName),
    /// No copies, or more than a box holds.
    BadCount(i64),
    /// The copies do not add up to the number the file announces.
    WrongTotal {
        /// What the head of the file says.
        announced: i64,
        /// What the tiles add up to.
        found: i64,
    },
    /// Two kinds of tile are marked as the start tile.
    StartTwice(TileName),
    /// A file without tiles.
    Empty,
    /// Too many of one thing on one feature.
    TooManyAlike {
        /// The thing.
        attr: Attr,
        /// How many there can be.
        most: u32,
    },
    /// A kind of feature that the game does not know.
    NotInThisGame(FeatureKind),
    /// Something that is only there with rivers for boats.
    NeedsRivers(&'static str),
    /// An attribute that means nothing on such a feature.
    Misplaced {
        /// The attribute with its plus sign.
        attribute: String,
        /// What it is on.
        on: FeatureKind,
    },
    /// A road, city or river that reaches no side.
    NoPorts(FeatureKind),
    /// Two features of one tile that go by the same name.
    Alike(FeatureKind),
    /// A name that a tile of this other set has.
    NameTaken(TileName, Text),
    /// A second start tile; the first is in this file.
    StartElsewhere(String),
}

/// What tiles of the base game consist of, as files write it.
const KINDS_OF_BASE: &str = "road, city, field, monastery, crossroads, river, lake, source";

impl Say for TileFileError {
    fn say(&self, lang: Lang) -> String {
        let (line, tile) = match lang {
            Lang::En => ("line", "tile"),
            Lang::Fr => ("ligne", "tuile"),
        };
        let of_tile = self.tile.as_ref().map_or(String::new(), |name| format!("{tile} {name}: "));
        format!("{}, {line} {}: {of_tile}{}", self.file, self.line, self.fault.say(lang))
    }
}

impl Say for TileFault {
    fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::En => self.in_english(),
            Lang::Fr => self.in_french(),
        }
    }
}

impl TileFault {
    fn in_english(&self) -> String {
        match self {
            Self::Toml(said) => format!("this is not a tile file: {said}"),
            Self::PortsMissing(ports) => {
                format!("no feature covers {ports}; each of the 12 ports must belong to exactly one feature")
            }
            Self::PortTwice(port) => {
                format!("two features cover {port}; each of the 12 ports must belong to exactly one feature")
            }
            Self::UnknownKind(word) => {
                format!(
                    "{word:?} is not a kind of feature; expected one of {}",
                    FeatureKind::ALL.map(FeatureKind::word).join(", ")
                )
            }
            Self::UnknownPort(word) => {
                format!(
                    "{word:?} is not a port; expected a side (n e s w), a port such as n1, or an attribute such as +shield"
                )
            }
            Self::UnknownAttribute(word) => {
                format!(
                    "{word:?} is not an attribute; expected {}, +touches:cityN or +not-touches:cityN",
                    Attr::ALL.map(|attr| format!("+{attr}")).join(", ")
                )
            }
            Self::InnerWithPorts(kind) => format!("a {kind} stands inside its tile and has no ports"),
            Self::WayOffMiddle(port) => {
                format!(
                    "a road or river crosses a side in the middle, not at {port}; expected n2, e2, s2 or w2"
                )
            }
            Self::LakeDisagrees => "a river that says +lake:lakeN must be among the +rivers: of that lake, \
                 and the other way around"
                .into(),
            Self::BuildingTwice(first) => {
                format!("+{first} stands on this feature already; a feature line can have one building")
            }
            Self::UnknownTouch(word) => {
                format!(
                    "{word:?} names nothing on this tile; the first city line is city1, the first market line market1"
                )
            }
            Self::TooManyFeatures(n) => format!("{n} features are more than the 16 a tile can have"),
            Self::BadName => "a tile's id is made of lower-case letters, digits and hyphens".into(),
            Self::NameTwice(name) => format!("the id {name} is taken by an earlier tile"),
            Self::BadCount(n) => format!("count = {n}; expected 1 to 200 copies"),
            Self::WrongTotal { announced, found } => {
                format!("the set announces {announced} tiles but its counts add up to {found}")
            }
            Self::StartTwice(name) => {
                format!("{name} is the start tile already; only one kind of tile can be")
            }
            Self::Empty => "the file has no [[tile]]".into(),
            Self::TooManyAlike { attr, most } => format!("a feature can have +{attr} {most} times at most"),
            Self::NotInThisGame(kind) => {
                format!("{kind} is not a feature of the base game; expected one of {KINDS_OF_BASE}")
            }
            Self::NeedsRivers(word) => {
                format!("{word} is only for games with the variant or the tiles rivers-ports")
            }
            Self::Misplaced { attribute, on } => format!(
                "{attribute} means nothing on a {on} of the base game; a city can have +shield and +cathedral, a road +inn"
            ),
            Self::NoPorts(kind) => format!("a {kind} must reach a side of its tile; name its ports"),
            Self::Alike(kind) => {
                format!(
                    "a tile can't have two features called {kind} without ports: nobody could tell them apart"
                )
            }
            Self::NameTaken(name, set) => {
                format!("the id {name} is taken by a tile of {:?}; choose another", set.en)
            }
            Self::StartElsewhere(file) => {
                format!("{file} has a start tile already; only one kind of tile can be")
            }
        }
    }

    fn in_french(&self) -> String {
        match self {
            Self::Toml(said) => format!("ceci n'est pas un fichier de tuiles : {said}"),
            Self::PortsMissing(ports) => {
                format!(
                    "aucun élément ne couvre {ports} ; chacun des 12 ports doit appartenir à un seul élément"
                )
            }
            Self::PortTwice(port) => {
                format!(
                    "deux éléments couvrent {port} ; chacun des 12 ports doit appartenir à un seul élément"
                )
            }
            Self::UnknownKind(word) => {
                format!(
                    "{word:?} n'est pas un type d'élément ; attendu : un parmi {}",
                    FeatureKind::ALL.map(FeatureKind::word).join(", ")
                )
            }
            Self::UnknownPort(word) => {
                format!(
                    "{word:?} n'est pas un port ; attendu : un côté (n e s w), un port comme n1 ou un attribut comme +shield"
                )
            }
            Self::UnknownAttribute(word) => {
                format!(
                    "{word:?} n'est pas un attribut ; attendu : {}, +touches:cityN ou +not-touches:cityN",
                    Attr::ALL.map(|attr| format!("+{attr}")).join(", ")
                )
            }
            Self::InnerWithPorts(kind) => {
                format!("« {kind} » se trouve à l'intérieur de sa tuile et n'a pas de port")
            }
            Self::WayOffMiddle(port) => {
                format!(
                    "un chemin ou une rivière traverse un côté en son milieu, pas en {port} ; attendu : n2, e2, s2 ou w2"
                )
            }
            Self::LakeDisagrees => {
                "une rivière marquée +lake:lakeN doit figurer parmi les +rivers: de ce lac, \
                 et réciproquement"
                    .into()
            }
            Self::BuildingTwice(first) => {
                format!("+{first} se trouve déjà sur cet élément ; une ligne n'a qu'un bâtiment")
            }
            Self::UnknownTouch(word) => {
                format!(
                    "{word:?} ne désigne rien sur cette tuile ; la première ligne city est city1, la première ligne market market1"
                )
            }
            Self::TooManyFeatures(n) => format!("{n} éléments : une tuile en a 16 au plus"),
            Self::BadName => {
                "l'id d'une tuile se compose de minuscules, de chiffres et de traits d'union".into()
            }
            Self::NameTwice(name) => format!("l'id {name} est déjà pris par une autre tuile"),
            Self::BadCount(n) => format!("count = {n} ; attendu : de 1 à 200 exemplaires"),
            Self::WrongTotal { announced, found } => {
                format!("le jeu annonce {announced} tuiles mais le total des exemplaires est {found}")
            }
            Self::StartTwice(name) => format!("{name} est déjà la tuile de départ ; il n'y en a qu'une"),
            Self::Empty => "le fichier ne contient aucune [[tile]]".into(),
            Self::TooManyAlike { attr, most } => format!("un élément porte +{attr} {most} fois au plus"),
            Self::NotInThisGame(kind) => {
                format!("{kind} n'est pas un élément du jeu de base ; attendu : un parmi {KINDS_OF_BASE}")
            }
            Self::NeedsRivers(word) => {
                format!("{word} ne va qu'avec la variante ou les tuiles rivers-ports")
            }
            Self::Misplaced { attribute, on } => format!(
                "{attribute} ne signifie rien sur l'élément {on} dans le jeu de base ; city peut porter +shield et +cathedral, road +inn"
            ),
            Self::NoPorts(kind) => {
                format!("l'élément {kind} doit atteindre un côté de la tuile ; nommez ses ports")
            }
            Self::Alike(kind) => format!(
                "une tuile ne peut avoir deux éléments {kind} sans port : personne ne pourrait les distinguer"
            ),
            Self::NameTaken(name, set) => {
                format!("l'id {name} est pris par une tuile de « {} » ; choisissez-en un autre", set.fr)
            }
            Self::StartElsewhere(file) => {
                format!("{file} a déjà une tuile de départ ; il n'y en a qu'une")
            }
        }
    }
}

impl fmt::Display for TileFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for TileFileError {}
