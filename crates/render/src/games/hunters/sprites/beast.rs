use crate::palette::{INK, PAPER};
use crate::sprite::shapes::{dot, plain, pool};

/// A shape of an animal, with a line of ink that can be seen from afar.
fn hide(path: &str, fill: &str) -> String {
    format!(
        "<path d=\"{path}\" fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"1\" stroke-linejoin=\"round\"/>"
    )
}

/// A line of ink with a lighter line in it.
fn limb(path: &str, fill: &str, wide: f64) -> String {
    let line = |colour: &str, width: f64| {
        format!("<path d=\"{path}\" stroke=\"{colour}\" stroke-width=\"{width:.1}\"/>")
    };
    format!(
        "<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">{}{}</g>",
        line(INK, wide + 1.8),
        line(fill, wide)
    )
}

/// Puts an animal with its middle over the origin.
fn moved(by: &str, drawing: &str) -> String {
    format!("<g transform=\"{by}\">{drawing}</g>")
}

/// Slender, with wide antlers.
pub(crate) fn deer() -> String {
    let (coat, dark) = ("#a8673a", "#7c4624");
    [
        pool(1.6, 0.0, 10.5, 2.4),
        limb("M-2.6 -9V-.8M8.8 -10 8.2 -.8", dark, 1.7),
        limb("M-8.2 -22.4C-11.4 -24.6 -12 -27.4 -10.6 -30.4M-11 -25.6 -14.2 -27.2M-6.8 -22.4C-3.2 -24 -1.8 -27 -2.4 -30.4M-3.6 -25.2 .8 -26.6M-2.4 -28 1 -30.6", "#f1e2bd", 1.3),
        hide("M-5.6 -22C-5.4 -18.6 -4 -16 -1 -15.2 3 -15.4 6 -15.6 9 -14.6 11.6 -13.4 11.6 -9.4 9.6 -8 4 -6.8 -3 -7 -6 -8 -8 -9.4 -9 -13 -9.4 -16.6 -11 -16.2 -12.8 -16.2 -13.8 -17.2 -13.4 -19 -11.4 -21 -9.4 -22.4L-6.6 -23.4z", coat),
        limb("M-5.6 -8.6 -6 -.8M5.8 -8.6 5.2 -.8", coat, 1.9),
        plain("M-5 -9.4C-1 -8.2 5 -8.2 9 -9.4 8 -8.2 4 -7.5 0 -7.5 -3 -7.5 -5 -8.2 -5 -9.4z", "#e4c394"),
        plain("M9.4 -14.2C11.6 -13.8 12 -11.4 11 -9.8 10 -11 9.4 -12.6 9.4 -14.2z", PAPER),
        plain("M-5.8 -21.4 -2.2 -22.2 -4.8 -19.4z", dark),
        dot(-9.2, -19.6, 0.8, INK),
    ]
    .concat()
}

/// Huge and shaggy, with a trunk and tusks.
pub(crate) fn mammoth() -> String {
    let (coat, dark, lit) = ("#7d4b2e", "#573019", "#a06a44");
    let drawing = [
        pool(2.0, 0.2, 19.0, 3.4),
        limb("M-12.4 -19C-17.6 -16 -19 -9 -16.6 -4 -15.6 -1.8 -18.4 -.8 -19.6 -3", coat, 3.8),
        plain("M4.6 -.4V-9H9.6V-.4zM-5 -.4V-9H0V-.4z", dark),
        hide("M-8.6 -29.6C-4 -32 .6 -30 2.6 -26.4 8 -28.6 15.6 -25.4 18.4 -17.6 19.6 -12 19.2 -5 18.6 -.2H12.4L11.8 -6.4 9 -4.6 6.6 -6.6 4 -4.6 1.4 -6.6 -1 -4.8 -2.2 -.2H-8.6L-9.4 -8.4C-12.4 -9.4 -13.8 -12 -14.2 -15 -15.4 -21.4 -13.4 -27.8 -8.6 -29.6z", coat),
        plain("M-8 -28.6C-4.4 -30.4 -.8 -28.8 .8 -25.4 -2.6 -27.4 -5.6 -27.4 -8 -28.6zM4.4 -26C9.6 -26.8 14.4 -23.4 16.6 -18 13 -22 8.6 -24.4 4.4 -26z", lit),
        plain("M-6 -22C-1 -23.4 2 -20 1.2 -15.4 -.4 -12.4 -3.6 -12.6 -4.8 -15z", dark),
        format!("<path d=\"M6 -19V-14M10 -17.6V-11.6M14 -15V-8.6M6.4 -11V-8M2.6 -12V-8.4\" stroke=\"{dark}\" stroke-width=\"1.3\" stroke-linecap=\"round\"/>"),
        limb("M-10.4 -11.4C-12.4 -5.6 -20 -4.4 -21.8 -11.6", PAPER, 2.4),
        dot(-9.6, -19.4, 1.2, PAPER),
        dot(-9.8, -19.4, 0.7, INK),
    ]
    .concat();
    moved("translate(1.8) scale(.9)", &drawing)
}

