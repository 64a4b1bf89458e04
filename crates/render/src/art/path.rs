use super::scene::Scene;
use crate::geometry::{Line, Point};
use crate::layout::{PLAZA_RADIUS, TileLayout, Way};
use crate::palette::{INK, PATH, PATH_DEEP, PATH_EDGE, STONE_BRIGHT};
use crate::sprite::Sprite;
use crate::svg::number;

/// Half the width of the way between its kerbs.
const HALF: f64 = 4.7;
/// How far the place reaches at which a way ends in the open.
const END: f64 = 11.5;
/// How far the paving around a well reaches.
const WELL: f64 = 11.5;

/// Draws the paths with their kerbs, and the round places on them: all edges first and
/// then all surfaces, so that what meets runs into each other.
pub(crate) fn draw(layout: &TileLayout, scene: &mut Scene) {
    let lines: String = layout.ways.iter().map(|way| drawn_out(way).path()).collect();
    scene.ground(&surface(&lines, &places(layout)));
}

/// A paved way along some lines, with round places on it.
pub(crate) fn surface(lines: &str, places: &[(Point, f64)]) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let stroke = |colour: &str, width: f64, more: &str| {
        format!("<path d=\"{lines}\" stroke=\"{colour}\" stroke-width=\"{width:.1}\" {more}/>")
    };
    let discs = |colour: &str, out: f64, more: &str| -> String {
        let disc = |(p, radius): &(Point, f64)| {
            format!(
                "<circle cx=\"{}\" cy=\"{}\" r=\"{:.1}\" fill=\"{colour}\" {more}/>",
                number(p.x),
                number(p.y),
                radius + out
            )
        };
        places.iter().map(disc).collect()
    };
    [
        "<g fill=\"none\" stroke-linejoin=\"round\">".to_owned(),
        discs(INK, 0.5, ""),
        stroke(INK, 2.0 * HALF + 4.4, ""),
        discs(STONE_BRIGHT, -0.3, ""),
        stroke(STONE_BRIGHT, 2.0 * HALF + 3.0, "stroke-dasharray=\"4.2 .8\""),
        discs(PATH, -2.2, &format!("stroke=\"{PATH_EDGE}\" stroke-width=\".7\"")),
        stroke(PATH_EDGE, 2.0 * HALF + 0.9, ""),
        stroke(PATH, 2.0 * HALF, ""),
        stroke(PATH_DEEP, 2.0 * HALF, "stroke-dasharray=\".8 5.2\""),
        stroke(PATH, 5.6, ""),
        stroke(PATH_DEEP, 5.6, "stroke-dasharray=\".8 5.2\" stroke-dashoffset=\"3\""),
        discs(PATH, -2.8, ""),
        "</g>".to_owned(),
    ]
    .concat()
}

fn places(layout: &TileLayout) -> Vec<(Point, f64)> {
    let plaza = layout.plaza.iter().map(|&p| (p, PLAZA_RADIUS));
    let wells = layout.wells.iter().map(|&p| (p, WELL));
    plaza.chain(wells).chain(layout.ends.iter().map(|&p| (p, END))).collect()
}

/// What stands on the paths: a fountain on the plaza, wells.
pub(crate) fn furnish(layout: &TileLayout, scene: &mut Scene) {
    if let Some(plaza) = layout.plaza {
        // Rings of paving around the fountain.
        let (x, y) = (number(plaza.x), number(plaza.y));
        scene.ground(&format!(
            "<g fill=\"none\" stroke=\"{PATH_DEEP}\"><circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" stroke-width=\"2.6\" stroke-dasharray=\"3.1 .7\"/>\
             <circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" stroke-width=\".6\"/></g>",
            PLAZA_RADIUS - 4.6,
            PLAZA_RADIUS - 7.2
        ));
        scene.stand(Sprite::FOUNTAIN, plaza);
    }
    for &well in &layout.wells {
        scene.stand(Sprite::CISTERN, well);
    }
}

/// A path a little longer than it is: out over the rim, and in under the door.
fn drawn_out(way: &Way) -> Line {
    let (line, first, end) = (&way.line, way.line.first(), way.line.last());
    let back = (first - line.0[1]).unit() * 0.4;
    let on = if way.gate { 3.0 } else { 0.4 };
    let mut points = vec![first + back];
    points.extend(&line.0);
    points.push(end + (end - line.0[line.0.len() - 2]).unit() * on);
    Line(points)
}
