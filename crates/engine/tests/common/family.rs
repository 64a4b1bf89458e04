//! Scripts for the base game with its expansions and variants.

use super::variants::position;
use super::{Table, player};
use bastide_engine::board::Player;
use bastide_engine::games::base;
use bastide_engine::position::Actor;

impl Table {
    /// Plays turns and what is asked in them. A line is a turn as [`Table::turns`] has it, in which the spot may
    /// be `big city n`; or, for what follows, a player and an action:
    ///
    /// ```text
    /// 2: road-fork 3,-2 0 -
    /// 2 quarter follower castle
    /// 2 count market
    /// ```
    pub fn script(mut self, script: &str) -> Self {
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            self.script_line(line);
        }
        self
    }

    fn script_line(&mut self, line: &str) {
        if let Some((turn, big)) = line.split_once(" big ") {
            let words: Vec<&str> = turn.split(' ').collect();
            if let [who, tile, pos, _] = words[..] {
                self.events.clear();
                self.play(line, &format!("draw {tile}"));
                self.expect_mover(who.trim_end_matches(':'), line);
                self.play(line, &turn.replacen(who, "lay", 1));
                self.play(line, &format!("big {pos} {big}"));
                return;
            }
        }
        if line.contains(": ") {
            self.turn(line);
        } else {
            let (who, action) = line.split_once(' ').unwrap_or_else(|| panic!("{line:?} is no action"));
            self.expect_mover(who, line);
            self.play(line, action);
        }
    }

    fn expect_mover(&self, who: &str, line: &str) {
        let who: usize = who.parse().unwrap_or_else(|_| panic!("{line:?} names no player"));
        assert_eq!(self.state().actor(), Actor::Player(player(who)), "{line:?}: who is to move");
    }

    /// The position, which is one of the base game.
    pub fn base(&self) -> &base::State {
        position(self.state())
    }

    /// Who is to move, as people count; nobody when a tile is to be drawn.
    pub fn asked(&self) -> Option<usize> {
        self.mover().map(Player::number)
    }

    /// What whoever is to move is asked, in English.
    pub fn question(&self) -> Option<String> {
        Some(self.state().question()?.said.en)
    }
}
