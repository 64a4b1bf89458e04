//! The one list of games, and what is the same whichever of them is played.

use crate::board::{Board, Player};
use crate::games::{GameInfo, base, castle, city, hunters};
use crate::play::action::Action;
use crate::play::chance::{Dealer, Seed};
use crate::play::event::Event;
use crate::play::position::{Actor, Position};
use crate::play::prospects::Closing;
use crate::play::question::Question;
use crate::play::refusal::Refusal;
use crate::play::summary::Summary;
use crate::play::touch::Touched;
use crate::setup::{Setup, SetupError};
use crate::vocabulary::geometry::Pos;
use crate::vocabulary::pieces::{Place, Standing};
use crate::vocabulary::tiles::{TileId, TileTable};
use serde::{Serialize, Serializer};
use std::{fmt, str::FromStr};

/// Hands the list of games to a macro: for each the variant of [`GameId`] and [`State`], and the name of its room.
/// A layer that keeps something for each game goes through this list, so that a new game can't be forgotten.
///
/// ```
/// macro_rules! rooms {
///     ($(($Game:ident, $room:ident, $doc:literal))*) => { [$(stringify!($room)),*] };
/// }
/// assert_eq!(bastide_engine::each_game!(rooms), ["base", "hunters", "castle", "city"]);
/// ```
#[macro_export]
macro_rules! each_game {
    ($callback:ident $($before:tt)*) => { $crate::each_game! { [$callback] $($before)* } };
    ([$($callback:tt)+] $($before:tt)*) => {
        $($callback)+! {
            $($before)*
            (Base, base, "The base game.")
            (Hunters, hunters, "Hunters and Gatherers.")
            (Castle, castle, "The Castle.")
            (City, city, "The City.")
        }
    };
}

macro_rules! define {
    ($(($Game:ident, $room:ident, $doc:literal))*) => {
        /// The games of the family that are built.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum GameId {
            $(#[doc = $doc] $Game,)*
        }

        impl GameId {
            /// All of them, in the order they are offered.
            pub const ALL: [Self; [$(stringify!($Game)),*].len()] = [$(Self::$Game),*];

            /// What there is to choose in this game.
            pub const fn info(self) -> &'static GameInfo {
                match self {
                    $(Self::$Game => &$room::INFO,)*
                }
            }
        }

        /// Where a play-through of one of the games stands. What each can do is said at [`Position`].
        #[derive(PartialEq, Debug)]
        pub enum State {
            $(#[doc = $doc] $Game($room::State),)*
        }

        $(impl From<$room::State> for State {
            fn from(position: $room::State) -> Self {
                Self::$Game(position)
            }
        })*

        impl Clone for State {
            fn clone(&self) -> Self {
                match self {
                    $(Self::$Game(position) => Self::$Game(position.clone()),)*
                }
            }

            /// Copies into the memory already there when both are of one game: searches copy positions all the time.
            fn clone_from(&mut self, source: &Self) {
                match (self, source) {
                    $((Self::$Game(own), Self::$Game(other)) => own.clone_from(other),)*
                    (own, other) => *own = other.clone(),
                }
            }
        }

        impl State {
            /// The position before the first draw of a game with this setup.
            pub(super) fn start(setup: &Setup) -> Self {
                match setup.game() {
                    $(GameId::$Game => Self::$Game($room::State::start(setup)),)*
                }
            }

            /// The game it is a play-through of.
            pub fn game(&self) -> GameId {
                match self {
                    $(Self::$Game(_) => GameId::$Game,)*
                }
            }
        }
    };
}

each_game!(define);

/// The arms of [`whichever!`](crate::whichever).
#[doc(hidden)]
#[macro_export]
macro_rules! whichever_arms {
    ({$state:expr, $position:ident => $call:expr} $(($Game:ident, $room:ident, $doc:literal))*) => {
        match $state {
            $($crate::State::$Game($position) => $call,)*
        }
    };
}

