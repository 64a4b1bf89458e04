//! Aids over real sockets: what they answer, to whom, and where they are locked.

#![allow(clippy::unwrap_used, reason = "a test whose server does not answer has failed")]

mod common;

use bastide_engine::chance::Seed;
use bastide_server::client::{create, request};
use bastide_server::protocol::{
    Aid, AidAnswer, Catalogue, Code, Created, FeatureInfo, HintInfo, NewTable, OddsInfo, PositionInfo,
    Refused, TableRules, ToClient, ToServer,
};
use common::{Guest, Server, all_hear, bot, guests_of, here, short_game};
use std::collections::BTreeMap;

/// Asks for an aid and waits for the answer.
async fn ask(guest: &mut Guest, aid: Aid, at: Option<[i32; 2]>) -> Result<AidAnswer, Refused> {
    guest.client.say(&ToServer::Aid { aid, at }).await.unwrap();
    loop {
        match guest.client.hear().await.unwrap() {
            ToClient::Aid { answer, .. } => return Ok(answer),
            ToClient::Refused { refusal, .. } => return Err(refusal),
            _ => {}
        }
    }
}

async fn features(guest: &mut Guest) -> Result<Vec<FeatureInfo>, Refused> {
    guest.client.say(&ToServer::Features).await.unwrap();
    loop {
        match guest.client.hear().await.unwrap() {
            ToClient::Features { features, .. } => return Ok(features),
            ToClient::Refused { refusal, .. } => return Err(refusal),
            _ => {}
        }
    }
}

async fn odds(guest: &mut Guest, at: [i32; 2]) -> OddsInfo {
    match ask(guest, Aid::Odds, Some(at)).await.unwrap() {
        AidAnswer::Odds(odds) => odds,
        other => panic!("{other:?}"),
    }
}

async fn hint(guest: &mut Guest) -> Result<HintInfo, Refused> {
    match ask(guest, Aid::Hint, None).await? {
        AidAnswer::Hint(hint) => Ok(hint),
        other => panic!("{other:?}"),
    }
}

/// Plays so many turns, each as a hint says or, where that is locked, any.
async fn play(guests: &mut [Guest], created: &Created, turns: usize) {
    for _ in 0..turns {
        let Some(player) = guests[0].position().turn else { return };
        let seat = player as usize - 1;
        let actions = match hint(&mut guests[seat]).await {
            Ok(hint) => hint.actions,
            Err(_) => guests[seat].any_turn(),
        };
        let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
        let seq = guests[seat].position().seq;
        let now = guests[seat].play(&created.keys[seat].token, seq, &actions).await.unwrap();
        all_hear(guests, now).await;
    }
}

fn game(variants: &[&str], rules: TableRules) -> NewTable {
    NewTable {
        game: "base".into(),
        variants: variants.iter().map(|&variant| variant.to_owned()).collect(),
        seats: vec![here("Anna"), here("Ben")],
        rules,
        ..NewTable::default()
    }
}

fn locking(aids: &[Aid]) -> TableRules {
    TableRules { aids: aids.iter().map(|aid| aid.word().to_owned()).collect(), ..TableRules::default() }
}

#[tokio::test]
async fn aids_answer_about_the_board_as_it_stands() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start_with(data.path(), Some(Seed::from(3))).await;
    let created = create(server.address, &game(&[], TableRules::default())).await.unwrap();
    let mut guests = guests_of(&server, &created).await;
    play(&mut guests, &created, 30).await;
    let turn = guests[0].position().turn.unwrap() as usize - 1;
    let (scores, left) = (guests[0].position().scores.clone(), guests[0].position().left);

    let AidAnswer::Fields { features: fields } = ask(&mut guests[2], Aid::Fields, None).await.unwrap() else {
        panic!("fields are asked for")
    };
    let AidAnswer::Owners { features: others } = ask(&mut guests[2], Aid::Owners, None).await.unwrap() else {
        panic!("owners are asked for")
    };
    assert!(fields.iter().all(|one| one.kind.to_string() == "field") && !fields.is_empty());
    assert!(others.iter().all(|one| one.kind.to_string() != "field") && !others.is_empty());
    assert!(others.iter().any(|one| !one.owners.is_empty()));

    let AidAnswer::Final { scores: end, gained } = ask(&mut guests[2], Aid::Final, None).await.unwrap()
    else {
        panic!("the end is asked for")
    };
    for seat in 0..2 {
        let more: i32 = gained.iter().map(|source| source.points[seat]).sum();
        assert_eq!(scores[seat] as i32 + more, end[seat] as i32);
    }
    assert!(matches!(ask(&mut guests[0], Aid::Dead, None).await.unwrap(), AidAnswer::Dead { .. }));

    // What fits where a tile can be laid.
    let at = guests[turn].position().choices.first().map(|choice| [choice.x, choice.y]).unwrap();
    let known = odds(&mut guests[turn], at).await;
    assert_eq!((known.at, known.unseen), (at, left));
    assert!(known.besides.iter().any(|one| one.count == 1), "the tile in hand fits there: {known:?}");
    assert_eq!(known.chances.len(), 3);
    assert!(known.chances.is_sorted() && known.chances.iter().all(|chance| (0.0..=1.0).contains(chance)));
    let watching = odds(&mut guests[2], at).await;
    assert!(watching.chances.is_empty(), "who watches draws nothing");
    for at in [None, Some([0, 0]), Some([50, 50]), Some([100_000, 0])] {
        assert_eq!(ask(&mut guests[0], Aid::Odds, at).await.unwrap_err().code, Code::Malformed, "{at:?}");
    }
    assert_eq!(ask(&mut guests[0], Aid::Squares, None).await.unwrap_err().code, Code::Malformed);

    // Some feature is one tile from being completed, and it is said which.
    let all = features(&mut guests[0]).await.unwrap();
    assert!(all.iter().any(|one| one.closing.as_ref().is_some_and(|closing| !closing.tiles.is_empty())));
    assert!(all.iter().all(|one| one.closing.is_none() || !one.completed));
    server.stop().await;
}

