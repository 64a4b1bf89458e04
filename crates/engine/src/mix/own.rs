//! Tiles of the players' own, as a file has them.

use super::{Mix, MixError};
use crate::games::GameId;
use crate::vocabulary::geometry::Rotation;
use crate::vocabulary::lang::{Text, is_invisible};
use crate::vocabulary::pieces::Spot;
use crate::vocabulary::tiles::{
    Attr, Author, Checks, Complaint, FeatureKind, Mark, SegmentType, TileFault, TileFileError, TileName,
    TileSet, TileType,
};
use std::sync::Arc;

/// A file of own tiles: its name, its text, and what the text says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnTiles {
    name: Arc<str>,
    text: Arc<str>,
    set: Arc<TileSet>,
}

impl OwnTiles {
    /// The most bytes a file can have.
    pub const MAX_BYTES: usize = 200_000;
    /// The most characters its name can have.
    pub const MAX_NAME: usize = 80;

    /// The file's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its text; every line ends with a line feed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Its tiles.
    pub fn set(&self) -> &TileSet {
        &self.set
    }

    fn read(
        name: &str,
        text: &str,
        taken: &Taken,
        streams: bool,
        earlier: &[Self],
    ) -> Result<Self, MixError> {
        let shown = (1..=Self::MAX_NAME).contains(&name.chars().count()) && !name.contains(is_invisible);
        if !shown {
            return Err(MixError::BadFileName(name.to_owned()));
        }
        if earlier.iter().any(|file| file.name() == name) {
            return Err(MixError::FileTwice(name.to_owned()));
        }
        // As records write it, so that a game read from one is the same game; what some editors put before the first
        // character to say how the file is encoded is no part of it.
        let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
        let text: String = text.lines().flat_map(|line| [line.trim_end_matches('\r'), "\n"]).collect();
        if text.len() > Self::MAX_BYTES {
            return Err(MixError::FileTooLarge { file: name.to_owned(), bytes: text.len() });
        }
        let set = |id: &str| match TileSet::is_published(id) {
            true => Err(TileFault::SetNameTaken(id.to_owned())),
            false => Ok(()),
        };
        let tile = |tile: &TileType| {
            check_parts(tile, streams)?;
            check_name(tile, taken, earlier)?;
            let first = earlier.iter().find(|file| file.set.tiles.iter().any(|tile| tile.start));
            match first.filter(|_| tile.start) {
                Some(first) => Err((None, TileFault::StartElsewhere(first.name().to_owned()))),
                None => Ok(()),
            }
        };
        let checks = Checks { author: Author::Player, set: &set, tile: &tile };
        let set = TileSet::parse_checked(name, &text, &checks)?;
        Ok(Self { name: name.into(), text: text.into(), set: Arc::new(set) })
    }
}

impl From<TileFileError> for MixError {
    fn from(error: TileFileError) -> Self {
        Self::File(error)
    }
}

/// Reads files of own tiles; `streams` says whether rivers for boats can be among them.
pub(super) fn read_all(files: &[(&str, &str)], streams: bool) -> Result<Vec<OwnTiles>, MixError> {
    if files.len() > Mix::MAX_FILES {
        return Err(MixError::TooManyFiles(files.len()));
    }
    let taken = taken_names();
    let mut read = Vec::new();
    for (name, text) in files {
        let file = OwnTiles::read(name, text, &taken, streams, &read)?;
        read.push(file);
    }
    Ok(read)
}

/// Names of tiles, each with the title of its set.
type Taken = Vec<(TileName, Text)>;

/// The names of all tiles that the base game has or can have.
fn taken_names() -> Taken {
    let mut taken: Taken = (super::sets(GameId::Base).iter())
        .flat_map(|set| set.tiles().tiles.into_iter().map(|tile| (tile.name, set.title)))
        .collect();
    let count = Text { en: "The Count of Carcassonne", fr: "Le Comte de Carcassonne" };
    taken.extend(TileSet::count().tiles.into_iter().map(|tile| (tile.name, count)));
    let mountains = Text { en: "Mountains", fr: "Montagnes" };
    taken.extend("mountain".parse().map(|name| (name, mountains)));
    taken
}

fn check_name(tile: &TileType, taken: &Taken, earlier: &[OwnTiles]) -> Result<(), Complaint> {
    if let Some((name, title)) = taken.iter().find(|(name, _)| *name == tile.name) {
        return Err((None, TileFault::NameTaken(name.clone(), *title)));
    }
    match earlier.iter().find(|file| file.set.tile(&tile.name).is_some()) {
        Some(_) => Err((None, TileFault::NameTwice(tile.name.clone()))),
        None => Ok(()),
    }
}

/// What a tile of the base game can consist of.
fn check_parts(tile: &TileType, streams: bool) -> Result<(), Complaint> {
    for (place, segment) in tile.segments.iter().enumerate() {
        let fault = |fault| Err((Some(place), fault));
        match segment.kind {
            FeatureKind::Road
            | FeatureKind::City
            | FeatureKind::Field
            | FeatureKind::Monastery
            | FeatureKind::Crossroads
            | FeatureKind::River
            | FeatureKind::Lake
            | FeatureKind::Source => {}
            FeatureKind::Stream | FeatureKind::Marketplace if streams => {}
            kind @ (FeatureKind::Stream | FeatureKind::Marketplace) => {
                return fault(TileFault::NeedsRivers(kind.word()));
            }
            other => return fault(TileFault::NotInThisGame(other)),
        }
        if let Some(word) = misplaced(segment) {
            return fault(TileFault::Misplaced { attribute: word, on: segment.kind });
        }
        if segment.mark == Some(Mark::Port) && !streams {
            return fault(TileFault::NeedsRivers("+port"));
        }
        // A field may lie within others, as on a tile of Inns & Cathedrals; the rest leads somewhere.
        if !segment.kind.is_inner() && segment.kind != FeatureKind::Field && segment.ports.is_empty() {
            return fault(TileFault::NoPorts(segment.kind));
        }
        let is_second = segment.kind == FeatureKind::Stream
            && tile.segments[..place].iter().any(|other| other.kind == FeatureKind::Stream);
        if is_second && is_landing(tile) {
            return fault(TileFault::SeveralStreams);
        }
        let spot = |segment: &SegmentType| Spot::of(segment, Rotation::NONE);
        if tile.segments[..place].iter().any(|other| spot(other) == spot(segment)) {
            return fault(TileFault::Alike(segment.kind));
        }
    }
    Ok(())
}

/// Whether a river ends on this tile at a port or market (V13), which brings points once.
fn is_landing(tile: &TileType) -> bool {
    let ends =
        |segment: &SegmentType| segment.kind == FeatureKind::Marketplace || segment.mark == Some(Mark::Port);
    tile.segments.iter().any(ends)
}

/// An attribute that means nothing on such a feature in the base game.
fn misplaced(segment: &SegmentType) -> Option<String> {
    let fitting = |attr| match attr {
        Attr::Shield | Attr::Cathedral => segment.kind == FeatureKind::City,
        Attr::Inn => segment.kind == FeatureKind::Road,
        _ => false,
    };
    let attr = Attr::ALL.into_iter().find(|&attr| segment.attrs.get(attr) > 0 && !fitting(attr));
    let mark = segment.mark.filter(|&mark| mark != Mark::Port || segment.kind != FeatureKind::City);
    attr.map(|attr| format!("+{attr}"))
        .or_else(|| mark.map(|mark| format!("+{}", mark.word())))
        .or_else(|| segment.building.map(|building| format!("+{building}")))
}
