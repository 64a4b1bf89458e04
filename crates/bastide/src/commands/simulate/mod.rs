//! `bastide simulate`: many games between bots.

mod words;

use crate::failure::Failure;
use crate::game_args::{self, object, with_game, with_json, with_players, with_seed, with_threads};
use crate::language::Speaker;
use crate::output::Output;
use crate::progress::Progress;
use crate::{files, parallel};
use bastide_bots::simulate::{Simulation, Totals};
use bastide_bots::{BotFault, BotKind, Budget, Outcome};
use bastide_engine::Game;
use bastide_engine::lang::Lang;
use bastide_engine::record::{Name, Record};
use clap::{Arg, ArgMatches, Command, value_parser};
use serde_json::json;
use std::ops::{ControlFlow, Range};
use std::path::{Path, PathBuf};
use std::time::Instant;

pub(crate) fn command(lang: Lang) -> Command {
    let t = Speaker(lang);
    let command = Command::new("simulate")
        .about(t.say("Let bots play many games and print the averages", "Faire jouer des robots et donner les moyennes"))
        .after_help(t.say(
            "Examples:\n  bastide simulate --bots random,random --games 10000 --threads 1\n  bastide simulate --bots greedy,random,random --preset competition --games 100 --json\n  bastide simulate --bots greedy --players 4 --games 10 --records games/",
            "Exemples :\n  bastide simulate --bots random,random --games 10000 --threads 1\n  bastide simulate --bots greedy,random,random --preset competition --games 100 --json\n  bastide simulate --bots greedy --players 4 --games 10 --records parties/",
        ))
        .arg(
            Arg::new("bots")
                .long("bots")
                .value_name(t.say("BOT,…", "ROBOT,…"))
                .default_value("random")
                .help(t.say("A bot for each seat, or one for all", "Un robot par place, ou un pour toutes")),
        )
        .arg(
            Arg::new("games")
                .long("games")
                .value_name("N")
                .default_value("1000")
                .value_parser(value_parser!(u64).range(1..=1_000_000_000))
                .help(t.say("How many games", "Nombre de parties")),
        )
        .arg(
            Arg::new("records")
                .long("records")
                .value_name(t.say("DIR", "DOSSIER"))
                .value_parser(value_parser!(PathBuf))
                .help(t.say("Write every game as a record into this folder", "Noter chaque partie dans ce dossier")),
        );
    with_json(with_threads(with_seed(with_players(with_game(command, lang), lang), lang), lang), lang)
}

pub(crate) fn run(matches: &ArgMatches, output: &mut Output) -> Result<(), Failure> {
    let lang = output.lang();
    let bots = seated_bots(matches, lang)?;
    let setup = game_args::setup(matches, bots.len(), lang)?;
    let simulation = Simulation {
        game: Game::new(&setup),
        seed: game_args::seed(matches, lang)?,
        bots,
        budget: Budget::default(),
    };
    let games = *matches.get_one::<u64>("games").expect("it has a default");
    let threads = game_args::threads(matches);
    let work = Work { games, threads, lang };

    let started = Instant::now();
    let told = |fault: BotFault| Failure::of(&fault, lang);
    let totals = match matches.get_one::<PathBuf>("records") {
        Some(folder) => {
            let play = |number| simulation.play_kept(number).map_err(told);
            let record = |number, outcome| record_of(&simulation, number, outcome).to_string();
            work.with_records(folder, play, record)?
        }
        None => {
            let slow = simulation.bots.iter().any(|&bot| bot != BotKind::Random);
            let chunk = if slow { 1 } else { 256 };
            work.add_up(chunk, |numbers| simulation.play(numbers).map_err(told))?
        }
    };
    let seconds = started.elapsed().as_secs_f64();
    report(&simulation, &totals, seconds, threads, matches.get_flag("json"), output)
}

/// So many games, shared out among so many threads.
struct Work {
    games: u64,
    threads: usize,
    lang: Lang,
}

impl Work {
    /// Plays all games, so many at a time, and adds up what they come to.
    fn add_up(
        &self,
        chunk: u64,
        play: impl Fn(Range<u64>) -> Result<Totals, Failure> + Sync,
    ) -> Result<Totals, Failure> {
        let progress = Progress::new(self.games, self.lang);
        let mut totals: Option<Totals> = None;
        let merge = |_, part: Totals| {
            progress.add(part.games);
            match &mut totals {
                Some(totals) => totals.merge(&part),
                None => totals = Some(part),
            }
            Ok(ControlFlow::Continue(()))
        };
        parallel::run(self.games, chunk, self.threads, play, merge)?;
        Ok(totals.expect("at least one game was played"))
    }

