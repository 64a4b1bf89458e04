//! The pieces: big followers, boats, goods and the Count.

use crate::figure::{self, CLOAK, FACE};
use crate::palette::{GOLD, INK, PAPER, WOOD, WOOD_DEEP};
use crate::player::{PLAYERS, look};

/// How much larger a big follower is.
const BIG: f64 = 1.36;

/// The id of a player's big follower: standing, or lying as it does in a field.
///
/// ```
/// assert_eq!(bastide_render::big_figure_id(2, true), "bst-big-lying2");
/// ```
pub fn big_figure_id(player: usize, lying: bool) -> String {
    format!("bst-big-{}{}", if lying { "lying" } else { "standing" }, player % PLAYERS)
}

/// The id of a player's boat.
///
/// ```
/// assert_eq!(bastide_render::boat_id(2), "bst-boat2");
/// ```
pub fn boat_id(player: usize) -> String {
    format!("bst-boat{}", player % PLAYERS)
}

/// The id of a player's goods.
///
/// ```
/// assert_eq!(bastide_render::good_id(2), "bst-good2");
/// ```
pub fn good_id(player: usize) -> String {
    format!("bst-good{}", player % PLAYERS)
}

/// The id of the Count.
///
/// ```
/// assert_eq!(bastide_render::count_id(), "bst-count");
/// ```
pub const fn count_id() -> &'static str {
    "bst-count"
}

/// The definitions of all these pieces: put them once into a page.
///
/// The origin of each is its middle. On a tile of [`TILE`](crate::TILE) a big follower is 36 units wide and 52 high,
/// a boat 32 and 38, a good 17 and 17, the Count 29 and 48.
///
/// ```
/// let tokens = bastide_render::base_tokens();
/// assert_eq!(tokens.matches("<g id=").count(), 4 * bastide_render::PLAYERS + 1);
/// ```
pub fn base_tokens() -> String {
    pieces().map(|(_, piece)| piece).collect()
}

/// All of them, each with its id.
pub(crate) fn pieces() -> impl Iterator<Item = (String, String)> {
    let of_player = |player: usize| {
        [
            (big_figure_id(player, false), big_figure(player, false)),
            (big_figure_id(player, true), big_figure(player, true)),
            (boat_id(player), boat(player)),
            (good_id(player), good(player)),
        ]
    };
    (0..PLAYERS).flat_map(of_player).chain([(count_id().to_owned(), count())])
}

/// A big follower: the same wanderer, larger, with a golden hem and clasp.
fn big_figure(player: usize, lying: bool) -> String {
    let pose = if lying { " transform=\"rotate(90)\"" } else { "" };
    format!(
        "<g id=\"{}\"><g transform=\"scale({BIG})\">{}<g{pose}>\
         <path d=\"M-10.7 13C-4 15.8 4 15.8 10.7 13\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"3.4\"/>\
         <path d=\"M-10.7 13C-4 15.8 4 15.8 10.7 13\" fill=\"none\" stroke=\"{GOLD}\" stroke-width=\"2\"/>\
         <circle cy=\"-3.8\" r=\"1.9\" fill=\"{GOLD}\" stroke=\"{INK}\" stroke-width=\".7\"/></g></g></g>",
        big_figure_id(player, lying),
        figure::drawing(player, lying),
    )
}

/// A boat: the sail in the player's colour, with the player's badge.
fn boat(player: usize) -> String {
    const HULL: &str = "M-16 6.4C-14.4 14.6 -9 17 -6 17H6C9 17 14.4 14.6 16 6.4L10.6 9.2H-10.6z";
    const SAIL: &str = "M-11.6 -16.4H11.6C14.4 -8.6 13.6 -1 10.8 5.2H-10.8C-8 -1 -8.8 -8.6 -11.6 -16.4z";
    const MAST: &str = "M.6 8V-20.6";
    let look = look(player);
    let (colour, badge, edge, shape) = (look.colour, look.badge, look.badge_edge, look.shape);
    format!(
        "<g id=\"{}\">\
         <path d=\"{HULL}\" fill=\"{INK}\" stroke=\"{INK}\" stroke-width=\"5\" opacity=\".22\" transform=\"translate(2.4 2)\"/>\
         <path d=\"{HULL}{SAIL}{MAST}\" fill=\"{PAPER}\" stroke=\"{PAPER}\" stroke-width=\"5\" stroke-linejoin=\"round\" opacity=\".85\"/>\
         <path d=\"{HULL}{SAIL}{MAST}\" fill=\"{INK}\" stroke=\"{INK}\" stroke-width=\"2.6\" stroke-linejoin=\"round\"/>\
         <path d=\"{HULL}\" fill=\"{WOOD}\"/><path d=\"M-14.8 11C-12.6 15.4 -9 17 -6 17H6C9 17 12.6 15.4 14.8 11z\" fill=\"{WOOD_DEEP}\"/>\
         <path d=\"{SAIL}\" fill=\"{colour}\"/><path d=\"M5.4 -16.4H11.6C14.4 -8.6 13.6 -1 10.8 5.2H5C8.4 -1 8.2 -9 5.4 -16.4z\" opacity=\".22\"/>\
         <path d=\"M.6 -20.6 7 -19 .6 -17.2z\" fill=\"{colour}\" stroke=\"{INK}\" stroke-width=\".6\"/>\
         <path d=\"{shape}\" transform=\"translate(.8 -5.6)\" fill=\"{badge}\" stroke=\"{edge}\" stroke-width=\".9\" stroke-linejoin=\"round\"/></g>",
        boat_id(player)
    )
}

