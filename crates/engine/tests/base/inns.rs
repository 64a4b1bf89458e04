//! Inns & Cathedrals: I1 to I8.

use crate::quiet::Quiet;
use crate::table::BaseTable;
use crate::table::{table, variant};
use bastide_engine::event::RuleId;
use bastide_engine::pieces::Piece;
use bastide_engine::refusal::Refusal;
use bastide_engine::setup::{Request, Setup};
use bastide_engine::testing::{Table, player, spot};
use bastide_engine::tiles::{Attr, FeatureKind, TileSet, TileType};
use bastide_engine::{Game, Match};

fn inns(players: usize) -> Table {
    variant(&["inns-cathedrals"], players)
}

#[test]
fn i1_eighteen_tiles_come_in_six_with_an_inn_two_with_a_cathedral_ten_others() {
    let set = TileSet::inns_cathedrals();
    let with = |attr| {
        let has = |tile: &&TileType| tile.segments.iter().any(|segment| segment.attrs.get(attr) > 0);
        set.tiles.iter().filter(has).map(|tile| tile.count).sum::<u16>()
    };
    let all: u16 = set.tiles.iter().map(|tile| tile.count).sum();
    assert_eq!((all, with(Attr::Inn), with(Attr::Cathedral)), (18, 6, 2));
    let unseen = |table: &Table| table.state().unseen().iter().sum::<u16>();
    assert_eq!((unseen(&inns(2)), unseen(&table("rulebook", 2))), (71 + 18, 71));
}

#[test]
fn i1_six_play() {
    let table = inns(6);
    assert_eq!(table.scores(), [0; 6]);
    assert_eq!((table.supply(6), table.base().big_left(player(6))), (7, 1));
}

/// Two forks and the bend between them: a road of three tiles, a follower of 1 on one end and this of 2 on the other.
///
/// ```text
///   [start][fork: 1 on the south arm]
///   [fork ][bend n w                ]
/// ```
fn three_tiles(bend: &str, fork: &str, second: &str) -> Table {
    inns(2).script(&format!(
        "1: {fork} road s
         2: road-fork 0,1 0 {second}
         1: {bend} 1,1 90 -"
    ))
}

#[test]
fn i2_the_big_follower_counts_as_two_so_that_blue_gets_the_three_points() {
    let big = three_tiles("road-bend", "road-fork 1,0 0", "big road e");
    assert_eq!(big.scored(), ["completed 1,0 road s: 3 tiles × 1 = 3 for 2 (1:1 2:2) [B10 B14]"]);
    assert_eq!(big.scores(), [0, 3]);
    let small = three_tiles("road-bend", "road-fork 1,0 0", "road e");
    assert_eq!(small.scores(), [3, 3], "with two ordinary ones they tie");
}

#[test]
fn i2_it_is_one_besides_the_seven_and_returns_as_they_do() {
    let start = inns(2);
    assert_eq!((start.supply(2), start.base().big_left(player(2))), (7, 1));
    let placed = start.script(
        "1: road-fork 1,0 0 road s
         2: road-fork 0,1 0 big road e",
    );
    assert_eq!((placed.supply(2), placed.base().big_left(player(2))), (7, 0));
    assert_eq!(placed.base().big_left(player(1)), 1);
    assert_eq!(placed.state().standing().iter().filter(|s| s.piece == Piece::Big).count(), 1);
    let scored = placed.script("1: road-bend 1,1 90 -");
    assert_eq!((scored.supply(2), scored.base().big_left(player(2))), (7, 1));
    assert!(scored.events().contains(&"returned 2 big 0,1 road e".to_owned()), "{:?}", scored.events());
    assert!(scored.standing().is_empty());
}

