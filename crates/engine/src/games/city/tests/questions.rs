//! What players are asked while walls are built, word by word.

use super::*;
use crate::play::question::Question;
use crate::vocabulary::geometry::Edge;
use crate::vocabulary::lang::Lang;

fn question(state: &State) -> Question {
    state.question().unwrap_or_else(|| panic!("nothing is asked"))
}

fn said(state: &State, lang: Lang) -> Vec<String> {
    let question = question(state);
    let answers = question.answers.into_iter().map(|answer| answer.said);
    let text = |sentence: crate::play::question::Sentence| match lang {
        Lang::En => sentence.en,
        Lang::Fr => sentence.fr,
    };
    std::iter::once(question.said).chain(answers).map(text).collect()
}

/// A road of one tile that a wall would complete, and three tiles in a row.
fn site() -> State {
    let mut state =
        city(3, 2, "road-end 0,0 180\nresidential-historic-chateau-comtal 1,0 0\nmarket2adj-fish 2,0 0");
    stand(&mut state, ONE, "0,0 road n");
    begin(&mut state, ONE);
    state
}

#[test]
fn c12_where_the_gate_shall_stand_and_what_it_would_complete() {
    let state = site();
    let (en, fr) = (said(&state, Lang::En), said(&state, Lang::Fr));
    assert_eq!(en[0], "You lead the first wall building. Where shall the city gate stand?");
    assert_eq!(fr[0], "Vous menez la première construction. Où placer la porte de la ville ?");
    assert_eq!(en.len(), 9, "eight sides");
    assert!(en.contains(&"The north side of 0,0; completes the road on 0,0 (1 point)".to_owned()), "{en:?}");
    assert!(fr.contains(&"Le côté nord de 0,0 ; achève le chemin en 0,0 (1 point)".to_owned()), "{fr:?}");
    assert!(en.contains(&"The south side of 1,0".to_owned()), "nothing more where nothing is completed");
    assert!(en.contains(&"The north side of 2,0".to_owned()), "the market there is open in the east too");
}

#[test]
fn c18_a_wall_completes_markets_and_never_residential_areas() {
    let state = city(2, 2, "market2opp-fish 0,0 0\nmarket1-grain-public 0,1 0");
    let closed = |edge: &str| -> Vec<String> {
        let features = state.closed_by(edge.parse().unwrap());
        features.into_iter().map(|feature| state.place_of(feature).to_string()).collect()
    };
    assert_eq!(closed("0,0 n"), ["0,0 market n"]);
    assert!(closed("0,0 w").is_empty(), "the area there has no other side");
}

#[test]
fn c14_what_a_wall_at_either_end_means() {
    let mut state = site();
    act(&mut state, "gate 0,0 w");
    let asked = question(&state);
    let (en, fr) = (said(&state, Lang::En), said(&state, Lang::Fr));
    assert_eq!(en[0], "Set a wall at one end of the line (2 walls to go in this building).");
    assert_eq!(fr[0], "Posez un rempart à un bout de la ligne (encore 2 remparts dans cette construction).");
    assert_eq!(
        en[1..],
        [
            "Left end: the south side of 0,0; a guard there: no building in the row yet",
            "Right end: the north side of 0,0; completes the road on 0,0 (1 point); a guard there: no building in the row yet"
        ]
    );
    assert_eq!(
        fr[2],
        "Bout droit : le côté nord de 0,0 ; achève le chemin en 0,0 (1 point) ; un garde y vaut : aucun bâtiment dans la rangée pour l'instant"
    );
    assert_eq!(asked.answers[1].sides, ["0,0 n".parse::<Edge>().unwrap()]);
    assert_eq!(asked.answers[1].tiles, [Pos::new(0, 0)]);
}

#[test]
fn c16_what_a_guard_would_see() {
    let mut state = site();
    play(&mut state, &["gate 0,0 n", "wall right"]);
    assert_eq!(
        said(&state, Lang::En),
        ["Post a guard on the wall just set?", "Post a guard: 1 historic building × 3 = 3", "No guard"]
    );
    assert_eq!(
        said(&state, Lang::Fr),
        [
            "Poster un garde sur le rempart posé ?",
            "Poster un garde : 1 bâtiment historique × 3 = 3",
            "Pas de garde"
        ]
    );
    let asked = question(&state);
    assert_eq!(
        (&asked.answers[0].sides[..], &asked.answers[0].tiles[..]),
        (&["1,0 n".parse().unwrap()][..], &[Pos::new(1, 0)][..])
    );
}

