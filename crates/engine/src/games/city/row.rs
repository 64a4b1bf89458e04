//! The row of tiles a guard looks out on (C16, C23).

use super::State;
use crate::play::event::{Counted, Term};
use crate::vocabulary::geometry::{Edge, Pos};
use crate::vocabulary::tiles::Building;

/// The unbroken row of tiles straight ahead of a wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// The wall it begins at.
    pub from: Edge,
    /// The side it ends at; beyond it lies the first empty cell.
    pub far: Edge,
    /// Public buildings in it.
    pub public: u32,
    /// Historic buildings in it.
    pub historic: u32,
}

impl Row {
    /// C23: what a guard gets for each public building …
    pub const PER_PUBLIC: u32 = 2;
    /// … and for each historic one.
    pub const PER_HISTORIC: u32 = 3;

    /// C23: what a guard gets for this building.
    pub const fn worth(building: Building) -> u32 {
        if building.is_historic() { Self::PER_HISTORIC } else { Self::PER_PUBLIC }
    }

    /// C23: what a guard at its beginning would score.
    pub const fn points(&self) -> u32 {
        Self::PER_PUBLIC * self.public + Self::PER_HISTORIC * self.historic
    }

    /// The products that [`points`](Self::points) adds up; none without buildings.
    pub fn terms(&self) -> Vec<Term> {
        let public = Term { count: self.public, of: Counted::Public, each: Self::PER_PUBLIC };
        let historic = Term { count: self.historic, of: Counted::Historic, each: Self::PER_HISTORIC };
        [public, historic].into_iter().filter(|term| term.count > 0).collect()
    }

    /// Its squares, from the wall on.
    pub fn tiles(&self) -> impl Iterator<Item = Pos> + use<> {
        let (ahead, last) = (self.from.side.opposite(), self.far.pos);
        std::iter::successors(Some(self.from.pos), move |pos| (*pos != last).then(|| pos.step(ahead)))
    }
}

impl State {
    /// The row straight ahead of a wall on this side.
    pub fn row(&self, from: Edge) -> Row {
        let ahead = from.side.opposite();
        let mut row = Row { from, far: Edge { pos: from.pos, side: ahead }, public: 0, historic: 0 };
        let mut pos = from.pos;
        while let Some(laid) = self.core.board.tile_at(pos) {
            for building in self.rules.table.tile(laid.tile).segments.iter().filter_map(|s| s.building) {
                if building.is_historic() {
                    row.historic += 1;
                } else {
                    row.public += 1;
                }
            }
            row.far.pos = pos;
            pos = pos.step(ahead);
        }
        row
    }
}
