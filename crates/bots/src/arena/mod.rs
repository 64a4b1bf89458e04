//! One bot against others: rounds of games that differ in nothing but the seats.
//!
//! Luck with the tiles decides much of a single game. So games come in rounds: all have the same
//! seed, hence the same tiles in the same order, and the bot that is measured has each seat once,
//! against copies of another. What is left of luck is estimated from how much the rounds differ, as
//! the games of a round are not independent. With two players a round is a pair of games.
//!
//! Rounds are numbered, and each follows from the arena's seed and its number alone. All sums are
//! whole numbers. So rounds may be played in any order, on any number of threads, and counted as they
//! come: the result is the same to the last digit.
//!
//! ```
//! use bastide_bots::{BotKind, Budget, arena::{Arena, Count}};
//! use bastide_engine::{chance::Seed, setup::{Request, Setup}, Game};
//!
//! let arena = Arena {
//!     game: Game::new(&Setup::new(&Request::default()).unwrap()),
//!     seed: Seed::from(1),
//!     bots: [BotKind::Greedy, BotKind::Random],
//!     budget: Budget::default(),
//! };
//! let mut count = Count::default();
//! for round in 0..3 {
//!     count.add(&arena.play_round(round).unwrap());
//! }
//! let result = count.result();
//! assert_eq!((result.games, result.wins), (6, 6));
//! ```

mod count;

pub use count::{ArenaResult, Count};

use crate::{Bot, BotFault, BotKind, Budget, Outcome, play_match};
use bastide_engine::Game;
use bastide_engine::chance::Seed;

/// Two bots and what they play.
#[derive(Clone, Debug)]
pub struct Arena {
    /// A game for any number of players.
    pub game: Game,
    /// What everything follows from.
    pub seed: Seed,
    /// The bot that is measured, and the one whose copies have all the other seats.
    pub bots: [BotKind; 2],
    /// What each may think about one action.
    pub budget: Budget,
}

impl Arena {
    /// The seed from which all games of the round with this number are dealt.
    pub fn seed_of(&self, round: u64) -> Seed {
        self.seed.child(round)
    }

    /// Who sits where in the game of a round in which the bot that is measured has this seat.
    pub fn seated(&self, seat: usize) -> Vec<BotKind> {
        let players = self.game.setup().players();
        (0..players).map(|other| self.bots[usize::from(other != seat)]).collect()
    }

    /// Plays one game for each seat of the bot that is measured.
    pub fn play_games(&self, round: u64) -> Result<Vec<Outcome>, BotFault> {
        let seed = self.seed_of(round);
        let bots = |bot: usize| self.bots[bot.min(1)].build(seed.child(bot as u64));
        play_games(&self.game, seed, bots, self.budget)
    }

    /// Plays the round with this number.
    pub fn play_round(&self, round: u64) -> Result<Round, BotFault> {
        Ok(Round::of(&self.play_games(round)?))
    }
}

/// Plays a round with bots of the caller's making: `bots(0)` is the one measured, `bots(1)` and so on
/// sit behind it in this order, and each is made anew for each game.
pub fn play_round(
    game: &Game,
    seed: Seed,
    bots: impl Fn(usize) -> Box<dyn Bot + Send>,
    budget: Budget,
) -> Result<Round, BotFault> {
    Ok(Round::of(&play_games(game, seed, bots, budget)?))
}

fn play_games(
    game: &Game,
    seed: Seed,
    bots: impl Fn(usize) -> Box<dyn Bot + Send>,
    budget: Budget,
) -> Result<Vec<Outcome>, BotFault> {
    let players = game.setup().players();
    let play = |first: usize| {
        let mut seated: Vec<_> = (0..players).map(|seat| bots((players + seat - first) % players)).collect();
        play_match(game, seed, &mut seated, budget)
    };
    (0..players).map(play).collect()
}

/// The points of the games of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// By the seat of the bot that is measured, from the first: its points, then those of the others.
    pub scores: Vec<Vec<u32>>,
}

impl Round {
    /// What these games came to, one for each seat of the bot that is measured, in order.
    pub fn of(games: &[Outcome]) -> Self {
        let scores = |(seat, outcome): (usize, &Outcome)| {
            let mut scores = outcome.state.scores().to_vec();
            scores.rotate_left(seat);
            scores
        };
        Self { scores: games.iter().enumerate().map(scores).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::setup::{Request, Setup};

    #[test]
    fn everybody_has_the_same_tiles_and_the_one_measured_each_seat() {
        let setup = Setup::new(&Request { players: 3, ..Request::default() }).unwrap();
        let arena = Arena {
            game: Game::new(&setup),
            seed: Seed::from(4),
            bots: [BotKind::Greedy, BotKind::Random],
            budget: Budget::default(),
        };
        let games = arena.play_games(0).unwrap();
        let first_draw = |outcome: &Outcome| outcome.actions[0].clone();
        assert!(games.iter().all(|game| first_draw(game) == first_draw(&games[0])));
        let round = Round::of(&games);
        for (seat, game) in games.iter().enumerate() {
            let most = *game.state.scores().iter().max().unwrap();
            assert_eq!(game.state.scores()[seat], most, "greedy has seat {seat}");
            assert_eq!(round.scores[seat][0], most);
            assert_eq!(arena.seated(seat)[seat], BotKind::Greedy);
            assert_eq!(arena.seated(seat).iter().filter(|&&bot| bot == BotKind::Random).count(), 2);
        }
        assert_eq!(arena.play_round(0).unwrap(), round);
    }
}
