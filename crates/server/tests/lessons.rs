//! Lessons over HTTP: what a learner does is checked by the engine, and a real game goes on from the end.

#![allow(clippy::unwrap_used, reason = "a test whose server does not answer has failed")]

mod common;

use bastide_engine::record::Record;
use bastide_server::protocol::{Created, LessonOffer, LessonStepped, RulesInfo, SceneInfo};
use bastide_server::store::Store;
use bastide_server::{Reach, Terms};
use common::{Bare, Guest, Server, send};
use serde_json::json;
use std::sync::Arc;

async fn get<T: serde::de::DeserializeOwned>(server: &Server, path: &str) -> T {
    let answer = send(server, "GET", path, &[], "").await;
    assert_eq!(answer.status, 200, "{path}: {}", answer.head);
    serde_json::from_slice(&answer.body).unwrap()
}

async fn post(server: &Server, path: &str, body: &serde_json::Value) -> Bare {
    send(server, "POST", path, &[("Content-Type", "application/json")], &body.to_string()).await
}

#[tokio::test]
async fn every_lesson_is_taken_to_its_end() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let lessons: Vec<LessonOffer> = get(&server, "/api/lessons").await;
    assert_eq!(lessons.iter().filter(|lesson| lesson.plays_on).count(), 1);
    for lesson in &lessons {
        for number in 0..lesson.scenes {
            let at = format!("/api/lessons/{}/scenes/{number}", lesson.id);
            let scene: SceneInfo = get(&server, &at).await;
            assert_eq!(scene.position.turn, Some(1), "{at}");
            let step = json!({"scene": number, "actions": scene.shown});
            let answer = post(&server, &format!("/api/lessons/{}/step", lesson.id), &step).await;
            assert_eq!(answer.status, 200, "{at}: {}", String::from_utf8_lossy(&answer.body));
            let stepped: LessonStepped = serde_json::from_slice(&answer.body).unwrap();
            assert!(stepped.done, "{at}");
            assert_eq!(stepped.first as usize, scene.entries.len(), "{at}");
        }
        let path = format!("/art/lessons/{}/symbols.svg", lesson.id);
        assert_eq!(send(&server, "GET", &path, &[], "").await.status, 200, "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn what_is_wrong_is_answered_in_words() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let step = async |actions: &[&str]| {
        let answer =
            post(&server, "/api/lessons/first-game/step", &json!({"scene": 0, "actions": actions})).await;
        (answer.status, serde_json::from_slice::<serde_json::Value>(&answer.body).unwrap())
    };
    let (status, refused) = step(&["lay road-straight 0,-1 0"]).await;
    assert_eq!((status, &refused["code"]), (422, &json!("illegal")));
    assert!(refused["said"]["en"].as_str().unwrap().contains("[B5]"), "{refused}");
    let (status, astray) = step(&["lay road-straight -1,0 0", "pass"]).await;
    assert_eq!((status, &astray["code"]), (422, &json!("astray")));
    let (status, _) = step(&["nonsense"]).await;
    assert_eq!(status, 400);
    let unknown = send(&server, "GET", "/api/lessons/none/scenes/0", &[], "").await;
    assert_eq!(unknown.status, 404);
    server.stop().await;
}

#[tokio::test]
async fn an_address_takes_so_many_steps_and_is_told_to_wait() {
    let data = tempfile::tempdir().unwrap();
    let (store, _writer) = Store::open(data.path()).await.unwrap();
    let terms = Terms { reach: Reach::Limited, ..Terms::default() };
    let server = Server::start_from(Arc::new(store), terms).await;
    let step = json!({"scene": 0, "actions": ["lay road-straight 1,0 0", "pass"]});
    let mut taken = 0;
    let refused = loop {
        let answer = post(&server, "/api/lessons/first-game/step", &step).await;
        if answer.status != 200 {
            break answer;
        }
        taken += 1;
        assert!(taken < 10_000, "it never ends");
    };
    assert!(taken >= 120, "{taken} steps are more than a lesson has");
    assert_eq!(refused.status, 429);
    assert!(refused.head.to_lowercase().contains("\r\nretry-after: 1"), "{}", refused.head);
    let said: serde_json::Value = serde_json::from_slice(&refused.body).unwrap();
    assert_eq!(said["code"], json!("too-many"));
    assert!(said["said"]["en"].as_str().unwrap().contains("wait a moment"), "{said}");
    assert!(said["said"]["fr"].as_str().unwrap().contains("attendez un instant"), "{said}");
    server.stop().await;
}

#[tokio::test]
async fn a_real_game_goes_on_from_the_lesson_outlasts_a_restart_and_has_a_good_record() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let wish = json!({"name": "Zoé", "bot": "1"});
    let answer = post(&server, "/api/lessons/first-game/game", &wish).await;
    assert_eq!(answer.status, 201, "{}", String::from_utf8_lossy(&answer.body));
    let created: Created = serde_json::from_slice(&answer.body).unwrap();
    let token = created.keys[0].token.clone();
    let guest = Guest::come(&server, &created.table, &[&token]).await;
    assert!(guest.position().tiles.len() >= 20);
    assert!(guest.position().scores[0] >= 22);
    drop(guest);
    server.stop().await;

    let server = Server::start(data.path()).await;
    let mut guest = Guest::come(&server, &created.table, &[&token]).await;
    // The bot plays the other seat.
    loop {
        guest.hear_until(|guest| guest.position().turn != Some(2)).await;
        if guest.position().turn.is_none() {
            break;
        }
        let (turn, seq) = (guest.any_turn(), guest.position().seq);
        let turn: Vec<&str> = turn.iter().map(String::as_str).collect();
        let now = guest.play(&token, seq, &turn).await.unwrap();
        guest.hear_until(|guest| guest.log.len() as u32 >= now).await;
    }
    let record = send(&server, "GET", &format!("/api/tables/{}/record", created.table), &[], "").await;
    let text = String::from_utf8(record.body).unwrap();
    assert!(text.contains("\nforced "), "{text}");
    Record::read(&text).unwrap();
    server.stop().await;
}

#[tokio::test]
async fn the_rules_have_drawn_examples() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    for game in ["base", "castle", "city", "hunters"] {
        let rules: RulesInfo = get(&server, &format!("/api/rules/{game}")).await;
        let known = bastide_engine::rules::of(game.parse().unwrap());
        let told: Vec<&str> =
            rules.chapters.iter().flat_map(|chapter| &chapter.rules).map(|rule| rule.id.as_str()).collect();
        assert_eq!(told.len(), known.len(), "{game}: each rule once");
        let examples =
            rules.chapters.iter().flat_map(|chapter| &chapter.rules).flat_map(|rule| &rule.examples);
        let example = examples.clone().next().unwrap();
        assert_eq!(send(&server, "GET", &example.picture, &[], "").await.status, 200, "{}", example.picture);
        assert!(examples.count() >= 10, "{game}");
    }
    server.stop().await;
}
