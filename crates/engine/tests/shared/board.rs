//! The board by itself: laws of contact, closed squares, walls, its grid and its tables.

use crate::common::recount;
use bastide_engine::board::{Board, Placement, SegmentId};
use bastide_engine::chance::Seed;
use bastide_engine::geometry::{Pos, Rotation, Side};
use bastide_engine::tiles::{FeatureKind, Law, TileId, TileSet, TileTable};
use std::collections::{BTreeMap, BTreeSet};

/// A set of tiles, one copy each: name and feature lines.
fn set(id: &str, tiles: &[(&str, &str)]) -> TileSet {
    let mut text = format!("[set]\nid = '{id}'\ntitle = '{id}'\ntiles = {}\n", tiles.len());
    for (name, features) in tiles {
        text += &format!("[[tile]]\nid = '{name}'\ncount = 1\nfeatures = [{features}]\n");
    }
    TileSet::parse(id, &text).unwrap_or_else(|error| panic!("{error}"))
}

/// A board and the tiles for it, addressed by name.
struct Bench {
    table: TileTable,
    board: Board,
}

impl Bench {
    fn new(tiles: &[(&str, &str)], law: Law, room: usize) -> Self {
        let table = TileTable::new([&set("bench", tiles)], law).expect("few kinds");
        let board = Board::new(&table, room);
        Self { table, board }
    }

    fn tile(&self, name: &str) -> TileId {
        self.table.find(name).unwrap_or_else(|| panic!("no tile {name}"))
    }

    /// Lays a tile; from the second on it has to fit.
    fn lay(&mut self, name: &str, x: i16, y: i16, degrees: u16) {
        let at = placement(x, y, degrees);
        let tile = self.tile(name);
        let first = self.board.laid().is_empty();
        assert!(first || self.board.fits(tile, at), "{name} does not fit on {}", at.pos);
        self.board.lay(&self.table, tile, at);
    }

    fn fits(&self, name: &str, x: i16, y: i16, degrees: u16) -> bool {
        self.board.fits(self.tile(name), placement(x, y, degrees))
    }

    /// The segment at a place in the list of the tile on that square.
    fn segment(&self, x: i16, y: i16, place: usize) -> SegmentId {
        let number = self.board.laid().iter().position(|laid| laid.pos == Pos::new(x, y));
        let features = self.board.features();
        let here = features
            .segments()
            .find(|&s| (Some(features.place(s).0), features.place(s).1) == (number, place));
        here.unwrap_or_else(|| panic!("no segment {place} on {x},{y}"))
    }

    fn open(&self, x: i16, y: i16, place: usize) -> u32 {
        self.board.features().open(self.segment(x, y, place))
    }

    fn joined(&self, a: (i16, i16, usize), b: (i16, i16, usize)) -> bool {
        let features = self.board.features();
        features.root(self.segment(a.0, a.1, a.2)) == features.root(self.segment(b.0, b.1, b.2))
    }
}

fn placement(x: i16, y: i16, degrees: u16) -> Placement {
    Placement { pos: Pos::new(x, y), rotation: Rotation::from_quarters((degrees / 90) as u8) }
}

const CITY: (&str, &str) = ("city", "'city n e s w'");
const FIELD: (&str, &str) = ("field", "'field n e s w'");
const ROAD: (&str, &str) = ("road", "'road e2 w2', 'field n e1 w3', 'field e3 s w1'");
const STREET: (&str, &str) = ("street", "'road e2 w2', 'city n e1 w3', 'city e3 s w1'");
/// A road to the east with a city on its north and a field on its south.
const MIXED: (&str, &str) = ("mixed", "'road e2', 'city n e1', 'field e3 s w'");

#[test]
fn roads_only_lets_other_kinds_meet_and_closes_both_there() {
    let mut bench = Bench::new(&[CITY, FIELD], Law::RoadsOnly, 9);
    bench.lay("city", 0, 0, 0);
    assert_eq!(bench.open(0, 0, 0), 12);
    bench.lay("field", 1, 0, 0);
    assert!(!bench.joined((0, 0, 0), (1, 0, 0)), "a city and a field never are one");
    assert_eq!((bench.open(0, 0, 0), bench.open(1, 0, 0)), (9, 9));
    for (x, y) in [(0, 1), (-1, 0), (0, -1)] {
        bench.lay("field", x, y, 0);
    }
    assert_eq!(bench.open(0, 0, 0), 0, "fields all round complete it");
    let features = bench.board.features();
    assert_eq!(features.tiles(bench.segment(0, 0, 0)), 1);
}

