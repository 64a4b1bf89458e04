//! Those who are slow keep nobody else out.

#![allow(clippy::unwrap_used, reason = "a test whose server does not answer has failed")]

mod common;

use bastide_server::client::{Client, request};
use bastide_server::protocol::{Code, Refused, ToClient, ToServer};
use bastide_server::store::Store;
use bastide_server::{Patience, Reach, Terms};
use common::{Guest, Server, here, table};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{interval, timeout};

const NEVER: Duration = Duration::from_secs(3600);
const SOON: Duration = Duration::from_millis(100);

/// For a server that waits for ever, so that a test sees only what it is about.
fn patient() -> Patience {
    Patience { head: NEVER, request: NEVER, taken: NEVER, silence: NEVER, waiting: 1000 }
}

async fn server(reach: Reach, patience: Patience) -> (Server, tempfile::TempDir) {
    let data = tempfile::tempdir().unwrap();
    let (store, _writer) = Store::open(data.path()).await.unwrap();
    let terms = Terms { reach, patience, ..Terms::default() };
    (Server::start_from(Arc::new(store), terms).await, data)
}

async fn send(server: &Server, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

/// Everything the server says until it hangs up. A server that does not hang up fails the test.
async fn to_the_end(stream: &mut TcpStream) -> String {
    let mut said = Vec::new();
    // A reset is an end too.
    let _ = timeout(Duration::from_secs(60), stream.read_to_end(&mut said)).await.expect("it hangs up");
    String::from_utf8(said).unwrap()
}

async fn is_well(server: &Server) {
    let answer = timeout(Duration::from_secs(60), request(server.address, "GET", "/healthz", "")).await;
    assert_eq!(answer.expect("others get in").unwrap().body, "ok");
}

const HALF_A_HEAD: &str = "GET /healthz HTTP/1.1\r\nHost: here\r\nX-Slow: ";

#[tokio::test]
async fn half_a_head_is_waited_for_only_so_long() {
    let (server, _data) = server(Reach::Open, Patience { head: SOON, ..patient() }).await;
    for text in ["", "G", HALF_A_HEAD] {
        let mut slow = send(&server, text).await;
        to_the_end(&mut slow).await;
    }
    is_well(&server).await;
    server.stop().await;
}

#[tokio::test]
async fn half_a_body_is_waited_for_only_so_long_and_refused_in_words() {
    let (server, _data) = server(Reach::Open, Patience { request: SOON, ..patient() }).await;
    let head = "POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n";
    let mut slow = send(&server, &format!("{head}{{\"game\":")).await;
    let said = to_the_end(&mut slow).await;
    assert!(said.starts_with("HTTP/1.1 408 "), "{said}");
    let refused: Refused = serde_json::from_str(said.split_once("\r\n\r\n").unwrap().1).unwrap();
    assert_eq!(refused.code, Code::TooSlow);
    is_well(&server).await;
    server.stop().await;
}

#[tokio::test]
async fn those_who_have_sent_half_a_request_give_way_to_others() {
    let (server, _data) = server(Reach::Open, Patience { waiting: 16, ..patient() }).await;
    let created = table(&server, vec![here("Anna"), here("Ben")]).await;
    let mut player = Client::connect(server.address, &created.table).await.unwrap();
    let half_a_body = "POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{";
    let answered = "GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n".to_owned() + HALF_A_HEAD;
    for text in ["", HALF_A_HEAD, half_a_body, &answered] {
        let mut slow = Vec::new();
        for _ in 0..64 {
            slow.push(send(&server, text).await);
        }
        is_well(&server).await;
        to_the_end(&mut slow[0]).await;
    }
    // Whoever plays is not sent away for being silent.
    player.say(&ToServer::hello(vec![])).await.unwrap();
    assert!(matches!(player.hear().await.unwrap(), ToClient::Table { .. }));
    server.stop().await;
}

#[tokio::test]
async fn a_connection_that_is_used_again_stays_open() {
    let (server, _data) = server(Reach::Limited, patient()).await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    for _ in 0..3 {
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n").await.unwrap();
        let mut said = Vec::new();
        while !said.ends_with(b"\r\n\r\nok") {
            assert_ne!(stream.read_buf(&mut said).await.unwrap(), 0);
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn who_does_not_read_is_hung_up_on() {
    let (server, _data) = server(Reach::Open, Patience { taken: SOON, ..patient() }).await;
    let created = table(&server, vec![here("Anna"), here("Ben")]).await;
    let mut deaf = Client::connect(server.address, &created.table).await.unwrap();
    // Every message is answered, until there is no room for answers, and then nobody reads messages either.
    let talk = async { while deaf.say(&ToServer::Features).await.is_ok() {} };
    timeout(Duration::from_secs(60), talk).await.expect("it hangs up on whoever does not read");

    // The same for pictures that are asked for and not taken.
    let mut deaf = TcpStream::connect(server.address).await.unwrap();
    let ask = async {
        let one = b"GET /art/base/symbols.svg HTTP/1.1\r\nHost: here\r\n\r\n";
        while deaf.write_all(one).await.is_ok() {}
    };
    timeout(Duration::from_secs(60), ask).await.expect("it hangs up on whoever does not read");
    is_well(&server).await;
    server.stop().await;
}

#[tokio::test]
async fn who_gives_no_sign_of_life_has_left_however_much_happens_at_the_table() {
    // Long beside the time between two things that happen, also on a busy machine.
    let silence = Duration::from_secs(1);
    let (server, _data) = server(Reach::Open, Patience { silence, ..patient() }).await;
    let created = table(&server, vec![here("Anna"), here("Ben")]).await;
    let [anna, ben] = [0, 1].map(|seat| created.keys[seat].token.as_str());
    let _lost = Guest::come(&server, &created.table, &[ben]).await;
    let mut anna_there = Guest::come(&server, &created.table, &[anna]).await;
    // More often than he is waited for.
    let mut now_and_then = interval(SOON / 2);
    let wait = async {
        for number in 0.. {
            now_and_then.tick().await;
            let name = format!("Anna {}", number % 10);
            let rename = ToServer::Rename { token: anna.into(), name: name.clone() };
            anna_there.client.say(&rename).await.unwrap();
            let seats = |guest: &Guest| guest.table.as_ref().unwrap().seats.clone();
            anna_there.hear_until(|guest| seats(guest)[0].name == name).await;
            if !seats(&anna_there)[1].present {
                break;
            }
        }
    };
    timeout(Duration::from_secs(60), wait).await.expect("he is seen to have left");
    server.stop().await;
}

#[tokio::test]
async fn who_never_says_hello_is_hung_up_on_however_often_they_knock() {
    let (server, _data) = server(Reach::Open, Patience { silence: SOON, ..patient() }).await;
    let created = table(&server, vec![here("Anna"), here("Ben")]).await;
    let mut rude = Client::connect(server.address, &created.table).await.unwrap();
    let knock = async {
        while rude.say(&ToServer::Features).await.is_ok() {
            tokio::task::yield_now().await;
        }
    };
    timeout(Duration::from_secs(60), knock).await.expect("it hangs up");
    server.stop().await;
}

#[tokio::test]
async fn no_room_is_made_for_a_message_that_is_far_too_long() {
    let (server, _data) = server(Reach::Open, patient()).await;
    let created = table(&server, vec![here("Anna"), here("Ben")]).await;
    let head = format!(
        "GET /api/tables/{}/play HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        created.table
    );
    let mut stream = send(&server, &head).await;
    // The head of a frame of text with ten megabytes, of which none comes.
    let mut frame = vec![0x81, 0xff];
    frame.extend(10_000_000_u64.to_be_bytes());
    frame.extend([0; 4]);
    stream.write_all(&frame).await.unwrap();
    let mut said = Vec::new();
    let ended = timeout(Duration::from_secs(60), stream.read_to_end(&mut said)).await;
    assert!(ended.is_ok(), "it hangs up without having waited for it");
    server.stop().await;
}

#[tokio::test]
async fn an_address_has_so_many_connections_of_any_kind() {
    let (server, _data) = server(Reach::Limited, patient()).await;
    let mut open = Vec::new();
    for _ in 0..256 {
        open.push(send(&server, "").await);
    }
    let mut one_more = send(&server, "").await;
    let said = to_the_end(&mut one_more).await;
    assert!(
        said.starts_with("HTTP/1.1 503 ") && said.contains("too many") && said.contains("trop"),
        "{said}"
    );
    drop(open);
    let mut tries = 0;
    while request(server.address, "GET", "/healthz", "").await.is_ok_and(|answer| answer.status != 200) {
        // Until the server has seen that they are gone.
        tokio::task::yield_now().await;
        tries += 1;
        assert!(tries < 10_000, "places are given back");
    }
    server.stop().await;
}
