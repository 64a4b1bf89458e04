//! What a board of Hunters and Gatherers has beyond tiles and followers.

use super::huts::{self, hut_id};
use crate::board::{PicturePiece, Token, pieces_of};
use crate::games::{Beyond, PictureGame, Pictured};
use crate::geometry::Point;
use crate::player::PLAYERS;
use crate::svg::number;
use bastide_engine::board::Player;
use bastide_engine::games::hunters;
use bastide_engine::lang::Lang;
use bastide_engine::pieces::Piece;
use bastide_engine::position::Position;

/// What a board of Hunters and Gatherers has beyond tiles and followers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PictureHunters {
    /// The huts, each on a river or a lake.
    pub huts: Vec<PicturePiece>,
    /// The huts each player can still place.
    pub huts_left: Vec<u32>,
    /// The bonus tiles still to be drawn.
    pub bonus_left: u32,
}

impl Pictured for hunters::State {
    fn beyond(&self) -> PictureGame {
        PictureHunters {
            huts: pieces_of(self, Piece::Hut),
            huts_left: Player::all(self.players()).map(|player| self.huts_left(player)).collect(),
            bonus_left: self.bonus_left(),
        }
        .into()
    }
}

impl Beyond for PictureHunters {
    fn tokens(&self) -> Vec<Token<'_>> {
        let hut =
            |piece| Token { aside: Point::new(27.0, 4.0), ..Token::new(piece, |player, _| hut_id(player)) };
        self.huts.iter().map(hut).collect()
    }

    fn definitions(&self, body: &str) -> String {
        let used = |player: &usize| body.contains(&format!("#{}\"", hut_id(*player)));
        (0..PLAYERS).filter(used).map(huts::definition).collect()
    }

    /// What is left of the bonus tiles.
    fn stocks(&self, lang: Lang) -> Option<String> {
        let left = self.bonus_left;
        Some(match lang {
            Lang::En => format!("Bonus tiles left: {left}"),
            Lang::Fr => format!("Tuiles bonus restantes : {left}"),
        })
    }

    /// The huts a player has left.
    fn on_card(&self, player: usize, from: f64) -> String {
        let one = |i: u32| {
            let x = number(from + 8.0 + 16.0 * f64::from(i));
            format!("<use href=\"#{}\" transform=\"translate({x} 63.5) scale(.46)\"/>", hut_id(player))
        };
        (0..self.huts_left.get(player).copied().unwrap_or(0)).map(one).collect()
    }
}
