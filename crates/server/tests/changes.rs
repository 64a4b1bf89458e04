//! Positions that come as what has changed in them are the same as those that come whole.

#![allow(clippy::unwrap_used, reason = "a test whose server does not answer has failed")]

mod common;

use bastide_engine::chance::Seed;
use bastide_server::client::create;
use bastide_server::load::random_turn;
use bastide_server::protocol::{NewTable, ToClient, ToServer};
use common::{Guest, Server, here};
use serde_json::{Value, json};

fn table(game: &str, players: usize, expansions: &[&str], variants: &[&str]) -> NewTable {
    let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
    NewTable {
        game: game.into(),
        expansions: owned(expansions),
        variants: owned(variants),
        seats: ["Anna", "Ben", "Cleo", "Dan"].into_iter().take(players).map(here).collect(),
        ..NewTable::default()
    }
}

/// Plays a whole game with one guest who is told everything and one who is told briefly.
async fn plays_alike(server: &Server, new: &NewTable, seed: u64) {
    let created = create(server.address, new).await.unwrap();
    let tokens: Vec<&str> = created.keys.iter().map(|key| key.token.as_str()).collect();
    let mut whole = Guest::come(server, &created.table, &tokens).await;
    let mut brief = Guest::come_briefly(server, &created.table, &tokens).await;
    // Who has one seat of several sees another position.
    let mut one = Guest::come_briefly(server, &created.table, &tokens[..1]).await;
    let mut one_whole = Guest::come(server, &created.table, &tokens[..1]).await;
    let mut rng = Seed::from(seed).rng();
    let json = |guest: &Guest| serde_json::to_value(guest.position()).unwrap();
    loop {
        let seq = whole.log.len();
        for guest in [&mut brief, &mut one, &mut one_whole] {
            guest.hear_until(|guest| guest.log.len() >= seq).await;
        }
        assert_eq!(json(&brief), json(&whole), "{} after {seq}", new.game);
        assert_eq!(json(&one), json(&one_whole), "{} of one seat after {seq}", new.game);
        let Some(turn) = random_turn(whole.position(), &mut rng) else { break };
        let turn: Vec<&str> = turn.iter().map(String::as_str).collect();
        let player = whole.position().turn.unwrap();
        whole.play(tokens[player as usize - 1], seq as u32, &turn).await.unwrap();
        whole.hear_until(|guest| guest.log.len() > seq).await;
    }
    assert!(whole.position().turn.is_none() && whole.log.len() > 40, "{} was played", new.game);
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_lead_to_the_positions_that_come_whole() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let games = [
        table("base", 3, &["inns-cathedrals", "river"], &[]),
        table("base", 2, &["count"], &["late-follower"]),
        table("base", 2, &[], &["individual-planning", "lifestyle"]),
        table("base", 2, &[], &["reconstruction"]),
        table("base", 2, &[], &["mountains", "rivers-ports"]),
        table("castle", 2, &[], &[]),
        table("city", 3, &[], &[]),
        table("hunters", 4, &[], &[]),
    ];
    for (number, new) in games.iter().enumerate() {
        plays_alike(&server, new, 100 + number as u64).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_take_back_and_a_second_greeting_are_told_right() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = create(server.address, &table("base", 2, &[], &[])).await.unwrap();
    let tokens: Vec<&str> = created.keys.iter().map(|key| key.token.as_str()).collect();
    let mut brief = Guest::come_briefly(&server, &created.table, &tokens).await;
    let begin = serde_json::to_value(brief.position()).unwrap();
    let turn = brief.any_turn();
    let turn: Vec<&str> = turn.iter().map(String::as_str).collect();
    brief.play(tokens[0], 1, &turn).await.unwrap();
    brief.hear_until(|guest| guest.log.len() > 1).await;
    let tokens: Vec<String> = tokens.iter().map(|&token| token.to_owned()).collect();
    brief.client.say(&ToServer::TakeBack { tokens: tokens.clone() }).await.unwrap();
    brief.hear_until(|guest| guest.takebacks == 1).await;
    assert_eq!(serde_json::to_value(brief.position()).unwrap(), begin);
    // Whoever greets again on the same connection begins with a whole position.
    let again = ToServer::Hello { tokens, since: 0, takebacks: Some(1), changes: true, packed: true };
    brief.client.say(&again).await.unwrap();
    let position = loop {
        match brief.client.hear().await.unwrap() {
            ToClient::Moved { position, first: 0, .. } => break position,
            ToClient::Changed { .. } => panic!("a change of a position that nobody need have"),
            _ => {}
        }
    };
    assert_eq!(serde_json::to_value(position).unwrap(), begin);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_ask_for_it_gets_whole_positions_as_text() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = create(server.address, &table("base", 2, &[], &[])).await.unwrap();
    let (first, second) = (&created.keys[0].token, &created.keys[1].token);
    let mut plain = Guest::come(&server, &created.table, &[first, second]).await;
    let turn = plain.any_turn();
    let play = json!({"type": "play", "request": 1, "token": first, "seq": 1, "actions": turn});
    plain.client.say_text(play.to_string()).await.unwrap();
    let message: Value = loop {
        let message: Value = serde_json::from_str(&plain.client.hear_text().await.unwrap()).unwrap();
        if ["moved", "changed"].contains(&message["type"].as_str().unwrap()) {
            break message;
        }
    };
    assert_eq!(message["type"], "moved");
    assert_eq!(message["position"]["tiles"].as_array().unwrap().len(), 2);
}
