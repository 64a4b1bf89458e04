//! Whole games over real sockets.

#![allow(clippy::unwrap_used, reason = "a test whose server does not answer has failed")]

mod common;

use bastide_engine::chance::Seed;
use bastide_engine::record::Record;
use bastide_server::client::{get, request};
use bastide_server::load::{self, Load};
use bastide_server::protocol::{
    Catalogue, Code, CommonEventKind, FeatureInfo, FeatureKind, NextTable, PositionInfo, Refused, SeatInfo,
    TableInfo, TileKinds, ToClient, ToServer,
};
use common::{Guest, Server, all_come, bot, here, invited, open_invitation, summed, table, table_of};

#[tokio::test]
async fn two_people_play_a_whole_game_and_a_third_watches() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = table(&server, vec![here("Anna"), invited("Ben")]).await;
    assert_eq!(
        created.keys.iter().map(|key| (key.player, key.invited)).collect::<Vec<_>>(),
        [(1, false), (2, true)]
    );
    let created = all_come(&server, created).await;
    let tokens: Vec<&str> = created.keys.iter().map(|key| key.token.as_str()).collect();
    let mut players = [
        Guest::come(&server, &created.table, &tokens[..1]).await,
        Guest::come(&server, &created.table, &tokens[1..]).await,
    ];
    let mut watcher = Guest::come(&server, &created.table, &[]).await;
    assert_eq!(
        (players[0].own.clone(), players[1].own.clone(), watcher.own.clone()),
        (vec![1], vec![2], vec![])
    );
    let commitment = watcher.table.as_ref().unwrap().commitment.clone();

    while let Some(turn) = players[0].position().turn {
        let seat = turn as usize - 1;
        assert!(players[1 - seat].position().choices.is_empty(), "only who is in turn has choices");
        assert!(watcher.position().choices.is_empty(), "who watches has none");
        assert_eq!(
            watcher.table.as_ref().unwrap().seed,
            None,
            "the seed is not known while the game goes on"
        );
        let turn = players[seat].any_turn();
        let turn: Vec<&str> = turn.iter().map(String::as_str).collect();
        let seq = players[seat].position().seq;
        let now = players[seat].play(tokens[seat], seq, &turn).await.unwrap();
        for guest in players.iter_mut().chain([&mut watcher]) {
            guest.hear_until(|guest| guest.log.len() as u32 == now).await;
        }
    }
    assert_eq!(players[0].actions(), players[1].actions());
    assert_eq!(players[0].actions(), watcher.actions());

    // The end reveals the seed, and the record proves the draws.
    watcher.hear_until(|guest| guest.table.as_ref().unwrap().over).await;
    let seed: Seed = watcher.table.as_ref().unwrap().seed.as_ref().unwrap().parse().unwrap();
    assert_eq!(seed.commitment().to_string(), commitment);
    let record =
        request(server.address, "GET", &format!("/api/tables/{}/record", created.table), "").await.unwrap();
    let checked = Record::read(&record.body).unwrap();
    assert_eq!(checked.record.seed, Some(seed));
    assert_eq!(checked.replay.state.scores(), players[0].position().scores);
    server.stop().await;
}

