//! What the README, the documentation and `--help` show is what works: examples are run by the real executable, the
//! README's program is compiled and run, and links and paths lead somewhere.
//!
//! Some examples run for ever or for hours. They are run with these changes and no others ([`shortened`]):
//!
//! | argument | in a test |
//! | --- | --- |
//! | `--games N` | 4 at most, and 2 for `load`; said where the default is more |
//! | `--rounds N`, `--turns N`, `--seconds N` | 1; said where the default is more |
//! | `--time T` | `10ms`; `hint`, which takes seconds otherwise, gets one |
//! | `--pictures N` | 2 at most |
//! | `serve` | listens on a free port, opens no browser, keeps its games in the test's folder; it has to answer, and is killed at the end |
//! | `--server ADDRESS` | the server that `serve` started, or one that is started for it |
//! | `play` | the person leaves at the first question |

#![allow(clippy::unwrap_used, reason = "a test that can't run its program has failed")]

mod common;

use bastide_engine::position::Actor;
use bastide_engine::record::Record;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Everything that is written for people, by its path.
fn documents() -> Vec<String> {
    let listed = |folder: &str, before: &str| -> Vec<String> {
        let files = fs::read_dir(root().join(folder)).unwrap().map(|file| file.unwrap().file_name());
        let names = files.map(|name| name.into_string().unwrap()).filter(|name| name.ends_with(".md"));
        names.map(|name| format!("{before}{name}")).collect()
    };
    // What has changed names files that are gone.
    let top = listed(".", "").into_iter().filter(|name| name != "CHANGELOG.md");
    top.chain(listed("docs", "docs/")).chain(["web/README.md".to_owned()]).collect()
}

/// The fenced blocks of a document in this language.
fn blocks(document: &str, language: &str) -> Vec<String> {
    let (mut blocks, mut inside) = (Vec::<String>::new(), None::<bool>);
    for line in document.lines() {
        match (line.strip_prefix("```"), inside) {
            (Some(named), None) => {
                inside = Some(named == language);
                blocks.extend((named == language).then(String::new));
            }
            (Some(_), Some(_)) => inside = None,
            (None, Some(true)) => {
                let block = blocks.last_mut().unwrap();
                block.push_str(line);
                block.push('\n');
            }
            _ => {}
        }
    }
    blocks
}

/// The examples among these lines, as the words that are typed after `bastide`.
fn examples(text: &str) -> Vec<Vec<String>> {
    let lines = text.lines().filter_map(|line| line.trim_start().strip_prefix("bastide "));
    let typed = lines.map(|line| line.split(" #").next().unwrap_or(line));
    typed.map(|line| line.split_whitespace().map(str::to_owned).collect()).collect()
}

/// The commands that `bastide --help` lists.
fn commands() -> Vec<String> {
    let help = common::stdout(common::bastide(&["--help"]));
    let listed = help.split("Commands:").nth(1).unwrap().split("Options:").next().unwrap();
    // What is said about a command may take several lines, which are indented further.
    let named =
        listed.lines().filter_map(|line| line.strip_prefix("  ")).filter(|line| !line.starts_with(' '));
    named.filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
}

/// A folder in which examples are typed one after the other, and the server they have started.
struct Workshop {
    folder: tempfile::TempDir,
    server: Option<(Child, SocketAddr)>,
}

impl Workshop {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap(), server: None }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Runs an example. It must succeed and have nothing to complain about.
    fn run(&mut self, words: &[String]) {
        let mut args = shortened(words);
        if args[0] == "serve" {
            return self.serve(&args);
        }
        if args[0] == "load" {
            let address = self.address().to_string();
            set(&mut args, "--server", &address, true);
        }
        self.provide(&args);
        let mut command = self.command(&args);
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        // A program that ends early does not read everything.
        let _ = child.stdin.take().unwrap().write_all(b"q\n");
        let output = child.wait_with_output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && said.is_empty(), "bastide {}\n{said}", words.join(" "));
    }

    fn command(&self, args: &[String]) -> Command {
        let mut command = common::command(&[]);
        command.args(args).current_dir(self.folder.path());
        command
    }

    /// Starts a server, in place of the one before, and asks how it is.
    fn serve(&mut self, args: &[String]) {
        self.stop();
        let mut process = self.command(args).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let port = address.and_then(|address| address.rsplit(':').next()).and_then(|port| port.parse().ok());
        let address = SocketAddr::from(([127, 0, 0, 1], port.unwrap_or_else(|| panic!("{line}"))));
        self.server = Some((process, address));
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(b"GET /healthz HTTP/1.0\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.lines().next().unwrap().contains(" 200 "), "{answer}");
    }

    fn address(&mut self) -> SocketAddr {
        if self.server.is_none() {
            self.serve(&shortened(&["serve".to_owned()]));
        }
        self.server.as_ref().unwrap().1
    }

    fn stop(&mut self) {
        if let Some((mut process, _)) = self.server.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }

    /// Makes the files that an example reads and no example before it has written.
    fn provide(&self, args: &[String]) {
        let written = ["-o", "--out", "--record", "--records"];
        for (before, name) in args.iter().zip(&args[1..]) {
            if written.contains(&before.as_str()) || self.path(name).exists() {
                continue;
            }
            let text = match name.as_str() {
                name if name.ends_with("rivers.toml") => RIVERS.to_owned(),
                name if name.ends_with("tiles.toml") => own_tiles(),
                "game.txt" => unfinished_game(),
                _ => continue,
            };
            fs::write(self.path(name), text).unwrap();
        }
    }
}

