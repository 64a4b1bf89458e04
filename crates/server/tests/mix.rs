//! Expansions, variants and mixes of tiles over HTTP.

#![allow(clippy::unwrap_used, reason = "a test whose server does not answer has failed")]

mod common;
#[path = "../../engine/tests/common/tile_files.rs"]
mod tile_files;

use bastide_server::client::{create, request};
use bastide_server::protocol::{
    Catalogue, Code, FilePlace, NewTable, Refused, TableInfo, TileFile, TileKinds, TilesCheck, TilesChecked,
};
use bastide_server::store::Store;
use bastide_server::{Reach, Terms};
use common::{Guest, Server, assert_adds_up, bot, here};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::sync::Arc;

const MINE: &str = "[set]\nid = 'mine'\ntitle = 'Mine'\ntitle_fr = 'À moi'\ntiles = 30\n\n\
    [[tile]]\nid = 'my-meadow'\ncount = 30\nfeatures = ['field n e s w']\n";

fn mine(text: &str) -> Vec<TileFile> {
    vec![TileFile { name: "mine.toml".into(), text: text.into() }]
}

fn copies(sets: &[(&str, u32)]) -> BTreeMap<String, u32> {
    sets.iter().map(|&(set, copies)| (set.to_owned(), copies)).collect()
}

async fn get<T: DeserializeOwned>(server: &Server, path: &str) -> T {
    let answer = request(server.address, "GET", path, "").await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

async fn post<T: DeserializeOwned>(server: &Server, path: &str, body: &impl Serialize) -> (u16, T) {
    let body = serde_json::to_string(body).unwrap();
    let answer = request(server.address, "POST", path, &body).await.unwrap();
    (answer.status, serde_json::from_str(&answer.body).unwrap_or_else(|_| panic!("{}", answer.body)))
}

fn check(expansions: &[&str], tiles: &[(&str, u32)], own_tiles: Vec<TileFile>) -> TilesCheck {
    TilesCheck {
        game: "base".into(),
        players: 2,
        expansions: expansions.iter().map(|&id| id.to_owned()).collect(),
        tiles: copies(tiles),
        own_tiles,
        ..TilesCheck::default()
    }
}

#[tokio::test]
async fn the_catalogue_tells_what_can_be_combined() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let catalogue: Catalogue = get(&server, "/api/catalogue").await;
    let base = &catalogue.games[0];
    assert_eq!((base.expansions.len(), base.variants.len()), (3, 15));
    let planning = base.variants.iter().find(|part| part.id == "collective-planning").unwrap();
    assert_eq!(planning.rules, ["V3"]);
    assert!(planning.excludes.contains(&"architects".to_owned()));
    let told: Vec<&str> = base.rules.iter().map(|rule| rule.id.as_str()).collect();
    for part in base.expansions.iter().chain(&base.variants) {
        assert!(!part.rules.is_empty() && part.rules.iter().all(|rule| told.contains(&rule.as_str())));
        assert_ne!(part.title, part.about);
    }
    let sets: Vec<(&str, u32)> = base.sets.iter().map(|set| (set.id.as_str(), set.tiles)).collect();
    assert_eq!(sets, [("base", 72), ("inns-cathedrals", 18), ("river", 12), ("rivers-ports", 30)]);
    assert!(base.sets[0].always && base.sets[2].apart.as_deref() == Some("river"));
    assert_eq!(base.sets[1].with.as_deref(), Some("inns-cathedrals"));
    assert!(catalogue.games[1..].iter().all(|game| game.sets.is_empty() && game.variants.is_empty()));
    assert_eq!((catalogue.mix.copies, catalogue.mix.files, catalogue.mix.bytes), (20, 5, 200_000));
    server.stop().await;
}

