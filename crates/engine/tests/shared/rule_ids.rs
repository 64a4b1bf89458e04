//! Every rule has a test that is named after it.

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

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The names of all tests of the workspace.
fn all_tests() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for member in fs::read_dir(crates).expect("the crates lie side by side").flatten() {
        for part in ["src", "tests"] {
            rust_files(&member.path().join(part), &mut files);
        }
    }
    assert!(files.len() > 20, "the sources were found");
    let mut tests = BTreeSet::new();
    for file in files {
        let source = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        tests.extend(tests_in(&source).into_iter().map(str::to_owned));
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
    let ids: Vec<String> = GameId::ALL.into_iter().flat_map(rules::of).map(|rule| rule.id).collect();
    let missing = without_a_test(&ids, &all_tests());
    assert!(missing.is_empty(), "rules without a test: {}", missing.join(" "));
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
