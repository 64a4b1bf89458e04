//! Prints how long the messages are that tell a player what happened, in a game of each kind played at random: whole positions, what
//! has changed in them, and the same packed.
//!
//! `cargo run --release -p bastide-server --example messages`

use bastide_engine::chance::Seed;
use bastide_server::client::{Client, ClientError, create};
use bastide_server::load::random_turn;
use bastide_server::protocol::{NewSeat, NewTable, PositionInfo, ToClient, ToServer};
use bastide_server::store::Store;
use std::error::Error;
use std::net::SocketAddr;
use tokio::net::TcpListener;

/// What is played: a name for it, the game, expansions, variants, and how many play.
type Played = (&'static str, &'static str, &'static [&'static str], &'static [&'static str], usize);

const GAMES: [Played; 9] = [
    ("base", "base", &[], &[], 2),
    ("base, five players", "base", &[], &[], 5),
    ("Inns & Cathedrals, River", "base", &["inns-cathedrals", "river"], &[], 2),
    ("The Count", "base", &["count"], &[], 2),
    ("V2, hidden hands", "base", &[], &["individual-planning"], 2),
    ("V10, reconstruction", "base", &[], &["reconstruction"], 2),
    ("The Castle", "castle", &[], &[], 2),
    ("The City", "city", &[], &[], 2),
    ("Hunters and Gatherers", "hunters", &[], &[], 2),
];

/// Lengths in bytes.
#[derive(Default)]
struct Lengths(Vec<usize>);

impl Lengths {
    fn told(&self) -> String {
        let most = self.0.iter().max().unwrap_or(&0);
        format!("{:>6} mean {most:>7} most", self.0.iter().sum::<usize>() / self.0.len().max(1))
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let data = tempfile::tempdir()?;
    let store = Store::open(data.path()).await?;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let server = listener.local_addr()?;
    tokio::spawn(bastide_server::serve(listener, store, Some(Seed::from(1)), std::future::pending()));
    println!("Bytes of each message after the first, to whoever plays all seats:\n");
    println!("{:26}  {:26}  {:26}  changes, packed", "", "whole positions", "changes");
    for game in GAMES {
        let (whole, _) = play(server, game, false, false).await?;
        let (changes, _) = play(server, game, true, false).await?;
        let (_, packed) = play(server, game, true, true).await?;
        println!("{:26}  {}  {}  {}", game.0, whole.told(), changes.told(), packed.told());
    }
    Ok(())
}

/// Plays a game and returns the lengths of the texts, and of what came over the wire for them.
async fn play(
    server: SocketAddr,
    (_, game, expansions, variants, players): Played,
    changes: bool,
    packed: bool,
) -> Result<(Lengths, Lengths), ClientError> {
    let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
    let seats = (1..=players).map(|n| NewSeat::Here { name: format!("Player {n}") }).collect();
    let new = NewTable {
        game: game.into(),
        expansions: owned(expansions),
        variants: owned(variants),
        seats,
        ..NewTable::default()
    };
    let created = create(server, &new).await?;
    let tokens: Vec<String> = created.keys.iter().map(|key| key.token.clone()).collect();
    let mut client = Client::connect(server, &created.table).await?;
    let hello = ToServer::Hello { tokens: tokens.clone(), since: 0, takebacks: None, changes, packed };
    client.say(&hello).await?;
    let mut rng = Seed::from(7).rng();
    let (mut texts, mut sent) = (Lengths::default(), Lengths::default());
    let mut position: Option<PositionInfo> = None;
    loop {
        let (text, bytes) = client.hear_text_of().await?;
        let unreadable = |error: serde_json::Error| ClientError::Unreadable(error.to_string());
        let now = match serde_json::from_str(&text).map_err(unreadable)? {
            ToClient::Moved { position, .. } => *position,
            ToClient::Changed { change, .. } => position
                .and_then(|before| change.apply(before))
                .ok_or_else(|| ClientError::Unreadable("a change of another position".into()))?,
            ToClient::Refused { refusal, .. } => return Err(ClientError::Refused(refusal)),
            _ => continue,
        };
        if now.seq > 1 {
            texts.0.push(text.len());
            sent.0.push(bytes);
        }
        let Some(actions) = random_turn(&now, &mut rng) else { return Ok((texts, sent)) };
        let token = tokens[now.turn.map_or(0, |player| player as usize - 1)].clone();
        let seq = now.seq;
        client.say(&ToServer::Play { request: seq, token, seq, takebacks: None, actions }).await?;
        position = Some(now);
    }
}
