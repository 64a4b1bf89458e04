//! `bastide train`: learns the weights of an evaluation from games that it plays against itself.

use crate::failure::Failure;
use crate::game_args::{self, with_json, with_players, with_seed, with_threads};
use crate::language::Speaker;
use crate::output::Output;
use crate::progress::Progress;
use crate::{files, parallel};
use bastide_bots::arena::{ArenaResult, Count, Round, play_round};
use bastide_bots::greedy::Beliefs;
use bastide_bots::train::{Course, Lesson, Teaching};
use bastide_bots::{Bot, Budget};
use bastide_engine::chance::Seed;
use bastide_engine::lang::{self, Lang, Say};
use bastide_engine::setup::{Request, Setup};
use bastide_engine::state::Game;
use clap::{Arg, ArgMatches, Command, value_parser};
use serde_json::{Value, json};
use std::convert::Infallible;
use std::ops::{ControlFlow, Range};
use std::path::{Path, PathBuf};

/// Rounds by which what was learnt is compared with what it began with, unless training was shorter.
const COMPARED: u64 = 500;

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
            "Examples:\n  bastide train base --preset competition --games 64 --rounds 200 -o weights.toml\n  bastide train city --from weights.toml -o better.toml",
            "Exemples :\n  bastide train base --preset competition --games 64 --rounds 200 -o poids.toml\n  bastide train city --from poids.toml -o mieux.toml",
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
        .arg(number("games", "64", t.say("How many pairs of games in each round, or one for each seat", "Nombre de paires de parties par tour, ou une par siège")))
        .arg(number("rounds", "100", t.say("How many rounds", "Nombre de tours")));
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
    let mut course =
        Course::new(&training.game, training.start, training.seed, training.rounds, Teaching::USUAL);
    if !as_json {
        output.line(told_weights(course.taught(), lang))?;
        output.flush()?;
    }
    let progress = Progress::new(training.rounds * training.games, lang);
    for _ in 0..training.rounds {
        let lesson = training.lesson(&course, &progress);
        course.take_in(&lesson);
    }
    drop(progress);
    let beliefs = course.learnt();
    let gain = training.compare(beliefs)?;
    files::write(out, training.file(beliefs, &gain).as_bytes(), lang)?;
    if as_json { output.json(&training.as_json(beliefs, &gain)) } else { output.line(told_gain(&gain, lang)) }
}

fn told_weights(taught: &[&str], lang: Lang) -> String {
    let names: Vec<String> = taught.iter().map(|&name| name.to_owned()).collect();
    let names = lang::list(&names, lang);
    match lang {
        Lang::En => format!("weights that matter in this game: {names}"),
        Lang::Fr => format!("poids qui comptent dans ce jeu : {names}"),
    }
}

fn told_gain(gain: &ArenaResult, lang: Lang) -> String {
    let ArenaResult { games, mean_margin, margin_stderr, win_rate, .. } = *gain;
    let won = 100.0 * win_rate;
    match lang {
        Lang::En => format!(
            "learnt weights against those it began with, {games} games: {mean_margin:+.2} ± {margin_stderr:.2} points a game, {won:.1} % won"
        ),
        Lang::Fr => format!(
            "poids appris contre ceux du départ, {games} parties : {mean_margin:+.2} ± {margin_stderr:.2} points par partie, {won:.1} % gagnées"
        ),
    }
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

    /// Plays the games of a lesson. What was learnt is added up in the order of the games: sums of such numbers
    /// depend on their order, and must not depend on which thread is faster.
    fn lesson(&self, course: &Course, progress: &Progress) -> Lesson {
        let mut all: Option<Lesson> = None;
        let merge = |_, part: Lesson| {
            match &mut all {
                Some(all) => all.merge(&part),
                None => all = Some(part),
            }
            progress.add(1);
            Ok(ControlFlow::Continue(()))
        };
        let work = |numbers| Ok(course.lesson(numbers));
        match parallel::run::<_, Infallible>(self.games, 1, self.threads, work, merge) {
            Ok(()) => all.expect("at least one game was played"),
            Err(never) => match never {},
        }
    }

    /// How the learnt weights fare against those it began with, in games that nothing was learnt from.
    fn compare(&self, beliefs: Beliefs) -> Result<ArenaResult, Failure> {
        let (seed, mut count) = (self.seed.child(u64::MAX), Count::default());
        let rounds = COMPARED.min(self.games * self.rounds);
        let work = |numbers: Range<u64>| {
            let seed = seed.child(numbers.start);
            let bots = |bot: usize| -> Box<dyn Bot + Send> {
                let own = if bot == 0 { beliefs } else { self.start };
                Box::new(own.greedy(seed.child(bot as u64)))
            };
            play_round(&self.game, seed, bots, Budget::default())
                .map_err(|fault| Failure::of(&fault, self.lang))
        };
        let merge = |_, round: Round| {
            count.add(&round);
            Ok(ControlFlow::Continue(()))
        };
        parallel::run(rounds, 1, self.threads, work, merge)?;
        Ok(count.result())
    }

    /// The weights, and how they were made.
    fn file(&self, beliefs: Beliefs, gain: &ArenaResult) -> String {
        let Self { seed, games, rounds, .. } = self;
        let ArenaResult { mean_margin, margin_stderr, win_rate, games: compared, .. } = *gain;
        let command = quoted(&self.command);
        let program = env!("CARGO_PKG_VERSION");
        let weights = beliefs.to_toml();
        format!(
            "{weights}\n[made]\ncommand = {command}\nversion = \"{program}\"\nseed = \"{seed}\"\ngames = {games}\nrounds = {rounds}\n\n[made.against_start]\ngames = {compared}\nmargin = {mean_margin:.2}\nmargin_stderr = {margin_stderr:.2}\nwin_rate = {win_rate:.3}\n"
        )
    }

    fn as_json(&self, mut beliefs: Beliefs, gain: &ArenaResult) -> Value {
        let weights: serde_json::Map<String, Value> = (beliefs.names().into_iter())
            .filter_map(|name| Some((name.to_owned(), Value::from(*beliefs.named(name)?))))
            .collect();
        let mut told = game_args::told(self.game.setup());
        told.extend(game_args::object(json!({
            "command": self.command,
            "seed": self.seed.to_string(),
            "games": self.games,
            "rounds": self.rounds,
            "against_start": {
                "games": gain.games,
                "mean_margin": gain.mean_margin,
                "margin_stderr": gain.margin_stderr,
                "win_rate": gain.win_rate,
            },
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
