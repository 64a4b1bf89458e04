//! Where expansions and variants meet each other, options, and the edges of their rules.

use crate::quiet::Quiet;
use crate::table::BaseTable;
use crate::table::{position, variant};
use bastide_engine::Game;
use bastide_engine::games::base::BaseRefusal;
use bastide_engine::games::base::Hold;
use bastide_engine::games::base::Quarter;
use bastide_engine::pieces::Piece;
use bastide_engine::refusal::Refusal;
use bastide_engine::setup::{Request, Setup};
use bastide_engine::testing::{Table, game_with, player, square};
use bastide_engine::tiles::FeatureKind;

fn with_options(request: Request<'_>) -> Table {
    Table::new(&Game::new(&Setup::new(&request).expect("that goes together")))
}

#[test]
fn v13_a_boat_that_comes_after_the_port_has_no_right_to_trade() {
    // Whoever lays the port sets a boat on its tile in the same turn.
    let own = variant(&["rivers-ports"], 2).script(
        "1: stream-straight 0,1 0 -
         2: port 1,1 90 stream w",
    );
    assert!(own.events().iter().all(|event| !event.starts_with("trade")), "{:?}", own.events());
    assert_eq!(own.legal_with("good"), [""; 0]);
    // Only the boat that was there before.
    let both = variant(&["rivers-ports"], 2).script(
        "1: stream-straight 0,1 0 stream e
         2: port 1,1 90 stream w",
    );
    assert!(both.events().contains(&"trade 1 at 1,1 city n".to_owned()), "{:?}", both.events());
}

#[test]
fn v13_most_goods_of_two_players_bring_3_to_each() {
    let table = variant(&["rivers-ports"], 2)
        .script(
            "1: stream-straight 0,1 0 stream e
             2: stream-straight 1,1 0 stream e
             1: port 2,1 90 -",
        )
        .actions(&["good 2,1 field w1", "good 2,1 field w3"]);
    let end = table.quietly_to_the_end();
    let goods: Vec<String> = end.events().into_iter().filter(|event| event.starts_with("goods")).collect();
    assert_eq!(goods, ["goods 1 2,1 city n: 1 × 2 + 3 = 5 [V13]", "goods 2 2,1 city n: 1 × 2 + 3 = 5 [V13]"]);
}

#[test]
fn v13_no_good_where_a_farmer_stands() {
    let mut table = variant(&["rivers-ports"], 2).script(
        "1: stream-straight 0,1 0 stream e
         2: port 1,1 90 field w1",
    );
    assert_eq!(table.legal_with("good"), ["good 1,1 field w3"]);
    assert!(matches!(table.refusal("good 1,1 field w1"), Refusal::NotAChoice { .. }));
}

#[test]
fn v13_without_the_variant_its_rivers_are_pictures() {
    let table = with_options(Request { tiles: vec![("rivers-ports", 1)], ..Request::default() }).script(
        "1: stream-straight 0,1 0 -
         2: stream-fork 1,1 0 -
         1: stream-fork -1,1 0 -",
    );
    assert_eq!(table.scored(), [""; 0]);
    let stream = table.feature("0,1", "stream e");
    assert_eq!(table.state().board().features().open(stream), 0, "it is completed");
}

#[test]
fn v7_a_a_boat_moves_ashore() {
    let table = variant(&["rivers-ports", "lifestyle"], 2)
        .script(
            "1: stream-straight 0,1 0 stream e
             2: road-straight 1,0 0 -",
        )
        .actions(&["draw road-straight", "lay road-straight 2,0 0"]);
    let table = table.actions(&["move follower 0,1 stream e to 0,1 field s"]);
    assert_eq!(table.events(), ["moved 1 follower 0,1 stream e to 0,1 field s [V7a]"]);
    assert_eq!(table.standing(), ["1 on 0,1 field s"]);
}

