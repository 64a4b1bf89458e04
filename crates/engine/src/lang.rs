//! The two languages of everything a person reads.

use std::str::FromStr;

/// English or French.
///
/// ```
/// use bastide_engine::lang::Lang;
///
/// assert_eq!("fr_FR.UTF-8".parse(), Ok(Lang::Fr));
/// assert_eq!("en".parse(), Ok(Lang::En));
/// assert!("de".parse::<Lang>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl FromStr for Lang {
    type Err = ();

    /// Reads a language tag or a locale name: `fr`, `fr-CA`, `fr_FR.UTF-8`.
    fn from_str(text: &str) -> Result<Self, ()> {
        match text.split(['-', '_', '.']).next() {
            Some("en") => Ok(Self::En),
            Some("fr") => Ok(Self::Fr),
            _ => Err(()),
        }
    }
}

/// Something that can be told to a person, in either language.
///
/// Errors and events implement it; their `Display` is the English sentence or the stable
/// notation. Both languages stand side by side in the code so that neither falls behind.
pub trait Say {
    /// The sentence in this language.
    fn say(&self, lang: Lang) -> String;
}

/// A text that never changes, in both languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Text {
    /// English.
    pub en: &'static str,
    /// French.
    pub fr: &'static str,
}

impl Text {
    /// The text in this language.
    pub const fn get(self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Fr => self.fr,
        }
    }
}

/// `1 tile`, `3 tiles`: a number with the word for it. In French nothing is singular too: `0 tuile`.
pub fn count(n: u32, one: &str, many: &str, lang: Lang) -> String {
    let singular = n == 1 || n == 0 && lang == Lang::Fr;
    format!("{n} {}", if singular { one } else { many })
}

/// Joins words as a sentence does: `a, b and c`.
pub fn list(words: &[String], lang: Lang) -> String {
    let and = match lang {
        Lang::En => " and ",
        Lang::Fr => " et ",
    };
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{}{and}{last}", first.join(", ")),
    }
}

/// The text with a capital letter at its head.
pub fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| first.to_uppercase().chain(chars).collect())
}
