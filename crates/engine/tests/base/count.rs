//! The Count of Carcassonne: K1 to K13.

use crate::quiet::Quiet;
use crate::table::BaseTable;
use crate::table::{position, variant};
use bastide_engine::State;
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::event::Event;
use bastide_engine::games::base::BaseRefusal;
use bastide_engine::games::base::Quarter;
use bastide_engine::games::base::Step;
use bastide_engine::lang::Lang;
use bastide_engine::pieces::Piece;
use bastide_engine::position::Actor;
use bastide_engine::question::Question;
use bastide_engine::refusal::Refusal;
use bastide_engine::testing::{Table, game_with, play, player, square};
use bastide_engine::tiles::FeatureKind;

fn count(players: usize) -> Table {
    variant(&["count"], players)
}

/// The road from the north gate is completed by player 2 for player 1: three tiles.
const FOR_ANOTHER: &str = "
    1: road-straight 3,-1 90 road n
    2: road-fork 3,-2 0 -";

/// Three roads in turn, each completed by the next player: 2, 1 and 3 send a follower each, to these quarters.
///
/// ```text
///   [1,-2: fork][2,-2: of 3][3,-2: fork][4,-2: of 2][5,-2: fork]
///                           [3,-1: of 1]
///               Carcassonne [3,0: north gate]
/// ```
fn all_three(quarters: [&str; 3]) -> Table {
    let [second, first, third] = quarters;
    let sent = |table: Table, who: usize, quarter: &str| {
        let mut table = table;
        // Whoever waits at the blacksmith's stays there for now.
        while table.question().is_some_and(|said| said.contains("[K5]")) {
            table = table.actions(&["pass"]);
        }
        assert_eq!(table.asked(), Some(who), "who may send");
        table.script(&format!("{who} quarter follower {quarter}\n{who} pass"))
    };
    let table = sent(count(3).script(FOR_ANOTHER), 2, second);
    let table = table.script(
        "3: road-straight 2,-2 0 road e
         1: road-fork 1,-2 0 -",
    );
    let table = sent(table, 1, first);
    let table = table.script(
        "2: road-straight 4,-2 0 road e
         3: road-fork 5,-2 0 -",
    );
    sent(table, 3, third)
}

/// Player 1 completes a road of two tiles on which nobody is.
const SHORT_ROAD: &str = "1: monastery-road 5,-1 180 -";

#[test]
fn k1_twelve_tiles_lie_as_a_block_in_place_of_the_start_tile() {
    let table = count(2);
    let laid: Vec<String> = table.state().board().laid().iter().map(|laid| laid.pos.to_string()).collect();
    assert_eq!(laid.len(), 12);
    for y in 0..3 {
        for x in 0..4 {
            assert!(laid.contains(&format!("{x},{y}")), "{x},{y}");
        }
    }
    let start = table.state().table().find("city-side-road-straight").unwrap();
    assert_eq!((table.state().unseen()[start.index()], table.state().left()), (3, 71));
    let closed = table.feature("0,0", "carcassonne e");
    assert_eq!(table.state().board().features().open(closed), 0, "the great wall has no gap");
}

#[test]
fn k1_the_count_stands_in_the_castle() {
    assert_eq!(count(2).base().count(), Some(Quarter::Castle));
    assert_eq!(crate::table::table("rulebook", 2).state().left(), 71);
    assert_eq!(position(crate::table::table("rulebook", 2).state()).count(), None);
}

#[test]
fn k2_every_tile_belongs_to_one_of_four_quarters_each_with_its_building() {
    let table = count(2);
    let cells = table.base().carcassonne();
    assert_eq!(cells.len(), 12);
    for quarter in Quarter::ALL {
        let of: Vec<_> = cells.iter().filter(|cell| cell.quarter == quarter).collect();
        assert!(!of.is_empty(), "{quarter}");
        assert_eq!(of.iter().filter(|cell| cell.landmark).count(), 1, "{quarter}");
    }
    let words: Vec<&str> = Quarter::ALL.iter().map(|quarter| quarter.word()).collect();
    assert_eq!(words, ["castle", "market", "blacksmith", "cathedral"]);
}

