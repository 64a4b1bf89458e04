use super::enclosure::{Corner, Enclosure, LANE, STRIP, Stretch, TOWER, WIDE};
use super::start;
use crate::board::text;
use crate::dice::Dice;
use crate::geometry::{Line, Point, Region, TILE};
use crate::palette::{INK, MEADOW, MEADOW_DEEP, PAPER, STONE, STONE_BRIGHT, STONE_DEEP};
use crate::sprite::Sprite;
use crate::svg::number;

/// The yard that nothing is built on yet.
const EARTH: &str = "#bdb777";
const EARTH_DEEP: &str = "#a7a365";
const EARTH_BRIGHT: &str = "#cac488";
const WATER: &str = "#8fb9c6";
const WATER_DEEP: &str = "#6f9fb0";
/// Every fifth space of the track.
const GOLD: &str = "#f3d383";
/// How far a tower rises above the wall.
const RAISED: f64 = 7.0;
/// How high the outside of the wall is that one sees.
const HIGH: f64 = 15.0;

impl Enclosure {
    /// The castle wall with its score track, towers and start spaces, around the empty yard:
    /// a `<g id="bst-castle-walls">` in units of a tile, with the sprites beside it in
    /// [`sprites`](crate::sprites). It fills [`bounds`](Self::bounds).
    pub fn backdrop(&self) -> String {
        let mut drawing = String::from("<g id=\"bst-castle-walls\">");
        drawing += &self.land();
        drawing += &self.yard();
        drawing += &self.stone();
        for stretch in &self.stretches {
            drawing += &battlements(stretch);
            drawing += &fields(stretch);
        }
        for begin in &self.walls.starts {
            drawing += &start::draw(begin);
        }
        for corner in &self.corners {
            drawing += &tower(corner);
        }
        for (n, at) in self.spaces() {
            let on_tower = self.corners.iter().any(|corner| corner.spaces.contains(&n));
            drawing += &label(n, at, on_tower);
        }
        drawing + "</g>"
    }

