//! What weaker players get wrong.

use super::{Best, Judges, Search, Sense};
use crate::search::Guide;
use bastide_engine::State;
use bastide_engine::action::Action;
use bastide_engine::chance::below;
use bastide_engine::geometry::Pos;
use bastide_engine::position::{Actor, Position};
use rand_core::Rng;

/// In which ways, and how much, somebody plays less well than they could.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Flaws {
    /// The chance not to see that a tile could be laid on a square far from where the last one was laid. Near it,
    /// people look.
    pub(crate) overlooks: f64,
    /// By how many points what is seen is taken for better or worse than it is.
    pub(crate) misjudges: f64,
    /// What a follower in the supply is thought to be worth, as a share of what it is.
    pub(crate) thrift: f64,
    /// How much the others' points count as against one's own.
    pub(crate) rivalry: f64,
    /// How much of the doubts about what is begun is known: whoever has none believes that everything will be
    /// completed, and that nobody will join it.
    pub(crate) foresight: f64,
}

impl Flaws {
    /// Nothing is wrong.
    pub(crate) const NONE: Self =
        Self { overlooks: 0.0, misjudges: 0.0, thrift: 1.0, rivalry: 1.0, foresight: 1.0 };

    /// The weights of whoever has these flaws.
    pub(super) fn bend(&self, common: &mut super::CommonWeights) {
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

impl Judges {
    /// What somebody with these flaws does.
    pub(crate) fn choose_flawed(&mut self, seen: &State, flaws: Flaws, rng: &mut impl Rng) -> Action {
        match seen {
            State::Base(position) => choose(&mut self.base, position, flaws, rng),
            State::Castle(position) => choose(&mut self.castle, position, flaws, rng),
            State::City(position) => choose(&mut self.city, position, flaws, rng),
            State::Hunters(position) => choose(&mut self.hunters, position, flaws, rng),
        }
    }
}

fn choose<S: Sense>(
    search: &mut Search<S>,
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
    for (mv, value) in search.rank(position, player) {
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
