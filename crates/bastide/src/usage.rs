//! Wrong command lines, explained in one sentence in either language.

use bastide_engine::lang::Lang;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::process::ExitCode;

/// Prints help if it was asked for, or what is wrong with the command line.
pub(crate) fn explain(error: &clap::Error, lang: Lang) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // Whoever closed the pipe does not want the rest.
            let _ = error.print();
            ExitCode::SUCCESS
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            ExitCode::from(2)
        }
        _ => {
            let (word, hint) = match lang {
                Lang::En => ("error:", "Try --help."),
                Lang::Fr => ("erreur :", "Voir --help."),
            };
            eprintln!("{word} {} {hint}", sentence(error, lang));
            ExitCode::from(2)
        }
    }
}

fn context(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}

fn sentence(error: &clap::Error, lang: Lang) -> String {
    let arg = context(error, ContextKind::InvalidArg);
    let value = context(error, ContextKind::InvalidValue);
    let command = context(error, ContextKind::InvalidSubcommand);
    let valid = context(error, ContextKind::ValidValue);
    let reason = std::error::Error::source(error).map_or(String::new(), |source| source.to_string());
    match (error.kind(), lang) {
        (ErrorKind::InvalidSubcommand, Lang::En) => format!("there is no command {command:?}."),
        (ErrorKind::InvalidSubcommand, Lang::Fr) => format!("il n'y a pas de commande « {command} »."),
        (ErrorKind::UnknownArgument, Lang::En) => format!("{arg:?} is not expected here."),
        (ErrorKind::UnknownArgument, Lang::Fr) => format!("« {arg} » n'est pas attendu ici."),
        (ErrorKind::MissingRequiredArgument, Lang::En) => format!("{arg} is missing."),
        (ErrorKind::MissingRequiredArgument, Lang::Fr) => format!("il manque {arg}."),
        (ErrorKind::ArgumentConflict, Lang::En) => {
            format!("{arg} is given twice, or does not go with {}.", context(error, ContextKind::PriorArg))
        }
        (ErrorKind::ArgumentConflict, Lang::Fr) => {
            format!("{arg} est donné deux fois, ou ne va pas avec {}.", context(error, ContextKind::PriorArg))
        }
        (ErrorKind::InvalidValue, Lang::En) if value.is_empty() => format!("{arg} needs a value."),
        (ErrorKind::InvalidValue, Lang::Fr) if value.is_empty() => format!("{arg} demande une valeur."),
        (ErrorKind::InvalidValue, Lang::En) => format!("{arg} can't be {value:?}; it can be {valid}."),
        (ErrorKind::InvalidValue, Lang::Fr) => {
            format!("{arg} ne peut valoir « {value} » ; valeurs : {valid}.")
        }
        (ErrorKind::ValueValidation, Lang::En) => format!("{arg} can't be {value:?}: {reason}."),
        (ErrorKind::ValueValidation, Lang::Fr) => format!("{arg} ne peut valoir « {value} »."),
        (_, Lang::En) => "these arguments do not make sense together.".into(),
        (_, Lang::Fr) => "ces arguments n'ont pas de sens ensemble.".into(),
    }
}
