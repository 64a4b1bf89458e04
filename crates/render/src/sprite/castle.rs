use super::shapes::{dot, inked, plain, pool, shadow};
use crate::palette::{
    COURT_BRIGHT, COURT_DEEP, INK, PAPER, ROOF, SLATE, STONE, STONE_BRIGHT, STONE_DEEP, TOWER, WOOD,
    WOOD_DEEP,
};

const WATER: &str = "#6fa3b8";

/// A stall under a striped awning, with crates and a barrel beside it. The origin is the
/// middle of it, so that it stands centred wherever it is put.
pub(super) fn stall(hue: u8) -> String {
    let cloth = ["#c8402c", "#2f6aa3", "#3f8550"][hue as usize % 3];
    let stripes: String = (0..4)
        .map(|i| {
            // The awning widens towards its front: each stripe is a slanted strip of it.
            let (top, low) = (-10.5 + 5.25 * f64::from(i), -13.5 + 6.75 * f64::from(i));
            format!("M{top} -12L{} -12 {} -1.6 {low} -1.6z", top + 2.6, low + 3.4)
        })
        .collect();
    let scallops: String =
        (0..8).map(|i| format!("M{} -1.8a1.69 2 0 0 0 3.38 0z", -13.5 + 3.375 * f64::from(i))).collect();
    [
        shadow("M-11 9.5 13 9.5 18 5 17 -4 12 -6z"),
        // Counter and wares.
        inked("M-11.5 8.6V2.4H6.5V8.6z", WOOD),
        plain("M-11.2 8.4V5.6H6.2V8.4z", WOOD_DEEP),
        dot(-8.6, 2.4, 1.7, "#e2a13a"),
        dot(-5.2, 2.2, 1.7, "#c8553a"),
        dot(-1.8, 2.4, 1.7, "#7f9f45"),
        dot(1.6, 2.2, 1.7, "#e2a13a"),
        dot(4.6, 2.5, 1.5, "#c8553a"),
        format!("<path d=\"M-12 8V-2M12 6V-2\" stroke=\"{WOOD_DEEP}\" stroke-width=\"1.2\"/>"),
        inked("M-10.5 -12H10.5L13.5 -1.6H-13.5z", PAPER),
        plain(&stripes, cloth),
        inked(&scallops, cloth),
        "<path d=\"M-10.5 -12H10.5L13.5 -1.6H-13.5z\" fill=\"none\" stroke=\"#4a3524\" stroke-width=\".8\" stroke-linejoin=\"round\"/>".to_owned(),
        // A barrel and a crate.
        inked("M8.2 9.4Q7.2 6.4 8.2 3.4H12.6Q13.6 6.4 12.6 9.4z", WOOD),
        format!("<path d=\"M7.9 5H12.9M7.9 7.8H12.9\" stroke=\"{INK}\" stroke-width=\".6\"/>"),
        inked("M-15.6 9.8V4.6H-10.4V9.8z", "#c69a60"),
        format!("<path d=\"M-15.6 4.6-10.4 9.8M-10.4 4.6-15.6 9.8\" stroke=\"{WOOD_DEEP}\" stroke-width=\".7\"/>"),
    ]
    .concat()
}

/// A round well with a roof and a bucket; its origin is its middle.
pub(super) fn well() -> String {
    let [lit, _, dark] = SLATE;
    [
        pool(1.6, 5.6, 8.4, 3.6),
        inked("M-6.6 1.4V4.6A6.6 3.6 0 0 0 6.6 4.6V1.4z", STONE_DEEP),
        format!("<path d=\"M-3.8 4.4V7.6M0 5.2V8.2M3.8 4.4V7.6\" stroke=\"{INK}\" stroke-width=\".5\" opacity=\".6\"/>"),
        format!("<ellipse cy=\"1.4\" rx=\"6.6\" ry=\"3.6\" fill=\"{STONE_BRIGHT}\" stroke=\"{INK}\" stroke-width=\".6\"/>"),
        format!("<ellipse cy=\"1.7\" rx=\"4.6\" ry=\"2.3\" fill=\"{WATER}\" stroke=\"{INK}\" stroke-width=\".6\"/>"),
        format!("<path d=\"M-5.6 1.6V-6.4M5.6 1.6V-6.4\" stroke=\"{WOOD_DEEP}\" stroke-width=\"1.4\"/>\
                 <path d=\"M0 -6V-2\" stroke=\"{INK}\" stroke-width=\".5\"/>"),
        inked("M-1.6 -2.4H1.6L1.2 .8H-1.2z", WOOD),
        inked("M-7.8 -5.2 0 -11.4V-5.2z", lit),
        inked("M7.8 -5.2 0 -11.4V-5.2z", dark),
    ]
    .concat()
}

