//! Where games are kept: SQLite in WAL mode, with many moves to a commit.

mod files;
pub mod storage;
mod writer;

use crate::protocol::TableRules;
use crate::store::storage::{
    Kept, Storage, StoreError, StoredAction, StoredClaim, StoredReinvitation, StoredSeat, StoredTable,
};
use bastide_engine::chance::Seed;
use files::Files;
use futures_util::future::BoxFuture;
use sqlx::error::DatabaseError;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection, Row, SqliteConnection};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use writer::{Scribe, Trouble};

static MIGRATIONS: Migrator = sqlx::migrate!();

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::ColumnDecode { index, source } => Self::Damaged(format!("column {index}: {source}")),
            sqlx::Error::Database(error)
                if error.is_unique_violation()
                    || error.is_foreign_key_violation()
                    || error.is_check_violation() =>
            {
                Self::Taken(error.to_string())
            }
            sqlx::Error::Database(error) if is_corruption(&*error) => Self::Damaged(error.to_string()),
            error => Self::Failed(error.to_string()),
        }
    }
}

/// Whether SQLite says that the file itself is broken, which trying again does not mend: its results `CORRUPT` and
/// `NOTADB`, whatever more it says in the bits above.
fn is_corruption(error: &dyn DatabaseError) -> bool {
    let code = error.code().and_then(|code| code.parse::<u32>().ok());
    matches!(code.map(|code| code & 0xff), Some(11 | 26))
}

/// How long it is known whether the database takes writes before it is tried again.
const KNOWN_FOR: Duration = Duration::from_secs(1);

/// How long the disk may take for a try.
const TRY: Duration = Duration::from_secs(5);

/// Something to be written.
enum Write {
    Create {
        table: StoredTable,
        after: Option<String>,
    },
    Append {
        table: String,
        first: u32,
        actions: Vec<StoredAction>,
    },
    Rename {
        table: String,
        player: usize,
        name: String,
    },
    Claim {
        table: String,
        claim: StoredClaim,
    },
    Reinvite {
        table: String,
        number: u32,
        again: StoredReinvitation,
        invitation_hash: Vec<u8>,
    },
    /// Nothing, to see whether it can be done.
    Nothing,
}

/// A write and who waits for it.
struct Job {
    write: Write,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// The database. Cloning it gives another handle to the same one.
#[derive(Clone)]
pub struct Store {
    pool: SqlitePool,
    jobs: mpsc::Sender<Job>,
    trouble: watch::Receiver<Trouble>,
    tried: Arc<Mutex<Option<Tried>>>,
}

/// When it was last tried whether the database takes writes, and what came of it.
struct Tried {
    when: Instant,
    result: Result<(), StoreError>,
}

/// The task that writes. It ends when all handles of the store are gone and everything is written.
pub struct Writer(JoinHandle<()>);

impl Writer {
    /// Waits until everything is written.
    pub async fn finish(self) {
        if let Err(error) = self.0.await {
            tracing::error!(%error, "the writer ended badly");
        }
    }
}

impl Store {
    /// Opens the database in this folder, or makes it. A file that is not ours or newer than we are is
    /// left as it is, and so is one that another server uses.
    pub async fn open(folder: &Path) -> Result<(Self, Writer), StoreError> {
        let files = Files::take(folder)?;
        let path = files.database().to_owned();
        let unreadable =
            |error: &dyn std::fmt::Display| StoreError::Unreadable(path.clone(), error.to_string());
        if path.exists() {
            check(&path).await?;
        }
        files.make().map_err(|error| unreadable(&error))?;
        let options = SqliteConnectOptions::new()
            .filename(&path)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A move that was acknowledged survives a power cut too.
            .synchronous(SqliteSynchronous::Full);
        let mut connection =
            SqliteConnection::connect_with(&options).await.map_err(|error| unreadable(&error))?;
        MIGRATIONS.run_direct(None, &mut connection, false).await.map_err(|error| unreadable(&error))?;
        let (scribe, trouble) = Scribe::new(files, options.clone(), connection).await?;
        let pool = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.read_only(true))
            .await
            .map_err(|error| unreadable(&error))?;
        let (jobs, queue) = mpsc::channel(4096);
        let writer = Writer(tokio::spawn(scribe.run(queue)));
        Ok((Self { pool, jobs, trouble, tried: Arc::default() }, writer))
    }

