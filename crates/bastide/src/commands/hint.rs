//! `bastide hint`: what the searching bot would do in a recorded position, and how it would go on.

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
use bastide_engine::lang::{Lang, count};
use bastide_engine::position::Actor;
use bastide_engine::record::Record;
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
    let actions = replay.steps.len();
    let Actor::Player(player) = replay.state.actor() else {
        return Err(nobody_decides(&record, &replay.state, actions, lang));
    };
    let t = Speaker(lang);
    let spinner = Spinner::new(t.say("thinking", "réflexion en cours").to_owned());
    // What the player in turn can see, and no more: a record may know every hand.
    let view = replay.state.view(Some(player));
    let report = Searcher::new(Seed::from(1)).on_threads(threads).look(&view, budget);
    drop(spinner);
    let hint = Hint { record: &record, actions, state: view.seen(), player, report: &report };
    if matches.get_flag("json") { output.json(&hint.as_json(budget, threads)) } else { hint.print(output) }
}

/// Why there is nothing to decide, and where there is.
fn nobody_decides(record: &Record, state: &State, actions: usize, lang: Lang) -> Failure {
    let is_decision = |&until: &usize| {
        record.replay(until).is_ok_and(|replay| matches!(replay.state.actor(), Actor::Player(_)))
    };
    let nearest = (0..actions).rev().chain(actions + 1..record.entries.len()).find(is_decision);
    let after = after(actions, lang);
    let why = match (state.actor(), lang) {
        (Actor::Nobody, Lang::En) => format!("{after} the game is over"),
        (Actor::Nobody, Lang::Fr) => format!("{after}, la partie est finie"),
        (_, Lang::En) => format!("{after} it is for chance to draw or deal a tile, and nobody has to decide"),
        (_, Lang::Fr) => format!("{after}, c'est au hasard de tirer une tuile, et personne n'a à décider"),
    };
    match nearest {
        Some(until) => Failure::new(
            lang,
            format!("{why}; somebody has at --until {until}"),
            format!("{why} ; il y a une décision à --until {until}"),
        ),
        None => Failure::new(
            lang,
            format!("{why}; write the draw into the record first"),
            format!("{why} ; notez d'abord le tirage"),
        ),
    }
}

/// How far the game has come, at the beginning of a sentence that goes on.
fn after(actions: usize, lang: Lang) -> String {
    let actions = count(u32::try_from(actions).unwrap_or(u32::MAX), "action", "actions", lang);
    match lang {
        Lang::En => format!("after {actions}"),
        Lang::Fr => format!("après {actions}"),
    }
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

    fn nodes_per_second(&self) -> f64 {
        self.report.nodes as f64 / self.report.time.as_secs_f64().max(1e-9)
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
                    "walks": choice.playouts,
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
            "walks": self.report.playouts,
            "nodes": self.report.nodes,
            "seconds": self.report.time.as_secs_f64(),
            "nodes_per_second": self.nodes_per_second(),
        })));
        told.into()
    }

    fn print(&self, output: &mut Output) -> Result<(), Failure> {
        let lang = output.lang();
        let t = Speaker(lang);
        let (name, number, after) = (self.name(), self.player, after(self.actions, lang));
        output.line(match (lang, self.tile()) {
            (Lang::En, Some(tile)) => {
                format!("{name} (player {number}) is to play, {after}, with {tile} drawn:")
            }
            (Lang::En, None) => format!("{name} (player {number}) is to play, {after}:"),
            (Lang::Fr, Some(tile)) => {
                format!("C'est à {name} (joueur {number}) de jouer, {after}, avec la tuile {tile} :")
            }
            (Lang::Fr, None) => format!("C'est à {name} (joueur {number}) de jouer, {after} :"),
        })?;
        if let Some(question) = self.state.question() {
            output.line(question.said.get(lang))?;
        }
        let choices = &self.report.choices[..self.report.choices.len().min(MOST)];
        if let [only] = choices
            && self.report.playouts == 0
        {
            return output.line(format_args!(
                "  {}  ({})",
                only.action,
                t.say("nothing else is worth a look", "rien d'autre ne mérite qu'on s'y arrête")
            ));
        }
        let said: Vec<String> = choices.iter().map(|choice| choice.action.to_string()).collect();
        let head = t.say("action", "action");
        let width = said.iter().map(String::len).max().unwrap_or(0).max(head.len());
        output.line(format_args!(
            "      {head:<width$}  {:>14}  {:>8}  {:>8}  {:>8}",
            t.say("margin", "écart"),
            t.say("wins", "gagne"),
            t.say("is best", "meilleur"),
            t.say("walks", "essais"),
        ))?;
        for ((choice, said), rank) in choices.iter().zip(&said).zip(1..) {
            // The error of what was tried once is not known.
            let error = match choice.margin_error {
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
        let Report { playouts, nodes, time, .. } = self.report;
        let (seconds, per_second) = (time.as_secs_f64(), self.nodes_per_second());
        output.line(match lang {
            Lang::En => format!(
                "{playouts} times played on, {nodes} positions seen in {seconds:.2} s: {per_second:.0} nodes per second"
            ),
            Lang::Fr => format!(
                "{playouts} suites essayées, {nodes} positions vues en {seconds:.2} s : {per_second:.0} nœuds par seconde"
            ),
        })
    }
}
