//! `bastide hint`: what the searching bot would do in a recorded position, and how it would go on.

mod words;

use super::replay;
use crate::failure::Failure;
use crate::game_args::{self, object, with_budget, with_json};
use crate::language::Speaker;
use crate::output::Output;
use crate::progress::Spinner;
use bastide_bots::search::Report;
use bastide_bots::{Budget, Searcher};
use bastide_engine::State;
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::lang::Lang;
use bastide_engine::position::Actor;
use bastide_engine::record::{Record, Replay};
use clap::{Arg, ArgMatches, Command, value_parser};
use serde_json::{Value, json};
use std::time::Duration;

/// How long to think when nothing is said about it.
const USUAL_TIME: Duration = Duration::from_secs(2);

/// No more actions than this are shown: the others are hardly worth a look.
const MOST: usize = 8;

pub(crate) fn command(lang: Lang) -> Command {
    let t = Speaker(lang);
    let command = Command::new("hint")
        .about(t.say(
            "Say what to play in a recorded position, and what to expect of it",
            "Dire que jouer dans une position notée, et ce qu'on peut en attendre",
        ))
        .after_help(t.say(
            "Examples:\n  bastide hint game.txt\n  bastide hint game.txt --until 31 --time 10s\n  bastide hint game.txt --until 31 --iterations 1000 --threads 1 --json",
            "Exemples :\n  bastide hint partie.txt\n  bastide hint partie.txt --until 31 --time 10s\n  bastide hint partie.txt --until 31 --iterations 1000 --threads 1 --json",
        ))
        .arg(replay::record_arg(lang))
        .arg(replay::until_arg(lang))
        .arg(
            Arg::new("threads")
                .long("threads")
                .value_name("N")
                .value_parser(value_parser!(u64).range(1..=1024))
                .help(t.say(
                    "On how many cores to think [default: all]",
                    "Nombre de cœurs utilisés [défaut : tous]",
                )),
        );
    let command = with_budget(command, lang)
        .mut_arg("time", |time| {
            time.help(t.say(
                "How long to think, such as 500ms or 10s [default: 2s, if there are no --iterations]",
                "Temps de réflexion, comme 500ms ou 10s [défaut : 2s, sans --iterations]",
            ))
        })
        .mut_arg("iterations", |iterations| {
            iterations.help(t.say(
                "How often to play on; unlike a time, with as many --threads always with the same result",
                "Suites de partie à essayer ; à --threads égal, le résultat est toujours le même",
            ))
        });
    with_json(command, lang)
}

pub(crate) fn run(matches: &ArgMatches, output: &mut Output) -> Result<(), Failure> {
    let lang = output.lang();
    let budget = match game_args::budget(matches, lang)? {
        Budget { iterations: None, time: None } => Budget { time: Some(USUAL_TIME), ..Budget::default() },
        budget => budget,
    };
    let threads = game_args::threads(matches);
    let (record, replay) = replay::followed(matches, lang)?;
    let asked = replay.steps.len();
    let (replay, player) = next_decision(&record, replay, lang)?;
    let actions = replay.steps.len();
    let spinner = Spinner::new(words::THINKING.get(lang).to_owned());
    // What the player in turn can see, and no more: a record may know every hand.
    let view = replay.state.view(Some(player));
    let report = Searcher::new(Seed::from(1)).on_threads(threads).look(&view, budget);
    drop(spinner);
    let hint = Hint { record: &record, actions, state: view.seen(), player, report: &report };
    if matches.get_flag("json") {
        return output.json(&hint.as_json(budget, threads));
    }
    if actions > asked {
        output.line(words::goes_on(asked, lang))?;
    }
    hint.print(output)
}

/// The position itself if somebody has to decide there; where chance is to move, what the record says it did is
/// followed to the next decision.
fn next_decision(record: &Record, mut replay: Replay, lang: Lang) -> Result<(Replay, Player), Failure> {
    let asked = replay.steps.len();
    loop {
        let actions = replay.steps.len();
        match replay.state.actor() {
            Actor::Player(player) => return Ok((replay, player)),
            Actor::Chance if actions < record.entries.len() => {
                replay = record.replay(actions + 1).map_err(|fault| Failure::of(&fault, lang))?;
            }
            Actor::Chance => {
                let said = words::not_drawn(asked, last_decision(record, asked), lang);
                return Err(Failure::Refused { said, lang });
            }
            Actor::Nobody => {
                let said = words::over(asked, last_decision(record, asked), lang);
                return Err(Failure::Refused { said, lang });
            }
        }
    }
}