/// Low and long, striped, with fangs like daggers.
pub(crate) fn tiger() -> String {
    let (coat, dark) = ("#f2b544", "#d08f2a");
    let drawing = [
        pool(1.0, 0.0, 17.0, 2.4),
        limb("M15 -9.6C19.4 -9.6 18 -16 21 -17", coat, 2.0),
        plain("M-3.4 -.4 -2 -6H2.6L1.4 -.4zM6 -.4 6.6 -6H11L10 -.4z", dark),
        hide("M-9 -13.6C-3 -16 6 -15 12.4 -13 16.4 -11.4 17.2 -6 16 -.2H10.8L11 -4.4C6 -3.4 0 -3.6 -4.4 -4.6L-6.6 -.2H-13.6C-13.6 -1.8 -12.4 -2.6 -10.6 -2.8z", coat),
        format!("<path d=\"M-4 -14.4V-7M0 -14.8V-7.4M4 -14.6V-7.4M8 -13.8V-6.8M12 -12.6V-5.4M15.4 -9.6 14.4 -3\" stroke=\"{INK}\" stroke-width=\"1.9\" stroke-linecap=\"round\"/>"),
        hide("M-8.4 -15.4C-5.6 -13 -5.8 -8 -8.8 -6.2 -12 -4.8 -16.4 -5.2 -18 -7 -18.8 -8.6 -18.2 -10.4 -16.6 -11 -16 -13 -14.6 -14.8 -13.4 -15.4L-13.8 -18 -10.8 -16.2 -8.8 -18.2z", coat),
        format!("<path d=\"M-17.6 -6.6 -16.2 1.4 -14.4 -5.6zM-13.2 -5.4 -12 1 -10.6 -5.6z\" fill=\"{PAPER}\" stroke=\"{INK}\" stroke-width=\".7\" stroke-linejoin=\"round\"/>"),
        plain("M-18.2 -9.4 -15.8 -10 -16.6 -8.2z", INK),
        dot(-12.8, -11.4, 1.0, INK),
        format!("<path d=\"M-9 -13 -7.4 -11M-9.6 -9.6H-7.4\" stroke=\"{INK}\" stroke-width=\"1.1\" stroke-linecap=\"round\"/>"),
    ]
    .concat();
    moved("translate(-1.5)", &drawing)
}

/// A stocky black bull with pale horns.
pub(crate) fn aurochs() -> String {
    let (coat, dark, lit) = ("#3b2c26", "#241a17", "#6b5244");
    let drawing = [
        pool(1.4, 0.0, 16.0, 2.8),
        limb("M15.4 -15.4C18 -12 17 -8 17.4 -4.6", coat, 1.2),
        plain("M-3.6 -.4V-8H.6V-.4zM8.4 -.4V-8H12V-.4z", dark),
        hide("M-10.4 -18.4C-8 -23.4 -1.6 -23 2.4 -20.2 7.6 -19.4 13.4 -19.6 15.4 -15 16.6 -10 15.8 -4.4 15.6 -.2H11L10.4 -6.6C5 -5.4 0 -5.4 -4.4 -6.6L-5 -.2H-9.8L-10.6 -7.6C-12.4 -9 -12.4 -15 -10.4 -18.4z", coat),
        plain("M-6.6 -21C-2 -22 2 -19.4 6 -18.8 10 -18.8 13 -18 14.4 -15.4 10 -17.6 4 -17 0 -18.6 -3 -20 -5 -20.4 -6.6 -21z", lit),
        limb("M-11.6 -18.4C-14 -17.4 -21.4 -17.6 -20.4 -25.6M-9.2 -19.2C-6.2 -21 -6.6 -26.6 -11 -27.4", "#f6ead0", 2.2),
        hide("M-8.4 -18.6C-12 -20.4 -15 -19 -16 -16 -16.8 -13.4 -18 -10 -17.4 -8 -16 -6.4 -13.4 -7 -12.2 -8.8 -10.6 -10.4 -8 -12.4 -7.4 -14.6z", coat),
        plain("M-17.4 -9.4C-16 -8.6 -14.2 -8.6 -13.2 -9.2 -13.6 -7.8 -14.8 -7 -16 -7 -17 -7.2 -17.4 -8.2 -17.4 -9.4z", "#e9d7b4"),
        dot(-12.8, -15.2, 1.0, "#e9d7b4"),
    ]
    .concat();
    moved("translate(1.6)", &drawing)
}

/// Pale in the dark water. Its origin is its middle.
pub(crate) fn fish() -> String {
    let fin = "M4.4 0 9.4 -4.4Q8 0 9.4 4.4z";
    let body = "M-9 .2C-6.4 -5 1.6 -5.6 6 0 1.6 5.4 -6.4 5.2 -9 .2z";
    [
        format!("<path d=\"{fin}{body}\" fill=\"{INK}\" stroke=\"{INK}\" stroke-width=\"1.8\" stroke-linejoin=\"round\"/>"),
        plain(&format!("{fin}{body}"), PAPER),
        "<path d=\"M-3.6 -2.8Q-2.2 0 -3.6 3M.4 -2.4Q1.4 0 .4 2.4\" fill=\"none\" stroke=\"#6f9cc0\" stroke-width=\".9\" stroke-linecap=\"round\"/>".to_owned(),
        dot(-6.0, -0.8, 0.95, INK),
    ]
    .concat()
}
