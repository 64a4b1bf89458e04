//! What the greedy bot does in The City, in positions where it is plain what should be done.

#![allow(clippy::unwrap_used)] // A test may fail by panicking.

mod common;

use bastide_bots::{BotKind, Budget, play_match};
use bastide_engine::action::Action;
use bastide_engine::board::{Player, SegmentId};
use bastide_engine::chance::Seed;
use bastide_engine::games::city;
use bastide_engine::games::city::End;
use bastide_engine::games::city::Step;
use bastide_engine::geometry::Edge;
use bastide_engine::position::{Actor, Position};
use bastide_engine::setup::{Request, Setup};
use bastide_engine::{Game, State};
use common::{QUICK, assert_repeated, assert_taken_over, choices, greedy_against_random, greedy_wins};

fn game(players: usize) -> Game {
    Game::new(&Setup::new(&Request { game: "city", players, ..Request::default() }).unwrap())
}

fn city(state: &State) -> &city::State {
    let State::City(position) = state else { panic!("this is another game") };
    position
}

/// Lets greedy bots play, two, three or four by the seed, and shows every decision before it is made.
fn watch(seed: u64, look: impl FnMut(&city::State, Player, &Action)) {
    let mut look = look;
    common::watch(&game(2 + seed as usize % 3), seed, |state, player, action| {
        look(city(state), player, action);
    });
}

#[test]
fn greedy_beats_random_by_far() {
    let result = greedy_against_random(game(2), 5027, 40);
    assert!(result.mean_margin >= 120.0, "{result:?}");
    assert!(result.win_rate >= 0.99, "{result:?}");
}

#[test]
fn greedy_wins_in_larger_rounds_too() {
    for players in 3..=4 {
        let won = greedy_wins(&game(players), 20);
        assert!(won >= 19, "{won} of 20 with {players} players");
    }
}

#[test]
fn games_of_all_kinds_of_bots_come_to_their_end() {
    for players in 2..=4 {
        for first in QUICK {
            for others in QUICK {
                let kind = |seat| if seat == 0 { first } else { others };
                let mut bots: Vec<_> =
                    (0..players).map(|seat| kind(seat).build(Seed::from(seat as u64))).collect();
                let seed = Seed::from(players as u64);
                let outcome = play_match(&game(players), seed, &mut bots, Budget::default()).unwrap();
                assert_eq!(outcome.state.actor(), Actor::Nobody);
                assert!(outcome.state.scores().iter().sum::<u32>() > 0, "{first} and {others}");
            }
        }
    }
}

#[test]
fn what_was_played_can_be_played_again() {
    assert_repeated(&game(2), &[BotKind::Greedy, BotKind::Greedy]);
    assert_repeated(&game(3), &[BotKind::Random, BotKind::Greedy, BotKind::Random]);
}

#[test]
fn a_bot_that_takes_over_chooses_what_the_one_before_would_have() {
    for kind in QUICK {
        assert_taken_over(&game(2), kind, 5);
    }
}

#[test]
fn other_walls_are_other_decisions_for_the_random_bot() {
    // With guards after each wall there are most decisions of one player after one tile.
    let options = vec![("guards", "each-wall")];
    let setup = Setup::new(&Request { game: "city", players: 2, options, ..Request::default() }).unwrap();
    let game = Game::new(&setup);
    let mut answers = std::collections::BTreeSet::new();
    for seed in 0..400 {
        let mut last = None;
        common::watch_kind(&game, BotKind::Random, seed, |state, player, action| {
            if city(state).step() == Some(Step::Guard) {
                let turn = (state.board().laid().len(), player);
                if let Some((earlier, answer)) = last.replace((turn, action.to_string()))
                    && earlier == turn
                {
                    answers.insert((answer, action.to_string()));
                }
            }
        });
    }
    assert_eq!(answers.len(), 4, "after one tile it does the same and something else: {answers:?}");
}

/// Two markets of one tile each, the first player's to the north and the second's to the south, and the first
/// has a tile that would double either.
const TWO_MARKETS: &str = "draw market1-fish-public
    lay market1-fish-public 0,0 0
    follower 0,0 market n
    draw market1-grain-public
    lay market1-grain-public 0,1 180
    follower 0,1 market s
    draw market1-cattle-public";

