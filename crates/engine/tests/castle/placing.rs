//! Setting up, laying tiles and placing followers in The Castle: X1 to X7.

use crate::{castle, castle_game};
use bastide_engine::State;
use bastide_engine::event::RuleId;
use bastide_engine::games::castle::CastleRefusal;
use bastide_engine::games::castle::Step;
use bastide_engine::games::castle::WallTile;
use bastide_engine::geometry::{Rotation, Side};
use bastide_engine::position::{Actor, Position};
use bastide_engine::refusal::Refusal;
use bastide_engine::testing::{Table, player, spot, square};
use bastide_engine::tiles::{FeatureKind, SegmentType, TileSet};
use bastide_engine::{
    GameId,
    setup::{Request, Setup},
};
use std::collections::BTreeSet;

fn position(table: &Table) -> &bastide_engine::games::castle::State {
    match table.state() {
        State::Castle(position) => position,
        _ => panic!("this is The Castle"),
    }
}

#[test]
fn x1_two_players_with_six_followers_each() {
    let error = |players| {
        let request = Request { game: "castle", players, ..Request::default() };
        Setup::new(&request).unwrap_err().to_string()
    };
    assert_eq!(error(3), "castle is for 2 players, not 3");
    assert_eq!(error(1), "castle is for 2 players, not 1");
    let table = castle();
    assert_eq!((table.state().players(), table.supply(1), table.supply(2)), (2, 6, 6));
    assert_eq!(position(&table).keep(player(1)), None);
}

#[test]
fn options_of_the_base_game_are_refused() {
    let request = Request { game: "castle", options: vec![("farmers", "none")], ..Request::default() };
    let error = Setup::new(&request).unwrap_err().to_string();
    assert_eq!(error, "there is no option \"farmers\" of castle; it has none");
    let notice = GameId::Castle.info().notice.expect("players are told what is reconstructed");
    assert!(notice.en.contains("corner towers") && notice.en.contains("our own reconstruction"));
    assert!(notice.fr.contains("tours de coin") && notice.fr.contains("notre propre reconstitution"));
}

#[test]
fn x2_sixty_tiles_76_cells_7_start_spaces_and_13_wall_tiles_on_the_towers() {
    let table = castle();
    assert_eq!(table.state().unseen().iter().sum::<u16>(), 60);
    let position = position(&table);
    let enclosure = position.enclosure();
    assert_eq!((enclosure.cells().count(), enclosure.starts().len(), enclosure.track()), (76, 7, 100));
    assert_eq!(position.tiles_on_towers(), 13);
    let bare: Vec<[u32; 2]> = (enclosure.towers().iter().enumerate())
        .filter(|(number, _)| !position.holds_tile(*number))
        .map(|(_, tower)| tower.spaces)
        .collect();
    assert_eq!(bare, [[0, 1]]);
    assert_eq!(position.unseen_wall_tiles(), &[2; WallTile::KINDS], "nobody knows which five are left out");
    assert_eq!(position.board().laid().len(), 7);
    assert!((0..7).all(|number| position.is_start(number)));
}

#[test]
fn x2_any_kind_of_wall_tile_can_be_turned_up_until_both_are_seen() {
    // The path along the northern wall, 8 points, and a tower of 4: 12.
    let mut table = castle().script(
        "1: path-straight-well 2,0 0 road n
         2: path-straight-market 2,1 0 -
         1: house-n-path-end 2,2 180 -
         2: tower-nw-court 9,2 90 -
         1: tower-n-court-market 0,3 270 tower w",
    );
    assert_eq!(table.scores(), [12, 0]);
    assert_eq!(table.state().actor(), Actor::Chance);
    assert_eq!(table.legal().len(), WallTile::KINDS);
    assert_eq!(table.refusal("draw path-curve"), Refusal::Unexpected { due: Step::Reveal.into() });
    let refused = table.refusal_for(Some(player(1)), "reveal five-points");
    assert_eq!(refused, Refusal::NotYourTurn { turn: None });
    let table = table.actions(&["reveal five-points"]);
    assert_eq!(table.events(), ["revealed 1 five-points"]);
    assert_eq!(position(&table).unseen_wall_tiles()[WallTile::FivePoints.index()], 1);
}

