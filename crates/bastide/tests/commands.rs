//! Every command does what its help says.

#![allow(clippy::unwrap_used, reason = "a test whose output is not as expected has failed")]

mod common;

use common::{bastide, command, golden, json, stdout, with_input};
use serde_json::Value;
use std::path::{Path, PathBuf};

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn help_has_examples_in_both_languages() {
    for name in [
        "play", "games", "rules", "simulate", "arena", "hint", "replay", "render", "tiles", "train", "bench",
        "serve", "load",
    ] {
        assert!(stdout(bastide(&[name, "--help"])).contains("Examples:"), "{name}");
        assert!(stdout(bastide(&["--lang", "fr", name, "--help"])).contains("Exemples :"), "{name}");
    }
    assert!(stdout(bastide(&["--version"])).starts_with("bastide "));
}

#[test]
fn the_environment_chooses_the_language_and_lang_overrules_it() {
    let said = |locale: &str, args: &[&str]| stdout(command(args).env("LC_ALL", locale).output().unwrap());
    assert!(said("fr_FR.UTF-8", &["games"]).contains("Jeu de base"));
    assert!(said("fr_FR.UTF-8", &["games", "--lang=en"]).contains("Base game"));
    assert!(said("en_GB.UTF-8", &["--lang", "fr", "games"]).contains("Jeu de base"));
}

#[test]
fn games_lists_everything_there_is_to_choose() {
    let listed = json(&["games", "--json"]);
    let base = &listed["games"][0];
    for key in ["id", "title", "players", "expansions", "variants", "sets", "options", "presets"] {
        assert!(keys(base).contains(&key), "{key}");
    }
    assert_eq!((&base["players"]["min"], &base["players"]["max"]), (&2.into(), &6.into()));
    assert_eq!(base["options"][0]["default"], "first-edition");
    let text = stdout(bastide(&["games"]));
    for word in ["base", "2–6", "third-edition", "small-city", "competition"] {
        assert!(text.contains(word), "{word} in {text}");
    }
}

#[test]
fn rules_are_printed_by_number() {
    assert!(stdout(bastide(&["rules", "b12"])).starts_with("B12 "));
    assert!(stdout(bastide(&["rules", "x14"])).starts_with("X14 "));
    assert!(stdout(bastide(&["rules", "c17"])).starts_with("C17 "));
    assert!(stdout(bastide(&["rules", "h11"])).starts_with("H11 "));
    let base_game = 24 + 8 + 6 + 13 + 14;
    let all = base_game + 22 + 24 + 21;
    assert_eq!(stdout(bastide(&["rules"])).lines().count(), all);
    assert_eq!(json(&["rules", "--json"])["rules"].as_array().unwrap().len(), all);
}

/// Simulates two games with records and answers what the replay of the first one tells, with its path.
fn simulated_and_replayed(game: &str, bots: &str, folder: &Path) -> (String, PathBuf) {
    let records = folder.join(game);
    let kept = records.to_str().unwrap();
    let figures = json(&[
        "simulate",
        "--game",
        game,
        "--bots",
        bots,
        "--games",
        "2",
        "--seed",
        "3",
        "--records",
        kept,
        "--json",
    ]);
    assert_eq!(figures["games"], 2);
    let record = records.join("0.txt");
    (stdout(bastide(&["replay", record.to_str().unwrap()])), record)
}

#[test]
fn the_castle_is_simulated_recorded_replayed_and_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let (told, record) = simulated_and_replayed("castle", "greedy,random", folder.path());
    for word in ["towers", "houses", "courts", "keep", "wall tiles", "[X9 X11]", "[X22]"] {
        assert!(told.contains(word), "{word} in {told}");
    }
    let picture = folder.path().join("board.svg");
    stdout(bastide(&["render", record.to_str().unwrap(), "-o", picture.to_str().unwrap()]));
    assert!(std::fs::read_to_string(&picture).unwrap().contains("bst-castle-walls"));
    let games = stdout(bastide(&["games"]));
    assert!(games.contains("reconstruction"), "{games}");
}

#[test]
fn the_city_is_listed_simulated_recorded_and_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let (told, _) = simulated_and_replayed("city", "greedy,random,random", folder.path());
    for word in ["gate", "wall", "guard", "tower", "[C7 C9]", "[C10]", "[C17]", "[C21]", "[C24]"] {
        assert!(told.contains(word), "{word} in {told}");
    }
    let games = stdout(bastide(&["games"]));
    assert!(games.lines().any(|line| line.starts_with("city ") && line.contains("2–4")), "{games}");
    let tiles = stdout(bastide(&["tiles", "city"]));
    assert!(tiles.contains("75 tiles"), "{tiles}");
    for feature in ["market n +fish", "+public", "+historic:chateau-comtal"] {
        assert!(tiles.contains(feature), "{feature} in {tiles}");
    }
}

