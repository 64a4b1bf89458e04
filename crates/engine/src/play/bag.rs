//! The tiles still to be drawn.

use crate::play::chance::below;
use crate::play::refusal::Refusal;
use crate::vocabulary::tiles::{TileId, TileName, TileTable};
use rand_core::Rng;

/// How many tiles of each kind are left. Their order is not known to anybody; chance decides it draw by draw.
#[derive(PartialEq, Debug)]
pub(crate) struct Bag {
    counts: Vec<u16>,
    total: u32,
    /// How many of them are not in the bag but lie face down elsewhere, for those who can't know which.
    hidden: u32,
    /// What is in the bag and what is set apart to be drawn first, by kind; empty where nothing is set apart.
    with_apart: Vec<u16>,
}

impl Bag {
    /// All copies of all kinds.
    pub(crate) fn full(table: &TileTable) -> Self {
        Self::kinds_of(table, |_| true)
    }

    /// All copies of some kinds.
    pub(crate) fn kinds_of(table: &TileTable, wanted: impl Fn(TileId) -> bool) -> Self {
        let count = |id: TileId| if wanted(id) { table.tile(id).count } else { 0 };
        let counts: Vec<u16> = table.ids().map(count).collect();
        Self { total: counts.iter().map(|&n| u32::from(n)).sum(), counts, hidden: 0, with_apart: Vec::new() }
    }

    /// These tiles only.
    #[cfg(test)]
    pub(crate) fn of(table: &TileTable, tiles: &[TileId]) -> Self {
        let count = |id: TileId| tiles.iter().filter(|&&tile| tile == id).count() as u16;
        let counts = table.ids().map(count).collect();
        Self { counts, total: tiles.len() as u32, hidden: 0, with_apart: Vec::new() }
    }

    /// Nothing is left: for tests that end games early.
    #[cfg(any(test, feature = "testing"))]
    pub(crate) fn empty(&mut self) {
        self.counts.fill(0);
        *self =
            Self { counts: std::mem::take(&mut self.counts), total: 0, hidden: 0, with_apart: Vec::new() };
    }

    /// Takes one out that is there.
    #[inline]
    pub(crate) fn take(&mut self, tile: TileId) {
        self.counts[tile.index()] -= 1;
        self.total -= 1;
        if let Some(unseen) = self.with_apart.get_mut(tile.index()) {
            *unseen -= 1;
        }
    }

    /// Puts one back that was taken out.
    pub(crate) fn put_back(&mut self, tile: TileId) {
        self.counts[tile.index()] += 1;
        self.total += 1;
        if let Some(unseen) = self.with_apart.get_mut(tile.index()) {
            *unseen += 1;
        }
    }

    /// Puts one back of those that lie face down elsewhere, whichever it is.
    pub(crate) fn put_back_hidden(&mut self) {
        self.hidden -= 1;
    }

    /// These tiles are unseen as those in the bag are, but drawn before them.
    pub(crate) fn set_apart(&mut self, table: &TileTable, apart: impl Fn(TileId) -> u16) {
        self.with_apart = table.ids().map(|id| self.count(id) + apart(id)).collect();
    }

    /// One of the tiles set apart is drawn.
    pub(crate) fn draw_apart(&mut self, tile: TileId) {
        self.with_apart[tile.index()] -= 1;
        if self.with_apart == self.counts {
            self.with_apart.clear();
        }
    }

    /// How many copies of a kind are left.
    pub(crate) fn count(&self, tile: TileId) -> u16 {
        self.counts[tile.index()]
    }

    /// A tile that lies elsewhere, face down, may be any for all that is known.
    pub(crate) fn hide(&mut self, tile: TileId) {
        self.put_back(tile);
        self.hidden += 1;
    }

    /// One of the tiles that may lie face down elsewhere is taken to do so.
    pub(crate) fn guess(&mut self, table: &TileTable, rng: &mut impl Rng) -> TileId {
        let tile = self.random(table, rng);
        self.reveal(tile);
        tile
    }

    /// Takes one of the tiles that may lie face down elsewhere and are of these kinds; `None` if there is none.
    pub(crate) fn guess_among(&mut self, kinds: &[TileId], rng: &mut impl Rng) -> Option<TileId> {
        let copies = |id: &TileId| u32::from(self.counts[id.index()]);
        let mut n = below(rng, kinds.iter().map(copies).sum::<u32>().max(1));
        let tile = *kinds.iter().find(|id| {
            let here = n < copies(id);
            n = n.wrapping_sub(copies(id));
            here
        })?;
        self.reveal(tile);
        Some(tile)
    }

    fn reveal(&mut self, tile: TileId) {
        self.take(tile);
        self.hidden -= 1;
    }

    /// How many tiles are left.
    #[inline]
    pub(crate) fn left(&self) -> u32 {
        self.total - self.hidden
    }

    /// All that can't be seen, by kind: those in the bag, those set apart and those face down elsewhere.
    pub(crate) fn counts(&self) -> &[u16] {
        if self.with_apart.is_empty() { &self.counts } else { &self.with_apart }
    }

    /// The kinds of which some are left.
    pub(crate) fn kinds(&self, table: &TileTable) -> impl Iterator<Item = TileId> {
        table.ids().filter(|id| self.counts[id.index()] > 0)
    }

    /// A tile drawn blindly: each copy is as likely as any other.
    #[inline]
    pub(crate) fn random(&self, table: &TileTable, rng: &mut impl Rng) -> TileId {
        let mut n = below(rng, self.total);
        let drawn = self.counts.iter().position(|&copies| {
            let copies = u32::from(copies);
            let here = n < copies;
            n = n.wrapping_sub(copies);
            here
        });
        drawn.and_then(|index| table.id(index)).expect("the kinds add up to the total")
    }

    /// The kind of that name, if there is one left to draw.
    pub(crate) fn find(&self, table: &TileTable, name: &TileName) -> Result<TileId, Refusal> {
        // What lies on the board from the beginning may be in the table without a copy to draw.
        let known = table.find(name).filter(|&id| table.tile(id).count > 0);
        let tile = known.ok_or_else(|| Refusal::UnknownTile(name.clone()))?;
        if self.counts[tile.index()] == 0 {
            return Err(Refusal::NotInBag(name.clone()));
        }
        Ok(tile)
    }
}

clone_fields!(Bag { counts, total, hidden, with_apart });
