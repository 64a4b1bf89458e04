//! Records, pictures, rules and tiles of the expansions and variants of the base game.

#![allow(clippy::unwrap_used, reason = "a test that can't write its files has failed")]

mod common;

use common::{bastide, json, stdout};
use std::path::Path;

/// The words that choose each expansion and each variant.
fn add_ons() -> Vec<[String; 2]> {
    let base = &json(&["games", "--json"])["games"][0];
    let listed = |list: &str, word: &str| -> Vec<[String; 2]> {
        let add_ons = base[list].as_array().unwrap().iter();
        add_ons.map(|add_on| [word.to_owned(), add_on["id"].as_str().unwrap().to_owned()]).collect()
    };
    [listed("expansions", "--expansion"), listed("variants", "--variant")].concat()
}

/// The records of some games of random bots with these words.
fn recorded(folder: &Path, games: usize, words: &[&str]) -> Vec<String> {
    let records = folder.join(words.concat());
    let (to, games) = (records.to_str().unwrap(), games.to_string());
    let simulate = ["simulate", "--bots", "random,random", "--seed", "6", "--games", &games, "--records", to];
    stdout(bastide(&[&simulate, words].concat()));
    let files = std::fs::read_dir(&records).unwrap();
    files.map(|file| file.unwrap().path().to_str().unwrap().to_owned()).collect()
}

#[test]
fn a_game_with_each_add_on_is_replayed_in_both_languages_and_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let add_ons = add_ons();
    assert_eq!(add_ons.len(), 3 + 15, "V11 is two");
    for [word, add_on] in &add_ons {
        let record = &recorded(folder.path(), 1, &[word, add_on])[0];
        let told = json(&["replay", record, "--json"]);
        let list = if word == "--expansion" { "expansions" } else { "variants" };
        assert_eq!(told[list][0], **add_on);
        for (player, points) in told["points"].as_array().unwrap().iter().enumerate() {
            let sum: i64 = points.as_object().unwrap().values().map(|points| points.as_i64().unwrap()).sum();
            assert_eq!(sum, told["scores"][player].as_i64().unwrap(), "{add_on}: {points}");
        }
        for (lang, over, roads) in
            [("en", "The game is over", "roads"), ("fr", "La partie est finie", "chemins")]
        {
            let text = stdout(bastide(&["--lang", lang, "replay", record]));
            assert!(text.contains(over) && text.contains(roads), "{add_on}: {text}");
        }
        let picture = folder.path().join("board.svg");
        stdout(bastide(&["render", record, "-o", picture.to_str().unwrap()]));
        let svg = std::fs::read_to_string(&picture).unwrap();
        assert_eq!(svg.contains("\"#bst-count\""), add_on == "count", "{add_on}");
        assert_eq!(svg.contains("\"#bst-good"), add_on == "rivers-ports", "{add_on}");
    }
}

#[test]
fn points_paid_and_points_for_goods_have_columns_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let record = &recorded(folder.path(), 1, &["--variant", "V10", "--variant", "V13"])[0];
    let heads = |lang: &str| {
        let text = stdout(bastide(&["--lang", lang, "replay", record]));
        let head = text.lines().rev().nth(2).unwrap();
        head.split_whitespace().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(
        heads("en"),
        ["roads", "cities", "monasteries", "fields", "paid", "rivers", "goods", "points"]
    );
    assert_eq!(
        heads("fr"),
        ["chemins", "villes", "abbayes", "prés", "dépensé", "rivières", "marchandises", "points"]
    );
}

#[test]
fn what_variants_do_is_told_in_a_replay() {
    let folder = tempfile::tempdir().unwrap();
    for (variant, en, fr) in [
        ("V8", "pays 1 point [V8].", "dépense 1 point [V8]."),
        ("V9", "face down on", ": une montagne [V9]."),
        ("V10", "takes the tile on", "reprend la tuile en"),
        ("given-open", "to random 2 [V11].", "donne"),
    ] {
        let records = recorded(folder.path(), 6, &["--variant", variant]);
        let replayed = |lang: &str| -> String {
            records.iter().map(|record| stdout(bastide(&["--lang", lang, "replay", record]))).collect()
        };
        let english = replayed("en");
        assert!(english.contains(en), "{variant}: {en} in {english}");
        assert!(!english.contains(" gets ") && !english.contains("is turned up"), "deals are no news");
        let french = replayed("fr");
        assert!(french.contains(fr), "{variant}: {fr} in {french}");
    }
}

#[test]
fn the_rules_of_all_add_ons_are_told_by_number() {
    let all = stdout(bastide(&["rules"]));
    let french = stdout(bastide(&["rules", "--lang", "fr"]));
    let numbered = |letter: char, last: u32| (1..=last).map(move |number| format!("\n{letter}{number} "));
    for start in numbered('I', 8).chain(numbered('R', 6)).chain(numbered('K', 13)).chain(numbered('V', 14)) {
        assert!(all.contains(&start) && french.contains(&start), "{start:?}");
    }
    assert!(stdout(bastide(&["rules", "k7"])).starts_with("K7   "));
}

#[test]
fn every_set_is_drawn_as_a_sheet() {
    let folder = tempfile::tempdir().unwrap();
    for (set, tile) in [
        ("inns-cathedrals", "road-fork-inn"),
        ("river", "river-bend"),
        ("count", "corner-northwest-road"),
        ("rivers-ports", "market-river"),
    ] {
        let sheet = folder.path().join(format!("{set}.svg"));
        stdout(bastide(&["tiles", set, "-o", sheet.to_str().unwrap()]));
        let svg = std::fs::read_to_string(&sheet).unwrap();
        assert!(svg.contains(&format!(">{tile}<")), "{tile} on the sheet of {set}");
    }
}
