//! What a decision leaves as it is.
//!
//! Of all features of a board a tile touches two or three. Where the others are open, and how likely they are to be
//! completed, is the same whatever the decision, so it is worked out once for all positions that it can lead to.

use super::chances::{Opening, openings};
use super::outlook::Completion;
use bastide_engine::board::SegmentId;
use bastide_engine::geometry::{PortSet, Pos, Side};
use bastide_engine::position::Position;

/// One feature that was left as it is.
#[derive(Debug)]
struct Entry {
    root: SegmentId,
    /// Where it is open: a range of [`Memo::openings`].
    openings: (usize, usize),
    /// How it will fare if it is worked on for so many turns; two ways of asking are kept.
    fares: [Option<(u32, Completion)>; 2],
}

/// What is known about the features that a decision leaves as they are.
#[derive(Debug, Default)]
pub(crate) struct Memo {
    /// Whether anything may be kept at all …
    may_keep: bool,
    /// … and whether it holds in the position that is looked at.
    is_on: bool,
    /// Whether features end beside anything: where sides need not match, and where walls close them.
    pub(crate) ends_anywhere: bool,
    /// Tiles that lay there when the decision was asked.
    laid: usize,
    /// The tile laid since, and the features it belongs to, in the position that is looked at.
    new: Option<Pos>,
    touched: Vec<SegmentId>,
    entries: Vec<Entry>,
    openings: Vec<Opening>,
    /// For tests: what is known is worked out again all the same.
    #[cfg(test)]
    pub(crate) is_forbidden: bool,
}

impl Memo {
    /// Forgets everything, as another decision is asked. It keeps nothing where turns do more to features than a
    /// tile does.
    pub(crate) fn begin<P: Position>(&mut self, position: &P, is_on: bool) {
        self.may_keep = is_on;
        #[cfg(test)]
        if self.is_forbidden {
            self.may_keep = false;
        }
        self.is_on = self.may_keep;
        self.laid = position.board().laid().len();
        self.entries.clear();
        self.openings.clear();
    }

    /// Turns to one of the positions that the decision can lead to.
    pub(crate) fn look_at<P: Position>(&mut self, position: &P) {
        let board = position.board();
        self.is_on = self.may_keep;
        self.touched.clear();
        self.new = None;
        if let [tile] = board.laid()[self.laid.min(board.laid().len())..] {
            self.new = Some(tile.pos);
            let segments = position.table().tile(tile.tile).segments.len();
            let roots = (0..segments).map(|place| board.features().root(tile.segment(place)));
            self.touched.extend(roots);
            // Where sides need not match, what lay beside it may have ended without being joined.
            for side in Side::ALL.into_iter().filter(|_| self.ends_anywhere) {
                let Some(beside) = board.tile_at(tile.pos.step(side)) else { continue };
                for (place, segment) in position.table().tile(beside.tile).segments.iter().enumerate() {
                    let ports = segment.ports.turned(beside.rotation);
                    if !ports.intersection(PortSet::whole(side.opposite())).is_empty() {
                        self.touched.push(board.features().root(beside.segment(place)));
                    }
                }
            }
        } else if board.laid().len() != self.laid {
            self.is_on = false;
        }
    }

    /// Nothing of what is kept holds in the position that is looked at: more was done to its features.
    pub(crate) fn leave_out(&mut self) {
        self.is_on = false;
    }

    /// Whether anything may be kept in this decision.
    pub(crate) fn may_keep(&self) -> bool {
        self.may_keep
    }

    /// Whether what is kept holds in the position that is looked at.
    pub(crate) fn is_on(&self) -> bool {
        self.is_on
    }

    /// The features that the new tile belongs to; some of them more than once.
    pub(crate) fn touched(&self) -> &[SegmentId] {
        &self.touched
    }

    /// Whether a feature is as it was when the decision was asked.
    pub(crate) fn is_kept(&self, root: SegmentId) -> bool {
        self.is_on && !self.touched.contains(&root)
    }

    /// Whether the new tile lies so near a square that other tiles fit there than before.
    pub(crate) fn is_beside(&self, pos: Pos) -> bool {
        self.new.is_some_and(|new| (new.x - pos.x).abs() + (new.y - pos.y).abs() <= 1)
    }

    /// The empty cells at which a feature is open.
    pub(crate) fn openings<P: Position>(&mut self, position: &P, root: SegmentId, into: &mut Vec<Opening>) {
        if !self.is_kept(root) {
            return openings(position, root, into);
        }
        if let Some(entry) = self.entries.iter().find(|entry| entry.root == root) {
            into.clear();
            into.extend_from_slice(&self.openings[entry.openings.0..entry.openings.1]);
            return;
        }
        openings(position, root, into);
        let begin = self.openings.len();
        self.openings.extend_from_slice(into);
        let openings = (begin, self.openings.len());
        self.entries.push(Entry { root, openings, fares: [None; 2] });
    }

    /// How a feature will fare, which is open at these cells; worked out unless it is known.
    pub(crate) fn completion(
        &mut self,
        root: SegmentId,
        list: &[Opening],
        turns: u32,
        work_out: impl FnOnce() -> Completion,
    ) -> Completion {
        if !self.is_kept(root) || list.iter().any(|opening| self.is_beside(opening.pos)) {
            return work_out();
        }
        let Some(entry) = self.entries.iter_mut().find(|entry| entry.root == root) else { return work_out() };
        if let Some((_, known)) = entry.fares.iter().flatten().find(|(known, _)| *known == turns) {
            return *known;
        }
        let fares = work_out();
        if let Some(free) = entry.fares.iter_mut().find(|fares| fares.is_none()) {
            *free = Some((turns, fares));
        }
        fares
    }
}
