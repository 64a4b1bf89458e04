//! Everything that clients and server say to each other, in one place.
//!
//! The HTTP part creates and reads; play goes over a WebSocket whose messages are [`ToServer`] and
//! [`ToClient`]. The TypeScript types of the web client are generated from this file.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

/// A text in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Words {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

// ---------------------------------------------------------------------------------------------
// HTTP

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
    pub id: String,
    /// Its title.
    pub title: Words,
    /// What it is.
    pub about: Words,
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

/// Something with a short name and a description.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Named {
    /// Its short name.
    pub id: String,
    /// What it is.
    pub about: Words,
}

/// An option of a game.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct OptionOffer {
    /// Its short name.
    pub id: String,
    /// What it decides.
    pub about: Words,
    /// What it can be set to.
    pub values: Vec<Named>,
}

/// A named set of option values.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct PresetOffer {
    /// Its short name.
    pub id: String,
    /// What it is for.
    pub about: Words,
    /// The options that differ from the default.
    pub options: BTreeMap<String, String>,
}

/// `POST /api/tables`: a new game.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[derive(ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// Options that differ from the default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Expansions to play with.
    #[serde(default)]
    pub expansions: Vec<String>,
    /// Variants to play.
    #[serde(default)]
    pub variants: Vec<String>,
    /// Copies of sets of tiles, where they are not as usual.
    #[serde(default)]
    pub tiles: BTreeMap<String, u32>,
    /// Files of own tiles.
    #[serde(default)]
    pub own_tiles: Vec<TileFile>,
    /// Who plays, in turn order.
    pub seats: Vec<NewSeat>,
}

/// A file of own tiles.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[derive(ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct TileFile {
    /// Its name.
    pub name: String,
    /// Its text, in TOML.
    pub text: String,
}

/// `POST /api/tiles/check`: whether a game could be played with these tiles.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[derive(ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct TilesCheck {
    /// Which game.
    pub game: String,
    /// How many play.
    pub players: u32,
    /// Expansions to play with.
    #[serde(default)]
    pub expansions: Vec<String>,
    /// Variants to play.
    #[serde(default)]
    pub variants: Vec<String>,
    /// Copies of sets of tiles, where they are not as usual.
    #[serde(default)]
    pub tiles: BTreeMap<String, u32>,
    /// Files of own tiles.
    #[serde(default)]
    pub own_tiles: Vec<TileFile>,
}

/// The answer to [`TilesCheck`], if it could.
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

/// Who takes a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[derive(ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub enum NewSeat {
    /// Somebody at the device that creates the game.
    Here {
        /// Their name.
        name: String,
    },
    /// Somebody who gets a link.
    Invited {
        /// What to call them until they say.
        name: String,
    },
    /// A bot.
    Bot {
        /// Which one: the short name or the level of one that the catalogue offers; `random`, `greedy` and `search`,
        /// which are for experiments, are known too.
        bot: String,
    },
}

/// The answer to [`NewTable`].
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Created {
    /// The game's id: part of every address about it.
    pub table: String,
    /// What opens the seats that people have: secrets and invitations.
    pub keys: Vec<SeatKey>,
    /// The secret of whoever created the game, for [`Invite`]: that of the first seat at the device, or one that opens
    /// no seat if there is none there.
    pub owner: String,
}

/// What opens a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct SeatKey {
    /// The seat, counted from one.
    pub player: u32,
    /// The secret, with which the seat is played; or the invitation, which opens nothing before somebody claims it.
    pub token: String,
    /// Whether it is an invitation, to be sent to somebody else.
    pub invited: bool,
}

/// `POST /api/tables/ID/claim`: takes the seat that an invitation is for. The first who claims it has the seat; the
/// same claim sent again, because the answer was lost, is answered the same.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[derive(ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Claim {
    /// The invitation.
    pub invitation: String,
    /// The secret that is to open the seat from now on: 32 to 64 lower-case letters and digits, which whoever claims
    /// has chosen at random and keeps before asking.
    pub secret: String,
    /// What to call them; without it, as they were called when they were invited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
}

/// The answer to [`Claim`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Claimed {
    /// The seat that the secret opens, counted from one.
    pub player: u32,
}

