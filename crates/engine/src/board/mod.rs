//! The laid tiles: which square holds what, where the next tile may go, and the features that
//! grow across them.

mod features;
mod frontier;
mod presence;

pub use features::{Features, SegmentId};
pub use presence::{Player, PlayerSet, Presence};

use crate::vocabulary::geometry::{Pos, Rotation, Side};
use crate::vocabulary::pieces::{Place, Spot};
use crate::vocabulary::tiles::{TileId, TileTable, TileType};
use frontier::Frontier;
use rand_core::Rng;

/// A tile that lies on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    /// Which kind it is.
    pub tile: TileId,
    /// How it is turned.
    pub rotation: Rotation,
    /// Where it lies.
    pub pos: Pos,
    first: SegmentId,
}

impl Laid {
    /// One of its segments, in the order of the tile file.
    #[inline]
    pub const fn segment(&self, place: usize) -> SegmentId {
        self.first.plus(place)
    }
}

/// A square where some tile may be laid, in some rotations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placement {
    /// The square.
    pub pos: Pos,
    /// How the tile is turned there.
    pub rotation: Rotation,
}

/// What a square of the board is; sixteen bits so that a board copies quickly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Cell(u16);

impl Cell {
    const EMPTY: Self = Self(0);
    const CLOSED: Self = Self(1);
    const FIRST_TILE: u16 = 2;
    const FRONTIER: u16 = 0x8000;

    #[inline]
    fn tile(self) -> Option<usize> {
        (Self::FIRST_TILE..Self::FRONTIER).contains(&self.0).then(|| (self.0 - Self::FIRST_TILE) as usize)
    }

    #[inline]
    fn slot(self) -> Option<usize> {
        (self.0 >= Self::FRONTIER).then_some((self.0 & !Self::FRONTIER) as usize)
    }
}

/// The laid tiles with their features and the frontier around them.
///
/// Squares are kept in a grid that wraps around, so it does not matter where the tiles lie, only how
/// far they reach. It starts small, because boards are copied often, and doubles when need be.
#[derive(PartialEq, Debug)]
pub struct Board {
    /// The grid has `1 << shift` columns and rows.
    shift: u32,
    cells: Vec<Cell>,
    /// The north-westernmost and south-easternmost column and row in use.
    reach: (Pos, Pos),
    laid: Vec<Laid>,
    features: Features,
    /// Squares where nothing may be laid.
    closed: Vec<Pos>,
    frontier: Frontier,
}

const _: () = assert!(
    Board::MAX_TILES * TileType::MAX_SEGMENTS <= u16::MAX as usize
        && Cell::FIRST_TILE as usize + Board::MAX_TILES <= Cell::FRONTIER as usize,
    "tiles and segments are numbered in sixteen bits"
);

impl Board {
    /// The most tiles a board can hold.
    pub const MAX_TILES: usize = 2000;

    /// An empty board for a game of that many tiles of these kinds.
    pub fn new(table: &TileTable, tiles: usize) -> Self {
        assert!(tiles <= Self::MAX_TILES, "a board holds at most {} tiles", Self::MAX_TILES);
        let width = (tiles + 2).next_power_of_two().min(32);
        Self {
            shift: width.trailing_zeros(),
            cells: vec![Cell::EMPTY; width * width],
            reach: (Pos::new(0, 0), Pos::new(0, 0)),
            laid: Vec::with_capacity(tiles),
            features: Features::default(),
            closed: Vec::new(),
            frontier: Frontier::new(table),
        }
    }

    /// The tiles in the order they were laid.
    #[inline]
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// The features that lie on them.
    #[inline]
    pub fn features(&self) -> &Features {
        &self.features
    }

    /// The features, to put pieces on them.
    #[inline]
    pub(crate) fn features_mut(&mut self) -> &mut Features {
        &mut self.features
    }

    /// The tile on this square.
    #[inline]
    pub fn tile_at(&self, pos: Pos) -> Option<&Laid> {
        self.cells[self.cell(pos)].tile().map(|i| &self.laid[i]).filter(|laid| laid.pos == pos)
    }

    /// Whether nothing may ever be laid on this square: it was [closed](Self::close).
    #[inline]
    pub fn is_closed(&self, pos: Pos) -> bool {
        self.cells[self.cell(pos)] == Cell::CLOSED && self.closed.contains(&pos)
    }

    /// The square and spot of a segment.
    pub fn place_of(&self, table: &TileTable, segment: SegmentId) -> Place {
        let (number, place) = self.features.place(segment);
        let laid = &self.laid[number];
        Place { pos: laid.pos, spot: Spot::of(&table.tile(laid.tile).segments[place], laid.rotation) }
    }

