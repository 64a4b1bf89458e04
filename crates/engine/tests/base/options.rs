//! High scores and the rules that have more than one reading: B23 and B24.

use crate::quiet::Quiet;
use crate::table::{SMALL_AND_LARGE, THREE_FIELDS, table, table_with};
use bastide_engine::State;
use bastide_engine::action::Action;
use bastide_engine::event::Event;
use bastide_engine::games::base::Stage;
use bastide_engine::position::Actor;
use bastide_engine::refusal::Refusal;
use bastide_engine::setup::{Request, Setup, SetupError};
use bastide_engine::testing::game;
use bastide_engine::tiles::FeatureKind;
use std::collections::BTreeSet;

/// How well the first player does: points, and what the followers may still bring in.
fn promise(state: &State) -> i64 {
    let State::Base(position) = state else { panic!("this is about the base game") };
    let features = state.board().features();
    let roots: BTreeSet<_> = position.followers().map(|(_, segment)| features.root(segment)).collect();
    let hopes = roots.into_iter().map(|root| {
        let points = i64::from(position.tally(root, Stage::Completed).points());
        6 * points - 2 * i64::from(features.open(root))
    });
    10 * i64::from(state.scores()[0])
        + hopes.sum::<i64>()
        + 10 * i64::from(state.supply(bastide_engine::testing::player(1)))
}

/// The most promising turn with this draw. The second player helps and never places anybody.
fn best_turn(state: &State, draw: &Action) -> Option<(i64, Vec<Action>)> {
    let mut drawn = state.clone();
    drawn.play(draw).ok()?;
    let mut best: Option<(i64, Vec<Action>)> = None;
    for lay in drawn.legal_actions().into_iter().filter(|action| matches!(action, Action::Lay { .. })) {
        let mut laid = drawn.clone();
        laid.play(&lay).ok()?;
        let asked = matches!(laid.actor(), Actor::Player(_));
        let own = laid.actor() == Actor::Player(bastide_engine::testing::player(1));
        let choices = if asked { laid.legal_actions() } else { Vec::new() };
        let choices = choices.into_iter().filter(|action| own || *action == Action::Pass);
        let turns = choices.map(|choice| vec![draw.clone(), lay.clone(), choice]);
        for turn in turns.chain((!asked).then(|| vec![draw.clone(), lay.clone()])) {
            let mut after = laid.clone();
            for action in &turn[2..] {
                after.play(action).ok()?;
            }
            let value = promise(&after);
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, turn));
            }
        }
    }
    best
}

#[test]
fn b23_no_score_is_capped() {
    let mut state = game("competition", 2, &[]).start();
    let mut awarded = 0;
    let mut seen = Vec::new();
    while state.actor() != Actor::Nobody {
        let draws = state.legal_actions();
        let best = draws.iter().filter_map(|draw| best_turn(&state, draw));
        let turn = best.max_by_key(|(value, _)| *value).expect("some tile fits").1;
        for action in turn {
            for event in state.play(&action).unwrap() {
                if let Event::Scored(scoring) = event {
                    awarded += scoring.points * scoring.winners.len() as u32;
                }
            }
            assert_eq!(state.scores(), [awarded, 0], "every point counts");
            seen.push(awarded);
        }
    }
    assert!(seen.iter().any(|points| (51..100).contains(points)), "{seen:?}");
    assert!(awarded > 100, "{awarded}");
}

#[test]
fn b24_farmers_of_the_third_edition_score_three_a_city_field_by_field() {
    let third = table_with("rulebook", 2, &[("farmers", "third-edition")]);
    let three = third.clone().script(THREE_FIELDS).quietly_to_the_end();
    assert_eq!(three.scores(), [6, 3], "each field pays its own farmer");
    let both = third.script(SMALL_AND_LARGE).quietly_to_the_end();
    assert_eq!(
        both.final_scoring(),
        [
            "supplied 0,-2 field e: 2 completed cities × 3 = 6 for 1 (1:1) [B24 B14]",
            "supplied 0,0 field e1: 1 completed city × 3 = 3 for 2 (2:1) [B24 B14]",
        ]
    );
    assert_eq!(both.scores(), [6, 3]);
}

#[test]
fn b24_farmers_of_the_first_edition_are_the_default() {
    let first =
        table_with("rulebook", 2, &[("farmers", "first-edition")]).script(THREE_FIELDS).quietly_to_the_end();
    let default = table("rulebook", 2).script(THREE_FIELDS).quietly_to_the_end();
    assert_eq!(first.scores(), [4, 0]);
    assert_eq!(default.final_scoring(), first.final_scoring());
}

