//! `bastide games`: what there is to play.

use crate::failure::Failure;
use crate::game_args::with_json;
use crate::language::Speaker;
use crate::output::Output;
use bastide_engine::lang::{Lang, Text};
use bastide_engine::setup::{Choice, GameId, GameInfo, Part};
use clap::{ArgMatches, Command};
use serde_json::{Value, json};

pub(crate) fn command(lang: Lang) -> Command {
    let t = Speaker(lang);
    let command = Command::new("games")
        .about(t.say(
            "List the games with all there is to choose",
            "Lister les jeux et tout ce qu'on peut y choisir",
        ))
        .after_help(t.say(
            "Examples:\n  bastide games\n  bastide games --json",
            "Exemples :\n  bastide games\n  bastide games --json",
        ));
    with_json(command, lang)
}

pub(crate) fn run(matches: &ArgMatches, output: &mut Output) -> Result<(), Failure> {
    if matches.get_flag("json") {
        let games: Vec<Value> = GameId::ALL.iter().map(|game| as_json(game.info())).collect();
        return output.json(&json!({ "games": games }));
    }
    for game in GameId::ALL {
        print(game.info(), output)?;
    }
    Ok(())
}

fn both(text: Text) -> Value {
    json!({ "en": text.en, "fr": text.fr })
}

fn choices(choices: &[Choice]) -> Vec<Value> {
    choices.iter().map(|choice| json!({ "id": choice.id, "about": both(choice.about) })).collect()
}

fn parts(parts: &[Part]) -> Vec<Value> {
    let part = |part: &Part| {
        json!({
            "id": part.id,
            "title": both(part.title),
            "about": both(part.about),
            "rules": part.rules,
            "excludes": part.excludes,
        })
    };
    parts.iter().map(part).collect()
}

fn as_json(info: &GameInfo) -> Value {
    let options: Vec<Value> = (info.options.iter())
        .map(|option| {
            json!({
                "id": option.id,
                "about": both(option.about),
                "default": option.values[0].id,
                "values": choices(option.values),
            })
        })
        .collect();
    let presets: Vec<Value> = (info.presets.iter())
        .map(|preset| {
            let options: serde_json::Map<String, Value> =
                preset.options.iter().map(|&(option, value)| (option.to_owned(), value.into())).collect();
            json!({ "id": preset.id, "about": both(preset.about), "options": options })
        })
        .collect();
    json!({
        "id": info.id,
        "title": both(info.title),
        "about": both(info.about),
        "notice": info.notice.map(both),
        "players": { "min": info.players.start(), "max": info.players.end() },
        "expansions": parts(info.expansions),
        "variants": parts(info.variants),
        "options": options,
        "presets": presets,
    })
}

fn print(info: &GameInfo, output: &mut Output) -> Result<(), Failure> {
    let lang = output.lang();
    let t = Speaker(lang);
    let (least, most) = (info.players.start(), info.players.end());
    let players = t.say("players", "joueurs");
    let range = if least == most { least.to_string() } else { format!("{least}–{most}") };
    output.line(format_args!("{}  {}, {range} {players}", info.id, info.title.get(lang)))?;
    output.line(format_args!("  {}", info.about.get(lang)))?;
    if let Some(notice) = info.notice {
        output.line(format_args!("  {}", notice.get(lang)))?;
    }
    for (heading, list) in [
        (t.say("Expansions", "Extensions"), info.expansions),
        (t.say("Variants", "Variantes"), info.variants),
    ] {
        if !list.is_empty() {
            output.line(format_args!("  {heading}"))?;
        }
        for choice in list {
            output.line(format_args!("    {:<24} {}", choice.id, choice.about.get(lang)))?;
        }
    }
    if !info.options.is_empty() {
        output.line(format_args!(
            "  {}",
            t.say(
                "Options (the first value is the default)",
                "Options (la première valeur est celle par défaut)"
            )
        ))?;
    }
    for option in info.options {
        output.line(format_args!("    {:<16} {}", option.id, option.about.get(lang)))?;
        for value in option.values {
            output.line(format_args!("      {:<14} {}", value.id, value.about.get(lang)))?;
        }
    }
    output.line(format_args!("  {}", t.say("Presets", "Préréglages")))?;
    for preset in info.presets {
        output.line(format_args!("    {:<16} {}", preset.id, preset.about.get(lang)))?;
    }
    Ok(())
}
