//! Every rule has a test that is named after it, and is named in the source where it is kept.

use crate::common::texts::assert_spaced;
use bastide_engine::GameId;
use bastide_engine::lang::Lang;
use bastide_engine::rules::{self, Rule};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The names of the tests in a source text: functions with `#[test]` above, other attributes and
/// comments between allowed. Tests that are ignored prove nothing and are left out.
fn tests_in(source: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut attributes: Vec<&str> = Vec::new();
    for line in source.lines().map(str::trim) {
        if line.starts_with("#[") {
            attributes.push(line);
        } else if !line.starts_with("//") {
            let ignored = attributes.iter().any(|attribute| attribute.starts_with("#[ignore"));
            if attributes.contains(&"#[test]") && !ignored {
                let name = line.strip_prefix("fn ").and_then(|rest| rest.split_once('('));
                names.extend(name.map(|(name, _)| name));
            }
            attributes.clear();
        }
    }
    names
}

/// The ids for which none of the tests is named.
fn without_a_test<'a>(ids: &'a [String], tests: &BTreeSet<String>) -> Vec<&'a str> {
    let named = |id: &str| {
        let prefix = format!("{}_", id.to_lowercase());
        tests.iter().any(|test| test.starts_with(&prefix))
    };
    ids.iter().map(String::as_str).filter(|id| !named(id)).collect()
}

/// The words by which a source text of the engine can name a rule: those of its comments, and whole string literals
/// such as that of `RuleId("B17")`. What stands in a test module names none.
fn named_in(source: &str) -> BTreeSet<&str> {
    let mut named = BTreeSet::new();
    let mut lines = source.lines();
    while let Some(line) = lines.next() {
        if line.trim() == "#[cfg(test)]" {
            let item = lines.next().unwrap_or_default();
            if item.ends_with('{') {
                let indent = &item[..item.len() - item.trim_start().len()];
                let _ = lines.find(|line| line.strip_prefix(indent) == Some("}"));
            }
            continue;
        }
        // A comment begins where no string is open.
        let comment = line.match_indices("//").find(|(at, _)| line[..*at].matches('"').count() % 2 == 0);
        let (code, comment) = line.split_at(comment.map_or(line.len(), |(at, _)| at));
        named.extend(words(comment));
        named.extend(code.split('"').skip(1).step_by(2));
    }
    named
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty())
}

/// Whether the tests, the lessons or the rules themselves stand in this file, which then names no rule of its own.
fn tells_nothing(path: &Path) -> bool {
    let test = path.components().any(|part| {
        ["tests", "tests.rs", "testing", "lessons", "examples.toml"]
            .iter()
            .any(|name| part.as_os_str() == *name)
    });
    test || path.file_name().is_some_and(|name| name.to_string_lossy().ends_with("rules.toml"))
}

/// The ids that the engine's source and its data of tiles and boards don't name.
fn without_a_place<'a>(ids: &'a [String], engine: &Path) -> Vec<&'a str> {
    let mut named = BTreeSet::new();
    for file in files(engine, &["rs", "toml"]) {
        let place = file.strip_prefix(engine).expect("it was found there");
        if tells_nothing(place) {
            continue;
        }
        let text = read(&file);
        let data = file.extension().is_some_and(|extension| extension == "toml");
        let found: BTreeSet<&str> = if data { words(&text).collect() } else { named_in(&text) };
        named.extend(ids.iter().map(String::as_str).filter(|id| found.contains(id)));
    }
    ids.iter().map(String::as_str).filter(|id| !named.contains(id)).collect()
}

