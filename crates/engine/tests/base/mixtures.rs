//! Every pair of expansions and variants that can be played together, played to the end.

use crate::common::{laws, recount};
use crate::conserved::assert_conserved;
use crate::table::{all_parts, position};
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::games::base::Step;
use bastide_engine::setup::SetupError;
use bastide_engine::testing::setup_with;
use bastide_engine::{Game, State};

/// B15: when the next tile is due, everybody has come back from what the last one completed.
fn assert_nobody_waits_on_what_is_completed(state: &State, after: &Action) {
    let due = position(state).step();
    if matches!(due, Some(Step::Draw | Step::Deal | Step::Give | Step::Begin)) {
        let features = state.board().features();
        for root in features.roots().filter(|&root| !features.kind(root).is_land()) {
            let waits = features.open(root) == 0 && !features.presence(root).is_empty();
            assert!(!waits, "somebody is on the completed {} after {after}", features.kind(root));
        }
    }
}

/// One game with everything that must hold after every move of it.
fn play_through(game: &Game, seed: Seed) -> State {
    laws::points_add_up(game, seed, &game.setup().sources());
    laws::record_reads_back(game, seed);
    bastide_engine::testing::play(game, seed, |_, action, _, state| {
        recount::assert_features_agree(state.board(), state.table(), &state.standing());
        assert_conserved(game.setup(), state);
        assert_nobody_waits_on_what_is_completed(state, action);
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
            let pair = [first.id, second.id];
            let parts = if i == j { &pair[..1] } else { &pair[..] };
            match setup_with(parts, players) {
                Ok(setup) => {
                    let end = play_through(&Game::new(&setup), Seed::from((100 * i + j) as u64));
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
