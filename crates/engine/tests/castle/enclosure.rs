//! The file of the castle walls: what it says, and what is refused in it.

use bastide_engine::games::castle::{Corner, Enclosure, EnclosureFault};
use bastide_engine::geometry::{Pos, Side};
use bastide_engine::lang::{Lang, Say};

const FILE: &str = include_str!("../../src/games/castle/tiles/castle-walls.toml");

#[test]
fn the_walls_are_read_as_they_stand() {
    let enclosure = Enclosure::standard();
    assert_eq!((enclosure.rows(), enclosure.cols()), (9, 10));
    assert_eq!((enclosure.walls().len(), enclosure.towers().len(), enclosure.starts().len()), (14, 14, 7));
    let nook = &enclosure.walls()[2];
    assert_eq!((nook.from, nook.to), (Corner { x: 5, y: 2 }, Corner { x: 7, y: 2 }));
    assert_eq!((nook.heading, nook.inner, nook.spaces.clone()), (Side::East, Side::North, None));
    assert_eq!(nook.cells().collect::<Vec<_>>(), [Pos::new(5, 2), Pos::new(6, 2)]);
    let last = &enclosure.walls()[13];
    assert_eq!(last.cells().collect::<Vec<_>>()[..2], [Pos::new(0, 5), Pos::new(0, 4)], "northwards");
    assert_eq!(last.spaces, Some(88..=99));
    let start = enclosure.start_beside(Pos::new(9, 2), Side::East).unwrap();
    assert_eq!(
        (&*start.name, start.pos(), &start.track[..]),
        ("start-tower-east", Pos::new(10, 2), &[38, 39][..])
    );
    assert!(
        enclosure.is_walled(Pos::new(9, 1), Side::East) && !enclosure.is_walled(Pos::new(9, 2), Side::East)
    );
}

#[test]
fn every_space_of_the_track_is_on_one_wall_or_tower() {
    let enclosure = Enclosure::standard();
    for space in 0..100 {
        let walls = enclosure.walls().iter().filter(|wall| wall.spaces.iter().any(|on| on.contains(&space)));
        assert_eq!(walls.count() + usize::from(enclosure.tower_at(space).is_some()), 1, "space {space}");
    }
    assert_eq!(enclosure.tower_at(100), None);
}

/// The fault of the file with one passage changed, and the line it is told at.
fn fault(from: &str, to: &str) -> (usize, EnclosureFault) {
    assert!(FILE.contains(from), "{from:?} is in the file");
    let error = Enclosure::parse("walls.toml", &FILE.replacen(from, to, 1)).expect_err("it is refused");
    let (en, fr) = (error.say(Lang::En), error.say(Lang::Fr));
    assert!(en.starts_with(&format!("walls.toml, line {}: ", error.line)), "{en}");
    assert!(fr.starts_with(&format!("walls.toml, ligne {} : ", error.line)), "{fr}");
    assert_eq!(error.to_string(), en);
    (error.line, error.fault)
}

/// The line on which a passage begins.
fn line(of: &str) -> usize {
    let at = FILE.find(of).unwrap_or_else(|| panic!("{of:?} is in the file"));
    FILE[..at].matches('\n').count() + 1
}

#[test]
fn faults_of_the_map_are_found() {
    let cells = (line("cells = 76"), EnclosureFault::WrongCells { announced: 75, found: 76 });
    assert_eq!(fault("cells = 76", "cells = 75"), cells);
    let row = EnclosureFault::BadRow { row: "#####..##".into(), cols: 10 };
    assert_eq!(fault("\"#####..###\"", "\"#####..##\""), (line("\"#####..###\""), row));
    assert_eq!(
        fault("\"#####..###\"", "\"#####x.###\"").1,
        EnclosureFault::BadRow { row: "#####x.###".into(), cols: 10 }
    );
    assert_eq!(fault("rows = 9", "rows = 8").1, EnclosureFault::WrongRows { announced: 8, found: 9 });
    assert_eq!(fault("rows = 9", "rows = 0").1, EnclosureFault::BadSize { rows: 0, cols: 10 });
    // The same number of cells, but the walls no longer follow them.
    assert!(matches!(fault("\".######...\"", "\"######....\"").1, EnclosureFault::NotOnRim(..)));
}

