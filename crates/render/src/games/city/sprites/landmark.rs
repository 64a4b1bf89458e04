//! The buildings of The City that guards look out on.

use crate::palette::{INK, PAPER, ROOFS, SLATE, STONE, STONE_BRIGHT, STONE_DEEP};
use crate::sprite::shapes::{dot, inked, plain, pool, shadow};

const GLASS: &str = "#4f6578";
const WOOD: &str = "#a97c4a";
const WOOD_DEEP: &str = "#6f4d2c";
const CORN: &str = "#efbd3a";
const RED: &str = "#b5372b";

/// Arched openings in a row.
fn arcade(from: f64, step: f64, count: u32, foot: f64, height: f64, width: f64) -> String {
    (0..count)
        .map(|i| {
            let x = from + step * f64::from(i);
            let (top, half) = (foot - height + width / 2.0, width / 2.0);
            format!("M{x} {foot}V{top}a{half} {half} 0 0 1 {width} 0V{foot}z")
        })
        .collect()
}

/// A public building: a town hall with a belfry, a hospital with two gables, or a corn hall on arches.
pub(crate) fn public(kind: u8) -> String {
    let [lit, slate, dark] = SLATE;
    match kind % 3 {
        0 => [
            shadow("M-15 .8 17 .8 22 -3 22 -12 16 -13z"),
            inked("M-15 0V-13H15V0z", STONE_BRIGHT),
            plain("M7 -.2V-13H14.8V-.2z", STONE),
            plain(&arcade(-13.4, 5.6, 5, 0.0, 6.4, 3.8), GLASS),
            format!("<path d=\"M-15 -7.6H15\" stroke=\"{INK}\" stroke-width=\".6\"/>"),
            inked("M-16.4 -12.4 -13 -21H13L16.4 -12.4z", slate),
            plain("M-15.8 -12.8 -12.6 -20.6H-6L-7.6 -12.8z", lit),
            inked("M-4.6 -9V-26H4.6V-9z", STONE_BRIGHT),
            plain("M1.4 -9.2V-26H4.4V-9.2z", STONE),
            format!("<circle cy=\"-16.6\" r=\"3\" fill=\"{PAPER}\" stroke=\"{INK}\" stroke-width=\".8\"/><path d=\"M0 -18.6V-16.6H1.6\" fill=\"none\" stroke=\"{INK}\" stroke-width=\".7\"/>"),
            plain("M-1.6 -21V-23.4Q0 -25.4 1.6 -23.4V-21z", INK),
            inked("M-5.8 -25.6 0 -36V-25.6z", lit),
            inked("M5.8 -25.6 0 -36V-25.6z", dark),
        ]
        .concat(),
        1 => {
            let gable = |x: f64| {
                inked(&format!("M{} 0V-15L{x} -23 {} -15V0z", x - 6.5, x + 6.5), STONE_BRIGHT)
                    + &plain(&format!("M{} -.2V-14.6L{x} -22.4V-.2z", x + 6.2), STONE)
                    + &plain(&arcade(x - 4.4, 5.6, 2, -8.0, 5.0, 3.2), GLASS)
                    + &format!("<circle cx=\"{x}\" cy=\"-16.6\" r=\"1.9\" fill=\"{GLASS}\"/>")
                    + &inked(&format!("M{x} -24 {} -14.6V-18.2L{x} -28z", x - 8.0), lit)
                    + &inked(&format!("M{x} -24 {} -14.6V-18.2L{x} -28z", x + 8.0), dark)
            };
            [
                shadow("M-16 .8 18 .8 23 -3 23 -13 17 -14z"),
                inked("M-5 0V-13H5V0z", STONE),
                inked("M-6 -12 -5 -20H5L6 -12z", slate),
                gable(-10.0),
                gable(10.0),
                plain("M-3 0V-6.6Q0 -10 3 -6.6V0z", WOOD_DEEP),
                plain("M-11.8 0V-5Q-10 -7 -8.2 -5V0zM8.2 0V-5Q10 -7 11.8 -5V0z", GLASS),
            ]
            .concat()
        }
        _ => [
            shadow("M-16 .8 18 .8 23 -3 23 -12 17 -12z"),
            inked("M-17 0V-13H17V0z", STONE_BRIGHT),
            plain(&arcade(-15.2, 6.3, 5, 0.0, 10.4, 5.0), INK),
            format!("<path d=\"M-17 -11.6H17\" stroke=\"{STONE_DEEP}\" stroke-width=\".7\"/>"),
            inked("M-18.6 -12.4 -10 -29H10L18.6 -12.4z", slate),
            plain("M-18 -12.8 -9.6 -28.4H-4L-9 -12.8z", lit),
            plain("M9 -12.8 5 -28.4H9.6L18 -12.8z", dark),
            format!("<path d=\"M-14.6 -20.4H14.6M-12.2 -24.8H12.2M-16.8 -16.2H16.8\" stroke=\"{dark}\" stroke-width=\".6\"/>"),
            inked("M-3 -19V-23L0 -26 3 -23V-19z", STONE_BRIGHT),
            plain("M-1.4 -19.4V-22.6H1.4V-19.4z", GLASS),
        ]
        .concat(),
    }
}

