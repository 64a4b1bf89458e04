use crate::palette::{CLEARING, INK, PAPER, STONE, STONE_BRIGHT, STONE_DEEP};
use crate::sprite::land::boulder;
use crate::sprite::shapes::{dot, inked, plain, pool};

/// A patch of grass among trees.
fn clearing(rx: f64, ry: f64) -> String {
    format!("<ellipse cy=\"{:.1}\" rx=\"{rx}\" ry=\"{ry}\" fill=\"{CLEARING}\"/>", -ry * 0.7)
}

/// A nugget that can be seen from afar.
pub(crate) fn gold() -> String {
    let nugget = "M-8.4 -2.6-7 -9.4-2 -13 3.4 -11.6 8.2 -9.6 8.8 -3.4 4 .4 -3.4 .2z";
    [
        clearing(12.5, 9.5),
        pool(1.2, 0.2, 9.6, 2.4),
        format!("<path d=\"{nugget}\" fill=\"{INK}\" stroke=\"{INK}\" stroke-width=\"2.6\" stroke-linejoin=\"round\"/>"),
        plain(nugget, "#f7c928"),
        plain("M3.4 -11.6 8.2 -9.6 8.8 -3.4 4 .4 1.6 -4.6z", "#c98f12"),
        plain("M-8.4 -2.6 -3.4 .2 4 .4 1.6 -4.6 -4 -5.4z", "#e2a91b"),
        plain("M-7 -9.4 -2 -13 .4 -12.4 -3 -8.6z", "#fff3b0"),
        format!("<path d=\"M8.6 -15.8V-11.4M6.4 -13.6H10.8\" stroke=\"{PAPER}\" stroke-width=\"1.2\" stroke-linecap=\"round\"/>"),
    ]
    .concat()
}

/// Three red caps with dots.
pub(crate) fn mushrooms() -> String {
    let one = |x: f64, y: f64, size: f64| {
        let drawing = [
            inked("M-1.9 0C-1.4 -2.6 -1.4 -4.6 -1.6 -6H1.6C1.4 -4.6 1.4 -2.6 1.9 0Q0 .8 -1.9 0z", PAPER),
            format!("<path d=\"M-6 -5.4C-6 -10 -3 -12.6 0 -12.6 3 -12.6 6 -10 6 -5.4 3 -4 -3 -4 -6 -5.4z\" fill=\"#cf3322\" stroke=\"{INK}\" stroke-width=\".9\" stroke-linejoin=\"round\"/>"),
            dot(-2.8, -7.6, 1.2, PAPER),
            dot(0.8, -9.8, 1.3, PAPER),
            dot(3.4, -6.8, 1.0, PAPER),
        ]
        .concat();
        format!("<g transform=\"translate({x} {y}) scale({size})\">{drawing}</g>")
    };
    [
        clearing(14.0, 10.0),
        pool(0.6, 0.0, 11.0, 2.4),
        one(4.4, -4.4, 1.05),
        one(-5.4, -1.8, 1.05),
        one(6.4, 0.6, 0.8),
    ]
    .concat()
}

/// A camp fire in a ring of stones.
pub(crate) fn fire() -> String {
    let stones: String = [(-9.0, -2.6), (-6.0, 0.6), (0.0, 1.8), (6.0, 0.6), (9.0, -2.6)]
        .map(|(x, y)| format!("<g transform=\"translate({x} {y})\">{}</g>", boulder(1)))
        .concat();
    [
        "<ellipse cy=\"-3\" rx=\"13\" ry=\"6.4\" fill=\"#8a7a4a\" opacity=\".7\"/>".to_owned(),
        format!("<path d=\"M-8 -1.4 7 -6M8 -1.4 -7 -6\" stroke=\"{INK}\" stroke-width=\"4.4\" stroke-linecap=\"round\"/><path d=\"M-8 -1.4 7 -6M8 -1.4 -7 -6\" stroke=\"#8a5a30\" stroke-width=\"2.8\" stroke-linecap=\"round\"/>"),
        format!("<path d=\"M-7.4 -6C-10 -13 -4.4 -15 -4.6 -20.6 -1 -18.6 -.4 -16 0 -14.6 1.4 -18 1.6 -22 .2 -27 6 -23.4 7.4 -18 6.4 -15 8 -15.6 8.4 -17 8.6 -18.4 11 -13 10 -8.4 6.8 -5.4 2.4 -3 -3.6 -3 -7.4 -6z\" fill=\"#e2471c\" stroke=\"{INK}\" stroke-width=\"1\" stroke-linejoin=\"round\"/>"),
        plain("M-4.4 -5.6C-6.4 -10.6 -2.6 -12 -2.6 -15.4 .4 -13.4 1 -11.6 1.4 -10.4 2.8 -12.4 3 -14.6 2.8 -17 6.8 -12.6 7 -7.6 4.2 -5.2 1.6 -3.8 -2 -3.8 -4.4 -5.6z", "#f9a11d"),
        plain("M-1.6 -5.4C-2.8 -8.4 -.6 -9.4 -.2 -11.6 2.6 -9 3.6 -7 2 -5 .8 -4.4 -.6 -4.6 -1.6 -5.4z", "#fff2a6"),
        stones,
    ]
    .concat()
}

