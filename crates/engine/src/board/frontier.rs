use super::Placement;
use crate::play::chance::below;
use crate::vocabulary::geometry::{Pos, Rotation};
use crate::vocabulary::tiles::{TileId, TileTable};
use rand_core::Rng;

/// The empty squares beside laid tiles, and what fits there.
#[derive(Debug)]
pub(super) struct Frontier {
    squares: Vec<Pos>,
    words: usize,
    /// For how many squares there is room.
    room: usize,
    /// For each word of the bit sets, that word for every square: most questions are about one kind of tile, and so
    /// about one word.
    fits: Vec<u64>,
}

impl Frontier {
    /// Room for the squares of most games: making more takes time, and copying it too.
    const ROOM: usize = 64;

    /// No square yet.
    pub(super) fn new(table: &TileTable) -> Self {
        let words = table.words();
        Self { squares: Vec::new(), words, room: Self::ROOM, fits: vec![0; words * Self::ROOM] }
    }

    #[inline]
    pub(super) fn squares(&self) -> &[Pos] {
        &self.squares
    }

    /// One word of what fits, for every square.
    #[inline]
    fn word(&self, word: usize) -> &[u64] {
        &self.fits[word * self.room..][..self.squares.len()]
    }

    /// Adds a square where these may be laid.
    #[inline]
    pub(super) fn enter(&mut self, pos: Pos, admitted: &[u64]) -> usize {
        let slot = self.squares.len();
        if slot == self.room {
            self.make_room();
        }
        self.squares.push(pos);
        for (word, &admitted) in admitted.iter().enumerate() {
            self.fits[word * self.room + slot] = admitted;
        }
        slot
    }

    #[cold]
    fn make_room(&mut self) {
        let room = 2 * self.room;
        let mut fits = vec![0; self.words * room];
        for (word, new) in fits.chunks_mut(room).enumerate() {
            new[..self.squares.len()].copy_from_slice(self.word(word));
        }
        (self.room, self.fits) = (room, fits);
    }

    /// Of what fitted this square, only these still do.
    #[inline]
    pub(super) fn narrow(&mut self, slot: usize, admitted: &[u64]) {
        for (word, admitted) in admitted.iter().enumerate() {
            self.fits[word * self.room + slot] &= admitted;
        }
    }

    /// Takes a square out. The last one gets its number, unless it was that.
    #[inline]
    pub(super) fn leave(&mut self, slot: usize) -> Option<Pos> {
        self.squares.swap_remove(slot);
        let last = self.squares.len();
        for word in 0..self.words {
            self.fits[word * self.room + slot] = self.fits[word * self.room + last];
        }
        self.squares.get(slot).copied()
    }

    /// Whether the tile may be laid on this square, turned like that.
    pub(super) fn fits(&self, slot: usize, tile: TileId, rotation: Rotation) -> bool {
        let (word, shift) = TileTable::fit_place(tile);
        self.word(word)[slot] >> (shift + TileTable::fit_turn(rotation)) & 1 == 1
    }

    /// Whether the tile may be laid anywhere at all.
    #[inline]
    pub(super) fn fits_somewhere(&self, tile: TileId) -> bool {
        let (word, shift) = TileTable::fit_place(tile);
        self.word(word).iter().any(|fit| fit >> shift & TileTable::FIT_TURNS != 0)
    }

    /// How many distinct placements the tile has.
    #[inline]
    pub(super) fn count_placements(&self, tile: TileId) -> u32 {
        let (word, shift) = TileTable::fit_place(tile);
        // The squares for each turn are counted in sixteen bits of their own.
        count_turns(self.word(word).iter().map(|fit| fit >> shift & TileTable::FIT_TURNS).sum())
    }

    /// One of the placements on allowed squares, each as likely as the others. Panics if there is none.
    #[inline]
    pub(super) fn random_placement(
        &self,
        tile: TileId,
        allowed: impl Fn(Pos) -> bool,
        rng: &mut impl Rng,
    ) -> Placement {
        let (word, shift) = TileTable::fit_place(tile);
        let fits = self.word(word);
        // Darts thrown at all squares and turns hit each placement equally often. Mostly one hits soon,
        // long before all placements would be counted.
        for _ in 0..24 {
            let dart = below(rng, 4 * fits.len() as u32);
            let (slot, rotation) = ((dart / 4) as usize, Rotation::from_quarters(dart as u8));
            if fits[slot] >> (shift + TileTable::fit_turn(rotation)) & 1 == 1 && allowed(self.squares[slot]) {
                return Placement { pos: self.squares[slot], rotation };
            }
        }
        self.counted_placement(tile, allowed, rng)
    }

    /// One of the placements on allowed squares, found by counting them: quicker than darts where there are few.
    fn counted_placement(
        &self,
        tile: TileId,
        allowed: impl Fn(Pos) -> bool,
        rng: &mut impl Rng,
    ) -> Placement {
        let (word, shift) = TileTable::fit_place(tile);
        let turns_on = |(&pos, fit): (&Pos, &u64)| match fit >> shift & TileTable::FIT_TURNS {
            turns if turns != 0 && allowed(pos) => turns,
            _ => 0,
        };
        let squares = || self.squares.iter().zip(self.word(word));
        let mut chosen = below(rng, squares().map(|square| count_turns(turns_on(square))).sum());
        for square in squares() {
            let mut turns = turns_on(square);
            if chosen < count_turns(turns) {
                for _ in 0..chosen {
                    turns &= turns - 1;
                }
                let rotation = Rotation::from_quarters((turns.trailing_zeros() / 16) as u8);
                return Placement { pos: *square.0, rotation };
            }
            chosen -= count_turns(turns);
        }
        panic!("the tile fits nowhere")
    }

    /// Every distinct placement of the tile.
    pub(super) fn placements(&self, tile: TileId) -> impl Iterator<Item = Placement> {
        let (word, shift) = TileTable::fit_place(tile);
        self.squares.iter().zip(self.word(word)).flat_map(move |(&pos, fit)| {
            let turns = fit >> shift;
            Rotation::ALL
                .into_iter()
                .filter(move |&turn| turns >> TileTable::fit_turn(turn) & 1 == 1)
                .map(move |rotation| Placement { pos, rotation })
        })
    }
}

/// Adds up the four counts, or bits, of [`TileTable::FIT_TURNS`].
#[inline]
fn count_turns(turns: u64) -> u32 {
    (turns.wrapping_mul(TileTable::FIT_TURNS) >> 48) as u32
}

impl PartialEq for Frontier {
    /// A copy with all squares and what fits there, for however many more there is room.
    fn eq(&self, other: &Self) -> bool {
        let Self { squares, words, room: _, fits: _ } = self;
        *squares == other.squares
            && *words == other.words
            && (0..*words).all(|word| self.word(word) == other.word(word))
    }
}

clone_fields!(Frontier { squares, words, room, fits });