#[tokio::test]
async fn a_hint_is_for_whoever_is_in_turn_and_can_be_played_as_it_is() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start_with(data.path(), Some(Seed::from(4))).await;
    for (game, variants) in [
        ("base", &["individual-planning"][..]),
        ("base", &["collective-planning", "lifestyle"]),
        ("castle", &[]),
        ("city", &[]),
        ("hunters", &[]),
    ] {
        let new = NewTable {
            game: game.into(),
            variants: variants.iter().map(|&variant| variant.to_owned()).collect(),
            seats: vec![here("Anna"), here("Ben")],
            ..NewTable::default()
        };
        let created = create(server.address, &new).await.unwrap();
        let mut guests = guests_of(&server, &created).await;
        for _ in 0..8 {
            let turn = guests[0].position().turn.unwrap() as usize - 1;
            assert_eq!(hint(&mut guests[1 - turn]).await.unwrap_err().code, Code::NotYourTurn);
            assert_eq!(hint(&mut guests[2]).await.unwrap_err().code, Code::NotYourTurn, "who watches");
            let given = hint(&mut guests[turn]).await.unwrap();
            assert!(
                given.player as usize == turn + 1 && !given.said.en.is_empty() && !given.said.fr.is_empty()
            );
            assert!(!given.said.en.contains("Debug") && given.said.en != given.said.fr, "{:?}", given.said);
            play(&mut guests, &created, 1).await;
        }
    }
    // At the end there is nothing to be hinted at.
    let created = create(server.address, &short_game(vec![here("Anna"), bot("random")])).await.unwrap();
    let mut anna = Guest::come(&server, &created.table, &[&created.keys[0].token]).await;
    loop {
        anna.hear_until(|guest| guest.position().turn.is_none_or(|turn| turn == 1)).await;
        if anna.position().turn.is_none() {
            break;
        }
        let turn = anna.any_turn();
        let turn: Vec<&str> = turn.iter().map(String::as_str).collect();
        let seq = anna.position().seq;
        let now = anna.play(&created.keys[0].token, seq, &turn).await.unwrap();
        anna.hear_until(|guest| guest.log.len() as u32 >= now).await;
    }
    assert_eq!(hint(&mut anna).await.unwrap_err().code, Code::Over);
    server.stop().await;
}

#[tokio::test]
async fn what_a_table_locks_is_refused_to_everybody_until_the_end() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let new = NewTable { rules: locking(&Aid::ALL), ..short_game(vec![here("Anna"), here("Ben")]) };
    let created = create(server.address, &new).await.unwrap();
    let tokens: Vec<&str> = created.keys.iter().map(|key| key.token.as_str()).collect();
    let mut guest = Guest::come(&server, &created.table, &tokens).await;
    let mut watcher = Guest::come(&server, &created.table, &[]).await;
    let locked = guest.table.as_ref().unwrap().rules.aids.clone();
    assert_eq!(locked.len(), Aid::ALL.len(), "everybody is told what is locked");
    let path = |what: &str| format!("/api/tables/{}/positions/1{what}", created.table);
    for who in [&mut guest, &mut watcher] {
        for aid in [Aid::Fields, Aid::Owners, Aid::Final, Aid::Dead, Aid::Odds, Aid::Hint] {
            let refusal = ask(who, aid, Some([0, -1])).await.unwrap_err();
            assert_eq!(refusal.code, Code::Locked, "{aid:?}");
            assert!(refusal.said.en.contains("locked") && refusal.said.fr.contains("interdite"));
        }
        assert_eq!(features(who).await.unwrap_err().code, Code::Locked);
        assert!(who.position().unseen.is_empty() && who.position().left > 0, "tiles are not counted");
    }
    let answer = request(server.address, "GET", &path("/features"), "").await.unwrap();
    assert_eq!((answer.status, answer.body.contains("locked")), (403, true));
    let past: PositionInfo =
        serde_json::from_str(&request(server.address, "GET", &path(""), "").await.unwrap().body).unwrap();
    assert!(past.unseen.is_empty());

    common::play_to_the_end(&mut guest, &tokens).await;
    assert!(matches!(ask(&mut guest, Aid::Final, None).await.unwrap(), AidAnswer::Final { .. }));
    assert!(!features(&mut watcher).await.unwrap().is_empty());
    let past: PositionInfo =
        serde_json::from_str(&request(server.address, "GET", &path(""), "").await.unwrap().body).unwrap();
    assert!(!past.unseen.is_empty(), "what is over can be studied");
    server.stop().await;
}

