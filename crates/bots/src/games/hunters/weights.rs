use crate::evaluation::CommonWeights;
use crate::evaluation::weights::weights;

weights! {
    /// What the evaluation of Hunters and Gatherers believes about how a game goes. See
    /// [`Weights::TUNED`].
    ///
    /// Points are points of the game, chances lie between 0 and 1.
    Weights with common {
        /// Segments that a forest still gains for each open cell that can be filled …
        forest_growth,
        /// … and a river, the fish at its ends to come among them.
        river_growth,
        /// Points that a bonus tile about to be drawn is worth.
        bonus,
        /// What the gold of an unfinished forest is worth to those who work on it, as against a bonus tile.
        gold,
        /// Animals, less those that tigers take, that a wide open meadow still gains, from the first turn to
        /// the last.
        meadow_growth,
        /// Open ports from which on a meadow counts as wide open.
        meadow_ports,
        /// What such a meadow may lose by the end, if all of the game is still to come: others join it.
        meadow_risk,
        /// Fish that a river system still gains for each open end, if all of the game is still to come …
        system_growth,
        /// … up to so many open ends.
        system_ends,
        /// Points that a hut in the supply is worth while many turns are left …
        hut,
        /// … and half of that with so many own turns left.
        hut_turns,
    }
}

impl Weights {
    /// The weights the bots play with.
    ///
    /// How they were found, and what was gained by it, is told in docs/bots.md.
    pub const TUNED: Self = Self {
        common: CommonWeights {
            opening: 0.3,
            attention: 0.85,
            first_cell: 0.85,
            further_cell: 0.55,
            joining: 0.2,
            follower: 12.0,
            further_follower: 0.78,
            follower_turns: 2.2,
            returning: 0.6,
            soon: 4.0,
            strongest: 0.5,
            rivalry: 1.0,
            hope: 0.0,
            dream: 0.0,
            ending: 1.0,
        },
        forest_growth: 0.3,
        river_growth: 0.2,
        bonus: 5.0,
        gold: 0.3,
        meadow_growth: 1.5,
        meadow_ports: 10.0,
        meadow_risk: 0.4,
        system_growth: 2.0,
        system_ends: 4.0,
        hut: 4.0,
        hut_turns: 4.0,
    };
}
