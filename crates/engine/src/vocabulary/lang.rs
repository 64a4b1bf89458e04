//! The two languages of everything a person reads.

use std::str::FromStr;

/// English or French.
///
/// ```
/// use bastide_engine::Lang;
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

/// A word for something, and for several of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Noun {
    /// One of them.
    pub one: Text,
    /// Several.
    pub many: Text,
}

/// `1 tile`, `3 tiles`: a number with the word for it. In French nothing is singular too: `0 tuile`.
pub fn count(n: u32, one: &str, many: &str, lang: Lang) -> String {
    let singular = n == 1 || n == 0 && lang == Lang::Fr;
    format!("{n} {}", if singular { one } else { many })
}

/// French names that begin with a mute h, without accents: a name's first word is looked up here.
const MUTE_H: &str = "hadrien hector helene heloise henri henriette herbert hercule hermine hermione herve hilaire \
    hippolyte homere honore honorine horace hortense hubert hugo hugues huguette hyacinthe";

/// A letter in lower case without its accent; `œ` and `æ` by their first letter.
fn plain(letter: char) -> char {
    match letter.to_lowercase().next().unwrap_or(letter) {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'æ' => 'a',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'œ' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'ý' | 'ÿ' => 'y',
        other => other,
    }
}

/// A French word that ends in a vowel, before a name: `de Ben`, but `d'Anna`.
///
/// It loses its vowel before a, e, i, o and u, with or without accent, and before a y that a consonant follows:
/// `d'Yves`, `de Yann`. An h counts as mute, and so as a vowel, in a list of common French names only: `d'Hélène`,
/// `de Harald`. Before digits and all other signs and scripts nothing changes: `de 8`.
///
/// ```
/// use bastide_engine::lang::elide;
///
/// assert_eq!(elide("de", "Anna"), "d'Anna");
/// assert_eq!(elide("que", "Élodie"), "qu'Élodie");
/// assert_eq!(elide("de", "Ben"), "de Ben");
/// ```
pub fn elide(word: &str, name: &str) -> String {
    let is_vowel = |letter: char| matches!(letter, 'a' | 'e' | 'i' | 'o' | 'u');
    let mut letters = name.chars().map(plain);
    let first = letters.next();
    let elides = match (first, letters.next()) {
        (Some('y'), second) => second.is_some_and(|letter| letter.is_alphabetic() && !is_vowel(letter)),
        (Some('h'), _) => {
            let called: String =
                name.chars().take_while(|letter| letter.is_alphabetic()).map(plain).collect();
            MUTE_H.split(' ').any(|name| name == called)
        }
        (first, _) => first.is_some_and(is_vowel),
    };
    match word.char_indices().next_back() {
        Some((end, _)) if elides => format!("{}'{name}", &word[..end]),
        _ => format!("{word} {name}"),
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_begin_with_a_vowel_take_an_apostrophe() {
        for name in [
            "Anna",
            "anna",
            "Émile",
            "écureuil",
            "Ève",
            "Ïo",
            "Œdipe",
            "Øyvind",
            "Ugo",
            "Yves",
            "Ysée",
            "YVON",
        ] {
            assert_eq!(elide("de", name), format!("d'{name}"));
            assert_eq!(elide("que", name), format!("qu'{name}"));
            assert_eq!(elide("le", name), format!("l'{name}"));
        }
    }

    #[test]
    fn names_that_begin_with_a_mute_h_do_too() {
        for name in ["Hélène", "helene", "Henri IV", "Hugo", "Hugues-Alain"] {
            assert_eq!(elide("de", name), format!("d'{name}"));
        }
        for name in ["Harald", "Hans", "Hughes", "H", "h2"] {
            assert_eq!(elide("de", name), format!("de {name}"));
        }
    }

    #[test]
    fn all_others_do_not() {
        for name in [
            "Ben", "Çelik", "Joueur 1", "8", "11", "Yann", "Y", "y2", "Ñandú", "Анна", "安娜", "_a", "", "😀",
        ] {
            assert_eq!(elide("de", name), format!("de {name}"));
        }
    }
}
