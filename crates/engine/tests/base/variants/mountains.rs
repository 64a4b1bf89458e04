//! Mountains and their miners: V9.

use crate::quiet::Quiet;
use crate::table::{position, variant};
use bastide_engine::games::base::BaseRefusal;
use bastide_engine::lang::Lang;
use bastide_engine::refusal::Refusal;
use bastide_engine::testing::Table;

#[test]
fn v9_a_tile_is_laid_face_down_beside_fields_without_a_road_and_beside_mountains() {
    let mut table = variant(&["mountains"], 2).actions(&["draw road-cross"]);
    // East and west of the start tile are roads, north is a city.
    assert_eq!(table.legal_with("mountain"), ["mountain road-cross 0,1"]);
    assert!(matches!(table.refusal("mountain road-cross 1,0"), Refusal::Base(BaseRefusal::NoMountain(_))));
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

/// Nothing but field sides are left to lay a tile at; it is the second player's turn.
///
/// ```text
///                    [city s]
///   [monastery, road][start ][monastery, road]
/// ```
const FIELDS_ONLY: &str = "
    1: city-side 0,-1 180 -
    2: monastery-road 1,0 90 -
    1: monastery-road -1,0 270 -";

#[test]
fn v9_a_tile_that_fits_nowhere_face_up_becomes_a_mountain_or_is_set_aside_as_the_player_chooses() {
    let mut table = variant(&["mountains"], 2).script(FIELDS_ONLY).actions(&["draw road-cross"]);
    assert_eq!(table.legal_with("lay"), [""; 0]);
    assert_eq!(table.legal_with("discard"), ["discard road-cross"]);
    let (mountains, question) = (table.legal_with("mountain"), table.state().question());
    assert_eq!(table.legal().len(), mountains.len() + 1);
    let question = question.expect("there is something to choose");
    assert!(question.said.en.contains("[V9]") && question.said.en.contains("[B6]"), "{}", question.said.en);
    let answers: Vec<String> = question.answers.iter().map(|answer| answer.action.to_string()).collect();
    assert_eq!(answers, ["discard road-cross"]);
    let raised = table.clone().actions(&[&mountains[0], "pass"]);
    assert_eq!(raised.state().set_aside().len(), 0);
    // Set aside: the same player draws another, which fits and has to be laid.
    table = table.actions(&["discard road-cross"]);
    assert_eq!(table.events(), ["set-aside 2 road-cross"]);
    let en = "The tile road-cross fits nowhere face up and leaves the game [B6].";
    let fr = "La tuile road-cross ne peut être posée nulle part face visible et quitte le jeu [B6].";
    assert_eq!((table.said(Lang::En), table.said(Lang::Fr)), (vec![en.into()], vec![fr.into()]));
    assert_eq!(table.state().set_aside().len(), 1);
    table = table.actions(&["draw road-bend"]);
    assert_eq!((table.asked(), table.legal_with("discard")), (Some(2), vec![]));
    assert!(table.refusal("discard road-bend").to_string().contains("laid"));
    assert_eq!(table.state().question(), None);
}

#[test]
fn v9_a_hand_of_which_nothing_fits_face_up_is_laid_as_a_mountain_or_given_up() {
    let deals = [
        ["deal 1 city-side", "deal 2 monastery-road", "deal 1 monastery-road", "deal 2 monastery"],
        ["deal 1 city-whole-shield", "deal 2 monastery", "lay city-side 0,-1 180", "pass"],
        ["deal 1 road-cross", "lay monastery-road 1,0 90", "pass", "deal 2 road-straight"],
        ["lay monastery-road -1,0 270", "pass", "deal 1 city-three-sides-gate", "lay monastery 0,1 0"],
        ["pass", "deal 2 monastery", "discard road-cross", "deal 1 road-bend"],
    ];
    let given_up = deals.iter().fold(variant(&["individual-planning", "mountains"], 2), |table, actions| {
        if actions[2].starts_with("discard") {
            let discards = table.clone().actions(&actions[..2]).legal_with("discard");
            let mountains = table.clone().actions(&actions[..2]).legal_with("mountain");
            assert_eq!(discards.len(), 3);
            assert!(!mountains.is_empty(), "either is possible");
        }
        table.actions(actions)
    });
    assert_eq!(given_up.events()[1..], ["discarded 1 road-cross", "dealt 1 road-bend left 60"]);
    assert_eq!(
        [given_up.said(Lang::En)[1].as_str(), given_up.said(Lang::Fr)[1].as_str()],
        [
            "No tile of Player 1 fits anywhere face up; road-cross is given up [V2].",
            "Aucune tuile de Joueur 1 ne peut être posée face visible ; road-cross est défaussée [V2]."
        ]
    );
}

#[test]
fn v9_a_given_tile_that_fits_nowhere_face_up_is_set_aside_for_another_if_the_player_likes() {
    let table = variant(&["given-open", "mountains"], 2)
        .actions(&["open city-side", "open monastery-road", "give 1 city-side"])
        .actions(&["lay city-side 0,-1 180", "pass", "lay monastery-road 1,0 90", "pass"])
        .actions(&["open monastery-road", "open road-cross", "give 2 monastery-road"])
        .actions(&["lay monastery-road -1,0 270", "pass"]);
    assert_eq!(
        (table.asked(), table.legal_with("discard")),
        (Some(1), vec!["discard road-cross".to_owned()])
    );
    assert!(!table.legal_with("mountain").is_empty());
    let table = table.actions(&["discard road-cross", "draw road-bend"]);
    assert_eq!(table.events()[0], "set-aside 1 road-cross");
    assert_eq!((table.asked(), table.offered()), (Some(1), vec!["road-bend".to_owned()]));
}

#[test]
fn v3_v9_open_tiles_that_fit_nowhere_face_up_need_not_become_mountains_when_the_bag_is_empty() {
    // Three tiles without a field side come last, and all before them but those of FIELDS_ONLY are mountains.
    const LAST: [&str; 3] = ["road-cross", "city-whole-shield", "city-three-sides-gate"];
    let mut table = variant(&["collective-planning", "mountains"], 2)
        .actions(&["open city-side", "open monastery-road", "open monastery-road"])
        .actions(&["lay city-side 0,-1 180", "pass", "open monastery"])
        .actions(&["lay monastery-road 1,0 90", "pass", "open monastery"])
        .actions(&["lay monastery-road -1,0 270", "pass"]);
    while table.state().left() > 0 || table.asked().is_none() {
        let legal = table.legal();
        let late = |action: &&String| !LAST.iter().any(|tile| action.split(' ').nth(1) == Some(tile));
        let wanted = |word: &str| legal.iter().filter(|action| action.starts_with(word)).find(late);
        let open = wanted("open").or(legal.iter().find(|action| action.starts_with("open")));
        let next = wanted("mountain").or(open).or(wanted("pass")).expect("something can be done").clone();
        table = table.actions(&[&next]);
    }
    while table.legal_with("discard").is_empty() {
        let mountain = table.legal_with("mountain")[0].clone();
        table = table.actions(&[&mountain, "pass"]);
    }
    assert_eq!((table.legal_with("lay"), table.legal_with("blind")), (vec![], vec![]));
    assert!(!table.legal_with("mountain").is_empty(), "either is possible");
    let turn = table.asked();
    let open = position(table.state()).row().0.len();
    for left in (0..open).rev() {
        let discard = table.legal_with("discard")[0].clone();
        table = table.actions(&[&discard]);
        assert!(table.events()[0].starts_with("set-aside"), "{:?}", table.events());
        assert_eq!(position(table.state()).row().0.len(), left);
        assert_eq!(table.asked(), if left > 0 { turn } else { None }, "the game ends with the last");
    }
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
        .script(city)
}

#[test]
fn v9_a_miner_is_a_knight_of_a_city_with_a_shield_two_steps_away() {
    let table = miner_and_knight("2: city-corner-shield 0,-1 270 city s").script("1: city-side -1,-1 90 -");
    assert_eq!(
        table.scored(),
        ["completed -1,-1 city e: 3 tiles × 2 + 1 shield × 2 = 8 for 1 2 (1:1 2:1) [B11 B14 V9]"]
    );
    assert_eq!(table.standing(), ["1 on 0,1 mountain n"], "miners stay");
    assert_eq!((table.supply(1), table.supply(2)), (6, 7));
}

#[test]
fn v9_a_shield_three_steps_away_or_none_is_no_forge() {
    let without = miner_and_knight("2: city-corner 0,-1 270 city s").script("1: city-side -1,-1 90 -");
    assert_eq!(without.scored(), ["completed -1,-1 city e: 3 tiles × 2 = 6 for 2 (2:1) [B11 B14]"]);
    let far = miner_and_knight("2: city-band 0,-1 90 city n").script(
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
        .script(
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
fn v9_v10_a_city_is_scored_once_so_a_miner_counts_in_it_once() {
    // The tile that completed the city can't be taken up to complete it again.
    let mut table = variant(&["mountains", "reconstruction"], 2)
        .actions(&["draw monastery", "mountain monastery 0,1", "follower 0,1 mountain n"])
        .script(
            "2: city-corner-shield 0,-1 270 -
             1: city-side -1,-1 90 -",
        );
    assert_eq!(table.scores(), [8, 0]);
    table =
        table.script("2: road-straight 1,0 0 -").actions(&["draw road-straight", "lay road-straight 2,0 0"]);
    assert_eq!(table.legal_with("rebuild"), [""; 0]);
    assert!(
        table.legal().contains(&"follower 2,0 road e".to_owned()),
        "nothing is loose, so nobody is asked"
    );
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
            .script("2: city-corner-shield 0,-1 270 field n")
            .actions(&["draw monastery", "mountain monastery 1,-1", second])
            .script("2: city-side -1,-1 90 -");
        let summaries = table.state().summaries();
        let farmer = summaries.iter().find(|summary| summary.owners == [bastide_engine::testing::player(2)]);
        farmer.map(|summary| summary.points)
    };
    assert_eq!(worth("pass"), Some(4));
    assert_eq!(worth("follower 1,-1 mountain n"), Some(0));
}
