//! What the arena tells and refuses, in both languages.

use crate::failure::Failure;
use bastide_bots::BotKind;
use bastide_bots::arena::ArenaResult;
use bastide_bots::sprt::{Accepted, Sprt, Verdict};
use bastide_engine::lang::{Lang, Text};

/// The heads of the columns of a table of ratings, before those of the opponents.
pub(super) const HEADS: [Text; 5] = [
    Text { en: "bot", fr: "robot" },
    Text { en: "rating", fr: "cote" },
    Text { en: "95 % confidence", fr: "confiance 95 %" },
    Text { en: "points", fr: "points" },
    Text { en: "won", fr: "gagné" },
];

pub(super) fn games_of_two(games: u64, lang: Lang) -> String {
    match lang {
        Lang::En => {
            format!("{games} games of every two that met; games won are told by opponent, ties counted half")
        }
        Lang::Fr => format!(
            "{games} parties par paire opposée ; gagnées par adversaire, une partie nulle comptant pour moitié"
        ),
    }
}

/// How a bot fared against another, line by line.
pub(super) fn duel([first, second]: [BotKind; 2], result: &ArenaResult, lang: Lang) -> Vec<String> {
    let ArenaResult { players, games, wins, losses, ties, mean_margin, margin_stderr, .. } = *result;
    let [own, other] = result.mean_scores;
    let rate = 100.0 * result.win_rate;
    let [low, high] = result.win_rate_ci95.map(|rate| 100.0 * rate);
    let (over_best, best_stderr) = (result.mean_margin_over_best, result.margin_over_best_stderr);
    let (others, fair) = (players - 1, 100.0 / players as f64);
    let lines = match (lang, players) {
        (Lang::En, 2) => vec![
            format!("{first} against {second}, {games} games: {wins} won, {losses} lost, {ties} tied"),
            format!("  win rate  {rate:.1} % (95 % confidence: {low:.1} to {high:.1} %)"),
            format!("  margin    {mean_margin:+.2} ± {margin_stderr:.2} points a game"),
        ],
        (Lang::Fr, 2) => vec![
            format!(
                "{first} contre {second}, {games} parties : {wins} gagnées, {losses} perdues, {ties} nulles"
            ),
            format!("  victoires {rate:.1} % (confiance 95 % : de {low:.1} à {high:.1} %)"),
            format!("  écart     {mean_margin:+.2} ± {margin_stderr:.2} points par partie"),
        ],
        (Lang::En, _) => vec![
            format!(
                "{first} against {others} × {second}, {games} games: first in {wins}, shared first in {ties}, behind in {losses}"
            ),
            format!(
                "  first     {rate:.1} % of the games (95 % confidence: {low:.1} to {high:.1} %; a fair share is {fair:.1} %)"
            ),
            format!(
                "  margin    {mean_margin:+.2} ± {margin_stderr:.2} points a game over the mean of the others"
            ),
            format!("            {over_best:+.2} ± {best_stderr:.2} points a game over the best of them"),
        ],
        (Lang::Fr, _) => vec![
            format!(
                "{first} contre {others} × {second}, {games} parties : premier dans {wins}, premier ex æquo dans {ties}, derrière dans {losses}"
            ),
            format!(
                "  premier   {rate:.1} % des parties (confiance 95 % : de {low:.1} à {high:.1} % ; part égale {fair:.1} %)"
            ),
            format!(
                "  écart     {mean_margin:+.2} ± {margin_stderr:.2} points par partie sur la moyenne des autres"
            ),
            format!(
                "            {over_best:+.2} ± {best_stderr:.2} points par partie sur le meilleur d'entre eux"
            ),
        ],
    };
    let points = match lang {
        Lang::En => format!("  points    {own:.2} against {other:.2}"),
        Lang::Fr => format!("  points    {own:.2} contre {other:.2}"),
    };
    lines.into_iter().chain([points]).collect()
}

/// What a sequential test says.
pub(super) fn test((sprt, verdict): (Sprt, Verdict), result: &ArenaResult, lang: Lang) -> String {
    let [low, high] = sprt.rates.map(|rate| 100.0 * rate);
    let [lower, upper] = sprt.bounds();
    let (llr, games) = (verdict.llr, result.games);
    let accepted = verdict.accepted.map(|accepted| match accepted {
        Accepted::Lower => (low, high),
        Accepted::Higher => (high, low),
    });
    match (lang, accepted) {
        (Lang::En, Some((one, other))) => format!(
            "  test      {one:.1} % is accepted rather than {other:.1} %, after {games} games: LLR {llr:+.2}, bounds {lower:.2} and {upper:.2}"
        ),
        (Lang::En, None) => format!(
            "  test      undecided between {low:.1} % and {high:.1} % after {games} games: LLR {llr:+.2}, bounds {lower:.2} and {upper:.2}"
        ),
        (Lang::Fr, Some((one, other))) => format!(
            "  test      {one:.1} % est accepté plutôt que {other:.1} %, après {games} parties : LLR {llr:+.2}, bornes {lower:.2} et {upper:.2}"
        ),
        (Lang::Fr, None) => format!(
            "  test      indécis entre {low:.1} % et {high:.1} % après {games} parties : LLR {llr:+.2}, bornes {lower:.2} et {upper:.2}"
        ),
    }
}

pub(super) fn too_few_bots(lang: Lang) -> Failure {
    Failure::new(
        lang,
        "--round-robin needs at least two bots, and each of them once",
        "--round-robin demande au moins deux robots, chacun une fois",
    )
}

pub(super) fn no_table(lang: Lang) -> Failure {
    Failure::new(
        lang,
        "--markdown is a table of ratings; it goes with --round-robin",
        "--markdown est un tableau de classement ; il va avec --round-robin",
    )
}

pub(super) fn no_rates(text: &str, lang: Lang) -> Failure {
    Failure::new(
        lang,
        format!(
            "--sprt {text:?} must be two win rates between 0 and 1, the lower first, such as 0.5,0.55; leave them out at the end of the line only"
        ),
        format!(
            "--sprt « {text} » : donnez deux probabilités entre 0 et 1, la plus petite d'abord, comme 0.5,0.55 ; ne les omettez qu'en fin de ligne"
        ),
    )
}

pub(super) fn no_whole_rounds(games: u64, players: u64, lang: Lang) -> Failure {
    if players == 2 {
        return Failure::new(
            lang,
            format!(
                "{games} games can't be paired; name an even number, as each deal is played from both seats"
            ),
            format!(
                "{games} parties ne forment pas de paires ; donnez un nombre pair, chaque donne étant jouée des deux places"
            ),
        );
    }
    Failure::new(
        lang,
        format!(
            "{games} games make no whole rounds; name a multiple of {players}, as each deal is played from every seat"
        ),
        format!(
            "{games} parties ne font pas de tours complets ; donnez un multiple de {players}, chaque donne étant jouée de toutes les places"
        ),
    )
}
