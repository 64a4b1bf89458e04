//! `bastide render`: a picture of a recorded game.

use super::{replay, words};
use crate::failure::Failure;
use crate::files::{self, PictureKind};
use crate::language::Speaker;
use crate::output::Output;
use crate::progress::Spinner;
use bastide_engine::lang::Lang;
use bastide_engine::position::Actor;
use bastide_render::{Picture, board_svg, png};
use clap::{Arg, ArgMatches, Command, value_parser};
use std::path::{Path, PathBuf};

pub(crate) fn command(lang: Lang) -> Command {
    let t = Speaker(lang);
    Command::new("render")
        .about(t.say("Draw the board of a record", "Dessiner le plateau d'une partie notée"))
        .after_help(t.say(
            "Examples:\n  bastide render game.txt -o board.svg\n  bastide render game.txt -o board.png --until 30 --width 2000",
            "Exemples :\n  bastide render partie.txt -o plateau.svg\n  bastide render partie.txt -o plateau.png --until 30 --width 2000",
        ))
        .arg(replay::record_arg(lang))
        .arg(out_arg(lang).required(true))
        .arg(replay::until_arg(lang))
        .arg(width_arg(lang))
}

/// `-o FILE`, a picture to be written.
pub(crate) fn out_arg(lang: Lang) -> Arg {
    let t = Speaker(lang);
    Arg::new("out")
        .short('o')
        .long("out")
        .value_name(t.say("PICTURE", "IMAGE"))
        .value_parser(value_parser!(PathBuf))
        .help(t.say("Where the picture goes; .svg or .png", "Où écrire l'image ; .svg ou .png"))
}

/// `--width N`, for pictures in pixels.
pub(crate) fn width_arg(lang: Lang) -> Arg {
    let t = Speaker(lang);
    Arg::new("width")
        .long("width")
        .value_name("N")
        .default_value("1600")
        .value_parser(value_parser!(u32).range(1..=16_000))
        .help(t.say("Width of a PNG in pixels", "Largeur d'un PNG en pixels"))
}

pub(crate) fn run(matches: &ArgMatches, output: &mut Output) -> Result<(), Failure> {
    let lang = output.lang();
    let out = matches.get_one::<PathBuf>("out").expect("-o is required");
    // Before the work, as it costs nothing.
    PictureKind::of(out, lang)?;
    let (record, replay) = replay::followed(matches, lang)?;
    let names: Vec<String> = record.names.iter().map(|name| name.as_str().to_owned()).collect();
    let stands = match replay.state.actor() {
        Actor::Nobody => words::FINAL_BOARD.get(lang).to_owned(),
        _ => words::tiles_left(replay.state.left(), lang),
    };
    let caption = format!("{} – {stands}", record.setup.game().info().title.get(lang));
    // Last, as there may be many of them and the picture narrow.
    let caption =
        record.setup.add_ons().fold(caption, |caption, part| format!("{caption} · {}", part.title.get(lang)));
    let svg = board_svg(&Picture::of(&replay.state, &names, caption, lang));
    write_picture(out, svg, *matches.get_one::<u32>("width").expect("it has a default"), lang)
}

/// Writes a drawing as what its name asks for.
pub(crate) fn write_picture(path: &Path, svg: String, width: u32, lang: Lang) -> Result<(), Failure> {
    let bytes = match PictureKind::of(path, lang)? {
        PictureKind::Svg => svg.into_bytes(),
        PictureKind::Png => {
            let _spinner = Spinner::new(words::DRAWING.get(lang).to_owned());
            png(&svg, width).map_err(|error| Failure::of(&error, lang))?
        }
    };
    files::write(path, &bytes, lang)
}
