//! Decisions other than where a tile goes and who stands on it, put into words.

use crate::board::Player;
use crate::play::action::Action;
use crate::vocabulary::geometry::{Edge, Pos};
use crate::vocabulary::lang::{Lang, Text};
use crate::vocabulary::pieces::Place;

/// A sentence in both languages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

impl Sentence {
    /// Says it in each language.
    pub fn new(say: impl Fn(Lang) -> String) -> Self {
        Self { en: say(Lang::En), fr: say(Lang::Fr) }
    }

    /// The sentence in this language.
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }
}

impl From<Text> for Sentence {
    fn from(text: Text) -> Self {
        Self { en: text.en.to_owned(), fr: text.fr.to_owned() }
    }
}

/// What a player is asked. The answers are the legal actions, but for tiles to be laid and pieces of the supply
/// to be placed on them where the turn has come to that: those can be shown on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// What is to be decided.
    pub said: Sentence,
    /// The other player it is about, if it is about one.
    pub about: Option<Player>,
    /// Every answer there is.
    pub answers: Vec<Answer>,
}

/// One way to decide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What to play to decide so.
    pub action: Action,
    /// What it means.
    pub said: Sentence,
    /// The feature it is about; may be none.
    pub segments: Vec<Place>,
    /// The sides it is about, where walls can be set; may be none.
    pub sides: Vec<Edge>,
    /// The squares it is about, such as those a guard would watch; may be none.
    pub tiles: Vec<Pos>,
}
