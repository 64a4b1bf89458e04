//! What players of Hunters and Gatherers read, in both languages: events, refusals, features as they stand.

use crate::common::texts::{assert_refused, assert_spaced, assert_told};
use crate::{hunters, hunters_game, hunters_position};
use bastide_engine::action::Action;
use bastide_engine::chance::Seed;
use bastide_engine::event::{Counted, Event, Occasion, RuleId, Scoring, Share, Term};
use bastide_engine::games::hunters::Hunt;
use bastide_engine::games::hunters::HuntersRefusal;
use bastide_engine::games::hunters::Step;
use bastide_engine::lang::{Lang, Say};
use bastide_engine::pieces::{Piece, Place};
use bastide_engine::position::Position;
use bastide_engine::record::Record;
use bastide_engine::refusal::Refusal;
use bastide_engine::summary::Summary;
use bastide_engine::testing::{Table, action, play, player, spot, square};
use bastide_engine::tiles::FeatureKind;
use std::collections::BTreeSet;

#[test]
fn every_event_is_a_sentence_in_both_languages_and_names_rules_of_this_game() {
    let mut kinds = BTreeSet::new();
    for number in 0..40 {
        let game = hunters_game(2 + number % 4);
        play(&game, Seed::from(4).child(number as u64), |_, _, events, _| {
            for event in events {
                assert_told(event, 'H');
                assert_spaced(&event.say(Lang::En), &event.say(Lang::Fr));
                kinds.insert(event.to_string().split(' ').next().unwrap_or_default().to_owned());
            }
        });
    }
    for kind in ["drawn", "placed", "scored", "returned", "bonus", "bonus-drawn", "final-scoring", "over"] {
        assert!(kinds.contains(kind), "{kind} came up");
    }
}

fn place(pos: &str, at: &str) -> Place {
    Place { pos: square(pos), spot: spot(at) }
}

#[test]
fn a_bonus_tile_is_earned_and_drawn_in_words() {
    let table = hunters(2).script(
        "1: forest1-mammoth 1,0 180 -
         2: forest1-mammoth 0,1 270 -",
    );
    assert_eq!(
        [Lang::En, Lang::Fr].map(|lang| table.said(lang).pop().unwrap()),
        [
            "Player 2 completed a forest with gold and draws a bonus tile [H11].",
            "Joueur 2 a achevé une forêt avec de l'or et pioche une tuile bonus [H11]."
        ]
    );
    let drawn =
        |tile: &str, lang| table.clone().actions(&[&format!("draw {tile}")]).said(lang).pop().unwrap();
    assert_eq!(
        drawn("bonus-two-mammoths", Lang::En),
        "Player 2 draws a bonus tile, 11 left. 2 mammoths: 2 points each at the end; \
         tigers do not touch them [H21]."
    );
    assert_eq!(
        drawn("bonus-lake-four-fish", Lang::Fr),
        "Joueur 2 pioche une tuile bonus, il en reste 11. 4 poissons : 1 point chacun pour les \
         pêcheurs dont la rivière finit là, et à la fin pour les huttes [H21]."
    );
    assert_eq!(
        drawn("bonus-mushrooms-corner-lake", Lang::En),
        "Player 2 draws a bonus tile, 11 left. Mushrooms: 2 points more when the \
         completed forest is scored. 2 fish: 1 point each for fishers whose river ends there, and for huts at \
         the end [H21]."
    );
}

/// A meadow's scoring with this to say about tigers.
fn told(hunt: Hunt, lang: Lang) -> String {
    hunt.tell(lang).unwrap_or_default()
}

