use crate::art::scene::Scene;
use crate::dice::Dice;
use crate::geometry::{Line, Point};
use crate::layout::{ABBEY_RADIUS, TileLayout};
use crate::palette::{LEAVES, MEADOW_BRIGHT, ROAD, ROAD_EDGE};
use crate::sprite::Sprite;
use crate::svg::number;
use bastide_engine::tiles::{FeatureKind, TileType};

/// Where the hedge around the abbey runs.
const HEDGE: f64 = ABBEY_RADIUS - 2.4;

pub(super) fn stands_on(tile: &TileType) -> bool {
    tile.segments.iter().any(|segment| segment.kind == FeatureKind::Monastery)
}

/// The grounds of the abbey, to be drawn before the road that leads in.
pub(super) fn grounds(layout: &TileLayout, scene: &mut Scene) {
    let Point { x, y } = Point::CENTRE;
    // Drawn in the middle of the tile, then moved to where it is.
    let off = layout.abbey - Point::CENTRE;
    let moved = off != Point::default();
    if moved {
        scene.ground(&format!("<g transform=\"translate({} {})\">", number(off.x), number(off.y)));
    }
    let path = "M50.5 72C50 80 56 82 64 80 72 78 78 76 80 69";
    scene.ground(&format!(
        "<circle cx=\"{x}\" cy=\"{y}\" r=\"{HEDGE}\" fill=\"{MEADOW_BRIGHT}\"/>\
         <path d=\"{path}\" fill=\"none\" stroke=\"{ROAD_EDGE}\" stroke-width=\"4.6\" stroke-linecap=\"round\"/>\
         <path d=\"{path}\" fill=\"none\" stroke=\"{ROAD}\" stroke-width=\"3.4\" stroke-linecap=\"round\"/>"
    ));
    if moved {
        scene.ground("</g>");
    }
}

/// The abbey in its garden, with a hedge that is open where a road comes in.
pub(super) fn draw(layout: &TileLayout, dice: &mut Dice, scene: &mut Scene) {
    let middle = layout.abbey;
    let roads: Vec<Point> =
        (layout.ways.iter()).map(|way| way.line.until_circle(middle, HEDGE).last()).collect();
    let dabs = 27;
    let dab = std::f64::consts::TAU / f64::from(dabs);
    let hedge: String = (0..dabs)
        .map(|i| Line::arc(middle, HEDGE, dab * f64::from(i), dab * (f64::from(i) + 0.62)))
        .filter(|arc| {
            roads.iter().all(|road| road.distance(arc.first()) > 8.0 && road.distance(arc.last()) > 8.0)
        })
        .map(|arc| arc.path())
        .collect();
    let [lit, leaf, dark] = LEAVES[2];
    for (colour, width, lift) in [(dark, 4.6, 0.4), (leaf, 3.6, 0.0), (lit, 1.3, -0.8)] {
        scene.ground(&format!(
            "<path d=\"{hedge}\" transform=\"translate({lift} {lift})\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linecap=\"round\"/>"
        ));
    }

    let Point { x, y } = middle;
    let clear = |p: Point| layout.ways.iter().all(|way| way.line.0.iter().all(|q| q.distance(p) > 8.0));
    let first = dice.below(3);
    for (i, (dx, dy)) in [(3.0, 25.0), (-16.0, 21.0), (15.0, 23.5), (20.0, -12.0)].into_iter().enumerate() {
        let foot = Point::new(x + dx, y + dy);
        if clear(foot) {
            scene.stand(Sprite::flowers(((first + i) % 3) as u8), foot);
        }
    }
    scene.stand(Sprite::ABBEY, Point::new(x, y + 3.0));
}