#[tokio::test]
async fn tiles_are_checked_before_a_game_is_made() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let path = "/api/tiles/check";
    let (status, told): (_, TilesChecked) = post(&server, path, &check(&[], &[], vec![])).await;
    assert_eq!((status, told.tiles, told.files.len()), (200, 72, 0));
    let asked = check(&["inns-cathedrals", "river", "count"], &[("base", 2)], mine(MINE));
    let (_, told): (_, TilesChecked) = post(&server, path, &asked).await;
    assert_eq!(told.tiles, 144 + 18 + 30 + 12 + 12 - 1);
    let file = &told.files[0];
    assert_eq!((file.name.as_str(), file.title.fr.as_str()), ("mine.toml", "À moi"));
    assert_eq!((file.tiles, file.kinds, file.start), (30, 1, false));

    let refused = async |asked: TilesCheck| -> Refused {
        let (status, refused): (_, Refused) = post(&server, path, &asked).await;
        assert_eq!((status, refused.code), (422, Code::BadSetup));
        assert_ne!(refused.said.en, refused.said.fr);
        refused
    };
    let broken = refused(check(&[], &[], mine(&MINE.replace("n e s w", "n e s")))).await;
    let place = |line, tile: Option<&str>| FilePlace {
        file: "mine.toml".into(),
        line,
        tile: tile.map(str::to_owned),
    };
    assert_eq!(broken.at, Some(place(Some(8), Some("my-meadow"))));
    assert!(broken.said.en.contains("line 8: tile my-meadow: no feature covers w"), "{}", broken.said.en);
    let empty = refused(check(&[], &[], mine(""))).await;
    assert_eq!(empty.at, Some(place(Some(1), None)));
    let huge = refused(check(&[], &[], mine(&format!("{MINE}#{}", "x".repeat(200_000))))).await;
    assert_eq!(huge.at, Some(place(None, None)));
    let river = refused(check(&["river"], &[("river", 1)], vec![])).await;
    assert_eq!(river.at, None);
    assert!(river.said.en.contains("the expansion river lays them"));
    let (status, refused): (_, Refused) =
        post(&server, path, &serde_json::json!({ "game": "base", "players": 2, "more": 1 })).await;
    assert_eq!((status, refused.code), (400, Code::Malformed));
    server.stop().await;
}

/// The check and a new game refuse the same for the same reason, at the same place.
#[tokio::test]
async fn tiles_are_refused_by_the_check_as_by_a_new_game() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    for case in tile_files::bad() {
        let (status, checked): (_, Refused) =
            post(&server, "/api/tiles/check", &check(&[], &[], mine(&case.text))).await;
        assert_eq!((status, checked.code), (422, Code::BadSetup), "{}", case.what);
        assert!(checked.said.en.contains(case.en), "{}: {}", case.what, checked.said.en);
        assert!(checked.said.fr.contains(case.fr), "{}: {}", case.what, checked.said.fr);
        let at = checked.at.clone().unwrap();
        assert_eq!((at.line, at.tile.as_deref()), (case.line.map(|line| line as u32), case.tile));
        let new = NewTable {
            game: "base".into(),
            own_tiles: mine(&case.text),
            seats: vec![here("A"), here("B")],
            ..NewTable::default()
        };
        let (status, refused): (_, Refused) = post(&server, "/api/tables", &new).await;
        assert_eq!((status, refused.said, refused.at), (422, checked.said, checked.at), "{}", case.what);
    }
    server.stop().await;
}

#[tokio::test]
async fn checks_are_held_back() {
    let data = tempfile::tempdir().unwrap();
    let (store, _writer) = Store::open(data.path()).await.unwrap();
    let server =
        Server::start_from(Arc::new(store), Terms { reach: Reach::Limited, ..Terms::default() }).await;
    let mut told = Vec::new();
    for _ in 0..80 {
        let body = serde_json::to_string(&check(&[], &[], vec![])).unwrap();
        told.push(request(server.address, "POST", "/api/tiles/check", &body).await.unwrap().status);
    }
    assert!(told.contains(&200) && told.last() == Some(&429), "{told:?}");
    server.stop().await;
}