#[test]
fn it_does_not_enlarge_the_market_of_another() {
    let state = common::after(&game(2), TWO_MARKETS);
    assert!(!choices(&state).contains(&"lay market1-cattle-public 0,2 0".to_owned()));
}

/// Those who lead on the features that a wall on this side would complete.
fn closed_for(position: &city::State, edge: Edge) -> Vec<Player> {
    let features = position.board().features();
    let leaders = |feature: SegmentId| features.presence(feature).leaders().iter().collect::<Vec<_>>();
    position.closed_by(edge).into_iter().flat_map(leaders).collect()
}

#[test]
fn it_rarely_sets_a_gate_that_completes_what_belongs_to_others_alone() {
    let (mut gates, mut given) = (0, 0);
    for seed in 0..12 {
        watch(seed, |position, player, action| {
            let Action::Gate { edge } = action else { return };
            gates += 1;
            let winners = closed_for(position, *edge);
            // It may shut what would have grown.
            given += u32::from(!winners.is_empty() && !winners.contains(&player));
        });
    }
    assert!(gates >= 10 && 4 * given <= gates, "{given} of {gates} gates");
}

#[test]
fn it_posts_no_guard_where_nothing_will_ever_be_seen() {
    let (mut poor, mut posted) = (0, 0);
    for seed in 0..24 {
        watch(seed, |position, _, action| {
            let Some(edge) = position.wall_to_guard() else { return };
            let row = position.row(edge);
            posted += u32::from(*action == Action::Guard);
            if row.points() == 0 && position.board().is_closed(row.far.outside()) {
                poor += 1;
                assert_eq!(*action, Action::Pass, "seed {seed}: nothing to be seen");
            }
        });
    }
    assert!(poor >= 20 && posted >= 20, "{poor} poor rows, {posted} guards");
}

#[test]
fn late_in_the_game_it_posts_guards_where_much_is_to_be_seen() {
    let (mut rich, mut posted) = (0, 0);
    for seed in 0..36 {
        watch(seed, |position, _, action| {
            let Some(edge) = position.wall_to_guard() else { return };
            if position.pile() == 3 && position.row(edge).points() >= 7 {
                rich += 1;
                posted += u32::from(*action == Action::Guard);
            }
        });
    }
    assert!(rich >= 5 && 4 * posted >= 3 * rich, "{posted} guards in {rich} rich rows");
}

#[test]
fn it_takes_the_tower_with_most_walls() {
    let mut towers = 0;
    for seed in 0..12 {
        watch(seed, |position, _, action| {
            if position.step() != Some(Step::Tower) {
                return;
            }
            let since = |end: End| position.walls().since_tower(end);
            let most = since(End::Left).max(since(End::Right));
            match action {
                Action::Tower { end } => {
                    towers += 1;
                    assert_eq!(since(*end), most, "seed {seed}");
                }
                _ => assert!(most < 5, "seed {seed}: {most} points left to others"),
            }
        });
    }
    assert!(towers >= 10, "{towers} towers");
}

/// The best margin of the rest of the turn, when the tile in hand is the last; `None` where walls are built
/// before the end, because others take part in that.
fn last_margin(position: &city::State, player: Player) -> Option<i64> {
    match position.step() {
        None => {
            let points = |seat: usize| i64::from(position.scores()[seat]);
            Some(points(player.seat()) - points(1 - player.seat()))
        }
        Some(Step::Lay | Step::Follower) => {
            let margin = |action: &Action| {
                let mut after = position.clone();
                after.play(action).unwrap();
                last_margin(&after, player)
            };
            position.legal_actions().iter().filter_map(margin).max()
        }
        _ => None,
    }
}

#[test]
fn its_last_turn_is_the_best_there_is_without_walls() {
    let mut compared = 0;
    for seed in 0..20 {
        common::watch(&game(2), seed, |state, player, action| {
            let position = city(state);
            if position.left() > 0 {
                return;
            }
            let mut after = position.clone();
            after.play(action).unwrap();
            // Where its choice leads to walls, it hoped for more.
            if let (Some(best), Some(got)) = (last_margin(position, player), last_margin(&after, player)) {
                assert_eq!(got, best, "seed {seed}: {action}");
                compared += 1;
            }
        });
    }
    assert!(compared >= 5, "{compared} last decisions");
}
