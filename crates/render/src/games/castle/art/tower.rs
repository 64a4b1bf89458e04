use super::{base, doors, faces, walls_of};
use crate::art::scene::Scene;
use crate::dice::Dice;
use crate::geometry::{Line, Point, Region, TILE};
use crate::layout::TileLayout;
use crate::palette::{INK, TOWER};
use crate::sprite::Sprite;
use crate::svg::number;

/// How thick the parapet is.
const THICK: f64 = 6.0;
/// How high the wall below it is that one sees.
const HIGH: f64 = 9.0;
/// The courses of the platform; a tile is a whole number of these.
const COURSE: f64 = 10.0;
/// The length of its stones; a tile is a whole number of these.
const STONE: f64 = 20.0;

/// Draws a tower: a platform of stone behind battlements, with turrets.
pub(super) fn draw(tower: usize, layout: &TileLayout, dice: &mut Dice, scene: &mut Scene) {
    let segment = &layout.segments[tower];
    let walls = walls_of(tower, layout);
    scene.ground(&front(&walls));
    scene.ground(&platform(&segment.region));
    for wall in &walls {
        scene.ground(&parapet(wall));
    }
    let gates: Vec<Point> = doors(&walls, layout).iter().map(Line::last).collect();
    // A round turret at each bend of the wall, but not two on top of each other.
    let mut turrets: Vec<Point> = Vec::new();
    for wall in &walls {
        let bends = &wall.0[1..wall.0.len() - 1];
        for (i, &bend) in bends.iter().enumerate() {
            let (before, after) = (wall.0[i], wall.0[i + 2]);
            let inward = ((before - bend).unit() + (after - bend).unit()).unit();
            let inward = if segment.region.contains(bend + inward * 2.0) { inward } else { inward * -1.0 };
            let foot = bend + inward * 3.0 + Point::new(0.0, 3.0);
            let (width, height) = Sprite::TURRET.size();
            // Its shadow and its roof stay on the tile.
            let on_tile = foot.y > height + 0.5 && (width / 2.0..TILE - width / 2.0 - 4.0).contains(&foot.x);
            let clear = on_tile
                && turrets.iter().all(|other| other.distance(foot) > 20.0)
                && gates.iter().all(|gate| gate.distance(foot) > 18.0);
            if clear {
                turrets.push(foot);
                scene.stand(Sprite::TURRET, foot);
            }
        }
    }
    for gate in gates {
        scene.stand(Sprite::GATE, gate + Point::new(0.0, 5.0));
    }
    keep(&segment.region, segment.spot, dice, scene);
}

/// A square turret on the platform where there is room for it.
fn keep(region: &Region, spot: Point, dice: &mut Dice, scene: &mut Scene) {
    let (width, height) = Sprite::DONJON.size();
    let most = if region.area() > 6000.0 { 2 } else { 1 };
    let mut built = 0;
    for _ in 0..60 {
        let foot = Point::new(dice.between(12.0, TILE - 14.0), dice.between(22.0, TILE - 6.0));
        let corners = [(-0.5, 0.0), (0.5, 0.0), (-0.5, -0.9), (0.5, -0.9), (0.0, 0.0), (0.0, -0.9)];
        let inside = |&(across, up): &(f64, f64)| {
            let p = foot + Point::new(width * across, height * up);
            region.contains(p) && region.clearance(p) > 2.5
        };
        let middle = foot - Point::new(0.0, height / 2.0);
        let off = (middle.x - spot.x).abs() > 20.0 || (middle.y - spot.y).abs() > 26.0;
        if built < most
            && off
            && corners.iter().all(inside)
            && scene.is_free(Sprite::DONJON, foot, (3.0, 2.0))
        {
            scene.stand(Sprite::DONJON, foot);
            built += 1;
        }
    }
}

