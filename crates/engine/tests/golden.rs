//! Whole games as files: every action with the number of choices there were and all that followed.
//!
//! The files are records, so any program can replay them; what followed is in their comments. A
//! change of behaviour shows as a difference. If it is meant, write them anew with
//! `BASTIDE_BLESS=1 cargo test -p bastide-engine --test golden` and look at the difference.

#![allow(clippy::unwrap_used, reason = "a golden game that can't be read has failed")]

use bastide_engine::position::Actor;
use bastide_engine::record::{Record, Remark};
use bastide_engine::state::{Game, Match};
use std::path::{Path, PathBuf};

/// The record with what happened after each action in the comments above the next.
fn annotated(mut record: Record) -> Record {
    record.entries.iter_mut().for_each(|entry| {
        entry.above.clear();
        entry.remark = None;
    });
    record.tail.clear();
    let mut game = Match::forced(&Game::new(&record.setup));
    let mut happened: Vec<Remark> = Vec::new();
    for entry in &mut record.entries {
        entry.above = std::mem::take(&mut happened);
        if entry.player.is_some() {
            entry.remark = Some(Remark::new(&format!("one of {}", game.state().legal_actions().len())));
        }
        let events = game.play(entry.player, &entry.action).unwrap();
        // What was drawn, laid or placed the action itself says.
        let told = events
            .iter()
            .map(ToString::to_string)
            .filter(|text| !["drawn", "laid", "placed"].iter().any(|word| text.starts_with(word)));
        happened.extend(told.map(|text| Remark::new(&text)));
    }
    assert_eq!(game.state().actor(), Actor::Nobody, "a golden game is a whole game");
    record.scores = Some(game.state().scores().to_vec());
    record.tail = happened;
    record
}

fn path(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(file)
}

fn read(file: &str) -> String {
    std::fs::read_to_string(path(file)).unwrap()
}

fn check(file: &str) {
    let text = read(file);
    let bless = std::env::var_os("BASTIDE_BLESS").is_some();
    let record = Record::parse(&text).unwrap_or_else(|error| panic!("{file}, {error}"));
    let expected = annotated(record).to_string();
    if bless {
        // Others may be reading what does not change.
        if text != expected {
            std::fs::write(path(file), &expected).unwrap();
        }
    } else {
        for (number, (found, expected)) in text.lines().zip(expected.lines()).enumerate() {
            assert_eq!(found, expected, "{file}, line {}", number + 1);
        }
        assert_eq!(text, expected, "{file}");
        Record::read(&text).unwrap_or_else(|error| panic!("{file}, {error}"));
    }
}

#[test]
fn base_rulebook_three_players() {
    check("base-rulebook-3.txt");
}

#[test]
fn base_competition_two_players() {
    check("base-competition-2.txt");
}

/// Wall tiles are won and used, and the order of two features is chosen.
#[test]
fn castle_with_wall_tiles() {
    check("castle-wall-tiles.txt");
}

/// An unfinished feature is chosen in the final scoring.
#[test]
fn castle_with_a_choice_at_the_end() {
    check("castle-unfinished.txt");
}

/// The City for two, ended by the ring.
#[test]
fn city_ring_two_players() {
    check("city-ring-2.txt");
}

/// The City for three, to the last tile.
#[test]
fn city_tiles_three_players() {
    check("city-tiles-3.txt");
}

/// The City for four, to the last wall.
#[test]
fn city_walls_four_players() {
    check("city-walls-4.txt");
}

/// Hunters and Gatherers for two.
#[test]
fn hunters_two_players() {
    check("hunters-2.txt");
}

/// Hunters and Gatherers for four, with a hunter at the shrine.
#[test]
fn hunters_shrine_four_players() {
    check("hunters-shrine-4.txt");
}

/// What a reader of the two games comes across.
#[test]
fn the_games_of_hunters_and_gatherers_show_huts_bonus_tiles_and_every_kind_of_scoring() {
    for (file, special) in
        [("hunters-2.txt", "# set-aside"), ("hunters-shrine-4.txt", "the hunter at the shrine has it alone")]
    {
        let game = read(file);
        for part in [
            special,
            " hut ",
            "# bonus ",
            "# bonus-drawn ",
            "[H7 H10]",
            "[H8 H10]",
            "[H8 H9 H10]",
            "[H15]",
            "[H16]",
            "[H16 H17",
            " of 2 deer",
        ] {
            assert!(game.contains(part), "{file} shows no {part:?}");
        }
        let lines: Vec<&str> = game.lines().collect();
        let scored = |line: &str| line.starts_with("# scored completed");
        let laid_bonus = |pair: &[&str]| pair[0].contains(" lay bonus-") && scored(pair[1]);
        let placed_bonus = |three: &[&str]| three[0].contains(" lay bonus-") && scored(three[2]);
        assert!(
            lines.windows(2).any(laid_bonus) || lines.windows(3).any(placed_bonus),
            "{file}: a bonus tile completes something"
        );
    }
}

/// What a reader of the three games comes across.
#[test]
fn the_games_of_the_city_show_everything_about_its_walls() {
    for (file, ending, imagined) in [
        ("city-ring-2.txt", "# ends by ring", ", 0 imagined"),
        ("city-tiles-3.txt", "# ends by tiles", " imagined: "),
        ("city-walls-4.txt", "# ends by walls", " imagined: "),
    ] {
        let game = read(file);
        for part in [
            ending,
            imagined,
            "# pile 2",
            "# pile 3",
            " gate ",
            " guard ",
            " tower ",
            "# guard-scored ",
            "[C22 C9]",
        ] {
            assert!(game.contains(part), "{file} shows no {part:?}");
        }
        // A wall that completes something: the scoring follows the wall.
        let lines: Vec<&str> = game.lines().collect();
        let completes =
            |pair: &[&str]| pair[0].starts_with("# wall ") && pair[1].starts_with("# scored completed");
        assert!(lines.windows(2).any(completes), "{file}: a wall completes something");
    }
}