#[test]
fn k3_who_makes_another_score_and_scores_nothing_may_send_a_follower() {
    let mut table = count(2).script(FOR_ANOTHER);
    assert_eq!(table.scores(), [3, 0]);
    assert_eq!(table.asked(), Some(2));
    let to = |quarter: Quarter| format!("quarter follower {quarter}");
    let expected: Vec<String> = Quarter::ALL.into_iter().map(to).chain(["pass".to_owned()]).collect();
    assert_eq!(table.legal(), expected);
    assert_eq!(table.refusal("quarter big castle"), Refusal::NoneLeft(Piece::Big));
    assert_eq!(table.refusal("count market"), Refusal::Unexpected { due: Step::Send.into() });
    let sent = table.clone().script("2 quarter follower market");
    assert_eq!((sent.supply(2), sent.base().in_quarter(Quarter::Market, player(2), Piece::Follower)), (6, 1));
    assert!(sent.standing().is_empty(), "it is not on the board");
    let not = table.script("2 pass");
    assert_eq!((not.supply(2), not.asked()), (7, None), "nobody need go, and then the Count stays too");
}

#[test]
fn k3_it_is_besides_the_usual_follower() {
    let table = count(2).script(
        "1: road-straight 3,-1 90 road n
         2: road-fork 3,-2 0 road e
         2 quarter follower castle
         2 pass",
    );
    assert_eq!((table.supply(2), table.standing()), (5, vec!["2 on 3,-2 road e".to_owned()]));
}

#[test]
fn k3_not_who_scores_too_nor_where_nobody_else_does() {
    // Both have a thief on the road that 2 completes.
    let tie = count(2).script(
        "1: road-straight 3,-1 90 road n
         2: monastery-road 2,-1 180 road n
         1: road-bend 2,-2 270 -
         2: road-bend 3,-2 0 -",
    );
    assert_eq!((tie.scores(), tie.asked()), (&[5, 5][..], None));
    // Only the player's own thief is there.
    let own = count(2).script("1: monastery-road 3,-1 0 -\n2: city-side 0,3 0 city n");
    assert_eq!((own.scores(), own.asked()), (&[0, 2][..], None));
    // Nobody is on the road that is completed.
    let nobody = count(2).script("1: monastery-road 3,-1 0 -");
    assert_eq!((nobody.scored().len(), nobody.asked()), (1, None));
}

#[test]
fn k3_once_for_a_tile_however_much_it_scores() {
    // The fork completes a road of 1 to the south and one to the west.
    let table = count(2).script(
        "1: road-straight 3,-1 90 road n
         2: monastery 2,-1 0 -
         1: monastery-road 2,-2 270 road e
         2: road-fork 3,-2 0 -",
    );
    assert_eq!(table.scored().len(), 2, "{:?}", table.scored());
    assert_eq!(table.scores(), [3 + 2, 0]);
    let table = table.script("2 quarter follower castle\n2 pass");
    assert_eq!(table.asked(), None, "once");
}

#[test]
fn k3_with_two_tiles_a_turn_each_of_them_may_send_one() {
    // Player 2 completes the road to the north gate, then the one of the monastery beside it.
    let table = variant(&["count", "battle-of-monasteries"], 2).script(
        "1: road-straight 3,-1 90 road n
         1: monastery-road 2,-1 180 road n
         2: road-fork 3,-2 0 -
         2 quarter follower castle
         2 pass
         2: road-fork 2,-2 0 -
         2 quarter follower market
         2 pass",
    );
    assert_eq!((table.scores(), table.supply(2)), (&[3 + 2, 0][..], 5));
    let waiting = |quarter| table.base().in_quarter(quarter, player(2), Piece::Follower);
    assert_eq!(Quarter::ALL.map(waiting), [1, 1, 0, 0]);
}

#[test]
fn k4_who_has_sent_one_may_move_the_count_to_any_other_quarter() {
    let mut table = count(2).script(FOR_ANOTHER).script("2 quarter follower blacksmith");
    assert_eq!(table.legal(), ["count market", "count blacksmith", "count cathedral", "pass"]);
    assert_eq!(table.refusal("count castle"), Refusal::Base(BaseRefusal::CountIsThere(Quarter::Castle)));
    for quarter in [Quarter::Market, Quarter::Blacksmith, Quarter::Cathedral] {
        let moved = table.clone().script(&format!("2 count {quarter}"));
        assert_eq!((moved.base().count(), moved.asked()), (Some(quarter), None));
        assert_eq!(moved.events().last(), Some(&format!("count 2 castle to {quarter}")));
    }
    assert_eq!(table.script("2 pass").base().count(), Some(Quarter::Castle));
}

