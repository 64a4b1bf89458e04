//! Bots are measured, asked for hints and trained.

#![allow(clippy::unwrap_used, reason = "a test whose output is not as expected has failed")]

mod common;

use bastide_bots::{Budget, Searcher};
use bastide_engine::chance::Seed;
use bastide_engine::position::Actor;
use bastide_engine::record::{Name, Record};
use bastide_engine::setup::{Request, Setup};
use common::{bastide, golden, json, refusal, stdout, with_input};
use serde_json::Value;

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

#[test]
fn several_play_and_the_first_bot_has_each_seat() {
    let args = ["arena", "greedy", "random", "--players", "3", "--games", "6", "--seed", "2"];
    let value = json(&[&args[..], &["--json", "--threads", "1"]].concat());
    assert_eq!((&value["players"], &value["games"]), (&3.into(), &6.into()));
    assert!(number(&value["win_rate"]) > 0.9, "{value}");
    let (over_mean, over_best) = (number(&value["mean_margin"]), number(&value["mean_margin_over_best"]));
    assert!(over_mean >= over_best && over_best > 0.0, "{value}");
    assert_eq!(value, json(&[&args[..], &["--json", "--threads", "3"]].concat()));
    let text = stdout(bastide(&args));
    assert!(text.starts_with("greedy against 2 × random, 6 games: first in"), "{text}");
    assert!(text.contains("a fair share is 33.3 %") && text.contains("over the best of them"), "{text}");
    let french = stdout(bastide(&[&args[..], &["--lang", "fr"]].concat()));
    assert!(french.starts_with("greedy contre 2 × random, 6 parties : premier dans"), "{french}");
}

#[test]
fn two_are_reported_as_pairs() {
    let text = stdout(bastide(&["arena", "greedy", "random", "--games", "4"]));
    let lines: Vec<&str> = text.lines().map(|line| line.get(..11).unwrap_or(line)).collect();
    assert_eq!(lines, ["greedy agai", "  win rate ", "  margin   ", "  points   "]);
}

#[test]
fn games_that_make_no_rounds_are_refused() {
    let refused = |args: &[&str]| refusal(bastide(&[&["arena", "greedy", "random"], args].concat()));
    assert!(refused(&["--players", "3", "--games", "4"]).contains("name a multiple of 3"));
    assert!(refused(&["--players", "7"]).contains("base is for 2 to 6 players"));
    assert!(refused(&["--time", "soon"]).contains("--time \"soon\" is no time"));
    assert!(refused(&["--time", "5"]).contains("write 500ms, 2s or 1min"));
    assert!(refused(&["--iterations", "0"]).contains("can't be \"0\""));
    assert!(refused(&["--sprt", "0.6,0.5"]).contains("the lower first"));
    assert!(refused(&["--round-robin", "greedy,random"]).contains("does not go with"));
    assert!(refused(&["--markdown"]).contains("--round-robin"));
    let refused = |list: &str| refusal(bastide(&["arena", "--round-robin", list]));
    assert!(refused("greedy").contains("at least two bots"));
    assert!(refused("greedy,random,greedy").contains("each of them once"));
    assert!(refused("greedy,hal").contains("there is no bot \"hal\""));
    assert!(refusal(bastide(&["arena", "greedy"])).contains("is missing"));
}

#[test]
fn thinking_is_limited_for_all() {
    let value = json(&[
        "arena",
        "search",
        "random",
        "--game",
        "castle",
        "--games",
        "2",
        "--iterations",
        "2",
        "--time",
        "50ms",
        "--json",
    ]);
    assert_eq!((&value["iterations"], number(&value["time_seconds"])), (&2.into(), 0.05));
    assert_eq!(value["wins"], 2, "{value}");
}

