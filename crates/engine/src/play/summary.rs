//! A feature as it stands: how large, whose, and what it is worth.

use crate::board::Player;
use crate::play::event::{Share, Term};
use crate::play::question::Sentence;
use crate::vocabulary::pieces::{Place, Role};
use crate::vocabulary::tiles::FeatureKind;

/// Everything that can be said about a feature on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// The kind of feature; a lake stands for its whole river system.
    pub kind: FeatureKind,
    /// What a follower on it is called.
    pub role: Role,
    /// Its parts, in reading order.
    pub segments: Vec<Place>,
    /// Tiles it lies on.
    pub tiles: u32,
    /// Open ends: sides, or empty squares around a monastery.
    pub open: u32,
    /// Whether it is completed, and so scored.
    pub completed: bool,
    /// How many followers each player has on it.
    pub followers: Vec<Share>,
    /// Those who would get its points.
    pub owners: Vec<Player>,
    /// What it would score if the game ended now …
    pub terms: Vec<Term>,
    /// … added up.
    pub points: u32,
    /// What it would score if it were completed as large as it is, where that is something else.
    pub if_completed: Option<u32>,
    /// What else there is to say about it.
    pub notes: Vec<Sentence>,
}
