//! What is told of simulated games, in both languages.

use crate::failure::Failure;
use bastide_bots::BotKind;
use bastide_engine::lang::{Lang, Text};

pub(super) const PLACEMENTS: Text = Text { en: "placements per turn", fr: "poses possibles par tour" };
pub(super) const UNPLACEABLE: Text =
    Text { en: "unplaceable tiles per game", fr: "tuiles injouables par partie" };

pub(super) fn games(games: u64, seconds: f64, per_second: f64, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{games} games in {seconds:.2} s: {per_second:.0} games per second"),
        Lang::Fr => format!("{games} parties en {seconds:.2} s : {per_second:.0} parties par seconde"),
    }
}

pub(super) fn seat(number: usize, bot: BotKind, mean: f64, wins: u64, lang: Lang) -> String {
    match lang {
        Lang::En => format!("  {number} {bot:<10} {mean:>7.2} points on average, won {wins}"),
        Lang::Fr => format!("  {number} {bot:<10} {mean:>7.2} points en moyenne, gagnées : {wins}"),
    }
}

/// Why so many bots can't be seated.
pub(super) fn other_number(named: usize, players: usize, lang: Lang) -> Failure {
    Failure::new(
        lang,
        format!("{named} bots are named for {players} players; name {players} of them, or one for all"),
        format!("{named} robots pour {players} joueurs ; nommez-en {players}, ou un seul pour tous"),
    )
}
