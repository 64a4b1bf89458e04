//! What a player is asked beyond laying and placing (X14 to X17, X20).

use super::features::{Done, majority};
use super::words::questions as words;
use super::{Move, Phase, Stage, State};
use crate::play::position::Position;
use crate::play::question::{Answer, Question, Sentence};

impl State {
    pub(super) fn ask(&self) -> Option<Question> {
        let said = match self.phase {
            Phase::Double => words::USE_ON_COMPLETED.into(),
            Phase::Score => words::SCORED_NEXT.into(),
            Phase::ExtraTurn => words::TAKE_SECOND_TURN.into(),
            Phase::Unfinished(_, tile) => words::use_on_unfinished(tile),
            Phase::Draw | Phase::Lay(_) | Phase::Follow | Phase::Reveal | Phase::Over => return None,
        };
        let answers = self.list_moves().into_iter().map(|mv| self.answer(mv)).collect();
        Some(Question { said, about: None, answers })
    }

    fn answer(&self, mv: Move) -> Answer {
        let (said, segments) = match (mv, self.phase) {
            (Move::Double(number), _) => {
                let done = self.completed.as_slice()[number as usize];
                let feature = done.feature;
                let tile = self.doubling_tile(&done).expect("only towers and houses are doubled");
                let plain = self.tally(feature, Stage::Completed).points();
                let doubled = self.tally(feature, Stage::Raised).points();
                (words::double(tile, self.place_of(feature), doubled, plain), self.segments_of(feature))
            }
            (Move::Score(number), _) => {
                let done = self.completed.as_slice()[number as usize];
                (self.next_scored(done), self.segments_of(done.feature))
            }
            (Move::ExtraTurn, _) => (words::SECOND_TURN.into(), Vec::new()),
            (Move::Unfinished(feature), _) => {
                let points = self.tally(feature, Stage::Unfinished).points();
                (words::unfinished(self.place_of(feature), points), self.segments_of(feature))
            }
            (_, Phase::ExtraTurn) => (words::END_TURN.into(), Vec::new()),
            _ => (words::KEEP_FOR_LATER.into(), Vec::new()),
        };
        Answer { action: self.action(mv), said, segments, sides: Vec::new(), tiles: Vec::new() }
    }

    /// What is scored next, and for whom.
    fn next_scored(&self, done: Done) -> Sentence {
        let stage = if done.doubled { Stage::Raised } else { Stage::Completed };
        let points = self.tally(done.feature, stage).points();
        let own = majority(self.core.board.features().presence(done.feature)) == Some(self.core.player);
        words::scored(self.place_of(done.feature), points, own)
    }
}
