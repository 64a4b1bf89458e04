use crate::art::scene::Scene;
use crate::geometry::Point;
use crate::layout::TileLayout;
use crate::sprite::Sprite;

/// Puts the inns beside their roads, before anything grows there.
pub(super) fn draw(layout: &TileLayout, scene: &mut Scene) {
    let down = Point::new(0.0, Sprite::INN.size().1 / 2.0);
    for at in layout.segments.iter().filter_map(|place| place.inn) {
        scene.stand(Sprite::INN, at + down);
    }
}
