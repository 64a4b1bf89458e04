//! The pictures of Hunters and Gatherers agree with its tile data: what counts is drawn, exactly as often.

mod common;

use bastide_engine::Game;
use bastide_engine::geometry::{Pos, Rotation};
use bastide_engine::lang::Lang;
use bastide_engine::setup::{Request, Setup};
use bastide_engine::tiles::{Attr, FeatureKind, Mark, TileSet, TileType};
use bastide_render::{
    Picture, PictureGame, PictureHunters, PicturePiece, PictureTile, Thing, VARIANTS, board_svg, figure_id,
    figures, hut_id, huts, sheet_svg, symbol_id, symbols, tile_layout, tile_svg,
};
use common::{assert_complete, parse, values};
use std::collections::BTreeSet;

fn sets() -> [TileSet; 2] {
    [TileSet::hunters(), TileSet::hunters_bonus()]
}

fn tiles() -> impl Iterator<Item = TileType> {
    sets().into_iter().flat_map(|set| set.tiles)
}

/// What the data says is on a tile.
fn counted(tile: &TileType, thing: Thing) -> usize {
    let sum = |attr: Attr| tile.segments.iter().map(|s| s.attrs.get(attr) as usize).sum();
    match thing {
        Thing::Deer => sum(Attr::Deer),
        Thing::Mammoth => sum(Attr::Mammoth),
        Thing::Tiger => sum(Attr::Tiger),
        Thing::Aurochs => sum(Attr::Aurochs),
        Thing::Fire => sum(Attr::Fire),
        Thing::Gold => sum(Attr::Gold),
        Thing::Mushrooms => sum(Attr::Mushrooms),
        Thing::Fish => sum(Attr::Fish),
        Thing::Shrine => tile.segments.iter().filter(|s| s.mark == Some(Mark::Shrine)).count(),
        Thing::Volcano => usize::from(tile.start),
    }
}

#[test]
fn every_animal_fish_and_nugget_is_drawn_once_in_every_turn() {
    for tile in tiles() {
        for rotation in Rotation::ALL {
            for variant in 0..VARIANTS {
                let svg = tile_svg(&tile, rotation, variant);
                parse(&svg);
                assert_complete(&svg);
                let shown = values(&svg, "href");
                for thing in Thing::ALL {
                    let id = format!("#bst-{thing:?}").to_lowercase();
                    let drawn = shown.iter().filter(|href| **href == id).count();
                    assert_eq!(drawn, counted(&tile, thing), "{thing:?} on {}", tile.name);
                }
                let springs = shown.iter().filter(|href| **href == "#bst-spring").count();
                let begin = tile.segments.iter().filter(|s| s.mark == Some(Mark::Spring)).count();
                assert_eq!(springs, begin, "springs on {}", tile.name);
            }
        }
    }
}

#[test]
fn things_stand_in_their_own_segment_and_clear_of_each_other() {
    for tile in tiles() {
        let layout = tile_layout(&tile);
        let all: Vec<_> = layout.segments.iter().flat_map(|s| &s.things).collect();
        for (i, a) in all.iter().enumerate() {
            for b in &all[..i] {
                assert!(a.at.distance(b.at) > 14.0, "{}: {a:?} and {b:?}", tile.name);
            }
        }
        for place in &layout.segments {
            for drawn in &place.things {
                assert!(place.region.contains(drawn.at), "{}: {drawn:?}", tile.name);
                assert!(place.region.clearance(drawn.at) > 6.0, "{}: {drawn:?}", tile.name);
                let apart = if drawn.thing == Thing::Fish { 6.0 } else { 12.0 };
                assert!(place.spot.distance(drawn.at) > apart, "{}: {drawn:?}", tile.name);
            }
        }
    }
}

#[test]
fn h7_two_lakes_of_a_tile_lie_apart() {
    let bonus = TileSet::hunters_bonus();
    let tile = bonus.tile("bonus-two-lakes-two-deer").unwrap();
    let layout = tile_layout(tile);
    let lakes: Vec<_> = (tile.segments.iter().zip(&layout.segments))
        .filter(|(segment, _)| segment.kind == FeatureKind::Lake)
        .map(|(_, place)| place)
        .collect();
    assert_eq!(lakes.len(), 2);
    assert!(lakes[0].region.clearance(lakes[1].spot) > 20.0);
    assert!(lakes.iter().all(|lake| lake.things.len() == 2 && lake.region.area() > 1000.0));
}

#[test]
fn symbols_of_both_sets_are_complete_and_told_apart() {
    let sets = sets();
    let inside = symbols(&sets) + &figures() + &huts();
    let all = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\">{inside}</svg>");
    parse(&all);
    assert_complete(&all);
    let ids: BTreeSet<_> = values(&all, " id").into_iter().collect();
    let kinds: usize = sets.iter().map(|set| set.tiles.len()).sum();
    let wanted: BTreeSet<_> = tiles()
        .flat_map(|tile| {
            Rotation::ALL.map(|r| (0..VARIANTS).map(|v| symbol_id(&tile, r, v)).collect::<Vec<_>>())
        })
        .flatten()
        .collect();
    assert_eq!(wanted.len(), kinds * 4 * VARIANTS as usize);
    assert!(wanted.iter().all(|id| ids.contains(&**id)));
    for set in &sets {
        assert_complete(&sheet_svg(set, Lang::Fr));
    }
}

#[test]
fn a_hut_and_a_fisher_on_one_river_do_not_cover_each_other() {
    let set = TileSet::hunters();
    let tile = set.tile("straight-deer").unwrap();
    let pos = Pos::new(0, 0);
    let piece = |player: usize| PicturePiece { player, pos, segment: 0 };
    let picture = Picture {
        tiles: vec![PictureTile { tile, pos, rotation: Rotation::NONE, variant: 0, last_by: None }],
        pieces: vec![piece(0)],
        game: PictureGame::Hunters(PictureHunters {
            huts: vec![piece(1)],
            huts_left: vec![2, 1],
            bonus_left: 12,
        }),
        ..Picture::default()
    };
    let svg = board_svg(&picture);
    parse(&svg);
    assert_complete(&svg);
    let across = |id: &str| -> f64 {
        let shown = svg.split(&format!("href=\"#{id}\" x=\"")).nth(1).expect("it is on the board");
        shown.split('"').next().unwrap().parse().unwrap()
    };
    assert!((across(&hut_id(1)) - across(&figure_id(0, false))).abs() >= 26.0, "each is 26 units wide");
}

#[test]
fn a_board_tells_the_huts_and_bonus_tiles_left() {
    let request = Request { game: "hunters", players: 3, ..Request::default() };
    let state = Game::new(&Setup::new(&request).unwrap()).start();
    let names = ["Ama", "Bor", "Cui"].map(str::to_owned);
    let svg = board_svg(&Picture::of(&state, &names, String::new(), Lang::Fr));
    parse(&svg);
    assert_complete(&svg);
    for player in 0..3 {
        assert_eq!(svg.matches(&format!("\"#{}\"", hut_id(player))).count(), 2, "two huts each");
    }
    assert!(svg.contains("Tuiles bonus restantes : 12"));
}
