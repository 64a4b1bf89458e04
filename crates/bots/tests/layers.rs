//! Layers point downwards, and nothing outside a game's room names the game.

#![allow(clippy::unwrap_used)] // A test may fail by panicking.

use std::fs;
use std::path::{Path, PathBuf};

/// From the lowest. A module may use those before it; those of one line know nothing of each other.
const LAYERS: [&[&str]; 9] = [
    &["evaluation", "equations", "exact"],
    &["games"],
    &["dice"],
    &["random", "greedy"],
    &["search"],
    &["levels"],
    &["kind", "play"],
    &["arena", "simulate", "ratings", "train"],
    &["sprt"],
];

/// What the root of the crate passes on, and from where.
const ROOT: [(&str, &str); 9] = [
    ("Greedy", "greedy"),
    ("Random", "random"),
    ("Searcher", "search"),
    ("Level", "levels"),
    ("BotKind", "kind"),
    ("UnknownBot", "kind"),
    ("BotFault", "play"),
    ("Outcome", "play"),
    ("play_match", "play"),
];

fn layer(module: &str) -> usize {
    let found = LAYERS.iter().position(|modules| modules.contains(&module));
    found.unwrap_or_else(|| panic!("{module} has no place among the layers; add it to LAYERS"))
}

/// All files of the library, with the module of the crate that they belong to and their text.
fn sources() -> Vec<(PathBuf, String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let (mut folders, mut files) = (vec![root.clone()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let inside = path.strip_prefix(&root).unwrap().to_owned();
                let module = inside.components().next().unwrap().as_os_str().to_str().unwrap();
                let module = module.trim_end_matches(".rs").to_owned();
                files.push((inside, module, fs::read_to_string(&path).unwrap()));
            }
        }
    }
    assert!(files.len() > 40, "{}", files.len());
    files
}

/// Code that is there outside of tests, without comments.
fn product(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.collect::<Vec<_>>().join("\n")
}

/// The modules of this crate that some code uses.
fn used(code: &str) -> Vec<String> {
    let mut used = Vec::new();
    for after in code.split("crate::").skip(1) {
        let names: Vec<&str> = match after.strip_prefix('{') {
            Some(list) => list.split('}').next().unwrap().split(',').map(str::trim).collect(),
            None => vec![after],
        };
        for name in names.into_iter().filter(|name| !name.is_empty()) {
            let end = name.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(name.len());
            let name = &name[..end];
            // What the root has of its own is known to all.
            if !["Bot", "Budget"].contains(&name) {
                let module = ROOT.iter().find(|(item, _)| *item == name).map_or(name, |(_, module)| module);
                used.push(module.to_owned());
            }
        }
    }
    used
}

#[test]
fn layers_point_downwards() {
    let mut seen = 0;
    for (path, module, text) in sources().iter().filter(|(_, module, _)| module != "lib") {
        for other in used(&product(text)).iter().filter(|other| *other != module) {
            assert!(layer(other) < layer(module), "{} uses {other}, which is not below it", path.display());
            seen += 1;
        }
    }
    assert!(seen > 50, "{seen}");
}

#[test]
fn what_is_used_is_found_in_lists_and_paths() {
    let code =
        "use crate::{Bot, Greedy, dice};\nlet a = crate::games::Judges::new(); $crate::evaluation::Luck";
    assert_eq!(used(code), ["greedy", "dice", "games", "evaluation"]);
}

#[test]
fn nothing_outside_its_room_names_a_game() {
    for (path, module, text) in sources().iter().filter(|(_, module, _)| module != "games") {
        for word in ["State::Base", "State::City", "GameId::City", "games::base", "games::city", "The City"] {
            assert!(!product(text).contains(word), "{} of {module} names {word}", path.display());
        }
        for word in ["castle", "hunters"] {
            assert!(!text.to_lowercase().contains(word), "{} of {module} names {word}", path.display());
        }
    }
}