    /// The segment that lies at this place; `None` where there is none such.
    pub fn segment_of(&self, table: &TileTable, place: Place) -> Option<SegmentId> {
        let laid = self.tile_at(place.pos)?;
        let segments = &table.tile(laid.tile).segments;
        let number = segments.iter().position(|segment| place.spot.lies_in(segment, laid.rotation))?;
        Some(laid.segment(number))
    }

    /// The squares and spots of a feature, in reading order.
    pub fn places_of(&self, table: &TileTable, feature: SegmentId) -> Vec<Place> {
        let mut places: Vec<Place> =
            self.features.ring(feature).map(|segment| self.place_of(table, segment)).collect();
        places.sort();
        places
    }

    /// The empty squares beside laid tiles, in no particular order.
    pub fn frontier(&self) -> &[Pos] {
        self.frontier.squares()
    }

    /// How many of the eight squares around this one are filled.
    pub fn filled_around(&self, pos: Pos) -> u32 {
        pos.surrounding().map(|beside| u32::from(self.cells[self.cell(beside)].tile().is_some())).sum()
    }

    /// Whether the tile may be laid there, turned like that (in a distinct rotation).
    pub fn fits(&self, tile: TileId, at: Placement) -> bool {
        let slot = self.cells[self.cell(at.pos)].slot().filter(|&slot| self.frontier()[slot] == at.pos);
        slot.is_some_and(|slot| self.frontier.fits(slot, tile, at.rotation))
    }

    /// Whether the tile may be laid anywhere at all.
    #[inline]
    pub fn fits_somewhere(&self, tile: TileId) -> bool {
        self.frontier.fits_somewhere(tile)
    }

    /// How many distinct placements the tile has.
    #[inline]
    pub fn count_placements(&self, tile: TileId) -> u32 {
        self.frontier.count_placements(tile)
    }

    /// One of the placements on allowed squares, each as likely as the others. Panics if there is none.
    #[inline]
    pub fn random_placement(
        &self,
        tile: TileId,
        allowed: impl Fn(Pos) -> bool,
        rng: &mut impl Rng,
    ) -> Placement {
        self.frontier.random_placement(tile, allowed, rng)
    }

    /// Every distinct placement of the tile.
    pub fn placements(&self, tile: TileId) -> impl Iterator<Item = Placement> {
        self.frontier.placements(tile)
    }

    /// Lays a tile and joins its segments to those they meet. Whether it may lie there is for the
    /// caller to have asked, with [`fits`](Self::fits); only a game's first tile needs no neighbour.
    pub fn lay(&mut self, table: &TileTable, tile: TileId, at: Placement) -> Laid {
        let Placement { pos, rotation } = at;
        self.reach_to(pos);
        let cell = self.cell(pos);
        debug_assert!(
            self.cells[cell].tile().is_none() && self.cells[cell] != Cell::CLOSED,
            "{pos} is not free"
        );
        if let Some(slot) = self.cells[cell].slot() {
            self.leave_frontier(slot);
        }
        let number = self.laid.len() as u16;
        self.cells[cell] = Cell(Cell::FIRST_TILE + number);
        let laid = Laid { tile, rotation, pos, first: self.features.grow(number, table.fresh(tile)) };
        self.laid.push(laid);

        let turned = table.turned(tile, rotation);
        let cells_beside = Side::ALL.map(|side| self.cell(pos.step(side)));
        for side in Side::ALL {
            let cell = cells_beside[side.index()];
            match self.cells[cell] {
                Cell::CLOSED => {}
                there => {
                    if let Some(other) = there.tile() {
                        let other = self.laid[other];
                        let theirs = table.turned(other.tile, other.rotation);
                        self.join(&laid, &turned.segment_at, &other, &theirs.segment_at, side);
                    } else {
                        let admitted = table.admitted_beyond(side, turned.edges[side.index()]);
                        match there.slot() {
                            Some(slot) => self.frontier.narrow(slot, admitted),
                            None => self.enter_frontier(cell, pos.step(side), admitted),
                        }
                    }
                }
            }
        }
        laid
    }

    /// A board with these tiles, laid anew in their order, but for one that goes elsewhere. Every segment keeps its
    /// number; who stands on the features has to be said again.
    pub fn relaid(&self, table: &TileTable, number: usize, at: Placement) -> Self {
        self.laid_again(table, |other, laid| Some(if other == number { at } else { laid }))
    }

    /// A board with these tiles but one, laid anew in their order. Segments that came later have other numbers.
    pub fn without(&self, table: &TileTable, number: usize) -> Self {
        self.laid_again(table, |other, laid| (other != number).then_some(laid))
    }

