//! The drawings that expansions and variants of the base game need besides tiles and ordinary followers.

use super::Tiles;
use crate::protocol::{BaseArt, CarcassonneArt, QuarterArt, Words};
use bastide_engine::games::base::Quarter;
use bastide_engine::tiles::{FeatureKind, TileType};
use bastide_render::{
    CARCASSONNE, PLAYERS, base_tokens, big_figure_id, boat_id, carcassonne_id, carcassonne_tokens, count_id,
    count_spot, good_id, quarter_region,
};

/// Whether the city of Carcassonne is among these tiles.
fn have_carcassonne(tiles: Tiles<'_>) -> bool {
    let is_cell = |tile: &TileType| tile.segments.iter().any(|part| part.kind == FeatureKind::Carcassonne);
    tiles.kinds.iter().any(is_cell)
}

pub(super) fn symbols(tiles: Tiles<'_>) -> String {
    let mut symbols = String::new();
    if !tiles.usual {
        symbols += &base_tokens();
    }
    if have_carcassonne(tiles) {
        symbols += &carcassonne_tokens();
    }
    symbols
}

/// Nothing with the usual tiles: there are ordinary followers only.
pub(super) fn art(tiles: Tiles<'_>) -> Option<BaseArt> {
    let each = |id: &dyn Fn(usize) -> String| (0..PLAYERS).map(id).collect::<Vec<String>>();
    let quarter = |quarter: Quarter| {
        let count = count_spot(quarter.index());
        QuarterArt {
            id: quarter.into(),
            said: Words::new(|lang| quarter.name(lang).to_owned()),
            path: quarter_region(quarter.index()).path(),
            count: [count.x, count.y],
        }
    };
    (!tiles.usual).then(|| BaseArt {
        big: each(&|seat| big_figure_id(seat, false)),
        big_lying: each(&|seat| big_figure_id(seat, true)),
        boats: each(&boat_id),
        goods: each(&good_id),
        carcassonne: have_carcassonne(tiles).then(|| CarcassonneArt {
            symbol: carcassonne_id().to_owned(),
            size: [CARCASSONNE.0, CARCASSONNE.1],
            count: count_id().to_owned(),
            quarters: Quarter::ALL.map(quarter).to_vec(),
        }),
    })
}
