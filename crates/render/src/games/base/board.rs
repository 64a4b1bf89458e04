//! What a board of the base game has with expansions, beyond tiles and followers.

use super::tokens::pieces;
use super::{
    CARCASSONNE, QUARTERS, big_figure_id, boat_id, carcassonne_id, carcassonne_tokens, count_id, count_spot,
    good_id, quarter_spot,
};
use crate::board::{Picture, PicturePiece, Table, Token, pieces_of, text};
use crate::figure::figure_id;
use crate::games::{Beyond, PictureGame, Pictured};
use crate::geometry::Point;
use crate::svg::number;
use bastide_engine::board::Player;
use bastide_engine::games::base::{self, Quarter};
use bastide_engine::geometry::Pos;
use bastide_engine::pieces::Piece;
use bastide_engine::position::Position;
use bastide_engine::tiles::FeatureKind;

/// What a board of the base game with expansions has beyond tiles and followers. A follower on a river that boats
/// go on, big or not, is shown as a boat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PictureBase {
    /// The big followers.
    pub big: Vec<PicturePiece>,
    /// The goods, each on a field.
    pub goods: Vec<PicturePiece>,
    /// The big followers each player can still place; nothing where there are none.
    pub big_left: Vec<u32>,
    /// The goods each player can still lay; nothing where there are none.
    pub goods_left: Vec<u32>,
    /// The city of Carcassonne, if it was laid.
    pub carcassonne: Option<PictureCarcassonne>,
}

/// Carcassonne and who is in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PictureCarcassonne {
    /// The square of the north-west corner of its block.
    pub corner: Pos,
    /// The quarter where the Count stands.
    pub count: usize,
    /// The followers in its quarters.
    pub followers: Vec<PictureCitizen>,
}

/// A follower in a quarter of Carcassonne.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PictureCitizen {
    /// The number of the player.
    pub player: usize,
    /// The number of the quarter: castle, market, blacksmith, cathedral.
    pub quarter: usize,
    /// Whether it is a big follower.
    pub big: bool,
}

impl Pictured for base::State {
    fn beyond(&self) -> PictureGame {
        let each = |has: bool, left: &dyn Fn(Player) -> u32| match has {
            true => Player::all(self.players()).map(left).collect(),
            false => Vec::new(),
        };
        PictureBase {
            big: pieces_of(self, Piece::Big),
            goods: pieces_of(self, Piece::Good),
            big_left: each(self.rules().inns(), &|player| self.big_left(player)),
            goods_left: each(self.rules().ports(), &|player| self.goods_left(player)),
            carcassonne: carcassonne(self),
        }
        .into()
    }
}

/// Carcassonne, with the Count and all who wait in its quarters.
fn carcassonne(position: &base::State) -> Option<PictureCarcassonne> {
    let cells = || position.carcassonne().iter().map(|cell| cell.pos);
    let corner = Pos::new(cells().map(|pos| pos.x).min()?, cells().map(|pos| pos.y).min()?);
    let mut followers = Vec::new();
    for quarter in Quarter::ALL {
        for player in Player::all(position.players()) {
            for piece in Piece::FOLLOWERS {
                let waiting = position.in_quarter(quarter, player, piece) as usize;
                let (player, big) = (player.seat(), piece == Piece::Big);
                let citizen = PictureCitizen { player, quarter: quarter.index(), big };
                followers.extend(std::iter::repeat_n(citizen, waiting));
            }
        }
    }
    Some(PictureCarcassonne { corner, count: position.count()?.index(), followers })
}

/// The widths of a big follower and of the goods with their number, on the card of a player.
const BIG: f64 = 19.0;
const GOODS: f64 = 46.0;

impl Beyond for PictureBase {
    /// What lies within the great wall.
    fn above_tiles(&self, _: &Picture, table: &Table) -> String {
        let Some(city) = &self.carcassonne else { return String::new() };
        let Point { x, y } = table.square(city.corner);
        let (width, height) = CARCASSONNE;
        format!(
            "<use href=\"#{}\" x=\"{}\" y=\"{}\" width=\"{width}\" height=\"{height}\"/>",
            carcassonne_id(),
            number(x),
            number(y)
        )
    }

    fn tokens(&self) -> Vec<Token<'_>> {
        let big = |piece| Token {
            aside: Point::new(15.0, 5.0),
            ..Token::new(piece, |player, on| match on {
                FeatureKind::Stream => boat_id(player),
                _ => big_figure_id(player, on.lies_down()),
            })
        };
        let goods = self.goods.iter().map(|piece| Token::new(piece, |player, _| good_id(player)));
        goods.chain(self.big.iter().map(big)).collect()
    }

    /// The Count and the followers in the quarters.
    fn others(&self, table: &Table) -> Vec<(Point, String)> {
        self.carcassonne.iter().flat_map(|city| citizens(city, table)).collect()
    }

    fn follower(&self, player: usize, on: FeatureKind) -> String {
        match on {
            FeatureKind::Stream => boat_id(player),
            _ => figure_id(player, on.lies_down()),
        }
    }

    fn definitions(&self, body: &str) -> String {
        let used = |id: &str| body.contains(&format!("\"#{id}\""));
        let pieces = pieces().filter(|(id, _)| used(id)).map(|(_, piece)| piece);
        pieces.chain(used(carcassonne_id()).then(carcassonne_tokens)).collect()
    }

    fn kept_on_card(&self, player: usize) -> f64 {
        let big = self.big_left.get(player).copied().unwrap_or(0);
        BIG * f64::from(big) + self.goods_left.get(player).map_or(0.0, |_| GOODS)
    }

    /// The big followers and the goods a player has left.
    fn on_card(&self, player: usize, from: f64) -> String {
        let mut drawing = String::new();
        let mut from = from + 2.0;
        for _ in 0..self.big_left.get(player).copied().unwrap_or(0) {
            let (id, x) = (big_figure_id(player, false), number(from + 2.0));
            drawing += &format!("<use href=\"#{id}\" transform=\"translate({x} 62.5) scale(.42)\"/>");
            from += BIG;
        }
        if let Some(goods) = self.goods_left.get(player) {
            let (id, x) = (good_id(player), number(from + 2.0));
            drawing += &format!("<use href=\"#{id}\" transform=\"translate({x} 62.5) scale(.64)\"/>");
            drawing += &text(from + 13.0, 67.5, 14.0, "", &format!("× {goods}"));
        }
        drawing
    }
}

/// The Count and the followers in the quarters: where they are, and their ids.
fn citizens(city: &PictureCarcassonne, table: &Table) -> Vec<(Point, String)> {
    let corner = table.square(city.corner);
    let mut all = vec![(corner + count_spot(city.count), count_id().to_owned())];
    let mut standing = [0; QUARTERS];
    for citizen in &city.followers {
        let number = &mut standing[citizen.quarter % QUARTERS];
        let id = match citizen.big {
            true => big_figure_id(citizen.player, false),
            false => figure_id(citizen.player, false),
        };
        all.push((corner + quarter_spot(citizen.quarter, *number), id));
        *number += 1;
    }
    all
}
