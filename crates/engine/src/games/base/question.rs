//! What the player in turn is asked.

use super::words::questions as words;
use super::{Closing, Move, Phase, State};
use crate::board::Player;
use crate::play::action::Action;
use crate::play::question::{Answer, Question, Sentence};
use crate::vocabulary::lang::Text;
use crate::vocabulary::pieces::Place;

/// Said where there is nothing to ask.
const NOTHING: Text = Text { en: "", fr: "" };

impl State {
    pub(super) fn ask(&self) -> Option<Question> {
        let shown_on_board = |mv: &Move| match mv {
            Move::Lay(..) | Move::Mountain(..) | Move::Place(..) => true,
            // Where nobody can do anything but place followers, passing is known.
            Move::Pass => self.phase == Phase::Follow,
            _ => false,
        };
        let chance = matches!(self.phase, Phase::Draw | Phase::Deal | Phase::Over);
        let simple = match self.phase {
            Phase::Lay(_) => self.given_up().is_empty(),
            Phase::Follow => !self.rules.lifestyle,
            _ => false,
        };
        if chance || simple {
            return None;
        }
        let moves = self.list_moves().into_iter().filter(|mv| !shown_on_board(mv));
        let answers: Vec<Answer> = moves.map(|mv| self.answer(mv)).collect();
        if answers.is_empty() && matches!(self.phase, Phase::Follow | Phase::Begin) {
            return None;
        }
        let about = (self.phase == Phase::Give).then(|| self.receiver());
        Some(Question { said: self.asks(), about, answers })
    }

    fn asks(&self) -> Sentence {
        let stuck = || !self.given_up().is_empty();
        let text = match self.phase {
            Phase::Give if self.receiver() == self.core.player => words::KEEP_WHICH,
            Phase::Give => words::GIVE_WHICH,
            Phase::Begin if self.may_skip() => words::HAND_EMPTY,
            Phase::Lay(_) => words::DRAWN_MOUNTAIN_OR_ASIDE,
            Phase::Begin if stuck() && !self.plays_from_hand() && !self.could_be_mountain() => {
                words::OPEN_ASIDE
            }
            Phase::Begin if stuck() && !self.plays_from_hand() => words::OPEN_MOUNTAIN_OR_ASIDE,
            Phase::Begin if stuck() && !self.mountain_squares().is_empty() => words::HAND_MOUNTAIN_OR_GIVE_UP,
            Phase::Begin if stuck() => words::HAND_GIVE_UP,
            Phase::Begin if self.plays_from_hand() => words::LAY_OR_GOOD,
            Phase::Begin if self.rules.ports && !self.good_spots().is_empty() => words::LAY_DRAW_OR_GOOD,
            Phase::Begin => words::LAY_OR_DRAW,
            Phase::Discard => return words::give_up(self.discard_rule()),
            Phase::Rebuild => words::REBUILD,
            Phase::Follow if self.costs() => words::FOLLOWER_FOR_A_POINT,
            Phase::Follow => words::FOLLOWER,
            Phase::Join(_) => {
                let Some(&feature) = self.queue.last() else { return NOTHING.into() };
                return words::join(self.place_of(feature), self.closing != Closing::No);
            }
            Phase::Send => words::SEND,
            Phase::MoveCount => words::MOVE_COUNT,
            Phase::Deal | Phase::Draw | Phase::Over => NOTHING,
        };
        text.into()
    }

    fn answer(&self, mv: Move) -> Answer {
        let features: Vec<_> = match mv {
            Move::Good(segment) => vec![segment],
            Move::Join(_) => self.queue.last().copied().into_iter().collect(),
            _ => Vec::new(),
        };
        let mut segments: Vec<Place> = match mv {
            Move::Join(_) => features.iter().flat_map(|&feature| self.segments_of(feature)).collect(),
            _ => features.iter().map(|&segment| self.place_of(segment)).collect(),
        };
        let action = self.action_of(mv);
        let mut tiles = Vec::new();
        match &action {
            Action::Shift { from, to, .. } => {
                segments = vec![*to];
                tiles = vec![from.pos];
            }
            Action::War { knights, pos } => {
                tiles = knights.iter().map(|(_, place)| place.pos).chain([*pos]).collect();
            }
            Action::Rebuild { from, pos, .. } => tiles = vec![*from, *pos],
            _ => {}
        }
        Answer { said: self.answers(&action), action, segments, sides: Vec::new(), tiles }
    }

    fn answers(&self, action: &Action) -> Sentence {
        let table = &self.rules.table;
        match action {
            Action::Give { tile: Some(tile), .. } => words::told_apart(table, tile, &self.row_kinds()),
            Action::Give { tile: None, .. } => NOTHING.into(),
            Action::Discard { .. } if matches!(self.phase, Phase::Lay(_)) => words::SET_IT_ASIDE.into(),
            Action::Discard { tile } => words::told_apart(table, tile, &self.given_up()),
            other => words::answer(other),
        }
    }

    /// Who is asked something in the middle of another's turn.
    pub fn interrupts(&self) -> Option<Player> {
        self.asked().filter(|&player| player != self.core.player)
    }
}