/// The files below a folder that end in one of these.
fn files(folder: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.flatten().map(|entry| entry.path());
    let (folders, mut found): (Vec<PathBuf>, Vec<PathBuf>) = paths.partition(|path| path.is_dir());
    found.retain(|path| path.extension().is_some_and(|end| extensions.iter().any(|known| end == *known)));
    found.extend(folders.iter().flat_map(|folder| files(folder, extensions)));
    found
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn all_rules() -> Vec<String> {
    GameId::ALL.into_iter().flat_map(rules::of).map(|rule| rule.id).collect()
}

/// The names of all tests of the workspace.
fn all_tests() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let members = fs::read_dir(crates).expect("the crates lie side by side").flatten();
    let folders = members.flat_map(|member| ["src", "tests"].map(|part| member.path().join(part)));
    let sources: Vec<PathBuf> = folders.flat_map(|folder| files(&folder, &["rs"])).collect();
    assert!(sources.len() > 20, "the sources were found");
    let mut tests = BTreeSet::new();
    for file in sources {
        tests.extend(tests_in(&read(&file)).into_iter().map(str::to_owned));
    }
    tests
}

#[test]
fn the_letter_of_a_rule_tells_its_game() {
    for game in GameId::ALL {
        let letters = game.info().rule_letters;
        for rule in rules::of(game) {
            assert!(rule.id.starts_with(letters), "{}", rule.id);
        }
        for other in GameId::ALL.into_iter().filter(|&other| other != game) {
            assert!(
                !other.info().rule_letters.iter().any(|letter| letters.contains(letter)),
                "{game} {other}"
            );
        }
    }
}

#[test]
fn every_rule_has_a_test_named_after_it() {
    let ids = all_rules();
    let missing = without_a_test(&ids, &all_tests());
    assert!(missing.is_empty(), "rules without a test: {}", missing.join(" "));
}

#[test]
fn every_rule_is_named_where_the_engine_keeps_it() {
    let engine = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let ids = all_rules();
    let missing = without_a_place(&ids, &engine);
    assert!(missing.is_empty(), "rules that no source names: {}", missing.join(" "));
}

#[test]
fn a_rule_that_no_source_names_is_found() {
    let source = r#"
        //! The rules ZZ1 to ZZ3.

        /// ZZ4, ZZ5: both are written out.
        fn scored() -> RuleId {
            let ZZ6 = "a sentence about ZZ7, see https://zz.example/ZZ8";
            RuleId("ZZ9") // ZZ10
        }

        #[cfg(test)]
        mod tests;

        #[cfg(test)]
        mod inner {
            // ZZ11
            fn zz11() {
                assert_eq!(scored(), RuleId("ZZ12"));
            }
        }

        const RULES: [&str; 2] = ["ZZ13", "ZZ14"]; // ZZ150
    "#;
    let named: Vec<&str> = named_in(source).into_iter().filter(|word| word.starts_with("ZZ")).collect();
    assert_eq!(named, ["ZZ1", "ZZ10", "ZZ13", "ZZ14", "ZZ150", "ZZ3", "ZZ4", "ZZ5", "ZZ9"]);
    for (path, nothing) in [
        ("games/base/rules.toml", true),
        ("games/base/expansions/river.rules.toml", true),
        ("games/base/tiles/river.toml", false),
        ("games/base/expansions/river.rs", false),
        ("games/city/tests/walls.rs", true),
        ("games/castle/tests.rs", true),
        ("testing/script.rs", true),
    ] {
        assert_eq!(tells_nothing(Path::new(path)), nothing, "{path}");
    }
    let ids = ["ZZ1".to_owned()];
    let nowhere = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    assert_eq!(without_a_place(&ids, &nowhere), ["ZZ1"], "whole games name no rule");
}

