//! The board worked out from scratch, in the plainest way, to compare the engine's own books with.
//!
//! Nothing here uses the engine's union–find, port arithmetic or fit tables: only which tile lies
//! where, and what the tile file says about it.

use bastide_engine::board::Board;
use bastide_engine::geometry::{Pos, Rotation};
use bastide_engine::pieces::{Piece, Standing};
use bastide_engine::tiles::{Attr, FeatureKind, Mark, TileTable, TileType};
use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};

/// A segment: the number of the laid tile and its place in the tile's list.
pub type Node = (usize, usize);

/// One connected feature.
#[derive(PartialEq, Debug)]
pub struct Feature {
    pub kind: FeatureKind,
    pub nodes: BTreeSet<Node>,
    pub tiles: usize,
    pub open: usize,
    pub shields: u32,
    /// Pieces by seat.
    pub presence: BTreeMap<usize, u32>,
}

/// Port `port` of a tile as it lies is this port of the tile as it is printed.
fn printed(port: usize, turned: Rotation) -> usize {
    (port + 12 - 3 * usize::from(turned.quarters())) % 12
}

/// The segment that holds a port of a tile as it lies.
pub fn segment_with(tile: &TileType, turned: Rotation, port: usize) -> usize {
    let port = printed(port, turned);
    let holders: Vec<usize> = (0..tile.segments.len())
        .filter(|&place| tile.segments[place].ports.iter().any(|p| p.index() == port))
        .collect();
    assert_eq!(holders.len(), 1, "port {port} of {} belongs to one feature", tile.name);
    holders[0]
}

/// The square and the port beyond a port: 0 to 2 north, 3 to 5 east, 6 to 8 south, 9 to 11 west.
pub fn beyond(pos: Pos, port: usize) -> (Pos, usize) {
    let (dx, dy) = [(0, -1), (1, 0), (0, 1), (-1, 0)][port / 3];
    let facing = [8, 7, 6, 11, 10, 9, 2, 1, 0, 5, 4, 3][port];
    (Pos::new(pos.x + dx, pos.y + dy), facing)
}

/// All features of a board with the pieces that stand on them, by a search from port to port.
pub fn features(board: &Board, table: &TileTable, standing: &[Standing]) -> Vec<Feature> {
    features_within(board, table, standing, &BTreeSet::new())
}

/// The same where these sides of squares are walled: 0 is north, 1 east, 2 south, 3 west.
pub fn features_within(
    board: &Board,
    table: &TileTable,
    standing: &[Standing],
    walled: &BTreeSet<(Pos, usize)>,
) -> Vec<Feature> {
    let laid = board.laid();
    let at: HashMap<Pos, usize> = laid.iter().enumerate().map(|(number, l)| (l.pos, number)).collect();
    assert_eq!(at.len(), laid.len(), "no two tiles lie on one square");
    let tile = |number: usize| table.tile(laid[number].tile);
    let mut ports: HashMap<Node, Vec<usize>> = HashMap::new();
    for (number, here) in laid.iter().enumerate() {
        for port in 0..12 {
            let place = segment_with(tile(number), here.rotation, port);
            ports.entry((number, place)).or_default().push(port);
        }
    }
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for number in 0..laid.len() {
        for place in 0..tile(number).segments.len() {
            if seen.contains(&(number, place)) {
                continue;
            }
            let kind = tile(number).segments[place].kind;
            let mut feature = Feature {
                kind,
                nodes: BTreeSet::from([(number, place)]),
                tiles: 0,
                open: 0,
                shields: 0,
                presence: BTreeMap::new(),
            };
            let mut queue = VecDeque::from([(number, place)]);
            while let Some(node) = queue.pop_front() {
                let segment = &tile(node.0).segments[node.1];
                feature.shields += segment.attrs.get(Attr::Shield);
                for &port in ports.get(&node).map_or(&[][..], Vec::as_slice) {
                    let (pos, facing) = beyond(laid[node.0].pos, port);
                    let Some(&other) = at.get(&pos) else {
                        feature.open += usize::from(!walled.contains(&(laid[node.0].pos, port / 3)));
                        continue;
                    };
                    let next = (other, segment_with(tile(other), laid[other].rotation, facing));
                    if tile(other).segments[next.1].kind == kind && feature.nodes.insert(next) {
                        queue.push_back(next);
                    }
                }
            }
            feature.tiles = feature.nodes.iter().map(|node| node.0).collect::<BTreeSet<_>>().len();
            if kind == FeatureKind::Monastery {
                feature.open = 8 - filled_around(&at, laid[number].pos);
            }
            seen.extend(feature.nodes.iter().copied());
            found.push(feature);
        }
    }
    // Goods are nobody.
    for piece in standing.iter().filter(|piece| piece.piece != Piece::Good) {
        let number = at[&piece.place.pos];
        let place = match piece.place.spot.port {
            Some(port) => segment_with(tile(number), laid[number].rotation, port.index()),
            None => (tile(number).segments.iter())
                .position(|s| s.kind == piece.place.spot.kind && s.ports.is_empty())
                .expect("the tile has such a part"),
        };
        let feature = found.iter_mut().find(|feature| feature.nodes.contains(&(number, place)));
        let feature = feature.expect("every segment belongs to a feature");
        assert_eq!(feature.kind, piece.place.spot.kind);
        *feature.presence.entry(piece.player.seat()).or_default() += u32::from(piece.piece.weight());
    }
    found
}