/// The banner by which one knows a historic building: red, with a cross of gold.
fn banner(x: f64, foot: f64) -> String {
    let top = foot - 21.0;
    format!(
        "<path d=\"M{x} {foot}V{}\" stroke=\"{INK}\" stroke-width=\"1.8\" stroke-linecap=\"round\"/>",
        top - 1.6
    ) + &format!(
        "<path d=\"M{x} {top}h13l-3 5 3 5h-13z\" fill=\"{RED}\" stroke=\"{INK}\" stroke-width=\"1.1\" stroke-linejoin=\"round\"/>\
             <path d=\"M{} {}v7M{} {}h7\" stroke=\"{CORN}\" stroke-width=\"2.3\"/>",
        x + 4.6,
        top + 1.5,
        x + 1.1,
        top + 5.0
    ) + &dot(x, top - 2.0, 1.3, CORN)
}

/// A historic building, by its place among them, on its paved ground and with the banner they all have.
pub(crate) fn historic(number: u8) -> String {
    let ground = format!(
        "<ellipse cx=\"0\" cy=\"-4\" rx=\"21\" ry=\"8.4\" fill=\"{PAPER}\" opacity=\".75\" stroke=\"{STONE_DEEP}\" stroke-width=\"1\"/>"
    );
    let (building, x) = match number {
        1 => (small_well(), -17.0),
        2 => (great_well(), -19.0),
        3 => (square_tower(), -17.0),
        4 => (timbered_house(), -19.5),
        5 => (church_of_saint_sernin(), -19.5),
        6 => (basilica(), -20.5),
        _ => (castle_of_the_counts(), -22.0),
    };
    ground + &building + &banner(x, -1.0)
}

fn small_well() -> String {
    let [lit, _, dark] = ROOFS[1];
    [
        pool(2.0, -3.0, 12.0, 4.6),
        inked("M-9 -9V-4A9 4.6 0 0 0 9 -4V-9z", STONE_DEEP),
        format!("<path d=\"M-5 -5V.2M0 -4V.8M5 -5V.2M-8.8 -5.4Q0 -1 8.8 -5.4\" fill=\"none\" stroke=\"{INK}\" stroke-width=\".6\"/>"),
        format!("<ellipse cy=\"-9\" rx=\"9\" ry=\"4.6\" fill=\"{STONE_BRIGHT}\" stroke=\"{INK}\" stroke-width=\".8\"/><ellipse cy=\"-8.6\" rx=\"6.2\" ry=\"2.9\" fill=\"#6fa3b8\" stroke=\"{INK}\" stroke-width=\".6\"/>"),
        format!("<path d=\"M-7.8 -9V-19M7.8 -9V-19M0 -19V-13\" stroke=\"{WOOD_DEEP}\" stroke-width=\"1.7\"/>"),
        inked("M-2.2 -14H2.2L1.6 -9.6H-1.6z", WOOD),
        inked("M-11 -18 0 -27V-18z", lit),
        inked("M11 -18 0 -27V-18z", dark),
    ]
    .concat()
}