    fn laid_again(&self, table: &TileTable, at: impl Fn(usize, Placement) -> Option<Placement>) -> Self {
        // As wide as this one: what was copied and played on equals what was played on.
        let mut board = Self {
            shift: self.shift,
            cells: vec![Cell::EMPTY; self.cells.len()],
            ..Self::new(table, self.laid.len())
        };
        for (number, laid) in self.laid.iter().enumerate() {
            if let Some(at) = at(number, Placement { pos: laid.pos, rotation: laid.rotation }) {
                board.lay(table, laid.tile, at);
            }
        }
        board
    }

    /// Any tile may be laid on this square, though nothing lies beside it: where a game begins on an empty board.
    pub fn open(&mut self, table: &TileTable, pos: Pos) {
        self.reach_to(pos);
        let cell = self.cell(pos);
        assert_eq!(self.cells[cell], Cell::EMPTY, "{pos} is not empty");
        self.enter_frontier(cell, pos, table.everything());
    }

    /// Nothing may be laid on this square from now on: it lies outside a bounded board, or beyond a wall.
    pub fn close(&mut self, pos: Pos) {
        self.reach_to(pos);
        let cell = self.cell(pos);
        assert!(self.cells[cell].tile().is_none(), "{pos} holds a tile");
        if self.cells[cell] == Cell::CLOSED {
            return;
        }
        if let Some(slot) = self.cells[cell].slot() {
            self.leave_frontier(slot);
        }
        self.cells[cell] = Cell::CLOSED;
        self.closed.push(pos);
    }

    /// Walls one side of a laid tile off: whatever reaches the rim there is closed, and nothing may be laid
    /// beyond. A side can be walled once.
    pub fn wall(&mut self, table: &TileTable, pos: Pos, side: Side) {
        let laid = *self.tile_at(pos).unwrap_or_else(|| panic!("no tile lies on {pos} to be walled"));
        for port in side.ports() {
            let segment = laid.segment(table.segment_at(laid.tile, laid.rotation, port));
            self.features.close(segment, 1);
        }
        self.close(pos.step(side));
    }

    #[inline]
    fn join(&mut self, own: &Laid, own_ports: &[u8; 12], other: &Laid, other_ports: &[u8; 12], side: Side) {
        let first = 3 * side.index();
        let facing = 3 * side.opposite().index();
        let pair = |k: usize| (own_ports[first + k], other_ports[facing + 2 - k]);
        let mut k = 0;
        while k < 3 {
            let (a, b) = pair(k);
            let mut ports = 1;
            while k + ports < 3 && pair(k + ports) == (a, b) {
                ports += 1;
            }
            let (a, b) = (own.segment(a as usize), other.segment(b as usize));
            self.features.touch(a, b, ports as u16);
            k += ports;
        }
    }

    #[inline]
    fn enter_frontier(&mut self, cell: usize, pos: Pos, admitted: &[u64]) {
        let slot = self.frontier.enter(pos, admitted);
        self.cells[cell] = Cell(Cell::FRONTIER | slot as u16);
    }

    #[inline]
    fn leave_frontier(&mut self, slot: usize) {
        if let Some(moved) = self.frontier.leave(slot) {
            let cell = self.cell(moved);
            self.cells[cell] = Cell(Cell::FRONTIER | slot as u16);
        }
    }

    /// Makes room for this square and those around it.
    #[inline]
    fn reach_to(&mut self, pos: Pos) {
        let (from, to) = &mut self.reach;
        *from = Pos::new(from.x.min(pos.x), from.y.min(pos.y));
        *to = Pos::new(to.x.max(pos.x), to.y.max(pos.y));
        // One more on either side for the frontier.
        let width = (to.x - from.x).max(to.y - from.y) as usize + 3;
        if width > 1 << self.shift {
            self.widen(width.next_power_of_two().trailing_zeros());
        }
    }

    #[cold]
    fn widen(&mut self, shift: u32) {
        self.shift = shift;
        self.cells.clear();
        self.cells.resize(1 << (2 * shift), Cell::EMPTY);
        for (number, laid) in self.laid.iter().enumerate() {
            let cell = cell_of(laid.pos, shift);
            self.cells[cell] = Cell(Cell::FIRST_TILE + number as u16);
        }
        for (slot, &pos) in self.frontier.squares().iter().enumerate() {
            self.cells[cell_of(pos, shift)] = Cell(Cell::FRONTIER | slot as u16);
        }
        for &pos in &self.closed {
            self.cells[cell_of(pos, shift)] = Cell::CLOSED;
        }
    }

    #[inline]
    fn cell(&self, pos: Pos) -> usize {
        cell_of(pos, self.shift)
    }
}

#[inline]
fn cell_of(pos: Pos, shift: u32) -> usize {
    let mask = (1usize << shift) - 1;
    (pos.y as usize & mask) << shift | pos.x as usize & mask
}

clone_fields!(Board { shift, cells, reach, laid, features, closed, frontier });
