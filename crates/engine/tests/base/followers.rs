//! Where followers may be placed: B7 to B9, B17.

use crate::table::table;
use bastide_engine::GameId;
use bastide_engine::event::RuleId;
use bastide_engine::games::base::Step;
use bastide_engine::lang::Lang;
use bastide_engine::pieces::Role;
use bastide_engine::position::Actor;
use bastide_engine::refusal::Refusal;
use bastide_engine::testing::{player, spot, square};
use bastide_engine::tiles::FeatureKind;

#[test]
fn b7_a_follower_goes_on_any_part_of_the_tile() {
    let monastery = table("rulebook", 2).actions(&["draw monastery-road", "lay monastery-road 1,0 90"]);
    assert_eq!(monastery.free_spots(), ["monastery", "road w", "field n"]);
    let city = table("rulebook", 2).actions(&["draw city-side-road-fork", "lay city-side-road-fork 1,0 0"]);
    assert_eq!(
        city.free_spots(),
        ["city n", "road e", "road s", "road w", "field e1", "field e3", "field s3"],
        "a knight, three thieves, three farmers; nobody on the crossroads"
    );
}

#[test]
fn b7_what_a_follower_is_follows_from_where_it_goes() {
    let said = |script: &str| {
        let table = table("rulebook", 2).script(script);
        table
            .state()
            .standing()
            .iter()
            .map(|s| Role::of(GameId::Base, s.place.spot.kind).text().get(Lang::En))
            .collect::<Vec<_>>()
    };
    assert_eq!(said("1: city-corner 0,-1 270 city s"), ["knight"]);
    assert_eq!(said("1: road-bend 1,0 0 road s"), ["thief"]);
    assert_eq!(said("1: road-bend 1,0 0 field n"), ["farmer"]);
    assert_eq!(said("1: monastery 0,1 0 monastery"), ["monk"]);
}

#[test]
fn b7_nobody_stands_on_a_crossroads() {
    let mut table = table("rulebook", 2).actions(&["draw road-fork", "lay road-fork 1,0 0"]);
    assert_eq!(table.refusal("follower 1,0 crossroads"), Refusal::NotClaimable(FeatureKind::Crossroads));
}

#[test]
fn b7_one_follower_from_the_own_supply() {
    let mut table =
        table("rulebook", 3).actions(&["draw road-bend", "lay road-bend 1,0 0", "follower 1,0 road s"]);
    assert_eq!([table.supply(1), table.supply(2), table.supply(3)], [6, 7, 7]);
    assert_eq!(table.standing(), ["1 on 1,0 road s"]);
    // A second one is too many: the next player is due.
    assert_eq!(table.state().actor(), Actor::Chance);
    assert_eq!(table.refusal("follower 1,0 field n"), Refusal::Unexpected { due: Step::Draw.into() });
    let table = table.actions(&["draw road-bend", "lay road-bend 0,1 0"]);
    assert_eq!(table.state().actor(), Actor::Player(player(2)));
}

#[test]
fn b7_only_on_the_tile_just_laid() {
    let mut table = table("rulebook", 2)
        .script("1: road-straight 1,0 0 -")
        .actions(&["draw road-straight", "lay road-straight -1,0 0"]);
    let elsewhere = Refusal::NotJustLaid { laid: square("-1,0"), rule: RuleId("B7") };
    assert_eq!(table.refusal("follower 1,0 road e"), elsewhere, "the tile before");
    assert_eq!(table.refusal("follower 0,0 city n"), elsewhere, "the start tile");
    assert_eq!(table.refusal("follower 5,5 city n"), elsewhere, "no tile at all");
    table.actions(&["follower -1,0 road e"]);
}

#[test]
fn b8_a_city_with_a_knight_leaves_only_the_field() {
    // The rulebook's first example: the other player has a knight in the city that grows.
    //
    //   [city e n][city w s]  <- knight of player 1 on 0,-1
    //             [start   ]
    let mut table = table("rulebook", 2)
        .script("1: city-corner 0,-1 270 city s")
        .actions(&["draw city-corner", "lay city-corner -1,-1 90"]);
    assert_eq!(table.legal(), ["follower -1,-1 field s", "pass"]);
    assert_eq!(
        table.refusal("follower -1,-1 city n"),
        Refusal::Occupied { spot: spot("city n"), rule: RuleId("B8") }
    );
}