    /// The meadow around the castle, and the moat.
    fn land(&self) -> String {
        let (first, last) = self.bounds();
        let (width, height) = (last.x - first.x, last.y - first.y);
        let moat = self.ring(WIDE + 14.0).path();
        let mut drawing = format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"26\" fill=\"{MEADOW}\"/>\
             <g fill=\"none\" stroke-linejoin=\"round\">\
             <path d=\"{moat}z\" stroke=\"{MEADOW_DEEP}\" stroke-width=\"78\"/>\
             <path d=\"{moat}z\" stroke=\"{WATER_DEEP}\" stroke-width=\"68\"/>\
             <path d=\"{moat}z\" stroke=\"{WATER}\" stroke-width=\"62\"/>\
             <path d=\"{}z\" stroke=\"{PAPER}\" stroke-width=\"1.4\" stroke-dasharray=\"26 60 14 90\" opacity=\".6\"/>\
             <path d=\"{}z\" stroke=\"{WATER_DEEP}\" stroke-width=\"1.4\" stroke-dasharray=\"40 110 20 70\" opacity=\".7\"/></g>",
            number(first.x),
            number(first.y),
            number(width),
            number(height),
            self.ring(WIDE + 22.0).path(),
            self.ring(WIDE + 31.0).path(),
        );
        // Trees and bushes on the far bank.
        let near = Region::new(vec![self.ring(WIDE + 46.0)]);
        let mut dice = Dice::new("castle-walls", 0);
        let mut standing: Vec<(Point, Sprite)> = Vec::new();
        for _ in 0..900 {
            let foot = Point::new(
                dice.between(first.x + 12.0, last.x - 12.0),
                dice.between(first.y + 16.0, last.y - 6.0),
            );
            let sprite = match dice.below(10) {
                0..4 => Sprite::oak(dice.below(3) as u8),
                4..6 => Sprite::BUSH,
                6..8 => Sprite::flowers(dice.below(3) as u8),
                _ => Sprite::TUFT,
            };
            let clear = !near.contains(foot) && near.clearance(foot) > 8.0;
            if clear && standing.iter().all(|(other, _)| other.distance(foot) > 15.0) {
                standing.push((foot, sprite));
            }
        }
        standing.sort_by(|(a, _), (b, _)| a.y.total_cmp(&b.y));
        drawing.extend(standing.iter().map(|(foot, sprite)| sprite.at(*foot)));
        drawing
    }

    /// The empty yard: trodden ground with the faintest of grids.
    fn yard(&self) -> String {
        let inside = self.ring(0.0).path();
        let mut drawing = format!("<path d=\"{inside}z\" fill=\"{EARTH}\"/>");
        let mut dice = Dice::new("castle-yard", 0);
        let mut grid = String::new();
        for cell in &self.walls.cells {
            let at = Point::new(f64::from(cell.x) * TILE, f64::from(cell.y) * TILE);
            grid += &format!("M{} {}h{TILE}v{TILE}h-{TILE}z", number(at.x), number(at.y));
            for i in 0..3 {
                let p = at + Point::new(dice.between(22.0, 98.0), dice.between(16.0, 104.0));
                let colour = if i == 1 { EARTH_BRIGHT } else { EARTH_DEEP };
                drawing += &format!(
                    "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\" fill=\"{colour}\" opacity=\".55\"/>",
                    number(p.x),
                    number(p.y),
                    number(dice.between(8.0, 20.0)),
                    number(dice.between(5.0, 11.0))
                );
            }
            for _ in 0..4 {
                let p = at + Point::new(dice.between(8.0, 112.0), dice.between(10.0, 112.0));
                drawing += &Sprite::TUFT.at(p);
            }
        }
        drawing
            + &format!(
                "<path d=\"{grid}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"1\" stroke-dasharray=\"4 5\" opacity=\".28\"/>"
            )
    }

    /// The wall itself: its outside that faces the eye, its top, and the ledge along the yard.
    fn stone(&self) -> String {
        let (outer, ledge, inner) = (self.ring(WIDE).path(), self.ring(STRIP).path(), self.ring(0.0).path());
        let courses: String =
            [1.0 / 3.0, 2.0 / 3.0].map(|share| self.ring(STRIP * share).path() + "z").concat();
        // The shade that the wall throws into the yard.
        let shade: String = (self.stretches.iter())
            .filter(|stretch| stretch.heading.x > 0.5 || stretch.heading.y < -0.5)
            .map(|stretch| {
                let cast = if stretch.heading.x > 0.5 { Point::new(0.0, 9.0) } else { Point::new(7.0, 0.0) };
                Line(vec![stretch.from, stretch.to, stretch.to + cast, stretch.from + cast]).path() + "z"
            })
            .collect();
        format!(
            "<path d=\"{shade}\" fill=\"{INK}\" opacity=\".16\"/>\
             <g fill-rule=\"evenodd\" stroke-linejoin=\"round\">\
             <path d=\"{outer}z\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"6\" opacity=\".22\" transform=\"translate(7 {})\"/>\
             {}\
             <path d=\"{outer}z{inner}z\" fill=\"{STONE}\" stroke=\"{INK}\" stroke-width=\"2\"/>\
             <path d=\"{ledge}z{inner}z\" fill=\"#c3b7a1\"/>\
             <g fill=\"none\"><path d=\"{courses}\" stroke=\"{STONE_DEEP}\" stroke-width=\".8\"/>\
             <path d=\"{}z\" stroke=\"{STONE_DEEP}\" stroke-width=\"{}\" stroke-dasharray=\".9 19.1\"/>\
             <path d=\"{}z\" stroke=\"{STONE_DEEP}\" stroke-width=\"{}\" stroke-dasharray=\".9 19.1\" stroke-dashoffset=\"10\"/>\
             <path d=\"{ledge}z\" stroke=\"{INK}\" stroke-width=\"1.2\" opacity=\".7\"/>\
             <path d=\"{inner}z\" stroke=\"{INK}\" stroke-width=\"2.2\"/></g></g>",
            HIGH + 5.0,
            self.outside(),
            self.ring(STRIP / 6.0).path(),
            number(STRIP / 3.0),
            self.ring(STRIP / 2.0).path(),
            number(STRIP / 3.0),
        )
    }

    /// The faces of the wall outside that look south.
    fn outside(&self) -> String {
        let ring = self.ring(WIDE);
        let count = ring.0.len();
        let (mut faces, mut courses) = (String::new(), String::new());
        for i in 0..count {
            let (a, b) = (ring.0[i], ring.0[(i + 1) % count]);
            if b.x < a.x - 1.0 {
                faces += &format!("M{} {}H{}v{HIGH}H{}z", number(a.x), number(a.y), number(b.x), number(a.x));
                for down in [HIGH * 0.4, HIGH * 0.7] {
                    courses += &format!("M{} {}H{}", number(a.x), number(a.y + down), number(b.x));
                }
            }
        }
        format!(
            "<path d=\"{faces}\" fill=\"{STONE_DEEP}\" stroke=\"{INK}\" stroke-width=\"1.6\"/>\
             <path d=\"{courses}\" stroke=\"{INK}\" stroke-width=\".8\" stroke-dasharray=\"22 2\" opacity=\".5\"/>"
        )
    }
}

