//! `bastide train`: learns the weights of an evaluation from games that it plays against itself.

use crate::failure::Failure;
use crate::game_args::{self, with_json, with_seed, with_threads};
use crate::language::Speaker;
use crate::output::Output;
use crate::progress::Progress;
use crate::{files, parallel};
use bastide_bots::arena::{ArenaResult, Count, Round, play_round};
use bastide_bots::greedy::Experience;
use bastide_bots::train::ahead::{Comparisons, Differences};
use bastide_bots::train::{Errors, Examples, Schedule, Trainer};
use bastide_bots::{Bot, Budget, Greedy};
use bastide_engine::Game;
use bastide_engine::chance::Seed;
use bastide_engine::lang::{Lang, Say};
use bastide_engine::setup::{Request, Setup};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use serde_json::{Value, json};
use std::convert::Infallible;
use std::ops::{ControlFlow, Range};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Pairs of games by which what was learnt is compared with the greedy bot, unless training was shorter.
const COMPARED: u64 = 500;

/// Games that a thread plays at a time.
const CHUNK: u64 = 8;

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
            "Examples:\n  bastide train base --preset competition --games 10000 --rounds 8 -o weights.toml\n  bastide train base --preset competition --ahead --games 4000 --rounds 2 --from weights.toml -o better.toml",
            "Exemples :\n  bastide train base --preset competition --games 10000 --rounds 8 -o poids.toml\n  bastide train base --preset competition --ahead --games 4000 --rounds 2 --from poids.toml -o mieux.toml",
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
                    "Weights to begin with [default: none, which is how the greedy bot plays]",
                    "Poids de départ [défaut : aucun, ce qui est le jeu du robot greedy]",
                )),
        )
        .arg(Arg::new("preset").long("preset").value_name(t.say("NAME", "NOM")).help(
            t.say("A named set of options, such as competition", "Un jeu d'options, comme competition"),
        ))
        .arg(Arg::new("ahead").long("ahead").action(ArgAction::SetTrue).help(t.say(
            "Learn which of several moves is better by looking a few turns ahead, instead of how games go",
            "Apprendre quel coup est le meilleur en regardant quelques tours plus loin, au lieu du cours des parties",
        )))
        .arg(number(
            "games",
            "10000",
            t.say("How many games to play in each round", "Nombre de parties par tour"),
        ))
        .arg(number("rounds", "8", t.say("How many rounds", "Nombre de tours")));
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
    let schedule = Schedule::of(training.game.setup().game());
    let mut trainer = Trainer::new(&training.game, training.start.clone(), training.seed, schedule);
    let mut found = Found::Ends(Errors::default());
    for round in 1..=training.rounds {
        let looked_at;
        (looked_at, found) = training.round(&mut trainer);
        if !as_json {
            output.line(told_round((round, training.rounds), looked_at, &found, lang))?;
            output.flush()?;
        }
    }
    let learnt = trainer.learnt();
    let gain = training.compare(learnt)?;
    files::write(out, training.file(learnt, &found, &gain).as_bytes(), lang)?;
    if as_json { output.json(&training.as_json(&found, &gain)) } else { output.line(told_gain(&gain, lang)) }
}

/// How far off evaluations are, by what was learnt from.
enum Found {
    /// From how games end.
    Ends(Errors),
    /// From what is seen ahead.
    Ahead(Differences),
}

fn told_round((round, rounds): (u64, u64), looked_at: usize, found: &Found, lang: Lang) -> String {
    match (found, lang) {
        (Found::Ends(Errors { by_hand, learnt }), Lang::En) => format!(
            "round {round} of {rounds}: {looked_at} positions; how games end is told to {learnt:.2} points, by hand to {by_hand:.2}"
        ),
        (Found::Ends(Errors { by_hand, learnt }), Lang::Fr) => format!(
            "tour {round} sur {rounds} : {looked_at} positions ; la fin des parties est prédite à {learnt:.2} points près, à la main à {by_hand:.2}"
        ),
        (Found::Ahead(Differences { by_hand, before, learnt }), Lang::En) => format!(
            "round {round} of {rounds}: {looked_at} decisions; what is seen ahead is told to {learnt:.3} points, {before:.3} before, by hand to {by_hand:.3}"
        ),
        (Found::Ahead(Differences { by_hand, before, learnt }), Lang::Fr) => format!(
            "tour {round} sur {rounds} : {looked_at} décisions ; la suite est prédite à {learnt:.3} points près, à {before:.3} avant, à la main à {by_hand:.3}"
        ),
    }
}

