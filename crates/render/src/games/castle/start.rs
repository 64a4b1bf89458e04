use super::CastleStart;
use super::art::{ground, house, tower};
use super::enclosure::STRIP;
use crate::art::path::surface;
use crate::geometry::{Line, Point, Region, TILE};
use crate::layout::BAND;
use crate::palette::INK;
use crate::sprite::Sprite;
use crate::svg::number;
use bastide_engine::geometry::{Pos, Rotation};
use bastide_engine::tiles::{Attr, FeatureKind, SegmentType};

impl CastleStart {
    /// Where each segment of the start space is, within the square it lies on.
    ///
    /// ```
    /// use bastide_engine::games::castle::Enclosure;
    /// use bastide_render::{CastleWalls, Point};
    ///
    /// let walls = CastleWalls::from(&Enclosure::standard());
    /// let road = walls.starts.iter().find(|start| start.segments.len() == 3).unwrap();
    /// let regions = road.regions();
    /// assert!(regions[0].contains(Point::new(60.0, 110.0)), "the road comes out in the middle");
    /// assert!(!regions[1].contains(Point::new(60.0, 110.0)));
    /// ```
    pub fn regions(&self) -> Vec<Region> {
        let turn = Rotation::from_quarters(self.side.index() as u8);
        let top = TILE - STRIP;
        let strip = |from: f64, to: f64| {
            let corners = [(from, top), (to, top), (to, TILE), (from, TILE)];
            Region::new(vec![Line(corners.map(|(x, y)| Point::new(x, y).turned(turn)).to_vec())])
        };
        let (left, right) = (TILE / 2.0 - BAND, TILE / 2.0 + BAND);
        let facing = self.side.opposite();
        let region = |segment: &SegmentType| {
            let [first, middle, last] = facing.ports().map(|port| segment.ports.contains(port));
            match (segment.kind, first, middle, last) {
                (FeatureKind::Road, ..) => strip(left, right),
                // Seen from the square, its ports run the other way.
                (_, true, false, false) => strip(right, TILE),
                (_, false, false, true) => strip(0.0, left),
                _ => strip(0.0, TILE),
            }
        };
        self.segments.iter().map(region).collect()
    }
}

/// Draws a start space: the end of a tile that lies in the wall, with the same drawings as
/// the tiles, so that they join.
pub(super) fn draw(start: &CastleStart) -> String {
    // Drawn as if it lay north of its square, and then turned.
    let turn = Rotation::from_quarters(start.side.index() as u8);
    let top = TILE - STRIP;
    let corners = [(0.0, top), (TILE, top), (TILE, TILE), (0.0, TILE)];
    let corners = corners.map(|(x, y)| Point::new(x, y).turned(turn));
    let strip = Line(corners.to_vec());
    let region = Region::new(vec![strip.clone()]);
    let middle = Point::new(TILE / 2.0, TILE - STRIP / 2.0).turned(turn);
    // With the building to its left the back of the strip runs west.
    let back = Line(vec![corners[1], corners[0]]);
    let has = |kind: FeatureKind| start.segments.iter().any(|segment| segment.kind == kind);
    let markets: u32 = start.segments.iter().map(|segment| segment.attrs.get(Attr::Market)).sum();

    let mut drawing = ground(&(strip.path() + "z"));
    if has(FeatureKind::House) {
        drawing += &house::roof(&region);
        drawing += &Sprite::CHIMNEY.at(middle + Point::new(-22.0, 3.0).turned_way(turn));
        drawing += &Sprite::CHIMNEY.at(middle + Point::new(26.0, 3.0).turned_way(turn));
    } else if has(FeatureKind::Tower) {
        drawing += &tower::platform(&region);
        drawing += &tower::parapet(&back);
    } else if has(FeatureKind::Road) {
        let line = [(60.0, TILE + 0.4), (60.0, top + 3.0)].map(|(x, y)| Point::new(x, y).turned(turn));
        drawing += &surface(&Line(line.to_vec()).path(), &[]);
        // A gate in the wall at its end.
        let gate = [(52.0, top), (52.0, top + 5.0), (68.0, top + 5.0), (68.0, top)];
        let gate = Line(gate.map(|(x, y)| Point::new(x, y).turned(turn)).to_vec());
        drawing += &format!("<path d=\"{}z\" fill=\"{INK}\"/>", gate.path());
    }
    for i in 0..markets {
        let along = Point::new(32.0 * (f64::from(i) - f64::from(markets - 1) / 2.0), 0.0);
        let Point { x, y } = middle + along.turned_way(turn);
        let id = Sprite::stall(0).id();
        drawing += &format!(
            "<use href=\"#{id}\" transform=\"translate({} {}) scale(.78)\"/>",
            number(x),
            number(y + 1.0)
        );
    }
    let frame = Line(vec![corners[3], corners[0], corners[1], corners[2]]).path();
    drawing += &format!(
        "<path d=\"{frame}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"2.4\" stroke-linejoin=\"round\"/>"
    );
    let Pos { x, y } = start.cell.step(start.side);
    let (x, y) = (f64::from(x) * TILE, f64::from(y) * TILE);
    format!("<g transform=\"translate({} {})\">{drawing}</g>", number(x), number(y))
}
