//! The City: its goods differ in shape, edges close markets where they end, and walls stand where they were set.

mod common;

use bastide_engine::games::city::End;
use bastide_engine::geometry::{Edge, Pos, Rotation, Side};
use bastide_engine::lang::Lang;
use bastide_engine::tiles::{Attr, Building, FeatureKind, TileSet};
use bastide_render::{
    CityTower, CityWall, CityWalls, Picture, PictureCity, PictureGame, PicturePlayer, VARIANTS, WallPiece,
    board_svg, city_edges, city_tokens, figures, guard_id, png, sheet_svg, symbol_id, symbols, tile_layout,
    tile_svg, tower_id,
};
use common::{assert_whole, city_game, lay, page};
use std::collections::BTreeSet;

#[test]
fn every_tile_is_well_formed_in_every_turn_and_always_the_same() {
    let mut ids = BTreeSet::new();
    for tile in &TileSet::city().tiles {
        for rotation in Rotation::ALL {
            for variant in 0..VARIANTS {
                let svg = tile_svg(tile, rotation, variant);
                assert_whole(&svg);
                assert_eq!(svg, tile_svg(tile, rotation, variant + VARIANTS));
                assert!(
                    ids.insert(symbol_id(tile, rotation, variant)),
                    "{} has the id of another",
                    tile.name
                );
            }
        }
    }
}

#[test]
fn symbols_and_pieces_are_whole() {
    assert_whole(&page(&(symbols([&TileSet::city()]) + &figures() + &city_tokens())));
}

#[test]
fn a_building_is_part_of_the_id_of_its_tile() {
    let mut tile = TileSet::city().tile("residential-public").expect("it is in the set").clone();
    let ids = Building::ALL.map(|building| {
        tile.segments[0].building = Some(building);
        symbol_id(&tile, Rotation::NONE, 0)
    });
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), Building::ALL.len());
}

/// The number of a market's goods among the signs.
fn sign(goods: Attr) -> String {
    let number = Attr::GOODS.iter().position(|&one| one == goods).expect("it is sold");
    format!("<use href=\"#bst-sign{number}\"")
}

#[test]
fn c7_each_market_shows_its_goods_once_and_buildings_stand_where_they_should() {
    for tile in &TileSet::city().tiles {
        let (svg, layout) = (tile_svg(tile, Rotation::from_quarters(2), 1), tile_layout(tile));
        for goods in Attr::GOODS {
            let sold: u32 = tile.segments.iter().map(|segment| segment.attrs.get(goods)).sum();
            assert_eq!(svg.matches(&sign(goods)).count(), sold as usize, "{} and {goods}", tile.name);
        }
        let of = |historic: bool| {
            let buildings = tile.segments.iter().filter_map(|segment| segment.building);
            buildings.filter(|building| building.is_historic() == historic).count()
        };
        assert_eq!(svg.matches("<use href=\"#bst-public").count(), of(false), "{}", tile.name);
        assert_eq!(svg.matches("<use href=\"#bst-landmark").count(), of(true), "{}", tile.name);
        for (segment, laid) in tile.segments.iter().zip(&layout.segments) {
            assert_eq!(laid.building.is_some(), segment.building.is_some(), "{}", tile.name);
            for mark in laid.building.iter().chain(&laid.markets) {
                assert!(laid.region.contains(*mark) && laid.region.clearance(*mark) > 14.0, "{}", tile.name);
                assert!(mark.distance(laid.spot) > 25.0, "{}: the spot is on it", tile.name);
            }
        }
    }
}

/// How dark each pixel of a tile is, without its colour.
fn greys(name: &str) -> Vec<bool> {
    let set = TileSet::city();
    let tile = set.tile(name).expect("it is in the set");
    let svg = tile_svg(tile, Rotation::NONE, 0);
    let tree = resvg::usvg::Tree::from_str(&svg, &resvg::usvg::Options::default()).expect("it is whole");
    let mut picture = resvg::tiny_skia::Pixmap::new(60, 60).expect("it has a size");
    resvg::render(&tree, resvg::tiny_skia::Transform::from_scale(0.5, 0.5), &mut picture.as_mut());
    let at = tile_layout(tile).segments[0].markets[0];
    let (x, y) = ((at.x / 2.0) as u32, (at.y / 2.0) as u32);
    let around = (0..14).flat_map(|dy| (0..14).map(move |dx| (x + dx - 7, y + dy - 7)));
    around
        .map(|(x, y)| {
            let p = picture.pixel(x, y).expect("the sign is on the tile");
            u32::from(p.red()) * 3 + u32::from(p.green()) * 6 + u32::from(p.blue()) > 1_500
        })
        .collect()
}

#[test]
fn c7_goods_differ_in_shape_and_not_only_in_colour() {
    let signs = ["market3-fish", "market3-grain", "market3-cattle"].map(greys);
    for (i, j) in [(0, 1), (0, 2), (1, 2)] {
        let differ = signs[i].iter().zip(&signs[j]).filter(|(a, b)| a != b).count();
        assert!(differ > 40, "{i} and {j} differ in {differ} of {} pixels only", signs[i].len());
    }
}

#[test]
fn sheets_say_that_the_tiles_are_reconstructed() {
    for (lang, word) in [(Lang::En, "our own reconstruction"), (Lang::Fr, "notre propre reconstitution")] {
        let sheet = sheet_svg(&TileSet::city(), lang);
        assert_whole(&sheet);
        assert!(sheet.contains(word) && sheet.contains("×3"));
    }
}

