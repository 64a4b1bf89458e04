//! V11: who should get which tile.

use super::evaluate::Judge;
use crate::evaluation::outlook::BySeat;
use crate::evaluation::planner::Planner;
use bastide_engine::board::Player;
use bastide_engine::games::base::State;
use bastide_engine::position::Position;
use bastide_engine::tiles::TileId;

impl Planner<Judge> {
    /// What a way to give tiles out is worth: what everybody can make of theirs now. Tiles still to be given
    /// may go to any of those who wait for them.
    pub(super) fn worth_of_gifts(&mut self, position: &State, player: Player) -> f64 {
        let rest = position.row().0.to_vec();
        let mut value: BySeat = [0.0; Player::MAX];
        for to in Player::all(position.players()) {
            let own = position.hand(to).0;
            let tiles = if own.is_empty() { rest.clone() } else { own.to_vec() };
            let sum: f64 = tiles.iter().map(|&tile| self.worth_of_gift(position, to, tile)).sum();
            value[to.seat()] = sum / tiles.len().max(1) as f64;
        }
        self.sense.outlook.player = player;
        self.sense.outlook.margin(&value)
    }

    /// What a player can make of a tile.
    fn worth_of_gift(&mut self, position: &State, player: Player, tile: TileId) -> f64 {
        let known = self.sense.gifts.iter().find(|(to, given, _)| (*to, *given) == (player, tile));
        if let Some(&(_, _, worth)) = known {
            return worth;
        }
        self.sense.outlook.player = player;
        let supposed = position.if_drawn(player, tile);
        let worth = match self.worth_of_laying(&supposed) {
            Some(worth) => worth,
            None => self.sense.judge(&supposed),
        };
        self.sense.gifts.push((player, tile, worth));
        worth
    }
}
