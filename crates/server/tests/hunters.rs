//! Hunters and Gatherers over real sockets: followers and huts, and turns that go on with a bonus tile.

#![allow(clippy::unwrap_used, reason = "a test whose server does not answer has failed")]

mod common;

use bastide_server::client::{get, request};
use bastide_server::protocol::{
    Choice, Code, CommonEventKind, EventInfo, FeatureInfo, FeatureKind, FollowerChoice, HuntersEventKind,
    HuntersInfo, Occasion, PieceKind, PositionInfo, TileKinds,
};
use common::{Guest, Server, all_come, all_hear, assert_adds_up, bot, guests_of, here, invited, table_of};
use std::collections::BTreeSet;

fn hunters(guest: &Guest) -> &HuntersInfo {
    guest.position().games.hunters.as_ref().unwrap()
}

/// What somebody sees, to be compared.
fn seen(guest: &Guest) -> String {
    serde_json::to_string(hunters(guest)).unwrap()
}

fn is_hut(follower: &FollowerChoice) -> bool {
    follower.piece == Some(PieceKind::Hut)
}

/// The square that leaves the fewest gaps: so forests get completed.
fn compact(position: &PositionInfo) -> &Choice {
    let laid: BTreeSet<(i32, i32)> = position.tiles.iter().map(|tile| (tile.x, tile.y)).collect();
    let around = |x: i32, y: i32| {
        [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)].iter().filter(|square| laid.contains(square)).count()
    };
    position.choices.iter().max_by_key(|choice| around(choice.x, choice.y)).unwrap()
}

/// A hut where there can be one, now and then a hunter, else whoever comes back.
fn turn_of(position: &PositionInfo, kinds: &TileKinds) -> Vec<String> {
    let choice = compact(position);
    let parts = &kinds.tiles[position.drawn.as_ref().unwrap()].parts;
    let returning = |follower: &&FollowerChoice| parts[follower.part as usize].kind != FeatureKind::Meadow;
    let follower = choice.followers.iter().find(|follower| is_hut(follower));
    let follower = follower.or_else(|| choice.followers.iter().find(returning));
    let follower = follower.or_else(|| choice.followers.first().filter(|_| position.seq.is_multiple_of(3)));
    let mut actions = vec![choice.action.clone()];
    if !choice.followers.is_empty() {
        actions.push(follower.map_or("pass".into(), |follower| follower.action.clone()));
    }
    actions
}

fn told(guest: &Guest) -> impl Iterator<Item = &EventInfo> {
    guest.log.iter().flat_map(|entry| &entry.events)
}

