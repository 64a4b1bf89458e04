use crate::{Bot, Greedy, Random};
use bastide_engine::chance::Seed;
use bastide_engine::lang::{self, Lang, Say, Text};
use std::{fmt, str::FromStr};

/// The bots there are, by name.
///
/// ```
/// use bastide_bots::BotKind;
///
/// assert_eq!("greedy".parse(), Ok(BotKind::Greedy));
/// let error = "grady".parse::<BotKind>().unwrap_err();
/// assert_eq!(error.to_string(), "there is no bot \"grady\"; there is random and greedy");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotKind {
    /// Plays anything that is allowed.
    Random,
    /// Takes what looks best at once.
    Greedy,
}

impl BotKind {
    /// All of them, from the weakest to the strongest.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// Its name, which is what is typed to get it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
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
        }
    }

    /// A bot of this kind whose choices follow from the seed.
    pub fn build(self, seed: Seed) -> Box<dyn Bot + Send> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Greedy => Box::new(Greedy::new(seed)),
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
        Self::ALL.into_iter().find(|kind| kind.name() == text).ok_or_else(|| UnknownBot(text.to_owned()))
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
        assert_eq!(error.say(Lang::En), "there is no bot \"Greedy\"; there is random and greedy");
        assert_eq!(error.say(Lang::Fr), "il n'y a pas de robot « Greedy » ; il y a random et greedy");
    }
}