/// The merlons along the outer edge of a wall.
fn battlements(stretch: &Stretch) -> String {
    let length = stretch.from.distance(stretch.to);
    let (from, to) = (stretch.track.0, stretch.track.1.min(length));
    if to - from < 12.0 {
        return String::new();
    }
    let edge = stretch.from + stretch.out() * (WIDE - 5.6);
    let line = Line::straight(edge + stretch.heading * from, edge + stretch.heading * to).path();
    // A whole number of merlons, with half a gap at either end.
    let count = ((to - from) / 20.0).round().max(1.0);
    let pitch = (to - from) / count;
    let gap = pitch * 0.38;
    let stroke = |colour: &str, width: f64, more: f64| {
        format!(
            "<path d=\"{line}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-dasharray=\"{:.2} {:.2}\" stroke-dashoffset=\"{:.2}\"/>",
            pitch - gap + more,
            gap - more,
            more / 2.0 - gap / 2.0
        )
    };
    stroke(INK, 11.2, 2.0) + &stroke(STONE_BRIGHT, 9.2, 0.0)
}

/// The spaces of the track on a wall, without their numbers.
fn fields(stretch: &Stretch) -> String {
    let Some((first, last)) = stretch.spaces else { return String::new() };
    let across = (stretch.pitch() - 4.0, LANE - 4.0);
    let (width, height) = if stretch.heading.x.abs() > 0.5 { across } else { (across.1, across.0) };
    let field = |n: u32| {
        let along = stretch.track.0 + stretch.pitch() * (f64::from(n - first) + 0.5);
        let at = stretch.from + stretch.heading * along + stretch.out() * (STRIP + LANE / 2.0);
        let fill = if n.is_multiple_of(5) { GOLD } else { PAPER };
        format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"5\" fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"1.3\"/>",
            number(at.x - width / 2.0),
            number(at.y - height / 2.0),
            number(width),
            number(height)
        )
    };
    (first..=last).map(field).collect()
}

/// A round tower: battlements around a floor that a line parts into two spaces.
fn tower(corner: &Corner) -> String {
    let Point { x, y } = corner.centre;
    let (cx, cy) = (number(x), number(y));
    let floor = TOWER - 7.6;
    let merlons = 14.0;
    let ring = TOWER - 3.8;
    let pitch = std::f64::consts::TAU * ring / merlons;
    let part = corner.out.unit() * floor;
    let half = |n: u32, toward: Point| {
        if !n.is_multiple_of(5) {
            return String::new();
        }
        let angle = toward.y.atan2(toward.x);
        let arc = Line::arc(
            corner.centre,
            floor,
            angle - std::f64::consts::FRAC_PI_2,
            angle + std::f64::consts::FRAC_PI_2,
        );
        format!("<path d=\"{}z\" fill=\"{GOLD}\"/>", arc.path())
    };
    format!(
        "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{TOWER}\" ry=\"{TOWER}\" fill=\"{INK}\" opacity=\".25\"/>\
         <path d=\"M{} {cy}v{RAISED}a{TOWER} {TOWER} 0 0 0 {} 0v-{RAISED}z\" fill=\"{STONE_DEEP}\" stroke=\"{INK}\" stroke-width=\"2\"/>\
         <circle cx=\"{cx}\" cy=\"{cy}\" r=\"{TOWER}\" fill=\"{STONE}\" stroke=\"{INK}\" stroke-width=\"2\"/>\
         <circle cx=\"{cx}\" cy=\"{cy}\" r=\"{ring}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"7.2\" stroke-dasharray=\"{:.2} {:.2}\" stroke-dashoffset=\".9\"/>\
         <circle cx=\"{cx}\" cy=\"{cy}\" r=\"{ring}\" fill=\"none\" stroke=\"{STONE_BRIGHT}\" stroke-width=\"5.6\" stroke-dasharray=\"{:.2} {:.2}\"/>\
         <circle cx=\"{cx}\" cy=\"{cy}\" r=\"{floor}\" fill=\"{PAPER}\"/>{}{}\
         <circle cx=\"{cx}\" cy=\"{cy}\" r=\"{floor}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"1.5\"/>\
         <path d=\"M{} {}L{} {}\" stroke=\"{INK}\" stroke-width=\"1.8\"/>",
        number(x + 6.0),
        number(y + RAISED + 4.0),
        number(x - TOWER),
        number(2.0 * TOWER),
        pitch * 0.6 + 1.8,
        pitch * 0.4 - 1.8,
        pitch * 0.6,
        pitch * 0.4,
        half(corner.spaces[0], corner.back),
        half(corner.spaces[1], corner.back * -1.0),
        number(x - part.x),
        number(y - part.y),
        number(x + part.x),
        number(y + part.y),
    )
}

/// The number of a space; every fifth stands out.
fn label(n: u32, at: Point, on_tower: bool) -> String {
    let size = match (on_tower, n.is_multiple_of(5)) {
        (true, _) => 18.5,
        (false, true) => 23.0,
        (false, false) => 21.0,
    };
    let more = match n.is_multiple_of(5) {
        true => "text-anchor=\"middle\" font-weight=\"bold\"",
        false => "text-anchor=\"middle\"",
    };
    text(at.x, at.y + size * 0.36, size, more, &n.to_string())
}
