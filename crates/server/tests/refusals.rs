//! Everything that is refused, in words, and without harm to the game or the connection.

#![allow(clippy::unwrap_used, reason = "a test whose server does not answer has failed")]

mod common;

use bastide_server::client::{ClientError, create, request};
use bastide_server::protocol::{Code, NewTable, Refused};
use common::{Guest, Server, bot, here, table};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

fn code(result: Result<u32, Refused>) -> Code {
    let refused = result.unwrap_err();
    assert!(!refused.said.en.is_empty() && !refused.said.fr.is_empty() && refused.said.en != refused.said.fr);
    refused.code
}

#[tokio::test]
async fn wrong_moves_are_refused_and_change_nothing() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = table(&server, vec![here("Anna"), here("Ben")]).await;
    let [anna, ben] = [0, 1].map(|seat| created.keys[seat].token.as_str());
    let mut guest = Guest::come(&server, &created.table, &[anna, ben]).await;
    let turn = guest.any_turn();
    let turn: Vec<&str> = turn.iter().map(String::as_str).collect();

    assert_eq!(code(guest.play(ben, 1, &turn).await), Code::NotYourTurn);
    assert_eq!(code(guest.play(anna, 0, &turn).await), Code::Stale);
    assert_eq!(code(guest.play(anna, 2, &turn).await), Code::Stale);
    assert_eq!(code(guest.play("guessed", 1, &turn).await), Code::WrongToken);
    assert_eq!(code(guest.play(anna, 1, &["lay monastery 9,9 0"]).await), Code::Illegal);
    assert_eq!(code(guest.play(anna, 1, &["draw monastery"]).await), Code::Illegal, "nobody acts for chance");
    assert_eq!(code(guest.play(anna, 1, &["jump"]).await), Code::Malformed);
    assert_eq!(code(guest.play(anna, 1, &[]).await), Code::Malformed);
    assert_eq!(
        code(guest.play(anna, 1, &[turn[0], "follower 9,9 city n"]).await),
        Code::Illegal,
        "all or nothing"
    );
    assert_eq!(guest.log.len(), 1, "nothing was played");

    // The same turn is accepted, once.
    assert!(guest.play(anna, 1, &turn).await.is_ok());
    assert_eq!(code(guest.play(anna, 1, &turn).await), Code::Stale, "the second click does nothing");
    server.stop().await;
}

#[tokio::test]
async fn wrong_messages_are_refused_and_the_connection_goes_on() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = table(&server, vec![here("Anna"), bot("random")]).await;
    let mut guest = Guest::come(&server, &created.table, &[]).await;
    for (text, expected) in [
        ("hello".to_owned(), Code::Malformed),
        ("{\"type\":\"cheat\"}".to_owned(), Code::Malformed),
        ("{\"type\":\"hello\",\"tokens\":[],\"since\":0,\"more\":1}".to_owned(), Code::Malformed),
        (format!("\"{}\"", "x".repeat(20_000)), Code::TooLarge),
    ] {
        guest.client.say_text(text).await.unwrap();
        let before = guest.refusals.len();
        guest.hear_until(|guest| guest.refusals.len() > before).await;
        assert_eq!(guest.refusals[before].1.code, expected);
    }
    // Still there.
    guest.come_back(&server, &created.table, &[]).await;
    let wrong = Guest::come(&server, &created.table, &["guessed"]).await;
    assert_eq!(wrong.refusals[0].1.code, Code::WrongToken);
    assert_eq!(wrong.own, [] as [u32; 0], "who has no seat watches");
    server.stop().await;
}

#[tokio::test]
async fn a_flood_of_messages_is_held_back() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = table(&server, vec![here("Anna"), here("Ben")]).await;
    let mut guest = Guest::come(&server, &created.table, &[]).await;
    for _ in 0..500 {
        guest.client.say_text("{\"type\":\"features\"}".into()).await.unwrap();
    }
    guest.hear_until(|guest| guest.refusals.iter().any(|(_, refusal)| refusal.code == Code::TooMany)).await;
    server.stop().await;
}

#[tokio::test]
async fn wrong_requests_are_refused() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let refused = |path: &'static str, method: &'static str, body: String| {
        let address = server.address;
        async move {
            let answer = request(address, method, path, &body).await.unwrap();
            let refused: Refused =
                serde_json::from_str(&answer.body).unwrap_or_else(|_| panic!("{}", answer.body));
            (answer.status, refused.code)
        }
    };
    assert_eq!(refused("/api/tables/nothere", "GET", String::new()).await, (404, Code::UnknownTable));
    assert_eq!(refused("/games/nothere/board.svg", "GET", String::new()).await, (404, Code::UnknownTable));
    assert_eq!(refused("/api/tables", "POST", "{".into()).await, (400, Code::Malformed));
    assert_eq!(
        refused("/api/tables", "POST", "{\"game\":\"base\",\"seats\":[],\"cheat\":1}".into()).await,
        (400, Code::Malformed)
    );
    // Own tiles may be in it, so it can be larger than other requests.
    for (path, most) in
        [("/api/tables", 1_300_000), ("/api/tiles/check", 1_300_000), ("/api/tables/x/rematch", 20_000)]
    {
        assert_eq!(
            refused(path, "POST", format!("\"{}\"", "x".repeat(most))).await,
            (413, Code::TooLarge),
            "{path}"
        );
    }
    assert_eq!(
        refused("/api/tables", "POST", "{\"game\":\"go\",\"seats\":[]}".into()).await,
        (422, Code::BadSetup)
    );
    let seven = NewTable { game: "base".into(), seats: vec![bot("random"); 7], ..NewTable::default() };
    let Err(ClientError::Refused(refusal)) = create(server.address, &seven).await else {
        panic!("seven can't play")
    };
    assert_eq!(refusal.said.en, "base is for 2 to 6 players, not 7");
    let created = table(&server, vec![here("Anna"), here("Ben")]).await;
    let answer =
        request(server.address, "GET", &format!("/api/tables/{}/record", created.table), "").await.unwrap();
    assert_eq!(answer.status, 409, "the record would tell the draws");
    assert!(!answer.body.contains("seed "));
    server.stop().await;
}

#[tokio::test]
async fn pages_of_other_sites_may_not_play() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = table(&server, vec![here("Anna"), here("Ben")]).await;
    let upgrade = async |origin: String| {
        let mut stream = tokio::net::TcpStream::connect(server.address).await.unwrap();
        let head = format!(
            "GET /api/tables/{}/play HTTP/1.1\r\nHost: {}\r\nOrigin: {origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            created.table, server.address
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await.unwrap();
        String::from_utf8_lossy(&answer[9..]).into_owned()
    };
    assert_eq!(upgrade(format!("http://{}", server.address)).await, "101");
    assert_eq!(upgrade("https://elsewhere.example".into()).await, "403");
    assert_eq!(upgrade("null".into()).await, "403");
    server.stop().await;
}
