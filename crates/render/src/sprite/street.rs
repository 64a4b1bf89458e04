//! What stands in paved streets and squares.

use super::shapes::{dot, inked, plain, pool, shadow};
use crate::palette::{
    COURT_BRIGHT, COURT_DEEP, INK, PAPER, SLATE, STONE, STONE_BRIGHT, STONE_DEEP, WOOD, WOOD_DEEP,
};

const WATER: &str = "#6fa3b8";

/// A stall under a striped awning, with crates and a barrel beside it. The origin is the
/// middle of it, so that it stands centred wherever it is put.
pub(crate) fn stall(hue: u8) -> String {
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
pub(crate) fn well() -> String {
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
pub(crate) fn fountain() -> String {
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

/// A few stones of old paving that show in the sand.
pub(crate) fn cobbles(kind: u8) -> String {
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
