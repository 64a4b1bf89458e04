//! What may be tried in the base game with its expansions and variants: games that have everything between them,
//! and actions of all kinds.

use crate::common::laws::somewhere;
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::{Seed, below};
use bastide_engine::games::base::Quarter;
use bastide_engine::geometry::Rotation;
use bastide_engine::pieces::{Piece, Place, Spot};
use bastide_engine::testing::{game_with, pick};
use bastide_engine::tiles::{FeatureKind, TileName};
use bastide_engine::{Game, State};
use rand_chacha::ChaCha20Rng;

/// Mixtures that have every kind of action between them.
pub(crate) const RICH: [&[&str]; 7] = [
    &["inns-cathedrals", "river", "count", "monasteries-for-all", "lifestyle"],
    &["inns-cathedrals", "individual-planning", "breach", "mountains"],
    &["collective-planning", "late-follower", "reconstruction"],
    &["monasteries-for-all", "architects", "rivers-ports"],
    &["count", "breach", "mountains", "given-hidden"],
    &["river", "reconstruction", "given-open", "rivers-ports"],
    &["count", "unstable-constructions", "few-followers", "battle-of-monasteries"],
];

/// Those mixtures for two to five players, each with a seed.
pub(crate) fn rich_games() -> impl Iterator<Item = (Game, Seed)> {
    let games = RICH.iter().flat_map(|parts| [2, 3, 5].map(|players| (*parts, players)));
    games.zip(0u64..).map(|((parts, players), number)| (game_with(parts, players), Seed::from(number)))
}

/// A spot of the tile there, or any.
fn some_place(rng: &mut ChaCha20Rng, state: &State) -> Place {
    let pos = somewhere(rng, state);
    let spot = match state.board().tile_at(pos) {
        Some(laid) => Spot::of(pick(rng, &state.table().tile(laid.tile).segments), laid.rotation),
        None => Spot { kind: *pick(rng, &FeatureKind::ALL), port: None },
    };
    Place { pos, spot }
}

/// A piece that stands somewhere, or any.
fn some_piece(rng: &mut ChaCha20Rng, state: &State) -> (Piece, Place) {
    let mut standing = state.standing();
    standing.retain(|standing| standing.piece != Piece::Good);
    if standing.is_empty() || below(rng, 4) == 0 {
        return (*pick(rng, &Piece::FOLLOWERS), some_place(rng, state));
    }
    let chosen = pick(rng, &standing);
    (chosen.piece, chosen.place)
}

/// An action that may make sense or not: of all kinds, and about what is there.
pub(crate) fn any_action(rng: &mut ChaCha20Rng, state: &State) -> Action {
    let offered = state.offered();
    let tile: TileName = if offered.is_empty() || below(rng, 4) == 0 {
        pick(rng, state.table().types()).name.clone()
    } else {
        state.table().name(*pick(rng, &offered))
    };
    let (pos, from) = (somewhere(rng, state), pick(rng, state.board().laid()).pos);
    let rotation = *pick(rng, &Rotation::ALL);
    let to = Player::new(below(rng, state.players() as u32) as usize);
    let known = (below(rng, 8) > 0).then(|| tile.clone());
    let (piece, quarter) = (*pick(rng, &Piece::FOLLOWERS), *pick(rng, &Quarter::ALL));
    match below(rng, 20) {
        0 => Action::Draw { tile },
        1 => Action::Pass,
        2..=4 => Action::Lay { tile, pos, rotation },
        5 | 6 => {
            let Place { pos, spot } = some_place(rng, state);
            Action::Place { piece: *pick(rng, &Piece::ALL), pos, spot }
        }
        7 => Action::Deal { to, tile: known },
        8 => Action::Open { tile },
        9 => Action::Give { to, tile: known },
        10 => Action::Blind,
        11 => Action::Discard { tile },
        12 => Action::Mountain { tile, pos },
        13 => Action::Rebuild { from, pos, rotation },
        14 | 15 => {
            let (piece, from) = some_piece(rng, state);
            Action::Shift { piece, from, to: some_place(rng, state) }
        }
        16 => Action::War { knights: [some_piece(rng, state), some_piece(rng, state)], pos },
        17 => Action::Join { piece },
        18 => Action::Quarter { piece, quarter },
        _ => Action::Count { quarter },
    }
}
