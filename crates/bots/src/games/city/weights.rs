use crate::evaluation::CommonWeights;
use crate::evaluation::weights::weights;

weights! {
    /// What the evaluation of The City believes about how a game goes. See [`Weights::TUNED`].
    ///
    /// Points are points of the game, chances lie between 0 and 1.
    Weights with common {
        /// The share of the other players' turns that help to complete a feature in passing.
        others,
        /// The chance that a cell outside becomes a hole that no tile fits, if all of the game is still to come.
        /// At any other the walls close a road or market in the end.
        hole,
        /// Walls of a building that come to a side near an end of the line, as against all that are set there.
        wall_pace,
        /// Tiles that a market still gains for each open cell that can be filled …
        market_growth,
        /// … and kinds of goods, as a share of those it lacks …
        goods_growth,
        /// … and tiles that a road gains.
        road_growth,
        /// Markets that a wide open residential area will come to touch, from the first turn to the last.
        area_growth,
        /// Open ports from which on a residential area counts as wide open.
        area_ports,
        /// What such an area may lose by the end, if all of the game is still to come: others join it.
        area_risk,
        /// The share of the buildings to come that will stand in a guard's row, if it is open at the far end.
        row_share,
        /// The chance that a tile leads to a wall building.
        building_rate,
        /// What the walls since the last tower are worth to whoever leads the next building, as against points.
        tower_aim,
        /// Points that a tower in hand is worth, as long as buildings to lead can be expected.
        tower,
        /// While others build: what it is worth to complete a feature now, as a share of its points …
        close_points,
        /// … and for the followers that come back.
        close_back,
    }
}

impl Weights {
    /// The weights the bots play with.
    ///
    /// How they were found, and what was gained by it, is told in docs/bots.md.
    pub const TUNED: Self = Self {
        common: CommonWeights {
            opening: 0.3,
            attention: 0.9,
            first_cell: 0.9,
            further_cell: 0.7,
            joining: 0.2,
            follower: 18.0,
            further_follower: 0.75,
            follower_turns: 6.0,
            returning: 1.0,
            soon: 3.0,
            strongest: 0.5,
            rivalry: 1.0,
            hope: 0.0,
            dream: 0.0,
            ending: 1.0,
        },
        others: 0.4,
        hole: 0.2,
        wall_pace: 1.0,
        market_growth: 0.5,
        goods_growth: 0.7,
        road_growth: 1.8,
        area_growth: 2.0,
        area_ports: 10.0,
        area_risk: 0.3,
        row_share: 0.012,
        building_rate: 0.4,
        tower_aim: 0.6,
        tower: 2.0,
        close_points: 0.3,
        close_back: 2.0,
    };
}
