use super::{PictureHunters, Table};
use crate::hut::{self, hut_id};
use crate::player::PLAYERS;
use crate::svg::number;
use bastide_engine::lang::Lang;

/// Those huts that the picture uses.
pub(super) fn definitions(body: &str) -> String {
    let used = |player: &usize| body.contains(&format!("#{}\"", hut_id(*player)));
    (0..PLAYERS).filter(used).map(hut::definition).collect()
}

/// The huts a player has left, on the card of the player.
pub(super) fn left(player: usize, huts: u32, from: f64) -> String {
    let one = |i: u32| {
        let x = number(from + 16.0 * f64::from(i));
        format!("<use href=\"#{}\" transform=\"translate({x} 63.5) scale(.46)\"/>", hut_id(player))
    };
    (0..huts).map(one).collect()
}

/// What is left of the bonus tiles, above the players' cards.
pub(super) fn stocks(hunters: &PictureHunters, table: &Table, lang: Lang) -> String {
    let left = hunters.bonus_left;
    table.headline(&match lang {
        Lang::En => format!("Bonus tiles left: {left}"),
        Lang::Fr => format!("Tuiles bonus restantes : {left}"),
    })
}
