use super::file::CONFIDENCE;
use super::{Attr, Building, FeatureKind, TileName, TileSet};
use crate::vocabulary::geometry::{Port, PortSet};
use crate::vocabulary::lang::{Lang, Say, Text, quoted, shown};
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

/// A part of a tile file that has keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    /// The file itself.
    File,
    /// `[set]`, its head.
    Set,
    /// One `[[tile]]`.
    Tile,
}

/// What a key is for, where its value is something else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expects {
    /// Words in quotation marks.
    Text,
    /// Several of them.
    Texts,
    /// A whole number.
    Number,
    /// `true` or `false`.
    YesOrNo,
    /// A single letter or digit.
    Letter,
    /// How sure the author is.
    Confidence,
    /// A section with keys of its own.
    Section(Section),
}

/// Why a file can't be read at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Syntax {
    /// This line is not written as lines of a tile file are.
    Line(String),
    /// Something is missing at the end of the file.
    End,
    /// Lists within lists without end.
    TooDeep,
}

/// A part of a tile as its line has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The kind of feature it belongs to.
    pub kind: FeatureKind,
    /// Where it reaches the rim.
    pub ports: PortSet,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ports.is_empty() {
            true => write!(f, "{}", self.kind),
            false => write!(f, "{} {}", self.kind, self.ports),
        }
    }
}

/// The ways in which a tile file can be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TileFault {
    /// Not written as a tile file is.
    Syntax(Syntax),
    /// A control character in the text.
    Character(char),
    /// A key that stands twice in one section, or a section that stands twice.
    KeyTwice(String),
    /// A key that the section does not have.
    UnknownKey {
        /// The key.
        key: String,
        /// Where it stands.
        section: Section,
    },
    /// A key that the section must have.
    KeyMissing {
        /// The key.
        key: &'static str,
        /// Where it belongs.
        section: Section,
    },
    /// A key whose value is of another kind.
    WrongValue {
        /// The key.
        key: &'static str,
        /// What it is for.
        expects: Expects,
    },
    /// A file without `[set]`.
    NoHead,
    /// A set's id that is not lower-case words joined by hyphens.
    BadSetName,
    /// A set's id that a published set has.
    SetNameTaken(String),
    /// A title that is empty, too long or can't be shown.
    BadTitle(&'static str),
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
    /// A second mark on one feature, which can have one of them.
    MarkTwice,
    /// A monastery or crossroads with ports.
    InnerWithPorts(String),
    /// A road or river that leaves the tile beside the middle of a side.
    WayOffMiddle(Port),
    /// A river names a lake that does not name it, or the other way around.
    LakeDisagrees,
    /// `+touches:city3` on a tile with two cities.
    UnknownTouch(String),
    /// `+touches:` on a road, `+lake:` on a field.
    TouchMisplaced {
        /// The attribute with its plus sign.
        attribute: String,
        /// What it is on.
        on: FeatureKind,
    },
    /// A feature says twice of the same other one whether it touches it.
    TouchTwice(String),
    /// A field that touches a city beyond something else.
    TouchBeyond {
        /// The field.
        field: Part,
        /// The city.
        city: Part,
        /// What lies between.
        between: Part,
    },
    /// Two parts that would have to run through each other.
    Crossing(Part, Part),
    /// More parts than a tile can have.
    TooManyFeatures(usize),
    /// A name that is not lower-case words joined by hyphens.
    BadName,
    /// A name given to two tiles.
    NameTwice(TileName),
    /// No copies, or more than a box holds.
    BadCount(String),
    /// The copies do not add up to the number the file announces.
    WrongTotal {
        /// What the head of the file says.
        announced: String,
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
    /// A second stream on a tile with a port or market.
    SeveralStreams,
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

impl Section {
    /// What it is called in a sentence.
    fn name(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (Self::File, Lang::En) => "the file",
            (Self::File, Lang::Fr) => "le fichier",
            (Self::Set, _) => "[set]",
            (Self::Tile, _) => "[[tile]]",
        }
    }

    /// The keys it can have.
    fn listed(self) -> String {
        match self {
            Self::File => "[set], [[tile]]".into(),
            section => section.keys().join(", "),
        }
    }
}

/// A line with this key as it would be right.
fn example(key: &str) -> &'static str {
    match key {
        "id" => "id = \"my-meadow\"",
        "title" => "title = \"My tiles\"",
        "title_fr" => "title_fr = \"Mes tuiles\"",
        "tiles" => "tiles = 12",
        "count" => "count = 3",
        "start" => "start = true",
        "letter" => "letter = \"A\"",
        "features" => "features = [\"city n\", \"field e s w\"]",
        "note" => "note = \"…\"",
        "confidence" => "confidence = \"certain\"",
        "sources" => "sources = [\"…\"]",
        "set" => "[set]",
        "tile" => "[[tile]]",
        _ => "notes = [\"…\"]",
    }
}

