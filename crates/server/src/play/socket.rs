//! Play over a WebSocket: one task a connection.

use super::changes::Prints;
use super::table::{Attendance, Line, News, Table, Update, Who};
use super::tables::Tables;
use crate::aids::Asked;
use crate::describe;
use crate::door::Patience;
use crate::door::limits::{Bucket, Limits, Place};
use crate::packing;
use crate::protocol::convert::number;
use crate::protocol::{Aid, OwnSeat, Refused, ToClient, ToServer};
use axum::body::Bytes;
use axum::extract::ws::{Message, WebSocket};
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{mpsc, watch};
use tokio::time::{self, sleep, timeout};

/// No message of a client is longer.
pub(crate) const MOST_BYTES: usize = 16 * 1024;

/// What is read at once. Messages of clients are mostly smaller, and one that is not takes several.
pub(crate) const BUFFER: usize = 4 * 1024;

/// Bytes that a connection has to take in a second, once it was waited for. The longest message, a whole game with own
/// tiles, has about a megabyte.
const LEAST_PER_SECOND: usize = 2_000;

/// Messages a connection may send at once, and per second.
const MESSAGES: (f64, f64) = (60.0, 20.0);

/// Aids and the like that a connection may wait for at once: more than a page has.
const ASKED: usize = 16;

/// Messages that are shorter are not packed: there is nothing to gain.
const PACKED_FROM: usize = 1_000;

/// Messages that are longer are packed on another thread than those that serve people.
const LONG: usize = 64 * 1024;

/// The connection is over.
struct Closed;

/// What a client begins with.
struct Greeting {
    tokens: Vec<String>,
    since: u32,
    takebacks: Option<u32>,
    form: Form,
}

/// How a client wants to be told.
#[derive(Clone, Copy, Default)]
struct Form {
    /// Positions as what has changed in them.
    changes: bool,
    /// Long messages packed.
    packed: bool,
}

/// What every connection has to do with besides its table.
#[derive(Clone)]
pub(crate) struct House {
    /// Where bots are woken.
    pub(crate) tables: Arc<Tables>,
    /// How much one address may ask for.
    pub(crate) limits: Limits,
    /// Where the connection comes from.
    pub(crate) address: IpAddr,
    /// How long it waits for whoever is at the other end.
    pub(crate) patience: Patience,
    /// Turns true when the server stops.
    pub(crate) closing: watch::Receiver<bool>,
}

/// A client at a table.
struct Client {
    socket: WebSocket,
    house: House,
    table: Arc<Table>,
    own: Vec<Own>,
    /// How much of the log it has.
    known: u32,
    /// After how many take-backs it has that; not known before it has said.
    takebacks: Option<u32>,
    /// The version of the table that it was told of.
    told: u64,
    form: Form,
    /// Of the position that it was sent last, if it wants changes.
    sent: Option<Prints>,
    messages: Bucket,
    /// Where what was worked out for it comes in, so that it need not wait for that.
    worked_out: mpsc::Sender<Result<ToClient, Refused>>,
    /// Counts against its address for as long as it is here.
    _connection: Place,
}

/// A seat whose secret a client has shown.
struct Own {
    player: Player,
    token: String,
    /// It is there for as long as this is.
    _attendance: Attendance,
}

/// Serves a connection to its end.
pub(crate) async fn serve(socket: WebSocket, house: House, table: Arc<Table>, connection: Place) {
    let messages = Bucket::new(MESSAGES.0, MESSAGES.1, Instant::now());
    let (worked_out, answers) = mpsc::channel(ASKED);
    let mut client = Client {
        socket,
        house,
        table,
        own: Vec::new(),
        known: 0,
        takebacks: None,
        told: 0,
        form: Form::default(),
        sent: None,
        messages,
        worked_out,
        _connection: connection,
    };
    tracing::debug!(table = client.table.id(), "a client came");
    // However it ended, there is nobody left to tell.
    let _ = client.run(answers).await;
    tracing::debug!(table = client.table.id(), seats = ?client.own.len(), "a client left");
}

