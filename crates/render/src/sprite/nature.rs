use super::shapes::{dot, inked, plain, pool};
use crate::palette::{LEAVES, MEADOW_BRIGHT, MEADOW_DEEP, THATCH};

const LEAF_INK: &str = "#38522b";

pub(crate) fn oak(hue: u8) -> String {
    let [lit, leaf, dark] = LEAVES[hue as usize % LEAVES.len()];
    [
        pool(2.2, -0.6, 5.0, 2.0),
        plain("M-.9 0V-4H.9V0z", "#6b4f33"),
        format!("<path d=\"M0 -2.6C-3.6 -1.8 -5.6 -4.4 -4.4 -6.6 -5 -9.6 -2 -11.6 0 -11 2.6 -11.8 5 -9.4 4.4 -6.8 5.6 -4.2 3.4 -1.8 0 -2.6z\" fill=\"{leaf}\" stroke=\"{LEAF_INK}\" stroke-width=\".5\"/>"),
        plain("M.4 -2.9C3.4 -2.2 5 -4.4 4 -6.8 4.4 -8 4 -9.4 3 -10.2 3.4 -7 2.6 -4.4 .4 -2.9z", dark),
        dot(-1.6, -8.2, 2.1, lit),
    ]
    .concat()
}

pub(crate) fn poplar() -> String {
    let [lit, leaf, dark] = LEAVES[2];
    [
        pool(1.8, -0.4, 3.6, 1.4),
        plain("M-.6 0V-3H.6V0z", "#6b4f33"),
        format!("<path d=\"M0 -1.8C-3.2 -2.4 -2.8 -8.6 0 -13.6 2.8 -8.6 3.2 -2.4 0 -1.8z\" fill=\"{leaf}\" stroke=\"{LEAF_INK}\" stroke-width=\".5\"/>"),
        plain("M.2 -2C2.8 -2.6 2.4 -8 .4 -12.4 1 -8 1 -5 .2 -2z", dark),
        plain("M-1 -4C-2 -6 -1.4 -9 -.4 -11 -.6 -8 -.6 -6 -1 -4z", lit),
    ]
    .concat()
}

pub(crate) fn bush() -> String {
    let [lit, leaf, _] = LEAVES[0];
    [
        pool(1.2, -0.2, 3.8, 1.3),
        format!("<path d=\"M-3.2 0C-4.2 -2 -2.6 -3.6 -1.2 -3.2 -.4 -5 2 -4.6 2.2 -2.8 3.8 -2.6 3.8 -.6 3 0z\" fill=\"{leaf}\" stroke=\"{LEAF_INK}\" stroke-width=\".45\"/>"),
        dot(-0.9, -2.3, 0.9, lit),
    ]
    .concat()
}

pub(crate) fn tuft() -> String {
    "<path d=\"M-1.6 -1.4 -.8 0M0 -2.4V0M1.6 -1.6 .8 0\" stroke=\"#7d9b49\" stroke-width=\".7\" stroke-linecap=\"round\"/>".to_owned()
}

pub(crate) fn flowers(hue: u8) -> String {
    let colour = ["#fdf8e4", "#f3d44f", "#d9604a"][hue as usize % 3];
    let places = [(-2.6, -1.0), (-0.6, -3.0), (1.0, -0.8), (2.8, -2.6), (-2.2, -3.6)];
    places.iter().map(|&(x, y)| dot(x, y, 0.75, colour)).collect()
}

pub(crate) fn hay() -> String {
    let [lit, straw, dark] = THATCH;
    [
        pool(1.6, -0.2, 4.2, 1.5),
        inked("M-3.4 0C-3.8 -3 -2 -6.4 0 -6.6 2 -6.4 3.8 -3 3.4 0z", straw),
        plain("M-2.8 -.4C-3 -3 -1.6 -5.6 -.4 -6 -1.4 -4 -1.6 -2 -1.2 -.4z", lit),
        plain("M1.6 -.3C2.2 -2 1.8 -4 .8 -6 2.2 -5 3.2 -2.4 3 -.3z", dark),
    ]
    .concat()
}

pub(crate) fn sheep() -> String {
    [
        pool(0.8, -0.1, 2.8, 0.9),
        plain("M-1.6 0V-1.4H-1V0zM1 0V-1.4H1.6V0z", "#4a3a2c"),
        format!("<ellipse cx=\"0\" cy=\"-2.3\" rx=\"2.5\" ry=\"1.6\" fill=\"#fbf5e6\" stroke=\"{MEADOW_DEEP}\" stroke-width=\".3\"/>"),
        dot(-2.5, -2.7, 0.95, "#4a3a2c"),
    ]
    .concat()
}

/// A soft stain on the ground, its foot being its southern end.
pub(crate) fn stain(kind: u8) -> String {
    let colour = if kind.is_multiple_of(2) { MEADOW_DEEP } else { MEADOW_BRIGHT };
    let scale = [1.0, 1.45, 1.95][usize::from(kind) / 2 % 3];
    let shape = if kind % 4 < 2 {
        "M-9.6 -6.4C-9.8 -10.6 -5.2 -11.2 -2.8 -13.4 .6 -15.6 3.4 -12.8 5.8 -12 9.6 -10.8 10.4 -6.6 8.2 -4 6.4 -1.6 3 -2.4 .6 -.8 -2.4 1 -5.2 -.8 -6.4 -2.2 -7.6 -3.6 -9.4 -4 -9.6 -6.4z"
    } else {
        "M-8.4 -10.4C-6 -14 -2.4 -12.2 .8 -14 4.4 -15.6 8.4 -13 8.8 -9.8 11 -7 8.8 -3.4 5.4 -3.2 3.2 -.6 -.8 .8 -3.4 -1.4 -6.6 -1.2 -10.6 -3.2 -9.6 -6.4 -9.4 -7.8 -9.4 -9 -8.4 -10.4z"
    };
    format!("<path d=\"{shape}\" transform=\"scale({scale})\" fill=\"{colour}\" opacity=\".62\"/>")
}

/// A ploughed plot with rows of corn, beans or cabbage.
pub(crate) fn plot(crop: u8) -> String {
    let (ground, row) =
        [("#dcc678", "#c0a450"), ("#c4bf72", "#8fa34c"), ("#bd9f6a", "#86a04f")][crop as usize % 3];
    let rows: String = (0..5)
        .map(|i| {
            let y = -14.4 + 3.1 * f64::from(i);
            let x = -12.2 - 0.45 * f64::from(i);
            format!("M{x:.1} {y:.1}l25.4 -1.6")
        })
        .collect();
    format!(
        "<path d=\"M-13.4 -16 12.8 -17.6 14.8 -2.2 -15 -.4z\" fill=\"{ground}\" stroke=\"#8d9f52\" stroke-width=\"1.1\" stroke-linejoin=\"round\"/>\
         <path d=\"{rows}\" stroke=\"{row}\" stroke-width=\"1.7\" stroke-dasharray=\"2.2 .8\"/>"
    )
}