#[test]
fn c8_a_market_is_closed_where_it_ends_at_something_else_and_only_there() {
    let set = TileSet::city();
    let market = || lay(&set, "market1-fish-public", 0, 1, 0);
    let edges = |north: &str, quarters: u8| {
        let found = city_edges(&[market(), lay(&set, north, 0, 0, quarters)]);
        found.iter().map(|edge| (edge.pos, edge.side)).collect::<Vec<_>>()
    };
    assert_eq!(edges("market1-fish-public", 2), [], "it goes on");
    assert_eq!(edges("market1-cattle-public", 2), [], "it goes on with other goods");
    assert_eq!(edges("market1-fish-public", 0), [(Pos::new(0, 1), Side::North)], "it ends at homes");
    assert_eq!(edges("residential-public", 0), [(Pos::new(0, 1), Side::North)]);
    // Every edge of a whole game, counted by hand: sides of markets whose neighbour shows none.
    let state = city_game(3, 4, usize::MAX);
    let picture = Picture::of(&state, &[], String::new(), Lang::En);
    let shows = |pos: Pos, side: Side| {
        let tile = picture.tiles.iter().find(|tile| tile.pos == pos)?;
        let mut segments = tile.tile.segments.iter();
        Some(segments.any(|segment| {
            segment.kind == FeatureKind::Market && segment.ports.turned(tile.rotation).contains(side.middle())
        }))
    };
    let squares = picture.tiles.iter().flat_map(|tile| Side::ALL.map(|side| (tile.pos, side)));
    let closed: BTreeSet<_> = squares
        .filter(|&(pos, side)| {
            shows(pos, side) == Some(true) && shows(pos.step(side), side.opposite()) == Some(false)
        })
        .collect();
    let drawn = city_edges(&picture.tiles);
    assert_eq!(drawn.iter().map(|edge| (edge.pos, edge.side)).collect::<BTreeSet<_>>(), closed);
    assert!(drawn.len() > 10, "a game has many");
}

/// Where a piece stands in a picture: what its use is transformed by.
fn uses(svg: &str, id: &str) -> Vec<String> {
    let start = format!("<use href=\"#{id}\" transform=\"");
    svg.split(&start).skip(1).map(|rest| rest.split('"').next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn c14_walls_stand_outside_the_side_they_were_set_at() {
    let set = TileSet::city();
    let edge = |side| Edge { pos: Pos::new(0, 0), side };
    let walls = CityWalls {
        gate: Some(edge(Side::North)),
        walls: vec![
            CityWall { edge: edge(Side::East), imagined: false, guard: Some(1) },
            CityWall { edge: edge(Side::South), imagined: true, guard: None },
        ],
        towers: vec![CityTower { edge: edge(Side::East), end: End::Left, player: 1 }],
    };
    let city = PictureCity { walls, pile: 2, pile_left: 13, walls_left: 37, towers: vec![3, 4] };
    let ada = PicturePlayer { name: "Ada".into(), score: 3, followers: 5, to_move: false };
    let svg = board_svg(&Picture {
        tiles: vec![lay(&set, "residential-public", 0, 0, 0)],
        players: vec![ada.clone(), ada],
        game: city.into(),
        ..Picture::default()
    });
    assert_whole(&svg);
    let turned = |id: &str, by: &str| {
        let found = uses(&svg, id);
        assert!(found.iter().any(|one| one.contains(&format!("rotate({by} 60 60)"))), "{id}: {found:?}");
    };
    turned(WallPiece::Gate.id(), "0");
    turned(WallPiece::Wall.id(), "90");
    turned(WallPiece::Imagined.id(), "180");
    assert!(uses(&svg, &tower_id(1))[0].ends_with("rotate(90 60 60) translate(120 0) scale(-1 1)"));
    assert_eq!(svg.matches(&format!("<use href=\"#{}\" x=", guard_id(1))).count(), 1, "it stands upright");
    assert!(svg.contains("13 tiles left") && svg.contains("37 walls left") && svg.contains("× 4"));
}

#[test]
fn a_whole_game_is_drawn_with_all_its_walls() {
    for (players, seed) in [(2, 1), (3, 2), (4, 3)] {
        let state = city_game(players, seed, usize::MAX);
        let names: Vec<String> = (0..players).map(|i| format!("Player {i}")).collect();
        let picture = Picture::of(&state, &names, "The City".to_owned(), Lang::Fr);
        let PictureGame::City(PictureCity { walls, .. }) = picture.game.clone() else {
            panic!("it is a game of The City")
        };
        let svg = board_svg(&picture);
        assert_whole(&svg);
        let real = walls.walls.iter().filter(|wall| !wall.imagined).count();
        assert_eq!(uses(&svg, WallPiece::Wall.id()).len(), real);
        assert_eq!(uses(&svg, WallPiece::Imagined.id()).len(), walls.walls.len() - real);
        assert_eq!(uses(&svg, WallPiece::Gate.id()).len(), usize::from(walls.gate.is_some()));
        // C15: what a wall keeps out stays out.
        let outside = walls.walls.iter().map(|wall| wall.edge.outside());
        assert!(outside.into_iter().all(|pos| picture.tiles.iter().all(|tile| tile.pos != pos)));
        assert!(png(&svg, 300).is_ok());
    }
}
