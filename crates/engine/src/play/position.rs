//! What every game is to the rest of the program.

use crate::board::{Board, Placement, Player, SegmentId};
use crate::play::action::Action;
use crate::play::event::{Event, Silent, Sink};
use crate::play::prospects::{self, Closing};
use crate::play::question::Question;
use crate::play::refusal::Refusal;
use crate::play::summary::Summary;
use crate::vocabulary::geometry::{Pos, Rotation};
use crate::vocabulary::pieces::{Place, Standing};
use crate::vocabulary::tiles::{FeatureKind, TileId, TileTable};
use rand_core::Rng;

/// Whose move it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A player has to decide.
    Player(Player),
    /// Something is drawn or dealt.
    Chance,
    /// The game is over.
    Nobody,
}

/// One play-through of one game: where it stands, what may happen next, and what follows.
///
/// A position never holds the future. What will be drawn is decided move by move, by chance, so
/// a position can be shown and searched without giving anything away; what lies hidden in the
/// present (other players' hands, tiles face down) is taken out by [`view`](Self::view).
///
/// Two positions are equal when the same can follow from them, however many moves led to them.
///
/// Moves are the compact inner form of [`Action`]s. A playout only touches `random_move` and
/// `apply` with the [`Silent`] sink, which do no hashing, allocation or events.
pub trait Position: Clone + PartialEq {
    /// The inner form of an action.
    type Move: Copy + PartialEq + std::fmt::Debug;

    /// Whose move it is.
    fn actor(&self) -> Actor;

    /// How many play.
    fn players(&self) -> usize;

    /// Every move that is possible now; chance's too.
    fn moves(&self) -> Vec<Self::Move>;

    /// One of them: chance's by their true odds, a player's by a uniform policy (first where the
    /// tile goes, then what goes on it).
    fn random_move(&self, rng: &mut impl Rng) -> Self::Move;

    /// Of the equally likely cases that chance decides between, how many lead to this one of its moves: its probability is this over
    /// the sum of all that [`moves`](Self::moves) lists. 0 for what is no move of chance now.
    ///
    /// ```
    /// use bastide_engine::{Game, Position, Request, Setup, whichever};
    ///
    /// let start = Game::new(&Setup::new(&Request::default()).unwrap()).start();
    /// let cases: u32 = whichever!(start, state => state.moves().into_iter().map(|mv| state.odds(mv)).sum());
    /// assert_eq!(cases, 71, "the start tile lies, and each of the others may come");
    /// ```
    fn odds(&self, mv: Self::Move) -> u32;

    /// The move in words that can be written down.
    fn action(&self, mv: Self::Move) -> Action;

    /// The move meant by an action, or why it can't be played now.
    fn find(&self, action: &Action) -> Result<Self::Move, Refusal>;

    /// Plays a move that [`moves`](Self::moves) lists, telling `sink` everything that follows.
    fn apply<S: Sink>(&mut self, mv: Self::Move, sink: &mut S);

    /// The points so far, by seat.
    fn scores(&self) -> &[u32];

    /// The turn that the last move belonged to: 1 is the first, 0 says that none has begun, as while tiles are dealt
    /// into hands. It begins with the draw or, where nothing is drawn, with the player's first move; what is dealt or
    /// asked after it, the final scoring too, belongs to it until the next begins.
    fn turn(&self) -> u32;

    /// How many moves have led here, chance's too.
    fn ply(&self) -> u32;

    /// The laid tiles.
    fn board(&self) -> &Board;

    /// All kinds of tile in this game.
    fn table(&self) -> &TileTable;

    /// Tiles not seen yet, by number of kind.
    fn unseen(&self) -> &[u16];

    /// The tile the player in turn has to lay.
    fn drawn(&self) -> Option<TileId>;

    /// The kinds of tile that the player in turn may lay now: the drawn one, or those there are to choose from.
    fn offered(&self) -> Vec<TileId> {
        self.drawn().into_iter().collect()
    }

    /// How many tiles are still to be drawn.
    fn left(&self) -> u32 {
        self.unseen().iter().map(|&n| u32::from(n)).sum()
    }

    /// The tiles that may still come to lie on the board, by number of kind: those not seen yet, the drawn one, and
    /// those before players, as far as this position knows them.
    fn to_come(&self) -> Vec<u16> {
        let mut tiles = self.unseen().to_vec();
        if let Some(drawn) = self.drawn() {
            tiles[drawn.index()] += 1;
        }
        tiles
    }

    /// Whether the tiles around an empty square admit a tile of this kind, turned in some way.
    fn could_fill(&self, tile: TileId, pos: Pos) -> bool {
        Rotation::ALL.into_iter().any(|rotation| self.board().fits(tile, Placement { pos, rotation }))
    }

    /// Whether nothing may be laid on this square for now, whatever the tiles around it admit.
    fn is_barred(&self, _pos: Pos) -> bool {
        false
    }

    /// The empty squares beside tiles that none of the tiles to come could fill, in reading order. Tiles only ever
    /// narrow what a square admits, so it stays like that, unless a tile is taken up again.
    fn dead_squares(&self) -> Vec<Pos> {
        let to_come = self.to_come();
        let kinds = || self.table().ids().filter(|id| to_come[id.index()] > 0);
        let dead = |pos: &Pos| !kinds().any(|tile| self.could_fill(tile, *pos));
        let mut squares: Vec<Pos> = self.board().frontier().iter().copied().filter(dead).collect();
        squares.sort();
        squares
    }