impl Say for TileFileError {
    fn say(&self, lang: Lang) -> String {
        let (line, tile, colon) = match lang {
            Lang::En => ("line", "tile", ":"),
            Lang::Fr => ("ligne", "tuile", " :"),
        };
        let file = shown(&self.file, crate::mix::OwnTiles::MAX_NAME);
        let of_tile = |name: &String| format!("{tile} {}{colon} ", shown(name, 64));
        let of_tile = self.tile.as_ref().map_or(String::new(), of_tile);
        format!("{file}, {line} {}{colon} {of_tile}{}", self.line, self.fault.say(lang))
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
        let quoted = |word: &str| quoted(word, Lang::En);
        match self {
            Self::Syntax(Syntax::Line(line)) => format!(
                "this can't be read: {}; write [set], [[tile]] or key = value, texts in quotation marks and lists in \
                 [brackets], and close each of them",
                quoted(line)
            ),
            Self::Syntax(Syntax::End) => {
                "the file breaks off here; close what is open, a quotation mark or a bracket".into()
            }
            Self::Syntax(Syntax::TooDeep) => {
                "too many brackets within brackets; a list of features has one pair of them".into()
            }
            Self::Character(c) => format!(
                "the character U+{:04X} can't be in a tile file; remove it and save the file as plain text",
                u32::from(*c)
            ),
            Self::KeyTwice(key) => {
                format!("{} stands here for the second time; write it once", quoted(key))
            }
            Self::UnknownKey { key, section } => format!(
                "there is nothing called {} in {}; there can be {}",
                quoted(key),
                section.name(Lang::En),
                section.listed()
            ),
            Self::KeyMissing { key, section } => {
                format!("{} has no {key}; add a line such as {}", section.name(Lang::En), example(key))
            }
            Self::WrongValue { key, expects: Expects::Section(section) } => {
                let once = if *section == Section::Set { "once" } else { "above each tile" };
                format!("{key} is a section of its own; write {} {once}, and its keys below", section.name(Lang::En))
            }
            Self::WrongValue { key, expects } => {
                let expects = match expects {
                    Expects::Text => "a text in quotation marks",
                    Expects::Texts => "a list of texts in quotation marks",
                    Expects::Number => "a whole number",
                    Expects::YesOrNo => "true or false",
                    Expects::Letter => "a single letter or digit in quotation marks",
                    _ => return format!("confidence is one of {}", CONFIDENCE.map(|word| format!("\"{word}\"")).join(", ")),
                };
                format!("{key} is {expects}, as in {}", example(key))
            }
            Self::NoHead => {
                "the file has no [set]; begin it with [set] and, below, its id, title and tiles, then a [[tile]] for \
                 each kind of tile"
                    .into()
            }
            Self::BadSetName => {
                "the id of a set is made of lower-case letters, digits and hyphens, 64 at most".into()
            }
            Self::SetNameTaken(name) => format!("the id {name} is that of a published set; choose another"),
            Self::BadTitle(key) => {
                format!("{key} has 1 to {} characters, all of which can be seen", TileSet::MAX_TITLE)
            }
            Self::PortsMissing(ports) => {
                format!("no feature covers {ports}; each of the 12 ports must belong to exactly one feature")
            }
            Self::PortTwice(port) => {
                format!("two features cover {port}; each of the 12 ports must belong to exactly one feature")
            }
            Self::UnknownKind(word) => {
                format!("{} is not a kind of feature; write one of {KINDS_OF_BASE}", quoted(word))
            }
            Self::UnknownPort(word) => format!(
                "{} is not a port; write sides (n e s w), ports from n1 to w3, or attributes such as +shield",
                quoted(word)
            ),
            Self::UnknownAttribute(word) => format!(
                "{} is not an attribute; a city can have +shield and +cathedral, a road +inn, a field +touches:city1 and \
                 +not-touches:city1",
                quoted(word)
            ),
            Self::InnerWithPorts(kind) => format!("a {kind} stands inside its tile; leave its ports out"),
            Self::WayOffMiddle(port) => {
                format!("a road or river crosses a side in the middle, not at {port}; write n2, e2, s2 or w2")
            }
            Self::LakeDisagrees => "a river that says +lake:lakeN must be among the +rivers: of that lake, \
                 and the other way around"
                .into(),
            Self::BuildingTwice(first) => {
                format!("+{first} stands on this feature already; a feature line can have one building")
            }
            Self::MarkTwice => "a feature line can have one of +source, +shrine and +port, and once".into(),
            Self::UnknownTouch(word) => format!(
                "{} names nothing on this tile; the first city line is city1, the first market line market1",
                quoted(word)
            ),
            Self::TouchMisplaced { attribute, on } => format!(
                "{} can't be on a {on}; +touches: and +not-touches: are for fields, +lake: for rivers and +rivers: for lakes",
                quoted(attribute)
            ),
            Self::TouchTwice(word) => {
                format!("whether it touches {} is said twice; say it once", quoted(word))
            }
            Self::TouchBeyond { field, city, between } => format!(
                "\"{field}\" can't touch \"{city}\": \"{between}\" lies between them; leave +touches: out or move the ports"
            ),
            Self::Crossing(a, b) => format!(
                "\"{a}\" and \"{b}\" would run through each other; join or part their ports, for only a road crosses \
                 another way, on a bridge"
            ),
            Self::TooManyFeatures(n) => format!("{n} features are more than the 16 a tile can have"),
            Self::BadName => {
                "a tile's id is made of lower-case letters, digits and hyphens, 64 at most".into()
            }
            Self::NameTwice(name) => format!("the id {name} is taken by an earlier tile; choose another"),
            Self::BadCount(n) => format!("count = {}; there can be 1 to 200 copies", shown(n, 24)),
            Self::WrongTotal { announced, found } => format!(
                "the set announces {} tiles but its counts add up to {found}; write tiles = {found}",
                shown(announced, 24)
            ),
            Self::StartTwice(name) => {
                format!("{name} is the start tile already; only one kind of tile can be")
            }
            Self::Empty => "the file has no tiles; write a [[tile]] for each kind".into(),
            Self::TooManyAlike { attr, most } => format!("a feature can have +{attr} {most} times at most"),
            Self::NotInThisGame(kind) => {
                format!("{kind} is not a feature of the base game; write one of {KINDS_OF_BASE}")
            }
            Self::NeedsRivers(word) => {
                format!("{word} is only for games with the variant or the tiles rivers-ports; add one of them")
            }
            Self::SeveralStreams => {
                "a tile with a port or market has one stream at most, which ends there; leave the others out".into()
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
                format!("the id {name} is taken by a tile of \"{}\"; choose another", set.en)
            }
            Self::StartElsewhere(file) => {
                format!("{} has a start tile already; only one kind of tile can be", shown(file, 80))
            }
        }
    }

