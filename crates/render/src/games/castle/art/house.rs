use super::{base, doors, faces, walls_of};
use crate::art::scene::Scene;
use crate::dice::Dice;
use crate::geometry::{Line, Point, Region, TILE};
use crate::layout::TileLayout;
use crate::palette::{INK, PAPER, ROOF};
use crate::sprite::Sprite;
use crate::svg::number;

/// From one ridge to the next. A tile is a whole number of these, so that ridges go on
/// from tile to tile, whichever way they are turned.
const PITCH: f64 = 30.0;
/// How far below a valley the next ridge is: the eye sees more of the slopes to the south.
const RIDGE: f64 = 11.0;
/// How high the wall below the eaves is that one sees.
const HIGH: f64 = 7.0;
const PLASTER: &str = "#f0dfba";
const PLASTER_DEEP: &str = "#b89668";

/// Draws a house: a mass of roofs, and the walls below them that face the eye.
pub(super) fn draw(house: usize, layout: &TileLayout, dice: &mut Dice, scene: &mut Scene) {
    let segment = &layout.segments[house];
    let walls = walls_of(house, layout);
    scene.ground(&front(&walls));
    scene.ground(&roof(&segment.region));
    for wall in &walls {
        scene.ground(&eaves(wall));
    }
    furnish(&segment.region, segment.spot, dice, scene);
    for path in doors(&walls, layout) {
        let from_south = path.first().y > path.last().y + 1.0;
        let down = if from_south { HIGH + 0.5 } else { 4.0 };
        scene.stand(Sprite::PORCH, path.last() + Point::new(0.0, down));
    }
}

/// The plastered walls with their windows.
fn front(walls: &[&Line]) -> String {
    let faces = faces(walls, HIGH);
    let outline: String = faces.iter().map(|face| face.path() + "z").collect();
    let mut windows = String::new();
    for face in &faces {
        let (a, b) = (face.0[0], face.0[1]);
        let full = face.0[2].y - b.y > HIGH - 0.5 && face.0[3].y - a.y > HIGH - 0.5;
        let steep = (b.y - a.y).abs() > b.x - a.x;
        if !full || steep {
            continue;
        }
        let count = ((b.x - a.x) / 11.0).floor();
        for i in 0..count as usize {
            let p = a.toward(b, (i as f64 + 0.5) / count);
            windows += &format!("M{} {}v3h2.4v-3z", number(p.x - 1.2), number(p.y + 2.2));
        }
    }
    if outline.is_empty() {
        return outline;
    }
    format!(
        "<path d=\"{outline}\" fill=\"{PLASTER}\" stroke=\"{INK}\" stroke-width=\".8\" stroke-linejoin=\"round\"/>\
         <path d=\"{windows}\" fill=\"#6b4a30\" stroke=\"{PLASTER_DEEP}\" stroke-width=\".5\"/>"
    )
}

/// The roofs over a region: ranges from west to east, each with a ridge, a slope behind it
/// and a wider slope before it, laid with tiles.
pub(crate) fn roof(region: &Region) -> String {
    let [lit, plain, dark] = ROOF;
    let rows = -1..(TILE / PITCH) as i32 + 1;
    let tops: Vec<f64> = rows.map(|row| f64::from(row) * PITCH).collect();
    let behind: String = tops.iter().map(|y| region.band(*y, y + RIDGE)).collect();
    let line = |y: f64| -> String {
        let span = |(a, b): (f64, f64)| format!("M{} {}H{}", number(a), number(y), number(b));
        region.spans(y).into_iter().map(span).collect()
    };
    let lines = |offsets: &[f64]| -> String {
        tops.iter().flat_map(|y| offsets.iter().map(move |by| y + by)).map(line).collect()
    };
    // Rows of tiles, as dashes; they begin at a whole tile, so that they go on from tile to
    // tile. Every second row starts half a tile further on.
    let tiles = |offsets: &[f64], shift: f64| -> String {
        let mut rows = String::new();
        for y in tops.iter().flat_map(|y| offsets.iter().map(move |by| y + by)) {
            for (a, b) in region.spans(y) {
                let first = ((a - shift) / 4.0).ceil() * 4.0 + shift;
                if first < b {
                    rows += &format!("M{} {}H{}", number(first), number(y + 1.1), number(b));
                }
            }
        }
        rows
    };
    base(region, plain)
        + &format!(
            "<path d=\"{behind}\" fill=\"{lit}\"/>\
             <path d=\"{}\" stroke=\"{dark}\" stroke-width=\".5\" opacity=\".55\"/>\
             <path d=\"{}{}\" stroke=\"{dark}\" stroke-width=\"2.2\" stroke-dasharray=\".5 3.5\" opacity=\".5\"/>\
             <path d=\"{}\" stroke=\"{dark}\" stroke-width=\"1.6\" opacity=\".85\"/>\
             <path d=\"{}\" stroke=\"#f0a07c\" stroke-width=\"1.7\"/>\
             <path d=\"{}\" stroke=\"{dark}\" stroke-width=\".6\"/>",
            lines(&[3.8, 7.4, 15.6, 19.2, 22.8, 26.4]),
            tiles(&[13.4, 20.6], 1.0),
            tiles(&[17.0, 24.2], 3.0),
            lines(&[0.0]),
            lines(&[RIDGE]),
            lines(&[RIDGE + 1.1]),
        )
}

/// Chimneys on the ridges and windows in the roofs, clear of the follower's spot.
fn furnish(region: &Region, spot: Point, dice: &mut Dice, scene: &mut Scene) {
    let free = |scene: &Scene, sprite: Sprite, foot: Point| {
        let (width, height) = sprite.size();
        let corners = [(-0.5, 0.1), (0.5, 0.1), (-0.5, -1.0), (0.5, -1.0)];
        let inside = |&(across, up): &(f64, f64)| {
            let p = foot + Point::new(width * across, height * up);
            region.contains(p) && region.clearance(p) > 2.0
        };
        let off =
            (foot.x - spot.x).abs() > 9.0 + width / 2.0 || (foot.y - spot.y - height / 2.0).abs() > 12.0;
        corners.iter().all(inside) && off && scene.is_free(sprite, foot, (3.0, 1.0))
    };
    let tries = (region.area() / 240.0) as usize;
    for i in 0..tries {
        let row = dice.below((TILE / PITCH) as usize) as f64 * PITCH;
        let x = dice.between(6.0, TILE - 8.0);
        let (sprite, down) =
            if i % 5 < 2 { (Sprite::CHIMNEY, RIDGE + 2.0) } else { (Sprite::DORMER, RIDGE + 13.0) };
        let foot = Point::new(x, row + down);
        if free(scene, sprite, foot) {
            scene.stand(sprite, foot);
        }
    }
}

/// The line of the eaves along a wall, with the house to its left.
pub(crate) fn eaves(wall: &Line) -> String {
    format!(
        "<g fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\"><path d=\"{}\" stroke=\"{PAPER}\" stroke-width=\"1.5\" opacity=\".75\"/>\
         <path d=\"{}\" stroke=\"{INK}\" stroke-width=\"1.5\"/></g>",
        wall.beside(-1.7).within_tile(0.0).path(),
        wall.path(),
    )
}

/// The edge of a house where it ends at the rim of its tile, with the house to the left.
pub(crate) fn edge(line: &Line) -> String {
    front(&[line]) + &eaves(line)
}
