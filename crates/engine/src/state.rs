//! A play-through of any game.

use crate::action::Action;
use crate::board::{Board, Player};
use crate::chance::{Dealer, Seed};
use crate::event::Event;
use crate::games::{base, castle, city, hunters};
use crate::pieces::Standing;
use crate::position::{Actor, Position};
use crate::question::Question;
use crate::refusal::Refusal;
use crate::setup::{GameId, Setup};
use crate::summary::Summary;
use crate::tiles::{TileId, TileTable};
use std::sync::Arc;

/// A game ready to be played: its rules, once worked out, serve any number of play-throughs.
///
/// ```
/// use bastide_engine::{chance::Seed, setup::{Request, Setup}, state::Game};
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
        let start = match setup.game() {
            GameId::Base => State::Base(base::State::new(Arc::new(base::Rules::new(setup)))),
            GameId::Castle => State::Castle(castle::State::new(Arc::new(castle::Rules::new()))),
            GameId::City => {
                let guards = city::Guards::named(setup.option("guards"));
                State::City(city::State::new(Arc::new(city::Rules::new(setup.players(), guards))))
            }
            GameId::Hunters => {
                State::Hunters(hunters::State::new(Arc::new(hunters::Rules::new(setup.players()))))
            }
        };
        Self { setup: setup.clone(), start }
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

/// Where a play-through of one of the games stands. What each can do is said at [`Position`].
#[derive(PartialEq, Debug)]
pub enum State {
    /// The base game.
    Base(base::State),
    /// The Castle.
    Castle(castle::State),
    /// The City.
    City(city::State),
    /// Hunters and Gatherers.
    Hunters(hunters::State),
}

impl Clone for State {
    fn clone(&self) -> Self {
        match self {
            Self::Base(position) => Self::Base(position.clone()),
            Self::Castle(position) => Self::Castle(position.clone()),
            Self::City(position) => Self::City(position.clone()),
            Self::Hunters(position) => Self::Hunters(position.clone()),
        }
    }

    /// Copies into the memory already there when both are of one game: searches copy positions all the time.
    fn clone_from(&mut self, source: &Self) {
        match (self, source) {
            (Self::Base(own), Self::Base(other)) => own.clone_from(other),
            (Self::Castle(own), Self::Castle(other)) => own.clone_from(other),
            (Self::City(own), Self::City(other)) => own.clone_from(other),
            (Self::Hunters(own), Self::Hunters(other)) => own.clone_from(other),
            (own, other) => *own = other.clone(),
        }
    }
}

/// Calls the same method whichever game it is.
macro_rules! whichever {
    ($state:expr, $position:ident => $call:expr) => {
        match $state {
            State::Base($position) => $call,
            State::Castle($position) => $call,
            State::City($position) => $call,
            State::Hunters($position) => $call,
        }
    };
}

impl State {
    /// The game it is a play-through of.
    pub fn game(&self) -> GameId {
        match self {
            Self::Base(_) => GameId::Base,
            Self::Castle(_) => GameId::Castle,
            Self::City(_) => GameId::City,
            Self::Hunters(_) => GameId::Hunters,
        }
    }

    /// Whose move it is.
    pub fn actor(&self) -> Actor {
        whichever!(self, p => p.actor())
    }

    /// How many play.
    pub fn players(&self) -> usize {
        whichever!(self, p => p.players())
    }

    /// Every action that is possible now: exactly those [`play`](Self::play) accepts.
    pub fn legal_actions(&self) -> Vec<Action> {
        whichever!(self, p => p.legal_actions())
    }

    /// Plays an action. If it can't be played, nothing changes.
    pub fn play(&mut self, action: &Action) -> Result<Vec<Event>, Refusal> {
        whichever!(self, p => p.play(action))
    }

    /// Whether an action can be played now, and if not, why.
    pub fn check(&self, action: &Action) -> Result<(), Refusal> {
        whichever!(self, p => p.find(action).map(|_| ()))
    }

