//! Rivers, streams and lakes.

use super::scene::Scene;
use crate::dice::Dice;
use crate::geometry::{Line, Point, Region};
use crate::layout::{LAKE_RADIUS, SQUARE_RADIUS, SegmentLayout, TileLayout, Way};
use crate::palette::{
    BANK, INK, LAKE, LAKE_DEEP, RIVER, SAND, STREAM, STREAM_BANK, TOWPATH, WATER_BRIGHT, WOOD,
};
use crate::sprite::Sprite;
use crate::svg::number;
use bastide_engine::tiles::{FeatureKind, TileType};
use std::f64::consts::TAU;

/// Half the width of the water of a river.
const HALF: f64 = 5.4;

/// The ways of a tile that are of this kind.
pub(crate) fn of_kind<'l>(
    tile: &'l TileType,
    layout: &'l TileLayout,
    kind: FeatureKind,
) -> impl Iterator<Item = &'l Way> {
    layout.ways.iter().filter(move |way| tile.segments[way.segment].kind == kind)
}

/// Draws all waters of a tile on which things are built.
pub(crate) fn draw(tile: &TileType, layout: &TileLayout, dice: &mut Dice, scene: &mut Scene) {
    rivers(of_kind(tile, layout, FeatureKind::River), scene);
    streams(tile, layout, scene);
    for (segment, place) in tile.segments.iter().zip(&layout.segments) {
        match segment.kind {
            FeatureKind::Lake => {
                lake(&SegmentLayout { region: wavy(place.spot, dice), ..place.clone() }, dice, scene)
            }
            FeatureKind::Source => scene.lay(Sprite::SPRING, place.spot),
            _ => {}
        }
    }
    let dry = |p: Point| of_kind(tile, layout, FeatureKind::Road).all(|road| road.line.distance(p) > 14.0);
    for way in of_kind(tile, layout, FeatureKind::River) {
        shore(way, dry, dice, scene);
    }
}

/// A shore around this point that is not quite a circle.
fn wavy(centre: Point, dice: &mut Dice) -> Region {
    let waves = [dice.between(0.0, TAU), dice.between(0.0, TAU)];
    let point = |i: u32| {
        let angle = TAU * f64::from(i) / 48.0;
        let wave = 0.07 * (2.0 * angle + waves[0]).cos() + 0.05 * (3.0 * angle + waves[1]).cos();
        centre + Point::new(angle.cos(), angle.sin()) * (LAKE_RADIUS * (0.93 + wave))
    };
    Region::new(vec![Line((0..48).map(point).collect())])
}

/// A line drawn out a little over the rim.
fn over_rim(line: &Line) -> String {
    let ends = [line.first(), line.last()];
    let (next, before) = (line.0[1], line.0[line.0.len() - 2]);
    let mut points = vec![ends[0] + (ends[0] - next).unit() * 0.4];
    points.extend(&line.0);
    points.push(ends[1] + (ends[1] - before).unit() * 0.4);
    Line(points).path()
}

/// Draws the rivers.
pub(crate) fn rivers<'l>(ways: impl Iterator<Item = &'l Way>, scene: &mut Scene) {
    let lines: String = ways.map(|way| over_rim(&way.line)).collect();
    if lines.is_empty() {
        return;
    }
    scene.ground(&format!(
        "<g fill=\"none\" stroke-linejoin=\"round\"><path d=\"{lines}\" stroke=\"{BANK}\" stroke-width=\"{}\"/>\
         <path d=\"{lines}\" stroke=\"{RIVER}\" stroke-width=\"{}\"/>\
         <path d=\"{lines}\" stroke=\"{WATER_BRIGHT}\" stroke-width=\"1.3\" stroke-linecap=\"round\" stroke-dasharray=\"7 8 3 6\" stroke-dashoffset=\"-5\"/></g>",
        number(2.0 * HALF + 2.0),
        number(2.0 * HALF),
    ));
}

/// Reeds here and there along a river, where `dry` lets them grow.
fn shore(way: &Way, dry: impl Fn(Point) -> bool, dice: &mut Dice, scene: &mut Scene) {
    let length = way.line.length();
    for _ in 0..(length / 36.0) as usize {
        let along = dice.between(8.0, (length - 8.0).max(9.0));
        let right = (way.line.at(along + 1.0) - way.line.at(along - 1.0)).unit().right();
        let side = dice.pick(&[HALF + 0.6, -HALF - 0.6]);
        let foot = way.line.at(along) + right * side + Point::new(0.0, 1.6);
        if dry(foot) && scene.is_free(Sprite::REED, foot, (1.0, 1.0)) {
            scene.stand(Sprite::REED, foot);
        }
    }
}

