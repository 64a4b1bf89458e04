//! What players of the base game with its expansions and variants read, in both languages: every event, question,
//! answer and refusal of whole games, and what each kind of them says.

use crate::attempts::{any_action, rich_games};
use crate::common::texts::{assert_refused, assert_spaced, named_rules};
use crate::eager::eagerly;
use crate::table::{all_parts, variant};
use bastide_engine::Game;
use bastide_engine::action::{Action, Expected};
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::event::{Event, RuleId};
use bastide_engine::games::base::BaseEvent;
use bastide_engine::games::base::BaseRefusal;
use bastide_engine::games::base::Quarter;
use bastide_engine::games::base::{Hold, Step};
use bastide_engine::lang::{Lang, Say};
use bastide_engine::pieces::{Piece, Place, Role};
use bastide_engine::refusal::Refusal;
use bastide_engine::rules;
use bastide_engine::testing::{game_with, play_like, player, spot, square};
use bastide_engine::tiles::FeatureKind;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

fn name(player: Player) -> String {
    ["Anna", "Ben", "Cléo", "Dov", "Eve"][player.seat()].to_owned()
}

fn place(pos: &str, at: &str) -> Place {
    Place { pos: square(pos), spot: spot(at) }
}

/// The rule that an id names; each is looked up once.
fn rule_of(id: &str) -> String {
    static KNOWN: Mutex<BTreeMap<String, Option<String>>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let found = known.entry(id.to_owned()).or_insert_with(|| rules::find(id).map(|rule| rule.id));
    found.clone().unwrap_or_else(|| panic!("there is no rule {id}"))
}

/// Two texts of one thing: both are there, in their own language, well set, and name the same rules.
#[track_caller]
fn assert_well_set(en: &str, fr: &str) {
    assert_ne!(en, fr);
    assert_spaced(en, fr);
    assert_eq!(named_rules(en), named_rules(fr), "{en} / {fr}");
    named_rules(en).iter().for_each(|id| assert!(id.starts_with(&rule_of(id))));
    for text in [en, fr] {
        assert!(!text.is_empty() && text.trim() == text && !text.contains("  "), "{text:?}");
        let debug = ["Some(", "None", "{", "}", "Pos ", "Player(", "Follower,"];
        assert!(!debug.iter().any(|word| text.contains(word)), "{text}");
    }
}

/// The ids of the rules that are played.
fn played(game: &Game) -> BTreeSet<String> {
    rules::in_play(game.setup()).into_iter().map(|rule| rule.id).collect()
}

/// The same, and they name none but these rules.
#[track_caller]
fn assert_well_said(en: &str, fr: &str, played: &BTreeSet<String>) {
    assert_well_set(en, fr);
    for id in named_rules(en) {
        assert!(played.contains(&rule_of(&id)), "{id} is not played: {en}");
    }
}

#[test]
fn every_event_is_a_sentence_in_both_languages_and_names_rules_that_are_played() {
    let mut kinds = BTreeSet::new();
    for (game, seed) in rich_games() {
        let played = played(&game);
        play_like(&game, seed, eagerly, |_, _, events, _| {
            for event in events {
                let (en, fr) = (event.tell(Lang::En, &name), event.tell(Lang::Fr, &name));
                assert_well_said(&en, &fr, &played);
                assert!(en.ends_with('.') && fr.ends_with('.'), "{en} / {fr}");
                kinds.insert(event.to_string().split(' ').next().unwrap_or_default().to_owned());
            }
        });
    }
    // Left to luck: that nothing fits, and that a monastery is played in place of a tile given.
    for rare in ["set-aside", "discarded", "passed-over", "put-back"] {
        kinds.remove(rare);
    }
    let all = [
        "count",
        "dealt",
        "drawn",
        "final-scoring",
        "given",
        "goods",
        "laid",
        "left",
        "mountain",
        "moved",
        "opened",
        "over",
        "paid",
        "placed",
        "quarter",
        "rebuilt",
        "returned",
        "river-end",
        "scored",
        "trade",
    ];
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), all);
}

