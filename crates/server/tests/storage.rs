//! What is on the disk: kept, refused when it is not ours, and never doubled.

#![allow(clippy::unwrap_used, reason = "a test that can't use its files has failed")]

use bastide_engine::chance::Seed;
use bastide_server::protocol::TableRules;
use bastide_server::storage::{
    Storage, StoreError, StoredAction, StoredClaim, StoredReinvitation, StoredSeat, StoredTable,
};
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
        owner_hash: Some(vec![1, 2]),
        rules: TableRules { takeback: false, talk: true, aids: vec!["hint".into()] },
        reinvited: vec![],
        seats: vec![
            StoredSeat {
                name: "Anna".into(),
                bot: None,
                token_hash: Some(vec![1, 2]),
                invitation_hash: None,
            },
            StoredSeat { name: "?".into(), bot: None, token_hash: None, invitation_hash: Some(vec![3]) },
        ],
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
    assert_eq!(found.rules, stored("a").rules);
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

fn claim(invitation: u8, secret: u8, name: &str) -> StoredClaim {
    StoredClaim { player: 1, invitation_hash: vec![invitation], token_hash: vec![secret], name: name.into() }
}

#[tokio::test]
async fn a_seat_is_given_to_the_first_who_claims_it_and_after_it_is_invited_again_to_the_next() {
    let data = tempfile::tempdir().unwrap();
    let (store, writer) = Store::open(data.path()).await.unwrap();
    store.create(stored("a"), None).await.unwrap();
    let wrong = store.claim("a", claim(9, 4, "Eve")).await;
    assert!(matches!(wrong, Err(StoreError::Claimed)), "that is not its invitation");
    // All of them wait for the same commit.
    let (first, again, late) = tokio::join!(
        store.claim("a", claim(3, 4, "Ben")),
        store.claim("a", claim(3, 4, "Ben")),
        store.claim("a", claim(3, 5, "Eve")),
    );
    assert!(first.is_ok() && again.is_ok() && matches!(late, Err(StoreError::Claimed)));
    let seat = |found: Option<StoredTable>| found.unwrap().seats[1].clone();
    let ben = seat(store.load("a").await.unwrap());
    assert_eq!(
        (ben.name.as_str(), &ben.token_hash, &ben.invitation_hash),
        ("Ben", &Some(vec![4]), &Some(vec![3]))
    );

    let anew = StoredReinvitation { player: 1, name: "Ben".into(), seq: 1 };
    store.reinvite("a", 0, anew.clone(), vec![6]).await.unwrap();
    assert!(matches!(store.claim("a", claim(3, 4, "Ben")).await, Err(StoreError::Claimed)), "that is void");
    let doubled = store.reinvite("a", 0, anew.clone(), vec![7]).await;
    assert!(matches!(doubled, Err(StoreError::Taken(_))), "the number is taken");
    drop(store);
    writer.finish().await;
    let (store, _writer) = Store::open(data.path()).await.unwrap();
    let found = store.load("a").await.unwrap().unwrap();
    assert_eq!((&found.reinvited, &found.owner_hash), (&vec![anew], &Some(vec![1, 2])));
    assert_eq!((&found.seats[1].token_hash, &found.seats[1].invitation_hash), (&None, &Some(vec![6])));
    store.claim("a", claim(6, 8, "Cleo")).await.unwrap();
}

#[tokio::test]
async fn a_file_that_the_disk_has_damaged_is_told_from_one_that_can_not_be_read_now() {
    let data = tempfile::tempdir().unwrap();
    let (store, writer) = Store::open(data.path()).await.unwrap();
    store.create(stored("a"), None).await.unwrap();
    drop(store);
    writer.finish().await;
    let path = data.path().join("bastide.sqlite3");
    let mut database = SqliteConnection::connect(&format!("sqlite://{}", path.display())).await.unwrap();
    let page: i64 = sqlx::query_scalar("select rootpage from sqlite_master where name = 'actions'")
        .fetch_one(&mut database)
        .await
        .unwrap();
    let size: i64 = sqlx::query_scalar("pragma page_size").fetch_one(&mut database).await.unwrap();
    database.close().await.unwrap();
    let mut bytes = std::fs::read(&path).unwrap();
    let begin = ((page - 1) * size) as usize;
    bytes[begin..begin + size as usize].fill(0xff);
    std::fs::write(&path, bytes).unwrap();
    let (store, _writer) = Store::open(data.path()).await.unwrap();
    let error = store.load("a").await.unwrap_err();
    assert!(matches!(error, StoreError::Damaged(_)), "{error:?}");
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
