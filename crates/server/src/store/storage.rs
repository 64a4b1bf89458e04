//! What the server asks of whatever keeps its games.

use crate::protocol::TableRules;
use bastide_engine::chance::Seed;
use futures_util::future::BoxFuture;
use std::fmt;
use std::path::PathBuf;

/// A game as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// Its id.
    pub id: String,
    /// The head of its record.
    pub head: String,
    /// What its draws follow from.
    pub seed: Seed,
    /// When it was created, in seconds since 1970.
    pub created_at: i64,
    /// The game that the same people play next.
    pub next: Option<String>,
    /// The SHA-256 of the secret with which seats are invited again; nobody has it in games from before that could be.
    pub owner_hash: Option<Vec<u8>>,
    /// What those at the table may do besides playing.
    pub rules: TableRules,
    /// Seats that were invited again, in order; none in a new game.
    pub reinvited: Vec<StoredReinvitation>,
    /// Who plays.
    pub seats: Vec<StoredSeat>,
    /// What was done.
    pub actions: Vec<StoredAction>,
}

/// A seat as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSeat {
    /// The name.
    pub name: String,
    /// The bot, if it is one.
    pub bot: Option<String>,
    /// The SHA-256 of the secret of whoever has it; none for bots and for seats whose invitation nobody has claimed.
    pub token_hash: Option<Vec<u8>>,
    /// The SHA-256 of the invitation; none for seats that need none.
    pub invitation_hash: Option<Vec<u8>>,
}

/// How an invitation is claimed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredClaim {
    /// The seat, counted from zero.
    pub player: usize,
    /// The SHA-256 of the invitation.
    pub invitation_hash: Vec<u8>,
    /// The SHA-256 of the secret that opens the seat from now on.
    pub token_hash: Vec<u8>,
    /// The name in the seat from now on.
    pub name: String,
}

/// That a seat was invited again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredReinvitation {
    /// The seat, counted from zero.
    pub player: usize,
    /// What the player was called then.
    pub name: String,
    /// How many actions the log had then.
    pub seq: u32,
}

/// An action as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredAction {
    /// The seat, counted from zero; `None` for chance.
    pub player: Option<u8>,
    /// The text form.
    pub action: String,
}

/// Why something could not be kept or found.
#[derive(Clone, Debug)]
pub enum StoreError {
    /// The file was written by a newer version of the program.
    Newer(PathBuf),
    /// The file can't be opened or is no database of ours.
    Unreadable(PathBuf, String),
    /// Another server uses this folder.
    InUse(PathBuf),
    /// What is there can't be read: somebody else has changed it, or the disk has.
    Damaged(String),
    /// What was played is not allowed by the rules: they have changed since, or it is damaged.
    Forbidden(String),
    /// Somebody else was faster: the number or the place is taken.
    Taken(String),
    /// Somebody else has claimed the seat before.
    Claimed,
    /// The database can't be written now. What was to be written is most likely not there; whoever must know looks again.
    Failed(String),
    /// The database can't be read now.
    NotRead(String),
    /// The server is shutting down.
    Closed,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Newer(path) => write!(f, "{} was written by a newer version", path.display()),
            Self::Unreadable(path, why) => write!(f, "{} can't be used: {why}", path.display()),
            Self::InUse(path) => write!(f, "{} is used by another server", path.display()),
            Self::Damaged(why)
            | Self::Forbidden(why)
            | Self::Taken(why)
            | Self::Failed(why)
            | Self::NotRead(why) => f.write_str(why),
            Self::Claimed => f.write_str("somebody else has claimed the seat"),
            Self::Closed => f.write_str("the server is shutting down"),
        }
    }
}

impl std::error::Error for StoreError {}

/// The answer to a request, once it is there.
pub type Kept<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// Keeps games. When a call that writes has returned well, what it wrote survives a power cut.
pub trait Storage: Send + Sync {
    /// Keeps a new game; it may be the next after another.
    fn create(&self, table: StoredTable, after: Option<String>) -> Kept<'_, ()>;

    /// Adds to a game's log, `first` being the number of actions it has. If the log is not that long,
    /// nothing is added.
    fn append(&self, table: &str, first: u32, actions: Vec<StoredAction>) -> Kept<'_, ()>;

    /// Changes the name in a seat.
    fn rename(&self, table: &str, player: usize, name: String) -> Kept<'_, ()>;

    /// Gives a seat to a secret, if this is its invitation and no other secret has it: of several who claim the same
    /// seat at once exactly one does not get [`StoreError::Claimed`].
    fn claim(&self, table: &str, claim: StoredClaim) -> Kept<'_, ()>;

    /// Takes a seat's secret away and gives it another invitation; `number` is how many seats of the game were invited
    /// again before.
    fn reinvite(
        &self,
        table: &str,
        number: u32,
        again: StoredReinvitation,
        invitation_hash: Vec<u8>,
    ) -> Kept<'_, ()>;

    /// Finds a game.
    fn load(&self, id: &str) -> Kept<'_, Option<StoredTable>>;

    /// Whether it takes writes, found out by writing something that means nothing. Asking often costs no more.
    fn writable(&self) -> Kept<'_, ()>;

    /// Waits until it takes writes again; at once if it does.
    fn recovered(&self) -> BoxFuture<'static, ()>;
}
