//! What a server says before it serves, in both languages.

use crate::failure::Failure;
use bastide_engine::lang::Lang;
use bastide_server::storage::StoreError;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;

pub(super) fn serving(url: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Bastide is at {url}  (stop it with Ctrl-C)"),
        Lang::Fr => format!("Bastide est à l'adresse {url}  (Ctrl-C pour l'arrêter)"),
    }
}

pub(super) fn no_address(asked: &str, lang: Lang) -> Failure {
    Failure::new(
        lang,
        format!("{asked:?} is no address to listen on; write it as 127.0.0.1:8080"),
        format!("« {asked} » n'est pas une adresse ; écrivez par exemple 127.0.0.1:8080"),
    )
}

pub(super) fn not_started(error: &io::Error, lang: Lang) -> Failure {
    Failure::new(lang, format!("can't start: {error}"), format!("impossible de démarrer : {error}"))
}

pub(super) fn no_home(lang: Lang) -> Failure {
    Failure::new(
        lang,
        "your home folder can't be found; name a folder with --data",
        "votre dossier personnel est introuvable ; indiquez un dossier avec --data",
    )
}

/// Why nobody can be heard at this address.
pub(super) fn not_listening(address: SocketAddr, error: &io::Error, lang: Lang) -> Failure {
    let port = address.port();
    match error.kind() {
        ErrorKind::AddrInUse => {
            let other = SocketAddr::new(address.ip(), port.checked_add(1).unwrap_or(8080));
            Failure::new(
                lang,
                format!(
                    "port {port} is taken by another program, perhaps a Bastide that runs already; try --listen {other}"
                ),
                format!(
                    "le port {port} est pris par un autre programme, peut-être un Bastide déjà lancé ; essayez --listen {other}"
                ),
            )
        }
        _ => Failure::new(
            lang,
            format!("can't listen on {address}: {error}; try --listen 127.0.0.1:8080"),
            format!("impossible d'écouter sur {address} : {error} ; essayez --listen 127.0.0.1:8080"),
        ),
    }
}

/// Why games can't be kept.
pub(super) fn not_stored(error: StoreError, lang: Lang) -> Failure {
    match error {
        StoreError::Newer(path) => {
            let shown = path.display();
            Failure::new(
                lang,
                format!(
                    "{shown} was written by a newer Bastide and is left as it is; update the program, or name another folder with --data"
                ),
                format!(
                    "{shown} a été écrit par un Bastide plus récent et n'a pas été touché ; mettez le programme à jour, ou indiquez un autre dossier avec --data"
                ),
            )
        }
        StoreError::Unreadable(path, why) => {
            let shown = path.display();
            Failure::new(
                lang,
                format!(
                    "{shown} can't be used and is left as it is ({why}); name another folder with --data"
                ),
                format!(
                    "{shown} est inutilisable et n'a pas été touché ({why}) ; indiquez un autre dossier avec --data"
                ),
            )
        }
        StoreError::InUse(folder) => {
            let shown = folder.display();
            Failure::new(
                lang,
                format!(
                    "another Bastide keeps its games in {shown}; play there, stop it, or name another folder with --data"
                ),
                format!(
                    "un autre Bastide garde ses parties dans {shown} ; jouez avec lui, arrêtez-le, ou indiquez un autre dossier avec --data"
                ),
            )
        }
        StoreError::Damaged(why)
        | StoreError::Forbidden(why)
        | StoreError::Taken(why)
        | StoreError::Failed(why)
        | StoreError::NotRead(why) => Failure::new(
            lang,
            format!("the games can't be kept: {why}"),
            format!("les parties ne peuvent être gardées : {why}"),
        ),
        // No seat is claimed before the server runs.
        StoreError::Closed | StoreError::Claimed => {
            Failure::new(lang, "the server was stopped", "le serveur a été arrêté")
        }
    }
}
