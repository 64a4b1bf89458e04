//! Games played at random, to look at every move of them.

use bastide_engine::action::Action;
use bastide_engine::chance::{Seed, below};
use bastide_engine::event::Event;
use bastide_engine::position::Actor;
use bastide_engine::{Game, Match, State};
use proptest::prelude::ProptestConfig;
use rand_chacha::ChaCha20Rng;

/// So many cases of a property.
pub fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// One of these.
pub fn pick<'a, T>(rng: &mut ChaCha20Rng, items: &'a [T]) -> &'a T {
    &items[below(rng, items.len() as u32) as usize]
}

/// Plays a whole game: chance by the seed, players at random among the legal actions. Every move is shown with
/// the position before, what happened, and the position after.
pub fn play(game: &Game, seed: Seed, each: impl FnMut(&State, &Action, &[Event], &State)) -> State {
    play_like(game, seed, |rng, state| pick(rng, &state.legal_actions()).clone(), each)
}

/// The same where players choose like this.
pub fn play_like(
    game: &Game,
    seed: Seed,
    choose: impl Fn(&mut ChaCha20Rng, &State) -> Action,
    mut each: impl FnMut(&State, &Action, &[Event], &State),
) -> State {
    let mut match_ = Match::seeded(game, seed);
    let mut rng = seed.child(0).rng();
    loop {
        let (actor, action) = match match_.state().actor() {
            Actor::Nobody => return match_.state().clone(),
            Actor::Chance => (None, match_.deal().expect("chance is to move")),
            Actor::Player(player) => (Some(player), choose(&mut rng, match_.state())),
        };
        let before = match_.state().clone();
        let events = match_.play(actor, &action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
        each(&before, &action, &events, match_.state());
    }
}
