use crate::{Bot, Budget, dice};
use bastide_engine::action::Action;
use bastide_engine::chance::Seed;
use bastide_engine::position::Position;
use bastide_engine::{View, whichever};

/// Plays anything that is allowed: the tile goes to any of its distinct placements with equal
/// chance, then the follower to any free segment or nowhere, again with equal chance.
///
/// ```
/// use bastide_bots::{Bot, Budget, Random};
/// use bastide_engine::{chance::Seed, position::Actor, setup::{Request, Setup}, Game, Match};
///
/// let mut game = Match::seeded(&Game::new(&Setup::new(&Request::default()).unwrap()), Seed::from(1));
/// let draw = game.deal().unwrap();
/// game.play(None, &draw).unwrap();
/// let Actor::Player(player) = game.state().actor() else { panic!("a tile was drawn for somebody") };
/// let action = Random::new(Seed::from(2)).choose(&game.state().view(Some(player)), Budget::default());
/// assert!(game.play(Some(player), &action).is_ok());
/// ```
#[derive(Clone, Debug)]
pub struct Random {
    seed: Seed,
}

impl Random {
    /// The random bot whose choices follow from this seed.
    pub fn new(seed: Seed) -> Self {
        Self { seed }
    }
}

impl Bot for Random {
    fn name(&self) -> &str {
        "random"
    }

    fn choose(&mut self, view: &View, _budget: Budget) -> Action {
        let mut rng = dice(self.seed, view);
        whichever!(view.seen(), position => position.action(position.random_move(&mut rng)))
    }
}