#[test]
fn b8_the_own_farmer_bars_the_field_but_not_city_road_or_the_small_field() {
    // The rulebook's second example. The own farmer stands in the large field west of the new tile.
    //
    //   [start ]
    //   [farmer][new: city n, road e s, large field w, small field in the bend]
    let mut table = table("rulebook", 2)
        .script(
            "1: city-side 0,1 180 field n
             2: road-straight -1,0 0 -",
        )
        .actions(&["draw city-side-road-bend-east", "lay city-side-road-bend-east 1,1 0"]);
    assert_eq!(table.free_spots(), ["city n", "road e", "field e3"]);
    assert_eq!(
        table.refusal("follower 1,1 field w"),
        Refusal::Occupied { spot: spot("field w"), rule: RuleId("B8") }
    );
}

#[test]
fn b8_distance_does_not_matter() {
    let mut table = table("rulebook", 2)
        .script(
            "1: road-straight 1,0 0 road e
             2: road-straight -1,0 0 -
             1: road-straight -2,0 0 -
             2: road-straight -3,0 0 -
             1: road-straight -4,0 0 -",
        )
        .actions(&["draw road-straight", "lay road-straight -5,0 0"]);
    assert_eq!(table.free_spots(), ["field n", "field s"]);
    assert_eq!(
        table.refusal("follower -5,0 road e"),
        Refusal::Occupied { spot: spot("road e"), rule: RuleId("B8") }
    );
}

#[test]
fn b8_a_tile_that_joins_an_occupied_and_a_free_road_offers_neither() {
    //  [thief's road] [new] [start, free]
    let mut table = table("rulebook", 2)
        .script(
            "1: monastery 0,1 0 -
             2: monastery -1,1 0 -
             1: monastery -2,1 0 -
             2: road-straight -2,0 0 road e",
        )
        .actions(&["draw road-straight", "lay road-straight -1,0 0"]);
    assert_eq!(
        table.refusal("follower -1,0 road e"),
        Refusal::Occupied { spot: spot("road e"), rule: RuleId("B8") }
    );
    assert_eq!(table.supply(1), 7);
}

#[test]
fn b8_the_thief_on_one_arm_of_a_crossroads_does_not_bar_the_others() {
    let table = table("rulebook", 2)
        .script(
            "1: road-straight 1,0 0 road e
             2: road-straight 2,0 0 -",
        )
        .actions(&["draw road-fork", "lay road-fork 3,0 0"]);
    assert_eq!(table.free_spots(), ["road e", "road s", "field n", "field e3", "field s3"].map(String::from));
}

/// Player 1 has placed all seven: a monk, a thief and five knights.
const SEVEN_PLACED: &str = "
    1: monastery 0,1 0 monastery
    2: monastery 0,2 0 -
    1: city-side 0,3 180 city s
    2: road-straight 1,0 0 -
    1: road-straight 2,0 0 road e
    2: road-straight 3,0 0 -
    1: city-side 1,-1 0 city n
    2: road-straight 4,0 0 -
    1: city-side 2,-1 0 city n
    2: road-straight -1,0 0 -
    1: city-side 3,-1 0 city n
    2: road-straight -2,0 0 -
    1: city-side 4,-1 0 city n
    2: road-straight -3,0 0 -";

#[test]
fn b9_with_an_empty_supply_one_only_lays_the_tile() {
    let table = table("rulebook", 2).script(SEVEN_PLACED);
    assert_eq!((table.supply(1), table.supply(2)), (0, 7));
    let mut table = table.actions(&["draw monastery", "lay monastery -1,1 0"]);
    assert_eq!(table.events(), ["drawn 1 monastery left 56", "laid 1 monastery -1,1 0"]);
    assert_eq!(table.state().actor(), Actor::Chance, "the turn is over");
    assert_eq!(table.refusal("follower -1,1 monastery"), Refusal::Unexpected { due: Step::Draw.into() });
    let table = table.actions(&["draw monastery", "lay monastery -2,1 0"]);
    assert_eq!(table.state().actor(), Actor::Player(player(2)), "the other player is asked");
}

