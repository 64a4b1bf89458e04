use super::{Corner, Enclosure};
use crate::vocabulary::geometry::{Pos, Side};
use crate::vocabulary::lang::{Lang, Say};
use crate::vocabulary::tiles::TileFault;
use std::fmt;

/// What is wrong with a file of castle walls, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EnclosureError {
    /// The file as the user named it.
    pub file: String,
    /// The line, counted from one.
    pub line: usize,
    /// The fault.
    pub fault: EnclosureFault,
}

/// The ways in which a file of castle walls can be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EnclosureFault {
    /// Not TOML, or a key is missing or of the wrong type; the words are the TOML reader's own.
    Toml(String),
    /// A map with no row or column, or too many.
    BadSize {
        /// Rows announced.
        rows: i64,
        /// Columns announced.
        cols: i64,
    },
    /// A row of the map has the wrong length or a strange character.
    BadRow {
        /// The row as it stands there.
        row: String,
        /// How many characters it should have.
        cols: usize,
    },
    /// The map has another number of rows than announced.
    WrongRows {
        /// What the file says.
        announced: usize,
        /// What the map has.
        found: usize,
    },
    /// The map has another number of cells than announced.
    WrongCells {
        /// What the file says.
        announced: i64,
        /// What the map has.
        found: usize,
    },
    /// Neither n, e, s nor w.
    BadSide(String),
    /// A wall that does not lead from its one end to the other, or has its cells on the wrong side.
    CrookedWall,
    /// A wall does not begin where the one before it ends.
    BrokenWall {
        /// Where the one before ends.
        expected: Corner,
    },
    /// A wall does not lie between a cell and the outside here.
    NotOnRim(Pos, Side),
    /// A cell's outer side along which no wall stands, or two.
    RimUncovered {
        /// The cell.
        cell: Pos,
        /// Its side.
        side: Side,
        /// How many walls are there.
        walls: usize,
    },
    /// Not exactly one tower stands where two walls meet.
    TowersAt {
        /// The corner.
        at: Corner,
        /// How many towers stand there.
        towers: usize,
    },
    /// More towers than can be kept.
    TooManyTowers(usize),
    /// A track without spaces, or with too many.
    BadTrack(i64),
    /// A space of the track that is not on exactly one wall or tower.
    SpaceCovered {
        /// The space.
        space: u32,
        /// On how many it is.
        times: usize,
    },
    /// A space beyond the end of the track.
    NoSuchSpace(i64),
    /// The two spaces of a tower don't follow each other.
    TowerSpaces,
    /// The first space of a wall comes after its last, or only one of the two is given.
    WallSpaces,
    /// A start space's cell is not on the rim on that side.
    StartOffRim(Pos, Side),
    /// Something else than its cell lies beside a start space.
    StartCrowded(Pos),
    /// A line of a start space is no feature.
    StartFeature(TileFault),
    /// The features of a start space do not cover its one side.
    StartPorts(Side),
    /// A feature that is not of this game.
    StartKind(String),
    /// A name that is not lower-case words joined by hyphens, or is taken.
    StartName(String),
    /// The wall or the track spaces behind a start space are not those beside its cell.
    StartWall(i64),
    /// No start space at all: no tile could be laid.
    NoStart,
    /// Not a wall tile we know, or its number is not the one of that name.
    UnknownWallTile(String),
    /// A kind of wall tile is listed twice.
    WallTileTwice(String),
    /// No copies, or too many.
    BadCount(i64),
    /// The wall tiles do not add up to the number announced.
    WrongTotal {
        /// What the head of the file says.
        announced: i64,
        /// What the kinds add up to.
        found: i64,
    },
    /// Fewer wall tiles than towers to lay them on.
    TooFewWallTiles {
        /// How many there are.
        tiles: usize,
        /// How many towers want one.
        towers: usize,
    },
}

impl Say for EnclosureError {
    fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::En => format!("{}, line {}: {}", self.file, self.line, self.fault.say(lang)),
            Lang::Fr => format!("{}, ligne {} : {}", self.file, self.line, self.fault.say(lang)),
        }
    }
}

impl Say for EnclosureFault {
    fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::En => self.in_english(),
            Lang::Fr => self.in_french(),
        }
    }
}