#[test]
fn k5_before_a_road_is_scored_followers_come_from_the_blacksmith() {
    let table = all_three(["blacksmith", "market", "market"]).script(SHORT_ROAD);
    assert_eq!(table.asked(), Some(2));
    assert_eq!(table.legal(), ["join follower", "pass"]);
    assert!(table.scored().is_empty(), "it is not scored yet");
    let stayed = table.clone().script("2 pass");
    assert_eq!(stayed.scored(), ["completed 5,-2 road s: 2 tiles × 1 = 2 for nobody [B10 B14]"]);
    let joined = table.script("2 join follower");
    assert_eq!(joined.scored(), ["completed 5,-2 road s: 2 tiles × 1 = 2 for 2 (2:1) [B10 B14]"]);
    assert_eq!(joined.scores(), [3, 5, 3]);
    assert_eq!(
        joined.said(Lang::En)[2],
        "Player 2 moves a follower from the blacksmith's to the road on 5,-1 [K5]."
    );
}

#[test]
fn k5_a_city_is_joined_from_the_castle_and_a_monastery_from_the_cathedral() {
    // The Count has left the castle.
    let city = count(2).script(FOR_ANOTHER).script(
        "2 quarter follower castle
             2 count market
             1: city-side 0,3 0 city n",
    );
    assert_eq!((city.asked(), city.scored().len()), (Some(2), 0), "the small city by the south wall");
    let city = city.script("2 join follower");
    assert_eq!(city.scored(), ["completed 0,2 city s: 2 tiles × 1 = 2 for 1 2 (1:1 2:1) [B12 B14]"]);
    assert_eq!(city.supply(2), 7);

    let waiting = count(2).script(FOR_ANOTHER).script(
        "2 quarter follower cathedral
         2 pass
         1: monastery 4,1 0 monastery",
    );
    // Around it: 3,0 3,1 3,2 are Carcassonne's.
    let monastery = waiting.script(
        "2: city-side 4,0 0 -
         1: road-straight 5,0 90 -
         2: city-side 4,2 270 -
         1: road-straight 5,1 90 -
         2: road-straight 5,2 90 -",
    );
    assert_eq!(monastery.asked(), Some(2), "{:?}", monastery.events());
    let monastery = monastery.script("2 join follower");
    assert_eq!(monastery.scored(), ["completed 4,1 monastery: 9 tiles × 1 = 9 for 1 2 (1:1 2:1) [B13 B14]"]);
}

#[test]
fn k5_any_number_may_move() {
    // Player 2 completes two roads for others and has two waiting.
    let table = count(2).script(
        "1: road-straight 3,-1 90 road n
         2: road-fork 3,-2 0 -
         2 quarter follower blacksmith
         2 pass
         1: road-straight 2,-2 0 road e
         2: road-fork 1,-2 0 -
         2 pass
         2 quarter follower blacksmith
         2 pass
         1: monastery-road 4,-2 90 road w",
    );
    assert_eq!(table.base().in_quarter(Quarter::Blacksmith, player(2), Piece::Follower), 2);
    let one = table.clone().script("2 join follower\n2 pass");
    assert_eq!(one.scored(), ["completed 3,-2 road e: 2 tiles × 1 = 2 for 1 2 (1:1 2:1) [B10 B14]"]);
    assert_eq!(one.base().in_quarter(Quarter::Blacksmith, player(2), Piece::Follower), 1, "K9: it stays");
    let two = table.script("2 join follower\n2 join follower");
    assert_eq!(two.scored(), ["completed 3,-2 road e: 2 tiles × 1 = 2 for 2 (1:1 2:2) [B10 B14]"]);
}

#[test]
fn k6_from_the_left_of_whoever_laid_the_tile_who_decides_last() {
    let table = all_three(["blacksmith", "blacksmith", "blacksmith"]).script(SHORT_ROAD);
    assert_eq!(table.asked(), Some(2));
    let table = table.script("2 join follower");
    assert_eq!(table.asked(), Some(3));
    let mut table = table.script("3 pass");
    assert_eq!(table.asked(), Some(1), "last, who laid the tile");
    let early = table.refusal_for(Some(player(2)), "join follower");
    assert_eq!(early, Refusal::NotYourTurn { turn: Some(player(1)) });
    let table = table.script("1 join follower");
    assert_eq!(table.scored(), ["completed 5,-2 road s: 2 tiles × 1 = 2 for 1 2 (1:1 2:1) [B10 B14]"]);
    assert_eq!((table.asked(), table.scores()), (None, &[5, 5, 3][..]));
    let next = table.actions(&["draw road-bend"]);
    assert_eq!(next.asked(), Some(2), "then the turn goes on as usual");
}

