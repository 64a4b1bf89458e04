//! What stands in the markets and streets of The City.

use crate::palette::{INK, MARKET_DEEP, PAPER, STONE_BRIGHT, THATCH};
use crate::sprite::building::{house, larger, long_house, tall_house};
use crate::sprite::shapes::{dot, inked, plain, pool, shadow};

const WOOD: &str = "#a97c4a";
const WOOD_DEEP: &str = "#6f4d2c";
const SEA: &str = "#2f6ea8";
const CORN: &str = "#efbd3a";
const RED: &str = "#b5372b";

/// Houses wall to wall, in one of four rows.
pub(crate) fn terrace(kind: u8) -> String {
    let houses = match kind % 4 {
        0 => vec![(-9.0, long_house(0)), (2.5, house(3)), (11.5, tall_house(1))],
        1 => vec![(-11.5, house(1)), (-1.5, house(4)), (10.0, long_house(2))],
        2 => vec![(-11.5, tall_house(2)), (-1.0, long_house(3)), (10.5, house(0))],
        _ => vec![(-6.5, long_house(4)), (6.5, long_house(1))],
    };
    let one = |(x, drawing): (f64, String)| format!("<g transform=\"translate({x})\">{drawing}</g>");
    houses.into_iter().map(one).collect()
}

/// The plaque a sign is painted on.
fn plaque(outline: &str, fill: &str) -> String {
    format!(
        "<path d=\"{outline}\" fill=\"{INK}\" opacity=\".32\" transform=\"translate(1.8 2.2)\"/>\
         <path d=\"{outline}\" fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"4\" stroke-linejoin=\"round\"/>\
         <path d=\"{outline}\" fill=\"{fill}\" stroke=\"{PAPER}\" stroke-width=\"1.8\" stroke-linejoin=\"round\"/>"
    )
}

/// The sign of a market: for fish, grain or cattle. Its origin is its middle.
pub(crate) fn sign(goods: u8) -> String {
    let drawing = match goods {
        0 => fish_sign(),
        1 => grain_sign(),
        _ => cattle_sign(),
    };
    larger(0.9, &drawing)
}

/// A fish on an oval.
fn fish_sign() -> String {
    [
        plaque("M-19 0A19 13.4 0 1 0 19 0A19 13.4 0 1 0 -19 0z", SEA),
        inked("M6.6 0 15.4 -7.6Q13.2 0 15.4 7.6z", PAPER),
        inked("M-2 -6.2Q2.4 -10.6 6 -7.2L4 -4zM-1 6.4 2.4 10 3.6 5z", PAPER),
        inked("M-14.6 .4C-10.6 -8.6 2.6 -9.4 9 0 2.6 9 -10.6 8.6 -14.6 .4z", PAPER),
        format!("<path d=\"M-6.2 -4.8Q-3.4 0 -6.2 5M-1.4 -4Q.6 0 -1.4 4M3 -3Q4.6 0 3 3\" fill=\"none\" stroke=\"{SEA}\" stroke-width=\"1.2\" stroke-linecap=\"round\"/>"),
        dot(-9.6, -1.6, 1.6, INK),
    ]
    .concat()
}

/// A sheaf of corn on a lozenge.
fn grain_sign() -> String {
    let ears: String = [-40, -20, 0, 20, 40]
        .map(|turn| format!("<path d=\"M0 4V-6M0 -4.4Q-3.4 -8.6 0 -15 3.4 -8.6 0 -4.4z\" transform=\"rotate({turn} 0 5)\"/>"))
        .concat();
    [
        plaque("M0 -19 16 -10V10L0 19 -16 10V-10z", CORN),
        format!("<g fill=\"{WOOD_DEEP}\" stroke=\"{INK}\" stroke-width=\"1.3\" stroke-linejoin=\"round\">{ears}</g>"),
        format!("<path d=\"M-6.8 15Q-3.6 9 -1.6 4.6H1.6Q3.6 9 6.8 15 0 17.4 -6.8 15z\" fill=\"{WOOD_DEEP}\" stroke=\"{INK}\" stroke-width=\"1\" stroke-linejoin=\"round\"/>"),
        format!("<path d=\"M-3.6 5.4H3.6\" stroke=\"{PAPER}\" stroke-width=\"2.6\" stroke-linecap=\"round\"/>"),
    ]
    .concat()
}

