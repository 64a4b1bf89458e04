//! Tiles of the players' own, as a file has them.

use super::{Mix, MixError};
use crate::games::GameId;
use crate::setup::Setup;
use crate::vocabulary::lang::{Text, is_invisible};
use crate::vocabulary::tiles::{
    Author, Checks, Complaint, TileFault, TileFileError, TileName, TileSet, TileType,
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
        check: impl Fn(&TileType) -> Result<(), Complaint>,
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
            check(tile)?;
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

/// Reads files of own tiles for a mix whose sets are known.
pub(super) fn read_all(setup: &Setup, mix: &Mix, files: &[(&str, &str)]) -> Result<Vec<OwnTiles>, MixError> {
    if files.len() > Mix::MAX_FILES {
        return Err(MixError::TooManyFiles(files.len()));
    }
    let taken = taken_names(setup.game());
    let check = |tile: &TileType| (setup.game().info().mixing.check_own)(setup, mix, tile);
    let mut read = Vec::new();
    for (name, text) in files {
        let file = OwnTiles::read(name, text, &taken, check, &read)?;
        read.push(file);
    }
    Ok(read)
}

/// Names of tiles, each with the title of its set.
type Taken = Vec<(TileName, Text)>;

/// The names of all tiles that a game has or can have.
fn taken_names(game: GameId) -> Taken {
    let info = game.info();
    let mixed = super::sets(game).iter().map(|set| (set.tiles(), set.title));
    let add_ons = || info.expansions.iter().chain(info.variants);
    let apart = info.mixing.apart.iter().filter_map(|(id, load)| {
        let with = add_ons().find(|add_on| add_on.id == *id)?;
        Some((load(), with.title))
    });
    let named = |(set, title): (TileSet, Text)| set.tiles.into_iter().map(move |tile| (tile.name, title));
    mixed.chain(apart).flat_map(named).collect()
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
