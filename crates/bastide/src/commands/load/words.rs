//! What is told of a server that was measured, in both languages.

use crate::failure::Failure;
use bastide_engine::lang::Lang;
use std::fmt::Display;
use std::net::SocketAddr;

pub(super) fn no_address(asked: &str, lang: Lang) -> Failure {
    Failure::new(
        lang,
        format!("{asked:?} is no address of this computer; write it as 127.0.0.1:8080"),
        format!("« {asked} » n'est pas une adresse de cet ordinateur ; écrivez par exemple 127.0.0.1:8080"),
    )
}

pub(super) fn failed(error: &dyn Display, server: SocketAddr, lang: Lang) -> Failure {
    Failure::new(
        lang,
        format!("the games could not be played: {error}; is `bastide serve` running at {server}?"),
        format!(
            "les parties n'ont pu être jouées : {error} ; `bastide serve` tourne-t-il à l'adresse {server} ?"
        ),
    )
}

pub(super) fn turns(games: usize, turns: usize, seconds: f64, per_second: f64, lang: Lang) -> String {
    match lang {
        Lang::En => format!(
            "{games} games at once: {turns} turns in {seconds:.1} s, {per_second:.0} turns per second"
        ),
        Lang::Fr => format!(
            "{games} parties à la fois : {turns} tours en {seconds:.1} s, {per_second:.0} tours par seconde"
        ),
    }
}

pub(super) fn acknowledged([p50, p90, p99, max]: [f64; 4], lang: Lang) -> String {
    match lang {
        Lang::En => format!(
            "acknowledged within {p50:.1} ms (median), {p90:.1} ms (90 %), {p99:.1} ms (99 %), {max:.1} ms (all)"
        ),
        Lang::Fr => format!(
            "confirmés en {p50:.1} ms (médiane), {p90:.1} ms (90 %), {p99:.1} ms (99 %), {max:.1} ms (tous)"
        ),
    }
}

pub(super) fn pictures(count: usize, refused: usize, [p50, p90, p99, max]: [f64; 4], lang: Lang) -> String {
    match lang {
        Lang::En => format!(
            "{count} pictures within {p50:.0} ms (median), {p90:.0} ms (90 %), {p99:.0} ms (99 %), {max:.0} ms (all); {refused} refused"
        ),
        Lang::Fr => format!(
            "{count} images en {p50:.0} ms (médiane), {p90:.0} ms (90 %), {p99:.0} ms (99 %), {max:.0} ms (toutes) ; {refused} refusées"
        ),
    }
}

pub(super) fn answered(bot: &str, [p50, p90, p99, max]: [f64; 4], lang: Lang) -> String {
    match lang {
        Lang::En => format!(
            "{bot} answered within {p50:.0} ms (median), {p90:.0} ms (90 %), {p99:.0} ms (99 %), {max:.0} ms (all)"
        ),
        Lang::Fr => format!(
            "{bot} a répondu en {p50:.0} ms (médiane), {p90:.0} ms (90 %), {p99:.0} ms (99 %), {max:.0} ms (tous)"
        ),
    }
}