impl Client {
    async fn run(&mut self, mut answers: mpsc::Receiver<Result<ToClient, Refused>>) -> Result<(), Closed> {
        // Subscribed before the log is read, so that nothing falls between the two.
        let mut updates = self.table.subscribe();
        let silence = self.house.patience.silence;
        let mut closing = self.house.closing.clone();
        let greeting = tokio::select! {
            _ = closing.changed() => return Err(Closed),
            hello = timeout(silence, self.hello()) => hello.map_err(|_| Closed)??,
        };
        self.greet(greeting).await?;
        // Counted from what was heard last, however much is told meanwhile.
        let mut deadline = pin!(sleep(silence));
        let mut asked = false;
        loop {
            tokio::select! {
                _ = closing.changed() => return Err(Closed),
                update = updates.recv() => self.follow(update).await?,
                Some(answer) = answers.recv() => self.tell_answer(answer).await?,
                () = &mut deadline => {
                    if asked {
                        return Err(Closed);
                    }
                    asked = true;
                    deadline.as_mut().reset(time::Instant::now() + silence);
                    self.pass(Message::Ping(Vec::new().into()), 0).await?;
                }
                message = self.socket.recv() => {
                    asked = false;
                    deadline.as_mut().reset(time::Instant::now() + silence);
                    if let Some(message) = self.read(message).await? {
                        self.answer(message).await?;
                    }
                }
            }
        }
    }

    /// Tells what follows from an update.
    async fn follow(&mut self, update: Result<Update, RecvError>) -> Result<(), Closed> {
        // Before anything else is told: what comes now is for those who have the seat.
        self.leave_lost_seats().await?;
        // Whoever came or went may have been the last who was asked.
        if matches!(update, Ok(Update::Table)) && self.table.reconsider().await {
            self.house.tables.wake_bots(Arc::clone(&self.table));
        }
        match update {
            Ok(Update::Told(said)) => self.send(&ToClient::Told { said }).await,
            // For those who play alone.
            Ok(Update::Talk(_)) if self.own.is_empty() => Ok(()),
            Ok(Update::Talk(one)) => self.send(&ToClient::Talk { whole: false, messages: vec![one] }).await,
            Ok(Update::Moved(news)) => self.hear(&news).await,
            Ok(Update::Table) if self.table.version() == self.told => Ok(()),
            Ok(Update::Table) => self.tell_table().await,
            // Too slow to follow one by one: what was missed is in the log.
            Err(RecvError::Lagged(_)) => {
                self.tell_table().await?;
                self.tell_talk().await?;
                let news = self.table.since(self.known, self.takebacks).await;
                self.hear(&news).await
            }
            Err(RecvError::Closed) => Err(Closed),
        }
    }

