//! Which tiles are shuffled in: so many copies of each set, and tiles of the players' own.

mod error;
mod own;
#[cfg(test)]
mod tests;

pub use error::MixError;
pub use own::OwnTiles;

use crate::board::Board;
use crate::games::{GameId, NamedSet};
use crate::setup::Setup;
use crate::vocabulary::lang::Text;
use crate::vocabulary::tiles::{Attr, Complaint, TileSet, TileTable, TileType};

/// When a set is in the mix without anybody asking for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Belongs {
    /// It always is.
    Always,
    /// It comes with this expansion or variant.
    With(&'static str),
    /// Never: this expansion lays its tiles by rules of its own, and they can't be shuffled in as well.
    Apart(&'static str),
}

/// A set of tiles that can be shuffled in.
#[derive(Debug)]
pub struct MixSet {
    /// Its name.
    pub id: &'static str,
    /// Its title.
    pub title: Text,
    /// What its tiles are, in one line, also to those who play without its rules.
    pub about: Text,
    /// When it is there unasked.
    pub belongs: Belongs,
    /// Reads its tiles.
    pub(crate) load: fn() -> TileSet,
}

impl MixSet {
    /// Its tiles.
    ///
    /// ```
    /// use bastide_engine::{GameId, mix};
    ///
    /// let tiles = |set: &mix::MixSet| set.tiles().tiles.iter().map(|tile| tile.count).sum::<u16>();
    /// assert_eq!(mix::sets(GameId::Base).iter().map(tiles).collect::<Vec<_>>(), [72, 18, 12, 30]);
    /// ```
    pub fn tiles(&self) -> TileSet {
        (self.load)()
    }

    fn unasked(&self, setup: &Setup) -> u8 {
        match self.belongs {
            Belongs::Always => 1,
            Belongs::With(part) => u8::from(setup.has(part)),
            Belongs::Apart(_) => 0,
        }
    }
}

/// What a game has to say of mixes besides which sets there are.
#[derive(Debug)]
pub(crate) struct Mixing {
    /// Tiles that an expansion or variant brings and that are not shuffled in, by its id.
    pub(crate) apart: &'static [NamedSet],
    /// Whether a tile of the players' own can be in this mix, whose sets are known.
    pub(crate) check_own: fn(&Setup, &Mix, &TileType) -> Result<(), Complaint>,
    /// Whether these tiles are enough for its rules.
    pub(crate) check: fn(&Setup, &[TileSet]) -> Result<(), MixError>,
}

impl Mixing {
    /// For games whose tiles are what they are.
    pub(crate) const NONE: Self = Self { apart: &[], check_own: |_, _, _| Ok(()), check: |_, _| Ok(()) };
}

/// The tiles that the expansions of a setup lay by rules of their own.
pub(crate) fn laid_apart(setup: &Setup) -> Vec<TileSet> {
    let with = setup.game().info().mixing.apart.iter().filter(|(id, _)| setup.has(id));
    with.map(|(_, load)| load()).filter(|set| set.tiles.iter().any(|tile| tile.count > 0)).collect()
}

/// The sets that can be mixed in this game; none in games whose tiles are what they are.
pub const fn sets(game: GameId) -> &'static [MixSet] {
    game.info().mix
}

/// A checked mix of tiles.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Mix {
    /// Every set of the game with its copies, in the game's own order.
    copies: Vec<(&'static str, u8)>,
    own: Vec<OwnTiles>,
}

impl Mix {
    /// The most copies of one set.
    pub const MAX_COPIES: u8 = 20;
    /// The most files of own tiles.
    pub const MAX_FILES: usize = 5;
    /// The least tiles a game has for each player, besides the start tile.
    const LEAST_EACH: usize = 5;

    /// The mix a game has if nobody asks for another.
    pub(crate) fn unasked(setup: &Setup) -> Self {
        let copies = sets(setup.game()).iter().map(|set| (set.id, set.unasked(setup))).collect();
        Self { copies, own: Vec::new() }
    }

