//! Expansions, variants and mixes of tiles on the command line.

#![allow(clippy::unwrap_used, reason = "a test that can't write its files has failed")]

mod common;
#[path = "../../engine/tests/common/tile_files.rs"]
mod tile_files;

use common::{bastide, json, refusal, stdout};
use serde_json::json;
use std::path::{Path, PathBuf};

const MINE: &str = "[set]\nid = 'mine'\ntitle = 'Mine'\ntiles = 3\n\n\
    [[tile]]\nid = 'my-meadow'\ncount = 3\nfeatures = ['field n e s w']\n";

fn refused(args: &[&str]) -> String {
    refusal(bastide(args))
}

fn file(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path
}

#[test]
fn games_tells_what_can_be_combined() {
    let text = stdout(bastide(&["games"]));
    for line in [
        "    V3   collective-planning      3 tiles lie open: take one of them, or draw blind",
        "    V11b given-open               in turn one player",
        "    river                         12 river tiles are laid first",
        "    river                         12 loose tiles among the others",
        "    only one of: individual-planning, collective-planning, architects, given-hidden, given-open, ",
    ] {
        assert!(text.contains(line), "{line:?} in {text}");
    }
    let french = stdout(bastide(&["--lang", "fr", "games"]));
    assert!(french.contains("une seule parmi : individual-planning"), "{french}");
    let games = &json(&["games", "--json"])["games"];
    let sets: Vec<_> = games[0]["sets"].as_array().unwrap().iter().map(|set| &set["tiles"]).collect();
    assert_eq!(sets, [72, 18, 12, 30]);
    assert_eq!(games[1]["sets"], json!([]));
    assert_eq!(games[0]["variants"][5]["excludes"][0], "individual-planning");
}

#[test]
fn parts_and_tiles_are_chosen_for_every_command_that_plays() {
    let folder = tempfile::tempdir().unwrap();
    let mine = file(folder.path(), "mine.toml", MINE);
    let choice = [
        "--expansion",
        "inns-cathedrals",
        "--variant",
        "v5",
        "--variant",
        "few-followers",
        "--tiles",
        "base=2",
        "--tiles",
        "river=1",
        "--tiles",
        mine.to_str().unwrap(),
    ];
    let run = |words: &[&str]| json(&[words, &choice, &["--json"]].concat());
    let records = folder.path().join("records");
    let simulated =
        run(&["simulate", "--bots", "random,random", "--games", "2", "--records", records.to_str().unwrap()]);
    let fought = run(&["arena", "random", "random", "--games", "2"]);
    for told in [&simulated, &fought] {
        assert_eq!(told["expansions"], json!(["inns-cathedrals"]));
        assert_eq!(told["variants"], json!(["unstable-constructions", "few-followers"]));
        assert_eq!(told["tiles"], json!({ "base": 2, "inns-cathedrals": 1, "river": 1 }));
        assert_eq!(told["own_tiles"], json!(["mine.toml"]));
        assert_eq!(told["games"], 2);
    }
    // The record has it all, own tiles included, and not where the file lay.
    let record = std::fs::read_dir(&records).unwrap().next().unwrap().unwrap().path();
    let text = std::fs::read_to_string(&record).unwrap();
    std::fs::remove_file(&mine).unwrap();
    assert!(text.contains("tiles base 2\ntiles river 1\ntiles \"mine.toml\"\n| [set]\n"), "{text}");
    assert!(text.contains("draw my-meadow"));
    let replayed = json(&["replay", record.to_str().unwrap(), "--json"]);
    assert_eq!(replayed["scores"].as_array().unwrap().len(), 2);
}

#[test]
fn what_can_not_be_combined_is_refused_in_one_sentence() {
    let simulate = |words: &[&str]| refused(&[&["simulate"], words].concat());
    assert_eq!(
        simulate(&["--variant", "V2", "--variant", "architects"]),
        "error: \"Individual planning\" (individual-planning) and \"Architects\" (architects) can't be played together; \
         leave one of them out"
    );
    assert_eq!(
        simulate(&["--variant", "v11"]),
        "error: --variant v11 may be given-hidden or given-open; name one of them"
    );
    assert!(
        simulate(&["--variant", "V15"]).starts_with("error: there is no variant \"V15\" of base; there is")
    );
    assert!(simulate(&["--expansion", "dragon"]).contains("there is inns-cathedrals, river and count"));
    assert!(
        simulate(&["--expansion", "river", "--tiles", "river=1"]).contains("the expansion river lays them")
    );
    assert!(simulate(&["--tiles", "base=21"]).contains("there can be 0 to 20"));
    assert!(simulate(&["--tiles", "base=0"]).contains("no tile begins the game"));
    assert!(simulate(&["--tiles", "base=many"]).contains("\"many\" is no number of copies"));
    assert!(simulate(&["--tiles", "base"]).contains("write --tiles SET=COPIES"));
    assert!(simulate(&["--tiles", "dragon=1"]).contains("there is no tile set \"dragon\""));
    assert!(simulate(&["--tiles", "nowhere.toml"]).contains("can't read nowhere.toml"));
    assert!(
        simulate(&["--game", "castle", "--tiles", "base=2"]).contains("castle is played with its own tiles")
    );
    let french = refused(&["--lang", "fr", "simulate", "--variant", "V11"]);
    assert!(french.contains("peut désigner given-hidden ou given-open"), "{french}");
}

