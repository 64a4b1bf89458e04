//! People at the terminal, with the expansions and variants of the base game.

#![allow(clippy::unwrap_used, reason = "a test whose output is not as expected has failed")]

mod common;

use common::{bastide, json, stdout, with_input};

/// Answers of somebody who types small numbers and the enter key as they come. What does not answer a question is
/// asked again, so these play any game to its end.
fn any_answers(mut seed: u64) -> String {
    let mut next = || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        seed >> 33
    };
    let answer = |number: u64| match number % 9 {
        8 => "\n".to_owned(),
        number => format!("{number}\n"),
    };
    (0..6000).map(|_| answer(next())).collect()
}

/// Plays a whole game with these words after `play`; its record must hold, with the same points.
fn played(words: &[&str], answers: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    let file = file.to_str().unwrap();
    let text = stdout(with_input(&[&["play", "--record", file], words].concat(), answers));
    assert!(text.contains("The game is over"), "{text}");
    let replayed = json(&["replay", file, "--json"]);
    assert_eq!(replayed["over"], true);
    for score in replayed["scores"].as_array().unwrap() {
        assert!(text.contains(&format!(": {score} points, ")), "{score} in {text}");
    }
    // Points are told by source, with nothing left over.
    for (player, points) in replayed["points"].as_array().unwrap().iter().enumerate() {
        let sum: i64 = points.as_object().unwrap().values().map(|points| points.as_i64().unwrap()).sum();
        assert_eq!(sum, replayed["scores"][player].as_i64().unwrap(), "{points}");
    }
    let french = stdout(bastide(&["--lang", "fr", "replay", file]));
    assert!(french.contains("La partie est finie"), "{french}");
    text
}

/// Two people play games with these words after `play`, from this seed on, until each of the texts was seen. What
/// they are asked follows from chance; that they are asked must not depend on one seed.
fn seen(words: &[&str], first: u64, texts: &[&str]) {
    let mut missing = texts.to_vec();
    for seed in first..first + 10 {
        let people = ["--name", "Anna", "--name", "Ben", "--seed", &seed.to_string()];
        let text = played(&[&people, words].concat(), &any_answers(seed));
        missing.retain(|words| !text.contains(words));
        if missing.is_empty() {
            return;
        }
    }
    panic!("{missing:?} was never seen");
}

fn assert_all(text: &str, words: &[&str]) {
    for words in words {
        assert!(text.contains(words), "{words:?} in {text}");
    }
}

#[test]
fn a_rich_mixture_is_played_to_its_end() {
    let mixture = [
        "--expansion",
        "inns-cathedrals",
        "--expansion",
        "river",
        "--expansion",
        "count",
        "--variant",
        "V1",
        "--variant",
        "V7",
    ];
    seen(
        &mixture,
        7,
        &[
            // The signs.
            "I inn by a road  C cathedral  B1 B2 … big followers  ~ river  o spring, lake  % Carcassonne  a castle",
            "~~~",
            "%%%",
            "the big one, a monastery to play",
            "Carcassonne   a the castle *: –   b the market: –",
            // The questions.
            "– the monastery you keep [V1]",
            "Draw from the bag",
            "big farmer (",
            "Place a follower, or move one instead [V7]. (number, u to take the tile up again)",
            "send a follower to Carcassonne? [K3]",
            "Move the Count? [K4]",
            "of Carcassonne first?",
        ],
    );
}

#[test]
fn v2_people_at_one_keyboard_see_their_own_tiles_only() {
    let text =
        played(&["--name", "Anna", "--name", "Ben", "--variant", "V2", "--seed", "2"], &any_answers(2));
    // The question is asked again until the enter key answers it.
    let mut handed_over = 0;
    let mut before = "";
    for turn in text.split("Pass the keyboard to ").skip(1) {
        let (own, other) = if turn.starts_with("Anna.") { ("Anna", "Ben") } else { ("Ben", "Anna") };
        assert!(turn.starts_with(&format!("{own}. {own}: press Enter when nobody else looks.")), "{turn}");
        assert!(!turn.contains(&format!("{other}: Your tile")), "{turn}");
        handed_over += usize::from(own != before);
        before = own;
    }
    assert!(handed_over > 60, "the keyboard goes to and fro: {handed_over}");
    assert!(text.contains("Anna: Your tiles:") && text.contains("Ben: Your tiles:"), "{text}");
    assert!(!text.contains(" gets "), "nobody is told what is dealt");
    assert!(text.contains("lays"), "but what is laid is told");
}

