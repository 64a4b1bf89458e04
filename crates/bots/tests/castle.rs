//! What the greedy bot does in The Castle, in positions where it is plain what should be done.

#![allow(clippy::unwrap_used)] // A test may fail by panicking.

mod common;

use bastide_bots::{Bot, BotKind, Budget, Greedy};
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::games::castle;
use bastide_engine::games::castle::Step;
use bastide_engine::position::{Actor, Position};
use bastide_engine::setup::{Request, Setup};
use bastide_engine::tiles::{Attr, FeatureKind};
use bastide_engine::{Game, State};
use common::{assert_repeated, assert_taken_over, choices, greedy_against_random};

fn game() -> Game {
    Game::new(&Setup::new(&Request { game: "castle", ..Request::default() }).unwrap())
}

fn castle(state: &State) -> &castle::State {
    let State::Castle(position) = state else { panic!("this is another game") };
    position
}

/// Plays actions, one a line, for whoever's turn it is.
fn after(actions: &str) -> State {
    common::after(&game(), actions)
}

/// Lets two greedy bots play and shows every decision before it is made.
fn watch(seed: u64, look: impl FnMut(&State, Player, &Action)) {
    common::watch(&game(), seed, look);
}

#[test]
fn greedy_beats_random_by_far() {
    let result = greedy_against_random(game(), 5026, 50);
    assert!(result.mean_margin >= 110.0, "{result:?}");
    assert!(result.win_rate >= 0.99, "{result:?}");
}

#[test]
fn what_was_played_can_be_played_again() {
    for kinds in [[BotKind::Greedy, BotKind::Greedy], [BotKind::Random, BotKind::Greedy]] {
        assert_repeated(&game(), &kinds);
    }
}

#[test]
fn a_bot_that_takes_over_chooses_what_the_one_before_would_have() {
    assert_taken_over(&game(), BotKind::Greedy, 5);
}

#[test]
fn it_completes_its_own_tower() {
    let state = after(
        "draw tower-n-path-straight
         lay tower-n-path-straight 0,3 270
         follower 0,3 tower w
         draw path-curve
         lay path-curve 2,0 270
         follower 2,0 road n
         draw tower-nw-court
         lay tower-nw-court 9,2 90
         follower 9,2 tower n
         draw path-straight-well
         lay path-straight-well 5,8 0
         follower 5,8 road n
         draw tower-n-path-end",
    );
    assert_eq!(choices(&state), ["lay tower-n-path-end 9,1 180"]);
}

#[test]
fn it_does_not_complete_the_tower_of_another() {
    let state = after(
        "draw tower-nw-court
         lay tower-nw-court 9,2 90
         follower 9,2 tower n
         draw tower-n-path-end",
    );
    assert!(!choices(&state).contains(&"lay tower-n-path-end 9,1 180".to_owned()));
}

#[test]
fn it_takes_a_wall_tile_within_reach() {
    // Player 1 has 4 + 4 + 2 = 10 points; two more lead to the tower at 12/13.
    let mut state = after(
        "
        draw tower-n-path-straight-well
        lay tower-n-path-straight-well 0,3 270
        follower 0,3 tower w
        draw house-nw-tower-es
        lay house-nw-tower-es 8,6 0
        pass
        draw tower-n-path-straight
        lay tower-n-path-straight 9,2 90
        follower 9,2 tower e
        draw house-nw-tower-es
        lay house-nw-tower-es 8,5 0
        pass
        draw house-n-path-end
        lay house-n-path-end 8,0 0
        follower 8,0 house n
        draw house-new-tower-s
        lay house-new-tower-s 8,4 0
        pass
        draw house-n-path-straight",
    );
    assert_eq!(state.scores(), [10, 0]);
    for _ in 0..2 {
        let view = state.view(Some(Player::new(0)));
        state.play(&Greedy::new(Seed::from(1)).choose(&view, Budget::default())).unwrap();
    }
    assert_eq!(castle(&state).revealing(), Some(Player::new(0)));
}

/// The best margin to expect of the rest of the turn, when the tile in hand is the last.
fn best_last_margin(state: &State, seat: usize) -> f64 {
    let after = |action: &Action| {
        let mut state = state.clone();
        state.play(action).unwrap();
        best_last_margin(&state, seat)
    };
    let actions = state.legal_actions();
    match state.actor() {
        Actor::Nobody => f64::from(state.scores()[seat]) - f64::from(state.scores()[1 - seat]),
        Actor::Player(player) if player.seat() == seat => {
            actions.iter().map(after).fold(f64::NEG_INFINITY, f64::max)
        }
        Actor::Player(_) => actions.iter().map(after).fold(f64::INFINITY, f64::min),
        Actor::Chance => {
            let unseen = castle(state).unseen_wall_tiles();
            let copies = |action: &Action| {
                let Action::Reveal { tile } = action else { panic!("no tile is left to draw") };
                f64::from(unseen[tile.index()])
            };
            let sum: f64 = actions.iter().map(|action| copies(action) * after(action)).sum();
            sum / actions.iter().map(copies).sum::<f64>()
        }
    }
}

