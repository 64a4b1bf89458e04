//! One line of a record, word by word.

use super::{RecordError, RecordFault, Wanted};
use std::str::FromStr;

/// One line without its comment.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    pub(super) number: usize,
    /// Column of the first character of `rest`.
    pub(super) column: usize,
    pub(super) rest: &'a str,
}

impl<'a> Line<'a> {
    pub(super) fn expected(self, wanted: Wanted) -> RecordError {
        let found = self.rest.split(' ').next().unwrap_or_default().to_owned();
        RecordError { line: self.number, column: self.column, fault: RecordFault::Expected { wanted, found } }
    }

    pub(super) fn fault(self, fault: RecordFault) -> RecordError {
        RecordError { line: self.number, column: self.column, fault }
    }

    /// Takes the next word off the line.
    pub(super) fn word(&mut self) -> &'a str {
        let (word, rest) = self.rest.split_once(' ').unwrap_or((self.rest, ""));
        self.column += word.chars().count() + usize::from(word.len() < self.rest.len());
        self.rest = rest;
        word
    }

    /// Takes the word off the line if it is the next.
    pub(super) fn keyword(&mut self, keyword: &str) -> bool {
        let mut ahead = *self;
        let found = ahead.word() == keyword;
        if found {
            *self = ahead;
        }
        found
    }

    pub(super) fn read<T: FromStr>(&mut self, wanted: Wanted) -> Result<T, RecordError> {
        let here = *self;
        self.word().parse().map_err(|_| here.expected(wanted))
    }

    pub(super) fn end(self) -> Result<(), RecordError> {
        if self.rest.is_empty() { Ok(()) } else { Err(self.expected(Wanted::EndOfLine)) }
    }
}

/// The next word and the line as it was before it.
pub(super) fn located<'a>(line: &mut Line<'a>, wanted: Wanted) -> Result<(Line<'a>, &'a str), RecordError> {
    let here = *line;
    match line.word() {
        "" => Err(here.expected(wanted)),
        word => Ok((here, word)),
    }
}

/// Reads the rest of a line, which is in quotes.
pub(super) fn read_quoted<T>(
    line: &mut Line<'_>,
    wanted: Wanted,
    read: impl FnOnce(&str) -> Option<T>,
) -> Result<T, RecordError> {
    let quoted = std::mem::replace(line, Line { rest: "", ..*line });
    unquoted(quoted.rest).and_then(|text| read(&text)).ok_or_else(|| {
        let found = quoted.rest.to_owned();
        quoted.fault(RecordFault::Expected { wanted, found })
    })
}

/// What is in quotes; `\"` and `\\` stand for a quote and a backslash in it.
fn unquoted(quoted: &str) -> Option<String> {
    let inner = quoted.strip_prefix('"')?;
    let mut text = String::new();
    let mut chars = inner.chars();
    loop {
        match chars.next()? {
            '"' if chars.as_str().is_empty() => return Some(text),
            '"' => return None,
            '\\' => text.push(chars.next().filter(|c| matches!(c, '"' | '\\'))?),
            c => text.push(c),
        }
    }
}
