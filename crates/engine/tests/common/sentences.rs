//! What players read must be whole sentences in both languages.

use super::random::play;
use bastide_engine::chance::Seed;
use bastide_engine::event::Event;
use bastide_engine::lang::{Lang, Say};
use bastide_engine::refusal::Refusal;
use bastide_engine::rules;
use bastide_engine::state::Game;
use std::collections::BTreeSet;

/// Rule ids in square brackets at the end of a sentence.
fn named_rules(text: &str) -> Vec<String> {
    let brackets = text.rsplit_once('[').and_then(|(_, rest)| rest.split_once(']'));
    brackets.map_or(Vec::new(), |(ids, _)| ids.split(' ').map(str::to_owned).collect())
}

/// French sets a space before these, English does not.
fn assert_spaced(en: &str, fr: &str) {
    for sign in [':', ';', '?', '!'] {
        assert!(!en.contains(&format!(" {sign}")), "{en}");
        assert_eq!(fr.matches(sign).count(), fr.matches(&format!(" {sign}")).count(), "{fr}");
    }
}

/// An event is a sentence in both languages that names rules of this game only, those with this letter.
pub fn assert_event(event: &Event, letter: char) {
    let (en, fr) = (event.say(Lang::En), event.say(Lang::Fr));
    assert_ne!(en, fr);
    for text in [&en, &fr] {
        assert!(text.ends_with('.') && !text.contains("Some(") && !text.contains('{'), "{text}");
        for rule in named_rules(text) {
            assert!(rule.starts_with(letter) && rules::find(&rule).is_some(), "{text}");
        }
    }
    assert_spaced(&en, &fr);
}

/// All events of a game are such sentences. Answers the first words of their notations.
pub fn assert_game(game: &Game, seed: Seed, letter: char) -> BTreeSet<String> {
    let mut kinds = BTreeSet::new();
    play(game, seed, |_, _, events, _| {
        for event in events {
            assert_event(event, letter);
            kinds.insert(event.to_string().split(' ').next().unwrap_or_default().to_owned());
        }
    });
    kinds
}

/// A refusal is told in both languages, without names of the program's own.
pub fn assert_refusal(refusal: &Refusal, names: &[&str]) {
    let (en, fr) = (refusal.say(Lang::En), refusal.say(Lang::Fr));
    assert_ne!(en, fr);
    assert_eq!(refusal.to_string(), en);
    for text in [&en, &fr] {
        assert!(!text.contains("Some(") && !text.contains('{'), "{text}");
        assert!(names.iter().all(|name| !text.contains(name)), "{text}");
    }
    assert_spaced(&en, &fr);
}
