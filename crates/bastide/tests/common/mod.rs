//! Running the real executable.

#![allow(clippy::unwrap_used, reason = "a test that can't run its program has failed")]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// Runs `bastide` with these words, in English whatever the environment says.
pub(crate) fn bastide(args: &[&str]) -> Output {
    with_input(args, "")
}

/// Runs `bastide` and types this.
pub(crate) fn with_input(args: &[&str], input: &str) -> Output {
    let mut child =
        command(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A program that ends early does not read everything.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

/// The command, ready to be run.
pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bastide"));
    command.env("LC_ALL", "C").args(args);
    command
}

/// Standard output of a run that must succeed.
pub(crate) fn stdout(output: Output) -> String {
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{error}");
    assert_eq!(error, "", "a successful command is quiet on standard error");
    String::from_utf8(output.stdout).unwrap()
}

/// The value printed by a run with `--json`.
#[allow(dead_code, reason = "not every test file reads JSON")]
pub(crate) fn json(args: &[&str]) -> serde_json::Value {
    serde_json::from_str(&stdout(bastide(args))).unwrap()
}

/// The one sentence of a run that must be refused.
#[allow(dead_code, reason = "not every test file is about refusals")]
pub(crate) fn refusal(output: Output) -> String {
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "");
    assert_eq!(error.lines().count(), 1, "one sentence: {error}");
    error.trim_end().to_owned()
}

/// A whole game that is part of the repository.
#[allow(dead_code, reason = "not every test file replays one")]
pub(crate) fn golden() -> PathBuf {
    bastide_engine::testing::golden("base-rulebook-3.txt")
}