#[test]
fn every_question_and_answer_is_put_in_both_languages_and_no_two_answers_read_alike() {
    let mut asked = BTreeSet::new();
    for (game, seed) in rich_games() {
        let played = played(&game);
        play_like(&game, seed, eagerly, |_, _, _, state| {
            let Some(question) = state.question() else { return };
            let said = &question.said;
            assert_well_said(&said.en, &said.fr, &played);
            for text in [&said.en, &said.fr] {
                assert!(text.ends_with(['.', '?', ']']), "{text}");
            }
            let legal: BTreeSet<Action> = state.legal_actions().into_iter().collect();
            for lang in [Lang::En, Lang::Fr] {
                let answers: BTreeSet<&str> =
                    question.answers.iter().map(|answer| answer.said.get(lang)).collect();
                assert_eq!(answers.len(), question.answers.len(), "{}: {answers:#?}", said.get(lang));
            }
            for answer in &question.answers {
                assert!(legal.contains(&answer.action), "{}", answer.action);
                assert_well_said(&answer.said.en, &answer.said.fr, &played);
                assert!(![&answer.said.en, &answer.said.fr].iter().any(|text| text.ends_with('.')));
                asked.insert(answer.action.to_string().split(' ').next().unwrap_or_default().to_owned());
            }
        });
    }
    asked.remove("discard");
    let all = ["blind", "count", "give", "good", "join", "move", "pass", "quarter", "rebuild", "war"];
    assert_eq!(asked.iter().map(String::as_str).collect::<Vec<_>>(), all);
}

#[test]
fn every_refusal_that_comes_up_says_why_in_both_languages() {
    let mut kinds = BTreeSet::new();
    for (game, seed) in rich_games() {
        let played = played(&game);
        let mut rng = seed.child(1).rng();
        play_like(&game, seed, eagerly, |_, _, _, state| {
            for _ in 0..20 {
                let action = any_action(&mut rng, state);
                if let Err(refusal) = state.check(&action) {
                    let (en, fr) = (refusal.say(Lang::En), refusal.say(Lang::Fr));
                    // Who has no such piece is told which rule brings it.
                    if matches!(refusal, Refusal::NoneLeft(_)) {
                        assert_well_set(&en, &fr);
                    } else {
                        assert_well_said(&en, &fr, &played);
                    }
                    assert!(!en.ends_with('.') && !fr.ends_with('.'), "{en} / {fr}");
                    let kind = format!("{refusal:?}");
                    let kind = kind.strip_prefix("Base(").unwrap_or(&kind);
                    kinds.insert(kind.split([' ', '(', ')']).next().unwrap_or_default().to_owned());
                }
            }
        });
    }
    for kind in [
        "Alone",
        "Hidden",
        "Mismatch",
        "NoMountain",
        "NoSuchMove",
        "NoTile",
        "NoneLeft",
        "NotAChoice",
        "NotClaimable",
        "NotElsewhere",
        "NotInBag",
        "NotJustLaid",
        "NotLoose",
        "NotOffered",
        "NotThere",
        "Occupied",
        "OffRiver",
        "RiverFirst",
        "TooSoon",
        "Unexpected",
    ] {
        assert!(kinds.contains(kind), "{kind} did not come up among {kinds:?}");
    }
}

