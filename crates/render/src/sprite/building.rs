use super::shapes::{inked, plain, pool, shadow};
use crate::palette::{
    BANK, GOLD, INK, LAKE, RIVER, ROOFS, SAND, SLATE, STONE, STONE_BRIGHT, STONE_DEEP, THATCH, WATER_BRIGHT,
};

const PLASTER: &str = "#f0dfba";
const PLASTER_DEEP: &str = "#cfb589";
const DOOR: &str = "#6b4a30";

/// A drawing made larger or smaller than it was drawn.
pub(crate) fn larger(scale: f64, drawing: &str) -> String {
    format!("<g transform=\"scale({scale})\">{drawing}</g>")
}

/// A drawing around its middle, put on its foot this far below.
pub(crate) fn raised(by: f64, drawing: &str) -> String {
    format!("<g transform=\"translate(0 -{by})\">{drawing}</g>")
}

pub(crate) fn house(hue: u8) -> String {
    let [lit, _, dark] = ROOFS[hue as usize % ROOFS.len()];
    [
        shadow("M-3 .5 4.4 .5 7 -1.5 7 -6 4 -6z"),
        inked("M-4 0V-4.2L0 -8 4 -4.2V0z", PLASTER),
        plain("M0 0V-7.5L3.7 -4V-.2z", PLASTER_DEEP),
        plain("M-1 0V-2.9H1V0z", DOOR),
        inked("M0 -8.6 -5 -3.8V-7.6L0 -12.4z", lit),
        inked("M0 -8.6 5 -3.8V-7.6L0 -12.4z", dark),
    ]
    .concat()
}

pub(crate) fn long_house(hue: u8) -> String {
    eaves_house(ROOFS[hue as usize % ROOFS.len()])
}

pub(crate) fn manor() -> String {
    eaves_house(SLATE)
}

fn eaves_house([lit, plain_side, dark]: [&str; 3]) -> String {
    [
        shadow("M-5 .5 6.2 .5 9 -1.5 9 -6 6 -6z"),
        inked("M-5.7 0V-4.5H5.7V0z", PLASTER),
        plain("M2.6 -.2V-4.5H5.5V-.2z", PLASTER_DEEP),
        plain("M-4.2 -1.2V-2.8H-2.8V-1.2zM-.8 -.2V-3H.9V-.2zM3.2 -1.2V-2.8H4.6V-1.2z", DOOR),
        inked("M-6.5 -4 -5.3 -10.6H5.3L6.5 -4z", plain_side),
        plain("M-6 -4.3 -4.9 -10.3H-1.6L-2.2 -4.3z", lit),
        plain("M-5.1 -9.4 -4.9 -10.3H5.1L5.2 -9.4z", lit),
        plain("M3.9 -4.3 3.4 -9.3H5.2L6 -4.3z", dark),
    ]
    .concat()
}

pub(crate) fn tall_house(hue: u8) -> String {
    let [lit, _, dark] = ROOFS[hue as usize % ROOFS.len()];
    [
        shadow("M-2 .5 3.4 .5 6.2 -1.5 6.2 -8 3 -8z"),
        inked("M-3.2 0V-8.5H3.2V0z", PLASTER),
        plain("M.4 -.2V-8.5H3V-.2z", PLASTER_DEEP),
        plain("M-2.1 -4.4V-6.4H-.9V-4.4zM1 -4.4V-6.4H2.2V-4.4zM-.8 0V-2.6H.9V0z", DOOR),
        inked("M-4 -8 0 -15.2V-8z", lit),
        inked("M4 -8 0 -15.2V-8z", dark),
    ]
    .concat()
}

