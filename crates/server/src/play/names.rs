//! What people may call themselves in front of others.
//!
//! This is asked at the server's door, when somebody takes a name, and not by [`Name`] itself: a record or a stored game
//! with an older name must stay readable, and what somebody writes into a file of their own misleads nobody.

use crate::protocol::Refused;
use bastide_engine::record::Name;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// Letters and symbols that show nothing, or that fill places of things that are not there.
const BLANK: [char; 10] = [
    '\u{115f}',
    '\u{1160}',
    '\u{2800}',
    '\u{3164}',
    '\u{ffa0}',
    '\u{fffc}',
    '\u{fffd}',
    '\u{13441}',
    '\u{13442}',
    '\u{1d159}',
];

/// Makes a symbol a coloured one; keyboards add it to many.
const COLOURED: char = '\u{fe0f}';

/// The most marks on one letter: enough for the scripts that pile up most, Tibetan and pointed Hebrew.
const MOST_MARKS: usize = 4;

/// The most of those marks that go with any letter, which towers are built of. Vietnamese has two.
const MOST_GENERAL_MARKS: usize = 2;

/// The name that somebody chooses, or what to do about it.
pub(crate) fn chosen(name: &str) -> Result<Name, Refused> {
    let name = with_plain_spaces(name);
    if let Some(place) = fault(&name) {
        return Err(Refused::unfit_name(place));
    }
    kept(&name)
}

/// The most characters of something said to others.
const MOST_SAID: usize = 140;

/// What somebody says to others, or what to do about it; the same goes for it as for names.
pub(crate) fn said(text: &str) -> Result<String, Refused> {
    let text = with_plain_spaces(text);
    if text.is_empty() || text.chars().count() > MOST_SAID {
        return Err(Refused::said_too_long(MOST_SAID));
    }
    match fault(&text) {
        Some(place) => Err(Refused::unfit_text(place)),
        None => Ok(text),
    }
}

/// Spaces of all kinds become plain ones, one at a time.
fn with_plain_spaces(text: &str) -> String {
    let is_space = |letter: char| letter.general_category() == GeneralCategory::SpaceSeparator;
    text.trim().split(is_space).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A name that was taken before.
pub(crate) fn kept(name: &str) -> Result<Name, Refused> {
    Name::new(name).ok_or_else(Refused::name_too_long)
}

/// The place of the first character that can't be seen, changes how others are shown, or is one mark too many.
fn fault(name: &str) -> Option<usize> {
    use GeneralCategory as Is;
    let (mut marks, mut general_marks) = (0, 0);
    // As if there were a space before: nothing to set a mark on.
    let mut before = Is::SpaceSeparator;
    for (place, letter) in (1..).zip(name.chars()) {
        let kind = letter.general_category();
        let good = match kind {
            Is::Control
            | Is::Format
            | Is::Surrogate
            | Is::PrivateUse
            | Is::Unassigned
            | Is::LineSeparator
            | Is::ParagraphSeparator
            | Is::EnclosingMark => false,
            Is::NonspacingMark | Is::SpacingMark if letter == COLOURED => before == Is::OtherSymbol,
            Is::NonspacingMark | Is::SpacingMark => {
                marks += 1;
                general_marks += usize::from(is_general(letter));
                before != Is::SpaceSeparator
                    && !is_unseen_mark(letter)
                    && marks <= MOST_MARKS
                    && general_marks <= MOST_GENERAL_MARKS
            }
            _ => {
                (marks, general_marks) = (0, 0);
                !BLANK.contains(&letter)
            }
        };
        if !good {
            return Some(place);
        }
        before = kind;
    }
    None
}

/// Marks that belong to no script.
fn is_general(mark: char) -> bool {
    matches!(mark,
        '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Marks that show nothing by themselves: joiners, fillers, and those that choose between forms of a letter.
fn is_unseen_mark(mark: char) -> bool {
    matches!(mark,
        '\u{34f}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180d}' | '\u{180f}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{16fe4}' | '\u{e0100}'..='\u{e01ef}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::Code;

    fn taken(name: &str) -> Option<String> {
        chosen(name).ok().map(|name| name.as_str().to_owned())
    }

    #[test]
    fn names_of_all_scripts_are_taken() {
        for name in [
            "Anna",
            "Zoé",
            "François",
            "Groß",
            "O'Brien-Smith",
            "R2-D2",
            "中文",
            "العربية",
            "Ольга",
            "Ngọc Ánh",
            "Nguye\u{302}\u{303}n",
            "प्रिया",
            "กิ่งแก้ว",
            "སྒྲུབ་",
            "שָׁלוֹם",
            "🦀",
            "Anna 🌻",
            "❤\u{fe0f}",
            "👍🏽",
            "🇫🇷",
            "日本 太郎",
            "№1 (one)",
        ] {
            assert_eq!(taken(name).as_deref(), Some(name));
        }
        assert_eq!(taken("  Anna \u{3000}\u{a0}B. ").as_deref(), Some("Anna B."), "spaces are plain ones");
    }

    #[test]
    fn what_cannot_be_seen_is_not_taken() {
        for (name, place) in [
            ("An\u{200b}na", 3),
            ("An\u{200d}na", 3),
            ("Anna\u{200c}", 5),
            ("\u{feff}Anna", 1),
            ("An\u{ad}na", 3),
            ("\u{202e}annA", 1),
            ("\u{2066}Anna\u{2069}", 1),
            ("Anna\u{200f}", 5),
            ("Anna\u{e0041}", 5),
            ("\u{3164}", 1),
            ("\u{2800}\u{2800}", 1),
            ("\u{ffa0}", 1),
            ("\u{115f}", 1),
            ("\u{e000}", 1),
            ("\u{10fffd}", 1),
            ("A\u{378}", 2),
            ("A\u{7}", 2),
            ("An\u{2028}na", 3),
            ("An\nna", 3),
            ("A\u{34f}", 2),
            ("A\u{fe0f}", 2),
            ("A\u{e0100}", 2),
            ("👩\u{200d}🚀", 2),
        ] {
            let refused = chosen(name).unwrap_err();
            assert_eq!(refused.code, Code::Malformed);
            assert!(
                refused.said.en.starts_with(&format!("character {place} of")),
                "{name:?}: {}",
                refused.said.en
            );
            assert!(refused.said.fr.starts_with(&format!("le caractère {place} de")), "{}", refused.said.fr);
        }
        assert_eq!((taken(""), taken(" \u{a0}"), taken(&"x".repeat(41))), (None, None, None));
    }

    #[test]
    fn marks_stand_on_letters_and_not_in_towers() {
        assert_eq!((taken("\u{301}"), taken("\u{301}Anna"), taken("Anna \u{301}")), (None, None, None));
        assert!(taken("a\u{301}\u{323}nna").is_some());
        assert_eq!(taken("a\u{301}\u{323}\u{30a}nna"), None);
        assert_eq!(taken(&format!("ש{}", "\u{5b0}".repeat(5))), None);
        assert_eq!((taken("A\u{20dd}"), taken("A\u{489}")), (None, None), "nothing is drawn around a letter");
    }

    #[test]
    fn a_name_that_was_taken_before_stays() {
        assert_eq!(kept("An\u{200b}na").unwrap().as_str(), "An\u{200b}na");
    }
}