#[tokio::test]
async fn who_was_away_gets_exactly_what_was_missed() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = table(&server, vec![here("Anna"), here("Ben")]).await;
    let tokens: Vec<&str> = created.keys.iter().map(|key| key.token.as_str()).collect();
    let mut both = Guest::come(&server, &created.table, &tokens).await;
    let mut away = Guest::come(&server, &created.table, &[]).await;
    for turn in 0..20 {
        let actions = both.any_turn();
        let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
        let (seq, player) = (both.position().seq, both.position().turn.unwrap());
        let now = both.play(tokens[player as usize - 1], seq, &actions).await.unwrap();
        both.hear_until(|guest| guest.log.len() as u32 == now).await;
        if turn % 7 == 6 {
            // `hear` checks that nothing is missing and nothing comes twice.
            away.come_back(&server, &created.table, &[]).await;
            assert_eq!(away.actions(), both.actions());
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn a_game_goes_on_after_the_server_was_started_anew() {
    let data = tempfile::tempdir().unwrap();
    let mut server = Server::start(data.path()).await;
    let created = table(&server, vec![here("Anna"), here("Ben")]).await;
    let tokens: Vec<&str> = created.keys.iter().map(|key| key.token.as_str()).collect();
    let mut both = Guest::come(&server, &created.table, &tokens).await;
    for _ in 0..5 {
        let actions = both.any_turn();
        let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
        let (seq, player) = (both.position().seq, both.position().turn.unwrap());
        let now = both.play(tokens[player as usize - 1], seq, &actions).await.unwrap();
        both.hear_until(|guest| guest.log.len() as u32 == now).await;
        let before = both.actions();
        server.stop().await;
        server = Server::start(data.path()).await;
        both.come_back(&server, &created.table, &tokens).await;
        assert_eq!(both.actions(), before);
    }
    server.stop().await;
}

#[tokio::test]
async fn bots_play_by_themselves_and_people_against_them() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let alone = table(&server, vec![bot("random"), bot("greedy"), bot("random")]).await;
    assert_eq!(alone.keys, []);
    let mut watcher = Guest::come(&server, &alone.table, &[]).await;
    watcher.hear_until(|guest| guest.table.as_ref().unwrap().over).await;
    assert_eq!(watcher.position().turn, None);

    let created = table(&server, vec![bot("greedy"), here("Anna")]).await;
    let token = created.keys[0].token.as_str();
    let mut anna = Guest::come(&server, &created.table, &[token]).await;
    loop {
        anna.hear_until(|guest| guest.position().turn != Some(1)).await;
        if anna.position().turn.is_none() {
            break;
        }
        let actions = anna.any_turn();
        let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
        let seq = anna.position().seq;
        let now = anna.play(token, seq, &actions).await.unwrap();
        anna.hear_until(|guest| guest.log.len() as u32 >= now).await;
    }
    anna.hear_until(|guest| guest.table.as_ref().unwrap().over).await;
    server.stop().await;
}

/// The actions of the first two games that bots play on a new server.
async fn first_games(seed: Option<Seed>) -> [Vec<(Option<u32>, String)>; 2] {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start_with(data.path(), seed).await;
    let mut games = [vec![], vec![]];
    for game in &mut games {
        let created = table(&server, vec![bot("random"), bot("random")]).await;
        let mut watcher = Guest::come(&server, &created.table, &[]).await;
        watcher.hear_until(|guest| guest.table.as_ref().unwrap().over).await;
        *game = watcher.actions();
    }
    server.stop().await;
    games
}

#[tokio::test]
async fn the_same_seed_deals_the_same_games() {
    let [first, second] = first_games(Some(Seed::from(7))).await;
    assert_ne!(first, second, "each game has its own draws");
    assert_eq!(first_games(Some(Seed::from(7))).await, [first.clone(), second]);
    assert_ne!(first_games(Some(Seed::from(8))).await[0], first);
}

#[tokio::test]
async fn without_a_seed_no_two_games_are_dealt_alike() {
    let [first, second] = first_games(None).await;
    let [third, fourth] = first_games(None).await;
    let games = [first, second, third, fourth];
    for (index, game) in games.iter().enumerate() {
        assert!(!games[index + 1..].contains(game));
    }
}

#[tokio::test]
async fn games_are_read_over_http() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let catalogue: Catalogue = get(server.address, "/api/catalogue").await.unwrap();
    assert_eq!(
        (catalogue.games.len(), catalogue.games[0].rules.len(), catalogue.bots.len()),
        (4, 24 + 8 + 6 + 13 + 14, 8)
    );
    let mason = &catalogue.bots[3];
    assert_eq!((mason.id.as_str(), mason.level, mason.title.fr.as_str()), ("mason", 4, "Maçon"));
    assert!(catalogue.bots.iter().zip(1..).all(|(bot, level)| bot.level == level), "from the weakest on");
    let created = table(&server, vec![here("Anna"), bot("greedy")]).await;
    let id = &created.table;
    let info: TableInfo = get(server.address, &format!("/api/tables/{id}")).await.unwrap();
    assert_eq!((info.seq, info.over, info.seats.len()), (1, false, 2));
    let start: PositionInfo = get(server.address, &format!("/api/tables/{id}/positions/0")).await.unwrap();
    assert_eq!((start.tiles.len(), start.left, start.drawn.is_none()), (1, 71, true));
    let picture = request(server.address, "GET", &format!("/games/{id}/board.svg"), "").await.unwrap();
    assert!(picture.head.contains("image/svg+xml") && picture.body.contains("Anna"));
    let art = request(server.address, "GET", "/art/base/symbols.svg", "").await.unwrap();
    let kinds: TileKinds = get(server.address, "/api/games/base/tiles").await.unwrap();
    assert_eq!(kinds.tiles.len(), 24);
    for turned in kinds.tiles.values().flat_map(|kind| &kind.turns) {
        assert_eq!(turned.symbols.len() as u32, bastide_render::VARIANTS);
        for symbol in &turned.symbols {
            assert!(art.body.contains(&format!("id=\"{symbol}\"")), "every tile has its drawing there");
        }
    }
    let kind = &kinds.tiles[&start.tiles[0].name];
    assert_eq!(kind.said.en, "city side, straight road");
    assert!(kind.turns.iter().all(|turned| turned.parts.len() == kind.parts.len()));
    assert_eq!(request(server.address, "GET", "/api/games/chess/tiles", "").await.unwrap().status, 422);
    let api = request(server.address, "GET", "/api/openapi.json", "").await.unwrap();
    for path in ["record", "rematch", "claim", "invite"].map(|end| format!("/api/tables/{{id}}/{end}")) {
        assert!(api.body.contains(&path), "{path}");
    }
    assert!(api.body.contains("/api/catalogue"));
    assert_eq!(request(server.address, "GET", "/healthz", "").await.unwrap().body, "ok");
    for header in ["content-security-policy", "x-content-type-options", "referrer-policy"] {
        assert!(api.head.contains(header), "{header}");
    }
    server.stop().await;
}

