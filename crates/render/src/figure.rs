//! The followers: hooded wanderers whose cloak and badge tell whose they are.

use crate::palette::{INK, PAPER};
use crate::player::{PLAYERS, look};

pub(crate) const CLOAK: &str =
    "M-10.5 15.5C-12 4 -8.6 -2.6 -4.6 -5.6H4.6C8.6 -2.6 12 4 10.5 15.5 4 18.4 -4 18.4 -10.5 15.5z";
const HOOD: &str =
    "M-6.6 -5.4C-8 -12 -4.4 -17.6 2.6 -18.8 6.8 -14.6 7.6 -9.6 6.6 -5.4 3 -3.4 -3 -3.4 -6.6 -5.4z";
pub(crate) const FACE: &str = "M-3.7 -8.4C-3.9 -12 -1.8 -13.6 .2 -13.6 2.4 -13.6 4.1 -12 3.9 -8.4 3.4 -5.4 1.8 -4.6 .1 -4.6 -1.6 -4.6 -3.2 -5.4 -3.7 -8.4z";

/// The id of a player's figure: standing, or lying as it does in a field.
///
/// ```
/// assert_eq!(bastide_render::figure_id(2, true), "bst-lying2");
/// assert!(bastide_render::figures().contains("\"bst-lying2\""));
/// ```
pub fn figure_id(player: usize, lying: bool) -> String {
    format!("bst-{}{}", if lying { "lying" } else { "standing" }, player % PLAYERS)
}

/// The definitions of all figures, standing and lying: put them once into a page.
///
/// The origin of a figure is its middle; standing it is 26 units wide and 38 high on a
/// tile of [`TILE`](crate::TILE).
///
/// ```
/// let figures = bastide_render::figures();
/// assert_eq!(figures.matches("<g id=").count(), 2 * bastide_render::PLAYERS);
/// ```
pub fn figures() -> String {
    (0..PLAYERS).map(|player| definition(player, false) + &definition(player, true)).collect()
}

/// One figure, to be put among the definitions of a picture.
pub(crate) fn definition(player: usize, lying: bool) -> String {
    format!("<g id=\"{}\">{}</g>", figure_id(player, lying), drawing(player, lying))
}

/// The elements of a figure, for drawings that are built on it.
pub(crate) fn drawing(player: usize, lying: bool) -> String {
    let look = look(player);
    let (colour, badge, shape) = (look.colour, look.badge, look.shape);
    let edge = look.badge_edge;
    // A farmer lies on the back, head to the east; the badge stays upright to be read.
    let (pose, place) = if lying { (" transform=\"rotate(90)\"", "-5.6 0") } else { ("", "0 5.6") };
    format!(
        "<g{pose}>\
         <path d=\"{CLOAK}\" fill=\"{INK}\" stroke=\"{INK}\" stroke-width=\"5\" opacity=\".22\" transform=\"translate(2.4 2)\"/>\
         <path d=\"{CLOAK}{HOOD}\" fill=\"{PAPER}\" stroke=\"{PAPER}\" stroke-width=\"5\" stroke-linejoin=\"round\" opacity=\".85\"/>\
         <path d=\"{CLOAK}{HOOD}\" fill=\"{INK}\" stroke=\"{INK}\" stroke-width=\"2.6\" stroke-linejoin=\"round\"/>\
         <path d=\"{CLOAK}\" fill=\"{colour}\"/>\
         <path d=\"M5 -5.4C8.6 -2.6 12 4 10.5 15.5 9 16.2 7.6 16.6 6 17 8.6 9 8 1 5 -5.4z\" opacity=\".22\"/>\
         <path d=\"{HOOD}\" fill=\"{colour}\" stroke=\"{INK}\" stroke-width=\"1\"/>\
         <path d=\"{FACE}\" fill=\"#f3d3a8\" stroke=\"{INK}\" stroke-width=\"1\"/></g>\
         <g transform=\"translate({place})\"><path class=\"badge\" d=\"{shape}\" fill=\"{badge}\" stroke=\"{edge}\" stroke-width=\".9\" stroke-linejoin=\"round\"/></g>"
    )
}
