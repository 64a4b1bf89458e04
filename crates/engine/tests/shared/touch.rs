//! What moves are said to join, for whoever does not see the board.

use bastide_engine::action::Action;
use bastide_engine::testing::{Table, action, game, game_of, game_with, play};
use bastide_engine::touch::Touch;
use bastide_engine::{Lang, Player, Seed, State};

fn name(player: Player) -> String {
    ["Anna", "Ben"].get(player.seat()).map_or_else(|| format!("Player {player}"), |&name| name.to_owned())
}

fn told(table: &Table, lay: &str, lang: Lang) -> (Touch, String) {
    let touched = table.state().touched(&action(lay)).unwrap_or_else(|| panic!("{lay} can't be played"));
    (touched.touch(), touched.tell(lang, &name))
}

/// Anna has the road and the monastery, Ben has the city; Ben is to draw.
fn begun() -> Table {
    Table::new(&game("rulebook", 2, &[])).script(
        "1: road-straight 1,0 0 road e
         2: city-corner 0,-1 180 city e
         1: monastery 0,1 0 monastery",
    )
}

#[test]
fn a_move_says_what_it_continues_and_completes_and_what_it_lies_beside() {
    let table = begun().actions(&["draw road-straight"]);
    let lay = "lay road-straight -1,0 0";
    assert_eq!(
        told(&table, lay, Lang::En),
        (Touch::Others, "continues Anna's road of 2, beside Anna's monastery".to_owned())
    );
    assert_eq!(
        told(&table, lay, Lang::Fr).1,
        "prolonge le chemin d'Anna (2 tuiles), touche l'abbaye d'Anna",
        "in French too"
    );

    let table = begun().actions(&["draw city-side"]);
    let lay = "lay city-side 1,-1 270";
    assert_eq!(told(&table, lay, Lang::En), (Touch::Completes, "completes your city of 2".to_owned()));
    assert_eq!(told(&table, lay, Lang::Fr).1, "achève votre ville (2 tuiles)");
    let nothing = told(&table, "lay city-side 0,-2 0", Lang::En);
    assert_eq!(nothing, (Touch::Nothing, "touches nothing that anybody has claimed".to_owned()));

    let table = begun().actions(&["draw city-band"]);
    let lay = "lay city-band 1,-1 0";
    assert_eq!(told(&table, lay, Lang::En), (Touch::Own, "continues your city of 2".to_owned()));
}

#[test]
fn only_tiles_that_can_be_laid_now_have_words() {
    let table = begun();
    assert_eq!(table.state().touched(&action("lay road-straight -1,0 0")), None, "nothing is drawn yet");
    let table = table.actions(&["draw road-straight"]);
    assert_eq!(table.state().touched(&action("lay road-straight 1,0 0")), None, "a tile lies there");
    assert_eq!(table.state().touched(&action("pass")), None);
}

/// Every way to lay a tile in a position, in words.
fn check(state: &State, seen: &mut usize) {
    for lay in state.legal_actions() {
        let is_laid = matches!(lay, Action::Lay { .. } | Action::Mountain { .. });
        let touched = state.touched(&lay);
        assert_eq!(touched.is_some(), is_laid, "{lay}");
        for lang in [Lang::En, Lang::Fr] {
            let Some(said) = touched.as_ref().map(|touched| touched.tell(lang, &name)) else { continue };
            assert!(!said.is_empty() && !said.contains("  ") && !said.contains(", ,"), "{lay}: {said}");
            *seen += 1;
        }
    }
}

#[test]
fn every_move_of_every_game_has_words() {
    let count = game_with(&["count"], 2);
    let mountains = game_with(&["mountains", "individual-planning"], 2);
    let games = ["castle", "city", "hunters"].map(|id| game_of(id, 2));
    for game in [count, mountains].iter().chain(&games) {
        let (mut seen, mut turn) = (0, 0);
        play(game, Seed::from(7), |before, _, _, _| {
            turn += 1;
            // A look now and then is enough.
            if turn % 5 == 0 {
                check(before, &mut seen);
            }
        });
        assert!(seen > 100, "{seen} moves were told");
    }
}