pub(crate) fn church() -> String {
    let [lit, plain_side, dark] = SLATE;
    [
        shadow("M-8 .6 9.6 .6 13 -2 13 -8 9 -8z"),
        inked("M-4 0V-6.5H9V0z", STONE_BRIGHT),
        plain("M5 -.2V-6.5H8.8V-.2z", STONE),
        plain("M-.6 -1V-4.2Q.3 -5.4 1.2 -4.2V-1zM3.2 -1V-4.2Q4.1 -5.4 5 -4.2V-1zM6.4 -1V-4.2Q7.2 -5.4 8 -4.2V-1z", DOOR),
        inked("M-4 -6 -4 -13H8L9.8 -6z", plain_side),
        plain("M-3.7 -12V-12.8H7.8L8 -12z", lit),
        inked("M-9.6 0V-13.5H-3V0z", STONE_BRIGHT),
        plain("M-5.8 -.2V-13.5H-3.2V-.2z", STONE_DEEP),
        plain("M-7.4 -8.6V-11Q-6.4 -12.2 -5.4 -11V-8.6zM-7.6 0V-3.2Q-6.4 -4.6 -5.2 -3.2V0z", DOOR),
        inked("M-10.3 -13 -6.3 -24V-13z", lit),
        inked("M-2.3 -13 -6.3 -24V-13z", dark),
    ]
    .concat()
}

pub(crate) fn cottage() -> String {
    let [lit, plain_side, dark] = THATCH;
    [
        shadow("M-4 .5 5.6 .5 8 -1 8 -5 5 -5z"),
        inked("M-4.8 0V-4H4.8V0z", PLASTER),
        plain("M1.8 -.2V-4H4.6V-.2z", PLASTER_DEEP),
        plain("M-3.4 -1.2V-2.6H-2V-1.2zM-.6 -.2V-2.8H1V-.2z", DOOR),
        inked("M-6 -3.2Q-5.4 -8.6 -3.6 -9.2H3.6Q5.4 -8.6 6 -3.2z", plain_side),
        plain("M-5.5 -3.5Q-4.9 -8.2 -3.4 -8.9H-.6Q-1.9 -7 -2 -3.5z", lit),
        plain("M3.4 -3.5Q3.6 -7 3 -8.9H3.6Q5 -8.2 5.5 -3.5z", dark),
    ]
    .concat()
}

pub(crate) fn inn() -> String {
    let [lit, plain_side, dark] = ROOFS[2];
    let drawing = [
        format!("<ellipse cy=\"5\" rx=\"12.8\" ry=\"8\" fill=\"{LAKE}\" stroke=\"{SAND}\" stroke-width=\"2.6\"/>"),
        format!("<ellipse cy=\"5\" rx=\"12.8\" ry=\"8\" fill=\"{RIVER}\" stroke=\"{BANK}\" stroke-width=\".7\"/>"),
        format!("<path d=\"M-9 6.4h5M-2 9.8h6M4.6 6.8h5\" stroke=\"{WATER_BRIGHT}\" stroke-width=\"1.2\" stroke-linecap=\"round\"/>"),
        shadow("M-7 3.4 8 3.4 11.4 1 11.4 -5 7 -5z"),
        inked("M-7.6 2.8V-4.4H7.6V2.8z", PLASTER),
        plain("M3.6 2.6V-4.4H7.4V2.6z", PLASTER_DEEP),
        format!("<path d=\"M-7.4 -.8H7.4M-3.4 2.8V-4.4M3.4 2.8V-4.4M-7.4 2.6-3.6 -.8\" stroke=\"{DOOR}\" stroke-width=\".7\"/>"),
        plain("M-1.5 2.8V-1.4H1.5V2.8z", DOOR),
        plain("M-6.4 -1.6V-3.4H-4.6V-1.6zM4.4 -1.6V-3.4H6.2V-1.6z", "#f7d774"),
        inked("M4.4 -10V-14.6H7V-9z", STONE_DEEP),
        inked("M-9.4 -3.6 -6.8 -12.4H6.8L9.4 -3.6z", plain_side),
        plain("M-8.6 -4 -6.3 -12H-2.4L-3.2 -4z", lit),
        plain("M5.8 -4 4.6 -11H6.6L8.6 -4z", dark),
        // The sign that hangs out.
        format!("<path d=\"M11 4.4V-9M11 -8.2H6.8\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"1.1\"/>"),
        format!("<rect x=\"8.4\" y=\"-7.4\" width=\"5.4\" height=\"5\" rx=\"1\" fill=\"{GOLD}\" stroke=\"{INK}\" stroke-width=\".8\"/>"),
    ]
    .concat();
    raised(13.5, &drawing)
}

