//! What wall tiles are worth to those who hold them (X15, X16).

use super::evaluate::{Judge, Prospects};
use bastide_engine::board::Player;
use bastide_engine::games::castle::{FIVE_POINTS, State, WallTile};

impl Judge {
    /// What a wall tile of a kind is worth in a player's hands.
    pub(super) fn worth_of(&self, tile: WallTile, player: Player, prospects: &Prospects) -> f64 {
        let own = &prospects.0[player.seat()];
        let turns = f64::from(self.outlook.turns[player.seat()]);
        // What may come up is worth less as the game runs out.
        let some_day = |points: f64| points * turns / (turns + self.weights.wall_turns);
        match tile {
            WallTile::ExtraTurn => some_day(self.weights.held_turn),
            WallTile::TowerDouble => some_day(self.weights.tower_double).max(own.tower),
            WallTile::HouseDouble => some_day(self.weights.house_double).max(own.house),
            WallTile::UnfinishedPath => some_day(self.weights.unfinished_path).max(own.unfinished_road),
            WallTile::UnfinishedTower => some_day(self.weights.unfinished_tower).max(own.unfinished_tower),
            WallTile::UnfinishedHouse => some_day(self.weights.unfinished_house).max(own.unfinished_house),
            WallTile::MarketFour => some_day(self.weights.market_four).max(own.markets),
            WallTile::KeepPlusTwo => self.weights.keep_plus_two,
            WallTile::FivePoints => f64::from(FIVE_POINTS),
        }
    }

    /// What the wall tiles a player holds are worth. A second one for the largest court adds nothing.
    pub(super) fn worth_of_hand(&self, position: &State, player: Player, prospects: &Prospects) -> f64 {
        let each = position.wall_tiles(player).map(|held| {
            let count = match held.tile {
                // The race for the largest keep counts it.
                WallTile::KeepPlusTwo => 0,
                WallTile::MarketFour => 1,
                _ => held.count,
            };
            f64::from(count) * self.worth_of(held.tile, player, prospects)
        });
        each.sum()
    }

    /// What the next wall tile from a tower is worth, before it is turned up.
    pub(super) fn worth_of_unseen(&self, position: &State, player: Player, prospects: &Prospects) -> f64 {
        let (mut sum, mut total) = (0.0, 0.0);
        for (tile, &copies) in WallTile::ALL.into_iter().zip(position.unseen_wall_tiles()) {
            sum += f64::from(copies) * self.worth_of(tile, player, prospects);
            total += f64::from(copies);
        }
        if total > 0.0 { sum / total } else { 0.0 }
    }
}
