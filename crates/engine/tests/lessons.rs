//! Every lesson is played to its end, and every example is played: none can tell what is not so.

use bastide_engine::lang::{Lang, Say};
use bastide_engine::lessons::{self, Attempt, Lesson};
use bastide_engine::position::Actor;
use bastide_engine::{Action, GameId, Match, Player, Record, Seed, rules};
use bastide_engine::{Game, record::Name};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn room(game: GameId) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games").join(game.info().id)
}

/// The lessons as their files are now, so that whoever writes one need not compile it in to try it.
fn lessons() -> Vec<Lesson> {
    let mut lessons = Vec::new();
    for game in GameId::ALL {
        let mut files: Vec<PathBuf> = fs::read_dir(room(game).join("lessons"))
            .expect("a room has lessons")
            .map(|file| file.expect("it can be read").path())
            .collect();
        files.sort();
        for file in files {
            let text = fs::read_to_string(&file).expect("it can be read");
            let lesson = Lesson::read(game, &text);
            lessons.push(lesson.unwrap_or_else(|error| panic!("{}: {error}", file.display())));
        }
    }
    lessons
}

#[test]
fn every_file_of_a_lesson_is_in_the_list_of_its_game() {
    let ids = |lessons: Vec<Lesson>| lessons.into_iter().map(|lesson| lesson.id).collect::<BTreeSet<_>>();
    assert_eq!(ids(lessons()), ids(lessons::all()));
}

#[test]
fn every_lesson_can_be_taken_to_its_end() {
    for lesson in lessons() {
        let id = &lesson.id;
        assert!((2..=12).contains(&lesson.scenes.len()), "{id}: {} scenes", lesson.scenes.len());
        for (number, scene) in lesson.scenes.iter().enumerate() {
            let at = format!("{id}, scene {}", number + 1);
            let stage = lesson.stage(number).unwrap_or_else(|fault| panic!("{at}: {fault}"));
            let learner = Actor::Player(Player::new(0));
            assert_eq!(stage.state.actor(), learner, "{at}: the learner is to decide");
            let shown = scene.shown().unwrap_or_else(|fault| panic!("{at}: {fault}"));
            assert!(!shown.is_empty(), "{at}: the learner does something");
            for some in 1..shown.len() {
                let tried =
                    lesson.attempt(number, &shown[..some]).unwrap_or_else(|fault| panic!("{at}: {fault}"));
                assert!(matches!(tried, Attempt::Partly(_)), "{at}: {some} of {shown:?} is {tried:?}");
            }
            let done = lesson.attempt(number, &shown).unwrap_or_else(|fault| panic!("{at}: {fault}"));
            let Attempt::Done { did, then } = done else {
                panic!("{at}: {shown:?} comes to {:?}", told(&done))
            };
            for played in &did.log[stage.log.len()..] {
                for event in &played.events {
                    println!("{at}: {}", event.say(Lang::En));
                }
            }
            assert_eq!(did.state.scores(), scene.points, "{at}: the points");
            assert_ne!(did.state.actor(), Actor::Chance, "{at}: somebody is to decide then");
            let next = lesson.stage(number + 1).unwrap_or_else(|fault| panic!("{at}: {fault}"));
            assert_eq!(then.state, next.state, "{at}: it leads to the next scene");
        }
    }
}

fn told(attempt: &Attempt) -> String {
    match attempt {
        Attempt::Refused(refusal) => refusal.say(Lang::En),
        other => format!("{other:?}").chars().take(200).collect(),
    }
}

#[test]
fn a_lesson_says_what_is_wrong_with_anything_else() {
    for lesson in lessons() {
        for (number, scene) in lesson.scenes.iter().enumerate() {
            let stage = lesson.stage(number).unwrap();
            let shown = scene.shown().unwrap();
            for action in stage.state.legal_actions().into_iter().filter(|action| *action != shown[0]) {
                match lesson.attempt(number, std::slice::from_ref(&action)).unwrap() {
                    Attempt::Astray(_) => {}
                    // Another way to the same position.
                    Attempt::Partly(_) | Attempt::Done { .. } => {}
                    Attempt::Refused(refusal) => panic!("{}: {action}: {}", lesson.id, refusal.say(Lang::En)),
                }
            }
            let nowhere: Action = "lay monastery 40,40 0".parse().unwrap();
            let refused = lesson.attempt(number, &[nowhere]).unwrap();
            assert!(matches!(refused, Attempt::Refused(_)), "{}, scene {}", lesson.id, number + 1);
        }
    }
}

