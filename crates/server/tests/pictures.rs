//! Pictures over HTTP: sent again only when they have changed, packed for whoever can unpack them.

#![allow(clippy::unwrap_used, reason = "a test whose server does not answer has failed")]

mod common;

use bastide_server::protocol::ToServer;
use common::{Bare, Guest, Server, here, send, table};
use flate2::read::GzDecoder;
use std::io::Read;

async fn get(server: &Server, path: &str, headers: &[(&str, &str)]) -> Bare {
    send(server, "GET", path, headers, "").await
}

/// Asks again with the tag of an answer: whether it is still good.
async fn is_still_good(server: &Server, path: &str, headers: &[(&str, &str)], tag: &str) -> bool {
    let again = get(server, path, &[headers, &[("If-None-Match", tag)]].concat()).await;
    assert!([200, 304].contains(&again.status), "{}", again.head);
    assert_eq!(again.body.is_empty(), again.status == 304);
    again.status == 304
}

#[tokio::test]
async fn what_has_not_changed_is_not_sent_again() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = table(&server, vec![here("Anna"), here("Ben")]).await;
    let id = &created.table;
    for path in [
        format!("/games/{id}/board.svg"),
        format!("/art/tables/{id}/symbols.svg"),
        format!("/api/tables/{id}/tiles"),
        format!("/api/tables/{id}/positions/1"),
        format!("/api/tables/{id}/positions/1/features"),
        "/art/castle/symbols.svg".into(),
        "/api/games/hunters/tiles".into(),
    ] {
        let first = get(&server, &path, &[]).await;
        assert_eq!(first.status, 200, "{path}");
        let tag = first.header("etag").unwrap_or_else(|| panic!("{path} has no tag: {}", first.head));
        assert!(is_still_good(&server, &path, &[], tag).await, "{path}");
        assert!(is_still_good(&server, &path, &[], &format!("\"other\", W/{tag}")).await, "{path}");
        assert!(!is_still_good(&server, &path, &[], "\"other\"").await, "{path}");
        assert!(first.header("vary").unwrap().contains("accept-encoding"), "{path}");
        assert_eq!(get(&server, &path, &[]).await.body, first.body, "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_picture_is_another_one_after_a_move_with_other_names_and_in_another_language() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = table(&server, vec![here("Anna"), here("Ben")]).await;
    let token = created.keys[0].token.as_str();
    let mut anna = Guest::come(&server, &created.table, &[token]).await;
    let path = format!("/games/{}/board.svg", created.table);
    let features = format!("/api/tables/{}/positions/1/features", created.table);
    let english = get(&server, &path, &[]).await;
    let tag = english.header("etag").unwrap().to_owned();
    assert!(!is_still_good(&server, &path, &[("Accept-Language", "fr")], &tag).await);

    let told = get(&server, &features, &[]).await;
    let told = told.header("etag").unwrap();
    anna.client.say(&ToServer::Rename { token: token.into(), name: "Zoé".into() }).await.unwrap();
    anna.hear_until(|guest| guest.table.as_ref().unwrap().seats[0].name == "Zoé").await;
    assert!(!is_still_good(&server, &path, &[], &tag).await, "a name was changed");
    assert!(!is_still_good(&server, &features, &[], told).await, "features name who holds them");
    let renamed = get(&server, &path, &[]).await;
    assert!(String::from_utf8_lossy(&renamed.body).contains("Zoé"));

    let tag = renamed.header("etag").unwrap();
    assert!(is_still_good(&server, &path, &[], tag).await);
    let turn = anna.any_turn();
    let turn: Vec<&str> = turn.iter().map(String::as_str).collect();
    anna.play(token, 1, &turn).await.unwrap();
    assert!(!is_still_good(&server, &path, &[], tag).await, "a tile was laid");
    server.stop().await;
}

#[tokio::test]
async fn whoever_can_unpack_gets_it_packed() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = table(&server, vec![here("Anna"), here("Ben")]).await;
    let path = format!("/games/{}/board.svg", created.table);
    let plain = get(&server, &path, &[]).await;
    assert_eq!(plain.header("content-encoding"), None);
    let packed = get(&server, &path, &[("Accept-Encoding", "gzip, br")]).await;
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    assert_eq!(packed.header("content-type"), Some("image/svg+xml"));
    let mut unpacked = Vec::new();
    GzDecoder::new(packed.body.as_slice()).read_to_end(&mut unpacked).unwrap();
    assert!(unpacked == plain.body, "it is the same picture");
    assert_ne!(packed.header("etag"), plain.header("etag"));
    // Packing it on the way out, for whoever asks in another way, would be as much work as drawing.
    for other in ["*", "x-gzip", "deflate, br"] {
        let answer = get(&server, &path, &[("Accept-Encoding", other)]).await;
        assert_eq!(answer.header("content-encoding"), None, "{other}");
        assert!(answer.body == plain.body, "{other}");
    }
    server.stop().await;
}
