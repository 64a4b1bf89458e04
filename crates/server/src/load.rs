//! Many games at once, to see what a server can take.

use crate::client::{Client, ClientError, create, request};
use crate::protocol::{FollowerChoice, NewSeat, NewTable, PositionInfo, ToClient, ToServer};
use bastide_engine::chance::{Seed, below};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;

/// What to play.
#[derive(Clone, Debug)]
pub struct Load {
    /// So many games at once, for two each.
    pub games: usize,
    /// The bot that has the second seat; without one, both seats are played from here.
    pub bot: Option<String>,
    /// Turns after which a game is left; without a number it is played to the end.
    pub turns: Option<usize>,
    /// So many clients ask for pictures of the games meanwhile, one after the other and as fast as they get them.
    pub pictures: usize,
    /// What the choices follow from.
    pub seed: Seed,
}

/// What a server did under load.
#[derive(Clone, Debug)]
pub struct Report {
    /// Games played.
    pub games: usize,
    /// Turns that were acknowledged.
    pub moves: usize,
    /// How long it all took.
    pub elapsed: Duration,
    /// How long each acknowledgement took.
    pub acknowledged: Times,
    /// How long it took from there until it was a person's turn again: what a bot took for its own.
    pub waited: Times,
    /// How long each picture took.
    pub drawn: Times,
    /// Pictures that were refused because there was too much to draw.
    pub undrawn: usize,
}

/// How long something took, each time.
///
/// ```
/// use bastide_server::load::Times;
/// use std::time::Duration;
///
/// let times: Times = (1..=101).rev().map(Duration::from_millis).collect();
/// assert_eq!(times.percentile(90.0), Duration::from_millis(91));
/// ```
#[derive(Clone, Debug)]
pub struct Times(Vec<Duration>);

impl FromIterator<Duration> for Times {
    fn from_iter<T: IntoIterator<Item = Duration>>(times: T) -> Self {
        let mut times: Vec<Duration> = times.into_iter().collect();
        times.sort_unstable();
        Self(times)
    }
}

impl Times {
    /// How many times it was.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// What so many of a hundred did not exceed.
    pub fn percentile(&self, percent: f64) -> Duration {
        let last = self.0.len().saturating_sub(1);
        let index = (last as f64 * percent / 100.0).round() as usize;
        self.0.get(index).copied().unwrap_or_default()
    }
}

/// Connections that are opened at the same moment; once they are open, all games go on at once.
const OPENING: usize = 128;

/// How long a client that was refused a picture waits before it asks for the next.
const PATIENCE: Duration = Duration::from_millis(100);

/// Plays many games at once, each over a WebSocket of its own and with random choices.
/// `done` is told of every game that is over or left.
pub async fn run(server: SocketAddr, load: &Load, done: impl Fn()) -> Result<Report, ClientError> {
    let started = Instant::now();
    let (mut playing, mut watching) = (JoinSet::new(), JoinSet::new());
    let opening = Arc::new(Semaphore::new(OPENING));
    let (tables, shown) = watch::channel(Vec::new());
    let tables = Arc::new(tables);
    for number in 0..load.games {
        let one = Load { seed: load.seed.child(number as u64), ..load.clone() };
        playing.spawn(play(server, one, Arc::clone(&opening), Arc::clone(&tables)));
    }
    for number in 0..load.pictures {
        watching.spawn(look(server, shown.clone(), number));
    }
    drop(tables);
    let (mut acknowledged, mut waited) = (Vec::new(), Vec::new());
    while let Some(finished) = playing.join_next().await {
        let mut one = finished.map_err(|error| ClientError::Gone(error.to_string()))??;
        acknowledged.append(&mut one.acknowledged);
        waited.append(&mut one.waited);
        done();
    }
    let (mut drawn, mut undrawn) = (Vec::new(), 0);
    while let Some(finished) = watching.join_next().await {
        let mut one = finished.map_err(|error| ClientError::Gone(error.to_string()))??;
        drawn.append(&mut one.drawn);
        undrawn += one.undrawn;
    }
    Ok(Report {
        games: load.games,
        moves: acknowledged.len(),
        elapsed: started.elapsed(),
        acknowledged: acknowledged.into_iter().collect(),
        waited: waited.into_iter().collect(),
        drawn: drawn.into_iter().collect(),
        undrawn,
    })
}

/// What came of asking for pictures.
#[derive(Default)]
struct Looked {
    drawn: Vec<Duration>,
    undrawn: usize,
}