/// Draws the rivers that boats go on: deep water between two towpaths.
fn streams(tile: &TileType, layout: &TileLayout, scene: &mut Scene) {
    let ways: Vec<&Way> = of_kind(tile, layout, FeatureKind::Stream).collect();
    if ways.is_empty() {
        return;
    }
    let lines: String = ways.iter().map(|way| over_rim(&way.line)).collect();
    let stroke = |colour: &str, width: f64, more: &str| {
        format!("<path d=\"{lines}\" stroke=\"{colour}\" stroke-width=\"{}\" {more}/>", number(width))
    };
    let disc = |colour: &str, radius: f64| {
        let round = |p: &Point| {
            let (x, y, r) = (number(p.x), number(p.y), number(radius));
            format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" fill=\"{colour}\"/>")
        };
        layout.basin.iter().map(round).collect::<String>()
    };
    scene.ground("<g fill=\"none\" stroke-linejoin=\"round\">");
    scene.ground(&(disc(INK, SQUARE_RADIUS + 2.8) + &stroke(INK, 2.0 * HALF + 4.8, "opacity=\".45\"")));
    scene.ground(&(disc(TOWPATH, SQUARE_RADIUS + 2.4) + &stroke(TOWPATH, 2.0 * HALF + 4.0, "")));
    scene.ground(&(disc(STREAM_BANK, SQUARE_RADIUS + 0.7) + &stroke(STREAM_BANK, 2.0 * HALF + 1.2, "")));
    scene.ground(&(disc(STREAM, SQUARE_RADIUS) + &stroke(STREAM, 2.0 * HALF, "")));
    let ripples = |by: f64, dashes: &str| {
        let lines: String = ways.iter().map(|way| way.line.beside(by).path()).collect();
        format!(
            "<path d=\"{lines}\" stroke=\"{WATER_BRIGHT}\" stroke-linecap=\"round\" stroke-dasharray=\"{dashes}\" opacity=\".8\"/>"
        )
    };
    scene.ground(&(ripples(2.2, ".1 9 4 14") + &ripples(-2.0, ".1 20 3 11")));
    scene.ground("</g>");
    if let Some(basin) = layout.basin {
        ways.iter().for_each(|way| footbridge(&way.line, basin, scene));
        scene.stand(Sprite::ISLET, basin + Point::new(0.0, 6.4));
    }
}

/// A footbridge across a river where it runs into the basin: there the river ends.
fn footbridge(line: &Line, basin: Point, scene: &mut Scene) {
    let end = line.until_circle(basin, SQUARE_RADIUS + 1.5);
    let (at, before) = (end.last(), end.at(end.length() - 2.0));
    let across = (at - before).unit().right() * (HALF + 2.0);
    let path = Line::straight(at - across, at + across).path();
    scene.ground(&format!(
        "<g stroke-linecap=\"round\"><path d=\"{path}\" stroke=\"{INK}\" stroke-width=\"4\"/>\
         <path d=\"{path}\" stroke=\"{WOOD}\" stroke-width=\"2.6\"/></g>\
         <path d=\"{path}\" stroke=\"{INK}\" stroke-width=\"2.6\" stroke-dasharray=\".5 1.7\" opacity=\".6\"/>"
    ));
}

/// Draws a lake. Its shore goes all around it: rivers end there.
pub(crate) fn lake(lake: &SegmentLayout, dice: &mut Dice, scene: &mut Scene) {
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
    let turn = dice.between(0.0, std::f64::consts::TAU);
    for step in [0.0, 0.35, 2.2] {
        let angle: f64 = turn + step;
        let foot = centre + Point::new(angle.cos(), angle.sin()) * (reach - 1.5);
        if lake.region.contains(foot) {
            scene.stand(Sprite::REED, foot);
        }
    }
}

/// The middle of a lake, and how far its shore is.
fn middle(lake: &SegmentLayout) -> (Point, f64) {
    let (from, to) = lake.region.bounds();
    ((from + to) * 0.5, (to - from).x.min((to - from).y) / 2.0)
}