/// The masonry below the battlements, with its loopholes.
fn front(walls: &[&Line]) -> String {
    let [_, stone, deep] = TOWER;
    let faces = faces(walls, HIGH);
    let outline: String = faces.iter().map(|face| face.path() + "z").collect();
    let (mut courses, mut slits) = (String::new(), String::new());
    for face in &faces {
        let (a, b) = (face.0[0], face.0[1]);
        let (low_a, low_b) = (face.0[3], face.0[2]);
        for share in [0.4, 0.75] {
            courses += &Line::straight(a.toward(low_a, share), b.toward(low_b, share)).path();
        }
        let full = low_b.y - b.y > HIGH - 0.5 && low_a.y - a.y > HIGH - 0.5;
        if full && (b.y - a.y).abs() < b.x - a.x {
            let count = ((b.x - a.x) / 16.0).floor();
            for i in 0..count as usize {
                let p = a.toward(b, (i as f64 + 0.5) / count);
                slits += &format!("M{} {}v4.4h1.2v-4.4z", number(p.x - 0.6), number(p.y + 2.8));
            }
        }
    }
    if outline.is_empty() {
        return outline;
    }
    format!(
        "<path d=\"{outline}\" fill=\"{deep}\" stroke=\"{INK}\" stroke-width=\".9\" stroke-linejoin=\"round\"/>\
         <path d=\"{courses}\" stroke=\"{stone}\" stroke-width=\".5\" opacity=\".7\"/>\
         <path d=\"{slits}\" fill=\"{INK}\"/>"
    )
}

/// The platform of a tower over a region: large stones in courses.
pub(crate) fn platform(region: &Region) -> String {
    let [lit, plain, deep] = TOWER;
    let (mut joints, mut edges) = (String::new(), String::new());
    for row in 0..(TILE / COURSE) as i32 {
        let y = f64::from(row) * COURSE;
        for (a, b) in region.spans(y + 0.01) {
            joints += &format!("M{} {}H{}", number(a), number(y), number(b));
            edges += &format!("M{} {}H{}", number(a), number(y + 0.9), number(b));
        }
        let shift = if row % 2 == 0 { 5.0 } else { 15.0 };
        for (a, b) in region.spans(y + COURSE / 2.0) {
            let stones = ((a - shift) / STONE).ceil() as i32..=((b - shift) / STONE).floor() as i32;
            for i in stones {
                let x = f64::from(i) * STONE + shift;
                // A joint that would stick out over a slanted wall is left out.
                let whole = [0.5, COURSE - 0.5].iter().all(|by| region.contains(Point::new(x, y + by)));
                if whole {
                    joints += &format!("M{} {}v{COURSE}", number(x), number(y));
                }
            }
        }
    }
    base(region, plain)
        + &format!(
            "<path d=\"{edges}\" stroke=\"{lit}\" stroke-width=\".8\" opacity=\".55\"/>\
             <path d=\"{joints}\" stroke=\"{deep}\" stroke-width=\".7\" opacity=\".55\"/>"
        )
}

/// The parapet along a wall, with its merlons; what it protects is to the left of the line.
pub(crate) fn parapet(wall: &Line) -> String {
    let [lit, _, deep] = TOWER;
    let inner = wall.beside(-THICK).within_tile(0.0);
    let walk = wall.clone().then(&inner.reversed()).path();
    let merlons = wall.beside(-THICK * 0.42).within_tile(0.0).path();
    format!(
        "<g fill=\"none\" stroke-linejoin=\"round\"><path d=\"{walk}z\" fill=\"{deep}\"/>\
         <path d=\"{}\" stroke=\"{INK}\" stroke-width=\".7\" opacity=\".7\"/>\
         <path d=\"{merlons}\" stroke=\"{INK}\" stroke-width=\"{}\" stroke-dasharray=\"5.6 3\" stroke-dashoffset=\".4\"/>\
         <path d=\"{merlons}\" stroke=\"{lit}\" stroke-width=\"{}\" stroke-dasharray=\"4.8 3.8\"/>\
         <path d=\"{}\" stroke=\"{INK}\" stroke-width=\"1.3\"/></g>",
        inner.path(),
        THICK * 0.84 + 0.8,
        THICK * 0.84,
        wall.path(),
    )
}

/// The edge of a tower where it ends at the rim of its tile, with the tower to the left.
pub(crate) fn edge(line: &Line) -> String {
    front(&[line]) + &parapet(line)
}
