//! The base game: rules B1 to B24, with its expansions and variants.

mod add_on_state;
mod expansions;
mod farmers;
mod features;
mod followers;
mod info;
mod mixing;
mod moves;
mod offers;
mod question;
mod roles;
mod rules;
mod tiles;
mod turn;
mod variants;
pub(crate) mod words;

pub use expansions::count::Cell;
pub use expansions::quarter::Quarter;
pub use features::{Stage, Tally};
pub use info::INFO;
pub use rules::{Draws, Farmers, Rules};
pub use variants::lifestyle::{Shift, War};
pub use variants::rivers_ports::GOODS;
pub use words::{BaseEvent, BaseRefusal, Hold, Step};

use crate::board::{Board, Placement, Player, SegmentId};
use crate::games::GameId;
use crate::play::action::Action;
use crate::play::bag::Bag;
use crate::play::core::Core;
use crate::play::event::{Event, Sink};
use crate::play::position::{Actor, Position};
use crate::play::question::Question;
use crate::setup::Setup;
use crate::vocabulary::geometry::{Pos, Rotation};
use crate::vocabulary::pieces::{Piece, Place, Standing};
use crate::vocabulary::tiles::TileId;
use add_on_state::AddOnState;
use rand_core::Rng;
use std::sync::Arc;

/// What a turn has come to.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Phase {
    /// Tiles are dealt into hands or on the table.
    Deal,
    /// V11: tiles are given out.
    Give,
    /// There is more to begin with than a tile to be drawn.
    Begin,
    Draw,
    Lay(TileId),
    /// V2, V6: no tile of the hand fits.
    Discard,
    /// V10: tiles may be taken up.
    Rebuild,
    Follow,
    /// K5: this player may move followers out of Carcassonne to what is scored.
    Join(Player),
    /// K3: a follower may be sent to Carcassonne.
    Send,
    /// K4: the Count may be moved.
    MoveCount,
    Over,
}

/// How far the final scoring is.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Closing {
    /// The game goes on.
    No,
    /// B20: what is unfinished.
    Features,
    /// B21: fields.
    Fields,
}

/// A move of the base game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Chance draws a tile.
    Draw(TileId),
    /// Chance deals a tile.
    Deal(TileId),
    /// A tile is laid.
    Lay(TileId, Placement),
    /// A follower goes on this segment.
    Place(Piece, SegmentId),
    /// Nothing more is done.
    Pass,
    /// V11: the next player is given this tile.
    Give(TileId),
    /// A tile is drawn rather than one laid that is there.
    Blind,
    /// B6, V2: a tile that fits nowhere is given up.
    Discard(TileId),
    /// V9: a tile is laid face down.
    Mountain(TileId, Pos),
    /// V10: the tile with this number is laid elsewhere.
    Rebuild(u16, Placement),
    /// V7: a follower moves.
    Shift(Shift),
    /// V7: two knights take a monastery.
    War(War),
    /// V13: a good is laid in this field.
    Good(SegmentId),
    /// K5: a follower joins what is scored.
    Join(Piece),
    /// K3: a follower goes to a quarter.
    Send(Piece, Quarter),
    /// K4: the Count goes to a quarter.
    Count(Quarter),
}

/// A monastery with empty squares around it.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Monastery {
    segment: SegmentId,
    pos: Pos,
}

/// A base game being played.
#[derive(Debug)]
pub struct State {
    rules: Arc<Rules>,
    core: Core,
    phase: Phase,
    closing: Closing,
    /// Those not completed yet.
    monasteries: Vec<Monastery>,
    /// What is still to be scored, the first last.
    queue: Vec<SegmentId>,
    /// What expansions and variants have to remember, where there is something.
    add_ons: Option<Box<AddOnState>>,
}

impl State {
    /// The most followers that can stand on the board: all, and the big ones.
    const MAX_FOLLOWERS: usize = Player::MAX * (rules::FOLLOWERS as usize + 1);

