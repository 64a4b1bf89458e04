use crate::evaluation::Flaws;
use crate::games::FLAWED;

/// What the levels get wrong. What scores only when the game ends, and is forgotten, are residential areas and guards.
///
/// How they were found, and what was reached, is told in docs/bots.md.
pub(crate) const FLAWS: [Flaws; FLAWED] = [
    Flaws { squares: 5, thrift: 0.25, rivalry: 0.35, foresight: 0.3, dreams: 0.5, endings: 0.0 },
    Flaws { squares: 6, thrift: 0.3, rivalry: 0.5, foresight: 0.4, dreams: 0.4, endings: 0.1 },
    Flaws { squares: 7, thrift: 0.42, rivalry: 0.7, foresight: 0.55, dreams: 0.25, endings: 0.25 },
    Flaws { squares: 8, thrift: 0.55, rivalry: 0.8, foresight: 0.7, dreams: 0.15, endings: 0.45 },
    Flaws { squares: 11, thrift: 0.85, rivalry: 1.0, foresight: 0.95, dreams: 0.0, endings: 1.0 },
    Flaws { squares: 14, ..Flaws::NONE },
];
