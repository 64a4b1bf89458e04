//! The one task that writes: whatever waits goes into one transaction, and nothing is answered before it is on the disk.
//!
//! A connection on which a commit has failed is never used again. What SQLite and sqlx believe about the transaction
//! may differ then, and a later "commit" could end a savepoint inside a transaction that never ends. A new connection is
//! opened, and it tells which of the writes are there.

use super::files::Files;
use super::{Job, is_there, write_one};
use crate::store::storage::StoreError;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;

/// The most writes of one transaction.
const BATCH: usize = 512;

/// How often a database that refused is tried again when nobody asks.
const RETRY: Duration = Duration::from_secs(1);

/// How long a connection may take to close before it is left to itself.
const CLOSING: Duration = Duration::from_secs(5);

/// Whether what is written is kept: why not, if it is not.
pub(super) type Trouble = Option<String>;

/// What the task has.
pub(super) struct Scribe {
    files: Files,
    options: SqliteConnectOptions,
    /// Never used, and open for as long as the server runs: whoever closes the last connection deletes the log.
    anchor: SqliteConnection,
    connection: Option<SqliteConnection>,
    trouble: watch::Sender<Trouble>,
}

impl Scribe {
    /// A writer for the database that this connection has opened.
    pub(super) async fn new(
        mut files: Files,
        options: SqliteConnectOptions,
        connection: SqliteConnection,
    ) -> Result<(Self, watch::Receiver<Trouble>), StoreError> {
        let mut anchor = SqliteConnection::connect_with(&options.clone().read_only(true)).await?;
        // The log is opened by reading.
        sqlx::query("select count(*) from sqlite_master").execute(&mut anchor).await?;
        files.opened()?;
        let (trouble, hears) = watch::channel(None);
        Ok((Self { files, options, anchor, connection: Some(connection), trouble }, hears))
    }

    /// Writes until nobody can ask for more.
    pub(super) async fn run(mut self, mut queue: mpsc::Receiver<Job>) {
        let mut batch = Vec::new();
        loop {
            let troubled = self.trouble.borrow().is_some();
            let received = queue.recv_many(&mut batch, BATCH);
            let received = if troubled {
                let Ok(received) = timeout(RETRY, received).await else {
                    // Nobody asks, but bots wait to be told that it works again.
                    self.write(&[]).await;
                    continue;
                };
                received
            } else {
                received.await
            };
            if received == 0 {
                break;
            }
            let results = self.write(&batch).await;
            for (job, result) in batch.drain(..).zip(results) {
                // Who does not wait any more will find it when it asks again.
                let _ = job.done.send(result);
            }
        }
        let _ = self.anchor.close().await;
        if let Some(connection) = self.connection {
            close(connection).await;
        }
    }

    /// Writes a batch and says of each part whether it is there.
    async fn write(&mut self, batch: &[Job]) -> Vec<Result<(), StoreError>> {
        match self.commit(batch).await {
            Ok(results) => {
                self.trouble.send_if_modified(|trouble| trouble.take().is_some());
                results
            }
            Err(error) => {
                let why = error.to_string();
                self.trouble.send_if_modified(|trouble| {
                    let news = trouble.as_ref() != Some(&why);
                    if news {
                        tracing::error!(why, "nothing can be written");
                    }
                    *trouble = Some(why.clone());
                    news
                });
                self.throw_away().await;
                let mut results = Vec::with_capacity(batch.len());
                for job in batch {
                    let there = self.is_there(job).await;
                    results.push(if there { Ok(()) } else { Err(StoreError::Failed(why.clone())) });
                }
                results
            }
        }
    }

    /// All of them in one transaction; each on its own savepoint, so that one that is refused does not take the others along.
    async fn commit(&mut self, batch: &[Job]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let (connection, files) = self.open().await?;
        let mut commit = connection.begin_with("begin immediate").await?;
        let mut results = Vec::with_capacity(batch.len());
        for job in batch {
            let mut part = commit.begin().await?;
            match write_one(&mut part, &job.write).await {
                Ok(()) => {
                    part.commit().await?;
                    results.push(Ok(()));
                }
                Err(refusal @ (StoreError::Taken(_) | StoreError::Claimed)) => {
                    part.rollback().await?;
                    results.push(Err(refusal));
                }
                // After a full disk or a read error SQLite may have ended the whole transaction by itself.
                Err(error) => return Err(error),
            }
        }
        if batch.is_empty() {
            touch(&mut commit).await?;
        }
        commit.commit().await?;
        // A file that was deleted meanwhile has taken it, and nobody will find it there.
        files.check()?;
        Ok(results)
    }

    /// The connection that is open, or a new one; none if the files are not what they were.
    async fn open(&mut self) -> Result<(&mut SqliteConnection, &Files), StoreError> {
        self.files.check()?;
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => SqliteConnection::connect_with(&self.options).await?,
        };
        Ok((self.connection.insert(connection), &self.files))
    }

    async fn throw_away(&mut self) {
        if let Some(connection) = self.connection.take() {
            close(connection).await;
        }
    }

    /// Whether something is in the database after all. In doubt it is not: whoever asked looks again.
    async fn is_there(&mut self, job: &Job) -> bool {
        let Ok((connection, _)) = self.open().await else { return false };
        is_there(connection, &job.write).await.unwrap_or(false)
    }
}

/// Closes a connection, which undoes what was not committed, before another one looks.
async fn close(connection: SqliteConnection) {
    match timeout(CLOSING, connection.close()).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::error!(%error, "the database did not close well"),
        Err(_) => tracing::error!("the database does not close"),
    }
}

/// Writes something that means nothing, to see whether it can be done.
pub(super) async fn touch(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let version: i64 = sqlx::query_scalar("pragma user_version").fetch_one(&mut *connection).await?;
    let other = if version == 0 { "pragma user_version = 1" } else { "pragma user_version = 0" };
    sqlx::query(other).execute(connection).await?;
    Ok(())
}
