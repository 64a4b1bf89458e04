//! The pieces of the walls. Each is drawn for the north side of the tile at 0,0 and turned for the others,
//! as old maps do it: whatever stands around the city is folded outwards.

use super::edges::KINDS as EDGES;
use crate::borders::Border;
use crate::figure::figure_id;
use crate::geometry::TILE;
use crate::palette::{INK, PAPER, PATH, PATH_DEEP, SLATE, STONE, STONE_BRIGHT, STONE_DEEP};
use crate::player::{PLAYERS, look};
use std::fmt::Write;

/// A piece of the walls that belongs to nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WallPiece {
    /// A wall.
    Wall,
    /// A wall that is only imagined, to close the ring.
    Imagined,
    /// The city gate.
    Gate,
    /// A wall that could be set.
    GhostWall,
    /// A gate that could be set.
    GhostGate,
}

impl WallPiece {
    const ALL: [Self; 5] = [Self::Wall, Self::Imagined, Self::Gate, Self::GhostWall, Self::GhostGate];

    /// The id of its drawing, among [`city_tokens`].
    ///
    /// ```
    /// assert_eq!(bastide_render::WallPiece::Gate.id(), "bst-city-gate");
    /// ```
    pub const fn id(self) -> &'static str {
        match self {
            Self::Wall => "bst-city-wall",
            Self::Imagined => "bst-city-imagined",
            Self::Gate => "bst-city-gate",
            Self::GhostWall => "bst-city-ghost-wall",
            Self::GhostGate => "bst-city-ghost-gate",
        }
    }

    fn drawing(self) -> String {
        match self {
            Self::Wall => wall(),
            Self::Imagined => outline(CRENELS, "5 4", ".3"),
            Self::Gate => gate(),
            Self::GhostWall => outline(CRENELS, "", ".5"),
            Self::GhostGate => outline(GATEHOUSE, "", ".5"),
        }
    }
}

/// The id of a player's tower on the walls: its drawing is for the right end of a wall, as seen by somebody
/// who looks out; mirrored it serves for the left end.
///
/// ```
/// assert_eq!(bastide_render::tower_id(1), "bst-city-tower1");
/// ```
pub fn tower_id(player: usize) -> String {
    format!("bst-city-tower{}", player % PLAYERS)
}

/// The id of a player's guard on a wall.
///
/// ```
/// assert_eq!(bastide_render::guard_id(1), "bst-city-guard1");
/// ```
pub fn guard_id(player: usize) -> String {
    format!("bst-city-guard{}", player % PLAYERS)
}

/// The middle of a guard: turned back around it, a guard stands upright on any side.
pub(crate) const GUARD: (f64, f64) = (TILE / 2.0, -11.0);
/// Where a tower at the right end stands.
pub(crate) const TOWER: (f64, f64) = (TILE, -9.0);

/// The definitions of walls, gate, towers and guards, and of the edges of markets: put them once into a page,
/// beside the [`figures`](crate::figures).
///
/// ```
/// let tokens = bastide_render::city_tokens();
/// assert!(tokens.contains("\"bst-city-wall\"") && tokens.contains("\"bst-city-guard3\""));
/// ```
pub fn city_tokens() -> String {
    definitions(|_| true) + &Border::definitions(&EDGES, &[false])
}

/// The pieces of the walls whose id is wanted.
pub(crate) fn definitions(wanted: impl Fn(&str) -> bool) -> String {
    let pieces = WallPiece::ALL.map(|piece| (piece.id().to_owned(), piece.drawing()));
    let towers = (0..PLAYERS).map(|player| (tower_id(player), tower(player)));
    let guards = (0..PLAYERS).map(|player| (guard_id(player), guard(player)));
    let all = pieces.into_iter().chain(towers).chain(guards).filter(|(id, _)| wanted(id));
    all.map(|(id, drawing)| format!("<g id=\"{id}\">{drawing}</g>")).collect()
}

