//! What players of The City read, in both languages: every event of whole games, every refusal, every summary.

use crate::builders::Style;
use crate::common::texts::{assert_refused, assert_told};
use crate::{city, city_game};
use bastide_engine::State;
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::event::{Counted, Event, RuleId, Term};
use bastide_engine::games::city::CityEvent;
use bastide_engine::games::city::CityRefusal;
use bastide_engine::games::city::Step;
use bastide_engine::games::city::{End, Ending};
use bastide_engine::geometry::{Edge, Side};
use bastide_engine::lang::{Lang, Say};
use bastide_engine::record::Record;
use bastide_engine::refusal::Refusal;
use bastide_engine::testing::{play_like, player, spot, square};
use bastide_engine::tiles::FeatureKind;
use std::collections::BTreeSet;

fn edge(text: &str) -> Edge {
    text.parse().unwrap_or_else(|()| panic!("{text:?} is no side"))
}

fn name(player: Player) -> String {
    ["Anna", "Ben", "Cléo", "Dov"][player.seat()].to_owned()
}

#[test]
fn every_event_is_a_sentence_in_both_languages_and_names_rules_of_this_game() {
    let mut kinds = BTreeSet::new();
    for number in 0..18 {
        let (players, style) = (2 + number % 3, Style::ALL[number / 3 % 3]);
        let choose = |rng: &mut _, state: &_| style.choose(rng, state);
        play_like(&city_game(players), Seed::from(9).child(number as u64), choose, |_, _, events, _| {
            for event in events {
                assert_told(event, 'C');
                kinds.insert(event.to_string().split(' ').next().unwrap_or_default().to_owned());
            }
        });
    }
    // Too rare to count on.
    kinds.remove("set-aside");
    let all = [
        "building",
        "closed",
        "drawn",
        "ends",
        "gate",
        "guard",
        "guard-scored",
        "laid",
        "over",
        "pile",
        "placed",
        "returned",
        "scored",
        "tower",
        "wall",
    ];
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), all);
}

/// How an event is told in English and in French.
#[track_caller]
fn assert_says(event: CityEvent, en: &str, fr: &str) {
    let event = Event::City(event);
    assert_eq!((event.tell(Lang::En, &name).as_str(), event.tell(Lang::Fr, &name).as_str()), (en, fr));
    assert_told(&event, 'C');
}

#[test]
fn piles_and_buildings_are_announced() {
    assert_says(
        CityEvent::PileBegun { pile: 2, each: 1, rule: RuleId("C10") },
        "Pile 2 begins: from now on each player sets 1 wall in a wall building [C10].",
        "La pile 2 commence : chacun pose désormais 1 rempart par construction [C10].",
    );
    assert_says(
        CityEvent::BuildingBegun { leader: player(2), each: 2, gate: true, rule: RuleId("C13") },
        "Ben leads a wall building: 2 walls each, the first of them being the city gate [C13].",
        "Ben mène une construction : 2 remparts chacun, le premier étant la porte de la ville [C13].",
    );
    assert_says(
        CityEvent::BuildingBegun { leader: player(1), each: 1, gate: false, rule: RuleId("C12") },
        "Anna leads a wall building: 1 wall each [C12].",
        "Anna mène une construction : 1 rempart chacun [C12].",
    );
}

#[test]
fn gate_walls_guards_and_towers_are_told_with_their_places() {
    let north = edge("1,-2 n");
    assert_says(
        CityEvent::GateSet { player: player(1), edge: north },
        "Anna sets the city gate on the north side of 1,-2.",
        "Anna place la porte de la ville sur le côté nord de 1,-2.",
    );
    assert_says(
        CityEvent::WallSet { player: player(3), end: End::Left, edge: edge("0,3 w"), left: 1 },
        "Cléo sets a wall at the left end, on the west side of 0,3 (1 left).",
        "Cléo pose un rempart au bout gauche, sur le côté ouest de 0,3 (1 restant).",
    );
    assert_says(
        CityEvent::GuardSet { player: player(4), edge: edge("0,3 e"), rule: RuleId("C16") },
        "Dov posts a guard on the east side of 0,3 [C16].",
        "Dov poste un garde sur le côté est de 0,3 [C16].",
    );
    let tower = |points| CityEvent::TowerSet {
        player: player(2),
        end: End::Right,
        edge: north,
        points,
        rule: RuleId("C17"),
    };
    assert_says(
        tower(4),
        "Ben sets a tower at the right end: 4 walls × 1 = 4 [C17].",
        "Ben pose une tour au bout droit : 4 remparts × 1 = 4 [C17].",
    );
    assert_says(
        tower(1),
        "Ben sets a tower at the right end: 1 wall × 1 = 1 [C17].",
        "Ben pose une tour au bout droit : 1 rempart × 1 = 1 [C17].",
    );
}

