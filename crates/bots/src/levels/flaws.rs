//! How those choose who get something wrong.

use crate::evaluation::planner::{Planner, Sense};
use crate::evaluation::{Best, Flaws};
use crate::games::{Judged, Judges};
use bastide_engine::action::Action;
use bastide_engine::chance::below;
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
    let ranked: Vec<_> = planner
        .rank(position, player)
        .into_iter()
        .map(|(mv, value)| (position.action(mv), value + flaws.misjudges * shake(rng)))
        .collect();
    let looked_at = looked_at(position, ranked.iter().filter_map(|(action, _)| square(action)), flaws.squares);
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

/// A random number around zero, with a standard deviation of one: three throws of a die with many sides.
fn shake(rng: &mut impl Rng) -> f64 {
    const SIDES: u32 = 1 << 16;
    let sum: u32 = (0..3).map(|_| below(rng, SIDES)).sum();
    2.0 * (f64::from(sum) / f64::from(SIDES) - 1.5)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::chance::Seed;

    #[test]
    fn errors_of_judgement_are_as_large_as_they_are_said_to_be() {
        let rng = &mut Seed::from(1).rng();
        let shakes: Vec<f64> = (0..4000).map(|_| shake(rng)).collect();
        let mean = shakes.iter().sum::<f64>() / 4000.0;
        let spread = shakes.iter().map(|one| one * one).sum::<f64>() / 4000.0;
        assert!(mean.abs() < 0.1 && (spread - 1.0).abs() < 0.1, "{mean} {spread}");
    }
}
