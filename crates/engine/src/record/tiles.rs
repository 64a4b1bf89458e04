//! What the head of a record says about its tiles.

use super::line::Line;
use super::{RecordError, RecordFault};
use crate::mix::MixError;
use crate::setup::{Request, Setup, SetupError};

/// What a record says about tiles, and where.
#[derive(Default)]
pub(super) struct Tiles<'a> {
    pub(super) sets: Vec<(Line<'a>, &'a str, u32)>,
    pub(super) own: Vec<(Line<'a>, String, String)>,
}

impl<'a> Tiles<'a> {
    pub(super) fn is_empty(&self) -> bool {
        self.sets.is_empty() && self.own.is_empty()
    }

    /// The setup with these tiles.
    pub(super) fn mixed_into(&self, request: &Request<'_>) -> Result<Setup, RecordError> {
        let mixed = Request {
            tiles: self.sets.iter().map(|&(_, set, copies)| (set, copies)).collect(),
            own_tiles: self.own.iter().map(|(_, name, text)| (name.as_str(), text.as_str())).collect(),
            ..request.clone()
        };
        Setup::new(&mixed).map_err(|error| {
            let line = self.line_of(&error);
            line.fault(RecordFault::Setup(error))
        })
    }

    /// The line that an error is about.
    fn line_of(&self, error: &SetupError) -> Line<'a> {
        let set =
            |name: &str| self.sets.iter().rev().find(|(_, set, _)| *set == name).map(|(line, ..)| *line);
        let own = |file: &str| self.own.iter().rev().find(|(_, name, _)| name == file);
        let named = match error {
            SetupError::Mix(error) => match &**error {
                MixError::UnknownSet(_, name) => set(name),
                MixError::SetTwice(name)
                | MixError::TooManyCopies { set: name, .. }
                | MixError::Apart { set: name, .. } => set(name),
                MixError::FileTwice(file)
                | MixError::BadFileName(file)
                | MixError::FileTooLarge { file, .. } => own(file).map(|(line, ..)| *line),
                MixError::File(error) => own(&error.file).map(|(line, _, text)| {
                    // What is missing at the end of a file is missing in its last line.
                    let within = error.line.min(text.lines().count());
                    Line { number: line.number + within, column: 1, rest: "" }
                }),
                _ => None,
            },
            _ => None,
        };
        let first =
            self.sets.iter().map(|(line, ..)| *line).chain(self.own.iter().map(|(line, ..)| *line)).next();
        named.or(first).expect("there is a line about tiles")
    }
}