/// A crate in the player's colour between boards of wood, with the player's badge.
fn good(player: usize) -> String {
    const CRATE: &str = "M-7.4 -7.4H7.4V7.4H-7.4z";
    let look = look(player);
    let (colour, badge, edge, shape) = (look.colour, look.badge, look.badge_edge, look.shape);
    format!(
        "<g id=\"{}\">\
         <path d=\"{CRATE}\" fill=\"{INK}\" stroke=\"{INK}\" stroke-width=\"3\" opacity=\".25\" transform=\"translate(1.4 1.6)\"/>\
         <path d=\"{CRATE}\" fill=\"{PAPER}\" stroke=\"{PAPER}\" stroke-width=\"3.4\" stroke-linejoin=\"round\" opacity=\".9\"/>\
         <path d=\"{CRATE}\" fill=\"{colour}\" stroke=\"{INK}\" stroke-width=\"1.6\" stroke-linejoin=\"round\"/>\
         <path d=\"M-6.6 -5.5H6.6M-6.6 5.5H6.6\" stroke=\"{INK}\" stroke-width=\"3\"/><path d=\"M-6.6 -5.7H6.6M-6.6 5.7H6.6\" stroke=\"#c69a60\" stroke-width=\"2\"/>\
         <path d=\"{shape}\" transform=\"scale(.62)\" fill=\"{badge}\" stroke=\"{edge}\" stroke-width=\"1\" stroke-linejoin=\"round\"/></g>",
        good_id(player)
    )
}

/// The Count: white robe, purple mantle trimmed with ermine, a golden crown. No player wears white, or a crown.
fn count() -> String {
    const HEAD: &str = "M-6 -6C-7.4 -13 -4.6 -16.4 0 -16.4 4.6 -16.4 7.4 -13 6 -6 3 -3.6 -3 -3.6 -6 -6z";
    const CROWN: &str =
        "M-7.6 -13.4-9 -23.4-4.4 -18.8 0 -25.6 4.4 -18.8 9 -23.4 7.6 -13.4Q0 -11.4 -7.6 -13.4z";
    format!(
        "<g id=\"{}\"><g transform=\"translate(0 2.6) scale(1.14)\">\
         <path d=\"{CLOAK}\" fill=\"{INK}\" stroke=\"{INK}\" stroke-width=\"5\" opacity=\".25\" transform=\"translate(2.4 2)\"/>\
         <path d=\"{CLOAK}{HEAD}{CROWN}\" fill=\"{PAPER}\" stroke=\"{PAPER}\" stroke-width=\"5\" stroke-linejoin=\"round\" opacity=\".9\"/>\
         <path d=\"{CLOAK}{HEAD}{CROWN}\" fill=\"{INK}\" stroke=\"{INK}\" stroke-width=\"2.6\" stroke-linejoin=\"round\"/>\
         <path d=\"{CLOAK}\" fill=\"#fffdf6\"/>\
         <path d=\"M-4.6 -5.6C-8.6 -2.6 -12 4 -10.5 15.5-8.6 16.4-6.8 16.9-5 17.2-6 9-5 2-1.6 -4.4zM4.6 -5.6C8.6 -2.6 12 4 10.5 15.5 8.6 16.4 6.8 16.9 5 17.2 6 9 5 2 1.6 -4.4z\" fill=\"#7a3b96\" stroke=\"{INK}\" stroke-width=\".8\"/>\
         <path d=\"M0 2V16\" stroke=\"{GOLD}\" stroke-width=\"1.6\" stroke-dasharray=\".2 3.4\" stroke-linecap=\"round\"/>\
         <path d=\"M-8 -2.4C-5 1.6 5 1.6 8 -2.4 6.6 -5 4 -6 0 -6S-6.6 -5 -8 -2.4z\" fill=\"#fffdf6\" stroke=\"{INK}\" stroke-width=\".9\"/>\
         <path d=\"M-5 -2.6v1.4M-1.8 -1.4v1.4M1.8 -1.4v1.4M5 -2.6v1.4\" stroke=\"{INK}\" stroke-width=\"1\"/>\
         <path d=\"{HEAD}\" fill=\"#6b4a30\"/><path d=\"{FACE}\" fill=\"#f3d3a8\" stroke=\"{INK}\" stroke-width=\"1\"/>\
         <path d=\"M-2.8 -6.6C-1 -3.4 1.4 -3.4 3 -6.6 1.2 -5.8-1 -5.8-2.8 -6.6z\" fill=\"#6b4a30\"/>\
         <path d=\"{CROWN}\" fill=\"{GOLD}\" stroke=\"{INK}\" stroke-width=\"1\" stroke-linejoin=\"round\"/>\
         <path d=\"M-7.2 -15.4Q0 -13.4 7.2 -15.4\" fill=\"none\" stroke=\"{INK}\" stroke-width=\".6\"/>\
         <g fill=\"#c8402c\" stroke=\"{INK}\" stroke-width=\".5\"><circle cx=\"-9\" cy=\"-23.4\" r=\"1.3\"/><circle cy=\"-25.6\" r=\"1.4\"/><circle cx=\"9\" cy=\"-23.4\" r=\"1.3\"/></g></g></g>",
        count_id()
    )
}