#[tokio::test]
async fn only_what_is_locked_is_refused_and_only_aids_can_be_locked() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = create(server.address, &game(&[], locking(&[Aid::Hint, Aid::Tiles]))).await.unwrap();
    let mut guests = guests_of(&server, &created).await;
    assert!(ask(&mut guests[0], Aid::Fields, None).await.is_ok());
    assert_eq!(hint(&mut guests[0]).await.unwrap_err().code, Code::Locked);
    // How many tiles of a kind are left would be told by what completes a feature.
    let all = features(&mut guests[0]).await.unwrap();
    assert!(all.iter().all(|one| one.closing.is_none()) && !all.is_empty());

    let rules = TableRules { aids: vec!["crystal-ball".into()], ..TableRules::default() };
    let wrong = serde_json::to_string(&game(&[], rules)).unwrap();
    let answer = request(server.address, "POST", "/api/tables", &wrong).await.unwrap();
    assert_eq!(answer.status, 422);
    let catalogue = request(server.address, "GET", "/api/catalogue", "").await.unwrap();
    let catalogue: Catalogue = serde_json::from_str(&catalogue.body).unwrap();
    assert_eq!(catalogue.aids.iter().map(|aid| aid.id).collect::<Vec<_>>(), Aid::ALL);
    server.stop().await;
}

/// The counts of some tiles.
fn counts(tiles: &[bastide_server::protocol::TileCount]) -> BTreeMap<String, u32> {
    tiles.iter().map(|one| (one.name.clone(), one.count)).collect()
}

#[tokio::test]
async fn hidden_hands_are_counted_as_unseen_by_everybody_but_their_owner() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start_with(data.path(), Some(Seed::from(8))).await;
    for variant in ["individual-planning", "architects", "given-hidden"] {
        let created = create(server.address, &game(&[variant], TableRules::default())).await.unwrap();
        let mut guests = guests_of(&server, &created).await;
        play(&mut guests, &created, 12).await;
        // A square that everybody is asked about.
        let laid = guests[0].position().tiles.clone();
        let is_free = |x: i32, y: i32| laid.iter().all(|tile| (tile.x, tile.y) != (x, y));
        let beside = laid.iter().find(|tile| is_free(tile.x, tile.y - 1)).unwrap();
        let at = [beside.x, beside.y - 1];
        let mut together = Vec::new();
        for guest in &mut guests {
            let unseen = counts(&guest.position().unseen);
            let known = odds(guest, at).await;
            assert_eq!(known.unseen, unseen.values().sum::<u32>(), "{variant}");
            for (name, count) in counts(&known.fits) {
                assert_eq!(
                    unseen.get(&name),
                    Some(&count),
                    "{variant}: what fits is counted as they may know it"
                );
            }
            // What may come is the same for all, whoever has what of it in hand.
            let mut all = counts(&known.fits);
            for (name, count) in counts(&known.besides) {
                *all.entry(name).or_default() += count;
            }
            together.push(all);
            let expected = if variant == "individual-planning" && !guest.own.is_empty() { 3 } else { 0 };
            assert_eq!(known.chances.len(), expected, "{variant}");
        }
        assert!(together.windows(2).all(|pair| pair[0] == pair[1]), "{variant}: {together:?}");
        // Who watches sees none of the hands.
        let hidden = odds(&mut guests[2], at).await;
        assert!(hidden.besides.is_empty(), "{variant}: {:?}", hidden.besides);
        let mut dead = Vec::new();
        for guest in &mut guests {
            let AidAnswer::Dead { squares } = ask(guest, Aid::Dead, None).await.unwrap() else { panic!() };
            dead.push(squares);
        }
        assert!(dead.windows(2).all(|pair| pair[0] == pair[1]), "{variant}: they tell nothing about hands");
    }
    server.stop().await;
}
