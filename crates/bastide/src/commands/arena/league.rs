//! Every two of several bots, and how strong each is.

use super::bout::Bout;
use super::words;
use crate::failure::Failure;
use crate::game_args::{self, object};
use crate::output::Output;
use bastide_bots::BotKind;
use bastide_bots::arena::{Arena, ArenaResult};
use bastide_bots::ratings::{Rating, Results};
use bastide_engine::Game;
use bastide_engine::chance::Seed;
use bastide_engine::lang::Lang;
use clap::ArgMatches;
use serde_json::{Map, Value, json};
use std::ops::ControlFlow;

/// Added for every two, so that somebody who loses every game has a rating.
const VIRTUAL_DRAWS: f64 = 1.0;

pub(super) fn run(bots: Vec<BotKind>, matches: &ArgMatches, output: &mut Output) -> Result<(), Failure> {
    let lang = output.lang();
    if bots.len() < 2 || (1..bots.len()).any(|number| bots[..number].contains(&bots[number])) {
        return Err(words::too_few_bots(lang));
    }
    let game = Game::new(&game_args::setup(matches, 2, lang)?);
    let rounds = super::rounds(matches, 2, lang)?;
    let (seed, budget) = (game_args::seed(matches, lang)?, game_args::budget(matches, lang)?);
    let near = matches.get_one::<u64>("near").map_or(bots.len(), |&near| near as usize);
    let pairs: Vec<[usize; 2]> = (0..bots.len())
        .flat_map(|one| (one + 1..bots.len()).take(near).map(move |other| [one, other]))
        .collect();
    // Each two get tiles of their own, so that no luck is shared and every result counts by itself.
    let arena = |(number, pair): (u64, &[usize; 2])| Arena {
        game: game.clone(),
        seed: seed.child(number),
        bots: pair.map(|bot| bots[bot]),
        budget,
    };
    let bout = Bout::new((0..).zip(&pairs).map(arena).collect(), rounds, matches, lang)?;
    let counts = bout.play(|_| ControlFlow::Continue(()))?;
    let results = pairs.into_iter().zip(counts.iter().map(|count| count.result())).collect();
    let league = League::new(bots, results);
    if matches.get_flag("json") {
        output.json(&league.as_json(&bout.arenas[0], seed))
    } else {
        league.print(rounds, matches.get_flag("markdown"), output)
    }
}

/// The bots and what came of their games.
struct League {
    bots: Vec<BotKind>,
    results: Vec<([usize; 2], ArenaResult)>,
    /// By bot.
    ratings: Vec<Rating>,
    /// The bots, the strongest first.
    order: Vec<usize>,
}

/// How one bot fared against another.
#[derive(Clone, Copy)]
struct Record {
    games: u64,
    wins: u64,
    losses: u64,
    ties: u64,
    points: f64,
    margin: f64,
}

impl Record {
    /// Games won, ties counted half.
    fn won(&self) -> f64 {
        self.wins as f64 + 0.5 * self.ties as f64
    }
}

impl League {
    fn new(bots: Vec<BotKind>, results: Vec<([usize; 2], ArenaResult)>) -> Self {
        let mut all = Results::new(bots.len());
        for ([one, other], result) in &results {
            let ties = 0.5 * result.ties as f64;
            all.add(*one, *other, result.wins as f64 + ties, result.losses as f64 + ties);
        }
        let greedy = bots.iter().position(|&bot| bot == BotKind::Greedy);
        let ratings = all.ratings(VIRTUAL_DRAWS, greedy);
        let mut order: Vec<usize> = (0..bots.len()).collect();
        order.sort_by(|&one, &other| ratings[other].rating.total_cmp(&ratings[one].rating));
        Self { bots, results, ratings, order }
    }

    fn record(&self, bot: usize, against: usize) -> Option<Record> {
        self.results.iter().find_map(|(pair, result)| {
            let ArenaResult { games, wins, losses, ties, mean_scores, mean_margin, .. } = *result;
            let own = Record { games, wins, losses, ties, points: mean_scores[0], margin: mean_margin };
            match pair {
                [one, other] if (*one, *other) == (bot, against) => Some(own),
                [one, other] if (*other, *one) == (bot, against) => Some(Record {
                    wins: losses,
                    losses: wins,
                    points: mean_scores[1],
                    margin: -mean_margin,
                    ..own
                }),
                _ => None,
            }
        })
    }

