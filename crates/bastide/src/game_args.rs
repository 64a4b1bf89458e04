//! The arguments that choose a game, the same for every command that plays one.

use crate::failure::Failure;
use crate::files;
use crate::language::Speaker;
use crate::words;
use bastide_bots::{BotKind, Budget};
use bastide_engine::chance::Seed;
use bastide_engine::lang::Lang;
use bastide_engine::mix::OwnTiles;
use bastide_engine::{
    GameId,
    setup::{Request, Setup},
};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use serde_json::{Map, Value, json};
use std::path::Path;
use std::time::Duration;

/// Adds `--game`, `--preset`, `--option`, `--expansion`, `--variant` and `--tiles`.
pub(crate) fn with_game(command: Command, lang: Lang) -> Command {
    let t = Speaker(lang);
    let command = command
        .arg(
            Arg::new("game")
                .long("game")
                .value_name(t.say("GAME", "JEU"))
                .default_value(Request::default().game)
                .help(t.say("Which game; see `bastide games`", "Quel jeu ; voir `bastide games`")),
        )
        .arg(Arg::new("preset").long("preset").value_name(t.say("NAME", "NOM")).help(
            t.say("A named set of options, such as competition", "Un jeu d'options, comme competition"),
        ))
        .arg(
            Arg::new("option")
                .long("option")
                .value_name(t.say("NAME=VALUE", "NOM=VALEUR"))
                .action(ArgAction::Append)
                .help(t.say(
                    "One option, such as farmers=third-edition",
                    "Une option, comme farmers=third-edition",
                )),
        );
    with_add_ons(command, lang)
}

/// Adds `--expansion`, `--variant` and `--tiles`.
pub(crate) fn with_add_ons(command: Command, lang: Lang) -> Command {
    let t = Speaker(lang);
    command
        .arg(
            Arg::new("expansion")
                .long("expansion")
                .value_name(t.say("NAME", "NOM"))
                .action(ArgAction::Append)
                .help(t.say("An expansion, such as river", "Une extension, comme river")),
        )
        .arg(
            Arg::new("variant").long("variant").value_name(t.say("NAME", "NOM")).action(ArgAction::Append).help(
                t.say(
                    "A variant by name or number, such as architects or V6",
                    "Une variante par son nom ou son numéro, comme architects ou V6",
                ),
            ),
        )
        .arg(
            Arg::new("tiles")
                .long("tiles")
                .value_name(t.say("SET=COPIES|FILE", "JEU=NOMBRE|FICHIER"))
                .action(ArgAction::Append)
                .help(t.say(
                    "Copies of a tile set, such as base=2, or a file of own tiles that ends in .toml",
                    "Exemplaires d'un jeu de tuiles, comme base=2, ou un fichier de tuiles qui finit en .toml",
                )),
        )
}

/// Adds `--players`.
pub(crate) fn with_players(command: Command, lang: Lang) -> Command {
    let t = Speaker(lang);
    command.arg(
        Arg::new("players")
            .long("players")
            .value_name("N")
            .value_parser(value_parser!(usize))
            .help(t.say("How many play", "Nombre de joueurs")),
    )
}

/// Adds `--seed`.
pub(crate) fn with_seed(command: Command, lang: Lang) -> Command {
    let t = Speaker(lang);
    command.arg(Arg::new("seed").long("seed").value_name(t.say("SEED", "GRAINE")).default_value("1").help(
        t.say(
            "What all chance follows from: a number or 64 hexadecimal digits",
            "D'où vient tout le hasard : un nombre ou 64 chiffres hexadécimaux",
        ),
    ))
}

/// Adds `--threads`.
pub(crate) fn with_threads(command: Command, lang: Lang) -> Command {
    let t = Speaker(lang);
    command.arg(
        Arg::new("threads")
            .long("threads")
            .value_name("N")
            .value_parser(value_parser!(u64).range(1..=1024))
            .help(t.say(
                "How many games at once [default: one per core]",
                "Parties simultanées [défaut : une par cœur]",
            )),
    )
}

/// Adds `--time` and `--iterations`.
pub(crate) fn with_budget(command: Command, lang: Lang) -> Command {
    let t = Speaker(lang);
    command
        .arg(Arg::new("time").long("time").value_name(t.say("TIME", "DURÉE")).help(t.say(
            "How long to think about one action, such as 500ms or 2s",
            "Temps de réflexion par action, comme 500ms ou 2s",
        )))
        .arg(
            Arg::new("iterations")
                .long("iterations")
                .value_name("N")
                .value_parser(value_parser!(u64).range(1..=1_000_000_000))
                .help(t.say(
                    "How often to play on from a position; unlike a time, always with the same result",
                    "Suites de partie à essayer par action ; contrairement à une durée, le résultat est toujours le même",
                )),
        )
}

/// Adds `--json`.
pub(crate) fn with_json(command: Command, lang: Lang) -> Command {
    let t = Speaker(lang);
    command.arg(
        Arg::new("json")
            .long("json")
            .action(ArgAction::SetTrue)
            .help(t.say("Print JSON, for programs", "Écrire en JSON, pour les programmes")),
    )
}

/// The setup these arguments ask for.
pub(crate) fn setup(matches: &ArgMatches, players: usize, lang: Lang) -> Result<Setup, Failure> {
    let mut request = Request { players, ..Request::default() };
    request.game = matches.get_one::<String>("game").map_or(request.game, String::as_str);
    request.preset = matches.get_one::<String>("preset").map(String::as_str);
    for text in all(matches, "option") {
        let pair = text.split_once('=').ok_or_else(|| words::no_value(text, lang))?;
        request.options.push(pair);
    }
    with_add_ons_of(matches, request, None, lang)
}