#[test]
fn i2_there_is_one_big_follower_only_and_it_goes_where_nobody_is() {
    let placed = inns(2).script("1: road-fork 1,0 0 big road s");
    let second = placed.clone().actions(&["draw road-straight", "lay road-straight 2,0 0"]);
    for spot in ["2,0 field n", "2,0 road e"] {
        for piece in ["follower", "big"] {
            let text = format!("{piece} {spot}");
            assert!(second.legal().contains(&text), "{text}: {:?}", second.legal());
        }
    }
    let mut first =
        placed.script("2: city-side 0,-1 180 -").actions(&["draw road-straight", "lay road-straight 1,1 90"]);
    assert_eq!(first.refusal("big 1,1 field e"), Refusal::NoneLeft(Piece::Big));
    let occupied = Refusal::Occupied { spot: spot("road n"), rule: RuleId("B8") };
    assert_eq!(first.refusal("follower 1,1 road n"), occupied, "B8 holds for it");
    assert!(first.legal().contains(&"follower 1,1 field e".to_owned()));
    let mut without = table("rulebook", 2).actions(&["draw road-fork", "lay road-fork 1,0 0"]);
    assert_eq!(without.refusal("big 1,0 road s"), Refusal::NoneLeft(Piece::Big));
}

#[test]
fn i2_it_counts_as_two_for_farmers_in_a_city_and_in_fields() {
    // Three fields around the small city: two farmers of 1 in two of them, the big farmer of 2 in the third.
    let fields = inns(2)
        .script(
            "1: city-corner 0,-1 270 field n
             2: city-side -1,-1 90 big field n
             1: road-straight 1,0 0 field n",
        )
        .quietly_to_the_end();
    let supplied: Vec<String> =
        fields.final_scoring().into_iter().filter(|text| text.starts_with("supplied")).collect();
    assert_eq!(supplied, ["supplied -1,-1 city e: 1 completed city × 4 = 4 for 1 2 (1:2 2:2) [B21 B14]"]);
}

#[test]
fn i2_a_player_with_only_the_big_follower_left_is_still_asked() {
    let mut table = inns(2).script(
        "1: monastery 0,1 0 monastery
         2: road-straight 1,0 0 -
         1: monastery 0,2 0 monastery
         2: road-straight 2,0 0 -
         1: monastery 0,3 0 monastery
         2: road-straight 3,0 0 -
         1: monastery 0,4 0 monastery
         2: road-straight 4,0 0 -
         1: two-cities-opposite 0,5 90 city e
         2: road-straight 5,0 0 -
         1: two-cities-opposite 0,6 90 city e
         2: road-straight 6,0 0 -
         1: two-cities-opposite 0,7 90 city e
         2: road-straight 7,0 0 -",
    );
    assert_eq!((table.supply(1), table.base().big_left(player(1))), (0, 1));
    table = table.actions(&["draw road-bend", "lay road-bend 0,8 0"]);
    assert_eq!(table.legal(), ["big 0,8 road s", "big 0,8 field n", "big 0,8 field s3", "pass"]);
    assert_eq!(table.refusal("follower 0,8 road s"), Refusal::NoneLeft(Piece::Follower));
    // With nobody left at all there is nothing to ask (B9).
    let empty = table.actions(&["big 0,8 road s"]).script(
        "2: road-straight 8,0 0 -
         1: road-bend 0,9 90 -",
    );
    assert_eq!(empty.events().last().map(String::as_str), Some("laid 1 road-bend 0,9 90"));
}

#[test]
fn i3_a_completed_road_with_an_inn_scores_six_for_three_tiles() {
    let table = three_tiles("road-bend-inn", "road-fork 1,0 0", "-");
    assert_eq!(table.scored(), ["completed 1,0 road s: 3 tiles × 2 = 6 for 1 (1:1) [I3 B14]"]);
    assert_eq!(table.scores(), [6, 0]);
}

#[test]
fn i3_two_inns_on_a_road_do_not_add_up_so_that_it_scores_six_too() {
    let table = three_tiles("road-bend-inn", "road-fork-inn 1,0 90", "-");
    assert_eq!(table.scored(), ["completed 1,0 road s: 3 tiles × 2 = 6 for 1 (1:1) [I3 B14]"]);
    assert_eq!(table.scores(), [6, 0]);
}

#[test]
fn i3_an_unfinished_road_with_an_inn_scores_nothing_at_the_end() {
    let with = |bend: &str| {
        inns(2)
            .script(&format!(
                "1: road-fork 1,0 0 road s
                 2: {bend} 1,1 90 -"
            ))
            .quietly_to_the_end()
    };
    let inn = with("road-bend-inn");
    assert_eq!(inn.final_scoring(), ["unfinished 1,0 road s: 2 tiles × 0 = 0 for 1 (1:1) [I3 B14]"]);
    assert_eq!(inn.scores(), [0, 0]);
    assert_eq!(with("road-bend").scores(), [2, 0], "without an inn it scores (B20)");
}

