//! The outer contour of laid tiles, found in the plainest way: flood the outside, then follow corner by corner.

use bastide_engine::board::Board;
use bastide_engine::geometry::{Edge, Pos, Side};
use std::collections::{BTreeMap, BTreeSet};

/// The tiles and the empty cells around them that can be reached from far away, moving over sides.
pub(crate) struct Land {
    pub(crate) tiles: BTreeSet<Pos>,
    pub(crate) outside: BTreeSet<Pos>,
}

impl Land {
    pub(crate) fn of(board: &Board) -> Self {
        Self::with(board.laid().iter().map(|laid| laid.pos).collect())
    }

    pub(crate) fn with(tiles: BTreeSet<Pos>) -> Self {
        let (xs, ys) = (tiles.iter().map(|p| p.x), tiles.iter().map(|p| p.y));
        let (west, east) = (xs.clone().min().unwrap_or(0) - 1, xs.max().unwrap_or(0) + 1);
        let (north, south) = (ys.clone().min().unwrap_or(0) - 1, ys.max().unwrap_or(0) + 1);
        let mut outside = BTreeSet::from([Pos::new(west, north)]);
        let mut queue = vec![Pos::new(west, north)];
        while let Some(Pos { x, y }) = queue.pop() {
            for (x, y) in [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)] {
                let (pos, within) = (Pos::new(x, y), x >= west && x <= east && y >= north && y <= south);
                if within && !tiles.contains(&pos) && outside.insert(pos) {
                    queue.push(pos);
                }
            }
        }
        Self { tiles, outside }
    }

    /// Whether an empty cell beside a tile is no part of the outside.
    pub(crate) fn has_holes(&self) -> bool {
        let beside = |pos: &Pos| Side::ALL.map(|side| beyond(Edge { pos: *pos, side }));
        self.tiles
            .iter()
            .flat_map(beside)
            .any(|pos| !self.tiles.contains(&pos) && !self.outside.contains(&pos))
    }

    /// All sides of tiles that face the outside, each with the one that follows clockwise.
    pub(crate) fn contour(&self) -> BTreeMap<Edge, Edge> {
        let sides: Vec<Edge> = (self.tiles.iter())
            .flat_map(|&pos| Side::ALL.map(|side| Edge { pos, side }))
            .filter(|&edge| self.outside.contains(&beyond(edge)))
            .collect();
        let mut from: BTreeMap<(i16, i16), Vec<Edge>> = BTreeMap::new();
        for &edge in &sides {
            from.entry(corners(edge).0).or_default().push(edge);
        }
        let following = |edge: Edge| {
            let there = &from[&corners(edge).1];
            // Where tiles touch at a corner, the contour goes on along the same cell outside.
            let same_cell = there.iter().find(|&&other| beyond(other) == beyond(edge));
            *if there.len() > 1 { same_cell.unwrap_or_else(|| panic!("lost at {edge}")) } else { &there[0] }
        };
        sides.iter().map(|&edge| (edge, following(edge))).collect()
    }

    /// Whether two tiles touch at a corner between empty cells.
    pub(crate) fn has_corner_contact(&self) -> bool {
        let has = |x, y| self.tiles.contains(&Pos::new(x, y));
        let crossing = |&Pos { x, y }: &Pos| {
            [-1, 1].into_iter().any(|dx| has(x + dx, y + 1) && !has(x + dx, y) && !has(x, y + 1))
        };
        self.tiles.iter().any(crossing)
    }
}

/// The cell a side faces.
pub(crate) fn beyond(edge: Edge) -> Pos {
    let Pos { x, y } = edge.pos;
    match edge.side {
        Side::North => Pos::new(x, y - 1),
        Side::East => Pos::new(x + 1, y),
        Side::South => Pos::new(x, y + 1),
        Side::West => Pos::new(x - 1, y),
    }
}

/// Where a side begins and ends for somebody who goes clockwise around its tile.
fn corners(edge: Edge) -> ((i16, i16), (i16, i16)) {
    let Pos { x, y } = edge.pos;
    match edge.side {
        Side::North => ((x, y), (x + 1, y)),
        Side::East => ((x + 1, y), (x + 1, y + 1)),
        Side::South => ((x + 1, y + 1), (x, y + 1)),
        Side::West => ((x, y + 1), (x, y)),
    }
}