/// `POST /api/tables/ID/invite`: invites a seat again that was lost, or that the wrong person has taken. The answer is
/// a [`SeatKey`]; the seat's secret and its old invitation are void at once, and everybody is told.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[derive(ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Invite {
    /// The secret of whoever created the game.
    pub token: String,
    /// The seat, counted from one.
    pub player: u32,
}

/// `GET /api/games/GAME/tiles` and `GET /api/tables/ID/tiles`: what the tiles of a game look like, and their parts.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct TileKinds {
    /// By name.
    pub tiles: BTreeMap<String, TileKind>,
    /// What lies around the tiles, in a game that has something there.
    pub castle: Option<CastleArt>,
    /// The pieces of the walls, in a game that builds some.
    pub city: Option<CityArt>,
    /// The other pieces, in Hunters and Gatherers.
    pub hunters: Option<HuntersArt>,
    /// The other pieces, in the base game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub family: Option<FamilyArt>,
}

/// The pieces of Hunters and Gatherers that are not followers.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct HuntersArt {
    /// The ids of the drawings of the huts, by seat. A hut is drawn around its middle.
    pub huts: Vec<String>,
}

/// The pieces of the walls of The City. Each drawing is for the north side of a tile of 120 units whose
/// north-west corner is at 0,0; turned around the middle of the tile it serves for the other sides. Walls and
/// gate are best drawn before the tiles, which then hide where they run into each other at inner corners.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct CityArt {
    /// The id of the drawing of a wall.
    pub wall: String,
    /// Of an imagined wall, which closes the ring at the end.
    pub imagined: String,
    /// Of the city gate.
    pub gate: String,
    /// Of a wall that could be set.
    pub ghost_wall: String,
    /// Of a gate that could be set.
    pub ghost_gate: String,
    /// Of a tower at the right end of a wall, by seat; mirrored it serves for the left end.
    pub towers: Vec<String>,
    /// Of a guard, by seat. Its middle is at 60,-11: turned back around it, a guard stands upright on any side.
    pub guards: Vec<String>,
}

/// The walls of The Castle. Lengths are in units of which a square has 120, from the north-west corner
/// of the square 0,0.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct CastleArt {
    /// The id of the drawing of the walls with everything that never changes.
    pub symbol: String,
    /// The north-west corner of that drawing and its size: x, y, width, height.
    pub bounds: [f64; 4],
    /// The squares within the walls: column and row of each.
    pub cells: Vec<[i32; 2]>,
    /// The middle of each space of the score track, from 0 on.
    pub spaces: Vec<[f64; 2]>,
    /// The corner towers.
    pub towers: Vec<CastleTowerArt>,
    /// The nine kinds of wall tile, by number.
    pub wall_tiles: Vec<WallTileKind>,
    /// The back they all share.
    pub wall_tile_back: String,
}

/// A corner tower.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct CastleTowerArt {
    /// Its two spaces of the score track.
    pub spaces: [u32; 2],
    /// The middle of the place where its wall tile lies.
    pub at: [f64; 2],
}

/// A kind of wall tile.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct WallTileKind {
    /// Its number.
    pub number: u32,
    /// The id of its drawing, which is 40 units wide.
    pub symbol: String,
    /// What it is called.
    pub said: Words,
    /// What it does.
    pub about: Words,
}

/// A kind of tile.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct TileKind {
    /// What is on it, in words.
    pub said: Words,
    /// Its parts.
    pub parts: Vec<PartKind>,
    /// How it looks not turned and turned by 90, 180 and 270 degrees.
    pub turns: Vec<TurnedTile>,
}

/// A part of a tile.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct PartKind {
    /// `road`, `city`, `field`, `monastery` …
    pub kind: String,
    /// What a follower on it is called: knight, thief, farmer or monk.
    pub role: Words,
    /// Whether it lies down there.
    pub lying: bool,
    /// What a guard of The City gets for the building that stands on it; nothing for none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub building: Option<u32>,
}

/// A tile turned one way.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct TurnedTile {
    /// Its drawings: ids of symbols in `/art/GAME/symbols.svg` or `/art/tables/ID/symbols.svg`. The tile that was laid as number `n` has
    /// the one at `n` modulo their number.
    pub symbols: Vec<String>,
    /// Where its parts are.
    pub parts: Vec<PartPlace>,
}