#[tokio::test]
async fn a_turn_goes_on_with_the_bonus_tile_that_it_earned() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let kinds: TileKinds = get(server.address, "/api/games/hunters/tiles").await.unwrap();
    let seats = vec![here("Anna"), invited("Ben"), invited("Cleo")];
    let created = all_come(&server, table_of(&server, "hunters", seats).await).await;
    let tokens: Vec<&str> = created.keys.iter().map(|key| key.token.as_str()).collect();
    let mut guests = guests_of(&server, &created).await;
    let watcher = tokens.len();
    assert_eq!((hunters(&guests[0]).huts.clone(), hunters(&guests[0]).bonus_left), (vec![2; 3], 12));
    assert_eq!(guests[0].position().supply, [5; 3], "H1");

    let (mut bonus_tiles, mut before) = (0, None);
    while let Some(turn) = guests[watcher].position().turn {
        let seat = turn as usize - 1;
        let what = seen(&guests[watcher]);
        assert!(guests.iter().all(|guest| seen(guest) == what), "everybody sees the same");
        let offered = guests.iter().filter(|guest| !guest.position().choices.is_empty()).count();
        assert_eq!(offered, 1, "only who has to lay the tile is offered something");
        let seq = guests[seat].position().seq;
        let actions = turn_of(guests[seat].position(), &kinds);
        let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
        if let Some(bonus) = hunters(&guests[seat]).bonus.clone() {
            bonus_tiles += 1;
            assert_eq!(before, Some(turn), "H11: it is the same player's turn");
            assert_eq!(guests[watcher].position().drawn.as_ref(), Some(&bonus.name));
            assert!(bonus.name.starts_with("bonus-") && kinds.tiles.contains_key(&bonus.name));
            assert!(bonus.powers.iter().all(|power| !power.en.is_empty() && power.en != power.fr), "H21");
            assert_eq!(hunters(&guests[seat]).bonus_left, 12 - bonus_tiles);
            if bonus_tiles == 1 {
                let other = (seat + 1) % tokens.len();
                let refused = guests[other].play(tokens[other], seq, &actions).await.unwrap_err();
                assert_eq!(refused.code, Code::NotYourTurn, "nobody lays another's bonus tile");
                // Who comes back still has it.
                guests[seat].come_back(&server, &created.table, &tokens[seat..=seat]).await;
                assert_eq!(seen(&guests[seat]), what);
            }
        }
        let now = guests[seat].play(tokens[seat], seq, &actions).await.unwrap();
        all_hear(&mut guests, now).await;
        before = Some(turn);
    }

    let end = hunters(&guests[watcher]).clone();
    let count = |kind: HuntersEventKind| told(&guests[watcher]).filter(|told| told.kind == kind).count();
    assert!(bonus_tiles > 0, "a forest with gold was completed");
    assert_eq!(end.bonus_left as usize, 12 - count(HuntersEventKind::BonusDrawn));
    assert!(
        count(HuntersEventKind::BonusEarned) <= count(HuntersEventKind::BonusDrawn),
        "one that fits nowhere makes room for the next"
    );
    let huts = || guests[watcher].position().pieces.iter().filter(|one| one.piece == Some(PieceKind::Hut));
    assert_eq!(huts().count() as u32, 6 - end.huts.iter().sum::<u32>(), "H10: huts stay");
    assert!(huts().count() > 0);
    assert!(
        huts().all(|hut| hut.symbol == kinds.games.hunters.as_ref().unwrap().huts[hut.player as usize - 1])
    );
    let scored = |occasion: Occasion| {
        told(&guests[watcher])
            .filter_map(|told| told.scoring.as_ref())
            .filter(|one| one.occasion == occasion)
            .count()
    };
    assert!(scored(Occasion::Huts) > 0, "H15");

    assert_adds_up(&server, &created.table, &mut guests[watcher]).await;

    // An earlier position has the bonus tile of its time.
    let drawn = |entry: &bastide_server::protocol::Entry| {
        entry.events.iter().any(|event| event.kind == HuntersEventKind::BonusDrawn)
            && entry.events.iter().all(|event| event.kind != CommonEventKind::SetAside)
    };
    let seq = guests[watcher].log.iter().position(drawn).unwrap();
    for (seq, shown) in [(seq, false), (seq + 1, true)] {
        let path = format!("/api/tables/{}/positions/{seq}", created.table);
        let then: PositionInfo = get(server.address, &path).await.unwrap();
        assert_eq!(then.games.hunters.unwrap().bonus.is_some(), shown);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_hut_goes_where_one_may_and_nowhere_else() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let kinds: TileKinds = get(server.address, "/api/games/hunters/tiles").await.unwrap();
    let created = table_of(&server, "hunters", vec![here("Anna"), here("Ben")]).await;
    let tokens: Vec<&str> = created.keys.iter().map(|key| key.token.as_str()).collect();
    let mut guest = Guest::come(&server, &created.table, &tokens).await;
    loop {
        let turn = guest.position().turn.unwrap() as usize;
        let seq = guest.position().seq;
        let parts = &kinds.tiles[guest.position().drawn.as_ref().unwrap()].parts;
        let kind = |follower: &FollowerChoice| parts[follower.part as usize].kind;
        let choice = compact(guest.position()).clone();
        assert!(
            choice.followers.iter().all(|one| {
                if is_hut(one) {
                    [FeatureKind::River, FeatureKind::Lake].contains(&kind(one))
                } else {
                    kind(one) != FeatureKind::Lake
                }
            }),
            "H5"
        );
        let hut = choice.followers.iter().find(|follower| is_hut(follower)).cloned();
        let Some(hut) = hut else {
            let pass = if choice.followers.is_empty() { vec![] } else { vec!["pass"] };
            let actions: Vec<&str> = [choice.action.as_str()].into_iter().chain(pass).collect();
            guest.play(tokens[turn - 1], seq, &actions).await.unwrap();
            guest.hear_until(|guest| guest.position().seq > seq).await;
            continue;
        };
        // On a meadow it is refused, and so is the whole turn.
        let meadow = choice.followers.iter().find(|one| kind(one) == FeatureKind::Meadow).unwrap();
        let wrong = meadow.action.replacen("follower", "hut", 1);
        let refused = guest.play(tokens[turn - 1], seq, &[&choice.action, &wrong]).await.unwrap_err();
        assert_eq!(refused.code, Code::Illegal);
        assert_eq!(guest.position().seq, seq);
        guest.play(tokens[turn - 1], seq, &[&choice.action, &hut.action]).await.unwrap();
        guest.hear_until(|guest| guest.position().seq > seq).await;
        let standing = guest.position().pieces.iter().find(|one| one.piece.is_some()).unwrap();
        assert_eq!((standing.player as usize, standing.part), (turn, hut.part));
        assert_eq!(hunters(&guest).huts[turn - 1], 1);
        break;
    }
    server.stop().await;
}