/// The head of an ox on a square.
fn cattle_sign() -> String {
    let horns = "M-4 -6.4C-9 -4.4 -13.4 -7 -12.4 -13M4 -6.4C9 -4.4 13.4 -7 12.4 -13";
    [
        plaque("M-16 -16H16V16H-16z", RED),
        format!("<path d=\"{horns}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"4.8\" stroke-linecap=\"round\"/>"),
        format!("<path d=\"{horns}\" fill=\"none\" stroke=\"{PAPER}\" stroke-width=\"3.6\" stroke-linecap=\"round\"/>"),
        inked("M-5 -3 -12.6 -2.4Q-11.6 2.6 -5.4 2zM5 -3 12.6 -2.4Q11.6 2.6 5.4 2z", PAPER),
        inked("M-6.6 -7.4Q0 -10 6.6 -7.4L6 2.4 4.8 10.6Q0 14.6 -4.8 10.6L-6 2.4z", PAPER),
        plain("M-4.7 8Q0 5 4.7 8L4.4 10.4Q0 13.6 -4.4 10.4z", "#d9a08a"),
        dot(-3.4, -1.6, 1.4, INK),
        dot(3.4, -1.6, 1.4, INK),
        dot(-1.8, 9.6, 0.9, INK),
        dot(1.8, 9.6, 0.9, INK),
    ]
    .concat()
}

/// A small stall under an awning.
fn booth(cloth: &str, wares: &str) -> String {
    [
        shadow("M-6 .6 8.4 .6 11 -2 11 -7 7 -8z"),
        inked("M-6.4 0V-4.6H6.4V0z", WOOD),
        plain("M-6.2 -.2V-1.8H6.2V-.2z", WOOD_DEEP),
        wares.to_owned(),
        inked("M-6.6 -12.6H6.6L8.2 -7H-8.2z", PAPER),
        plain("M-5 -12.4H-2L-2.4 -7H-6zM1.4 -12.4H4.4L5.4 -7H1.8z", cloth),
        format!("<path d=\"M-6.4 0V-7M6.4 0V-7\" stroke=\"{WOOD_DEEP}\" stroke-width=\".9\"/>"),
    ]
    .concat()
}

/// What is offered around a sign of fish, grain or cattle.
pub(crate) fn wares(goods: u8) -> String {
    match goods % 3 {
        0 => booth(SEA, &inked("M-4.6 -4.8Q-1.6 -7 1 -4.8L2.8 -6.2V-3.4L1 -4.8Q-1.6 -2.8 -4.6 -4.8z", STONE_BRIGHT)),
        1 => {
            let sack = |x: f64| {
                inked(&format!("M{} 0Q{} -6 {} -6.4H{}Q{} -6 {} 0z", x - 3.4, x - 3.8, x - 1.2, x + 1.2, x + 3.8, x + 3.4), THATCH[0])
                    + &inked(&format!("M{} -8.6H{}L{} -6.2H{}z", x - 2.0, x + 2.0, x + 1.0, x - 1.0), THATCH[1])
            };
            shadow("M-6 .6 8 .6 11 -1.6 8 -5z") + &sack(-4.2) + &sack(4.2) + &sack(0.0)
        }
        _ => [
            pool(1.6, -0.2, 8.0, 2.0),
            plain("M-5.4 0V-4H-4V0zM-2.6 0V-4H-1.4V0zM2.6 0V-4H3.8V0zM5 0V-4H6.4V0z", WOOD_DEEP),
            inked("M-6.2 -8.6H5.6Q7.6 -8 7 -3.6H-5Q-6.8 -4.4 -6.2 -8.6z", "#f3e6d2"),
            plain("M-2.6 -8.4H1.4Q2 -5.2 -.4 -5 -2.6 -5.4 -2.6 -8.4zM3.8 -8.2Q6.4 -7.8 6.8 -4.8 4.4 -5 3.8 -8.2z", "#8b4a2f"),
            inked("M-5.4 -9.6 -7.6 -10.2 -11.2 -7.4 -10.6 -5.2 -7 -5z", "#f3e6d2"),
            format!("<path d=\"M-7 -9.8Q-8.4 -11 -8 -12.4M-5.6 -9.6Q-4.8 -11 -5.2 -12.2\" stroke=\"{INK}\" stroke-width=\".9\" fill=\"none\"/>"),
        ]
        .concat(),
    }
}

/// The gateway of a market at which a street ends.
pub(crate) fn gateway() -> String {
    [
        shadow("M-7 1 9 1 12 -1 9 -3z"),
        inked("M-8.6 1V-10H-5.8V1zM5.8 1V-10H8.6V1z", WOOD),
        inked("M-10 -9.6V-12.4H10V-9.6z", WOOD_DEEP),
        inked("M-11.4 -12 0 -16.4 11.4 -12z", THATCH[1]),
    ]
    .concat()
}

/// A kitchen garden among the houses.
pub(crate) fn garden() -> String {
    format!(
        "<path d=\"M-6 -7.6H6V0H-6z\" fill=\"{MARKET_DEEP}\" stroke=\"{WOOD_DEEP}\" stroke-width=\".8\"/>\
         <path d=\"M-4.8 -6H4.8M-4.8 -3.8H4.8M-4.8 -1.6H4.8\" stroke=\"#a9c77a\" stroke-width=\"1.1\" stroke-dasharray=\"1.4 .8\"/>"
    )
}
