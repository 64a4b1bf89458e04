//! Lessons and drawn examples: positions that are reached by the engine itself, told scene by scene.
//!
//! Both are files in the room of their game, `lessons/*.toml` and `examples.toml`. They hold a script of
//! what is drawn and played; every point they tell of is counted when they are played, so that none can be wrong.

mod attempt;
mod example;
mod file;
mod script;

pub use attempt::Attempt;
pub use example::{Example, Shown, examples, examples_of, read_examples};
pub use file::{Hint, Lesson, Scene, Told, all, find};
pub use script::{Fault, Played, Stage};
