use super::*;
use crate::client::{Client, create, request};
use crate::door::Patience;
use crate::door::limits::Limits;
use crate::http::router;
use crate::play::Tables;
use crate::protocol::{Code, Created, NewSeat, NewTable, ToClient, ToServer};
use crate::store::Store;
use std::sync::{Arc, mpsc};
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// A server on a real socket whose studio can be kept busy.
struct Place {
    address: SocketAddr,
    app: App,
    created: Created,
    _data: tempfile::TempDir,
    _close: tokio::sync::watch::Sender<bool>,
}

impl Place {
    async fn open() -> Self {
        let data = tempfile::tempdir().unwrap();
        let (store, _writer) = Store::open(data.path()).await.unwrap();
        let (close, closing) = tokio::sync::watch::channel(false);
        let app = App::new(
            Arc::new(Tables::new(Arc::new(store), None)),
            Limits::default(),
            Patience::default(),
            closing,
        );
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(axum::serve(listener, service).into_future());
        let here = |name: &str| NewSeat::Here { name: name.into() };
        let new = NewTable { game: "base".into(), seats: vec![here("A"), here("B")], ..NewTable::default() };
        let created = create(address, &new).await.unwrap();
        Self { address, app, created, _data: data, _close: close }
    }

    /// Keeps all places of the studio busy until the sender is dropped.
    async fn keep_busy(&self) -> (mpsc::Sender<()>, Vec<JoinHandle<Result<Bytes, Refused>>>) {
        let (release, released) = mpsc::channel::<()>();
        let released = Arc::new(std::sync::Mutex::new(released));
        let (begun, mut has_begun) = tokio::sync::mpsc::unbounded_channel();
        let mut busy = Vec::new();
        for number in 0..self.app.studio.places() {
            let (studio, begun, released) = (self.app.studio.clone(), begun.clone(), Arc::clone(&released));
            busy.push(tokio::spawn(async move {
                let draw = move || {
                    begun.send(()).unwrap();
                    let _ = released.lock().unwrap().recv();
                    Ok(Bytes::new())
                };
                studio.ask(studio.tag(("busy", number)), IpAddr::from([127, 0, 0, 1]), draw).await
            }));
            has_begun.recv().await.unwrap();
        }
        (release, busy)
    }

    fn picture(&self) -> String {
        format!("/games/{}/board.svg", self.created.table)
    }
}

/// Waits for something that others bring about.
async fn until(what: impl Fn() -> bool) {
    // What never happens must fail the test, not hold it up.
    let wait = async {
        while !what() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), wait).await.expect("it happens");
}

#[tokio::test]
async fn a_move_waits_for_no_picture() {
    let place = Place::open().await;
    let (release, _busy) = place.keep_busy().await;
    let picture = {
        let (address, path) = (place.address, place.picture());
        tokio::spawn(async move { request(address, "GET", &path, "").await.unwrap() })
    };
    until(|| place.app.studio.waiting() == 1).await;

    let token = place.created.keys[0].token.clone();
    let mut client = Client::connect(place.address, &place.created.table).await.unwrap();
    client.say(&ToServer::hello(vec![token.clone()])).await.unwrap();
    let accepted = async {
        loop {
            match client.hear().await.unwrap() {
                ToClient::Moved { position, .. } if !position.choices.is_empty() => {
                    let choice = &position.choices[0];
                    let mut actions = vec![choice.action.clone()];
                    if !choice.followers.is_empty() {
                        actions.push("pass".into());
                    }
                    let (token, seq) = (token.clone(), position.seq);
                    client
                        .say(&ToServer::Play { request: 1, token, seq, takebacks: None, actions })
                        .await
                        .unwrap();
                }
                ToClient::Accepted { seq, .. } => return seq,
                ToClient::Refused { refusal, .. } => panic!("{refusal:?}"),
                _ => {}
            }
        }
    };
    let seq = tokio::time::timeout(Duration::from_secs(60), accepted).await.expect("an answer");
    assert!(seq > 1);
    assert_eq!(place.app.studio.waiting(), 1, "the picture still waits");
    drop(release);
    let picture = picture.await.unwrap();
    assert_eq!(picture.status, 200);
    assert!(picture.body.starts_with("<svg"));
}

#[tokio::test]
async fn when_there_is_too_much_to_draw_it_is_said_in_words() {
    let place = Place::open().await;
    let (release, _busy) = place.keep_busy().await;
    let mut orders = tokio::task::JoinSet::new();
    for number in 0..1000 {
        let studio = place.app.studio.clone();
        let address = IpAddr::from([127, 0, 0, 1]);
        orders.spawn(async move { studio.ask(studio.tag(number), address, || Ok(Bytes::new())).await });
    }
    // Those that find no room are told so at once.
    orders.join_next().await.unwrap().unwrap().unwrap_err();
    let answer = request(place.address, "GET", &place.picture(), "").await.unwrap();
    assert_eq!(answer.status, 503);
    assert!(answer.head.to_lowercase().contains("\r\nretry-after: 3\r\n"), "{}", answer.head);
    let refused: Refused = serde_json::from_str(&answer.body).unwrap();
    assert_eq!(refused.code, Code::Busy);
    assert!(refused.said.en.contains("try again") && refused.said.fr.contains("réessayez"));
    drop(release);
    while let Some(order) = orders.join_next().await {
        let _ = order.unwrap();
    }
    assert_eq!(request(place.address, "GET", &place.picture(), "").await.unwrap().status, 200);
}

#[tokio::test]
async fn who_hangs_up_is_not_drawn_for() {
    let place = Place::open().await;
    let (release, busy) = place.keep_busy().await;
    let mut stream = TcpStream::connect(place.address).await.unwrap();
    let head = format!("GET {} HTTP/1.1\r\nHost: {}\r\n\r\n", place.picture(), place.address);
    stream.write_all(head.as_bytes()).await.unwrap();
    until(|| place.app.studio.wanted() == 1).await;
    drop(stream);
    until(|| place.app.studio.wanted() == 0).await;
    let kept = place.app.studio.kept();
    drop(release);
    let mut drawn = 0;
    for order in busy {
        order.await.unwrap().unwrap();
        drawn += 1;
    }
    until(|| place.app.studio.waiting() == 0).await;
    assert_eq!(place.app.studio.kept(), kept + drawn, "nothing else was drawn");
}

#[tokio::test]
async fn the_page_of_a_table_names_the_drawings_that_are_seen_first() {
    let place = Place::open().await;
    let named = crate::http::assets::art_of(&place.app, &place.created.table).await;
    let paths: Vec<&str> = named.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(paths[..2], ["/api/games/base/tiles", "/art/base/pieces.svg"]);
    assert!(paths.contains(&"/art/base/tiles/city-side-road-straight"), "{paths:?}");
    assert!(paths.len() <= 4, "the first tile and the one in hand: {paths:?}");
    // All of them are there: what is named and can't be had would be an error in the browser.
    for path in paths {
        assert_eq!(request(place.address, "GET", path, "").await.unwrap().status, 200, "{path}");
    }
    assert_eq!(crate::http::assets::art_of(&place.app, "nothing").await, "");
}
