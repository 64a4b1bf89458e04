//! What can be played, and whether it could be with these tiles.

use crate::protocol::{AidOffer, GameId, Named, Words};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

/// `GET /api/catalogue`: what can be played, and against whom.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Catalogue {
    /// The games.
    pub games: Vec<GameOffer>,
    /// The bots to play against, from the weakest to the strongest.
    pub bots: Vec<BotOffer>,
    /// How much can be mixed.
    pub mix: MixLimits,
    /// The aids that tables offer, and that can be locked when one is created.
    pub aids: Vec<AidOffer>,
}

/// A bot to play against.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct BotOffer {
    /// Its short name, which seats it.
    pub id: String,
    /// How strong it is, from 1.
    pub level: u32,
    /// What people call it.
    pub title: Words,
    /// How it plays, in one line.
    pub about: Words,
}

/// How much can be mixed.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct MixLimits {
    /// The most copies of one set of tiles.
    pub copies: u32,
    /// The most files of own tiles.
    pub files: u32,
    /// The most bytes of one of them.
    pub bytes: u32,
}

/// A game with all there is to choose.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct GameOffer {
    /// Its short name.
    pub id: GameId,
    /// Its title.
    pub title: Words,
    /// A line about what is in it.
    pub about: Words,
    /// What one does in it, for somebody who has never played it.
    pub pitch: Words,
    /// How long a game takes among people, in minutes: hardly less than this.
    pub min_minutes: u32,
    /// And hardly more than this.
    pub max_minutes: u32,
    /// The least players.
    pub min_players: u32,
    /// The most players.
    pub max_players: u32,
    /// Boxes of further tiles and rules.
    pub expansions: Vec<PartOffer>,
    /// Published ways to play it differently.
    pub variants: Vec<PartOffer>,
    /// Sets of tiles that can be mixed; none in games whose tiles are what they are.
    pub sets: Vec<SetOffer>,
    /// Its options; the first value of each is the default.
    pub options: Vec<OptionOffer>,
    /// Named sets of option values; the first is the default.
    pub presets: Vec<PresetOffer>,
    /// What players should know about it before they play; may be nothing.
    pub notice: Option<Words>,
    /// Its rules in words, by number, with those of its expansions and variants.
    pub rules: Vec<Named>,
}

/// What an option, an expansion or a variant changes most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
#[serde(rename_all = "kebab-case")]
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

/// An expansion or a variant.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct PartOffer {
    /// Its short name.
    pub id: String,
    /// Its title.
    pub title: Words,
    /// What it changes, in one line.
    pub about: Words,
    /// Among what to list it where there is much to choose from.
    pub changes: Changes,
    /// The numbers of its rules.
    pub rules: Vec<String>,
    /// What it can't be played with, by their short names.
    pub excludes: Vec<String>,
}

/// A set of tiles that can be mixed with others.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct SetOffer {
    /// Its short name.
    pub id: String,
    /// Its title.
    pub title: Words,
    /// What its tiles are.
    pub about: Words,
    /// How many tiles one copy has.
    pub tiles: u32,
    /// Whether one copy is there unasked, whatever is played.
    pub always: bool,
    /// The expansion or variant that brings one copy unasked.
    pub with: Option<String>,
    /// The expansion that lays these tiles by itself: with it, none can be mixed.
    pub apart: Option<String>,
}

/// An option of a game.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct OptionOffer {
    /// Its short name.
    pub id: String,
    /// What it decides.
    pub about: Words,
    /// Among what to list it where there is much to choose from.
    pub changes: Changes,
    /// What it can be set to.
    pub values: Vec<Named>,
}

/// A named set of option values.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct PresetOffer {
    /// Its short name.
    pub id: String,
    /// What people call it: where there are several, the name of an edition.
    pub title: Words,
    /// What sets it apart, in one line.
    pub about: Words,
    /// The options that differ from the default.
    pub options: BTreeMap<String, String>,
}

/// The answer to [`TilesCheck`](crate::protocol::TilesCheck), if it could.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct TilesChecked {
    /// How many tiles the game has, those of expansions among them.
    pub tiles: u32,
    /// The files of own tiles.
    pub files: Vec<CheckedFile>,
}

/// A file of own tiles that is in order.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct CheckedFile {
    /// Its name.
    pub name: String,
    /// What its author calls it.
    pub title: Words,
    /// How many tiles it has.
    pub tiles: u32,
    /// Of how many kinds they are.
    pub kinds: u32,
    /// Whether its start tile begins the game.
    pub start: bool,
}
