//! The weights of whichever game is played.

use super::{CastleWeights, CityWeights, Greedy, HuntersWeights, Weights};
use bastide_engine::chance::Seed;
use bastide_engine::lang::{self, Lang, Say};
use bastide_engine::setup::{GameId, SetupError};
use std::fmt::{self, Write};
use std::sync::LazyLock;
use toml::{Table, Value};

/// What an evaluation believes about the course of one game.
///
/// ```
/// use bastide_bots::greedy::Beliefs;
/// use bastide_engine::setup::GameId;
///
/// let mut beliefs = Beliefs::tuned(GameId::Castle);
/// *beliefs.named("follower").unwrap() = 5.0;
/// assert!(beliefs.names().contains(&"keep_doubt"));
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Beliefs {
    /// About the base game and all that goes with it.
    Base(Weights),
    /// About The Castle.
    Castle(CastleWeights),
    /// About The City.
    City(CityWeights),
    /// About Hunters and Gatherers.
    Hunters(HuntersWeights),
}

impl Beliefs {
    /// Those of the greedy bot.
    pub fn tuned(game: GameId) -> Self {
        match game {
            GameId::Base => Self::Base(Weights::TUNED),
            GameId::Castle => Self::Castle(CastleWeights::TUNED),
            GameId::City => Self::City(CityWeights::TUNED),
            GameId::Hunters => Self::Hunters(HuntersWeights::TUNED),
        }
    }

    /// Those by which the searching bot judges positions ahead, of each game: files such as `bastide train` writes. So
    /// far they are the greedy bot's own, as what training found in the base game was no better (49 % of 1000 games).
    pub fn learnt() -> &'static [Self; 4] {
        static LEARNT: LazyLock<[Beliefs; 4]> = LazyLock::new(|| {
            let files = [
                include_str!("../../weights/base.toml"),
                include_str!("../../weights/castle.toml"),
                include_str!("../../weights/city.toml"),
                include_str!("../../weights/hunters.toml"),
            ];
            files.map(|text| Beliefs::from_toml(text).expect("the weights of this crate are well written"))
        });
        &LEARNT
    }

    /// The game they are about.
    pub fn game(&self) -> GameId {
        match self {
            Self::Base(_) => GameId::Base,
            Self::Castle(_) => GameId::Castle,
            Self::City(_) => GameId::City,
            Self::Hunters(_) => GameId::Hunters,
        }
    }

    /// What the weights are called.
    pub fn names(&self) -> Vec<&'static str> {
        match self {
            Self::Base(_) => Weights::names().collect(),
            Self::Castle(_) => CastleWeights::names().collect(),
            Self::City(_) => CityWeights::names().collect(),
            Self::Hunters(_) => HuntersWeights::names().collect(),
        }
    }

    /// The weight of this name, to be changed.
    pub fn named(&mut self, name: &str) -> Option<&mut f64> {
        match self {
            Self::Base(weights) => weights.named(name),
            Self::Castle(weights) => weights.named(name),
            Self::City(weights) => weights.named(name),
            Self::Hunters(weights) => weights.named(name),
        }
    }

    /// A greedy bot that believes this.
    pub fn greedy(self, seed: Seed) -> Greedy {
        match self {
            Self::Base(weights) => Greedy::with_weights(seed, weights),
            Self::Castle(weights) => Greedy::with_castle_weights(seed, weights),
            Self::City(weights) => Greedy::with_city_weights(seed, weights),
            Self::Hunters(weights) => Greedy::with_hunters_weights(seed, weights),
        }
    }

    /// The weights as a file: the game, and a table `weights`. To that may be added a table `made` that says how the
    /// weights came about; nobody reads it but people.
    ///
    /// ```
    /// use bastide_bots::greedy::Beliefs;
    /// use bastide_engine::setup::GameId;
    ///
    /// let beliefs = Beliefs::tuned(GameId::City);
    /// let text = beliefs.to_toml();
    /// assert!(text.starts_with("game = \"city\"\n\n[weights]\nopening = "));
    /// assert_eq!(Beliefs::from_toml(&text), Ok(beliefs));
    /// ```
    pub fn to_toml(mut self) -> String {
        let mut text = format!("game = \"{}\"\n\n[weights]\n", self.game());
        for name in self.names() {
            let weight = self.named(name).expect("weights have the names they have");
            // All digits it takes to read the same number again.
            writeln!(text, "{name} = {weight:?}").expect("text has room for more text");
        }
        text
    }

    /// Reads weights from a file. All of the game's weights must be there, and no others.
    pub fn from_toml(text: &str) -> Result<Self, BeliefsError> {
        let mut file: Table = text.parse().map_err(|fault: toml::de::Error| {
            let at = fault.span().map_or(0, |span| span.start);
            let line = text.as_bytes().iter().take(at).filter(|&&byte| byte == b'\n').count() + 1;
            BeliefsError::Toml { line, words: fault.message().to_owned() }
        })?;
        let Some(Value::String(game)) = file.remove("game") else { return Err(BeliefsError::NoGame) };
        let game = game.parse::<GameId>().map_err(BeliefsError::Game)?;
        let Some(Value::Table(weights)) = file.remove("weights") else { return Err(BeliefsError::NoWeights) };
        if let Some(key) = file.keys().find(|&key| key != "made") {
            return Err(BeliefsError::UnknownKey(key.clone()));
        }
        let mut beliefs = Self::tuned(game);
        let names = beliefs.names();
        for (name, value) in &weights {
            let weight = beliefs
                .named(name)
                .ok_or_else(|| BeliefsError::UnknownWeight { game, name: name.clone() })?;
            let number = match value {
                Value::Float(number) => *number,
                Value::Integer(number) => *number as f64,
                _ => f64::NAN,
            };
            if !number.is_finite() {
                return Err(BeliefsError::NoNumber(name.clone()));
            }
            *weight = number;
        }
        match names.into_iter().find(|name| !weights.contains_key(*name)) {
            Some(name) => Err(BeliefsError::MissingWeight { game, name }),
            None => Ok(beliefs),
        }
    }

    /// These beliefs, if they are about this game.
    pub fn about(self, wanted: GameId) -> Result<Self, BeliefsError> {
        match self.game() {
            found if found == wanted => Ok(self),
            found => Err(BeliefsError::OtherGame { found, wanted }),
        }
    }
}

