//! A tile file as its author wrote it: sections, keys and values, each with its place in the text.
//!
//! What is wrong is told in the words of tile files. The TOML reader's own words, which speak of types of a programming
//! language, never reach anybody.

use super::{Expects, Section, Syntax, TileFault};
use crate::vocabulary::lang::shown;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

/// A value and the byte of the text it begins at.
pub(super) struct At<T> {
    pub(super) at: usize,
    pub(super) value: T,
}

/// The head of a file.
pub(super) struct Head {
    pub(super) id: At<String>,
    pub(super) title: At<String>,
    pub(super) title_fr: Option<At<String>>,
    /// How many tiles it announces, as it is written.
    pub(super) tiles: At<String>,
}

/// One `[[tile]]`.
pub(super) struct Entry {
    pub(super) id: At<String>,
    pub(super) letter: Option<char>,
    /// Copies, as they are written.
    pub(super) count: At<String>,
    pub(super) start: bool,
    pub(super) features: At<Vec<At<String>>>,
}

/// A fault, the byte of the text it was found at, and the id of the tile it is in.
pub(super) struct Found {
    pub(super) at: usize,
    pub(super) tile: Option<String>,
    pub(super) fault: TileFault,
}

/// Who wrote a file decides what may stand in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Author {
    /// A player: there are the keys that mean something, and room for remarks.
    Player,
    /// Ourselves: files of published sets also say where their facts come from, and what a game reads elsewhere.
    Box,
}

impl Section {
    /// The keys that a player's file can have here.
    pub(super) const fn keys(self) -> &'static [&'static str] {
        match self {
            Self::File => &["set", "tile"],
            Self::Set => &["id", "title", "title_fr", "tiles", "sources", "notes"],
            Self::Tile => &["id", "count", "features", "start", "letter", "note", "confidence"],
        }
    }

    const fn keys_of_boxes(self) -> &'static [&'static str] {
        match self {
            Self::File => &["totals", "components", "historic"],
            Self::Set => &["cols", "rows", "sourced", "assumed", "confidence"],
            Self::Tile => &["pos", "quarter", "quarter_confidence", "outer", "landmark", "role"],
        }
    }
}

/// Reads a file as far as its keys go; what its tiles say is not looked into.
pub(super) fn read(text: &str, author: Author) -> Result<(Head, Vec<Entry>), Found> {
    let file = |at, fault| Found { at, tile: None, fault };
    if let Some((at, c)) = control_character(text) {
        return Err(file(at, TileFault::Character(c)));
    }
    let (root, errors) = DeTable::parse_recoverable(text);
    if let Some(error) = errors.first() {
        let span = error.span().unwrap_or(text.len()..text.len());
        let tile = tile_around(root.get_ref(), span.start);
        return Err(Found { at: span.start, tile, fault: unreadable(text, error.message(), span) });
    }
    let root = Table { section: Section::File, at: 0, table: root.get_ref(), author };
    root.check_keys().map_err(|(at, fault)| file(at, fault))?;
    let head = root.head().map_err(|(at, fault)| file(at, fault))?;
    let mut entries = Vec::new();
    for table in root.tiles().map_err(|(at, fault)| file(at, fault))? {
        let tile = table.get("id").and_then(|id| id.get_ref().as_str()).map(|id| shown(id, 64));
        entries.push(table.entry().map_err(|(at, fault)| Found { at, tile, fault })?);
    }
    Ok((head, entries))
}

/// A fault and where it is.
type Located = (usize, TileFault);

/// One section with its keys.
struct Table<'t> {
    section: Section,
    at: usize,
    table: &'t DeTable<'t>,
    author: Author,
}

impl<'t> Table<'t> {
    fn get(&self, key: &str) -> Option<&'t Spanned<DeValue<'t>>> {
        self.table.iter().find(|(known, _)| known.get_ref() == key).map(|(_, value)| value)
    }

    fn need(&self, key: &'static str) -> Result<&'t Spanned<DeValue<'t>>, Located> {
        self.get(key).ok_or((self.at, TileFault::KeyMissing { key, section: self.section }))
    }

    /// Refuses the first key that this section does not have.
    fn check_keys(&self) -> Result<(), Located> {
        let known = |key: &str| {
            let of_boxes = self.author == Author::Box && self.section.keys_of_boxes().contains(&key);
            of_boxes || self.section.keys().contains(&key)
        };
        let unknown = self.table.iter().map(|(key, _)| key).filter(|key| !known(key.get_ref()));
        match unknown.min_by_key(|key| key.span().start) {
            None => Ok(()),
            Some(key) => {
                let fault = TileFault::UnknownKey { key: key.get_ref().to_string(), section: self.section };
                Err((key.span().start, fault))
            }
        }
    }

    fn section(&self, section: Section, value: &'t Spanned<DeValue<'t>>) -> Result<Self, Located> {
        let at = value.span().start;
        let key = if section == Section::Set { "set" } else { "tile" };
        let table = value.get_ref().as_table();
        let table = table.ok_or((at, TileFault::WrongValue { key, expects: Expects::Section(section) }))?;
        let read = Self { section, at, table, author: self.author };
        read.check_keys()?;
        Ok(read)
    }

    fn head(&self) -> Result<Head, Located> {
        let head = self.section(Section::Set, self.get("set").ok_or((0, TileFault::NoHead))?)?;
        for key in ["sources", "notes", "sourced", "assumed"] {
            head.get(key).map(|value| texts(key, value)).transpose()?;
        }
        Ok(Head {
            id: text("id", head.need("id")?)?,
            title: text("title", head.need("title")?)?,
            title_fr: head.get("title_fr").map(|value| text("title_fr", value)).transpose()?,
            tiles: whole("tiles", head.need("tiles")?)?,
        })
    }