/// A city of seven tiles with a shield around the cathedral on 0,-1; the cap on 0,-3 is missing.
const CATHEDRAL: &str = "
    1: cathedral 0,-1 0 city n
    2: city-side -1,-1 90 -
    1: city-band-shield 1,-1 0 -
    2: city-side 2,-1 270 -
    1: city-band 0,-2 90 -";

#[test]
fn i4_a_completed_city_with_a_cathedral_scores_three_each_24_in_all() {
    let table = inns(2).script(CATHEDRAL).script("2: city-side 0,-3 180 -");
    assert_eq!(
        table.scored(),
        ["completed 0,-3 city s: 7 tiles × 3 + 1 shield × 3 = 24 for 1 (1:1) [I4 B14]"]
    );
    assert_eq!(table.scores(), [24, 0]);
}

#[test]
fn i4_an_unfinished_city_with_a_cathedral_scores_nothing_at_the_end() {
    let table = inns(2).script(CATHEDRAL).quietly_to_the_end();
    assert_eq!(
        table.final_scoring(),
        ["unfinished 0,-2 city n: 6 tiles × 0 + 1 shield × 0 = 0 for 1 (1:1) [I4 B14]"]
    );
    assert_eq!(table.scores(), [0, 0]);
}

#[test]
fn i4_two_cathedrals_do_not_add_up() {
    let table = inns(2).script(
        "1: cathedral 0,-1 0 city n
         2: city-side -1,-1 90 -
         1: city-side 1,-1 270 -
         2: cathedral 0,-2 0 -
         1: city-side -1,-2 90 -
         2: city-side 1,-2 270 -
         1: city-side 0,-3 180 -",
    );
    assert_eq!(table.scored(), ["completed 0,-3 city s: 8 tiles × 3 = 24 for 1 (1:1) [I4 B14]"]);
}

#[test]
fn i4_the_final_board_says_what_a_city_would_bring_once_completed() {
    let table = inns(2).script(CATHEDRAL);
    let city =
        table.state().summaries().into_iter().find(|s| s.kind == FeatureKind::City && !s.owners.is_empty());
    let city = city.expect("the city is there");
    assert_eq!((city.points, city.if_completed), (0, Some(21)));
}

#[test]
fn i5_a_completed_city_of_two_tiles_with_a_cathedral_scores_by_i4() {
    // No tile of the box can do it; one of one's own can.
    let own = "[set]\nid = \"mine\"\ntitle = \"Mine\"\ntiles = 1\n\n[[tile]]\nid = \"chapel\"\ncount = 1\n\
               features = [\"city n +cathedral\", \"field e s w\"]\n";
    let request = Request {
        expansions: vec!["inns-cathedrals"],
        own_tiles: vec![("mine.toml", own)],
        ..Request::default()
    };
    let mut game = Match::forced(&Game::new(&Setup::new(&request).expect("the tile is well made")));
    let play = |game: &mut Match, by: Option<usize>, text: &str| {
        game.play(by.map(player), &bastide_engine::testing::action(text))
            .unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
    };
    play(&mut game, None, "draw chapel");
    play(&mut game, Some(1), "lay chapel 0,-1 180");
    let events = play(&mut game, Some(1), "follower 0,-1 city s");
    assert!(
        events.iter().any(|event| {
            event.to_string() == "scored completed 0,-1 city s: 2 tiles × 3 = 6 for 1 (1:1) [I4 B14]"
        }),
        "{events:?}"
    );
    let cathedral = TileSet::inns_cathedrals();
    let cathedral = cathedral.tile("cathedral").expect("it is in the box");
    assert_eq!(cathedral.segments[0].ports.len(), 12, "all four sides of the box's own are open");
}

#[test]
fn i6_an_inn_belongs_to_the_road_it_is_drawn_on() {
    // The inn is on the east arm of the fork, or turned about on the west arm.
    let road = |rotation: u32| {
        inns(2).script(&format!(
            "1: road-fork-inn 1,0 {rotation} road w
             2: road-fork -1,0 0 -"
        ))
    };
    assert_eq!(road(0).scored(), ["completed -1,0 road e: 3 tiles × 1 = 3 for 1 (1:1) [B10 B14]"]);
    assert_eq!(road(180).scored(), ["completed -1,0 road e: 3 tiles × 2 = 6 for 1 (1:1) [I3 B14]"]);
}

