//! The searching bot and the levels play every game by the rules, and the same way again.

#![allow(clippy::unwrap_used)] // A test may fail by panicking.

use bastide_bots::{BotKind, Budget, Level, Searcher, play_match};
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::position::Actor;
use bastide_engine::setup::{Request, Setup};
use bastide_engine::{Game, Match};

const fn playouts(playouts: u64) -> Budget {
    Budget { iterations: Some(playouts), time: None }
}

/// A game between these bots: everything that was played.
fn play(request: &Request<'_>, bots: &[BotKind], budget: Budget, seed: u64) -> Vec<(Option<Player>, Action)> {
    let game = Game::new(&Setup::new(request).unwrap());
    let mut bots: Vec<_> = bots.iter().zip(seed..).map(|(kind, seed)| kind.build(Seed::from(seed))).collect();
    play_match(&game, Seed::from(seed), &mut bots, budget).unwrap().actions
}

/// A game of so many players up to a decision of somebody after this many tiles, with random moves before.
fn decision(request: &Request<'_>, tiles: usize, seed: u64) -> Match {
    let mut game = Match::seeded(&Game::new(&Setup::new(request).unwrap()), Seed::from(seed));
    let mut bot = BotKind::Greedy.build(Seed::from(seed));
    loop {
        let actor = match game.state().actor() {
            Actor::Nobody => panic!("the game is over before it"),
            Actor::Chance => None,
            Actor::Player(player) => Some(player),
        };
        let action = match actor {
            None => game.deal().unwrap(),
            Some(_) if game.state().board().laid().len() >= tiles && game.state().drawn().is_some() => {
                return game;
            }
            Some(player) => bot.choose(&game.state().view(Some(player)), Budget::default()),
        };
        game.play(actor, &action).unwrap();
    }
}

#[test]
fn it_plays_every_game_to_the_end() {
    for game in ["base", "castle", "city", "hunters"] {
        let request = Request { game, ..Request::default() };
        let actions = play(&request, &[BotKind::Search, BotKind::Random], playouts(2), 1);
        assert!(actions.len() > 80, "{game}: {} actions", actions.len());
    }
}

#[test]
fn it_plays_among_several() {
    for players in 3..=6 {
        let request = Request { players, ..Request::default() };
        let mut game = decision(&request, 30, players as u64);
        let Actor::Player(player) = game.state().actor() else { unreachable!() };
        let report = Searcher::new(Seed::from(1)).look(&game.state().view(Some(player)), playouts(40));
        assert!(report.choices.len() > 1 && report.playouts > 0);
        let chance = report.choices[0].win;
        assert!(chance > 0.0 && chance < 1.0, "{chance}");
        game.play(Some(player), &report.choices[0].action).unwrap();
    }
}

#[test]
fn it_guesses_at_hidden_hands() {
    let request = Request { variants: vec!["individual-planning"], ..Request::default() };
    assert!(play(&request, &[BotKind::Search, BotKind::Random], playouts(8), 1).len() > 80);
}

#[test]
fn the_same_seed_and_playouts_give_the_same_game() {
    let request = Request { preset: Some("competition"), ..Request::default() };
    let play = |playouts| play(&request, &[BotKind::Search, BotKind::Greedy], playouts, 3);
    assert_eq!(play(playouts(12)), play(playouts(12)));
    assert_ne!(play(playouts(12)), play(playouts(1)), "playouts make a difference");
}

#[test]
fn threads_share_the_playouts_and_find_the_same_again() {
    let game = decision(&Request { preset: Some("competition"), ..Request::default() }, 25, 4);
    let Actor::Player(player) = game.state().actor() else { unreachable!() };
    let view = game.state().view(Some(player));
    let look = |threads| Searcher::new(Seed::from(1)).on_threads(threads).look(&view, playouts(60));
    let (alone, two) = (look(1), look(2));
    assert_eq!(two.choices, look(2).choices);
    assert!(two.playouts >= 60.min(alone.playouts) && two.nodes > 0);
}

#[test]
fn it_says_what_it_expects_and_how_sure_it_is() {
    let game = decision(&Request { preset: Some("competition"), ..Request::default() }, 40, 2);
    let Actor::Player(player) = game.state().actor() else { unreachable!() };
    let report = Searcher::new(Seed::from(1)).look(&game.state().view(Some(player)), playouts(80));
    let best = &report.choices[0];
    assert!(report.choices.len() > 1 && report.playouts <= 88, "{report:?}");
    assert!(best.margin_error.is_finite() && best.win_error < 0.5 && best.sure >= 0.5, "{best:?}");
    for other in &report.choices[1..] {
        assert!(other.sure <= 0.5, "{other:?}");
        assert!(game.state().check(&other.action).is_ok());
    }
}

#[test]
fn time_ends_a_search_that_has_no_other_end() {
    let game = decision(&Request::default(), 20, 5);
    let Actor::Player(player) = game.state().actor() else { unreachable!() };
    let budget = Budget { time: Some(std::time::Duration::ZERO), ..Budget::default() };
    let report = Searcher::new(Seed::from(1)).look(&game.state().view(Some(player)), budget);
    assert_eq!(report.playouts, 0);
    assert!(game.state().check(&report.choices[0].action).is_ok(), "the first look serves");
}

#[test]
fn levels_that_go_by_the_first_look_play_every_game_by_the_rules() {
    for game in ["base", "castle", "city", "hunters"] {
        for pair in [[0, 1], [2, 3], [4, 0]] {
            let bots = pair.map(|level| BotKind::Level(Level::ALL[level]));
            let actions = play(&Request { game, ..Request::default() }, &bots, playouts(1), 1);
            assert!(actions.len() > 80, "{game}: {} actions", actions.len());
        }
    }
}

#[test]
fn levels_are_named_in_both_languages_and_think_within_their_time() {
    for level in Level::ALL {
        assert!(!level.title().en.is_empty() && !level.title().fr.is_empty() && !level.about().fr.is_empty());
        let limit = match level.number() {
            1..=6 => 300,
            7 => 1000,
            _ => 3000,
        };
        assert!(level.time().as_millis() < limit, "{}", level.name());
    }
}

#[test]
fn higher_levels_win() {
    let game =
        Game::new(&Setup::new(&Request { preset: Some("competition"), ..Request::default() }).unwrap());
    let mut wins = 0;
    for seed in 0..8 {
        let seed = Seed::from(seed);
        let mut bots = [4, 0].map(|level| BotKind::Level(Level::ALL[level]).build(seed.child(level as u64)));
        let state = play_match(&game, seed, &mut bots, Budget::default()).unwrap().state;
        wins += u32::from(state.scores()[0] > state.scores()[1]);
    }
    assert!(wins >= 6, "{wins} of 8");
}
