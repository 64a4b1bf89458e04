//! Plays what is written, on any position.

use crate::board::Player;
use crate::games::{Match, State};
use crate::play::action::Action;
use crate::play::event::Event;
use crate::play::position::{Actor, Position};
use crate::play::refusal::Refusal;
use crate::vocabulary::geometry::Pos;
use crate::vocabulary::pieces::{Piece, Spot};
use std::fmt::Debug;

/// What a script can be played on: a position of one game, of any game, or a game with its dealer.
pub trait Playable {
    /// Whose move it is.
    fn whose(&self) -> Actor;

    /// Every action that is possible now.
    fn possible(&self) -> Vec<Action>;

    /// Plays for whoever is to move, or for chance.
    fn attempt(&mut self, action: &Action) -> Result<Vec<Event>, Refusal>;
}

impl<P: Position> Playable for P {
    fn whose(&self) -> Actor {
        self.actor()
    }

    fn possible(&self) -> Vec<Action> {
        self.legal_actions()
    }

    fn attempt(&mut self, action: &Action) -> Result<Vec<Event>, Refusal> {
        self.play(action)
    }
}

impl Playable for State {
    fn whose(&self) -> Actor {
        self.actor()
    }

    fn possible(&self) -> Vec<Action> {
        self.legal_actions()
    }

    fn attempt(&mut self, action: &Action) -> Result<Vec<Event>, Refusal> {
        self.play(action)
    }
}

impl Playable for Match {
    fn whose(&self) -> Actor {
        self.state().actor()
    }

    fn possible(&self) -> Vec<Action> {
        self.state().legal_actions()
    }

    fn attempt(&mut self, action: &Action) -> Result<Vec<Event>, Refusal> {
        self.play(mover(self), action)
    }
}

/// Who is to move; `None` for chance, and when the game is over.
pub(super) fn mover(game: &impl Playable) -> Option<Player> {
    match game.whose() {
        Actor::Player(player) => Some(player),
        Actor::Chance | Actor::Nobody => None,
    }
}

/// The player people call by this number.
pub fn player(number: usize) -> Player {
    Player::new(number - 1)
}

/// The square written like this.
pub fn square(text: &str) -> Pos {
    text.parse().unwrap_or_else(|()| panic!("{text:?} is no square"))
}

/// The spot written like this.
pub fn spot(text: &str) -> Spot {
    text.parse().unwrap_or_else(|()| panic!("{text:?} is no spot"))
}

/// The action written like this.
pub fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

/// Plays a script. Answers all that happened since its last turn began, as it is written in records.
pub fn script(game: &mut impl Playable, script: &str) -> Vec<String> {
    let mut told = Vec::new();
    Run { game, told: &mut told }.script(script);
    written(&told)
}

/// Plays one action. Answers what happened.
pub fn act(game: &mut impl Playable, text: &str) -> Vec<String> {
    let mut told = Vec::new();
    Run { game, told: &mut told }.play(text, text);
    written(&told)
}

/// Why whoever is to move can't do this. The position must stay as it was.
pub fn refusal(game: &(impl Playable + Clone + PartialEq + Debug), text: &str) -> Refusal {
    let mut after = game.clone();
    let Err(refusal) = after.attempt(&action(text)) else { panic!("{text:?} was accepted") };
    assert_eq!(after, *game, "{text:?} was refused but changed the position");
    refusal
}

/// Every action that is possible now.
pub fn legal(game: &impl Playable) -> Vec<String> {
    game.possible().iter().map(Action::to_string).collect()
}

/// The events as they are written in records.
pub(super) fn written(events: &[Event]) -> Vec<String> {
    events.iter().map(Event::to_string).collect()
}

/// What was scored, of these events.
pub fn scored(events: &[String]) -> Vec<&str> {
    events.iter().filter_map(|event| event.strip_prefix("scored ")).collect()
}

/// Whether this is among the events.
pub fn has(events: &[String], text: &str) -> bool {
    events.iter().any(|event| event == text)
}

/// A script as it is played.
pub(super) struct Run<'a, G> {
    pub(super) game: &'a mut G,
    /// What happened since the last turn began.
    pub(super) told: &'a mut Vec<Event>,
}