#[test]
fn v7_a_miners_stay() {
    let table = variant(&["mountains", "lifestyle"], 2)
        .actions(&["draw monastery", "mountain monastery 0,1", "follower 0,1 mountain n"])
        .script("2: road-straight 1,0 0 -")
        .actions(&["draw road-straight", "lay road-straight 2,0 0"]);
    assert_eq!(table.legal_with("move"), [""; 0]);
}

#[test]
fn v7_b_the_big_follower_goes_to_town_with_the_weight_of_two() {
    let table = variant(&["inns-cathedrals", "lifestyle"], 2)
        .script(
            "1: city-band 0,-1 90 big field e
             2: city-corner 0,-2 180 city e",
        )
        .actions(&["draw monastery", "lay monastery 0,1 0", "move big 0,-1 field e to 0,-1 city n"]);
    assert_eq!(table.events()[2..], ["moved 1 big 0,-1 field e to 0,-1 city n [V7b]"]);
    let table = table.script("2: city-side 1,-2 270 -");
    assert_eq!(table.scored(), ["completed 0,-2 city e: 4 tiles × 2 = 8 for 1 (1:2 2:1) [B11 B14]"]);
}

#[test]
fn v8_a_war_can_be_paid_for() {
    let table = variant(&["breach"], 2)
        .script(
            "1: city-side 0,-1 180 city s
             2: road-straight 1,0 0 -
             1: city-side 0,1 180 city s",
        )
        .actions(&["pass"])
        .script(
            "2: monastery 1,1 0 monastery
             1: city-side 2,1 90 city e",
        )
        .actions(&["war follower 0,1 city s and follower 2,1 city e at 1,1"]);
    assert_eq!(table.events()[0], "paid 1 1 [V8]");
    assert_eq!((table.scores(), table.supply(2)), (&[1, 0][..], 7));
    assert_eq!(table.standing(), ["1 on 1,1 monastery", "1 on 1,1 monastery"]);
}

#[test]
fn v9_two_steps_may_go_round_a_corner() {
    //            [1,-1]
    //  [start   ][1,0 shield, knight of 2][2,0]
    //  [0,1 miner of 1]
    let table = variant(&["mountains"], 2)
        .actions(&["draw monastery", "mountain monastery 0,1", "follower 0,1 mountain n"])
        .script(
            "2: city-corner-road-shield 1,0 90 city n
             1: city-side 1,-1 180 -
             2: city-side 2,0 270 -",
        );
    assert_eq!(
        table.scored(),
        ["completed 1,-1 city s: 3 tiles × 2 + 1 shield × 2 = 8 for 1 2 (1:1 2:1) [B11 B14 V9]"]
    );
}

#[test]
fn v9_a_big_miner_counts_twice() {
    let table = variant(&["mountains", "inns-cathedrals"], 2)
        .actions(&["draw monastery", "mountain monastery 0,1", "big 0,1 mountain n"])
        .script(
            "2: city-corner-shield 0,-1 270 city s
             1: city-side -1,-1 90 -",
        );
    assert_eq!(
        table.scored(),
        ["completed -1,-1 city e: 3 tiles × 2 + 1 shield × 2 = 8 for 1 (1:2 2:1) [B11 B14 V9]"]
    );
}

#[test]
fn v10_neither_carcassonne_nor_the_river_is_taken_up() {
    // A corner of the block touches two others.
    let mut count = variant(&["reconstruction", "count"], 2)
        .script(
            "1: city-side 0,3 0 city n
             2: road-straight 3,-1 90 -",
        )
        .actions(&["draw monastery", "lay monastery 4,1 0"]);
    assert!(count.scores()[0] > 0, "there is a point to pay with");
    assert_eq!(
        count.refusal("rebuild 0,0 5,1 0"),
        Refusal::Base(BaseRefusal::NotLoose {
            pos: square("0,0"),
            why: Hold::Stays(FeatureKind::Carcassonne)
        })
    );
    let rebuilds = count.legal_with("rebuild");
    assert!(!rebuilds.is_empty());
    for from in rebuilds.iter().filter_map(|text| text.split(' ').nth(1)) {
        let laid = count.state().board().tile_at(square(from)).expect("a tile is taken up");
        let segments = &count.state().table().tile(laid.tile).segments;
        assert!(segments.iter().all(|segment| segment.kind != FeatureKind::Carcassonne), "{from}");
    }
    count = count.actions(&["pass", "pass"]);
    assert_eq!(count.state().board().laid().len(), 15);
}

