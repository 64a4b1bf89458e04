//! Expansions and variants of the base game over real sockets: every decision is offered to whoever has to make it,
//! and nobody learns what is in another's hand.

#![allow(clippy::unwrap_used, reason = "a test whose server does not answer has failed")]

mod common;

use bastide_engine::GameId;
use bastide_server::client::{create, get};
use bastide_server::protocol::{Answer, Created, NewTable, PositionInfo, TileKinds};
use common::{Guest, Server, all_come, all_hear, assert_adds_up, bot, guests_of, here, invited};

async fn table_with(server: &Server, parts: &[&str], names: &[&str]) -> Created {
    let info = GameId::Base.info();
    let named = |list: &'static [bastide_engine::setup::AddOn]| {
        list.iter().map(|part| part.id.to_owned()).filter(|id| parts.contains(&id.as_str())).collect()
    };
    let seats = names.iter().enumerate().map(|(i, name)| if i == 0 { here(name) } else { invited(name) });
    let new = NewTable {
        game: "base".into(),
        expansions: named(info.expansions),
        variants: named(info.variants),
        seats: seats.collect(),
        ..NewTable::default()
    };
    all_come(server, create(server.address, &new).await.unwrap()).await
}

/// One of what the position offers, the same for the same position.
fn decide(position: &PositionInfo) -> Vec<String> {
    let turn = position.seq as usize;
    let ask = position.ask.as_ref();
    // What is asked besides comes up in every other turn; where something is lit, rather that than to go on.
    let answer = |answers: &[Answer]| {
        let bold: Vec<&Answer> = answers.iter().filter(|answer| answer.action != "pass").collect();
        bold.get(turn % bold.len().max(1)).map_or("pass".to_owned(), |answer| answer.action.clone())
    };
    match ask {
        Some(ask) if position.choices.is_empty() && position.followers.is_empty() => {
            return vec![answer(&ask.answers)];
        }
        Some(ask) if turn.is_multiple_of(2) => return vec![answer(&ask.answers)],
        _ => {}
    }
    if position.choices.is_empty() {
        let followers = &position.followers;
        return vec![
            followers.get(turn % (followers.len() + 1)).map_or("pass".into(), |one| one.action.clone()),
        ];
    }
    let choice = &position.choices[turn % position.choices.len()];
    let mut actions = vec![choice.action.clone()];
    if !choice.followers.is_empty() {
        let follower = choice.followers.get(turn % (choice.followers.len() + 1));
        actions.push(follower.map_or("pass".into(), |follower| follower.action.clone()));
    }
    actions
}

/// Plays a whole game by what each seat is offered; everybody is shown after each step.
async fn play_out(server: &Server, created: &Created, mut look: impl FnMut(&[Guest])) -> Vec<Guest> {
    let tokens: Vec<&str> = created.keys.iter().map(|key| key.token.as_str()).collect();
    let mut guests = guests_of(server, created).await;
    let watcher = tokens.len();
    while let Some(turn) = guests[watcher].position().turn {
        look(&guests);
        let seat = turn as usize - 1;
        for (number, guest) in guests.iter().enumerate().filter(|(number, _)| *number != seat) {
            let other = guest.position();
            assert!(
                other.choices.is_empty() && other.followers.is_empty() && other.ask.is_none(),
                "{number}"
            );
            assert_eq!(other.turn, Some(turn));
        }
        let position = guests[seat].position();
        let actions = decide(position);
        let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
        let seq = position.seq;
        let now = guests[seat].play(tokens[seat], seq, &actions).await;
        let now = now.unwrap_or_else(|refused| panic!("{actions:?}: {}", refused.said.en));
        all_hear(&mut guests, now).await;
    }
    assert_adds_up(server, &created.table, &mut guests[watcher]).await;
    guests
}

#[tokio::test]
async fn every_part_can_be_played_to_the_end_by_what_is_offered() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let info = GameId::Base.info();
    for part in info.expansions.iter().chain(info.variants) {
        let created = table_with(&server, &[part.id], &["Anna", "Ben"]).await;
        let guests = play_out(&server, &created, |_| {}).await;
        let table = guests[0].table.clone().unwrap();
        let chosen: Vec<&String> = table.expansions.iter().chain(&table.variants).collect();
        assert_eq!(chosen, [part.id], "the table says what is played");
    }
    server.stop().await;
}

