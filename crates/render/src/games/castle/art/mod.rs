//! Tiles of a castle: courts, paths, houses and towers, seen from above.
//!
//! Two tiles of a castle may meet with different kinds on either side, so nothing is drawn
//! hard at the rim: the roof of a house and the platform of a tower run out over it, and
//! their patterns go on in the same places on the next tile. Where they do end at the rim,
//! the board draws the edge.

mod court;
pub(crate) mod house;
pub(crate) mod tower;

use crate::art::scene::Scene;
use crate::art::{VARIANTS, path};
use crate::dice::Dice;
use crate::geometry::{Line, Point, Region};
use crate::layout::TileLayout;
use crate::palette::INK;
use bastide_engine::geometry::Rotation;
use bastide_engine::tiles::{FeatureKind, TileType};
pub(crate) use court::ground;

/// The picture of a tile of a castle.
pub(crate) fn draw(tile: &TileType, unturned: &TileLayout, rotation: Rotation, variant: u32) -> String {
    let layout = unturned.turned(rotation);
    let mut dice = Dice::new(&tile.name, variant % VARIANTS);
    let mut scene = Scene::default();
    court::draw(tile, unturned, rotation, &mut dice, &mut scene);
    path::draw(&layout, &mut scene);
    for wall in &layout.walls {
        shadow(&wall.line, &mut scene);
    }
    let of = |kind: FeatureKind| (0..tile.segments.len()).filter(move |&i| tile.segments[i].kind == kind);
    for house in of(FeatureKind::House) {
        house::draw(house, &layout, &mut dice, &mut scene);
    }
    for tower in of(FeatureKind::Tower) {
        tower::draw(tower, &layout, &mut dice, &mut scene);
    }
    court::markets(tile, &layout, &mut dice, &mut scene);
    path::furnish(&layout, &mut scene);
    scene.finish()
}

/// How far from its ends a wall reaches its full height. At the rim it lies flat, so that
/// it joins whatever begins on the next tile.
const RISE: f64 = 16.0;

fn rise(from_end: f64) -> f64 {
    (from_end / RISE).clamp(0.0, 1.0)
}

/// The shadow of a building, thrown to the south-east.
fn shadow(wall: &Line, scene: &mut Scene) {
    let wall = with_rise(wall);
    let cast = wall.shifted(|_, from_end| Point::new(3.6, 7.0) * rise(from_end));
    let path = wall.clone().then(&cast.reversed()).path();
    scene.ground(&format!("<path d=\"{path}z\" fill=\"{INK}\" opacity=\".24\"/>"));
}

/// A line with further points where a wall along it has reached its full height, so that it can be bent there.
fn with_rise(line: &Line) -> Line {
    let total = line.length();
    let (up, down) = (RISE.min(total / 2.0), (total - RISE).max(total / 2.0));
    line.part(0.0, up).then(&line.part(up, down)).then(&line.part(down, total))
}

/// The faces of a building that one sees from the south: what hangs below its walls.
fn faces(walls: &[&Line], high: f64) -> Vec<Line> {
    let mut faces = Vec::new();
    for wall in walls {
        let along = wall.distances();
        let total = wall.length();
        for (i, ab) in wall.0.windows(2).enumerate() {
            // With the building to its left, a wall that faces south runs east.
            if ab[1].x - ab[0].x < 1.0 {
                continue;
            }
            let low = |at: usize| high * rise(along[at].min(total - along[at]));
            let down = |p: Point, by: f64| p + Point::new(0.0, by);
            faces.push(Line(vec![ab[0], ab[1], down(ab[1], low(i + 1)), down(ab[0], low(i))]));
        }
    }
    faces
}

/// The walls of a building.
fn walls_of(building: usize, layout: &TileLayout) -> Vec<&Line> {
    layout.walls.iter().filter(|wall| wall.segment == building).map(|wall| &wall.line).collect()
}

/// Where paths come to one of these walls.
fn doors(walls: &[&Line], layout: &TileLayout) -> Vec<Line> {
    let at = |end: Point| {
        walls.iter().any(|wall| wall.0.windows(2).any(|ab| end.distance_to_segment(ab[0], ab[1]) < 1.0))
    };
    let doors = layout.ways.iter().filter(|way| way.gate && at(way.line.last()));
    doors.map(|way| way.line.clone()).collect()
}

/// Every building has its base colour right up to the rim and a hair beyond.
fn base(region: &Region, colour: &str) -> String {
    format!("<path d=\"{}\" fill=\"{colour}\" stroke=\"{colour}\" stroke-width=\".8\"/>", region.path())
}

#[cfg(test)]
mod tests {
    use crate::art::tests::check_ports;
    use crate::palette::{COURT, PATH, PATH_DEEP, ROOF, TOWER};
    use bastide_engine::tiles::{FeatureKind, TileSet};

    #[test]
    fn every_port_of_a_castle_shows_the_ground_of_its_segment() {
        let mut grounds =
            vec![(FeatureKind::Court, COURT), (FeatureKind::Road, PATH), (FeatureKind::Road, PATH_DEEP)];
        // A court in the shadow of a house.
        grounds.push((FeatureKind::Court, "#baa67c"));
        grounds.extend(ROOF.map(|colour| (FeatureKind::House, colour)));
        grounds.extend(TOWER.map(|colour| (FeatureKind::Tower, colour)));
        // Paving, tiles and masonry go up to the rim.
        check_ports(&TileSet::castle(), &grounds, 2_500);
    }
}
