//! Games played at random, to look at every move of them.

use crate::board::Player;
use crate::games::{Game, Match, State};
use crate::play::action::Action;
use crate::play::chance::{Seed, below};
use crate::play::event::Event;
use crate::play::position::Actor;
use rand_chacha::ChaCha20Rng;

/// One of these.
pub fn pick<'a, T>(rng: &mut ChaCha20Rng, items: &'a [T]) -> &'a T {
    &items[below(rng, items.len() as u32) as usize]
}

/// Every seat, and a spectator.
pub fn seats(players: usize) -> impl Iterator<Item = Option<Player>> {
    Player::all(players).map(Some).chain([None])
}

/// Plays one action of a seeded game: what the dealer says, or what a player chooses. Answers the action and what
/// happened, or nothing when the game is over.
pub fn advance(
    game: &mut Match,
    choose: impl FnOnce(&State, Player) -> Action,
) -> Option<(Action, Vec<Event>)> {
    let (actor, action) = match game.state().actor() {
        Actor::Nobody => return None,
        Actor::Chance => (None, game.deal().expect("a seeded game deals")),
        Actor::Player(player) => (Some(player), choose(game.state(), player)),
    };
    let events = game.play(actor, &action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    Some((action, events))
}

/// Plays a whole game: chance by the seed, players at random among the legal actions. Every move is shown with
/// the position before, what happened, and the position after.
pub fn play(game: &Game, seed: Seed, each: impl FnMut(&State, &Action, &[Event], &State)) -> State {
    play_like(game, seed, |rng, state| pick(rng, &state.legal_actions()).clone(), each)
}

/// Plays a whole game as [`play`] does, where players choose like this.
pub fn play_like(
    game: &Game,
    seed: Seed,
    choose: impl Fn(&mut ChaCha20Rng, &State) -> Action,
    mut each: impl FnMut(&State, &Action, &[Event], &State),
) -> State {
    let mut played = Match::seeded(game, seed);
    let mut rng = seed.child(0).rng();
    loop {
        let before = played.state().clone();
        let Some((action, events)) = advance(&mut played, |state, _| choose(&mut rng, state)) else {
            return before;
        };
        each(&before, &action, &events, played.state());
    }
}
