//! A real server on a real socket with a real database file.

#![allow(clippy::unwrap_used, dead_code, unreachable_pub, reason = "every test file uses a part of this")]

use bastide_engine::chance::Seed;
use bastide_engine::record::Record;
use bastide_server::Terms;
use bastide_server::client::{Client, claim, create, new_secret, request};
use bastide_server::protocol::{
    Claim, Created, Entry, NewSeat, NewTable, PositionInfo, Refused, TableInfo, TalkInfo, TileFile, ToClient,
    ToServer,
};
use bastide_server::storage::Storage;
use bastide_server::store::Store;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

type Stopped = Pin<Box<dyn Future<Output = ()> + Send>>;

/// A server that runs until it is stopped.
pub struct Server {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl Server {
    pub async fn start(data: &Path) -> Self {
        Self::start_with(data, None).await
    }

    /// A server whose draws follow from a seed.
    pub async fn start_with(data: &Path, seed: Option<Seed>) -> Self {
        let data = data.to_owned();
        Self::run(async move |listener, stopped| {
            let kept = Store::open(&data).await.unwrap();
            bastide_server::serve(listener, kept, seed, stopped).await;
        })
        .await
    }

    /// A server with a storage of the test's own.
    pub async fn start_from(storage: Arc<dyn Storage>, terms: Terms) -> Self {
        Self::run(async move |listener, stopped| {
            bastide_server::serve_from(listener, storage, terms, stopped).await;
        })
        .await
    }

    async fn run<F>(serve: impl FnOnce(TcpListener, Stopped) -> F) -> Self
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let stopped: Stopped = Box::pin(async move {
            let _ = stopped.await;
        });
        Self { address, stop, running: tokio::spawn(serve(listener, stopped)) }
    }

    pub async fn stop(self) {
        self.stop.send(()).unwrap();
        self.running.await.unwrap();
    }
}

/// An answer, byte by byte.
pub struct Bare {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Bare {
    /// A line of the head, by its name in small letters.
    pub fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.filter(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value).next()
    }

    pub fn refused(&self) -> Refused {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&self.body)))
    }
}

