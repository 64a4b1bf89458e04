/// What the evaluation believes about the course of a game. See [`Weights::TUNED`].
///
/// Points are points of the game, chances lie between 0 and 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// How much of a tile's help is left for each further side by which it would open the feature it
    /// was to close.
    pub opening: f64,
    /// The share of helpful tiles that are laid where they help: others are wanted elsewhere.
    pub attention: f64,
    /// The chance that what is open at a square can still be completed when the tile for it comes:
    /// others may have spoilt it.
    pub first_square: f64,
    /// The same for each further open square, where besides the same few tiles are wanted.
    pub further_square: f64,
    /// Tiles that an unfinished road or city still gains, for each open square that can be filled.
    pub growth: f64,
    /// The share of tiles that would join two claimed features of different players which are laid to
    /// do so.
    pub joining: f64,
    /// How likely a tile that fits an empty square beside a monastery is to be laid right there.
    pub monastery_fill: f64,
    /// The share of their turns in which those who have nothing to gain from a city would still help
    /// to complete it. Only farmers beside it reckon with that.
    pub others_eagerness: f64,
    /// Points that the first follower in the supply is worth while many turns are left …
    pub follower: f64,
    /// … and by which factor each further one is worth less.
    pub further_follower: f64,
    /// With this many own turns left a follower is worth half of that.
    pub follower_turns: f64,
    /// What a follower that comes back soon is worth as against one in the supply.
    pub returning: f64,
    /// "Soon" is within so many turns of each player.
    pub soon: f64,
    /// Cities that a wide open field will come to touch, from the first turn to the last.
    pub field_growth: f64,
    /// Open ports from which on a field counts as wide open.
    pub field_ports: f64,
    /// What cities still to be completed are worth to a field as against those that are.
    pub field_trust: f64,
    /// What a field may lose by the end, if all of the game is still to come: others join it, or it is
    /// cut off.
    pub field_risk: f64,
    /// With more than two players, the value to beat is this share of the strongest opponent's and for
    /// the rest the mean of all opponents'.
    pub strongest: f64,
}

impl Weights {
    /// The weights the bot plays with.
    ///
    /// They were first guessed, then tried one or a few at a time against the weights before, in 120 to
    /// 250 pairs of games (the `tune` example; `competition` for two players, seeds below 3000). What
    /// gained was kept, even when the gain was hardly larger than its error, and the last digits were
    /// rounded without another trial. On other seeds the result beats the first guess by 49 ± 1 points
    /// a game. Most came from valuing followers in the supply higher, farmers of the early game lower,
    /// and features with several open squares lower. `strongest` was not tuned; `field_ports` hardly.
    pub const TUNED: Self = Self {
        opening: 0.3,
        attention: 0.7,
        first_square: 0.85,
        further_square: 0.5,
        growth: 0.2,
        joining: 0.2,
        monastery_fill: 0.026,
        others_eagerness: 0.4,
        follower: 9.0,
        further_follower: 0.78,
        follower_turns: 2.2,
        returning: 0.5,
        soon: 4.0,
        field_growth: 1.4,
        field_ports: 8.0,
        field_trust: 0.9,
        field_risk: 0.6,
        strongest: 0.5,
    };
}