/// Where a part of a turned tile is.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct PartPlace {
    /// Its outline as SVG path data within the tile, which is 120 units wide.
    pub path: String,
    /// A good place for a follower, from the left edge.
    pub dx: f64,
    /// The same from the upper edge.
    pub dy: f64,
    /// Where its building stands, if it has one: from the left and from the upper edge.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub building: Option<[f64; 2]>,
    /// Where its deer stand, those of Hunters and Gatherers that tigers take: from the left and from the upper edge.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<[f64; 2]>>"))]
    pub deer: Vec<[f64; 2]>,
    /// Where on the tile that is, in words.
    pub said: Words,
}

/// `POST /api/tables/ID/rematch`: another game for the same people, once this one is over.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[derive(ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Rematch {
    /// The secret of a seat of this game.
    pub token: String,
}

/// The answer to [`Rematch`]. The secrets of this game's seats open the same people's seats there.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct NextTable {
    /// The id of the next game.
    pub table: String,
}

/// Any refusal, over HTTP or WebSocket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Refused {
    /// What kind of refusal, for programs.
    pub code: Code,
    /// What was wrong and what to do, for people.
    pub said: Words,
    /// Where in a file of own tiles it was wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub at: Option<FilePlace>,
    /// In how many seconds to try again, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub wait: Option<u32>,
}

/// A place in a file of own tiles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct FilePlace {
    /// The name of the file.
    pub file: String,
    /// The line, counted from one; nothing if it is about the whole file.
    pub line: Option<u32>,
    /// The tile, if it is about one.
    pub tile: Option<String>,
}

/// The kinds of refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub enum Code {
    /// No such game.
    UnknownTable,
    /// No seat of this game has that secret or that invitation.
    WrongToken,
    /// This is an invitation: it has to be claimed before anybody plays.
    Unclaimed,
    /// Somebody else has claimed this invitation before.
    AlreadyClaimed,
    /// Only whoever created the game may do that.
    NotCreator,
    /// Whoever has the seat is at the table: nobody takes it from them.
    SeatInUse,
    /// The seat was never given by an invitation.
    NotInvited,
    /// It is somebody else's turn.
    NotYourTurn,
    /// The rules do not allow it.
    Illegal,
    /// The game has gone on since; look at the new position.
    Stale,
    /// The message can't be read.
    Malformed,
    /// The message or request is too large.
    TooLarge,
    /// Too many at once or in a day; wait as long as it says.
    TooMany,
    /// The request took too long to arrive or to be answered.
    TooSlow,
    /// There is too much to do here at the moment; wait a little.
    Busy,
    /// It comes from a page of another site.
    OtherSite,
    /// What is sent is not said to be JSON.
    NotJson,
    /// The setup makes no sense.
    BadSetup,
    /// The game is not over yet.
    NotOver,
    /// It could not be written down; it can be tried again.
    NotKept,
    /// What is kept of the game can't be read at the moment; it can be tried again.
    NotRead,
    /// What is kept of the game can't be read any more.
    Damaged,
    /// The game is over.
    Over,
    /// Something failed here; nothing was lost.
    Internal,
}

// ---------------------------------------------------------------------------------------------
// WebSocket: /api/tables/ID/play

/// What a client says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[derive(ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub enum ToServer {
    /// The first message: who is there and what is known already.
    Hello {
        /// The secrets of the seats played from this connection; none to watch.
        tokens: Vec<String>,
        /// How many actions of the log the client has.
        since: u32,
    },
    /// A turn, or a part of it: all of these actions or none.
    Play {
        /// Comes back with the answer.
        request: u32,
        /// The secret of the seat that plays.
        token: String,
        /// How many actions the log has: the position this was decided in.
        seq: u32,
        /// The actions in their text form, such as `lay city-side 1,0 90`.
        actions: Vec<String>,
    },
    /// A player's name.
    Rename {
        /// The secret of the seat.
        token: String,
        /// The new name.
        name: String,
    },
    /// Asks for [`ToClient::Features`].
    Features,
}

