//! Setting up Hunters and Gatherers and the running of a turn: H1 to H3.

use crate::{hunters, hunters_position};
use bastide_engine::games::hunters::Step;
use bastide_engine::position::Actor;
use bastide_engine::refusal::Refusal;
use bastide_engine::setup::{Request, Setup};
use bastide_engine::testing::player;

#[test]
fn h1_two_to_five_players() {
    let error = |players| {
        let request = Request { game: "hunters", players, ..Request::default() };
        Setup::new(&request).unwrap_err().to_string()
    };
    assert_eq!(error(1), "hunters is for 2 to 5 players, not 1");
    assert_eq!(error(6), "hunters is for 2 to 5 players, not 6");
    for players in 2..=5 {
        assert_eq!(hunters(players).state().players(), players);
    }
}

#[test]
fn h1_five_followers_and_two_huts_each() {
    let table = hunters(5);
    for number in 1..=5 {
        let huts = hunters_position(table.state()).huts_left(player(number));
        assert_eq!((table.supply(number), huts), (5, 2), "the sixth follower marks the score");
    }
    assert_eq!(table.scores(), [0; 5]);
}

#[test]
fn h2_the_volcano_lies_78_land_tiles_are_shuffled_and_12_bonus_tiles_are_apart() {
    let mut table = hunters(2);
    let state = table.state();
    let laid = state.board().laid();
    assert_eq!(laid.len(), 1);
    assert_eq!(state.table().name(laid[0].tile).to_string(), "start-volcano");
    assert_eq!((laid[0].pos.x, laid[0].pos.y), (0, 0));
    let sum = |counts: &[u16]| counts.iter().sum::<u16>();
    let position = hunters_position(state);
    assert_eq!((sum(state.unseen()), sum(position.bonus_unseen()), position.bonus_left()), (78, 12, 12));
    assert_eq!(table.refusal("draw bonus-fire"), Refusal::NotInBag("bonus-fire".parse().unwrap()));
    assert_eq!(table.refusal("draw start-volcano"), Refusal::NotInBag("start-volcano".parse().unwrap()));
    assert!(!table.legal().iter().any(|draw| draw.contains("bonus")), "{:?}", table.legal());
}

#[test]
fn h3_draw_lay_place_score_and_the_next_player() {
    let mut table = hunters(3).script("1: straight-deer -1,0 0 river e");
    assert_eq!(table.refusal("pass"), Refusal::Unexpected { due: Step::Draw.into() });
    let mut table = table.actions(&["draw source-forest1"]);
    assert_eq!(table.state().actor(), Actor::Player(player(2)));
    assert_eq!(table.refusal("pass"), Refusal::Unexpected { due: Step::Lay.into() });
    let mut table = table.actions(&["lay source-forest1 -2,0 270"]);
    assert_eq!(table.refusal("draw lake3"), Refusal::Unexpected { due: Step::Piece.into() });
    assert_eq!(table.scores(), [0; 3], "nothing is scored before the piece is placed");
    let table = table.actions(&["pass"]);
    assert_eq!(
        table.events(),
        [
            "scored completed -2,0 river e: 3 segments × 1 + 1 fish × 1 = 4 for 1 (1:1) [H7 H10]",
            "returned 1 follower -1,0 river e"
        ]
    );
    let table = table.actions(&["draw lake3"]);
    assert_eq!(table.state().actor(), Actor::Player(player(3)));
}