    /// The opponents, the strongest first, and how the bot fared against each.
    fn records(&self, bot: usize) -> Vec<(BotKind, Record)> {
        let against = |&other: &usize| Some((self.bots[other], self.record(bot, other)?));
        self.order.iter().filter_map(against).collect()
    }

    /// Points a game and the share of games won, over all opponents: it has played as many games against each.
    fn means(&self, bot: usize) -> [f64; 2] {
        let records = self.records(bot);
        let games: u64 = records.iter().map(|(_, record)| record.games).sum();
        let won: f64 = records.iter().map(|(_, record)| record.won()).sum();
        let points: f64 = records.iter().map(|(_, record)| record.points).sum();
        [points / records.len() as f64, won / games as f64]
    }

    fn as_json(&self, arena: &Arena, seed: Seed) -> Value {
        let ratings = self.order.iter().map(|&bot| {
            let rating = self.ratings[bot];
            let [points, won] = self.means(bot);
            let against: Map<String, Value> = (self.records(bot).into_iter())
                .map(|(other, record)| {
                    let told = json!({
                        "games": record.games,
                        "wins": record.wins,
                        "losses": record.losses,
                        "ties": record.ties,
                        "mean_score": record.points,
                        "mean_margin": record.margin,
                    });
                    (other.name().to_owned(), told)
                })
                .collect();
            json!({
                "bot": self.bots[bot].name(),
                "rating": rating.rating,
                "stderr": rating.stderr,
                "ci95": rating.ci95(),
                "mean_score": points,
                "win_rate": won,
                "against": against,
            })
        });
        let ratings: Vec<Value> = ratings.collect();
        let mut told = game_args::told(arena.game.setup());
        told.extend(game_args::told_budget(arena.budget));
        told.extend(object(json!({
            "seed": seed.to_string(),
            "games": self.results.iter().map(|(_, result)| result.games).sum::<u64>(),
            "ratings": ratings,
        })));
        told.into()
    }

    fn print(&self, rounds: u64, as_markdown: bool, output: &mut Output) -> Result<(), Failure> {
        let lang = output.lang();
        let games = 2 * rounds;
        let rows = self.table(lang);
        if as_markdown {
            let line = |row: &[String]| format!("| {} |", row.join(" | "));
            let rule: Vec<String> = (0..rows[0].len())
                .map(|column| if column == 0 { "---" } else { "---:" }.to_owned())
                .collect();
            output.line(line(&rows[0]))?;
            output.line(line(&rule))?;
            return rows[1..].iter().try_for_each(|row| output.line(line(row)));
        }
        output.line(words::games_of_two(games, lang))?;
        let widths: Vec<usize> = (0..rows[0].len())
            .map(|column| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0))
            .collect();
        for row in &rows {
            let cells: Vec<String> = (row.iter().zip(&widths).enumerate())
                .map(|(column, (cell, &width))| match column {
                    0 => format!("{cell:<width$}"),
                    _ => format!("{cell:>width$}"),
                })
                .collect();
            output.line(cells.join("  "))?;
        }
        Ok(())
    }

    /// A row of heads and one for each bot, the strongest first.
    fn table(&self, lang: Lang) -> Vec<Vec<String>> {
        let mut rows = vec![words::HEADS.map(|head| head.get(lang).to_owned()).to_vec()];
        rows[0].extend(self.order.iter().map(|&bot| self.bots[bot].to_string()));
        for &bot in &self.order {
            let [low, high] = self.ratings[bot].ci95();
            let [points, won] = self.means(bot);
            let mut row = vec![
                self.bots[bot].to_string(),
                format!("{:.0}", self.ratings[bot].rating),
                format!("{low:.0} – {high:.0}"),
                format!("{points:.1}"),
                format!("{:.1} %", 100.0 * won),
            ];
            row.extend(self.order.iter().map(|&other| match self.record(bot, other) {
                Some(record) => record.won().to_string(),
                None => "–".to_owned(),
            }));
            rows.push(row);
        }
        rows
    }
}
