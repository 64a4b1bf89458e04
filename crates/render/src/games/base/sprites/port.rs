use crate::palette::{GOLD, INK, MEADOW, PAPER, SAND, WOOD, WOOD_DEEP};
use crate::sprite::building::raised;
use crate::sprite::nature::oak;
use crate::sprite::shapes::{inked, plain, pool};

/// A cog; its origin is the middle of its hull.
pub(crate) fn ship() -> String {
    [
        "<ellipse cx=\"1\" cy=\"3.6\" rx=\"11.4\" ry=\"2.6\" fill=\"#1d4a75\" opacity=\".5\"/>".to_owned(),
        inked("M-11 -3.4Q-9.6 3.6 -5 4H5Q9.6 3.6 11 -3.4L7.4 -1.8H-7.4z", WOOD),
        plain("M-9.8 .2Q-8 3.4 -5 3.6H5Q8 3.4 9.8 .2z", WOOD_DEEP),
        format!("<path d=\"M0 -2V-20.4\" stroke=\"{INK}\" stroke-width=\"1.3\"/>"),
        inked("M-7.6 -17.6H7.6Q9.4 -11 7 -5.4H-7Q-5 -11 -7.6 -17.6z", PAPER),
        plain("M-2.4 -17.4H2.6Q4 -11 2.4 -5.6H-2.2Q-.6 -11 -2.4 -17.4z", "#c8402c"),
        plain("M0 -20.6 6.4 -19 0 -17.6z", GOLD),
    ]
    .concat()
}

/// A treadwheel crane: its hut and the arm with its load.
pub(crate) fn crane() -> String {
    [
        pool(1.6, 0.0, 5.6, 1.8),
        inked("M-5 0V-6.4H2.6V0z", WOOD),
        format!("<circle cx=\"-1.2\" cy=\"-3.2\" r=\"2.5\" fill=\"{SAND}\" stroke=\"{INK}\" stroke-width=\".7\"/>"),
        inked("M-6.4 -5.8 -1.2 -11.6 4 -5.8z", WOOD_DEEP),
        format!("<path d=\"M-1.2 -9.6 7.4 -17.4M7.4 -17.4V-7.4\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"1.2\"/>"),
        inked("M5.2 -7.6H9.6V-3.4H5.2z", "#c69a60"),
    ]
    .concat()
}

/// A round board with an anchor; its origin is its middle.
pub(crate) fn anchor() -> String {
    [
        format!("<circle cx=\"1.3\" cy=\"1.6\" r=\"10\" fill=\"{INK}\" opacity=\".35\"/>"),
        format!("<circle r=\"9.4\" fill=\"#1f4f80\" stroke=\"{INK}\" stroke-width=\"3\"/>"),
        format!("<circle r=\"9.4\" fill=\"#1f4f80\" stroke=\"{PAPER}\" stroke-width=\"1.5\"/>"),
        format!(
            "<g fill=\"none\" stroke=\"{PAPER}\" stroke-width=\"1.9\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\
             <circle cy=\"-5\" r=\"1.6\" stroke-width=\"1.5\"/><path d=\"M0 -3.2V6.2M-3 -1H3M-5.4 1.6Q-4.6 6 0 6.4 4.6 6 5.4 1.6\"/></g>"
        ),
    ]
    .concat()
}

/// A bit of land with trees.
pub(crate) fn islet() -> String {
    let tree =
        |x: f64, y: f64, hue: u8| format!("<g transform=\"translate({x} {y}) scale(.8)\">{}</g>", oak(hue));
    let drawing = [
        format!(
            "<ellipse cy=\".6\" rx=\"7.4\" ry=\"5.6\" fill=\"{SAND}\" stroke=\"{INK}\" stroke-width=\".5\"/>"
        ),
        format!("<ellipse cy=\"0\" rx=\"5.8\" ry=\"4.2\" fill=\"{MEADOW}\"/>"),
        tree(-2.2, 0.4, 2),
        tree(2.4, 2.4, 0),
    ]
    .concat();
    raised(6.4, &drawing)
}