#[test]
fn x3_a_turn_draws_lays_places_and_scores_in_this_order() {
    let mut table = castle();
    for early in ["lay path-curve 2,0 0", "follower 2,0 road n", "pass", "score 2,0 road n", "use extra-turn"]
    {
        assert_eq!(table.refusal(early), Refusal::Unexpected { due: Step::Draw.into() }, "{early}");
    }
    let mut table = table.actions(&["draw tower-n-court-market"]);
    for early in ["draw path-curve", "follower 0,3 tower w", "pass", "reveal five-points"] {
        let due = Refusal::Unexpected { due: Step::Lay.into() };
        let refused = table.refusal_for(Some(player(1)), early);
        assert_eq!(refused, due, "{early}");
    }
    let table = table.actions(&["lay tower-n-court-market 0,3 270", "follower 0,3 tower w"]);
    assert_eq!(
        table.events(),
        [
            "laid 1 tower-n-court-market 0,3 270",
            "placed 1 follower 0,3 tower w",
            "scored completed 0,3 tower w: 2 tiles × 2 = 4 for 1 (1:1) [X9 X11]",
            "marker 1 0 to 4 on 4",
            "returned 1 follower 0,3 tower w",
        ]
    );
}

fn squares(table: &Table) -> BTreeSet<String> {
    table.legal().iter().filter_map(|lay| lay.split(' ').nth(2).map(str::to_owned)).collect()
}

#[test]
fn x4_the_first_tile_lies_along_a_start_space() {
    let mut table = castle().actions(&["draw path-fork-square"]);
    // The tile has a side without a road and can be turned to fit all seven.
    let starts = ["2,0", "8,0", "9,2", "8,6", "5,8", "2,8", "0,3"];
    assert_eq!(squares(&table), starts.iter().map(|pos| (*pos).to_owned()).collect());
    assert_eq!(
        table.refusal("lay path-fork-square 4,4 0"),
        Refusal::Castle(CastleRefusal::Apart(square("4,4")))
    );
    assert_eq!(
        table.refusal("lay path-fork-square 0,0 0"),
        Refusal::Castle(CastleRefusal::Apart(square("0,0")))
    );
}

#[test]
fn x4_later_tiles_lie_along_a_tile_or_a_start_space_and_within_the_walls() {
    let mut table = castle().script("1: path-fork-square 9,2 90 -").actions(&["draw path-fork-square"]);
    let all = ["2,0", "8,0", "9,1", "8,2", "9,3", "8,6", "5,8", "2,8", "0,3"];
    assert_eq!(squares(&table), all.iter().map(|pos| (*pos).to_owned()).collect());
    assert_eq!(
        table.refusal("lay path-fork-square 8,1 0"),
        Refusal::Castle(CastleRefusal::Apart(square("8,1"))),
        "a corner is not enough"
    );
    assert_eq!(table.refusal("lay path-fork-square 9,2 0"), Refusal::Taken(square("9,2")));
    for outside in ["5,0", "10,2", "-1,3", "9,4", "0,6", "100,100"] {
        let refused = table.refusal(&format!("lay path-fork-square {outside} 0"));
        assert_eq!(refused, Refusal::Castle(CastleRefusal::Outside(square(outside))));
    }
}

#[test]
fn x5_roads_continue_against_tiles_and_start_spaces() {
    let mut table = castle().actions(&["draw path-curve"]);
    let broken =
        |pos: &str, side, road| Refusal::RoadBroken { pos: square(pos), side, road, rule: RuleId("X5") };
    assert_eq!(table.refusal("lay path-curve 2,0 0"), broken("2,0", Side::North, false));
    assert_eq!(table.refusal("lay path-curve 9,2 0"), broken("9,2", Side::East, true));
    let table = table.actions(&["lay path-curve 2,0 270", "pass", "draw house-n-path-end"]);
    // The curve leads from the start space to the east.
    let mut table = table;
    assert_eq!(table.refusal("lay house-n-path-end 3,0 0"), broken("3,0", Side::West, false));
    table.actions(&["lay house-n-path-end 3,0 90"]);
}

/// Every tile, every way around, beside every start space: it lies there exactly if both have a road or neither has.
#[test]
fn x5_start_spaces_bind_roads_like_tiles() {
    let start = castle();
    let (starts, tiles) = {
        let position = position(&start);
        (position.enclosure().starts().to_vec(), TileSet::castle().tiles)
    };
    let road_on = |segments: &[SegmentType], side: Side, turn: Rotation| {
        let roads = segments.iter().filter(|segment| segment.kind == FeatureKind::Road);
        roads.into_iter().any(|road| road.ports.turned(turn).contains(side.middle()))
    };
    let mut with_road = BTreeSet::new();
    for tile in &tiles {
        let mut table = castle().actions(&[&format!("draw {}", tile.name)]);
        for space in &starts {
            let facing = road_on(&space.segments, space.side.opposite(), Rotation::NONE);
            with_road.insert(facing);
            for turn in tile.distinct_rotations() {
                let own = road_on(&tile.segments, space.side, turn);
                let lay = format!("lay {} {} {turn}", tile.name, space.cell);
                if own == facing {
                    assert!(table.legal().contains(&lay), "{lay} beside {}", space.name);
                } else {
                    let (pos, side, rule) = (space.cell, space.side, RuleId("X5"));
                    assert_eq!(table.refusal(&lay), Refusal::RoadBroken { pos, side, road: own, rule });
                }
            }
        }
    }
    assert_eq!(with_road.len(), 2, "there are start spaces with and without a road");
}