#[test]
fn k7_nobody_moves_out_of_the_quarter_where_the_count_stands() {
    let free = all_three(["blacksmith", "market", "market"]);
    assert_eq!(free.clone().script(SHORT_ROAD).asked(), Some(2));
    let blocked = count(3).script(FOR_ANOTHER).script(
        "2 quarter follower blacksmith
         2 count blacksmith
         3: road-straight 2,-2 0 road e
         1: road-fork 1,-2 0 -",
    );
    assert_eq!(blocked.asked(), Some(1), "2 was not asked, 1 may send");
    assert_eq!(blocked.scores(), [3, 0, 3]);
    // As soon as he is gone they may move again.
    let again = blocked.script(
        "1 quarter follower market
         1 count castle
         2: road-straight 4,-2 0 -
         3: road-fork 5,-2 0 -",
    );
    assert_eq!(again.asked(), Some(2));
}

/// The example of the rulebook.
#[test]
fn k7_while_the_count_is_in_the_castle_nobody_goes_from_there_to_a_city() {
    let city = "1: city-side 0,3 0 city n";
    let sent = || count(2).script(FOR_ANOTHER).script("2 quarter follower castle");
    let there = sent().script("2 pass").script(city);
    assert_eq!((there.asked(), there.scores()), (None, &[3 + 2, 0][..]));
    assert_eq!(there.base().in_quarter(Quarter::Castle, player(2), Piece::Follower), 1, "it stays there");
    let gone = sent().script("2 count market").script(city);
    assert_eq!(gone.asked(), Some(2));
    let joined = gone.script("2 join follower");
    assert_eq!(joined.scores(), [3 + 2, 2]);
}

/// Plays the last tile, a monastery, and answers every question of the final scoring: who joins once each.
/// Notes who was asked about which kind of feature, and what was scored.
fn last_tile(table: Table) -> (Vec<(usize, FeatureKind)>, Table) {
    let mut table = table.actions(&["draw monastery"]);
    let lay = table.legal()[0].clone();
    table = table.actions(&[&lay]);
    let mut asked = Vec::new();
    let mut actions = Vec::new();
    let mut state = table.state().clone();
    while state.actor() != Actor::Nobody {
        let Actor::Player(who) = state.actor() else { panic!("no tile is left") };
        let question = state.question();
        let about =
            question.as_ref().and_then(|question| question.answers.first()?.segments.first().copied());
        if let Some(place) = about {
            asked.push((who.number(), place.spot.kind));
        }
        let join = state.legal_actions().into_iter().find(|action| matches!(action, Action::Join { .. }));
        let action = join.unwrap_or(Action::Pass);
        state.play(&action).expect("it is legal");
        actions.push(action.to_string());
    }
    let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
    (asked, table.actions(&actions))
}

#[test]
fn k8_everybody_decides_from_the_left_of_whoever_laid_the_last_tile() {
    let table = all_three(["blacksmith", "blacksmith", "blacksmith"]).until_left(&["monastery"], &[]);
    let layer = table.clone().actions(&["draw monastery"]).asked().expect("somebody lays it");
    let (asked, _) = last_tile(table);
    let who: Vec<usize> = asked.iter().map(|&(who, _)| who).collect();
    assert_eq!(who, [1, 2, 3].map(|after| (layer - 1 + after) % 3 + 1), "the layer last");
    assert!(asked.iter().all(|&(_, kind)| kind == FeatureKind::Road));
}

#[test]
fn k8_market_followers_move_in_the_final_scoring_only() {
    let table = all_three(["market", "blacksmith", "cathedral"]);
    let before = table.base().in_quarter(Quarter::Market, player(2), Piece::Follower);
    let late = table.until_left(&["monastery"], &[]);
    assert_eq!(
        late.base().in_quarter(Quarter::Market, player(2), Piece::Follower),
        before,
        "all the game long"
    );
    let (asked, end) = last_tile(late);
    let kinds: Vec<FeatureKind> = asked.iter().map(|&(_, kind)| kind).collect();
    // The castle, where the Count stands, is closed; the others follow in this order.
    assert_eq!(
        asked,
        [(1, FeatureKind::Road), (3, FeatureKind::Monastery), (2, FeatureKind::Field)],
        "{kinds:?}"
    );
    let scoring = end.final_scoring();
    let of = |who: usize, what: &str| {
        scoring.iter().any(|text| text.starts_with(what) && text.contains(&format!("({who}:1)")))
    };
    assert!(of(1, "unfinished") && of(3, "unfinished") && of(2, "supplied"), "{scoring:?}");
}