    async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (done, wait) = oneshot::channel();
        self.jobs.send(Job { write, done }).await.map_err(|_| StoreError::Closed)?;
        wait.await.map_err(|_| StoreError::Closed)?
    }

    async fn find(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        let mut read = self.pool.begin().await?;
        let Some(row) =
            sqlx::query("select head, seed, created_at, next, owner_hash, rules from tables where id = $1")
                .bind(id)
                .fetch_optional(&mut *read)
                .await?
        else {
            return Ok(None);
        };
        let damaged = |what: &str| StoreError::Damaged(format!("game {id}: {what}"));
        let seed: Vec<u8> = row.try_get(1)?;
        let seed = seed.try_into().map_err(|_| damaged("its seed is not 32 bytes long"))?;
        let rules: Option<String> = row.try_get(5)?;
        let rules = rules.map_or_else(|| Ok(TableRules::default()), |rules| serde_json::from_str(&rules));
        let seats = sqlx::query(
            "select name, bot, token_hash, invitation_hash from seats where table_id = $1 order by player",
        )
        .bind(id)
        .fetch_all(&mut *read)
        .await?;
        let reinvited =
            sqlx::query("select player, name, seq from reinvitations where table_id = $1 order by number")
                .bind(id)
                .fetch_all(&mut *read)
                .await?;
        let actions = sqlx::query("select player, action, seq from actions where table_id = $1 order by seq")
            .bind(id)
            .fetch_all(&mut *read)
            .await?;
        let seats = seats.iter().map(|row| {
            Ok(StoredSeat {
                name: row.try_get(0)?,
                bot: row.try_get(1)?,
                token_hash: row.try_get(2)?,
                invitation_hash: row.try_get(3)?,
            })
        });
        let reinvited = reinvited.iter().map(|row| {
            let player = usize::from(row.try_get::<u8, _>(0)?);
            Ok(StoredReinvitation { player, name: row.try_get(1)?, seq: row.try_get(2)? })
        });
        let actions = (0_i64..).zip(&actions).map(|(seq, row)| {
            if row.try_get::<i64, _>(2)? != seq {
                return Err(damaged(&format!("action {seq} is missing")));
            }
            Ok(StoredAction { player: row.try_get(0)?, action: row.try_get(1)? })
        });
        Ok(Some(StoredTable {
            id: id.to_owned(),
            head: row.try_get(0)?,
            seed: Seed::new(seed),
            created_at: row.try_get(2)?,
            next: row.try_get(3)?,
            owner_hash: row.try_get(4)?,
            rules: rules.map_err(|error| damaged(&format!("its rules: {error}")))?,
            reinvited: reinvited.collect::<Result<_, StoreError>>()?,
            seats: seats.collect::<Result<_, StoreError>>()?,
            actions: actions.collect::<Result<_, StoreError>>()?,
        }))
    }

    /// Games that have not been marked as finished are found by their log; this lists all ids, the newest last.
    pub async fn tables(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("select id from tables order by created_at, id").fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Tries whether it takes writes, unless that is known.
    async fn try_writing(&self) -> Result<(), StoreError> {
        // Held meanwhile: however many ask, one tries.
        let mut tried = self.tried.lock().await;
        if let Some(known) = tried.as_ref().filter(|known| known.when.elapsed() < KNOWN_FOR) {
            return known.result.clone();
        }
        let slow = || Err(StoreError::Failed("the disk does not answer".into()));
        let result = timeout(TRY, self.write(Write::Nothing)).await.unwrap_or_else(|_| slow());
        *tried = Some(Tried { when: Instant::now(), result: result.clone() });
        result
    }
}

