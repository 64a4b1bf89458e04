use crate::evaluation::CommonWeights;
use crate::evaluation::weights::weights;

weights! {
    /// What the evaluation believes about how a game goes. See [`Weights::TUNED`].
    ///
    /// Points are points of the game, chances lie between 0 and 1.
    Weights with common {
        /// Tiles that an unfinished road or city still gains, for each open square that can be filled.
        growth,
        /// How likely a tile that fits an empty square beside a monastery is to be laid right there.
        monastery_fill,
        /// The share of their turns in which those who have nothing to gain from a city would still help
        /// to complete it. Only farmers beside it reckon with that.
        others_eagerness,
        /// Cities that a wide open field will come to touch, from the first turn to the last.
        field_growth,
        /// Open ports from which on a field counts as wide open.
        field_ports,
        /// What cities still to be completed are worth to a field as against those that are.
        field_trust,
        /// What a field may lose by the end, if all of the game is still to come: others join it, or it is
        /// cut off.
        field_risk,
        /// A big follower in the supply counts as so many.
        big_follower,
        /// What a turn more than the others have is worth.
        turn,
        /// A monastery that is kept to be laid later (V1), while many turns are left.
        kept,
        /// A boat on a river that may come to a port (V13).
        boat,
        /// The right to lay goods, while many turns are left.
        trade,
        /// What a further action in a turn must promise beyond the point it costs (V8).
        paying,
        /// A follower in Carcassonne that nothing waits for yet (K2), while many turns are left …
        quarter,
        /// … and in the market, from which the best field can be joined.
        market,
        /// The share of what a follower in Carcassonne could decide that it will decide …
        moving_out,
        /// … and what is left of all that in the quarter where the Count is.
        blocked,
    }
}

impl Weights {
    /// The weights the bots play with.
    ///
    /// How they were found, and what was gained by it, is told in docs/bots.md.
    pub const TUNED: Self = Self {
        common: CommonWeights {
            opening: 0.3,
            attention: 0.7,
            first_cell: 0.85,
            further_cell: 0.5,
            joining: 0.2,
            follower: 9.0,
            further_follower: 0.78,
            follower_turns: 2.2,
            returning: 0.5,
            soon: 4.0,
            strongest: 0.5,
            rivalry: 1.0,
            hope: 0.0,
            dream: 0.0,
            ending: 1.0,
        },
        growth: 0.2,
        monastery_fill: 0.026,
        others_eagerness: 0.4,
        field_growth: 1.4,
        field_ports: 8.0,
        field_trust: 0.9,
        field_risk: 0.6,
        big_follower: 1.3,
        turn: 1.5,
        kept: 8.0,
        boat: 0.5,
        trade: 1.0,
        paying: 1.0,
        quarter: 5.0,
        market: 5.0,
        moving_out: 0.9,
        blocked: 0.5,
    };
}
