//! The rules in words: what the numbers in events and refusals stand for.

use crate::lang::Lang;
use crate::setup::{GameId, Setup};
use serde::Deserialize;

/// One rule with its number, as it is told to players.
///
/// ```
/// use bastide_engine::rules;
///
/// let rule = rules::find("B4").unwrap();
/// assert_eq!(rule.id, "B4");
/// assert!(rule.en.contains("a corner is not enough"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// Its number: `B12`.
    pub id: String,
    /// The rule in English.
    pub en: String,
    /// The rule in French.
    pub fr: String,
}

impl Rule {
    /// The rule in this language.
    ///
    /// ```
    /// use bastide_engine::{lang::Lang, rules};
    ///
    /// let rule = rules::find("B4").unwrap();
    /// assert!(rule.text(Lang::Fr).contains("un coin ne suffit pas"));
    /// ```
    pub fn text(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }
}

#[derive(Deserialize)]
struct File {
    rule: Vec<Rule>,
}

/// The rules of the base game, in order.
///
/// ```
/// use bastide_engine::rules;
///
/// let rules = rules::base();
/// assert_eq!(rules.len(), 24);
/// assert_eq!(rules[11].id, "B12");
/// ```
pub fn base() -> Vec<Rule> {
    read(include_str!("../rules/base.toml"))
}

/// The rules of Inns & Cathedrals, in order.
pub fn inns_cathedrals() -> Vec<Rule> {
    read(include_str!("../rules/inns-cathedrals.toml"))
}

/// The rules of the River, in order.
pub fn river() -> Vec<Rule> {
    read(include_str!("../rules/river.toml"))
}

/// The rules of The Count, in order.
pub fn count() -> Vec<Rule> {
    read(include_str!("../rules/count.toml"))
}

/// The variants of the base game, in order.
pub fn variants() -> Vec<Rule> {
    read(include_str!("../rules/variants.toml"))
}

/// The rules of The Castle, in order.
///
/// ```
/// use bastide_engine::rules;
///
/// let rules = rules::castle();
/// assert_eq!(rules.len(), 22);
/// assert_eq!(rules[13].id, "X14");
/// ```
pub fn castle() -> Vec<Rule> {
    read(include_str!("../rules/castle.toml"))
}

/// The rules of The City, in order.
///
/// ```
/// use bastide_engine::rules;
///
/// let rules = rules::city();
/// assert_eq!(rules.len(), 24);
/// assert_eq!(rules[14].id, "C15");
/// ```
pub fn city() -> Vec<Rule> {
    read(include_str!("../rules/city.toml"))
}

/// The rules of Hunters and Gatherers, in order.
///
/// ```
/// use bastide_engine::rules;
///
/// let rules = rules::hunters();
/// assert_eq!(rules.len(), 21);
/// assert_eq!(rules[10].id, "H11");
/// ```
pub fn hunters() -> Vec<Rule> {
    read(include_str!("../rules/hunters.toml"))
}

fn read(text: &str) -> Vec<Rule> {
    let read: Result<File, _> = toml::from_str(text);
    read.unwrap_or_else(|error| panic!("the rules are part of the program: {error}")).rule
}

/// The rules of a game with all its expansions and variants, in order.
pub fn of(game: GameId) -> Vec<Rule> {
    match game {
        GameId::Base => [base(), inns_cathedrals(), river(), count(), variants()].concat(),
        GameId::Castle => castle(),
        GameId::City => city(),
        GameId::Hunters => hunters(),
    }
}

/// The rules that a game is played by: its own, and those of the expansions and variants in play.
///
/// ```
/// use bastide_engine::{rules, setup::{Request, Setup}};
///
/// let request = Request { expansions: vec!["river"], variants: vec!["monasteries-for-all"], ..Request::default() };
/// let rules = rules::in_play(&Setup::new(&request).unwrap());
/// assert_eq!(rules.len(), 24 + 6 + 1);
/// assert_eq!(rules[30].id, "V1");
/// ```
pub fn in_play(setup: &Setup) -> Vec<Rule> {
    let info = setup.game().info();
    let of_some_part = |id: &str| info.expansions.iter().chain(info.variants).any(|part| part.has_rule(id));
    let played = |rule: &Rule| !of_some_part(&rule.id) || setup.parts().any(|part| part.has_rule(&rule.id));
    of(setup.game()).into_iter().filter(played).collect()
}

/// The rule with this number, whichever game it is from. A letter behind it names one of the parts that the rule
/// itself tells apart by such letters.
///
/// ```
/// use bastide_engine::rules;
///
/// assert!(rules::find("B12").unwrap().en.contains("exactly two tiles"));
/// assert_eq!(rules::find("B99"), None);
/// assert_eq!(rules::find("V7c").unwrap().id, "V7");
/// assert_eq!(rules::find("V7e"), None);
/// ```
pub fn find(id: &str) -> Option<Rule> {
    let (number, letter) = match id.char_indices().next_back() {
        Some((end, letter)) if end > 1 && letter.is_ascii_alphabetic() => (&id[..end], Some(letter)),
        _ => (id, None),
    };
    let part = letter.map(|letter| format!("({})", letter.to_ascii_lowercase()));
    let has_part = |rule: &Rule| part.as_ref().is_none_or(|part| rule.en.contains(part));
    let all = match id.chars().next()? {
        'B' => base(),
        'I' => inns_cathedrals(),
        'R' => river(),
        'K' => count(),
        'V' => variants(),
        'X' => castle(),
        'C' => city(),
        'H' => hunters(),
        _ => return None,
    };
    all.into_iter().find(|rule| rule.id == number && has_part(rule))
}
