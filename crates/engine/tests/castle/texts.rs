//! What players of The Castle read, in both languages: every event of whole games, every refusal.

use crate::castle;
use crate::common::texts::{assert_refused, assert_told};
use bastide_engine::Match;
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::event::{Event, Occasion, RuleId};
use bastide_engine::games::castle::CastleRefusal;
use bastide_engine::games::castle::Step;
use bastide_engine::games::castle::WallTile;
use bastide_engine::lang::Lang;
use bastide_engine::position::Actor;
use bastide_engine::refusal::Refusal;
use bastide_engine::testing::square;
use std::collections::BTreeSet;

#[test]
fn every_event_is_a_sentence_in_both_languages_and_names_rules_of_this_game() {
    let mut kinds = BTreeSet::new();
    for number in 0..120 {
        let mut game = Match::seeded(&crate::castle_game(), Seed::from(9).child(number));
        let mut pick = number as usize;
        while game.state().actor() != Actor::Nobody {
            let (actor, action) = match game.state().actor() {
                Actor::Player(player) => {
                    let legal = game.state().legal_actions();
                    pick = pick.wrapping_mul(31).wrapping_add(7);
                    (Some(player), legal[pick % legal.len()].clone())
                }
                _ => (None, game.deal().unwrap()),
            };
            for event in game.play(actor, &action).unwrap() {
                assert_told(&event, 'X');
                kinds.insert(event.to_string().split(' ').next().unwrap_or_default().to_owned());
            }
        }
    }
    for kind in
        ["marker", "keep", "taken", "revealed", "used", "discarded", "final-scoring", "over", "returned"]
    {
        assert!(kinds.contains(kind), "{kind} came up");
    }
}

#[test]
fn a_feature_without_a_winner_says_why() {
    let names = |player: Player| if player.seat() == 0 { "Anna".to_owned() } else { "Ben".to_owned() };
    let told = |script: &str, lang| {
        let mut state = crate::castle_game().start();
        let mut told = Vec::new();
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            for event in state.play(&bastide_engine::testing::action(line)).unwrap() {
                if let Event::Scored(scoring) = &event
                    && scoring.occasion == Occasion::Completed
                {
                    told.push(event.tell(lang, &names));
                }
            }
        }
        told.pop().unwrap()
    };
    let empty = "draw tower-n-court-market
        lay tower-n-court-market 0,3 270
        pass";
    assert_eq!(
        told(empty, Lang::En),
        "The tower on 0,3 is completed: 2 tiles × 2 = 4; nobody is there, nobody scores [X9 X11]."
    );
    assert_eq!(
        told(empty, Lang::Fr),
        "La tour en 0,3 est achevée : 2 tuiles × 2 = 4 ; personne n'y est, personne ne marque [X9 X11]."
    );
    let tie = "draw tower-nw-court
        lay tower-nw-court 0,3 0
        follower 0,3 tower n
        draw tower-n-court-market
        lay tower-n-court-market 1,3 0
        follower 1,3 tower n
        draw tower-nw-court-market
        lay tower-nw-court-market 1,2 270
        pass
        draw tower-nw-path-curve
        lay tower-nw-path-curve 0,2 180
        pass";
    assert_eq!(
        told(tie, Lang::En),
        "The tower on 0,2 is completed: 5 tiles × 2 = 10; nobody has the majority, nobody scores \
         (followers: Anna 1, Ben 1) [X9 X11]."
    );
    assert_eq!(
        told(tie, Lang::Fr),
        "La tour en 0,2 est achevée : 5 tuiles × 2 = 10 ; personne n'a la majorité, personne ne marque \
         (sujets : Anna 1, Ben 1) [X9 X11]."
    );
}

#[test]
fn each_refusal_is_told_in_both_languages() {
    let place =
        bastide_engine::pieces::Place { pos: square("0,2"), spot: bastide_engine::testing::spot("tower s") };
    let steps = [Step::Double, Step::Score, Step::Reveal, Step::ExtraTurn, Step::Unfinished];
    let mut refusals: Vec<Refusal> =
        steps.into_iter().map(|due| Refusal::Unexpected { due: due.into() }).collect();
    refusals.extend([
        Refusal::Castle(CastleRefusal::Outside(square("5,0"))),
        Refusal::Castle(CastleRefusal::Apart(square("4,4"))),
        Refusal::RoadBroken {
            pos: square("2,0"),
            side: bastide_engine::geometry::Side::North,
            road: true,
            rule: RuleId("X5"),
        },
        Refusal::RoadBroken {
            pos: square("2,0"),
            side: bastide_engine::geometry::Side::North,
            road: false,
            rule: RuleId("X5"),
        },
        Refusal::NotAChoice { place, choices: vec![place, place] },
    ]);
    for tile in WallTile::ALL {
        refusals.extend([
            Refusal::Castle(CastleRefusal::NotHeld(tile)),
            Refusal::Castle(CastleRefusal::WonThisTurn(tile)),
            Refusal::Castle(CastleRefusal::NotNow(tile)),
            Refusal::Castle(CastleRefusal::NotHidden(tile)),
        ]);
    }
    for refusal in refusals {
        assert_refused(&refusal);
    }
    let mut start = castle();
    assert_eq!(start.refusal("use extra-turn"), Refusal::Unexpected { due: Step::Draw.into() });
}
