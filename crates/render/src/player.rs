//! What tells one player from another: a colour and, for those who cannot tell colours, a shape.

use crate::palette::{INK, PAPER};

/// How many players have a colour and a badge of their own; further ones start over.
pub const PLAYERS: usize = 6;

/// The look of one player.
pub(crate) struct Look {
    /// The cloak.
    pub(crate) colour: &'static str,
    /// The badge on it: dark on bright cloaks, bright on dark ones.
    pub(crate) badge: &'static str,
    /// The line around the badge.
    pub(crate) badge_edge: &'static str,
    /// The badge's outline as path data, within seven units around the origin.
    pub(crate) shape: &'static str,
}

/// The colours go back to the set of Okabe and Ito, which people with any kind of colour
/// vision can tell apart; shifted in brightness to stand out on meadows and roofs.
const LOOKS: [Look; PLAYERS] = [
    Look { colour: "#d8401c", badge: PAPER, badge_edge: INK, shape: "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z" },
    Look { colour: "#0a62b4", badge: PAPER, badge_edge: INK, shape: "M-5.4 -5.4H5.4V5.4H-5.4z" },
    Look { colour: "#ffd91f", badge: INK, badge_edge: PAPER, shape: "M0 -6.6 6.8 5.2H-6.8z" },
    Look { colour: "#25232b", badge: PAPER, badge_edge: INK, shape: "M0 -7.4 6.4 0 0 7.4 -6.4 0z" },
    Look {
        colour: "#c2439c",
        badge: PAPER,
        badge_edge: INK,
        shape: "M0 -7.6 1.9 -2.4 7.3 -2.3 3 1 4.5 6.3 0 3.2 -4.5 6.3 -3 1 -7.3 -2.3 -1.9 -2.4z",
    },
    Look {
        colour: "#7fd6f7",
        badge: INK,
        badge_edge: PAPER,
        shape: "M-2.1 -6.8H2.1V-2.1H6.8V2.1H2.1V6.8H-2.1V2.1H-6.8V-2.1H-2.1z",
    },
];

/// The look of the player with this number, counted from 0.
pub(crate) fn look(player: usize) -> &'static Look {
    &LOOKS[player % PLAYERS]
}

/// The colour of the player with this number, counted from 0, as `#rrggbb`.
///
/// ```
/// use bastide_render::{PLAYERS, player_colour};
///
/// let mut colours: Vec<_> = (0..PLAYERS).map(player_colour).collect();
/// colours.dedup();
/// assert_eq!(colours.len(), PLAYERS);
/// ```
pub fn player_colour(player: usize) -> &'static str {
    look(player).colour
}
