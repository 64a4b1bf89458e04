//! Reading and writing files so that nothing is lost when something goes wrong.

use crate::failure::Failure;
use bastide_engine::lang::Lang;
use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// No record or tile file is larger; a larger one is a mistake and not worth reading.
const MOST_BYTES: u64 = 16 << 20;

/// Reads a text file, or standard input for `-`.
pub(crate) fn read(path: &Path, lang: Lang) -> Result<String, Failure> {
    let shown = path.display();
    let failed = |error: io::Error| {
        Failure::new(
            lang,
            format!("can't read {shown}: {error}"),
            format!("impossible de lire {shown} : {error}"),
        )
    };
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        io::stdin().lock().take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(failed)?;
    } else {
        let file = std::fs::File::open(path).map_err(failed)?;
        file.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(failed)?;
    }
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Failure::new(
            lang,
            format!("{shown} is larger than 16 MB and no file of ours"),
            format!("{shown} dépasse 16 Mo : ce n'est pas un de nos fichiers"),
        ));
    }
    String::from_utf8(bytes).map_err(|error| {
        let line =
            error.as_bytes()[..error.utf8_error().valid_up_to()].iter().filter(|&&b| b == b'\n').count() + 1;
        Failure::new(
            lang,
            format!("{shown}, line {line}: this is not UTF-8 text"),
            format!("{shown}, ligne {line} : ce n'est pas du texte UTF-8"),
        )
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
        let shown = path.display();
        Failure::new(
            lang,
            format!("can't write {shown}: {error}"),
            format!("impossible d'écrire {shown} : {error}"),
        )
    })
}

/// Makes a folder, with those it lies in. That it exists already is fine.
pub(crate) fn make_folder(folder: &Path, lang: Lang) -> Result<(), Failure> {
    std::fs::create_dir_all(folder).map_err(|error| {
        let shown = folder.display();
        Failure::new(
            lang,
            format!("can't make {shown}: {error}"),
            format!("impossible de créer {shown} : {error}"),
        )
    })
}

/// Makes a folder in which nothing lies yet.
pub(crate) fn make_empty_folder(folder: &Path, lang: Lang) -> Result<(), Failure> {
    make_folder(folder, lang)?;
    let is_empty = std::fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_none());
    if is_empty {
        return Ok(());
    }
    let shown = folder.display();
    Err(Failure::new(
        lang,
        format!("{shown} is not empty; name a new folder"),
        format!("{shown} n'est pas vide ; nommez un nouveau dossier"),
    ))
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
            _ => Err(Failure::new(
                lang,
                format!("the picture's name must end in .svg or .png, not {}", path.display()),
                format!("le nom de l'image doit finir en .svg ou .png, et non {}", path.display()),
            )),
        }
    }
}
