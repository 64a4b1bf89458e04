//! What weaker players get wrong.

use crate::evaluation::planner::{Planner, Sense};
use crate::evaluation::{Best, CommonWeights};
use crate::games::{Judged, Judges};
use bastide_engine::action::Action;
use bastide_engine::chance::below;
use bastide_engine::geometry::Pos;
use bastide_engine::position::{Actor, Position};
use bastide_engine::{State, whichever};
use rand_core::Rng;

/// In which ways, and how much, somebody plays less well than they could.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Flaws {
    /// The chance not to see that a tile could be laid on a square far from where the last one was laid. Near it,
    /// people look.
    pub(super) overlooks: f64,
    /// By how many points what is seen is taken for better or worse than it is.
    pub(super) misjudges: f64,
    /// What a follower in the supply is thought to be worth, as a share of what it is.
    pub(super) thrift: f64,
    /// How much the others' points count as against one's own.
    pub(super) rivalry: f64,
    /// How much of the doubts about what is begun is known: whoever has none believes that everything will be
    /// completed, and that nobody will join it.
    pub(super) foresight: f64,
}

impl Flaws {
    /// Nothing is wrong.
    pub(super) const NONE: Self =
        Self { overlooks: 0.0, misjudges: 0.0, thrift: 1.0, rivalry: 1.0, foresight: 1.0 };

    /// The judges of whoever has these flaws.
    pub(super) fn judges(&self) -> Judges {
        Judges::bent(|common| self.bend(common))
    }

    /// What whoever has these flaws does in a position.
    pub(super) fn choose(self, judges: &mut Judges, seen: &State, rng: &mut impl Rng) -> Action {
        whichever!(seen, position => choose(position.planner(judges), position, self, rng))
    }

    /// Makes weights those of whoever has these flaws.
    fn bend(&self, common: &mut CommonWeights) {
        common.follower *= self.thrift;
        common.rivalry = self.rivalry;
        common.joining *= self.foresight;
        for trust in [&mut common.attention, &mut common.first_cell, &mut common.further_cell] {
            *trust = 1.0 - self.foresight * (1.0 - *trust);
        }
    }
}

/// Squares from the last tile within which half of what would be overlooked is seen.
const NEAR: f64 = 3.0;

fn choose<S: Sense>(
    planner: &mut Planner<S>,
    position: &S::Position,
    flaws: Flaws,
    rng: &mut impl Rng,
) -> Action {
    let Actor::Player(player) = position.actor() else { panic!("it is nobody's turn") };
    let last = position.board().laid().last().map(|laid| laid.pos);
    // Whatever is overlooked on a square is overlooked in every rotation.
    let mut squares: Vec<(Pos, bool)> = Vec::new();
    let mut seen = Best::new();
    let mut all = Best::new();
    for (mv, value) in planner.rank(position, player) {
        let value = value + flaws.misjudges * shake(rng);
        let overlooked = match position.action(mv) {
            Action::Lay { pos: at, .. } => {
                let known = squares.iter().find(|(pos, _)| *pos == at).map(|&(_, overlooked)| overlooked);
                known.unwrap_or_else(|| {
                    let away = last.map_or(0.0, |last| distance(last, at));
                    let chance = flaws.overlooks * away / (away + NEAR);
                    let overlooked = f64::from(below(rng, 1 << 20)) < chance * f64::from(1 << 20);
                    squares.push((at, overlooked));
                    overlooked
                })
            }
            _ => false,
        };
        all.offer(mv, value, rng);
        if !overlooked {
            seen.offer(mv, value, rng);
        }
    }
    position.action(seen.mv.or(all.mv).expect("who is asked has a choice"))
}

fn distance(a: Pos, b: Pos) -> f64 {
    f64::from((a.x - b.x).abs() + (a.y - b.y).abs())
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
