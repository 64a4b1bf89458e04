//! Seats that are given by invitations: claimed once, seen by everybody, and invited again when they are lost.

#![allow(clippy::unwrap_used, reason = "a test whose server does not answer has failed")]

mod common;

use bastide_server::client::{ClientError, claim, create, get, invite, new_secret, request};
use bastide_server::protocol::{
    Claim, Claimed, Code, Created, Invite, NewSeat, NewTable, NextTable, Refused, SeatInfo, SeatKey,
    TableInfo, ToServer,
};
use common::{Guest, Server, all_come, bot, here, invited, open_invitation, table};
use sqlx::migrate::Migrator;
use sqlx::{Connection, SqliteConnection};
use std::path::Path;
use tokio::task::JoinSet;

/// A game of V2, in which everybody has a hidden hand.
async fn planning(server: &Server, seats: Vec<NewSeat>) -> Created {
    let variants = vec!["individual-planning".to_owned()];
    create(server.address, &NewTable { game: "base".into(), variants, seats, ..NewTable::default() })
        .await
        .unwrap()
}

/// How many tiles of a seat's hand somebody sees, and how many they don't.
fn hand(guest: &Guest, player: usize) -> (usize, u32) {
    let hand = &guest.position().games.base.as_ref().unwrap().hands[player - 1];
    (hand.tiles.len(), hand.hidden)
}

fn seats(guest: &Guest) -> &[SeatInfo] {
    &guest.table.as_ref().unwrap().seats
}

fn code<T: std::fmt::Debug>(result: Result<T, ClientError>) -> Code {
    let Err(ClientError::Refused(refused)) = result else { panic!("{result:?} is no refusal") };
    assert_ne!(refused.said.en, refused.said.fr, "in words, in both languages");
    refused.code
}

async fn claim_with(
    server: &Server,
    table: &str,
    invitation: &str,
    secret: &str,
) -> Result<Claimed, ClientError> {
    let asked = Claim { invitation: invitation.into(), secret: secret.into(), name: None };
    claim(server.address, table, &asked).await
}

async fn invite_again(server: &Server, created: &Created, player: u32) -> Result<SeatKey, ClientError> {
    invite(server.address, &created.table, &Invite { token: created.owner.clone(), player }).await
}

/// Plays any turn for whoever of these is in turn, and waits until all have heard of it.
async fn play_one(guests: &mut [(&mut Guest, &str)]) {
    let turn = guests[0].0.position().turn.unwrap();
    let (guest, token) = guests.iter_mut().find(|(guest, _)| guest.own.contains(&turn)).unwrap();
    let actions = guest.any_turn();
    let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
    let seq = guest.position().seq;
    let now = guest.play(token, seq, &actions).await.unwrap();
    for (guest, _) in guests {
        guest.hear_until(|guest| guest.log.len() as u32 == now).await;
    }
}