/// What the server says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[derive(ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub enum ToClient {
    /// Who plays what. Sent after the greeting and whenever it changes.
    Table {
        /// All of it.
        table: Box<TableInfo>,
        /// The seats of this connection.
        own: Vec<OwnSeat>,
    },
    /// What happened, with the position it led to. Sent after the greeting (from `since` on) and
    /// after every move.
    Moved {
        /// The number of the first entry in the log, counted from zero.
        first: u32,
        /// What happened.
        entries: Vec<Entry>,
        /// Where the game stands after the last of them.
        position: Box<PositionInfo>,
    },
    /// A [`ToServer::Play`] is stored for good.
    Accepted {
        /// Which one.
        request: u32,
        /// How many actions the log has now.
        seq: u32,
    },
    /// A message was refused; the game is as it was.
    Refused {
        /// Which [`ToServer::Play`], if it was one.
        request: Option<u32>,
        /// Why.
        refusal: Refused,
    },
    /// Every feature on the board, to be outlined and explained.
    Features {
        /// The position they are of.
        seq: u32,
        /// The features.
        features: Vec<FeatureInfo>,
    },
}

/// A seat that somebody holds the secret of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct OwnSeat {
    /// The seat, counted from one.
    pub player: u32,
    /// The secret that opens it.
    pub token: String,
}

/// A game as everybody may know it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct TableInfo {
    /// Its id.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// The expansions it is played with.
    pub expansions: Vec<String>,
    /// The variants that are played.
    pub variants: Vec<String>,
    /// The sets of tiles that are mixed, with their copies; empty in games without a mix.
    pub tiles: BTreeMap<String, u32>,
    /// The names of the files of own tiles.
    pub own_tiles: Vec<String>,
    /// Which drawings it needs: those of the game if it is the game's name, else those of `/api/tables/ID/tiles`
    /// and `/art/tables/ID/symbols.svg`. Tables with the same name here have the same drawings.
    pub art: String,
    /// Who plays, in turn order.
    pub seats: Vec<SeatInfo>,
    /// The seat of whoever created the game, counted from one; `null` if they do not play, or it is not known.
    pub creator: Option<u32>,
    /// The seats that were invited again, in order.
    pub reinvited: Vec<Reinvited>,
    /// The SHA-256 of the seed, fixed before the first move.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// Whether it is over.
    pub over: bool,
    /// Where the points came from, once it is over.
    pub result: Vec<SourceInfo>,
    /// The id of the game that the same people play next, once somebody has asked for it.
    pub next: Option<String>,
    /// How many actions the log has.
    pub seq: u32,
}

/// What one source of points brought.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct SourceInfo {
    /// Its name: `roads`, `cities` …
    pub source: String,
    /// What to call it.
    pub said: Words,
    /// Points, by seat; less than nothing where some were paid.
    pub points: Vec<i32>,
}

/// Who sits where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct SeatInfo {
    /// The seat, counted from one.
    pub player: u32,
    /// The name, as it is in the record.
    pub name: String,
    /// What to call them: the name, or the title of a bot.
    pub called: Words,
    /// The bot, if it is one.
    pub bot: Option<String>,
    /// Whether it was given by an invitation.
    pub invited: bool,
    /// Whether anybody has it: not so from an invitation on until somebody claims it.
    pub taken: bool,
    /// Whether whoever has it is connected now; never so for bots.
    pub present: bool,
}

/// A seat that was invited again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Reinvited {
    /// The seat, counted from one.
    pub player: u32,
    /// How many actions the log had then.
    pub seq: u32,
    /// Who invited whom, in words.
    pub said: Words,
}

/// One action of the log and what followed from it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Entry {
    /// Who did it; `null` for chance.
    pub player: Option<u32>,
    /// What was done, in its text form.
    pub action: String,
    /// What followed.
    pub events: Vec<EventInfo>,
}

