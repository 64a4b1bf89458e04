//! The outer contour of the laid tiles (C14): a ring of sides, walked one by one.
//!
//! Tiles that touch at a corner only are passed as if they were joined there, so that the contour never
//! leads into a hole.

use crate::games::city::End;
use crate::vocabulary::geometry::{Edge, Pos, Rotation, Side};

/// How the contour bends from one side to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bend {
    /// Into a notch: the next side faces the same cell outside.
    Inner,
    /// Straight on.
    None,
    /// Around the corner of the same tile.
    Outer,
}

impl Bend {
    /// Quarter turns towards the city: around a hole they add up to -4, around the city to 4.
    #[inline]
    const fn turn(self) -> i32 {
        match self {
            Self::Inner => -1,
            Self::None => 0,
            Self::Outer => 1,
        }
    }
}

/// The next side along the contour, clockwise for the right end, and how the contour bends there.
#[inline]
pub(super) fn next(filled: impl Fn(Pos) -> bool, from: Edge, end: End) -> (Edge, Bend) {
    let ahead = match end {
        End::Right => from.side.turned(Rotation::QUARTER),
        End::Left => from.side.turned(Rotation::QUARTER.inverse()),
    };
    let diagonal = from.outside().step(ahead);
    if filled(diagonal) {
        return (Edge { pos: diagonal, side: ahead.opposite() }, Bend::Inner);
    }
    let beside = from.pos.step(ahead);
    if filled(beside) {
        (Edge { pos: beside, side: from.side }, Bend::None)
    } else {
        (Edge { pos: from.pos, side: ahead }, Bend::Outer)
    }
}

/// The sides from this one on, clockwise, once around.
pub(super) fn ring(filled: impl Fn(Pos) -> bool, start: Edge) -> impl Iterator<Item = Edge> {
    let mut here = Some(start);
    std::iter::from_fn(move || {
        let edge = here?;
        let (following, _) = next(&filled, edge, End::Right);
        here = (following != start).then_some(following);
        Some(edge)
    })
}

/// A side of the outer contour of these tiles: above the first of the topmost ones there is only the outside.
pub(super) fn some_outer(tiles: impl Iterator<Item = Pos>) -> Option<Edge> {
    let topmost = tiles.min_by_key(|pos| (pos.y, pos.x))?;
    Some(Edge { pos: topmost, side: Side::North })
}

/// Whether the ring of sides through the first of these goes around the city, not around a hole, and leads
/// to the second as well.
pub(super) fn goes_around(filled: impl Fn(Pos) -> bool, from: Edge, through: Edge) -> bool {
    let (mut here, mut turns, mut met) = (from, 0, false);
    loop {
        met |= here == through;
        let (following, bend) = next(&filled, here, End::Right);
        turns += bend.turn();
        here = following;
        if here == from {
            return met && turns == 4;
        }
    }
}