#[test]
fn v11_what_is_given_face_down_is_told_to_nobody_else() {
    let people = ["--name", "Anna", "--name", "Ben", "--variant", "given-hidden", "--seed", "2"];
    let text = played(&people, &any_answers(2));
    assert_all(&text, &["Anna gives a tile to Ben [V11].", "Ben keeps a tile [V11]."]);
}

#[test]
fn v2_one_person_against_bots_keeps_the_keyboard() {
    let text = played(&["--bots", "random,random", "--variant", "V2", "--seed", "3"], &any_answers(3));
    assert!(!text.contains("Pass the keyboard") && !text.contains(" gets "), "{text}");
    assert_all(&text, &["Your tiles:", "Which tile do you lay? (number)"]);
}

#[test]
fn v4_a_late_follower_is_placed_in_two_steps() {
    seen(&["--variant", "V4"], 1, &["somebody on 0,0", "Place what? (number, u to go back)"]);
}

#[test]
fn v8_more_is_paid_for() {
    seen(
        &["--variant", "V8"],
        1,
        &["For a point, place or move another follower? [V8] (number)", "pays 1 point [V8]"],
    );
}

#[test]
fn v9_tiles_are_laid_face_down() {
    seen(
        &["--variant", "V9"],
        1,
        &["^ mountain", "^^^ is the tile face down: a mountain [V9].", "^^^^^^^", "face down on", "miner ("],
    );
}

#[test]
fn v10_tiles_are_taken_up_again() {
    seen(
        &["--variant", "V10"],
        1,
        &[
            "take a loose tile up and lay it elsewhere? What is completed stays. [V10]",
            "  [1] take up ",
            "(number, u for another tile)",
            "pays 1 point [V10]",
        ],
    );
}

#[test]
fn v13_boats_go_on_rivers_and_goods_beside_ports() {
    seen(
        &["--name", "Cleo", "--variant", "V13"],
        9,
        &[
            "≈ river for boats  P port  m market  b1 b2 … boats  g1 g2 … goods",
            "≈≈≈",
            "boat (",
            "10 goods",
            "may lay goods at the port on",
            "A good on ",
            "g3",
            "for most = ",
        ],
    );
}

#[test]
fn every_way_to_come_by_tiles_is_played() {
    for (variant, words) in [
        ("given-hidden", "Which tile do you give to this player? [V11] → random 2 (number)"),
        ("V3", "Lay one of these tiles, or draw from the bag. (number)"),
        ("V6", "Which tile do you lay? (number)"),
        ("given-open", "Which tile do you keep for yourself? [V11] (number)"),
        ("V14", "On which square? (number)"),
    ] {
        let text = played(&["--bots", "random,random", "--variant", variant, "--seed", "1"], &any_answers(1));
        assert!(text.contains(words), "{variant}: {words} in {text}");
    }
}

#[test]
fn the_signs_are_told_in_french_too() {
    let words = [
        "play",
        "--lang",
        "fr",
        "--expansion",
        "count",
        "--variant",
        "V13",
        "--variant",
        "V9",
        "--seed",
        "1",
    ];
    let text = stdout(with_input(&words, "q\n"));
    assert_all(
        &text,
        &[
            "^ montagne  ≈ rivière pour bateaux  P port  m marché  b1 b2 … bateaux  g1 g2 … marchandises",
            "% Carcassonne  a château  b marché  c forge  d cathédrale  * le Comte",
            "Carcassonne   a le château * : –",
            "10 marchandises",
        ],
    );
}
