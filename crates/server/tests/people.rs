//! What those at a table decide among themselves: turns taken back, bots for those who are away, talk.

#![allow(clippy::unwrap_used, reason = "a test whose server does not answer has failed")]

mod common;

use bastide_engine::chance::Seed;
use bastide_engine::record::Record;
use bastide_server::client::{create, request};
use bastide_server::protocol::{
    Code, Created, NewTable, ProposalKind, Reaction, Refused, Saying, SeatInfo, TableRules, ToServer,
};
use common::{
    Guest, Server, all_come, all_hear, assert_adds_up, bot, guests_of, here, invited, play_to_the_end,
    short_game, table,
};

/// Says something and waits for the refusal.
async fn refused(guest: &mut Guest, message: &ToServer) -> Refused {
    let before = guest.refusals.len();
    guest.client.say(message).await.unwrap();
    guest.hear_until(|guest| guest.refusals.len() > before).await;
    guest.refusals[before].1.clone()
}

fn take_back(tokens: &[&str]) -> ToServer {
    ToServer::TakeBack { tokens: tokens.iter().map(|&token| token.to_owned()).collect() }
}

fn stand_in(token: &str, player: u32, bot: &str) -> ToServer {
    ToServer::StandIn { tokens: vec![token.to_owned()], player, bot: bot.to_owned() }
}

fn consent(token: &str, proposal: u32, agree: bool) -> ToServer {
    ToServer::Consent { token: token.to_owned(), proposal, agree }
}

/// Plays any turn for a seat and waits until the log has it.
async fn any_turn(guest: &mut Guest, token: &str) -> u32 {
    let turn = guest.any_turn();
    let turn: Vec<&str> = turn.iter().map(String::as_str).collect();
    let seq = guest.position().seq;
    let now = guest.play(token, seq, &turn).await.unwrap();
    guest.hear_until(|guest| guest.log.len() as u32 >= now).await;
    now
}

/// Waits for a proposal other than this one, and answers with its number.
async fn proposed(guest: &mut Guest, kind: ProposalKind, last: u32) -> u32 {
    fn find(guest: &Guest, kind: ProposalKind, last: u32) -> Option<u32> {
        let all = &guest.table.as_ref().unwrap().proposals;
        all.iter().find(|one| one.kind == kind && one.id != last).map(|one| one.id)
    }
    guest.hear_until(|guest| find(guest, kind, last).is_some()).await;
    find(guest, kind, last).unwrap()
}

/// Waits until these seats are asked and no others.
async fn hear_waiting(guest: &mut Guest, players: &[u32]) {
    guest
        .hear_until(|guest| {
            guest.table.as_ref().unwrap().proposals.first().is_some_and(|one| one.waiting == players)
        })
        .await;
}

fn seat(guest: &Guest, player: usize) -> SeatInfo {
    guest.table.as_ref().unwrap().seats[player - 1].clone()
}

async fn hear_seat(guest: &mut Guest, player: usize, is: impl Fn(&SeatInfo) -> bool) {
    guest.hear_until(|guest| is(&seat(guest, player))).await;
}

fn tokens(created: &Created) -> Vec<&str> {
    created.keys.iter().map(|key| key.token.as_str()).collect()
}