#[test]
fn hunters_and_gatherers_is_listed_simulated_recorded_and_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let (told, _) = simulated_and_replayed("hunters", "greedy,greedy,random", folder.path());
    for word in ["bonus tile", "hut", "forests", "rivers", "meadows", "[H8", "[H15", "[H16", "[H20]"] {
        assert!(told.contains(word), "{word} in {told}");
    }
    let games = stdout(bastide(&["games"]));
    assert!(games.lines().any(|line| line.starts_with("hunters ") && line.contains("2–5")), "{games}");
    assert!(stdout(bastide(&["tiles", "hunters"])).contains("79 tiles"));
    assert!(stdout(bastide(&["tiles", "hunters-bonus"])).contains("bonus-shrine"));
}

#[test]
fn arena_measures_hunters_and_gatherers() {
    let result = json(&["arena", "greedy", "random", "--game", "hunters", "--games", "4", "--json"]);
    assert_eq!((&result["games"], &result["wins"]), (&4.into(), &4.into()), "{result}");
}

#[test]
fn arena_measures_the_city() {
    let result = json(&["arena", "greedy", "random", "--game", "city", "--games", "4", "--json"]);
    assert_eq!((&result["games"], &result["wins"]), (&4.into(), &4.into()), "{result}");
}

#[test]
fn simulate_prints_the_figures_and_the_same_for_any_number_of_threads() {
    let run = |threads: &str| {
        let mut value = json(&[
            "simulate",
            "--game",
            "base",
            "--players",
            "2",
            "--bots",
            "random,random",
            "--games",
            "600",
            "--seed",
            "1",
            "--threads",
            threads,
            "--preset",
            "competition",
            "--option",
            "farmers=third-edition",
            "--json",
        ]);
        for key in [
            "games",
            "seconds",
            "games_per_second",
            "mean_score",
            "mean_placements_per_turn",
            "unplaceable_per_game",
        ] {
            assert!(keys(&value).contains(&key), "{key}");
        }
        for key in ["seconds", "games_per_second", "threads"] {
            value[key] = Value::Null;
        }
        value
    };
    let one = run("1");
    assert_eq!(one["games"], 600);
    assert_eq!(one["mean_score"].as_array().unwrap().len(), 2);
    assert_eq!(one, run("3"));
}

#[test]
fn simulate_counts_no_placements_where_no_tile_is_drawn() {
    let of =
        |more: &[&str]| stdout(bastide(&[&["simulate", "--bots", "random", "--games", "2"], more].concat()));
    assert!(of(&[]).contains("placements per turn"));
    let dealt = of(&["--variant", "architects"]);
    assert!(dealt.contains("points on average") && !dealt.contains("NaN"), "{dealt}");
}

#[test]
fn simulate_seats_one_bot_everywhere_or_each_where_it_is_named() {
    let seats = |args: &[&str]| {
        let args = [&["simulate", "--games", "1", "--json"], args].concat();
        json(&args)["mean_score"].as_array().unwrap().len()
    };
    assert_eq!(seats(&[]), 2);
    assert_eq!(seats(&["--bots", "greedy", "--players", "5"]), 5);
    assert_eq!(seats(&["--bots", "greedy,random,random"]), 3);
    assert_eq!(seats(&["--players", "6"]), 6);
}

#[test]
fn simulated_games_can_be_kept_and_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("deep/games");
    let shown = games.to_str().unwrap();
    let value = json(&[
        "simulate",
        "--bots",
        "greedy,random",
        "--games",
        "2",
        "--seed",
        "9",
        "--json",
        "--records",
        shown,
    ]);
    let scores: Vec<Vec<u64>> = ["0.txt", "1.txt"]
        .iter()
        .map(|name| {
            let replayed = json(&["replay", games.join(name).to_str().unwrap(), "--json"]);
            replayed["scores"].as_array().unwrap().iter().map(|score| score.as_u64().unwrap()).collect()
        })
        .collect();
    for seat in 0..2 {
        let mean = (scores[0][seat] + scores[1][seat]) as f64 / 2.0;
        assert_eq!(value["mean_score"][seat].as_f64(), Some(mean));
    }
}

