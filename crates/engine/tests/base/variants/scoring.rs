//! What V5 and V14 make of the final scoring.

use crate::quiet::Quiet;
use crate::table::variant;

#[test]
fn v5_what_is_unfinished_scores_nothing_but_farmers_are_paid() {
    let script = "
        1: city-side 0,-1 180 field n
        2: road-straight 1,0 0 road e
        1: monastery 0,1 0 monastery
        2: city-corner-shield 1,1 180 city e";
    let plain = variant(&[], 2).script(script).quietly_to_the_end();
    let unstable = variant(&["unstable-constructions"], 2).script(script).quietly_to_the_end();
    assert_eq!(plain.final_scoring().len(), unstable.final_scoring().len());
    let of = |table: &bastide_engine::testing::Table, kind: &str| {
        table.final_scoring().into_iter().find(|scored| scored.contains(kind)).unwrap_or_default()
    };
    assert_eq!(of(&plain, " road "), "unfinished 0,0 road e: 2 tiles × 1 = 2 for 2 (2:1) [B20 B14]");
    assert_eq!(of(&unstable, " road "), "unfinished 0,0 road e: 2 tiles × 0 = 0 for 2 (2:1) [V5 B14]");
    assert_eq!(
        of(&unstable, "1,1 city"),
        "unfinished 1,1 city e: 1 tile × 0 + 1 shield × 0 = 0 for 2 (2:1) [V5 B14]"
    );
    assert_eq!(of(&unstable, "monastery"), "unfinished 0,1 monastery: 4 tiles × 0 = 0 for 1 (1:1) [V5 B14]");
    assert_eq!(of(&unstable, "farmers"), of(&plain, "farmers"));
    assert_eq!(unstable.scores(), [4, 0], "the farmer's city");
}

#[test]
fn v14_an_unfinished_monastery_pays_the_next_player() {
    for (players, heir) in [(2, 2), (3, 2)] {
        let table = variant(&["battle-of-monasteries"], players)
            .script("1: monastery 0,1 0 monastery")
            .quietly_to_the_end();
        let scored = table.final_scoring();
        assert_eq!(scored.len(), 1);
        assert!(scored[0].starts_with("unfinished 0,1 monastery: "), "{}", scored[0]);
        assert!(scored[0].ends_with(&format!(" for {heir} (1:1) [B20 B14 V14]")), "{}", scored[0]);
        assert_eq!(table.scores()[0], 0);
        assert!(table.scores()[heir - 1] > 0);
    }
    // The last player's goes round the table to the first.
    let table = variant(&["battle-of-monasteries"], 3).script(
        "1: road-straight 1,0 0 -
         1: road-straight 2,0 0 -
         2: road-straight 3,0 0 -
         2: road-straight 4,0 0 -
         3: monastery 0,1 0 monastery",
    );
    let table = table.quietly_to_the_end();
    assert!(table.final_scoring()[0].ends_with(" for 1 (3:1) [B20 B14 V14]"));
}

#[test]
fn v14_a_completed_monastery_and_other_features_pay_their_owner() {
    let table =
        variant(&["battle-of-monasteries"], 2).script("1: road-straight 1,0 0 road e").quietly_to_the_end();
    assert_eq!(table.final_scoring(), ["unfinished 0,0 road e: 2 tiles × 1 = 2 for 1 (1:1) [B20 B14]"]);
    let table = variant(&["battle-of-monasteries"], 2).script(
        "1: monastery 0,1 0 monastery
         1: road-straight 1,0 0 -
         2: road-straight -1,0 0 -
         2: monastery 1,1 0 -
         1: monastery -1,1 0 -
         1: city-side 0,2 180 -
         2: city-side 1,2 180 -
         2: city-side -1,2 180 -",
    );
    assert_eq!(table.scored(), ["completed 0,1 monastery: 9 tiles × 1 = 9 for 1 (1:1) [B13 B14]"]);
}
