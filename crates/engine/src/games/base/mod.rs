//! The base game: rules B1 to B24.

mod expansions;
mod farmers;
mod features;
mod followers;
mod info;
mod turn;
mod variants;

pub use features::{Stage, Tally};
pub use info::INFO;

use crate::action::Action;
use crate::bag::Bag;
use crate::board::{Board, Placement, Player, SegmentId};
use crate::core::{Core, StrictRules, bits, random_bit};
use crate::crew::SpotRules;
use crate::event::{RuleId, Sink};
use crate::geometry::{Pos, Rotation};
use crate::pieces::{Piece, Place, Spot, Standing};
use crate::position::{Actor, Position};
use crate::refusal::{Refusal, Step};
use crate::setup::{GameId, Setup};
use crate::tiles::{Law, TileId, TileName, TileTable};
use rand_core::Rng;
use std::sync::Arc;

/// How farmers score (B24).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Farmers {
    /// B21: each completed city pays 4 to the majority over all fields that touch it.
    FirstEdition,
    /// Each field pays 3 per completed city that it touches, to its own majority.
    ThirdEdition,
    /// There are none.
    None,
}

/// Everything about a game that never changes while it is played.
#[derive(Debug)]
pub struct Rules {
    table: TileTable,
    start: TileId,
    players: usize,
    /// How farmers score.
    farmers: Farmers,
    /// B12 holds: a city of two tiles scores half.
    small_city_halved: bool,
}

impl Rules {
    /// The rules for this setup.
    pub fn new(setup: &Setup) -> Self {
        let table = TileTable::new(&setup.tile_sets(), Law::Strict).expect("a setup's tiles are checked");
        let start = table.ids().find(|&id| table.tile(id).start).expect("a setup has a start tile");
        Self {
            table,
            start,
            players: setup.players(),
            farmers: match setup.option("farmers") {
                "third-edition" => Farmers::ThirdEdition,
                "none" => Farmers::None,
                _ => Farmers::FirstEdition,
            },
            small_city_halved: setup.option("small-city") == "2",
        }
    }

    /// How farmers score.
    pub fn farmers(&self) -> Farmers {
        self.farmers
    }

    /// Whether a city of two tiles scores half (B12).
    pub fn small_city_halved(&self) -> bool {
        self.small_city_halved
    }
}

/// What a turn has come to.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Phase {
    Draw,
    Lay(TileId),
    Follow,
    Over,
}

/// A move of the base game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Chance draws a tile.
    Draw(TileId),
    /// The drawn tile is laid.
    Lay(Placement),
    /// A follower goes on this segment of the tile just laid.
    Follow(u8),
    /// No follower is placed.
    Pass,
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
    /// Those not completed yet.
    monasteries: Vec<Monastery>,
}

impl State {
    /// The most followers that can stand on the board.
    const MAX_FOLLOWERS: usize = Player::MAX * FOLLOWERS as usize;

