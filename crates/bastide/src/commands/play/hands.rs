//! Tiles that not everybody at one terminal may see.

use super::ask::{Answer, ask};
use super::{Stop, Table, words};
use crate::games::room;
use crate::output::Output;
use bastide_engine::board::Player;

impl Table {
    /// Whether several people sit here who may not see each other's tiles.
    pub(super) fn has_secrets(&self) -> bool {
        self.people > 1 && room(self.game.state()).has_secrets()
    }

    /// Who is told what happens: one person all that this person may know, several only what all of them may.
    pub(super) fn listener(&self) -> Option<Player> {
        (self.people == 1).then_some(Player::new(0))
    }

    /// Gives the keyboard to a person. Where tiles are hidden the screen is empty meanwhile, and what has happened
    /// since is told again.
    pub(super) fn hand_over(&mut self, to: Player, output: &mut Output) -> Result<(), Stop> {
        let before = self.at_keyboard.replace(to);
        if !self.has_secrets() || before == Some(to) {
            return Ok(());
        }
        output.clear()?;
        let question = words::pass_keyboard(self.name(to), output.lang());
        ask(&question, |answer| answer == Answer::Enter, output)?;
        for line in std::mem::take(&mut self.news) {
            output.line(line)?;
        }
        Ok(())
    }
}