#[tokio::test]
async fn against_bots_a_turn_is_taken_back_at_once_and_the_same_tiles_come() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start_with(data.path(), Some(Seed::from(3))).await;
    let created = table(&server, vec![here("Anna"), bot("random")]).await;
    let (token, id) = (created.keys[0].token.clone(), created.table.clone());
    let mut guest = Guest::come(&server, &id, &[&token]).await;
    let nothing = refused(&mut guest, &take_back(&[&token])).await;
    assert_eq!(nothing.code, Code::NotAllowed, "nothing was played yet");

    let (before, drawn) = (guest.actions(), guest.position().drawn.clone());
    any_turn(&mut guest, &token).await;
    // The bot's turn too, and the next tile is in hand.
    guest.hear_until(|guest| guest.position().turn == Some(1)).await;
    let (after, picture) = (guest.actions(), format!("/api/tables/{id}/positions/{}", before.len() + 1));
    let seen = request(server.address, "GET", &picture, "").await.unwrap().body;
    guest.client.say(&take_back(&[&token])).await.unwrap();
    guest.hear_until(|guest| guest.takebacks == 1).await;
    assert_eq!((guest.actions(), guest.position().drawn.clone()), (before.clone(), drawn));
    guest.hear_until(|guest| guest.table.as_ref().unwrap().taken_back.len() == 1).await;
    let noted = guest.table.as_ref().unwrap().taken_back[0].clone();
    assert_eq!((noted.player, noted.seq as usize), (1, before.len()));
    assert_eq!(noted.said.en, "Anna has taken back a turn.");

    // Another way to lay it: the draws stay as the seed deals them, and nothing shows what was before.
    let choices = &guest.position().choices;
    let other = choices.iter().find(|choice| choice.action != after[before.len()].1).unwrap();
    let pass: &[&str] = if other.followers.is_empty() { &[] } else { &["pass"] };
    let (other, seq) = ([&[other.action.as_str()], pass].concat().join("\n"), guest.position().seq);
    let now = guest.play(&token, seq, &other.split('\n').collect::<Vec<_>>()).await.unwrap();
    guest.hear_until(|guest| guest.log.len() as u32 > now && guest.position().turn == Some(1)).await;
    let draws = |log: &[(Option<u32>, String)]| {
        log.iter()
            .filter(|(player, _)| player.is_none())
            .map(|(_, action)| action.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(draws(&guest.actions()), draws(&after));
    assert_ne!(
        request(server.address, "GET", &picture, "").await.unwrap().body,
        seen,
        "no old picture is kept"
    );

    // After a restart the log is the same, and whoever was away meanwhile hears what is void.
    let known = guest.actions();
    server.stop().await;
    let server = Server::start_with(data.path(), Some(Seed::from(3))).await;
    guest.come_back(&server, &id, &[&token]).await;
    assert_eq!((guest.actions(), guest.takebacks), (known.clone(), 1));
    let mut late = Guest::come(&server, &id, &[]).await;
    assert_eq!(late.actions(), known);
    (late.takebacks, late.log) = (0, late.log[..1].to_vec());
    late.come_back(&server, &id, &[]).await;
    assert_eq!((late.actions(), late.takebacks), (known, 1), "what is void is told anew");

    while guest.position().turn.is_some() {
        any_turn(&mut guest, &token).await;
        guest.hear_until(|guest| guest.position().turn != Some(2)).await;
    }
    assert_adds_up(&server, &id, &mut guest).await;
    let record = request(server.address, "GET", &format!("/api/tables/{id}/record"), "").await.unwrap().body;
    assert_eq!(
        Record::parse(&record).unwrap().entries.len(),
        guest.log.len(),
        "the record has the last line only"
    );
    let over = refused(&mut guest, &take_back(&[&token])).await;
    assert_eq!(over.code, Code::Over);
    server.stop().await;
}

#[tokio::test]
async fn among_people_all_others_have_to_agree() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = table(&server, vec![here("Anna"), invited("Ben"), invited("Cleo")]).await;
    let created = all_come(&server, created).await;
    let id = created.table.clone();
    let [anna, ben, cleo] = tokens(&created).try_into().unwrap();
    let mut guests = guests_of(&server, &created).await;
    let now = any_turn(&mut guests[0], anna).await;
    all_hear(&mut guests, now).await;

    // Nobody asks or answers for another seat, or without one.
    let spectator = refused(&mut guests[3], &take_back(&["nothing"])).await;
    assert_eq!(spectator.code, Code::WrongToken);
    guests[0].client.say(&take_back(&[anna])).await.unwrap();
    let asked = proposed(&mut guests[1], ProposalKind::TakeBack, 0).await;
    let proposal = guests[1].table.as_ref().unwrap().proposals[0].clone();
    assert_eq!((proposal.by, proposal.player, proposal.waiting), (1, 1, vec![2, 3]));
    assert_eq!(refused(&mut guests[3], &consent("nothing", asked, true)).await.code, Code::WrongToken);
    assert_eq!(refused(&mut guests[1], &consent(ben, asked ^ 1, true)).await.code, Code::NoProposal);
    // Whoever asks can't answer for the others.
    guests[0].client.say(&consent(anna, asked, true)).await.unwrap();
    guests[1].client.say(&consent(ben, asked, true)).await.unwrap();
    guests[1].client.say(&consent(ben, asked, true)).await.unwrap();
    hear_waiting(&mut guests[2], &[3]).await;
    assert_eq!(guests[2].log.len() as u32, now, "one has not agreed yet");
    guests[2].client.say(&consent(cleo, asked, false)).await.unwrap();
    for guest in &mut guests {
        guest.hear_until(|guest| !guest.told.is_empty()).await;
        assert_eq!(guest.told[0], "Cleo does not agree: everything stays as it is.");
        guest.hear_until(|guest| guest.table.as_ref().unwrap().proposals.is_empty()).await;
        assert_eq!((guest.log.len() as u32, guest.takebacks), (now, 0));
    }

    // A move is an answer too.
    guests[0].client.say(&take_back(&[anna])).await.unwrap();
    let last = proposed(&mut guests[1], ProposalKind::TakeBack, asked).await;
    let now = any_turn(&mut guests[1], ben).await;
    all_hear(&mut guests, now).await;
    guests[0].hear_until(|guest| guest.told.len() == 2).await;
    assert_eq!(guests[0].told[1], "Ben has played on: nothing is taken back.");

    // All agree: both turns are void, and what was sent for them can't come in any more.
    guests[0].client.say(&take_back(&[anna])).await.unwrap();
    for (place, token) in [(1, ben), (2, cleo)] {
        let asked = proposed(&mut guests[place], ProposalKind::TakeBack, last).await;
        guests[place].client.say(&consent(token, asked, true)).await.unwrap();
    }
    for guest in &mut guests {
        guest.hear_until(|guest| guest.takebacks == 1).await;
        assert_eq!((guest.log.len(), guest.position().turn), (1, Some(1)));
    }
    let turn = guests[0].any_turn();
    let late = ToServer::Play { request: 9, token: anna.into(), seq: 1, takebacks: Some(0), actions: turn };
    assert_eq!(refused(&mut guests[0], &late).await.code, Code::Stale, "it was decided before the take-back");

    // It is on the disk: after a restart both turns are still void, and nothing is proposed.
    let before = guests[0].actions();
    server.stop().await;
    let server = Server::start(data.path()).await;
    guests[0].come_back(&server, &id, &[anna]).await;
    assert_eq!((guests[0].actions(), guests[0].takebacks), (before, 1));
    any_turn(&mut guests[0], anna).await;

    // One who is away is asked too.
    guests[0].client.say(&take_back(&[anna])).await.unwrap();
    proposed(&mut guests[0], ProposalKind::TakeBack, 0).await;
    assert_eq!(guests[0].table.as_ref().unwrap().proposals[0].waiting, [2, 3]);
    server.stop().await;
}