#[test]
fn k8_cities_come_before_roads_and_monasteries() {
    let table = count(3).script(FOR_ANOTHER).script(
        "2 quarter follower castle
         2 count market
         3: road-straight 2,-2 0 road e
         1: road-fork 1,-2 0 -
         1 quarter follower blacksmith
         1 pass
         2: road-straight 4,-2 0 road e
         3: road-fork 5,-2 0 -
         1 pass
         3 quarter follower cathedral
         3 pass",
    );
    let (asked, _) = last_tile(table.until_left(&["monastery"], &[]));
    assert_eq!(asked, [(2, FeatureKind::City), (1, FeatureKind::Road), (3, FeatureKind::Monastery)]);
}

#[test]
fn k9_who_moved_out_returns_with_the_followers_of_the_feature() {
    let table = all_three(["blacksmith", "market", "market"]).script(SHORT_ROAD);
    assert_eq!(table.supply(2), 6);
    let joined = table.clone().script("2 join follower");
    assert_eq!((joined.supply(2), joined.standing().len()), (7, 0));
    assert_eq!(joined.base().in_quarter(Quarter::Blacksmith, player(2), Piece::Follower), 0);
    assert!(joined.events().iter().any(|event| event.starts_with("returned 2 follower")));
    let stayed = table.script("2 pass");
    assert_eq!(
        (stayed.supply(2), stayed.base().in_quarter(Quarter::Blacksmith, player(2), Piece::Follower)),
        (6, 1)
    );
}

#[test]
fn k10_the_big_follower_counts_as_two_when_it_moves_out() {
    let table = variant(&["count", "inns-cathedrals"], 2).script(
        "1: road-straight 3,-1 90 road n
         2: road-fork 3,-2 0 -
         2 quarter big blacksmith
         2 pass
         1: monastery-road 4,-2 90 road w",
    );
    assert_eq!((table.supply(2), table.base().big_left(player(2))), (7, 0));
    let mut table = table;
    assert_eq!(table.refusal("join follower"), Refusal::Base(BaseRefusal::NotThere(Piece::Follower)));
    let table = table.script("2 join big");
    assert_eq!(table.scored(), ["completed 3,-2 road e: 2 tiles × 1 = 2 for 2 (1:1 2:2) [B10 B14]"]);
    assert_eq!(table.base().big_left(player(2)), 1, "and it is back");
}

#[test]
fn k11_roads_end_at_the_wall_and_the_cities_outside_it_are_cities_of_their_own() {
    let road = count(2).script("1: monastery-road 3,-1 0 road s");
    assert_eq!(road.scored(), ["completed 3,-1 road s: 2 tiles × 1 = 2 for 1 (1:1) [B10 B14]"]);
    let city = count(2).script("1: city-side 0,3 0 city n");
    assert_eq!(city.scored(), ["completed 0,2 city s: 2 tiles × 1 = 2 for 1 (1:1) [B12 B14]"]);
}

#[test]
fn k11_carcassonne_is_one_completed_city_for_farmers_and_never_scored_otherwise() {
    // North of it a farmer of 2 between the west road and the north road; a farmer of 1 to the east.
    let table = count(2).script(
        "1: road-straight 3,-1 90 field e
         2: city-side 2,-1 0 field e",
    );
    assert_eq!(table.standing(), ["1 on 3,-1 field e", "2 on 2,-1 field e"]);
    let end = table.until_left(&[], &[]);
    let scoring = end.final_scoring();
    let of_it: Vec<&String> = scoring.iter().filter(|text| text.contains("carcassonne")).collect();
    assert_eq!(
        of_it,
        ["supplied 0,0 carcassonne e: 1 completed city × 4 = 4 for 1 2 (1:1 2:1) [B21 B14]"],
        "{scoring:?}"
    );
    let summaries = end.state().summaries();
    let own = summaries.iter().find(|summary| summary.kind == FeatureKind::Carcassonne);
    assert_eq!(own.map(|summary| summary.points), Some(0));
}

#[test]
fn k11_nobody_is_placed_in_it() {
    play(&game_with(&["count", "late-follower"], 2), Seed::from(5), |_, _, _, state| {
        for piece in state.standing() {
            assert_ne!(piece.place.spot.kind, FeatureKind::Carcassonne);
        }
    });
    let mut late =
        variant(&["count", "late-follower"], 2).actions(&["draw road-straight", "lay road-straight 3,-1 90"]);
    assert_eq!(late.refusal("follower 1,1 carcassonne n"), Refusal::NotClaimable(FeatureKind::Carcassonne));
}