/// A basin with a jet of water; its origin is its middle.
pub(super) fn fountain() -> String {
    [
        pool(1.4, 3.6, 9.4, 4.6),
        inked("M-8.6 .4V2.8A8.6 4.6 0 0 0 8.6 2.8V.4z", STONE_DEEP),
        format!("<ellipse cy=\".4\" rx=\"8.6\" ry=\"4.6\" fill=\"{STONE_BRIGHT}\" stroke=\"{INK}\" stroke-width=\".6\"/>"),
        format!("<ellipse cy=\".6\" rx=\"6.8\" ry=\"3.3\" fill=\"{WATER}\" stroke=\"{INK}\" stroke-width=\".5\"/>"),
        format!("<ellipse cy=\"1.2\" rx=\"4.2\" ry=\"1.6\" fill=\"none\" stroke=\"{PAPER}\" stroke-width=\".5\"/>"),
        inked("M-1.4 1.2 -.9 -5H.9L1.4 1.2z", STONE),
        inked("M-3.4 -5.6Q0 -3 3.4 -5.6z", STONE_BRIGHT),
        "<path d=\"M0 -6Q-.6 -9.4 -3 -8.6-4.6 -7.6-4.6 -4.6M0 -6Q.6 -9.4 3 -8.6 4.6 -7.6 4.6 -4.6\" fill=\"none\" stroke=\"#d9eef4\" stroke-width=\"1\" stroke-linecap=\"round\"/>".to_owned(),
    ]
    .concat()
}

/// A door under a little gable.
pub(super) fn porch() -> String {
    let [lit, _, dark] = ROOF;
    [
        shadow("M-5 1 6 1 9 -1 9 -6 6 -6z"),
        inked("M-4.6 1V-6.4H4.6V1z", "#f0dfba"),
        plain("M-2.6 1V-3.6Q0 -6.8 2.6 -3.6V1z", "#5b3d26"),
        dot(1.4, -1.6, 0.5, "#e6c15c"),
        inked("M0 -11.6 -6.6 -5V-8.4L0 -14.6z", lit),
        inked("M0 -11.6 6.6 -5V-8.4L0 -14.6z", dark),
        inked("M0 -11.6 -4.6 -6.8H4.6z", "#f0dfba"),
        inked("M-4.2 1H4.2L5.4 3.2H-5.4z", STONE_BRIGHT),
    ]
    .concat()
}

pub(super) fn chimney() -> String {
    [
        shadow("M-1 .4 3 .4 6.4 2.6 3 3.4z"),
        inked("M-2 0V-5.2H2V0z", "#b9785a"),
        plain("M.5 -.2V-5.2H1.8V-.2z", "#8d5340"),
        inked("M-2.6 -5V-6.6H2.6V-5z", STONE_BRIGHT),
        plain("M-1.2 -6.2H1.2V-5.4H-1.2z", INK),
    ]
    .concat()
}

pub(super) fn dormer() -> String {
    let [lit, _, dark] = ROOF;
    [
        shadow("M-2 .4 3 .4 5.4 -1.6 4 -4z"),
        inked("M-2.6 0V-3.2L0 -5.4 2.6 -3.2V0z", "#f0dfba"),
        plain("M-1.3 -.4V-2.8H1.3V-.4z", "#4f6578"),
        inked("M0 -4.8 -3.4 -1.8V-4L0 -7z", lit),
        inked("M0 -4.8 3.4 -1.8V-4L0 -7z", dark),
    ]
    .concat()
}