#[tokio::test]
async fn v2_an_invitation_shows_no_hand_and_plays_for_nobody_before_or_after_it_is_claimed() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = planning(&server, vec![here("Anna"), invited("Ben")]).await;
    let [anna_token, invitation] = [0, 1].map(|seat| created.keys[seat].token.as_str());

    // Whoever created the game has both.
    let both = [anna_token, invitation];
    let mut anna = Guest::come(&server, &created.table, &both).await;
    assert_eq!((anna.own.clone(), anna.refusals[0].1.code), (vec![1], Code::Unclaimed));
    assert_eq!((hand(&anna, 1), hand(&anna, 2)), ((3, 0), (0, 3)), "the other hand stays hidden");
    play_one(&mut [(&mut anna, anna_token)]).await;
    let (seq, actions) = (anna.position().seq, ["pass"]);
    assert_eq!(anna.position().turn, Some(2));
    assert_eq!(anna.play(invitation, seq, &actions).await.unwrap_err().code, Code::Unclaimed);
    let heard = anna.refusals.len();
    anna.client.say(&ToServer::Rename { token: invitation.into(), name: "Eve".into() }).await.unwrap();
    anna.hear_until(|guest| guest.refusals.len() > heard).await;
    assert_eq!(anna.refusals[heard].1.code, Code::Unclaimed);

    let ben_token = open_invitation(&server, &created.table, invitation).await;
    let mut ben = Guest::come(&server, &created.table, &[&ben_token]).await;
    assert_eq!((ben.own.clone(), hand(&ben, 2), hand(&ben, 1)), (vec![2], (3, 0), (0, 3)));
    let copy = Guest::come(&server, &created.table, &both).await;
    assert_eq!((copy.own.clone(), copy.refusals[0].1.code), (vec![1], Code::AlreadyClaimed));
    assert_eq!(hand(&copy, 2), (0, 3));
    let turn = ben.any_turn();
    let turn: Vec<&str> = turn.iter().map(String::as_str).collect();
    assert_eq!(anna.play(invitation, seq, &turn).await.unwrap_err().code, Code::AlreadyClaimed);
    ben.play(&ben_token, seq, &turn).await.unwrap();

    let path = format!("/api/tables/{}/rematch", created.table);
    let asked =
        request(server.address, "POST", &path, &format!("{{\"token\":\"{invitation}\"}}")).await.unwrap();
    let refused: Refused = serde_json::from_str(&asked.body).unwrap();
    assert_eq!(refused.code, Code::AlreadyClaimed, "it asks for no rematch either");
    server.stop().await;
}

#[tokio::test]
async fn of_many_who_claim_at_once_exactly_one_has_the_seat() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    for _ in 0..5 {
        let created = table(&server, vec![here("Anna"), invited("Ben")]).await;
        let invitation = &created.keys[1].token;
        let mut claims = JoinSet::new();
        for _ in 0..16 {
            let (address, table) = (server.address, created.table.clone());
            let secret = new_secret().unwrap();
            let asked = Claim { invitation: invitation.clone(), secret, name: None };
            claims.spawn(async move { (claim(address, &table, &asked).await, asked.secret) });
        }
        let (won, lost): (Vec<_>, Vec<_>) =
            claims.join_all().await.into_iter().partition(|(result, _)| result.is_ok());
        assert_eq!((won.len(), lost.len()), (1, 15));
        for (refused, secret) in lost {
            assert_eq!(code(refused), Code::AlreadyClaimed);
            assert_eq!(Guest::come(&server, &created.table, &[&secret]).await.own, [] as [u32; 0]);
        }
        assert_eq!(Guest::come(&server, &created.table, &[&won[0].1]).await.own, [2]);
    }
    server.stop().await;
}

#[tokio::test]
async fn the_same_claim_is_answered_the_same_and_holds_when_the_server_is_started_anew() {
    let data = tempfile::tempdir().unwrap();
    let mut server = Server::start(data.path()).await;
    let created = table(&server, vec![here("Anna"), invited("?"), invited("Cleo")]).await;
    let (table, invitation) = (&created.table, created.keys[1].token.clone());
    let asked =
        Claim { invitation: invitation.clone(), secret: new_secret().unwrap(), name: Some(" Ben ".into()) };
    for _ in 0..2 {
        assert_eq!(claim(server.address, table, &asked).await.unwrap(), Claimed { player: 2 });
    }
    server.stop().await;
    server = Server::start(data.path()).await;
    assert_eq!(claim(server.address, table, &asked).await.unwrap(), Claimed { player: 2 });
    assert_eq!(
        code(claim_with(&server, table, &invitation, &new_secret().unwrap()).await),
        Code::AlreadyClaimed
    );
    let ben = Guest::come(&server, table, &[&asked.secret]).await;
    assert_eq!((ben.own.clone(), seats(&ben)[1].name.as_str()), (vec![2], "Ben"));
    let taken: Vec<bool> = seats(&ben).iter().map(|seat| seat.taken).collect();
    assert_eq!(taken, [true, true, false]);
    server.stop().await;
}