/// A wall from end to end, with its merlons.
const CRENELS: &str = "M0 0V-15H2.5V-20H9.5V-15H14.5V-20H21.5V-15H26.5V-20H33.5V-15H38.5V-20H45.5V-15H50.5V-20H57.5V-15H62.5V-20H69.5V-15H74.5V-20H81.5V-15H86.5V-20H93.5V-15H98.5V-20H105.5V-15H110.5V-20H117.5V-15H120V0z";
/// A wall with a gatehouse in the middle of it.
const GATEHOUSE: &str = "M0 0V-15H2.5V-20H9.5V-15H14.5V-20H21.5V-15H28V-29H26L37 -45 48 -29H46V-24H51V-28H57V-24H63V-28H69V-24H74V-29H72L83 -45 94 -29H92V-15H98.5V-20H105.5V-15H110.5V-20H117.5V-15H120V0z";
const ARCH: &str = "M50 0V-10Q60 -24 70 -10V0z";

fn path(data: &str, fill: &str, stroke: f64) -> String {
    format!(
        "<path d=\"{data}\" fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"{stroke}\" stroke-linejoin=\"round\"/>"
    )
}

/// The soft shadow of all that stands here. It falls to no side, as the piece may be turned to any.
fn shadow(outline: &str) -> String {
    format!(
        "<path d=\"{outline}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"7\" stroke-linejoin=\"round\" opacity=\".2\"/>"
    )
}

/// Courses of stone between two ends.
fn masonry(from: f64, to: f64) -> String {
    let mut joints = String::new();
    for (row, y) in [(0, -3.6), (1, -7.2), (0, -10.8)] {
        let _ = write!(joints, "M{from} {y}H{to}");
        let mut x = from + if row == 0 { 5.0 } else { 10.0 };
        while x < to {
            let _ = write!(joints, "M{x} {y}v3.6");
            x += 10.0;
        }
    }
    format!(
        "<path d=\"M{from} -3.4H{to}V0H{from}z\" fill=\"{STONE_DEEP}\" opacity=\".55\"/>\
         <path d=\"{joints}\" stroke=\"{STONE_DEEP}\" stroke-width=\".8\"/>\
         <path d=\"M{from} -12.4H{to}\" stroke=\"{INK}\" stroke-width=\".9\"/>"
    )
}

/// The posts at both ends of a wall, where the next one begins, straight on or around a corner.
fn posts() -> String {
    let post = |x: f64| {
        let ring = |radius: f64, fill: &str, more: &str| {
            format!("<circle cx=\"{x}\" cy=\"-9\" r=\"{radius}\" fill=\"{fill}\" {more}/>")
        };
        let ink = |width: f64| format!("stroke=\"{INK}\" stroke-width=\"{width}\"");
        ring(10.6, STONE_BRIGHT, &ink(1.3))
            + &ring(
                8.4,
                "none",
                &format!("stroke=\"{STONE_DEEP}\" stroke-width=\"3.6\" stroke-dasharray=\"3.3 3.3\""),
            )
            + &ring(5.8, STONE, &ink(0.9))
    };
    post(0.0) + &post(TILE)
}

fn wall() -> String {
    shadow(CRENELS)
        + &path(CRENELS, STONE_BRIGHT, 1.3)
        + &path("M0 -12.4H120V0H0z", STONE, 0.0)
        + &masonry(0.0, TILE)
        + &path(CRENELS, "none", 1.3)
        + &posts()
}

