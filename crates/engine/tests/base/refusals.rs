//! Every refusal of the base game, once. The helper checks that the position stays as it was.

use crate::common::texts::assert_refused;
use crate::quiet::Quiet;
use crate::table::table;
use bastide_engine::event::RuleId;
use bastide_engine::games::base::Step;
use bastide_engine::geometry::Side;
use bastide_engine::refusal::Refusal;
use bastide_engine::testing::{Table, player, spot, square};
use bastide_engine::tiles::FeatureKind;

fn drawn(tile: &str) -> Table {
    table("rulebook", 2).actions(&[&format!("draw {tile}")])
}

fn laid(tile: &str, at: &str) -> Table {
    table("rulebook", 2).actions(&[&format!("draw {tile}"), &format!("lay {tile} {at}")])
}

#[test]
fn drawing() {
    let mut start = table("rulebook", 2);
    assert_eq!(start.refusal("draw castle"), Refusal::UnknownTile("castle".parse().unwrap()));
    assert_eq!(start.refusal("pass"), Refusal::Unexpected { due: Step::Draw.into() });
    let mut gone = start.script("1: road-cross 1,0 0 -");
    assert_eq!(gone.refusal("draw road-cross"), Refusal::NotInBag("road-cross".parse().unwrap()));
    assert_eq!(gone.refusal_for(Some(player(2)), "draw road-bend"), Refusal::NotYourTurn { turn: None });
}

#[test]
fn laying() {
    let mut table = drawn("road-straight");
    let other = Refusal::NotDrawn { drawn: "road-straight".parse().unwrap() };
    assert_eq!(table.refusal("lay road-bend 1,0 0"), other, "another tile");
    assert_eq!(table.refusal("lay castle 1,0 0"), other, "no tile at all");
    assert_eq!(table.refusal("lay road-straight 0,0 0"), Refusal::Taken(square("0,0")));
    assert_eq!(
        table.refusal("lay road-straight 3,3 0"),
        Refusal::Alone { pos: square("3,3"), rule: RuleId("B4") }
    );
    let (pos, side) = (square("1,0"), Side::West);
    let rule = RuleId("B5");
    let mismatch =
        Refusal::Mismatch { pos, side, shows: FeatureKind::Field, neighbour: FeatureKind::Road, rule };
    assert_eq!(table.refusal("lay road-straight 1,0 90"), mismatch);
    assert_eq!(table.refusal("lay road-straight 1,0 270"), mismatch, "in the other turn too");
    assert_eq!(table.refusal("lay road-straight 1,0 180"), Refusal::SameAs("0".parse().unwrap()));
    assert_eq!(table.refusal("pass"), Refusal::Unexpected { due: Step::Lay.into() });
    let turn = Refusal::NotYourTurn { turn: Some(player(1)) };
    assert_eq!(table.refusal_for(Some(player(2)), "lay road-straight 1,0 0"), turn);
    assert_eq!(table.refusal_for(None, "draw road-bend"), turn);
}

#[test]
fn tiles_that_look_the_same_turned_have_one_name_for_each_look() {
    let mut whole = drawn("monastery");
    for turn in ["90", "180", "270"] {
        assert_eq!(
            whole.refusal(&format!("lay monastery 0,1 {turn}")),
            Refusal::SameAs("0".parse().unwrap())
        );
    }
    let mut half = drawn("road-straight");
    assert_eq!(half.refusal("lay road-straight 0,1 180"), Refusal::SameAs("0".parse().unwrap()));
}

#[test]
fn placing() {
    let mut table = laid("city-side-road-fork", "1,0 0");
    assert_eq!(
        table.refusal("follower 0,0 city n"),
        Refusal::NotJustLaid { laid: square("1,0"), rule: RuleId("B7") }
    );
    let no_such =
        |text, instead: Option<&str>| Refusal::NoSuchSpot { spot: spot(text), instead: instead.map(spot) };
    assert_eq!(table.refusal("follower 1,0 monastery"), no_such("monastery", None));
    assert_eq!(table.refusal("follower 1,0 city s"), no_such("city s", None));
    assert_eq!(table.refusal("follower 1,0 city"), no_such("city", None));
    assert_eq!(table.refusal("follower 1,0 road"), no_such("road", None));
    assert_eq!(table.refusal("follower 1,0 crossroads e"), no_such("crossroads e", None));
    assert_eq!(table.refusal("follower 1,0 city n1"), no_such("city n1", Some("city n")));
    assert_eq!(table.refusal("follower 1,0 field s1"), no_such("field s1", Some("field e3")));
    assert_eq!(table.refusal("follower 1,0 crossroads"), Refusal::NotClaimable(FeatureKind::Crossroads));
    assert_eq!(table.refusal("draw road-bend"), Refusal::Unexpected { due: Step::Follower.into() });
    let other = table.refusal_for(Some(player(2)), "follower 1,0 city n");
    assert_eq!(other, Refusal::NotYourTurn { turn: Some(player(1)) });
    let mut occupied = table.actions(&["follower 1,0 road e", "draw road-fork", "lay road-fork 2,0 0"]);
    assert_eq!(
        occupied.refusal("follower 2,0 road w"),
        Refusal::Occupied { spot: spot("road w"), rule: RuleId("B8") }
    );
}

#[test]
fn after_the_end() {
    let mut over = table("rulebook", 2).quietly_to_the_end();
    for (actor, text) in
        [(None, "draw road-bend"), (Some(player(1)), "pass"), (Some(player(2)), "lay road-bend 0,1 0")]
    {
        assert_eq!(over.refusal_for(actor, text), Refusal::Over);
    }
}

#[test]
fn each_is_told_in_both_languages_without_a_debug_print() {
    let name = "road-bend".parse().unwrap();
    let spot = spot("field e3");
    let refusals = [
        Refusal::Over,
        Refusal::NotYourTurn { turn: Some(player(2)) },
        Refusal::NotYourTurn { turn: None },
        Refusal::Unexpected { due: Step::Draw.into() },
        Refusal::Unexpected { due: Step::Lay.into() },
        Refusal::Unexpected { due: Step::Follower.into() },
        Refusal::UnknownTile("castle".parse().unwrap()),
        Refusal::NotInBag("castle".parse().unwrap()),
        Refusal::NotDrawn { drawn: name },
        Refusal::Taken(square("1,2")),
        Refusal::Alone { pos: square("1,2"), rule: RuleId("B4") },
        Refusal::Mismatch {
            pos: square("1,2"),
            side: Side::West,
            shows: FeatureKind::Field,
            neighbour: FeatureKind::City,
            rule: RuleId("B5"),
        },
        Refusal::SameAs("90".parse().unwrap()),
        Refusal::NotJustLaid { laid: square("1,2"), rule: RuleId("B7") },
        Refusal::NoSuchSpot { spot, instead: None },
        Refusal::NoSuchSpot { spot, instead: Some(spot) },
        Refusal::Occupied { spot, rule: RuleId("B8") },
        Refusal::NotClaimable(FeatureKind::Crossroads),
    ];
    for refusal in refusals {
        assert_refused(&refusal);
    }
}
