//! The greedy bot: looks at everything its turn can lead to, and at nothing beyond it.

mod chances;
mod claims;
mod evaluate;
mod fields;
mod weights;

pub use weights::Weights;

use crate::{Bot, Budget, dice};
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::{Seed, below};
use bastide_engine::event::Silent;
use bastide_engine::games::base;
use bastide_engine::position::{Actor, Position};
use bastide_engine::state::{State, View};
use evaluate::Judge;
use rand_core::Rng;

/// Takes what looks best at once: of all placements of the tile, each with every choice of a
/// follower, the one after which its own points and prospects exceed the others' by most.
///
/// It holds followers back when they get few, lets farmers wait for cities, and plays the last turns
/// for exact points. It does not foresee what others will do.
///
/// ```
/// use bastide_bots::{Bot, Budget, Greedy};
/// use bastide_engine::{board::Player, chance::Seed, setup::{Request, Setup}, state::{Game, Match}};
///
/// // The tile that closes the start tile's city at once, and its knight comes back with 4 points.
/// let setup = Setup::new(&Request { preset: Some("competition"), ..Request::default() }).unwrap();
/// let mut game = Match::forced(&Game::new(&setup));
/// game.play(None, &"draw city-side".parse().unwrap()).unwrap();
/// let mut bot = Greedy::new(Seed::from(1));
/// for expected in ["lay city-side 0,-1 180", "follower 0,-1 city s"] {
///     let action = bot.choose(&game.state().view(Some(Player::new(0))), Budget::default());
///     assert_eq!(action.to_string(), expected);
///     game.play(Some(Player::new(0)), &action).unwrap();
/// }
/// assert_eq!(game.state().scores(), [4, 0]);
/// ```
#[derive(Debug)]
pub struct Greedy {
    seed: Seed,
    judge: Judge,
    /// Positions to try moves in, kept for their memory.
    scratch: Option<[base::State; 2]>,
}

impl Greedy {
    /// The greedy bot that decides between equals by this seed.
    pub fn new(seed: Seed) -> Self {
        Self::with_weights(seed, Weights::TUNED)
    }

    /// One that believes something else about the game.
    pub fn with_weights(seed: Seed, weights: Weights) -> Self {
        Self { seed, judge: Judge::new(weights), scratch: None }
    }

    fn choose_base(&mut self, position: &base::State, player: Player, rng: &mut impl Rng) -> base::Move {
        self.judge.prepare(position, player);
        let [laid, after] = self.scratch.get_or_insert_with(|| [position.clone(), position.clone()]);
        let mut best = Best::new();
        let Some(tile) = position.drawn() else {
            for mv in position.moves() {
                after.clone_from(position);
                after.apply(mv, &mut Silent);
                best.offer(mv, self.judge.judge(after), rng);
            }
            return best.mv.expect("who is asked for a follower may pass");
        };
        for at in position.board().placements(tile) {
            let mv = base::Move::Lay(at);
            laid.clone_from(position);
            laid.apply(mv, &mut Silent);
            if laid.actor() == Actor::Player(player) {
                // A follower may be placed: what the tile is worth is what the best choice makes of it.
                let free = laid.free_spots();
                for place in (0..16).filter(|place| free >> place & 1 == 1) {
                    after.clone_from(laid);
                    after.apply(base::Move::Follow(place), &mut Silent);
                    best.offer(mv, self.judge.judge(after), rng);
                }
                laid.apply(base::Move::Pass, &mut Silent);
            }
            best.offer(mv, self.judge.judge(laid), rng);
        }
        best.mv.expect("a tile that fits nowhere is not drawn for anybody")
    }
}

impl Bot for Greedy {
    fn name(&self) -> &str {
        "greedy"
    }

    fn choose(&mut self, view: &View, _budget: Budget) -> Action {
        let mut rng = dice(self.seed, view);
        let Actor::Player(player) = view.seen().actor() else { panic!("it is nobody's turn") };
        match view.seen() {
            State::Base(position) => position.action(self.choose_base(position, player, &mut rng)),
        }
    }
}

/// The best move so far, and how many have been as good.
struct Best {
    mv: Option<base::Move>,
    value: f64,
    equals: u32,
}

impl Best {
    /// Values this close are the same but for rounding.
    const SAME: f64 = 1e-9;

    fn new() -> Self {
        Self { mv: None, value: f64::NEG_INFINITY, equals: 0 }
    }

    /// Takes the move if it is better; if it is as good, with such a chance that in the end each of
    /// the equals is as likely as the others.
    fn offer(&mut self, mv: base::Move, value: f64, rng: &mut impl Rng) {
        if value > self.value + Self::SAME {
            *self = Self { mv: Some(mv), value, equals: 1 };
        } else if value >= self.value - Self::SAME {
            self.equals += 1;
            if below(rng, self.equals) == 0 {
                self.mv = Some(mv);
            }
        }
    }
}