/// Something that happened.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct EventInfo {
    /// What kind: `drawn`, `set-aside`, `laid`, `placed`, `scored`, `returned`, `final-scoring`, `over`; in
    /// The Castle also `marker-moved`, `keep-set`, `wall-tile-taken`, `wall-tile-revealed`,
    /// `wall-tile-used`, `bonus` and `wall-tiles-discarded`; in The City `pile-begun`, `building-begun`,
    /// `gate-set`, `wall-set`, `guard-set`, `tower-set`, `city-ends`, `ring-closed` and `guard-scored`; in
    /// Hunters and Gatherers `bonus-earned` and `bonus-drawn`; with expansions and variants of the base game
    /// `dealt`, `opened`, `given`, `put-back`, `discarded`, `passed-over`, `mountain-raised`, `paid`, `rebuilt`,
    /// `moved`, `sent-to-quarter`, `count-moved`, `left-quarter`, `river-ended`, `trade-opened` and `goods-scored`.
    pub kind: String,
    /// The sentence.
    pub said: Words,
    /// If something was scored, how.
    pub scoring: Option<ScoringInfo>,
    /// Points that come from no feature.
    pub bonus: Option<Bonus>,
    /// The sides of tiles it is about: walls, the gate.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<SideInfo>>", optional))]
    pub sides: Vec<SideInfo>,
    /// The squares it is about, such as the row a guard is paid for: column and row of each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<[i32; 2]>>", optional))]
    pub tiles: Vec<[i32; 2]>,
}

/// Points that a player gets for something other than a feature.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Bonus {
    /// Who gets them.
    pub player: u32,
    /// How many.
    pub points: u32,
}

/// A scoring with everything that explains it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct ScoringInfo {
    /// Where the points come from: `roads`, `cities` …
    pub source: String,
    /// `completed`, `unfinished` or `farmers`.
    pub occasion: String,
    /// The arithmetic, such as `3 tiles × 2 + 1 shield × 2 = 8`.
    pub arithmetic: Words,
    /// What each winner gets.
    pub points: u32,
    /// Who gets it.
    pub winners: Vec<u32>,
    /// The numbers of the rules.
    pub rules: Vec<String>,
    /// The parts it consists of, as outlines.
    pub areas: Vec<Area>,
    /// The features it was scored for besides itself, such as the markets around a residential area: the parts
    /// of each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Vec<Area>>>", optional))]
    pub touching: Vec<Vec<Area>>,
    /// Where the deer of a meadow are that tigers take: a part for each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Area>>", optional))]
    pub taken: Vec<Area>,
}

/// A part of a laid tile. What it looks like is said once, in [`TileKind`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Area {
    /// Column of the tile.
    pub x: i32,
    /// Row of the tile.
    pub y: i32,
    /// The number of the part among those of its tile, counted from zero.
    pub part: u32,
}

/// A feature on the board.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct FeatureInfo {
    /// `road`, `city`, `field`, `monastery` …
    pub kind: String,
    /// Its parts.
    pub areas: Vec<Area>,
    /// Tiles it lies on.
    pub tiles: u32,
    /// Whether it is completed.
    pub completed: bool,
    /// Open ends (sides, or empty squares around a monastery).
    pub open: u32,
    /// How many followers each player has on it, by seat.
    pub followers: Vec<u32>,
    /// Those with the majority.
    pub owners: Vec<u32>,
    /// What it would score if the game ended now.
    pub points: u32,
    /// The markets around a residential area of The City: the parts of each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Vec<Area>>>", optional))]
    pub touching: Vec<Vec<Area>>,
    /// All of that in a sentence.
    pub said: Words,
}

/// A position, as the seats of a connection may know it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct PositionInfo {
    /// How many actions led to it.
    pub seq: u32,
    /// Whose turn it is; `null` when the game is over.
    pub turn: Option<u32>,
    /// Points, by seat.
    pub scores: Vec<u32>,
    /// Followers left, by seat.
    pub supply: Vec<u32>,
    /// The laid tiles.
    pub tiles: Vec<TileInfo>,
    /// The followers on them.
    pub pieces: Vec<PieceInfo>,
    /// The kind of the tile to be laid.
    pub drawn: Option<String>,
    /// The kinds of tile that the player in turn may choose from, where there is a choice; only for that player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    pub offered: Vec<String>,
    /// What the player in turn is asked, without the answers, for everybody else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub asked: Option<Words>,
    /// The player in whose turn this player is asked something, if it is another's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub interrupts: Option<u32>,
    /// Every way to lay it and to go on; only for the seat in turn.
    pub choices: Vec<Choice>,
    /// Followers that may be placed on the tile just laid, when the turn has come to that.
    pub followers: Vec<FollowerChoice>,
    /// A decision of another kind that the player in turn has to make; only for that player.
    pub ask: Option<Ask>,
    /// What The Castle has beyond tiles and followers.
    pub castle: Option<CastleInfo>,
    /// What The City has beyond tiles and followers.
    pub city: Option<CityInfo>,
    /// What Hunters and Gatherers has beyond tiles and followers.
    pub hunters: Option<HuntersInfo>,
    /// What expansions and variants of the base game have beyond tiles and followers; nothing without any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub family: Option<FamilyInfo>,
    /// Tiles still to be drawn.
    pub left: u32,
    /// The same by kind.
    pub unseen: Vec<TileCount>,
    /// Tiles that fitted nowhere.
    pub set_aside: Vec<TileCount>,
}