#[tokio::test]
async fn names_change_and_features_are_explained() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = table(&server, vec![here("Anna"), invited("?")]).await;
    let token = open_invitation(&server, &created.table, &created.keys[1].token).await;
    let mut ben = Guest::come(&server, &created.table, &[&token]).await;
    ben.client.say(&ToServer::Rename { token, name: "Ben".into() }).await.unwrap();
    ben.hear_until(|guest| guest.table.as_ref().unwrap().seats[1].name == "Ben").await;
    ben.client.say(&ToServer::Features).await.unwrap();
    let ToClient::Features { seq, features, .. } = ben.client.hear().await.unwrap() else {
        panic!("features were asked for")
    };
    assert_eq!((seq, features.len()), (1, 4), "city, road and two fields of the start tile");
    let road = features.iter().find(|feature| feature.kind == FeatureKind::Road).unwrap();
    assert_eq!(road.said.en, "Road, 1 tile: no thief; now 1 tile × 1 = 1.");
    assert_eq!(road.said.fr, "Chemin, 1 tuile : aucun voleur ; maintenant 1 tuile × 1 = 1.");
    let city = features.iter().find(|feature| feature.kind == FeatureKind::City).unwrap();
    assert_eq!(city.said.en, "City, 1 tile: no knight; now 1 tile × 1 = 1, once completed 2.");
    ben.client.say(&ToServer::Moves).await.unwrap();
    let ToClient::Moves { seq, moves, .. } = ben.client.hear().await.unwrap() else {
        panic!("moves were asked for")
    };
    assert_eq!((seq, moves.len()), (1, 0), "it is not Ben's turn");
    let mut anna = Guest::come(&server, &created.table, &[&created.keys[0].token]).await;
    anna.client.say(&ToServer::Moves).await.unwrap();
    let ToClient::Moves { moves, .. } = anna.client.hear().await.unwrap() else {
        panic!("moves were asked for")
    };
    let mut told: Vec<&str> = moves.iter().map(|one| one.action.as_str()).collect();
    let mut offered: Vec<&str> = anna.position().choices.iter().map(|one| one.action.as_str()).collect();
    told.sort_unstable();
    offered.sort_unstable();
    assert_eq!(told, offered, "every choice is told once");
    assert!(moves.is_sorted_by_key(|one| one.touches), "those first that matter most");
    assert!(moves.iter().all(|one| !one.said.en.is_empty() && !one.said.fr.is_empty()));

    let path = format!("/api/tables/{}/positions/0/features", created.table);
    let past: Vec<FeatureInfo> = get(server.address, &path).await.unwrap();
    assert_eq!(past.len(), 4, "the same of an earlier position");
    let path = format!("/api/tables/{}/positions/99/features", created.table);
    assert_eq!(request(server.address, "GET", &path, "").await.unwrap().status, 409);
    server.stop().await;
}

