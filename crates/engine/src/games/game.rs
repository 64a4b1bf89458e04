//! A game ready to be played, and a play-through of it with its dealer.

use super::registry::State;
use crate::board::Player;
use crate::play::action::Action;
use crate::play::chance::{Dealer, Seed};
use crate::play::event::Event;
use crate::play::position::Actor;
use crate::play::refusal::Refusal;
use crate::setup::Setup;

/// A game ready to be played: its rules, once worked out, serve any number of play-throughs.
///
/// ```
/// use bastide_engine::{Game, Request, Seed, Setup};
///
/// let game = Game::new(&Setup::new(&Request::default()).unwrap());
/// let start = game.start();
/// assert_eq!(start.legal_actions().len(), 24, "any kind of tile may be drawn");
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    setup: Setup,
    start: State,
}

impl Game {
    /// The game with this setup.
    pub fn new(setup: &Setup) -> Self {
        Self { setup: setup.clone(), start: State::start(setup) }
    }

    /// What was chosen.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The position before the first draw.
    pub fn start(&self) -> State {
        self.start.clone()
    }
}

/// A play-through with its dealer: chance moves by the seed, or by hand if there is none.
#[derive(Clone, Debug)]
pub struct Match {
    state: State,
    dealer: Option<Dealer>,
    /// What was dealt and not played yet.
    dealt: Option<Action>,
}

impl Match {
    /// A game whose draws follow from a seed.
    pub fn seeded(game: &Game, seed: Seed) -> Self {
        Self { state: game.start(), dealer: Some(Dealer::new(seed)), dealt: None }
    }

    /// A game whose draws somebody else decides.
    pub fn forced(game: &Game) -> Self {
        Self { state: game.start(), dealer: None, dealt: None }
    }

    /// Where it stands.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What the dealer's seed says comes next, if chance is to move and there is a seed. Asked again
    /// before it is played, the answer is the same.
    pub fn deal(&mut self) -> Option<Action> {
        if self.state.actor() != Actor::Chance {
            return None;
        }
        if self.dealt.is_none() {
            self.dealt = Some(self.state.deal(self.dealer.as_mut()?));
        }
        self.dealt.clone()
    }

    /// Plays for a seat, or for chance (`None`). If it can't be played, nothing changes.
    pub fn play(&mut self, actor: Option<Player>, action: &Action) -> Result<Vec<Event>, Refusal> {
        match (self.state.actor(), actor) {
            (Actor::Nobody, _) => Err(Refusal::Over),
            (Actor::Player(turn), Some(player)) if player == turn => self.state.play(action),
            (Actor::Chance, None) => {
                let events = self.state.play(action)?;
                self.dealt = None;
                Ok(events)
            }
            (Actor::Player(turn), _) => Err(Refusal::NotYourTurn { turn: Some(turn) }),
            (Actor::Chance, Some(_)) => Err(Refusal::NotYourTurn { turn: None }),
        }
    }
}
