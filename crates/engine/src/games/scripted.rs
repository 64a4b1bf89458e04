//! Playing by written actions, for tests that begin at a position made for them.

use crate::play::action::Action;
use crate::play::event::Event;
use crate::play::position::{Actor, Position};
use crate::play::refusal::Refusal;

fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Plays one action and answers what happened.
pub(super) fn act<P: Position>(state: &mut P, text: &str) -> Vec<String> {
    let events = state.play(&action(text)).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    events.iter().map(Event::to_string).collect()
}

/// Why this can't be played.
pub(super) fn refusal<P: Position>(state: &P, text: &str) -> Refusal {
    state.find(&action(text)).err().unwrap_or_else(|| panic!("{text} was accepted"))
}

/// Plays turns written as in the other tests: `1: TILE SQUARE ROTATION SPOT`, `-` for no piece. What
/// is asked after the follower is left to the test. Answers what happened in the last turn.
pub(super) fn turns<P: Position>(state: &mut P, script: &str) -> Vec<String> {
    let mut told = Vec::new();
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (who, turn) = line.split_once(": ").unwrap_or_else(|| panic!("{line} names no player"));
        let words: Vec<&str> = turn.splitn(4, ' ').collect();
        told = act(state, &format!("draw {}", words[0]));
        let Actor::Player(player) = state.actor() else { panic!("{line}: nobody lays the tile") };
        assert_eq!(player.to_string(), who, "{line}: whose turn it is");
        told.extend(act(state, &format!("lay {} {} {}", words[0], words[1], words[2])));
        if let Some(hut) = words[3].strip_prefix("hut ") {
            told.extend(act(state, &format!("hut {} {hut}", words[1])));
        } else if words[3] != "-" {
            told.extend(act(state, &format!("follower {} {}", words[1], words[3])));
        } else if legal(state)
            .iter()
            .any(|action| action.starts_with("follower") || action.starts_with("hut"))
        {
            told.extend(act(state, "pass"));
        }
    }
    told
}

/// Every action that is possible now.
pub(super) fn legal<P: Position>(state: &P) -> Vec<String> {
    state.legal_actions().iter().map(Action::to_string).collect()
}

/// What was scored.
pub(super) fn scored(events: &[String]) -> Vec<&str> {
    events.iter().filter_map(|event| event.strip_prefix("scored ")).collect()
}

/// Whether this happened.
pub(super) fn has(events: &[String], text: &str) -> bool {
    events.iter().any(|event| event == text)
}