#[tokio::test]
async fn the_same_people_play_again_and_the_next_begins() {
    let data = tempfile::tempdir().unwrap();
    let mut server = Server::start(data.path()).await;
    let seats = vec![here("Anna"), invited("Ben"), bot("random"), bot("random")];
    let created = all_come(&server, table(&server, seats).await).await;
    let tokens: Vec<&str> = created.keys.iter().map(|key| key.token.as_str()).collect();
    let path = format!("/api/tables/{}/rematch", created.table);
    let ask = async |server: &Server, token: &str| {
        request(server.address, "POST", &path, &format!("{{\"token\":\"{token}\"}}")).await.unwrap()
    };
    let early: Refused = serde_json::from_str(&ask(&server, tokens[0]).await.body).unwrap();
    assert_eq!(early.code, Code::NotOver);

    let mut both = Guest::come(&server, &created.table, &tokens).await;
    let names = |guest: &Guest| -> Vec<String> {
        guest.table.as_ref().unwrap().seats.iter().map(|seat| seat.name.clone()).collect()
    };
    assert_eq!(names(&both), ["Anna", "Ben", "random 1", "random 2"]);
    loop {
        both.hear_until(|guest| guest.position().turn.is_none_or(|turn| turn <= 2)).await;
        let Some(player) = both.position().turn else { break };
        let actions = both.any_turn();
        let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
        let seq = both.position().seq;
        let now = both.play(tokens[player as usize - 1], seq, &actions).await.unwrap();
        both.hear_until(|guest| guest.log.len() as u32 >= now).await;
    }
    both.hear_until(|guest| guest.table.as_ref().unwrap().over).await;
    let table = both.table.clone().unwrap();
    assert_eq!(summed(&table), both.position().scores, "the sources add up to the scores");

    assert_eq!(ask(&server, "nonsense").await.status, 403, "only who played may ask");
    let next: NextTable = serde_json::from_str(&ask(&server, tokens[0]).await.body).unwrap();
    both.hear_until(|guest| guest.table.as_ref().unwrap().next.is_some()).await;
    assert_eq!(both.table.as_ref().unwrap().next, Some(next.table.clone()), "everybody hears of it");
    let again: NextTable = serde_json::from_str(&ask(&server, tokens[1]).await.body).unwrap();
    assert_eq!(again.table, next.table, "the second is sent to the same game");
    server.stop().await;
    server = Server::start(data.path()).await;
    let kept: NextTable = serde_json::from_str(&ask(&server, tokens[1]).await.body).unwrap();
    assert_eq!(kept.table, next.table, "also after the server was started anew");

    // The secrets of the first game open the same people's seats.
    let anna = Guest::come(&server, &next.table, &tokens[..1]).await;
    let ben = Guest::come(&server, &next.table, &tokens[1..]).await;
    assert_eq!(
        (names(&anna), anna.own),
        (["Ben", "random 1", "random 2", "Anna"].map(String::from).into(), vec![4])
    );
    assert_eq!((ben.own.clone(), ben.position().turn), (vec![1], Some(1)), "whoever was second begins");
    server.stop().await;
}

#[tokio::test]
async fn many_games_are_played_at_once() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let whole = Load { games: 20, bot: None, turns: None, pictures: 2, seed: Seed::from(1) };
    let report = load::run(server.address, &whole, || {}).await.unwrap();
    assert_eq!(report.games, 20);
    assert!(report.moves > 20 * 60, "whole games: {} turns", report.moves);
    assert!(report.acknowledged.percentile(50.0) <= report.acknowledged.percentile(99.0));
    assert!(report.drawn.count() > 0, "and looked at");
    let begun = Load { games: 5, bot: Some("merchant".into()), turns: Some(3), pictures: 0, ..whole };
    let report = load::run(server.address, &begun, || {}).await.unwrap();
    assert_eq!((report.games, report.moves, report.drawn.count()), (5, 15, 0));
    assert!(!report.waited.percentile(0.0).is_zero(), "the bot has answered each turn");
    server.stop().await;
}

