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
    /// The chance that a road or city is completed shrinks by this factor for each open square beyond
    /// the first: the same few tiles are wanted at all of them.
    pub further_square: f64,
    /// Tiles that an unfinished road or city still gains, for each open square that can be filled.
    pub growth: f64,
    /// The share of tiles that would join two claimed features of different players which are laid to
    /// do so.
    pub joining: f64,
    /// How likely a tile that fits a square beside a monastery is to be laid there, per tile laid.
    pub monastery_fill: f64,
    /// The same for each open square of a city in which the completing player has no follower: how
    /// eager others are to complete it, as a share of the tiles still to come.
    pub others_eagerness: f64,
    /// Points that the first follower in the supply is worth while many turns are left …
    pub follower: f64,
    /// … and by which factor each further one is worth less.
    pub further_follower: f64,
    /// After this many own turns a follower is worth half of that.
    pub follower_turns: f64,
    /// What a follower that comes back soon is worth as against one in the supply.
    pub returning: f64,
    /// "Soon" is within so many turns of each player.
    pub soon: f64,
    /// Cities that a wide open field will come to touch, from the first turn to the last.
    pub field_growth: f64,
    /// Open ports from which on a field counts as wide open.
    pub field_ports: f64,
    /// What the unfinished future of a field is worth as against cities that are completed already:
    /// others may yet join it.
    pub field_trust: f64,
    /// What a field may lose by the end, if all of the game is still to come: others join it, or it is
    /// cut off.
    pub field_risk: f64,
    /// With more than two players: how much only the strongest opponent counts, as against all of
    /// them alike.
    pub strongest: f64,
}

impl Weights {
    /// The weights the bot plays with.
    pub const TUNED: Self = Self {
        opening: 0.3,
        attention: 0.7,
        further_square: 0.73,
        growth: 0.3,
        joining: 0.2,
        monastery_fill: 0.03,
        others_eagerness: 0.37,
        follower: 11.2,
        further_follower: 0.79,
        follower_turns: 2.2,
        returning: 0.518,
        soon: 4.0,
        field_growth: 1.5,
        field_ports: 8.0,
        field_trust: 0.73,
        field_risk: 0.0,
        strongest: 0.5,
    };
}
