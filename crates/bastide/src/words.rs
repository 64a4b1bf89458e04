//! What is wrong with files and arguments, the same for all commands, in both languages.

use crate::failure::Failure;
use bastide_engine::lang::Lang;
use std::io;
use std::path::Path;

pub(crate) fn not_read(path: &Path, error: &io::Error, lang: Lang) -> Failure {
    let path = path.display();
    Failure::new(lang, format!("can't read {path}: {error}"), format!("impossible de lire {path} : {error}"))
}

pub(crate) fn not_written(path: &Path, error: &io::Error, lang: Lang) -> Failure {
    let path = path.display();
    Failure::new(
        lang,
        format!("can't write {path}: {error}"),
        format!("impossible d'écrire {path} : {error}"),
    )
}

pub(crate) fn not_made(folder: &Path, error: &io::Error, lang: Lang) -> Failure {
    let folder = folder.display();
    Failure::new(
        lang,
        format!("can't make {folder}: {error}"),
        format!("impossible de créer {folder} : {error}"),
    )
}

pub(crate) fn not_empty(folder: &Path, lang: Lang) -> Failure {
    let folder = folder.display();
    Failure::new(
        lang,
        format!("{folder} is not empty; name a new folder"),
        format!("{folder} n'est pas vide ; nommez un nouveau dossier"),
    )
}

pub(crate) fn too_large(path: &Path, lang: Lang) -> Failure {
    let path = path.display();
    Failure::new(
        lang,
        format!("{path} is larger than 16 MB and no file of ours"),
        format!("{path} dépasse 16 Mo : ce n'est pas un de nos fichiers"),
    )
}

pub(crate) fn no_text(path: &Path, line: usize, lang: Lang) -> Failure {
    let path = path.display();
    Failure::new(
        lang,
        format!("{path}, line {line}: this is not UTF-8 text"),
        format!("{path}, ligne {line} : ce n'est pas du texte UTF-8"),
    )
}

pub(crate) fn no_picture(path: &Path, lang: Lang) -> Failure {
    let path = path.display();
    Failure::new(
        lang,
        format!("the picture's name must end in .svg or .png, not {path}"),
        format!("le nom de l'image doit finir en .svg ou .png, et non {path}"),
    )
}

pub(crate) fn no_value(text: &str, lang: Lang) -> Failure {
    Failure::new(
        lang,
        format!("--option {text:?} has no value; write --option NAME=VALUE"),
        format!("--option « {text} » n'a pas de valeur ; écrivez --option NOM=VALEUR"),
    )
}

pub(crate) fn no_copies(text: &str, lang: Lang) -> Failure {
    Failure::new(
        lang,
        format!("--tiles {text:?} has no copies; write --tiles SET=COPIES or --tiles FILE.toml"),
        format!("--tiles « {text} » n'a pas de nombre ; écrivez --tiles JEU=NOMBRE ou --tiles FICHIER.toml"),
    )
}

pub(crate) fn no_number_of_copies(text: &str, copies: &str, lang: Lang) -> Failure {
    Failure::new(
        lang,
        format!("--tiles {text:?}: {copies:?} is no number of copies"),
        format!("--tiles « {text} » : « {copies} » n'est pas un nombre d'exemplaires"),
    )
}

pub(crate) fn several_variants(word: &str, names: &[&str], lang: Lang) -> Failure {
    Failure::new(
        lang,
        format!("--variant {word} may be {}; name one of them", names.join(" or ")),
        format!("--variant {word} peut désigner {} ; choisissez", names.join(" ou ")),
    )
}

pub(crate) fn no_seed(text: &str, lang: Lang) -> Failure {
    Failure::new(
        lang,
        format!("{text:?} is no seed; it is a number or 64 hexadecimal digits"),
        format!("« {text} » n'est pas une graine ; c'est un nombre ou 64 chiffres hexadécimaux"),
    )
}

pub(crate) fn no_time(text: &str, lang: Lang) -> Failure {
    Failure::new(
        lang,
        format!("--time {text:?} is no time from 1ms to 60min; write 500ms, 2s or 1min"),
        format!("--time « {text} » n'est pas une durée de 1ms à 60min ; écrivez 500ms, 2s ou 1min"),
    )
}
