//! Where everybody stands, in a few lines.

use super::{Table, words};
use crate::commands::words::tiles_left;
use crate::games::room;
use bastide_engine::board::Player;
use bastide_engine::lang::Lang;

impl Table {
    /// Everybody's points and pieces, how many tiles are left, and what else the game has to tell.
    pub(super) fn standings(&self, lang: Lang) -> String {
        let state = self.game.state();
        let players: Vec<String> = Player::all(state.players()).map(|player| self.of(player, lang)).collect();
        let text = format!("{}   ({})", players.join("   "), tiles_left(state.left(), lang));
        match room(state).below_standings(lang) {
            Some(below) => format!("{text}\n{below}"),
            None => text,
        }
    }

    fn of(&self, player: Player, lang: Lang) -> String {
        let state = self.game.state();
        let (score, left) = (state.scores()[player.seat()], state.supply(player));
        let follower = state.game().info().follower;
        let points = words::points(player, self.name(player), score, left, follower, lang);
        let all: Vec<String> = [points].into_iter().chain(room(state).holdings(player, lang)).collect();
        all.join(", ")
    }
}