#[tokio::test]
async fn a_bot_is_called_by_its_title_in_both_languages() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let seats = vec![bot("4"), bot("mason"), bot("apprentice"), here("Anna")];
    let created = table(&server, seats).await;
    let mut anna = Guest::come(&server, &created.table, &[&created.keys[0].token]).await;
    let seats = anna.table.as_ref().unwrap().seats.clone();
    let of = |text: fn(&SeatInfo) -> &str| seats.iter().map(text).collect::<Vec<_>>();
    assert_eq!(of(|seat| &seat.called.en), ["Mason 1", "Mason 2", "Apprentice", "Anna"]);
    assert_eq!(of(|seat| &seat.called.fr), ["Maçon 1", "Maçon 2", "Apprenti", "Anna"]);
    assert_eq!(of(|seat| &seat.name), ["mason 1", "mason 2", "apprentice", "Anna"], "as in the record");
    assert_eq!(of(|seat| seat.bot.as_deref().unwrap_or("")), ["mason", "mason", "apprentice", ""]);

    anna.hear_until(|guest| guest.position().turn == Some(4)).await;
    let laid = anna
        .log
        .iter()
        .flat_map(|entry| &entry.events)
        .find(|event| event.kind == CommonEventKind::Laid)
        .unwrap();
    assert!(laid.said.en.starts_with("Mason 1 lays "), "{}", laid.said.en);
    assert!(laid.said.fr.starts_with("Maçon 1 pose "), "{}", laid.said.fr);
    let picture = format!("/games/{}/board.svg", created.table);
    let picture = request(server.address, "GET", &picture, "").await.unwrap();
    assert!(picture.body.contains("Mason 2"), "also on the picture of the game");
    server.stop().await;
}

#[tokio::test]
async fn the_castle_is_played_to_the_end_with_every_question_answered() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let kinds: TileKinds = get(server.address, "/api/games/castle/tiles").await.unwrap();
    let walls = kinds.games.castle.unwrap();
    assert_eq!((walls.cells.len(), walls.spaces.len(), walls.towers.len()), (76, 100, 14));
    let art = request(server.address, "GET", "/art/castle/symbols.svg", "").await.unwrap();
    let drawn = |symbol: &str| art.body.contains(&format!("id=\"{symbol}\""));
    assert!(drawn(&walls.symbol) && drawn(&walls.wall_tile_back));
    assert!(walls.wall_tiles.iter().all(|tile| drawn(&tile.symbol)));

    let mut asked = 0;
    // Some games have no question in them.
    for _ in 0..6 {
        let created = table_of(&server, "castle", vec![here("Anna"), here("Ben")]).await;
        let tokens: Vec<&str> = created.keys.iter().map(|key| key.token.as_str()).collect();
        let mut both = Guest::come(&server, &created.table, &tokens).await;
        let mut watcher = Guest::come(&server, &created.table, &[]).await;
        while let Some(player) = both.position().turn {
            let castle = both.position().games.castle.as_ref().unwrap();
            assert!(castle.edges.iter().all(|edge| drawn(&edge.symbol)));
            assert!(castle.players.iter().all(|player| drawn(&player.marker)));
            let actions = match &both.position().ask {
                Some(ask) => {
                    asked += 1;
                    assert!(!ask.said.en.is_empty() && !ask.said.fr.is_empty() && ask.answers.len() > 1);
                    vec![ask.answers[0].action.clone()]
                }
                None => both.any_turn(),
            };
            assert!(watcher.position().ask.is_none(), "only who has to decide is asked");
            let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
            let seq = both.position().seq;
            let now = both.play(tokens[player as usize - 1], seq, &actions).await.unwrap();
            for guest in [&mut both, &mut watcher] {
                guest.hear_until(|guest| guest.log.len() as u32 == now).await;
            }
        }
        both.hear_until(|guest| guest.table.as_ref().unwrap().over).await;
        let table = both.table.as_ref().unwrap();
        assert_eq!(summed(table), both.position().scores);
        let path = format!("/games/{}/board.svg", created.table);
        let picture = request(server.address, "GET", &path, "").await.unwrap();
        assert!(picture.body.contains("bst-castle-walls"));
    }
    assert!(asked > 0);
    server.stop().await;
}
