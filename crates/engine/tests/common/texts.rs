//! What must hold for everything a player reads.

use bastide_engine::State;
use bastide_engine::event::Event;
use bastide_engine::lang::{Lang, Say};
use bastide_engine::refusal::Refusal;
use bastide_engine::rules;
use bastide_engine::summary::Summary;
use bastide_engine::testing::square;
use bastide_engine::tiles::FeatureKind;

/// Rule ids in square brackets at the end of a sentence.
pub fn named_rules(text: &str) -> Vec<String> {
    let brackets = text.rsplit_once('[').and_then(|(_, rest)| rest.split_once(']'));
    brackets.map_or(Vec::new(), |(ids, _)| ids.split(' ').map(str::to_owned).collect())
}

/// An event is a sentence in both languages and names rules of its game only, the ids of which begin with this
/// letter.
pub fn assert_told(event: &Event, letter: char) {
    let (en, fr) = (event.say(Lang::En), event.say(Lang::Fr));
    assert_ne!(en, fr);
    for text in [&en, &fr] {
        assert!(text.ends_with('.') && !text.contains("Some(") && !text.contains('{'), "{text}");
        for rule in named_rules(text) {
            assert!(rule.starts_with(letter) && rules::find(&rule).is_some(), "{text}");
        }
    }
}

/// A refusal is told in both languages, without a Debug print.
pub fn assert_refused(refusal: &Refusal) {
    let (en, fr) = (refusal.say(Lang::En), refusal.say(Lang::Fr));
    assert_ne!(en, fr);
    assert_eq!(refusal.to_string(), en);
    for text in [en, fr] {
        let debug = ["Some(", "{", "Tower", "Field", "Pos", "Edge", "Lake", "Meadow", "Forest"];
        assert!(!debug.iter().any(|word| text.contains(word)), "{text}");
        for rule in named_rules(&text) {
            assert!(rules::find(&rule).is_some(), "{text}");
        }
    }
}

/// French sets a space before these signs, English does not.
pub fn assert_spaced(en: &str, fr: &str) {
    for sign in [':', ';', '?', '!'] {
        assert!(!en.contains(&format!(" {sign}")), "{en}");
        assert_eq!(fr.matches(sign).count(), fr.matches(&format!(" {sign}")).count(), "{fr}");
    }
}

/// The feature of this kind on a square, as it stands.
pub fn summary_at(state: &State, kind: FeatureKind, pos: &str) -> Summary {
    let mut found = (state.summaries().into_iter())
        .filter(|summary| summary.kind == kind)
        .filter(|summary| summary.segments.iter().any(|place| place.pos == square(pos)));
    found.next().unwrap_or_else(|| panic!("no {kind} on {pos}"))
}

/// What is said of a feature in a game of Anna and Ben.
pub fn said(summary: &Summary, lang: Lang) -> String {
    summary.tell(lang, &|player| ["Anna", "Ben"][player.seat()].to_owned())
}
