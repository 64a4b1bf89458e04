//! What stands on roofs and towers.

use crate::palette::{INK, ROOF, SLATE, STONE_BRIGHT, TOWER};
use crate::sprite::Sprite;
use crate::sprite::shapes::{dot, inked, plain, shadow};

impl Sprite {
    /// The door of a house.
    pub(crate) const PORCH: Self = Self::one("porch", (13.0, 15.0), porch);
    pub(crate) const CHIMNEY: Self = Self::one("chimney", (4.4, 7.0), chimney).near();
    /// A window in a roof.
    pub(crate) const DORMER: Self = Self::one("dormer", (7.0, 7.0), dormer).near();
    /// A round turret with a pointed roof.
    pub(crate) const TURRET: Self = Self::one("turret", (13.0, 25.0), turret);
    /// A square turret with battlements.
    pub(crate) const DONJON: Self = Self::one("donjon", (17.0, 21.0), donjon);
}

/// All of them, in the order they are defined in a picture.
pub(crate) fn sprites() -> Vec<Sprite> {
    vec![Sprite::PORCH, Sprite::CHIMNEY, Sprite::DORMER, Sprite::TURRET, Sprite::DONJON]
}

/// A door under a little gable.
pub(crate) fn porch() -> String {
    let [lit, _, dark] = ROOF;
    [
        shadow("M-5 1 6 1 9 -1 9 -6 6 -6z"),
        inked("M-4.6 1V-6.4H4.6V1z", "#f0dfba"),
        plain("M-2.6 1V-3.6Q0 -6.8 2.6 -3.6V1z", "#5b3d26"),
        dot(1.4, -1.6, 0.5, "#e6c15c"),
        inked("M0 -11.6 -6.6 -5V-8.4L0 -14.6z", lit),
        inked("M0 -11.6 6.6 -5V-8.4L0 -14.6z", dark),
        inked("M0 -11.6 -4.6 -6.8H4.6z", "#f0dfba"),
        inked("M-4.2 1H4.2L5.4 3.2H-5.4z", STONE_BRIGHT),
    ]
    .concat()
}

pub(crate) fn chimney() -> String {
    [
        shadow("M-1 .4 3 .4 6.4 2.6 3 3.4z"),
        inked("M-2 0V-5.2H2V0z", "#b9785a"),
        plain("M.5 -.2V-5.2H1.8V-.2z", "#8d5340"),
        inked("M-2.6 -5V-6.6H2.6V-5z", STONE_BRIGHT),
        plain("M-1.2 -6.2H1.2V-5.4H-1.2z", INK),
    ]
    .concat()
}

pub(crate) fn dormer() -> String {
    let [lit, _, dark] = ROOF;
    [
        shadow("M-2 .4 3 .4 5.4 -1.6 4 -4z"),
        inked("M-2.6 0V-3.2L0 -5.4 2.6 -3.2V0z", "#f0dfba"),
        plain("M-1.3 -.4V-2.8H1.3V-.4z", "#4f6578"),
        inked("M0 -4.8 -3.4 -1.8V-4L0 -7z", lit),
        inked("M0 -4.8 3.4 -1.8V-4L0 -7z", dark),
    ]
    .concat()
}

/// Battlements along the top of a stone block, from one height and width.
fn merlons(left: f64, right: f64, top: f64, count: u32, fill: &str) -> String {
    let pitch = (right - left) / f64::from(2 * count - 1);
    (0..count)
        .map(|i| {
            let x = left + 2.0 * pitch * f64::from(i);
            inked(&format!("M{x:.2} {top}v-2.6h{pitch:.2}v2.6z"), fill)
        })
        .collect()
}

pub(crate) fn turret() -> String {
    let [lit, stone, deep] = TOWER;
    [
        shadow("M-4 1.6 6 1 10.6 -2.4 10 -11 5 -11z"),
        inked("M-5.2 -.6V-12.6H5.2V-.6Q0 2.6 -5.2 -.6z", lit),
        plain("M1.2 1.2V-12.6H4.9V-.6Q3.2 .8 1.2 1.2z", stone),
        plain("M3.4 .3V-12.6H4.9V-.6z", deep),
        plain("M-1.6 -4.4V-8H-.2V-4.4z", INK),
        inked("M-6.2 -11.6V-14Q0 -11.4 6.2 -14V-11.6Q0 -8.8 -6.2 -11.6z", lit),
        inked("M-6.6 -13.4 0 -25V-11.6Q-4 -11.6 -6.6 -13.4z", SLATE[0]),
        inked("M6.6 -13.4 0 -25V-11.6Q4 -11.6 6.6 -13.4z", SLATE[2]),
    ]
    .concat()
}

pub(crate) fn donjon() -> String {
    let [lit, stone, deep] = TOWER;
    [
        shadow("M-6 .8 8 .8 13 -2.4 13 -12 8 -12z"),
        inked("M-7.6 0V-11H7.6V0z", lit),
        plain("M2.8 -.2V-11H7.3V-.2z", stone),
        format!("<path d=\"M-7.4 -3.6H7.4M-7.4 -7.4H7.4M-4 -.2V-3.6M1 -.2V-3.6M-1.6 -3.6V-7.4M4.4 -3.6V-7.4\" stroke=\"{deep}\" stroke-width=\".5\"/>"),
        plain("M-4.6 -4.4V-8.6H-3.2V-4.4zM2.6 -4.4V-8.6H4V-4.4z", INK),
        inked("M-8.4 -10.4V-18.6H8.4V-10.4z", deep),
        plain("M-6 -12V-17H6V-12z", "#8795a1"),
        merlons(-8.4, 8.4, -17.8, 5, lit),
        inked("M-8.4 -10V-12.4H8.4V-10z", lit),
        merlons(-8.4, 8.4, -12.0, 5, lit),
    ]
    .concat()
}
