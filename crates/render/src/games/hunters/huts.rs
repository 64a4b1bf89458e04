//! The huts of Hunters and Gatherers: hides over poles, painted in the colour of their player.

use crate::palette::{INK, PAPER};
use crate::player::{PLAYERS, look};

const HIDE: &str = "M-1.8 -14.5H1.8L13 10.4Q0 14.6 -13 10.4z";
const POLES: &str = "M1.4 -13 -3.6 -19.5M-1.4 -13 3.6 -19.5M0 -13V-20.4";

/// The id of a player's hut.
///
/// ```
/// assert_eq!(bastide_render::hut_id(2), "bst-hut2");
/// assert!(bastide_render::huts().contains("\"bst-hut2\""));
/// ```
pub fn hut_id(player: usize) -> String {
    format!("bst-hut{}", player % PLAYERS)
}

/// The definitions of the huts of all players: put them once into a page.
///
/// The origin of a hut is its middle; it is 26 units wide and 33 high on a tile of [`TILE`](crate::TILE).
///
/// ```
/// assert_eq!(bastide_render::huts().matches("<g id=").count(), bastide_render::PLAYERS);
/// ```
pub fn huts() -> String {
    (0..PLAYERS).map(definition).collect()
}

/// One hut, to be put among the definitions of a picture.
pub(crate) fn definition(player: usize) -> String {
    let look = look(player);
    let (colour, badge, edge, shape) = (look.colour, look.badge, look.badge_edge, look.shape);
    format!(
        "<g id=\"{}\">\
         <path d=\"{HIDE}\" fill=\"{INK}\" stroke=\"{INK}\" stroke-width=\"5\" opacity=\".22\" transform=\"translate(2.6 2)\"/>\
         <path d=\"{HIDE}{POLES}\" fill=\"{PAPER}\" stroke=\"{PAPER}\" stroke-width=\"5\" stroke-linejoin=\"round\" stroke-linecap=\"round\" opacity=\".85\"/>\
         <path d=\"{HIDE}{POLES}\" fill=\"{INK}\" stroke=\"{INK}\" stroke-width=\"2.6\" stroke-linejoin=\"round\" stroke-linecap=\"round\"/>\
         <path d=\"{POLES}\" stroke=\"#c79a5f\" stroke-width=\"1.3\" stroke-linecap=\"round\"/>\
         <path d=\"{HIDE}\" fill=\"{colour}\"/>\
         <path d=\"M1 -14.5H1.8L13 10.4Q9 11.8 5 12.3 6.4 0 1 -14.5z\" opacity=\".22\"/>\
         <path d=\"M-10.4 7.2Q0 10.6 10.4 7.2M-4.2 -8.6Q0 -7.4 4.2 -8.6\" fill=\"none\" stroke=\"{PAPER}\" stroke-width=\"1.5\" stroke-dasharray=\"2 1.5\"/>\
         <path d=\"{shape}\" transform=\"translate(0 .6) scale(.86)\" fill=\"{badge}\" stroke=\"{edge}\" stroke-width=\".9\" stroke-linejoin=\"round\"/></g>",
        hut_id(player)
    )
}