#[test]
fn roads_only_joins_what_is_of_one_kind() {
    let mut bench = Bench::new(&[CITY, FIELD], Law::RoadsOnly, 9);
    bench.lay("city", 0, 0, 0);
    bench.lay("city", 1, 0, 0);
    assert!(bench.joined((0, 0, 0), (1, 0, 0)));
    assert_eq!(bench.open(0, 0, 0), 18);
    assert_eq!(bench.board.features().tiles(bench.segment(1, 0, 0)), 2);
}

#[test]
fn roads_only_makes_roads_meet_roads() {
    let mut bench = Bench::new(&[CITY, FIELD, ROAD, STREET], Law::RoadsOnly, 9);
    bench.lay("road", 0, 0, 0);
    for name in ["city", "field"] {
        assert!(!bench.fits(name, 1, 0, 0) && !bench.fits(name, -1, 0, 0), "{name} would stop the road");
        assert!(bench.fits(name, 0, 1, 0) && bench.fits(name, 0, -1, 0), "{name} may lie beside it");
    }
    assert!(!bench.fits("street", 1, 0, 90), "its road would not go on");
    assert!(!bench.fits("street", 0, 1, 90), "its road would meet none");
    assert!(bench.fits("street", 1, 0, 0));
    assert!(!bench.fits("street", 1, 0, 180), "it looks the same as unturned");

    bench.lay("street", 1, 0, 0);
    assert!(bench.joined((0, 0, 0), (1, 0, 0)), "the roads go on");
    assert_eq!(bench.open(0, 0, 0), 2);
    // Beside the road, field meets city: closed on both, joined by neither.
    let fields = [bench.open(0, 0, 1), bench.open(0, 0, 2)];
    let cities = [bench.open(1, 0, 1), bench.open(1, 0, 2)];
    assert_eq!((fields, cities), ([4, 4], [4, 4]));
}

#[test]
fn roads_only_joins_each_port_with_the_one_it_faces() {
    // East of the first tile lie, from the north: city, road, field. Turned by 180, the second
    // tile shows to the west, from the north: field, road, city.
    let mut bench = Bench::new(&[MIXED], Law::RoadsOnly, 9);
    bench.lay("mixed", 0, 0, 0);
    bench.lay("mixed", 1, 0, 180);
    assert_eq!(bench.open(0, 0, 0), 0, "the road has both its ends");
    assert!(!bench.joined((0, 0, 1), (1, 0, 1)) && !bench.joined((0, 0, 2), (1, 0, 2)));
    assert_eq!((bench.open(0, 0, 1), bench.open(0, 0, 2)), (3, 6));
}

/// Four cities on one tile, of which a ring of cities joins the northern to the eastern one.
///
/// ```text
///   [city][city]
///   [four][city]
/// ```
fn ring_on_four_cities() -> Bench {
    let four = ("four", "'city n', 'city e', 'city s', 'city w'");
    let mut bench = Bench::new(&[four, CITY], Law::Strict, 30);
    bench.lay("four", 0, 0, 0);
    for (x, y) in [(0, -1), (1, -1), (1, 0)] {
        bench.lay("city", x, y, 0);
    }
    assert_eq!(
        bench.board.features().tiles(bench.segment(0, 0, 0)),
        4,
        "the tile with both ends counts once"
    );
    bench
}

#[test]
fn a_tile_counts_once_when_its_feature_joins_a_larger_one_that_is_not_on_it() {
    let mut bench = ring_on_four_cities();
    let city = bench.tile("city");
    for x in 3..9 {
        bench.board.lay(&bench.table, city, placement(x, -1, 0));
    }
    assert!(!bench.joined((0, 0, 0), (3, -1, 0)));
    bench.lay("city", 2, -1, 0);
    assert!(bench.joined((0, 0, 0), (3, -1, 0)));
    assert_eq!(bench.board.features().tiles(bench.segment(0, 0, 1)), 4 + 1 + 6);
    recount::assert_features_agree(&bench.board, &bench.table, &[]);
}

#[test]
fn a_tile_counts_once_when_its_feature_joins_a_larger_one_that_is_on_it_too() {
    let mut bench = ring_on_four_cities();
    for (x, y) in [(0, 1), (0, 2), (1, 2), (0, 3), (1, 3), (0, 4)] {
        bench.lay("city", x, y, 0);
    }
    assert!(!bench.joined((0, 0, 0), (0, 0, 2)), "the southern city is another one");
    bench.lay("city", 1, 1, 0);
    assert!(bench.joined((0, 0, 0), (0, 0, 2)));
    assert_eq!(bench.board.features().tiles(bench.segment(0, 0, 0)), 4 + 6 + 1);
    recount::assert_features_agree(&bench.board, &bench.table, &[]);
}