    /// Plays all games and writes each into the folder as soon as it is over: what is counted and what is written
    /// are one game, played once.
    fn with_records(
        &self,
        folder: &Path,
        play: impl Fn(u64) -> Result<(Totals, Outcome), Failure> + Sync,
        record: impl Fn(u64, Outcome) -> String + Sync,
    ) -> Result<Totals, Failure> {
        files::make_folder(folder, self.lang)?;
        let width = (self.games - 1).to_string().len();
        self.add_up(1, |numbers| {
            let number = numbers.start;
            let (totals, outcome) = play(number)?;
            let file = folder.join(format!("{number:0width$}.txt"));
            files::write(&file, record(number, outcome).as_bytes(), self.lang)?;
            Ok(totals)
        })
    }
}

/// One bot for each seat: as many as named, or one name for `--players` seats.
fn seated_bots(matches: &ArgMatches, lang: Lang) -> Result<Vec<BotKind>, Failure> {
    let list = matches.get_one::<String>("bots").map_or("random", String::as_str);
    let named = game_args::bots(list, lang)?;
    match (matches.get_one::<usize>("players"), named.as_slice()) {
        (None, [one]) => Ok(vec![*one; 2]),
        (None, _) => Ok(named),
        // A number that no game has is refused by the setup, with the reason.
        (Some(&players), [one]) => Ok(vec![*one; players.min(1000)]),
        (Some(&players), _) if players == named.len() => Ok(named),
        (Some(&players), _) => Err(words::other_number(named.len(), players, lang)),
    }
}

fn record_of(simulation: &Simulation, number: u64, outcome: Outcome) -> Record {
    let name = |(bot, number): (&BotKind, usize)| {
        Name::new(&format!("{bot} {number}")).expect("bots have short names")
    };
    let names = simulation.bots.iter().zip(1..).map(name).collect();
    outcome.record(simulation.game.setup(), names, simulation.seed_of(number))
}

fn report(
    simulation: &Simulation,
    totals: &Totals,
    seconds: f64,
    threads: usize,
    as_json: bool,
    output: &mut Output,
) -> Result<(), Failure> {
    let games = totals.games as f64;
    let means: Vec<f64> = totals.scores.iter().map(|&score| score as f64 / games).collect();
    let placements = totals.placements as f64 / totals.turns as f64;
    let unplaceable = totals.unplaceable as f64 / games;
    let per_second = games / seconds;
    if as_json {
        let mut told = game_args::told(simulation.game.setup());
        told.extend(object(json!({
            "bots": simulation.bots.iter().map(|bot| bot.name()).collect::<Vec<_>>(),
            "seed": simulation.seed.to_string(),
            "threads": threads,
            "games": totals.games,
            "seconds": seconds,
            "games_per_second": per_second,
            "mean_score": means,
            "wins": totals.wins,
            "mean_placements_per_turn": placements,
            "unplaceable_per_game": unplaceable,
        })));
        return output.json(&told);
    }
    let lang = output.lang();
    output.line(words::games(totals.games, seconds, per_second, lang))?;
    for (seat, &bot) in simulation.bots.iter().enumerate() {
        output.line(words::seat(seat + 1, bot, means[seat], totals.wins[seat], lang))?;
    }
    // Where tiles come from hands, none is drawn to be counted.
    if totals.turns > 0 {
        output.line(format_args!("  {placements:.2} {}", words::PLACEMENTS.get(lang)))?;
    }
    output.line(format_args!("  {unplaceable:.4} {}", words::UNPLACEABLE.get(lang)))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that can't write its files has failed")]

    use super::*;
    use bastide_engine::chance::Seed;
    use bastide_engine::setup::{Request, Setup};
    use std::sync::Mutex;

    #[test]
    fn with_records_every_game_is_played_once() {
        let simulation = Simulation {
            game: Game::new(&Setup::new(&Request::default()).unwrap()),
            seed: Seed::from(2),
            bots: vec![BotKind::Greedy, BotKind::Random],
            budget: Budget::default(),
        };
        let folder = tempfile::tempdir().unwrap();
        let played = Mutex::new(Vec::new());
        let play = |number| {
            played.lock().unwrap().push(number);
            Ok(simulation.play_kept(number).unwrap())
        };
        let record = |number, outcome| record_of(&simulation, number, outcome).to_string();
        let work = Work { games: 11, threads: 2, lang: Lang::En };
        let totals = work.with_records(folder.path(), play, record).ok().expect("the folder can be written");
        let mut played = played.into_inner().unwrap();
        played.sort();
        assert_eq!(played, (0..11).collect::<Vec<u64>>());
        assert_eq!(totals, simulation.play(0..11).unwrap());
        for number in 0..11 {
            let written = std::fs::read_to_string(folder.path().join(format!("{number:02}.txt"))).unwrap();
            let scores = Record::parse(&written).unwrap().scores.unwrap();
            assert_eq!(scores, simulation.play_kept(number).unwrap().1.state.scores());
        }
    }
}
