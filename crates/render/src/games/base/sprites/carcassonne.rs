//! What stands in Carcassonne, and cathedrals.

use crate::palette::{GOLD, INK, PAPER, ROOFS, SLATE, STONE, STONE_BRIGHT, STONE_DEEP, THATCH};
use crate::sprite::building::raised;
use crate::sprite::shapes::{dot, inked, plain, shadow};

const GLASS: &str = "#3f5f8a";
const DOOR: &str = "#6b4a30";
const FIRE: &str = "#f08a24";

/// A wall with its shaded right side.
fn block(left: f64, right: f64, top: f64, foot: f64) -> String {
    let shade = right - (right - left) * 0.36;
    [
        inked(&format!("M{left} {foot}V{top}H{right}V{foot}z"), STONE_BRIGHT),
        plain(&format!("M{shade:.1} {}V{top}H{:.1}V{}z", foot - 0.2, right - 0.25, foot - 0.2), STONE_DEEP),
    ]
    .concat()
}

/// A pointed roof, lit from the left.
fn spire(x: f64, half: f64, foot: f64, top: f64, [lit, _, dark]: [&str; 3]) -> String {
    [
        inked(&format!("M{:.1} {foot} {x} {top}V{foot}z", x - half), lit),
        inked(&format!("M{:.1} {foot} {x} {top}V{foot}z", x + half), dark),
    ]
    .concat()
}

/// Windows with pointed arches, all alike.
fn lancets(places: &[f64], top: f64, foot: f64, half: f64) -> String {
    let one = |x: &f64| {
        format!(
            "M{:.1} {foot}V{:.1}Q{x} {:.1} {:.1} {:.1}V{foot}z",
            x - half,
            top + half,
            top - half,
            x + half,
            top + half
        )
    };
    plain(&places.iter().map(one).collect::<String>(), GLASS)
}

fn battlements(left: f64, right: f64, y: f64) -> String {
    format!(
        "<path d=\"M{left} {y}H{right}\" stroke=\"{INK}\" stroke-width=\"3\"/>\
         <path d=\"M{left} {y}H{right}\" stroke=\"{STONE}\" stroke-width=\"2.2\" stroke-dasharray=\"2.4 1.6\"/>"
    )
}

/// Two towers, a rose window and three portals.
pub(crate) fn cathedral() -> String {
    let [lit, roof, dark] = SLATE;
    let cross = |x: f64, y: f64| {
        format!(
            "<path d=\"M{x} {y}v-6M{:.1} {:.1}h4\" stroke=\"{INK}\" stroke-width=\"1.1\"/>",
            x - 2.0,
            y - 4.0
        )
    };
    let drawing = [
        shadow("M-30 34 30 34 42 26 42 2 30 0z"),
        // The nave's roof behind, and the aisles.
        inked("M-17 -2 0 -26 17 -2z", roof),
        block(-33.0, -22.0, 8.0, 34.0),
        block(22.0, 33.0, 8.0, 34.0),
        inked("M-35 9-30 -2H-20V9z", lit),
        inked("M35 9 30 -2H20V9z", dark),
        lancets(&[-28.6, 28.0], 16.0, 27.0, 2.2),
        // The front between the towers.
        inked("M-11 34V-4L0 -20 11 -4V34z", STONE_BRIGHT),
        plain("M4 33.8V-13.6L10.8 -4V33.8z", STONE),
        format!("<circle cy=\"3\" r=\"7.6\" fill=\"{GLASS}\" stroke=\"{INK}\" stroke-width=\".9\"/>"),
        format!("<path d=\"M0 -4.6V10.6M-7.6 3H7.6M-5.4 -2.4 5.4 8.4M5.4 -2.4-5.4 8.4\" stroke=\"{GOLD}\" stroke-width=\"1\"/>"),
        dot(0.0, 3.0, 2.4, "#c8402c"),
        format!("<path d=\"M-10.6 14H10.6\" stroke=\"{INK}\" stroke-width=\".6\"/>"),
        // The towers.
        block(-25.0, -10.0, -14.0, 34.0),
        block(10.0, 25.0, -14.0, 34.0),
        lancets(&[-20.4, -15.2, 14.6, 19.8], -9.0, 4.0, 1.7),
        lancets(&[-17.8, 17.2], 10.0, 18.0, 2.0),
        format!("<path d=\"M-24.8 7H-10.2M10.2 7H24.8\" stroke=\"{INK}\" stroke-width=\".7\"/>"),
        spire(-17.5, 8.8, -13.4, -33.0, SLATE),
        spire(17.5, 8.8, -13.4, -33.0, SLATE),
        cross(-17.5, -32.0),
        cross(17.5, -32.0),
        cross(0.0, -19.4),
        // The portals.
        inked("M-6.4 34V24Q0 13.4 6.4 24V34z", STONE),
        plain("M-4.6 34V25Q0 17 4.6 25V34z", DOOR),
        plain("M-20.8 34V27Q-17.6 21.4 -14.4 27V34zM14.4 34V27Q17.6 21.4 20.8 27V34z", DOOR),
        inked("M-9 36.4V34H9V36.4z", STONE),
    ]
    .concat();
    raised(36.0, &drawing)
}