/// After how many actions somebody had to decide for the last time before there were so many.
fn last_decision(record: &Record, actions: usize) -> Option<usize> {
    let is_decision = |&until: &usize| {
        record.replay(until).is_ok_and(|replay| matches!(replay.state.actor(), Actor::Player(_)))
    };
    (0..actions).rev().find(is_decision)
}

/// Positions seen a second.
fn per_second(nodes: u64, seconds: f64) -> f64 {
    nodes as f64 / seconds.max(1e-9)
}

/// What is to be told.
struct Hint<'a> {
    record: &'a Record,
    /// So many lead to the position.
    actions: usize,
    state: &'a State,
    player: Player,
    report: &'a Report,
}

impl Hint<'_> {
    fn name(&self) -> &str {
        self.record.names[self.player.seat()].as_str()
    }

    fn tile(&self) -> Option<String> {
        self.state.drawn().map(|tile| self.state.table().name(tile).to_string())
    }

    fn as_json(&self, budget: Budget, threads: usize) -> Value {
        let choices: Vec<Value> = (self.report.choices.iter().take(MOST))
            .map(|choice| {
                json!({
                    "action": choice.action,
                    "margin": choice.margin,
                    "margin_error": choice.margin_error,
                    "win": choice.win,
                    "win_error": choice.win_error,
                    "sure": choice.sure,
                    "playouts": choice.playouts,
                })
            })
            .collect();
        let mut told = game_args::told(&self.record.setup);
        told.extend(game_args::told_budget(budget));
        told.extend(object(json!({
            "actions": self.actions,
            "player": self.player,
            "name": self.name(),
            "tile": self.tile(),
            "scores": self.state.scores(),
            "choices": choices,
            "threads": threads,
            "playouts": self.report.playouts,
            "exact": self.report.exact,
            "nodes": self.report.nodes,
            "seconds": self.report.time.as_secs_f64(),
            "nodes_per_second": per_second(self.report.nodes, self.report.time.as_secs_f64()),
        })));
        told.into()
    }

    fn print(&self, output: &mut Output) -> Result<(), Failure> {
        let lang = output.lang();
        output.line(words::to_play(self.name(), self.player, self.actions, self.tile(), lang))?;
        if let Some(question) = self.state.question() {
            output.line(question.said.get(lang))?;
        }
        let choices = &self.report.choices[..self.report.choices.len().min(MOST)];
        if let [only] = choices
            && self.report.playouts == 0
        {
            return output.line(format_args!("  {}  ({})", only.action, words::NOTHING_ELSE.get(lang)));
        }
        let said: Vec<String> = choices.iter().map(|choice| choice.action.to_string()).collect();
        let head = words::ACTION.get(lang);
        let width = said.iter().map(String::len).max().unwrap_or(0).max(head.len());
        output.line(format_args!(
            "      {head:<width$}  {:>14}  {:>8}  {:>8}  {:>8}",
            words::MARGIN.get(lang),
            words::WINS.get(lang),
            words::IS_BEST.get(lang),
            words::PLAYOUTS.get(lang),
        ))?;
        for ((choice, said), rank) in choices.iter().zip(&said).zip(1..) {
            // The error of what was tried once is not known.
            let error = match choice.margin_error {
                _ if self.report.exact => String::new(),
                error if error.is_finite() => format!("± {error:.1}"),
                _ => "± ?".to_owned(),
            };
            output.line(format_args!(
                "  {rank}.  {said:<width$}  {:>14}  {:>6.1} %  {:>6.0} %  {:>8}",
                format!("{:+.1} {error:>5}", choice.margin),
                100.0 * choice.win,
                100.0 * choice.sure,
                choice.playouts,
            ))?;
        }
        let Report { playouts, nodes, time, exact, .. } = self.report;
        if *exact {
            return output.line(words::exact(*nodes, time.as_secs_f64(), lang));
        }
        output.line(words::effort(*playouts, *nodes, time.as_secs_f64(), lang))
    }
}