#[test]
fn a_test_stops_when_it_is_decided_whatever_the_number_of_threads() {
    let args = ["arena", "greedy", "random", "--games", "400", "--seed", "5", "--json"];
    let run = |threads: &str| json(&[&args[..], &["--threads", threads, "--sprt", "0.5,0.6"]].concat());
    let value = run("1");
    let sprt = &value["sprt"];
    assert_eq!(number(&sprt["accepted"]), 0.6);
    assert!(number(&sprt["llr"]) >= number(&sprt["bounds"][1]), "{value}");
    assert!(number(&value["games"]) < 100.0, "it was clear long ago: {value}");
    assert_eq!(value, run("3"));
    let text = stdout(bastide(&["arena", "random", "greedy", "--games", "400", "--sprt"]));
    assert!(text.contains("50.0 % is accepted rather than 55.0 %"), "{text}");
    let text = stdout(bastide(&["arena", "random", "random", "--games", "4", "--sprt"]));
    assert!(text.contains("undecided between 50.0 % and 55.0 % after 4 games"), "{text}");
}

#[test]
fn a_round_robin_rates_everybody() {
    let args = ["arena", "--round-robin", "random,greedy,goatherd", "--games", "4"];
    let value = json(&[&args[..], &["--json"]].concat());
    let ratings = value["ratings"].as_array().unwrap();
    assert_eq!((ratings.len(), &value["games"]), (3, &12.into()));
    assert_eq!((&ratings[0]["bot"], number(&ratings[0]["rating"])), (&"greedy".into(), 1500.0));
    assert_eq!(ratings[2]["bot"], "random");
    for rating in ratings {
        let [low, high] = [0, 1].map(|end| number(&rating["ci95"][end]));
        assert!(low <= number(&rating["rating"]) && number(&rating["rating"]) <= high);
        assert_eq!(rating["against"].as_object().unwrap().len(), 2);
    }
    assert_eq!(ratings[0]["against"]["random"]["wins"], 4);
    assert_eq!(ratings[2]["against"]["greedy"]["losses"], 4);
    let text = stdout(bastide(&args));
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("4 games of every two") && lines[2].starts_with("greedy "), "{text}");
    let near = json(&[&args[..], &["--near", "1", "--json"]].concat());
    assert_eq!((near["ratings"].as_array().unwrap().len(), &near["games"]), (3, &8.into()));
    assert_eq!(
        near["ratings"][0]["against"].as_object().unwrap().len(),
        2,
        "greedy is in the middle of the list"
    );
    let markdown = stdout(bastide(&[&args[..], &["--markdown"]].concat()));
    let lines: Vec<&str> = markdown.lines().collect();
    assert_eq!(lines[0], "| bot | rating | 95 % confidence | points | won | greedy | goatherd | random |");
    assert_eq!(lines[1], "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    assert!(lines[2].starts_with("| greedy | 1500 | 1500 – 1500 |"), "{markdown}");
    assert_eq!(lines.len(), 5);
}

#[test]
fn every_game_of_an_arena_can_be_kept_and_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("deep/games");
    let kept = games.to_str().unwrap();
    let args = ["arena", "greedy", "random", "--players", "3", "--games", "3", "--records", kept, "--json"];
    let value = json(&args);
    let mut points = 0.0;
    for seat in 1..=3 {
        let record = games.join(format!("greedy-random-0-{seat}.txt"));
        let replayed = json(&["replay", record.to_str().unwrap(), "--json"]);
        assert_eq!(replayed["players"][seat - 1], "greedy");
        assert_eq!(replayed["players"][seat % 3], format!("random {}", seat % 3 + 1));
        assert!(std::fs::read_to_string(&record).unwrap().contains("\nseed "));
        points += number(&replayed["scores"][seat - 1]);
    }
    assert_eq!(number(&value["mean_scores"][0]), points / 3.0);
    assert_eq!(std::fs::read_dir(&games).unwrap().count(), 3);
    assert!(refusal(bastide(&args)).ends_with("is not empty; name a new folder"));
}

/// A record in which the first player has a tile that closes a city.
fn closing() -> Record {
    let setup =
        Setup::new(&Request { preset: Some("competition"), players: 2, ..Request::default() }).unwrap();
    let mut record = Record::new(setup, ["Anna", "Ben"].map(|name| Name::new(name).unwrap()).to_vec());
    record.push(None, "draw city-side".parse().unwrap());
    record
}

