//! What is on the disk: kept, refused when it is not ours, and never doubled.

#![allow(clippy::unwrap_used, reason = "a test that can't use its files has failed")]

use bastide_engine::chance::Seed;
use bastide_server::storage::{Storage, StoreError, StoredAction, StoredSeat, StoredTable};
use bastide_server::store::Store;
use sqlx::{Connection, SqliteConnection};
use std::path::Path;

fn stored(id: &str) -> StoredTable {
    StoredTable {
        id: id.into(),
        head: "bastide 1\n".into(),
        seed: Seed::from(1).child(0),
        created_at: 0,
        next: None,
        seats: vec![StoredSeat { name: "Anna".into(), bot: None, token_hash: Some(vec![1, 2]) }],
        actions: vec![action("draw monastery")],
    }
}

fn action(text: &str) -> StoredAction {
    StoredAction { player: None, action: text.into() }
}

#[tokio::test]
async fn what_is_written_is_found_again() {
    let data = tempfile::tempdir().unwrap();
    let (store, writer) = Store::open(data.path()).await.unwrap();
    store.create(stored("a"), None).await.unwrap();
    store.append("a", 1, vec![action("pass"), action("draw road-bend")]).await.unwrap();
    store.rename("a", 0, "Ben".into()).await.unwrap();
    drop(store);
    writer.finish().await;
    let (store, _) = Store::open(data.path()).await.unwrap();
    let found = store.load("a").await.unwrap().unwrap();
    assert_eq!(
        found.actions.iter().map(|entry| entry.action.as_str()).collect::<Vec<_>>(),
        ["draw monastery", "pass", "draw road-bend"]
    );
    assert_eq!((found.seats[0].name.as_str(), found.seed), ("Ben", stored("a").seed));
    assert_eq!(store.load("b").await.unwrap(), None);
}

#[tokio::test]
async fn no_action_is_doubled_and_one_failure_takes_nothing_else_along() {
    let data = tempfile::tempdir().unwrap();
    let (store, _writer) = Store::open(data.path()).await.unwrap();
    store.create(stored("a"), None).await.unwrap();
    store.create(stored("b"), None).await.unwrap();
    let (twice, fine) =
        tokio::join!(store.append("a", 0, vec![action("pass")]), store.append("b", 1, vec![action("pass")]));
    assert!(matches!(twice, Err(StoreError::Taken(_))), "the number is taken");
    fine.unwrap();
    assert_eq!(store.load("a").await.unwrap().unwrap().actions.len(), 1);
    assert_eq!(store.load("b").await.unwrap().unwrap().actions.len(), 2);
}

#[tokio::test]
async fn a_log_has_no_gaps_and_a_game_one_game_after_it() {
    let data = tempfile::tempdir().unwrap();
    let (store, _writer) = Store::open(data.path()).await.unwrap();
    store.create(stored("a"), None).await.unwrap();
    let gap = store.append("a", 2, vec![action("pass")]).await;
    assert!(matches!(gap, Err(StoreError::Taken(_))), "{gap:?}");
    store.create(stored("b"), Some("a".into())).await.unwrap();
    let second = store.create(stored("c"), Some("a".into())).await;
    assert!(matches!(second, Err(StoreError::Taken(_))), "{second:?}");
    assert_eq!(store.load("a").await.unwrap().unwrap().next.as_deref(), Some("b"));
    assert_eq!(store.load("c").await.unwrap(), None, "nothing is left of it");
}

async fn refused(folder: &Path) -> StoreError {
    let path = folder.join("bastide.sqlite3");
    let before = std::fs::read(&path).unwrap();
    let error = Store::open(folder).await.err().expect("it is not ours to open");
    assert_eq!(std::fs::read(&path).unwrap(), before, "and is left as it is");
    error
}

#[tokio::test]
async fn a_file_that_is_not_ours_is_left_alone() {
    let data = tempfile::tempdir().unwrap();
    std::fs::write(
        data.path().join("bastide.sqlite3"),
        "not a database at all, but long enough to be looked at",
    )
    .unwrap();
    assert!(matches!(refused(data.path()).await, StoreError::Unreadable(..)));

    let other = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}?mode=rwc", other.path().join("bastide.sqlite3").display());
    let mut database = SqliteConnection::connect(&url).await.unwrap();
    sqlx::query("create table recipes (id integer)").execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    assert!(matches!(refused(other.path()).await, StoreError::Unreadable(..)));
}

#[tokio::test]
async fn a_newer_database_is_left_alone() {
    let data = tempfile::tempdir().unwrap();
    let (store, writer) = Store::open(data.path()).await.unwrap();
    drop(store);
    writer.finish().await;
    let url = format!("sqlite://{}", data.path().join("bastide.sqlite3").display());
    let mut database = SqliteConnection::connect(&url).await.unwrap();
    sqlx::query("insert into _sqlx_migrations (version, description, success, checksum, execution_time) values (9999, 'later', 1, x'00', 0)")
        .execute(&mut database)
        .await
        .unwrap();
    database.close().await.unwrap();
    assert!(matches!(refused(data.path()).await, StoreError::Newer(_)));
}
