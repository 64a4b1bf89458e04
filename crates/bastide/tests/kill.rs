//! A server that is killed without warning loses nothing it has acknowledged.

#![allow(clippy::unwrap_used, reason = "a test whose server does not start has failed")]

#[path = "common/server.rs"]
mod server;

use bastide_engine::chance::{Seed, below};
use bastide_server::client::create;
use bastide_server::load::random_turn;
use bastide_server::protocol::{NewSeat, NewTable, ToClient, ToServer};
use server::{Server, actions, greet};

#[tokio::test]
async fn twenty_kills_lose_no_acknowledged_move_and_double_none() {
    let data = tempfile::tempdir().unwrap();
    let mut rng = Seed::from(20).rng();
    let mut server = Server::start(data.path());
    let seats = ["Anna", "Ben"].map(|name| NewSeat::Here { name: name.into() }).to_vec();
    let new = NewTable { game: "base".into(), seats, ..NewTable::default() };
    let created = create(server.address, &new).await.unwrap();
    let mut table = created.table;
    let mut tokens: Vec<String> = created.keys.into_iter().map(|key| key.token).collect();
    // What was acknowledged, and the turn that was sent after it.
    let mut acknowledged: Vec<(Option<u32>, String)> = Vec::new();
    let mut pending: Vec<(Option<u32>, String)> = Vec::new();
    let mut survived = 0;

    for round in 0..20 {
        let (mut client, log, mut position) = greet(&server, &table, &tokens).await;
        let mut log = actions(&log);
        assert_eq!(&log[..acknowledged.len()], acknowledged, "round {round}: an acknowledged move is lost");
        let more: Vec<_> =
            log[acknowledged.len()..].iter().filter(|(player, _)| player.is_some()).cloned().collect();
        assert!(
            more.is_empty() || more == pending || acknowledged.is_empty(),
            "round {round}: {more:?} was never sent"
        );
        survived += usize::from(!more.is_empty() && !pending.is_empty());

        let kill_after = 1 + below(&mut rng, 6);
        for turn in 1.. {
            let Some(sent) = random_turn(&position, &mut rng) else {
                // The game is over: on with another.
                let created = create(server.address, &new).await.unwrap();
                table = created.table;
                tokens = created.keys.into_iter().map(|key| key.token).collect();
                let fresh = greet(&server, &table, &tokens).await;
                (client, position) = (fresh.0, fresh.2);
                log = actions(&fresh.1);
                continue;
            };
            let player = position.turn.unwrap();
            acknowledged.clone_from(&log);
            pending = sent.iter().map(|action| (Some(player), action.clone())).collect();
            let token = tokens[player as usize - 1].clone();
            client
                .say(&ToServer::Play {
                    request: turn,
                    token,
                    seq: position.seq,
                    takebacks: None,
                    actions: sent,
                })
                .await
                .unwrap();
            if turn >= kill_after {
                // At any moment of the server's work: before it reads, while it writes, after it answers.
                for _ in 0..below(&mut rng, 3000) {
                    tokio::task::yield_now().await;
                }
                server.kill();
                // What it said before counts.
                while let Ok(message) = client.hear().await {
                    match message {
                        ToClient::Accepted { .. } => acknowledged.append(&mut pending.clone()),
                        ToClient::Moved { entries, .. } => log.extend(actions(&entries)),
                        _ => {}
                    }
                }
                break;
            }
            let before = position.seq;
            while position.seq == before {
                if let ToClient::Moved { entries, position: now, .. } = client.hear().await.unwrap() {
                    log.extend(actions(&entries));
                    position = *now;
                }
            }
        }
        server = Server::start(data.path());
    }
    println!("{survived} of 20 unacknowledged turns had reached the disk");
    server.kill();
}

/// A take-back is there or it is not, wherever the server is killed; what everybody was told of stays, and so does a bot in
/// the seat of somebody who is away.
#[tokio::test]
async fn ten_kills_around_take_backs_leave_either_line_whole() {
    let data = tempfile::tempdir().unwrap();
    let mut rng = Seed::from(7).rng();
    let mut server = Server::start(data.path());
    let here = |name: &str| NewSeat::Here { name: name.into() };
    let seats = vec![here("Anna"), here("Ben"), NewSeat::Invited { name: "Cleo".into() }];
    let new = NewTable { game: "base".into(), seats, ..NewTable::default() };
    let created = create(server.address, &new).await.unwrap();
    let table = created.table;
    let tokens: Vec<String> =
        created.keys.iter().filter(|key| !key.invited).map(|key| key.token.clone()).collect();

    // Cleo never comes: a bot plays for her, and goes on doing so.
    let (mut client, ..) = greet(&server, &table, &tokens).await;
    let stand_in = ToServer::StandIn { tokens: tokens.clone(), player: 3, bot: "random".into() };
    client.say(&stand_in).await.unwrap();
    loop {
        let ToClient::Table { table, .. } = client.hear().await.unwrap() else { continue };
        if table.seats[2].stand_in.is_some() {
            break;
        }
    }
    server.kill();
    server = Server::start(data.path());

    for round in 0..10 {
        let (mut client, log, mut position) = greet(&server, &table, &tokens).await;
        let mut log = actions(&log);
        // A turn of Anna's, then Ben's, then the bot's.
        while position.turn != Some(1) || log.last().is_none_or(|(player, _)| player.is_some()) {
            let before = position.seq;
            if let Some(player) = position.turn.filter(|&player| player < 3) {
                let sent = random_turn(&position, &mut rng).expect("the game is long");
                let token = tokens[player as usize - 1].clone();
                let play = ToServer::Play { request: 1, token, seq: before, takebacks: None, actions: sent };
                client.say(&play).await.unwrap();
            }
            while position.seq == before {
                if let ToClient::Moved { entries, position: now, .. } = client.hear().await.unwrap() {
                    log.extend(actions(&entries));
                    position = *now;
                }
            }
        }
        let sent = random_turn(&position, &mut rng).expect("the game is long");
        let token = tokens[0].clone();
        let shorter = log.clone();
        let play = ToServer::Play { request: 1, token, seq: position.seq, takebacks: None, actions: sent };
        client.say(&play).await.unwrap();
        let before = position.seq;
        while position.seq == before {
            if let ToClient::Moved { entries, position: now, .. } = client.hear().await.unwrap() {
                log.extend(actions(&entries));
                position = *now;
            }
        }
        client.say(&ToServer::TakeBack { tokens: tokens.clone() }).await.unwrap();
        for _ in 0..below(&mut rng, 3000) {
            tokio::task::yield_now().await;
        }
        server.kill();
        let mut told = false;
        while let Ok(message) = client.hear().await {
            told |= matches!(message, ToClient::Moved { first, .. } if first as usize == shorter.len());
        }
        server = Server::start(data.path());
        let (_, after, _) = greet(&server, &table, &tokens).await;
        let after = actions(&after);
        assert!(after == shorter || (!told && after == log), "round {round}: neither line is whole");
    }
    server.kill();
}