fn told_gain(gain: &ArenaResult, lang: Lang) -> String {
    let ArenaResult { games, mean_margin, margin_stderr, win_rate, .. } = *gain;
    let won = 100.0 * win_rate;
    match lang {
        Lang::En => format!(
            "with what was learnt against greedy, {games} games: {mean_margin:+.2} ± {margin_stderr:.2} points a game, {won:.1} % won"
        ),
        Lang::Fr => format!(
            "avec ce qui est appris contre greedy, {games} parties : {mean_margin:+.2} ± {margin_stderr:.2} points par partie, {won:.1} % gagnées"
        ),
    }
}

/// What is to be learnt, and from what.
struct Training {
    game: Game,
    start: Experience,
    seed: Seed,
    games: u64,
    rounds: u64,
    is_ahead: bool,
    threads: usize,
    /// What to type to do all of it again.
    command: String,
    /// How the weights were made that it begins with, as their file says it.
    history: String,
    lang: Lang,
}

impl Training {
    fn new(matches: &ArgMatches, lang: Lang) -> Result<Self, Failure> {
        let name = matches.get_one::<String>("game").expect("GAME is required");
        let preset = matches.get_one::<String>("preset").map(String::as_str);
        let request = Request { game: name, preset, ..Request::default() };
        let setup = Setup::new(&request).map_err(|error| Failure::of(&error, lang))?;
        let from = matches.get_one::<PathBuf>("from");
        let (start, history) = match from {
            Some(path) => read(path, &setup, lang)?,
            None => (Experience::none(setup.game()), String::new()),
        };
        let is_ahead = matches.get_flag("ahead");
        let ahead = if is_ahead { " --ahead" } else { "" };
        let number = |id| *matches.get_one::<u64>(id).expect("it has a default");
        let (seed, games, rounds) = (game_args::seed(matches, lang)?, number("games"), number("rounds"));
        let preset = preset.map_or(String::new(), |preset| format!(" --preset {preset}"));
        let from = from.map_or(String::new(), |path| format!(" --from {}", path.display()));
        let command = format!(
            "bastide train {name}{preset}{ahead} --games {games} --rounds {rounds} --seed {seed}{from}"
        );
        let (game, threads) = (Game::new(&setup), game_args::threads(matches));
        Ok(Self { game, start, seed, games, rounds, is_ahead, threads, command, history, lang })
    }

    /// Plays the games of a round and learns from them. Answers with how many positions or decisions were looked at.
    fn round(&self, trainer: &mut Trainer) -> (usize, Found) {
        if self.is_ahead {
            let mut all = Comparisons::default();
            self.play(|numbers| trainer.look_ahead(numbers), |part| all.merge(&part));
            (all.len(), Found::Ahead(trainer.compare(all)))
        } else {
            let mut all = Examples::default();
            self.play(|numbers| trainer.play(numbers), |part| all.merge(&part));
            (all.len(), Found::Ends(trainer.take_in(all)))
        }
    }

    /// Plays the games of a round. They are learnt from in their order, and that must not depend on which thread is
    /// faster.
    fn play<T: Send>(&self, work: impl Fn(Range<u64>) -> T + Sync, mut merge: impl FnMut(T)) {
        let progress = Progress::new(self.games, self.lang);
        let merge = |numbers: Range<u64>, part: T| {
            merge(part);
            progress.add(numbers.end - numbers.start);
            Ok(ControlFlow::Continue(()))
        };
        let work = |numbers| Ok(work(numbers));
        match parallel::run::<_, Infallible>(self.games, CHUNK, self.threads, work, merge) {
            Ok(()) => {}
            Err(never) => match never {},
        }
    }