/// What is wrong with a file of weights.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BeliefsError {
    /// Not TOML; the words are the TOML reader's own.
    Toml {
        /// The line, counted from one.
        line: usize,
        /// What it complains about.
        words: String,
    },
    /// It does not say for which game it is.
    NoGame,
    /// It is for a game nobody knows.
    Game(SetupError),
    /// It has no weights.
    NoWeights,
    /// It has something besides.
    UnknownKey(String),
    /// A weight that this game does not have.
    UnknownWeight {
        /// The game.
        game: GameId,
        /// What the weight is called.
        name: String,
    },
    /// A weight that this game has and the file has not.
    MissingWeight {
        /// The game.
        game: GameId,
        /// What the weight is called.
        name: &'static str,
    },
    /// A weight that is not a finite number.
    NoNumber(String),
    /// The weights are for another game.
    OtherGame {
        /// The game they are for.
        found: GameId,
        /// The game they should be for.
        wanted: GameId,
    },
}

impl Say for BeliefsError {
    fn say(&self, lang: Lang) -> String {
        match (self, lang) {
            (Self::Toml { line, words }, Lang::En) => format!("line {line}: {words}"),
            (Self::Toml { line, words }, Lang::Fr) => format!("ligne {line} : {words}"),
            (Self::NoGame, Lang::En) => "there is no game; write game = \"base\" or another".into(),
            (Self::NoGame, Lang::Fr) => "il manque le jeu ; écrivez game = \"base\" ou un autre".into(),
            (Self::Game(error), _) => error.say(lang),
            (Self::NoWeights, Lang::En) => "there is no table [weights]".into(),
            (Self::NoWeights, Lang::Fr) => "il manque la table [weights]".into(),
            (Self::UnknownKey(key), Lang::En) => {
                format!("{key:?} is not expected; there is game, [weights] and [made]")
            }
            (Self::UnknownKey(key), Lang::Fr) => {
                format!("« {key} » n'est pas attendu ; il y a game, [weights] et [made]")
            }
            (Self::UnknownWeight { game, name }, _) => {
                let known: Vec<String> =
                    Beliefs::tuned(*game).names().into_iter().map(str::to_owned).collect();
                let known = lang::list(&known, lang);
                match lang {
                    Lang::En => format!("{game} has no weight {name:?}; it has {known}"),
                    Lang::Fr => format!("{game} n'a pas de poids « {name} » ; il a {known}"),
                }
            }
            (Self::MissingWeight { game, name }, Lang::En) => {
                format!("the weight {name} of {game} is missing")
            }
            (Self::MissingWeight { game, name }, Lang::Fr) => format!("il manque le poids {name} de {game}"),
            (Self::NoNumber(name), Lang::En) => format!("the weight {name} must be a finite number"),
            (Self::NoNumber(name), Lang::Fr) => format!("le poids {name} doit être un nombre fini"),
            (Self::OtherGame { found, wanted }, Lang::En) => {
                format!("these weights are for {found}, not for {wanted}")
            }
            (Self::OtherGame { found, wanted }, Lang::Fr) => {
                format!("ces poids sont pour {found}, et non pour {wanted}")
            }
        }
    }
}

impl fmt::Display for BeliefsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for BeliefsError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_written_are_the_weights_read() {
        for game in GameId::ALL {
            let mut beliefs = Beliefs::tuned(game);
            *beliefs.named("soon").unwrap() = 1.0 / 3.0;
            *beliefs.named("follower").unwrap() = 1e-9;
            let text = beliefs.to_toml() + "\n[made]\nseed = \"1\"\n";
            assert_eq!(Beliefs::from_toml(&text), Ok(beliefs));
            assert_eq!(beliefs.about(game), Ok(beliefs));
        }
    }

    #[test]
    fn a_file_that_is_wrong_is_refused_with_the_reason() {
        let good = Beliefs::tuned(GameId::Castle).to_toml();
        let refused = |from: &str, to: &str| {
            let text = good.replace(from, to);
            assert_ne!(text, good);
            Beliefs::from_toml(&text).unwrap_err().to_string()
        };
        assert!(refused("soon = ", "soon ").starts_with("line "));
        assert!(refused("game = \"castle\"", "").starts_with("there is no game; write"));
        assert!(refused("\"castle\"", "\"chess\"").starts_with("there is no game \"chess\""));
        assert_eq!(refused("[weights]", "[weigths]"), "there is no table [weights]");
        assert!(
            refused("\nsoon = ", "\nsooner = ")
                .starts_with("castle has no weight \"sooner\"; it has opening, ")
        );
        assert_eq!(refused("\nsoon = ", "\n# soon = "), "the weight soon of castle is missing");
        assert_eq!(refused("\nsoon = ", "\nsoon = nan # "), "the weight soon must be a finite number");
        assert_eq!(refused("\nsoon = ", "\nsoon = \"late\" # "), "the weight soon must be a finite number");
        assert!(refused("[weights]", "[other]\n[weights]").starts_with("\"other\" is not expected"));
        let other = Beliefs::tuned(GameId::Castle).about(GameId::City).unwrap_err();
        assert_eq!(other.say(Lang::Fr), "ces poids sont pour castle, et non pour city");
    }
}