#[test]
fn the_strict_law_refuses_what_roads_only_allows() {
    let tiles = [CITY, FIELD, ROAD, STREET, MIXED];
    let mut strict = Bench::new(&tiles, Law::Strict, 9);
    strict.lay("mixed", 0, 0, 0);
    assert!(!strict.fits("mixed", 1, 0, 180), "city would face field");
    assert!(!strict.fits("road", 1, 0, 0) && !strict.fits("street", 1, 0, 0), "on one side of the road");
    assert!(strict.fits("city", 0, -1, 0) && !strict.fits("field", 0, -1, 0));
}

#[test]
fn a_closed_square_takes_no_tile() {
    let mut bench = Bench::new(&[FIELD], Law::Strict, 9);
    bench.board.close(Pos::new(0, 1));
    bench.lay("field", 0, 0, 0);
    let open = |bench: &Bench| bench.board.frontier().iter().copied().collect::<BTreeSet<_>>();
    let beside = [(0, -1), (1, 0), (-1, 0)].map(|(x, y)| Pos::new(x, y));
    assert_eq!(open(&bench), BTreeSet::from(beside), "closed before anything lay beside it");
    assert!(!bench.fits("field", 0, 1, 0));

    // Closed while it is in the frontier, first of all listed, so that another takes its place.
    let first = bench.board.frontier()[0];
    bench.board.close(first);
    let left: BTreeSet<Pos> = beside.into_iter().filter(|&pos| pos != first).collect();
    assert_eq!(open(&bench), left);
    let field = bench.tile("field");
    assert_eq!(bench.board.count_placements(field), 2);
    for pos in &left {
        assert!(bench.fits("field", pos.x, pos.y, 0), "{pos} is still open");
    }
    assert!(!bench.fits("field", first.x, first.y, 0));

    // Laying beside a closed square does not open it again.
    let next = *left.first().unwrap();
    bench.lay("field", next.x, next.y, 0);
    assert!(!open(&bench).contains(&first) && !open(&bench).contains(&Pos::new(0, 1)));
    assert!(bench.board.tile_at(first).is_none());
}

#[test]
fn a_board_with_all_squares_around_closed_is_full() {
    let mut bench = Bench::new(&[FIELD], Law::Strict, 9);
    bench.lay("field", 0, 0, 0);
    for side in Side::ALL {
        bench.board.close(Pos::new(0, 0).step(side));
    }
    assert!(bench.board.frontier().is_empty());
    assert!(!bench.board.fits_somewhere(bench.tile("field")));
}

#[test]
fn a_wall_on_the_rim_completes_a_road() {
    let mut bench = Bench::new(&[ROAD], Law::RoadsOnly, 9);
    bench.lay("road", 0, 0, 0);
    bench.lay("road", 1, 0, 0);
    assert_eq!(bench.open(0, 0, 0), 2);
    bench.board.wall(&bench.table, Pos::new(0, 0), Side::West);
    assert_eq!(bench.open(1, 0, 0), 1, "the whole road knows it");
    bench.board.wall(&bench.table, Pos::new(1, 0), Side::East);
    assert_eq!(bench.open(0, 0, 0), 0, "completed between two walls");
    assert_eq!(bench.board.features().tiles(bench.segment(0, 0, 0)), 2);
    // Of 3 + 1 + 1 ports on each tile's north field, two met and two were walled off.
    assert_eq!((bench.open(0, 0, 1), bench.open(0, 0, 2)), (6, 6));
}

#[test]
fn a_wall_follows_the_rotation_of_the_tile() {
    let mut bench = Bench::new(&[ROAD], Law::RoadsOnly, 9);
    bench.lay("road", 0, 0, 90);
    bench.board.wall(&bench.table, Pos::new(0, 0), Side::West);
    assert_eq!(bench.open(0, 0, 0), 2, "the road runs from north to south");
    bench.board.wall(&bench.table, Pos::new(0, 0), Side::North);
    assert_eq!(bench.open(0, 0, 0), 1);
}

