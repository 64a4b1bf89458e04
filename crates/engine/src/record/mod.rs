//! Games as text files: setup, players, seed or draws, and one line per action, with comments.
//!
//! The notation is described for people in `docs/notation.md`.

mod error;
mod line;
mod parse;
mod replay;
#[cfg(test)]
mod tests;
mod tiles;
mod write;

pub use error::{RecordError, RecordFault, Wanted};
pub use replay::{Checked, Replay, Step};

use crate::board::Player;
use crate::play::action::Action;
use crate::play::chance::{Commitment, Seed};
use crate::setup::Setup;

/// A game as written down, finished or not.
///
/// ```
/// use bastide_engine::Record;
///
/// let text = r#"bastide 1
/// game base
/// players 2
/// option farmers first-edition
/// option small-city 2
/// player 1 "Anna"
/// player 2 "Ben"
///
/// draw monastery
/// ## A quiet place.
/// 1 lay monastery 0,1 0  # the only rotation
/// 1 follower 0,1 monastery
/// "#;
/// let record = Record::parse(text).unwrap();
/// assert_eq!(record.to_string(), text);
/// let replay = record.replay(usize::MAX).unwrap();
/// assert_eq!(replay.state.standing().len(), 1);
///
/// let error = Record::parse(&text.replace("0,1 0", "0;1 0")).unwrap_err();
/// assert_eq!(error.to_string(), "line 11, column 17: expected a square such as 1,-2, found \"0;1\"");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Which game, and how it is played.
    pub setup: Setup,
    /// The players' names, by seat.
    pub names: Vec<Name>,
    /// What the seed was bound to before the first move.
    pub commitment: Option<Commitment>,
    /// What the draws follow from, if it is known.
    pub seed: Option<Seed>,
    /// How many of the first actions the draws of which do not follow from the seed: the game went on from a position
    /// that was there before.
    pub forced: u32,
    /// What was done, in order.
    pub entries: Vec<Entry>,
    /// The final scores, once the game is over.
    pub scores: Option<Vec<u32>>,
    /// Comments above the setup.
    pub head: Vec<Remark>,
    /// Comments after everything else.
    pub tail: Vec<Remark>,
}

/// One action and what was remarked about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Who did it; chance, if nobody.
    pub player: Option<Player>,
    /// What was done.
    pub action: Action,
    /// Comments on the lines above.
    pub above: Vec<Remark>,
    /// The comment on the same line.
    pub remark: Option<Remark>,
}

/// A comment: one line of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark(String);

impl Remark {
    /// A comment with this text; line breaks become spaces.
    pub fn new(text: &str) -> Self {
        Self(text.replace("\r\n", " ").replace('\n', " ").trim().to_owned())
    }

    /// What it says.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A player's name: 1 to 40 characters, none of them a control character.
///
/// ```
/// use bastide_engine::record::Name;
///
/// assert_eq!(Name::new("Zoé").unwrap().as_str(), "Zoé");
/// assert!(Name::new("").is_none());
/// assert!(Name::new("two\nlines").is_none());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name(String);

impl Name {
    /// The most characters a name can have.
    pub const MAX: usize = 40;

    /// This name, if it is one.
    pub fn new(text: &str) -> Option<Self> {
        let good = (1..=Self::MAX).contains(&text.chars().count()) && !text.chars().any(char::is_control);
        good.then(|| Self(text.to_owned()))
    }

    /// The name itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Record {
    /// A record of a game that has not begun.
    pub fn new(setup: Setup, names: Vec<Name>) -> Self {
        assert_eq!(names.len(), setup.players(), "every player has a name");
        Self {
            setup,
            names,
            commitment: None,
            seed: None,
            forced: 0,
            entries: Vec::new(),
            scores: None,
            head: Vec::new(),
            tail: Vec::new(),
        }
    }

    /// Notes the next action.
    pub fn push(&mut self, player: Option<Player>, action: Action) {
        self.entries.push(Entry { player, action, above: Vec::new(), remark: None });
    }
}
