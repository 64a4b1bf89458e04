use crate::art::scene::Scene;
use crate::art::water::of_kind;
use crate::geometry::{Line, Point};
use crate::layout::{HARBOUR_RADIUS, TileLayout};
use crate::palette::{INK, STONE, STREAM, STREAM_BANK, WATER_BRIGHT};
use crate::sprite::Sprite;
use crate::svg::number;
use bastide_engine::tiles::{FeatureKind, Mark, TileType};

/// The harbours of a tile: the middle of the basin, and where the rivers come in.
fn harbours<'l>(tile: &'l TileType, layout: &'l TileLayout) -> impl Iterator<Item = (Point, Vec<Point>)> {
    let ports = tile.segments.iter().zip(&layout.segments).filter(|(s, _)| s.mark == Some(Mark::Port));
    ports.filter_map(|(_, place)| place.building).map(|basin| {
        let ends = of_kind(tile, layout, FeatureKind::Stream).map(|way| way.line.last());
        (basin, ends.filter(|end| end.distance(basin) < 2.0 * HARBOUR_RADIUS).collect())
    })
}

/// Draws the basins and what leads to them, before the walls go over it.
pub(super) fn basins(tile: &TileType, layout: &TileLayout, scene: &mut Scene) {
    for (basin, gates) in harbours(tile, layout) {
        let (x, y) = (number(basin.x), number(basin.y));
        let channel: String = gates.iter().map(|gate| Line::straight(*gate, basin).path()).collect();
        let layer = |colour: &str, wider: f64| {
            format!(
                "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{}\" ry=\"{}\" fill=\"{colour}\"/><path d=\"{channel}\" stroke=\"{colour}\" stroke-width=\"{}\"/>",
                number(HARBOUR_RADIUS - 3.6 + wider),
                number(HARBOUR_RADIUS - 7.0 + wider),
                number(10.8 + 2.0 * wider)
            )
        };
        scene.ground(
            &[layer(INK, 3.6), layer(STONE, 3.0), layer(STREAM_BANK, 0.6), layer(STREAM, 0.0)].concat(),
        );
        scene.ground(&format!(
            "<path d=\"M{} {}h6M{} {}h7M{} {}h5\" stroke=\"{WATER_BRIGHT}\" stroke-width=\"1.2\" stroke-linecap=\"round\"/>",
            number(basin.x - 11.0), number(basin.y + 3.0), number(basin.x + 2.0), number(basin.y + 8.6),
            number(basin.x + 6.0), number(basin.y - 5.0)
        ));
    }
}

/// Puts up the gates over the water, a ship, a crane and the sign of the port.
pub(super) fn draw(tile: &TileType, layout: &TileLayout, scene: &mut Scene) {
    for (basin, gates) in harbours(tile, layout) {
        for gate in gates {
            scene.stand(Sprite::WATER_GATE, gate + Point::new(0.0, 2.4));
        }
        scene.stand(Sprite::SHIP, basin + Point::new(-3.0, 7.0));
        scene.stand(Sprite::CRANE, basin + Point::new(-20.0, -2.0));
        scene.above(&Sprite::ANCHOR.at(basin + Point::new(17.0, -14.0)));
    }
}
