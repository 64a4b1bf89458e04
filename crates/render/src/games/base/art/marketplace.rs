use crate::art::scene::Scene;
use crate::dice::Dice;
use crate::geometry::Point;
use crate::layout::{MARKETPLACE_RADIUS, TileLayout};
use crate::palette::{COURT, COURT_DEEP, INK, STONE, STREAM, STREAM_BANK};
use crate::sprite::Sprite;
use crate::svg::number;
use bastide_engine::tiles::{FeatureKind, TileType};

/// Draws the marketplace at which a river ends: a paved round with stalls, and a landing stage.
pub(super) fn draw(tile: &TileType, layout: &TileLayout, dice: &mut Dice, scene: &mut Scene) {
    for (segment, place) in tile.segments.iter().zip(&layout.segments) {
        if segment.kind != FeatureKind::Marketplace {
            continue;
        }
        let middle = place.spot;
        paving(middle, scene);
        for way in &layout.ways {
            landing(way.line.until_circle(middle, MARKETPLACE_RADIUS - 1.0).last(), middle, scene);
        }
        let hue = dice.below(3);
        for (i, (dx, dy)) in [(0.0, -15.0), (-15.0, 3.0), (15.0, 3.0), (0.0, 20.0)].into_iter().enumerate() {
            let at = middle + Point::new(dx, dy);
            // The stalls leave the water free.
            if layout.ways.iter().all(|way| way.line.until_circle(middle, 20.0).distance(at) > 15.0) {
                scene.stand(Sprite::stall(((hue + i) % 3) as u8), at);
            }
        }
    }
}

fn paving(middle: Point, scene: &mut Scene) {
    let (x, y) = (number(middle.x), number(middle.y));
    let ring =
        |radius: f64, more: &str| format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" {more}/>", number(radius));
    let edge = MARKETPLACE_RADIUS - 1.4;
    scene.ground(&ring(edge, &format!("fill=\"{STONE}\" stroke=\"{INK}\" stroke-width=\".9\"")));
    scene.ground(&ring(edge - 3.0, &format!("fill=\"{COURT}\" stroke=\"{COURT_DEEP}\" stroke-width=\".8\"")));
    for radius in [7.0, 13.0, 19.0] {
        let stones = format!(
            "fill=\"none\" stroke=\"{COURT_DEEP}\" stroke-width=\"1.6\" stroke-dasharray=\"2.4 2.6\" opacity=\".6\""
        );
        scene.ground(&ring(radius, &stones));
    }
}

/// Water that reaches a little into the square.
fn landing(shore: Point, middle: Point, scene: &mut Scene) {
    let inner = shore.toward(middle, 0.3);
    let path = crate::geometry::Line::straight(shore, inner).path();
    scene.ground(&format!(
        "<g stroke-linecap=\"round\"><path d=\"{path}\" stroke=\"{INK}\" stroke-width=\"16.4\"/>\
         <path d=\"{path}\" stroke=\"{STONE}\" stroke-width=\"15\"/><path d=\"{path}\" stroke=\"{STREAM_BANK}\" stroke-width=\"12\"/>\
         <path d=\"{path}\" stroke=\"{STREAM}\" stroke-width=\"10.8\"/></g>"
    ));
}
