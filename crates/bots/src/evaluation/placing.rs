//! What a piece on the tile just laid changes. Placing nobody leads to one position; placing somebody to others that
//! differ from it in one feature, so that only this one is judged for each of them.

use super::chances::Opening;
use super::describe::Sketch;
use super::outlook::{BySeat, Completion, Outlook, Pay};
use bastide_engine::board::{Presence, SegmentId};
use bastide_engine::position::Position;

/// How much was known about the position in which nobody was placed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Passed {
    sketches: usize,
    terms: usize,
}

/// Somebody who comes to a feature that nobody had claimed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Newcomer {
    pub(crate) root: SegmentId,
    pub(crate) presence: Presence,
    /// What the feature promises from then on, and how it will fare.
    pub(crate) points: f64,
    pub(crate) completion: Completion,
}

impl Outlook {
    /// Adds what experience has to say about a position in which nobody was placed, whose claimed features are all
    /// known; but for the supply.
    pub(crate) fn pass<P: Position>(&mut self, position: &P, supply: &BySeat, value: &mut BySeat) -> Passed {
        if let Some(experience) = self.experience.clone() {
            experience.add(&self.terms, value);
            self.add_features(position, &experience, value);
            self.add_free(position, &experience, supply, value);
        }
        Passed { sketches: self.sketches.len(), terms: self.terms.len() }
    }

    /// Keeps somebody in mind who comes to a feature that is open at these cells, and adds what may come of it being
    /// joined with others. What it promises is for the game to add.
    pub(crate) fn welcome<P: Position>(
        &mut self,
        position: &P,
        newcomer: Newcomer,
        list: &[Opening],
        pay: Pay,
        value: &mut BySeat,
    ) {
        let Newcomer { root, presence, points, completion } = newcomer;
        let kind = position.board().features().kind(root);
        self.sketch(root, kind, presence, (points, completion), list);
        self.add_joinings_of(position, (root, presence, points), list, pay, value);
    }

    /// Adds what experience says otherwise, once somebody was placed on this feature, or nobody, and these features look
    /// different; with this supply and these followers to come back. Then forgets all that has changed since nobody was
    /// placed.
    pub(crate) fn add_placing<P: Position>(
        &mut self,
        position: &P,
        passed: Passed,
        claimed: Option<SegmentId>,
        changed: &[(usize, Sketch)],
        (supply, back): (&BySeat, &BySeat),
        value: &mut BySeat,
    ) {
        let Some(experience) = self.experience.clone() else { return };
        // Those that may be joined with the new claim have been described as it was added.
        experience.add(&self.terms[passed.terms..], value);
        if let Some(root) = claimed {
            self.take_free(root, supply, value);
        }
        self.add_changes(position, &experience, changed, value);
        let begin = self.terms.len();
        self.describe_supply(supply, back);
        experience.add(&self.terms[begin..], value);
        self.go_back(passed.sketches, passed.terms, changed);
    }
}