#[test]
fn the_end_is_told_with_its_reason() {
    for (ending, en, fr) in [
        (
            Ending::Walls,
            "The last wall is set: the game ends [C20].",
            "Le dernier rempart est posé : la partie s'achève [C20].",
        ),
        (
            Ending::Tiles,
            "No tile is left: the game ends [C20].",
            "Il ne reste aucune tuile : la partie s'achève [C20].",
        ),
        (
            Ending::Ring,
            "Five or fewer walls would close the ring: the game ends [C20].",
            "Cinq remparts au plus fermeraient l'enceinte : la partie s'achève [C20].",
        ),
    ] {
        assert_says(CityEvent::CityEnds { ending, rule: RuleId("C20") }, en, fr);
    }
    let closed = |sides: usize, imagined| CityEvent::RingClosed {
        sides: vec![edge("0,0 n"); sides],
        imagined,
        rule: RuleId("C21"),
    };
    assert_says(
        closed(1, 0),
        "The ring is closed with 1 wall [C21].",
        "L'enceinte est fermée avec 1 rempart [C21].",
    );
    assert_says(
        closed(5, 2),
        "The ring is closed with 5 walls, 2 of them imagined [C21].",
        "L'enceinte est fermée avec 5 remparts, dont 2 en imagination [C21].",
    );
}

#[test]
fn a_guards_pay_is_explained() {
    let paid = |terms: Vec<Term>, points| CityEvent::GuardScored {
        player: player(1),
        edge: edge("0,0 w"),
        row: vec![square("0,0")],
        terms,
        points,
        rule: RuleId("C23"),
    };
    let public = Term { count: 3, of: Counted::Public, each: 2 };
    let historic = Term { count: 1, of: Counted::Historic, each: 3 };
    assert_says(
        paid(vec![public, historic], 9),
        "Anna's guard on the west side of 0,0: 3 public buildings × 2 + 1 historic building × 3 = 9; Anna scores 9 [C23].",
        "Le garde d'Anna sur le côté ouest de 0,0 : 3 bâtiments publics × 2 + 1 bâtiment historique × 3 = 9 ; \
         Anna marque 9 [C23].",
    );
    assert_says(
        paid(vec![], 0),
        "Anna's guard on the west side of 0,0 sees no building and scores nothing [C23].",
        "Le garde d'Anna sur le côté ouest de 0,0 ne voit aucun bâtiment et ne marque rien [C23].",
    );
}

#[test]
fn each_refusal_is_told_in_both_languages() {
    let steps = [Step::Gate, Step::Wall, Step::Guard, Step::Tower];
    let mut refusals: Vec<Refusal> =
        steps.into_iter().map(|due| Refusal::Unexpected { due: due.into() }).collect();
    let rule = RuleId("C5");
    refusals.extend([
        Refusal::City(CityRefusal::NotInTheMiddle(square("0,0"))),
        Refusal::Alone { pos: square("1,1"), rule: RuleId("C4") },
        Refusal::RoadBroken { pos: square("1,1"), side: Side::West, road: true, rule: RuleId("C4") },
        Refusal::JustCompleted { spot: spot("market n"), rule },
        Refusal::JustCompleted { spot: spot("road n"), rule },
        Refusal::Occupied { spot: spot("residential n"), rule },
        Refusal::Occupied { spot: spot("market n"), rule },
        Refusal::City(CityRefusal::BeyondWalls(square("2,0"))),
        Refusal::City(CityRefusal::LocksWallsIn(square("2,0"))),
        Refusal::City(CityRefusal::NotOuter(edge("2,0 s"))),
        Refusal::City(CityRefusal::OneSideLeft),
        Refusal::City(CityRefusal::NoWallsForTower(End::Left)),
        Refusal::City(CityRefusal::NoWallsForTower(End::Right)),
    ]);
    refusals.iter().for_each(assert_refused);
    let different: BTreeSet<String> = refusals.iter().map(|refusal| refusal.say(Lang::Fr)).collect();
    assert_eq!(different.len(), refusals.len());
    let said = |refusal: Refusal| [refusal.say(Lang::En), refusal.say(Lang::Fr)];
    assert_eq!(
        said(Refusal::JustCompleted { spot: spot("market n"), rule }),
        [
            "that market is completed already; choose something else, or pass [C5]",
            "ce marché est déjà achevé ; choisissez autre chose, ou passez [C5]"
        ]
    );
    assert_eq!(
        said(Refusal::City(CityRefusal::NoWallsForTower(End::Left))),
        [
            "no wall was set at the left end since the last tower; use tower right, or pass [C17]",
            "aucun rempart au bout gauche depuis la dernière tour ; tower right, ou passez [C17]"
        ]
    );
    assert_eq!(
        said(Refusal::City(CityRefusal::NotOuter(edge("2,0 s")))),
        [
            "the south side of 2,0 is no free outer side of the city; choose one that is [C12]",
            "le côté sud de 2,0 n'est pas un côté extérieur libre de la ville ; choisissez-en un [C12]"
        ]
    );
}