/// Whether filling this cell can part the empty cells around it. If not, whatever could be reached from
/// outside still can; if so, it has to be looked at.
#[inline]
pub(super) fn may_part(filled: impl Fn(Pos) -> bool, pos: Pos) -> bool {
    let empty = |side: Side| !filled(pos.step(side));
    // Empty neighbours hang together where the cell between them is empty too.
    let (mut arms, mut links) = (0, 0);
    for side in Side::ALL {
        let following = side.turned(Rotation::QUARTER);
        if empty(side) {
            arms += 1;
            links += u32::from(empty(following) && !filled(pos.step(side).step(following)));
        }
    }
    arms > links + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::chance::{Seed, below};
    use std::collections::{BTreeSet, HashSet};

    /// The tiles of a little map in which `#` is a tile.
    fn tiles(map: &str) -> HashSet<Pos> {
        let rows = map.split_whitespace().enumerate();
        let cells = rows.flat_map(|(y, row)| row.chars().enumerate().map(move |(x, cell)| (x, y, cell)));
        cells.filter(|cell| cell.2 == '#').map(|(x, y, _)| Pos::new(x as i16, y as i16)).collect()
    }

    fn walk(tiles: &HashSet<Pos>) -> Vec<Edge> {
        let start = some_outer(tiles.iter().copied()).unwrap();
        ring(|pos| tiles.contains(&pos), start).collect()
    }

    /// The empty cells that are reached from far away, by plain flooding, and those of a frame around all.
    fn outside(tiles: &HashSet<Pos>) -> HashSet<Pos> {
        let reach = |value: fn(&Pos) -> i16| {
            let values = tiles.iter().map(value);
            (values.clone().min().unwrap() - 2, values.max().unwrap() + 2)
        };
        let ((left, right), (top, bottom)) = (reach(|pos| pos.x), reach(|pos| pos.y));
        let mut seen = HashSet::from([Pos::new(left, top)]);
        let mut queue: Vec<Pos> = seen.iter().copied().collect();
        while let Some(pos) = queue.pop() {
            for beside in Side::ALL.map(|side| pos.step(side)) {
                let within = (left..=right).contains(&beside.x) && (top..=bottom).contains(&beside.y);
                if within && !tiles.contains(&beside) && seen.insert(beside) {
                    queue.push(beside);
                }
            }
        }
        seen
    }

    /// All sides of tiles that face the outside.
    fn outer_sides(tiles: &HashSet<Pos>) -> BTreeSet<Edge> {
        let outside = outside(tiles);
        let sides = tiles.iter().flat_map(|&pos| Side::ALL.map(|side| Edge { pos, side }));
        sides.filter(|edge| outside.contains(&edge.outside())).collect()
    }

    /// Tiles that grew one beside the other, as they are laid.
    fn grown(seed: u64, count: usize) -> HashSet<Pos> {
        let rng = &mut Seed::from(seed).rng();
        let mut tiles = HashSet::from([Pos::new(0, 0)]);
        let mut order = vec![Pos::new(0, 0)];
        while tiles.len() < count {
            let from = order[below(rng, order.len() as u32) as usize];
            let pos = from.step(Side::ALL[below(rng, 4) as usize]);
            if tiles.insert(pos) {
                order.push(pos);
            }
        }
        tiles
    }

    #[test]
    fn c14_a_contour_turns_into_notches_and_around_corners_and_passes_holes_by() {
        let around = |map: &str| walk(&tiles(map)).len();
        assert_eq!(around("#"), 4);
        assert_eq!(around("###"), 8);
        assert_eq!(around("#. ##"), 8, "the notch has two sides, which face one cell");
        assert_eq!(around("### #.# ###"), 12, "the hole has none");
        assert_eq!(around("### #.# #.#"), 16, "open at one side it has");
        assert_eq!(around(".## #.# ###"), 12, "tiles that touch at a corner shut a hole too");
        assert_eq!(around("#### #.## #.## ##.# ####"), 18);
    }

    #[test]
    fn c14_the_contour_is_every_side_that_faces_the_outside_once() {
        for seed in 0..400 {
            let tiles = grown(seed, 2 + seed as usize % 60);
            let walked = walk(&tiles);
            let distinct: BTreeSet<Edge> = walked.iter().copied().collect();
            assert_eq!(distinct.len(), walked.len(), "seed {seed}: a side twice");
            assert_eq!(distinct, outer_sides(&tiles), "seed {seed}");
        }
    }

    #[test]
    fn c14_both_ends_walk_the_same_ring() {
        for seed in 0..100 {
            let tiles = grown(seed, 40);
            let filled = |pos| tiles.contains(&pos);
            for &edge in &walk(&tiles) {
                let (following, bend) = next(filled, edge, End::Right);
                assert_eq!(next(filled, following, End::Left), (edge, bend), "seed {seed}, {edge}");
            }
        }
    }

    #[test]
    fn c15_a_cell_that_can_not_part_the_outside_does_not_and_the_walk_finds_out_which_do() {
        let (mut parting, mut kept) = (0, 0);
        for seed in 0..100 {
            let tiles = grown(seed, 10 + seed as usize % 50);
            let sides = walk(&tiles);
            let beside: HashSet<Pos> = sides.iter().map(|edge| edge.outside()).collect();
            for &pos in &beside {
                let mut after = tiles.clone();
                after.insert(pos);
                let outer = outer_sides(&after);
                let still = |edge: &&Edge| edge.outside() != pos;
                let locked = sides.iter().filter(still).any(|edge| !outer.contains(edge));
                if !may_part(|cell| tiles.contains(&cell), pos) {
                    assert!(!locked, "seed {seed}, {pos}");
                    kept += 1;
                }
                parting += u32::from(locked);
                // Any two sides stand for the two ends of a line of walls.
                let half = sides.len() / 2;
                for (&first, &last) in sides.iter().zip(sides[half..].iter().chain(&sides[..half])) {
                    if [first, last].iter().all(|edge| edge.outside() != pos) {
                        let open = outer.contains(&first) && outer.contains(&last);
                        let walked = goes_around(|cell| after.contains(&cell), first, last);
                        assert_eq!(walked, open, "seed {seed}, {pos}");
                    }
                }
            }
        }
        assert!(parting > 50 && kept > 1000, "both happen: {parting}, {kept}");
    }
}