/// Sends a request with these headers, besides what every request has. One that names `Connection` must say `close` in it.
pub async fn send(server: &Server, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Bare {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let named = headers.iter().any(|(name, _)| *name == "Connection");
    let close: &[_] = if named { &[] } else { &[("Connection", "close")] };
    let headers: String =
        close.iter().chain(headers).map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {}\r\nContent-Length: {}\r\n{headers}\r\n{body}",
        server.address,
        body.len()
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
    let head = String::from_utf8(answer[..end].to_vec()).unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Bare { status, head, body: answer[end + 4..].to_vec() }
}

pub fn here(name: &str) -> NewSeat {
    NewSeat::Here { name: name.into() }
}

pub fn invited(name: &str) -> NewSeat {
    NewSeat::Invited { name: name.into() }
}

pub fn bot(name: &str) -> NewSeat {
    NewSeat::Bot { bot: name.into() }
}

pub async fn table(server: &Server, seats: Vec<NewSeat>) -> Created {
    table_of(server, "base", seats).await
}

pub async fn table_of(server: &Server, game: &str, seats: Vec<NewSeat>) -> Created {
    create(server.address, &NewTable { game: game.into(), seats, ..NewTable::default() }).await.unwrap()
}

/// Claims an invitation with a new secret, which it answers with.
pub async fn open_invitation(server: &Server, table: &str, invitation: &str) -> String {
    let secret = new_secret().unwrap();
    let asked = Claim { invitation: invitation.into(), secret: secret.clone(), name: None };
    claim(server.address, table, &asked).await.unwrap();
    secret
}

/// Everybody who was invited comes: instead of invitations there are secrets.
pub async fn all_come(server: &Server, mut created: Created) -> Created {
    for key in created.keys.iter_mut().filter(|key| key.invited) {
        key.token = open_invitation(server, &created.table, &key.token).await;
        key.invited = false;
    }
    created
}

/// Somebody at a table, who keeps the log as it comes.
pub struct Guest {
    pub client: Client,
    pub log: Vec<Entry>,
    pub table: Option<TableInfo>,
    pub own: Vec<u32>,
    pub position: Option<PositionInfo>,
    pub refusals: Vec<(Option<u32>, Refused)>,
    pub accepted: Vec<u32>,
    /// How often something was taken back.
    pub takebacks: u32,
    pub told: Vec<String>,
    pub talk: Vec<TalkInfo>,
    pub pongs: u32,
    /// Whether it wants positions as what has changed, and long messages packed.
    pub brief: bool,
}

impl Guest {
    /// Comes to the table with these secrets and an empty log, and waits for the position.
    pub async fn come(server: &Server, table: &str, tokens: &[&str]) -> Self {
        Self::come_so(server, table, tokens, false).await
    }

    /// The same as one who wants to be told briefly.
    pub async fn come_briefly(server: &Server, table: &str, tokens: &[&str]) -> Self {
        Self::come_so(server, table, tokens, true).await
    }

    async fn come_so(server: &Server, table: &str, tokens: &[&str], brief: bool) -> Self {
        let client = Client::connect(server.address, table).await.unwrap();
        let mut guest = Self {
            client,
            log: vec![],
            table: None,
            own: vec![],
            position: None,
            refusals: vec![],
            accepted: vec![],
            takebacks: 0,
            told: vec![],
            talk: vec![],
            pongs: 0,
            brief,
        };
        guest.greet(tokens).await;
        guest
    }

    /// Comes again over a new connection, keeping the log.
    pub async fn come_back(&mut self, server: &Server, table: &str, tokens: &[&str]) {
        self.client = Client::connect(server.address, table).await.unwrap();
        self.greet(tokens).await;
    }

    async fn greet(&mut self, tokens: &[&str]) {
        let tokens = tokens.iter().map(|&token| token.to_owned()).collect();
        let (since, takebacks) = (self.log.len() as u32, Some(self.takebacks));
        self.client
            .say(&ToServer::Hello { tokens, since, takebacks, changes: self.brief, packed: self.brief })
            .await
            .unwrap();
        self.position = None;
        while self.position.is_none() {
            self.hear().await;
        }
    }

    /// Takes in one message.
    pub async fn hear(&mut self) {
        // A server that does not answer must fail the test, not hold it up.
        let heard =
            tokio::time::timeout(Duration::from_secs(60), self.client.hear()).await.expect("an answer");
        match heard.unwrap() {
            ToClient::Table { table, own } => {
                self.table = Some(*table);
                self.own = own.into_iter().map(|seat| seat.player).collect();
            }
            ToClient::Moved { first, takebacks, entries, position } => {
                self.moved(first, takebacks, entries, *position);
            }
            ToClient::Changed { first, takebacks, entries, change } => {
                assert!(self.brief, "changes come to those who want them");
                let before = self.position.take().expect("a position that it is a change of");
                let position = change.apply(before).expect("a change of that position");
                self.moved(first, takebacks, entries, position);
            }
            ToClient::Accepted { seq, .. } => self.accepted.push(seq),
            ToClient::Refused { request, refusal } => self.refusals.push((request, refusal)),
            ToClient::Told { said } => self.told.push(said.en),
            ToClient::Talk { whole, messages } => {
                if whole {
                    self.talk.clear();
                }
                self.talk.extend(messages);
            }
            ToClient::Pong => self.pongs += 1,
            ToClient::Features { .. } | ToClient::Aid { .. } | ToClient::Moves { .. } => {}
        }
    }

    fn moved(&mut self, first: u32, takebacks: u32, entries: Vec<Entry>, position: PositionInfo) {
        if takebacks == self.takebacks {
            assert_eq!(first as usize, self.log.len(), "what comes begins where the log ends");
        } else {
            assert!(takebacks > self.takebacks && first as usize <= self.log.len());
            self.log.truncate(first as usize);
            self.takebacks = takebacks;
        }
        self.log.extend(entries);
        assert_eq!(position.seq as usize, self.log.len(), "and the position is the one it leads to");
        self.position = Some(position);
    }

    pub async fn hear_until(&mut self, enough: impl Fn(&Self) -> bool) {
        while !enough(self) {
            self.hear().await;
        }
    }

    pub fn position(&self) -> &PositionInfo {
        self.position.as_ref().unwrap()
    }

    pub fn actions(&self) -> Vec<(Option<u32>, String)> {
        self.log.iter().map(|entry| (entry.player, entry.action.clone())).collect()
    }

    /// Sends a turn and waits for the verdict: the new length of the log, or the refusal.
    pub async fn play(&mut self, token: &str, seq: u32, actions: &[&str]) -> Result<u32, Refused> {
        let actions = actions.iter().map(|&action| action.to_owned()).collect();
        let (accepted, refused) = (self.accepted.len(), self.refusals.len());
        let takebacks = Some(self.takebacks);
        let play = ToServer::Play { request: 7, token: token.into(), seq, takebacks, actions };
        self.client.say(&play).await.unwrap();
        self.hear_until(|guest| guest.accepted.len() > accepted || guest.refusals.len() > refused).await;
        match self.accepted.get(accepted) {
            Some(&seq) => Ok(seq),
            None => Err(self.refusals[refused].1.clone()),
        }
    }

    /// The first turn that is allowed.
    pub fn any_turn(&self) -> Vec<String> {
        let choice = &self.position().choices[0];
        let mut actions = vec![choice.action.clone()];
        if !choice.followers.is_empty() {
            actions.push(choice.followers.first().map_or("pass".into(), |follower| follower.action.clone()));
        }
        actions
    }
}

/// A game of ten meadows, over in no time.
pub fn short_game(seats: Vec<NewSeat>) -> NewTable {
    let text = "[set]\nid = 'meadows'\ntitle = 'Meadows'\ntitle_fr = 'Prés'\ntiles = 11\n\n\
        [[tile]]\nid = 'meadow'\ncount = 11\nstart = true\nfeatures = ['field n e s w']\n";
    NewTable {
        game: "base".into(),
        tiles: BTreeMap::from([("base".to_owned(), 0)]),
        own_tiles: vec![TileFile { name: "meadows.toml".into(), text: text.into() }],
        seats,
        ..NewTable::default()
    }
}

/// Plays for everybody until the game is over.
pub async fn play_to_the_end(guest: &mut Guest, tokens: &[&str]) {
    while let Some(player) = guest.position().turn {
        let turn = guest.any_turn();
        let turn: Vec<&str> = turn.iter().map(String::as_str).collect();
        let seq = guest.position().seq;
        let now = guest.play(tokens[player as usize - 1], seq, &turn).await.unwrap();
        guest.hear_until(|guest| guest.log.len() as u32 >= now).await;
    }
    guest.hear_until(|guest| guest.table.as_ref().unwrap().over).await;
}

/// Everybody at a table, each with the own seat, and last of all somebody who watches.
pub async fn guests_of(server: &Server, created: &Created) -> Vec<Guest> {
    let mut guests = Vec::new();
    for key in &created.keys {
        guests.push(Guest::come(server, &created.table, &[&key.token]).await);
    }
    guests.push(Guest::come(server, &created.table, &[]).await);
    guests
}

/// Waits until everybody has heard of so many actions.
pub async fn all_hear(guests: &mut [Guest], now: u32) {
    for guest in guests {
        guest.hear_until(|guest| guest.log.len() as u32 == now).await;
    }
}

/// What the sources of a finished game add up to, by seat.
pub fn summed(table: &TableInfo) -> Vec<u32> {
    let sum = |seat: usize| table.result.iter().map(|source| source.points[seat]).sum::<i32>();
    (0..table.seats.len())
        .map(|seat| u32::try_from(sum(seat)).expect("nobody pays more than they have"))
        .collect()
}

/// When a game is over the sources add up to the scores, and the record plays the same game again.
pub async fn assert_adds_up(server: &Server, table: &str, guest: &mut Guest) {
    guest.hear_until(|guest| guest.table.as_ref().unwrap().over).await;
    let scores = &guest.position().scores;
    assert_eq!(summed(guest.table.as_ref().unwrap()), *scores);
    let path = format!("/api/tables/{table}/record");
    let record = request(server.address, "GET", &path, "").await.unwrap();
    assert_eq!(Record::read(&record.body).unwrap().replay.state.scores(), scores);
}