impl Drop for Workshop {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The same example with little to do; see the top of this file.
fn shortened(words: &[String]) -> Vec<String> {
    let mut args = words.to_vec();
    let name = args[0].clone();
    let has_long_default = |option: &str| match option {
        "--games" => ["arena", "simulate", "train", "load"].contains(&name.as_str()),
        "--rounds" => name == "train",
        "--seconds" => name == "bench",
        "--time" => name == "hint" && !words.iter().any(|word| word == "--iterations"),
        "--turns" => name == "load",
        _ => false,
    };
    let games = if name == "load" { 2 } else { 4 };
    for (option, most) in
        [("--games", games), ("--rounds", 1), ("--turns", 1), ("--seconds", 1), ("--pictures", 2)]
    {
        let given = value(words, option).map(|value| value.parse::<u64>().unwrap());
        let number = given.map_or(most, |given| given.min(most));
        set(&mut args, option, &number.to_string(), has_long_default(option));
    }
    set(&mut args, "--time", "10ms", has_long_default("--time"));
    if name == "serve" {
        set(&mut args, "--listen", "127.0.0.1:0", true);
        if value(words, "--data").is_none() {
            args.extend(["--data".to_owned(), "data".to_owned()]);
        }
        if !args.iter().any(|arg| arg == "--no-open") {
            args.push("--no-open".to_owned());
        }
    }
    args
}

fn value<'a>(words: &'a [String], option: &str) -> Option<&'a str> {
    words.iter().position(|word| word == option).map(|at| words[at + 1].as_str())
}

/// Gives an option this value; one that is not there is added or left out.
fn set(args: &mut Vec<String>, option: &str, value: &str, add: bool) {
    match args.iter().position(|arg| arg == option) {
        Some(at) => value.clone_into(&mut args[at + 1]),
        None if add => args.extend([option.to_owned(), value.to_owned()]),
        None => {}
    }
}

/// The tiles that `docs/tiles.md` explains.
fn own_tiles() -> String {
    blocks(&read("docs/tiles.md"), "toml").swap_remove(0)
}

/// A file of tiles for boats.
const RIVERS: &str = "[set]\nid = \"my-rivers\"\ntitle = \"My rivers\"\ntiles = 1\n\n[[tile]]\nid = \"my-river\"\ncount = 1\nfeatures = [\"stream n2 s2\", \"field n1 s3 w\", \"field n3 e s1\"]\n";

/// A game in which somebody has to decide.
fn unfinished_game() -> String {
    let mut record = Record::parse(&read("crates/engine/tests/golden/base-rulebook-3.txt")).unwrap();
    let decides = |&until: &usize| matches!(record.replay(until).unwrap().state.actor(), Actor::Player(_));
    let until = (120..).find(decides).unwrap();
    record.entries.truncate(until);
    record.scores = None;
    record.to_string()
}

fn run_document(path: &str) {
    let mut workshop = Workshop::new();
    let all: Vec<Vec<String>> = blocks(&read(path), "sh").iter().flat_map(|block| examples(block)).collect();
    assert!(!all.is_empty(), "{path} has examples");
    for words in &all {
        workshop.run(words);
    }
}

#[test]
fn every_example_of_the_readme_works() {
    run_document("README.md");
}

#[test]
fn every_example_about_tiles_works() {
    run_document("docs/tiles.md");
}

/// The examples of a command's help, in one language.
fn in_help(command: Option<&str>, lang: &str) -> Vec<Vec<String>> {
    let args: Vec<&str> = ["--lang", lang].into_iter().chain(command).chain(["--help"]).collect();
    // So wide that no example is broken into lines.
    let help = common::stdout(common::command(&args).env("COLUMNS", "1000").output().unwrap());
    let shown = help.split(if lang == "en" { "Examples:" } else { "Exemples :" }).nth(1);
    let found = examples(shown.unwrap_or_else(|| panic!("no examples in {help}")));
    assert!(!found.is_empty(), "{help}");
    found
}

