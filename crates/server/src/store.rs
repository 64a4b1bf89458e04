//! Where games are kept: SQLite in WAL mode, with many moves to a commit.

use crate::storage::{
    Kept, Storage, StoreError, StoredAction, StoredClaim, StoredReinvitation, StoredSeat, StoredTable,
};
use bastide_engine::chance::Seed;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection, Row, SqliteConnection};
use std::path::Path;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

static MIGRATIONS: Migrator = sqlx::migrate!();

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            // Only a claim looks for a row that may be gone.
            sqlx::Error::RowNotFound => Self::Claimed,
            error => Self::Failed(error.to_string()),
        }
    }
}

/// Something to be written.
enum Write {
    Create { table: StoredTable, after: Option<String> },
    Append { table: String, first: u32, actions: Vec<StoredAction> },
    Rename { table: String, player: usize, name: String },
    Claim { table: String, claim: StoredClaim },
    Reinvite { table: String, number: u32, again: StoredReinvitation, invitation_hash: Vec<u8> },
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
    /// left as it is.
    pub async fn open(folder: &Path) -> Result<(Self, Writer), StoreError> {
        let path = folder.join("bastide.sqlite3");
        let unreadable =
            |error: &dyn std::fmt::Display| StoreError::Unreadable(path.clone(), error.to_string());
        std::fs::create_dir_all(folder).map_err(|error| unreadable(&error))?;
        if path.exists() {
            check(&path).await?;
        }
        let options = SqliteConnectOptions::new()
            .filename(&path)
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A move that was acknowledged survives a power cut too.
            .synchronous(SqliteSynchronous::Full);
        let mut writer =
            SqliteConnection::connect_with(&options).await.map_err(|error| unreadable(&error))?;
        MIGRATIONS.run_direct(None, &mut writer, false).await.map_err(|error| unreadable(&error))?;
        let pool = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.read_only(true))
            .await
            .map_err(|error| unreadable(&error))?;
        let (jobs, queue) = mpsc::channel(4096);
        Ok((Self { pool, jobs }, Writer(tokio::spawn(write_all(writer, queue)))))
    }

    async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (done, wait) = oneshot::channel();
        self.jobs.send(Job { write, done }).await.map_err(|_| StoreError::Closed)?;
        wait.await.map_err(|_| StoreError::Closed)?
    }

    async fn find(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        let mut read = self.pool.begin().await?;
        let Some(row) =
            sqlx::query("select head, seed, created_at, next, owner_hash from tables where id = $1")
                .bind(id)
                .fetch_optional(&mut *read)
                .await?
        else {
            return Ok(None);
        };
        let seed: Vec<u8> = row.get(1);
        let seed = seed.try_into().map_err(|_| StoreError::Failed(format!("the seed of {id} is damaged")))?;
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
        let actions = sqlx::query("select player, action from actions where table_id = $1 order by seq")
            .bind(id)
            .fetch_all(&mut *read)
            .await?;
        Ok(Some(StoredTable {
            id: id.to_owned(),
            head: row.get(0),
            seed: Seed::new(seed),
            created_at: row.get(2),
            next: row.get(3),
            owner_hash: row.get(4),
            reinvited: reinvited
                .iter()
                .map(|row| StoredReinvitation {
                    player: usize::from(row.get::<u8, _>(0)),
                    name: row.get(1),
                    seq: row.get(2),
                })
                .collect(),
            seats: seats
                .iter()
                .map(|row| StoredSeat {
                    name: row.get(0),
                    bot: row.get(1),
                    token_hash: row.get(2),
                    invitation_hash: row.get(3),
                })
                .collect(),
            actions: actions
                .iter()
                .map(|row| StoredAction { player: row.get::<Option<u8>, _>(0), action: row.get(1) })
                .collect(),
        }))
    }

    /// Games that have not been marked as finished are found by their log; this lists all ids, the newest last.
    pub async fn tables(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("select id from tables order by created_at, id").fetch_all(&self.pool).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
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
        Box::pin(async move { self.find(&id).await })
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

/// Writes whatever waits in one transaction after another: one sync of the disk serves them all.
async fn write_all(mut connection: SqliteConnection, mut queue: mpsc::Receiver<Job>) {
    let mut batch = Vec::new();
    while queue.recv_many(&mut batch, 512).await > 0 {
        let results = write_batch(&mut connection, &batch).await;
        match results {
            Ok(results) => {
                for (job, result) in batch.drain(..).zip(results) {
                    // Who does not wait any more will find it when it asks again.
                    let _ = job.done.send(result);
                }
            }
            Err(error) => {
                tracing::error!(%error, "a commit failed");
                for job in batch.drain(..) {
                    let _ = job.done.send(Err(StoreError::Failed(error.to_string())));
                }
            }
        }
    }
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "the database did not close well");
    }
}

/// All of them in one transaction; each on its own savepoint, so that one that fails does not take the others along.
async fn write_batch(
    connection: &mut SqliteConnection,
    batch: &[Job],
) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
    let mut commit = connection.begin().await?;
    let mut results = Vec::with_capacity(batch.len());
    for job in batch {
        let mut part = commit.begin().await?;
        match write_one(&mut part, &job.write).await {
            Ok(()) => {
                part.commit().await?;
                results.push(Ok(()));
            }
            Err(error) => {
                part.rollback().await?;
                results.push(Err(error.into()));
            }
        }
    }
    commit.commit().await?;
    Ok(results)
}

async fn write_one(connection: &mut SqliteConnection, write: &Write) -> Result<(), sqlx::Error> {
    match write {
        Write::Create { table, after } => {
            sqlx::query(
                "insert into tables (id, head, seed, created_at, owner_hash) values ($1, $2, $3, $4, $5)",
            )
            .bind(&table.id)
            .bind(&table.head)
            .bind(table.seed.bytes().as_slice())
            .bind(table.created_at)
            .bind(&table.owner_hash)
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
                sqlx::query("update tables set next = $2 where id = $1")
                    .bind(after)
                    .bind(&table.id)
                    .execute(&mut *connection)
                    .await?;
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
            if updated.rows_affected() == 1 { Ok(()) } else { Err(sqlx::Error::RowNotFound) }
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
    }
}

async fn append(
    connection: &mut SqliteConnection,
    table: &str,
    first: u32,
    actions: &[StoredAction],
) -> Result<(), sqlx::Error> {
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