#[test]
fn v14_a_kept_monastery_may_be_the_second_tile_of_a_turn() {
    let table = variant(&["monasteries-for-all", "battle-of-monasteries"], 2);
    assert!(table.legal().contains(&"blind".to_owned()), "{:?}", table.legal());
    let table = table.actions(&["blind", "draw road-straight", "lay road-straight 1,0 0", "pass"]);
    assert_eq!(table.asked(), Some(1), "the same player");
    assert!(table.legal().contains(&"lay monastery 0,1 0".to_owned()), "{:?}", table.legal());
    let table = table.actions(&["lay monastery 0,1 0", "follower 0,1 monastery"]);
    assert_eq!((table.standing(), table.asked()), (vec!["1 on 0,1 monastery".to_owned()], Some(2)));
}

#[test]
fn v12_the_big_follower_comes_besides() {
    for (players, followers) in [(2, 7), (3, 6), (4, 5), (5, 4), (6, 4)] {
        let state = game_with(&["few-followers", "inns-cathedrals"], players).start();
        assert_eq!((state.supply(player(1)), position(&state).big_left(player(1))), (followers, 1));
    }
}

#[test]
fn v6_many_tiles_in_hand_are_many_unknown_ones() {
    let request = Request { variants: vec!["architects"], tiles: vec![("base", 8)], ..Request::default() };
    let game = Game::new(&Setup::new(&request).expect("eight boxes are allowed"));
    let mut dealt = bastide_engine::Match::seeded(&game, 1.into());
    while let Some(deal) = dealt.deal() {
        dealt.play(None, &deal).expect("the dealer keeps to the rules");
    }
    let state = dealt.state();
    let (own, hidden) = position(state).hand(player(1));
    let size = own.len() as u32;
    assert!(size > 256 && hidden == 0, "{size} tiles");
    let view = state.view(Some(player(2)));
    assert_eq!(position(view.seen()).hand(player(1)), (&[][..], size));
    let sample = view.sample(3.into());
    assert_eq!(position(&sample).hand(player(1)).0.len() as u32, size);
    assert_eq!(sample.view(Some(player(2))), view);
}

#[test]
fn k7_nobody_leaves_the_castle_for_a_city_while_the_count_is_there() {
    // The rulebook's case: the Count has not left the castle, and a city is completed.
    let table = variant(&["count"], 2).script(
        "1: road-straight 3,-1 90 road n
         2: road-fork 3,-2 0 -
         2 quarter follower castle
         2 pass
         1: city-side 0,3 0 city n",
    );
    assert_eq!(table.base().count(), Some(Quarter::Castle));
    assert_eq!(table.asked(), None, "nobody is asked");
    assert_eq!(table.scores(), [3 + 2, 0]);
    assert_eq!(table.base().in_quarter(Quarter::Castle, player(2), Piece::Follower), 1);
}

#[test]
fn k11_carcassonne_is_worth_as_much_as_any_city_to_farmers_of_the_third_edition() {
    let request = Request {
        expansions: vec!["count"],
        options: vec![("farmers", "third-edition")],
        ..Request::default()
    };
    let table = with_options(request).script(
        "1: city-side 2,-1 0 field e
         2: city-side 2,-2 180 -",
    );
    let end = table.quietly_to_the_end();
    let farmers: Vec<String> =
        end.final_scoring().into_iter().filter(|scored| scored.contains("field")).collect();
    assert_eq!(farmers.len(), 1, "{farmers:?}");
    assert!(farmers[0].contains("2 completed cities × 3 = 6 for 1"), "{farmers:?}");
}