#[tokio::test]
async fn a_claim_needs_an_invitation_and_a_secret_that_nobody_else_can_know() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = table(&server, vec![here("Anna"), invited("Ben"), invited("Cleo")]).await;
    let [anna, ben, cleo] = [0, 1, 2].map(|seat| created.keys[seat].token.as_str());
    for known in ["guessed", ben, cleo, anna, &"x".repeat(65), &"X".repeat(32)] {
        assert_eq!(code(claim_with(&server, &created.table, ben, known).await), Code::Malformed, "{known}");
    }
    let secret = new_secret().unwrap();
    for wrong in ["guessed", anna, &created.owner] {
        assert_eq!(code(claim_with(&server, &created.table, wrong, &secret).await), Code::WrongToken);
    }
    assert_eq!(code(claim_with(&server, "nothere", ben, &secret).await), Code::UnknownTable);
    // Links are looked at on their way: only a POST claims.
    let path = format!("/api/tables/{}/claim", created.table);
    assert_eq!(request(server.address, "GET", &path, "").await.unwrap().status, 405);
    let info: TableInfo = get(server.address, &format!("/api/tables/{}", created.table)).await.unwrap();
    assert!(!info.seats[1].taken && !info.seats[2].taken, "nobody has come");
    server.stop().await;
}

#[tokio::test]
async fn everybody_sees_who_has_come_and_who_is_there() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = table(&server, vec![here("Anna"), invited("Ben"), bot("random")]).await;
    let mut watcher = Guest::come(&server, &created.table, &[]).await;
    let state = |guest: &Guest| -> Vec<(bool, bool, bool)> {
        seats(guest).iter().map(|seat| (seat.invited, seat.taken, seat.present)).collect()
    };
    let (anna_away, anna_here) = ((false, true, false), (false, true, true));
    let (waiting, come, ben_here) = ((true, false, false), (true, true, false), (true, true, true));
    let bot = (false, true, false);
    assert_eq!(state(&watcher), [anna_away, waiting, bot]);
    assert_eq!(watcher.table.as_ref().unwrap().creator, Some(1));

    let anna = Guest::come(&server, &created.table, &[&created.owner]).await;
    watcher.hear_until(|guest| state(guest) == [anna_here, waiting, bot]).await;
    let secret = open_invitation(&server, &created.table, &created.keys[1].token).await;
    watcher.hear_until(|guest| state(guest) == [anna_here, come, bot]).await;
    let tabs = [
        Guest::come(&server, &created.table, &[&secret]).await,
        Guest::come(&server, &created.table, &[&secret]).await,
    ];
    watcher.hear_until(|guest| state(guest) == [anna_here, ben_here, bot]).await;
    let [first, second] = tabs;
    drop(first);
    drop(anna);
    watcher.hear_until(|guest| state(guest) == [anna_away, ben_here, bot]).await;
    drop(second);
    watcher.hear_until(|guest| state(guest) == [anna_away, come, bot]).await;
    server.stop().await;
}

