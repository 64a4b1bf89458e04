use super::scene::Scene;
use crate::geometry::{Line, Point, TILE};
use crate::layout::{TileLayout, Wall};
use crate::palette::{INK, STONE, STONE_BRIGHT, STONE_DEEP};
use crate::sprite::Sprite;

/// How thick a wall is.
pub(crate) const THICK: f64 = 4.6;
/// How thick the great wall of Carcassonne is.
const GREAT: f64 = 7.4;
/// How high the side of a wall is that the eye sees.
const HIGH: f64 = 4.0;
/// How high the side of the great wall is that the eye sees.
const GREAT_HIGH: f64 = 8.0;
/// How far from the ends of a wall it reaches its full height. At the rim itself it lies
/// flat, so that it joins whatever wall begins on the next tile.
const RISE: f64 = 14.0;

/// How much of its height a wall has at a distance from its nearer end. The great wall goes on.
fn rise(from_end: f64, great: bool) -> f64 {
    if great {
        return 1.0;
    }
    let share = (from_end / RISE).clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

/// Draws the shadow a wall throws to the south-east.
pub(crate) fn shadow(wall: &Wall, great: bool, scene: &mut Scene) {
    let cast = wall.line.shifted(|_, from_end| Point::new(3.4, 6.0) * rise(from_end, great));
    let cast = if great { cast.within_tile(0.0) } else { cast };
    let path = wall.line.clone().then(&cast.reversed()).path();
    scene.ground(&format!("<path d=\"{path}z\" fill=\"{INK}\" opacity=\".2\"/>"));
}

/// Draws a wall: its top seen from above, the side that faces the eye below it, towers and gates.
pub(crate) fn draw(wall: &Wall, great: bool, layout: &TileLayout, scene: &mut Scene) {
    // No crack shows where the great wall goes on to the next tile.
    let slack = if great { 1.0 } else { 0.4 };
    let foot = &if great { wall.drawn_out().within_tile(slack) } else { wall.line.clone() };
    let (thick, high) = if great { (GREAT, GREAT_HIGH) } else { (THICK, HIGH) };
    let inner = wall.drawn_out().beside(-thick).within_tile(slack);
    let low = |line: &Line, stretch: f64| {
        let mut low = line.shifted(|_, from_end| Point::new(0.0, high * stretch * rise(from_end, great)));
        // The great wall is as high at the rim as elsewhere, but must not hang over it.
        low.0.iter_mut().filter(|_| great).for_each(|p| p.y = p.y.min(TILE + slack));
        low
    };
    let side = |line: &Line, stretch: f64| line.clone().then(&low(line, stretch).reversed()).path() + "z";
    let sides = side(&inner, 0.8) + &side(foot, 1.0);
    let top = foot.clone().then(&inner.reversed()).path();
    let mut edges = foot.path() + &inner.path();
    // No line shows where the great wall goes on to the next tile.
    let around = if great { " stroke=\"none\"" } else { "" };
    if great {
        edges += &(low(&inner, 0.8).path() + &low(foot, 1.0).path());
    }
    let merlons = foot.beside(-1.1).path();
    scene.ground(&format!(
        "<g fill=\"none\" stroke=\"{INK}\" stroke-width=\".7\" stroke-linejoin=\"round\">\
         <path d=\"{sides}\" fill=\"{STONE_DEEP}\"{around}/>\
         <path d=\"{top}z\" fill=\"{STONE}\" stroke=\"none\"/><path d=\"{edges}\"/>\
         <path d=\"{merlons}\" stroke=\"{STONE_BRIGHT}\" stroke-width=\"2\" stroke-dasharray=\"2.6 1.8\"/></g>"
    ));

    for (sprite, foot) in posts(wall, great, layout) {
        scene.stand(sprite, foot);
    }
}

/// What stands on a wall: a gate where a road comes in, towers elsewhere.
pub(crate) fn posts(wall: &Wall, great: bool, layout: &TileLayout) -> Vec<(Sprite, Point)> {
    let foot = &wall.line;
    let thick = if great { GREAT } else { THICK };
    let gates = layout.ways.iter().chain(&layout.stubs).filter(|way| way.gate).map(|way| way.line.last());
    let gates: Vec<Point> = gates.filter(|gate| foot.0.iter().any(|p| p.distance(*gate) < 8.0)).collect();
    // Where a river comes in, a gate of its own stands over it.
    let rivers = layout.ways.iter().filter(|way| !way.gate).map(|way| way.line.last());
    let rivers: Vec<Point> = rivers.filter(|end| foot.distance(*end) < 1.0).collect();
    let (tower, gateway) =
        if great { (Sprite::GREAT_TOWER, Sprite::GREAT_GATE) } else { (Sprite::TOWER, Sprite::GATE) };
    let apart = if great { 26.0 } else { 15.0 };
    let spine = foot.beside(-thick / 2.0);
    let length = spine.length();
    let mut posts = Vec::new();
    let count = (length / if great { 44.0 } else { 34.0 }).round().max(2.0);
    for i in 1..count as usize {
        let at = spine.at(length * i as f64 / count);
        // In the tip of a city one tower stands for both walls.
        let in_tip = layout
            .walls
            .iter()
            .take_while(|other| *other != wall)
            .any(|other| other.segment == wall.segment && other.line.distance(at) < 11.0);
        if !in_tip && gates.iter().chain(&rivers).all(|gate| gate.distance(at) > apart) {
            posts.push((tower, at + Point::new(0.0, 3.4)));
        }
    }
    posts.extend(gates.into_iter().map(|gate| (gateway, gate + Point::new(0.0, 2.4))));
    posts
}

/// Whether a point keeps off the walls, their visible sides included.
pub(crate) fn is_clear(p: Point, layout: &TileLayout) -> bool {
    let near = |wall: &Wall| {
        wall.line.0.windows(2).any(|ab| {
            let from_wall = p - p.nearest_on(ab[0], ab[1]);
            // South of a wall one sees its side.
            let side = HIGH * from_wall.unit().y.max(0.0);
            from_wall.length() < THICK + 1.0 + side
        })
    };
    !layout.walls.iter().any(near)
}
