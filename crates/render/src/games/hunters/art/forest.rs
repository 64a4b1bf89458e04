use crate::art::scene::Scene;
use crate::dice::Dice;
use crate::geometry::{Point, TILE};
use crate::layout::{SegmentLayout, TileLayout};
use crate::palette::{CLEARING, FOREST, FOREST_INK, LEAVES};
use crate::sprite::Sprite;
use crate::svg::number;
use bastide_engine::tiles::{FeatureKind, TileType};

/// How much trees may cover of those behind them: across and down.
const COVER: (f64, f64) = (-3.0, -12.0);

/// Draws the ground of a forest.
pub(super) fn ground(forest: &SegmentLayout, scene: &mut Scene) {
    // Not up to the rim: a bush must not hang over it.
    let inner = forest.region.inner_bounds().into_iter().filter(|line| line.length() > 12.0);
    let edge: String = inner.map(|line| line.part(5.0, line.length() - 5.0).path()).collect();
    // Bushes along the edge: a line of dots.
    let bushes = |colour: &str, width: f64| {
        format!("<path d=\"{edge}\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-dasharray=\".1 6\"/>")
    };
    let [lit, leaf, _] = LEAVES[2];
    scene.ground(&format!(
        "<g fill=\"none\" stroke-linecap=\"round\">{}{}{}</g>",
        bushes(FOREST_INK, 8.6),
        bushes(leaf, 7.4),
        bushes(lit, 3.0)
    ));
    scene.ground(&format!(
        "<path d=\"{}\" fill=\"{FOREST}\" stroke=\"{FOREST}\" stroke-width=\".8\"/>\
         <ellipse cx=\"{}\" cy=\"{}\" rx=\"8\" ry=\"6\" fill=\"{CLEARING}\" opacity=\".55\"/>",
        forest.region.path(),
        number(forest.spot.x.round()),
        number(forest.spot.y.round()),
    ));
}

/// Plants a forest: large groups of trees where they fit, then smaller ones, then single trees.
pub(super) fn trees(tile: &TileType, forest: usize, layout: &TileLayout, dice: &mut Dice, scene: &mut Scene) {
    let wood = Wood { tile, layout, forest: &layout.segments[forest] };
    for (kinds, step) in [(&[0][..], (9.0, 7.0)), (&[1, 2], (7.0, 5.0)), (&[3, 4, 5], (6.5, 5.5))] {
        let mut y = 8.0;
        while y < TILE {
            let mut x = 3.0 + dice.between(0.0, step.0);
            while x < TILE {
                let sprite = Sprite::wood(dice.pick(kinds));
                let foot = Point::new(x.round(), (y + dice.between(-1.0, 1.0)).round());
                if wood.has_room(sprite, foot) && scene.is_free(sprite, foot, COVER) {
                    scene.stand(sprite, foot);
                }
                x += step.0;
            }
            y += step.1;
        }
    }
}

struct Wood<'a> {
    tile: &'a TileType,
    layout: &'a TileLayout,
    forest: &'a SegmentLayout,
}

impl Wood<'_> {
    fn has_room(&self, sprite: Sprite, foot: Point) -> bool {
        let (width, height) = sprite.size();
        let (left, right) = (foot.x - width / 2.0, foot.x + width / 2.0);
        let middle = foot - Point::new(0.0, height / 2.0);
        let off = |p: Point, rx: f64, ry: f64| {
            (middle.x - p.x).abs() > rx + width / 2.0 || (middle.y - p.y).abs() > ry + height / 2.0
        };
        let rim = left > 1.0 && right < TILE - 2.5 && foot.y - height > 0.6 && foot.y < TILE - 1.0;
        rim && off(self.forest.spot, 5.0, 4.0)
            && self.forest.things.iter().all(|drawn| {
                let (w, h) = Sprite::thing(drawn.thing).size();
                off(drawn.at, w / 2.0 - 1.0, h / 2.0 - 1.0)
            })
            && self.is_inside(left, right, foot.y, height)
    }

    /// Whether all of it grows in the forest; crowns may lean over a meadow, but not over water.
    fn is_inside(&self, left: f64, right: f64, foot: f64, height: f64) -> bool {
        let steps = 2 + (right - left) as u32 / 7;
        let at = |i: u32, y: f64| Point::new(left + (right - left) * f64::from(i) / f64::from(steps), y);
        let region = &self.forest.region;
        let dry = |p: Point| {
            let parts = self.tile.segments.iter().zip(&self.layout.segments);
            let waters = parts.filter(|(s, _)| matches!(s.kind, FeatureKind::Lake | FeatureKind::River));
            waters.into_iter().all(|(_, place)| !place.region.contains(p))
        };
        let lean = ((right - left) / 2.0).min(3.0);
        (0..=steps).all(|i| {
            let rising = (1..4).map(|share| at(i, foot - height * f64::from(share) / 3.0));
            let inside = |p: Point| region.contains(p) || region.clearance(p) < lean;
            inside(at(i, foot - 1.0))
                && inside(at(i, foot - (height - 9.0).max(5.0)))
                && rising.into_iter().all(dry)
        })
    }
}
