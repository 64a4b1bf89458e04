//! Many games at once, to see what a server can take.

use crate::client::{Client, ClientError, create};
use crate::protocol::{NewSeat, NewTable, PositionInfo, ToClient, ToServer};
use bastide_engine::chance::{Seed, below};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

/// What a server did under load.
#[derive(Clone, Debug)]
pub struct Report {
    /// Games played to the end.
    pub games: usize,
    /// Turns that were acknowledged.
    pub moves: usize,
    /// How long it all took.
    pub elapsed: Duration,
    /// How long each acknowledgement took, shortest first.
    pub latencies: Vec<Duration>,
}

impl Report {
    /// The latency that so many of a hundred did not exceed.
    pub fn percentile(&self, percent: f64) -> Duration {
        let last = self.latencies.len().saturating_sub(1);
        let index = (last as f64 * percent / 100.0).round() as usize;
        self.latencies.get(index).copied().unwrap_or_default()
    }
}

/// Connections that are opened at the same moment; once they are open, all games go on at once.
const OPENING: usize = 128;

/// Plays so many games for two at once, each over a WebSocket of its own and with random choices, to the end.
/// `done` is told of every game that is over.
pub async fn run(
    server: SocketAddr,
    games: usize,
    seed: Seed,
    done: impl Fn(),
) -> Result<Report, ClientError> {
    let started = Instant::now();
    let mut playing = JoinSet::new();
    let opening = Arc::new(Semaphore::new(OPENING));
    for number in 0..games {
        playing.spawn(play(server, seed.child(number as u64), Arc::clone(&opening)));
    }
    let mut latencies = Vec::new();
    while let Some(finished) = playing.join_next().await {
        let mut one = finished.map_err(|error| ClientError::Gone(error.to_string()))??;
        latencies.append(&mut one);
        done();
    }
    latencies.sort_unstable();
    Ok(Report { games, moves: latencies.len(), elapsed: started.elapsed(), latencies })
}

/// Plays a whole game for both sides and tells how long each turn's acknowledgement took.
async fn play(server: SocketAddr, seed: Seed, opening: Arc<Semaphore>) -> Result<Vec<Duration>, ClientError> {
    let permit = opening.acquire().await.map_err(|error| ClientError::Gone(error.to_string()))?;
    let seats = ["A", "B"].map(|name| NewSeat::Here { name: name.to_owned() }).to_vec();
    let created = create(server, &NewTable { game: "base".into(), seats, ..NewTable::default() }).await?;
    let tokens: Vec<String> = created.keys.iter().map(|key| key.token.clone()).collect();
    let mut client = Client::connect(server, &created.table).await?;
    drop(permit);
    client.say(&ToServer::Hello { tokens: tokens.clone(), since: 0 }).await?;
    let mut rng = seed.rng();
    let mut latencies = Vec::new();
    let mut asked: Option<(u32, Instant)> = None;
    loop {
        match client.hear().await? {
            ToClient::Moved { position, .. } => {
                let Some(actions) = random_turn(&position, &mut rng) else { return Ok(latencies) };
                let token = tokens[position.turn.map_or(0, |player| player as usize - 1)].clone();
                let request = position.seq;
                asked = Some((request, Instant::now()));
                client.say(&ToServer::Play { request, token, seq: position.seq, actions }).await?;
            }
            ToClient::Accepted { request, .. } => {
                if let Some((_, at)) = asked.filter(|(waiting, _)| *waiting == request) {
                    latencies.push(at.elapsed());
                }
            }
            ToClient::Refused { refusal, .. } => return Err(ClientError::Refused(refusal)),
            ToClient::Table { .. } | ToClient::Features { .. } => {}
        }
    }
}

/// Any turn that is allowed; nothing when the game is over.
pub fn random_turn(position: &PositionInfo, rng: &mut impl rand_core::Rng) -> Option<Vec<String>> {
    if position.choices.is_empty() {
        return None;
    }
    let choice = &position.choices[below(rng, position.choices.len() as u32) as usize];
    let mut actions = vec![choice.action.clone()];
    if !choice.followers.is_empty() {
        let follower = choice.followers.get(below(rng, choice.followers.len() as u32 + 1) as usize);
        actions.push(follower.map_or_else(|| "pass".to_owned(), |follower| follower.action.clone()));
    }
    Some(actions)
}
