//! The arguments that choose a game, the same for every command that plays one.

use crate::failure::Failure;
use crate::language::Speaker;
use bastide_bots::BotKind;
use bastide_engine::chance::Seed;
use bastide_engine::lang::Lang;
use bastide_engine::setup::{Request, Setup};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};

/// Adds `--game`, `--preset` and `--option`.
pub(crate) fn with_game(command: Command, lang: Lang) -> Command {
    let t = Speaker(lang);
    command
        .arg(
            Arg::new("game")
                .long("game")
                .value_name(t.say("GAME", "JEU"))
                .default_value("base")
                .help(t.say("Which game; see `bastide games`", "Quel jeu ; voir `bastide games`")),
        )
        .arg(Arg::new("preset").long("preset").value_name(t.say("NAME", "NOM")).help(
            t.say("A named set of options, such as competition", "Un jeu d'options, comme competition"),
        ))
        .arg(
            Arg::new("option")
                .long("option")
                .value_name(t.say("NAME=VALUE", "NOM=VALEUR"))
                .action(ArgAction::Append)
                .help(t.say(
                    "One option, such as farmers=third-edition",
                    "Une option, comme farmers=third-edition",
                )),
        )
}

/// Adds `--players`.
pub(crate) fn with_players(command: Command, lang: Lang) -> Command {
    let t = Speaker(lang);
    command.arg(
        Arg::new("players")
            .long("players")
            .value_name("N")
            .value_parser(value_parser!(usize))
            .help(t.say("How many play", "Nombre de joueurs")),
    )
}

/// Adds `--seed`.
pub(crate) fn with_seed(command: Command, lang: Lang) -> Command {
    let t = Speaker(lang);
    command.arg(Arg::new("seed").long("seed").value_name(t.say("SEED", "GRAINE")).default_value("1").help(
        t.say(
            "What all chance follows from: a number or 64 hexadecimal digits",
            "D'où vient tout le hasard : un nombre ou 64 chiffres hexadécimaux",
        ),
    ))
}

/// Adds `--threads`.
pub(crate) fn with_threads(command: Command, lang: Lang) -> Command {
    let t = Speaker(lang);
    command.arg(
        Arg::new("threads")
            .long("threads")
            .value_name("N")
            .value_parser(value_parser!(u64).range(1..=1024))
            .help(t.say(
                "How many games at once [default: one per core]",
                "Parties simultanées [défaut : une par cœur]",
            )),
    )
}

/// Adds `--json`.
pub(crate) fn with_json(command: Command, lang: Lang) -> Command {
    let t = Speaker(lang);
    command.arg(
        Arg::new("json")
            .long("json")
            .action(ArgAction::SetTrue)
            .help(t.say("Print JSON, for programs", "Écrire en JSON, pour les programmes")),
    )
}

/// The setup these arguments ask for.
pub(crate) fn setup(matches: &ArgMatches, players: usize, lang: Lang) -> Result<Setup, Failure> {
    let mut request = Request { players, ..Request::default() };
    request.game = matches.get_one::<String>("game").map_or("base", String::as_str);
    request.preset = matches.get_one::<String>("preset").map(String::as_str);
    for text in matches.get_many::<String>("option").unwrap_or_default() {
        let pair = text.split_once('=').ok_or_else(|| {
            Failure::new(
                lang,
                format!("--option {text:?} has no value; write --option NAME=VALUE"),
                format!("--option « {text} » n'a pas de valeur ; écrivez --option NOM=VALEUR"),
            )
        })?;
        request.options.push(pair);
    }
    Setup::new(&request).map_err(|error| Failure::of(&error, lang))
}

/// The seed these arguments ask for.
pub(crate) fn seed(matches: &ArgMatches, lang: Lang) -> Result<Seed, Failure> {
    let text = matches.get_one::<String>("seed").map_or("1", String::as_str);
    text.parse().map_err(|()| {
        Failure::new(
            lang,
            format!("{text:?} is no seed; it is a number or 64 hexadecimal digits"),
            format!("« {text} » n'est pas une graine ; c'est un nombre ou 64 chiffres hexadécimaux"),
        )
    })
}

/// How many games to play at once.
pub(crate) fn threads(matches: &ArgMatches) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, |cores| cores.get());
    matches.get_one::<u64>("threads").map_or_else(cores, |&threads| threads as usize)
}

/// The bots named in a list such as `greedy,random`.
pub(crate) fn bots(list: &str, lang: Lang) -> Result<Vec<BotKind>, Failure> {
    list.split(',')
        .map(|name| name.trim().parse().map_err(|error: bastide_bots::UnknownBot| Failure::of(&error, lang)))
        .collect()
}
