//! `bastide load`: many games at once against a local server.

mod words;

use crate::failure::Failure;
use crate::game_args::{self, with_json, with_seed};
use crate::language::Speaker;
use crate::output::Output;
use crate::progress::Progress;
use bastide_bots::BotKind;
use bastide_engine::lang::Lang;
use bastide_server::load::{self, Load, Times};
use clap::{Arg, ArgMatches, Command, value_parser};
use serde_json::json;
use std::net::SocketAddr;

pub(crate) fn command(lang: Lang) -> Command {
    let t = Speaker(lang);
    let command = Command::new("load")
        .about(t.say(
            "Play many games at once against a server on this computer and measure it",
            "Jouer de nombreuses parties à la fois contre un serveur de cet ordinateur et le mesurer",
        ))
        .after_help(t.say(
            "Examples:\n  bastide load --games 1000\n  bastide load --games 50 --bots seneschal --turns 10\n  bastide load --games 20 --pictures 16\n  bastide load --games 100 --server 127.0.0.1:8080 --json",
            "Exemples :\n  bastide load --games 1000\n  bastide load --games 50 --bots seneschal --turns 10\n  bastide load --games 20 --pictures 16\n  bastide load --games 100 --server 127.0.0.1:8080 --json",
        ))
        .arg(
            Arg::new("games")
                .long("games")
                .value_name("N")
                .default_value("100")
                .value_parser(value_parser!(u64).range(1..=20_000))
                .help(t.say("How many games at once", "Nombre de parties simultanées")),
        )
        .arg(Arg::new("bots").long("bots").value_name(t.say("LEVEL", "NIVEAU")).help(t.say(
            "Play each game against a bot of this level, by name or number [default: both sides from here]",
            "Jouer chaque partie contre un robot de ce niveau, par nom ou numéro [défaut : les deux camps d'ici]",
        )))
        .arg(
            Arg::new("turns")
                .long("turns")
                .value_name("N")
                .value_parser(value_parser!(u64).range(1..))
                .help(t.say(
                    "Leave each game after so many turns of ours [default: play to the end]",
                    "Quitter chaque partie après tant de nos tours [défaut : jouer jusqu'au bout]",
                )),
        )
        .arg(
            Arg::new("pictures")
                .long("pictures")
                .value_name("N")
                .default_value("0")
                .value_parser(value_parser!(u64).range(0..=1000))
                .help(t.say(
                    "So many clients ask for pictures of the games meanwhile",
                    "Nombre de clients qui demandent entre-temps des images des parties",
                )),
        )
        .arg(
            Arg::new("server")
                .long("server")
                .value_name(t.say("ADDRESS:PORT", "ADRESSE:PORT"))
                .default_value("127.0.0.1:8080")
                .help(t.say("Where the server is; on this computer only", "Où est le serveur ; sur cet ordinateur seulement")),
        );
    with_json(with_seed(command, lang), lang)
}

pub(crate) fn run(matches: &ArgMatches, output: &mut Output) -> Result<(), Failure> {
    let lang = output.lang();
    let asked = matches.get_one::<String>("server").expect("it has a default");
    let server = asked
        .parse::<SocketAddr>()
        .ok()
        .filter(|address| address.ip().is_loopback())
        .ok_or_else(|| words::no_address(asked, lang))?;
    let bot = matches.get_one::<String>("bots").map(|name| name.parse::<BotKind>()).transpose();
    let bot = bot.map_err(|error| Failure::of(&error, lang))?;
    let load = Load {
        games: *matches.get_one::<u64>("games").expect("it has a default") as usize,
        bot: bot.map(|bot| bot.name().to_owned()),
        turns: matches.get_one::<u64>("turns").map(|&turns| turns as usize),
        pictures: *matches.get_one::<u64>("pictures").expect("it has a default") as usize,
        seed: game_args::seed(matches, lang)?,
    };
    let failed = |error: &dyn std::fmt::Display| words::failed(error, server, lang);
    let runtime = tokio::runtime::Runtime::new().map_err(|error| failed(&error))?;
    let progress = Progress::new(load.games as u64, lang);
    let report = runtime.block_on(load::run(server, &load, || progress.add(1)));
    drop(progress);
    let report = report.map_err(|error| failed(&error))?;
    let seconds = report.elapsed.as_secs_f64();
    let per_second = report.moves as f64 / seconds;
    if matches.get_flag("json") {
        let numbers = |times: &Times| {
            let [p50, p90, p99, max] = milliseconds(times);
            json!({ "p50": p50, "p90": p90, "p99": p99, "max": max })
        };
        return output.json(&json!({
            "games": report.games,
            "moves": report.moves,
            "seconds": seconds,
            "moves_per_second": per_second,
            "latency_ms": numbers(&report.acknowledged),
            "bot": bot.map(BotKind::name),
            "bot_ms": bot.map(|_| numbers(&report.waited)),
            "pictures": report.drawn.count(),
            "pictures_refused": report.undrawn,
            "picture_ms": (load.pictures > 0).then(|| numbers(&report.drawn)),
        }));
    }
    output.line(words::turns(report.games, report.moves, seconds, per_second, lang))?;
    output.line(words::acknowledged(milliseconds(&report.acknowledged), lang))?;
    if load.pictures > 0 {
        let (count, refused) = (report.drawn.count(), report.undrawn);
        output.line(words::pictures(count, refused, milliseconds(&report.drawn), lang))?;
    }
    match bot {
        Some(bot) => output.line(words::answered(bot.title().get(lang), milliseconds(&report.waited), lang)),
        None => Ok(()),
    }
}

/// The median, what 90 and 99 of a hundred did not exceed, and the longest.
fn milliseconds(times: &Times) -> [f64; 4] {
    [50.0, 90.0, 99.0, 100.0].map(|percent| 1000.0 * times.percentile(percent).as_secs_f64())
}
