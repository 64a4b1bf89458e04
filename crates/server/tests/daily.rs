//! What one address may have in a day: games of bots alone, and own tiles.

#![allow(clippy::unwrap_used, reason = "a test whose server does not answer has failed")]

mod common;

use bastide_server::Reach;
use bastide_server::client::{Answer, create, request};
use bastide_server::protocol::{Code, NewTable, Refused, TileFile};
use bastide_server::store::Store;
use common::{Guest, Server, bot, here, play_to_the_end, short_game};
use std::path::Path;
use std::sync::Arc;

async fn limited(data: &Path) -> Server {
    let (store, _writer) = Store::open(data).await.unwrap();
    Server::start_from(Arc::new(store), Reach::Limited).await
}

async fn ask(server: &Server, new: &NewTable) -> Answer {
    request(server.address, "POST", "/api/tables", &serde_json::to_string(new).unwrap()).await.unwrap()
}

/// It is refused until tomorrow, and says so to people and programs.
fn assert_tomorrow(answer: &Answer, en: &str, fr: &str) {
    assert_eq!(answer.status, 429, "{}", answer.body);
    let refused: Refused = serde_json::from_str(&answer.body).unwrap();
    assert_eq!(refused.code, Code::TooMany);
    assert!(refused.said.en.contains(en) && refused.said.en.contains("come back in 24 hours"), "{refused:?}");
    assert!(
        refused.said.fr.contains(fr) && refused.said.fr.contains("revenez dans 24 heures"),
        "{refused:?}"
    );
    let wait = refused.wait.unwrap();
    assert!((80_000..=86_400).contains(&wait));
    assert!(answer.head.to_lowercase().contains(&format!("\r\nretry-after: {wait}\r\n")), "{}", answer.head);
}

#[tokio::test]
async fn an_address_has_twenty_games_of_bots_alone_a_day() {
    let data = tempfile::tempdir().unwrap();
    let server = limited(data.path()).await;
    let alone = short_game(vec![bot("random"), bot("random")]);
    for number in 0..20 {
        assert_eq!(ask(&server, &alone).await.status, 201, "game {number}");
    }
    assert_tomorrow(&ask(&server, &alone).await, "take a seat yourself", "prenez une place vous-même");
    server.stop().await;
}

/// A game whose own tiles have almost a million bytes.
fn heavy() -> NewTable {
    let mut new = short_game(vec![here("Anna"), here("Ben")]);
    let meadows = new.own_tiles[0].text.clone();
    new.own_tiles = (0..5)
        .map(|number| {
            let text = match number {
                0 => meadows.clone(),
                _ => meadows.replace("meadow", &format!("m{number}")).replace("start = true\n", ""),
            };
            let text = format!("{text}#{}\n", "x".repeat(199_000 - text.len()));
            TileFile { name: format!("{number}.toml"), text }
        })
        .collect();
    new
}

#[tokio::test]
async fn an_address_has_eight_million_bytes_of_own_tiles_a_day() {
    let data = tempfile::tempdir().unwrap();
    let server = limited(data.path()).await;
    for _ in 0..8 {
        let unplayable = NewTable { game: "go".into(), ..heavy() };
        assert_eq!(ask(&server, &unplayable).await.status, 422, "what is not made does not count");
    }
    let first = create(server.address, &heavy()).await.unwrap();
    let tokens: Vec<&str> = first.keys.iter().map(|key| key.token.as_str()).collect();
    let mut both = Guest::come(&server, &first.table, &tokens).await;
    play_to_the_end(&mut both, &tokens).await;
    let path = format!("/api/tables/{}/rematch", first.table);
    let wish = format!("{{\"token\":\"{}\"}}", tokens[0]);
    for number in 1..7 {
        assert_eq!(ask(&server, &heavy()).await.status, 201, "game {number}");
    }
    // A rematch has the same tiles once more.
    assert_eq!(request(server.address, "POST", &path, &wish).await.unwrap().status, 200);
    assert_tomorrow(&ask(&server, &heavy()).await, "play without them", "jouez sans elles");
    let usual =
        NewTable { game: "base".into(), seats: vec![here("Anna"), here("Ben")], ..NewTable::default() };
    assert_eq!(ask(&server, &usual).await.status, 201, "games without own tiles go on");
    // Who is sent to a game that is there already makes none.
    assert_eq!(request(server.address, "POST", &path, &wish).await.unwrap().status, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_rematch_counts_like_the_game_before_it() {
    let data = tempfile::tempdir().unwrap();
    let server = limited(data.path()).await;
    let first = create(server.address, &heavy()).await.unwrap();
    let tokens: Vec<&str> = first.keys.iter().map(|key| key.token.as_str()).collect();
    let mut both = Guest::come(&server, &first.table, &tokens).await;
    play_to_the_end(&mut both, &tokens).await;
    for number in 1..8 {
        assert_eq!(ask(&server, &heavy()).await.status, 201, "game {number}");
    }
    let path = format!("/api/tables/{}/rematch", first.table);
    let wish = format!("{{\"token\":\"{}\"}}", tokens[0]);
    let answer = request(server.address, "POST", &path, &wish).await.unwrap();
    assert_tomorrow(&answer, "play without them", "jouez sans elles");
    server.stop().await;
}

#[tokio::test]
async fn this_machine_itself_may_have_any_number() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    for number in 0..25 {
        let alone = short_game(vec![bot("random"), bot("random")]);
        assert_eq!(ask(&server, &alone).await.status, 201, "game {number}");
    }
    server.stop().await;
}
