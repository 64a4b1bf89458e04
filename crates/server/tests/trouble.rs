//! When somebody asks for too much.

#![allow(clippy::unwrap_used, reason = "a test whose server does not answer has failed")]

mod common;

use bastide_server::{Reach, Terms};
use bastide_server::client::{Client, ClientError, create};
use bastide_server::protocol::{Code, NewTable, ToServer};
use bastide_server::store::Store;
use common::{Guest, Server, here, table};
use std::sync::Arc;

#[tokio::test]
async fn an_address_can_create_and_connect_only_so_often() {
    let data = tempfile::tempdir().unwrap();
    let (store, _writer) = Store::open(data.path()).await.unwrap();
    let server = Server::start_from(Arc::new(store), Terms { reach: Reach::Limited, ..Terms::default() }).await;
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
    open[0].say(&ToServer::Hello { tokens: vec![], since: 0 }).await.unwrap();
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