impl Storage for Store {
    fn create(&self, table: StoredTable, after: Option<String>) -> Kept<'_, ()> {
        Box::pin(self.write(Write::Create { table, after }))
    }

    fn append(&self, table: &str, first: u32, actions: Vec<StoredAction>) -> Kept<'_, ()> {
        Box::pin(self.write(Write::Append { table: table.to_owned(), first, actions }))
    }

    fn rename(&self, table: &str, player: usize, name: String) -> Kept<'_, ()> {
        Box::pin(self.write(Write::Rename { table: table.to_owned(), player, name }))
    }

    fn claim(&self, table: &str, claim: StoredClaim) -> Kept<'_, ()> {
        Box::pin(self.write(Write::Claim { table: table.to_owned(), claim }))
    }

    fn reinvite(
        &self,
        table: &str,
        number: u32,
        again: StoredReinvitation,
        invitation_hash: Vec<u8>,
    ) -> Kept<'_, ()> {
        Box::pin(self.write(Write::Reinvite { table: table.to_owned(), number, again, invitation_hash }))
    }

    fn load(&self, id: &str) -> Kept<'_, Option<StoredTable>> {
        let id = id.to_owned();
        let not_read = |error| match error {
            StoreError::Failed(why) => StoreError::NotRead(why),
            other => other,
        };
        Box::pin(async move { self.find(&id).await.map_err(not_read) })
    }

    fn writable(&self) -> Kept<'_, ()> {
        Box::pin(self.try_writing())
    }

    fn recovered(&self) -> BoxFuture<'static, ()> {
        let mut trouble = self.trouble.clone();
        Box::pin(async move {
            // If the writer is gone, there is nothing to wait for.
            let _ = trouble.wait_for(Option::is_none).await;
        })
    }
}

/// Looks at an existing file without changing it.
async fn check(path: &Path) -> Result<(), StoreError> {
    let unreadable =
        |error: &dyn std::fmt::Display| StoreError::Unreadable(path.to_owned(), error.to_string());
    let options = SqliteConnectOptions::new().filename(path).read_only(true);
    let mut look = SqliteConnection::connect_with(&options).await.map_err(|error| unreadable(&error))?;
    let known = sqlx::query("select count(*) from sqlite_master where name = '_sqlx_migrations'")
        .fetch_one(&mut look)
        .await
        .map_err(|error| unreadable(&error))?
        .get::<i64, _>(0);
    let tables = sqlx::query("select count(*) from sqlite_master").fetch_one(&mut look).await;
    let tables = tables.map_err(|error| unreadable(&error))?.get::<i64, _>(0);
    if known == 0 {
        return if tables == 0 { Ok(()) } else { Err(unreadable(&"it is the database of another program")) };
    }
    let newest: i64 = sqlx::query("select coalesce(max(version), 0) from _sqlx_migrations")
        .fetch_one(&mut look)
        .await
        .map_err(|error| unreadable(&error))?
        .get(0);
    let ours = MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0);
    if newest > ours { Err(StoreError::Newer(path.to_owned())) } else { Ok(()) }
}

async fn write_one(connection: &mut SqliteConnection, write: &Write) -> Result<(), StoreError> {
    match write {
        Write::Create { table, after } => {
            let rules =
                serde_json::to_string(&table.rules).map_err(|error| StoreError::Failed(error.to_string()))?;
            sqlx::query(
                "insert into tables (id, head, seed, created_at, owner_hash, rules) \
                 values ($1, $2, $3, $4, $5, $6)",
            )
            .bind(&table.id)
            .bind(&table.head)
            .bind(table.seed.bytes().as_slice())
            .bind(table.created_at)
            .bind(&table.owner_hash)
            .bind(rules)
            .execute(&mut *connection)
            .await?;
            for (player, seat) in table.seats.iter().enumerate() {
                sqlx::query(
                    "insert into seats (table_id, player, name, bot, token_hash, invitation_hash) \
                     values ($1, $2, $3, $4, $5, $6)",
                )
                .bind(&table.id)
                .bind(player as i64)
                .bind(&seat.name)
                .bind(&seat.bot)
                .bind(&seat.token_hash)
                .bind(&seat.invitation_hash)
                .execute(&mut *connection)
                .await?;
            }
            if let Some(after) = after {
                let one = sqlx::query("update tables set next = $2 where id = $1 and next is null")
                    .bind(after)
                    .bind(&table.id)
                    .execute(&mut *connection)
                    .await?;
                if one.rows_affected() == 0 {
                    return Err(StoreError::Taken(format!("there is a game after {after} already")));
                }
            }
            append(connection, &table.id, 0, &table.actions).await
        }
        Write::Append { table, first, actions } => append(connection, table, *first, actions).await,
        Write::Rename { table, player, name } => {
            sqlx::query("update seats set name = $3 where table_id = $1 and player = $2")
                .bind(table)
                .bind(*player as i64)
                .bind(name)
                .execute(connection)
                .await?;
            Ok(())
        }
        Write::Claim { table, claim } => {
            // Whoever claims twice, because the answer was lost, has it.
            let updated = sqlx::query(
                "update seats set token_hash = $4, name = $5 where table_id = $1 and player = $2 \
                 and invitation_hash = $3 and (token_hash is null or token_hash = $4)",
            )
            .bind(table)
            .bind(claim.player as i64)
            .bind(&claim.invitation_hash)
            .bind(&claim.token_hash)
            .bind(&claim.name)
            .execute(connection)
            .await?;
            if updated.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Claimed) }
        }
        Write::Reinvite { table, number, again, invitation_hash } => {
            sqlx::query(
                "update seats set token_hash = null, invitation_hash = $3 where table_id = $1 and player = $2",
            )
            .bind(table)
            .bind(again.player as i64)
            .bind(invitation_hash)
            .execute(&mut *connection)
            .await?;
            sqlx::query(
                "insert into reinvitations (table_id, number, player, name, seq) values ($1, $2, $3, $4, $5)",
            )
            .bind(table)
            .bind(number)
            .bind(again.player as i64)
            .bind(&again.name)
            .bind(again.seq)
            .execute(connection)
            .await?;
            Ok(())
        }
        Write::Nothing => writer::touch(connection).await,
    }
}

