use super::{Element, lake_of};
use bastide_engine::geometry::{Port, Side};
use bastide_engine::tiles::{FeatureKind, TileType};

/// What lies between one stretch of meadow on the rim and the next.
struct Gap {
    /// The meadow after it.
    meadow: usize,
    /// Forests and waters in it; none where two meadows meet at a corner.
    elements: Vec<Element>,
    /// The last side before the meadow after it.
    before: Side,
}

/// Which elements have to hang together inside the tile: each list is one such group, of which every item
/// is what a gap offers to choose from.
///
/// Two gaps have to be joined when no meadow lies on both sides of the line between them, for then that line
/// parts meadows that the file calls different.
pub(super) fn links(tile: &TileType) -> Vec<Vec<Vec<Element>>> {
    let gaps = gaps(tile);
    let count = gaps.len();
    let joined = |i: usize, j: usize| {
        let (inner, outer): (Vec<usize>, Vec<usize>) = (0..count).partition(|k| (i..j).contains(k));
        let meadow = |k: &usize| gaps[*k].meadow;
        inner.iter().map(meadow).all(|one| !outer.iter().map(meadow).any(|other| one == other))
    };
    let mut seen = vec![false; count];
    let mut all = Vec::new();
    for i in 0..count {
        let group: Vec<usize> = (i..count).filter(|&j| !seen[j] && (i == j || joined(i, j))).collect();
        if seen[i] || group.len() < 2 {
            continue;
        }
        group.iter().for_each(|&j| seen[j] = true);
        let offer = |&j: &usize| match gaps[j].elements.is_empty() {
            true => vec![Element::Corner(gaps[j].before)],
            false => gaps[j].elements.clone(),
        };
        all.push(group.iter().map(offer).collect());
    }
    all
}

/// The gaps of a tile, clockwise.
fn gaps(tile: &TileType) -> Vec<Gap> {
    let owner = |port: Port| tile.segments.iter().position(|s| s.ports.contains(port)).unwrap_or(0);
    let is_meadow = |segment: usize| tile.segments[segment].kind == FeatureKind::Meadow;
    let ports: Vec<Port> = Port::all().collect();
    let before = |i: usize| ports[(i + ports.len() - 1) % ports.len()];
    let begins = |i: usize| is_meadow(owner(ports[i])) && owner(before(i)) != owner(ports[i]);
    let element = |segment: usize| match tile.segments[segment].kind {
        FeatureKind::River => Element::Segment(lake_of(tile, segment).unwrap_or(segment)),
        _ => Element::Segment(segment),
    };
    let gap = |i: usize| {
        let back = (1..ports.len()).map(|step| ports[(i + ports.len() - step) % ports.len()]);
        let mut elements: Vec<Element> =
            back.map(owner).take_while(|&segment| !is_meadow(segment)).map(element).collect();
        elements.dedup();
        Gap { meadow: owner(ports[i]), elements, before: before(i).side() }
    };
    (0..ports.len()).filter(|&i| begins(i)).map(gap).collect()
}