#[test]
fn k3_without_farmers_the_market_is_offered_neither_to_followers_nor_to_the_count() {
    let request =
        Request { expansions: vec!["count"], options: vec![("farmers", "none")], ..Request::default() };
    let mut table = with_options(request).script(
        "1: road-straight 3,-1 90 road n
         2: road-fork 3,-2 0 -",
    );
    assert_eq!(
        table.legal_with("quarter"),
        ["blacksmith", "castle", "cathedral"].map(|quarter| format!("quarter follower {quarter}"))
    );
    assert_eq!(table.refusal("quarter follower market"), Refusal::Base(BaseRefusal::NoWayOutOfMarket));
    table = table.actions(&["quarter follower castle"]);
    assert_eq!(table.legal_with("count"), ["count blacksmith", "count cathedral"]);
    assert_eq!(table.refusal("count market"), Refusal::Base(BaseRefusal::NoWayOutOfMarket));
}

/// The second player has a follower at the blacksmith's, the first a boat on a river that ends at a crossroads in
/// the west; the second is to end it in the east.
const RIVER_AND_SMITH: &str = "
    1: road-straight 3,-1 90 road n
    2: road-fork 3,-2 0 -
    2 quarter follower blacksmith
    2 pass
    1: monastery 4,1 0 -
    2: stream-fork 5,1 270 -
    1: stream-straight 6,1 0 stream e";

#[test]
fn k5_a_river_between_crossroads_is_joined_from_the_blacksmiths_like_a_road() {
    let table =
        variant(&["count", "rivers-ports"], 2).script(RIVER_AND_SMITH).script("2: stream-fork 7,1 0 -");
    assert_eq!(table.asked(), Some(2));
    assert_eq!(
        table.question().as_deref(),
        Some(
            "The river on 7,1 is completed. Move followers there from the blacksmith's of Carcassonne first? [K5]"
        )
    );
    let table = table.actions(&["join follower"]);
    assert_eq!(table.events()[0], "left 2 follower blacksmith to 7,1 stream w");
    assert_eq!(table.scored(), ["completed 5,1 stream e: 3 tiles × 1 = 3 for 1 2 (1:1 2:1) [V13 B14]"]);
    assert_eq!(table.supply(2), 7, "and returns with the boats");
}

#[test]
fn k5_a_river_that_ends_at_a_market_is_not_joined() {
    let table =
        variant(&["count", "rivers-ports"], 2).script(RIVER_AND_SMITH).script("2: market-river 7,1 90 -");
    assert_eq!(table.scored(), ["completed 5,1 stream e: 3 tiles × 0 = 0 for 1 (1:1) [V13 B14]"]);
    assert_eq!(table.base().in_quarter(Quarter::Blacksmith, player(2), Piece::Follower), 1);
}

#[test]
fn k5_k8_an_unfinished_river_is_joined_at_the_end_in_turn_with_roads() {
    let mut table = variant(&["count", "rivers-ports"], 2)
        .script(RIVER_AND_SMITH)
        .until_left(&["monastery"], &["4,0"])
        .actions(&["draw monastery", "lay monastery 4,0 0"]);
    let mut asked = Vec::new();
    while table.asked().is_some() {
        asked.extend(table.question());
        table = table.actions(&["pass"]);
    }
    let rivers = asked.iter().filter(|question| question.contains("the river on")).count();
    let roads = asked.iter().filter(|question| question.contains("the road on")).count();
    assert!(rivers > 0 && roads > 0, "{asked:?}");
    assert_eq!(rivers + roads, asked.len(), "the blacksmith's sends nobody elsewhere");
}