#[test]
fn a_hint_is_what_the_search_finds_best() {
    let record = closing().to_string();
    // Enough to tell it from the moves that promise nearly as much.
    let args = ["hint", "-", "--iterations", "400", "--threads", "1"];
    let text = stdout(with_input(&args, &record));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "Anna (player 1) is to play, after 1 action, with city-side drawn:");
    assert!(lines[2].starts_with("  1.  lay city-side 0,-1 180 "), "{text}");
    assert!(lines.last().unwrap().contains("nodes per second"), "{text}");
    assert!((2..=8).contains(&(lines.len() - 3)), "{text}");
    let french = stdout(with_input(&[&args[..], &["--lang", "fr"]].concat(), &record));
    assert!(french.starts_with("C'est à Anna (joueur 1) de jouer, après 1 action, avec"), "{french}");
}

#[test]
fn a_hint_for_programs_has_all_that_was_found_out() {
    let file = golden();
    let text = std::fs::read_to_string(&file).unwrap();
    let record = Record::parse(&text).unwrap();
    let state = |until: usize| record.replay(until).unwrap().state;
    let until = (120..).find(|&until| matches!(state(until).actor(), Actor::Player(_))).unwrap();
    let state = state(until);
    let Actor::Player(player) = state.actor() else { unreachable!("that was looked for") };
    let budget = Budget { iterations: Some(30), ..Budget::default() };
    let report = Searcher::new(Seed::from(1)).look(&state.view(Some(player)), budget);

    let file = file.to_str().unwrap();
    let at = until.to_string();
    let value = json(&["hint", file, "--until", &at, "--iterations", "30", "--threads", "1", "--json"]);
    assert_eq!((&value["actions"], &value["player"]), (&until.into(), &player.number().into()));
    assert_eq!(value["name"], record.names[player.seat()].as_str());
    assert_eq!((&value["playouts"], &value["nodes"]), (&report.playouts.into(), &report.nodes.into()));
    let choices = value["choices"].as_array().unwrap();
    assert_eq!(choices.len(), report.choices.len().min(8));
    assert_eq!(choices[0]["action"], report.choices[0].action.to_string());
    for key in ["action", "margin", "margin_error", "win", "win_error", "sure", "playouts"] {
        assert!(choices[0].get(key).is_some(), "{key} in {value}");
    }
    for key in ["tile", "seconds", "nodes_per_second", "scores", "game", "threads"] {
        assert!(value.get(key).is_some(), "{key} in {value}");
    }
}

#[test]
fn at_the_end_of_a_game_a_hint_is_exact() {
    let file = golden();
    let record = Record::parse(&std::fs::read_to_string(&file).unwrap()).unwrap();
    let is_near_the_end = |&until: &usize| {
        let state = record.replay(until).unwrap().state;
        state.left() == 1 && state.drawn().is_some() && matches!(state.actor(), Actor::Player(_))
    };
    let until = (0..record.entries.len()).find(is_near_the_end).unwrap().to_string();
    let hint = ["hint", file.to_str().unwrap(), "--until", &until];
    let value = json(&[&hint[..], &["--json"]].concat());
    assert_eq!((&value["exact"], &value["playouts"]), (&true.into(), &0.into()));
    let choices = value["choices"].as_array().unwrap();
    assert!(choices.iter().all(|choice| choice["margin_error"] == 0.0 && choice["win_error"] == 0.0));
    assert!(choices.is_sorted_by(|one, other| one["margin"].as_f64() >= other["margin"].as_f64()));
    let text = stdout(bastide(&hint));
    assert!(text.lines().last().unwrap().starts_with("Exact: all that may still come"), "{text}");
    assert!(!text.contains('±'), "{text}");
    assert!(stdout(bastide(&[&["--lang", "fr"], &hint[..]].concat())).contains("Exact : tout"));
    let early = json(&["hint", file.to_str().unwrap(), "--until", "20", "--iterations", "4", "--json"]);
    assert_eq!(early["exact"], false);
}

#[test]
fn where_nobody_decides_a_hint_says_where_somebody_did() {
    let file = golden();
    let file = file.to_str().unwrap();
    let over = refusal(bastide(&["hint", file]));
    assert!(over.contains("the game is over; somebody has at --until "), "{over}");
    let until = over.rsplit(' ').next().unwrap();
    let value = json(&["hint", file, "--until", until, "--iterations", "4", "--json"]);
    assert_eq!(value["actions"].to_string(), until);
    let mut empty = closing();
    empty.entries.clear();
    let start = refusal(with_input(&["hint", "-"], &empty.to_string()));
    assert!(start.contains("after 0 actions") && start.contains("write the draw"), "{start}");
    assert!(refusal(bastide(&["hint", "nowhere.txt"])).contains("can't read nowhere.txt"));
    assert!(refusal(bastide(&["hint", file, "--time", "long"])).contains("is no time"));
}

