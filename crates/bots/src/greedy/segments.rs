use bastide_engine::board::{Board, SegmentId};
use bastide_engine::tiles::TileTable;

/// The segments of a board by tile and place. A board tells the first segment of each tile; this
/// finds the others.
#[derive(Debug, Default)]
pub(super) struct Segments {
    all: Vec<SegmentId>,
    /// Where the segments of each laid tile begin in `all`.
    first: Vec<usize>,
}

impl Segments {
    /// Forgets the board, before another one is looked at.
    pub(super) fn clear(&mut self) {
        self.all.clear();
        self.first.clear();
    }

    /// Takes in the tiles laid since the last time. All boards of one turn have the same tiles in
    /// the same order, so it need not know which of them this is.
    pub(super) fn update(&mut self, board: &Board, table: &TileTable) {
        if self.first.len() == board.laid().len() {
            return;
        }
        let mut next = self.all.len();
        for laid in &board.laid()[self.first.len()..] {
            self.first.push(next);
            next += table.tile(laid.tile).segments.len();
        }
        self.all.extend(board.features().segments().skip(self.all.len()));
    }

    /// The segment at this place of the tile with this number.
    pub(super) fn get(&self, tile: usize, place: usize) -> SegmentId {
        self.all[self.first[tile] + place]
    }
}
