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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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

/// Whether a reader would not see this character, or would see others in a wrong order because of it: control
/// characters, zero-width ones, and those that turn the direction of writing around.
pub fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{3164}'
            | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200F}'
            | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}'
            | '\u{FEFF}' | '\u{FFA0}'
            | '\u{FFF0}'..='\u{FFFB}'
            | '\u{E0000}'..='\u{E0FFF}')
}

/// A foreign text as a sentence can show it: what can't be seen by its number, and no longer than this.
///
/// ```
/// use bastide_engine::lang::shown;
///
/// assert_eq!(shown("a\u{202E}b", 40), "aU+202Eb");
/// assert_eq!(shown("swamp", 3), "swa…");
/// ```
pub fn shown(text: &str, most: usize) -> String {
    let mut shown = String::new();
    for (place, c) in text.chars().enumerate() {
        match c {
            _ if place == most => {
                shown.push('…');
                break;
            }
            c if is_invisible(c) => shown += &format!("U+{:04X}", u32::from(c)),
            c => shown.push(c),
        }
    }
    shown
}

/// A foreign word in the quotation marks of the language, [`shown`] up to its fortieth character.
pub fn quoted(word: &str, lang: Lang) -> String {
    let word = shown(word, 40);
    match lang {
        Lang::En => format!("\"{word}\""),
        Lang::Fr => format!("« {word} »"),
    }
}