/// A laid tile.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct TileInfo {
    /// Its kind: one of [`TileKinds`].
    pub name: String,
    /// In degrees: 0, 90, 180 or 270.
    pub rotation: u32,
    /// Column, growing to the east.
    pub x: i32,
    /// Row, growing to the south.
    pub y: i32,
    /// The player whose last tile it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub last_of: Option<u32>,
}

/// A follower or another piece on the board.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct PieceInfo {
    /// Whose it is.
    pub player: u32,
    /// The id of its drawing in `/art/GAME/symbols.svg`.
    pub symbol: String,
    /// Column of the tile.
    pub x: i32,
    /// Row of the tile.
    pub y: i32,
    /// The part of the tile it stands on.
    pub part: u32,
    /// What it is, if it is not an ordinary follower: `hut`, `big`, `good`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub piece: Option<String>,
}

/// One way to lay the drawn tile.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Choice {
    /// Column.
    pub x: i32,
    /// Row.
    pub y: i32,
    /// In degrees: 0, 90, 180 or 270.
    pub rotation: u32,
    /// The kind of the tile, where there are several to choose from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub tile: Option<String>,
    /// The kind of tile that it is once it lies face down, if it is laid like that: a mountain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub face_down: Option<String>,
    /// What to send to do it.
    pub action: String,
    /// Who can be placed on it then. If anybody can, one of these or `pass` must be sent with it.
    pub followers: Vec<FollowerChoice>,
}

/// One way to place a follower or another piece.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct FollowerChoice {
    /// What to send to do it.
    pub action: String,
    /// The part of the tile it would stand on.
    pub part: u32,
    /// Which tile that is, if it is not the one just laid: column and row.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub at: Option<[i32; 2]>,
    /// What is placed, if it is not an ordinary follower: `hut`, `big`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub piece: Option<String>,
}

/// So many tiles of a kind.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct TileCount {
    /// The kind.
    pub name: String,
    /// How many.
    pub count: u32,
}

/// A decision other than where the tile goes and who stands on it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Ask {
    /// What is to be decided.
    pub said: Words,
    /// The other player it is about, if it is about one: who gets a tile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub about: Option<u32>,
    /// Every answer there is.
    pub answers: Vec<Answer>,
}

/// One way to decide.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Answer {
    /// What to send to decide so.
    pub action: String,
    /// What it means.
    pub said: Words,
    /// The feature it is about; may be none.
    pub areas: Vec<Area>,
    /// The sides of tiles it is about, where walls can be set; may be none.
    pub sides: Vec<SideInfo>,
    /// The squares it is about, such as the row a guard would watch: column and row of each; may be none.
    pub tiles: Vec<[i32; 2]>,
    /// The points it is about: what a tower brings, what a guard would score as its row stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub points: Option<u32>,
    /// The kind of tile it is about, that is given away or given up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub tile: Option<String>,
    /// The quarter of Carcassonne it is about: `castle`, `market`, `blacksmith` or `cathedral`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub quarter: Option<String>,
    /// What is moved or placed, if it is not an ordinary follower: `big`, `good`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub piece: Option<String>,
    /// Where the followers stand that would move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Area>>", optional))]
    pub from: Vec<Area>,
    /// The tile that would be taken up and laid elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub rebuild: Option<RebuildInfo>,
}