fn gate() -> String {
    let turret = |x: f64| {
        let body = format!("M{} 1V-30H{}V1z", x - 9.0, x + 9.0);
        let shade = format!("M{} 1V-30H{}V1z", x + 3.0, x + 9.0);
        let roof = format!("M{} -29L{x} -45 {} -29z", x - 11.0, x + 11.0);
        let lit = format!("M{} -29L{x} -45V-29z", x - 11.0);
        let slit = format!("M{} -14V-21H{}V-14z", x - 1.2, x + 1.2);
        path(&body, STONE_BRIGHT, 1.3)
            + &format!("<path d=\"{shade}\" fill=\"{STONE_DEEP}\" opacity=\".6\"/>")
            + &format!("<path d=\"{slit}\" fill=\"{INK}\"/>")
            + &path(&roof, SLATE[2], 1.3)
            + &format!("<path d=\"{lit}\" fill=\"{}\"/>", SLATE[0])
            + &path(&roof, "none", 1.3)
    };
    [
        shadow(GATEHOUSE),
        path(GATEHOUSE, STONE_BRIGHT, 1.3),
        path("M0 -12.4H28V0H0zM92 -12.4H120V0H92z", STONE, 0.0),
        masonry(0.0, 28.0),
        masonry(92.0, TILE),
        path("M46 1V-20H74V1z", STONE, 1.0),
        path(ARCH, INK, 1.0),
        format!("<path d=\"M53.4 0V-4H66.6V0z\" fill=\"{PATH}\"/><path d=\"M53.4 -4H66.6\" stroke=\"{PATH_DEEP}\"/>"),
        // The portcullis is drawn up.
        format!("<path d=\"M54 -12V-14.6M58 -11V-17M62 -11V-17M66 -12V-14.6\" stroke=\"{STONE_DEEP}\" stroke-width=\"1.4\"/>"),
        path(GATEHOUSE, "none", 1.3),
        turret(37.0),
        turret(83.0),
        posts(),
    ]
    .concat()
}

/// A piece that does not stand, or not yet.
fn outline(shape: &str, dash: &str, opacity: &str) -> String {
    let dash = match dash {
        "" => String::new(),
        dash => format!(" stroke-dasharray=\"{dash}\""),
    };
    let arch = if shape == GATEHOUSE { ARCH } else { "" };
    format!(
        "<path d=\"{shape}\" fill=\"{PAPER}\" opacity=\"{opacity}\"/>\
         <path d=\"{shape}{arch}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"1.8\" stroke-linejoin=\"round\"{dash}/>"
    )
}

/// A round tower seen from above, in the player's colour and with the player's badge.
fn tower(player: usize) -> String {
    let (look, (x, y)) = (look(player), TOWER);
    let (colour, badge, edge, shape) = (look.colour, look.badge, look.badge_edge, look.shape);
    format!(
        "<g transform=\"translate({x} {y})\"><circle r=\"20.5\" fill=\"{INK}\" opacity=\".25\"/>\
         <circle r=\"18\" fill=\"{STONE_BRIGHT}\" stroke=\"{INK}\" stroke-width=\"1.6\"/>\
         <circle r=\"15.6\" fill=\"none\" stroke=\"{STONE_DEEP}\" stroke-width=\"4.2\" stroke-dasharray=\"4.9 4.9\"/>\
         <circle r=\"12.8\" fill=\"{colour}\" stroke=\"{INK}\" stroke-width=\"1.6\"/>\
         <path d=\"{shape}\" transform=\"scale(1.12)\" fill=\"{badge}\" stroke=\"{edge}\" stroke-width=\".9\" stroke-linejoin=\"round\"/></g>"
    )
}

/// A follower with a spear.
fn guard(player: usize) -> String {
    let (x, y) = GUARD;
    let spear = "M13 20V-22";
    format!(
        "<g transform=\"translate({x} {y}) scale(.86)\"><use href=\"#{}\"/>\
         <path d=\"{spear}\" stroke=\"{PAPER}\" stroke-width=\"5\" stroke-linecap=\"round\"/><path d=\"{spear}\" stroke=\"{INK}\" stroke-width=\"2\" stroke-linecap=\"round\"/>\
         <path d=\"M13 -31 16.4 -23.4 13 -20 9.6 -23.4z\" fill=\"{STONE_BRIGHT}\" stroke=\"{INK}\" stroke-width=\"1.2\" stroke-linejoin=\"round\"/></g>",
        figure_id(player, false)
    )
}
