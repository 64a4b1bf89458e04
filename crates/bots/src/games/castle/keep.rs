//! The race for the largest house, and what it will bring (X13, X20).

use super::evaluate::{Judge, Prospects};
use bastide_engine::board::Player;
use bastide_engine::games::castle::State;
use bastide_engine::position::Position;

impl Judge {
    /// What the keep is worth to the first player, less what it is worth to the second, if the first one's
    /// were so many tiles larger than it is.
    pub(super) fn keep_race(&self, lead: f64, area: f64) -> f64 {
        let doubt = self.weights.keep_doubt_end + self.weights.keep_doubt * self.share_of_game;
        self.weights.common.ending * area * lead / (lead.abs() + doubt)
    }

    /// By how many tiles the first player's keep is ahead, houses in progress counted by their chance.
    pub(super) fn keep_lead(&self, position: &State, prospects: &Prospects) -> f64 {
        let size = |seat: usize| {
            let player = Player::new(seat);
            let keep = position.keep(player).map_or(0.0, |keep| f64::from(keep.tiles));
            keep + prospects.0[seat].keep_growth + f64::from(position.keep_raised(player))
        };
        size(0) - size(1)
    }

    /// The cells the largest empty area will have in the end: some of it will be filled, some cut off.
    pub(super) fn area_in_the_end(&mut self, position: &State) -> f64 {
        // It is the same for all that can be done once a tile is laid.
        let laid = position.board().laid();
        let which = laid.last().map(|last| (laid.len(), last.pos));
        if self.area.0 != which {
            self.area = (which, f64::from(position.largest_empty_size()));
        }
        let area = self.area.1;
        let left = self.empty - f64::from(self.outlook.draws);
        area * left / self.empty * (1.0 - self.weights.area_cut * self.share_of_game)
    }
}