/// A laid tile that could be laid elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct RebuildInfo {
    /// Its kind.
    pub tile: String,
    /// Where it lies: column and row.
    pub from: [i32; 2],
    /// Where it would lie: column and row.
    pub to: [i32; 2],
    /// How it would be turned, in degrees: 0, 90, 180 or 270.
    pub rotation: u32,
}

/// What expansions and variants of the base game have beyond tiles and followers.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct FamilyInfo {
    /// Big followers left, by seat; nothing where there are none in the game.
    pub big: Vec<u32>,
    /// The tiles before each player, by seat; nothing where nobody has any.
    pub hands: Vec<HandInfo>,
    /// The open tiles to choose from, or those that are to be given out; nothing where there are none.
    pub row: Option<HandInfo>,
    /// The monastery that each player keeps, by seat; nothing where nobody keeps one.
    pub kept: Vec<Option<String>>,
    /// Who gives the tiles out in this round.
    pub marker: Option<u32>,
    /// Tiles of the river still to be laid, the lake among them.
    pub river_left: u32,
    /// Who waits in Carcassonne.
    pub carcassonne: Option<CarcassonneInfo>,
    /// Goods left, by seat; nothing where there are none in the game.
    pub goods: Vec<u32>,
    /// Whether what the player in turn does next costs a point.
    pub costs: bool,
}

/// Tiles before a player or on the table that are not laid yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct HandInfo {
    /// The kinds of those that may be known.
    pub tiles: Vec<String>,
    /// How many more there are, face down.
    pub hidden: u32,
}

/// Who waits in the city of Carcassonne.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct CarcassonneInfo {
    /// The quarter the Count stands in: `castle`, `market`, `blacksmith` or `cathedral`.
    pub count: String,
    /// The followers in the quarters.
    pub waiting: Vec<WaitingInfo>,
}

/// A follower in a quarter of Carcassonne.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct WaitingInfo {
    /// Whose it is.
    pub player: u32,
    /// In which quarter.
    pub quarter: String,
    /// The id of its drawing.
    pub symbol: String,
    /// What it is, if it is not an ordinary follower: `big`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub piece: Option<String>,
    /// Where it stands, in units of which a tile has 120, from the north-west corner of the city's first cell.
    pub at: [f64; 2],
}

/// The drawings that expansions and variants of the base game need besides tiles and ordinary followers.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct FamilyArt {
    /// The ids of the big followers, standing, by seat.
    pub big: Vec<String>,
    /// The same lying.
    pub big_lying: Vec<String>,
    /// The ids of the boats, by seat.
    pub boats: Vec<String>,
    /// The ids of the goods, by seat.
    pub goods: Vec<String>,
    /// The city of Carcassonne, where it is in the game.
    pub carcassonne: Option<CarcassonneArt>,
}

/// The city of Carcassonne, which lies over twelve tiles. Lengths are in units of which a tile has 120, from the
/// north-west corner of its first cell, which is the square 0,0.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct CarcassonneArt {
    /// The id of the drawing that lies over the tiles.
    pub symbol: String,
    /// Its width and height.
    pub size: [f64; 2],
    /// The id of the Count's drawing.
    pub count: String,
    /// The four quarters.
    pub quarters: Vec<QuarterArt>,
}

/// A quarter of Carcassonne.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct QuarterArt {
    /// `castle`, `market`, `blacksmith` or `cathedral`.
    pub id: String,
    /// What it is called.
    pub said: Words,
    /// Its outline as SVG path data.
    pub path: String,
    /// Where the Count stands in it.
    pub count: [f64; 2],
}

/// A side of a tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct SideInfo {
    /// Column of the tile.
    pub x: i32,
    /// Row of the tile.
    pub y: i32,
    /// `n`, `e`, `s` or `w`.
    pub side: String,
}

/// What a position of Hunters and Gatherers has beyond tiles and followers.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct HuntersInfo {
    /// Huts left, by seat.
    pub huts: Vec<u32>,
    /// Bonus tiles still to be drawn.
    pub bonus_left: u32,
    /// The same by kind.
    pub bonus_unseen: Vec<TileCount>,
    /// The bonus tile of this turn, while it is drawn, laid and placed on.
    pub bonus: Option<BonusInfo>,
}

/// A bonus tile that is being laid.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct BonusInfo {
    /// Its kind.
    pub name: String,
    /// What it can do, a sentence for each.
    pub powers: Vec<Words>,
}

