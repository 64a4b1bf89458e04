//! `bastide arena`: which of several bots is stronger, and how sure that is.

mod bout;
mod duel;
mod league;
mod words;

use crate::failure::Failure;
use crate::game_args::{self, with_budget, with_game, with_json, with_players, with_seed, with_threads};
use crate::language::Speaker;
use crate::output::Output;
use bastide_engine::lang::Lang;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use std::path::PathBuf;

/// Games when nothing is said about it, or the next number that makes whole rounds.
const USUAL_GAMES: u64 = 200;

pub(crate) fn command(lang: Lang) -> Command {
    let t = Speaker(lang);
    let bot = |id, help| {
        Arg::new(id)
            .value_name(t.say("BOT", "ROBOT"))
            .required_unless_present("round-robin")
            .conflicts_with("round-robin")
            .help(help)
    };
    let command = Command::new("arena")
        .about(t.say(
            "Measure bots against each other in games with the same tiles and changed seats; --records keeps every game",
            "Mesurer des robots entre eux, à tuiles égales et places échangées ; --records garde chaque partie",
        ))
        .after_help(t.say(
            "Examples:\n  bastide arena greedy random --games 200 --records games/\n  bastide arena search greedy --time 500ms --sprt\n  bastide arena greedy random --players 4 --games 40 --seed 7 --json\n  bastide arena --round-robin random,greedy,mason --games 100 --markdown",
            "Exemples :\n  bastide arena greedy random --games 200 --records parties/\n  bastide arena search greedy --time 500ms --sprt\n  bastide arena greedy random --players 4 --games 40 --seed 7 --json\n  bastide arena --round-robin random,greedy,mason --games 100 --markdown",
        ))
        .arg(bot("first", t.say("The bot that is measured", "Le robot mesuré")))
        .arg(bot(
            "second",
            t.say(
                "The bot it is measured against; it has all other seats",
                "Le robot auquel il est comparé ; il a toutes les autres places",
            ),
        ))
        .arg(
            Arg::new("round-robin")
                .long("round-robin")
                .value_name(t.say("BOT,…", "ROBOT,…"))
                .conflicts_with_all(["players", "sprt"])
                .help(t.say(
                    "Instead of two bots: every two of these play --games games, and all are rated",
                    "Au lieu de deux robots : chacun joue --games parties contre chaque autre, et tous sont classés",
                )),
        )
        .arg(
            Arg::new("near")
                .long("near")
                .value_name("N")
                .value_parser(value_parser!(u64).range(1..))
                .requires("round-robin")
                .help(t.say(
                    "Of a list from the weakest to the strongest, only those play each other that are at most so many places apart; games between others would tell little",
                    "D'une liste du plus faible au plus fort, seuls jouent entre eux ceux que séparent au plus N places ; les autres parties diraient peu",
                )),
        )
        .arg(
            Arg::new("records")
                .long("records")
                .value_name(t.say("DIR", "DOSSIER"))
                .value_parser(value_parser!(PathBuf))
                .help(t.say(
                    "Write every game as a record into this folder, which must be new or empty",
                    "Noter chaque partie dans ce dossier, qui doit être nouveau ou vide",
                )),
        )
        .arg(Arg::new("games").long("games").value_name("N").value_parser(value_parser!(u64).range(2..=1_000_000_000)).help(
            t.say(
                "How many games, a multiple of the number of players [default: about 200]",
                "Nombre de parties, un multiple du nombre de joueurs [défaut : environ 200]",
            ),
        ))
        .arg(
            Arg::new("sprt")
                .long("sprt")
                .value_name("P0,P1")
                .num_args(0..=1)
                .default_missing_value("")
                .help(t.say(
                    "Stop as soon as it is clear which of two win rates is true; without numbers a fair share or a tenth more, 0.5,0.55 for two",
                    "S'arrêter dès qu'on sait laquelle de deux probabilités de gain est la vraie ; sans nombres, une part égale ou un dixième de plus, 0.5,0.55 à deux",
                )),
        )
        .arg(
            Arg::new("markdown")
                .long("markdown")
                .action(ArgAction::SetTrue)
                .conflicts_with("json")
                .help(t.say("Print the ratings as a Markdown table", "Écrire le classement en tableau Markdown")),
        );
    let command = with_players(with_game(command, lang), lang).mut_arg("players", |players| {
        players.help(t.say(
            "How many play; the first bot against copies of the second [default: 2]",
            "Nombre de joueurs ; le premier robot contre des copies du second [défaut : 2]",
        ))
    });
    with_json(with_threads(with_seed(with_budget(command, lang), lang), lang), lang)
}

pub(crate) fn run(matches: &ArgMatches, output: &mut Output) -> Result<(), Failure> {
    match matches.get_one::<String>("round-robin") {
        Some(list) => league::run(game_args::bots(list, output.lang())?, matches, output),
        None if matches.get_flag("markdown") => Err(words::no_table(output.lang())),
        None => duel::run(matches, output),
    }
}

/// How many rounds the games make that were asked for.
fn rounds(matches: &ArgMatches, players: usize, lang: Lang) -> Result<u64, Failure> {
    let players = players as u64;
    let Some(&games) = matches.get_one::<u64>("games") else { return Ok(USUAL_GAMES.div_ceil(players)) };
    match games % players {
        0 => Ok(games / players),
        _ => Err(words::no_whole_rounds(games, players, lang)),
    }
}