#[test]
fn tigers_fire_and_shrine_are_told() {
    let deer = place("0,0", "meadow n");
    let hunt = |tigers, taken, fire, shrine| Hunt { deer: 2, tigers, fire, shrine, taken: vec![deer; taken] };
    for (hunt, en, fr) in [
        (hunt(0, 0, false, false), "", ""),
        (hunt(0, 0, true, false), "", ""),
        (hunt(1, 1, false, false), "1 tiger takes 1 of 2 deer", "1 tigre prend 1 gibier sur 2"),
        (hunt(3, 2, false, false), "3 tigers take 2 deer", "3 tigres prennent 2 gibiers"),
        (hunt(1, 0, false, false), "1 tiger finds no deer", "1 tigre ne trouve pas de gibier"),
        (hunt(2, 0, false, false), "2 tigers find no deer", "2 tigres ne trouvent pas de gibier"),
        (hunt(2, 0, true, false), "the fire drives 2 tigers away", "l'incendie fait fuir 2 tigres"),
        (
            hunt(0, 0, false, true),
            "the hunter at the shrine has it alone",
            "le chasseur du lieu de culte l'a pour lui seul",
        ),
        (
            hunt(1, 1, false, true),
            "1 tiger takes 1 of 2 deer, the hunter at the shrine has it alone",
            "1 tigre prend 1 gibier sur 2, le chasseur du lieu de culte l'a pour lui seul",
        ),
    ] {
        assert_eq!((told(hunt.clone(), Lang::En).as_str(), told(hunt, Lang::Fr).as_str()), (en, fr));
    }
}

#[test]
fn a_river_system_is_scored_in_words() {
    let scoring = |huts: &[usize]| Scoring {
        kind: FeatureKind::River,
        occasion: Occasion::Huts,
        segments: vec![place("-2,0", "river e"), place("0,0", "lake w")],
        tiles: vec![square("-2,0"), square("0,0")],
        touching: Vec::new(),
        terms: vec![Term { count: 5, of: Counted::Fish, each: 1 }],
        points: 5,
        followers: huts.iter().map(|&seat| Share { player: player(seat), followers: 1 }).collect(),
        detail: None,
        winners: huts.iter().map(|&seat| player(seat)).collect(),
        rules: vec![RuleId("H15")],
    };
    let said = |huts: &[usize], lang| Event::Scored(scoring(huts)).say(lang);
    assert_eq!(
        said(&[1], Lang::En),
        "The river system on -2,0 is scored for its huts: 5 fish × 1 = 5; Player 1 scores 5 [H15]."
    );
    assert_eq!(
        said(&[1, 2], Lang::Fr),
        "Le réseau de rivières en -2,0 est évalué pour ses huttes : 5 poissons × 1 = 5 ; Joueur 1 et Joueur 2 \
         marquent chacun 5 (huttes : Joueur 1 1, Joueur 2 1) [H15]."
    );
}

#[test]
fn each_refusal_is_told_in_both_languages() {
    let refusals = [
        Refusal::Unexpected { due: Step::Piece.into() },
        Refusal::Hunters(HuntersRefusal::HutThere),
        Refusal::NoneLeft(Piece::Follower),
        Refusal::NoneLeft(Piece::Hut),
        Refusal::Hunters(HuntersRefusal::NotForHuts(FeatureKind::Meadow)),
        Refusal::Hunters(HuntersRefusal::NotForHuts(FeatureKind::Forest)),
        Refusal::NotClaimable(FeatureKind::Lake),
        Refusal::NoSuchSpot { spot: spot("river n"), instead: Some(spot("lake n")) },
        Refusal::Occupied { spot: spot("meadow e1"), rule: RuleId("H6") },
    ];
    for refusal in refusals {
        assert_refused(&refusal);
        assert_spaced(&refusal.say(Lang::En), &refusal.say(Lang::Fr));
    }
    assert_eq!(
        Refusal::Hunters(HuntersRefusal::HutThere).say(Lang::Fr),
        "il y a déjà une hutte dans ce réseau de rivières [H6]"
    );
    assert_eq!(
        Refusal::Hunters(HuntersRefusal::NotForHuts(FeatureKind::Meadow)).say(Lang::En),
        "a hut goes on a river or a lake, not on a meadow [H5]"
    );
}

fn at(table: &Table, kind: FeatureKind, pos: &str) -> Summary {
    let mut found = (table.state().summaries().into_iter())
        .filter(|summary| summary.kind == kind)
        .filter(|summary| summary.segments.iter().any(|place| place.pos == square(pos)));
    found.next().unwrap_or_else(|| panic!("no {kind} on {pos}"))
}

fn said(summary: &Summary, lang: Lang) -> String {
    summary.tell(lang, &|player| ["Anna", "Ben"][player.seat()].to_owned())
}

