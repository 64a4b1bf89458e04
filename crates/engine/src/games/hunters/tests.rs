//! Rules of Hunters and Gatherers, tested from within.
