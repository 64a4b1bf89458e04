//! Play over a WebSocket: one task a connection.

use crate::describe;
use crate::http::App;
use crate::limits::{Bucket, Connection};
use crate::protocol::{OwnSeat, Refused, ToClient, ToServer};
use crate::table::{Table, Update};
use axum::extract::ws::{Message, WebSocket};
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::broadcast::error::RecvError;
use tokio::time::timeout;

/// No message of a client is longer.
pub(crate) const MOST_BYTES: usize = 16 * 1024;

/// What is read at once. Messages of clients are mostly smaller, and one that is not takes several.
pub(crate) const BUFFER: usize = 4 * 1024;

/// How long a connection may be silent before it is asked for a sign of life, twice.
const SILENCE: Duration = Duration::from_secs(30);

/// Messages a connection may send at once, and per second.
const MESSAGES: (f64, f64) = (60.0, 20.0);

/// The connection is over.
struct Closed;

/// A client at a table.
struct Client {
    socket: WebSocket,
    app: App,
    table: Arc<Table>,
    /// The seats whose secrets it has shown, with those.
    own: Vec<(Player, String)>,
    /// How much of the log it has.
    known: u32,
    messages: Bucket,
    /// Counts against its address for as long as it is here.
    _connection: Connection,
}

/// Serves a connection to its end.
pub(crate) async fn serve(socket: WebSocket, app: App, table: Arc<Table>, connection: Connection) {
    let messages = Bucket::new(MESSAGES.0, MESSAGES.1, Instant::now());
    let mut client =
        Client { socket, app, table, own: Vec::new(), known: 0, messages, _connection: connection };
    tracing::debug!(table = client.table.id(), "a client came");
    // However it ended, there is nobody left to tell.
    let _ = client.run().await;
    tracing::debug!(table = client.table.id(), seats = ?client.own.len(), "a client left");
}

impl Client {
    async fn run(&mut self) -> Result<(), Closed> {
        // Subscribed before the log is read, so that nothing falls between the two.
        let mut updates = self.table.subscribe();
        loop {
            let message = self.receive().await?;
            match message {
                ToServer::Hello { tokens, since } => {
                    self.greet(&tokens, since).await?;
                    break;
                }
                _ => self.refuse(None, Refused::malformed("hello is expected first")).await?,
            }
        }
        let mut asked = false;
        let mut closing = self.app.closing.clone();
        loop {
            tokio::select! {
                _ = closing.changed() => return Err(Closed),
                update = updates.recv() => match update {
                    Ok(Update::Moved) => self.catch_up().await?,
                    Ok(Update::Table) => self.tell_table().await?,
                    // Too slow to follow one by one: what was missed is in the log.
                    Err(RecvError::Lagged(_)) => {
                        self.tell_table().await?;
                        self.catch_up().await?;
                    }
                    Err(RecvError::Closed) => return Err(Closed),
                },
                received = timeout(SILENCE, self.socket.recv()) => match received {
                    Err(_) if asked => return Err(Closed),
                    Err(_) => {
                        asked = true;
                        self.pass(Message::Ping(Vec::new().into())).await?;
                    }
                    Ok(message) => {
                        asked = false;
                        if let Some(message) = self.read(message).await? {
                            self.answer(message).await?;
                        }
                    }
                },
            }
        }
    }

    /// The next message that can be read.
    async fn receive(&mut self) -> Result<ToServer, Closed> {
        loop {
            let message = timeout(SILENCE, self.socket.recv()).await.map_err(|_| Closed)?;
            if let Some(message) = self.read(message).await? {
                return Ok(message);
            }
        }
    }

    /// Reads a message; one that can't be read is refused and the connection goes on.
    async fn read(
        &mut self,
        message: Option<Result<Message, axum::Error>>,
    ) -> Result<Option<ToServer>, Closed> {
        let text = match message {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Ok(None),
            Some(Ok(Message::Binary(_))) => {
                self.refuse(None, Refused::malformed("text is expected, not bytes")).await?;
                return Ok(None);
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Closed),
        };
        if !self.messages.take(Instant::now()) {
            self.refuse(None, Refused::too_many()).await?;
            return Ok(None);
        }
        if text.len() > MOST_BYTES {
            self.refuse(None, Refused::too_large(MOST_BYTES)).await?;
            return Ok(None);
        }
        match serde_json::from_str(&text) {
            Ok(message) => Ok(Some(message)),
            Err(error) => {
                self.refuse(None, Refused::malformed(&error.to_string())).await?;
                Ok(None)
            }
        }
    }