    /// A game about to begin: the start tile is laid and nothing is drawn.
    pub fn new(rules: Arc<Rules>) -> Self {
        let table = &rules.table;
        let mut bag = Bag::full(table);
        let mut board = Board::new(table, bag.left() as usize);
        // B2: one of the start tile's kind lies on the table, the others are shuffled with the rest.
        board.lay(table, rules.start, Placement { pos: Pos::new(0, 0), rotation: Rotation::NONE });
        bag.take(rules.start);
        Self {
            core: Core::new(GameId::Base, rules.players, FOLLOWERS, board, bag),
            phase: Phase::Draw,
            monasteries: Vec::new(),
            rules,
        }
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &Rules {
        &self.rules
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

    fn due(&self) -> Refusal {
        match self.phase {
            Phase::Draw => Refusal::Unexpected { due: Step::Draw },
            Phase::Lay(_) => Refusal::Unexpected { due: Step::Lay },
            Phase::Follow => Refusal::Unexpected { due: Step::Follower },
            Phase::Over => Refusal::Over,
        }
    }

    fn find_draw(&self, name: &TileName) -> Result<Move, Refusal> {
        self.core.bag.find(&self.rules.table, name).map(Move::Draw)
    }

    fn find_lay(&self, drawn: TileId, name: &TileName, at: Placement) -> Result<Move, Refusal> {
        let rules = StrictRules { alone: RuleId("B4"), mismatch: RuleId("B5") };
        self.core.find_strict(&self.rules.table, drawn, name, at, rules).map(Move::Lay)
    }

    fn find_follow(&self, pos: Pos, spot: Spot) -> Result<Move, Refusal> {
        let rules = SpotRules { just_laid: RuleId("B7"), occupied: RuleId("B8") };
        let found = self.core.find_follow(&self.rules.table, pos, spot, |kind| self.claimable(kind), rules);
        found.map(Move::Follow)
    }
}

/// B1: eight each, of which one keeps the score.
const FOLLOWERS: u8 = 7;

impl Position for State {
    type Move = Move;

    answers_of_core!();

    #[inline]
    fn actor(&self) -> Actor {
        match self.phase {
            Phase::Draw => Actor::Chance,
            Phase::Lay(_) | Phase::Follow => Actor::Player(self.core.player),
            Phase::Over => Actor::Nobody,
        }
    }

    fn moves(&self) -> Vec<Move> {
        let table = &self.rules.table;
        match self.phase {
            Phase::Draw => self.core.bag.kinds(table).map(Move::Draw).collect(),
            Phase::Lay(tile) => self.core.placements(tile).into_iter().map(Move::Lay).collect(),
            Phase::Follow => bits(self.free_spots().into()).map(Move::Follow).chain([Move::Pass]).collect(),
            Phase::Over => Vec::new(),
        }
    }

    #[inline]
    fn random_move(&self, rng: &mut impl Rng) -> Move {
        let table = &self.rules.table;
        match self.phase {
            Phase::Draw => Move::Draw(self.core.bag.random(table, rng)),
            Phase::Lay(tile) => Move::Lay(self.core.board.random_placement(tile, |_| true, rng)),
            Phase::Follow => random_bit(self.free_spots().into(), true, rng).map_or(Move::Pass, Move::Follow),
            Phase::Over => panic!("nobody moves in a game that is over"),
        }
    }

    fn action(&self, mv: Move) -> Action {
        let table = &self.rules.table;
        match (mv, self.phase) {
            (Move::Draw(tile), _) => Action::Draw { tile: table.name(tile) },
            (Move::Lay(at), Phase::Lay(tile)) => {
                Action::Lay { tile: table.name(tile), pos: at.pos, rotation: at.rotation }
            }
            (Move::Follow(place), _) => self.core.follow_action(table, place),
            (Move::Lay(_), _) => panic!("no tile is drawn"),
            (Move::Pass, _) => Action::Pass,
        }
    }

    fn find(&self, action: &Action) -> Result<Move, Refusal> {
        match (action, self.phase) {
            (Action::Draw { tile }, Phase::Draw) => self.find_draw(tile),
            (Action::Lay { tile, pos, rotation }, Phase::Lay(drawn)) => {
                self.find_lay(drawn, tile, Placement { pos: *pos, rotation: *rotation })
            }
            (Action::Place { piece: Piece::Follower, pos, spot }, Phase::Follow) => {
                self.find_follow(*pos, *spot)
            }
            (Action::Pass, Phase::Follow) => Ok(Move::Pass),
            _ => Err(self.due()),
        }
    }

    #[inline]
    fn apply<S: Sink>(&mut self, mv: Move, sink: &mut S) {
        match mv {
            Move::Draw(tile) => self.draw(tile, sink),
            Move::Lay(at) => self.lay(at, sink),
            Move::Follow(place) => {
                self.core.place_follower(&self.rules.table, place, sink);
                self.end_turn(sink);
            }
            Move::Pass => self.end_turn(sink),
        }
    }

    fn standing(&self) -> Vec<Standing> {
        self.core.crew.pieces(&self.core.board, &self.rules.table)
    }
}

impl PartialEq for State {
    /// Equal positions of one game; the rules are the game's own and not compared.
    fn eq(&self, other: &Self) -> bool {
        self.phase == other.phase && self.monasteries == other.monasteries && self.core == other.core
    }
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            core: self.core.clone(),
            monasteries: self.monasteries.clone(),
            ..*self
        }
    }

    /// Copies into the memory already there: a rollout starts with this.
    fn clone_from(&mut self, source: &Self) {
        if !Arc::ptr_eq(&self.rules, &source.rules) {
            self.rules = Arc::clone(&source.rules);
        }
        self.core.clone_from(&source.core);
        self.phase = source.phase;
        self.monasteries.clone_from(&source.monasteries);
    }
}
