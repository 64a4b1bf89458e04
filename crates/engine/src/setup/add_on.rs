//! Expansions and variants as they are offered.

use crate::games::{Changes, GameInfo};
use crate::play::source::Source;
use crate::vocabulary::lang::Text;

/// An expansion or a variant: rules that a game can be played with, or without.
#[derive(Debug)]
pub struct AddOn {
    /// Its name.
    pub id: &'static str,
    /// Its title.
    pub title: Text,
    /// What it changes, in one line.
    pub about: Text,
    /// What it changes most.
    pub changes: Changes,
    /// Its rules by number: those that begin with one of these, such as `V3`, or `K` for all of The Count.
    pub rules: &'static [&'static str],
    /// What it can't be played with.
    pub excludes: &'static [&'static str],
    /// Where points come from besides.
    pub sources: &'static [Source],
}

impl AddOn {
    /// Whether the rule with this number is one of its own.
    pub fn has_rule(&self, id: &str) -> bool {
        // V1 is a rule, of which V10 is no part; K is a letter that stands for all its rules.
        let letter = |rule: &str| !rule.ends_with(|c: char| c.is_ascii_digit());
        self.rules.iter().any(|rule| *rule == id || letter(rule) && id.starts_with(rule))
    }
}

impl GameInfo {
    /// The number a variant goes by: that of its own rule, with a letter where several share one.
    ///
    /// ```
    /// use bastide_engine::GameId;
    ///
    /// let info = GameId::Base.info();
    /// let numbers: Vec<String> = info.variants.iter().map(|variant| info.number_of(variant)).collect();
    /// assert_eq!(numbers[2], "V3");
    /// assert_eq!(numbers[10..12], ["V11a", "V11b"]);
    /// ```
    pub fn number_of(&self, variant: &AddOn) -> String {
        let number = |add_on: &AddOn| add_on.rules.last().copied().unwrap_or_default();
        let alike: Vec<&AddOn> =
            self.variants.iter().filter(|add_on| number(add_on) == number(variant)).collect();
        let place = alike.iter().position(|add_on| add_on.id == variant.id).unwrap_or(0);
        let letter = if alike.len() > 1 { &"abcdefgh"[place..=place] } else { "" };
        format!("{}{letter}", number(variant))
    }

    /// The variants a word may mean: the one of this name or number; several, if they share the number.
    ///
    /// ```
    /// use bastide_engine::GameId;
    ///
    /// let meant = |word| GameId::Base.info().variants_called(word).iter().map(|variant| variant.id).collect::<Vec<_>>();
    /// assert_eq!(meant("breach"), ["breach"]);
    /// assert_eq!(meant("v7"), ["lifestyle"]);
    /// assert_eq!(meant("V11"), ["given-hidden", "given-open"]);
    /// assert_eq!(meant("v11B"), ["given-open"]);
    /// assert!(meant("V15").is_empty());
    /// ```
    pub fn variants_called(&self, word: &str) -> Vec<&'static AddOn> {
        let own = |add_on: &AddOn| add_on.rules.last().is_some_and(|rule| rule.eq_ignore_ascii_case(word));
        let called = |add_on: &&AddOn| {
            add_on.id == word || own(add_on) || self.number_of(add_on).eq_ignore_ascii_case(word)
        };
        self.variants.iter().filter(called).collect()
    }
}
