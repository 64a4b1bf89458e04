//! Files of own tiles: what is in order, what is wrong with the others, and how it is told.

#[path = "../common/tile_files.rs"]
mod files;

use bastide_engine::lang::{Lang, Say};
use bastide_engine::mix::MixError;
use bastide_engine::setup::{Request, Setup, SetupError};
use bastide_engine::tiles::TileSet;
use files::{GOOD, assert_plain, bad, good, with_features};

fn played(text: &str) -> Result<Setup, MixError> {
    let request = Request { own_tiles: vec![("mine.toml", text)], ..Request::default() };
    Setup::new(&request).map_err(|error| match error {
        SetupError::Mix(error) => *error,
        other => panic!("{other}"),
    })
}

#[test]
fn files_that_are_in_order_can_be_played() {
    for (what, text) in good() {
        let setup = played(&text).unwrap_or_else(|error| panic!("{what}: {error}"));
        assert_eq!(setup.tile_count(), 72 + 3, "{what}");
        assert!(!setup.mix().own()[0].text().starts_with('\u{FEFF}'), "{what}");
    }
}

#[test]
fn every_fault_is_refused_at_its_line_and_told_in_plain_words() {
    let all = bad();
    assert!(all.len() > 100);
    let mut wrong = Vec::new();
    for case in all {
        let Err(error) = played(&case.text) else {
            wrong.push(format!("{}: it was accepted", case.what));
            continue;
        };
        let (en, fr) = (error.say(Lang::En), error.say(Lang::Fr));
        let place = match &error {
            MixError::File(error) => (Some(error.line), error.tile.as_deref()),
            _ => (None, None),
        };
        let (line, ligne) = match case.line {
            Some(line) => (format!("mine.toml, line {line}: "), format!("mine.toml, ligne {line} : ")),
            None => ("mine.toml ".to_owned(), "mine.toml ".to_owned()),
        };
        let told = en.contains(case.en) && fr.contains(case.fr);
        if place != (case.line, case.tile) || !told || !en.starts_with(&line) || !fr.starts_with(&ligne) {
            wrong.push(format!("{}:\n  {en}\n  {fr}", case.what));
        }
        assert_plain(&en);
        assert_plain(&fr);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn names_of_files_can_be_seen() {
    let name = "my\u{202E}lmot.toml";
    let request = Request { own_tiles: vec![(name, GOOD)], ..Request::default() };
    let error = Setup::new(&request).unwrap_err();
    assert_eq!(error, MixError::BadFileName(name.into()).into());
    assert_plain(&error.say(Lang::En));
    assert_plain(&error.say(Lang::Fr));
}

/// Wherever a file breaks off, and whichever of its characters is another, it is read or refused in plain words.
#[test]
fn damaged_files_are_told_in_plain_words() {
    let whole = with_features(&["city n +shield", "road s2", "monastery", "field e s1 s3 w +touches:city1"]);
    let mut damaged: Vec<String> = (0..whole.len()).map(|end| whole[..end].to_owned()).collect();
    for (at, c) in whole.char_indices() {
        let rest = &whole[at + c.len_utf8()..];
        damaged.push(format!("{}{rest}", &whole[..at]));
        damaged.extend(["\"", "[", "\u{0}", "9", "é"].map(|other| format!("{}{other}{rest}", &whole[..at])));
    }
    let mut refused = 0;
    for text in damaged {
        let Err(error) = played(&text) else { continue };
        refused += 1;
        let lines = text.lines().count() + 1;
        assert!(matches!(&error, MixError::File(error) if (1..=lines).contains(&error.line)), "{error}");
        assert_plain(&error.say(Lang::En));
        assert_plain(&error.say(Lang::Fr));
    }
    assert!(refused > 1000, "{refused}");
}

#[test]
fn what_published_sets_say_besides_is_known_too() {
    let sets = [
        TileSet::base(),
        TileSet::inns_cathedrals(),
        TileSet::river(),
        TileSet::count(),
        TileSet::rivers_ports(),
        TileSet::castle(),
        TileSet::city(),
        TileSet::hunters(),
        TileSet::hunters_bonus(),
    ];
    assert_eq!(
        sets.iter().map(|set| set.tiles.len()).sum::<usize>(),
        24 + 17 + 10 + 12 + 7 + 54 + 65 + 66 + 12
    );
    let strange = GOOD.replace("count = 3", "count = 3\ncolour = \"red\"");
    assert!(TileSet::parse("x", &strange).is_err(), "but nothing else");
}

/// What `docs/tiles.md` says: its example is in order, and every key of a file is in it.
#[test]
fn the_documentation_is_right() {
    let page = include_str!("../../../../docs/tiles.md");
    let example =
        page.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).expect("there is one");
    let setup = played(example).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(setup.tile_count(), 72 + 5);
    let all = GOOD.replace("count = 3", "count = 3\nkey = 1");
    let told = played(&all).unwrap_err().to_string();
    let keys = told.rsplit("there can be ").next().expect("it lists them");
    for key in keys.split(", ") {
        assert!(page.contains(&format!("`{key}`")), "{key}");
    }
}
