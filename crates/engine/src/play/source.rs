//! Where points come from.

use crate::board::Player;
use crate::play::event::Event;
use crate::vocabulary::lang::{Lang, Text};
use serde::{Serialize, Serializer};

/// What brought points in. Each game lists its own in its room; here are those that several games have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Source {
    word: &'static str,
    text: Text,
}

impl Source {
    /// Roads.
    pub const ROADS: Self = Self::new("roads", Text { en: "roads", fr: "chemins" });
    /// Rivers, whether fishers or boats are on them.
    pub const RIVERS: Self = Self::new("rivers", Text { en: "rivers", fr: "rivières" });

    /// A source that goes by this word between programs, and by this text at the head of a row or column.
    pub(crate) const fn new(word: &'static str, text: Text) -> Self {
        Self { word, text }
    }

    /// The word for it between programs.
    pub const fn word(self) -> &'static str {
        self.word
    }

    /// The word for it at the head of a row or column.
    ///
    /// ```
    /// use bastide_engine::{Lang, Source};
    ///
    /// assert_eq!(Source::FIELDS.name(Lang::Fr), "prés");
    /// ```
    pub const fn name(self, lang: Lang) -> &'static str {
        self.text.get(lang)
    }

    /// What [`name`](Self::name) says, in both languages.
    pub const fn text(self) -> Text {
        self.text
    }

    /// What a player got from this source in these events; less than nothing where points were paid.
    pub fn points<'a>(self, events: impl IntoIterator<Item = &'a Event>, player: Player) -> i32 {
        let points = |event: &Event| match event {
            Event::Scored(scoring) if scoring.source() == self && scoring.winners.contains(&player) => {
                scoring.points as i32
            }
            event => match event.points() {
                Some((source, owner, points)) if (source, owner) == (self, player) => points,
                _ => 0,
            },
        };
        events.into_iter().map(points).sum()
    }
}

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word)
    }
}
