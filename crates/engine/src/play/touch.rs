//! What a tile would join and lie beside, for whoever does not see the board.

use crate::board::{Player, SegmentId};
use crate::play::action::Action;
use crate::play::position::{Actor, Position};
use crate::play::summary::Summary;
use crate::vocabulary::geometry::{Pos, Side};
use crate::vocabulary::tiles::FeatureKind;

/// What laying a tile somewhere comes to.
#[derive(Clone, PartialEq, Debug)]
pub struct Touched {
    /// Who would lay it.
    pub player: Player,
    /// Where.
    pub pos: Pos,
    /// What it would continue, land that nobody has claimed left out.
    pub joined: Vec<Joined>,
    /// What it would end without being part of it, and what others or oneself have claimed beside it.
    pub beside: Vec<Beside>,
}

/// A feature of the tile with what it would continue.
#[derive(Clone, PartialEq, Debug)]
pub struct Joined {
    /// The features it joins, each as it stands now.
    pub with: Vec<Summary>,
    /// Whether that completes it.
    pub completes: bool,
}

/// A feature that the tile would only border on.
#[derive(Clone, PartialEq, Debug)]
pub struct Beside {
    /// The feature as it stands now.
    pub what: Summary,
    /// Whether the tile completes it all the same.
    pub completes: bool,
}

/// What matters most about a move: moves are listed in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Touch {
    /// It completes something.
    Completes,
    /// It continues what is one's own.
    Own,
    /// It touches what is another's.
    Others,
    /// It continues what nobody has claimed.
    Free,
    /// None of these.
    Nothing,
}

impl Touched {
    /// What laying a tile comes to; nothing for other actions, and for those that can't be played now.
    pub(crate) fn of<P: Position>(before: &P, action: &Action) -> Option<Self> {
        let Actor::Player(player) = before.actor() else { return None };
        let (Action::Lay { pos, .. } | Action::Mountain { pos, .. }) = *action else { return None };
        let mut after = before.clone();
        after.play(action).ok()?;
        let around = Around { before, after: &after, pos };
        Some(Self { player, pos, joined: around.joined()?, beside: around.beside()? })
    }

    /// What matters most about it.
    pub fn touch(&self) -> Touch {
        let joined = || self.joined.iter().flat_map(|joined| &joined.with);
        let is_own = |summary: &Summary| summary.owners.contains(&self.player);
        let is_claimed = |summary: &Summary| !summary.followers.is_empty();
        if self.joined.iter().any(|joined| joined.completes) || self.beside.iter().any(|one| one.completes) {
            Touch::Completes
        } else if joined().any(is_own) {
            Touch::Own
        } else if joined().any(is_claimed) || !self.beside.is_empty() {
            Touch::Others
        } else if self.joined.is_empty() {
            Touch::Nothing
        } else {
            Touch::Free
        }
    }

    /// How large the largest of what it touches is, in tiles.
    pub fn size(&self) -> u32 {
        let joined = self.joined.iter().flat_map(|joined| &joined.with);
        joined.chain(self.beside.iter().map(|one| &one.what)).map(|summary| summary.tiles).max().unwrap_or(0)
    }
}

/// A square before and after a tile is laid there. Segments that were there before keep their numbers.
struct Around<'a, P> {
    before: &'a P,
    after: &'a P,
    pos: Pos,
}

impl<P: Position> Around<'_, P> {
    /// What a tile's segments meet: its own, and that of the neighbour.
    fn meetings(&self) -> Option<Vec<(SegmentId, SegmentId)>> {
        let table = self.after.table();
        let own = self.after.board().tile_at(self.pos)?;
        let mut met = Vec::new();
        for side in Side::ALL {
            let Some(other) = self.before.board().tile_at(self.pos.step(side)) else { continue };
            for port in side.ports() {
                let mine = own.segment(table.segment_at(own.tile, own.rotation, port));
                let theirs = other.segment(table.segment_at(other.tile, other.rotation, port.facing()));
                met.push((mine, theirs));
            }
        }
        Some(met)
    }

    fn joined(&self) -> Option<Vec<Joined>> {
        let (before, after) = (self.before.board().features(), self.after.board().features());
        let mut found: Vec<(SegmentId, Vec<SegmentId>)> = Vec::new();
        for (mine, theirs) in self.meetings()? {
            let (root, old) = (after.root(mine), before.root(theirs));
            if after.root(theirs) != root || !is_claimable(after.kind(mine)) {
                continue;
            }
            match found.iter_mut().find(|(known, _)| *known == root) {
                Some((_, with)) if with.contains(&old) => {}
                Some((_, with)) => with.push(old),
                None => found.push((root, vec![old])),
            }
        }
        let joined = found.into_iter().map(|(root, with)| Joined {
            with: with.into_iter().map(|old| self.before.summary(old)).collect(),
            completes: self.after.summary(root).completed,
        });
        Some(joined.filter(|joined| !joined.with.iter().all(is_idle_land)).collect())
    }

    fn beside(&self) -> Option<Vec<Beside>> {
        let (before, after) = (self.before.board().features(), self.after.board().features());
        let unlike = |&(mine, theirs): &(SegmentId, SegmentId)| after.root(mine) != after.root(theirs);
        let mut found: Vec<SegmentId> = Vec::new();
        let mut add = |segment: SegmentId| {
            let root = before.root(segment);
            if is_claimable(before.kind(root)) && !found.contains(&root) {
                found.push(root);
            }
        };
        self.meetings()?.iter().filter(|met| unlike(met)).for_each(|&(_, theirs)| add(theirs));
        for laid in self.pos.surrounding().filter_map(|pos| self.before.board().tile_at(pos)) {
            let segments = &self.before.table().tile(laid.tile).segments;
            for (place, _) in segments.iter().enumerate().filter(|(_, s)| s.kind == FeatureKind::Monastery) {
                add(laid.segment(place));
            }
        }
        let told = found.into_iter().filter_map(|root| {
            let what = self.before.summary(root);
            let completes = !what.completed && self.after.summary(root).completed;
            let is_told = !what.completed && !what.followers.is_empty();
            is_told.then_some(Beside { what, completes })
        });
        Some(told.collect())
    }
}

/// Nobody ever stands on the others.
fn is_claimable(kind: FeatureKind) -> bool {
    !matches!(kind, FeatureKind::Crossroads | FeatureKind::Source | FeatureKind::Marketplace)
}

fn is_idle_land(summary: &Summary) -> bool {
    summary.kind.is_land() && summary.followers.is_empty()
}