/// What a position of The City has beyond tiles and followers.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct CityInfo {
    /// Which pile tiles are drawn from: 1, 2 or 3.
    pub pile: u32,
    /// Tiles left in it.
    pub pile_left: u32,
    /// Walls each player sets in a wall building now; 0 while there are none.
    pub each: u32,
    /// Walls not set yet.
    pub walls_left: u32,
    /// Free sides between the two ends of the walls, once there is a gate: with 5 or fewer after a building
    /// the game ends.
    pub free: Option<u32>,
    /// The wall building that is going on.
    pub building: Option<BuildingInfo>,
    /// The city gate.
    pub gate: Option<SideInfo>,
    /// The walls, to the left of the gate and then to its right, each from the gate on; at the end also those
    /// that closed the ring.
    pub walls: Vec<WallInfo>,
    /// The towers on them, in the order they came.
    pub towers: Vec<TowerInfo>,
    /// What belongs to the players, by seat.
    pub players: Vec<CityPlayer>,
    /// Edges of markets that end at the rim of a tile.
    pub edges: Vec<EdgeInfo>,
}

/// A wall building that is going on.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct BuildingInfo {
    /// Who leads it.
    pub leader: u32,
    /// What is to be decided: `gate`, `wall`, `guard` or `tower`.
    pub step: String,
    /// Whose walls are still to be set, the gate among them, in this order.
    pub to_set: Vec<u32>,
}

/// A wall.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct WallInfo {
    /// Where it stands.
    pub at: SideInfo,
    /// Whether it closed the ring and there was none left, so that it is imagined.
    pub imagined: bool,
    /// The guard on it.
    pub guard: Option<GuardInfo>,
}

/// A guard on a wall.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct GuardInfo {
    /// Whose it is.
    pub player: u32,
    /// The squares it watches, from the wall on: column and row of each.
    pub row: Vec<[i32; 2]>,
    /// What it would score as they stand.
    pub points: u32,
    /// The same as a sentence.
    pub said: Words,
}

/// A tower on the walls.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct TowerInfo {
    /// Whose it is.
    pub player: u32,
    /// The wall beside it.
    pub at: SideInfo,
    /// At which end of that wall it stands, as seen from within: `left` or `right`.
    pub end: String,
}

/// What a player of The City has.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct CityPlayer {
    /// Towers left.
    pub towers: u32,
    /// Guards on the walls.
    pub guards: u32,
    /// What they would score as their rows stand.
    pub guard_points: u32,
}

/// What a position of The Castle has beyond tiles and followers.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct CastleInfo {
    /// Which corner towers still hold their wall tile, in the order of [`CastleArt`].
    pub towers: Vec<bool>,
    /// What belongs to the players, by seat.
    pub players: Vec<CastlePlayer>,
    /// The squares of the largest empty area: column and row of each.
    pub empty: Vec<[i32; 2]>,
    /// Edges of houses and towers that end at the rim of a tile.
    pub edges: Vec<EdgeInfo>,
}

/// What a player of The Castle has.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct CastlePlayer {
    /// Where the marker stands: the space of the score track.
    pub space: u32,
    /// The id of the marker's drawing.
    pub marker: String,
    /// Points to the next tower that still holds a wall tile.
    pub to_tower: Option<u32>,
    /// The wall tiles held, each with its number.
    pub wall_tiles: Vec<HeldWallTile>,
    /// The keep, once it stands.
    pub keep: Option<KeepInfo>,
}

/// A wall tile that a player holds.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct HeldWallTile {
    /// Its kind, by number.
    pub number: u32,
    /// Whether it was won before this turn, and so may be used in it.
    pub usable: bool,
}

/// A keep.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct KeepInfo {
    /// How many tiles its house has.
    pub tiles: u32,
    /// The id of its drawing.
    pub symbol: String,
    /// Where it stands.
    pub at: Area,
}

/// The edge of a building or market at the rim of a tile.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct EdgeInfo {
    /// Column of the tile.
    pub x: i32,
    /// Row of the tile.
    pub y: i32,
    /// The id of its drawing, one tile wide.
    pub symbol: String,
}
