//! `bastide load`: many games at once against a local server.

use crate::failure::Failure;
use crate::game_args::{self, with_json, with_seed};
use crate::language::Speaker;
use crate::output::Output;
use crate::progress::Progress;
use bastide_engine::lang::Lang;
use bastide_server::load;
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
            "Examples:\n  bastide load --games 1000\n  bastide load --games 100 --server 127.0.0.1:8080 --json",
            "Exemples :\n  bastide load --games 1000\n  bastide load --games 100 --server 127.0.0.1:8080 --json",
        ))
        .arg(
            Arg::new("games")
                .long("games")
                .value_name("N")
                .default_value("100")
                .value_parser(value_parser!(u64).range(1..=20_000))
                .help(t.say("How many games at once", "Nombre de parties simultanées")),
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
    let server =
        asked.parse::<SocketAddr>().ok().filter(|address| address.ip().is_loopback()).ok_or_else(|| {
            Failure::new(
                lang,
                format!("{asked:?} is no address of this computer; write it as 127.0.0.1:8080"),
                format!(
                    "« {asked} » n'est pas une adresse de cet ordinateur ; écrivez par exemple 127.0.0.1:8080"
                ),
            )
        })?;
    let games = *matches.get_one::<u64>("games").expect("it has a default");
    let seed = game_args::seed(matches, lang)?;
    let failed = |error: &dyn std::fmt::Display| {
        Failure::new(
            lang,
            format!("the games could not be played: {error}; is `bastide serve` running at {server}?"),
            format!(
                "les parties n'ont pu être jouées : {error} ; `bastide serve` tourne-t-il à l'adresse {server} ?"
            ),
        )
    };
    let runtime = tokio::runtime::Runtime::new().map_err(|error| failed(&error))?;
    let progress = Progress::new(games, lang);
    let report = runtime.block_on(load::run(server, games as usize, seed, || progress.add(1)));
    drop(progress);
    let report = report.map_err(|error| failed(&error))?;
    let seconds = report.elapsed.as_secs_f64();
    let per_second = report.moves as f64 / seconds;
    let [p50, p90, p99, max] =
        [50.0, 90.0, 99.0, 100.0].map(|percent| 1000.0 * report.percentile(percent).as_secs_f64());
    if matches.get_flag("json") {
        return output.json(&json!({
            "games": report.games,
            "moves": report.moves,
            "seconds": seconds,
            "moves_per_second": per_second,
            "latency_ms": { "p50": p50, "p90": p90, "p99": p99, "max": max },
        }));
    }
    let (games, moves) = (report.games, report.moves);
    output.line(match lang {
        Lang::En => format!(
            "{games} games at once: {moves} turns in {seconds:.1} s, {per_second:.0} turns per second"
        ),
        Lang::Fr => format!(
            "{games} parties à la fois : {moves} tours en {seconds:.1} s, {per_second:.0} tours par seconde"
        ),
    })?;
    output.line(match lang {
        Lang::En => format!("acknowledged within {p50:.1} ms (median), {p90:.1} ms (90 %), {p99:.1} ms (99 %), {max:.1} ms (all)"),
        Lang::Fr => format!("confirmés en {p50:.1} ms (médiane), {p90:.1} ms (90 %), {p99:.1} ms (99 %), {max:.1} ms (tous)"),
    })
}
