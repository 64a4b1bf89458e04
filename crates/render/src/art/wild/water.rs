use super::put;
use crate::art::scene::Scene;
use crate::dice::Dice;
use crate::geometry::{Line, Point};
use crate::layout::{SegmentLayout, TileLayout};
use crate::palette::{BANK, LAKE, LAKE_DEEP, RIVER, SAND, WATER_BRIGHT};
use crate::sprite::Sprite;
use crate::svg::number;

/// Half the width of the water of a river.
const HALF: f64 = 5.4;

/// Draws the rivers.
pub(super) fn rivers(layout: &TileLayout, scene: &mut Scene) {
    if layout.ways.is_empty() {
        return;
    }
    let over_rim = |line: &Line| {
        let ends = [line.first(), line.last()];
        let (next, before) = (line.0[1], line.0[line.0.len() - 2]);
        let mut points = vec![ends[0] + (ends[0] - next).unit() * 0.4];
        points.extend(&line.0);
        points.push(ends[1] + (ends[1] - before).unit() * 0.4);
        Line(points).path()
    };
    let lines: String = layout.ways.iter().map(|way| over_rim(&way.line)).collect();
    scene.ground(&format!(
        "<g fill=\"none\" stroke-linejoin=\"round\"><path d=\"{lines}\" stroke=\"{BANK}\" stroke-width=\"{}\"/>\
         <path d=\"{lines}\" stroke=\"{RIVER}\" stroke-width=\"{}\"/>\
         <path d=\"{lines}\" stroke=\"{WATER_BRIGHT}\" stroke-width=\"1.3\" stroke-linecap=\"round\" stroke-dasharray=\"7 8 3 6\" stroke-dashoffset=\"-5\"/></g>",
        number(2.0 * HALF + 2.0),
        number(2.0 * HALF),
    ));
}

/// Draws a lake with its fish. Its shore goes all around it: rivers end there.
pub(super) fn lake(lake: &SegmentLayout, dice: &mut Dice, scene: &mut Scene) {
    let path = lake.region.path();
    let (centre, reach) = middle(lake);
    scene.ground(&format!(
        "<path d=\"{path}\" fill=\"{LAKE}\" stroke=\"{SAND}\" stroke-width=\"5.4\" stroke-linejoin=\"round\"/>\
         <path d=\"{path}\" fill=\"{LAKE}\" stroke=\"{BANK}\" stroke-width=\"1.4\" stroke-linejoin=\"round\"/>\
         <ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\" fill=\"{LAKE_DEEP}\"/>",
        number(centre.x),
        number(centre.y),
        number(reach * 0.76),
        number(reach * 0.7),
    ));
    for drawn in &lake.things {
        put(*drawn, scene);
    }
    let turn = dice.between(0.0, std::f64::consts::TAU);
    for step in [0.0, 0.35, 2.2] {
        let angle: f64 = turn + step;
        let foot = centre + Point::new(angle.cos(), angle.sin()) * (reach - 1.5);
        if lake.region.contains(foot) {
            scene.stand(Sprite::Reed, foot);
        }
    }
}

/// The middle of a lake, and how far its shore is.
fn middle(lake: &SegmentLayout) -> (Point, f64) {
    let (from, to) = lake.region.bounds();
    ((from + to) * 0.5, (to - from).x.min((to - from).y) / 2.0)
}
