//! Hunters and Gatherers, for two to five: rules H1 to H21.

mod features;
mod final_scoring;
mod huts;
mod info;
mod meadow;
mod moves;
mod power;
mod river;
mod roles;
mod summary;
#[cfg(test)]
mod tests;
mod tiles;
mod turn;
pub(crate) mod words;

pub use features::Tally;
pub use info::INFO;
pub use power::Power;
pub use words::{Hunt, Hunted, HuntersEvent, HuntersRefusal, Step};

use crate::board::{Board, Features, Placement, Player, SegmentId};
use crate::games::GameId;
use crate::play::bag::Bag;
use crate::play::core::Core;
use crate::play::event::Sink;
use crate::play::position::{Actor, Position};
use crate::play::summary::Summary;
use crate::setup::Setup;
use crate::vocabulary::geometry::{Pos, Rotation};
use crate::vocabulary::pieces::{Place, Standing};
use crate::vocabulary::tiles::{Law, TileId, TileSet, TileTable};
use huts::Huts;
use std::sync::Arc;

/// Everything about a game that never changes while it is played.
#[derive(Debug)]
pub struct Rules {
    table: TileTable,
    start: TileId,
    players: usize,
    /// Kinds of land tile; those after them are bonus tiles.
    land_kinds: usize,
}

impl Rules {
    /// The rules with the tiles of the box.
    pub fn new(players: usize) -> Self {
        let (land, bonus) = (TileSet::hunters(), TileSet::hunters_bonus());
        // H4
        let table =
            TileTable::new([&land, &bonus], Law::Strict).expect("the sets' tiles have different names");
        let start = table.ids().find(|&id| table.tile(id).start).expect("the set marks its start tile");
        Self { table, start, players, land_kinds: land.tiles.len() }
    }

    fn is_bonus(&self, tile: TileId) -> bool {
        tile.index() >= self.land_kinds
    }
}

/// Which half of a turn it is, by the tile that is played in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Half {
    /// The land tile every turn has.
    Land,
    /// The bonus tile that it earned (H11).
    Bonus,
}

/// What that half of the turn has come to.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Phase {
    Draw,
    Lay(TileId),
    /// A follower or a hut, or neither (H5).
    Place,
    Over,
}

/// A move of Hunters and Gatherers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Chance draws a tile.
    Draw(TileId),
    /// The drawn tile is laid.
    Lay(Placement),
    /// A follower goes on this segment of the tile just laid.
    Follow(u8),
    /// A hut goes on this segment of the tile just laid.
    Hut(u8),
    /// Nothing is placed.
    Pass,
}

/// H1: six each, of which one marks the score.
const FOLLOWERS: u8 = 5;
/// H1
const HUTS: u8 = 2;

/// A game of Hunters and Gatherers being played.
#[derive(Debug)]
pub struct State {
    rules: Arc<Rules>,
    core: Core,
    half: Half,
    phase: Phase,
    /// H2: the bonus tiles, a pile of their own.
    bonus: Bag,
    huts: Huts,
    /// H13: rivers and the lakes that join them. Its segments have the numbers they have on the board.
    systems: Features,
}

impl State {
    /// The position before the first draw of a game with this setup.
    pub(super) fn start(setup: &Setup) -> Self {
        Self::new(Arc::new(Rules::new(setup.players())))
    }

    /// A game about to begin: the volcano is laid and nothing is drawn.
    pub fn new(rules: Arc<Rules>) -> Self {
        let table = &rules.table;
        let mut bag = Bag::kinds_of(table, |id| !rules.is_bonus(id));
        let bonus = Bag::kinds_of(table, |id| rules.is_bonus(id));
        let mut board = Board::new(table, (bag.left() + bonus.left()) as usize);
        // H2
        let at = Placement { pos: Pos::new(0, 0), rotation: Rotation::NONE };
        let laid = board.lay(table, rules.start, at);
        bag.take(rules.start);
        let mut systems = Features::default();
        river::join_system(&mut systems, &board, table, laid);
        Self {
            core: Core::new(GameId::Hunters, rules.players, FOLLOWERS, board, bag),
            half: Half::Land,
            phase: Phase::Draw,
            bonus,
            huts: Huts::new(HUTS),
            systems,
            rules,
        }
    }

