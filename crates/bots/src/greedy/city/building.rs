//! How a wall building will go on, if everybody takes what is best at first sight.

use super::evaluate::Judge;
use bastide_engine::board::Player;
use bastide_engine::event::Silent;
use bastide_engine::games::city::{Move, State};
use bastide_engine::geometry::Edge;
use bastide_engine::position::{Actor, Position};
use bastide_engine::rampart::End;
use bastide_engine::refusal::Step;

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

    /// The end at which a wall gains a player most, with a guard or without.
    fn best_end(&self, position: &State, player: Player) -> End {
        let next = |end| position.walls().next(position.board(), end);
        if next(End::Left) == next(End::Right) {
            return End::Right;
        }
        let gain = |end: &End| {
            let Some(edge) = next(*end) else { return 0.0 };
            self.gain_by_closing(position, edge, player) + self.gain_by_guard(position, edge, player).max(0.0)
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