fn filled_around(at: &HashMap<Pos, usize>, pos: Pos) -> usize {
    let mut filled = 0;
    for dx in -1..=1 {
        for dy in -1..=1 {
            let beside = (dx, dy) != (0, 0) && at.contains_key(&Pos::new(pos.x + dx, pos.y + dy));
            filled += usize::from(beside);
        }
    }
    filled
}

/// The empty squares beside laid tiles, found by looking at every square around.
pub fn frontier(board: &Board) -> BTreeSet<Pos> {
    let taken: BTreeSet<Pos> = board.laid().iter().map(|laid| laid.pos).collect();
    let (xs, ys) = (taken.iter().map(|p| p.x), taken.iter().map(|p| p.y));
    let (west, east) = (xs.clone().min().unwrap_or(0) - 2, xs.max().unwrap_or(0) + 2);
    let (north, south) = (ys.clone().min().unwrap_or(0) - 2, ys.max().unwrap_or(0) + 2);
    let mut found = BTreeSet::new();
    for x in west..=east {
        for y in north..=south {
            let pos = Pos::new(x, y);
            let beside = [1, 4, 7, 10].into_iter().any(|port| taken.contains(&beyond(pos, port).0));
            if beside && !taken.contains(&pos) {
                found.insert(pos);
            }
        }
    }
    found
}

/// Whether every side that would touch shows the same terrain port by port.
pub fn continues(board: &Board, table: &TileTable, tile: &TileType, pos: Pos, turned: Rotation) -> bool {
    (0..12).all(|port| {
        let (beside, facing) = beyond(pos, port);
        board.laid().iter().find(|laid| laid.pos == beside).is_none_or(|laid| {
            let other = table.tile(laid.tile);
            tile.segments[segment_with(tile, turned, port)].kind
                == other.segments[segment_with(other, laid.rotation, facing)].kind
        })
    })
}

/// A part of a tile as it lies: what it is, its ports (of a lake, those of its rivers), all that is drawn on it.
type Look = (FeatureKind, Vec<usize>, [u32; Attr::ALL.len()], Option<Mark>);

/// What a tile looks like, turned.
fn look(tile: &TileType, turned: Rotation) -> Vec<Look> {
    let ports = |place: usize| (0..12).filter(move |&port| segment_with(tile, turned, port) == place);
    let mut parts: Vec<_> = (tile.segments.iter().enumerate())
        .map(|(place, segment)| {
            let rivers = (0..tile.segments.len()).filter(|river| segment.touches >> river & 1 == 1);
            let mut mine: Vec<usize> = match segment.kind {
                FeatureKind::Lake => rivers.flat_map(ports).collect(),
                _ => ports(place).collect(),
            };
            mine.sort_unstable();
            (segment.kind, mine, Attr::ALL.map(|attr| segment.attrs.get(attr)), segment.mark)
        })
        .collect();
    parts.sort();
    parts
}

