//! What was answered about a position, so that it is not worked out again.

use super::Asked;
use crate::play::table::Line;
use crate::protocol::AidAnswer;
use bastide_engine::board::Player;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The most answers that are kept of one position: whoever asks about every square gets answers all the same.
const MOST: usize = 256;

/// The answers about the newest position that somebody asked about.
#[derive(Default)]
pub(crate) struct Memory(Mutex<Known>);

#[derive(Default)]
struct Known {
    line: Line,
    answers: HashMap<(Option<Player>, Asked), Arc<AidAnswer>>,
}

impl Memory {
    /// What was answered to whoever knows as much.
    pub(crate) fn find(&self, line: Line, eye: Option<Player>, asked: Asked) -> Option<Arc<AidAnswer>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.answers.get(&(eye, asked)).filter(|_| known.line == line).cloned()
    }

    pub(crate) fn keep(&self, line: Line, eye: Option<Player>, asked: Asked, answer: &Arc<AidAnswer>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.line != line || known.answers.len() >= MOST {
            *known = Known { line, answers: HashMap::new() };
        }
        known.answers.insert((eye, asked), Arc::clone(answer));
    }

    /// Forgets everything: somebody is called otherwise now.
    pub(crate) fn clear(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Known::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::Aid;

    #[test]
    fn an_answer_is_for_one_position_and_those_who_know_as_much() {
        let memory = Memory::default();
        let line = |seq| Line { seq, takebacks: 0 };
        let (asked, other) = (Asked { aid: Aid::Dead, at: None }, Asked { aid: Aid::Odds, at: Some([0, 1]) });
        let answer = Arc::new(AidAnswer::Dead { squares: vec![[0, 1]] });
        let anna = Some(Player::new(0));
        memory.keep(line(4), anna, asked, &answer);
        assert!(memory.find(line(4), anna, asked).is_some());
        assert!(memory.find(line(4), None, asked).is_none(), "who watches may know less");
        assert!(memory.find(line(4), anna, other).is_none());
        assert!(memory.find(line(5), anna, asked).is_none());
        assert!(memory.find(Line { seq: 4, takebacks: 1 }, anna, asked).is_none(), "another line of play");
        memory.keep(line(5), None, other, &answer);
        assert!(memory.find(line(4), anna, asked).is_none(), "what is past is forgotten");
        memory.clear();
        assert!(memory.find(line(5), None, other).is_none());
    }
}
