//! Bad input gets one sentence, exit code 2, and loses nothing.

#![allow(clippy::unwrap_used, reason = "a test that can't read its files has failed")]

mod common;

use common::{bastide, command, refusal, with_input};
use std::io::Read;
use std::path::Path;
use std::process::Stdio;

fn refused(args: &[&str]) -> String {
    refusal(bastide(args))
}

#[test]
fn setups_that_make_no_sense_are_refused() {
    assert_eq!(
        refused(&["simulate", "--game", "chess"]),
        "error: there is no game \"chess\"; there is base, hunters, castle and city"
    );
    assert_eq!(refused(&["simulate", "--players", "1"]), "error: base is for 2 to 6 players, not 1");
    assert_eq!(refused(&["simulate", "--players", "7"]), "error: base is for 2 to 6 players, not 7");
    assert_eq!(
        refused(&["play", "--bots", "greedy,greedy,greedy,greedy,greedy,greedy"]),
        "error: base is for 2 to 6 players, not 7"
    );
    assert_eq!(
        refused(&["simulate", "--option", "farmers=none", "--option", "farmers=third-edition"]),
        "error: option farmers can't be both none and third-edition; name one of them"
    );
    assert_eq!(
        refused(&["arena", "greedy", "random", "--option", "farmers=sheep"]),
        "error: option farmers can't be \"sheep\"; it can be first-edition, third-edition and none"
    );
    assert_eq!(
        refused(&["simulate", "--option", "cows=2"]),
        "error: there is no option \"cows\" of base; there is farmers and small-city"
    );
    assert!(refused(&["simulate", "--option", "farmers"]).contains("write --option NAME=VALUE"));
    assert!(refused(&["simulate", "--preset", "house"]).contains("there is rulebook and competition"));
    assert!(refused(&["simulate", "--bots", "greedy,hal"]).contains("there is no bot \"hal\""));
    assert!(
        refused(&["simulate", "--bots", "random,random", "--players", "3"])
            .contains("2 bots are named for 3 players")
    );
    assert!(refused(&["simulate", "--seed", "lucky"]).contains("is no seed"));
    assert!(refused(&["arena", "greedy", "random", "--games", "7"]).contains("even number"));
    assert!(refused(&["rules", "Z9"]).contains("there is no rule"));
    assert!(refused(&["play", "--name", ""]).contains("is no name"));
}

#[test]
fn command_lines_that_make_no_sense_are_refused() {
    assert!(refused(&["fly"]).contains("there is no command \"fly\""));
    assert!(refused(&["games", "--xml"]).contains("\"--xml\" is not expected here"));
    assert!(refused(&["simulate", "--games", "0"]).contains("--games <N> can't be \"0\""));
    assert!(refused(&["simulate", "--games", "many"]).contains("can't be \"many\""));
    assert!(refused(&["replay"]).contains("<FILE> is missing"));
    assert!(refused(&["render", "game.txt"]).contains("is missing"));
    assert!(refused(&["games", "--lang", "de"]).contains("it can be en, fr"));
    assert!(refused(&["--lang", "fr", "games", "--xml"]).contains("n'est pas attendu ici"));
    assert!(refused(&["--lang", "fr", "simulate", "--players", "7"]).contains("se joue de 2 à 6 joueurs"));
}

const HEAD: &str = "bastide 1\ngame base\nplayers 2\nplayer 1 \"A\"\nplayer 2 \"B\"\n";

fn replayed(text: &str) -> String {
    refusal(with_input(&["replay", "-"], text))
}

