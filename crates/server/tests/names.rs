//! What people call themselves: seen by everybody as it is, and fixed when the game is over.

#![allow(clippy::unwrap_used, reason = "a test whose server does not answer has failed")]

mod common;

use bastide_engine::record::Record;
use bastide_server::Terms;
use bastide_server::client::{ClientError, claim, create, get, new_secret, request};
use bastide_server::protocol::{Claim, Code, NewTable, NextTable, TableInfo, ToServer};
use bastide_server::storage::Storage;
use bastide_server::store::Store;
use common::{Guest, Server, here, invited, play_to_the_end, short_game};
use std::sync::Arc;

const UNSEEN: [&str; 6] = ["An\u{200b}na", "\u{202e}annA", "\u{3164}", "A\u{200d}", "\u{301}", "Z\u{34f}oe"];

#[tokio::test]
async fn names_that_cannot_be_seen_are_refused_and_all_others_are_not() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let new = |first: &str, second: &str| NewTable {
        game: "base".into(),
        seats: vec![here(first), invited(second)],
        ..NewTable::default()
    };
    for name in UNSEEN {
        for new in [new(name, "Ben"), new("Ben", name)] {
            let Err(ClientError::Refused(refusal)) = create(server.address, &new).await else {
                panic!("{name:?} was taken")
            };
            assert_eq!(refusal.code, Code::Malformed);
            assert!(refusal.said.en.contains("simple emoji") && refusal.said.fr.contains("émojis simples"));
        }
    }
    let created = create(server.address, &new("Zoé 中文 العربية ß", "🦀")).await.unwrap();
    let token = created.keys[0].token.clone();
    let mut guest = Guest::come(&server, &created.table, &[&token]).await;
    for name in UNSEEN {
        let invitation = created.keys[1].token.clone();
        let asked = Claim { invitation, secret: new_secret().unwrap(), name: Some(name.into()) };
        let Err(ClientError::Refused(refusal)) = claim(server.address, &created.table, &asked).await else {
            panic!("{name:?} was taken")
        };
        assert_eq!(refusal.code, Code::Malformed, "{name:?}");
        let before = guest.refusals.len();
        guest.client.say(&ToServer::Rename { token: token.clone(), name: name.into() }).await.unwrap();
        guest.hear_until(|guest| guest.refusals.len() > before).await;
        assert_eq!(guest.refusals[before].1.code, Code::Malformed, "{name:?}");
    }
    let told: TableInfo = get(server.address, &format!("/api/tables/{}", created.table)).await.unwrap();
    let names: Vec<&str> = told.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Zoé 中文 العربية ß", "🦀"]);
    server.stop().await;
}

#[tokio::test]
async fn a_game_that_has_such_a_name_from_before_goes_on() {
    let data = tempfile::tempdir().unwrap();
    let (store, _writer) = Store::open(data.path()).await.unwrap();
    let server = Server::start_from(Arc::new(store.clone()), Terms::default()).await;
    let created = create(server.address, &short_game(vec![here("Anna"), here("Ben")])).await.unwrap();
    server.stop().await;
    store.rename(&created.table, 0, "An\u{200b}na".into()).await.unwrap();

    let server = Server::start_from(Arc::new(store), Terms::default()).await;
    let tokens: Vec<&str> = created.keys.iter().map(|key| key.token.as_str()).collect();
    let mut both = Guest::come(&server, &created.table, &tokens).await;
    play_to_the_end(&mut both, &tokens).await;
    let path = format!("/api/tables/{}", created.table);
    let record = request(server.address, "GET", &format!("{path}/record"), "").await.unwrap();
    assert_eq!(Record::read(&record.body).unwrap().record.names[0].as_str(), "An\u{200b}na");
    let wish = format!("{{\"token\":\"{}\"}}", tokens[0]);
    let again = request(server.address, "POST", &format!("{path}/rematch"), &wish).await.unwrap();
    assert_eq!(again.status, 200, "{}", again.body);
    server.stop().await;
}

#[tokio::test]
async fn names_are_fixed_when_the_game_is_over() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = create(server.address, &short_game(vec![here("Anna"), here("Ben")])).await.unwrap();
    let tokens: Vec<&str> = created.keys.iter().map(|key| key.token.as_str()).collect();
    let mut both = Guest::come(&server, &created.table, &tokens).await;
    let rename = |name: &str| ToServer::Rename { token: tokens[0].into(), name: name.into() };
    both.client.say(&rename("Zoé")).await.unwrap();
    both.hear_until(|guest| guest.table.as_ref().unwrap().seats[0].name == "Zoé").await;
    play_to_the_end(&mut both, &tokens).await;
    let path = format!("/api/tables/{}", created.table);
    let record = request(server.address, "GET", &format!("{path}/record"), "").await.unwrap().body;

    both.client.say(&rename("The winner")).await.unwrap();
    both.hear_until(|guest| !guest.refusals.is_empty()).await;
    let refusal = &both.refusals[0].1;
    assert_eq!(refusal.code, Code::Over);
    assert!(refusal.said.en.contains("next game") && refusal.said.fr.contains("prochaine partie"));
    let told: TableInfo = get(server.address, &path).await.unwrap();
    assert_eq!(told.seats[0].name, "Zoé");
    let after = request(server.address, "GET", &format!("{path}/record"), "").await.unwrap().body;
    assert_eq!(after, record, "the record is what it was");

    // In the next game they can be changed again.
    let wish = format!("{{\"token\":\"{}\"}}", tokens[0]);
    let next = request(server.address, "POST", &format!("{path}/rematch"), &wish).await.unwrap();
    let next: NextTable = serde_json::from_str(&next.body).unwrap();
    let mut again = Guest::come(&server, &next.table, &tokens).await;
    again.client.say(&rename("The winner")).await.unwrap();
    again.hear_until(|guest| guest.table.as_ref().unwrap().seats[1].name == "The winner").await;
    server.stop().await;
}