    fn in_french(&self) -> String {
        let quoted = |word: &str| quoted(word, Lang::Fr);
        match self {
            Self::Syntax(Syntax::Line(line)) => format!(
                "ligne illisible : {} ; écrivez [set], [[tile]] ou clé = valeur, les textes entre guillemets droits et les \
                 listes entre [crochets], et fermez-les tous",
                quoted(line)
            ),
            Self::Syntax(Syntax::End) => {
                "le fichier s'interrompt ici ; fermez ce qui est ouvert, guillemet ou crochet".into()
            }
            Self::Syntax(Syntax::TooDeep) => {
                "trop de crochets les uns dans les autres ; une liste d'éléments n'en a qu'une paire".into()
            }
            Self::Character(c) => format!(
                "le caractère U+{:04X} n'a pas sa place dans un fichier de tuiles ; supprimez-le et enregistrez le \
                 fichier en texte brut",
                u32::from(*c)
            ),
            Self::KeyTwice(key) => {
                format!("{} figure ici pour la deuxième fois ; ne l'écrivez qu'une fois", quoted(key))
            }
            Self::UnknownKey { key, section } => {
                let within = match section {
                    Section::File => "le fichier",
                    section => section.name(Lang::Fr),
                };
                format!("il n'y a rien qui s'appelle {} dans {within} ; il peut y avoir {}", quoted(key), section.listed())
            }
            Self::KeyMissing { key, section } => {
                format!("il manque {key} à {} ; ajoutez une ligne comme {}", section.name(Lang::Fr), example(key))
            }
            Self::WrongValue { key, expects: Expects::Section(section) } => {
                let once = if *section == Section::Set { "une seule fois" } else { "au-dessus de chaque tuile" };
                format!(
                    "{key} est une partie à lui seul ; écrivez {} {once}, puis ses clés en dessous",
                    section.name(Lang::Fr)
                )
            }
            Self::WrongValue { key, expects } => {
                let expects = match expects {
                    Expects::Text => "un texte entre guillemets droits",
                    Expects::Texts => "une liste de textes entre guillemets droits",
                    Expects::Number => "un nombre entier",
                    Expects::YesOrNo => "true ou false",
                    Expects::Letter => "une seule lettre, ou un chiffre, entre guillemets droits",
                    _ => {
                        let words = CONFIDENCE.map(|word| format!("\"{word}\"")).join(", ");
                        return format!("confidence se choisit parmi {words}");
                    }
                };
                format!("{key} doit être {expects}, comme dans {}", example(key))
            }
            Self::NoHead => {
                "le fichier n'a pas de [set] ; commencez par [set] avec, en dessous, id, title et tiles, puis une \
                 [[tile]] par sorte de tuile"
                    .into()
            }
            Self::BadSetName => {
                "l'id d'un jeu se compose de minuscules, de chiffres et de traits d'union, 64 au plus".into()
            }
            Self::SetNameTaken(name) => {
                format!("l'id {name} est celui d'un jeu de tuiles publié ; choisissez-en un autre")
            }
            Self::BadTitle(key) => {
                format!("{key} compte de 1 à {} caractères, tous visibles", TileSet::MAX_TITLE)
            }
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
                format!("{} n'est pas un type d'élément ; choisissez parmi {KINDS_OF_BASE}", quoted(word))
            }
            Self::UnknownPort(word) => format!(
                "{} n'est pas un port ; écrivez des côtés (n e s w), des ports de n1 à w3 ou des attributs comme +shield",
                quoted(word)
            ),
            Self::UnknownAttribute(word) => format!(
                "{} n'est pas un attribut ; city peut porter +shield et +cathedral, road +inn, field +touches:city1 et \
                 +not-touches:city1",
                quoted(word)
            ),
            Self::InnerWithPorts(kind) => {
                format!("« {kind} » se trouve à l'intérieur de sa tuile ; retirez ses ports")
            }
            Self::WayOffMiddle(port) => {
                format!(
                    "un chemin ou une rivière traverse un côté en son milieu, pas en {port} ; écrivez n2, e2, s2 ou w2"
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
            Self::MarkTwice => "une ligne n'a qu'un seul +source, +shrine ou +port".into(),
            Self::UnknownTouch(word) => format!(
                "{} ne désigne rien sur cette tuile ; la première ligne city est city1, la première ligne market market1",
                quoted(word)
            ),
            Self::TouchMisplaced { attribute, on } => format!(
                "{} ne va pas avec {on} ; +touches: et +not-touches: sont pour field, +lake: pour river et +rivers: pour lake",
                quoted(attribute)
            ),
            Self::TouchTwice(word) => {
                format!("le contact avec {} est indiqué deux fois ; indiquez-le une fois", quoted(word))
            }
            Self::TouchBeyond { field, city, between } => format!(
                "« {field} » ne peut toucher « {city} » : « {between} » les sépare ; retirez +touches: ou déplacez les ports"
            ),
            Self::Crossing(a, b) => format!(
                "« {a} » et « {b} » passeraient l'un à travers l'autre ; réunissez ou séparez leurs ports, car seul un \
                 chemin franchit une autre voie, sur un pont"
            ),
            Self::TooManyFeatures(n) => format!("{n} éléments : une tuile en a 16 au plus"),
            Self::BadName => {
                "l'id d'une tuile se compose de minuscules, de chiffres et de traits d'union, 64 au plus".into()
            }
            Self::NameTwice(name) => {
                format!("l'id {name} est déjà pris par une autre tuile ; choisissez-en un autre")
            }
            Self::BadCount(n) => format!("count = {} ; il peut y avoir de 1 à 200 exemplaires", shown(n, 24)),
            Self::WrongTotal { announced, found } => format!(
                "le jeu annonce {} tuiles mais le total des exemplaires est {found} ; écrivez tiles = {found}",
                shown(announced, 24)
            ),
            Self::StartTwice(name) => format!("{name} est déjà la tuile de départ ; il n'y en a qu'une"),
            Self::Empty => "le fichier n'a pas de tuiles ; écrivez une [[tile]] par sorte".into(),
            Self::TooManyAlike { attr, most } => format!("un élément porte +{attr} {most} fois au plus"),
            Self::NotInThisGame(kind) => {
                format!("{kind} n'est pas un élément du jeu de base ; choisissez parmi {KINDS_OF_BASE}")
            }
            Self::NeedsRivers(word) => {
                format!("{word} ne va qu'avec la variante ou les tuiles rivers-ports ; ajoutez l'une ou les autres")
            }
            Self::SeveralStreams => "une tuile avec un port ou un marché a un seul élément stream au plus, qui s'y \
                 termine ; retirez les autres"
                .into(),
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
                format!("{} a déjà une tuile de départ ; il n'y en a qu'une", shown(file, 80))
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
