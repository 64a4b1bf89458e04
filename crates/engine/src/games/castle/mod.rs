//! The Castle, for two: rules X1 to X22.

mod enclosure;
mod features;
mod final_scoring;
mod followers;
mod info;
mod keep;
mod moves;
mod order;
mod question;
mod roles;
#[cfg(test)]
mod tests;
mod tiles;
mod track;
mod turn;
mod wall_tile;
mod wall_tiles;
pub(crate) mod words;

pub use enclosure::{Corner, Enclosure, EnclosureError, EnclosureFault, StartSpace, Tower, Wall};
pub use features::{Stage, majority};
pub use final_scoring::FIVE_POINTS;
pub use info::INFO;
pub use keep::Keep;
pub use wall_tile::WallTile;
pub use wall_tiles::Held;
pub use words::{CastleEvent, CastleRefusal, KeepSize, Keeps, Step};

use crate::board::{Board, Placement, Player, SegmentId};
use crate::games::GameId;
use crate::play::bag::Bag;
use crate::play::core::Core;
use crate::play::event::Sink;
use crate::play::position::{Actor, Position};
use crate::play::question::Question;
use crate::setup::Setup;
use crate::vocabulary::geometry::{Rotation, Side};
use crate::vocabulary::pieces::{Place, Standing};
use crate::vocabulary::tiles::{Law, TileId, TileSet, TileTable, TileType};
use features::Completed;
use std::sync::Arc;
use wall_tiles::Hand;

/// Everything about a game that never changes while it is played.
#[derive(Debug)]
pub struct Rules {
    enclosure: Enclosure,
    /// The kinds of tile in the bag, then one for each start space, of which there are no copies to draw.
    table: TileTable,
    /// The position before the first draw, worked out once.
    board: Board,
    /// For each row and column, the sides along the bare wall as bits.
    walled: Vec<[u8; Enclosure::MAX_SIZE]>,
}

impl Rules {
    /// The rules with the tiles and walls as we know them.
    pub fn new() -> Self {
        Self::with(&TileSet::castle(), Enclosure::standard())
            .expect("the castle's tiles and start spaces have different names")
    }

    /// The rules with other tiles and walls. Answers `None` if two kinds of tile or start spaces have one
    /// name.
    pub fn with(tiles: &TileSet, enclosure: Enclosure) -> Option<Self> {
        let start = |start: &StartSpace| TileType {
            name: start.name.clone(),
            letter: None,
            count: 0,
            start: true,
            segments: start.segments.clone(),
        };
        let starts = TileSet {
            id: "castle-walls".into(),
            title: tiles.title.clone(),
            title_fr: tiles.title_fr.clone(),
            tiles: enclosure.starts().iter().map(start).collect(),
        };
        // X5
        let table = TileTable::new([tiles, &starts], Law::RoadsOnly)?;
        let board = walled_board(&enclosure, &table, tiles.tiles.len());
        let mut walled = vec![[0; Enclosure::MAX_SIZE]; enclosure.rows() as usize];
        for cell in enclosure.cells() {
            for side in Side::ALL {
                let bit = u8::from(enclosure.is_walled(cell, side)) << side.index();
                walled[cell.y as usize][cell.x as usize] |= bit;
            }
        }
        Some(Self { enclosure, table, board, walled })
    }

    /// The castle walls.
    pub fn enclosure(&self) -> &Enclosure {
        &self.enclosure
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::new()
    }
}

/// X2, X4: the start spaces lie there as tiles, so that the cells beside them are open from the first
/// move; everything else outside the walls is closed.
fn walled_board(enclosure: &Enclosure, table: &TileTable, first_start: usize) -> Board {
    let tiles: usize = table.types().iter().map(|tile| usize::from(tile.count)).sum();
    let mut board = Board::new(table, tiles + enclosure.starts().len());
    let is_start = |pos| enclosure.starts().iter().any(|start| start.pos() == pos);
    let filled = enclosure.cells().chain(enclosure.starts().iter().map(StartSpace::pos));
    for pos in filled.flat_map(|pos| Side::ALL.map(|side| pos.step(side))) {
        if !enclosure.contains(pos) && !is_start(pos) {
            board.close(pos);
        }
    }
    for (start, id) in enclosure.starts().iter().zip(table.ids().skip(first_start)) {
        board.lay(table, id, Placement { pos: start.pos(), rotation: Rotation::NONE });
    }
    board
}

/// What a turn has come to.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Phase {
    Draw,
    Lay(TileId),
    Follow,
    /// X17: wall tiles 2 and 3 may be used on what was completed.
    Double,
    /// X14: the feature to be scored next is to be chosen.
    Score,
    /// X3: a wall tile was taken and is turned up.
    Reveal,
    /// X16: the player may take a second turn.
    ExtraTurn,
    /// X20: this player chooses what to use this wall tile on.
    Unfinished(Player, WallTile),
    Over,
}

/// A move of The Castle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Chance draws a tile.
    Draw(TileId),
    /// The drawn tile is laid.
    Lay(Placement),
    /// A follower goes on this segment of the tile just laid.
    Follow(u8),
    /// A wall tile doubles this one of the completed features.
    Double(u8),
    /// This one of the completed features is scored next.
    Score(u8),
    /// Chance turns up the wall tile that was taken.
    Reveal(WallTile),
    /// A second turn is taken.
    ExtraTurn,
    /// The wall tile is used on this unfinished feature.
    Unfinished(SegmentId),
    /// What is asked is left out.
    Pass,
}