#[tokio::test]
async fn at_one_screen_all_agree_at_once_and_a_locked_table_takes_nothing_back() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = table(&server, vec![here("Anna"), here("Ben")]).await;
    let [anna, ben] = tokens(&created).try_into().unwrap();
    let mut guest = Guest::come(&server, &created.table, &[anna, ben]).await;
    any_turn(&mut guest, anna).await;
    guest.client.say(&take_back(&[anna, ben])).await.unwrap();
    guest.hear_until(|guest| guest.takebacks == 1).await;
    assert_eq!(guest.log.len(), 1);

    let rules = TableRules { takeback: false, talk: false, aids: vec!["hint".into()] };
    let new = NewTable { rules: rules.clone(), ..short_game(vec![here("Anna"), here("Ben")]) };
    let locked = create(server.address, &new).await.unwrap();
    server.stop().await;
    let server = Server::start(data.path()).await;
    let [anna, ben] = tokens(&locked).try_into().unwrap();
    let mut guest = Guest::come(&server, &locked.table, &[anna, ben]).await;
    assert_eq!(guest.table.as_ref().unwrap().rules, rules, "the rules of the table are kept");
    any_turn(&mut guest, anna).await;
    assert_eq!(refused(&mut guest, &take_back(&[anna, ben])).await.code, Code::NotAllowed);
    let silent = ToServer::Talk { token: anna.into(), said: Saying::Reaction(Reaction::Well) };
    assert_eq!(refused(&mut guest, &silent).await.code, Code::NotAllowed);
    // The next game of the same people has the same rules.
    play_to_the_end(&mut guest, &[anna, ben]).await;
    let body = format!("{{\"token\":\"{anna}\"}}");
    let next = request(server.address, "POST", &format!("/api/tables/{}/rematch", locked.table), &body).await;
    let next: serde_json::Value = serde_json::from_str(&next.unwrap().body).unwrap();
    let guest = Guest::come(&server, next["table"].as_str().unwrap(), &[anna, ben]).await;
    assert_eq!(guest.table.unwrap().rules, rules);
    let bad = TableRules { aids: vec![String::new()], ..TableRules::default() };
    let bad = create(server.address, &NewTable { rules: bad, ..new }).await.unwrap_err();
    assert!(bad.to_string().contains("locked aids"), "{bad}");
    server.stop().await;
}

