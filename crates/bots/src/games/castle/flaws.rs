use crate::evaluation::Flaws;
use crate::games::FLAWED;

/// What the levels get wrong. What scores only when the game ends, and is forgotten, are courts with their merchants and the race for the largest house.
///
/// How they were found, and what was reached, is told in docs/bots.md.
pub(crate) const FLAWS: [Flaws; FLAWED] = [
    Flaws { squares: 5, thrift: 0.25, rivalry: 0.4, foresight: 0.3, dreams: 0.5, endings: 0.0 },
    Flaws { squares: 5, thrift: 0.35, rivalry: 0.55, foresight: 0.43, dreams: 0.4, endings: 0.1 },
    Flaws { squares: 6, thrift: 0.43, rivalry: 0.7, foresight: 0.55, dreams: 0.25, endings: 0.25 },
    Flaws { squares: 7, thrift: 0.52, rivalry: 0.8, foresight: 0.67, dreams: 0.17, endings: 0.4 },
    Flaws { squares: 9, thrift: 0.65, rivalry: 0.9, foresight: 0.8, dreams: 0.1, endings: 0.6 },
    Flaws { squares: 14, ..Flaws::NONE },
];
