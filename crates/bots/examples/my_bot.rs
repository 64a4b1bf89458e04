//! A bot of your own, and how well it plays. docs/bots-guide.md goes through it.
//!
//! ```text
//! cargo run --release -p bastide-bots --example my_bot -- [GAME] [PAIRS]
//! cargo run --release -p bastide-bots --example my_bot -- hunters 50
//! ```

use bastide_bots::arena::{Count, play_round};
use bastide_bots::{Bot, BotKind, Budget};
use bastide_engine::{Action, Actor, Game, Request, Seed, Setup, View};

/// Takes the points that are to be had at once, and of several such actions the first.
struct Grabber {
    seed: Seed,
}

impl Bot for Grabber {
    fn name(&self) -> &str {
        "grabber"
    }

    fn choose(&mut self, view: &View, _budget: Budget) -> Action {
        let Actor::Player(player) = view.seen().actor() else { panic!("it is nobody's turn") };
        // What is hidden has to be guessed before anything can be played.
        let state = view.sample(self.seed);
        let gain = |action: &Action| {
            let mut after = state.clone();
            after.play(action).expect("it is legal");
            after.scores()[player.seat()]
        };
        let (mut best, mut most) = (None, 0);
        for action in view.seen().legal_actions() {
            let points = gain(&action);
            if best.is_none() || points > most {
                (best, most) = (Some(action), points);
            }
        }
        best.expect("who is asked has a choice")
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let game = args.first().map_or("base", String::as_str);
    let pairs = args.get(1).map_or(20, |pairs| pairs.parse().expect("a number of pairs"));
    let setup = Setup::new(&Request { game, ..Request::default() }).expect("a game that exists");
    let mut count = Count::default();
    for pair in 0..pairs {
        let seed = Seed::from(1).child(pair);
        let build = |bot: usize| -> Box<dyn Bot + Send> {
            let seed = seed.child(bot as u64);
            if bot == 0 { Box::new(Grabber { seed }) } else { BotKind::Random.build(seed) }
        };
        let round = play_round(&Game::new(&setup), seed, build, Budget::default());
        count.add(&round.expect("bots keep to the rules"));
    }
    let result = count.result();
    println!(
        "{} games of {game}: won {:.1} %, {:+.1} ± {:.1} points a game",
        result.games,
        100.0 * result.win_rate,
        result.mean_margin,
        result.margin_stderr
    );
}