#[test]
fn a_line_as_long_as_the_game_fits_in_any_direction() {
    // 62 tiles make a grid of 64: a straight line and the two squares at its ends fill it exactly.
    for (dx, dy, turn) in [(1, 0, 0), (-1, 0, 0), (0, 1, 90), (0, -1, 90)] {
        for (x, y) in [(0, 0), (1000, -1000), (-63, 64), (32_000, -32_000)] {
            let mut bench = Bench::new(&[ROAD], Law::Strict, 62);
            for n in 0..62 {
                bench.lay("road", x + dx * n, y + dy * n, turn);
            }
            assert_eq!(bench.board.frontier().len(), 2 * 62 + 2);
            assert_eq!(bench.open(x, y, 0), 2);
            assert_eq!(bench.board.features().tiles(bench.segment(x, y, 0)), 62);
            recount::assert_features_agree(&bench.board, &bench.table, &[]);
            recount::assert_placements_agree(&bench.board, &bench.table);
        }
    }
}

#[test]
fn a_line_that_grows_both_ways_wraps_around_the_grid() {
    let mut bench = Bench::new(&[ROAD], Law::Strict, 62);
    for n in 0..40 {
        bench.lay("road", n, 0, 0);
    }
    for n in 1..=22 {
        bench.lay("road", -n, 0, 0);
    }
    assert_eq!(bench.board.features().tiles(bench.segment(0, 0, 0)), 62);
    recount::assert_features_agree(&bench.board, &bench.table, &[]);
    recount::assert_placements_agree(&bench.board, &bench.table);
    // A whole grid away lies nothing, and nothing can be laid.
    for (x, y) in [(64, 0), (-64, 0), (0, 64), (0, -64), (64, 64)] {
        assert!(bench.board.tile_at(Pos::new(x, y)).is_none());
    }
    assert!(bench.fits("road", 40, 0, 0) && !bench.fits("road", 40 - 64, 0, 0));
    assert!(bench.fits("road", -23, 0, 0) && !bench.fits("road", -23 + 64, 0, 0));
}

#[test]
fn squares_around_are_counted_across_the_seam_of_the_grid() {
    // A grid of 16: columns 15 and 16 lie on its two edges.
    let mut bench = Bench::new(&[FIELD], Law::Strict, 14);
    for (x, y) in [(14, 14), (15, 14), (16, 14), (16, 15), (16, 16), (15, 16), (14, 16), (14, 15)] {
        bench.lay("field", x, y, 0);
    }
    assert_eq!(bench.board.filled_around(Pos::new(15, 15)), 8);
    assert_eq!(bench.board.filled_around(Pos::new(15, 14)), 4);
    bench.lay("field", 15, 15, 0);
    assert_eq!(bench.open(15, 15, 0), 36, "the rim of a three by three block");
}

/// All ways to give each side city, field or road: more kinds than one word of a bit set holds.
fn many_kinds(prefix: &str) -> Vec<(String, String)> {
    let mut kinds = Vec::new();
    for code in 0..81 {
        let shows = |side: usize| code / [1, 3, 9, 27][side] % 3;
        let mut features = Vec::new();
        for (side, letter) in ["n", "e", "s", "w"].into_iter().enumerate() {
            features.push(match shows(side) {
                0 => format!("'city {letter}'"),
                1 => format!("'field {letter}'"),
                _ => format!("'road {letter}2', 'field {letter}1', 'field {letter}3'"),
            });
        }
        kinds.push((format!("{prefix}{code}"), features.join(", ")));
    }
    kinds
}

#[test]
fn a_table_of_many_kinds_in_several_sets_finds_every_placement() {
    let kinds = [many_kinds("a"), many_kinds("b")];
    let [one, two] = kinds.each_ref().map(|kinds| {
        set("many", &kinds.iter().map(|(name, features)| (&**name, &**features)).collect::<Vec<_>>())
    });
    let base = TileSet::base();
    let table = TileTable::new([&one, &base, &two], Law::Strict).unwrap();
    assert_eq!(table.types().len(), 81 + 24 + 81);
    // Numbered through, set after set.
    let names: Vec<&str> =
        [&one, &base, &two].into_iter().flat_map(|s| s.tiles.iter().map(|t| &*t.name)).collect();
    for (id, name) in table.ids().zip(&names) {
        assert_eq!((&*table.name(id), table.find(name)), (*name, Some(id)));
    }
    assert_eq!(table.find("c0"), None);

    // Lay one tile after another from all over the table and look for every placement of every kind.
    let ids: Vec<TileId> = table.ids().collect();
    let mut board = Board::new(&table, 20);
    board.lay(&table, table.find("b80").unwrap(), placement(0, 0, 0));
    for number in 1..20usize {
        let mut from_here = ids.iter().copied().cycle().skip(number * 37);
        let id = from_here.find(|&id| board.fits_somewhere(id)).unwrap();
        let at = board.placements(id).nth(board.count_placements(id) as usize / 2).unwrap();
        board.lay(&table, id, at);
        recount::assert_placements_agree(&board, &table);
    }
    recount::assert_features_agree(&board, &table, &[]);
}