#[test]
fn where_chance_is_to_move_a_hint_is_about_the_next_decision() {
    let file = golden();
    let file = file.to_str().unwrap();
    let hint = ["hint", file, "--until", "0", "--iterations", "4", "--threads", "1"];
    let text = stdout(bastide(&hint));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[0],
        "It is for chance to draw or deal a tile after 0 actions; this is the next decision."
    );
    assert!(lines[1].contains("is to play, after 1 action, with "), "{text}");
    assert_eq!(json(&[&hint[..], &["--json"]].concat())["actions"], 1);
    let french = stdout(bastide(&[&["--lang", "fr"], &hint[..]].concat()));
    assert!(french.starts_with("C'est au hasard de tirer une tuile après 0 action ; voici"), "{french}");
}

#[test]
fn training_writes_the_weights_and_how_they_were_made() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (one, other, further) = (path("one.toml"), path("other.toml"), path("further.toml"));
    let train = |threads: &str, out: &str| {
        let args = [
            "train",
            "castle",
            "--games",
            "3",
            "--rounds",
            "1",
            "--seed",
            "4",
            "--threads",
            threads,
            "-o",
            out,
        ];
        stdout(bastide(&args))
    };
    let told = train("1", &one);
    let lines: Vec<&str> = told.lines().collect();
    assert!(
        lines[0].starts_with("round 1 of 1: ")
            && lines[0].contains(" positions; how games end is told to ")
            && lines[1].starts_with("with what was learnt against greedy, 6 games: "),
        "{told}"
    );
    assert_eq!(train("3", &other), told);
    let text = std::fs::read_to_string(&one).unwrap();
    assert_eq!(text, std::fs::read_to_string(&other).unwrap(), "threads change nothing");
    let made = "command = \"bastide train castle --games 3 --rounds 1 --seed 4\"";
    for part in [
        "game = \"castle\"",
        "\n[nets]\n",
        "\n[made]\n",
        made,
        "\n[made.against_greedy]\ngames = 6\nmargin = ",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let trained = bastide_bots::greedy::Experience::from_toml(&text).unwrap();
    assert!(!trained.is_none());

    let args = ["train", "castle", "--games", "1", "--rounds", "1", "--from", &one, "-o", &further, "--json"];
    let value = json(&args);
    assert_eq!(value["against_greedy"]["games"], 2);
    assert!(value["error"]["by_hand"].is_number());

    let ahead = ["train", "castle", "--ahead", "--games", "2", "--rounds", "1", "--seed", "5"];
    let told = stdout(bastide(&[&ahead[..], &["--from", &one, "-o", &further]].concat()));
    assert!(told.contains(" decisions; what is seen ahead is told to "), "{told}");
    let better = std::fs::read_to_string(&further).unwrap();
    assert_ne!(bastide_bots::greedy::Experience::from_toml(&better).unwrap(), trained);
    let history = format!("\n[made.from]\n{made}\n");
    assert!(better.contains("--ahead --games 2") && better.contains("\n[made.ahead]\n"), "{better}");
    assert!(better.contains(&history) && better.contains("\n[made.from.against_greedy]\n"), "{better}");

    let refused = |args: &[&str]| refusal(bastide(&[&["train"], args, &["-o", &further]].concat()));
    assert!(refused(&["chess"]).contains("there is no game \"chess\""));
    assert!(refused(&["city", "--from", &one]).ends_with("these weights are for castle, not for city"));
    std::fs::write(&other, text.replace("\nsupply = ", "\nsupplies = ")).unwrap();
    assert!(refused(&["castle", "--from", &other]).contains("there is no network \"supplies\""));
    assert!(refusal(bastide(&["train", "castle"])).contains("is missing"));
    let nowhere = path("missing/weights.toml");
    assert!(refusal(bastide(&["train", "castle", "-o", &nowhere])).contains("in a folder that exists"));
}