#[test]
fn own_tiles_are_checked_and_told_with_their_line() {
    let folder = tempfile::tempdir().unwrap();
    let broken = file(folder.path(), "broken.toml", &MINE.replace("n e s w", "n e s"));
    let tower = file(folder.path(), "tower.toml", &MINE.replace("field n e s w", "tower n e s w"));
    let simulate = |path: &Path| refused(&["simulate", "--tiles", path.to_str().unwrap()]);
    assert!(
        simulate(&broken).starts_with("error: broken.toml, line 7: tile my-meadow: no feature covers w;")
    );
    let said = simulate(&tower);
    assert!(
        said.starts_with("error: tower.toml, line 9: tile my-meadow: tower is not a feature of"),
        "{said}"
    );
    let listed = refused(&["tiles", broken.to_str().unwrap()]);
    assert!(listed.contains("broken.toml, line 7: tile my-meadow"), "{listed}");
    let mine = file(folder.path(), "mine.toml", MINE);
    assert!(stdout(bastide(&["tiles", mine.to_str().unwrap()])).starts_with("Mine: 3 tiles of 1 kind"));
}

/// What a game would be refused with is what the check says, in both languages.
#[test]
fn tiles_refuses_all_that_playing_refuses() {
    let folder = tempfile::tempdir().unwrap();
    for case in tile_files::bad() {
        let path = file(folder.path(), "mine.toml", &case.text);
        let path = path.to_str().unwrap();
        for (lang, part) in [("en", case.en), ("fr", case.fr)] {
            let checked = refused(&["--lang", lang, "tiles", path]);
            let played = refused(&["--lang", lang, "simulate", "--games", "1", "--tiles", path]);
            assert_eq!(checked, played, "{}", case.what);
            assert!(checked.contains(part), "{}: {checked}", case.what);
            tile_files::assert_plain(&checked);
        }
    }
    for (what, text) in tile_files::good() {
        let path = file(folder.path(), "mine.toml", &text);
        let path = path.to_str().unwrap();
        assert_eq!(json(&["tiles", path, "--json"])["tiles"], 3, "{what}");
        assert_eq!(json(&["simulate", "--games", "1", "--tiles", path, "--json"])["games"], 1, "{what}");
    }
    let hidden = file(folder.path(), "my\u{202E}lmot.toml", MINE);
    let hidden = hidden.to_str().unwrap();
    assert_eq!(refused(&["tiles", hidden]), refused(&["simulate", "--tiles", hidden]));
}

#[test]
fn tiles_are_checked_for_the_game_they_are_for() {
    let folder = tempfile::tempdir().unwrap();
    let boats = MINE.replace("'field n e s w'", "'stream n2', 'marketplace', 'field n1 n3 e s w'");
    let boats = file(folder.path(), "boats.toml", &boats);
    let boats = boats.to_str().unwrap();
    assert!(refused(&["tiles", boats]).contains("stream is only for games with"));
    for with in [["--variant", "V13"], ["--tiles", "rivers-ports=1"]] {
        let listed = stdout(bastide(&[&["tiles", boats], &with[..]].concat()));
        assert!(listed.starts_with("Mine: 3 tiles of 1 kind"), "{listed}");
        stdout(bastide(&[&["simulate", "--games", "1", "--tiles", boats], &with[..]].concat()));
    }
    assert!(refused(&["tiles", "base", "--variant", "V13"]).contains("base is listed as it is"));
    // All that the program brings along is listed, whatever a file of a player may have.
    let second = file(folder.path(), "second.toml", MINE);
    let said = refused(&["tiles", second.to_str().unwrap(), "--tiles", second.to_str().unwrap()]);
    assert!(said.contains("two files of own tiles are called second.toml"), "{said}");
}

/// What nobody outside knows is told wherever it is shown.
#[test]
fn reconstructions_are_told() {
    for (set, own) in [
        (
            "castle",
            [
                ["list of tiles", "outline", "numbers of the corner towers", "what each of them shows"],
                ["liste des tuiles", "tracé des murs", "numéros des tours de coin", "ce que montre"],
            ],
        ),
        (
            "city",
            [
                ["No published list", "shapes", "how many of each", "which tile has which building"],
                [
                    "pas de liste publiée",
                    "formes",
                    "nombre d'exemplaires",
                    "quelle tuile porte quel bâtiment",
                ],
            ],
        ),
    ] {
        let told = &json(&["tiles", set, "--json"])["notice"];
        for ((lang, words), parts) in
            [("en", "our own reconstruction"), ("fr", "notre propre reconstitution")].into_iter().zip(own)
        {
            let notice = told[lang].as_str().unwrap();
            let listed = stdout(bastide(&["--lang", lang, "tiles", set]));
            let games = stdout(bastide(&["--lang", lang, "games"]));
            assert_eq!(listed.lines().nth(1).map(str::trim), Some(notice));
            assert!(games.contains(notice));
            assert!(notice.contains(words) && parts.iter().all(|part| notice.contains(part)), "{notice}");
            assert!(!notice.contains("faithful") && !notice.contains("fidèle"), "{notice}");
        }
    }
    assert_eq!(json(&["tiles", "base", "--json"])["notice"], serde_json::Value::Null);
    let readme = include_str!("../../../README.md");
    assert!(readme.contains("our own reconstruction") && !readme.contains("faithful reconstruction"));
}

#[test]
fn every_set_is_listed() {
    for (set, tiles, kinds) in
        [("inns-cathedrals", 18, 17), ("river", 12, 10), ("count", 12, 12), ("rivers-ports", 30, 7)]
    {
        let text = stdout(bastide(&["tiles", set]));
        assert!(text.lines().next().unwrap().ends_with(&format!("{tiles} tiles of {kinds} kinds")), "{text}");
        assert_eq!(json(&["tiles", set, "--json"])["tiles"], tiles);
    }
}
