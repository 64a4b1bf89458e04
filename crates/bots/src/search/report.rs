//! What a search has found out.

use bastide_engine::action::Action;
use std::time::Duration;

/// One of the actions that were tried.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The action, legal for the player in turn.
    pub action: Action,
    /// How often the game was played on from there; 0 if it goes by the first look alone.
    pub playouts: u64,
    /// The points by which the player can expect to end ahead …
    pub margin: f64,
    /// … and the standard error of that; infinite for what was tried less than twice.
    pub margin_error: f64,
    /// The chance to win, a tie counted half …
    pub win: f64,
    /// … and the standard error of that.
    pub win_error: f64,
    /// How sure it is that none of the others is better, from 0 to 1.
    pub sure: f64,
}

/// What a search has found out.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// The actions that were tried, the best first. If there is only one, it was not searched at all.
    pub choices: Vec<Choice>,
    /// How often the game was played on, over all choices.
    pub playouts: u64,
    /// Positions that were looked at on the way.
    pub nodes: u64,
    /// Whether all that may still come was looked at: what it says is exact, if everybody goes by the margin to expect.
    pub exact: bool,
    /// How long it took.
    pub time: Duration,
}