#[tokio::test]
async fn bots_hunt_and_each_river_is_part_of_a_system() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = table_of(&server, "hunters", vec![bot("random"), bot("greedy")]).await;
    let mut watcher = Guest::come(&server, &created.table, &[]).await;
    watcher.hear_until(|guest| guest.table.as_ref().unwrap().over).await;
    let path = format!("/api/tables/{}/positions/{}/features", created.table, watcher.log.len());
    let features: Vec<FeatureInfo> = get(server.address, &path).await.unwrap();
    let of = |kind: FeatureKind| features.iter().filter(move |feature| feature.kind == kind);
    let kinds = [FeatureKind::River, FeatureKind::Lake, FeatureKind::Forest, FeatureKind::Meadow];
    assert!(kinds.into_iter().all(|kind| of(kind).count() > 0));
    for river in of(FeatureKind::River) {
        let systems = of(FeatureKind::Lake).filter(|system| system.areas.contains(&river.areas[0]));
        let system: Vec<_> = systems.collect();
        assert_eq!(system.len(), 1, "H13: {}", river.said.en);
        assert!(river.areas.iter().all(|area| system[0].areas.contains(area)));
    }
    server.stop().await;
}

#[tokio::test]
async fn the_tiles_of_hunters_and_gatherers_say_what_they_are() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let kinds: TileKinds = get(server.address, "/api/games/hunters/tiles").await.unwrap();
    let art = request(server.address, "GET", "/art/hunters/symbols.svg", "").await.unwrap();
    let drawn = |symbol: &String| art.body.contains(&format!("id=\"{symbol}\""));
    let turns = || kinds.tiles.values().flat_map(|kind| &kind.turns);
    assert!(turns().flat_map(|turned| &turned.symbols).all(drawn), "every tile has its drawing");
    assert!(kinds.games.castle.is_none() && kinds.games.city.is_none());
    let huts = &kinds.games.hunters.as_ref().unwrap().huts;
    assert!(huts.len() >= 5 && huts.iter().all(drawn), "H1: up to five players");
    assert_eq!(kinds.tiles.keys().filter(|name| name.starts_with("bonus-")).count(), 12, "H2");
    let mut deer = 0;
    for kind in kinds.tiles.values() {
        for turned in &kind.turns {
            for (part, place) in kind.parts.iter().zip(&turned.parts) {
                assert!(place.deer.is_empty() || part.kind == FeatureKind::Meadow);
                deer += place.deer.len();
                assert!(place.deer.iter().flatten().all(|at| (0.0..=120.0).contains(at)));
            }
        }
    }
    assert!(deer > 0);
    let parts = || kinds.tiles.values().flat_map(|kind| &kind.parts);
    let roles: BTreeSet<&str> = parts().map(|part| part.role.en.as_str()).collect();
    assert!(["hunter", "gatherer", "fisher"].iter().all(|role| roles.contains(role)), "{roles:?}");
    server.stop().await;
}
