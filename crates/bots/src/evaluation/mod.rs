//! What a position is worth to each player, as far as games have that in common.
//!
//! A game's [`Sense`](planner::Sense) knows its rules and pieces and stands in its room of [`games`](crate::games). It
//! judges by an [`Outlook`](outlook::Outlook): how likely features are to be completed ([`chances`]), what a decision
//! leaves as it is ([`memo`]), what a piece on the tile just laid changes ([`placing`]), and what games played before
//! have taught ([`experience`], for which positions are described by [`describe`] and [`free`]). A
//! [`Planner`](planner::Planner) tries the moves of a turn and has the sense judge where they lead.

mod best;
pub(crate) mod chances;
pub(crate) mod describe;
pub(crate) mod experience;
mod flaws;
pub(crate) mod free;
mod luck;
mod memo;
pub(crate) mod outlook;
pub(crate) mod placing;
pub(crate) mod planner;
pub(crate) mod weights;

pub(crate) use best::Best;
pub use experience::{Experience, ExperienceError};
pub(crate) use flaws::Flaws;
pub(crate) use luck::Luck;
pub use weights::Common as CommonWeights;