/// Battlements along the top of a stone block, from one height and width.
fn merlons(left: f64, right: f64, top: f64, count: u32, fill: &str) -> String {
    let pitch = (right - left) / f64::from(2 * count - 1);
    (0..count)
        .map(|i| {
            let x = left + 2.0 * pitch * f64::from(i);
            inked(&format!("M{x:.2} {top}v-2.6h{pitch:.2}v2.6z"), fill)
        })
        .collect()
}

pub(super) fn turret() -> String {
    let [lit, stone, deep] = TOWER;
    [
        shadow("M-4 1.6 6 1 10.6 -2.4 10 -11 5 -11z"),
        inked("M-5.2 -.6V-12.6H5.2V-.6Q0 2.6 -5.2 -.6z", lit),
        plain("M1.2 1.2V-12.6H4.9V-.6Q3.2 .8 1.2 1.2z", stone),
        plain("M3.4 .3V-12.6H4.9V-.6z", deep),
        plain("M-1.6 -4.4V-8H-.2V-4.4z", INK),
        inked("M-6.2 -11.6V-14Q0 -11.4 6.2 -14V-11.6Q0 -8.8 -6.2 -11.6z", lit),
        inked("M-6.6 -13.4 0 -25V-11.6Q-4 -11.6 -6.6 -13.4z", SLATE[0]),
        inked("M6.6 -13.4 0 -25V-11.6Q4 -11.6 6.6 -13.4z", SLATE[2]),
    ]
    .concat()
}

pub(super) fn donjon() -> String {
    let [lit, stone, deep] = TOWER;
    [
        shadow("M-6 .8 8 .8 13 -2.4 13 -12 8 -12z"),
        inked("M-7.6 0V-11H7.6V0z", lit),
        plain("M2.8 -.2V-11H7.3V-.2z", stone),
        format!("<path d=\"M-7.4 -3.6H7.4M-7.4 -7.4H7.4M-4 -.2V-3.6M1 -.2V-3.6M-1.6 -3.6V-7.4M4.4 -3.6V-7.4\" stroke=\"{deep}\" stroke-width=\".5\"/>"),
        plain("M-4.6 -4.4V-8.6H-3.2V-4.4zM2.6 -4.4V-8.6H4V-4.4z", INK),
        inked("M-8.4 -10.4V-18.6H8.4V-10.4z", deep),
        plain("M-6 -12V-17H6V-12z", "#8795a1"),
        merlons(-8.4, 8.4, -17.8, 5, lit),
        inked("M-8.4 -10V-12.4H8.4V-10z", lit),
        merlons(-8.4, 8.4, -12.0, 5, lit),
    ]
    .concat()
}

/// A few stones of old paving that show in the sand.
pub(super) fn cobbles(kind: u8) -> String {
    let stones: &[(f64, f64, f64)] = match kind % 3 {
        0 => &[(-5.0, -2.6, 3.6), (-1.0, -2.6, 3.0), (2.4, -2.6, 2.6), (-3.2, -5.2, 3.0), (0.2, -5.2, 3.4)],
        1 => &[(-4.0, -2.6, 2.8), (-0.8, -2.6, 3.6), (-2.6, -5.2, 3.2)],
        _ => &[(-2.6, -2.6, 3.2), (1.0, -2.6, 2.6), (-0.8, -5.2, 3.2), (2.8, -5.2, 2.4)],
    };
    let stone = |&(x, y, width): &(f64, f64, f64)| {
        format!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"2.2\" rx=\".8\"/>")
    };
    let all: String = stones.iter().map(stone).collect();
    format!(
        "<g fill=\"{COURT_BRIGHT}\" stroke=\"{COURT_DEEP}\" stroke-width=\".5\" opacity=\".85\">{all}</g>"
    )
}
