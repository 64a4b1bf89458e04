use crate::geometry::Point;
use crate::sprite::Sprite;

/// A picture in the making: what lies flat on the ground, then what stands on it from back
/// to front, then what hangs above everything.
#[derive(Default)]
pub(crate) struct Scene {
    flat: String,
    lying: Vec<(Point, Sprite)>,
    standing: Vec<(Point, Sprite)>,
    above: String,
}

impl Scene {
    pub(crate) fn ground(&mut self, elements: &str) {
        self.flat.push_str(elements);
    }

    /// Puts something flat on the ground that nothing else should stand on.
    pub(crate) fn lay(&mut self, sprite: Sprite, foot: Point) {
        self.ground(&sprite.at(foot));
        self.lying.push((foot, sprite));
    }

    pub(crate) fn stand(&mut self, sprite: Sprite, foot: Point) {
        self.standing.push((foot, sprite));
    }

    pub(crate) fn above(&mut self, elements: &str) {
        self.above.push_str(elements);
    }

    /// Whether a sprite put there would keep this far, across and down, from all others. A
    /// negative distance is how much of each other they may cover.
    pub(crate) fn is_free(&self, sprite: Sprite, foot: Point, gap: (f64, f64)) -> bool {
        let (width, height) = sprite.size();
        let clear = |&(other, there): &(Point, Sprite), gap: (f64, f64)| {
            let (w, h) = there.size();
            let beside = (foot.x - other.x).abs() > (width + w) / 2.0 + gap.0;
            beside || foot.y - height > other.y + gap.1 || foot.y < other.y - h - gap.1
        };
        // What lies flat is not to be covered at all.
        self.standing.iter().all(|one| clear(one, gap))
            && self.lying.iter().all(|one| clear(one, (gap.0.max(0.0), gap.1.max(0.0))))
    }

    pub(crate) fn finish(mut self) -> String {
        self.standing.sort_by(|(a, _), (b, _)| a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x)));
        let mut picture = self.flat;
        for (foot, sprite) in &self.standing {
            picture.push_str(&sprite.at(*foot));
        }
        picture + &self.above
    }
}