#[test]
fn damaged_records_are_refused_with_line_and_column() {
    assert_eq!(replayed(""), "error: -, line 1, column 1: expected the line: bastide 1, found the end");
    assert_eq!(
        replayed(&format!("{HEAD}draw road-bend\n1 lay road-bend 1,0 9")),
        "error: -, line 7, column 21: expected a rotation: 0, 90, 180 or 270, found \"9\""
    );
    assert_eq!(
        replayed(&format!("{HEAD}draw road-bend\n1 lay road-bend 1,1 0\n")),
        "error: -, line 7, column 1: this can't be played: 1,1 touches no laid tile by a side [B4]"
    );
    assert_eq!(
        replayed(&format!("{HEAD}draw monastery\n1 lay monastery 1,0 0\n")),
        "error: -, line 7, column 1: this can't be played: on 1,0 the west side would show field where its neighbour shows road [B5]"
    );
    assert!(replayed(&format!("{HEAD}draw monastery\n1 lay mona")).contains("line 7, column 11"));
    let bytes = [b"bastide 1\n".as_slice(), &[0xFF, 0xFE]].concat();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    std::fs::write(&file, bytes).unwrap();
    assert!(refused(&["replay", file.to_str().unwrap()]).contains("line 2: this is not UTF-8 text"));
    assert!(refused(&["replay", folder.path().join("none.txt").to_str().unwrap()]).contains("can't read"));
    assert!(refused(&["replay", folder.path().to_str().unwrap()]).contains("can't read"));
}

/// What is in a folder, with the contents.
fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = entries
        .map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), std::fs::read(&path).unwrap()))
        .collect();
    files.sort();
    files
}

#[test]
fn nothing_is_overwritten_or_half_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (bad, picture, tiles) = (path("bad.txt"), path("board.png"), path("mine.toml"));
    std::fs::write(&bad, format!("{HEAD}draw dragon\n")).unwrap();
    std::fs::write(&picture, "an old picture").unwrap();
    std::fs::write(&tiles, "[set]\nid = 'm'\ntitle = 'M'\ntiles = 1\n[[tile]]\nid = 'half'\ncount = 1\nfeatures = ['city n', 'field e s w1 w2']\n").unwrap();
    let before = contents(folder.path());

    assert!(refused(&["render", &bad, "-o", &picture]).contains("no tile of this game is called dragon"));
    let said = refused(&["tiles", &tiles, "-o", &picture]);
    assert!(said.contains("mine.toml, line 6: tile half: no feature covers w3"), "{said}");
    assert!(refused(&["tiles", "base", "-o", &path("sheet.gif")]).contains("must end in .svg or .png"));
    assert!(refused(&["tiles", "hills", "-o", &picture]).contains("there is no tile set \"hills\""));
    assert!(refused(&["tiles", "base", "-o", &path("no/such/folder.png")]).contains("can't write"));
    assert!(refused(&["play", "--record", &bad]).contains("exists already"));
    assert_eq!(contents(folder.path()), before);
}

#[test]
fn a_closed_pipe_is_no_error() {
    let mut child =
        command(&["tiles", "base", "--json"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let mut error = String::new();
    child.stderr.take().unwrap().read_to_string(&mut error).unwrap();
    assert!(child.wait().unwrap().success());
    assert_eq!(error, "");
}

#[test]
fn a_server_that_cannot_start_says_why_and_what_to_try() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap();
    let data = tempfile::tempdir().unwrap();
    let folder = data.path().to_str().unwrap();
    let serve = |listen: &str| refused(&["serve", "--no-open", "--listen", listen, "--data", folder]);
    let other = format!("127.0.0.1:{}", address.port().checked_add(1).unwrap_or(8080));
    assert_eq!(
        serve(&address.to_string()),
        format!(
            "error: port {} is taken by another program, perhaps a Bastide that runs already; try --listen {other}",
            address.port()
        )
    );
    assert!(serve("here").contains("is no address to listen on; write it as 127.0.0.1:8080"));
    assert_eq!(
        refused(&["serve", "--no-open", "--data", folder, "--seed", "luck"]),
        "error: \"luck\" is no seed; it is a number or 64 hexadecimal digits"
    );

    // Nor is a server measured with a bot that there is not.
    assert!(refused(&["load", "--bots", "9"]).starts_with("error: there is no bot \"9\"; there is random, "));

    let file = data.path().join("bastide.sqlite3");
    std::fs::write(&file, "these are not games").unwrap();
    // It fails after it listens, so what it says first is its address.
    let output = bastide(&["serve", "--no-open", "--listen", "127.0.0.1:0", "--data", folder]);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("can't be used and is left as it is"), "{said}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "these are not games");
}
