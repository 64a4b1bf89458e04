//! When somebody asks for too much, or hangs up in the middle.

#![allow(clippy::unwrap_used, reason = "a test whose server does not answer has failed")]

mod common;

use bastide_server::client::{Client, ClientError, create, request};
use bastide_server::protocol::{Code, NewTable, NextTable, ToServer};
use bastide_server::store::Store;
use bastide_server::{Reach, Terms};
use common::{Guest, Server, bot, here, table};
use std::sync::Arc;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

#[tokio::test]
async fn an_address_can_create_and_connect_only_so_often() {
    let data = tempfile::tempdir().unwrap();
    let (store, _writer) = Store::open(data.path()).await.unwrap();
    let server =
        Server::start_from(Arc::new(store), Terms { reach: Reach::Limited, ..Terms::default() }).await;
    let asked = NewTable { game: "base".into(), seats: vec![here("A"), here("B")], ..NewTable::default() };
    let mut created = Vec::new();
    let refusal = loop {
        match create(server.address, &asked).await {
            Ok(one) => created.push(one),
            Err(ClientError::Refused(refusal)) => break refusal,
            Err(error) => panic!("{error}"),
        }
    };
    assert_eq!(refusal.code, Code::TooMany);
    assert!((20..30).contains(&created.len()), "{}", created.len());

    let mut open = Vec::new();
    while let Ok(client) = Client::connect(server.address, &created[0].table).await {
        open.push(client);
        assert!(open.len() < 1000, "there is a limit");
    }
    assert_eq!(open.len(), 64);
    // Those that are open go on.
    open[0].say(&ToServer::hello(vec![])).await.unwrap();
    open[0].hear().await.unwrap();
    drop(open);
    server.stop().await;
}

#[tokio::test]
async fn a_connection_can_say_only_so_much_at_once() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = table(&server, vec![here("Anna"), here("Ben")]).await;
    let mut guest = Guest::come(&server, &created.table, &[]).await;
    for _ in 0..200 {
        guest.client.say(&ToServer::Features).await.unwrap();
    }
    guest.hear_until(|guest| !guest.refusals.is_empty()).await;
    assert_eq!(guest.refusals[0].1.code, Code::TooMany);
    server.stop().await;
}

#[tokio::test]
async fn a_rematch_whose_asker_hangs_up_leaves_no_orphan() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    const GAMES: usize = 5;
    for _ in 0..GAMES {
        let mut seats = vec![here("Anna")];
        seats.extend((0..5).map(|_| bot("random")));
        let created = table(&server, seats).await;
        let token = &created.keys[0].token;
        let mut anna = Guest::come(&server, &created.table, &[token]).await;
        loop {
            anna.hear_until(|guest| guest.position().turn.is_none_or(|turn| turn == 1)).await;
            if anna.position().turn.is_none() {
                break;
            }
            let actions = anna.any_turn();
            let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
            let now = anna.play(token, anna.position().seq, &actions).await.unwrap();
            anna.hear_until(|guest| guest.log.len() as u32 >= now).await;
        }
        let path = format!("/api/tables/{}/rematch", created.table);
        let body = format!("{{\"token\":\"{token}\"}}");
        for _ in 0..3 {
            let mut stream = TcpStream::connect(server.address).await.unwrap();
            let head = format!(
                "POST {path} HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
                body.len()
            );
            stream.write_all((head + &body).as_bytes()).await.unwrap();
        }
        let answer = request(server.address, "POST", &path, &body).await.unwrap();
        let next: NextTable = serde_json::from_str(&answer.body).unwrap();
        Guest::come(&server, &next.table, &[token]).await;
    }
    server.stop().await;
    let (store, _writer) = Store::open(data.path()).await.unwrap();
    assert_eq!(
        store.tables().await.unwrap().len(),
        2 * GAMES,
        "every game has one after it, and no other is there"
    );
}
