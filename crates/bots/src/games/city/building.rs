//! How a wall building will go on, if everybody takes what is best at first sight.

use super::evaluate::Judge;
use bastide_engine::board::Player;
use bastide_engine::event::Silent;
use bastide_engine::games::city::End;
use bastide_engine::games::city::Step;
use bastide_engine::games::city::{Move, State};
use bastide_engine::geometry::Edge;
use bastide_engine::position::{Actor, Position};

impl Judge {
    /// Sets the walls that are still to be set, with guards and the tower.
    pub(super) fn build_to_the_end(&self, position: &mut State) {
        while let Actor::Player(player) = position.actor() {
            let mv = match position.step() {
                Some(Step::Gate) => {
                    let sides = position.walls().free(position.board());
                    let best = best(sides, |&side| self.gain_by_closing(position, side, player));
                    Move::Gate(best.expect("a side is free"))
                }
                Some(Step::Wall) => Move::Wall(self.best_end(position, player)),
                Some(Step::Guard) => self.guard_or_not(position, player),
                Some(Step::Tower) => self.best_tower(position).map_or(Move::Pass, Move::Tower),
                _ => return,
            };
            position.apply(mv, &mut Silent);
        }
    }

    /// The end at which a wall gains a player most, with a guard or without. Where guards come last, one can come
    /// on nothing but a player's last wall (C16).
    fn best_end(&self, position: &State, player: Player) -> End {
        let next = |end| position.walls().next(position.board(), end);
        if next(End::Left) == next(End::Right) {
            return End::Right;
        }
        let takes_guard = position.next_wall_takes_guard();
        let gain = |end: &End| {
            let Some(edge) = next(*end) else { return 0.0 };
            let guard = if takes_guard { self.gain_by_guard(position, edge, player).max(0.0) } else { 0.0 };
            self.gain_by_closing(position, edge, player) + guard
        };
        best(End::ALL.into_iter(), gain).expect("there are two ends")
    }

    fn guard_or_not(&self, position: &State, player: Player) -> Move {
        let gain = position.wall_to_guard().map(|edge| self.gain_by_guard(position, edge, player));
        if gain.is_some_and(|gain| gain > 0.0) { Move::Guard } else { Move::Pass }
    }

    /// What it is worth to a player that a wall completes what is open at this side alone (C18).
    fn gain_by_closing(&self, position: &State, edge: Edge, player: Player) -> f64 {
        let features = position.board().features();
        let others = (position.players() - 1) as f64;
        let mut gain = 0.0;
        for feature in position.closed_by(edge) {
            let presence = features.presence(feature);
            let points = self.weights.close_points * f64::from(position.tally(feature).points());
            for leader in presence.leaders().iter() {
                gain += if leader == player { points } else { -points / others };
            }
            for (owner, followers) in presence.iter() {
                let back = self.weights.close_back * f64::from(followers);
                gain += if owner == player { back } else { -back / others };
            }
        }
        gain
    }
}

/// The first of those with the highest value.
fn best<T>(choices: impl Iterator<Item = T>, value: impl Fn(&T) -> f64) -> Option<T> {
    let mut best: Option<(T, f64)> = None;
    for choice in choices {
        let value = value(&choice);
        if best.as_ref().is_none_or(|(_, most)| value > *most) {
            best = Some((choice, value));
        }
    }
    best.map(|(choice, _)| choice)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::city::Weights;
    use bastide_engine::chance::Seed;
    use bastide_engine::games::city::{Guards, Rules};
    use std::sync::Arc;

    /// Calls this for each wall that is to be set in games for three played at random, with a judge ready for it.
    fn each_wall(guards: Guards, mut look: impl FnMut(&Judge, &State, Player)) {
        let rules = Arc::new(Rules::new(3, guards));
        for seed in 0..40 {
            let mut position = State::new(Arc::clone(&rules));
            let rng = &mut Seed::from(seed).rng();
            while position.actor() != Actor::Nobody {
                if let (Some(Step::Wall), Actor::Player(player)) = (position.step(), position.actor()) {
                    let mut judge = Judge::new(Weights::TUNED);
                    judge.look_ahead(&position, player);
                    look(&judge, &position, player);
                }
                let mv = position.random_move(rng);
                position.apply(mv, &mut Silent);
            }
        }
    }

    #[test]
    fn c9_a_follower_that_came_back_this_turn_promises_no_guard() {
        let mut met = 0;
        each_wall(Guards::Rulebook, |judge, position, player| {
            if position.guards_at_hand(player) > 0 || position.supply(player) == 0 {
                return;
            }
            for edge in End::ALL.into_iter().filter_map(|end| position.walls().next(position.board(), end)) {
                assert_eq!(judge.gain_by_guard(position, edge, player), 0.0);
                met += 1;
            }
        });
        assert!(met > 0);
    }

    /// What a wall completes decides alone; with the other reading, and at a player's last wall, guards count too.
    #[test]
    fn c16_a_wall_that_no_guard_can_come_on_is_not_chosen_for_a_guard() {
        for (guards, expected) in [(Guards::Rulebook, false), (Guards::EachWall, true)] {
            let mut by_guard = 0;
            each_wall(guards, |judge, position, player| {
                let next = |end| position.walls().next(position.board(), end);
                let (Some(left), Some(right)) = (next(End::Left), next(End::Right)) else { return };
                let early = position.pile() == 3 && position.still_to_set() > 3;
                let closing = |edge| judge.gain_by_closing(position, edge, player);
                if early && left != right && closing(left) == closing(right) {
                    // Of two that are equal, the left end is taken.
                    by_guard += u32::from(judge.best_end(position, player) == End::Right);
                }
            });
            assert_eq!(by_guard > 0, expected, "{guards:?}: {by_guard}");
        }
    }
}