#[tokio::test]
async fn a_bot_plays_for_somebody_who_is_away_until_they_are_back() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = table(&server, vec![here("Anna"), invited("Ben")]).await;
    let created = all_come(&server, created).await;
    let id = created.table.clone();
    let [anna, ben] = tokens(&created).try_into().unwrap();
    let mut first = Guest::come(&server, &id, &[anna]).await;
    let second = Guest::come(&server, &id, &[ben]).await;
    let mut watching = Guest::come(&server, &id, &[]).await;
    hear_seat(&mut first, 2, |seat| seat.present).await;
    any_turn(&mut first, anna).await;

    // Nobody plays for somebody who is there, for a bot, for nobody, or without a seat.
    assert_eq!(refused(&mut first, &stand_in(anna, 2, "greedy")).await.code, Code::SeatInUse);
    assert_eq!(
        refused(&mut first, &stand_in(anna, 1, "greedy")).await.code,
        Code::SeatInUse,
        "not for oneself"
    );
    assert_eq!(refused(&mut first, &stand_in(anna, 3, "greedy")).await.code, Code::NotAllowed);
    assert_eq!(refused(&mut first, &stand_in(anna, 0, "greedy")).await.code, Code::NotAllowed);
    assert_eq!(refused(&mut first, &stand_in(anna, 2, "oracle")).await.code, Code::BadSetup);
    assert_eq!(refused(&mut watching, &stand_in("nothing", 2, "greedy")).await.code, Code::WrongToken);

    // Ben leaves. Anna alone decides, and the bot plays in Ben's seat.
    drop(second);
    hear_seat(&mut first, 2, |seat| !seat.present).await;
    first.client.say(&stand_in(anna, 2, "greedy")).await.unwrap();
    first.hear_until(|guest| guest.position().turn == Some(1) && guest.log.len() > 4).await;
    hear_seat(&mut first, 2, |seat| seat.stand_in.as_deref() == Some("greedy")).await;
    assert_eq!(seat(&first, 2).name, "Ben", "the seat is still his");
    assert!(first.table.as_ref().unwrap().stand_ins[0].said.en.contains("plays for Ben"));
    assert_eq!(
        refused(&mut first, &stand_in(anna, 2, "greedy")).await.code,
        Code::NotAllowed,
        "one is enough"
    );
    // Nobody has to be asked who is not there to play.
    first.client.say(&take_back(&[anna])).await.unwrap();
    first.hear_until(|guest| guest.takebacks == 1).await;

    // It goes on after a restart, without anybody asking.
    server.stop().await;
    let server = Server::start(data.path()).await;
    first.come_back(&server, &id, &[anna]).await;
    assert_eq!(seat(&first, 2).stand_in.as_deref(), Some("greedy"));
    any_turn(&mut first, anna).await;
    first.hear_until(|guest| guest.position().turn == Some(1)).await;

    // Ben comes back with his secret and plays on himself, and so it stays.
    let mut second = Guest::come(&server, &id, &[ben]).await;
    assert_eq!((second.own.clone(), seat(&second, 2).stand_in), (vec![2], None));
    hear_seat(&mut first, 2, |seat| seat.stand_in.is_none() && seat.present).await;
    assert_eq!(first.table.as_ref().unwrap().stand_ins[1].said.en, "Ben is back and plays again.");
    let now = any_turn(&mut first, anna).await;
    second.hear_until(|guest| guest.log.len() as u32 == now).await;
    any_turn(&mut second, ben).await;
    drop(second);
    hear_seat(&mut first, 2, |seat| !seat.present).await;
    server.stop().await;
    let server = Server::start(data.path()).await;
    first.come_back(&server, &id, &[anna]).await;
    assert_eq!((seat(&first, 2).stand_in, first.table.as_ref().unwrap().stand_ins.len()), (None, 2));
    server.stop().await;
}

