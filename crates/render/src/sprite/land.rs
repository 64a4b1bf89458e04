//! What grows and lies where nobody builds.

use super::nature::oak;
use super::shapes::{inked, plain, pool};
use crate::palette::{BANK, RIVER, STONE, STONE_BRIGHT, STONE_DEEP, WATER_BRIGHT};

/// The sizes of the groups of trees.
pub(crate) const WOODS: [(f64, f64); 6] =
    [(38.0, 25.0), (26.0, 20.0), (24.0, 19.0), (8.0, 14.0), (10.0, 12.0), (10.0, 12.0)];

fn fir() -> String {
    [
        pool(1.6, -0.4, 4.0, 1.5),
        plain("M-.8 0V-3H.8V0z", "#5a4029"),
        "<path d=\"M0 -14.4 3.2 -8.6H2L4.6 -2.4Q0 -.9 -4.6 -2.4L-2 -8.6H-3.2z\" fill=\"#41693f\" stroke=\"#26401f\" stroke-width=\".5\" stroke-linejoin=\"round\"/>".to_owned(),
        plain("M0 -14 3 -8.8H1.8L4.2 -2.6Q2.4 -1.8 .6 -1.7z", "#2f5232"),
        plain("M-.6 -12 -1.8 -8.8H-.8zM-1.2 -7.6 -2.8 -3.6 -1 -3.2z", "#6b9557"),
    ]
    .concat()
}

/// Trees of a forest.
pub(crate) fn wood(kind: u8) -> String {
    let trees: &[(f64, f64, u8)] = match kind % 6 {
        0 => &[
            (-8.0, -12.0, 2),
            (2.0, -13.0, 3),
            (11.0, -11.0, 0),
            (-14.0, -6.0, 3),
            (-4.0, -6.4, 0),
            (6.0, -6.0, 2),
            (14.4, -5.0, 3),
            (-9.4, 0.0, 2),
            (0.6, -0.6, 3),
            (9.6, 0.0, 0),
        ],
        1 => &[(-4.0, -7.6, 3), (5.0, -7.0, 2), (-8.4, -2.0, 0), (0.6, -1.0, 2), (8.6, 0.0, 3)],
        2 => &[(-4.6, -6.6, 2), (4.6, -6.0, 0), (-7.6, 0.0, 3), (0.0, -0.6, 1), (7.4, 0.0, 2)],
        3 => &[(0.0, 0.0, 3)],
        4 => &[(0.0, 0.0, 2)],
        _ => &[(0.0, 0.0, 0)],
    };
    let tree = |&(x, y, hue): &(f64, f64, u8)| {
        let drawing = if hue == 3 { fir() } else { oak(hue) };
        match (x, y) {
            (0.0, 0.0) => drawing,
            _ => format!("<g transform=\"translate({x} {y})\">{drawing}</g>"),
        }
    };
    trees.iter().map(tree).collect()
}

pub(crate) fn boulder(kind: u8) -> String {
    let drawing = [
        pool(1.4, -0.2, 6.4, 1.9),
        inked("M-5.6 -.2C-6.4 -3.4 -4 -6.6 -1 -7.4 2.6 -7.8 5.6 -4.6 5.8 -.6 2 .8 -3 .8 -5.6 -.2z", STONE),
        plain("M1 -7.2C3.6 -6.4 5.4 -3.6 5.5 -.7 3.6 0 2 .2 .4 .3 2.4 -2 2.6 -5 1 -7.2z", STONE_DEEP),
        plain("M-4.6 -2.4C-4.4 -4.4 -3 -6 -1.2 -6.6 -1.6 -4.8 -2.8 -3.4 -4.6 -2.4z", STONE_BRIGHT),
    ]
    .concat();
    if kind.is_multiple_of(2) { drawing } else { format!("<g transform=\"scale(.6)\">{drawing}</g>") }
}

pub(crate) fn reed() -> String {
    "<path d=\"M-2 0 -2.6 -5M0 0V-7M2 0 2.8 -5.4\" stroke=\"#5f7f35\" stroke-width=\".9\" stroke-linecap=\"round\"/>\
     <path d=\"M0 -6.8V-4.6M2.7 -5.2 2.4 -3.4\" stroke=\"#6b4526\" stroke-width=\"1.5\" stroke-linecap=\"round\"/>"
        .to_owned()
}

/// A pool among rocks. Its origin is its middle.
pub(crate) fn spring() -> String {
    let rock =
        |x: f64, y: f64, kind: u8| format!("<g transform=\"translate({x} {y})\">{}</g>", boulder(kind));
    [
        format!("<ellipse rx=\"8\" ry=\"6.6\" fill=\"{RIVER}\" stroke=\"{BANK}\" stroke-width=\"1.2\"/>"),
        format!("<path d=\"M-4 0A4 3 0 0 1 4 0M-2 2.6A2.4 1.6 0 0 0 2.4 2.4\" fill=\"none\" stroke=\"{WATER_BRIGHT}\" stroke-width=\"1.3\" stroke-linecap=\"round\"/>"),
        rock(-6.6, -2.4, 0),
        rock(5.6, -3.6, 0),
        rock(-8.2, 3.8, 1),
        rock(8.6, 3.6, 1),
    ]
    .concat()
}
