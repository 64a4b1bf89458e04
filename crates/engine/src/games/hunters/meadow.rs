//! Meadows: what hunters find there, and what the tigers leave (H16 to H19).

use super::State;
use crate::board::{Presence, SegmentId};
use crate::games::hunters::Hunt;
use crate::play::event::{Counted, Term};
use crate::vocabulary::pieces::{Piece, Place};
use crate::vocabulary::tiles::{Attr, Mark};

/// H16: for each animal that is left.
const PER_ANIMAL: u32 = 2;

/// What lives in a meadow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Game {
    deer: u32,
    mammoths: u32,
    pub(super) aurochs: u32,
    tigers: u32,
    fire: bool,
}

impl Game {
    /// H16, H17: deer the tigers take.
    #[inline]
    const fn taken(&self) -> u32 {
        match (self.fire, self.deer < self.tigers) {
            (true, _) => 0,
            (false, true) => self.deer,
            (false, false) => self.tigers,
        }
    }

    /// H16, H18: what the meadow is worth.
    #[inline]
    pub(super) const fn points(&self) -> u32 {
        (self.deer - self.taken() + self.mammoths + self.aurochs) * PER_ANIMAL
    }

    /// What the meadow is worth as arithmetic, a term for each kind of animal; empty without animals.
    pub(super) fn terms(&self) -> Vec<Term> {
        let term = |count, of| Term { count, of, each: PER_ANIMAL };
        let left = [
            term(self.deer - self.taken(), Counted::Deer),
            term(self.mammoths, Counted::Mammoths),
            term(self.aurochs, Counted::Aurochs),
        ];
        left.into_iter().filter(|term| term.count > 0).collect()
    }
}

impl State {
    /// What lives in a meadow.
    #[inline]
    pub(super) fn game(&self, meadow: SegmentId) -> Game {
        let attrs = self.core.board.features().attrs(meadow);
        Game {
            deer: attrs.get(Attr::Deer),
            mammoths: attrs.get(Attr::Mammoth),
            aurochs: attrs.get(Attr::Aurochs),
            tigers: attrs.get(Attr::Tiger),
            fire: attrs.get(Attr::Fire) > 0,
        }
    }

    /// What a meadow would score as it stands.
    #[inline]
    pub fn meadow_points(&self, meadow: SegmentId) -> u32 {
        self.game(meadow).points()
    }

    /// H16: whose hunters count in a meadow. H19: those on a shrine, if there are any, alone.
    pub fn hunters(&self, meadow: SegmentId) -> Presence {
        let worshippers = self.worshippers(meadow);
        if worshippers.is_empty() { self.core.board.features().presence(meadow) } else { worshippers }
    }

    /// The hunters of a meadow that stand on a shrine.
    fn worshippers(&self, meadow: SegmentId) -> Presence {
        let features = self.core.board.features();
        let root = features.root(meadow);
        let mut worshippers = Presence::default();
        for hunter in self.core.crew.standing() {
            if features.root(hunter.segment) == root && self.is_shrine(hunter.segment) {
                worshippers += Presence::of(hunter.player, Piece::Follower.weight());
            }
        }
        worshippers
    }

    fn is_shrine(&self, segment: SegmentId) -> bool {
        let (number, place) = self.core.board.features().place(segment);
        let tile = self.core.board.laid()[number].tile;
        self.rules.table.tile(tile).segments[place].mark == Some(Mark::Shrine)
    }

    /// Why a meadow is worth what it is.
    pub(super) fn hunt(&self, meadow: SegmentId) -> Hunt {
        let game = self.game(meadow);
        Hunt {
            deer: game.deer,
            tigers: game.tigers,
            fire: game.fire,
            shrine: !self.worshippers(meadow).is_empty(),
            taken: self.deer_in(meadow).into_iter().take(game.taken() as usize).collect(),
        }
    }

    /// Where the deer of a meadow are, each once, in reading order: the first are those the tigers take.
    fn deer_in(&self, meadow: SegmentId) -> Vec<Place> {
        let board = &self.core.board;
        let mut deer: Vec<Place> = (board.features().ring(meadow))
            .flat_map(|segment| {
                let (number, place) = board.features().place(segment);
                let drawn = &self.rules.table.tile(board.laid()[number].tile).segments[place];
                std::iter::repeat_n(self.place_of(segment), drawn.attrs.get(Attr::Deer) as usize)
            })
            .collect();
        deer.sort();
        deer
    }
}
