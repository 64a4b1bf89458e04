//! What the tests of all games need.

#![allow(dead_code, clippy::unwrap_used)] // Each test file uses some of it; a test may fail by panicking.

pub(crate) mod add_ons;

use bastide_bots::arena::{Arena, ArenaResult, Count};
use bastide_bots::{Bot, BotKind, Budget, Greedy, Level, play_match};
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::position::Actor;
use bastide_engine::{Game, Match, State};

/// The bots that decide at once, with one of those that overlook things.
pub(crate) const QUICK: [BotKind; 3] = [BotKind::Random, BotKind::Greedy, BotKind::Level(Level::ALL[1])];

/// Plays actions, one a line, for whoever's turn it is.
pub(crate) fn after(game: &Game, actions: &str) -> State {
    let mut running = Match::forced(game);
    for line in actions.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let actor = match running.state().actor() {
            Actor::Player(player) => Some(player),
            _ => None,
        };
        running.play(actor, &line.parse().unwrap()).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
    }
    running.state().clone()
}

/// What the bot chooses, whatever its seed.
pub(crate) fn choices(state: &State) -> Vec<String> {
    let Actor::Player(player) = state.actor() else { panic!("nobody is asked") };
    let choose = |seed| Greedy::new(Seed::from(seed)).choose(&state.view(Some(player)), Budget::default());
    let mut all: Vec<String> = (0..5).map(|seed| choose(seed).to_string()).collect();
    all.dedup();
    all
}

/// Lets bots of a kind play and shows every decision before it is made. The seed of each bot is its number.
pub(crate) fn watch_kind(
    game: &Game,
    kind: BotKind,
    seed: u64,
    mut look: impl FnMut(&State, Player, &Action),
) {
    let mut running = Match::seeded(game, Seed::from(seed));
    let mut bots: Vec<_> =
        Player::all(game.setup().players()).map(|player| kind.build(seed_of(player))).collect();
    loop {
        let (actor, action) = match running.state().actor() {
            Actor::Nobody => break,
            Actor::Chance => (None, running.deal().unwrap()),
            Actor::Player(player) => {
                let view = running.state().view(Some(player));
                let action = bots[player.seat()].choose(&view, Budget::default());
                look(running.state(), player, &action);
                (Some(player), action)
            }
        };
        running.play(actor, &action).unwrap();
    }
}

/// Lets greedy bots play and shows every decision before it is made.
pub(crate) fn watch(game: &Game, seed: u64, look: impl FnMut(&State, Player, &Action)) {
    watch_kind(game, BotKind::Greedy, seed, look);
}

fn seed_of(player: Player) -> Seed {
    Seed::from(player.number() as u64)
}

/// A bot is replaced at every decision by a new one with its seed, and nothing changes.
pub(crate) fn assert_taken_over(game: &Game, kind: BotKind, seed: u64) {
    watch_kind(game, kind, seed, |state, player, action| {
        assert!(state.legal_actions().contains(action), "{action}");
        let mut fresh = kind.build(seed_of(player));
        assert_eq!(fresh.choose(&state.view(Some(player)), Budget::default()), *action, "{kind}");
    });
}

/// A game is the same when it is played again, by the bots and from its actions.
pub(crate) fn assert_repeated(game: &Game, kinds: &[BotKind]) {
    let play = || {
        let mut bots: Vec<_> = kinds.iter().map(|kind| kind.build(Seed::from(3))).collect();
        play_match(game, Seed::from(8), &mut bots, Budget::default()).unwrap()
    };
    let outcome = play();
    assert_eq!(outcome, play(), "the same seeds give the same game");
    let mut again = Match::forced(game);
    for (actor, action) in &outcome.actions {
        again.play(*actor, action).unwrap();
    }
    assert_eq!(*again.state(), outcome.state);
}

/// How greedy fares against random.
pub(crate) fn greedy_against_random(game: Game, seed: u64, pairs: u64) -> ArenaResult {
    let bots = [BotKind::Greedy, BotKind::Random];
    let arena = Arena { game, seed: Seed::from(seed), bots, budget: Budget::default() };
    let mut count = Count::default();
    (0..pairs).for_each(|pair| count.add(&arena.play_round(pair).unwrap()));
    count.result()
}

/// How many of these games greedy wins, or shares the win, against random bots only, in each seat in turn.
pub(crate) fn greedy_wins(game: &Game, games: u64) -> usize {
    let players = game.setup().players();
    let won = (0..games).filter(|&number| {
        let seed = Seed::from(77).child(number);
        let own = number as usize % players;
        let kind = |seat| if seat == own { BotKind::Greedy } else { BotKind::Random };
        let mut bots: Vec<_> = (0..players).map(|seat| kind(seat).build(seed.child(seat as u64))).collect();
        let outcome = play_match(game, seed, &mut bots, Budget::default()).unwrap();
        outcome.state.winners().iter().any(|winner| winner.seat() == own)
    });
    won.count()
}