    /// Checks what is asked for: sets with their copies, and files of own tiles with their names.
    pub(crate) fn new(setup: &Setup, asked: &[(&str, u32)], own: &[(&str, &str)]) -> Result<Self, MixError> {
        let mut mix = Self::unasked(setup);
        if asked.is_empty() && own.is_empty() {
            return Ok(mix);
        }
        if mix.copies.is_empty() {
            return Err(MixError::NoMix(setup.game()));
        }
        for (i, &(name, copies)) in asked.iter().enumerate() {
            let place = mix.copies.iter().position(|(id, _)| *id == name);
            let place = place.ok_or_else(|| MixError::UnknownSet(setup.game(), name.to_owned()))?;
            let set = &sets(setup.game())[place];
            if asked[..i].iter().any(|(other, _)| *other == name) {
                return Err(MixError::SetTwice(set.id));
            }
            let counted = u8::try_from(copies).ok().filter(|&copies| copies <= Self::MAX_COPIES);
            mix.copies[place].1 = counted.ok_or(MixError::TooManyCopies { set: set.id, copies })?;
            if let Belongs::Apart(part) = set.belongs
                && copies > 0
                && setup.has(part)
            {
                return Err(MixError::Apart { set: set.id, part });
            }
        }
        mix.own = own::read_all(setup, &mix, own)?;
        mix.check(setup)?;
        Ok(mix)
    }

    /// How many copies of a set are shuffled in.
    pub fn copies(&self, set: &str) -> u8 {
        self.copies.iter().find(|(id, _)| *id == set).map_or(0, |(_, copies)| *copies)
    }

    /// Every set that is shuffled in, with its copies.
    pub fn sets(&self) -> impl Iterator<Item = (&'static str, u8)> {
        self.copies.iter().copied().filter(|(_, copies)| *copies > 0)
    }

    /// The files of own tiles.
    pub fn own(&self) -> &[OwnTiles] {
        &self.own
    }

    /// The sets whose copies are not those the game has unasked.
    pub(crate) fn asked(&self, setup: &Setup) -> impl Iterator<Item = (&'static str, u8)> {
        let unasked = Self::unasked(setup).copies;
        self.copies.iter().copied().filter(move |chosen| !unasked.contains(chosen))
    }

    /// The tiles themselves: copies are counted in, and exactly one kind is the start tile.
    pub(crate) fn tile_sets(&self, game: GameId) -> Vec<TileSet> {
        // Whoever draws a start tile means it; the base game's is then a tile like any other.
        let own_start = self.own.iter().any(|own| own.set().tiles.iter().any(|tile| tile.start));
        let chosen =
            sets(game).iter().map(|set| (set, self.copies(set.id))).filter(|(_, copies)| *copies > 0);
        let copied = chosen.map(|(set, copies)| {
            let mut tiles = set.tiles();
            for tile in &mut tiles.tiles {
                tile.count *= u16::from(copies);
                tile.start &= set.belongs == Belongs::Always && !own_start;
            }
            tiles
        });
        copied.chain(self.own.iter().map(|own| own.set().clone())).collect()
    }

    /// What holds for all of it together.
    fn check(&self, setup: &Setup) -> Result<(), MixError> {
        let mut sets = self.tile_sets(setup.game());
        let count = |tiles: &[TileSet]| -> usize {
            tiles.iter().flat_map(|set| &set.tiles).map(|tile| usize::from(tile.count)).sum()
        };
        let least = 1 + Self::LEAST_EACH * setup.players();
        if !sets.iter().flat_map(|set| &set.tiles).any(|tile| tile.start) {
            return Err(MixError::NoStart);
        }
        if count(&sets) < least {
            return Err(MixError::TooFewTiles { tiles: count(&sets), least });
        }
        (setup.game().info().mixing.check)(setup, &sets)?;
        // What is laid besides counts too, and a kind is kept for what is in no file: tiles laid face down.
        sets.extend(laid_apart(setup));
        let tiles = count(&sets);
        if tiles > Board::MAX_TILES {
            return Err(MixError::TooManyTiles(tiles));
        }
        let kinds = sets.iter().map(|set| set.tiles.len()).sum::<usize>() + 1;
        if kinds > TileTable::MAX_TYPES {
            return Err(MixError::TooManyKinds(kinds));
        }
        for attr in Attr::ALL {
            let drawn = sets.iter().flat_map(|set| &set.tiles).map(|tile| {
                let each: u32 = tile.segments.iter().map(|segment| segment.attrs.get(attr)).sum();
                u32::from(tile.count) * each
            });
            let drawn = drawn.sum();
            if drawn > attr.most() {
                return Err(MixError::TooManyDrawn { attr, drawn, most: attr.most() });
            }
        }
        Ok(())
    }
}
