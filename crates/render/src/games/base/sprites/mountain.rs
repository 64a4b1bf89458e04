use crate::palette::{INK, PAPER, ROCK};
use crate::sprite::shapes::{inked, plain, pool};

/// A mountain top with snow on it; its origin is the middle of its foot.
pub(crate) fn peak(kind: u8) -> String {
    let [lit, rock, dark] = ROCK;
    let outlined = |path: &str, fill: &str| {
        format!(
            "<path d=\"{path}\" fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\".8\" stroke-linejoin=\"round\"/>"
        )
    };
    match kind % 3 {
        0 => [
            pool(4.0, -1.0, 27.0, 5.0),
            outlined("M-29 0-23 -11-18 -17-14 -28-8 -35-2 -52 3 -55 7 -47 13 -38 16 -27 21 -20 24 -10 29 0Q0 4 -29 0z", rock),
            plain("M3 -54.4 7 -47 13 -38 16 -27 21 -20 24 -10 28.2 -.2Q18 1.4 8 1.7L11 -9 6 -18 9 -29 4 -38z", dark),
            plain("M-27 -1-22 -10-17 -16.4-13 -27-7.4 -34-4 -26-9 -19-7 -10-14 -6-13 .8z", lit),
            outlined("M-8 -35-2 -52 3 -55 7 -47 13 -38 10 -36 7.4 -39 5 -33 2 -38-1 -32-4 -36z", PAPER),
            plain("M3 -54.4 7 -47 12.4 -38 10 -36.6 7.4 -39.6 5.4 -34.6 4 -38z", "#c9d3dc"),
        ]
        .concat(),
        1 => [
            pool(3.0, -1.0, 20.0, 4.0),
            outlined("M-22 0-17 -9-12 -14-9 -24-2 -38 3 -39 8 -29 11 -19 17 -12 22 0Q0 3.4 -22 0z", rock),
            plain("M3 -38.4 8 -29 11 -19 17 -12 21.2 -.2Q14 1.2 7 1.6L9 -9 4 -18 6 -27z", dark),
            plain("M-20 -1-16 -8.4-11.4 -13.4-8.4 -23-5 -16-8 -9-5 -4-9 1z", lit),
            outlined("M-6.4 -29-2 -38 3 -39 7.4 -30 5 -28.6 2.4 -31.6 0 -27-2.6 -30z", PAPER),
        ]
        .concat(),
        _ => [
            pool(2.0, -0.6, 15.0, 3.0),
            outlined("M-16 0-12 -8-7 -11-3 -21 2 -25 6 -17 11 -11 16 0Q0 2.8 -16 0z", rock),
            plain("M2 -24.4 6 -17 11 -11 15.2 -.2Q9 1 4 1.2L6 -7 2 -13z", dark),
            plain("M-14 -1-11.4 -7.4-6.6 -10.4-3 -19-1 -12-5 -6-4 .8z", lit),
        ]
        .concat(),
    }
}

/// A hole in the rock between timbers, with the rails of a cart.
pub(crate) fn mine() -> String {
    let [lit, rock, dark] = ROCK;
    [
        inked("M-9 .6-8 -8-4 -13 3 -13.6 8 -9 9 .6Q0 2.4 -9 .6z", rock),
        plain("M-8.4 0-7.4 -7.6-3.8 -12.4-2 -9-5 -5-5 .8z", lit),
        plain("M4.6 .8 5.6 -6 3.4 -12.8 7.6 -8.8 8.4 .4z", dark),
        plain("M-4.4 1V-6.4Q0 -10.4 4.4 -6.4V1z", "#2b211b"),
        "<path d=\"M-4.4 1.4V-7M4.4 1.4V-7M-5.6 -7.4H5.6\" stroke=\"#8a5f35\" stroke-width=\"1.8\" stroke-linecap=\"round\"/>".to_owned(),
        format!("<path d=\"M-1.8 -1-3 3M1.8 -1 3 3M-2.6 1.2H2.6\" stroke=\"{INK}\" stroke-width=\".7\"/>"),
    ]
    .concat()
}
