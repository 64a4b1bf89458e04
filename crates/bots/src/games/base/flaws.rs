use crate::evaluation::Flaws;
use crate::games::FLAWED;

/// What the levels get wrong. What scores only when the game ends, and is forgotten, are fields and their farmers.
///
/// How they were found, and what was reached, is told in docs/bots.md.
pub(crate) const FLAWS: [Flaws; FLAWED] = [
    Flaws { squares: 5, thrift: 0.25, rivalry: 0.35, foresight: 0.3, dreams: 0.5, endings: 0.0 },
    Flaws { squares: 6, thrift: 0.35, rivalry: 0.55, foresight: 0.4, dreams: 0.4, endings: 0.1 },
    Flaws { squares: 7, thrift: 0.5, rivalry: 0.75, foresight: 0.6, dreams: 0.2, endings: 0.3 },
    Flaws { squares: 9, thrift: 0.65, rivalry: 0.85, foresight: 0.8, dreams: 0.1, endings: 0.6 },
    Flaws { squares: 12, thrift: 0.85, rivalry: 1.0, foresight: 0.95, dreams: 0.0, endings: 1.0 },
    Flaws { squares: 15, ..Flaws::NONE },
];
