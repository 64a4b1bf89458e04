//! Many games between bots, and what they come to.
//!
//! Games are numbered, and each follows from the simulation's seed and its number alone; all sums
//! are whole numbers. So games may be played on any number of threads with the same result.
//!
//! ```
//! use bastide_bots::{BotKind, Budget, simulate::Simulation};
//! use bastide_engine::{chance::Seed, setup::{Request, Setup}, Game};
//!
//! let simulation = Simulation {
//!     game: Game::new(&Setup::new(&Request::default()).unwrap()),
//!     seed: Seed::from(1),
//!     bots: vec![BotKind::Random; 2],
//!     budget: Budget::default(),
//! };
//! let mut first_half = simulation.play(0..10).unwrap();
//! first_half.merge(&simulation.play(10..20).unwrap());
//! assert_eq!(first_half, simulation.play(0..20).unwrap());
//! ```

use crate::play::play_watched;
use crate::{Bot, BotFault, BotKind, Budget, Outcome};
use bastide_engine::action::Action;
use bastide_engine::board::{Board, Player};
use bastide_engine::chance::{Dealer, Seed};
use bastide_engine::event::Silent;
use bastide_engine::position::{Actor, Position};
use bastide_engine::tiles::TileId;
use bastide_engine::{Game, State, whichever};
use std::ops::Range;

/// What is played, by whom, and from which seed.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// The game.
    pub game: Game,
    /// What everything follows from.
    pub seed: Seed,
    /// One bot for each seat.
    pub bots: Vec<BotKind>,
    /// What each may think about one action.
    pub budget: Budget,
}

/// What a number of games add up to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Totals {
    /// Games played.
    pub games: u64,
    /// Points, by seat.
    pub scores: Vec<u64>,
    /// Games won, by seat; a shared win counts for each who shares it.
    pub wins: Vec<u64>,
    /// Tiles that had to be laid.
    pub turns: u64,
    /// Distinct placements they had, added up.
    pub placements: u64,
    /// Tiles that fitted nowhere.
    pub unplaceable: u64,
}

impl Totals {
    fn new(players: usize) -> Self {
        let (scores, wins) = (vec![0; players], vec![0; players]);
        Self { games: 0, scores, wins, turns: 0, placements: 0, unplaceable: 0 }
    }

    /// Adds what somebody else has counted.
    pub fn merge(&mut self, other: &Self) {
        let add = |own: &mut Vec<u64>, other: &[u64]| own.iter_mut().zip(other).for_each(|(a, b)| *a += b);
        add(&mut self.scores, &other.scores);
        add(&mut self.wins, &other.wins);
        self.games += other.games;
        self.turns += other.turns;
        self.placements += other.placements;
        self.unplaceable += other.unplaceable;
    }

    /// Counts the placements of a tile that chance (nobody) has just drawn.
    fn count_choices(&mut self, drawn: Option<TileId>, board: &Board, actor: Option<Player>) {
        if let Some(tile) = drawn.filter(|_| actor.is_none()) {
            self.turns += 1;
            self.placements += u64::from(board.count_placements(tile));
        }
    }

    /// Counts a game that is over.
    fn count(&mut self, scores: &[u32], set_aside: &[TileId]) {
        self.games += 1;
        self.unplaceable += set_aside.len() as u64;
        let most = scores.iter().max();
        for (seat, score) in scores.iter().enumerate() {
            self.scores[seat] += u64::from(*score);
            self.wins[seat] += u64::from(Some(score) == most);
        }
    }
}

/// Told about every move before it is played.
type Log<'a> = &'a mut dyn FnMut(Option<Player>, Action);

impl Simulation {
    /// The seed from which the game with this number is dealt.
    pub fn seed_of(&self, number: u64) -> Seed {
        self.seed.child(number)
    }

    /// Plays the games with these numbers.
    pub fn play(&self, numbers: Range<u64>) -> Result<Totals, BotFault> {
        let mut totals = Totals::new(self.bots.len());
        if self.all_random() {
            whichever!(&self.game.start(), start => self.play_randomly(start, numbers, &mut totals));
        } else {
            for number in numbers {
                self.play_bots(number, &mut totals, BotKind::build)?;
            }
        }
        Ok(totals)
    }

    /// Plays one game and answers what it comes to together with everything that was played: the very game
    /// that [`play`](Self::play) counts, so that whoever keeps games need not play them a second time.
    pub fn play_kept(&self, number: u64) -> Result<(Totals, Outcome), BotFault> {
        let mut totals = Totals::new(self.bots.len());
        if !self.all_random() {
            let outcome = self.play_bots(number, &mut totals, BotKind::build)?;
            return Ok((totals, outcome));
        }
        let mut actions = Vec::new();
        let mut log = |player, action| actions.push((player, action));
        let mut state = self.game.start();
        whichever!(&mut state, position => {
            self.play_random_game(position, number, &mut totals, Some(&mut log));
        });
        Ok((totals, Outcome { state, actions }))
    }

