//! The castle wall: every space of the track is there once, in order, and every picture is whole.

mod common;

use bastide_engine::games::castle;
use bastide_engine::geometry::{Pos, Rotation};
use bastide_engine::lang::Lang;
use bastide_engine::tiles::{Attr, FeatureKind, TileSet};
use bastide_render::{
    CastleWalls, Enclosure, Picture, PictureCastle, PictureGame, PicturePiece, PicturePlayer, PictureTile,
    Point, TILE, VARIANTS, board_svg, borders_svg, castle_edges, castle_tokens, figures, sheet_svg, symbols,
    tile_layout, tile_svg,
};
use common::{assert_whole, lay, page};

#[test]
fn every_tile_is_well_formed_in_every_turn_and_always_the_same() {
    for tile in &TileSet::castle().tiles {
        for rotation in Rotation::ALL {
            for variant in 0..VARIANTS {
                let svg = tile_svg(tile, rotation, variant);
                assert_whole(&svg);
                assert_eq!(svg, tile_svg(tile, rotation, variant + VARIANTS));
            }
        }
    }
}

#[test]
fn markets_wells_and_squares_can_be_counted() {
    for tile in &TileSet::castle().tiles {
        let svg = tile_svg(tile, Rotation::QUARTER, 1);
        let count = |attr: Attr| tile.segments.iter().map(|s| s.attrs.get(attr)).sum::<u32>() as usize;
        assert_eq!(svg.matches("<use href=\"#bst-stall").count(), count(Attr::Market), "{}", tile.name);
        assert_eq!(svg.matches("<use href=\"#bst-cistern").count(), count(Attr::Well), "{}", tile.name);
        let squares = usize::from(count(Attr::Square) > 0);
        assert_eq!(svg.matches("<use href=\"#bst-fountain").count(), squares, "{}", tile.name);
        for (segment, laid) in tile.segments.iter().zip(&tile_layout(tile).segments) {
            assert_eq!(laid.markets.len(), segment.attrs.get(Attr::Market) as usize);
            for &market in &laid.markets {
                assert!(
                    laid.region.contains(market) && laid.region.clearance(market) > 10.0,
                    "{}",
                    tile.name
                );
                assert!(market.distance(laid.spot) > 20.0, "{}: the spot is on the market", tile.name);
            }
        }
    }
}

#[test]
fn a_path_that_ends_shows_where() {
    for tile in &TileSet::castle().tiles {
        let ends = tile
            .segments
            .iter()
            .any(|s| s.kind == FeatureKind::Road && s.ports.len() == 1 && s.attrs.get(Attr::Square) == 0);
        let svg = tile_svg(tile, Rotation::NONE, 0);
        let door = svg.contains("<use href=\"#bst-porch") || svg.contains("<use href=\"#bst-gate");
        assert_eq!(door, ends, "{}", tile.name);
    }
}

#[test]
fn sheets_say_what_is_reconstructed() {
    let words = [(Lang::En, "our own reconstruction"), (Lang::Fr, "notre propre reconstitution")];
    for (lang, word) in words {
        let sheet = sheet_svg(&TileSet::castle(), lang);
        assert_whole(&sheet);
        assert!(sheet.contains(word));
        assert!(!sheet_svg(&TileSet::base(), lang).contains(word));
    }
}

#[test]
fn symbols_and_tokens_are_whole() {
    let set = TileSet::castle();
    let walls = Enclosure::new(&CastleWalls::from(&castle::Enclosure::standard()));
    assert_whole(&page(&(symbols([&set]) + &figures() + &castle_tokens() + &walls.backdrop())));
}

#[test]
fn x2_the_track_runs_from_0_to_99_in_even_steps() {
    let walls = Enclosure::new(&CastleWalls::from(&castle::Enclosure::standard()));
    let centres: Vec<Point> = (0..100).map(|n| walls.space_centre(n).expect("all are there")).collect();
    assert_eq!(walls.space_centre(100), None);
    for (n, a) in centres.iter().enumerate() {
        let next = centres[(n + 1) % 100];
        let step = a.distance(next);
        assert!((28.0..80.0).contains(&step), "from {n} on it is {step:.0}");
        for (other, b) in centres.iter().enumerate().skip(n + 1) {
            assert!(a.distance(*b) > 28.0, "{n} and {other} lie on top of each other");
        }
        assert_ne!(walls.marker_place(n as u32, 0), walls.marker_place(n as u32, 1));
    }
    let backdrop = walls.backdrop();
    for n in 0..100 {
        assert_eq!(backdrop.matches(&format!(">{n}</text>")).count(), 1, "the number {n}");
    }
}