/// The rotations of a tile that look different from all before them.
pub fn different_rotations(tile: &TileType) -> Vec<Rotation> {
    let mut seen = Vec::new();
    let mut different = Vec::new();
    for turned in Rotation::ALL {
        let look = look(tile, turned);
        if !seen.contains(&look) {
            seen.push(look);
            different.push(turned);
        }
    }
    different
}

/// Panics unless the engine's features are those of the recount.
pub fn assert_features_agree(board: &Board, table: &TileTable, standing: &[Standing]) {
    assert_features_are(board, &features(board, table, standing));
}

/// Panics unless the engine's features are these.
pub fn assert_features_are(board: &Board, found: &[Feature]) {
    let engine = board.features();
    let node = |segment| engine.place(segment);
    let by_node: HashMap<Node, _> = engine.segments().map(|segment| (node(segment), segment)).collect();
    let total: usize = found.iter().map(|feature| feature.nodes.len()).sum();
    assert_eq!(total, engine.len(), "each segment is in one feature");
    assert_eq!(found.len(), engine.roots().count(), "as many features");
    for feature in found {
        let first = by_node[feature.nodes.first().expect("no feature is empty")];
        let ring: Vec<Node> = engine.ring(first).map(node).collect();
        assert_eq!(ring.len(), feature.nodes.len(), "the ring meets each segment once");
        assert_eq!(ring.into_iter().collect::<BTreeSet<_>>(), feature.nodes);
        for place in &feature.nodes {
            let segment = by_node[place];
            assert_eq!(engine.root(segment), engine.root(first));
            assert_eq!(engine.kind(segment), feature.kind);
        }
        assert_eq!(engine.open(first) as usize, feature.open, "open ends of {feature:?}");
        assert_eq!(engine.attrs(first).get(Attr::Shield), feature.shields, "shields of {feature:?}");
        if !feature.kind.is_land() {
            assert_eq!(engine.tiles(first) as usize, feature.tiles, "tiles of {feature:?}");
        }
        let presence = engine.presence(first).iter().map(|(p, weight)| (p.seat(), u32::from(weight)));
        assert_eq!(presence.collect::<BTreeMap<_, _>>(), feature.presence, "who is on {feature:?}");
    }
    for (number, laid) in board.laid().iter().enumerate() {
        assert_eq!(node(laid.segment(0)), (number, 0), "a tile knows its first segment");
    }
}

/// Panics unless frontier and placements are those a search of every square and rotation finds.
pub fn assert_placements_agree(board: &Board, table: &TileTable) {
    let squares = frontier(board);
    assert_eq!(board.frontier().len(), squares.len(), "no square is listed twice");
    assert_eq!(board.frontier().iter().copied().collect::<BTreeSet<_>>(), squares);
    for id in table.ids() {
        let tile = table.tile(id);
        let rotations = different_rotations(tile);
        let mut expected = BTreeSet::new();
        for &pos in &squares {
            for &turned in &rotations {
                if continues(board, table, tile, pos, turned) {
                    expected.insert((pos, turned));
                }
            }
        }
        let placements: Vec<_> = board.placements(id).map(|at| (at.pos, at.rotation)).collect();
        assert_eq!(placements.len(), expected.len(), "{}", tile.name);
        assert_eq!(placements.iter().copied().collect::<BTreeSet<_>>(), expected, "{}", tile.name);
        assert_eq!(board.count_placements(id) as usize, expected.len());
        assert_eq!(board.fits_somewhere(id), !expected.is_empty());
        if !placements.is_empty() {
            let mut rng = bastide_engine::chance::Seed::from(board.laid().len() as u64).rng();
            let at = board.random_placement(id, |_| true, &mut rng);
            assert!(placements.contains(&(at.pos, at.rotation)), "{}", tile.name);
        }
    }
}
