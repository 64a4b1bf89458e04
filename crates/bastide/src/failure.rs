//! Why a command could not do what it was asked.

use bastide_engine::lang::{Lang, Say};
use std::{io, process::ExitCode};

/// The end of a command that did not succeed.
pub(crate) enum Failure {
    /// What was asked for can't be done; the sentence says why and what would be right.
    Refused {
        /// The sentence.
        said: String,
        /// In which language it is.
        lang: Lang,
    },
    /// Whoever read the output has gone away; there is nobody left to tell.
    NobodyListens,
}

impl Failure {
    /// A failure told in the language spoken.
    pub(crate) fn new(lang: Lang, en: impl Into<String>, fr: impl Into<String>) -> Self {
        let said = match lang {
            Lang::En => en.into(),
            Lang::Fr => fr.into(),
        };
        Self::Refused { said, lang }
    }

    /// The failure that an error of the engine amounts to.
    pub(crate) fn of(error: &impl Say, lang: Lang) -> Self {
        Self::Refused { said: error.say(lang), lang }
    }

    /// The failure of writing to standard output.
    pub(crate) fn of_output(error: &io::Error, lang: Lang) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Self::NobodyListens;
        }
        Self::new(
            lang,
            format!("can't write the output: {error}"),
            format!("impossible d'écrire la sortie : {error}"),
        )
    }

    /// Tells it on standard error and gives the exit code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Self::NobodyListens => ExitCode::SUCCESS,
            Self::Refused { said, lang } => {
                let word = match lang {
                    Lang::En => "error:",
                    Lang::Fr => "erreur :",
                };
                eprintln!("{word} {said}");
                ExitCode::from(2)
            }
        }
    }
}