/// Asks for the picture of one game after the other, until none is played any more.
async fn look(
    server: SocketAddr,
    mut tables: watch::Receiver<Vec<String>>,
    number: usize,
) -> Result<Looked, ClientError> {
    let mut looked = Looked::default();
    for turn in number.. {
        // Nobody plays any more when nobody can add a table.
        if tables.has_changed().is_err() {
            break;
        }
        let table = {
            let Ok(tables) = tables.wait_for(|tables| !tables.is_empty()).await else { break };
            tables[turn % tables.len()].clone()
        };
        let asked = Instant::now();
        let answer = request(server, "GET", &format!("/games/{table}/board.svg"), "").await?;
        match answer.status {
            200 => looked.drawn.push(asked.elapsed()),
            429 | 503 => {
                looked.undrawn += 1;
                tokio::time::sleep(PATIENCE).await;
            }
            other => {
                return Err(ClientError::Unreadable(format!("{other} for a picture: {:.200}", answer.body)));
            }
        }
    }
    Ok(looked)
}

/// How long things took in one game.
#[derive(Default)]
struct Timings {
    acknowledged: Vec<Duration>,
    waited: Vec<Duration>,
}

/// Plays one game, for both sides or against a bot.
async fn play(
    server: SocketAddr,
    load: Load,
    opening: Arc<Semaphore>,
    tables: Arc<watch::Sender<Vec<String>>>,
) -> Result<Timings, ClientError> {
    let permit = opening.acquire().await.map_err(|error| ClientError::Gone(error.to_string()))?;
    let here = |name: &str| NewSeat::Here { name: name.to_owned() };
    let other = load.bot.map_or_else(|| here("B"), |bot| NewSeat::Bot { bot });
    let against_bot = matches!(other, NewSeat::Bot { .. });
    let seats = vec![here("A"), other];
    let created = create(server, &NewTable { game: "base".into(), seats, ..NewTable::default() }).await?;
    let tokens: Vec<String> = created.keys.iter().map(|key| key.token.clone()).collect();
    let mut client = Client::connect(server, &created.table).await?;
    tables.send_modify(|tables| tables.push(created.table.clone()));
    drop(permit);
    client.say(&ToServer::hello(tokens.clone())).await?;
    let mut rng = load.seed.rng();
    let mut timings = Timings::default();
    let mut asked: Option<(u32, Instant)> = None;
    let mut accepted: Option<Instant> = None;
    loop {
        match client.hear().await? {
            ToClient::Moved { position, .. } => {
                let Some(player) = position.turn else { return Ok(timings) };
                // The bot's turn.
                let Some(token) = tokens.get(player as usize - 1).cloned() else { continue };
                timings.waited.extend(accepted.take().filter(|_| against_bot).map(|at| at.elapsed()));
                if load.turns.is_some_and(|turns| timings.acknowledged.len() >= turns) {
                    return Ok(timings);
                }
                let Some(actions) = random_turn(&position, &mut rng) else { return Ok(timings) };
                let request = position.seq;
                asked = Some((request, Instant::now()));
                client
                    .say(&ToServer::Play { request, token, seq: position.seq, takebacks: None, actions })
                    .await?;
            }
            ToClient::Accepted { request, .. } => {
                if let Some((_, at)) = asked.filter(|(waiting, _)| *waiting == request) {
                    timings.acknowledged.push(at.elapsed());
                    accepted = Some(Instant::now());
                }
            }
            ToClient::Refused { refusal, .. } => return Err(ClientError::Refused(refusal)),
            // It has not asked for changes.
            ToClient::Changed { .. }
            | ToClient::Table { .. }
            | ToClient::Features { .. }
            | ToClient::Moves { .. }
            | ToClient::Aid { .. }
            | ToClient::Told { .. }
            | ToClient::Talk { .. }
            | ToClient::Pong => {}
        }
    }
}

/// Any turn that is allowed, or a part of one; nothing when the game is over, or it is somebody else's turn.
pub fn random_turn(position: &PositionInfo, rng: &mut impl rand_core::Rng) -> Option<Vec<String>> {
    if let Some(ask) = position.ask.as_ref().filter(|ask| !ask.answers.is_empty()) {
        return Some(vec![any(&ask.answers, rng)?.action.clone()]);
    }
    if position.choices.is_empty() {
        return (!position.followers.is_empty()).then(|| vec![random_follower(&position.followers, rng)]);
    }
    let choice = any(&position.choices, rng)?;
    let mut actions = vec![choice.action.clone()];
    if !choice.followers.is_empty() {
        actions.push(random_follower(&choice.followers, rng));
    }
    Some(actions)
}

/// Any of these, or none of them.
fn random_follower(followers: &[FollowerChoice], rng: &mut impl rand_core::Rng) -> String {
    let follower = followers.get(below(rng, followers.len() as u32 + 1) as usize);
    follower.map_or_else(|| "pass".to_owned(), |follower| follower.action.clone())
}

fn any<'a, T>(list: &'a [T], rng: &mut impl rand_core::Rng) -> Option<&'a T> {
    list.get(below(rng, list.len() as u32) as usize)
}