/// The setup of the base game with the expansions, variants and tiles these arguments ask for, and this file of own
/// tiles first of all.
pub(crate) fn setup_with_file(matches: &ArgMatches, file: &str, lang: Lang) -> Result<Setup, Failure> {
    with_add_ons_of(matches, Request::default(), Some(file), lang)
}

fn with_add_ons_of<'a>(
    matches: &'a ArgMatches,
    mut request: Request<'a>,
    file: Option<&'a str>,
    lang: Lang,
) -> Result<Setup, Failure> {
    request.expansions = all(matches, "expansion").collect();
    for word in all(matches, "variant") {
        request.variants.push(variant(request.game, word, lang)?);
    }
    let mut files = Vec::new();
    if let Some(file) = file {
        files.push((file, files::read(Path::new(file), lang)?));
    }
    for text in all(matches, "tiles") {
        match text.split_once('=') {
            Some((set, copies)) if !is_file(text) => {
                request.tiles.push((set, read_copies(text, copies, lang)?))
            }
            _ if is_file(text) => files.push((text, files::read(Path::new(text), lang)?)),
            _ => return Err(words::no_copies(text, lang)),
        }
    }
    // A record has the file's name, not where it lay.
    let name = |path: &'_ str| Path::new(path).file_name().and_then(|name| name.to_str()).map(str::to_owned);
    let named: Vec<(String, &str)> =
        files.iter().map(|(path, text)| (name(path).unwrap_or_default(), text.as_str())).collect();
    let own_tiles = named.iter().map(|(name, text)| (name.as_str(), *text)).collect();
    Setup::new(&Request { own_tiles, ..request }).map_err(|error| Failure::of(&error, lang))
}

/// Whether any argument of [`with_add_ons`] is given.
pub(crate) fn asks_for_add_ons(matches: &ArgMatches) -> bool {
    ["expansion", "variant", "tiles"].iter().any(|id| all(matches, id).next().is_some())
}

fn all<'a>(matches: &'a ArgMatches, id: &str) -> impl Iterator<Item = &'a str> {
    matches.get_many::<String>(id).unwrap_or_default().map(String::as_str)
}

fn is_file(text: &str) -> bool {
    text.ends_with(".toml")
}

fn read_copies(text: &str, copies: &str, lang: Lang) -> Result<u32, Failure> {
    copies.parse().map_err(|_| words::no_number_of_copies(text, copies, lang))
}

/// The name of the variant that a word means. A word that means none is left to the setup to refuse.
fn variant<'a>(game: &str, word: &'a str, lang: Lang) -> Result<&'a str, Failure> {
    let Ok(game) = game.parse::<GameId>() else { return Ok(word) };
    match game.info().variants_called(word)[..] {
        [] => Ok(word),
        [one] => Ok(one.id),
        ref several => {
            let names: Vec<&str> = several.iter().map(|variant| variant.id).collect();
            Err(words::several_variants(word, &names, lang))
        }
    }
}

/// What a setup is, for programs.
pub(crate) fn told(setup: &Setup) -> Map<String, Value> {
    let options: Map<String, Value> =
        setup.options().iter().map(|&(option, value)| (option.to_owned(), value.into())).collect();
    let tiles: Map<String, Value> =
        setup.mix().sets().map(|(set, copies)| (set.to_owned(), copies.into())).collect();
    let own: Vec<&str> = setup.mix().own().iter().map(OwnTiles::name).collect();
    let told = json!({
        "game": setup.game(),
        "options": options,
        "expansions": setup.expansions(),
        "variants": setup.variants(),
        "tiles": tiles,
        "own_tiles": own,
    });
    object(told)
}

/// The keys and values of an object.
pub(crate) fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(object) => object,
        _ => Map::new(),
    }
}

/// The seed these arguments ask for.
pub(crate) fn seed(matches: &ArgMatches, lang: Lang) -> Result<Seed, Failure> {
    let text = matches.get_one::<String>("seed").map_or("1", String::as_str);
    text.parse().map_err(|()| words::no_seed(text, lang))
}

/// What bots may think about one action.
pub(crate) fn budget(matches: &ArgMatches, lang: Lang) -> Result<Budget, Failure> {
    let time = matches.get_one::<String>("time").map(|text| read_time(text, lang)).transpose()?;
    Ok(Budget { iterations: matches.get_one::<u64>("iterations").copied(), time })
}

/// A time such as `500ms`, `1.5s` or `2min`.
fn read_time(text: &str, lang: Lang) -> Result<Duration, Failure> {
    let unit = [("ms", 0.001), ("min", 60.0), ("s", 1.0)]
        .into_iter()
        .find_map(|(unit, seconds)| text.strip_suffix(unit).map(|number| (number, seconds)));
    unit.and_then(|(number, seconds)| number.trim().parse::<f64>().ok().map(|number| number * seconds))
        .filter(|seconds| (0.001..=3600.0).contains(seconds))
        .map(Duration::from_secs_f64)
        .ok_or_else(|| words::no_time(text, lang))
}

/// What bots may think, for programs.
pub(crate) fn told_budget(budget: Budget) -> Map<String, Value> {
    object(json!({
        "iterations": budget.iterations,
        "time_seconds": budget.time.map(|time| time.as_secs_f64()),
    }))
}

/// How many games to play at once.
pub(crate) fn threads(matches: &ArgMatches) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, |cores| cores.get());
    matches.get_one::<u64>("threads").map_or_else(cores, |&threads| threads as usize)
}

/// The bots named in a list such as `greedy,random`.
pub(crate) fn bots(list: &str, lang: Lang) -> Result<Vec<BotKind>, Failure> {
    list.split(',')
        .map(|name| name.trim().parse().map_err(|error: bastide_bots::UnknownBot| Failure::of(&error, lang)))
        .collect()
}