/// The spots of a tile laid against the start tile.
fn spots(tile: &str, at: &str) -> Vec<String> {
    let table = inns(2).actions(&[&format!("draw {tile}"), &format!("lay {tile} {at}")]);
    let mut spots = table.free_spots();
    spots.dedup();
    spots.truncate(spots.len() / 2 + spots.len() % 2);
    spots.sort();
    spots
}

#[test]
fn i7_four_cities_on_one_tile_are_four() {
    let table = inns(2).script("1: four-cities 0,-1 0 city s");
    assert_eq!(table.scored(), ["completed 0,-1 city s: 2 tiles × 1 = 2 for 1 (1:1) [B12 B14]"]);
    let cities = ["city e", "city n", "city s", "city w"];
    for (i, one) in cities.iter().enumerate() {
        for other in &cities[..i] {
            assert!(!table.same_feature(("0,-1", one), ("0,-1", other)), "{one} and {other}");
        }
    }
    assert_eq!(spots("four-cities", "0,-1 0"), ["city e", "city n", "city s", "city w", "field"]);
}

#[test]
fn i7_a_monastery_ends_both_roads_that_reach_it() {
    let table = inns(2).script(
        "1: monastery-on-road 1,0 0 road w
         2: road-fork -1,0 0 -",
    );
    assert_eq!(table.scored(), ["completed -1,0 road e: 3 tiles × 1 = 3 for 1 (1:1) [B10 B14]"]);
    assert!(!table.same_feature(("1,0", "road e"), ("1,0", "road w")));
    let all = ["field n", "field s", "monastery", "road e", "road w"];
    assert_eq!(spots("monastery-on-road", "1,0 0"), all);
}

#[test]
fn i7_a_crossroads_ends_its_roads_and_its_stubs_hold_nobody() {
    let table = inns(2).script(
        "1: two-cities-crossroads 1,0 0 road w
         2: road-fork -1,0 0 -",
    );
    assert_eq!(table.scores(), [3, 0]);
    let all = ["city n", "city s", "field e1", "field e3", "field w1", "field w3", "road e", "road w"];
    assert_eq!(spots("two-cities-crossroads", "1,0 0"), all);
    let mut laid = inns(2).actions(&["draw two-cities-crossroads", "lay two-cities-crossroads 1,0 0"]);
    assert_eq!(laid.refusal("follower 1,0 crossroads"), Refusal::NotClaimable(FeatureKind::Crossroads));
    assert_eq!(
        laid.refusal("follower 1,0 road n"),
        Refusal::NoSuchSpot { spot: spot("road n"), instead: None }
    );
}

#[test]
fn i7_a_city_cuts_the_field() {
    let table = inns(2).script("1: city-side-split-field 0,-1 180 -");
    // Turned about, the city lies in the south.
    assert!(!table.same_feature(("0,-1", "field w"), ("0,-1", "field n")));
}

#[test]
fn i8_points_past_the_first_card_count_on() {
    //                 [cap ]
    //                 [band]
    //        [2 cities][whole, shield][2 cities]
    //             [cap][cathedral    ][cap]
    //  [cap][band, sh.][cathedral    ][band, sh.][cap]
    //                 [start]
    let table = inns(2).script(
        "1: cathedral 0,-1 0 city n
         2: cathedral 0,-2 0 -
         1: city-whole-shield 0,-3 0 -
         2: city-band 0,-4 90 -
         1: city-band-shield -1,-1 0 -
         2: city-band-shield 1,-1 0 -
         1: city-side -2,-1 90 -
         2: city-side 2,-1 270 -
         1: city-side -1,-2 90 -
         2: city-side 1,-2 270 -
         1: two-cities-opposite -1,-3 90 -
         2: two-cities-opposite 1,-3 90 -
         1: city-side 0,-5 180 -",
    );
    assert_eq!(
        table.scored(),
        ["completed 0,-5 city s: 14 tiles × 3 + 3 shields × 3 = 51 for 1 (1:1) [I4 B14]"]
    );
    assert_eq!(table.scores(), [51, 0]);
}