    /// How the greedy bot fares with what was learnt against itself without, in games that nothing was learnt from.
    fn compare(&self, learnt: &Arc<Experience>) -> Result<ArenaResult, Failure> {
        let (seed, mut count) = (self.seed.child(u64::MAX - 1), Count::default());
        let rounds = COMPARED.min(self.games * self.rounds);
        let work = |numbers: Range<u64>| {
            let seed = seed.child(numbers.start);
            let bots = |bot: usize| -> Box<dyn Bot + Send> {
                let own = seed.child(bot as u64);
                Box::new(if bot == 0 { Greedy::with_experience(own, learnt) } else { Greedy::new(own) })
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
    fn file(&self, learnt: &Experience, found: &Found, gain: &ArenaResult) -> String {
        let Self { seed, games, rounds, history, .. } = self;
        let error = match found {
            Found::Ends(Errors { by_hand, learnt }) => {
                format!("[made.error]\nby_hand = {by_hand:.3}\nlearnt = {learnt:.3}")
            }
            Found::Ahead(Differences { by_hand, before, learnt }) => {
                format!("[made.ahead]\nby_hand = {by_hand:.3}\nbefore = {before:.3}\nlearnt = {learnt:.3}")
            }
        };
        let ArenaResult { mean_margin, margin_stderr, win_rate, games: compared, .. } = *gain;
        let command = quoted(&self.command);
        let program = env!("CARGO_PKG_VERSION");
        let weights = learnt.to_toml();
        format!(
            "{weights}\n[made]\ncommand = {command}\nversion = \"{program}\"\nseed = \"{seed}\"\ngames = {games}\nrounds = {rounds}\n\n{error}\n\n[made.against_greedy]\ngames = {compared}\nmargin = {mean_margin:.2}\nmargin_stderr = {margin_stderr:.2}\nwin_rate = {win_rate:.3}\n{history}"
        )
    }

    fn as_json(&self, found: &Found, gain: &ArenaResult) -> Value {
        let error = match found {
            Found::Ends(Errors { by_hand, learnt }) => json!({ "by_hand": by_hand, "learnt": learnt }),
            Found::Ahead(Differences { by_hand, before, learnt }) => {
                json!({ "by_hand": by_hand, "before": before, "learnt": learnt })
            }
        };
        let mut told = game_args::told(self.game.setup());
        told.extend(game_args::object(json!({
            "command": self.command,
            "seed": self.seed.to_string(),
            "games": self.games,
            "rounds": self.rounds,
            "ahead": self.is_ahead,
            "error": error,
            "against_greedy": {
                "games": gain.games,
                "mean_margin": gain.mean_margin,
                "margin_stderr": gain.margin_stderr,
                "win_rate": gain.win_rate,
            },
        })));
        told.into()
    }
}

/// The weights of a file, which must be for the game that is played, and how they were made.
fn read(path: &Path, setup: &Setup, lang: Lang) -> Result<(Experience, String), Failure> {
    let text = files::read(path, lang)?;
    let start = Experience::from_toml(&text).and_then(|learnt| learnt.about(setup.game()));
    match start {
        Ok(start) => Ok((start, history(&text))),
        Err(error) => {
            let colon = match lang {
                Lang::En => ":",
                Lang::Fr => " :",
            };
            let said = format!("{}{colon} {}", path.display(), error.say(lang));
            Err(Failure::Refused { said, lang })
        }
    }
}

/// The tables of a file that say how its weights were made, as they stand in one that was made from it.
fn history(text: &str) -> String {
    match text.find("\n[made]\n") {
        Some(begin) => text[begin..].replace("\n[made", "\n[made.from"),
        None => String::new(),
    }
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