#[test]
fn b9_the_last_follower_can_be_placed() {
    let (before, last) = SEVEN_PLACED.split_once("1: city-side 4,-1").unwrap();
    let table = table("rulebook", 2).script(before);
    assert_eq!(table.supply(1), 1);
    assert_eq!(table.script(&format!("1: city-side 4,-1{last}")).supply(1), 0);
}

#[test]
fn b9_a_follower_that_came_back_can_be_placed_again() {
    let table = table("rulebook", 2).script(SEVEN_PLACED).script(
        "1: monastery -1,1 0 -
         2: two-cities-opposite 1,-2 0 -",
    );
    assert_eq!(table.scored(), ["completed 1,-2 city s: 2 tiles × 1 = 2 for 1 (1:1) [B12 B14]"]);
    assert_eq!(table.supply(1), 1);
    let table = table.script("1: monastery -2,1 0 monastery");
    assert_eq!(table.supply(1), 0);
}

#[test]
fn b17_occupied_roads_may_be_joined_and_then_count_together() {
    //  [fork][thief of 2][joins][start][thief of 1][fork]
    let before = table("rulebook", 2).script(
        "1: road-straight 1,0 0 road e
         2: monastery 0,1 0 -
         1: monastery -1,1 0 -
         2: monastery -2,1 0 -
         1: monastery 0,2 0 -
         2: road-straight -2,0 0 road e",
    );
    assert!(!before.same_feature(("1,0", "road e"), ("-2,0", "road e")));
    let joined = before.script("1: road-straight -1,0 0 -");
    assert!(joined.same_feature(("1,0", "road e"), ("-2,0", "road e")));
    assert_eq!(joined.standing(), ["1 on 1,0 road e", "2 on -2,0 road e"], "both stay");
    let scored = joined.script(
        "2: road-fork 2,0 0 -
         1: road-fork -3,0 0 -",
    );
    assert_eq!(scored.scored(), ["completed -3,0 road e: 6 tiles × 1 = 6 for 1 2 (1:1 2:1) [B10 B14]"]);
    assert_eq!(scored.scores(), [6, 6]);
}

#[test]
fn b17_three_fields_with_farmers_may_be_joined_but_no_fourth_farmer_placed() {
    // The rulebook's example. The city and the road part three fields, each with a farmer:
    //
    //   [0,-1: farmer n][ new ][2,-1: farmer n]
    //   [start         ][1,0 : farmer n][2,0: a city north and south]
    let before = table("rulebook", 2).script(
        "1: city-side 0,-1 180 field n
         2: road-bend 1,0 0 field n
         1: city-band 2,0 90 -
         2: city-side 2,-1 180 field n",
    );
    let farmers = [("0,-1", "field n"), ("1,0", "field n"), ("2,-1", "field n")];
    for (i, &a) in farmers.iter().enumerate() {
        for &b in &farmers[..i] {
            assert!(!before.same_feature(a, b), "{a:?} and {b:?} are different fields");
        }
    }
    let mut joined = before.actions(&["draw monastery", "lay monastery 1,-1 0"]);
    for farmer in farmers {
        assert!(joined.same_feature(farmer, ("1,-1", "field n")));
    }
    assert_eq!(joined.legal(), ["follower 1,-1 monastery", "pass"]);
    assert_eq!(
        joined.refusal("follower 1,-1 field n"),
        Refusal::Occupied { spot: spot("field n"), rule: RuleId("B8") }
    );
    let features = joined.state().board().features();
    let there = features.presence(joined.feature("1,-1", "field n"));
    assert_eq!((there.get(player(1)), there.get(player(2))), (1, 2));
}
