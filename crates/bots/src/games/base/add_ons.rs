//! What expansions and variants add to a player's prospects besides features.

use super::evaluate::Judge;
use bastide_engine::board::Player;
use bastide_engine::games::base::State;
use bastide_engine::position::Position;

impl Judge {
    /// Tiles still to be laid that this position knows of: in the bag, in hands, on the table.
    pub(super) fn tiles_to_come(position: &State) -> u32 {
        let in_hand = |player| {
            let (known, unknown) = position.hand(player);
            known.len() as u32 + unknown
        };
        let (row, unknown) = position.row();
        let hands: u32 = Player::all(position.players()).map(in_hand).sum();
        position.left() - position.river_left() + hands + row.len() as u32 + unknown
    }

    /// What else a player has: turns, tiles to be laid once, goods.
    pub(super) fn worth_of_add_ons(&self, position: &State, player: Player) -> f64 {
        let turns = f64::from(self.outlook.turns[player.seat()]);
        let early = turns / (turns + self.weights.common.follower_turns);
        let mut worth = self.weights.turn * turns;
        if position.kept(player).is_some() {
            worth += self.weights.kept * early;
        }
        if position.rules().ports() {
            worth += f64::from(position.worth_of_goods(player));
            if position.may_trade(player) {
                worth += self.weights.trade * early;
            }
        }
        worth
    }
}
