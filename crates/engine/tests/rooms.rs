//! Every game has a room of its own in every layer, a folder `games/`, and only there its state, events and art are
//! named. What is the same in all games asks through a registry.

use std::fs;
use std::path::{Path, PathBuf};

/// The games, as types name them.
const GAMES: [&str; 4] = ["Base", "Castle", "City", "Hunters"];

/// What belongs to a game; `@` stands for its name.
const NAMES: [&str; 9] =
    ["State::@", "Event::@", "@Event", "@Art", "@Info", "@Player", "@Walls", "@Picture", "Picture@"];

/// Where games may be named besides their rooms: beginnings of paths, and why.
const REGISTRIES: [(&str, &str); 3] = [
    ("crates/engine/src/play/event/", "the one enum of events, and what each game tells"),
    ("crates/engine/src/play/source.rs", "where points come from is read off the events of all games"),
    ("web/src/protocol/", "made from the server's types"),
];

/// Whether a line names this as a word of its own.
fn names(line: &str, name: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(name).any(|(at, _)| {
        let (before, after) = (line[..at].chars().next_back(), line[at + name.len()..].chars().next());
        !before.is_some_and(is_word) && !after.is_some_and(is_word)
    })
}

/// All source files below a folder that are in no room.
fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() {
            if name != "games" && name != "node_modules" {
                sources(&path, into);
            }
        } else if [".rs", ".ts", ".tsx"].iter().any(|end| name.ends_with(end)) {
            into.push(path);
        }
    }
}

/// Every line outside the rooms and registries that names what belongs to one game.
fn strays(root: &Path) -> Vec<String> {
    let mut files = Vec::new();
    for krate in fs::read_dir(root.join("crates")).into_iter().flatten().flatten() {
        sources(&krate.path().join("src"), &mut files);
    }
    sources(&root.join("web/src"), &mut files);
    assert!(files.len() > 50, "{} is not where the sources are", root.display());
    files.sort();
    let wanted: Vec<String> =
        GAMES.iter().flat_map(|game| NAMES.map(|name| name.replace('@', game))).collect();
    let mut found = Vec::new();
    for file in files {
        let path = file.strip_prefix(root).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        if REGISTRIES.iter().any(|(allowed, _)| path.starts_with(allowed)) {
            continue;
        }
        let Ok(text) = fs::read_to_string(&file) else { continue };
        for (number, line) in text.lines().enumerate() {
            found.extend(
                wanted
                    .iter()
                    .find(|name| names(line, name))
                    .map(|_| format!("{path}:{}: {}", number + 1, line.trim())),
            );
        }
    }
    found
}

#[test]
fn only_a_games_room_names_its_state_events_and_art() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let strays = strays(&root);
    let list = strays.join("\n");
    assert!(strays.is_empty(), "{} lines belong into a folder games/:\n{list}", strays.len());
}

#[test]
fn a_name_is_found_as_a_word_only() {
    assert!(names("    State::City(position) => 1,", "State::City"));
    assert!(names("import type { HuntersArt } from", "HuntersArt"));
    assert!(!names("let CityState::Citydom = 1", "State::City"));
    assert!(!names("SomeCityEvents", "CityEvent"));
}