#[test]
fn each_refusal_of_expansions_and_variants_is_told_in_both_languages() {
    let tile = || "road-bend".parse().expect("it is a name");
    let steps = [
        Step::Deal,
        Step::Give,
        Step::Begin,
        Step::Discard,
        Step::Rebuild,
        Step::Join,
        Step::Send,
        Step::MoveCount,
    ];
    let mut refusals: Vec<Refusal> =
        steps.into_iter().map(|due| Refusal::Unexpected { due: due.into() }).collect();
    refusals.extend(Quarter::ALL.map(|quarter| BaseRefusal::CountIsThere(quarter).into()));
    refusals.extend(Piece::FOLLOWERS.map(|piece| BaseRefusal::NotThere(piece).into()));
    refusals.extend(Piece::ALL.map(Refusal::NoneLeft));
    refusals.extend([
        Refusal::Base(BaseRefusal::NotOffered { offered: vec![tile(), tile()] }),
        Refusal::Base(BaseRefusal::Hidden),
        Refusal::Base(BaseRefusal::RiverFirst(tile())),
        Refusal::Base(BaseRefusal::OffRiver(square("3,4"))),
        Refusal::Base(BaseRefusal::RiverTurnsBack),
        Refusal::Base(BaseRefusal::RiverBlocked(square("3,4"))),
        Refusal::Base(BaseRefusal::NoTile(square("3,4"))),
        Refusal::Base(BaseRefusal::TooSoon(square("3,4"))),
        Refusal::Base(BaseRefusal::NoMountain(square("3,4"))),
        Refusal::Base(BaseRefusal::NotElsewhere { from: square("3,4"), pos: square("5,6") }),
        Refusal::Base(BaseRefusal::NotElsewhere { from: square("3,4"), pos: square("3,4") }),
        Refusal::Base(BaseRefusal::NoWayOutOfMarket),
        Refusal::Base(BaseRefusal::NoSuchMove),
        Refusal::NotAChoice { place: place("3,4", "field n"), choices: vec![place("5,6", "field s")] },
        Refusal::Occupied { spot: spot("stream e"), rule: RuleId("V13") },
        Refusal::Occupied { spot: spot("mountain n"), rule: RuleId("V9") },
        Refusal::JustCompleted { spot: spot("city n"), rule: RuleId("V4") },
    ]);
    let kept = [
        Hold::JustLaid,
        Hold::Stays(FeatureKind::Carcassonne),
        Hold::Stays(FeatureKind::Mountain),
        Hold::Stays(FeatureKind::River),
        Hold::Occupied,
        Hold::Neighbours,
        Hold::Completed(FeatureKind::Road),
        Hold::Completed(FeatureKind::City),
        Hold::Completed(FeatureKind::Stream),
        Hold::Completed(FeatureKind::Monastery),
        Hold::Beside(square("2,3")),
        Hold::Link,
    ];
    refusals.extend(kept.map(|why| Refusal::Base(BaseRefusal::NotLoose { pos: square("3,4"), why })));
    let mut said = BTreeSet::new();
    for refusal in refusals {
        assert_refused(&refusal);
        assert_spaced(&refusal.say(Lang::En), &refusal.say(Lang::Fr));
        assert!(said.insert(refusal.say(Lang::Fr)), "{refusal} reads like another");
    }
    assert_eq!(
        Refusal::Base(BaseRefusal::CountIsThere(Quarter::Blacksmith)).say(Lang::En),
        "the Count is at the blacksmith's already; name another quarter, or pass [K4]"
    );
    let held = |why| Refusal::Base(BaseRefusal::NotLoose { pos: square("3,4"), why });
    assert_eq!(
        held(Hold::Completed(FeatureKind::City)).say(Lang::En),
        "the tile on 3,4 can't be taken up: it is part of a completed city; take up another, or pass [V10]"
    );
    assert_eq!(
        held(Hold::Beside(square("2,3"))).say(Lang::Fr),
        "la tuile en 3,4 ne peut être reprise : elle borde l'abbaye achevée en 2,3 ; prenez-en une autre, ou passez [V10]"
    );
}

/// How an event is told in English and in French.
#[track_caller]
fn assert_says(event: BaseEvent, en: &str, fr: &str) {
    let event = Event::Base(event);
    assert_eq!((event.tell(Lang::En, &name).as_str(), event.tell(Lang::Fr, &name).as_str()), (en, fr));
}