#[test]
fn features_as_they_stand_are_told_with_gold_and_tigers() {
    let table = hunters(2).script(
        "1: straight-deer-tiger -1,0 180 meadow n
         2: lake4-two-deer -2,0 0 hut lake n
         1: forest2-opposite-joined-gold 1,0 0 forest e",
    );
    let forest = at(&table, FeatureKind::Forest, "0,0");
    assert_eq!((forest.points, forest.if_completed, forest.completed), (0, Some(4), false));
    assert_eq!(
        said(&forest, Lang::En),
        "Forest, 2 tiles: Anna; worth nothing yet, once completed 4; holds 2 nuggets: whoever completes it draws a \
         bonus tile."
    );
    assert_eq!(
        said(&forest, Lang::Fr),
        "Forêt, 2 tuiles : Anna ; ne rapporte encore rien, achevée 4 ; contient 2 pépites : qui l'achève pioche une \
         tuile bonus."
    );
    let system = at(&table, FeatureKind::Lake, "0,0");
    assert_eq!((system.points, system.completed, system.open), (3, false, 3));
    assert_eq!(said(&system, Lang::En), "River system, 3 tiles: Ben; now 3 fish × 1 = 3.");
    assert_eq!(
        said(&system, Lang::Fr),
        "Réseau de rivières, 3 tuiles : Ben ; maintenant 3 poissons × 1 = 3."
    );
    let river = at(&table, FeatureKind::River, "-1,0");
    assert!(river.completed);
    assert_eq!(said(&river, Lang::En), "Completed river, 3 tiles: already scored.");
    let empty = at(&hunters(2), FeatureKind::Lake, "0,0");
    assert_eq!(
        said(&empty, Lang::Fr),
        "Réseau de rivières, 1 tuile : aucune hutte ; maintenant 1 poisson × 1 = 1."
    );
}

#[test]
fn a_meadow_tells_what_its_tigers_take() {
    let table = hunters(2).script("1: straight-deer-tiger -1,0 180 meadow n");
    let of = |at: &str| hunters_position(table.state()).summary(table.feature("-1,0", at));
    assert_eq!(
        said(&of("meadow n"), Lang::En),
        "Meadow, 2 tiles: Anna; now 1 mammoth × 2 = 2; 1 tiger finds no deer."
    );
    assert_eq!(
        said(&of("meadow s"), Lang::Fr),
        "Prairie, 2 tuiles : aucun chasseur ; maintenant 1 gibier × 2 = 2."
    );
}

#[test]
fn gold_is_no_longer_told_of_a_completed_forest() {
    let table = hunters(2).script(
        "1: forest1-mammoth 1,0 180 -
         2: forest1-mammoth 0,1 270 -",
    );
    assert_eq!(
        said(&at(&table, FeatureKind::Forest, "0,0"), Lang::En),
        "Completed forest, 3 tiles: already scored."
    );
    assert!(at(&table, FeatureKind::Forest, "0,0").notes.is_empty());
}

#[test]
fn huts_are_written_and_read_in_records() {
    for text in ["hut 1,0 lake n", "hut -3,2 river e", "follower 0,0 meadow e1"] {
        let read: Action = text.parse().unwrap();
        assert_eq!(read.to_string(), text);
    }
    assert_eq!(
        action("hut -1,0 lake n"),
        Action::Place { piece: Piece::Hut, pos: square("-1,0"), spot: spot("lake n") }
    );
    for text in ["hut", "hut 1,0", "hut lake n", "hut 1,0 pond n", "huts 1,0 lake n", "hut 1,0 lake n2"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    let record = |hut: &str| {
        format!(
            "bastide 1\ngame hunters\nplayers 2\nplayer 1 \"Anna\"\nplayer 2 \"Ben\"\n\n\
             draw lake4-two-deer\n1 lay lake4-two-deer -1,0 0\n1 hut -1,0 {hut}\n"
        )
    };
    let checked = Record::read(&record("lake n")).unwrap();
    assert_eq!(checked.replay.state.standing()[0].piece, Piece::Hut);
    assert_eq!(checked.record.to_string(), record("lake n"));
    let error = Record::read(&record("river n")).map(|checked| checked.record).unwrap_err();
    assert_eq!(error.line, 9);
    assert!(error.fault.say(Lang::En).contains("lake n"), "{}", error.fault.say(Lang::En));
}