/// Nobody but the owner, and in V11 the giver, is told which tile was dealt.
async fn hides(variant: &str, giver_knows: bool) {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = table_with(&server, &[variant], &["Anna", "Ben", "Cleo"]).await;
    let mut hidden = 0;
    let guests = play_out(&server, &created, |guests| {
        for (number, guest) in guests.iter().enumerate() {
            let base = guest.position().games.base.as_ref().unwrap();
            let is_giver = giver_knows && base.marker == Some(number as u32 + 1);
            for (seat, hand) in base.hands.iter().enumerate() {
                if seat == number || is_giver {
                    assert_eq!(hand.hidden, 0, "{number} knows the own tiles");
                } else {
                    assert!(hand.tiles.is_empty(), "{number} may not know what {seat} has");
                    hidden += hand.hidden;
                }
            }
        }
    })
    .await;
    assert!(hidden > 0, "there was something to hide");
    for (number, guest) in guests.iter().enumerate() {
        for entry in &guest.log {
            let words: Vec<&str> = entry.action.split(' ').collect();
            if !["deal", "give"].contains(&words[0]) {
                continue;
            }
            let to: usize = words[1].parse().unwrap();
            let may_know = to == number + 1 || entry.player == Some(number as u32 + 1);
            assert_eq!(words[2] == "?", !may_know, "{number}: {}", entry.action);
            let told = &entry.events[0].said;
            let masked = told.en.contains("a tile") && told.fr.contains("une tuile");
            assert!(may_know || masked, "{number}: {}", told.en);
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn v2_a_hand_of_three_is_seen_by_its_owner_only() {
    hides("individual-planning", false).await;
}

#[tokio::test]
async fn v6_what_an_architect_holds_is_seen_by_its_owner_only() {
    hides("architects", false).await;
}

#[tokio::test]
async fn v11_a_tile_given_face_down_is_seen_by_giver_and_owner_only() {
    hides("given-hidden", true).await;
}

#[tokio::test]
async fn several_seats_on_one_screen_show_the_hand_in_turn_only() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = table_with(&server, &["individual-planning"], &["Anna", "Ben"]).await;
    let tokens: Vec<&str> = created.keys.iter().map(|key| key.token.as_str()).collect();
    let mut both = Guest::come(&server, &created.table, &tokens).await;
    for _ in 0..6 {
        let position = both.position();
        let turn = position.turn.unwrap() as usize - 1;
        let hands = &position.games.base.as_ref().unwrap().hands;
        assert_eq!((hands[turn].tiles.len(), hands[1 - turn].tiles.len()), (3, 0));
        assert!(
            both.log.iter().all(|entry| !entry.action.starts_with("deal") || entry.action.ends_with('?'))
        );
        let (seq, actions) = (position.seq, decide(position));
        let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
        let now = both.play(tokens[turn], seq, &actions).await.unwrap();
        both.hear_until(|guest| guest.log.len() as u32 == now).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn bots_play_a_rich_mixture_to_the_end() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let new = NewTable {
        game: "base".into(),
        expansions: ["inns-cathedrals", "river", "count"].map(String::from).to_vec(),
        variants: ["monasteries-for-all", "lifestyle"].map(String::from).to_vec(),
        seats: vec![bot("greedy"), bot("random"), bot("random")],
        ..NewTable::default()
    };
    let created = create(server.address, &new).await.unwrap();
    let mut watcher = Guest::come(&server, &created.table, &[]).await;
    watcher.hear_until(|guest| guest.table.as_ref().unwrap().over).await;
    assert_adds_up(&server, &created.table, &mut watcher).await;
    let path = format!("/api/tables/{}/tiles", created.table);
    let kinds: TileKinds = get(server.address, &path).await.unwrap();
    let base = kinds.games.base.unwrap();
    assert_eq!(base.carcassonne.unwrap().quarters.len(), 4);
    assert!(watcher.position().tiles.iter().all(|tile| kinds.tiles.contains_key(&tile.name)));
    server.stop().await;
}