    /// What the client begins with.
    async fn hello(&mut self) -> Result<Greeting, Closed> {
        loop {
            let message = self.socket.recv().await;
            match self.read(message).await? {
                Some(ToServer::Hello { tokens, since, takebacks, changes, packed }) => {
                    return Ok(Greeting { tokens, since, takebacks, form: Form { changes, packed } });
                }
                Some(ToServer::Ping) => self.send(&ToClient::Pong).await?,
                Some(_) => self.refuse(None, Refused::malformed("hello is expected first")).await?,
                None => {}
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
            ToServer::Hello { tokens, since, takebacks, changes, packed } => {
                self.greet(Greeting { tokens, since, takebacks, form: Form { changes, packed } }).await
            }
            ToServer::Play { request, token, seq, takebacks, actions } => {
                match play(&self.table, &token, seq, takebacks, &actions).await {
                    Ok(seq) => {
                        // Whoever plays waits for others and for the disk: a fast game is no flood.
                        self.messages.give_back();
                        self.house.tables.wake_bots(Arc::clone(&self.table));
                        self.send(&ToClient::Accepted { request, seq }).await
                    }
                    Err(refusal) => self.refuse(Some(request), refusal).await,
                }
            }
            ToServer::Rename { token, name } => match self.table.rename(&token, &name).await {
                Ok(()) => Ok(()),
                Err(refusal) => self.refuse(None, refusal).await,
            },
            ToServer::TakeBack { tokens } => {
                let done = self.table.ask_to_take_back(&tokens).await;
                self.decided(done).await
            }
            ToServer::StandIn { tokens, player, bot } => {
                let done = self.table.ask_for_stand_in(&tokens, player, &bot).await;
                self.decided(done).await
            }
            ToServer::Consent { token, proposal, agree } => {
                let done = self.table.consent(&token, proposal, agree).await;
                self.decided(done).await
            }
            ToServer::Talk { token, said } => match self.table.talk(&token, &said).await {
                Ok(()) => Ok(()),
                Err(refusal) => self.refuse(None, refusal).await,
            },
            ToServer::Ping => self.send(&ToClient::Pong).await,
            ToServer::Features => {
                self.work_out(async move |tables: Arc<Tables>, table: Arc<Table>, own: Vec<Player>| {
                    let (Line { seq, takebacks }, features) = tables.features(&table, &own).await?;
                    Ok(ToClient::Features { seq, takebacks, features })
                })
                .await
            }
            ToServer::Aid { aid, at } => {
                if aid == Aid::Hint && !self.house.limits.may_hint(self.house.address) {
                    return self.refuse(None, Refused::too_many()).await;
                }
                self.work_out(async move |tables: Arc<Tables>, table: Arc<Table>, own: Vec<Player>| {
                    let (Line { seq, takebacks }, answer) =
                        tables.aid(&table, &own, Asked { aid, at }).await?;
                    Ok(ToClient::Aid { seq, takebacks, answer })
                })
                .await
            }
            ToServer::Moves => {
                self.work_out(async move |tables: Arc<Tables>, table: Arc<Table>, own: Vec<Player>| {
                    let (Line { seq, takebacks }, moves) = tables.moves(&table, &own).await?;
                    Ok(ToClient::Moves { seq, takebacks, moves })
                })
                .await
            }
        }
    }

    /// Has something worked out elsewhere, and goes on meanwhile: moves don't wait for it.
    async fn work_out<F>(
        &mut self,
        work: impl FnOnce(Arc<Tables>, Arc<Table>, Vec<Player>) -> F,
    ) -> Result<(), Closed>
    where
        F: Future<Output = Result<ToClient, Refused>> + Send + 'static,
    {
        let own = self.own.iter().map(|own| own.player).collect();
        let work = work(Arc::clone(&self.house.tables), Arc::clone(&self.table), own);
        // The place is kept until the answer is there. Whoever asks faster than that waits for it.
        if let Ok(place) = self.worked_out.clone().try_reserve_owned() {
            tokio::spawn(async move { place.send(work.await) });
            return Ok(());
        }
        let answer = work.await;
        self.tell_answer(answer).await
    }

    async fn tell_answer(&mut self, answer: Result<ToClient, Refused>) -> Result<(), Closed> {
        match answer {
            Ok(answer) => self.send(&answer).await,
            Err(refusal) => self.refuse(None, refusal).await,
        }
    }

    /// What somebody wanted of the others is done, proposed or refused.
    async fn decided(&mut self, done: Result<(), Refused>) -> Result<(), Closed> {
        match done {
            Ok(()) => {
                self.house.tables.wake_bots(Arc::clone(&self.table));
                Ok(())
            }
            Err(refusal) => self.refuse(None, refusal).await,
        }
    }

    async fn greet(&mut self, greeting: Greeting) -> Result<(), Closed> {
        let Greeting { tokens, since, takebacks, form } = greeting;
        let before = std::mem::take(&mut self.own);
        (self.known, self.takebacks) = (since, takebacks);
        // Whoever greets may have nothing: it begins with a whole position.
        (self.form, self.sent) = (form, None);
        for token in tokens.iter().take(Player::MAX) {
            match self.table.seat_of(token).await {
                Ok(player) if self.own.iter().all(|known| known.player != player) => {
                    let _attendance = self.table.attend(token);
                    self.own.push(Own { player, token: token.clone(), _attendance });
                    if let Err(refusal) = self.table.come_back(player).await {
                        self.refuse(None, refusal).await?;
                    }
                }
                Ok(_) => {}
                Err(refusal) => self.refuse(None, refusal).await?,
            }
        }
        // Whoever was here before with the same secrets has not left in between.
        drop(before);
        self.tell_table().await?;
        self.tell_talk().await?;
        self.tell_moves().await
    }

    /// Tells what was said among those who play, if this is one of them.
    async fn tell_talk(&mut self) -> Result<(), Closed> {
        let messages = self.table.talked();
        if self.own.is_empty() || messages.is_empty() {
            return Ok(());
        }
        self.send(&ToClient::Talk { whole: true, messages }).await
    }

    /// Gives up the seats whose secrets open them no more, because they were invited again. From then on the client
    /// is told what the remaining seats may know.
    async fn leave_lost_seats(&mut self) -> Result<(), Closed> {
        let (mut kept, mut lost) = (Vec::new(), false);
        for own in std::mem::take(&mut self.own) {
            if self.table.seat_of(&own.token).await == Ok(own.player) {
                kept.push(own);
            } else {
                self.refuse(None, Refused::seat_lost()).await?;
                lost = true;
            }
        }
        self.own = kept;
        if lost {
            self.tell_table().await?;
            self.tell_moves().await?;
        }
        Ok(())
    }

    async fn tell_table(&mut self) -> Result<(), Closed> {
        self.told = self.table.version();
        let table = self.table.info().await;
        let seat = |own: &Own| OwnSeat { player: number(own.player), token: own.token.clone() };
        let own = self.own.iter().map(seat).collect();
        self.send(&ToClient::Table { table: Box::new(table), own }).await
    }

    /// Tells what is new to the client, if anything is.
    async fn hear(&mut self, news: &News) -> Result<(), Closed> {
        let known = self.takebacks.unwrap_or(0);
        // After a take-back the log says what is left of what the client has.
        if news.takebacks > known {
            return self.tell_moves().await;
        }
        if news.takebacks < known || news.seq() <= self.known {
            return Ok(());
        }
        // What is missing before it is in the log.
        if news.first > self.known { self.tell_moves().await } else { self.tell(news).await }
    }

    /// Tells everything the client does not have yet, and where the game stands.
    async fn tell_moves(&mut self) -> Result<(), Closed> {
        let news = self.table.since(self.known, self.takebacks).await;
        self.tell(&news).await
    }

    /// Tells what the client does not have yet of this, exactly once.
    async fn tell(&mut self, news: &News) -> Result<(), Closed> {
        let own: Vec<Player> = self.own.iter().map(|own| own.player).collect();
        // After a take-back the client may have more than is good.
        let known = if self.takebacks == Some(news.takebacks) { self.known } else { news.first };
        let (first, seq) = (known.max(news.first).min(news.seq()), news.seq());
        let new = &news.happened[(first - news.first) as usize..];
        let reader = describe::reader(&own);
        let entries: Vec<_> =
            new.iter().map(|one| describe::entry(one, &news.state, &news.names, reader)).collect();
        (self.known, self.takebacks) = (seq, Some(news.takebacks));
        let position = describe::position(&news.state, &own, seq, self.table.counts(&news.state));
        let over = position.turn.is_none() && position.drawn.is_none() && !entries.is_empty();
        let takebacks = news.takebacks;
        let message = match &mut self.sent {
            Some(sent) => {
                let change = Box::new(sent.change(position));
                ToClient::Changed { first, takebacks, entries, change }
            }
            None => {
                self.sent = self.form.changes.then(|| Prints::of(&position));
                ToClient::Moved { first, takebacks, entries, position: Box::new(position) }
            }
        };
        self.send(&message).await?;
        // The end reveals the seed.
        if over { self.tell_table().await } else { Ok(()) }
    }

    async fn refuse(&mut self, request: Option<u32>, refusal: Refused) -> Result<(), Closed> {
        self.send(&ToClient::Refused { request, refusal }).await
    }

    async fn send(&mut self, message: &ToClient) -> Result<(), Closed> {
        let text = serde_json::to_string(message).map_err(|_| Closed)?;
        if self.form.packed && text.len() >= PACKED_FROM {
            let packed = pack(text).await?;
            let bytes = packed.len();
            return self.pass(Message::Binary(packed), bytes).await;
        }
        let bytes = text.len();
        self.pass(Message::Text(text.into()), bytes).await
    }

    /// Sends something of so many bytes. The door hangs up on whoever takes nothing of it; here, on whoever takes for ever.
    async fn pass(&mut self, message: Message, bytes: usize) -> Result<(), Closed> {
        let patience = self.house.patience.taken + Duration::from_secs((bytes / LEAST_PER_SECOND) as u64);
        let sent = timeout(patience, self.socket.send(message)).await;
        sent.map_err(|_| Closed)?.map_err(|_| Closed)
    }
}

async fn pack(text: String) -> Result<Bytes, Closed> {
    let packed = if text.len() < LONG {
        packing::pack_quickly(text.as_bytes())
    } else {
        let packing = tokio::task::spawn_blocking(move || packing::pack_quickly(text.as_bytes()));
        packing.await.map_err(|_| Closed)?
    };
    packed.map_err(|_| Closed)
}

async fn play(
    table: &Table,
    token: &str,
    seq: u32,
    takebacks: Option<u32>,
    actions: &[String],
) -> Result<u32, Refused> {
    let read = |text: &String| text.parse::<Action>().map_err(|error| Refused::unreadable(&error));
    let actions: Vec<Action> = actions.iter().map(read).collect::<Result<_, Refused>>()?;
    table.play(Who::Holder(token), seq, takebacks, &actions).await
}
