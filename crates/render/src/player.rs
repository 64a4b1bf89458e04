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
    Look { colour: "#0a5aac", badge: PAPER, badge_edge: INK, shape: "M-5.4 -5.4H5.4V5.4H-5.4z" },
    Look { colour: "#ffd91f", badge: INK, badge_edge: PAPER, shape: "M0 -6.6 6.8 5.2H-6.8z" },
    Look { colour: "#25232b", badge: PAPER, badge_edge: INK, shape: "M0 -7.4 6.4 0 0 7.4 -6.4 0z" },
    Look {
        colour: "#cc79a7",
        badge: PAPER,
        badge_edge: INK,
        shape: "M0 -7.6 1.9 -2.4 7.3 -2.3 3 1 4.5 6.3 0 3.2 -4.5 6.3 -3 1 -7.3 -2.3 -1.9 -2.4z",
    },
    Look {
        colour: "#9be3ff",
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

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// What remains of red, green and blue light without one kind of cone, after Machado,
    /// Oliveira and Fernandes (2009); first of all, full colour vision.
    pub(crate) const SIGHTS: [[[f64; 3]; 3]; 4] = [
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]],
        [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]],
        [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.147], [0.005, 0.691, 0.304]],
    ];

    /// The colour as seen with this sight, in CIE L*a*b*.
    pub(crate) fn seen(colour: &str, sight: [[f64; 3]; 3]) -> [f64; 3] {
        let light = [1, 3, 5].map(|i| {
            let c = f64::from(u8::from_str_radix(&colour[i..i + 2], 16).unwrap()) / 255.0;
            if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        });
        let mix = |row: [f64; 3]| row.iter().zip(light).map(|(a, b)| a * b).sum::<f64>().clamp(0.0, 1.0);
        let [r, g, b] = sight.map(mix);
        let [x, y, z] = [
            (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
            0.2126 * r + 0.7152 * g + 0.0722 * b,
            (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
        ]
        .map(|t| if t > 0.008856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 });
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }

    #[test]
    fn players_can_be_told_apart_with_any_sight() {
        for sight in SIGHTS {
            for (i, j) in (0..PLAYERS).flat_map(|i| (0..i).map(move |j| (i, j))) {
                let (a, b) = (seen(player_colour(i), sight), seen(player_colour(j), sight));
                let far = a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt();
                assert!(far > 22.0, "players {i} and {j} are only {far:.0} apart");
                assert_ne!(look(i).shape, look(j).shape);
            }
        }
    }
}