#[test]
fn the_track_runs_outside_the_yard_and_inside_the_picture() {
    let data = CastleWalls::from(&castle::Enclosure::standard());
    let walls = Enclosure::new(&data);
    let (first, last) = walls.bounds();
    let places = (0..100).filter_map(|n| walls.space_centre(n));
    let tiles = (0..14).filter_map(|i| walls.wall_tile_place(i));
    for p in places.chain(tiles) {
        let cell = Pos::new((p.x / TILE).floor() as i16, (p.y / TILE).floor() as i16);
        assert!(!data.cells.contains(&cell), "{p:?} is in the yard");
        assert!(first.x < p.x && p.x < last.x && first.y < p.y && p.y < last.y, "{p:?} is not shown");
    }
}

#[test]
fn towers_stand_at_the_bends_of_the_wall() {
    let data = CastleWalls::from(&castle::Enclosure::standard());
    let walls = Enclosure::new(&data);
    assert_eq!(data.towers.len(), 14);
    for (i, tower) in data.towers.iter().enumerate() {
        let centre = walls.tower_centre(i).unwrap();
        let bend = Point::new(f64::from(tower.at.0) * TILE, f64::from(tower.at.1) * TILE);
        assert!(centre.distance(bend) < 90.0, "tower {:?}", tower.spaces);
        for space in tower.spaces {
            assert!(walls.space_centre(space).unwrap().distance(centre) < 30.0);
            let tile = walls.wall_tile_place(i).unwrap();
            assert!(walls.space_centre(space).unwrap().distance(tile) > 24.0, "the tile covers {space}");
        }
    }
    // The head of the nook: side by side, and nothing between them.
    let (a, b) = (walls.tower_centre(2).unwrap(), walls.tower_centre(3).unwrap());
    assert!((80.0..100.0).contains(&a.distance(b)));
}

#[test]
fn x5_edges_are_drawn_where_kinds_differ_and_only_there() {
    let (set, data) = (TileSet::castle(), CastleWalls::from(&castle::Enclosure::standard()));
    let edges =
        |tiles: &[PictureTile]| borders_svg(&castle_edges(tiles, &data)).matches("<g transform").count();
    let house = || lay(&set, "house-n-court-market", 3, 3, 0);
    assert_eq!(edges(&[house()]), 0, "it may go on");
    assert_eq!(edges(&[house(), lay(&set, "house-n-court-market", 3, 2, 2)]), 0, "it goes on");
    assert_eq!(edges(&[house(), lay(&set, "house-n-court-market", 3, 2, 0)]), 1, "it ends at a court");
    assert_eq!(edges(&[house(), lay(&set, "tower-n-court-market", 3, 2, 2)]), 2, "both end at each other");
    assert_eq!(edges(&[lay(&set, "house-n-court-market", 0, 0, 0)]), 1, "it ends at the castle wall");
    assert_eq!(edges(&[lay(&set, "house-n-court-market", 8, 0, 0)]), 0, "it goes on in the start space");
    assert_eq!(edges(&[lay(&set, "tower-n-court-market", 8, 0, 0)]), 1, "a house is no tower");
}

#[test]
fn a_board_is_whole_and_always_the_same() {
    let set = TileSet::castle();
    let picture = |scores: [u32; 2]| Picture {
        tiles: vec![lay(&set, "house-n-court-market", 8, 0, 0), lay(&set, "path-straight-market", 2, 0, 0)],
        pieces: vec![PicturePiece { player: 1, pos: Pos::new(2, 0), segment: 1 }],
        players: scores
            .map(|score| PicturePlayer { name: "Ada".into(), score, followers: 6, to_move: false })
            .into(),
        caption: String::new(),
        lang: Lang::Fr,
        game: PictureGame::Castle(PictureCastle {
            walls: CastleWalls::from(&castle::Enclosure::standard()),
            keeps: vec![PicturePiece { player: 0, pos: Pos::new(8, 0), segment: 0 }],
            wall_tiles: (1..14).collect(),
            held: vec![vec![Some(4), None], vec![]],
        }),
    };
    let svg = board_svg(&picture([17, 117]));
    assert_whole(&svg);
    assert_eq!(svg, board_svg(&picture([17, 117])));
    assert!(svg.contains("#bst-lying1\""), "a merchant lies down");
    assert!(svg.contains("#bst-keep0\"") && svg.contains("#bst-wall-tile-4\""));
    assert!(svg.contains("#bst-marker0\"") && svg.contains("#bst-marker1-lap\""));
    assert_eq!(svg.matches("<use href=\"#bst-wall-tile-back\"").count(), 14);
    assert!(svg.contains(">100+<") && !svg.contains(">50+<"), "a lap is 100 here");
    // Nothing at all is a castle too.
    assert_whole(&board_svg(&Picture { game: PictureCastle::default().into(), ..Picture::default() }));
}
