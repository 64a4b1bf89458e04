//! Mountains and their miners: V9.

mod common;

use bastide_engine::refusal::Refusal;
use common::Table;
use common::variants::variant;

#[test]
fn v9_a_tile_is_laid_face_down_beside_fields_without_a_road_and_beside_mountains() {
    let mut table = variant(&["mountains"], 2).actions(&["draw road-cross"]);
    // East and west of the start tile are roads, north is a city.
    assert_eq!(table.legal_with("mountain"), ["mountain road-cross 0,1"]);
    assert!(matches!(table.refusal("mountain road-cross 1,0"), Refusal::NoMountain(_)));
    table = table.actions(&["mountain road-cross 0,1", "pass"]);
    assert_eq!(table.events()[0], "mountain 1 road-cross 0,1");
    assert_eq!(table.state().set_aside(), []);
    table = table.actions(&["draw monastery"]);
    assert_eq!(
        table.legal_with("mountain"),
        ["-1,1", "0,2", "1,1"].map(|pos| format!("mountain monastery {pos}"))
    );
}

#[test]
fn v9_later_tiles_show_a_mountain_a_field_without_a_road() {
    let mut table = variant(&["mountains"], 2).actions(&["draw monastery", "mountain monastery 0,1", "pass"]);
    table = table.actions(&["draw road-straight"]);
    assert_eq!(
        table.legal_with("lay"),
        ["-1,0 0", "-1,1 90", "0,2 0", "1,0 0", "1,1 90"].map(|at| format!("lay road-straight {at}"))
    );
    assert!(matches!(table.refusal("lay road-straight 0,2 90"), Refusal::Mismatch { .. }));
    table = table.actions(&["pass"].map(|_| "lay road-straight 0,2 0"));
    assert_eq!(table.state().board().laid().len(), 3);
}

/// Player 1 has a miner south of the start tile, player 2 a knight in the city north of it.
///
/// ```text
///           [0,-1 knight of 2]
///           [start           ]
///           [0,1 miner of 1  ]
/// ```
fn miner_and_knight(city: &str) -> Table {
    variant(&["mountains"], 2)
        .actions(&["draw monastery", "mountain monastery 0,1", "follower 0,1 mountain n"])
        .turns(city)
}

#[test]
fn v9_a_miner_is_a_knight_of_a_city_with_a_shield_two_steps_away() {
    let table = miner_and_knight("2: city-corner-shield 0,-1 270 city s").turns("1: city-side -1,-1 90 -");
    assert_eq!(
        table.scored(),
        ["completed -1,-1 city e: 3 tiles × 2 + 1 shield × 2 = 8 for 1 2 (1:1 2:1) [B11 B14 V9]"]
    );
    assert_eq!(table.standing(), ["1 on 0,1 mountain n"], "miners stay");
    assert_eq!((table.supply(1), table.supply(2)), (6, 7));
}

#[test]
fn v9_a_shield_three_steps_away_or_none_is_no_forge() {
    let without = miner_and_knight("2: city-corner 0,-1 270 city s").turns("1: city-side -1,-1 90 -");
    assert_eq!(without.scored(), ["completed -1,-1 city e: 3 tiles × 2 = 6 for 2 (2:1) [B11 B14]"]);
    let far = miner_and_knight("2: city-band 0,-1 90 city n").turns(
        "1: city-corner-shield 0,-2 180 -
         2: city-side 1,-2 270 -",
    );
    assert_eq!(
        far.scored(),
        ["completed 0,-2 city e: 4 tiles × 2 + 1 shield × 2 = 10 for 2 (2:1) [B11 B14]"]
    );
}

#[test]
fn v9_a_miner_alone_scores_the_city_and_counts_as_its_farmer_at_the_end() {
    let table = variant(&["mountains"], 2)
        .actions(&["draw monastery", "mountain monastery 0,1", "follower 0,1 mountain n"])
        .turns(
            "2: city-corner-shield 0,-1 270 field n
             1: city-side -1,-1 90 -",
        );
    assert_eq!(
        table.scored(),
        ["completed -1,-1 city e: 3 tiles × 2 + 1 shield × 2 = 8 for 1 (1:1) [B11 B14 V9]"]
    );
    // One farmer of the second player: as many as there are miners.
    let end = table.quietly_to_the_end();
    let farmers: Vec<String> =
        end.final_scoring().into_iter().filter(|scored| scored.contains("-1,-1 city")).collect();
    assert_eq!(farmers, ["supplied -1,-1 city e: 1 completed city × 4 = 4 for 1 2 (1:1 2:1) [B21 B14 V9]"]);
}

#[test]
fn v9_a_miner_counts_in_an_unfinished_city_too() {
    let table = miner_and_knight("2: city-corner-shield 0,-1 270 city s").quietly_to_the_end();
    assert_eq!(
        table.final_scoring(),
        ["unfinished 0,-1 city s: 2 tiles × 1 + 1 shield × 1 = 3 for 1 2 (1:1 2:1) [B20 B14 V9]"]
    );
}

#[test]
fn v9_each_mountain_has_room_for_a_miner() {
    let mut table = variant(&["mountains"], 2).actions(&[
        "draw monastery",
        "mountain monastery 0,1",
        "follower 0,1 mountain n",
        "draw monastery",
        "mountain monastery 0,2",
    ]);
    assert_eq!(table.legal(), ["follower 0,2 mountain n", "pass"]);
    table = table.actions(&["follower 0,2 mountain n"]);
    assert_eq!(table.standing(), ["1 on 0,1 mountain n", "2 on 0,2 mountain n"]);
}

#[test]
fn v9_a_field_shows_what_its_farmers_would_get_beside_miners() {
    // The farmer on 0,-1 has one miner against him, or two who leave him nothing.
    let worth = |second: &str| {
        let table = variant(&["mountains"], 2)
            .actions(&["draw monastery", "mountain monastery 0,1", "follower 0,1 mountain n"])
            .turns("2: city-corner-shield 0,-1 270 field n")
            .actions(&["draw monastery", "mountain monastery 1,-1", second])
            .turns("2: city-side -1,-1 90 -");
        let summaries = table.state().summaries();
        let farmer = summaries.iter().find(|summary| summary.owners == [common::player(2)]);
        farmer.map(|summary| summary.points)
    };
    assert_eq!(worth("pass"), Some(4));
    assert_eq!(worth("follower 1,-1 mountain n"), Some(0));
}
