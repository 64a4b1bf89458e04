use crate::art::scene::Scene;
use crate::dice::Dice;
use crate::geometry::Point;
use crate::layout::TileLayout;
use crate::sprite::Sprite;
use bastide_engine::tiles::{FeatureKind, TileType};

/// Draws what stands where roads meet or end: a well or a cross, and cottages around it.
pub(super) fn draw(tile: &TileType, layout: &TileLayout, dice: &mut Dice, scene: &mut Scene) {
    if let Some(square) = layout.square {
        let (sprite, down) = dice.pick(&[(Sprite::WELL, 4.6), (Sprite::CROSS, 4.0)]);
        scene.stand(sprite, square + Point::new(0.0, down));
        settle(tile, layout, square, scene);
    }
    for &end in &layout.ends {
        scene.stand(Sprite::COTTAGE, end + Point::new(0.0, 2.0));
    }
}

/// Puts a cottage into each corner between the roads where there is room for one.
fn settle(tile: &TileType, layout: &TileLayout, square: Point, scene: &mut Scene) {
    let (width, height) = Sprite::COTTAGE.size();
    let half = width / 2.0;
    let fields = || tile.segments.iter().zip(&layout.segments).filter(|(s, _)| s.kind == FeatureKind::Field);
    for sixteenth in 0..16 {
        let angle = std::f64::consts::TAU * f64::from(sixteenth) / 16.0;
        for reach in [19.0, 21.0] {
            let middle = square + Point::new(angle.cos() * reach, angle.sin() * (reach - 1.5));
            let foot = middle + Point::new(0.0, height / 2.0);
            let corners = [(-half, 0.0), (half, 0.0), (-half, -height), (half, -height)];
            let room = fields().any(|(_, field)| {
                let inside = |&(dx, dy): &(f64, f64)| {
                    let p = foot + Point::new(dx, dy);
                    field.region.contains(p) && field.region.clearance(p) > 0.3
                };
                corners.iter().all(inside) && field.spot.distance(middle) > 19.0
            });
            if room && scene.is_free(Sprite::COTTAGE, foot, (1.0, -1.0)) {
                scene.stand(Sprite::COTTAGE, foot);
            }
        }
    }
}
