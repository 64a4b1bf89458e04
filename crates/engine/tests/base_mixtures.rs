//! Every pair of expansions and variants that can be played together, played to the end.

mod common;

use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::setup::{GameId, Part, Request, Setup, SetupError};
use bastide_engine::state::{Game, State};
use common::{laws, recount};

/// The base game with these parts.
fn game(parts: &[&str], players: usize) -> Result<Game, SetupError> {
    let info = GameId::Base.info();
    let named = |list: &'static [Part]| {
        list.iter().map(|part| part.id).filter(|id| parts.contains(id)).collect::<Vec<_>>()
    };
    let (expansions, variants) = (named(info.expansions), named(info.variants));
    Ok(Game::new(&Setup::new(&Request { players, expansions, variants, ..Request::default() })?))
}

fn all_parts() -> Vec<&'static Part> {
    let info = GameId::Base.info();
    info.expansions.iter().chain(info.variants).collect()
}

/// One game with everything that must hold after every move of it.
fn play_through(game: &Game, seed: Seed) -> State {
    laws::points_add_up(game, seed, &game.setup().sources());
    laws::record_reads_back(game, seed);
    common::random::play(game, seed, |_, action, _, state| {
        recount::assert_features_agree(state.board(), state.table(), &state.standing());
        for player in Player::all(state.players()) {
            let view = state.view(Some(player));
            assert_eq!(view.sample(seed).view(Some(player)), view, "after {action}");
        }
    })
}

#[test]
fn all_pairs_are_played_to_the_end_or_refused_by_name() {
    let parts = all_parts();
    let mut played = 0;
    for (i, first) in parts.iter().enumerate() {
        for (j, second) in parts[..=i].iter().enumerate() {
            let players = 2 + (i + j) % 4;
            match game(&[first.id, second.id], players) {
                Ok(game) => {
                    let end = play_through(&game, Seed::from((100 * i + j) as u64));
                    assert_eq!(end.left(), 0, "{} and {}", first.id, second.id);
                    played += 1;
                }
                Err(SetupError::Exclusive { first: a, second: b }) => {
                    assert_eq!([a, b], [second.id, first.id]);
                    assert!(first.excludes.contains(&b) || first.excludes.contains(&a));
                }
                Err(other) => panic!("{other}"),
            }
        }
    }
    // 18 parts alone and in pairs, less the pairs of the group of six that exclude each other.
    assert_eq!(played, 18 + 18 * 17 / 2 - 6 * 5 / 2);
}
