//! Whole games as files: every action with the number of choices there were and all that followed.
//!
//! The files are records, so any program can replay them; what followed is in their comments. A
//! change of behaviour shows as a difference. If it is meant, write them anew with
//! `BASTIDE_BLESS=1 cargo test -p bastide-engine --test golden` and look at the difference.

#![allow(clippy::unwrap_used, reason = "a golden game that can't be read has failed")]

use bastide_engine::position::Actor;
use bastide_engine::record::{Record, Remark};
use bastide_engine::state::{Game, Match};
use std::path::Path;

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

fn check(file: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(file);
    let text = std::fs::read_to_string(&path).unwrap();
    let bless = std::env::var_os("BASTIDE_BLESS").is_some();
    let record = Record::parse(&text).unwrap_or_else(|error| panic!("{file}, {error}"));
    let expected = annotated(record).to_string();
    if bless {
        std::fs::write(&path, &expected).unwrap();
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

/// What a reader of the three games comes across.
#[test]
fn the_games_of_the_city_show_everything_about_its_walls() {
    let read = |file: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(file);
        std::fs::read_to_string(path).unwrap()
    };
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