#[test]
fn tiles_that_are_dealt_and_given_are_named_to_those_who_may_know() {
    let tile = || Some("road-bend".parse().expect("it is a name"));
    let (anna, ben, rule) = (player(1), player(2), RuleId("V11"));
    assert_says(
        BaseEvent::Dealt { player: anna, tile: tile(), left: 7 },
        "Anna gets road-bend.",
        "Anna reçoit road-bend.",
    );
    assert_says(
        BaseEvent::Dealt { player: anna, tile: None, left: 7 },
        "Anna gets a tile.",
        "Anna reçoit une tuile.",
    );
    assert_says(
        BaseEvent::Given { player: anna, to: ben, tile: tile(), rule },
        "Anna gives road-bend to Ben [V11].",
        "Anna donne road-bend à Ben [V11].",
    );
    assert_says(
        BaseEvent::Given { player: anna, to: ben, tile: None, rule },
        "Anna gives a tile to Ben [V11].",
        "Anna donne une tuile à Ben [V11].",
    );
    assert_says(
        BaseEvent::Given { player: ben, to: ben, tile: None, rule },
        "Ben keeps a tile [V11].",
        "Ben garde une tuile [V11].",
    );
    let put_back = |tile| BaseEvent::PutBack { player: ben, tile, left: 7, rule: RuleId("V1") };
    assert_says(
        put_back(tile()),
        "Ben lays something else instead; road-bend goes back into the bag [V1].",
        "Ben pose autre chose à la place ; road-bend retourne dans la pioche [V1].",
    );
    assert_says(
        put_back(None),
        "Ben lays something else instead; the tile given goes back into the bag [V1].",
        "Ben pose autre chose à la place ; la tuile donnée retourne dans la pioche [V1].",
    );
    let discarded = |mountain| BaseEvent::Discarded {
        player: ben,
        tile: "road-bend".parse().expect("a name"),
        mountain,
        rule: RuleId("V2"),
    };
    assert_says(
        discarded(false),
        "No tile of Ben fits anywhere; road-bend is given up [V2].",
        "Aucune tuile de Ben ne peut être posée ; road-bend est défaussée [V2].",
    );
    assert_says(
        discarded(true),
        "No tile of Ben fits anywhere face up; road-bend is given up [V2].",
        "Aucune tuile de Ben ne peut être posée face visible ; road-bend est défaussée [V2].",
    );
    assert_says(
        BaseEvent::PassedOver { player: ben, rule: RuleId("B6") },
        "Ben has no tile to lay and is passed over [B6].",
        "Ben n'a aucune tuile à poser et passe son tour [B6].",
    );
}

#[test]
fn moves_of_followers_and_of_the_count_are_told() {
    let (anna, piece) = (player(1), Piece::Follower);
    let moved = |piece, rule| BaseEvent::Moved {
        player: anna,
        piece,
        was: Role::Knight,
        is: Role::Thief,
        from: place("1,2", "city n"),
        to: place("1,2", "road e"),
        rule: RuleId(rule),
    };
    assert_says(
        moved(piece, "V7c"),
        "Anna's knight on 1,2 moves to the road on 1,2 as a thief [V7c].",
        "Le chevalier d'Anna en 1,2 va vers le chemin en 1,2 comme voleur [V7c].",
    );
    assert_says(
        moved(Piece::Big, "V7c"),
        "Anna's big knight on 1,2 moves to the road on 1,2 as a thief [V7c].",
        "Le gros chevalier d'Anna en 1,2 va vers le chemin en 1,2 comme voleur [V7c].",
    );
    assert_says(
        BaseEvent::SentToQuarter { player: anna, piece, quarter: Quarter::Market, rule: RuleId("K3") },
        "Anna sends a follower to the market [K3].",
        "Anna envoie un partisan au marché [K3].",
    );
    assert_says(
        BaseEvent::LeftQuarter {
            player: anna,
            piece: Piece::Big,
            quarter: Quarter::Cathedral,
            place: place("1,2", "monastery"),
            rule: RuleId("K5"),
        },
        "Anna moves a big follower from the cathedral to the monastery on 1,2 [K5].",
        "Anna envoie un gros partisan de la cathédrale vers l'abbaye en 1,2 [K5].",
    );
    assert_says(
        BaseEvent::CountMoved {
            player: anna,
            from: Quarter::Castle,
            to: Quarter::Blacksmith,
            rule: RuleId("K4"),
        },
        "Anna moves the Count to the blacksmith's [K4].",
        "Anna déplace le Comte à la forge [K4].",
    );
}