#[test]
fn its_last_turn_is_the_best_there_is() {
    let (mut turns, mut followers) = (0, 0);
    for seed in 0..20 {
        watch(seed, |state, player, action| {
            if state.unseen().iter().all(|&n| n == 0) && castle(state).player() == player {
                let mut after = state.clone();
                after.play(action).unwrap();
                let seat = player.seat();
                let (best, got) = (best_last_margin(state, seat), best_last_margin(&after, seat));
                assert!((best - got).abs() < 1e-6, "seed {seed}: {action} gets {got} of {best}");
                turns += u32::from(matches!(action, Action::Lay { .. }));
                followers += u32::from(matches!(action, Action::Place { .. }));
            }
        });
    }
    assert!(turns == 20 && followers >= 3, "{turns} last turns, {followers} followers");
}

#[test]
fn it_wastes_no_merchant_on_an_empty_court_in_the_last_turns() {
    let mut merchants = 0;
    for seed in 0..20 {
        watch(seed, |state, _, action| {
            let Action::Place { pos, spot, .. } = action else { return };
            if spot.kind != FeatureKind::Court {
                return;
            }
            merchants += 1;
            let position = castle(state);
            let laid = position.board().tile_at(*pos).unwrap();
            let segments = &position.table().tile(laid.tile).segments;
            let court = segments.iter().position(|segment| spot.lies_in(segment, laid.rotation));
            let markets = position.board().features().attrs(laid.segment(court.unwrap())).get(Attr::Market);
            assert!(
                position.left() > 6 || markets > 0,
                "seed {seed}: {action} with {} left",
                position.left()
            );
        });
    }
    assert!(merchants >= 20, "it places merchants at all: {merchants}");
}

/// The most wall tiles that a player can take with this action and the best order after it.
fn most_taken(state: &State, player: Player, action: &Action) -> usize {
    let mut after = state.clone();
    let mine = format!("taken {player} ");
    let events = after.play(action).unwrap();
    let taken = events.iter().filter(|event| event.to_string().starts_with(&mine)).count();
    if castle(&after).step() != Some(Step::Score) {
        return taken;
    }
    taken + after.legal_actions().iter().map(|next| most_taken(&after, player, next)).max().unwrap()
}

#[test]
fn it_chooses_the_order_that_takes_most_wall_tiles() {
    let mut asked = 0;
    for seed in 0..60 {
        watch(seed, |state, player, action| {
            if castle(state).step() == Some(Step::Score) {
                asked += 1;
                let most = state.legal_actions().iter().map(|order| most_taken(state, player, order)).max();
                assert_eq!(Some(most_taken(state, player, action)), most, "seed {seed}: {action}");
            }
        });
    }
    assert!(asked >= 10, "it is asked at all: {asked}");
}

#[test]
fn it_doubles_what_is_large_and_keeps_the_wall_tile_for_what_is_small() {
    let (mut large, mut small, mut wasted) = (0, 0, 0);
    for seed in 0..60 {
        watch(seed, |state, player, action| {
            let position = castle(state);
            if position.step() != Some(Step::Double) {
                return;
            }
            let used = matches!(action, Action::Use { .. });
            let legal = state.legal_actions();
            let gains = position.completed().filter_map(|(feature, _)| {
                let place = Some(position.place_of(feature));
                let open =
                    legal.iter().any(|action| matches!(action, Action::Use { place: p, .. } if *p == place));
                (open && position.majority_on(feature) == Some(player))
                    .then(|| position.tally(feature, castle::Stage::Completed).points())
            });
            let gain = gains.max().unwrap();
            let mut after = state.clone();
            after.play(action).unwrap();
            let takes_wall_tile = castle(&after).revealing() == Some(player);
            if gain >= 6 && !takes_wall_tile {
                large += 1;
                assert!(used, "seed {seed}: {action} forgoes {gain} points");
            } else if gain == 1 && position.left() > 20 && !takes_wall_tile {
                // One point may still be what it needs to come within reach of a tower.
                small += 1;
                wasted += u32::from(used);
            }
        });
    }
    assert!(large >= 5 && small >= 4, "both come up: {large} large, {small} small");
    assert!(4 * wasted <= small, "{wasted} of {small} used for one point");
}