impl<G: Playable> Run<'_, G> {
    pub(super) fn script(&mut self, script: &str) {
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
            if let Some(who) = first.strip_suffix(':') {
                self.turn(line, who, rest);
            } else if first.bytes().all(|byte| byte.is_ascii_digit()) {
                self.expect(line, who_is(line, first));
                self.play(line, rest);
            } else {
                self.play(line, line);
            }
        }
    }

    fn turn(&mut self, line: &str, who: &str, turn: &str) {
        let words: Vec<&str> = turn.splitn(4, ' ').collect();
        let [tile, pos, rotation, piece] = words[..] else { panic!("{line:?} is no turn") };
        self.told.clear();
        self.play(line, &format!("draw {tile}"));
        let player = who_is(line, who);
        self.expect(line, player);
        self.play(line, &format!("lay {tile} {pos} {rotation}"));
        let named = piece.split_once(' ').filter(|(word, _)| word.parse::<Piece>().is_ok());
        if let Some((piece, spot)) = named {
            self.play(line, &format!("{piece} {pos} {spot}"));
        } else if piece != "-" {
            self.play(line, &format!("follower {pos} {piece}"));
        } else if self.may_place(player) {
            self.play(line, "pass");
        }
    }

    fn may_place(&self, player: Player) -> bool {
        let places = |action: &Action| matches!(action, Action::Place { .. });
        mover(self.game) == Some(player) && self.game.possible().iter().any(places)
    }

    fn expect(&self, line: &str, player: Player) {
        assert_eq!(self.game.whose(), Actor::Player(player), "{line:?}: who is to move");
    }

    /// Plays an action of this line, or of whatever else is to be named when it is refused.
    pub(super) fn play(&mut self, line: &str, text: &str) {
        match self.game.attempt(&action(text)) {
            Ok(events) => self.told.extend(events),
            Err(refusal) => panic!("{line:?}: {text:?} was refused: {refusal}"),
        }
    }
}

fn who_is(line: &str, number: &str) -> Player {
    let number = number.parse().ok().filter(|&number| number > 0);
    player(number.unwrap_or_else(|| panic!("{line:?} names no player")))
}

#[cfg(test)]
mod tests {
    use super::super::{Table, game};
    use super::*;

    fn start() -> State {
        game("rulebook", 2, &[]).start()
    }

    #[test]
    fn a_script_is_played_line_by_line_on_a_position_and_at_a_table() {
        let lines = "
            1: city-side 0,-1 180 city s

            2: road-bend 1,0 90 -
            draw monastery
            1 lay monastery 0,1 0
            follower 0,1 monastery";
        let mut state = start();
        let told = script(&mut state, lines);
        let table = Table::new(&game("rulebook", 2, &[])).script(lines);
        assert_eq!(*table.state(), state);
        assert_eq!(table.events(), told);
        assert_eq!(state.scores(), [2, 0]);
        assert!(has(&told, "placed 1 0,1 monastery"), "since the last turn: {told:?}");
        assert!(!told.iter().any(|event| event.contains("city-side")), "and not before: {told:?}");
    }

    #[test]
    fn nobody_passes_who_can_place_nobody() {
        // Both lines leave the position where a tile is to be drawn.
        let mut state = start();
        script(&mut state, "1: monastery 0,1 0 -");
        assert_eq!(state.actor(), Actor::Chance);
        let mut left = game("competition", 2, &[]).start();
        script(&mut left, "1: monastery 0,1 0 monastery\n2: road-straight 1,0 0 -");
        assert_eq!((left.actor(), left.supply(player(1))), (Actor::Chance, 6));
    }

    #[test]
    #[should_panic(expected = "who is to move")]
    fn it_must_be_the_players_turn() {
        script(&mut start(), "2: monastery 0,1 0 -");
    }

    #[test]
    #[should_panic(expected = "was refused: ")]
    fn what_is_refused_fails_the_test() {
        script(&mut start(), "draw monastery\n1 lay monastery 5,5 0");
    }

    #[test]
    #[should_panic(expected = "is no turn")]
    fn a_turn_has_all_its_words() {
        script(&mut start(), "1: monastery 0,1 0");
    }

    #[test]
    #[should_panic(expected = "names no player")]
    fn players_are_counted_from_one() {
        script(&mut start(), "0: monastery 0,1 0 -");
    }
}
