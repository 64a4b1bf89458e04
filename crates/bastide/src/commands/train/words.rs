//! What is told of training, in both languages.

use super::Found;
use crate::failure::Failure;
use bastide_bots::arena::ArenaResult;
use bastide_bots::train::Errors;
use bastide_bots::train::ahead::Differences;
use bastide_engine::lang::Lang;
use std::path::Path;

/// What a round has come to.
pub(super) fn round((round, rounds): (u64, u64), looked_at: usize, found: &Found, lang: Lang) -> String {
    match (found, lang) {
        (Found::Ends(Errors { by_hand, learnt }), Lang::En) => format!(
            "round {round} of {rounds}: {looked_at} positions; how games end is told to {learnt:.2} points, by hand to {by_hand:.2}"
        ),
        (Found::Ends(Errors { by_hand, learnt }), Lang::Fr) => format!(
            "tour {round} sur {rounds} : {looked_at} positions ; la fin des parties est prédite à {learnt:.2} points près, à la main à {by_hand:.2}"
        ),
        (Found::Ahead(Differences { by_hand, before, learnt }), Lang::En) => format!(
            "round {round} of {rounds}: {looked_at} decisions; what is seen ahead is told to {learnt:.3} points, {before:.3} before, by hand to {by_hand:.3}"
        ),
        (Found::Ahead(Differences { by_hand, before, learnt }), Lang::Fr) => format!(
            "tour {round} sur {rounds} : {looked_at} décisions ; la suite est prédite à {learnt:.3} points près, à {before:.3} avant, à la main à {by_hand:.3}"
        ),
    }
}

/// How what was learnt fares against what was not.
pub(super) fn gain(gain: &ArenaResult, lang: Lang) -> String {
    let ArenaResult { games, mean_margin, margin_stderr, win_rate, .. } = *gain;
    let won = 100.0 * win_rate;
    match lang {
        Lang::En => format!(
            "with what was learnt against greedy, {games} games: {mean_margin:+.2} ± {margin_stderr:.2} points a game, {won:.1} % won"
        ),
        Lang::Fr => format!(
            "avec ce qui est appris contre greedy, {games} parties : {mean_margin:+.2} ± {margin_stderr:.2} points par partie, {won:.1} % gagnées"
        ),
    }
}

/// Why weights can't be written there.
pub(super) fn no_file(path: &Path, lang: Lang) -> Failure {
    let path = path.display();
    Failure::new(
        lang,
        format!("can't write {path}: it must be a file in a folder that exists"),
        format!("impossible d'écrire {path} : ce doit être un fichier dans un dossier qui existe"),
    )
}

/// What is wrong with a file.
pub(super) fn in_file(path: &Path, wrong: &str, lang: Lang) -> String {
    let path = path.display();
    match lang {
        Lang::En => format!("{path}: {wrong}"),
        Lang::Fr => format!("{path} : {wrong}"),
    }
}