    /// The river systems. Segments have the numbers they have on the board.
    pub fn systems(&self) -> &Features {
        &self.systems
    }

    /// Bonus tiles not seen yet, by number of kind.
    pub fn bonus_unseen(&self) -> &[u16] {
        self.bonus.counts()
    }

    /// Bonus tiles still to be drawn.
    pub fn bonus_left(&self) -> u32 {
        self.bonus.left()
    }

    /// The bonus tile of this turn, from when it is drawn until the turn is over.
    pub fn bonus_tile(&self) -> Option<TileId> {
        match (self.half, self.phase) {
            (Half::Bonus, Phase::Lay(tile)) => Some(tile),
            (Half::Bonus, Phase::Place) => Some(self.core.just_laid().tile),
            _ => None,
        }
    }

    /// Who draws a bonus tile next, if somebody does.
    pub fn bonus_due(&self) -> Option<Player> {
        (self.half == Half::Bonus && self.phase == Phase::Draw).then_some(self.core.player)
    }

    /// Huts a player can still place.
    pub fn huts_left(&self, player: Player) -> u32 {
        self.huts.supply(player).into()
    }

    /// Where each follower on the board stands and whose it is.
    pub fn followers(&self) -> impl Iterator<Item = (Player, SegmentId)> {
        self.core.crew.standing().iter().map(|follower| (follower.player, follower.segment))
    }

    /// Where each hut stands and whose it is.
    pub fn huts(&self) -> impl Iterator<Item = (Player, SegmentId)> {
        self.huts.standing().iter().map(|hut| (hut.player, hut.segment))
    }

    /// The square and spot of a segment.
    pub fn place_of(&self, segment: SegmentId) -> Place {
        self.core.board.place_of(&self.rules.table, segment)
    }

    /// Whose turn it is, or will be once a tile is drawn.
    pub fn player(&self) -> Player {
        self.core.player
    }

    /// Distinct placements of the drawn tile; 0 when none is to be laid.
    pub fn count_placements(&self) -> u32 {
        match self.phase {
            Phase::Lay(tile) => self.core.board.count_placements(tile),
            _ => 0,
        }
    }
}

impl Position for State {
    type Move = Move;

    answers_of_core!();
    answers_of_moves!();

    #[inline]
    fn actor(&self) -> Actor {
        match self.phase {
            Phase::Draw => Actor::Chance,
            Phase::Lay(_) | Phase::Place => Actor::Player(self.core.player),
            Phase::Over => Actor::Nobody,
        }
    }

    #[inline]
    fn apply<S: Sink>(&mut self, mv: Move, sink: &mut S) {
        self.core.progress.count_ply();
        match mv {
            Move::Draw(tile) => self.draw(tile, sink),
            Move::Lay(at) => self.lay(at, sink),
            Move::Follow(place) => {
                self.core.place_follower(&self.rules.table, place, sink);
                self.complete(sink);
            }
            Move::Hut(place) => {
                self.place_hut(place, sink);
                self.complete(sink);
            }
            Move::Pass => self.complete(sink),
        }
    }

    fn end<S: Sink>(&mut self, sink: &mut S) {
        self.finish(sink);
    }

    fn standing(&self) -> Vec<Standing> {
        let mut pieces = self.core.crew.pieces(&self.core.board, &self.rules.table);
        pieces.extend(self.huts.pieces(&self.core.board, &self.rules.table));
        pieces
    }

    /// The features, and after them the river systems.
    fn summaries(&self) -> Vec<Summary> {
        self.summarise_all()
    }
}

// Equal positions of one game; the rules are the game's own and not compared.
eq_fields!(State { half, phase, bonus, huts, systems, core } without { rules });

clone_fields!(State { half, phase, bonus, huts, systems, core } shared { rules });
