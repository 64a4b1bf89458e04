//! One bot against copies of another.

use super::bout::Bout;
use crate::failure::Failure;
use crate::game_args::{self, object};
use crate::output::Output;
use bastide_bots::BotKind;
use bastide_bots::arena::{Arena, ArenaResult, Count};
use bastide_bots::sprt::{Accepted, Sprt, Verdict};
use bastide_engine::Game;
use bastide_engine::lang::Lang;
use clap::ArgMatches;
use serde_json::{Value, json};
use std::ops::ControlFlow;

pub(super) fn run(matches: &ArgMatches, output: &mut Output) -> Result<(), Failure> {
    let lang = output.lang();
    let named = |id| -> Result<BotKind, Failure> {
        let name = matches.get_one::<String>(id).expect("both bots are required");
        name.parse().map_err(|error: bastide_bots::UnknownBot| Failure::of(&error, lang))
    };
    let bots = [named("first")?, named("second")?];
    let players = matches.get_one::<usize>("players").map_or(2, |&players| players);
    let game = Game::new(&game_args::setup(matches, players, lang)?);
    let rounds = super::rounds(matches, players, lang)?;
    let sprt = matches.get_one::<String>("sprt").map(|text| read_sprt(text, players, lang)).transpose()?;
    let (seed, budget) = (game_args::seed(matches, lang)?, game_args::budget(matches, lang)?);
    let bout = Bout::new(vec![Arena { game, seed, bots, budget }], rounds, matches, lang)?;
    let enough = |count: &Count| match sprt {
        Some(sprt) if sprt.judge(count).accepted.is_some() => ControlFlow::Break(()),
        _ => ControlFlow::Continue(()),
    };
    let count = bout.play(enough)?[0];
    let result = count.result();
    let test = sprt.map(|sprt| (sprt, sprt.judge(&count)));
    if matches.get_flag("json") {
        return output.json(&as_json(&bout.arenas[0], &result, test));
    }
    for line in told(bots, &result, lang).into_iter().chain(test.map(|test| told_test(test, &result, lang))) {
        output.line(line)?;
    }
    Ok(())
}

/// Two win rates, the lower first; none given are the usual ones.
fn read_sprt(text: &str, players: usize, lang: Lang) -> Result<Sprt, Failure> {
    if text.is_empty() {
        return Ok(Sprt::usual(players));
    }
    let rates = text.split_once(',').and_then(|(low, high)| {
        let number = |text: &str| text.trim().parse::<f64>().ok();
        Sprt::between([number(low)?, number(high)?])
    });
    rates.ok_or_else(|| {
        Failure::new(
            lang,
            format!("--sprt {text:?} must be two win rates between 0 and 1, the lower first, such as 0.5,0.55; leave them out at the end of the line only"),
            format!("--sprt « {text} » : donnez deux probabilités entre 0 et 1, la plus petite d'abord, comme 0.5,0.55 ; ne les omettez qu'en fin de ligne"),
        )
    })
}

fn as_json(arena: &Arena, result: &ArenaResult, test: Option<(Sprt, Verdict)>) -> Value {
    let mut told = game_args::told(arena.game.setup());
    told.extend(game_args::told_budget(arena.budget));
    told.extend(object(json!({
        "bots": arena.bots.map(BotKind::name),
        "players": result.players,
        "seed": arena.seed.to_string(),
        "games": result.games,
        "wins": result.wins,
        "losses": result.losses,
        "ties": result.ties,
        "mean_scores": result.mean_scores,
        "mean_margin": result.mean_margin,
        "margin_stderr": result.margin_stderr,
        "mean_margin_over_best": result.mean_margin_over_best,
        "margin_over_best_stderr": result.margin_over_best_stderr,
        "win_rate": result.win_rate,
        "win_rate_ci95": result.win_rate_ci95,
    })));
    if let Some((sprt, verdict)) = test {
        let accepted = verdict.accepted.map(|accepted| rate_of(sprt, accepted));
        told.insert(
            "sprt".into(),
            json!({
                "rates": sprt.rates,
                "alpha": sprt.alpha,
                "beta": sprt.beta,
                "llr": verdict.llr,
                "bounds": sprt.bounds(),
                "accepted": accepted,
            }),
        );
    }
    told.into()
}

fn rate_of(sprt: Sprt, accepted: Accepted) -> f64 {
    match accepted {
        Accepted::Lower => sprt.rates[0],
        Accepted::Higher => sprt.rates[1],
    }
}

fn told([first, second]: [BotKind; 2], result: &ArenaResult, lang: Lang) -> Vec<String> {
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

fn told_test((sprt, verdict): (Sprt, Verdict), result: &ArenaResult, lang: Lang) -> String {
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
