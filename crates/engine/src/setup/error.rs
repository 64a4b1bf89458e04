//! Why a setup makes no sense, in words.

use crate::games::GameId;
use crate::mix::MixError;
use crate::vocabulary::lang::{self, Lang, Say, Text};
use std::fmt;

/// Why a setup makes no sense.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// No such game.
    UnknownGame(String),
    /// Too few or too many players.
    WrongPlayers {
        /// The game.
        game: GameId,
        /// How many were asked for.
        players: usize,
    },
    /// No such preset.
    UnknownPreset {
        /// The game.
        game: GameId,
        /// What was asked for.
        preset: String,
    },
    /// No such option.
    UnknownOption {
        /// The game.
        game: GameId,
        /// What was asked for.
        option: String,
    },
    /// An option has no such value.
    UnknownValue {
        /// The game.
        game: GameId,
        /// The option.
        option: &'static str,
        /// What was asked for.
        value: String,
    },
    /// One option was given two values.
    OptionTwice {
        /// The option.
        option: &'static str,
        /// One value …
        first: String,
        /// … and another.
        second: String,
    },
    /// No such expansion.
    UnknownExpansion {
        /// The game.
        game: GameId,
        /// What was asked for.
        expansion: String,
    },
    /// No such variant.
    UnknownVariant {
        /// The game.
        game: GameId,
        /// What was asked for.
        variant: String,
    },
    /// Two expansions or variants that can't be played together.
    Exclusive {
        /// One …
        first: &'static str,
        /// … and the other.
        second: &'static str,
    },
    /// The tiles can't be mixed like this.
    Mix(Box<MixError>),
}

impl From<MixError> for SetupError {
    fn from(error: MixError) -> Self {
        Self::Mix(Box::new(error))
    }
}

impl Say for SetupError {
    fn say(&self, lang: Lang) -> String {
        let (noun, game, found, known): (Text, Option<&GameId>, &str, Vec<&str>) = match self {
            Self::WrongPlayers { game, players } => {
                let range = &game.info().players;
                let (least, most) = (range.start(), range.end());
                if least == most {
                    return match lang {
                        Lang::En => format!("{game} is for {least} players, not {players}"),
                        Lang::Fr => format!("{game} se joue à {least} joueurs, pas à {players}"),
                    };
                }
                return match lang {
                    Lang::En => format!("{game} is for {least} to {most} players, not {players}"),
                    Lang::Fr => format!("{game} se joue de {least} à {most} joueurs, pas à {players}"),
                };
            }
            Self::OptionTwice { option, first, second } => {
                return match lang {
                    Lang::En => {
                        format!("option {option} can't be both {first} and {second}; name one of them")
                    }
                    Lang::Fr => {
                        format!("l'option {option} ne peut être à la fois {first} et {second} ; choisissez")
                    }
                };
            }
            Self::Exclusive { first, second } => {
                let [first, second] = [first, second].map(|id| titled(id, lang));
                return match lang {
                    Lang::En => {
                        format!("{first} and {second} can't be played together; leave one of them out")
                    }
                    Lang::Fr => {
                        format!("{first} et {second} ne se jouent pas ensemble ; retirez l'un des deux")
                    }
                };
            }
            Self::Mix(error) => return error.say(lang),
            Self::UnknownGame(game) => {
                let known = GameId::ALL.iter().map(|game| game.info().id).collect();
                (Text { en: "game", fr: "jeu" }, None, game, known)
            }
            Self::UnknownPreset { game, preset } => {
                let known = game.info().presets.iter().map(|preset| preset.id).collect();
                (Text { en: "preset", fr: "préréglage" }, Some(game), preset, known)
            }
            Self::UnknownOption { game, option } => {
                let known = game.info().options.iter().map(|option| option.id).collect();
                (Text { en: "option", fr: "option" }, Some(game), option, known)
            }
            Self::UnknownExpansion { game, expansion } => {
                let known = game.info().expansions.iter().map(|choice| choice.id).collect();
                (Text { en: "expansion", fr: "extension" }, Some(game), expansion, known)
            }
            Self::UnknownVariant { game, variant } => {
                let known = game.info().variants.iter().map(|choice| choice.id).collect();
                (Text { en: "variant", fr: "variante" }, Some(game), variant, known)
            }
            Self::UnknownValue { game, option, value } => {
                let values = game.info().options.iter().filter(|o| o.id == *option).flat_map(|o| o.values);
                let known: Vec<String> = values.map(|choice| choice.id.to_owned()).collect();
                let known = lang::list(&known, lang);
                return match lang {
                    Lang::En => format!("option {option} can't be {value:?}; it can be {known}"),
                    Lang::Fr => format!("l'option {option} ne peut valoir « {value} » ; valeurs : {known}"),
                };
            }
        };
        let known = lang::list(&known.into_iter().map(str::to_owned).collect::<Vec<_>>(), lang);
        let of_game = game.map(|game| match lang {
            Lang::En => format!(" of {game}"),
            Lang::Fr => format!(" de {game}"),
        });
        let (noun, of_game) = (noun.get(lang), of_game.unwrap_or_default());
        let of_noun = lang::elide("de", noun);
        match (lang, known.is_empty()) {
            (Lang::En, false) => format!("there is no {noun} {found:?}{of_game}; there is {known}"),
            (Lang::En, true) => format!("there is no {noun} {found:?}{of_game}; it has none"),
            (Lang::Fr, false) => {
                format!("« {found} » n'est pas un choix {of_noun}{of_game} ; il y a {known}")
            }
            (Lang::Fr, true) => {
                format!("« {found} » n'est pas un choix {of_noun}{of_game} ; il n'y en a aucun")
            }
        }
    }
}

/// An expansion or variant by its title, with the name it is asked for by.
fn titled(id: &str, lang: Lang) -> String {
    let infos = GameId::ALL.into_iter().map(GameId::info);
    let add_on =
        infos.flat_map(|info| info.expansions.iter().chain(info.variants)).find(|add_on| add_on.id == id);
    match (add_on.map(|add_on| add_on.title.get(lang)), lang) {
        (Some(title), Lang::En) => format!("{title:?} ({id})"),
        (Some(title), Lang::Fr) => format!("« {title} » ({id})"),
        (None, _) => id.to_owned(),
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for SetupError {}
