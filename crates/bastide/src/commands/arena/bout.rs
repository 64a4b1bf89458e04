//! Rounds of one arena after another, on all threads, counted in order.

use crate::failure::Failure;
use crate::files;
use crate::game_args;
use crate::parallel;
use crate::progress::Progress;
use bastide_bots::BotKind;
use bastide_bots::arena::{Arena, Count, Round};
use bastide_engine::lang::Lang;
use bastide_engine::record::Name;
use clap::ArgMatches;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// What is played, and where it is written down.
pub(super) struct Bout {
    pub(super) arenas: Vec<Arena>,
    /// So many in each arena.
    rounds: u64,
    threads: usize,
    records: Option<PathBuf>,
    lang: Lang,
}

impl Bout {
    /// So many rounds in each of these arenas, which are for the same number of players.
    pub(super) fn new(
        arenas: Vec<Arena>,
        rounds: u64,
        matches: &ArgMatches,
        lang: Lang,
    ) -> Result<Self, Failure> {
        let records = matches.get_one::<PathBuf>("records").cloned();
        if let Some(folder) = &records {
            files::make_empty_folder(folder, lang)?;
        }
        Ok(Self { arenas, rounds, threads: game_args::threads(matches), records, lang })
    }

    /// Plays them. After each round, in order, it is asked whether that is enough. The result is a count for each
    /// arena.
    pub(super) fn play(
        &self,
        mut after: impl FnMut(&Count) -> ControlFlow<()>,
    ) -> Result<Vec<Count>, Failure> {
        let lang = self.lang;
        let rounds = self.arenas.len() as u64 * self.rounds;
        let players = self.arenas[0].game.setup().players() as u64;
        let progress = Progress::new(players * rounds, lang);
        let mut counts = vec![Count::default(); self.arenas.len()];
        let play = |numbers: std::ops::Range<u64>| -> Result<(Round, Vec<String>), Failure> {
            let (arena, round) = self.place(numbers.start);
            let arena = &self.arenas[arena];
            let games = arena.play_games(round).map_err(|fault| Failure::of(&fault, lang))?;
            let points = Round::of(&games);
            let mut records = Vec::new();
            if self.records.is_some() {
                for (seat, game) in games.into_iter().enumerate() {
                    let names = names(&arena.seated(seat));
                    let record = game.record(arena.game.setup(), names, arena.seed_of(round));
                    records.push(record.to_string());
                }
            }
            Ok((points, records))
        };
        let merge = |numbers: std::ops::Range<u64>, (points, records): (Round, Vec<String>)| {
            let (arena, round) = self.place(numbers.start);
            if let Some(folder) = &self.records {
                self.write(folder, arena, round, &records)?;
            }
            let count = &mut counts[arena];
            count.add(&points);
            progress.add(players);
            progress.note(|| standing(&self.arenas[arena], count));
            Ok(after(count))
        };
        parallel::run(rounds, 1, self.threads, play, merge)?;
        drop(progress);
        Ok(counts)
    }

    /// In which arena this piece of work is which round.
    fn place(&self, number: u64) -> (usize, u64) {
        ((number / self.rounds) as usize, number % self.rounds)
    }

    /// Writes the games of a round, each named by the bots, the round and the seat of the first bot.
    fn write(&self, folder: &Path, arena: usize, round: u64, records: &[String]) -> Result<(), Failure> {
        let [first, second] = self.arenas[arena].bots;
        let width = (self.rounds - 1).to_string().len();
        for (record, seat) in records.iter().zip(1..) {
            let name = format!("{first}-{second}-{round:0width$}-{seat}.txt");
            files::write(&folder.join(name), record.as_bytes(), self.lang)?;
        }
        Ok(())
    }
}

/// The bots' names, with a number where several have the same.
fn names(seated: &[BotKind]) -> Vec<Name> {
    let name = |(seat, bot): (usize, &BotKind)| {
        let is_alone = seated.iter().filter(|&other| other == bot).count() == 1;
        let name = if is_alone { bot.to_string() } else { format!("{bot} {}", seat + 1) };
        Name::new(&name).expect("bots have short names")
    };
    seated.iter().enumerate().map(name).collect()
}

/// How the first bot does so far, in a few words.
fn standing(arena: &Arena, count: &Count) -> String {
    let result = count.result();
    format!(
        "({} – {}: {:.1} %, {:+.1})",
        arena.bots[0],
        arena.bots[1],
        100.0 * result.win_rate,
        result.mean_margin
    )
}
