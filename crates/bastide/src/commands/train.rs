//! `bastide train`: learns the weights of an evaluation from games that it plays against itself.

use crate::failure::Failure;
use crate::game_args::{self, with_json, with_players, with_seed, with_threads};
use crate::language::Speaker;
use crate::output::Output;
use crate::progress::Progress;
use crate::{files, parallel};
use bastide_bots::greedy::Beliefs;
use bastide_bots::train::{Lesson, Teaching, learnt, lesson};
use bastide_engine::chance::Seed;
use bastide_engine::lang::{Lang, Say};
use bastide_engine::setup::{Request, Setup};
use bastide_engine::state::Game;
use clap::{Arg, ArgMatches, Command, value_parser};
use serde_json::{Value, json};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

pub(crate) fn command(lang: Lang) -> Command {
    let t = Speaker(lang);
    let number = |id, default, help| {
        Arg::new(id)
            .long(id)
            .value_name("N")
            .default_value(default)
            .value_parser(value_parser!(u64).range(1..=1_000_000_000))
            .help(help)
    };
    let command = Command::new("train")
        .about(t.say(
            "Learn the weights of an evaluation from games that it plays against itself",
            "Apprendre les poids d'une évaluation dans des parties contre elle-même",
        ))
        .after_help(t.say(
            "Examples:\n  bastide train base --preset competition --games 400 --rounds 6 -o weights.toml\n  bastide train city --from weights.toml -o better.toml",
            "Exemples :\n  bastide train base --preset competition --games 400 --rounds 6 -o poids.toml\n  bastide train city --from poids.toml -o mieux.toml",
        ))
        .arg(
            Arg::new("game")
                .value_name(t.say("GAME", "JEU"))
                .required(true)
                .help(t.say("Which game; see `bastide games`", "Quel jeu ; voir `bastide games`")),
        )
        .arg(
            Arg::new("out")
                .short('o')
                .long("out")
                .value_name(t.say("FILE", "FICHIER"))
                .required(true)
                .value_parser(value_parser!(PathBuf))
                .help(t.say("Where the weights go", "Où écrire les poids")),
        )
        .arg(
            Arg::new("from")
                .long("from")
                .value_name(t.say("FILE", "FICHIER"))
                .value_parser(value_parser!(PathBuf))
                .help(t.say(
                    "Weights to begin with [default: those of the greedy bot]",
                    "Poids de départ [défaut : ceux du robot greedy]",
                )),
        )
        .arg(Arg::new("preset").long("preset").value_name(t.say("NAME", "NOM")).help(
            t.say("A named set of options, such as competition", "Un jeu d'options, comme competition"),
        ))
        .arg(number("games", "200", t.say("How many games in each round", "Nombre de parties par tour")))
        .arg(number("rounds", "5", t.say("How many rounds", "Nombre de tours")));
    let command = with_players(command, lang).mut_arg("players", |players| {
        players.help(t.say("How many play [default: 2]", "Nombre de joueurs [défaut : 2]"))
    });
    with_json(with_threads(with_seed(command, lang), lang), lang)
}

pub(crate) fn run(matches: &ArgMatches, output: &mut Output) -> Result<(), Failure> {
    let lang = output.lang();
    let training = Training::new(matches, lang)?;
    let out = matches.get_one::<PathBuf>("out").expect("-o is required");
    // Before hours of work, as it costs nothing.
    if out.is_dir() || out.parent().is_some_and(|folder| folder != Path::new("") && !folder.is_dir()) {
        let shown = out.display();
        return Err(Failure::new(
            lang,
            format!("can't write {shown}: it must be a file in a folder that exists"),
            format!("impossible d'écrire {shown} : ce doit être un fichier dans un dossier qui existe"),
        ));
    }
    let as_json = matches.get_flag("json");
    // After the last round the weights are tried once more, in games of their own.
    let mut beliefs = training.start;
    let mut errors = Vec::new();
    for round in 0..=training.rounds {
        let lesson = training.lesson(beliefs, round);
        let error = Error::of(&lesson);
        if !as_json {
            output.line(error.told(round, round == training.rounds, lang))?;
            // Rounds may take long, and each is news.
            output.flush()?;
        }
        errors.push(error);
        if round < training.rounds {
            beliefs = learnt(beliefs, &lesson, Teaching::USUAL);
        }
    }
    files::write(out, training.file(beliefs, &errors).as_bytes(), lang)?;
    if as_json { output.json(&training.as_json(beliefs, &errors)) } else { Ok(()) }
}

/// What is to be learnt, and from what.
struct Training {
    game: Game,
    start: Beliefs,
    seed: Seed,
    games: u64,
    rounds: u64,
    threads: usize,
    /// What to type to do all of it again.
    command: String,
    lang: Lang,
}

/// By how much an evaluation was off.
struct Error {
    /// The square root of the mean square, in points of the margin at the end.
    points: f64,
    /// The share of the margins' spread that it foresaw.
    foreseen: f64,
    positions: u64,
}

impl Error {
    fn of(lesson: &Lesson) -> Self {
        let positions = lesson.positions.max(1) as f64;
        Self {
            points: (lesson.squares / positions).sqrt(),
            foreseen: 1.0 - lesson.squares / lesson.margins.max(f64::MIN_POSITIVE),
            positions: lesson.positions,
        }
    }

