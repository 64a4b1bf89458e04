use crate::evaluation::Flaws;

/// What the levels get wrong. How they were found is told in docs/bots.md.
pub(crate) const FLAWS: [Flaws; 6] = [
    Flaws { squares: 4, thrift: 0.0, rivalry: 0.0, foresight: 0.0, dreams: 1.0, endings: 0.0, misjudges: 0.0 },
    Flaws { squares: 6, thrift: 0.2, rivalry: 0.2, foresight: 0.3, dreams: 0.6, endings: 0.0, misjudges: 0.0 },
    Flaws { squares: 8, thrift: 0.4, rivalry: 0.4, foresight: 0.6, dreams: 0.3, endings: 0.2, misjudges: 0.0 },
    Flaws { squares: 12, thrift: 0.6, rivalry: 0.6, foresight: 0.8, dreams: 0.1, endings: 0.5, misjudges: 0.0 },
    Flaws { squares: 16, thrift: 0.9, rivalry: 0.9, foresight: 0.9, dreams: 0.0, endings: 1.0, misjudges: 0.0 },
    Flaws { squares: 20, ..Flaws::NONE },
];
