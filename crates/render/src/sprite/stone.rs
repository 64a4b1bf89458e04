use super::shapes::{inked, plain, shadow};
use crate::palette::{INK, LAKE_DEEP, SLATE, STONE, STONE_BRIGHT, STONE_DEEP, STREAM};

pub(crate) fn tower() -> String {
    [
        shadow("M-2 1 3.8 .6 6.4 -1.4 6 -7 3 -7z"),
        inked("M-3.5 -.4V-8H3.5V-.4Q0 1.8 -3.5 -.4z", STONE_BRIGHT),
        plain("M.6 .8V-8H3.3V-.4Q2 .6 .6 .8z", STONE_DEEP),
        plain("M-.6 -3.4V-5.6H.5V-3.4z", INK),
        inked("M-4.4 -7.4 0 -15V-6.6Q-2.6 -6.4 -4.4 -7.4z", SLATE[0]),
        inked("M4.4 -7.4 0 -15V-6.6Q2.6 -6.4 4.4 -7.4z", SLATE[2]),
    ]
    .concat()
}

/// One of the two turrets of a gate.
fn turret(x: f64) -> String {
    let at = |dx: f64| x + dx;
    [
        inked(&format!("M{} .8V-11H{}V.8z", at(-2.9), at(2.9)), STONE_BRIGHT),
        plain(&format!("M{} .6V-11H{}V.6z", at(0.5), at(2.7)), STONE_DEEP),
        inked(&format!("M{} -10.6 {x} -17V-10.6z", at(-3.7)), SLATE[0]),
        inked(&format!("M{} -10.6 {x} -17V-10.6z", at(3.7)), SLATE[2]),
    ]
    .concat()
}

/// A gate through which a river comes in.
pub(crate) fn water_gate() -> String {
    [
        shadow("M-6 1.2 9 1.2 12 -1.5 12 -8 8 -8z"),
        inked("M-5 .8V-9.4H5V.8z", STONE),
        plain("M-4 1.4V-3.6Q0 -8.6 4 -3.6V1.4z", LAKE_DEEP),
        plain("M-3.4 1.4V-1.6H3.4V1.4z", STREAM),
        turret(-6.4),
        turret(6.4),
    ]
    .concat()
}

pub(crate) fn gate() -> String {
    [
        shadow("M-6 1.2 9 1.2 12 -1.5 12 -8 8 -8z"),
        inked("M-5 .8V-9.4H5V.8z", STONE),
        format!(
            "<path d=\"M-4.6 -9.8H4.6\" stroke=\"{INK}\" stroke-width=\"1.6\" stroke-dasharray=\"1.4 1.1\"/>"
        ),
        plain("M-3.4 .8V-3.6Q0 -8.6 3.4 -3.6V.8z", INK),
        plain("M-2.4 .8V-1L2.4 -1V.8z", "#c9b083"),
        turret(-6.2),
        turret(6.2),
    ]
    .concat()
}

/// The arms of the bastide: a tower or on azure, under a chief of paper. The origin is the
/// middle of the shield, so that it hangs centred wherever it is put.
pub(crate) fn shield() -> String {
    let outline = "M-10 -12H10V0C10 7 5 11.4 0 14 -5 11.4 -10 7 -10 0z";
    [
        format!("<path d=\"{outline}\" fill=\"{INK}\" opacity=\".35\" transform=\"translate(1.6 1.8)\"/>"),
        format!("<path d=\"{outline}\" fill=\"#2c5b9e\" stroke=\"{INK}\" stroke-width=\"3.6\" stroke-linejoin=\"round\"/>"),
        format!("<path d=\"{outline}\" fill=\"#2c5b9e\" stroke=\"#fff6dc\" stroke-width=\"1.8\" stroke-linejoin=\"round\"/>"),
        plain("M0 -11.1H9.1V0C9.1 6.4 4.6 10.5 0 13z", "#234a84"),
        plain("M-5.4 8V-3H-6.8V-8H-4V-6H-1.5V-8H1.5V-6H4V-8H6.8V-3H5.4V8z", "#f6cf4a"),
        plain("M1.6 8V-8H1.5V-6H4V-8H6.8V-3H5.4V8z", "#dfae2c"),
        plain("M-2 8V2.4Q0 -.8 2 2.4V8z", "#234a84"),
    ]
    .concat()
}
