//! A database that somebody has been at: an error in words for the game concerned, and nothing for the others.

#![allow(clippy::unwrap_used, reason = "a test whose server does not answer has failed")]

mod common;

use bastide_server::client::request;
use bastide_server::protocol::{Code, Refused};
use common::{Guest, Server, here, table};
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};

#[tokio::test]
async fn what_cannot_be_read_is_said_in_words_and_concerns_no_other_game() {
    // What somebody may do to a row: wrong kinds, wrong lengths, wrong numbers, words that mean nothing, things that are gone.
    let damages = [
        "update tables set head = 'no record' where id = $1",
        "update tables set head = '' where id = $1",
        "update tables set head = x'ff00fe' || head where id = $1",
        "update tables set rules = 'nonsense' where id = $1",
        "update tables set rules = '{\"takeback\": 3}' where id = $1",
        "update tables set seed = x'00' where id = $1",
        "update tables set seed = zeroblob(100000) where id = $1",
        "delete from seats where table_id = $1 and player = 1",
        "delete from seats where table_id = $1",
        "insert into seats (table_id, player, name) values ($1, 7, 'Zoe')",
        "update seats set name = '' where table_id = $1",
        "update seats set name = cast(x'fffe' as text) where table_id = $1",
        "update seats set bot = 'nobody' where table_id = $1",
        "delete from actions where table_id = $1 and seq = 0",
        "delete from actions where table_id = $1 and seq = 1",
        "update actions set action = 'gibberish' where table_id = $1 and seq = 1",
        "update actions set action = '' where table_id = $1 and seq = 1",
        "update actions set action = cast(x'c328' as text) where table_id = $1 and seq = 1",
        "update actions set action = 'pass' where table_id = $1 and seq = 0",
        "update actions set action = 'draw no-such-tile' where table_id = $1 and seq = 0",
        "update actions set player = 9 where table_id = $1 and seq = 1",
        "update actions set player = 300 where table_id = $1 and seq = 1",
        "update actions set player = -1 where table_id = $1 and seq = 1",
        "update actions set player = null where table_id = $1 and seq = 1",
        "update actions set player = 0 where table_id = $1 and seq = 0",
        "update actions set seq = -5 where table_id = $1 and seq = 0",
        "update actions set seq = 9223372036854775807 where table_id = $1 and seq = 1",
    ];
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let mut games = Vec::new();
    for _ in 0..=damages.len() {
        let created = table(&server, vec![here("Anna"), here("Ben")]).await;
        let token = created.keys[0].token.clone();
        let mut guest = Guest::come(&server, &created.table, &[&token]).await;
        let turn = guest.any_turn();
        let turn: Vec<&str> = turn.iter().map(String::as_str).collect();
        guest.play(&token, 1, &turn).await.unwrap();
        games.push(created.table);
    }
    server.stop().await;
    let url = format!("sqlite://{}", data.path().join("bastide.sqlite3").display());
    let mut database = SqliteConnection::connect(&url).await.unwrap();
    sqlx::query("pragma foreign_keys = off").execute(&mut database).await.unwrap();
    for (damage, game) in damages.iter().zip(&games) {
        let done = sqlx::query(AssertSqlSafe(*damage)).bind(game).execute(&mut database).await;
        assert_ne!(done.unwrap_or_else(|error| panic!("{damage}: {error}")).rows_affected(), 0, "{damage}");
    }
    database.close().await.unwrap();

    let server = Server::start(data.path()).await;
    for (damage, game) in damages.iter().zip(&games) {
        for path in [
            format!("/api/tables/{game}"),
            format!("/api/tables/{game}/positions/1"),
            format!("/games/{game}/board.svg"),
        ] {
            let answer = request(server.address, "GET", &path, "").await.unwrap();
            let refused: Refused = serde_json::from_str(&answer.body)
                .unwrap_or_else(|_| panic!("{damage}: {path}: {} {}", answer.status, answer.body));
            assert_eq!((answer.status, refused.code), (500, Code::Damaged), "{damage}: {path}");
            let said = refused.said.fr;
            assert!(said.contains("illisible") || said.contains("règles d'aujourd'hui"), "{damage}: {said}");
        }
    }
    let sound = games.last().unwrap();
    let answer = request(server.address, "GET", &format!("/api/tables/{sound}"), "").await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
    server.stop().await;
}