/// Whether the database has what was to be written.
async fn is_there(connection: &mut SqliteConnection, write: &Write) -> Result<bool, StoreError> {
    match write {
        Write::Create { table, .. } => {
            let found = sqlx::query("select 1 from tables where id = $1").bind(&table.id);
            Ok(found.fetch_optional(connection).await?.is_some())
        }
        Write::Append { table, first, actions } => {
            let found = sqlx::query_as::<_, (Option<i64>, String)>(
                "select player, action from actions where table_id = $1 and seq >= $2 order by seq limit $3",
            );
            let found = found.bind(table).bind(i64::from(*first)).bind(actions.len() as i64);
            let found = found.fetch_all(connection).await?;
            let same = |(kept, asked): (&(Option<i64>, String), &StoredAction)| {
                kept.0 == asked.player.map(i64::from) && kept.1 == asked.action
            };
            Ok(found.len() == actions.len() && found.iter().zip(actions).all(same))
        }
        Write::Rename { table, player, name } => {
            let found = sqlx::query("select 1 from seats where table_id = $1 and player = $2 and name = $3");
            let found = found.bind(table).bind(*player as i64).bind(name);
            Ok(found.fetch_optional(connection).await?.is_some())
        }
        Write::Claim { table, claim } => {
            let found = sqlx::query(
                "select 1 from seats where table_id = $1 and player = $2 and token_hash = $3 and name = $4",
            );
            let found = found.bind(table).bind(claim.player as i64).bind(&claim.token_hash).bind(&claim.name);
            Ok(found.fetch_optional(connection).await?.is_some())
        }
        Write::Reinvite { table, again, invitation_hash, .. } => {
            let found = sqlx::query(
                "select 1 from seats where table_id = $1 and player = $2 and invitation_hash = $3",
            );
            let found = found.bind(table).bind(again.player as i64).bind(invitation_hash);
            Ok(found.fetch_optional(connection).await?.is_some())
        }
        Write::Nothing => Ok(false),
    }
}

async fn append(
    connection: &mut SqliteConnection,
    table: &str,
    first: u32,
    actions: &[StoredAction],
) -> Result<(), StoreError> {
    let length: i64 = sqlx::query_scalar("select coalesce(max(seq) + 1, 0) from actions where table_id = $1")
        .bind(table)
        .fetch_one(&mut *connection)
        .await?;
    if length != i64::from(first) {
        return Err(StoreError::Taken(format!("the log of game {table} has {length} actions, not {first}")));
    }
    for (seq, entry) in (i64::from(first)..).zip(actions) {
        // The primary key refuses a number that is taken: no action is ever doubled.
        sqlx::query("insert into actions (table_id, seq, player, action) values ($1, $2, $3, $4)")
            .bind(table)
            .bind(seq)
            .bind(entry.player.map(i64::from))
            .bind(&entry.action)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