    fn all_random(&self) -> bool {
        self.bots.iter().all(|&bot| bot == BotKind::Random)
    }

    /// Plays one game between bots made by `build`, and counts it as it goes.
    fn play_bots(
        &self,
        number: u64,
        totals: &mut Totals,
        build: impl Fn(BotKind, Seed) -> Box<dyn Bot + Send>,
    ) -> Result<Outcome, BotFault> {
        let seed = self.seed_of(number);
        let mut bots: Vec<_> =
            self.bots.iter().zip(0..).map(|(&kind, seat)| build(kind, seed.child(seat))).collect();
        let count = |state: &State, actor| totals.count_choices(state.drawn(), state.board(), actor);
        let outcome = play_watched(&self.game, seed, &mut bots, self.budget, count)?;
        totals.count(outcome.state.scores(), outcome.state.set_aside());
        Ok(outcome)
    }

    /// Random bots need no views: positions are played directly, with nothing but what is counted.
    fn play_randomly<P: Position>(&self, start: &P, numbers: Range<u64>, totals: &mut Totals) {
        let mut position = start.clone();
        for number in numbers {
            position.clone_from(start);
            self.play_random_game(&mut position, number, totals, None);
        }
    }

    fn play_random_game<P: Position>(
        &self,
        position: &mut P,
        number: u64,
        totals: &mut Totals,
        mut log: Option<Log<'_>>,
    ) {
        let seed = self.seed_of(number);
        let mut dealer = Dealer::new(seed);
        let mut dice = seed.child(0).rng();
        loop {
            let (player, mv) = match position.actor() {
                Actor::Nobody => break,
                Actor::Chance => (None, dealer.deal(position)),
                Actor::Player(player) => (Some(player), position.random_move(&mut dice)),
            };
            if let Some(log) = &mut log {
                log(player, position.action(mv));
            }
            position.apply(mv, &mut Silent);
            totals.count_choices(position.drawn(), position.board(), player);
        }
        totals.count(position.scores(), position.set_aside());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::View;
    use bastide_engine::setup::{Request, Setup};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    fn simulation(bots: Vec<BotKind>) -> Simulation {
        let setup = Setup::new(&Request { players: bots.len(), ..Request::default() }).unwrap();
        Simulation { game: Game::new(&setup), seed: Seed::from(3), bots, budget: Budget::default() }
    }

    #[test]
    fn a_game_that_is_kept_is_the_one_that_is_counted() {
        for bots in [vec![BotKind::Random; 3], vec![BotKind::Greedy, BotKind::Random]] {
            let simulation = simulation(bots);
            let (totals, outcome) = simulation.play_kept(4).unwrap();
            assert_eq!(totals, simulation.play(4..5).unwrap());
            let scores: Vec<u64> = outcome.state.scores().iter().map(|&score| u64::from(score)).collect();
            assert_eq!(totals.scores, scores);
            assert_eq!(totals.turns, outcome.state.board().laid().len() as u64 - 1);
            assert!(totals.wins.contains(&1));
        }
    }

    /// A bot that counts how often it is asked.
    struct Counting(Box<dyn Bot + Send>, Arc<AtomicUsize>);

    impl Bot for Counting {
        fn name(&self) -> &str {
            self.0.name()
        }

        fn choose(&mut self, view: &View, budget: Budget) -> Action {
            self.1.fetch_add(1, Ordering::Relaxed);
            self.0.choose(view, budget)
        }
    }

    #[test]
    fn a_game_is_played_once_to_be_counted_and_kept() {
        let simulation = simulation(vec![BotKind::Greedy, BotKind::Random]);
        let (built, asked) = (AtomicUsize::new(0), Arc::new(AtomicUsize::new(0)));
        let build = |kind: BotKind, seed| -> Box<dyn Bot + Send> {
            built.fetch_add(1, Ordering::Relaxed);
            Box::new(Counting(kind.build(seed), asked.clone()))
        };
        let mut totals = Totals::new(2);
        let outcome = simulation.play_bots(4, &mut totals, build).unwrap();
        let (expected, kept) = simulation.play_kept(4).unwrap();
        assert_eq!((totals, &outcome), (expected, &kept));
        let decisions = outcome.actions.iter().filter(|(player, _)| player.is_some()).count();
        assert_eq!((built.into_inner(), asked.load(Ordering::Relaxed)), (2, decisions));
    }
}
