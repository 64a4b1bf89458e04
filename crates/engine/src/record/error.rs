use super::Name;
use crate::play::action::{Action, ActionError};
use crate::play::refusal::Refusal;
use crate::setup::SetupError;
use crate::vocabulary::lang::{Lang, Say, Text};
use std::fmt;

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, counted from one.
    pub line: usize,
    /// The column, counted from one.
    pub column: usize,
    /// What is wrong there.
    pub fault: RecordFault,
}

/// The ways in which a record can be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFault {
    /// Something else should be there.
    Expected {
        /// What should be there.
        wanted: Wanted,
        /// What is there; empty at the end of a line.
        found: String,
    },
    /// An action is written wrongly; its column is counted in the action's own text.
    Action(ActionError),
    /// The setup makes no sense.
    Setup(SetupError),
    /// The action can't be played.
    Refused(Refusal),
    /// The seed deals something else.
    SeedDeals(Action),
    /// The seed is not the one the game was bound to.
    WrongSeed,
    /// The scores are not what the game came to.
    WrongScores(Vec<u32>),
    /// Scores are given but the game goes on.
    NotOver,
    /// A record of The City that does not name the option `guards` can't be played through. If it is from before there
    /// was the option, that is why: C9, C16 and C20 were read differently then.
    Former(Box<RecordFault>, Text),
}

/// What a reader of records was looking for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// The first line.
    FirstLine,
    /// The line that names the game.
    Game,
    /// The line that says how many play.
    Players,
    /// A number.
    Number,
    /// An option and its value.
    Option,
    /// The name of an expansion or variant.
    Word,
    /// A set of tiles, or a file in quotes.
    Tiles,
    /// The name of a tile file in quotes.
    FileName,
    /// The line that names this player.
    PlayerLine(usize),
    /// A name in quotes.
    Name,
    /// A seed.
    Seed,
    /// A commitment.
    Commitment,
    /// The number of one of so many players.
    Seat(usize),
    /// Chance's action or a player's.
    ActionLine,
    /// An action of a player.
    PlayersAction,
    /// So many scores.
    Scores(usize),
    /// The end of the line.
    EndOfLine,
    /// The end of the file.
    EndOfFile,
}

impl Say for Wanted {
    fn say(&self, lang: Lang) -> String {
        let max = Name::MAX;
        let (en, fr) = match self {
            Self::FirstLine => ("the line: bastide 1".into(), "la ligne : bastide 1".into()),
            Self::Game => ("the game, such as: game base".into(), "le jeu, par exemple : game base".into()),
            Self::Players => ("the line: players N".into(), "la ligne : players N".into()),
            Self::Number => ("a number".into(), "un nombre".into()),
            Self::Option => ("an option and its value".into(), "une option et sa valeur".into()),
            Self::Word => ("one name".into(), "un seul nom".into()),
            Self::Tiles => (
                "a set of tiles and its copies, or a tile file in quotes".into(),
                "des tuiles et leurs exemplaires, ou un fichier de tuiles entre guillemets".into(),
            ),
            Self::FileName => (
                "the name of a tile file in quotes".into(),
                "le nom d'un fichier de tuiles entre guillemets".into(),
            ),
            Self::PlayerLine(n) => {
                (format!("the line: player {n} \"NAME\""), format!("la ligne : player {n} \"NOM\""))
            }
            Self::Name => (
                format!("a name of 1 to {max} characters in quotes"),
                format!("un nom de 1 à {max} caractères entre guillemets"),
            ),
            Self::Seed => {
                ("a number or 64 hexadecimal digits".into(), "un nombre ou 64 chiffres hexadécimaux".into())
            }
            Self::Commitment => ("64 hexadecimal digits".into(), "64 chiffres hexadécimaux".into()),
            Self::Seat(players) => (
                format!("a player's number from 1 to {players}"),
                format!("un numéro de joueur de 1 à {players}"),
            ),
            Self::ActionLine => (
                "draw, reveal, or a player's number and an action".into(),
                "draw, reveal, ou un numéro de joueur et une action".into(),
            ),
            Self::PlayersAction => (
                "an action of a player: lay, follower, score, use or pass".into(),
                "une action d'un joueur : lay, follower, score, use ou pass".into(),
            ),
            Self::Scores(n) => (format!("{n} numbers"), format!("{n} nombres")),
            Self::EndOfLine => ("nothing more on this line".into(), "rien de plus sur cette ligne".into()),
            Self::EndOfFile => ("nothing after the scores".into(), "rien après les scores".into()),
        };
        match lang {
            Lang::En => en,
            Lang::Fr => fr,
        }
    }
}

impl Say for RecordFault {
    fn say(&self, lang: Lang) -> String {
        match (self, lang) {
            (Self::Expected { wanted, found }, Lang::En) if found.is_empty() => {
                format!("expected {}, found the end", wanted.say(lang))
            }
            (Self::Expected { wanted, found }, Lang::En) => {
                format!("expected {}, found {found:?}", wanted.say(lang))
            }
            (Self::Expected { wanted, found }, Lang::Fr) if found.is_empty() => {
                format!("attendu : {} ; trouvé : la fin", wanted.say(lang))
            }
            (Self::Expected { wanted, found }, Lang::Fr) => {
                format!("attendu : {} ; trouvé : « {found} »", wanted.say(lang))
            }
            (Self::Action(error), _) => error.say_without_column(lang),
            (Self::Setup(error), _) => error.say(lang),
            (Self::Refused(refusal), Lang::En) => format!("this can't be played: {}", refusal.say(lang)),
            (Self::Refused(refusal), Lang::Fr) => format!("ceci ne peut être joué : {}", refusal.say(lang)),
            (Self::SeedDeals(action), Lang::En) => format!("by the seed this line is: {action}"),
            (Self::SeedDeals(action), Lang::Fr) => format!("selon la graine, cette ligne est : {action}"),
            (Self::WrongSeed, Lang::En) => "the seed does not match the commitment".into(),
            (Self::WrongSeed, Lang::Fr) => "la graine ne correspond pas à l'engagement".into(),
            (Self::WrongScores(scores), _) => {
                let scores: Vec<String> = scores.iter().map(u32::to_string).collect();
                match lang {
                    Lang::En => format!("the game comes to {}", scores.join(" ")),
                    Lang::Fr => format!("la partie donne {}", scores.join(" ")),
                }
            }
            (Self::NotOver, Lang::En) => {
                "scores are given, but the game is not over; actions are missing".into()
            }
            (Self::NotOver, Lang::Fr) => {
                "des scores sont donnés, mais la partie n'est pas finie ; il manque des actions".into()
            }
            (Self::Former(fault, more), _) => format!("{}{}", fault.say(lang), more.get(lang)),
        }
    }
}

impl Say for RecordError {
    fn say(&self, lang: Lang) -> String {
        let Self { line, column, fault } = self;
        match lang {
            Lang::En => format!("line {line}, column {column}: {}", fault.say(lang)),
            Lang::Fr => format!("ligne {line}, colonne {column} : {}", fault.say(lang)),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for RecordError {}