#[test]
fn x5_towers_houses_and_courts_meet_in_any_combination_and_end_there() {
    // A house against the start space's tower, then a tower against that tile's court.
    let table = castle().script("1: house-n-court-market 0,3 270 house w");
    assert_eq!(
        table.scored(),
        [
            "completed 0,3 house w: 1 tile × 1 = 1 for 1 (1:1) [X10 X11]",
            "completed -1,3 tower e: 1 tile × 2 = 2 for nobody [X9 X11]",
        ]
    );
    let table = table.script("2: tower-n-court-market 0,4 0 tower n");
    assert_eq!(table.scored(), ["completed 0,4 tower n: 1 tile × 2 = 2 for 2 (2:1) [X9 X11]"]);
}

#[test]
fn x5_any_side_may_lie_along_the_wall() {
    // A road, a tower, a house and a court in turn against the western wall.
    for (tile, turn) in [
        ("house-n-path-end", "90"),
        ("tower-nw-court", "270"),
        ("house-n-court-market", "270"),
        ("house-ns-through", "0"),
    ] {
        castle()
            .script("1: tower-nw-court-market 0,3 0 -")
            .actions(&[&format!("draw {tile}"), &format!("lay {tile} 0,4 {turn}")]);
    }
}

#[test]
fn x7_the_four_kinds_of_followers() {
    for (turn, role) in [
        ("1: path-straight-well 2,0 0 road n", "messenger"),
        ("1: tower-nw-court 0,3 0 tower n", "knight"),
        ("1: house-nw-court-market 8,0 0 house n", "burgher"),
        ("1: tower-n-court-market 8,6 0 court e", "merchant"),
    ] {
        let table = castle().script(turn);
        assert_eq!(table.supply(1), 5);
        let mut state = castle_game().start();
        let words: Vec<&str> = turn.splitn(5, ' ').collect();
        let (tile, pos) = (words[1], words[2]);
        let mut told = String::new();
        for text in [
            format!("draw {tile}"),
            format!("lay {tile} {pos} {}", words[3]),
            format!("follower {pos} {}", words[4]),
        ] {
            let events = state.play(&bastide_engine::testing::action(&text)).unwrap();
            told = events[0].to_string();
            if let bastide_engine::event::Event::Placed { role: is, .. } = &events[0] {
                assert_eq!(is.text().en, role);
            }
        }
        assert!(told.starts_with("placed"));
    }
}

#[test]
fn x7_nobody_joins_a_feature_that_holds_a_follower() {
    let mut table = castle()
        .script("1: tower-nw-court 0,3 0 tower n")
        .actions(&["draw tower-nw-court-market", "lay tower-nw-court-market 0,2 180"]);
    let occupied = Refusal::Occupied { spot: spot("tower e"), rule: RuleId("X7") };
    assert_eq!(table.refusal("follower 0,2 tower e"), occupied);
    assert_eq!(table.free_spots(), ["court n"]);
    let elsewhere = Refusal::NotJustLaid { laid: square("0,2"), rule: RuleId("X7") };
    assert_eq!(table.refusal("follower 0,3 court e"), elsewhere);
    let refused = table.refusal("follower 0,2 house n");
    assert_eq!(refused, Refusal::NoSuchSpot { spot: spot("house n"), instead: None });
}

#[test]
fn x7_merchants_do_not_return() {
    let table = castle().script(
        "1: tower-n-court-market 0,3 270 court n
         2: tower-nw-court 0,2 0 -",
    );
    assert_eq!((table.supply(1), table.standing()), (5, vec!["1 on 0,3 court n".to_owned()]));
}

#[test]
fn start_spaces_can_not_be_drawn() {
    let mut table = castle();
    let name = "start-path-north".parse().unwrap();
    assert_eq!(table.refusal("draw start-path-north"), Refusal::UnknownTile(name));
}
