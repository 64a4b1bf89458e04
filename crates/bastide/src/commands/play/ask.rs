//! Questions and answers, line by line.

use super::{Stop, words};
use crate::output::Output;
use bastide_engine::lang::Lang;
use std::io::{self, BufRead};

/// What a person answered to a question with numbered choices.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer {
    /// One of the choices.
    Number(usize),
    /// Nothing but the enter key.
    Enter,
    /// Take the tile up again.
    Undo,
    /// List the tiles that remain.
    Remaining,
}

/// Asks until there is an answer that `good` accepts.
pub(super) fn ask(
    question: &str,
    good: impl Fn(Answer) -> bool,
    output: &mut Output,
) -> Result<Answer, Stop> {
    loop {
        output.line(question)?;
        output.flush()?;
        match read(output.lang())? {
            Some(answer) if good(answer) => return Ok(answer),
            _ => {
                output.line(words::HELP.get(output.lang()))?;
            }
        }
    }
}

fn read(lang: Lang) -> Result<Option<Answer>, Stop> {
    let mut line = String::new();
    let read = io::stdin().lock().read_line(&mut line);
    let length = read.map_err(|error| words::no_answer(&error, lang))?;
    if length == 0 {
        return Err(Stop::Left);
    }
    Ok(match line.trim() {
        "q" | "Q" => return Err(Stop::Left),
        "" => Some(Answer::Enter),
        "u" | "U" => Some(Answer::Undo),
        "r" | "R" => Some(Answer::Remaining),
        number => number.parse().ok().map(Answer::Number),
    })
}
