//! `bastide tiles`: the tiles of a set, as a list or as a picture.

use super::render::{out_arg, width_arg, write_picture};
use crate::failure::Failure;
use crate::files::{self, PictureKind};
use crate::game_args::with_json;
use crate::language::Speaker;
use crate::output::Output;
use bastide_engine::lang::{Lang, count, list};
use bastide_engine::tiles::{Attr, SegmentType, TileSet};
use bastide_render::sheet_svg;
use clap::{Arg, ArgMatches, Command};
use serde_json::json;
use std::path::{Path, PathBuf};

pub(crate) fn command(lang: Lang) -> Command {
    let t = Speaker(lang);
    let command = Command::new("tiles")
        .about(t.say("List or draw the tiles of a set, or check a tile file", "Lister ou dessiner les tuiles d'un jeu, ou vérifier un fichier de tuiles"))
        .after_help(t.say(
            "Examples:\n  bastide tiles base\n  bastide tiles base -o sheet.png\n  bastide tiles my-tiles.toml",
            "Exemples :\n  bastide tiles base\n  bastide tiles base -o planche.png\n  bastide tiles mes-tuiles.toml",
        ))
        .arg(Arg::new("set").value_name(t.say("SET", "JEU")).required(true).help(match lang {
            Lang::En => format!("{}, or a tile file whose name ends in .toml", known(lang)),
            Lang::Fr => format!("{}, ou un fichier de tuiles dont le nom finit en .toml", known(lang)),
        }))
        .arg(out_arg(lang))
        .arg(width_arg(lang));
    with_json(command, lang)
}

pub(crate) fn run(matches: &ArgMatches, output: &mut Output) -> Result<(), Failure> {
    let lang = output.lang();
    let name = matches.get_one::<String>("set").expect("SET is required");
    let out = matches.get_one::<PathBuf>("out");
    if let Some(out) = out {
        PictureKind::of(out, lang)?;
    }
    let set = find_set(name, lang)?;
    if let Some(out) = out {
        let width = *matches.get_one::<u32>("width").expect("it has a default");
        return write_picture(out, sheet_svg(&set, lang), width, lang);
    }
    if matches.get_flag("json") { output.json(&as_json(&set)) } else { print(&set, output) }
}

/// A set by the name of the game or part it belongs to.
type Named = (&'static str, fn() -> TileSet);

const SETS: [Named; 9] = [
    ("base", TileSet::base),
    ("inns-cathedrals", TileSet::inns_cathedrals),
    ("river", TileSet::river),
    ("count", TileSet::count),
    ("rivers-ports", TileSet::rivers_ports),
    ("castle", TileSet::castle),
    ("city", TileSet::city),
    ("hunters", TileSet::hunters),
    ("hunters-bonus", TileSet::hunters_bonus),
];

fn known(lang: Lang) -> String {
    list(&SETS.map(|(name, _)| name.to_owned()), lang)
}

fn find_set(name: &str, lang: Lang) -> Result<TileSet, Failure> {
    if let Some((_, load)) = SETS.iter().find(|(known, _)| *known == name) {
        return Ok(load());
    }
    if !name.ends_with(".toml") {
        let known = known(lang);
        return Err(Failure::new(
            lang,
            format!("there is no tile set {name:?}; there are {known}, or name a file that ends in .toml"),
            format!(
                "il n'y a pas de tuiles « {name} » ; il y a {known}, ou nommez un fichier qui finit en .toml"
            ),
        ));
    }
    let text = files::read(Path::new(name), lang)?;
    TileSet::parse(name, &text).map_err(|error| Failure::of(&error, lang))
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

fn as_json(set: &TileSet) -> serde_json::Value {
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
    json!({ "id": set.id, "title": set.title, "tiles": total, "types": tiles })
}

fn print(set: &TileSet, output: &mut Output) -> Result<(), Failure> {
    let total: u32 = set.tiles.iter().map(|tile| u32::from(tile.count)).sum();
    let (title, kinds) = (set.title(output.lang()), set.tiles.len());
    output.line(match output.lang() {
        Lang::En => {
            let kinds = count(kinds as u32, "kind", "kinds", Lang::En);
            format!("{title}: {} of {kinds}", count(total, "tile", "tiles", Lang::En))
        }
        Lang::Fr => {
            let kinds = count(kinds as u32, "sorte", "sortes", Lang::Fr);
            format!("{title} : {} de {kinds}", count(total, "tuile", "tuiles", Lang::Fr))
        }
    })?;
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