#[tokio::test]
async fn v2_a_seat_invited_again_is_closed_to_whoever_had_it_at_once_and_everybody_is_told() {
    let data = tempfile::tempdir().unwrap();
    let mut server = Server::start(data.path()).await;
    let created = planning(&server, vec![here("Anna"), invited("Ben"), here("Cleo")]).await;
    let [anna_token, invitation, cleo_token] = [0, 1, 2].map(|seat| created.keys[seat].token.as_str());
    let wrong_token = open_invitation(&server, &created.table, invitation).await;
    let mut anna = Guest::come(&server, &created.table, &[anna_token]).await;
    let mut wrong = Guest::come(&server, &created.table, &[&wrong_token]).await;
    let mut watcher = Guest::come(&server, &created.table, &[]).await;
    play_one(&mut [(&mut anna, anna_token), (&mut wrong, &wrong_token), (&mut watcher, "")]).await;
    assert_eq!((wrong.own.clone(), hand(&wrong, 2)), (vec![2], (3, 0)), "the wrong person sees the hand");

    // Nobody has played there yet: it can be taken back although somebody is connected.
    let again = invite_again(&server, &created, 2).await.unwrap();
    assert_eq!((again.player, again.invited), (2, true));
    let seq = wrong.position().seq;
    let turn = wrong.any_turn();
    let turn: Vec<&str> = turn.iter().map(String::as_str).collect();
    let refused = wrong.play(&wrong_token, seq, &turn).await.unwrap_err();
    assert_eq!(refused.code, Code::WrongToken, "it is void at once");
    wrong.hear_until(|guest| guest.own.is_empty() && hand(guest, 2) == (0, 3)).await;
    let told: Vec<&str> = wrong.refusals.iter().map(|(_, refusal)| refusal.said.en.as_str()).collect();
    assert!(told.iter().any(|said| said.starts_with("your seat was invited again")), "{told:?}");
    for token in [&wrong_token, invitation] {
        let back = Guest::come(&server, &created.table, &[token]).await;
        assert_eq!((back.own.clone(), back.refusals[0].1.code), (vec![], Code::WrongToken));
    }
    assert_eq!(
        code(claim_with(&server, &created.table, invitation, &wrong_token).await),
        Code::WrongToken,
        "not even the same claim"
    );

    for guest in [&mut anna, &mut wrong, &mut watcher] {
        guest.hear_until(|guest| !guest.table.as_ref().unwrap().reinvited.is_empty()).await;
        assert!(!seats(guest)[1].taken && !seats(guest)[1].present);
    }
    let ben_token = open_invitation(&server, &created.table, &again.token).await;
    let rename = Claim { invitation: again.token.clone(), secret: ben_token.clone(), name: None };
    assert_eq!(claim(server.address, &created.table, &rename).await.unwrap().player, 2);
    let mut ben = Guest::come(&server, &created.table, &[&ben_token]).await;
    assert_eq!((ben.own.clone(), hand(&ben, 2)), (vec![2], (3, 0)));
    play_one(&mut [(&mut anna, anna_token), (&mut ben, &ben_token), (&mut watcher, "")]).await;

    // Who comes later sees it too, with the name of then, also when the server was started anew.
    ben.client.say(&ToServer::Rename { token: ben_token.clone(), name: "Benoît".into() }).await.unwrap();
    ben.hear_until(|guest| seats(guest)[1].name == "Benoît").await;
    server.stop().await;
    server = Server::start(data.path()).await;
    let late = Guest::come(&server, &created.table, &[cleo_token]).await;
    let [again] = &late.table.as_ref().unwrap().reinvited[..] else { panic!("it was once") };
    assert_eq!((again.player, again.seq), (2, seq));
    assert_eq!(again.said.en, "Anna has invited Ben again: whoever opens the new link takes the seat.");
    assert_eq!(again.said.fr, "Anna a réinvité Ben : la place est à qui ouvre le nouveau lien.");
    assert_eq!(Guest::come(&server, &created.table, &[&ben_token]).await.own, [2]);
    assert_eq!(Guest::come(&server, &created.table, &[&wrong_token]).await.own, [] as [u32; 0]);
    server.stop().await;
}

#[tokio::test]
async fn nobody_is_sent_away_who_has_played_and_is_there() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = all_come(&server, table(&server, vec![here("Anna"), invited("Ben")]).await).await;
    let [anna_token, ben_token] = [0, 1].map(|seat| created.keys[seat].token.as_str());
    let mut anna = Guest::come(&server, &created.table, &[anna_token]).await;
    let mut ben = Guest::come(&server, &created.table, &[ben_token]).await;
    for _ in 0..2 {
        play_one(&mut [(&mut anna, anna_token), (&mut ben, ben_token)]).await;
    }
    let refused = invite_again(&server, &created, 2).await;
    assert!(
        matches!(&refused, Err(ClientError::Refused(refused)) if refused.said.en.starts_with("Ben is at the table"))
    );
    assert_eq!(code(refused), Code::SeatInUse);
    play_one(&mut [(&mut anna, anna_token), (&mut ben, ben_token)]).await;
    assert_eq!(ben.own, [2], "Ben plays on");

    drop(ben);
    anna.hear_until(|guest| !seats(guest)[1].present).await;
    let again = invite_again(&server, &created, 2).await.unwrap();
    let mut ben = Guest::come(&server, &created.table, &[ben_token]).await;
    assert_eq!(ben.own, [] as [u32; 0], "the lost secret is void");
    let ben_token = open_invitation(&server, &created.table, &again.token).await;
    ben.come_back(&server, &created.table, &[&ben_token]).await;
    assert_eq!(ben.own, [2]);
    play_one(&mut [(&mut anna, anna_token), (&mut ben, &ben_token)]).await;
    server.stop().await;
}

