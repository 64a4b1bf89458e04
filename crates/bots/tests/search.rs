//! The searching bot plays every game by the rules, and the same way again.

use bastide_bots::{Bot, BotKind, Budget, Searcher, play_match};
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::setup::{Request, Setup};
use bastide_engine::state::Game;

/// A game between the searching bot, with so many walks, and the greedy one: everything that was played.
fn play(request: &Request<'_>, walks: u64, seed: u64) -> Vec<(Option<Player>, Action)> {
    let game = Game::new(&Setup::new(request).expect("tests ask for what goes together"));
    let mut bots: Vec<Box<dyn Bot + Send>> =
        vec![Box::new(Searcher::new(Seed::from(seed))), BotKind::Greedy.build(Seed::from(seed))];
    bots.extend((2..request.players).map(|_| BotKind::Random.build(Seed::from(seed))));
    let budget = Budget { iterations: Some(walks), ..Budget::default() };
    play_match(&game, Seed::from(seed), &mut bots, budget).expect("bots keep to the rules").actions
}

#[test]
fn it_plays_every_game_to_the_end() {
    for game in ["base", "castle", "city", "hunters"] {
        let actions = play(&Request { game, ..Request::default() }, 8, 1);
        assert!(actions.len() > 80, "{game}: {} actions", actions.len());
    }
    let three = play(&Request { players: 3, ..Request::default() }, 8, 2);
    assert!(three.iter().any(|(player, _)| *player == Some(Player::new(2))));
}

#[test]
fn it_guesses_at_hidden_hands() {
    let request = Request { variants: vec!["individual-planning"], ..Request::default() };
    assert!(play(&request, 16, 1).len() > 80);
}

#[test]
fn the_same_seed_and_walks_give_the_same_game() {
    let request = Request { preset: Some("competition"), ..Request::default() };
    assert_eq!(play(&request, 20, 3), play(&request, 20, 3));
    assert_ne!(play(&request, 20, 3), play(&request, 1, 3), "walks make a difference");
}
