//! What guards and towers promise.

use super::evaluate::Judge;
use crate::evaluation::outlook::BySeat;
use bastide_engine::board::Player;
use bastide_engine::games::city::End;
use bastide_engine::games::city::State;
use bastide_engine::geometry::Edge;
use bastide_engine::position::Position;

impl Judge {
    /// Adds what guards will see in the end (C23).
    pub(super) fn add_guards(&self, position: &State, value: &mut BySeat) {
        for guard in position.walls().guards() {
            value[guard.player.seat()] += self.sight(position, guard.edge);
        }
    }

    /// The points a guard on this wall will bring: for the buildings in the row, and as long as the row is open
    /// at the far end, for some of those to come.
    pub(super) fn sight(&self, position: &State, edge: Edge) -> f64 {
        let row = position.row(edge);
        let now = f64::from(row.points());
        if position.board().is_closed(row.far.outside()) {
            return self.weights.common.ending * now;
        }
        let to_come = self.weights.row_share * self.sights * f64::from(self.outlook.draws);
        self.weights.common.ending * (now + to_come)
    }

    /// What a player gains by a guard on this wall, who will not be there for anything else.
    pub(super) fn gain_by_guard(&self, position: &State, edge: Edge, player: Player) -> f64 {
        // C9: who came back this turn is in the supply, but no guard yet.
        if position.guards_at_hand(player) == 0 || position.is_watched_from_afar(edge) {
            return 0.0;
        }
        let supply = position.supply(player);
        let turns = self.outlook.turns[player.seat()];
        let worth = |followers: u32| self.outlook.worth_of_supply(f64::from(followers), turns);
        self.sight(position, edge) - (worth(supply) - worth(supply - 1))
    }

    /// Adds what towers promise: walls wait for whoever leads the next building (C17), and those in hand for
    /// later ones.
    pub(super) fn add_towers(&self, position: &State, value: &mut BySeat) {
        let waiting = End::ALL.map(|end| position.walls().since_tower(end)).into_iter().max().unwrap_or(0);
        let rate = self.weights.building_rate;
        let leads = rate * f64::from(self.outlook.draws) / position.players() as f64;
        let (mut player, mut unled) = (position.player(), 1.0);
        for _ in 0..position.players() {
            let towers = f64::from(position.towers(player));
            let worth = &mut value[player.seat()];
            if towers > 0.0 {
                *worth += self.weights.tower_aim * unled * rate * f64::from(waiting);
            }
            *worth += self.weights.tower * towers.min(leads);
            unled *= 1.0 - rate;
            player = player.next(position.players());
        }
    }

    /// The end at which a tower brings most, with its points; `None` if a tower kept is worth more.
    pub(super) fn best_tower(&self, position: &State) -> Option<End> {
        let points = |end: &End| position.walls().since_tower(*end);
        End::ALL.into_iter().max_by_key(points).filter(|end| f64::from(points(end)) > self.weights.tower)
    }
}
