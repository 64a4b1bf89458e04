//! Pictures are well-formed, complete, the same every time, and safe with any name.

mod common;

use bastide_engine::geometry::{Pos, Rotation};
use bastide_engine::lang::{Lang, Say};
use bastide_engine::tiles::TileSet;
use bastide_render::{
    Picture, PicturePiece, PicturePlayer, PictureTile, PngError, VARIANTS, board_svg, figures, png,
    sheet_svg, symbols, tile_svg,
};
use common::{assert_complete, parse};

fn whole_set(set: &TileSet) -> Picture<'_> {
    let copies = set.tiles.iter().flat_map(|tile| (0..tile.count).map(move |copy| (tile, copy)));
    let tiles: Vec<_> = copies
        .enumerate()
        .map(|(i, (tile, copy))| PictureTile {
            tile,
            pos: Pos::new((i % 9) as i16 - 4, (i / 9) as i16 - 4),
            rotation: Rotation::from_quarters((i % 4) as u8),
            variant: copy.into(),
            last_by: (i % 12 == 0).then_some(i / 12),
        })
        .collect();
    let pieces = tiles.iter().enumerate().map(|(i, t)| PicturePiece {
        player: i % 6,
        pos: t.pos,
        segment: i % t.tile.segments.len(),
    });
    Picture {
        pieces: pieces.collect(),
        tiles,
        players: (0..6)
            .map(|i| PicturePlayer {
                name: "<script>alert(\"x\")</script> & the others".repeat(3),
                score: 37 * i,
                followers: i,
                to_move: i == 3,
            })
            .collect(),
        caption: "a < b & c > d".repeat(40),
        lang: Lang::Fr,
        ..Picture::default()
    }
}

#[test]
fn every_tile_is_well_formed_in_every_turn_and_always_the_same() {
    for tile in &TileSet::base().tiles {
        for rotation in Rotation::ALL {
            for variant in 0..VARIANTS {
                let svg = tile_svg(tile, rotation, variant);
                parse(&svg);
                assert_complete(&svg);
                assert_eq!(svg, tile_svg(tile, rotation, variant));
                assert_eq!(svg, tile_svg(tile, rotation, variant + VARIANTS));
            }
        }
    }
}

#[test]
fn tiles_that_nobody_has_drawn_yet_have_a_picture() {
    let odd = TileSet::parse("odd.toml", include_str!("odd.toml")).unwrap();
    for tile in &odd.tiles {
        for rotation in Rotation::ALL {
            let svg = tile_svg(tile, rotation, 0);
            parse(&svg);
            assert_complete(&svg);
        }
    }
}

/// Roads that cross without meeting look other than a crossroads does.
#[test]
fn a_road_over_another_way_has_a_bridge() {
    let odd = TileSet::parse("odd.toml", include_str!("odd.toml")).unwrap();
    let bridges = |name: &str| {
        let planks = "stroke-dasharray=\".7 3.3\"";
        tile_svg(odd.tile(name).unwrap(), Rotation::NONE, 0).matches(planks).count()
    };
    assert_eq!((bridges("road-over-road"), bridges("road-over-stream")), (1, 1));
    assert_eq!((bridges("two-bends"), bridges("monastery-crossing")), (0, 0));
}

#[test]
fn a_full_board_is_complete_small_and_safe() {
    let set = TileSet::base();
    let picture = whole_set(&set);
    let svg = board_svg(&picture);
    parse(&svg);
    assert_complete(&svg);
    assert_eq!(svg, board_svg(&picture));
    assert!(svg.len() < 400_000, "{} bytes", svg.len());
    assert!(!svg.contains("<script"));
    assert!(svg.contains("&lt;script") && svg.contains('…'));
    assert!(svg.contains("à son tour"));
    assert_eq!(svg.matches("50+<").count(), 2, "74 and 148 points are past 50");
    assert_eq!(svg.matches(">100+<").count(), 2, "111 and 148 points are past 100");
}

#[test]
fn empty_and_tiny_boards_have_a_picture() {
    let set = TileSet::base();
    let mut picture = Picture::default();
    parse(&board_svg(&picture));
    picture.players =
        vec![PicturePlayer { name: String::new(), score: 0, followers: 900, to_move: false }; 8];
    parse(&board_svg(&picture));
    // A piece that stands nowhere, or on a segment that is not there, is left out.
    picture.pieces = vec![PicturePiece { player: 9, pos: Pos::new(5, 5), segment: 0 }];
    picture.tiles = vec![PictureTile {
        tile: &set.tiles[0],
        pos: Pos::new(i16::MAX, i16::MIN),
        rotation: Rotation::NONE,
        variant: u32::MAX,
        last_by: Some(7),
    }];
    picture.pieces.push(PicturePiece { player: 9, pos: Pos::new(i16::MAX, i16::MIN), segment: 99 });
    let svg = board_svg(&picture);
    parse(&svg);
    assert_complete(&svg);
}

#[test]
fn symbols_and_sheets_are_complete() {
    let set = TileSet::base();
    let page = |inside: &str| {
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\">{inside}</svg>")
    };
    let all = page(&(symbols([&set]) + &figures()));
    parse(&all);
    assert_complete(&all);
    for lang in [Lang::En, Lang::Fr] {
        let sheet = sheet_svg(&set, lang);
        parse(&sheet);
        assert_complete(&sheet);
        for tile in &set.tiles {
            assert!(sheet.contains(&*tile.name) && sheet.contains(&format!("×{}<", tile.count)));
        }
    }
}

#[test]
fn letters_come_from_the_program_not_from_the_machine() {
    let page = |words: &str| {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 200 40\">\
             <text y=\"30\" font-size=\"30\" font-family=\"Segoe UI,sans-serif\">{words}</text></svg>"
        )
    };
    let empty = png(&page(""), 200).unwrap();
    for letter in "AzéèêàçœŒÉ…×−0".chars() {
        assert_ne!(png(&page(&letter.to_string()), 200).unwrap(), empty, "{letter} is not in the font");
    }
}

#[test]
fn a_picture_too_large_is_refused_in_both_languages() {
    let set = TileSet::base();
    let svg = tile_svg(&set.tiles[0], Rotation::NONE, 0);
    let error = png(&svg, 16_001).unwrap_err();
    assert_eq!(error, PngError::TooLarge { width: 16_001, height: 16_001 });
    assert!(error.to_string().contains("too large"));
    assert!(error.say(Lang::Fr).contains("trop grande"));
    assert!(png("no drawing", 10).unwrap_err().say(Lang::Fr).contains("SVG"));
}

#[test]
fn b23_laps_of_the_track_are_shown_beside_the_score() {
    let panel = |score: u32| {
        let player = PicturePlayer { name: "Anna".into(), score, followers: 7, to_move: false };
        board_svg(&Picture { players: vec![player], ..Picture::default() })
    };
    for (score, laps) in
        [(0, None), (49, None), (50, Some(50)), (99, Some(50)), (100, Some(100)), (163, Some(150))]
    {
        let svg = panel(score);
        assert!(svg.contains(&format!(">{score}<")), "no score is capped: {score}");
        for card in [50, 100, 150] {
            assert_eq!(svg.contains(&format!(">{card}+<")), laps == Some(card), "{card} at {score}");
        }
    }
}
