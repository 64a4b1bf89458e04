//! The base game with its expansions and variants: what a turn can lead to, judged by points and prospects.

mod claims;
mod evaluate;
mod fields;
mod gifts;
mod parts;
mod quarters;
mod turn;
mod weights;

pub(crate) use evaluate::Judge;
pub use weights::Weights;