#[tokio::test]
async fn only_whoever_created_the_game_invites_again_and_only_what_was_invited() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let seats = vec![here("Anna"), invited("Ben"), here("Cleo"), bot("random")];
    let created = all_come(&server, table(&server, seats).await).await;
    assert_eq!(created.owner, created.keys[0].token, "the first seat at the device");
    for token in [created.keys[1].token.as_str(), &created.keys[2].token, "guessed"] {
        let asked = Invite { token: token.into(), player: 2 };
        assert_eq!(code(invite(server.address, &created.table, &asked).await), Code::NotCreator);
    }
    for player in [0, 1, 3, 4, 5, u32::MAX] {
        assert_eq!(code(invite_again(&server, &created, player).await), Code::NotInvited, "{player}");
    }
    let ben = Guest::come(&server, &created.table, &[&created.keys[1].token]).await;
    assert_eq!((ben.own.clone(), ben.table.unwrap().reinvited), (vec![2], vec![]), "nothing has happened");

    // Who creates a game for others has a secret for that alone.
    let created = table(&server, vec![invited("Ben"), invited("Cleo")]).await;
    let watching = Guest::come(&server, &created.table, &[&created.owner]).await;
    assert_eq!((watching.own.clone(), watching.refusals[0].1.code), (vec![], Code::WrongToken));
    assert_eq!(watching.table.unwrap().creator, None);
    let again = invite_again(&server, &created, 1).await.unwrap();
    open_invitation(&server, &created.table, &again.token).await;
    let info: TableInfo = get(server.address, &format!("/api/tables/{}", created.table)).await.unwrap();
    assert!(info.reinvited[0].said.en.starts_with("Whoever created the game has invited Ben again"));
    assert!(info.reinvited[0].said.fr.starts_with("La personne qui a créé la partie a réinvité Ben"));
    server.stop().await;
}

#[tokio::test]
async fn there_is_an_end_to_inviting_again() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = table(&server, vec![here("Anna"), invited("Ben")]).await;
    let mut invitations = vec![];
    let refusal = loop {
        match invite_again(&server, &created, 2).await {
            Ok(again) => invitations.push(again.token),
            Err(error) => break code::<()>(Err(error)),
        }
        assert!(invitations.len() <= 30);
    };
    assert_eq!((refusal, invitations.len()), (Code::TooMany, 30));
    let last = invitations.pop().unwrap();
    for void in invitations {
        let claimed = claim_with(&server, &created.table, &void, &new_secret().unwrap()).await;
        assert_eq!(code(claimed), Code::WrongToken);
    }
    open_invitation(&server, &created.table, &last).await;
    server.stop().await;
}