#[test]
fn a_table_has_room_for_256_kinds_and_no_more() {
    let sets: Vec<TileSet> = (0..4)
        .map(|n| {
            let kinds = many_kinds(&format!("s{n}-"));
            let kinds = kinds.iter().take(if n == 3 { 13 } else { 81 });
            set("many", &kinds.map(|(name, features)| (&**name, &**features)).collect::<Vec<_>>())
        })
        .collect();
    let table = TileTable::new(&sets, Law::Strict).unwrap();
    assert_eq!(table.ids().count(), 256);
    let last = table.find("s3-12").unwrap();
    assert_eq!(last.index(), 255);
    let mut board = Board::new(&table, 4);
    board.lay(&table, last, placement(0, 0, 0));
    recount::assert_placements_agree(&board, &table);

    let one_more = set("more", &[FIELD]);
    assert!(TileTable::new(sets.iter().chain([&one_more]), Law::Strict).is_none());
}

#[test]
fn a_random_placement_is_any_of_them_equally_often() {
    let end = ("end", "'road w2', 'field n e s w1 w3'");
    let tiles = [ROAD, end, FIELD];
    let mut bench = Bench::new(&tiles, Law::Strict, 20);
    for x in 0..20 {
        bench.lay("road", x, 0, 0);
    }
    let mut rng = Seed::from(9).rng();
    for (name, placements) in [("end", 2 + 3 * 40), ("field", 40), ("road", 2 + 40)] {
        let tile = bench.tile(name);
        assert_eq!(bench.board.count_placements(tile), placements, "{name}");
        assert_fair(&bench, tile, &mut rng);
    }
}

/// Draws each placement about a thousand times.
fn assert_fair(bench: &Bench, tile: TileId, rng: &mut impl rand_core::Rng) {
    let key = |at: Placement| (at.pos, at.rotation);
    let mut hits: BTreeMap<_, u32> = bench.board.placements(tile).map(|at| (key(at), 0)).collect();
    for _ in 0..1000 * hits.len() {
        let at = bench.board.random_placement(tile, |_| true, rng);
        *hits.get_mut(&key(at)).expect("it is a placement") += 1;
    }
    // Five standard deviations.
    assert!(hits.values().all(|n| (840..=1160).contains(n)), "{hits:?}");
}

#[test]
fn a_rare_placement_is_found_as_often_as_its_fellow() {
    // Only the two ends of a long road take this tile: nearly every dart misses.
    let end = ("end", "'road w2', 'city n e s', 'field w1', 'field w3'");
    let mut bench = Bench::new(&[ROAD, end], Law::Strict, 62);
    for x in 0..62 {
        bench.lay("road", x, 0, 0);
    }
    let tile = bench.tile("end");
    assert_eq!(bench.board.count_placements(tile), 2);
    assert_fair(&bench, tile, &mut Seed::from(10).rng());
}

/// Squares that are not allowed are passed over, by darts and by counting alike.
#[test]
fn a_random_placement_is_on_an_allowed_square() {
    let end = ("end", "'road w2', 'city n e s', 'field w1', 'field w3'");
    let mut bench = Bench::new(&[ROAD, end], Law::Strict, 62);
    for x in 0..62 {
        bench.lay("road", x, 0, 0);
    }
    let (tile, rng) = (bench.tile("end"), &mut Seed::from(11).rng());
    for allowed in bench.board.placements(tile).map(|at| at.pos).collect::<Vec<_>>() {
        for _ in 0..100 {
            assert_eq!(bench.board.random_placement(tile, |pos| pos == allowed, rng).pos, allowed);
        }
    }
}

#[test]
fn kinds_without_ports_never_meet_anything() {
    let mut bench = Bench::new(&[("cloister", "'monastery', 'field n e s w'")], Law::Strict, 4);
    bench.lay("cloister", 0, 0, 0);
    bench.lay("cloister", 1, 0, 0);
    assert!(!bench.joined((0, 0, 0), (1, 0, 0)));
    assert!(bench.joined((0, 0, 1), (1, 0, 1)));
    assert_eq!(bench.board.features().kind(bench.segment(1, 0, 0)), FeatureKind::Monastery);
}