#[test]
fn arena_reports_pairs() {
    let value =
        json(&["arena", "greedy", "random", "--game", "base", "--games", "8", "--seed", "1", "--json"]);
    for key in
        ["games", "wins", "losses", "ties", "mean_margin", "margin_stderr", "win_rate", "win_rate_ci95"]
    {
        assert!(keys(&value).contains(&key), "{key}");
    }
    assert_eq!(value["games"], 8);
    let won = |key: &str| value[key].as_u64().unwrap();
    assert_eq!(won("wins") + won("losses") + won("ties"), 8);
    assert!(value["mean_margin"].as_f64().unwrap() > 0.0);
    let text = stdout(bastide(&["arena", "random", "random", "--games", "4"]));
    assert!(text.contains("win rate"), "{text}");
}

#[test]
fn replay_explains_every_point() {
    let file = golden();
    let file = file.to_str().unwrap();
    let value = json(&["replay", file, "--json"]);
    for key in ["scores", "winners", "actions", "events"] {
        assert!(keys(&value).contains(&key), "{key}");
    }
    // The scores are exactly what the scorings add up to.
    for (seat, score) in value["scores"].as_array().unwrap().iter().enumerate() {
        let events = value["events"].as_array().unwrap().iter();
        let scorings = events.filter(|event| event["event"] == "scored");
        let points: u64 = scorings
            .filter(|event| event["winners"].as_array().unwrap().contains(&Value::from(seat + 1)))
            .map(|event| {
                let terms = event["terms"].as_array().unwrap().iter();
                terms
                    .map(|term| term["count"].as_u64().unwrap() * term["each"].as_u64().unwrap())
                    .sum::<u64>()
            })
            .sum();
        assert_eq!(score.as_u64(), Some(points), "seat {seat}");
    }
    let text = stdout(bastide(&["replay", file]));
    assert!(text.contains("[B21 B14]") && text.contains("monasteries"), "{text}");
}

#[test]
fn replay_stops_where_it_is_told_and_reads_standard_input() {
    let text = std::fs::read_to_string(golden()).unwrap();
    let output = with_input(&["replay", "-", "--until", "10", "--json"], &text);
    let value: Value = serde_json::from_str(&stdout(output)).unwrap();
    assert_eq!(value["actions"].as_array().unwrap().len(), 10);
    assert_eq!(value["over"], false);
    assert_eq!(value["winners"].as_array().unwrap().len(), 0);
    let beyond = with_input(&["replay", "-", "--until", "100000", "--json"], &text);
    let beyond: Value = serde_json::from_str(&stdout(beyond)).unwrap();
    assert_eq!(beyond["over"], true);
    let start = stdout(with_input(&["replay", "-", "--until", "0"], &text));
    assert!(start.contains("After 0 actions the game is not over."), "{start}");
}

#[test]
fn pictures_are_drawn_as_svg_and_png() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let file = golden();
    let file = file.to_str().unwrap();
    let (svg, png, early, sheet) =
        (path("board.svg"), path("board.png"), path("early.svg"), path("sheet.png"));
    stdout(bastide(&["render", file, "-o", &svg]));
    stdout(bastide(&["render", file, "-o", &png, "--width", "400"]));
    stdout(bastide(&["render", file, "-o", &early, "--until", "6"]));
    stdout(bastide(&["tiles", "base", "-o", &sheet, "--width", "400"]));
    assert!(std::fs::read_to_string(&svg).unwrap().starts_with("<svg"));
    assert!(std::fs::read_to_string(&early).unwrap().len() < std::fs::read_to_string(&svg).unwrap().len());
    for picture in [&png, &sheet] {
        let bytes = std::fs::read(picture).unwrap();
        assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
        assert_eq!(u32::from_be_bytes(bytes[16..20].try_into().unwrap()), 400, "as wide as asked for");
    }
    // A picture drawn again replaces the old one, and nothing else is left behind.
    stdout(bastide(&["render", file, "-o", &svg, "--until", "0"]));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 4);
}

#[test]
fn tiles_are_listed() {
    assert!(stdout(bastide(&["tiles", "base"])).contains("72 tiles of 24 kinds"));
    let value = json(&["tiles", "base", "--json"]);
    assert_eq!(value["types"].as_array().unwrap().len(), 24);
    assert_eq!(value["types"][2]["features"][0], "city n e s w +shield");
}

#[test]
fn bench_prints_play_outs_and_searched_positions_per_second() {
    let value = json(&["bench", "--seconds", "1", "--json"]);
    assert_eq!(value["bench"][0]["game"], "base");
    let games = value["bench"].as_array().unwrap();
    assert_eq!(games.len(), 4);
    for game in games {
        assert!(game["games_per_second"].as_f64().unwrap() > 0.0);
        assert!(game["nodes_per_second"].as_f64().unwrap() > 0.0);
        assert!(game["nodes"].as_u64().unwrap() > 100, "the search had something to do: {game}");
    }
}