#[test]
fn every_example_of_every_help_works() {
    let commands = commands();
    assert!(commands.len() >= 13, "{commands:?}");
    for command in std::iter::once(None).chain(commands.iter().map(|name| Some(name.as_str()))) {
        let mut workshop = Workshop::new();
        for words in in_help(command, "en") {
            workshop.run(&words);
        }
    }
}

#[test]
fn the_manual_page_names_every_command() {
    let page = read("crates/bastide/packaging/bastide.1");
    let named: Vec<&str> = (page.split(".SH COMMANDS").nth(1).unwrap().split(".SH").next().unwrap().lines())
        .filter_map(|line| line.strip_prefix(".B "))
        .collect();
    assert_eq!(named, commands());
}

#[test]
fn help_has_the_same_examples_in_both_languages() {
    let is_file = |word: &str| word.ends_with('/') || word.contains('.');
    for command in std::iter::once(None).chain(commands().iter().map(|name| Some(name.as_str()))) {
        let plain = |lang: &str| -> Vec<Vec<String>> {
            let kept = |word: String| if is_file(&word) { "FILE".to_owned() } else { word };
            in_help(command, lang).into_iter().map(|words| words.into_iter().map(kept).collect()).collect()
        };
        assert_eq!(plain("en"), plain("fr"), "{command:?}");
    }
}

/// The README's program, word for word.
fn readme_program() -> Result<(), Box<dyn std::error::Error>> {
    // README begins.
    use bastide_bots::{BotKind, Budget, play_match};
    use bastide_engine::{Game, Request, Seed, Setup};

    let setup = Setup::new(&Request { players: 2, preset: Some("competition"), ..Request::default() })?;
    let mut bots = [BotKind::Greedy.build(Seed::from(1)), BotKind::Random.build(Seed::from(2))];
    let outcome = play_match(&Game::new(&setup), Seed::from(3), &mut bots, Budget::default())?;
    println!("{:?}", outcome.state.scores());
    // README ends.
    Ok(())
}

#[test]
fn the_program_of_the_readme_is_compiled_and_runs() {
    let own = include_str!("examples.rs");
    let between =
        own.split("// README begins.\n").nth(1).unwrap().split("    // README ends.").next().unwrap();
    let program: String =
        between.lines().map(|line| format!("{}\n", line.strip_prefix("    ").unwrap_or(line))).collect();
    assert_eq!(blocks(&read("README.md"), "rust"), [program]);
    readme_program().unwrap();
}

#[test]
fn every_task_that_is_named_is_in_the_makefile() {
    let makefile = read("Makefile");
    for document in documents() {
        let text = read(&document);
        let shell = blocks(&text, "sh").concat();
        let typed = shell.lines().filter_map(|line| line.strip_prefix("make "));
        let named =
            quoted(&text).into_iter().filter_map(|quoted| quoted.strip_prefix("make ")).collect::<Vec<_>>();
        for task in typed.chain(named).filter_map(|rest| rest.split_whitespace().next()) {
            assert!(makefile.contains(&format!("\n{task}:")), "make {task}, which {document} names");
        }
    }
}

/// What stands between backticks in running text.
fn quoted(text: &str) -> Vec<&str> {
    let is_fence = |line: &&str| line.starts_with("```");
    let mut inside = false;
    let mut found = Vec::new();
    for line in text.lines() {
        if is_fence(&line) {
            inside = !inside;
        } else if !inside {
            found.extend(line.split('`').skip(1).step_by(2));
        }
    }
    found
}

#[test]
fn links_lead_to_files() {
    let mut missing = Vec::new();
    for document in documents() {
        let text = read(&document);
        let folder = root().join(&document).parent().unwrap().to_owned();
        let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        for link in links.filter(|link| !link.contains("://") && !link.starts_with('#')) {
            let path = link.split('#').next().unwrap();
            if !folder.join(path).exists() {
                missing.push(format!("{link}, to which {document} links"));
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// `a/{b,c}.rs` is `a/b.rs` and `a/c.rs`.
fn alternatives(path: &str) -> Vec<String> {
    match path.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?))) {
        Some((before, (inside, after))) => inside
            .split(',')
            .flat_map(|one| alternatives(&format!("{before}{}{after}", one.trim())))
            .collect(),
        None => vec![path.to_owned()],
    }
}

#[test]
fn paths_of_the_repository_that_are_named_exist() {
    let tops = ["crates/", "docs/", "scripts/", "fuzz/", "web/src/", "web/test/", "web/e2e/", ".github/"];
    let mut missing = Vec::new();
    for document in documents() {
        for quoted in quoted(&read(&document)) {
            let is_path = tops.iter().any(|top| quoted.starts_with(top))
                && !quoted.contains([' ', '*', '<', '…'])
                && !quoted.contains("NAME");
            for path in alternatives(quoted).into_iter().filter(|_| is_path) {
                if !root().join(&path).exists() {
                    missing.push(format!("{path}, which {document} names"));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}
