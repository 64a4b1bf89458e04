use super::{PictureCarcassonne, Table, text};
use crate::family::{
    self, CARCASSONNE, big_figure_id, carcassonne_id, carcassonne_tokens, count_id, count_spot, good_id,
    quarter_spot,
};
use crate::figure::figure_id;
use crate::geometry::Point;
use crate::svg::number;

/// Those pieces that the picture uses, and Carcassonne if it does.
pub(super) fn definitions(body: &str) -> String {
    let used = |id: &str| body.contains(&format!("\"#{id}\""));
    let pieces = family::pieces().filter(|(id, _)| used(id)).map(|(_, piece)| piece);
    pieces.chain(used(carcassonne_id()).then(carcassonne_tokens)).collect()
}

/// The widths of a big follower and of the goods with their number, on the card of a player.
const BIG: f64 = 19.0;
const GOODS: f64 = 46.0;

/// How much of the card of a player what is left of big followers and goods takes.
pub(super) fn width(big: Option<u32>, goods: Option<u32>) -> f64 {
    BIG * f64::from(big.unwrap_or(0)) + goods.map_or(0.0, |_| GOODS)
}

/// The big followers and the goods a player has left, on the card of the player.
pub(super) fn left(player: usize, big: Option<u32>, goods: Option<u32>, from: f64) -> String {
    let mut drawing = String::new();
    let mut from = from + 2.0;
    for _ in 0..big.unwrap_or(0) {
        let (id, x) = (big_figure_id(player, false), number(from + 2.0));
        drawing += &format!("<use href=\"#{id}\" transform=\"translate({x} 62.5) scale(.42)\"/>");
        from += BIG;
    }
    if let Some(goods) = goods {
        let (id, x) = (good_id(player), number(from + 2.0));
        drawing += &format!("<use href=\"#{id}\" transform=\"translate({x} 62.5) scale(.64)\"/>");
        drawing += &text(from + 13.0, 67.5, 14.0, "", &format!("× {goods}"));
    }
    drawing
}

impl Table {
    /// What lies within the great wall, over its tiles.
    pub(super) fn within_wall(&self, city: &PictureCarcassonne) -> String {
        let Point { x, y } = self.square(city.corner);
        let (width, height) = CARCASSONNE;
        format!(
            "<use href=\"#{}\" x=\"{}\" y=\"{}\" width=\"{width}\" height=\"{height}\"/>",
            carcassonne_id(),
            number(x),
            number(y)
        )
    }

    /// The Count and the followers in the quarters: where they are, and their ids.
    pub(super) fn citizens(&self, city: &PictureCarcassonne) -> Vec<(Point, String)> {
        let corner = self.square(city.corner);
        let mut all = vec![(corner + count_spot(city.count), count_id().to_owned())];
        let mut standing = [0; family::QUARTERS];
        for citizen in &city.followers {
            let number = &mut standing[citizen.quarter % family::QUARTERS];
            let id = match citizen.big {
                true => big_figure_id(citizen.player, false),
                false => figure_id(citizen.player, false),
            };
            all.push((corner + quarter_spot(citizen.quarter, *number), id));
            *number += 1;
        }
        all
    }
}