/// X1
const PLAYERS: usize = 2;
/// X1: seven each, of which one marks the score.
const FOLLOWERS: u8 = 6;

/// A game of The Castle being played.
///
/// The first tiles of [`board`](Position::board) are the start spaces, in the order of
/// [`Enclosure::starts`]: they lie outside the walls and have ports on one side only.
#[derive(Debug)]
pub struct State {
    rules: Arc<Rules>,
    core: Core,
    phase: Phase,
    keeps: [Option<(SegmentId, u16)>; PLAYERS],
    /// The towers that still hold a wall tile, as bits.
    towers: u32,
    /// Wall tiles nobody has seen yet, by kind: on the towers, taken just now, or out of the game.
    unseen_walls: [u8; WallTile::KINDS],
    hands: [Hand; PLAYERS],
    /// Wall tiles used, by kind.
    used: [u8; WallTile::KINDS],
    /// What the tile just laid has completed and is not scored yet.
    completed: Completed,
    /// Wall tiles taken in this turn and not turned up yet, by seat. The mover's are turned up first.
    taken: [u8; PLAYERS],
    /// Unfinished features that a wall tile has paid for in the final scoring.
    paid: Vec<SegmentId>,
}

impl State {
    /// The position before the first draw of a game with this setup.
    pub(super) fn start(_setup: &Setup) -> Self {
        Self::new(Arc::new(Rules::new()))
    }

    /// A game about to begin: within the walls nothing is laid.
    pub fn new(rules: Arc<Rules>) -> Self {
        assert!(rules.enclosure.towers().len() <= 32, "which towers hold a wall tile is kept in 32 bits");
        let towers = rules.enclosure.towers().iter().enumerate();
        let towers = towers.map(|(number, tower)| u32::from(tower.wall_tile) << number).sum();
        Self {
            core: Core::new(GameId::Castle, PLAYERS, FOLLOWERS, rules.board.clone(), Bag::full(&rules.table)),
            phase: Phase::Draw,
            keeps: [None; PLAYERS],
            towers,
            unseen_walls: *rules.enclosure.wall_tiles(),
            hands: [Hand::default(); PLAYERS],
            used: [0; WallTile::KINDS],
            completed: Completed::new(),
            taken: [0; PLAYERS],
            paid: Vec::new(),
            rules,
        }
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The castle walls.
    pub fn enclosure(&self) -> &Enclosure {
        &self.rules.enclosure
    }

    /// What the game waits for; `None` when it is over.
    pub fn step(&self) -> Option<Step> {
        Some(match self.phase {
            Phase::Draw => Step::Draw,
            Phase::Lay(_) => Step::Lay,
            Phase::Follow => Step::Follower,
            Phase::Double => Step::Double,
            Phase::Score => Step::Score,
            Phase::Reveal => Step::Reveal,
            Phase::ExtraTurn => Step::ExtraTurn,
            Phase::Unfinished(..) => Step::Unfinished,
            Phase::Over => return None,
        })
    }

    /// Whose turn it is, also while something is drawn or revealed.
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

    /// Whether this one of [`Board::laid`] is a start space, not a tile.
    pub fn is_start(&self, laid: usize) -> bool {
        laid < self.rules.enclosure.starts().len()
    }

    /// Where each follower on the board stands and whose it is.
    pub fn followers(&self) -> impl Iterator<Item = (Player, SegmentId)> {
        self.core.crew.standing().iter().map(|follower| (follower.player, follower.segment))
    }

    /// The square and spot of a segment.
    pub fn place_of(&self, segment: SegmentId) -> Place {
        self.core.board.place_of(&self.rules.table, segment)
    }

    /// Tiles still to be drawn.
    pub fn left(&self) -> u32 {
        self.core.bag.left()
    }
}

impl Position for State {
    type Move = Move;

    answers_of_core!();
    answers_of_moves!();

    #[inline]
    fn actor(&self) -> Actor {
        match self.phase {
            Phase::Draw | Phase::Reveal => Actor::Chance,
            Phase::Lay(_) | Phase::Follow | Phase::Double | Phase::Score | Phase::ExtraTurn => {
                Actor::Player(self.core.player)
            }
            Phase::Unfinished(player, _) => Actor::Player(player),
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
            Move::Double(number) => self.double(number as usize, sink),
            Move::Score(number) => {
                self.score_completed(number as usize, sink);
                self.score_on(sink);
            }
            Move::Reveal(tile) => self.reveal(tile, sink),
            Move::ExtraTurn => self.take_extra_turn(sink),
            Move::Unfinished(feature) => self.choose_unfinished(feature, sink),
            Move::Pass => match self.phase {
                Phase::Follow => self.complete(sink),
                Phase::Double => self.score_on(sink),
                _ => self.next_turn(self.core.player.next(PLAYERS), sink),
            },
        }
    }

    fn end<S: Sink>(&mut self, sink: &mut S) {
        self.finish(sink);
    }

    fn standing(&self) -> Vec<Standing> {
        self.core.crew.pieces(&self.core.board, &self.rules.table)
    }

    fn question(&self) -> Option<Question> {
        self.ask()
    }
}

// Equal positions of one game; the rules are the game's own and not compared.
eq_fields!(State { phase, keeps, towers, unseen_walls, hands, used, completed, taken, paid, core } without { rules });

clone_fields!(State { phase, keeps, towers, unseen_walls, hands, used, completed, taken, paid, core } shared { rules });