/// A stout round tower with a pointed roof.
pub(crate) fn tower() -> String {
    let [lit, _, dark] = ROOFS[0];
    [
        shadow("M-3 1.4 6 1 10.4 -2 10 -10 5 -11z"),
        inked("M-5.6 -.4V-13H5.6V-.4Q0 2.6 -5.6 -.4z", STONE_BRIGHT),
        plain("M1.2 1V-13H5.4V-.4Q3.4 .8 1.2 1z", STONE_DEEP),
        plain("M-2.6 -4V-7.6H-1.4V-4zM1 -8V-11H2.2V-8z", INK),
        battlements(-6.0, 6.0, -12.6),
        inked("M-6.4 -13.4 0 -24.6V-12.4Q-3.6 -12.2 -6.4 -13.4z", lit),
        inked("M6.4 -13.4 0 -24.6V-12.4Q3.6 -12.2 6.4 -13.4z", dark),
    ]
    .concat()
}

/// A gate between two such towers.
pub(crate) fn gate() -> String {
    let tower = |x: f64| format!("<g transform=\"translate({x} 0)\">{}</g>", tower());
    [
        inked("M-6 1V-14H6V1z", STONE),
        battlements(-5.6, 5.6, -13.8),
        plain("M-4.6 1.2V-4.6Q0 -11.4 4.6 -4.6V1.2z", INK),
        plain("M-3.6 1.4V-1.2H3.6V1.4z", "#c9b083"),
        format!("<path d=\"M-3 -5.4V-2M0 -6.6V-2M3 -5.4V-2M-4 -3.6H4\" stroke=\"{STONE_DEEP}\" stroke-width=\".6\"/>"),
        tower(-8.8),
        tower(8.8),
    ]
    .concat()
}

/// A keep among four towers behind a curtain wall.
pub(crate) fn castle() -> String {
    let flag = |x: f64, y: f64| {
        format!(
            "<path d=\"M{x} {y}v-8\" stroke=\"{INK}\" stroke-width=\".9\"/><path d=\"M{x} {:.1}l8 2.2-8 2.4z\" fill=\"#8b2f8f\" stroke=\"{INK}\" stroke-width=\".4\"/>",
            y - 8.0
        )
    };
    let round = |x: f64, top: f64, foot: f64| {
        [
            block(x - 5.6, x + 5.6, top, foot),
            plain(&format!("M{:.1} {}v-4h1.4v4z", x - 2.4, top + 11.0), INK),
            spire(x, 7.0, top + 0.6, top - 15.0, SLATE),
        ]
        .concat()
    };
    [
        shadow("M-30 1 32 1 40 -4 40 -16 30 -18z"),
        round(-16.0, -28.0, -8.0),
        round(17.0, -28.0, -8.0),
        block(-12.0, 12.0, -38.0, -4.0),
        battlements(-12.6, 12.6, -38.0),
        inked("M-9 -40V-46H9V-40z", SLATE[1]),
        spire(0.0, 10.0, -40.0, -54.0, SLATE),
        lancets(&[-6.0, 0.0, 6.0], -31.0, -24.0, 1.3),
        block(-28.0, 28.0, -17.0, 0.0),
        battlements(-28.4, 28.4, -17.4),
        round(-27.0, -24.0, 1.0),
        round(27.0, -24.0, 1.0),
        inked("M-7.4 1V-20H7.4V1z", STONE),
        battlements(-7.8, 7.8, -20.0),
        plain("M-4.6 1V-6.4Q0 -13.4 4.6 -6.4V1z", INK),
        plain("M-4 1V-1.4H4V1z", "#c9b083"),
        flag(0.0, -53.0),
    ]
    .concat()
}

