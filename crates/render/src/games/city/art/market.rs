use crate::art::scene::Scene;
use crate::dice::Dice;
use crate::geometry::{Line, Point, TILE};
use crate::layout::SegmentLayout;
use crate::palette::{INK, MARKET, MARKET_BRIGHT, MARKET_DEEP};
use crate::sprite::Sprite;
use crate::svg::number;
use bastide_engine::tiles::{Attr, SegmentType};

const RAIL: &str = "#e9d3a2";
const POST: &str = "#8a6238";

/// Draws a market: green ground, the sign of what it sells, and some of that around it.
pub(super) fn draw(segment: &SegmentType, market: &SegmentLayout, dice: &mut Dice, scene: &mut Scene) {
    let path = market.region.path();
    scene.ground(&format!("<path d=\"{path}\" fill=\"{MARKET}\" stroke=\"{MARKET}\" stroke-width=\".8\"/>"));
    lawn(market, dice, scene);
    let goods = Attr::GOODS.iter().zip(0..).filter(|(goods, _)| segment.attrs.get(**goods) > 0);
    let goods: Vec<u8> = goods.map(|(_, number)| number).collect();
    for (&at, &goods) in market.markets.iter().zip(&goods) {
        scene.above(&Sprite::sign(goods).at(at));
        offer(goods, market, dice, scene);
    }
}

/// Trodden and fresh grass, well inside the market so that rims match.
fn lawn(market: &SegmentLayout, dice: &mut Dice, scene: &mut Scene) {
    let (mut bright, mut deep) = (String::new(), String::new());
    for i in 0..(market.region.area() / 260.0) as usize {
        let p = Point::new(dice.between(4.0, TILE - 4.0).round(), dice.between(4.0, TILE - 4.0).round());
        let length = dice.between(4.0, 11.0).round();
        let end = p + Point::new(length, 0.0);
        let inside = |p: Point| market.region.contains(p) && market.region.clearance(p) > 5.0;
        if inside(p) && inside(end) {
            let dab = format!("M{} {}h{}", number(p.x), number(p.y), number(length));
            if i % 2 == 0 { &mut bright } else { &mut deep }.push_str(&dab);
        }
    }
    scene.ground(&format!(
        "<g fill=\"none\" stroke-width=\"2.6\" stroke-linecap=\"round\"><path d=\"{bright}\" stroke=\"{MARKET_BRIGHT}\"/>\
         <path d=\"{deep}\" stroke=\"{MARKET_DEEP}\" opacity=\".6\"/></g>"
    ));
}

/// Puts the wares where there is room for them.
fn offer(goods: u8, market: &SegmentLayout, dice: &mut Dice, scene: &mut Scene) {
    let sprite = Sprite::wares(goods);
    let (width, height) = sprite.size();
    let most = (market.region.area() / 1100.0).ceil() as usize;
    let mut offered = 0;
    for _ in 0..60 {
        let foot =
            Point::new(dice.between(11.0, TILE - 13.0).round(), dice.between(15.0, TILE - 5.0).round());
        let middle = foot - Point::new(0.0, height / 2.0);
        let corners = [(-0.5, 0.0), (0.5, 0.0), (-0.5, -1.0), (0.5, -1.0)];
        let inside = |&(across, up): &(f64, f64)| {
            let p = foot + Point::new(width * across, height * up);
            market.region.contains(p) && market.region.clearance(p) > 2.6
        };
        let off = |p: Point, rx: f64, ry: f64| {
            (middle.x - p.x).abs() > rx + width / 2.0 || (middle.y - p.y).abs() > ry + height / 2.0
        };
        if offered < most
            && corners.iter().all(inside)
            && off(market.spot, 5.0, 4.0)
            && market.markets.iter().all(|&sign| off(sign, 16.0, 15.0))
            && scene.is_free(sprite, foot, (2.0, 1.0))
        {
            scene.stand(sprite, foot);
            offered += 1;
        }
    }
}

/// The fence along the bound of a market, which is to the left of the line.
pub(crate) fn fence(line: &Line) -> String {
    let along = line.beside(-1.7).within_tile(0.0).path();
    format!(
        "<g fill=\"none\" stroke-linejoin=\"round\"><path d=\"{along}\" stroke=\"{INK}\" stroke-width=\"4.4\"/>\
         <path d=\"{along}\" stroke=\"{RAIL}\" stroke-width=\"2.6\"/>\
         <path d=\"{along}\" stroke=\"{POST}\" stroke-width=\"4.6\" stroke-dasharray=\"2.4 7.6\" stroke-dashoffset=\"-3.8\"/></g>"
    )
}