impl EnclosureFault {
    fn in_english(&self) -> String {
        let max = Enclosure::MAX_SIZE;
        match self {
            Self::Toml(said) => format!("this is not a file of castle walls: {said}"),
            Self::BadSize { rows, cols } => {
                format!("{rows} rows and {cols} columns; expected 1 to {max} of each")
            }
            Self::BadRow { row, cols } => {
                format!("the row {row:?} of the map; expected {cols} characters, each # or .")
            }
            Self::WrongRows { announced, found } => {
                format!("the map has {found} rows; {announced} are announced")
            }
            Self::WrongCells { announced, found } => {
                format!("the map has {found} cells; {announced} are announced")
            }
            Self::BadSide(word) => format!("{word:?} is no side; expected n, e, s or w"),
            Self::CrookedWall => {
                "the wall's from, to, heading, length and inner side contradict each other; walls run clockwise".into()
            }
            Self::BrokenWall { expected } => {
                format!("the wall must begin at {expected}, where the one before it ends")
            }
            Self::NotOnRim(cell, side) => {
                format!("the wall does not lie along the rim at the {side} side of cell {cell}")
            }
            Self::RimUncovered { cell, side, walls } => {
                format!("{walls} walls stand along the {side} side of cell {cell}; expected 1")
            }
            Self::TowersAt { at, towers } => format!("{towers} towers stand on corner {at}; expected 1"),
            Self::TooManyTowers(n) => format!("{n} towers; expected at most 32"),
            Self::BadTrack(n) => format!("track_spaces = {n}; expected 1 to 1000"),
            Self::SpaceCovered { space, times } => {
                format!("space {space} of the track is on {times} walls or towers; expected 1")
            }
            Self::NoSuchSpace(space) => format!("the track has no space {space}"),
            Self::TowerSpaces => "the two spaces of a tower must follow each other".into(),
            Self::WallSpaces => "first and last must both be given, and first must not come after last".into(),
            Self::StartOffRim(cell, side) => {
                format!("a start space can't be on the {side} side of {cell}: it is not on the rim there")
            }
            Self::StartCrowded(pos) => {
                format!("the square {pos} of the start space must touch no other cell or start space")
            }
            Self::StartFeature(fault) => fault.say(Lang::En),
            Self::StartPorts(side) => {
                format!("the features of this start space must cover {side}1, {side}2 and {side}3 once each and no other port")
            }
            Self::StartKind(kind) => format!("{kind:?} is not of this game; expected road, tower, house or court"),
            Self::StartName(name) => {
                format!("{name:?} is no name for a start space, or is taken; expected lower-case letters, digits and hyphens")
            }
            Self::StartWall(wall) => {
                format!("wall {wall} does not run along this start space with these track spaces")
            }
            Self::NoStart => "the file has no [[start]]".into(),
            Self::UnknownWallTile(id) => {
                format!("{id:?} is not the wall tile of that number; expected one of extra-turn (1) to five-points (9)")
            }
            Self::WallTileTwice(id) => format!("{id} is listed twice; give its count once"),
            Self::BadCount(n) => format!("count = {n}; expected 1 to 20 copies"),
            Self::WrongTotal { announced, found } => {
                format!("the file announces {announced} wall tiles but the counts add up to {found}")
            }
            Self::TooFewWallTiles { tiles, towers } => {
                format!("{tiles} wall tiles are not enough for {towers} towers")
            }
        }
    }

    fn in_french(&self) -> String {
        let max = Enclosure::MAX_SIZE;
        match self {
            Self::Toml(said) => format!("ceci n'est pas un fichier de murs du château : {said}"),
            Self::BadSize { rows, cols } => {
                format!("{rows} lignes et {cols} colonnes ; attendu : de 1 à {max} de chaque")
            }
            Self::BadRow { row, cols } => {
                format!("la ligne « {row} » du plan ; attendu : {cols} caractères, # ou .")
            }
            Self::WrongRows { announced, found } => {
                format!("le plan a {found} lignes ; {announced} sont annoncées")
            }
            Self::WrongCells { announced, found } => {
                format!("le plan a {found} cases ; {announced} sont annoncées")
            }
            Self::BadSide(word) => format!("« {word} » n'est pas un côté ; attendu : n, e, s ou w"),
            Self::CrookedWall => {
                "from, to, heading, length et inner de ce mur se contredisent ; les murs suivent le sens horaire".into()
            }
            Self::BrokenWall { expected } => {
                format!("ce mur doit commencer en {expected}, où finit le précédent")
            }
            Self::NotOnRim(cell, side) => {
                format!("ce mur ne longe pas le bord au côté {side} de la case {cell}")
            }
            Self::RimUncovered { cell, side, walls } => {
                format!("{walls} murs longent le côté {side} de la case {cell} ; attendu : 1")
            }
            Self::TowersAt { at, towers } => format!("{towers} tours au coin {at} ; attendu : 1"),
            Self::TooManyTowers(n) => format!("{n} tours ; attendu : 32 au plus"),
            Self::BadTrack(n) => format!("track_spaces = {n} ; attendu : de 1 à 1000"),
            Self::SpaceCovered { space, times } => {
                format!("la case {space} de la piste est sur {times} murs ou tours ; attendu : 1")
            }
            Self::NoSuchSpace(space) => format!("la piste n'a pas de case {space}"),
            Self::TowerSpaces => "les deux cases d'une tour doivent se suivre".into(),
            Self::WallSpaces => "il faut first et last, et first ne peut venir après last".into(),
            Self::StartOffRim(cell, side) => {
                format!("il n'y a pas de bord au côté {side} de {cell} : aucune case de départ possible")
            }
            Self::StartCrowded(pos) => {
                format!("la case de départ en {pos} ne doit toucher aucune autre case")
            }
            Self::StartFeature(fault) => fault.say(Lang::Fr),
            Self::StartPorts(side) => {
                format!("les éléments de cette case de départ doivent couvrir {side}1, {side}2 et {side}3 une fois chacun, et rien d'autre")
            }
            Self::StartKind(kind) => format!("« {kind} » n'est pas de ce jeu ; attendu : road, tower, house ou court"),
            Self::StartName(name) => {
                format!("« {name} » ne convient pas comme nom ou est déjà pris ; attendu : minuscules, chiffres et traits d'union")
            }
            Self::StartWall(wall) => {
                format!("le mur {wall} ne longe pas cette case de départ avec ces cases de piste")
            }
            Self::NoStart => "le fichier ne contient aucune [[start]]".into(),
            Self::UnknownWallTile(id) => {
                format!("« {id} » n'est pas la tuile Mur de ce numéro ; attendu : de extra-turn (1) à five-points (9)")
            }
            Self::WallTileTwice(id) => format!("{id} apparaît deux fois ; donnez son nombre une seule fois"),
            Self::BadCount(n) => format!("count = {n} ; attendu : de 1 à 20 exemplaires"),
            Self::WrongTotal { announced, found } => {
                format!("le fichier annonce {announced} tuiles Mur mais le total est {found}")
            }
            Self::TooFewWallTiles { tiles, towers } => {
                format!("{tiles} tuiles Mur ne suffisent pas pour {towers} tours")
            }
        }
    }
}

impl fmt::Display for EnclosureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for EnclosureError {}
