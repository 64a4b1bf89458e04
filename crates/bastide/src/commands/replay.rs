//! `bastide replay`: checks a record and explains every point.

use crate::failure::Failure;
use crate::files;
use crate::game_args::{self, with_json};
use crate::language::Speaker;
use crate::output::Output;
use bastide_engine::board::Player;
use bastide_engine::event::Event;
use bastide_engine::games::base::BaseEvent;
use bastide_engine::games::castle::CastleEvent;
use bastide_engine::lang::{Lang, Say};
use bastide_engine::position::Actor;
use bastide_engine::record::{Checked, Record, Replay};
use clap::{Arg, ArgMatches, Command, value_parser};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

pub(crate) fn command(lang: Lang) -> Command {
    let t = Speaker(lang);
    let command = Command::new("replay")
        .about(t.say(
            "Check a record and explain every point",
            "Vérifier une partie notée et expliquer chaque point",
        ))
        .after_help(t.say(
            "Examples:\n  bastide replay game.txt\n  bastide replay game.txt --until 30 --json",
            "Exemples :\n  bastide replay partie.txt\n  bastide replay partie.txt --until 30 --json",
        ))
        .arg(record_arg(lang))
        .arg(until_arg(lang));
    with_json(command, lang)
}

/// `FILE`, a record.
pub(crate) fn record_arg(lang: Lang) -> Arg {
    let t = Speaker(lang);
    Arg::new("file")
        .value_name(t.say("FILE", "FICHIER"))
        .required(true)
        .value_parser(value_parser!(PathBuf))
        .help(t.say("The record; - for standard input", "La partie notée ; - pour l'entrée standard"))
}

/// `--until N`.
pub(crate) fn until_arg(lang: Lang) -> Arg {
    let t = Speaker(lang);
    Arg::new("until")
        .long("until")
        .value_name("N")
        .value_parser(value_parser!(usize))
        .help(t.say("Stop after that many actions", "S'arrêter après tant d'actions"))
}

/// Reads and checks a whole record; faults are told with file, line and column.
pub(crate) fn checked(path: &Path, lang: Lang) -> Result<Checked, Failure> {
    let text = files::read(path, lang)?;
    Record::read(&text).map_err(|error| {
        let said = format!("{}, {}", path.display(), error.say(lang));
        Failure::Refused { said, lang }
    })
}

/// The record and how far it is to be followed.
pub(crate) fn followed(matches: &ArgMatches, lang: Lang) -> Result<(Record, Replay), Failure> {
    let path = matches.get_one::<PathBuf>("file").expect("FILE is required");
    let Checked { record, replay } = checked(path, lang)?;
    match matches.get_one::<usize>("until") {
        Some(&until) if until < record.entries.len() => {
            let replay = record.replay(until).map_err(|fault| Failure::of(&fault, lang))?;
            Ok((record, replay))
        }
        _ => Ok((record, replay)),
    }
}

pub(crate) fn run(matches: &ArgMatches, output: &mut Output) -> Result<(), Failure> {
    let (record, replay) = followed(matches, output.lang())?;
    if matches.get_flag("json") {
        output.json(&as_json(&record, &replay))
    } else {
        print(&record, &replay, output)
    }
}

fn as_json(record: &Record, replay: &Replay) -> Value {
    let over = replay.state.actor() == Actor::Nobody;
    let actions: Vec<Value> = (record.entries.iter().take(replay.steps.len()))
        .map(|entry| json!({ "player": entry.player, "action": entry.action }))
        .collect();
    let events: Vec<Value> = (replay.steps.iter().enumerate())
        .flat_map(|(index, step)| step.events.iter().map(move |event| (index, event)))
        .map(|(index, event)| {
            let mut value = serde_json::to_value(event).expect("events have string keys");
            value["action"] = (index + 1).into();
            value["text"] = event.to_string().into();
            value
        })
        .collect();
    let points: Vec<Value> =
        Player::all(record.names.len()).map(|player| by_source(record, replay, player)).collect();
    let mut told = game_args::told(&record.setup);
    told.extend(game_args::object(json!({
        "players": record.names.iter().map(|name| name.as_str()).collect::<Vec<_>>(),
        "over": over,
        "scores": replay.state.scores(),
        "points": points,
        "winners": if over { replay.state.winners() } else { Vec::new() },
        "actions": actions,
        "events": events,
    })));
    told.into()
}

/// What a player got from each source.
fn by_source(record: &Record, replay: &Replay, player: Player) -> Value {
    let events = || replay.steps.iter().flat_map(|step| &step.events);
    let sources = record.setup.sources().into_iter();
    let points = sources.map(|source| (source.word().to_owned(), source.points(events(), player).into()));
    points.collect::<serde_json::Map<String, Value>>().into()
}

fn print(record: &Record, replay: &Replay, output: &mut Output) -> Result<(), Failure> {
    let lang = output.lang();
    let t = Speaker(lang);
    let names = |player: Player| record.names[player.seat()].as_str().to_owned();
    for (index, step) in replay.steps.iter().enumerate() {
        for event in &step.events {
            let dealt = matches!(event, Event::Base(BaseEvent::Dealt { .. } | BaseEvent::Opened { .. }));
            let told = matches!(
                event,
                Event::Scored(_)
                    | Event::SetAside { .. }
                    | Event::Castle(CastleEvent::KeepSet { .. })
                    | Event::Castle(CastleEvent::WallTileTaken { .. })
                    | Event::Castle(CastleEvent::WallTileRevealed { .. })
                    | Event::Castle(CastleEvent::WallTileUsed { .. })
                    | Event::Castle(CastleEvent::WallTilesDiscarded { .. })
                    | Event::Castle(CastleEvent::Bonus { .. })
                    | Event::City(_)
                    | Event::Hunters(_)
                    | Event::Base(_)
                    | Event::FinalScoring { .. }
                    | Event::Over { .. }
            );
            if told && !dealt {
                output.line(format_args!("{:>4}  {}", index + 1, event.tell(lang, &names)))?;
            }
        }
    }
    if replay.state.actor() != Actor::Nobody {
        let actions = replay.steps.len();
        output.line(match lang {
            Lang::En => format!("After {actions} actions the game is not over."),
            Lang::Fr => format!("Après {actions} actions, la partie n'est pas finie."),
        })?;
    }
    output.line("")?;
    let sources = record.setup.sources();
    let width = record.names.iter().map(|name| name.as_str().chars().count()).max().unwrap_or(0).max(8);
    // As wide as the longest word needs, and never so narrow that columns of numbers run together.
    let column =
        sources.iter().map(|source| source.name(lang).chars().count() + 2).max().unwrap_or(0).max(12);
    let heads: Vec<String> = sources.iter().map(|source| format!("{:>column$}", source.name(lang))).collect();
    output.line(format_args!("{:width$}{} {:>12}", "", heads.concat(), t.say("points", "points")))?;
    for (seat, name) in record.names.iter().enumerate() {
        let player = Player::new(seat);
        let events = || replay.steps.iter().flat_map(|step| &step.events);
        let cells: Vec<String> =
            sources.iter().map(|source| format!("{:>column$}", source.points(events(), player))).collect();
        output.line(format_args!(
            "{:width$}{} {:>12}",
            name.as_str(),
            cells.concat(),
            replay.state.scores()[seat]
        ))?;
    }
    Ok(())
}