#[test]
fn what_is_paid_rebuilt_raised_and_traded_is_told() {
    let (ben, tile) = (player(2), || "road-bend".parse().expect("it is a name"));
    assert_says(
        BaseEvent::Paid { player: ben, points: 1, rule: RuleId("V8") },
        "Ben pays 1 point [V8].",
        "Ben dépense 1 point [V8].",
    );
    assert_says(
        BaseEvent::Rebuilt {
            player: ben,
            tile: tile(),
            from: square("0,1"),
            pos: square("2,3"),
            rotation: "90".parse().expect("it is a rotation"),
            rule: RuleId("V10"),
        },
        "Ben takes the tile on 0,1 up and lays it on 2,3 [V10].",
        "Ben reprend la tuile en 0,1 et la pose en 2,3 [V10].",
    );
    assert_says(
        BaseEvent::MountainRaised { player: ben, tile: tile(), pos: square("0,1"), rule: RuleId("V9") },
        "Ben lays road-bend face down on 0,1: a mountain [V9].",
        "Ben pose road-bend à l'envers en 0,1 : une montagne [V9].",
    );
    let ended = |port, points| BaseEvent::RiverEnded {
        player: ben,
        port,
        points,
        pos: square("4,5"),
        rule: RuleId("V13"),
    };
    assert_says(
        ended(true, 2),
        "A river meets the port on 4,5: Ben, who laid it, scores 2 [V13].",
        "Une rivière rejoint le port en 4,5 : Ben, qui l'a posé, marque 2 [V13].",
    );
    assert_says(
        ended(false, 3),
        "A river meets the market on 4,5: Ben, who laid it, scores 3 [V13].",
        "Une rivière rejoint le marché en 4,5 : Ben, qui l'a posé, marque 3 [V13].",
    );
    let at = place("4,5", "city n");
    assert_says(
        BaseEvent::TradeOpened { players: vec![player(1), ben], place: at, rule: RuleId("V13") },
        "Anna and Ben may lay goods at the port on 4,5 in later turns [V13].",
        "Marchandises permises au port en 4,5 aux tours suivants : Anna et Ben [V13].",
    );
    let scored = |goods, bonus, points| BaseEvent::GoodsScored {
        player: ben,
        place: at,
        goods,
        bonus,
        points,
        rule: RuleId("V13"),
    };
    assert_says(
        scored(2, 3, 7),
        "Ben has 2 goods at the port on 4,5: 2 goods × 2 + 3 for most = 7 [V13].",
        "Ben a 2 marchandises au port en 4,5 : 2 marchandises × 2 + 3 pour la majorité = 7 [V13].",
    );
    assert_says(
        scored(1, 0, 2),
        "Ben has 1 good at the port on 4,5: 1 good × 2 = 2 [V13].",
        "Ben a 1 marchandise au port en 4,5 : 1 marchandise × 2 = 2 [V13].",
    );
}

#[test]
fn parts_are_offered_in_both_languages() {
    for part in all_parts() {
        assert_ne!(part.about.en, part.about.fr, "{}", part.id);
        assert_spaced(part.about.en, part.about.fr);
        for text in [part.title.en, part.title.fr, part.about.en, part.about.fr] {
            assert!(
                !text.is_empty() && text.trim() == text && !text.contains("  ") && !text.ends_with('.'),
                "{text}"
            );
        }
        assert!(
            part.rules
                .iter()
                .all(|rule| *rule == "I" || *rule == "R" || *rule == "K" || rules::find(rule).is_some())
        );
    }
}

/// What the reader of actions expected, and at which column.
fn error(text: &str) -> (usize, Expected, String) {
    let error = text.parse::<Action>().expect_err(text);
    for lang in [Lang::En, Lang::Fr] {
        assert!(error.say(lang).contains(error.expected.text().get(lang)));
    }
    (error.column, error.expected, error.found)
}