#[test]
fn b24_in_the_third_edition_the_majority_in_the_field_decides() {
    // The farmers of 0,-1 and 2,-1 (player 1) and of 1,0 (player 2) are joined in one field, which
    // touches the small city on 0,-1 and that of the band on 2,0, once something closes it below.
    let table = table("competition", 2)
        .script(
            "1: city-side 0,-1 180 field n
             2: road-bend 1,0 0 field n
             1: city-band 2,0 90 -
             2: road-straight -1,0 0 -
             1: city-side 2,-1 180 field n
             2: monastery 1,-1 0 -
             1: city-side 2,1 0 -",
        )
        .quietly_to_the_end();
    assert_eq!(
        table.final_scoring(),
        ["supplied 0,-1 field n: 2 completed cities × 3 = 6 for 1 (1:2 2:1) [B24 B14]"],
        "all of it to the majority, nothing to the other"
    );
    assert_eq!(table.scores(), [6, 0]);
}

#[test]
fn b24_without_farmers_nobody_can_be_placed_on_a_field() {
    let mut table = table_with("rulebook", 2, &[("farmers", "none")])
        .actions(&["draw monastery-road", "lay monastery-road 1,0 90"]);
    assert_eq!(table.free_spots(), ["monastery", "road w"]);
    assert_eq!(table.refusal("follower 1,0 field n"), Refusal::NotClaimable(FeatureKind::Field));
}

#[test]
fn b24_without_farmers_who_could_only_place_a_farmer_is_not_asked() {
    let table = table_with("rulebook", 2, &[("farmers", "none")])
        .script("1: city-corner 0,-1 270 city s")
        .actions(&["draw city-corner", "lay city-corner -1,-1 90"]);
    assert_eq!(table.state().actor(), Actor::Chance, "the city is taken and fields are not for followers");
}

#[test]
fn b24_a_small_city_scores_two_or_four() {
    let small = |value| {
        let table =
            table_with("rulebook", 2, &[("small-city", value)]).script("1: city-side 0,-1 180 city s");
        table.scored()
    };
    assert_eq!(small("2"), ["completed 0,-1 city s: 2 tiles × 1 = 2 for 1 (1:1) [B12 B14]"]);
    assert_eq!(small("4"), ["completed 0,-1 city s: 2 tiles × 2 = 4 for 1 (1:1) [B11 B14]"]);
}

#[test]
fn b24_the_options_do_not_depend_on_each_other() {
    let scores = |farmers, small| {
        let options = [("farmers", farmers), ("small-city", small)];
        let script = "1: city-side 0,-1 180 city s\n2: road-straight 1,0 0 field n";
        table_with("rulebook", 2, &options).script(script).quietly_to_the_end().scores().to_vec()
    };
    assert_eq!(scores("first-edition", "2"), [2, 4]);
    assert_eq!(scores("first-edition", "4"), [4, 4]);
    assert_eq!(scores("third-edition", "2"), [2, 3]);
    assert_eq!(scores("third-edition", "4"), [4, 3]);
}

#[test]
fn b24_competition_and_rulebook_differ_on_one_position() {
    // A small city with a knight, and the three fields around a completed city of three tiles.
    let script = format!("{THREE_FIELDS}\n2: city-side 1,1 90 -\n1: city-side 2,1 270 city w");
    let scores = |preset| table(preset, 2).script(&script).quietly_to_the_end().scores().to_vec();
    // 4 for the supplied city and 2 for the small one.
    assert_eq!(scores("rulebook"), [6, 0]);
    // Two fields at 3 and 4 for the small city; one field at 3.
    assert_eq!(scores("competition"), [10, 3]);
}

#[test]
fn b24_options_have_these_values_and_no_others() {
    let setup =
        |options: Vec<(&'static str, &'static str)>| Setup::new(&Request { options, ..Request::default() });
    for farmers in ["first-edition", "third-edition", "none"] {
        assert_eq!(setup(vec![("farmers", farmers)]).unwrap().option("farmers"), farmers);
    }
    for small in ["2", "4"] {
        assert_eq!(setup(vec![("small-city", small)]).unwrap().option("small-city"), small);
    }
    assert!(matches!(setup(vec![("farmers", "second-edition")]), Err(SetupError::UnknownValue { .. })));
    assert!(matches!(setup(vec![("small-city", "3")]), Err(SetupError::UnknownValue { .. })));
}