#[test]
fn every_lesson_is_told_in_both_languages_with_rules_that_there_are() {
    let mut ids = BTreeSet::new();
    for lesson in lessons() {
        assert!(ids.insert(lesson.id.clone()), "{} is there twice", lesson.id);
        let known: Vec<String> = rules::of(lesson.game).into_iter().map(|rule| rule.id).collect();
        for scene in &lesson.scenes {
            assert!(!scene.rules.is_empty(), "{}: {}", lesson.id, scene.title.en);
            for rule in &scene.rules {
                assert!(known.contains(rule), "{}: {rule} is no rule of {}", lesson.id, lesson.game);
            }
            let hints = scene.hints.iter().map(|hint| (&hint.en, &hint.fr));
            let said =
                [&scene.title, &scene.say].into_iter().chain(&scene.after).map(|told| (&told.en, &told.fr));
            for (en, fr) in said.chain(hints) {
                assert!(!en.is_empty() && !fr.is_empty() && en != fr, "{}: {en:?}, {fr:?}", lesson.id);
            }
            assert!(
                scene.say.en.ends_with('.') && scene.say.fr.ends_with('.'),
                "{}: {}",
                lesson.id,
                scene.say.en
            );
            // A few words, read at a glance on a phone.
            assert!(scene.say.en.chars().count() <= 230, "{}: {}", lesson.id, scene.say.en);
        }
    }
}

#[test]
fn there_is_a_lesson_for_every_game_expansion_and_variant() {
    let all = lessons();
    for game in GameId::ALL {
        assert!(all.iter().any(|one| one.game == game && one.add_ons.is_empty()), "{game}");
        for add_on in game.info().expansions.iter().chain(game.info().variants) {
            let about = |one: &&Lesson| one.add_ons.iter().any(|id| id == add_on.id);
            let lesson = all.iter().find(about).unwrap_or_else(|| panic!("{} has no lesson", add_on.id));
            let setup = lesson.setup().unwrap();
            assert!(lesson.add_ons.iter().any(|id| setup.has(id)), "{} is not played with it", lesson.id);
        }
    }
}

#[test]
fn a_game_goes_on_from_a_lesson_and_its_record_is_good() {
    let all = lessons::all();
    let lesson = all.iter().find(|lesson| lesson.plays_on).unwrap();
    let opening = lesson.opening().unwrap();
    let setup = lesson.setup().unwrap();
    let seed = Seed::from(7);
    let names = ["Anna", "Ben"].map(|name| Name::new(name).unwrap()).to_vec();
    let mut record =
        Record { seed: Some(seed), forced: opening.len() as u32, ..Record::new(setup.clone(), names) };
    let mut game = Match::seeded(&Game::new(&setup), seed);
    for (player, action) in opening {
        game.deal();
        game.play(player, &action).unwrap();
        record.push(player, action);
    }
    for _ in 0..30 {
        let (player, action) = match game.state().actor() {
            Actor::Chance => (None, game.deal().unwrap()),
            Actor::Player(player) => (Some(player), game.state().legal_actions().remove(0)),
            Actor::Nobody => break,
        };
        game.play(player, &action).unwrap();
        record.push(player, action);
    }
    let text = record.to_string();
    let read = Record::read(&text).unwrap();
    assert_eq!(read.record.to_string(), text);
    assert_eq!(read.replay.state, *game.state());
    // Without the line the draws would have to be those of the seed from the beginning.
    let forced = format!("forced {}\n", record.forced);
    assert!(Record::read(&text.replace(&forced, "")).is_err());
}

#[test]
fn every_example_shows_its_rule() {
    for game in GameId::ALL {
        let known: Vec<String> = rules::of(game).into_iter().map(|rule| rule.id).collect();
        let text = fs::read_to_string(room(game).join("examples.toml")).unwrap();
        let examples = lessons::read_examples(game, &text);
        for example in examples.unwrap_or_else(|error| panic!("{game}: {error}")) {
            let rule = &example.rule;
            assert!(known.contains(rule), "{rule} is no rule of {game}");
            let shown = example.show().unwrap_or_else(|fault| panic!("{rule}: {fault}"));
            assert!(example.say.en.ends_with('.') && example.say.fr.ends_with('.'), "{rule}");
            for said in &shown.said {
                println!("{rule}: {}", said.en);
            }
        }
    }
}