    /// The position before the first draw of a game with this setup.
    pub(super) fn start(setup: &Setup) -> Self {
        Self::new(Arc::new(Rules::new(setup)))
    }

    /// A game about to begin: what lies on the table first is laid and nothing is drawn.
    pub fn new(rules: Arc<Rules>) -> Self {
        let table = &rules.table;
        let laid_first = |id| {
            let is_river = rules.river.as_ref().is_some_and(|river| river.contains(id));
            is_river || rules.count.as_ref().is_some_and(|plan| plan.contains(id))
        };
        let mut bag = Bag::kinds_of(table, |id| !laid_first(id));
        let tiles: u32 = table.types().iter().map(|tile| u32::from(tile.count)).sum();
        let mut board = Board::new(table, tiles as usize);
        // B2: one of the start tile's kind lies on the table, the others are shuffled with the rest. R1, K1: unless
        // something else lies there; then it is left out.
        if rules.river.is_none() && rules.count.is_none() {
            board.lay(table, rules.start, Placement { pos: Pos::new(0, 0), rotation: Rotation::NONE });
        }
        bag.take(rules.start);
        Self::lay_carcassonne(&rules, &mut board);
        Self::lay_spring(&rules, &mut board);
        let add_ons = rules.has_add_ons().then(|| Box::new(AddOnState::new(&rules, &mut bag)));
        let mut core = Core::new(GameId::Base, rules.players, rules.followers, board, bag);
        if rules.inns {
            core.crew = core.crew.with_big();
        }
        let mut state = Self {
            core,
            phase: Phase::Draw,
            closing: Closing::No,
            monasteries: Vec::new(),
            queue: Vec::new(),
            add_ons,
            rules,
        };
        state.open_game();
        state
    }

    /// Deals what players have before the first turn, or begins with it.
    fn open_game(&mut self) {
        match self.rules.draws {
            Draws::Given { .. } if self.course().is_none() => {
                self.begin_round(Player::new(0), &mut crate::play::event::Silent);
            }
            _ => self.deal_or_begin(&mut crate::play::event::Silent),
        }
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Whether a player may begin a turn now without a tile drawn. What is dealt into hands and rows belongs to the
    /// turn before.
    fn begins_turn(&self) -> bool {
        matches!(self.phase, Phase::Begin | Phase::Give | Phase::Discard)
    }

    /// What the game waits for, until it is over.
    pub fn step(&self) -> Option<Step> {
        Some(match self.phase {
            Phase::Draw => Step::Draw,
            Phase::Lay(_) => Step::Lay,
            Phase::Follow => Step::Follower,
            Phase::Deal => Step::Deal,
            Phase::Give => Step::Give,
            Phase::Begin => Step::Begin,
            Phase::Discard => Step::Discard,
            Phase::Rebuild => Step::Rebuild,
            Phase::Join(_) => Step::Join,
            Phase::Send => Step::Send,
            Phase::MoveCount => Step::MoveCount,
            Phase::Over => return None,
        })
    }

    /// Whose turn it is.
    pub fn player(&self) -> Player {
        self.core.player
    }

    /// The position as it would be if this player had just drawn this tile, for those who weigh who gets it.
    pub fn if_drawn(&self, player: Player, tile: TileId) -> Self {
        let mut supposed = self.clone();
        supposed.core.player = player;
        supposed.core.progress.end_turn();
        supposed.core.progress.count_ply();
        supposed.core.progress.begin_turn();
        supposed.phase = Phase::Lay(tile);
        supposed
    }

    /// Distinct placements of the drawn tile; 0 when none is to be laid.
    pub fn count_placements(&self) -> u32 {
        match self.phase {
            Phase::Lay(tile) => self.core.board.count_placements(tile),
            _ => 0,
        }
    }

    /// Where each follower on the board stands and whose it is.
    pub fn followers(&self) -> impl Iterator<Item = (Player, SegmentId)> {
        self.core.crew.standing().iter().map(|follower| (follower.player, follower.segment))
    }

    /// The square and spot of a segment.
    pub fn place_of(&self, segment: SegmentId) -> Place {
        self.core.board.place_of(&self.rules.table, segment)
    }

    /// Big followers a player can still place.
    pub fn big_left(&self, player: Player) -> u32 {
        self.core.crew.left(player, Piece::Big).into()
    }

    /// Whether the player in turn has come to placing or moving followers.
    pub fn is_following(&self) -> bool {
        self.phase == Phase::Follow
    }
}

impl Position for State {
    type Move = Move;

