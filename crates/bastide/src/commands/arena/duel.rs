//! One bot against copies of another.

use super::bout::Bout;
use super::words;
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
    let told = words::duel(bots, &result, lang);
    for line in told.into_iter().chain(test.map(|test| words::test(test, &result, lang))) {
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
    rates.ok_or_else(|| words::no_rates(text, lang))
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
