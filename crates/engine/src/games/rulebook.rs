//! The rules in words: what the numbers in events and refusals stand for.

use crate::games::GameId;
use crate::setup::Setup;
use crate::vocabulary::lang::Lang;
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
    /// use bastide_engine::{Lang, rules};
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

fn read(text: &str) -> Vec<Rule> {
    let read: Result<File, _> = toml::from_str(text);
    read.unwrap_or_else(|error| panic!("the rules are part of the program: {error}")).rule
}

/// The rules of a game with all its expansions and variants, in order.
///
/// ```
/// use bastide_engine::{GameId, rules};
///
/// assert_eq!(rules::of(GameId::City).len(), 24);
/// assert_eq!(rules::of(GameId::Base)[11].id, "B12");
/// ```
pub fn of(game: GameId) -> Vec<Rule> {
    game.info().rules.iter().flat_map(|text| read(text)).collect()
}

/// The rules that a game is played by: its own, and those of the expansions and variants in play.
///
/// ```
/// use bastide_engine::{Request, Setup, rules};
///
/// let request = Request { expansions: vec!["river"], variants: vec!["monasteries-for-all"], ..Request::default() };
/// let rules = rules::in_play(&Setup::new(&request).unwrap());
/// assert_eq!(rules.len(), 24 + 6 + 1);
/// assert_eq!(rules[30].id, "V1");
/// ```
pub fn in_play(setup: &Setup) -> Vec<Rule> {
    let info = setup.game().info();
    let of_some_add_on =
        |id: &str| info.expansions.iter().chain(info.variants).any(|add_on| add_on.has_rule(id));
    let played =
        |rule: &Rule| !of_some_add_on(&rule.id) || setup.add_ons().any(|add_on| add_on.has_rule(&rule.id));
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
    let section = letter.map(|letter| format!("({})", letter.to_ascii_lowercase()));
    let has_section = |rule: &Rule| section.as_ref().is_none_or(|section| rule.en.contains(section));
    let mut all = GameId::ALL.into_iter().flat_map(of);
    all.find(|rule| rule.id == number && has_section(rule))
}