#[test]
fn errors_in_actions_say_the_column_and_what_was_expected() {
    assert_eq!(error("deal 0 road-bend"), (6, Expected::Player, "0".into()));
    assert_eq!(error("deal 7 road-bend"), (6, Expected::Player, "7".into()));
    assert_eq!(error("deal 1"), (7, Expected::Tile, "".into()));
    assert_eq!(error("give two road-bend"), (6, Expected::Player, "two".into()));
    assert_eq!(error("give 2 ??"), (8, Expected::Tile, "??".into()));
    assert_eq!(error("open ?"), (6, Expected::Tile, "?".into()));
    assert_eq!(error("discard ?"), (9, Expected::Tile, "?".into()));
    assert_eq!(error("blind now"), (7, Expected::Nothing, "now".into()));
    assert_eq!(error("mountain road-bend"), (19, Expected::Square, "".into()));
    assert_eq!(error("mountain road-bend 1,2 90"), (24, Expected::Nothing, "90".into()));
    assert_eq!(error("rebuild 0,1 2 90"), (13, Expected::Square, "2".into()));
    assert_eq!(error("rebuild 0,1 2,3"), (16, Expected::Rotation, "".into()));
    assert_eq!(error("move king 0,1 city n to 0,1 road e"), (6, Expected::Piece, "king".into()));
    assert_eq!(error("move big 0,1 city n"), (14, Expected::Between("to"), "city n".into()));
    assert_eq!(error("move big 0,1 city q to 0,1 road e"), (14, Expected::Spot, "city q".into()));
    assert_eq!(error("move big 0,1 city n to 0,1"), (27, Expected::Spot, "".into()));
    assert_eq!(error("war big 0,1 city n at 2,3"), (13, Expected::Between("and"), "city n at 2,3".into()));
    assert_eq!(
        error("war big 0,1 city n and follower 0,1 city s"),
        (37, Expected::Between("at"), "city s".into())
    );
    assert_eq!(error("join"), (5, Expected::Piece, "".into()));
    assert_eq!(error("join good"), (6, Expected::Piece, "good".into()));
    assert_eq!(error("quarter hut castle"), (9, Expected::Piece, "hut".into()));
    assert_eq!(error("quarter follower inn"), (18, Expected::Quarter, "inn".into()));
    assert_eq!(error("count"), (6, Expected::Quarter, "".into()));
}

/// The question names the feature and the quarter, and whose turn it interrupts is not asked.
#[test]
fn a_question_in_the_middle_of_a_turn_names_what_is_scored() {
    let asked = |lang: Lang| {
        let mut said = BTreeSet::new();
        let game = game_with(&["count"], 3);
        for seed in 0..30 {
            play_like(&game, Seed::from(seed), eagerly, |_, _, _, state| {
                said.extend(state.question().map(|question| question.said.get(lang).to_owned()));
            });
        }
        said
    };
    let (en, fr) = (asked(Lang::En), asked(Lang::Fr));
    let has = |said: &BTreeSet<String>, parts: &[&str]| {
        assert!(
            said.iter().any(|text| parts.iter().all(|part| text.contains(part))),
            "{parts:?} in {said:#?}"
        );
    };
    has(&en, &["The city on", "is completed", "from the castle of Carcassonne", "[K5]"]);
    has(&fr, &["la ville en", "du château de Carcassonne", "[K5]"]);
    has(&en, &["Final scoring of the field on", "from the market of Carcassonne", "[K8]"]);
    has(&fr, &["Évaluation finale : le pré en", "du marché de Carcassonne", "[K8]"]);
}

/// V11: who gets the tile is part of the question.
#[test]
fn a_question_about_another_player_says_whom() {
    let table = variant(&["given-open"], 2).actions(&["open monastery", "open road-bend"]);
    let question = table.state().question().expect("the marker player is asked");
    assert_eq!(
        (question.about, question.said.en.as_str()),
        (Some(player(1)), "Which tile do you keep for yourself? [V11]")
    );
    assert_eq!(question.answers.len(), 2);
}
