use super::scene::Scene;
use crate::dice::Dice;
use crate::geometry::{Point, Region, TILE};
use crate::layout::{Drawn, INN_RADIUS, SegmentLayout, TileLayout};
use crate::sprite::Sprite;
use bastide_engine::geometry::Rotation;
use bastide_engine::tiles::{FeatureKind, TileType};

/// Where things may stand: at whole units, or anywhere.
#[derive(Clone, Copy)]
pub(crate) enum Steps {
    Whole,
    Any,
}

/// Draws the meadows. Everything is placed on the unturned tile and then turned, so that a
/// tile keeps its trees where they are while a player turns it.
pub(crate) fn draw(
    tile: &TileType,
    layout: &TileLayout,
    rotation: Rotation,
    steps: Steps,
    dice: &mut Dice,
    scene: &mut Scene,
) {
    let inns: Vec<Point> = layout.segments.iter().filter_map(|place| place.inn).collect();
    let mut painter = Painter { rotation, dice, scene, steps, inns: &inns };
    for (segment, field) in tile.segments.iter().zip(&layout.segments) {
        match segment.kind {
            FeatureKind::Field => {
                painter.stains(&field.region);
                painter.field(field);
            }
            FeatureKind::Meadow => {
                painter.stains(&field.region);
                painter.grassland(field);
            }
            _ => {}
        }
    }
}

struct Painter<'a> {
    rotation: Rotation,
    dice: &'a mut Dice,
    scene: &'a mut Scene,
    steps: Steps,
    /// The inns of the unturned tile.
    inns: &'a [Point],
}

impl Painter<'_> {
    fn somewhere(&mut self) -> Point {
        let p = Point::new(self.dice.between(3.0, TILE - 3.0), self.dice.between(3.0, TILE - 3.0));
        // Whole numbers are shorter, and there are many of them.
        match self.steps {
            Steps::Whole => Point::new(p.x.round(), p.y.round()),
            Steps::Any => p,
        }
    }

    /// Where the foot of a sprite is on the turned tile whose middle is at `p` on the unturned one.
    fn foot(&self, sprite: Sprite, p: Point) -> Point {
        p.turned(self.rotation) + Point::new(0.0, sprite.size().1 / 2.0)
    }

    /// Lighter and darker ground, all well inside the tile so that the rims match.
    fn stains(&mut self, region: &Region) {
        for i in 0..(region.area() / 1100.0).ceil() as usize {
            let size = self.dice.below(3);
            let sprite = Sprite::stain((2 * size + i % 2) as u8);
            let room = sprite.size().0 / 2.0 + 1.0;
            for _ in 0..12 {
                let p = self.somewhere();
                if region.contains(p) && region.clearance(p) > room {
                    let foot = self.foot(sprite, p);
                    self.scene.ground(&sprite.at(foot));
                    break;
                }
            }
        }
    }

    fn field(&mut self, field: &SegmentLayout) {
        let area = field.region.area();
        if area > 3000.0 && self.dice.chance(60) {
            self.plot(field);
        }
        // Trees keep company: a few groves and open ground between them.
        for _ in 0..(area / 2600.0).round().max(1.0) as usize {
            let leaf = self.dice.below(3) as u8;
            let tree = if self.dice.chance(20) { Sprite::POPLAR } else { Sprite::oak(leaf) };
            if let Some(p) = self.plant(tree, field) {
                for _ in 0..self.dice.below(7) {
                    let near = p + Point::new(self.dice.between(-14.0, 14.0), self.dice.between(-11.0, 11.0));
                    let other = self.dice.pick(&[leaf, leaf, leaf, 2]);
                    self.plant_at(Sprite::oak(other), near, field);
                }
            }
        }
        for _ in 0..(area / 620.0).round() as usize {
            let sprite = match self.dice.below(100) {
                0..62 => Sprite::TUFT,
                62..80 => Sprite::BUSH,
                _ => Sprite::flowers(self.dice.below(3) as u8),
            };
            self.plant(sprite, field);
        }
        if area > 2500.0 {
            match self.dice.below(100) {
                0..40 => self.flock(field),
                40..65 => {
                    self.plant(Sprite::HAY, field);
                }
                _ => {}
            }
        }
    }

    /// Land that nobody ploughs: grass, flowers and boulders, few trees.
    fn grassland(&mut self, field: &SegmentLayout) {
        let area = field.region.area();
        for _ in 0..(area / 460.0).round() as usize {
            let sprite = match self.dice.below(100) {
                0..56 => Sprite::TUFT,
                56..68 => Sprite::BUSH,
                68..84 => Sprite::flowers(self.dice.below(3) as u8),
                84..93 => Sprite::boulder(self.dice.below(2) as u8),
                _ => Sprite::oak(1),
            };
            self.plant(sprite, field);
        }
    }

    /// Plants something anywhere in the field; says where, if there was room.
    fn plant(&mut self, sprite: Sprite, field: &SegmentLayout) -> Option<Point> {
        (0..8).find_map(|_| {
            let p = self.somewhere();
            self.plant_at(sprite, p, field).then_some(p)
        })
    }

    /// Plants something with its middle at `p`, if there is room for it.
    fn plant_at(&mut self, sprite: Sprite, p: Point, field: &SegmentLayout) -> bool {
        let (_, height) = sprite.size();
        let foot = self.foot(sprite, p);
        // Crowns of trees may touch.
        let gap = if height > 9.0 { (-3.6, -3.6) } else { (0.5, 0.5) };
        let fits = self.fits(sprite, p, field) && self.scene.is_free(sprite, foot, gap);
        if fits {
            self.scene.stand(sprite, foot);
        }
        fits
    }

    /// Whether something with its middle at `p` keeps within the field in any turn of the tile.
    fn fits(&self, sprite: Sprite, p: Point, field: &SegmentLayout) -> bool {
        let (width, height) = sprite.size();
        let radius = width.max(height) / 2.0;
        // Tall things leave the follower's spot alone; grass may grow there.
        let apart = if height > 6.0 { 12.0 + radius } else { 0.0 };
        let clear = |drawn: &Drawn| {
            let (width, height) = Sprite::thing(drawn.thing).size();
            drawn.at.distance(p) > radius + width.max(height) / 2.0
        };
        field.things.iter().all(clear)
            && self.inns.iter().all(|inn| inn.distance(p) > radius + INN_RADIUS)
            && field.region.contains(p)
            && field.region.clearance(p) > radius + 2.6
            && p.distance(field.spot) > apart
    }

    fn flock(&mut self, field: &SegmentLayout) {
        if let Some(p) = self.plant(Sprite::SHEEP, field) {
            for _ in 0..3 {
                let near = p + Point::new(self.dice.between(-11.0, 11.0), self.dice.between(-9.0, 9.0));
                self.plant_at(Sprite::SHEEP, near, field);
            }
        }
    }

    fn plot(&mut self, field: &SegmentLayout) {
        let sprite = Sprite::plot(self.dice.below(3) as u8);
        for _ in 0..24 {
            let p = self.somewhere();
            if self.fits(sprite, p, field) {
                let foot = self.foot(sprite, p);
                self.scene.lay(sprite, foot);
                return;
            }
        }
    }
}
