use crate::evaluation::Flaws;
use crate::games::FLAWED;

/// What the levels get wrong. What scores only when the game ends, and is forgotten, are meadows with their herds and river systems with their huts.
///
/// How they were found, and what was reached, is told in docs/bots.md.
pub(crate) const FLAWS: [Flaws; FLAWED] = [
    Flaws { squares: 7, thrift: 0.38, rivalry: 0.6, foresight: 0.5, dreams: 0.3, endings: 0.1 },
    Flaws { squares: 8, thrift: 0.5, rivalry: 0.78, foresight: 0.65, dreams: 0.2, endings: 0.35 },
    Flaws { squares: 8, thrift: 0.6, rivalry: 0.85, foresight: 0.74, dreams: 0.12, endings: 0.5 },
    Flaws { squares: 9, thrift: 0.7, rivalry: 0.92, foresight: 0.84, dreams: 0.08, endings: 0.7 },
    Flaws { squares: 12, thrift: 0.84, rivalry: 1.0, foresight: 0.95, dreams: 0.0, endings: 0.95 },
    Flaws { squares: 15, ..Flaws::NONE },
];
