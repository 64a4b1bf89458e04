//! What `docs/notation.md` says about records: every example is read, and every action is in it.

use bastide_engine::action::{Action, Expected};
use bastide_engine::games::base::BaseRefusal;
use bastide_engine::lang::{Lang, Say};
use bastide_engine::record::{Record, RecordFault};
use bastide_engine::refusal::Refusal;
use std::collections::BTreeSet;

const TEXT: &str = include_str!("../../../../docs/notation.md");

/// The examples of a kind: what stands between the fences that begin with this word.
fn examples(kind: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut inside: Option<(&str, String)> = None;
    for line in TEXT.lines() {
        match (&mut inside, line.strip_prefix("```")) {
            (None, Some(word)) => inside = Some((word, String::new())),
            (Some((word, text)), Some(_)) => {
                assert!(
                    ["record", "head", "errors", "running"].contains(word),
                    "{word:?} is no kind of example"
                );
                if *word == kind {
                    found.push(std::mem::take(text));
                }
                inside = None;
            }
            (Some((_, text)), None) => *text += &format!("{line}\n"),
            (None, None) => {}
        }
    }
    assert!(inside.is_none(), "every fence is closed");
    assert!(!found.is_empty(), "there are examples of {kind}");
    found
}

fn word(action: &Action) -> String {
    action.to_string().split(' ').next().unwrap_or_default().to_owned()
}

/// The words that actions begin with, as the reader of records names them.
fn known_words() -> BTreeSet<String> {
    let known = Expected::Action.text().en.strip_prefix("an action such as ").expect("it lists them");
    known.replace(" or ", ", ").split(", ").map(str::to_owned).collect()
}

#[test]
fn every_record_is_played_and_written_as_it_stands() {
    for text in examples("record") {
        let checked = Record::read(&text).unwrap_or_else(|error| panic!("{error}:\n{text}"));
        let written = checked.record.to_string();
        assert_eq!(Record::parse(&written).as_ref(), Ok(&checked.record));
        // Options that are left out have their defaults, and comments are lined up.
        let bare = |text: &str| -> Vec<String> {
            let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim().to_owned());
            lines.filter(|line| !line.is_empty() && !line.starts_with("option ")).collect()
        };
        assert_eq!(bare(&written), bare(&text));
    }
}

#[test]
fn every_action_of_the_base_family_is_in_an_example() {
    let mut shown = BTreeSet::new();
    for text in examples("record") {
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{error}:\n{text}"));
        shown.extend(record.entries.iter().map(|entry| word(&entry.action)));
    }
    // What other games have besides.
    let others = ["hut", "score", "use", "reveal", "gate", "wall", "guard", "tower"].map(str::to_owned);
    let all: BTreeSet<String> = known_words().into_iter().filter(|word| !others.contains(word)).collect();
    assert_eq!(shown, all);
}

#[test]
fn the_table_of_actions_lists_what_can_be_read() {
    let section = TEXT.split("## The actions").nth(1).and_then(|rest| rest.split("\n## ").next());
    let section = section.expect("there is a section about actions");
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let words: BTreeSet<String> = rows
        .map(|row| row.strip_prefix("N ").unwrap_or(row))
        .filter_map(|row| row.split(' ').next().map(str::to_owned))
        .collect();
    assert_eq!(words, known_words());
}

#[test]
fn lines_about_tiles_are_read_in_a_head() {
    for lines in examples("head") {
        let text = format!("bastide 1\ngame base\nplayers 2\n{lines}player 1 \"Anna\"\nplayer 2 \"Ben\"\n");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{error}:\n{text}"));
        assert!(record.to_string().contains(lines.trim_end()), "{record}");
    }
}

#[test]
fn a_record_with_hidden_tiles_is_read_but_not_replayed() {
    for text in examples("running") {
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{error}:\n{text}"));
        assert!(record.to_string().contains(" ?\n"));
        let error = Record::read(&text).map(|checked| checked.record).expect_err("a tile is missing");
        assert_eq!(error.fault, RecordFault::Refused(Refusal::Base(BaseRefusal::Hidden)));
        assert_eq!(text.lines().nth(error.line - 1), Some("deal 1 ?"), "at the first of them");
    }
}

/// What is told about faults is what is told.
#[test]
fn errors_read_as_shown() {
    let shown = examples("errors").concat();
    let (first, second) = shown.trim_end().split_once('\n').expect("there are two");
    let square = "lay road-bend 0;1 0".parse::<Action>().expect_err("no square");
    assert!(first.ends_with(&square.say_without_column(Lang::En)), "{first}");
    let head = examples("record").remove(0);
    let alone = head.lines().take_while(|line| !line.starts_with("1 lay")).collect::<Vec<_>>().join("\n");
    let error = Record::read(&format!("{alone}\n1 lay city-side 5,5 0\n")).map(|checked| checked.record);
    let told = error.expect_err("it lies alone").fault.say(Lang::En);
    assert!(second.ends_with(&told), "{second} / {told}");
}