#[test]
fn a_rule_without_a_test_is_found() {
    // The ids are of no game, so that this text does not count as tests of real rules.
    let source = "
        #[test]
        fn zz1_has_one() {}

        #[test]
        #[should_panic]
        // With a remark.
        fn zz2_has_one_too() {}

        #[should_panic]
        #[test]
        fn zz12_is_not_zz1() {}

        fn zz3_is_no_test() {}

        #[test]
        #[ignore = \"some day\"]
        fn zz4_is_ignored() {}

        // #[test]
        fn zz5_is_switched_off() {}

        #[test]
        fn about_zz6_does_not_begin_with_it() {}
    ";
    let found = tests_in(source);
    assert_eq!(
        found,
        ["zz1_has_one", "zz2_has_one_too", "zz12_is_not_zz1", "about_zz6_does_not_begin_with_it"]
    );
    let ids = ["ZZ1", "ZZ2", "ZZ3", "ZZ4", "ZZ5", "ZZ6", "ZZ12", "ZZ120"].map(String::from);
    let tests = found.into_iter().map(str::to_owned).collect();
    assert_eq!(without_a_test(&ids, &tests), ["ZZ3", "ZZ4", "ZZ5", "ZZ6", "ZZ120"]);
}

#[test]
fn rules_are_numbered_through_and_told_in_both_languages() {
    let numbered = |letter: &'static str, rules: Vec<Rule>| {
        (1..).zip(rules).map(move |(number, rule)| (format!("{letter}{number}"), rule))
    };
    let all: Vec<Rule> = GameId::ALL.into_iter().flat_map(rules::of).collect();
    let games = ["B", "I", "R", "K", "V", "X", "C", "H"].map(|letter| {
        let of_letter = |rule: &&Rule| rule.id.starts_with(letter);
        (letter, all.iter().filter(of_letter).cloned().collect::<Vec<_>>())
    });
    assert_eq!(games.iter().map(|(_, rules)| rules.len()).sum::<usize>(), all.len());
    assert_eq!(games.each_ref().map(|(_, rules)| rules.len()), [24, 8, 6, 13, 14, 22, 24, 21]);
    for (id, rule) in games.into_iter().flat_map(|(letter, rules)| numbered(letter, rules)) {
        assert_eq!(rule.id, id);
        let (en, fr) = (rule.text(Lang::En), rule.text(Lang::Fr));
        assert_ne!(en, fr, "{}", rule.id);
        for text in [en, fr] {
            assert!(
                text.ends_with('.') && text.trim() == text && !text.contains("  "),
                "{}: {text}",
                rule.id
            );
        }
        assert_spaced(en, fr);
    }
}

/// Whoever plays with a part finds its rules, and every rule belongs to the game or to a part.
#[test]
fn a_part_has_the_rules_it_names_and_no_others() {
    let info = GameId::Base.info();
    let all = rules::of(GameId::Base);
    let of = |id: &str| -> Vec<&str> {
        let part =
            info.expansions.iter().chain(info.variants).find(|part| part.id == id).expect("it is there");
        all.iter().map(|rule| rule.id.as_str()).filter(|rule| part.has_rule(rule)).collect()
    };
    assert_eq!(of("monasteries-for-all"), ["V1"], "and not V10 to V14");
    assert_eq!(of("breach"), ["V7", "V8"]);
    assert_eq!(of("river"), ["R1", "R2", "R3", "R4", "R5", "R6"]);
    for part in info.expansions.iter().chain(info.variants) {
        assert!(!of(part.id).is_empty(), "{}", part.id);
    }
    let orphan = |rule: &&Rule| {
        !rule.id.starts_with('B')
            && !info.expansions.iter().chain(info.variants).any(|part| part.has_rule(&rule.id))
    };
    assert_eq!(all.iter().find(orphan), None);
}

#[test]
fn a_rule_is_found_by_its_exact_id() {
    assert_eq!(rules::find("B12").map(|rule: Rule| rule.id), Some("B12".to_owned()));
    for unknown in ["", "B", "B0", "B25", "b12", "B012", "X0", "X23", "B12a", "V7e", "V1a", "VII", "é7a"] {
        assert_eq!(rules::find(unknown), None, "{unknown:?}");
    }
    for part in ["V7a", "V7b", "V7c", "V7d", "V7D"] {
        let rule = rules::find(part).expect("V7 tells them apart");
        let letter = format!("({})", &part.to_lowercase()[2..]);
        assert!(rule.id == "V7" && rule.en.contains(&letter) && rule.fr.contains(&letter), "{part}");
    }
}
