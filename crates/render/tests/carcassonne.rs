//! The quarters of Carcassonne have room for everybody, and its pieces can be told apart.

mod common;

use bastide_engine::geometry::Pos;
use bastide_engine::tiles::TileSet;
use bastide_render::{
    CARCASSONNE, PLAYERS, Picture, PictureBase, PictureCarcassonne, PictureCitizen, PictureGame,
    PicturePiece, PictureTile, Point, QUARTERS, base_tokens, big_figure_id, board_svg, boat_id,
    carcassonne_id, carcassonne_tokens, count_id, count_spot, figure_id, figures, good_id, player_colour,
    quarter_region, quarter_spot, sprites,
};
use common::{assert_whole, lay, page, values};
use std::collections::BTreeSet;

/// Where a drawing uses what has this id.
fn places(svg: &str, id: &str) -> Vec<Point> {
    let number = |text: &str| text.split('"').next().and_then(|n| n.parse::<f64>().ok()).expect("a number");
    let start = format!("href=\"#{id}\" x=\"");
    let uses = svg.split(&start).skip(1);
    uses.map(|rest| Point::new(number(rest), number(rest.split("y=\"").nth(1).expect("a height")))).collect()
}

#[test]
fn pieces_and_quarters_are_defined_once_and_complete() {
    let inside = sprites() + &figures() + &base_tokens() + &carcassonne_tokens();
    let all = page(&inside);
    assert_whole(&all);
    let ids: BTreeSet<&str> = values(&all, " id").into_iter().collect();
    for player in 0..PLAYERS {
        for id in
            [big_figure_id(player, false), big_figure_id(player, true), boat_id(player), good_id(player)]
        {
            assert!(ids.contains(&*id), "{id}");
        }
        assert_eq!(boat_id(player + PLAYERS), boat_id(player), "further players start over");
    }
    assert!(ids.contains(count_id()) && ids.contains(carcassonne_id()));
    assert_eq!(carcassonne_tokens(), carcassonne_tokens(), "always the same");
}

#[test]
fn every_piece_wears_the_colour_of_its_player_and_the_count_that_of_nobody() {
    let tokens = base_tokens();
    let drawing = |id: &str| {
        let start = tokens.find(&format!("<g id=\"{id}\"")).expect("it is defined");
        let rest = &tokens[start + 1..];
        &rest[..rest.find("<g id=").unwrap_or(rest.len())]
    };
    for player in 0..PLAYERS {
        for id in
            [big_figure_id(player, false), big_figure_id(player, true), boat_id(player), good_id(player)]
        {
            assert!(drawing(&id).contains(player_colour(player)), "{id}");
        }
        assert!(!drawing(count_id()).contains(player_colour(player)));
    }
}

#[test]
fn k2_each_quarter_shows_the_building_it_is_named_after() {
    let drawing = carcassonne_tokens();
    let mut seen = Vec::new();
    for (quarter, sprite) in ["castle", "market-hall", "forge", "cathedral"].into_iter().enumerate() {
        let feet = places(&drawing, &format!("bst-{sprite}"));
        let [foot] = feet[..] else { panic!("{sprite} stands {} times", feet.len()) };
        assert!(quarter_region(quarter).contains(foot), "{sprite} stands in quarter {quarter}");
        seen.push(foot);
    }
    assert_eq!(seen.len(), QUARTERS);
}

#[test]
fn k3_twelve_followers_and_the_count_have_a_place_in_every_quarter() {
    for quarter in 0..QUARTERS {
        let region = quarter_region(quarter);
        let spots: Vec<Point> = (0..12).map(|number| quarter_spot(quarter, number)).collect();
        for (i, spot) in spots.iter().enumerate() {
            assert!(region.contains(*spot) && region.clearance(*spot) > 10.0, "quarter {quarter}, spot {i}");
            for other in &spots[..i] {
                assert!(spot.distance(*other) > 18.0, "quarter {quarter}: {spot:?} and {other:?}");
            }
        }
        let count = count_spot(quarter);
        assert!(region.contains(count) && region.clearance(count) > 10.0, "the Count in quarter {quarter}");
        assert!(spots.iter().all(|spot| spot.distance(count) > 20.0), "the Count in quarter {quarter}");
        assert!((12..40).all(|number| region.contains(quarter_spot(quarter, number))), "a crowd squeezes in");
        for other in (0..QUARTERS).filter(|other| *other != quarter) {
            let elsewhere = quarter_region(other);
            assert!(spots.iter().chain([&count]).all(|spot| !elsewhere.contains(*spot)));
        }
    }
}

#[test]
fn a_board_shows_who_is_in_carcassonne_and_every_kind_of_piece() {
    let (block, rivers) = (TileSet::count(), TileSet::rivers_ports());
    let cells = block.tiles.iter().zip(0..).map(|(tile, cell)| (&*tile.name, cell % 4 - 1, cell / 4 - 1));
    let mut tiles: Vec<PictureTile> = cells.map(|(name, x, y)| lay(&block, name, x, y, 0)).collect();
    tiles.push(lay(&rivers, "stream-straight", 9, 0, 0));
    let on_river = |player: usize, segment: usize| PicturePiece { player, pos: Pos::new(9, 0), segment };
    let citizen = |player: usize, quarter: usize, big: bool| PictureCitizen { player, quarter, big };
    let picture = Picture {
        tiles,
        pieces: vec![on_river(4, 0)],
        game: PictureGame::Base(PictureBase {
            big: vec![on_river(1, 1)],
            goods: vec![on_river(2, 2)],
            carcassonne: Some(PictureCarcassonne {
                corner: Pos::new(-1, -1),
                count: 2,
                followers: vec![citizen(0, 3, false), citizen(3, 3, true), citizen(0, 1, false)],
            }),
            ..PictureBase::default()
        }),
        ..Picture::default()
    };
    let svg = board_svg(&picture);
    assert_whole(&svg);
    let place = |id: &str| places(&svg, id);
    let corner = place(carcassonne_id())[0];
    let near = |a: Point, b: Point| (a.x - b.x - corner.x).hypot(a.y - b.y - corner.y) < 0.2;
    assert!(near(place(count_id())[0], count_spot(2)), "the Count is with the blacksmiths");
    let followers = place(&figure_id(0, false));
    assert_eq!(followers.len(), 2);
    assert!(followers.iter().any(|p| near(*p, quarter_spot(3, 0))));
    assert!(followers.iter().any(|p| near(*p, quarter_spot(1, 0))));
    assert!(near(place(&big_figure_id(3, false))[0], quarter_spot(3, 1)), "beside the other one");
    for id in [big_figure_id(1, true), good_id(2), boat_id(4)] {
        assert_eq!(place(&id).len(), 1, "{id}");
    }
}

#[test]
fn quarters_lie_within_the_great_wall_and_do_not_overlap() {
    let regions: Vec<_> = (0..QUARTERS).map(quarter_region).collect();
    let (width, height) = CARCASSONNE;
    let mut covered = 0;
    for (x, y) in
        (0..96).flat_map(|x| (0..72).map(move |y| (f64::from(x) * 5.0 + 2.5, f64::from(y) * 5.0 + 2.5)))
    {
        let p = Point::new(x, y);
        let holders = regions.iter().filter(|region| region.contains(p)).count();
        assert!(holders < 2, "{p:?} is in {holders} quarters");
        let inside = (48.0..width - 48.0).contains(&x) && (48.0..height - 48.0).contains(&y);
        assert!(holders == 0 || inside, "{p:?} is outside the wall");
        covered += holders;
    }
    assert!(covered > 3300, "they fill the city: {covered}");
}
