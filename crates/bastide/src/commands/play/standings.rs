//! Where everybody stands, in a few lines.

use super::Table;
use bastide_engine::State;
use bastide_engine::board::Player;
use bastide_engine::games::base;
use bastide_engine::games::base::Quarter;
use bastide_engine::lang::{Lang, count};
use bastide_engine::pieces::Piece;
use bastide_engine::position::Position;

impl Table {
    /// Everybody's points and pieces, how many tiles are left, and who is in Carcassonne.
    pub(super) fn standings(&self, lang: Lang) -> String {
        let state = self.course.state();
        let players: Vec<String> = Player::all(state.players()).map(|player| self.of(player, lang)).collect();
        let left = state.left();
        let left = match lang {
            Lang::En => count(left, "tile left", "tiles left", lang),
            Lang::Fr => count(left, "tuile restante", "tuiles restantes", lang),
        };
        let mut text = format!("{}   ({left})", players.join("   "));
        if let State::Base(position) = state
            && position.count().is_some()
        {
            text = format!("{text}\n{}", carcassonne(position, lang));
        }
        text
    }

    fn of(&self, player: Player, lang: Lang) -> String {
        let state = self.course.state();
        let (name, score, left) = (self.name(player), state.scores()[player.seat()], state.supply(player));
        let mut said = match lang {
            Lang::En => format!("{player} {name}: {score} points, {left} followers left"),
            Lang::Fr => format!("{player} {name} : {score} points, {left} partisans en réserve"),
        };
        let State::Base(position) = state else { return said };
        let mut also = |there: bool, en: &str, fr: &str| {
            if there {
                said = format!("{said}, {}", if lang == Lang::En { en } else { fr });
            }
        };
        also(position.big_left(player) > 0, "the big one", "le gros");
        let goods = position.goods_left(player);
        also(position.rules().ports(), &format!("{goods} goods"), &format!("{goods} marchandises"));
        also(position.kept(player).is_some(), "a monastery to play", "une abbaye à poser");
        also(position.marker() == Some(player), "gives out the tiles", "donne les tuiles");
        said
    }
}

/// Who waits in which quarter, as on the board, and where the Count is.
fn carcassonne(position: &base::State, lang: Lang) -> String {
    let quarter = |(quarter, letter): (Quarter, char)| {
        let mut here: Vec<String> = Vec::new();
        for player in Player::all(position.players()) {
            for (piece, before) in [(Piece::Follower, ""), (Piece::Big, "B")] {
                let waiting = position.in_quarter(quarter, player, piece) as usize;
                here.extend(std::iter::repeat_n(format!("{before}{player}"), waiting));
            }
        }
        let who = if here.is_empty() { "–".to_owned() } else { here.join(" ") };
        let count = if position.count() == Some(quarter) { " *" } else { "" };
        let colon = if lang == Lang::En { ":" } else { " :" };
        format!("{letter} {}{count}{colon} {who}", quarter.name(lang))
    };
    let quarters: Vec<String> = Quarter::ALL.into_iter().zip('a'..).map(quarter).collect();
    format!("Carcassonne   {}", quarters.join("   "))
}
