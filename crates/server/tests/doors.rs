//! Who may have something done: our own pages and programs, and no page of another site.

#![allow(clippy::unwrap_used, reason = "a test whose server does not answer has failed")]

mod common;

use bastide_server::Reach;
use bastide_server::protocol::{Code, Created, NewTable};
use bastide_server::store::Store;
use common::{Server, here, send};
use std::sync::Arc;

/// A game that could be made.
fn game() -> String {
    let seats = vec![here("Anna"), here("Ben")];
    serde_json::to_string(&NewTable { game: "base".into(), seats, ..NewTable::default() }).unwrap()
}

const JSON: (&str, &str) = ("Content-Type", "application/json");

#[tokio::test]
async fn no_page_of_another_site_makes_a_game() {
    let data = tempfile::tempdir().unwrap();
    let (store, _writer) = Store::open(data.path()).await.unwrap();
    let server = Server::start_from(Arc::new(store.clone()), Reach::Open).await;
    let refused = async |path: &str, headers: &[(&str, &str)]| {
        let answer = send(&server, "POST", path, headers, &game()).await;
        let refused = answer.refused();
        assert!(!refused.said.en.is_empty() && refused.said.en != refused.said.fr);
        (answer.status, refused.code)
    };
    let own = format!("http://{}", server.address);
    for path in ["/api/tables", "/api/tiles/check", "/api/tables/x/rematch"] {
        for kind in ["text/plain", "text/plain;charset=UTF-8", "application/x-www-form-urlencoded"] {
            let plain = [("Content-Type", kind), ("Origin", "https://elsewhere.example")];
            assert_eq!(refused(path, &plain).await, (403, Code::OtherSite), "{path} {kind}");
            assert_eq!(refused(path, &plain[..1]).await, (415, Code::NotJson), "{path} {kind}");
        }
        assert_eq!(refused(path, &[]).await, (415, Code::NotJson), "{path}");
        for elsewhere in [
            ("Origin", "https://elsewhere.example"),
            ("Origin", "null"),
            ("Sec-Fetch-Site", "cross-site"),
            ("Sec-Fetch-Site", "same-site"),
        ] {
            assert_eq!(
                refused(path, &[JSON, elsewhere]).await,
                (403, Code::OtherSite),
                "{path} {elsewhere:?}"
            );
        }
        let lies = [JSON, ("Origin", own.as_str()), ("Sec-Fetch-Site", "cross-site")];
        assert_eq!(refused(path, &lies).await, (403, Code::OtherSite), "{path}");
    }
    assert_eq!(store.tables().await.unwrap(), [] as [&str; 0], "nothing was made");

    // Our own page, and programs that are no pages.
    let page = [JSON, ("Origin", own.as_str()), ("Sec-Fetch-Site", "same-origin")];
    for headers in [&page[..], &[("Content-Type", "application/json; charset=utf-8")]] {
        let answer = send(&server, "POST", "/api/tables", headers, &game()).await;
        assert_eq!(answer.status, 201, "{}", answer.head);
        serde_json::from_slice::<Created>(&answer.body).unwrap();
    }
    assert_eq!(store.tables().await.unwrap().len(), 2);
    server.stop().await;
}

#[tokio::test]
async fn a_page_behind_a_proxy_is_known_by_the_name_it_was_asked_for() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let wish = game();
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nHost: play.example\r\nOrigin: https://play.example\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{wish}",
        wish.len()
    );
    let status = async |request: String| {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let mut stream = tokio::net::TcpStream::connect(server.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer[9..12].to_owned()
    };
    assert_eq!(status(request.clone()).await, "201");
    assert_eq!(status(request.replace("Host: play", "Host: other")).await, "403");
    server.stop().await;
}

#[tokio::test]
async fn no_page_of_another_site_opens_a_socket() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = send(&server, "POST", "/api/tables", &[JSON], &game()).await;
    let created: Created = serde_json::from_slice(&created.body).unwrap();
    let path = format!("/api/tables/{}/play", created.table);
    for elsewhere in [("Origin", "https://elsewhere.example"), ("Sec-Fetch-Site", "cross-site")] {
        let upgrade = [
            ("Upgrade", "websocket"),
            ("Connection", "close, upgrade"),
            ("Sec-WebSocket-Version", "13"),
            ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
            elsewhere,
        ];
        let answer = send(&server, "GET", &path, &upgrade, "").await;
        assert_eq!((answer.status, answer.refused().code), (403, Code::OtherSite), "{elsewhere:?}");
    }
    server.stop().await;
}