#[tokio::test]
async fn a_rematch_has_the_same_creator_and_what_was_not_claimed_is_claimed_in_both() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = all_come(&server, table(&server, vec![here("Anna"), invited("Ben")]).await).await;
    let tokens: Vec<&str> = created.keys.iter().map(|key| key.token.as_str()).collect();
    let mut both = Guest::come(&server, &created.table, &tokens).await;
    while let Some(player) = both.position().turn {
        let token = tokens[player as usize - 1];
        play_one(&mut [(&mut both, token)]).await;
    }
    drop(both);
    let mut anna = Guest::come(&server, &created.table, &tokens[..1]).await;
    anna.hear_until(|guest| !seats(guest)[1].present).await;
    let again = invite_again(&server, &created, 2).await.unwrap();
    let path = format!("/api/tables/{}/rematch", created.table);
    let body = format!("{{\"token\":\"{}\"}}", created.owner);
    let answer = request(server.address, "POST", &path, &body).await.unwrap();
    let NextTable { table: next } = serde_json::from_str(&answer.body).unwrap();

    let watcher = Guest::come(&server, &next, &[]).await;
    let table = watcher.table.as_ref().unwrap();
    assert_eq!((table.creator, table.reinvited.len()), (Some(2), 0), "seats go round");
    assert_eq!((table.seats[0].name.as_str(), table.seats[0].taken), ("Ben", false));
    // The link that was sent is for the first game.
    let ben_token = open_invitation(&server, &created.table, &again.token).await;
    assert_eq!(Guest::come(&server, &created.table, &[&ben_token]).await.own, [2]);
    assert_eq!(Guest::come(&server, &next, &[&ben_token]).await.own, [1]);
    let rematch = Created { table: next, ..created };
    invite_again(&server, &rematch, 1).await.unwrap();
    assert_eq!(code(invite_again(&server, &rematch, 2).await), Code::NotInvited, "that is Anna's own");
    server.stop().await;
}

/// A database as it was before there were invitations, with the games of another.
async fn as_it_was(games: &Path, old: &Path) {
    let migrations = tempfile::tempdir().unwrap();
    for name in ["0001_tables.sql", "0002_next.sql"] {
        let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(name);
        std::fs::copy(from, migrations.path().join(name)).unwrap();
    }
    let file = |folder: &Path| folder.join("bastide.sqlite3").display().to_string();
    let mut database = SqliteConnection::connect(&format!("sqlite://{}?mode=rwc", file(old))).await.unwrap();
    Migrator::new(migrations.path()).await.unwrap().run_direct(None, &mut database, false).await.unwrap();
    sqlx::query("attach database $1 as new").bind(file(games)).execute(&mut database).await.unwrap();
    for copy in [
        "insert into tables select id, head, seed, created_at, next from new.tables",
        "insert into seats select table_id, player, name, bot, token_hash from new.seats",
        "insert into actions select table_id, seq, player, action from new.actions",
    ] {
        sqlx::query(copy).execute(&mut database).await.unwrap();
    }
    database.close().await.unwrap();
}

#[tokio::test]
async fn games_from_before_there_were_invitations_go_on_with_their_links() {
    let [games, old] = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let server = Server::start(games.path()).await;
    // In those games what was in a link was a secret.
    let created = table(&server, vec![here("Anna"), here("Ben")]).await;
    server.stop().await;
    as_it_was(games.path(), old.path()).await;

    let server = Server::start(old.path()).await;
    let [anna_token, ben_token] = [0, 1].map(|seat| created.keys[seat].token.as_str());
    let mut anna = Guest::come(&server, &created.table, &[anna_token]).await;
    let mut ben = Guest::come(&server, &created.table, &[ben_token]).await;
    assert_eq!((anna.own.clone(), ben.own.clone()), (vec![1], vec![2]));
    for _ in 0..4 {
        play_one(&mut [(&mut anna, anna_token), (&mut ben, ben_token)]).await;
    }
    let table = ben.table.as_ref().unwrap();
    assert_eq!((table.creator, table.reinvited.len()), (None, 0));
    assert!(table.seats.iter().all(|seat| seat.taken && !seat.invited));
    for token in [anna_token, ben_token] {
        let asked = Invite { token: token.into(), player: 2 };
        assert_eq!(code(invite(server.address, &created.table, &asked).await), Code::NotCreator);
    }
    let claimed = claim_with(&server, &created.table, ben_token, &new_secret().unwrap()).await;
    assert_eq!(code(claimed), Code::WrongToken, "a secret is no invitation");

    // And new ones are as they are now.
    let created = common::table(&server, vec![here("Anna"), invited("Ben")]).await;
    let secret = open_invitation(&server, &created.table, &created.keys[1].token).await;
    assert_eq!(Guest::come(&server, &created.table, &[&secret]).await.own, [2]);
    server.stop().await;
}
