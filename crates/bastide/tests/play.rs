//! A person at the terminal.

#![allow(clippy::unwrap_used, reason = "a test whose output is not as expected has failed")]

mod common;

use common::{bastide, stdout, with_input};

/// Always the first square, the first rotation and the first follower: whatever is asked, these answer it.
fn stubborn(questions: usize) -> String {
    "1\n".repeat(questions)
}

#[test]
fn a_whole_game_is_played_told_and_recorded() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    let file = file.to_str().unwrap();
    // Where there is nobody to place, the enter key confirms; everywhere else it is a wrong answer that is asked again.
    let answers = "1\n\n".repeat(400);
    let text = stdout(with_input(&["play", "--bots", "greedy", "--seed", "5", "--record", file], &answers));
    assert!(text.contains("The game is over"), "{text}");
    assert!(text.contains("greedy 2 scores"), "the bot scores");
    let replayed = stdout(bastide(&["replay", file]));
    assert!(replayed.contains("The game is over"), "{replayed}");
}

#[test]
fn a_game_of_the_city_shows_the_walls_and_asks_for_them() {
    // With these tiles the person leads the first building and is asked everything there is to ask.
    let answers = "1\n1\n0\n".repeat(600);
    let text = stdout(with_input(&["play", "--game", "city", "--bots", "random", "--seed", "20"], &answers));
    assert!(text.contains("The game is over"), "{text}");
    for words in [
        "═══════",
        "║",
        "Where shall the city gate stand?",
        "Set a wall at one end of the line",
        "Post a guard on the wall just set?",
        "All walls are set. Post a guard on your last one?",
        "Set a tower at one end of the line?",
        "T1",
    ] {
        assert!(text.contains(words), "{words} in {text}");
    }
    // What can be chosen is numbered on the board as well as in the list.
    let asked = text.split("Set a wall at one end").next().unwrap();
    let board = asked.rsplit("tiles left)").nth(1).unwrap();
    assert!(board.contains("[1]") && board.contains("[2]"), "{board}");
}

#[test]
fn a_game_of_hunters_and_gatherers_offers_huts_and_bonus_tiles() {
    let answers = "1\n\n".repeat(500);
    let text =
        stdout(with_input(&["play", "--game", "hunters", "--bots", "greedy", "--seed", "3"], &answers));
    assert!(text.contains("The game is over"), "{text}");
    for words in ["hut (", "hunter (", "draws a bonus tile", "~~~"] {
        assert!(text.contains(words), "{words} in {text}");
    }
}

#[test]
fn nothing_is_played_before_it_is_confirmed_and_leaving_keeps_what_was() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    let lines = |answers: &str| {
        let _ = std::fs::remove_file(&file);
        let text = stdout(with_input(&["play", "--seed", "5", "--record", file.to_str().unwrap()], answers));
        assert!(text.contains("You have left the game.") && text.contains("What was played is in"), "{text}");
        let record = std::fs::read_to_string(&file).unwrap();
        record.lines().filter(|line| line.starts_with("1 ")).count()
    };
    assert_eq!(lines("q\n"), 0);
    assert_eq!(lines("1\nq\n"), 0, "a square alone is not a move");
    assert_eq!(lines("1\nu\nq\n"), 0, "taken up again");
    assert!(lines(&stubborn(3)) >= 1, "tile and follower are played");
}

#[test]
fn wrong_answers_are_asked_again() {
    let text = stdout(with_input(&["play", "--seed", "5"], "999\nfoo\n\n0\n"));
    assert_eq!(text.matches("Type one of the numbers").count(), 4, "{text}");
    let listed = stdout(with_input(&["play", "--seed", "5"], "r\n"));
    assert!(listed.contains("8 × road-straight") || listed.contains("7 × road-straight"), "{listed}");
}

#[test]
fn the_table_speaks_french() {
    let text = stdout(with_input(&["play", "--seed", "5", "--lang", "fr"], "q\n"));
    for words in ["Posez chaque tuile", "Votre tuile :", "Sur quelle case ?", "Vous avez quitté la partie."]
    {
        assert!(text.contains(words), "{words} in {text}");
    }
}