#[tokio::test]
async fn those_who_are_there_agree_that_a_bot_plays_and_who_never_came_can_still_come() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let seats = vec![invited("Dan"), here("Anna"), invited("Ben"), invited("Cleo")];
    let mut created = table(&server, seats).await;
    let invitation = created.keys[0].token.clone();
    let late = created.keys.remove(0);
    let created = all_come(&server, created).await;
    let id = created.table.clone();
    let [anna, ben, cleo] = tokens(&created).try_into().unwrap();
    let mut first = Guest::come(&server, &id, &[anna]).await;
    let mut second = Guest::come(&server, &id, &[ben]).await;
    let mut third = Guest::come(&server, &id, &[cleo]).await;
    assert_eq!((first.position().turn, seat(&first, 1).taken), (Some(1), false), "all wait for Dan");

    first.client.say(&stand_in(anna, 1, "greedy")).await.unwrap();
    let asked = proposed(&mut second, ProposalKind::StandIn, 0).await;
    assert_eq!(
        refused(&mut second, &stand_in(ben, 1, "random")).await.code,
        Code::NotAllowed,
        "one at a time"
    );
    second.client.say(&consent(ben, asked, false)).await.unwrap();
    third.hear_until(|guest| !guest.told.is_empty()).await;
    assert_eq!(third.told, ["Ben does not agree: everything stays as it is."]);

    // Ben agrees now; Cleo leaves and has to be asked no more.
    second.client.say(&stand_in(ben, 1, "greedy")).await.unwrap();
    let asked = proposed(&mut first, ProposalKind::StandIn, asked).await;
    first.client.say(&consent(anna, asked, true)).await.unwrap();
    hear_waiting(&mut first, &[4]).await;
    assert_eq!(first.log.len(), 1);
    drop(third);
    first.hear_until(|guest| guest.position().turn == Some(2)).await;
    assert_eq!(seat(&first, 1).stand_in.as_deref(), Some("greedy"));

    // The invitation is still good, and whoever has it takes the seat from the bot.
    assert!(late.invited);
    let dan = common::open_invitation(&server, &id, &invitation).await;
    let dan = Guest::come(&server, &id, &[&dan]).await;
    assert_eq!((dan.own.clone(), seat(&dan, 1).stand_in), (vec![1], None));
    server.stop().await;
}

#[tokio::test]
async fn those_who_play_talk_and_nobody_else_hears_it() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = all_come(&server, table(&server, vec![here("Anna"), invited("Ben")]).await).await;
    let [anna, ben] = tokens(&created).try_into().unwrap();
    let mut guests = guests_of(&server, &created).await;
    let say = |token: &str, said: Saying| ToServer::Talk { token: token.into(), said };
    let text = |text: &str| Saying::Text(text.into());
    guests[0].client.say(&say(anna, text("  Good\u{a0} luck! "))).await.unwrap();
    guests[0].client.say(&say(anna, Saying::Reaction(Reaction::Thanks))).await.unwrap();
    guests[1].hear_until(|guest| guest.talk.len() == 2).await;
    assert_eq!((guests[1].talk[0].player, &guests[1].talk[0].said), (1, &text("Good luck!")));
    assert_eq!(guests[1].talk[1].said, Saying::Reaction(Reaction::Thanks));

    for bad in ["", " ", "a\u{202e}b", "x\u{200b}", &"x".repeat(141)] {
        assert_eq!(refused(&mut guests[1], &say(ben, text(bad))).await.code, Code::Malformed, "{bad:?}");
    }
    assert_eq!(refused(&mut guests[2], &say("nothing", text("Hello"))).await.code, Code::WrongToken);
    // Enough is enough.
    for _ in 0..6 {
        guests[1].client.say(&say(ben, Saying::Reaction(Reaction::Hm))).await.unwrap();
    }
    let mut last = None;
    while last.is_none() {
        guests[1].client.say(&say(ben, Saying::Reaction(Reaction::Hm))).await.unwrap();
        guests[1].client.say(&ToServer::Ping).await.unwrap();
        let pongs = guests[1].pongs;
        guests[1].hear_until(|guest| guest.pongs > pongs).await;
        last = guests[1].refusals.iter().find(|(_, refusal)| refusal.code == Code::TooMany).cloned();
    }

    // Who comes later is told what is remembered; who only watches, nothing.
    let mut again = Guest::come(&server, &created.table, &[anna]).await;
    again.hear_until(|guest| guest.talk.len() >= 3).await;
    assert_eq!(again.talk[0].said, text("Good luck!"));
    guests[2].client.say(&ToServer::Ping).await.unwrap();
    guests[2].hear_until(|guest| guest.pongs == 1).await;
    assert!(guests[2].talk.is_empty());
    server.stop().await;
}