fn great_well() -> String {
    [
        pool(2.4, -2.6, 18.0, 5.4),
        inked("M-16 -9V-4.4A16 6 0 0 0 16 -4.4V-9z", STONE_DEEP),
        format!("<path d=\"M-11 -5.4V.2M-5.6 -4V1.4M0 -3.6V1.8M5.6 -4V1.4M11 -5.4V.2\" stroke=\"{INK}\" stroke-width=\".6\"/>"),
        format!("<ellipse cy=\"-9\" rx=\"16\" ry=\"6\" fill=\"{STONE_BRIGHT}\" stroke=\"{INK}\" stroke-width=\".8\"/><ellipse cy=\"-8.6\" rx=\"12.2\" ry=\"4\" fill=\"#6fa3b8\" stroke=\"{INK}\" stroke-width=\".6\"/>"),
        inked("M-13.4 -8V-25H-10.2V-8zM10.2 -8V-25H13.4V-8zM-1.6 -5V-23H1.6V-5z", STONE_BRIGHT),
        inked("M-15.4 -24.6V-29.4H15.4V-24.6z", STONE),
        inked("M-14 -29.4Q0 -39 14 -29.4z", STONE_BRIGHT),
        format!("<circle cy=\"-23\" r=\"3\" fill=\"{WOOD}\" stroke=\"{INK}\" stroke-width=\".8\"/>"),
    ]
    .concat()
}

fn square_tower() -> String {
    let merlons: String = (0..4)
        .map(|i| inked(&format!("M{} -34v-4.4h4v4.4z", -11.0 + 6.0 * f64::from(i)), "#ead6a9"))
        .collect();
    [
        shadow("M-9 .8 12 .8 19 -4 19 -22 11 -24z"),
        inked("M-9.6 0V-31H9.6V0z", "#e6d0a0"),
        plain("M3.4 -.2V-31H9.3V-.2z", "#c2a571"),
        "<path d=\"M-9.4 -6H9.4M-9.4 -12H9.4M-9.4 -18H9.4M-9.4 -24H9.4M-4 0V-6M2 -6V-12M-5 -12V-18M3 -18V-24\" stroke=\"#b3935e\" stroke-width=\".6\"/>".to_owned(),
        plain("M-2.4 0V-6Q0 -9 2.4 -6V0zM-5.4 -14V-18.6H-3.4V-14zM2 -21V-26H4V-21z", INK),
        inked("M-11 -30V-34.6H11V-30z", "#ead6a9"),
        merlons,
    ]
    .concat()
}

fn timbered_house() -> String {
    let [lit, roof, dark] = ROOFS[4];
    [
        shadow("M-14 .8 15 .8 21 -3 21 -14 15 -15z"),
        inked("M-13 0V-8H13V0z", STONE),
        plain("M-3 0V-5.4H3V0zM-10.6 -2V-5.6H-6.4V-2zM6.4 -2V-5.6H10.6V-2z", WOOD_DEEP),
        inked("M-15 -8V-17H15V-8z", "#f5e8c8"),
        format!("<path d=\"M-15 -12.5H15M-10 -8V-17M-5 -8V-17M0 -8V-17M5 -8V-17M10 -8V-17M-15 -8-10 -12.5M15 -8 10 -12.5M-5 -8 0 -12.5 5 -8\" stroke=\"{WOOD_DEEP}\" stroke-width=\"1.3\" fill=\"none\"/>"),
        inked("M-17 -16.4 -12 -33H12L17 -16.4z", roof),
        plain("M-16.4 -16.8 -11.6 -32.4H-5L-8.4 -16.8z", lit),
        plain("M9 -16.8 6 -32.4H11.6L16.4 -16.8z", dark),
        inked("M-4 -18V-23L0 -27.4 4 -23V-18z", "#f5e8c8"),
        plain("M-1.8 -18.6V-22.4H1.8V-18.6z", GLASS),
        inked("M7 -30V-37H11V-30z", "#b9785a"),
    ]
    .concat()
}

/// A tower of brick that narrows storey by storey.
fn church_of_saint_sernin() -> String {
    let [lit, roof, dark] = ROOFS[0];
    let brick = "#d98e63";
    let storey = |half: f64, foot: f64, top: f64| {
        inked(&format!("M-{half} {foot}V{top}H{half}V{foot}z"), brick)
            + &plain(&format!("M{} {foot}V{top}H{}V{foot}z", half * 0.35, half - 0.3), "#b56a43")
            + &plain(&arcade(-half + 1.2, half * 0.62, 3, foot - 0.8, (foot - top) * 0.7, half * 0.4), INK)
    };
    [
        shadow("M-15 .8 17 .8 23 -3 23 -10 16 -11z"),
        inked("M-15 0V-9H15V0z", brick),
        plain("M6 -.2V-9H14.7V-.2z", "#b56a43"),
        plain(&arcade(-12.8, 5.4, 5, -1.4, 5.6, 2.6), INK),
        inked("M-16.4 -8.4 -13.4 -16H13.4L16.4 -8.4z", roof),
        plain("M-15.8 -8.8 -13 -15.6H-6L-7.6 -8.8z", lit),
        storey(7.4, -12.0, -20.0),
        storey(5.8, -20.0, -27.0),
        storey(4.2, -27.0, -33.0),
        inked("M-5.2 -32.6 0 -43V-32.6z", lit),
        inked("M5.2 -32.6 0 -43V-32.6z", dark),
    ]
    .concat()
}