#[test]
fn k12_the_spring_lies_against_the_block_and_the_river_runs_away() {
    let table = variant(&["count", "river"], 2);
    assert_eq!(table.state().board().laid().len(), 13);
    let spring = table.state().board().tile_at(square("4,0")).expect("the spring lies there");
    assert_eq!(&*table.state().table().name(spring.tile), "source");
    assert_eq!(table.state().left(), 71 + 11);
    let straight = table.actions(&["draw river-straight"]);
    assert_eq!(straight.legal(), ["lay river-straight 5,0 0"]);
}

#[test]
fn k13_points_of_the_final_scoring_send_nobody() {
    // A thief of 1 scores at the end by the last tile of 2, who scores nothing at all.
    let mut table = count(2).script("1: road-straight 3,-1 90 road n").until_left(&["monastery"], &[]);
    let who = table.state().board().laid().len() % 2;
    assert_eq!(who, 0, "the last tile is the other player's");
    table = table.actions(&["draw monastery"]);
    assert_eq!(table.asked(), Some(1));
    let lay = table.legal()[0].clone();
    table = table.actions(&[&lay, "pass"]);
    assert_eq!((table.state().actor(), table.scores()), (Actor::Nobody, &[2, 0][..]));
}

/// Who got points by these events.
fn scorers(events: &[Event]) -> Vec<Player> {
    let scored = events.iter().filter_map(|event| match event {
        Event::Scored(scoring) if scoring.points > 0 => Some(scoring.winners.clone()),
        _ => None,
    });
    scored.flatten().collect()
}

fn is_about_joining(question: &Question) -> bool {
    ["[K5]", "[K8]"].iter().any(|rule| question.said.en.contains(rule))
}

/// What holds in all games with the Count, looked at from outside.
#[test]
fn k3_to_k8_hold_in_games_at_random() {
    let (mut sent, mut joined, mut counts, mut finals) = (0, 0, 0, 0);
    for number in 0..60u64 {
        let players = 2 + number as usize % 4;
        let parts: &[&str] =
            if number % 2 == 0 { &["count"] } else { &["count", "inns-cathedrals", "river"] };
        let (mut turn, mut layer) = (Vec::new(), Player::new(0));
        let (mut over, mut asked): (bool, Option<usize>) = (false, None);
        let mut features: Vec<FeatureKind> = Vec::new();
        play(&game_with(parts, players), Seed::from(77).child(number), |before, action, events, after| {
            let Actor::Player(actor) = before.actor() else {
                turn.clear();
                turn.extend_from_slice(events);
                return;
            };
            let position = position(before);
            match action {
                Action::Lay { .. } => layer = actor,
                Action::Quarter { .. } => {
                    sent += 1;
                    let who = scorers(&turn);
                    assert!(actor == layer && !over && !who.is_empty() && !who.contains(&layer), "K3");
                }
                Action::Count { .. } => counts += 1,
                Action::Join { .. } => joined += 1,
                _ => {}
            }
            if let Some(question) = before.question().filter(is_about_joining) {
                let place = question.answers[0].segments[0];
                let quarter = Quarter::for_kind(place.spot.kind).expect("a quarter sends there");
                assert_ne!(position.count(), Some(quarter), "K7");
                let round = (actor.seat() + players - layer.seat() - 1) % players;
                assert!(over || asked.is_none_or(|earlier| earlier <= round), "K6");
                let scored = events.iter().any(|event| matches!(event, Event::Scored(_)));
                asked = (!scored).then_some(round);
                if over {
                    finals += 1;
                    features.push(place.spot.kind);
                }
            }
            turn.extend_from_slice(events);
            over |= events.iter().any(|event| matches!(event, Event::FinalScoring { .. }));
            let can_send = |state: &State| {
                state.legal_actions().iter().any(|action| matches!(action, Action::Quarter { .. }))
            };
            assert!(!over || !can_send(after), "K13");
        });
        let order = [FeatureKind::City, FeatureKind::Road, FeatureKind::Monastery, FeatureKind::Field];
        let ranks: Vec<_> = features.iter().map(|kind| order.iter().position(|k| k == kind)).collect();
        assert!(ranks.is_sorted(), "K8: {features:?}");
    }
    assert!(sent > 20 && joined > 20 && counts > 10 && finals > 10, "{sent} {joined} {counts} {finals}");
}
