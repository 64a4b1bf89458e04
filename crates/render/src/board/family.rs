use super::{PictureCarcassonne, Table};
use crate::family::{
    self, CARCASSONNE, big_figure_id, carcassonne_id, carcassonne_tokens, count_id, count_spot, quarter_spot,
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