    /// The sections of its tiles; a file without any is refused elsewhere.
    fn tiles(&self) -> Result<Vec<Self>, Located> {
        let Some(value) = self.get("tile") else { return Ok(Vec::new()) };
        let expects = Expects::Section(Section::Tile);
        let fault = (value.span().start, TileFault::WrongValue { key: "tile", expects });
        let list: &DeArray<'_> = value.get_ref().as_array().ok_or(fault)?;
        // Keys are checked tile by tile, so that a fault is told with its tile.
        let section = |value: &'t Spanned<DeValue<'t>>| {
            let fault = (value.span().start, TileFault::WrongValue { key: "tile", expects });
            let table = value.get_ref().as_table().ok_or(fault)?;
            Ok(Self { section: Section::Tile, at: value.span().start, table, author: self.author })
        };
        list.iter().map(section).collect()
    }

    fn entry(&self) -> Result<Entry, Located> {
        self.check_keys()?;
        let id = text("id", self.need("id")?)?;
        let count = whole("count", self.need("count")?)?;
        let features = texts("features", self.need("features")?)?;
        self.get("note").map(|value| text("note", value)).transpose()?;
        if let Some(value) = self.get("confidence") {
            let sure = value.get_ref().as_str().is_some_and(|word| CONFIDENCE.contains(&word));
            if !sure {
                return Err(wrong("confidence", value, Expects::Confidence));
            }
        }
        let start = self
            .get("start")
            .map(|value| value.get_ref().as_bool().ok_or_else(|| wrong("start", value, Expects::YesOrNo)));
        let letter = self.get("letter").map(letter);
        Ok(Entry {
            id,
            letter: letter.transpose()?,
            count,
            start: start.transpose()?.unwrap_or(false),
            features,
        })
    }
}

/// How sure the author of a file can be of a tile.
pub(super) const CONFIDENCE: [&str; 3] = ["certain", "likely", "reconstructed"];

fn wrong(key: &'static str, value: &Spanned<DeValue<'_>>, expects: Expects) -> Located {
    (value.span().start, TileFault::WrongValue { key, expects })
}

fn text(key: &'static str, value: &Spanned<DeValue<'_>>) -> Result<At<String>, Located> {
    let text = value.get_ref().as_str().ok_or_else(|| wrong(key, value, Expects::Text))?;
    Ok(At { at: value.span().start, value: text.to_owned() })
}

fn texts(key: &'static str, value: &Spanned<DeValue<'_>>) -> Result<At<Vec<At<String>>>, Located> {
    let list = value.get_ref().as_array().ok_or_else(|| wrong(key, value, Expects::Texts))?;
    let each = |value: &Spanned<DeValue<'_>>| match value.get_ref().as_str() {
        Some(text) => Ok(At { at: value.span().start, value: text.to_owned() }),
        None => Err(wrong(key, value, Expects::Texts)),
    };
    Ok(At { at: value.span().start, value: list.iter().map(each).collect::<Result<_, _>>()? })
}

/// A whole number of any size, as it is written: whether it is one that makes sense is for others to say.
fn whole(key: &'static str, value: &Spanned<DeValue<'_>>) -> Result<At<String>, Located> {
    match value.get_ref() {
        DeValue::Integer(number) if number.radix() == 10 => {
            Ok(At { at: value.span().start, value: number.as_str().to_owned() })
        }
        _ => Err(wrong(key, value, Expects::Number)),
    }
}

fn letter(value: &Spanned<DeValue<'_>>) -> Result<char, Located> {
    let mut chars = value.get_ref().as_str().unwrap_or_default().chars();
    match (chars.next(), chars.next()) {
        (Some(letter), None) if letter.is_alphanumeric() => Ok(letter),
        _ => Err(wrong("letter", value, Expects::Letter)),
    }
}

/// The first control character that no text has, and where.
fn control_character(text: &str) -> Option<(usize, char)> {
    let fits = |at: usize, c: char| match c {
        '\n' | '\t' => true,
        '\r' => text[at + 1..].starts_with('\n'),
        _ => !c.is_control(),
    };
    text.char_indices().find(|&(at, c)| !fits(at, c))
}

/// The tile that a place of a file which can't be read whole belongs to, as far as that can be told.
fn tile_around(root: &DeTable<'_>, at: usize) -> Option<String> {
    let tiles = root.iter().find(|(key, _)| key.get_ref() == "tile")?.1;
    let before = tiles.get_ref().as_array()?.iter().rfind(|tile| tile.span().start <= at)?;
    let id = before.get_ref().as_table()?.iter().find(|(key, _)| key.get_ref() == "id")?.1;
    // What comes before the id may belong to the tile before it.
    id.get_ref().as_str().filter(|id| !id.is_empty()).map(|id| shown(id, 64))
}

/// What the TOML reader has against a text, in our words. What it says is only used to tell a few frequent faults
/// apart; where it says something else, the line is shown.
fn unreadable(text: &str, said: &str, span: Range<usize>) -> TileFault {
    let start = text[..span.start.min(text.len())].rfind('\n').map_or(0, |end| end + 1);
    let line = text[start..].lines().next().unwrap_or_default().trim();
    if said.starts_with("duplicate key") {
        let key = text.get(span).unwrap_or(line).trim_matches(['[', ']', ' ', '"', '\'']);
        return TileFault::KeyTwice(key.to_owned());
    }
    if said.contains("recursion") {
        return TileFault::Syntax(Syntax::TooDeep);
    }
    TileFault::Syntax(if line.is_empty() { Syntax::End } else { Syntax::Line(line.to_owned()) })
}