/// A stone workshop with a fire in it, an anvil in front, and smoke from its chimney.
pub(crate) fn forge() -> String {
    let puff = |x: f64, y: f64, r: f64| {
        format!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" fill=\"#8d8780\" stroke=\"#5d564f\" stroke-width=\".5\"/>"
        )
    };
    let [lit, roof, dark] = THATCH;
    [
        shadow("M-17 .8 19 .8 24 -2.6 24 -11 18 -12z"),
        block(-17.0, 17.0, -11.0, 0.0),
        // The open front with the fire behind it.
        plain("M-12.6 0V-7Q-5.6 -12 1.4 -7V0z", "#2f211a"),
        plain("M-9.4 0V-3Q-5.6 -9.6 -1.8 -3V0z", FIRE),
        plain("M-7.6 0V-2Q-5.6 -6 -3.6 -2V0z", "#ffe07a"),
        plain("M6 -2.6V-7H10.6V-2.6z", GLASS),
        inked("M-19.4 -9.6-14.6 -22H14.6L19.4 -9.6z", dark),
        plain("M-18.4 -10-14 -21.6H-6L-8 -10z", roof),
        plain("M-17.8 -11.4-17.2 -13H17.2L17.8 -11.4z", lit),
        inked("M7 -17V-33H13.6V-17z", STONE_DEEP),
        inked("M6 -32V-35H14.6V-32z", STONE),
        puff(11.4, -37.4, 2.6),
        puff(14.4, -40.8, 3.4),
        puff(18.8, -43.6, 4.2),
        // The anvil on its block.
        inked("M-1.6 3.6V.6H5.2V3.6z", DOOR),
        inked("M-4.6 -2.6H7V-.4L4 .8H-.4L-1.6 -.6z", "#4a4c55"),
    ]
    .concat()
}

/// A timber hall on posts, open on all sides, with the sign of a golden coin.
pub(crate) fn market_hall() -> String {
    let [lit, roof, dark] = ROOFS[1];
    let posts: String = (0..6).map(|i| format!("M{} 0V-9", -17.5 + 7.0 * f64::from(i))).collect();
    [
        shadow("M-17 .8 19 .8 24 -2.6 24 -9 18 -10z"),
        plain("M-18 0V-9H18V0z", "#7a5230"),
        dot(-12.0, -1.8, 2.0, "#e2a13a"),
        dot(-5.0, -1.8, 2.0, "#7f9f45"),
        dot(2.0, -1.8, 2.0, "#c8553a"),
        dot(9.0, -1.8, 2.0, "#e2a13a"),
        format!("<path d=\"{posts}\" stroke=\"{INK}\" stroke-width=\"2.4\"/><path d=\"{posts}\" stroke=\"#c69a60\" stroke-width=\"1.4\"/>"),
        inked("M-21 -7.6-14 -22H14L21 -7.6z", roof),
        plain("M-19.8 -8-13.4 -21.6H-7L-10 -8z", lit),
        plain("M12 -8 9.6 -19.6H14L19.8 -8z", dark),
        inked("M-4 -22V-27.6H4V-22z", STONE_BRIGHT),
        spire(0.0, 5.4, -27.0, -33.6, ROOFS[1]),
        format!("<circle cy=\"-14.6\" r=\"5.4\" fill=\"{GOLD}\" stroke=\"{INK}\" stroke-width=\".9\"/>"),
        format!("<circle cy=\"-14.6\" r=\"3.4\" fill=\"none\" stroke=\"{PAPER}\" stroke-width=\".9\"/>"),
    ]
    .concat()
}