/// With the third pile nothing is said of guards but about a player's last wall, and they are asked for at the end.
#[test]
fn c16_what_is_asked_about_guards_with_the_third_pile() {
    let mut state = shape(3, 3, "#########");
    begin(&mut state, ONE);
    act(&mut state, "gate 3,0 n");
    for _ in 0..2 {
        assert_eq!(said(&state, Lang::En)[2], format!("Right end: {}", right_end(&state)));
        assert!(question(&state).answers[1].tiles.is_empty(), "no row to look at");
        act(&mut state, "wall right");
    }
    for _ in 0..3 {
        let guard = "; a guard there: 1 public building × 2 = 2";
        assert_eq!(said(&state, Lang::En)[2], format!("Right end: {}{guard}", right_end(&state)));
        assert_eq!(question(&state).answers[1].tiles.len(), 1);
        act(&mut state, "wall right");
    }
    let (en, fr) = (said(&state, Lang::En), said(&state, Lang::Fr));
    assert_eq!(en[0], "All walls are set. Post a guard on your last one?");
    assert_eq!(fr[0], "Tous les remparts sont posés. Poster un garde sur votre dernier rempart ?");
    assert_eq!(question(&state).answers[0].sides, ["6,0 n".parse::<Edge>().unwrap()]);
}

fn right_end(state: &State) -> String {
    state.walls().next(state.board(), End::Right).unwrap().describe(Lang::En)
}

#[test]
fn c16_who_may_not_post_a_guard_is_told_why() {
    let mut state = shape(4, 2, "#####");
    begin(&mut state, ONE);
    play(&mut state, &["gate 0,0 n", "wall left", "guard"]);
    for _ in 0..2 {
        wall(&mut state, End::Left);
    }
    act(&mut state, "pass");
    post(&mut state, ONE, "1,0 n");
    begin(&mut state, TWO);
    wall(&mut state, End::Right);
    let en = said(&state, Lang::En);
    assert_eq!(en[0], "Set a wall at one end of the line (3 walls to go in this building).");
    assert!(en[1].ends_with("a guard there: 1 public building × 2 = 2"), "{en:?}");
    let mut faced = state.clone();
    post(&mut faced, ONE, "2,0 n");
    assert!(
        said(&faced, Lang::En)[1].ends_with("; no guard, one stands opposite"),
        "{:?}",
        said(&faced, Lang::En)
    );
    assert!(said(&faced, Lang::Fr)[1].ends_with(" ; pas de garde, un autre est en face"));
    let rows =
        |state: &State| question(state).answers.into_iter().map(|answer| answer.tiles).collect::<Vec<_>>();
    assert_eq!(rows(&state)[0].len(), 1, "the row that a guard would watch");
    assert!(rows(&faced)[0].is_empty(), "no guard, no row");
    while state.core.crew.supply(THREE) > 0 {
        state.core.crew.spend(THREE);
    }
    assert_eq!(
        said(&state, Lang::En)[1],
        "Left end: the south side of 2,0",
        "no follower, no word of guards"
    );
    assert_eq!(rows(&state), [vec![], vec![]], "nor a row");
}

#[test]
fn c17_what_a_tower_would_bring() {
    let mut state = shape(4, 2, "#####");
    begin(&mut state, ONE);
    act(&mut state, "gate 2,0 n");
    for end in [End::Right, End::Left, End::Right] {
        wall(&mut state, end);
    }
    assert_eq!(
        said(&state, Lang::En),
        [
            "Set a tower at one end of the line?",
            "Tower at the left end: 1 point",
            "Tower at the right end: 2 points",
            "Keep your towers"
        ]
    );
    assert_eq!(
        said(&state, Lang::Fr),
        [
            "Poser une tour à un bout de la ligne ?",
            "Une tour au bout gauche : 1 point",
            "Une tour au bout droit : 2 points",
            "Garder vos tours"
        ]
    );
    assert_eq!(question(&state).answers[1].sides, ["4,0 n".parse::<Edge>().unwrap()]);
}
