//! A game as it is offered.

use crate::mix::MixSet;
use crate::play::source::Source;
use crate::setup::Part;
use crate::vocabulary::lang::{Noun, Text};
use crate::vocabulary::tiles::TileSet;
use std::ops::RangeInclusive;

/// A game as it is offered: data each game provides about itself.
#[derive(Debug)]
pub struct GameInfo {
    /// Its short name.
    pub id: &'static str,
    /// Its title.
    pub title: Text,
    /// What it is, in one line.
    pub about: Text,
    /// What players should know about how true to the box it is, if there is something to say.
    pub notice: Option<Text>,
    /// How many can play.
    pub players: RangeInclusive<usize>,
    /// The files with its rules in words, those of its expansions and variants too, in the order they are told.
    pub rules: &'static [&'static str],
    /// The letters that the numbers of its rules begin with, those of its expansions and variants too. No other game
    /// has them, so that a number tells which game it belongs to.
    pub rule_letters: &'static [char],
    /// What its rulebook calls a follower. The French word is masculine and begins with a consonant.
    pub follower: Noun,
    /// Its tiles and those of its expansions and variants, by the id of the set.
    pub sets: &'static [(&'static str, fn() -> TileSet)],
    /// The sets that can be mixed; none where the tiles are what they are.
    pub mix: &'static [MixSet],
    /// Where points come from, in the order a result lists them.
    pub sources: &'static [Source],
    /// Boxes of further tiles and rules.
    pub expansions: &'static [Part],
    /// Published ways to play it differently.
    pub variants: &'static [Part],
    /// Rules that have more than one reading.
    pub options: &'static [OptionInfo],
    /// Named sets of option values. The first holds the defaults.
    pub presets: &'static [Preset],
}

/// Something that can be chosen by name.
#[derive(Debug)]
pub struct Choice {
    /// Its name.
    pub id: &'static str,
    /// What it is, in one line.
    pub about: Text,
}

/// A rule with more than one reading.
#[derive(Debug)]
pub struct OptionInfo {
    /// Its name.
    pub id: &'static str,
    /// What it decides.
    pub about: Text,
    /// What it can be set to. The first is the default.
    pub values: &'static [Choice],
}

/// A named set of option values; options it does not name have their default.
#[derive(Debug)]
pub struct Preset {
    /// Its name.
    pub id: &'static str,
    /// What it is for.
    pub about: Text,
    /// Option and value.
    pub options: &'static [(&'static str, &'static str)],
}
