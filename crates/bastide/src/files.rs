//! Reading and writing files so that nothing is lost when something goes wrong.

use crate::failure::Failure;
use crate::words;
use bastide_engine::lang::Lang;
use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// No record or tile file is larger; a larger one is a mistake and not worth reading.
const MOST_BYTES: u64 = 16 << 20;

/// Reads a text file, or standard input for `-`.
pub(crate) fn read(path: &Path, lang: Lang) -> Result<String, Failure> {
    let failed = |error: io::Error| words::not_read(path, &error, lang);
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        io::stdin().lock().take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(failed)?;
    } else {
        let file = std::fs::File::open(path).map_err(failed)?;
        file.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(failed)?;
    }
    if bytes.len() as u64 > MOST_BYTES {
        return Err(words::too_large(path, lang));
    }
    String::from_utf8(bytes).map_err(|error| {
        let line =
            error.as_bytes()[..error.utf8_error().valid_up_to()].iter().filter(|&&b| b == b'\n').count() + 1;
        words::no_text(path, line, lang)
    })
}

/// Writes a file whole or not at all: beside its place first, then moved there.
pub(crate) fn write(path: &Path, contents: &[u8], lang: Lang) -> Result<(), Failure> {
    let beside = beside(path);
    let written = std::fs::OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&beside)
        .and_then(|mut file| file.write_all(contents).and_then(|()| file.sync_all()))
        .and_then(|()| std::fs::rename(&beside, path));
    written.map_err(|error| {
        // What was begun is of no use to anybody; that it may not exist is fine.
        let _ = std::fs::remove_file(&beside);
        words::not_written(path, &error, lang)
    })
}

/// Makes a folder, with those it lies in. That it exists already is fine.
pub(crate) fn make_folder(folder: &Path, lang: Lang) -> Result<(), Failure> {
    std::fs::create_dir_all(folder).map_err(|error| words::not_made(folder, &error, lang))
}

/// Makes a folder in which nothing lies yet.
pub(crate) fn make_empty_folder(folder: &Path, lang: Lang) -> Result<(), Failure> {
    make_folder(folder, lang)?;
    let is_empty = std::fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_none());
    if is_empty { Ok(()) } else { Err(words::not_empty(folder, lang)) }
}

fn beside(path: &Path) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}.part", std::process::id()));
    path.with_file_name(name)
}

/// The two kinds of picture there are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum PictureKind {
    /// Scalable.
    Svg,
    /// In pixels.
    Png,
}

impl PictureKind {
    /// What the name of the file asks for.
    pub(crate) fn of(path: &Path, lang: Lang) -> Result<Self, Failure> {
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("svg") => Ok(Self::Svg),
            Some("png") => Ok(Self::Png),
            _ => Err(words::no_picture(path, lang)),
        }
    }
}
