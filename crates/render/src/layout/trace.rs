use crate::geometry::{Line, Point, Region, Rim, TILE};
use bastide_engine::geometry::Port;
use bastide_engine::tiles::{FeatureKind, TileType};
use std::collections::BTreeMap;

/// Points of the grid along a side.
pub(crate) const N: usize = 49;
/// From one to the next.
const STEP: f64 = TILE / (N - 1) as f64;
/// How far a traced line may be from the true one.
const SLACK: f64 = 0.2;

/// What a point of the grid that no barrier covers belongs to.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Open {
    /// A barrier covers it.
    No,
    /// Nobody has come here yet.
    Unknown,
    /// The number of the segment.
    Of(usize),
}

/// Depths on a grid over a tile, row by row.
pub(crate) struct Grid<'d>(pub(crate) &'d [f64]);

/// A place where the bound crosses an edge of the grid: the cell to the south-east of its first point counted with a
/// margin of one all around, and whether the edge goes down.
type Crossing = (usize, usize, bool);

impl Grid<'_> {
    /// Where a point of the grid is on the tile.
    pub(crate) fn point(index: usize) -> Point {
        Point::new((index % N) as f64 * STEP, (index / N) as f64 * STEP)
    }

    /// The point of the grid at the rim in the middle of a port.
    pub(crate) fn at_port(port: Port) -> usize {
        let p = Rim((port.index() as f64 + 0.5) * TILE / 3.0).point();
        (p.y / STEP).round() as usize * N + (p.x / STEP).round() as usize
    }

    /// The points beside a point.
    pub(crate) fn neighbours(index: usize) -> impl Iterator<Item = usize> {
        let (x, y) = (index % N, index / N);
        let all = [
            (x > 0).then(|| index - 1),
            (x + 1 < N).then_some(index + 1),
            (y > 0).then(|| index - N),
            (y + 1 < N).then_some(index + N),
        ];
        all.into_iter().flatten()
    }

    /// The depth, with a margin of nothing around the tile.
    fn depth(&self, x: usize, y: usize) -> f64 {
        match (x, y) {
            (1..=N, 1..=N) => self.0[(y - 1) * N + x - 1],
            _ => -1.0,
        }
    }

    /// Where the bound crosses an edge. The margin has no width: there it is on the rim.
    fn place(&self, (x, y, down): Crossing) -> Point {
        let at = |x: usize, y: usize| {
            Point::new((x.clamp(1, N) - 1) as f64 * STEP, (y.clamp(1, N) - 1) as f64 * STEP)
        };
        let (to_x, to_y) = if down { (x, y + 1) } else { (x + 1, y) };
        let (from, to) = (self.depth(x, y), self.depth(to_x, to_y));
        at(x, y).toward(at(to_x, to_y), from / (from - to))
    }

    /// Carries what is known on to the neighbours of which nothing is known.
    pub(crate) fn spread(open: &mut [Open], mut front: Vec<usize>) {
        while !front.is_empty() {
            let mut next = Vec::new();
            for at in front {
                for near in Grid::neighbours(at) {
                    if open[near] == Open::Unknown {
                        open[near] = open[at];
                        next.push(near);
                    }
                }
            }
            front = next;
        }
    }

    /// What the open points belong to: to the segment that reaches the rim there, if it is one of these.
    pub(crate) fn flood(free: &[f64], tile: &TileType, kind: FeatureKind) -> Vec<Open> {
        let mut open: Vec<Open> =
            free.iter().map(|&free| if free > 0.0 { Open::Unknown } else { Open::No }).collect();
        let owner = |port: Port| tile.segments.iter().position(|s| s.ports.contains(port));
        let mut front: Vec<usize> = Vec::new();
        for (segment, at) in Port::all().filter_map(|port| Some((owner(port)?, Grid::at_port(port)))) {
            if tile.segments[segment].kind == kind && open[at] == Open::Unknown {
                open[at] = Open::Of(segment);
                front.push(at);
            }
        }
        Self::spread(&mut open, front);
        open
    }

    /// How deep each point is in the open ground of a segment.
    pub(crate) fn depths(free: &[f64], open: &[Open], segment: usize) -> Vec<f64> {
        let depth = |i: usize| if open[i] == Open::Of(segment) { free[i] } else { -free[i].abs().max(1e-3) };
        (0..N * N).map(depth).collect()
    }

    /// The region of what is deeper than nothing.
    pub(crate) fn trace(&self) -> Region {
        let mut next: BTreeMap<Crossing, Crossing> = BTreeMap::new();
        for (x, y) in (0..=N).flat_map(|y| (0..=N).map(move |x| (x, y))) {
            self.cell(x, y, &mut next);
        }
        let mut region = Region::default();
        while let Some((&first, _)) = next.first_key_value() {
            let mut ring = Vec::new();
            let mut at = first;
            while let Some(on) = next.remove(&at) {
                ring.push(self.place(at));
                at = on;
            }
            let ring = Line(ring).simplified(SLACK);
            if ring.0.len() > 2 {
                region.add_ring(ring);
            }
        }
        region
    }

    /// Which crossing follows on which in one cell: each where the bound leaves the inside, seen by somebody who
    /// walks around the cell clockwise, to one where it comes back.
    fn cell(&self, x: usize, y: usize, next: &mut BTreeMap<Crossing, Crossing>) {
        let corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)];
        let edges = [(x, y, false), (x + 1, y, true), (x, y + 1, false), (x, y, true)];
        let depths = corners.map(|(x, y)| self.depth(x, y));
        let inside = depths.map(|depth| depth > 0.0);
        let leaves = |i: usize| inside[i % 4] && !inside[(i + 1) % 4];
        let returns = |i: usize| !inside[i % 4] && inside[(i + 1) % 4];
        let through_middle = depths.iter().sum::<f64>() > 0.0;
        for i in (0..4).filter(|&i| leaves(i)) {
            let back = match through_middle {
                true => (1..4).map(|step| (i + step) % 4).find(|&j| returns(j)),
                false => (1..4).map(|step| (i + 4 - step) % 4).find(|&j| returns(j)),
            };
            if let Some(back) = back {
                next.insert(edges[i], edges[back]);
            }
        }
    }
}
