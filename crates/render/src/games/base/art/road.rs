use crate::art::scene::Scene;
use crate::art::water::of_kind;
use crate::geometry::{Line, Point};
use crate::layout::{SQUARE_RADIUS, TileLayout, Way};
use crate::palette::{INK, ROAD, ROAD_EDGE, ROAD_RUT, ROAD_VERGE, STONE, STONE_BRIGHT};
use bastide_engine::tiles::{FeatureKind, TileType};

/// Half the width of the way itself, without its verges.
const HALF: f64 = 4.6;

/// Draws the roads. All edges come first and then all surfaces, so that roads that meet
/// run into each other.
pub(super) fn draw(tile: &TileType, layout: &TileLayout, scene: &mut Scene) {
    let roads: Vec<&Way> = of_kind(tile, layout, FeatureKind::Road).chain(&layout.stubs).collect();
    if roads.is_empty() {
        return;
    }
    let lines: String = roads.iter().map(|way| drawn_out(&way.line, way.gate).path()).collect();
    let stroke = |colour: &str, width: f64, more: &str| {
        format!("<path d=\"{lines}\" stroke=\"{colour}\" stroke-width=\"{width}\" {more}/>")
    };
    let disc = |colour: &str, radius: f64| {
        let round =
            |p: &Point| format!("<circle cx=\"{}\" cy=\"{}\" r=\"{radius}\" fill=\"{colour}\"/>", p.x, p.y);
        layout.square.iter().map(round).collect::<String>()
    };
    scene.ground("<g fill=\"none\" stroke-linejoin=\"round\">");
    scene.ground(&stroke(ROAD_VERGE, 2.0 * HALF + 4.4, "opacity=\".55\""));
    scene.ground(&disc(ROAD_EDGE, SQUARE_RADIUS + 0.4));
    scene.ground(&stroke(ROAD_EDGE, 2.0 * HALF + 1.6, ""));
    scene.ground(&disc(ROAD, SQUARE_RADIUS - 0.9));
    scene.ground(&stroke(ROAD, 2.0 * HALF, ""));
    let ruts: String =
        roads.iter().flat_map(|way| [1.7, -1.7].map(|by| way.line.beside(by).path())).collect();
    scene.ground(&format!(
        "<path d=\"{ruts}\" stroke=\"{ROAD_RUT}\" stroke-width=\".8\" stroke-dasharray=\"7 3 11 4 4 5\"/>"
    ));
    scene.ground("</g>");
}

/// Draws a stone bridge wherever a road crosses water, or another road that comes later in the tile's list.
pub(super) fn bridges(tile: &TileType, layout: &TileLayout, scene: &mut Scene) {
    /// How far a bridge reaches beyond the middle of what it crosses.
    const REACH: f64 = 10.5;
    let ports = |way: &Way| tile.segments[way.segment].ports;
    for road in of_kind(tile, layout, FeatureKind::Road) {
        let waters = [FeatureKind::River, FeatureKind::Stream].map(|kind| of_kind(tile, layout, kind));
        let later = |way: &&Way| road.segment < way.segment && ports(road).takes_turns_with(ports(way));
        let roads = of_kind(tile, layout, FeatureKind::Road).filter(later);
        for under in waters.into_iter().flatten().chain(roads) {
            let Some((at, _)) = road.line.meets(&under.line) else { continue };
            let deck = road.line.part(at - REACH, at + REACH);
            let (path, shade) = (deck.path(), deck.shifted(|_, _| Point::new(1.6, 3.0)).path());
            let parapets: String = [5.9, -5.9].map(|by| deck.beside(by).path()).concat();
            scene.ground(&format!(
                "<g fill=\"none\"><path d=\"{shade}\" stroke=\"{INK}\" stroke-width=\"15\" opacity=\".25\"/>\
                 <path d=\"{path}\" stroke=\"{INK}\" stroke-width=\"15.4\"/><path d=\"{path}\" stroke=\"{STONE}\" stroke-width=\"14\"/>\
                 <path d=\"{path}\" stroke=\"{INK}\" stroke-width=\"9.6\"/><path d=\"{path}\" stroke=\"{ROAD}\" stroke-width=\"8.6\"/>\
                 <path d=\"{path}\" stroke=\"{ROAD_RUT}\" stroke-width=\"8.6\" stroke-dasharray=\".7 3.3\"/>\
                 <path d=\"{parapets}\" stroke=\"{STONE_BRIGHT}\" stroke-width=\"1.6\" stroke-dasharray=\"3 .8\"/></g>"
            ));
        }
    }
}

/// A road a little longer than it is: out over the rim, and in under the gate.
fn drawn_out(line: &Line, gate: bool) -> Line {
    let first = line.first();
    let back = (first - line.0[1]).unit() * 0.4;
    let end = line.last();
    let on = if gate { (end - first).unit() * 4.0 } else { (end - line.0[line.0.len() - 2]).unit() * 0.4 };
    let mut points = vec![first + back];
    points.extend(&line.0);
    points.push(end + on);
    Line(points)
}
