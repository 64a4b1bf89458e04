//! The line of walls around the city: the gate, two ends that grow from it, guards and towers (C12 to C17).

use super::contour;
use crate::board::{Board, Player};
use crate::games::city::End;
use crate::vocabulary::geometry::{Edge, Pos};

/// A guard on a wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guard {
    /// Whose.
    pub player: Player,
    /// The wall it stands on.
    pub edge: Edge,
}

/// A tower, set when the line had come to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tower {
    /// Whose.
    pub player: Player,
    /// To which side of the gate it stands.
    pub end: End,
    /// Walls between the gate and it.
    pub after: usize,
    /// The last of them: the tower stands at its far end.
    pub edge: Edge,
}

/// A wall that stands around the city, or is imagined there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wall {
    /// Where it stands: outside this side.
    pub edge: Edge,
    /// C21: the supply did not reach for it when the ring was closed at the end.
    pub imagined: bool,
    /// The player whose guard is on it.
    pub guard: Option<Player>,
}

/// Everything that stands around the city.
#[derive(PartialEq, Debug)]
pub struct Walls {
    gate: Option<Edge>,
    /// The walls on either side of the gate, from it on.
    lines: [Vec<Edge>; 2],
    guards: Vec<Guard>,
    towers: Vec<Tower>,
    /// Walls not set yet.
    supply: u8,
    /// What closed the ring at the end of the game, clockwise (C21).
    closing: Vec<Edge>,
}

impl Walls {
    /// C1: none is set.
    pub(super) fn new(supply: u8) -> Self {
        Self {
            gate: None,
            lines: [Vec::new(), Vec::new()],
            guards: Vec::new(),
            towers: Vec::new(),
            supply,
            closing: Vec::new(),
        }
    }

    /// Where the gate stands, once it does.
    pub fn gate(&self) -> Option<Edge> {
        self.gate
    }

    /// The walls to this side of the gate, from it on.
    pub fn line(&self, end: End) -> &[Edge] {
        &self.lines[end.index()]
    }

    /// The guards, in the order they came.
    pub fn guards(&self) -> &[Guard] {
        &self.guards
    }

    /// The towers, in the order they came.
    pub fn towers(&self) -> &[Tower] {
        &self.towers
    }

    /// Walls not set yet. What closes the ring at the end of the game is not taken from them: see
    /// [`left`](Self::left).
    pub fn supply(&self) -> u32 {
        self.supply.into()
    }

    /// What closed the ring at the end of the game, clockwise; as many as the supply holds are real, the others
    /// imagined.
    pub fn closing(&self) -> &[Edge] {
        &self.closing
    }

    /// Walls left over: not set, nor used to close the ring at the end (C21).
    pub fn left(&self) -> u32 {
        self.supply().saturating_sub(self.closing.len() as u32)
    }

    /// C21: those of [`closing`](Self::closing) for which no wall was left.
    pub fn imagined(&self) -> &[Edge] {
        &self.closing[self.closing.len().min(self.supply.into())..]
    }

    /// Every wall but the gate: those to the left of it from it on, then those to the right, then what closed the
    /// ring at the end.
    pub fn standing(&self) -> impl Iterator<Item = Wall> {
        let guard = |edge| self.guards.iter().find(|guard| guard.edge == edge).map(|guard| guard.player);
        let set = self.lines.iter().flatten();
        let set = set.map(move |&edge| Wall { edge, imagined: false, guard: guard(edge) });
        let real = self.closing.len() - self.imagined().len();
        let closing = self.closing.iter().enumerate();
        // C21: without guards.
        set.chain(closing.map(move |(number, &edge)| Wall { edge, imagined: number >= real, guard: None }))
    }

    /// The last wall at this end, or the gate.
    #[inline]
    pub(super) fn tip(&self, end: End) -> Option<Edge> {
        self.lines[end.index()].last().copied().or(self.gate)
    }

    /// The side that the next wall at this end covers (C14), while there is one.
    pub fn next(&self, board: &Board, end: End) -> Option<Edge> {
        let (edge, _) = contour::next(|pos| board.tile_at(pos).is_some(), self.tip(end)?, end);
        (Some(edge) != self.tip(end.other())).then_some(edge)
    }

    /// The free sides along the outer contour, clockwise from the right end to the left one; all of them
    /// while there is no gate.
    pub fn free<'a>(&self, board: &'a Board) -> impl Iterator<Item = Edge> + use<'a> {
        let filled = |pos| board.tile_at(pos).is_some();
        let tip = self.tip(End::Right);
        let start = tip.or_else(|| contour::some_outer(board.laid().iter().map(|laid| laid.pos)));
        let left = self.tip(End::Left);
        let ring = start.into_iter().flat_map(move |start| contour::ring(filled, start));
        ring.skip(usize::from(tip.is_some())).take_while(move |&edge| Some(edge) != left)
    }

    /// Whether a wall or the gate keeps this cell empty for good (C15).
    pub fn blocks(&self, pos: Pos) -> bool {
        self.all().any(|edge| edge.outside() == pos)
    }

    /// Whether a tile there would lock an end of the line in (C15).
    #[inline]
    pub fn locked_in_by(&self, board: &Board, pos: Pos) -> bool {
        let (Some(right), Some(left)) = (self.tip(End::Right), self.tip(End::Left)) else { return false };
        let laid = |cell| board.tile_at(cell).is_some();
        contour::may_part(laid, pos) && !contour::goes_around(|cell| cell == pos || laid(cell), right, left)
    }

    /// The gate and all walls.
    pub fn all(&self) -> impl Iterator<Item = Edge> {
        self.gate.into_iter().chain(self.lines.iter().flatten().copied())
    }

    /// Whether a guard stands on this wall.
    pub(super) fn has_guard(&self, edge: Edge) -> bool {
        self.guards.iter().any(|guard| guard.edge == edge)
    }

    /// C17: the walls at this end since the last tower there, or the gate.
    pub fn since_tower(&self, end: End) -> u32 {
        let last = self.towers.iter().rev().find(|tower| tower.end == end);
        (self.lines[end.index()].len() - last.map_or(0, |tower| tower.after)) as u32
    }

    pub(super) fn set_gate(&mut self, edge: Edge) {
        self.gate = Some(edge);
    }

    pub(super) fn set_wall(&mut self, edge: Edge, end: End) {
        self.lines[end.index()].push(edge);
        self.supply -= 1;
    }

    pub(super) fn set_guard(&mut self, player: Player, edge: Edge) {
        self.guards.push(Guard { player, edge });
    }

    pub(super) fn set_tower(&mut self, player: Player, end: End) -> Edge {
        let line = &self.lines[end.index()];
        let edge = *line.last().expect("a tower stands at the end of walls");
        self.towers.push(Tower { player, end, after: line.len(), edge });
        edge
    }

    pub(super) fn close(&mut self, edge: Edge) {
        self.closing.push(edge);
    }
}

clone_fields!(Walls { gate, lines, guards, towers, supply, closing });