pub(crate) fn well() -> String {
    let [lit, _, dark] = THATCH;
    let drawing = [
        pool(1.2, -0.6, 4.2, 1.8),
        inked("M-2.6 -.2V-2.6H2.6V-.2Q0 1.2 -2.6 -.2z", STONE),
        inked("M-2.6 -2.6Q0 -3.9 2.6 -2.6 0 -1.3 -2.6 -2.6z", "#5d7f93"),
        format!("<path d=\"M-2.3 -2.6V-6M2.3 -2.6V-6\" stroke=\"{DOOR}\" stroke-width=\".8\"/>"),
        inked("M-3.4 -5.2 0 -8.2V-5.2z", lit),
        inked("M3.4 -5.2 0 -8.2V-5.2z", dark),
    ]
    .concat();
    larger(1.4, &drawing)
}

pub(crate) fn cross() -> String {
    let drawing = [
        pool(1.0, -0.3, 3.2, 1.3),
        inked("M-2.4 .4V-1.4H2.4V.4z", STONE),
        inked("M-.8 -1.4V-4.2H-2.4V-5.8H-.8V-8H.8V-5.8H2.4V-4.2H.8V-1.4z", STONE_BRIGHT),
    ]
    .concat();
    larger(1.35, &drawing)
}

/// The origin is the middle of the abbey's grounds rather than its foot.
pub(crate) fn abbey() -> String {
    let [lit, plain_side, dark] = ROOFS[0];
    let windows = |from: f64| {
        (0..4)
            .map(|i| {
                let x = from + 5.6 * f64::from(i);
                format!("M{x} 7.5V3.4Q{} 1.6 {} 3.4V7.5z", x + 1.1, x + 2.2)
            })
            .collect::<String>()
    };
    let drawing = [
        shadow("M-18 11 21 11 26 7 26 0 20 0z"),
        // The cloister's wing, behind and to the left.
        inked("M-21 4V-3H-4V4z", STONE),
        inked("M-22 -2.4 -20.4 -10H-4V-2.4z", plain_side),
        plain("M-21.4 -2.7 -20 -9.7H-16L-17 -2.7z", lit),
        // The nave.
        inked("M-4 10V0H20V10z", STONE_BRIGHT),
        plain("M14 9.8V0H19.8V9.8z", STONE),
        plain(&windows(-1.6), "#4f6578"),
        inked("M-5 .8 -3 -12H18.6L21.4 .8z", plain_side),
        plain("M-4.4 .4 -2.6 -11.6H2.6L1.6 .4z", lit),
        plain("M-2.7 -10.4 -2.5 -11.6H18.2L18.5 -10.4z", lit),
        plain("M16 .4 14.6 -10.4H18.5L20.7 .4z", dark),
        // The bell tower.
        inked("M-13.5 10V-16H-4V10z", STONE_BRIGHT),
        plain("M-7.6 9.8V-16H-4.2V9.8z", STONE_DEEP),
        plain("M-10.6 -8.5V-12.2Q-8.8 -14.4 -7 -12.2V-8.5z", INK),
        plain("M-11 10V4.6Q-8.7 1.8 -6.4 4.6V10z", DOOR),
        inked("M-14.6 -15.4 -8.7 -29V-15.4z", SLATE[0]),
        inked("M-2.9 -15.4 -8.7 -29V-15.4z", SLATE[2]),
        format!("<path d=\"M-8.7 -29V-33M-10.3 -31.6H-7.1\" stroke=\"{INK}\" stroke-width=\".9\"/>"),
    ]
    .concat();
    larger(1.18, &drawing)
}
