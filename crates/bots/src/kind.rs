use crate::{Bot, Greedy, Level, Random, Searcher};
use bastide_engine::chance::Seed;
use bastide_engine::lang::{self, Lang, Say, Text};
use std::{fmt, str::FromStr};

/// The bots there are, by name.
///
/// ```
/// use bastide_bots::BotKind;
///
/// assert_eq!("greedy".parse(), Ok(BotKind::Greedy));
/// assert_eq!("8".parse::<BotKind>(), "seneschal".parse());
/// let error = "grady".parse::<BotKind>().unwrap_err();
/// assert!(error.to_string().starts_with("there is no bot \"grady\"; there is random, greedy, search, goatherd"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotKind {
    /// Plays anything that is allowed.
    Random,
    /// Takes what looks best at once.
    Greedy,
    /// Looks ahead for as long as it may.
    Search,
    /// An opponent for people, of one of eight levels.
    Level(Level),
}

impl BotKind {
    /// All of them: those for experiments, then the levels from the weakest to the strongest.
    pub const ALL: [Self; 11] = [
        Self::Random,
        Self::Greedy,
        Self::Search,
        Self::Level(Level::ALL[0]),
        Self::Level(Level::ALL[1]),
        Self::Level(Level::ALL[2]),
        Self::Level(Level::ALL[3]),
        Self::Level(Level::ALL[4]),
        Self::Level(Level::ALL[5]),
        Self::Level(Level::ALL[6]),
        Self::Level(Level::ALL[7]),
    ];

    /// Its name, which is what is typed to get it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Search => "search",
            Self::Level(level) => level.name(),
        }
    }

    /// What people call it.
    pub const fn title(self) -> Text {
        match self {
            Self::Random => Text { en: "Random", fr: "Hasard" },
            Self::Greedy => Text { en: "Greedy", fr: "Glouton" },
            Self::Search => Text { en: "Search", fr: "Recherche" },
            Self::Level(level) => level.title(),
        }
    }

    /// How it plays, in one line.
    pub const fn about(self) -> Text {
        match self {
            Self::Random => {
                Text { en: "plays anything that is allowed", fr: "joue n'importe quel coup permis" }
            }
            Self::Greedy => Text {
                en: "takes the tile and follower placement that looks best now, without looking further ahead",
                fr: "choisit la pose de tuile et de partisan qui paraît la meilleure, sans voir plus loin",
            },
            Self::Search => Text {
                en: "plays on in its head from the best moves, for as long as it is given",
                fr: "joue de tête la suite des meilleurs coups, aussi longtemps qu'on le lui permet",
            },
            Self::Level(level) => level.about(),
        }
    }

    /// A bot of this kind whose choices follow from the seed.
    pub fn build(self, seed: Seed) -> Box<dyn Bot + Send> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Greedy => Box::new(Greedy::new(seed)),
            Self::Search => Box::new(Searcher::new(seed)),
            Self::Level(level) => level.build(seed),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        let is_meant = |kind: &Self| match kind {
            // A level can be had by its number as well.
            Self::Level(level) => level.name() == text || level.number().to_string() == text,
            _ => kind.name() == text,
        };
        Self::ALL.into_iter().find(is_meant).ok_or_else(|| UnknownBot(text.to_owned()))
    }
}

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(pub String);

impl Say for UnknownBot {
    fn say(&self, lang: Lang) -> String {
        let known: Vec<String> = BotKind::ALL.iter().map(BotKind::to_string).collect();
        let known = lang::list(&known, lang);
        match lang {
            Lang::En => format!("there is no bot {:?}; there is {known}", self.0),
            Lang::Fr => format!("il n'y a pas de robot « {} » ; il y a {known}", self.0),
        }
    }
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for UnknownBot {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_is_found_by_its_name_and_answers_to_it() {
        for kind in BotKind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
            assert_eq!(kind.build(Seed::from(1)).name(), kind.name());
        }
    }

    #[test]
    fn an_unknown_name_is_told_with_those_there_are() {
        let error = "Greedy".parse::<BotKind>().unwrap_err();
        let levels = "search, goatherd, pedlar, apprentice, mason, merchant, builder, consul";
        assert_eq!(
            error.say(Lang::En),
            format!("there is no bot \"Greedy\"; there is random, greedy, {levels} and seneschal")
        );
        assert_eq!(
            error.say(Lang::Fr),
            format!("il n'y a pas de robot « Greedy » ; il y a random, greedy, {levels} et seneschal")
        );
    }
}