    answers_of_core!();

    answers_of_moves!();

    #[inline]
    fn actor(&self) -> Actor {
        match self.phase {
            Phase::Draw | Phase::Deal => Actor::Chance,
            Phase::Over => Actor::Nobody,
            Phase::Join(player) => Actor::Player(player),
            _ => Actor::Player(self.core.player),
        }
    }

    fn offered(&self) -> Vec<TileId> {
        self.tiles_offered()
    }

    fn left(&self) -> u32 {
        self.core.bag.left() + self.river_left()
    }

    #[inline]
    fn apply<S: Sink>(&mut self, mv: Move, sink: &mut S) {
        self.core.progress.count_ply();
        if self.add_ons.is_some() && self.begins_turn() {
            self.core.progress.begin_turn();
        }
        match mv {
            Move::Draw(tile) => self.draw(tile, sink),
            Move::Lay(tile, at) => self.lay(tile, at, sink),
            Move::Place(piece, segment) => {
                self.pay_for_action(sink);
                self.place(piece, segment, sink);
                self.acted(sink);
            }
            Move::Pass => self.pass(sink),
            Move::Deal(tile) => self.deal(tile, sink),
            Move::Give(tile) => self.give(tile, sink),
            Move::Blind => self.phase = Phase::Draw,
            Move::Discard(tile) => self.give_up(tile, sink),
            Move::Mountain(tile, pos) => self.raise(tile, pos, sink),
            Move::Rebuild(number, at) => self.rebuild(number, at, sink),
            Move::Shift(shift) => {
                self.pay_for_action(sink);
                self.shift(shift, sink);
            }
            Move::War(war) => {
                self.pay_for_action(sink);
                self.wage_war(war, sink);
            }
            Move::Good(segment) => self.lay_good(segment, sink),
            Move::Join(piece) => self.join(piece, sink),
            Move::Send(piece, quarter) => self.send(piece, quarter, sink),
            Move::Count(quarter) => self.move_count(quarter, sink),
        }
    }

    fn end<S: Sink>(&mut self, sink: &mut S) {
        self.finish(sink);
    }

    fn standing(&self) -> Vec<Standing> {
        let mut pieces = self.core.crew.pieces(&self.core.board, &self.rules.table);
        let good = |(player, segment)| Standing { player, piece: Piece::Good, place: self.place_of(segment) };
        pieces.extend(self.goods().map(good));
        pieces
    }

    fn question(&self) -> Option<Question> {
        self.ask()
    }

    fn view(&self, seat: Option<Player>) -> Self {
        self.without_hidden(seat)
    }

    fn sample(&self, rng: &mut impl Rng) -> Self {
        self.with_guesses(rng)
    }

    fn mask_event(&self, event: Event, seat: Option<Player>) -> Event {
        self.mask(event, seat)
    }

    fn mask_action(&self, by: Option<Player>, action: &Action, seat: Option<Player>) -> Action {
        self.masked(by, action, seat)
    }
}

// Equal positions of one game; the rules are the game's own and not compared.
eq_fields!(State { phase, closing, monasteries, queue, core, add_ons } without { rules });

clone_fields!(State { phase, closing, monasteries, queue, core, add_ons } shared { rules });