    fn told(&self, round: u64, is_last: bool, lang: Lang) -> String {
        let Self { points, positions, .. } = self;
        let (foreseen, round) = (100.0 * self.foreseen, round + 1);
        match (lang, is_last) {
            (Lang::En, false) => format!(
                "round {round}: off by {points:.3} points before it, {foreseen:.1} % foreseen, in {positions} positions"
            ),
            (Lang::En, true) => format!(
                "at the end: off by {points:.3} points, {foreseen:.1} % foreseen, in {positions} positions"
            ),
            (Lang::Fr, false) => format!(
                "tour {round} : erreur de {points:.3} points auparavant, {foreseen:.1} % prévus, dans {positions} positions"
            ),
            (Lang::Fr, true) => format!(
                "à la fin : erreur de {points:.3} points, {foreseen:.1} % prévus, dans {positions} positions"
            ),
        }
    }

    fn as_json(&self) -> Value {
        json!({ "error": self.points, "foreseen": self.foreseen, "positions": self.positions })
    }
}

impl Training {
    fn new(matches: &ArgMatches, lang: Lang) -> Result<Self, Failure> {
        let name = matches.get_one::<String>("game").expect("GAME is required");
        let preset = matches.get_one::<String>("preset").map(String::as_str);
        let players = matches.get_one::<usize>("players").map_or(2, |&players| players);
        let request = Request { game: name, players, preset, ..Request::default() };
        let setup = Setup::new(&request).map_err(|error| Failure::of(&error, lang))?;
        let from = matches.get_one::<PathBuf>("from");
        let start = match from {
            Some(path) => read(path, &setup, lang)?,
            None => Beliefs::tuned(setup.game()),
        };
        let number = |id| *matches.get_one::<u64>(id).expect("it has a default");
        let (seed, games, rounds) = (game_args::seed(matches, lang)?, number("games"), number("rounds"));
        let preset = preset.map_or(String::new(), |preset| format!(" --preset {preset}"));
        let from = from.map_or(String::new(), |path| format!(" --from {}", path.display()));
        let command = format!(
            "bastide train {name}{preset} --players {players} --games {games} --rounds {rounds} --seed {seed}{from}"
        );
        let (game, threads) = (Game::new(&setup), game_args::threads(matches));
        Ok(Self { game, start, seed, games, rounds, threads, command, lang })
    }

    /// Plays the games of a round. What was learnt is added up in the order of the games: sums of such numbers
    /// depend on their order, and must not depend on which thread is faster.
    fn lesson(&self, beliefs: Beliefs, round: u64) -> Lesson {
        let progress = Progress::new(self.games, self.lang);
        let seed = self.seed.child(round);
        let mut all: Option<Lesson> = None;
        let work = |numbers| Ok(lesson(&self.game, beliefs, seed, numbers, Teaching::USUAL));
        let merge = |_, part: Lesson| {
            match &mut all {
                Some(all) => all.merge(&part),
                None => all = Some(part),
            }
            progress.add(1);
            Ok(ControlFlow::Continue(()))
        };
        match parallel::run::<_, std::convert::Infallible>(self.games, 1, self.threads, work, merge) {
            Ok(()) => all.expect("at least one game was played"),
            Err(never) => match never {},
        }
    }

    /// The weights, and how they were made.
    fn file(&self, beliefs: Beliefs, errors: &[Error]) -> String {
        let Self { seed, games, rounds, .. } = self;
        let [before, after] = [&errors[0], &errors[errors.len() - 1]].map(|error| error.points);
        let command = quoted(&self.command);
        let program = env!("CARGO_PKG_VERSION");
        let weights = beliefs.to_toml();
        format!(
            "{weights}\n[made]\ncommand = {command}\nversion = \"{program}\"\nseed = \"{seed}\"\ngames = {games}\nrounds = {rounds}\nerror_before = {before:?}\nerror_after = {after:?}\n"
        )
    }

    fn as_json(&self, mut beliefs: Beliefs, errors: &[Error]) -> Value {
        let weights: serde_json::Map<String, Value> = (beliefs.names().into_iter())
            .filter_map(|name| Some((name.to_owned(), Value::from(*beliefs.named(name)?))))
            .collect();
        let mut told = game_args::told(self.game.setup());
        told.extend(game_args::object(json!({
            "command": self.command,
            "seed": self.seed.to_string(),
            "games": self.games,
            "rounds": self.rounds,
            "errors": errors.iter().map(Error::as_json).collect::<Vec<_>>(),
            "weights": weights,
        })));
        told.into()
    }
}

/// The weights of a file, which must be for the game that is played.
fn read(path: &Path, setup: &Setup, lang: Lang) -> Result<Beliefs, Failure> {
    let text = files::read(path, lang)?;
    Beliefs::from_toml(&text).and_then(|beliefs| beliefs.about(setup.game())).map_err(|error| {
        let colon = match lang {
            Lang::En => ":",
            Lang::Fr => " :",
        };
        let said = format!("{}{colon} {}", path.display(), error.say(lang));
        Failure::Refused { said, lang }
    })
}

/// As a text of TOML. Of what can't stand in one as it is, a path may hold any.
fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => quoted.push_str(&format!("\\u{:04X}", u32::from(c))),
            c => quoted.push(c),
        }
    }
    quoted + "\""
}
