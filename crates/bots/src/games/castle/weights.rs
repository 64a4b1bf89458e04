use crate::evaluation::CommonWeights;
use crate::evaluation::weights::weights;

weights! {
    /// What the evaluation of The Castle believes about how a game goes. See [`Weights::TUNED`].
    ///
    /// Points are points of the game, chances lie between 0 and 1.
    Weights with common {
        /// The share of the other player's turns that help to complete a feature in passing.
        others,
        /// Tiles that a tower or house still gains for each open cell that can be filled …
        growth,
        /// … and a road, of which the last tile is a part.
        road_growth,
        /// The share of the markets to come that will lie in a wide open court.
        court_growth,
        /// Open cells from which on a court counts as wide open.
        court_cells,
        /// What a wide open court may lose by the end, if all of the game is still to come: the other player
        /// joins it.
        court_risk,
        /// What a wall tile within reach is worth as against one in hand.
        aim,
        /// Points that it is worth to be the next to draw …
        turn,
        /// … and to be able to for once, when one likes.
        held_turn,
        /// Points that wall tiles bring some day, if there is nothing yet to use them on.
        tower_double,
        /// See [`tower_double`](Self::tower_double).
        house_double,
        /// See [`tower_double`](Self::tower_double).
        unfinished_path,
        /// See [`tower_double`](Self::tower_double).
        unfinished_tower,
        /// See [`tower_double`](Self::tower_double).
        unfinished_house,
        /// See [`tower_double`](Self::tower_double).
        market_four,
        /// Points to expect of a larger keep before it is taken.
        keep_plus_two,
        /// With this many own turns left those points are halved.
        wall_turns,
        /// By how many tiles a keep must lead to be worth half of what it may win: so many more at the
        /// beginning of the game …
        keep_doubt,
        /// … than in its last turn.
        keep_doubt_end,
        /// The share of the largest empty area that will be cut off, if all of the game is still to come.
        area_cut,
    }
}

impl Weights {
    /// The weights the bots play with.
    ///
    /// How they were found, and what was gained by it, is told in docs/bots.md.
    pub const TUNED: Self = Self {
        common: CommonWeights {
            opening: 0.5,
            attention: 0.9,
            first_cell: 0.9,
            further_cell: 0.7,
            joining: 0.2,
            follower: 7.5,
            further_follower: 0.75,
            follower_turns: 2.0,
            returning: 0.6,
            soon: 4.0,
            strongest: 0.5,
            rivalry: 1.0,
            hope: 0.0,
            dream: 0.0,
            ending: 1.0,
        },
        others: 0.45,
        growth: 0.3,
        road_growth: 0.8,
        court_growth: 0.2,
        court_cells: 8.0,
        court_risk: 0.9,
        aim: 0.6,
        turn: 2.5,
        held_turn: 2.4,
        tower_double: 5.0,
        house_double: 3.0,
        unfinished_path: 2.5,
        unfinished_tower: 4.0,
        unfinished_house: 2.0,
        market_four: 2.0,
        keep_plus_two: 3.0,
        wall_turns: 3.0,
        keep_doubt: 5.0,
        keep_doubt_end: 0.3,
        area_cut: 0.6,
    };
}
