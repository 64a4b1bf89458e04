//! How those choose who get something wrong.

use crate::evaluation::planner::{Planner, Sense};
use crate::evaluation::{Best, Flaws};
use crate::games::{Judged, Judges};
use bastide_engine::action::Action;
use bastide_engine::geometry::Pos;
use bastide_engine::position::{Actor, Position};
use bastide_engine::{State, whichever};
use rand_core::Rng;

/// What somebody of this level, counted from 0, does in a position.
pub(super) fn choose(judges: &mut Judges, level: usize, seen: &State, rng: &mut impl Rng) -> Action {
    whichever!(seen, position => choose_in(position.planner(judges), position, position.flaws(level), rng))
}

fn choose_in<S: Sense>(
    planner: &mut Planner<S>,
    position: &S::Position,
    flaws: Flaws,
    rng: &mut impl Rng,
) -> Action {
    let Actor::Player(player) = position.actor() else { panic!("it is nobody's turn") };
    let ranked: Vec<_> =
        planner.rank(position, player).into_iter().map(|(mv, value)| (position.action(mv), value)).collect();
    let looked_at =
        looked_at(position, ranked.iter().filter_map(|(action, _)| square(action)), flaws.squares);
    let mut best = Best::new();
    for (action, value) in ranked {
        if square(&action).is_none_or(|square| looked_at.contains(&square)) {
            best.offer(action, value, rng);
        }
    }
    best.mv.expect("who is asked has a choice, and looks at one square at least")
}

/// Where an action lays a tile.
fn square(action: &Action) -> Option<Pos> {
    match action {
        Action::Lay { pos, .. } => Some(*pos),
        _ => None,
    }
}

/// So many of these squares, those nearest to the last tile.
fn looked_at<P: Position>(position: &P, squares: impl Iterator<Item = Pos>, most: usize) -> Vec<Pos> {
    let last = position.board().laid().last().map(|laid| laid.pos);
    let away = |pos: Pos| last.map_or(0, |last| (last.x - pos.x).abs() + (last.y - pos.y).abs());
    let mut near: Vec<_> = squares.map(|pos| (away(pos), pos.y, pos.x)).collect();
    near.sort_unstable();
    near.dedup();
    near.into_iter().take(most.max(1)).map(|(_, y, x)| Pos::new(x, y)).collect()
}