    /// What chance does next, by a seed.
    pub fn deal(&self, dealer: &mut Dealer) -> Action {
        whichever!(self, p => p.action(dealer.deal(p)))
    }

    /// The points so far, by seat.
    pub fn scores(&self) -> &[u32] {
        whichever!(self, p => p.scores())
    }

    /// Those with most points.
    pub fn winners(&self) -> Vec<Player> {
        whichever!(self, p => p.winners())
    }

    /// The laid tiles.
    pub fn board(&self) -> &Board {
        whichever!(self, p => p.board())
    }

    /// All kinds of tile in this game.
    pub fn table(&self) -> &TileTable {
        whichever!(self, p => p.table())
    }

    /// Tiles not seen yet, by number of kind.
    pub fn unseen(&self) -> &[u16] {
        whichever!(self, p => p.unseen())
    }

    /// The tile the player in turn has to lay.
    pub fn drawn(&self) -> Option<TileId> {
        whichever!(self, p => p.drawn())
    }

    /// The kinds of tile that the player in turn may lay now.
    pub fn offered(&self) -> Vec<TileId> {
        whichever!(self, p => p.offered())
    }

    /// How many tiles are still to be drawn.
    pub fn left(&self) -> u32 {
        whichever!(self, p => p.left())
    }

    /// What this seat, or a spectator, is told of an event: not which tile somebody else was dealt.
    pub fn mask_event(&self, event: Event, seat: Option<Player>) -> Event {
        whichever!(self, p => p.mask_event(event, seat))
    }

    /// What this seat, or a spectator, may read of an action that was played by somebody, or by chance.
    pub fn mask_action(&self, by: Option<Player>, action: &Action, seat: Option<Player>) -> Action {
        whichever!(self, p => p.mask_action(by, action, seat))
    }

    /// Tiles that fitted nowhere.
    pub fn set_aside(&self) -> &[TileId] {
        whichever!(self, p => p.set_aside())
    }

    /// Pieces on the board, in the order they came.
    pub fn standing(&self) -> Vec<Standing> {
        whichever!(self, p => p.standing())
    }

    /// What the player in turn is asked besides where a tile goes and who of the supply stands on it.
    pub fn question(&self) -> Option<Question> {
        whichever!(self, p => p.question())
    }

    /// Every feature that can be claimed, as it stands.
    pub fn summaries(&self) -> Vec<Summary> {
        whichever!(self, p => p.summaries())
    }

    /// Followers a player can still place.
    pub fn supply(&self, player: Player) -> u32 {
        whichever!(self, p => p.supply(player))
    }

    /// The tile a player laid last, as an index into [`Board::laid`].
    pub fn last_laid(&self, player: Player) -> Option<usize> {
        whichever!(self, p => p.last_laid(player))
    }

    /// What this seat, or a spectator, may know.
    pub fn view(&self, seat: Option<Player>) -> View {
        let seen = match self {
            Self::Base(position) => Self::Base(position.view(seat)),
            Self::Castle(position) => Self::Castle(position.view(seat)),
            Self::City(position) => Self::City(position.view(seat)),
            Self::Hunters(position) => Self::Hunters(position.view(seat)),
        };
        View { seat, seen }
    }
}

/// What one seat, or a spectator, may know of a position: everything hidden is taken out.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    seat: Option<Player>,
    seen: State,
}

impl View {
    /// Whose view it is; `None` for a spectator.
    pub fn seat(&self) -> Option<Player> {
        self.seat
    }

    /// The position as far as it is known.
    pub fn seen(&self) -> &State {
        &self.seen
    }

    /// A position that may be the true one, for bots to think with.
    pub fn sample(&self, seed: Seed) -> State {
        let rng = &mut seed.rng();
        match &self.seen {
            State::Base(position) => State::Base(position.sample(rng)),
            State::Castle(position) => State::Castle(position.sample(rng)),
            State::City(position) => State::City(position.sample(rng)),
            State::Hunters(position) => State::Hunters(position.sample(rng)),
        }
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