/// Does the same with a position whichever game it is of: `whichever!(state, position => position.left())`.
///
/// ```
/// use bastide_engine::{Game, Position, Request, Setup, whichever};
///
/// let state = Game::new(&Setup::new(&Request::default()).unwrap()).start();
/// assert_eq!(whichever!(&state, position => position.moves().len()), 24);
/// ```
#[macro_export]
macro_rules! whichever {
    ($state:expr, $position:ident => $call:expr) => {
        $crate::each_game!([$crate::whichever_arms] {$state, $position => $call})
    };
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info().id)
    }
}

impl FromStr for GameId {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let found = Self::ALL.into_iter().find(|game| game.info().id == text);
        found.ok_or_else(|| SetupError::UnknownGame(text.to_owned()))
    }
}

impl Serialize for GameId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl State {
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

    /// Ends the game here, as if no tile were left, and tells the final scoring.
    pub fn end(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        whichever!(self, p => p.end_now(&mut events));
        events
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

    /// The turn that the last action belonged to: 1 is the first, 0 says that none has begun, as while tiles are dealt
    /// into hands. A turn begins with its draw or, where nothing is drawn, with the player's first action; what is
    /// dealt or asked after it, the final scoring too, belongs to it until the next begins.
    ///
    /// ```
    /// use bastide_engine::{Game, Match, Request, Seed, Setup};
    ///
    /// let mut game = Match::seeded(&Game::new(&Setup::new(&Request::default()).unwrap()), Seed::from(1));
    /// assert_eq!((game.state().turn(), game.state().ply()), (0, 0));
    /// let draw = game.deal().unwrap();
    /// game.play(None, &draw).unwrap();
    /// assert_eq!((game.state().turn(), game.state().ply()), (1, 1));
    /// ```
    pub fn turn(&self) -> u32 {
        whichever!(self, p => p.turn())
    }

    /// How many actions have led here, chance's too.
    pub fn ply(&self) -> u32 {
        whichever!(self, p => p.ply())
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

    /// The tiles that may still come to lie on the board, by number of kind, as far as this position knows them.
    pub fn to_come(&self) -> Vec<u16> {
        whichever!(self, p => p.to_come())
    }

    /// Whether the tiles around an empty square admit a tile of this kind, turned in some way.
    pub fn could_fill(&self, tile: TileId, pos: Pos) -> bool {
        whichever!(self, p => p.could_fill(tile, pos))
    }

    /// Whether nothing may be laid on this square for now, whatever the tiles around it admit.
    pub fn is_barred(&self, pos: Pos) -> bool {
        whichever!(self, p => p.is_barred(pos))
    }

    /// The empty squares beside tiles that none of the tiles to come could fill, in reading order.
    pub fn dead_squares(&self) -> Vec<Pos> {
        whichever!(self, p => p.dead_squares())
    }

    /// Which of the coming draws will be this player's, counted from one, at most so many of them; `None` where tiles
    /// do not come to players by drawing them blindly in turn.
    pub fn next_draws(&self, player: Player, most: usize) -> Option<Vec<u32>> {
        whichever!(self, p => p.next_draws(player, most))
    }

    /// What the feature at this place still needs to be completed; `None` if it is, or never will be.
    pub fn closing(&self, place: Place) -> Option<Closing> {
        whichever!(self, p => p.closing(place))
    }

    /// The points each player would have if the game ended now, by seat, and what the end would tell.
    ///
    /// ```
    /// use bastide_engine::{Game, Request, Setup};
    ///
    /// let state = Game::new(&Setup::new(&Request::default()).unwrap()).start();
    /// assert_eq!(state.if_ended().0, [0, 0]);
    /// ```
    pub fn if_ended(&self) -> (Vec<u32>, Vec<Event>) {
        let mut events = Vec::new();
        let scores = whichever!(self, p => {
            let mut ended = p.clone();
            ended.end_now(&mut events);
            ended.scores().to_vec()
        });
        (scores, events)
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

    /// What laying a tile comes to, in words for whoever does not see the board; nothing for other actions.
    pub fn touched(&self, action: &Action) -> Option<Touched> {
        whichever!(self, p => Touched::of(p, action))
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
        let seen = whichever!(self, p => p.view(seat).into());
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
        whichever!(&self.seen, position => position.sample(rng).into())
    }
}
