//! A game as it is offered.

use crate::mix::{MixSet, Mixing};
use crate::play::source::Source;
use crate::setup::AddOn;
use crate::vocabulary::lang::{Noun, Text};
use crate::vocabulary::pieces::Role;
use crate::vocabulary::tiles::{FeatureKind, TileSet};
use std::ops::RangeInclusive;

/// A set of tiles by its id; it is read when it is asked for.
pub type NamedSet = (&'static str, fn() -> TileSet);

/// A game as it is offered: data each game provides about itself.
#[derive(Debug)]
pub struct GameInfo {
    /// Its short name.
    pub id: &'static str,
    /// Its title.
    pub title: Text,
    /// What awaits the players, in one line.
    pub about: Text,
    /// What one does in it, in a sentence for somebody who has never played it.
    pub pitch: Text,
    /// How long a game takes among people, in minutes.
    pub minutes: RangeInclusive<u32>,
    /// What players should know about how true to the box it is, if there is something to say.
    pub notice: Option<Text>,
    /// How many can play.
    pub players: RangeInclusive<usize>,
    /// What a follower on such a feature is called in it.
    pub role: fn(FeatureKind) -> Role,
    /// The spaces of its score track.
    pub track: u32,
    /// The files with its rules in words, those of its expansions and variants too, in the order they are told.
    pub rules: &'static [&'static str],
    /// The files of its lessons, those about its expansions and variants too, in the order they are offered.
    pub lessons: &'static [&'static str],
    /// The file of the positions that show what its rules mean.
    pub examples: &'static str,
    /// The letters that the numbers of its rules begin with, those of its expansions and variants too. No other game
    /// has them, so that a number tells which game it belongs to.
    pub rule_letters: &'static [char],
    /// What its rulebook calls a follower. The French word is masculine and begins with a consonant.
    pub follower: Noun,
    /// Its tiles and those of its expansions and variants, by the id of the set.
    pub sets: &'static [NamedSet],
    /// The sets that can be mixed; none where the tiles are what they are.
    pub mix: &'static [MixSet],
    pub(crate) mixing: Mixing,
    /// What is to be said of a record that names no option and can't be played through, where it may be from before
    /// there were options.
    pub(crate) former: Option<Text>,
    /// Where points come from, in the order a result lists them.
    pub sources: &'static [Source],
    /// Boxes of further tiles and rules.
    pub expansions: &'static [AddOn],
    /// Published ways to play it differently.
    pub variants: &'static [AddOn],
    /// Rules that have more than one reading.
    pub options: &'static [OptionInfo],
    /// Named sets of option values. The first holds the defaults.
    pub presets: &'static [Preset],
}

impl GameInfo {
    /// How often a marker with so many points has been around the score track: 0 before it comes to its start again.
    ///
    /// ```
    /// use bastide_engine::GameId;
    ///
    /// assert_eq!([49, 50, 100].map(|score| GameId::Base.info().lap(score)), [0, 1, 2]);
    /// ```
    // B23
    pub const fn lap(&self, score: u32) -> u32 {
        score / self.track
    }
}

/// Something that can be chosen by name.
#[derive(Debug)]
pub struct Choice {
    /// Its name.
    pub id: &'static str,
    /// What it means for the game, in one line.
    pub about: Text,
}

/// What an option, an expansion or a variant changes most: by this they are grouped where there are many to choose from.
///
/// ```
/// use bastide_engine::GameId;
/// use bastide_engine::games::Changes;
///
/// let river = &GameId::Base.info().expansions[1];
/// assert_eq!(river.changes, Changes::Tiles);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Changes {
    /// Which tiles are in the game.
    Tiles,
    /// How a player comes by a tile.
    Drawing,
    /// How tiles are laid.
    Laying,
    /// How many followers there are, and where they may go.
    Followers,
    /// What things are worth.
    Scoring,
}

/// A rule with more than one reading.
#[derive(Debug)]
pub struct OptionInfo {
    /// Its name.
    pub id: &'static str,
    /// What it decides.
    pub about: Text,
    /// What it changes.
    pub changes: Changes,
    /// What it can be set to. The first is the default.
    pub values: &'static [Choice],
}

/// A named set of option values; options it does not name have their default.
#[derive(Debug)]
pub struct Preset {
    /// Its name.
    pub id: &'static str,
    /// What people call it: the name of an edition.
    pub title: Text,
    /// What sets it apart from the others, in one line.
    pub about: Text,
    /// Option and value.
    pub options: &'static [(&'static str, &'static str)],
}

#[cfg(test)]
mod tests {
    use crate::GameId;
    use crate::games::castle::Enclosure;

    #[test]
    fn b23_past_the_end_of_the_track_a_new_lap_begins() {
        for game in GameId::ALL {
            let info = game.info();
            let last = info.track - 1;
            assert_eq!(
                [0, last, last + 1, 3 * info.track].map(|score| info.lap(score)),
                [0, 0, 1, 3],
                "{game}"
            );
        }
        assert_eq!(GameId::Base.info().track, 50);
    }

    #[test]
    fn x21_the_track_of_the_castle_runs_along_its_walls() {
        assert_eq!(GameId::Castle.info().track, Enclosure::standard().track());
    }
}
