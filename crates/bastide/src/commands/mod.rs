//! The commands, each in a file of its own.

mod arena;
mod bench;
mod games;
mod hint;
mod load;
mod play;
mod render;
mod replay;
mod rules;
mod serve;
mod simulate;
mod tiles;
mod train;
mod words;

use crate::failure::Failure;
use crate::language::Speaker;
use crate::output::Output;
use bastide_engine::lang::Lang;
use clap::{Arg, ArgAction, ArgMatches, Command};

/// One command: what it is called, how it is used, what it does.
struct Entry {
    name: &'static str,
    describe: fn(Lang) -> Command,
    run: fn(&ArgMatches, &mut Output) -> Result<(), Failure>,
}

/// In the order in which help lists them.
const COMMANDS: [Entry; 13] = [
    Entry { name: "serve", describe: serve::command, run: serve::run },
    Entry { name: "play", describe: play::command, run: play::run },
    Entry { name: "games", describe: games::command, run: games::run },
    Entry { name: "rules", describe: rules::command, run: rules::run },
    Entry { name: "simulate", describe: simulate::command, run: simulate::run },
    Entry { name: "arena", describe: arena::command, run: arena::run },
    Entry { name: "hint", describe: hint::command, run: hint::run },
    Entry { name: "replay", describe: replay::command, run: replay::run },
    Entry { name: "render", describe: render::command, run: render::run },
    Entry { name: "tiles", describe: tiles::command, run: tiles::run },
    Entry { name: "train", describe: train::command, run: train::run },
    Entry { name: "bench", describe: bench::command, run: bench::run },
    Entry { name: "load", describe: load::command, run: load::run },
];

/// The whole command line, in one language.
pub(crate) fn command(lang: Lang) -> Command {
    let t = Speaker(lang);
    let mut command = Command::new("bastide")
        .version(env!("CARGO_PKG_VERSION"))
        .about(t.say(
            "Play, simulate, record, replay and draw the games of the Carcassonne family",
            "Jouer, simuler, noter, rejouer et dessiner les jeux de la famille Carcassonne",
        ))
        .after_help(t.say(
            "Examples:\n  bastide play --bots greedy\n  bastide simulate --bots greedy,random --games 100\n  bastide render game.txt -o board.png\n\nBastide is not affiliated with the publishers of the games it implements.",
            "Exemples :\n  bastide play --bots greedy\n  bastide simulate --bots greedy,random --games 100\n  bastide render partie.txt -o plateau.png\n\nBastide n'est pas affilié aux éditeurs des jeux qu'il met en œuvre.",
        ))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(true)
        .arg(
            Arg::new("lang")
                .long("lang")
                .global(true)
                .value_name(t.say("LANG", "LANGUE"))
                .value_parser(["en", "fr"])
                .hide_possible_values(true)
                .help(t.say("Language, en or fr [default: the system's]", "Langue, en ou fr [défaut : celle du système]")),
        );
    for entry in COMMANDS {
        let described = (entry.describe)(lang);
        debug_assert_eq!(described.get_name(), entry.name, "a command runs under its own name");
        command = command.subcommand(described);
    }
    localised(command, lang)
}

/// Runs the command that was asked for.
pub(crate) fn run(matches: &ArgMatches, output: &mut Output) -> Result<(), Failure> {
    let (name, matches) = matches.subcommand().expect("a command is required");
    let entry =
        COMMANDS.into_iter().find(|entry| entry.name == name).expect("only listed commands are offered");
    (entry.run)(matches, output)
}

/// Says in the chosen language what the argument parser adds of its own.
fn localised(command: Command, lang: Lang) -> Command {
    let t = Speaker(lang);
    let template = t.say(
        "{about-with-newline}\nUsage: {usage}\n\n{all-args}{after-help}",
        "{about-with-newline}\nUtilisation : {usage}\n\n{all-args}{after-help}",
    );
    let mut command = command
        .help_template(template)
        .subcommand_help_heading(t.say("Commands", "Commandes"))
        .subcommand_value_name(t.say("COMMAND", "COMMANDE"))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(
            Arg::new("help")
                .short('h')
                .long("help")
                .action(ArgAction::Help)
                .help(t.say("Print help", "Afficher l'aide")),
        );
    if command.get_version().is_some() {
        let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
        command = command.arg(version.help(t.say("Print the version", "Afficher la version")));
    }
    command = command.mut_args(|arg| {
        let heading =
            if arg.is_positional() { t.say("Arguments", "Arguments") } else { t.say("Options", "Options") };
        let default = arg.get_default_values().first().map(|value| value.to_string_lossy().into_owned());
        let arg = arg.help_heading(heading);
        match (default, arg.get_help().map(ToString::to_string)) {
            (Some(default), Some(help)) if arg.get_action().takes_values() => {
                let help = format!("{help} [{} {default}]", t.say("default:", "défaut :"));
                arg.help(help).hide_default_value(true)
            }
            _ => arg,
        }
    });
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    for name in names {
        command = command.mut_subcommand(name, |sub| localised(sub, lang));
    }
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed_in_both_languages() {
        for lang in [Lang::En, Lang::Fr] {
            command(lang).debug_assert();
        }
    }

    /// Words that the parser or a hurried author would leave in English.
    #[test]
    fn french_help_is_french() {
        for entry in COMMANDS {
            let mut whole = command(Lang::Fr);
            let help = whole.find_subcommand_mut(entry.name).unwrap().render_long_help().to_string();
            assert!(help.contains("Utilisation :") && help.contains("Exemples :"), "{help}");
            for english in ["Usage", "default", "Print", "Examples", "Commands", "possible values", " the "] {
                assert!(!help.contains(english), "{english:?} in the French help:\n{help}");
            }
        }
    }

    #[test]
    fn every_command_gives_examples() {
        for entry in COMMANDS {
            let help = (entry.describe)(Lang::En).render_long_help().to_string();
            assert!(help.contains(&format!("  bastide {}", entry.name)), "{help}");
        }
    }
}