#[test]
fn faults_of_walls_towers_and_track_are_found() {
    assert_eq!(fault("heading = \"s\"", "heading = \"q\"").1, EnclosureFault::BadSide("q".into()));
    assert_eq!(fault("heading = \"s\"", "heading = \"w\"").1, EnclosureFault::CrookedWall);
    assert_eq!(fault("length = 5", "length = 4").1, EnclosureFault::CrookedWall);
    assert_eq!(fault("first = 14", "first = 17").1, EnclosureFault::WallSpaces);
    assert_eq!(fault("last = 99", "last = 100").1, EnclosureFault::NoSuchSpace(100));
    let uncovered = EnclosureFault::SpaceCovered { space: 11, times: 0 };
    assert_eq!(fault("last = 11", "last = 10").1, uncovered);
    assert_eq!(fault("spaces = [12, 13]", "spaces = [12, 14]").1, EnclosureFault::TowerSpaces);
    let moved = fault("at = [5, 0]\n", "at = [4, 0]\n").1;
    assert_eq!(moved, EnclosureFault::TowersAt { at: Corner { x: 4, y: 0 }, towers: 0 });
    assert_eq!(fault("track_spaces = 100", "track_spaces = 0").1, EnclosureFault::BadTrack(0));
}

#[test]
fn faults_of_start_spaces_are_found() {
    let inside = EnclosureFault::StartOffRim(Pos::new(2, 0), Side::South);
    assert_eq!(fault("cell = [0, 2]\nside = \"n\"", "cell = [0, 2]\nside = \"s\"").1, inside);
    assert_eq!(fault("\"house s\"", "\"house n\"").1, EnclosureFault::StartPorts(Side::South));
    assert_eq!(fault("\"house s\"", "\"city s\"").1, EnclosureFault::StartKind("city".into()));
    assert!(matches!(fault("\"house s\"", "\"swamp s\"").1, EnclosureFault::StartFeature(_)));
    let twice = EnclosureFault::StartName("start-path-north".into());
    assert_eq!(fault("id = \"start-house-north\"", "id = \"start-path-north\"").1, twice);
    assert_eq!(fault("wall = 5\ntrack", "wall = 6\ntrack").1, EnclosureFault::StartWall(6));
    let beside = fault("cell = [0, 8]\nside = \"n\"", "cell = [0, 3]\nside = \"n\"").1;
    assert_eq!(beside, EnclosureFault::StartCrowded(Pos::new(3, -1)));
}

#[test]
fn faults_of_wall_tiles_are_found() {
    assert_eq!(fault("tiles = 18", "tiles = 17").1, EnclosureFault::WrongTotal { announced: 17, found: 18 });
    assert_eq!(
        fault("id = \"extra-turn\"", "id = \"two-turns\"").1,
        EnclosureFault::UnknownWallTile("two-turns".into())
    );
    assert_eq!(fault("kind = 1\n", "kind = 2\n").1, EnclosureFault::UnknownWallTile("extra-turn".into()));
    assert_eq!(fault("count = 2", "count = 0").1, EnclosureFault::BadCount(0));
    assert!(matches!(fault("[board]", "[plan]").1, EnclosureFault::Toml(_)));
}

#[test]
fn a_corrected_file_replaces_the_walls_without_a_change_of_the_program() {
    // Another start space: a tower where the northern path was.
    let text = FILE.replacen("[\"road s2\", \"court s1\", \"court s3\"]", "[\"tower s\"]", 1);
    let enclosure = Enclosure::parse("walls.toml", &text).unwrap();
    let tiles = bastide_engine::tiles::TileSet::castle();
    let rules = bastide_engine::games::castle::Rules::with(&tiles, enclosure).unwrap();
    let mut state = bastide_engine::games::castle::State::new(std::sync::Arc::new(rules));
    use bastide_engine::position::Position;
    for action in ["draw tower-n-court-market", "lay tower-n-court-market 2,0 0", "follower 2,0 tower n"] {
        state.play(&action.parse().unwrap()).unwrap();
    }
    assert_eq!(state.scores(), [4, 0], "the start space counts as a tile of the tower");
}