/// A nave between two spires, with a rose window.
fn basilica() -> String {
    let [lit, slate, dark] = SLATE;
    let spire = |x: f64| {
        inked(&format!("M{} 0V-22H{}V0z", x - 4.4, x + 4.4), STONE_BRIGHT)
            + &plain(&format!("M{} -.2V-22H{}V-.2z", x + 1.2, x + 4.1), STONE)
            + &plain(&format!("M{} -12V-17.4Q{x} -20.4 {} -17.4V-12z", x - 1.6, x + 1.6), GLASS)
            + &inked(&format!("M{} -21.6 {x} -38V-21.6z", x - 5.4), lit)
            + &inked(&format!("M{} -21.6 {x} -38V-21.6z", x + 5.4), dark)
    };
    [
        shadow("M-16 .8 18 .8 24 -4 24 -18 17 -19z"),
        inked("M-9 0V-18L0 -27 9 -18V0z", STONE_BRIGHT),
        inked("M0 -27.6 -9.6 -18V-21.4L0 -31.4 9.6 -21.4V-18z", slate),
        format!("<circle cy=\"-15\" r=\"5\" fill=\"{GLASS}\" stroke=\"{INK}\" stroke-width=\".8\"/><path d=\"M0 -20V-10M-5 -15H5M-3.5 -18.5 3.5 -11.5M3.5 -18.5 -3.5 -11.5\" stroke=\"{PAPER}\" stroke-width=\".8\"/><circle cy=\"-15\" r=\"1.5\" fill=\"{PAPER}\"/>"),
        plain("M-3.4 0V-5Q0 -10 3.4 -5V0z", WOOD_DEEP),
        spire(-12.5),
        spire(12.5),
    ]
    .concat()
}

/// A castle with four round towers and a gate.
fn castle_of_the_counts() -> String {
    let [lit, _, dark] = SLATE;
    let tower = |x: f64, half: f64, foot: f64, top: f64| {
        let roof = top - 1.6 * half - 4.0;
        inked(
            &format!(
                "M{} {foot}V{top}H{}V{foot}Q{x} {} {} {foot}z",
                x - half,
                x + half,
                foot + 2.0,
                x - half
            ),
            STONE_BRIGHT,
        ) + &plain(&format!("M{} {foot}V{top}H{}V{foot}z", x + half * 0.25, x + half - 0.3), STONE_DEEP)
            + &plain(&format!("M{} {}v4h1.6v-4z", x - 0.8, top + 4.0), INK)
            + &inked(&format!("M{} {top} {x} {roof}V{top}z", x - half - 1.2), lit)
            + &inked(&format!("M{} {top} {x} {roof}V{top}z", x + half + 1.2), dark)
    };
    let merlons: String = (0..7)
        .map(|i| inked(&format!("M{} -13v-3h2.6v3z", -13.6 + 4.1 * f64::from(i)), STONE_BRIGHT))
        .collect();
    [
        shadow("M-20 .8 22 .8 27 -3 27 -14 20 -15z"),
        tower(-8.0, 3.8, -8.0, -26.0),
        tower(8.0, 3.8, -8.0, -26.0),
        inked("M-15 0V-13.4H15V0z", STONE),
        merlons,
        plain("M-4 0V-5.6Q0 -11 4 -5.6V0z", INK),
        format!(
            "<path d=\"M-1.4 0V-7.6M1.4 0V-7.6M-3.6 -3H3.6\" stroke=\"{STONE_DEEP}\" stroke-width=\".8\"/>"
        ),
        tower(-15.5, 4.6, -0.6, -19.0),
        tower(15.5, 4.6, -0.6, -19.0),
    ]
    .concat()
}