#[test]
fn what_is_due_is_said_before_anything_is_built() {
    let mut start = city(3);
    for text in ["gate 0,0 n", "wall left", "guard", "tower right", "pass", "lay road-x 0,0 0"] {
        assert_eq!(start.refusal(text), Refusal::Unexpected { due: Step::Draw.into() }, "{text}");
    }
    let mut drawn = start.actions(&["draw road-x"]);
    for text in ["gate 0,0 n", "wall left", "guard", "tower right", "pass", "draw road-x"] {
        let actor = if text.starts_with("draw") { None } else { Some(player(1)) };
        let expected = match actor {
            None => Refusal::NotYourTurn { turn: Some(player(1)) },
            Some(_) => Refusal::Unexpected { due: Step::Lay.into() },
        };
        assert_eq!(drawn.refusal_for(actor, text), expected, "{text}");
    }
}

#[test]
fn after_the_end_nothing_can_be_done() {
    let game = city_game(2);
    let end =
        play_like(&game, Seed::from(3), |rng, state| Style::Compact.choose(rng, state), |_, _, _, _| {});
    for text in ["draw road-x", "pass", "gate 0,0 n", "wall left", "guard", "tower left", "lay road-x 0,0 0"]
    {
        assert_eq!(end.check(&bastide_engine::testing::action(text)), Err(Refusal::Over), "{text}");
    }
    assert!(end.question().is_none());
}

fn summary(state: &State, kind: FeatureKind, pos: &str) -> [String; 2] {
    let mut found = (state.summaries().into_iter())
        .filter(|summary| summary.kind == kind)
        .filter(|summary| summary.segments.iter().any(|place| place.pos == square(pos)));
    let summary = found.next().unwrap_or_else(|| panic!("no {kind} on {pos}"));
    [Lang::En, Lang::Fr].map(|lang| summary.tell(lang, &name))
}

#[test]
fn a_road_or_market_is_worth_nothing_before_it_is_completed() {
    let table = city(2).script(
        "1: market1-fish-public 0,0 90 market e
         2: market2opp-grain 1,0 90 -",
    );
    assert_eq!(
        summary(table.state(), FeatureKind::Market, "0,0"),
        [
            "Market, 2 tiles: Anna; worth nothing yet, once completed 4.",
            "Marché, 2 tuiles : Anna ; ne rapporte encore rien, achevé 4."
        ]
    );
    let table = table.script("1: market1-cattle-public 2,0 270 -");
    assert_eq!(
        summary(table.state(), FeatureKind::Market, "0,0"),
        ["Completed market, 3 tiles: already scored.", "Marché achevé, 3 tuiles : déjà compté."]
    );
}

#[test]
fn a_residential_area_tells_what_its_markets_bring() {
    let table = city(2).script("1: twomarkets-opp-fish-grain-public 0,0 0 residential e");
    assert_eq!(
        summary(table.state(), FeatureKind::Residential, "0,0"),
        [
            "Residential area, 1 tile: Anna; now 2 markets × 2 = 4.",
            "Zone résidentielle, 1 tuile : Anna ; maintenant 2 marchés × 2 = 4."
        ]
    );
    let table = city(2).script("1: residential-public 0,0 0 -");
    assert_eq!(
        summary(table.state(), FeatureKind::Residential, "0,0"),
        [
            "Residential area, 1 tile: no resident; worth nothing yet.",
            "Zone résidentielle, 1 tuile : aucun habitant ; ne rapporte encore rien."
        ]
    );
}

#[test]
fn a_record_that_builds_without_a_reason_is_refused_at_its_line() {
    let head = "bastide 1\ngame city\nplayers 2\nplayer 1 \"Anna\"\nplayer 2 \"Ben\"\n";
    let text = format!("{head}\ndraw road-x\n1 lay road-x 0,0 0\n1 gate 0,0 n\n");
    let error = Record::read(&text).map(|_| ()).expect_err("there is no building");
    assert_eq!((error.line, error.column), (9, 1));
    assert!(error.to_string().contains("place a follower"), "{error}");
    let text = format!("{head}\ndraw road-x\n1 lay road-x 0,0 0\n1 wall up\n");
    let error = Record::read(&text).map(|_| ()).expect_err("up is no end");
    assert_eq!((error.line, error.column), (9, 8));
    assert!(error.to_string().contains("an end: left or right"), "{error}");
}