    /// Which of the coming draws will be this player's if everybody takes ordinary turns, counted from one, at most so
    /// many of them. `None` where tiles do not come to players by drawing them blindly in turn.
    fn next_draws(&self, player: Player, most: usize) -> Option<Vec<u32>>;

    /// What the feature at this place still needs to be completed; `None` if it is, or never will be.
    fn closing(&self, place: Place) -> Option<Closing> {
        let (board, table) = (self.board(), self.table());
        let feature = board.segment_of(table, place)?;
        let kind = board.features().kind(feature);
        if board.features().open(feature) == 0 || !self.can_be_completed(kind) {
            return None;
        }
        let squares = self.open_squares(place);
        let to_come = self.to_come();
        let mut tiles = Vec::new();
        if let [pos] = squares[..] {
            let closes = |tile: &TileId| {
                let turns = Rotation::ALL.into_iter().map(|rotation| Placement { pos, rotation });
                to_come[tile.index()] > 0 && turns.into_iter().any(|at| self.would_close(feature, *tile, at))
            };
            tiles = table.ids().filter(closes).collect();
        }
        Some(Closing { squares, tiles })
    }

    /// Whether features of this kind can be completed.
    fn can_be_completed(&self, kind: FeatureKind) -> bool;

    /// The empty squares that an unfinished feature reaches, in reading order.
    fn open_squares(&self, place: Place) -> Vec<Pos> {
        prospects::open_squares(self.board(), self.table(), place)
    }

    /// Whether a tile that may lie there would complete this feature.
    fn would_close(&self, feature: SegmentId, tile: TileId, at: Placement) -> bool {
        if !self.board().fits(tile, at) {
            return false;
        }
        let mut board = self.board().clone();
        board.lay(self.table(), tile, at);
        board.features().open(feature) == 0
    }

    /// Ends the game here and now: what is still to be decided in this turn is left out, what the last tile completed
    /// is scored, and the final scoring follows. Where that asks a player, the answer is the one with most points.
    fn end_now<S: Sink>(&mut self, sink: &mut S);

    /// The points each player would have if the game [ended now](Self::end_now), by seat.
    fn if_ended(&self) -> Vec<u32> {
        let mut ended = self.clone();
        ended.end_now(&mut Silent);
        ended.scores().to_vec()
    }

    /// Tiles that fitted nowhere and are out of the game.
    fn set_aside(&self) -> &[TileId];

    /// Pieces on the board, in the order they came.
    fn standing(&self) -> Vec<Standing>;

    /// What the player in turn is asked besides where a tile goes and who of the supply stands on it.
    fn question(&self) -> Option<Question> {
        None
    }

    /// A feature as it stands.
    fn summary(&self, feature: SegmentId) -> Summary;

    /// Every feature that can be claimed, as it stands.
    fn summaries(&self) -> Vec<Summary> {
        let features = self.board().features();
        let roots = features.roots().filter(|&root| features.kind(root) != FeatureKind::Crossroads);
        roots.map(|root| self.summary(root)).collect()
    }

    /// Followers a player can still place.
    fn supply(&self, player: Player) -> u32;

    /// The tile a player laid last, as an index into [`Board::laid`].
    fn last_laid(&self, player: Player) -> Option<usize>;

    /// The position with everything taken out that this seat, or a spectator, may not know. Where nothing is
    /// hidden but what is still to be drawn, which no position knows, that is all of it.
    fn view(&self, _seat: Option<Player>) -> Self {
        self.clone()
    }

    /// A position that may be the true one behind this view.
    fn sample(&self, _rng: &mut impl Rng) -> Self {
        self.clone()
    }

    /// What this seat, or a spectator, is told of an event: not which tile somebody else was dealt.
    fn mask_event(&self, event: Event, _seat: Option<Player>) -> Event {
        event
    }

    /// What this seat, or a spectator, may read of an action that was played by somebody, or by chance.
    fn mask_action(&self, _by: Option<Player>, action: &Action, _seat: Option<Player>) -> Action {
        action.clone()
    }

    /// Every action that is possible now: exactly those [`play`](Self::play) accepts.
    fn legal_actions(&self) -> Vec<Action> {
        self.moves().into_iter().map(|mv| self.action(mv)).collect()
    }

    /// Plays an action. If it can't be played, nothing changes.
    fn play(&mut self, action: &Action) -> Result<Vec<Event>, Refusal> {
        let mv = self.find(action)?;
        let mut events = Vec::new();
        self.apply(mv, &mut events);
        Ok(events)
    }

    /// Plays random moves to the end.
    fn play_out(&mut self, rng: &mut impl Rng) {
        while self.actor() != Actor::Nobody {
            let mv = self.random_move(rng);
            self.apply(mv, &mut Silent);
        }
    }

    /// Those who have won, once the game is over: the highest score, shared when equal.
    fn winners(&self) -> Vec<Player> {
        let most = self.scores().iter().max();
        Player::all(self.players()).filter(|p| self.scores().get(p.seat()) == most).collect()
    }
}