/// A gate of great stones between two menhirs, and a fire bowl in it.
pub(crate) fn shrine() -> String {
    let menhir = |x: i32| {
        let stone =
            inked("M-3.6 0C-4.4 -6 -3.4 -12.6 .4 -14.8 3.6 -12.4 4.2 -6 3.8 0 1.6 1 -1.6 1 -3.6 0z", STONE);
        let shade =
            plain("M.6 -14.4C3.4 -12 3.9 -6 3.5 -.1 2.4 .4 1.4 .5 .6 .5 1.8 -4 2 -10 .6 -14.4z", STONE_DEEP);
        format!("<g transform=\"translate({x} -.6)\">{stone}{shade}</g>")
    };
    [
        "<ellipse cy=\"-2\" rx=\"19\" ry=\"6\" fill=\"#c9bd7d\"/>".to_owned(),
        pool(2.0, -0.4, 18.0, 3.6),
        menhir(-15),
        menhir(15),
        inked("M-10.4 0 -9.4 -20.4H-3.8L-3.4 0Q-7 1.6 -10.4 0zM3.4 0 3.8 -20.4H9.4L10.4 0Q7 1.6 3.4 0z", STONE),
        plain("M-5.6 .9 -5.2 -20.2H-3.9L-3.6 0zM8 .9 7.6 -20.2H9.2L10.2 0z", STONE_DEEP),
        inked("M-13 -20 -12 -26.4Q0 -28.6 12 -26.8L13.2 -20.2Q0 -18.6 -13 -20z", STONE_BRIGHT),
        plain("M-12.8 -20.1 -12.6 -21.6Q0 -20.4 13 -21.8L13 -20.4Q0 -18.8 -12.8 -20.1z", STONE_DEEP),
        "<path d=\"M-8 -23.6H-5.4M-1.6 -23.8A1.9 1.9 0 1 0 2.2 -23.8 1.9 1.9 0 1 0 -1.6 -23.8zM6 -23.6H8.6\" fill=\"#f0a52e\" stroke=\"#b5341f\" stroke-width=\"1.3\" stroke-linecap=\"round\"/>".to_owned(),
        plain("M-2.4 -3.4C-3.4 -6.6 -.6 -7.6 -.2 -11 2.6 -8.6 3.4 -5.6 2.2 -3.4z", "#e2571c"),
        inked("M-3.2 -3.8H3.2L2 .2H-2z", "#7a5a3c"),
    ]
    .concat()
}

/// A mountain that smokes.
pub(crate) fn volcano() -> String {
    [
        pool(2.0, -0.8, 25.0, 4.6),
        format!("<path d=\"M-2 -34C-8 -37 -4 -42 -.4 -40.4 -1 -46 7 -47.4 8.4 -42.6 13.4 -45 16.4 -38.6 11.6 -36.4 10.4 -33.6 5 -32.6 3.6 -33.4z\" fill=\"#efe9dc\" stroke=\"{INK}\" stroke-width=\".7\" stroke-linejoin=\"round\"/>"),
        format!("<path d=\"M-24.6 -1.4C-18 -6 -12 -20 -8.4 -31 -4 -34 5 -34 9 -31 12 -20 18 -6 25 -1.4 12 2 -12 2 -24.6 -1.4z\" fill=\"#8b7568\" stroke=\"{INK}\" stroke-width=\"1\" stroke-linejoin=\"round\"/>"),
        plain("M9 -31C12 -20 18 -6 25 -1.4 19 .2 13 .8 7 1 10 -8 9 -22 4.6 -33 6.6 -32.6 8 -32 9 -31z", "#5f4d45"),
        plain("M-8 -30C-11 -20 -15 -10 -20 -4 -15 -7 -10 -14 -7 -22z", "#a8928263"),
        format!("<path d=\"M-8.4 -31C-4 -28.6 5 -28.6 9 -31 5 -34 -4 -34 -8.4 -31z\" fill=\"#e2471c\" stroke=\"{INK}\" stroke-width=\".9\"/>"),
        format!("<path d=\"M-5.4 -29.8C-4 -24 -7 -20 -5.4 -15 -3 -18 -3.6 -20 -1.6 -29.2zM1 -29.2C2 -22 .4 -16 3.4 -8 6 -14 4 -20 5.6 -29.8z\" fill=\"#f0742a\" stroke=\"{INK}\" stroke-width=\".6\" stroke-linejoin=\"round\"/>"),
        plain("M-4 -31C-1 -29.8 3 -29.8 5.4 -31 3 -32.4 -1 -32.4 -4 -31z", "#ffd34d"),
    ]
    .concat()
}