    async fn answer(&mut self, message: ToServer) -> Result<(), Closed> {
        match message {
            // Greeting again says what the client has now: it gets what it lacks.
            ToServer::Hello { tokens, since } => self.greet(&tokens, since).await,
            ToServer::Play { request, token, seq, actions } => {
                match play(&self.table, &token, seq, &actions).await {
                    Ok(seq) => {
                        // Whoever plays waits for others and for the disk: a fast game is no flood.
                        self.messages.give_back();
                        self.app.tables.wake_bots(Arc::clone(&self.table));
                        self.send(&ToClient::Accepted { request, seq }).await
                    }
                    Err(refusal) => self.refuse(Some(request), refusal).await,
                }
            }
            ToServer::Rename { token, name } => match rename(&self.table, &token, &name).await {
                Ok(()) => Ok(()),
                Err(refusal) => self.refuse(None, refusal).await,
            },
            ToServer::Features => {
                let moment = self.table.now().await;
                let features = self.table.features(&moment).await;
                self.send(&ToClient::Features { seq: moment.seq, features }).await
            }
        }
    }

    async fn greet(&mut self, tokens: &[String], since: u32) -> Result<(), Closed> {
        self.own.clear();
        self.known = since;
        for token in tokens.iter().take(Player::MAX) {
            match self.table.seat_of(token).await {
                Some(player) if self.own.iter().all(|(known, _)| *known != player) => {
                    self.own.push((player, token.clone()));
                }
                Some(_) => {}
                None => self.refuse(None, Refused::wrong_token()).await?,
            }
        }
        self.tell_table().await?;
        self.tell_moves().await
    }

    async fn tell_table(&mut self) -> Result<(), Closed> {
        let table = self.table.info().await;
        let seat = |(player, token): &(Player, String)| OwnSeat {
            player: describe::number(*player),
            token: token.clone(),
        };
        let own = self.own.iter().map(seat).collect();
        self.send(&ToClient::Table { table: Box::new(table), own }).await
    }

    /// Tells what is new, if anything is.
    async fn catch_up(&mut self) -> Result<(), Closed> {
        let before = self.known;
        if self.table.now().await.seq > before { self.tell_moves().await } else { Ok(()) }
    }

    /// Tells everything the client does not have yet, exactly once.
    async fn tell_moves(&mut self) -> Result<(), Closed> {
        let own: Vec<Player> = self.own.iter().map(|(player, _)| *player).collect();
        let (first, entries, moment) = self.table.since(self.known, describe::reader(&own)).await;
        self.known = moment.seq;
        let position = describe::position(&moment.state, &own, moment.seq);
        let over = position.turn.is_none() && position.drawn.is_none() && !entries.is_empty();
        self.send(&ToClient::Moved { first, entries, position: Box::new(position) }).await?;
        // The end reveals the seed.
        if over { self.tell_table().await } else { Ok(()) }
    }

    async fn refuse(&mut self, request: Option<u32>, refusal: Refused) -> Result<(), Closed> {
        self.send(&ToClient::Refused { request, refusal }).await
    }

    async fn send(&mut self, message: &ToClient) -> Result<(), Closed> {
        let text = serde_json::to_string(message).map_err(|_| Closed)?;
        self.pass(Message::Text(text.into())).await
    }

    /// Sends something. Whoever does not read is not waited for.
    async fn pass(&mut self, message: Message) -> Result<(), Closed> {
        let sent = timeout(self.app.patience.taken, self.socket.send(message)).await;
        sent.map_err(|_| Closed)?.map_err(|_| Closed)
    }
}

async fn play(table: &Table, token: &str, seq: u32, actions: &[String]) -> Result<u32, Refused> {
    let player = table.seat_of(token).await.ok_or_else(Refused::wrong_token)?;
    let read = |text: &String| text.parse::<Action>().map_err(|error| Refused::unreadable(&error));
    let actions: Vec<Action> = actions.iter().map(read).collect::<Result<_, Refused>>()?;
    table.play(player, seq, &actions).await
}

async fn rename(table: &Table, token: &str, name: &str) -> Result<(), Refused> {
    let player = table.seat_of(token).await.ok_or_else(Refused::wrong_token)?;
    table.rename(player, name).await
}
