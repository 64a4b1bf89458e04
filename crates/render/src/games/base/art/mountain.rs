use crate::art::scene::Scene;
use crate::art::{OVERLAP, VARIANTS};
use crate::dice::Dice;
use crate::geometry::{Line, Point, TILE};
use crate::palette::{MEADOW, MEADOW_DEEP, ROCK, SCREE};
use crate::sprite::Sprite;
use bastide_engine::geometry::Rotation;
use bastide_engine::tiles::{FeatureKind, TileType};

/// Whether a tile is a mountain.
pub(super) fn holds(tile: &TileType) -> bool {
    tile.segments.iter().any(|segment| segment.kind == FeatureKind::Mountain)
}

/// Draws a mountain: a massif with a mine, grass at its foot all around. Nothing tells its turns apart, so each turn
/// is another mountain.
pub(super) fn draw(tile: &TileType, rotation: Rotation, variant: u32) -> String {
    let look = variant % VARIANTS + VARIANTS * u32::from(rotation.quarters());
    let mut dice = Dice::new(&tile.name, look);
    let mut scene = Scene::default();
    let side = TILE + 2.0 * OVERLAP;
    scene.ground(&format!("<path d=\"M-{OVERLAP} -{OVERLAP}h{side}v{side}h-{side}z\" fill=\"{MEADOW}\"/>"));
    massif(&mut dice, &mut scene);
    // The follower's spot is the middle of the tile: the mine opens there, the tops rise around it.
    let wander = |dice: &mut Dice, x: f64, y: f64| {
        Point::new((x + dice.between(-4.0, 4.0)).round(), (y + dice.between(-3.0, 3.0)).round())
    };
    let ranges: [&[(f64, f64, u8)]; 4] = [
        &[
            (38.0, 62.0, 0),
            (81.0, 66.0, 0),
            (60.0, 50.0, 1),
            (22.0, 78.0, 2),
            (98.0, 84.0, 2),
            (30.0, 104.0, 1),
            (91.0, 106.0, 1),
        ],
        &[
            (62.0, 62.0, 0),
            (28.0, 66.0, 1),
            (93.0, 68.0, 1),
            (27.0, 96.0, 1),
            (93.0, 100.0, 1),
            (40.0, 112.0, 2),
            (79.0, 112.0, 2),
        ],
        &[
            (30.0, 50.0, 1),
            (80.0, 64.0, 0),
            (52.0, 44.0, 2),
            (29.0, 80.0, 1),
            (95.0, 98.0, 1),
            (28.0, 108.0, 2),
            (76.0, 112.0, 2),
        ],
        &[
            (40.0, 66.0, 0),
            (84.0, 48.0, 1),
            (66.0, 44.0, 2),
            (93.0, 78.0, 1),
            (25.0, 100.0, 1),
            (92.0, 108.0, 2),
            (44.0, 112.0, 2),
        ],
    ];
    for &(x, y, kind) in ranges[look as usize % 4] {
        scene.stand(Sprite::peak(kind), wander(&mut dice, x, y));
    }
    scene.stand(Sprite::MINE, Point::new(60.0, 84.0));
    trees(&mut dice, &mut scene);
    scene.finish()
}

/// Scree with a ragged edge, almost to the rim.
fn massif(dice: &mut Dice, scene: &mut Scene) {
    let ring = |inset: f64, dice: &mut Dice| {
        let count = 28;
        let point = |i: usize, dice: &mut Dice| {
            let angle = std::f64::consts::TAU * i as f64 / f64::from(count as u32);
            let (x, y) = (angle.cos(), angle.sin());
            // Between a circle and a square.
            let square = x.abs().max(y.abs()).powf(0.72);
            Point::CENTRE + Point::new(x, y) * ((TILE / 2.0 - inset + dice.between(-2.4, 2.4)) / square)
        };
        Line((0..count).map(|i| point(i, dice)).collect()).path() + "z"
    };
    for (inset, colour, opacity) in [(5.0, MEADOW_DEEP, "1"), (8.0, SCREE, "1"), (15.0, ROCK[1], ".55")] {
        let path = ring(inset, dice);
        scene.ground(&format!(
            "<path d=\"{path}\" fill=\"{colour}\" opacity=\"{opacity}\" stroke=\"{colour}\" stroke-width=\"3\" stroke-linejoin=\"round\"/>"
        ));
    }
}

/// Firs and boulders at the foot of the mountain, where there is room for them.
fn trees(dice: &mut Dice, scene: &mut Scene) {
    for _ in 0..46 {
        let angle = dice.between(0.0, std::f64::consts::TAU);
        let (x, y) = (angle.cos(), angle.sin());
        let reach = dice.between(44.0, 53.0) / x.abs().max(y.abs()).powf(0.8);
        let sprite = dice.pick(&[
            Sprite::wood(3),
            Sprite::wood(3),
            Sprite::boulder(0),
            Sprite::boulder(1),
            Sprite::BUSH,
        ]);
        let (width, height) = sprite.size();
        let foot = Point::CENTRE + Point::new(x, y) * reach + Point::new(0.0, 4.0);
        let on_tile = (width / 2.0 + 1.0..TILE - width / 2.0 - 3.4).contains(&foot.x)
            && (height + 1.0..TILE - 1.6).contains(&foot.y);
        if on_tile && scene.is_free(sprite, foot, (-3.0, -6.0)) {
            scene.stand(sprite, foot);
        }
    }
}
