//! `bastide games`: what there is to play.

use crate::failure::Failure;
use crate::game_args::with_json;
use crate::language::Speaker;
use crate::output::Output;
use bastide_engine::lang::{Lang, Text};
use bastide_engine::mix::{self, MixSet};
use bastide_engine::{
    GameId,
    games::{Choice, GameInfo},
    setup::AddOn,
};
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
        let games: Vec<Value> = GameId::ALL.into_iter().map(as_json).collect();
        return output.json(&json!({ "games": games }));
    }
    for game in GameId::ALL {
        print(game, output)?;
    }
    Ok(())
}

fn both(text: Text) -> Value {
    json!({ "en": text.en, "fr": text.fr })
}

fn choices(choices: &[Choice]) -> Vec<Value> {
    choices.iter().map(|choice| json!({ "id": choice.id, "about": both(choice.about) })).collect()
}

fn parts(parts: &[AddOn]) -> Vec<Value> {
    let part = |part: &AddOn| {
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

fn tiles_in(set: &MixSet) -> u32 {
    set.tiles().tiles.iter().map(|tile| u32::from(tile.count)).sum()
}

fn sets(game: GameId) -> Vec<Value> {
    let set = |set: &MixSet| {
        json!({
            "id": set.id,
            "title": both(set.title),
            "about": both(set.about),
            "tiles": tiles_in(set),
        })
    };
    mix::sets(game).iter().map(set).collect()
}

fn as_json(game: GameId) -> Value {
    let info = game.info();
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
            json!({ "id": preset.id, "title": both(preset.title), "about": both(preset.about), "options": options })
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
        "sets": sets(game),
        "options": options,
        "presets": presets,
    })
}

fn print(game: GameId, output: &mut Output) -> Result<(), Failure> {
    let info = game.info();
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
    print_parts(info, output)?;
    print_sets(game, output)?;
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
        let (title, about) = (preset.title.get(lang), preset.about.get(lang));
        output.line(format_args!("    {:<16} {title}: {about}", preset.id))?;
    }
    Ok(())
}

fn print_parts(info: &GameInfo, output: &mut Output) -> Result<(), Failure> {
    let lang = output.lang();
    let t = Speaker(lang);
    if !info.expansions.is_empty() {
        output.line(format_args!("  {} (--expansion)", t.say("Expansions", "Extensions")))?;
    }
    for part in info.expansions {
        output.line(format_args!("    {:<29} {}", part.id, part.about.get(lang)))?;
    }
    if !info.variants.is_empty() {
        output.line(format_args!("  {} (--variant)", t.say("Variants", "Variantes")))?;
    }
    for part in info.variants {
        output.line(format_args!(
            "    {:<5}{:<24} {}",
            info.number_of(part),
            part.id,
            part.about.get(lang)
        ))?;
    }
    let only_one = t.say("only one of:", "une seule parmi :");
    for group in groups(info) {
        output.line(format_args!("    {only_one} {}", group.join(", ")))?;
    }
    Ok(())
}

/// Parts that exclude each other, each group once.
fn groups(info: &GameInfo) -> Vec<Vec<&'static str>> {
    let mut groups: Vec<Vec<&str>> = Vec::new();
    for part in info.expansions.iter().chain(info.variants).filter(|part| !part.excludes.is_empty()) {
        let all = info.expansions.iter().chain(info.variants).map(|part| part.id);
        let group: Vec<&str> = all.filter(|id| *id == part.id || part.excludes.contains(id)).collect();
        if !groups.contains(&group) {
            groups.push(group);
        }
    }
    groups
}

fn print_sets(game: GameId, output: &mut Output) -> Result<(), Failure> {
    let lang = output.lang();
    let t = Speaker(lang);
    if !mix::sets(game).is_empty() {
        output.line(format_args!(
            "  {} (--tiles)",
            t.say(
                "Tiles to mix, up to 20 copies of each, and own tile files",
                "Tuiles à mêler, jusqu'à 20 exemplaires de chaque, et fichiers de tuiles"
            )
        ))?;
    }
    for set in mix::sets(game) {
        output.line(format_args!("    {:<29} {}", set.id, set.about.get(lang)))?;
    }
    Ok(())
}
