//! Standard output, and who is reading it.

use crate::failure::Failure;
use bastide_engine::lang::Lang;
use serde::Serialize;
use std::fmt;
use std::io::{self, BufWriter, IsTerminal, Stdout, Write};

/// Where results go.
pub(crate) struct Output {
    out: BufWriter<Stdout>,
    lang: Lang,
}

impl Output {
    pub(crate) fn new(lang: Lang) -> Self {
        Self { out: BufWriter::new(io::stdout()), lang }
    }

    /// The language to speak.
    pub(crate) fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether a person may like colours: a terminal, and `NO_COLOR` is not set.
    pub(crate) fn colours(&self) -> bool {
        io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
    }

    /// Writes a line for people.
    pub(crate) fn line(&mut self, line: impl fmt::Display) -> Result<(), Failure> {
        writeln!(self.out, "{line}").map_err(|error| Failure::of_output(&error, self.lang))
    }

    /// Empties the screen and what can be scrolled back to, if there is a screen.
    pub(crate) fn clear(&mut self) -> Result<(), Failure> {
        if io::stdout().is_terminal() {
            self.line("\u{1b}[2J\u{1b}[3J\u{1b}[H")?;
        }
        Ok(())
    }

    /// Writes a value for programs.
    pub(crate) fn json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string_pretty(value).expect("results have string keys and finite numbers");
        self.line(text)
    }

    /// Sends everything on its way.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        self.out.flush().map_err(|error| Failure::of_output(&error, self.lang))
    }
}