#[tokio::test]
async fn a_mixed_game_survives_a_restart_and_has_its_own_pictures() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let new = NewTable {
        game: "base".into(),
        variants: vec!["unstable-constructions".into()],
        tiles: copies(&[("inns-cathedrals", 1), ("base", 1)]),
        own_tiles: mine(MINE),
        seats: vec![here("Anna"), bot("random")],
        ..NewTable::default()
    };
    let created = create(server.address, &new).await.unwrap();
    let path = format!("/api/tables/{}", created.table);
    let told: TableInfo = get(&server, &path).await;
    assert_eq!(told.variants, ["unstable-constructions"]);
    assert_eq!(told.expansions, [] as [&str; 0], "inns without their rules");
    assert_eq!(told.tiles, copies(&[("base", 1), ("inns-cathedrals", 1)]));
    assert_eq!(told.own_tiles, ["mine.toml"]);
    assert!(told.art.starts_with("base-"), "{}", told.art);

    let kinds: TileKinds = get(&server, &format!("{path}/tiles")).await;
    assert_eq!(kinds.tiles.len(), 24 + 17 + 1);
    let art = format!("/art/tables/{}/symbols.svg", created.table);
    let symbols = request(server.address, "GET", &art, "").await.unwrap().body;
    for symbol in kinds.tiles.values().flat_map(|kind| &kind.turns).flat_map(|turn| &turn.symbols) {
        assert!(symbols.contains(&format!("id=\"{symbol}\"")), "{symbol}");
    }
    // Those of the game itself are where they were.
    let usual: TileKinds = get(&server, "/api/games/base/tiles").await;
    assert_eq!(usual.tiles.len(), 24);
    let unknown = request(server.address, "GET", "/art/tables/nothere/symbols.svg", "").await.unwrap();
    assert_eq!(unknown.status, 404);
    assert_eq!(request(server.address, "GET", "/art/chess/symbols.svg", "").await.unwrap().status, 422);

    let token = created.keys[0].token.as_str();
    let mut guest = Guest::come(&server, &created.table, &[token]).await;
    let turn = guest.any_turn();
    let turn: Vec<&str> = turn.iter().map(String::as_str).collect();
    let seq = guest.position().seq;
    guest.play(token, seq, &turn).await.unwrap();
    server.stop().await;

    let server = Server::start(data.path()).await;
    let again: TableInfo = get(&server, &path).await;
    assert_eq!((again.tiles, again.own_tiles, again.art), (told.tiles, told.own_tiles, told.art));
    guest.come_back(&server, &created.table, &[token]).await;
    assert!(guest.log.iter().any(|entry| entry.action == turn[0]));
    server.stop().await;
}

#[tokio::test]
async fn a_mixed_game_is_played_to_its_end_and_again() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let new = NewTable {
        game: "base".into(),
        tiles: copies(&[("base", 2), ("river", 1)]),
        own_tiles: mine(MINE),
        seats: vec![bot("random"), bot("greedy")],
        ..NewTable::default()
    };
    let created = create(server.address, &new).await.unwrap();
    let mut guest = Guest::come(&server, &created.table, &[]).await;
    assert_adds_up(&server, &created.table, &mut guest).await;
    let drawn = guest.log.iter().filter(|entry| entry.action.starts_with("draw ")).count();
    assert_eq!(drawn, 144 + 12 + 30 - 1);
    server.stop().await;
}

#[tokio::test]
async fn a_game_that_makes_no_sense_is_refused() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let refused = async |change: NewTable| -> Refused {
        let new = NewTable { game: "base".into(), seats: vec![here("A"), here("B")], ..change };
        let (status, refused): (_, Refused) = post(&server, "/api/tables", &new).await;
        assert_eq!((status, refused.code), (422, Code::BadSetup), "{}", refused.said.en);
        refused
    };
    let two = |ids: &[&str]| ids.iter().map(|&id| id.to_owned()).collect::<Vec<String>>();
    let exclusive = NewTable { variants: two(&["architects", "given-open"]), ..NewTable::default() };
    assert!(refused(exclusive).await.said.en.contains("can't be played together"));
    let unknown = NewTable { expansions: two(&["dragon"]), ..NewTable::default() };
    assert!(refused(unknown).await.said.en.contains("no expansion \"dragon\""));
    let copies = NewTable { tiles: copies(&[("base", 21)]), ..NewTable::default() };
    assert!(refused(copies).await.said.en.contains("0 to 20"));
    let text = MINE.replace("field", "tower");
    let tower = NewTable { own_tiles: mine(&text), ..NewTable::default() };
    assert_eq!(refused(tower).await.at.and_then(|at| at.line), Some(10));
    server.stop().await;
}
