//! What clients send: the bodies of HTTP requests, and the messages of the WebSocket `/api/tables/ID/play`.

use super::{Aid, Saying, TableRules};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

/// `POST /api/tables`: a new game.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct NewTable {
    /// Which game.
    // Read as any text, so that an unknown game is refused in words.
    #[schema(value_type = super::GameId)]
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
    /// What those at the table may do besides playing.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<TableRules>"))]
    pub rules: TableRules,
    /// Who plays, in turn order.
    pub seats: Vec<NewSeat>,
}

/// A file of own tiles.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct TileFile {
    /// Its name.
    pub name: String,
    /// Its text, in TOML.
    pub text: String,
}

/// `POST /api/tiles/check`: whether a game could be played with these tiles.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct TilesCheck {
    /// Which game.
    // Read as any text, so that an unknown game is refused in words.
    #[schema(value_type = super::GameId)]
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

/// Who takes a seat.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
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

/// `POST /api/tables/ID/claim`: takes the seat that an invitation is for. The first who claims it has the seat; the
/// same claim sent again, because the answer was lost, is answered the same.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
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

/// `POST /api/tables/ID/invite`: invites a seat again that was lost, or that the wrong person has taken. The answer is
/// a `SeatKey`; the seat's secret and its old invitation are void at once, and everybody is told.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Invite {
    /// The secret of whoever created the game.
    pub token: String,
    /// The seat, counted from one.
    pub player: u32,
}

/// `POST /api/tables/ID/rematch`: another game for the same people, once this one is over.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Rematch {
    /// The secret of a seat of this game.
    pub token: String,
}

/// `POST /api/lessons/ID/step`: what a learner does in a scene, from its beginning.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct LessonStep {
    /// The scene, counted from zero.
    pub scene: u32,
    /// All that the learner has done in it, in order.
    pub actions: Vec<String>,
}

/// `POST /api/lessons/ID/game`: a real game that goes on from the end of a lesson. The answer is a `Created`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct LessonGame {
    /// The name of the learner, who has the first seat.
    pub name: String,
    /// The bot in all other seats.
    pub bot: String,
}

impl ToServer {
    /// A greeting with these secrets, from somebody who has nothing yet and takes everything as it is.
    pub fn hello(tokens: Vec<String>) -> Self {
        Self::Hello { tokens, since: 0, takebacks: None, changes: false, packed: false }
    }
}

/// What a client says.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(test, derive(TS), ts(export))]
pub enum ToServer {
    /// The first message: who is there and what is known already.
    Hello {
        /// The secrets of the seats played from this connection; none to watch.
        tokens: Vec<String>,
        /// How many actions of the log the client has.
        since: u32,
        /// The `takebacks` that came with them. Without it nothing of them is trusted once something was taken back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        takebacks: Option<u32>,
        /// Whether positions after the first come as what has changed ([`ToClient::Changed`](super::ToClient::Changed)).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
        changes: bool,
        /// Whether long messages come packed: as a binary frame that holds the text, packed with gzip.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
        packed: bool,
    },
    /// A turn, or a part of it: all of these actions or none.
    Play {
        /// Comes back with the answer.
        request: u32,
        /// The secret of the seat that plays.
        token: String,
        /// How many actions the log has: the position this was decided in.
        seq: u32,
        /// How often something had been taken back then. Who sends a turn again, because no answer came, needs it: the
        /// same number of actions may be another position by now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        takebacks: Option<u32>,
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
    /// Takes back the last turn of a player: at once if only bots are concerned, else it is proposed to the others.
    TakeBack {
        /// The secret of the seat whose turn it was; then those of others at the same screen, who agree by that.
        tokens: Vec<String>,
    },
    /// Proposes that a bot plays for somebody who is away, until they come back. All others who are there have to
    /// agree; if there is nobody else, it is done.
    StandIn {
        /// The secret of the seat that proposes it; then those of others at the same screen, who agree by that.
        tokens: Vec<String>,
        /// The seat of who is away, counted from one.
        player: u32,
        /// Which bot, as for a new game.
        bot: String,
    },
    /// Agrees to what somebody else has proposed, or not; who has proposed it withdraws it by not agreeing.
    Consent {
        /// The secret of the seat that answers.
        token: String,
        /// Which proposal.
        proposal: u32,
        /// Whether it agrees.
        agree: bool,
    },
    /// Says something to those who play.
    Talk {
        /// The secret of the seat that says it.
        token: String,
        /// What.
        said: Saying,
    },
    /// Asks for a [`ToClient::Pong`](super::ToClient::Pong), to hear whether the server is there.
    Ping,
    /// Asks for [`ToClient::Features`](super::ToClient::Features).
    Features,
    /// Asks for [`ToClient::Aid`](super::ToClient::Aid).
    Aid {
        /// Which aid.
        aid: Aid,
        /// The square it is about, where it is about one: column and row.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        at: Option<[i32; 2]>,
    },
    /// Asks for [`ToClient::Moves`](super::ToClient::Moves).
    Moves,
}
