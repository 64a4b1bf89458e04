//! `bastide tiles`: the tiles of a set, as a list or as a picture.

use super::render::{out_arg, width_arg, write_picture};
use super::words;
use crate::failure::Failure;
use crate::files::PictureKind;
use crate::game_args::{self, with_add_ons, with_json};
use crate::games::{NamedSet, tile_sets};
use crate::language::Speaker;
use crate::output::Output;
use bastide_engine::lang::{Lang, Text, list};
use bastide_engine::tiles::{Attr, SegmentType, TileSet};
use bastide_render::sheet_svg;
use clap::{Arg, ArgMatches, Command};
use serde_json::json;
use std::path::PathBuf;

pub(crate) fn command(lang: Lang) -> Command {
    let t = Speaker(lang);
    let command = Command::new("tiles")
        .about(t.say("List or draw the tiles of a set, or check a tile file", "Lister ou dessiner les tuiles d'un jeu, ou vérifier un fichier de tuiles"))
        .after_help(t.say(
            "Examples:\n  bastide tiles base\n  bastide tiles base -o sheet.png\n  bastide tiles my-tiles.toml\n  bastide tiles my-rivers.toml --variant rivers-ports",
            "Exemples :\n  bastide tiles base\n  bastide tiles base -o planche.png\n  bastide tiles mes-tuiles.toml\n  bastide tiles mes-rivieres.toml --variant rivers-ports",
        ))
        .arg(Arg::new("set").value_name(t.say("SET", "JEU")).required(true).help(match lang {
            Lang::En => format!("{}, or a tile file whose name ends in .toml", known(lang)),
            Lang::Fr => format!("{}, ou un fichier de tuiles dont le nom finit en .toml", known(lang)),
        }))
        .arg(out_arg(lang))
        .arg(width_arg(lang));
    // A file is checked as the game is set up in which it is to be played.
    with_json(with_add_ons(command, lang), lang)
}

pub(crate) fn run(matches: &ArgMatches, output: &mut Output) -> Result<(), Failure> {
    let lang = output.lang();
    let name = matches.get_one::<String>("set").expect("SET is required");
    let out = matches.get_one::<PathBuf>("out");
    if let Some(out) = out {
        PictureKind::of(out, lang)?;
    }
    let Found { set, notice } = find_set(name, matches, lang)?;
    if let Some(out) = out {
        let width = *matches.get_one::<u32>("width").expect("it has a default");
        return write_picture(out, sheet_svg(&set, lang), width, lang);
    }
    if matches.get_flag("json") { output.json(&as_json(&set, notice)) } else { print(&set, notice, output) }
}

/// A set, and what is to be said about how far its tiles are known.
struct Found {
    set: TileSet,
    notice: Option<Text>,
}

fn known(lang: Lang) -> String {
    list(&tile_sets().iter().map(|set| set.name.to_owned()).collect::<Vec<_>>(), lang)
}

fn find_set(name: &str, matches: &ArgMatches, lang: Lang) -> Result<Found, Failure> {
    if let Some(NamedSet { load, game, .. }) = tile_sets().into_iter().find(|set| set.name == name) {
        if game_args::asks_for_add_ons(matches) {
            return Err(words::listed_as_it_is(name, lang));
        }
        return Ok(Found { set: load(), notice: game.info().notice });
    }
    if !name.ends_with(".toml") {
        return Err(words::no_set(name, &known(lang), lang));
    }
    // A file is in order if, and only if, a game can be set up with it.
    let setup = game_args::setup_with_file(matches, name, lang)?;
    let set = setup.mix().own().first().expect("the file is the first of the own tiles").set().clone();
    Ok(Found { set, notice: None })
}

/// A segment as tile files write it.
fn feature(segment: &SegmentType) -> String {
    let mut words = vec![segment.kind.to_string()];
    words.extend(Some(segment.ports.to_string()).filter(|ports| !ports.is_empty()));
    for attr in Attr::ALL {
        words.extend((0..segment.attrs.get(attr)).map(|_| format!("+{attr}")));
    }
    words.extend(segment.building.map(|building| format!("+{building}")));
    words.extend(segment.mark.map(|mark| format!("+{}", mark.word())));
    words.join(" ")
}

fn as_json(set: &TileSet, notice: Option<Text>) -> serde_json::Value {
    let tiles: Vec<_> = (set.tiles.iter())
        .map(|tile| {
            json!({
                "id": tile.name,
                "letter": tile.letter,
                "count": tile.count,
                "start": tile.start,
                "features": tile.segments.iter().map(feature).collect::<Vec<_>>(),
            })
        })
        .collect();
    let total: u32 = set.tiles.iter().map(|tile| u32::from(tile.count)).sum();
    let notice = notice.map(|notice| json!({ "en": notice.en, "fr": notice.fr }));
    json!({ "id": set.id, "title": set.title, "notice": notice, "tiles": total, "types": tiles })
}

fn print(set: &TileSet, notice: Option<Text>, output: &mut Output) -> Result<(), Failure> {
    let total: u32 = set.tiles.iter().map(|tile| u32::from(tile.count)).sum();
    let title = set.title(output.lang());
    output.line(words::tiles_of_kinds(title, total, set.tiles.len() as u32, output.lang()))?;
    if let Some(notice) = notice {
        output.line(format_args!("  {}", notice.get(output.lang())))?;
    }
    for tile in &set.tiles {
        let features: Vec<String> = tile.segments.iter().map(feature).collect();
        let letter = tile.letter.unwrap_or(' ');
        output.line(format_args!(
            "  {:>3} × {letter} {:<30} {}",
            tile.count,
            tile.name,
            features.join(", ")
        ))?;
    }
    Ok(())
}
