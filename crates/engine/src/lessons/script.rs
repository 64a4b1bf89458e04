//! What is played in a lesson or an example, line by line.
//!
//! A line is one action as records write it, such as `draw city-side` or `2 lay city-side 1,0 90`; a whole turn,
//! `2: city-side 1,0 90 city n`, with `-` for no follower; or `end`, which ends the game as if no tile were left.

use crate::board::Player;
use crate::games::{Game, State};
use crate::play::action::Action;
use crate::play::event::Event;
use crate::play::position::Actor;
use crate::play::refusal::Refusal;
use crate::setup::Setup;
use crate::vocabulary::lang::{Lang, Say};
use crate::vocabulary::pieces::Piece;
use std::fmt;

/// One action of a lesson and what followed from it.
#[derive(Clone, Debug)]
pub struct Played {
    /// Who did it; chance, if nobody.
    pub player: Option<Player>,
    /// What was done.
    pub action: Action,
    /// What followed, in order.
    pub events: Vec<Event>,
    /// The turn it belongs to.
    pub turn: u32,
}

/// Where a lesson has come to.
#[derive(Clone, Debug)]
pub struct Stage {
    /// The position.
    pub state: State,
    /// All that led to it.
    pub log: Vec<Played>,
}

/// Why a script can't be played: its line, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line.
    pub line: String,
    /// What is wrong, in English: it is for whoever writes the script.
    pub why: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.line, self.why)
    }
}

impl std::error::Error for Fault {}

impl Fault {
    pub(super) fn new(line: &str, why: impl Into<String>) -> Self {
        Self { line: line.to_owned(), why: why.into() }
    }
}

/// The lines of a script that say something.
pub(super) fn lines(script: &str) -> impl Iterator<Item = &str> {
    script
        .lines()
        .map(|line| line.split('#').next().unwrap_or_default().trim())
        .filter(|line| !line.is_empty())
}

/// The player and the action that a line names, if it is one action.
pub(super) fn action_of(line: &str) -> Result<(Option<Player>, Action), Fault> {
    let (player, text) = match line.split_once(' ') {
        Some((number, rest)) if number.bytes().all(|byte| byte.is_ascii_digit()) => {
            (Some(player_of(line, number)?), rest)
        }
        _ => (None, line),
    };
    let action = text
        .parse()
        .map_err(|error: crate::play::action::ActionError| Fault::new(line, error.to_string()))?;
    Ok((player, action))
}

fn player_of(line: &str, number: &str) -> Result<Player, Fault> {
    let number: Option<usize> = number.parse().ok().filter(|&number| number > 0);
    number.map(|number| Player::new(number - 1)).ok_or_else(|| Fault::new(line, "no such player"))
}

impl Stage {
    /// The beginning of a game.
    pub fn start(setup: &Setup) -> Self {
        Self { state: Game::new(setup).start(), log: Vec::new() }
    }

    /// Plays a script.
    pub fn script(&mut self, script: &str) -> Result<(), Fault> {
        lines(script).try_for_each(|line| self.line(line))
    }

    /// Plays one line of a script.
    pub(super) fn line(&mut self, line: &str) -> Result<(), Fault> {
        if line == "end" {
            self.end();
            return Ok(());
        }
        if let Some((number, turn)) = line.split_once(": ") {
            return self.turn(line, player_of(line, number)?, turn);
        }
        let (player, action) = action_of(line)?;
        self.act(line, player, action)
    }

    fn turn(&mut self, line: &str, player: Player, turn: &str) -> Result<(), Fault> {
        let words: Vec<&str> = turn.splitn(4, ' ').collect();
        let [tile, pos, rotation, piece] = words[..] else { return Err(Fault::new(line, "no turn")) };
        let play = |stage: &mut Self, by, text: &str| stage.act(line, by, action_of(text)?.1);
        play(self, None, &format!("draw {tile}"))?;
        play(self, Some(player), &format!("lay {tile} {pos} {rotation}"))?;
        let named = piece.split_once(' ').filter(|(word, _)| word.parse::<Piece>().is_ok());
        if let Some((piece, spot)) = named {
            play(self, Some(player), &format!("{piece} {pos} {spot}"))
        } else if piece != "-" {
            play(self, Some(player), &format!("follower {pos} {piece}"))
        } else if self.may_place(player) {
            play(self, Some(player), "pass")
        } else {
            Ok(())
        }
    }

    fn may_place(&self, player: Player) -> bool {
        let places = |action: &Action| matches!(action, Action::Place { .. });
        self.state.actor() == Actor::Player(player) && self.state.legal_actions().iter().any(places)
    }

    fn act(&mut self, line: &str, player: Option<Player>, action: Action) -> Result<(), Fault> {
        let actor = match self.state.actor() {
            Actor::Player(player) => Some(player),
            Actor::Chance | Actor::Nobody => None,
        };
        if actor != player {
            return Err(Fault::new(line, format!("it is for {:?} to move", self.state.actor())));
        }
        self.play(player, action).map_err(|refusal| Fault::new(line, refusal.say(Lang::En)))
    }

    /// Plays for whoever is to move. If it can't be played, nothing changes.
    pub(super) fn play(&mut self, player: Option<Player>, action: Action) -> Result<(), Refusal> {
        let events = self.state.play(&action)?;
        self.log.push(Played { player, action, events, turn: self.state.turn() });
        Ok(())
    }

    /// Ends the game here. What is scored belongs to the last action, as after the last tile of a game.
    fn end(&mut self) {
        let events = self.state.end();
        if let Some(last) = self.log.last_mut() {
            last.events.extend(events);
        }
    }
}
