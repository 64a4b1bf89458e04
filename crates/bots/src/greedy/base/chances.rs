//! How likely squares are to be filled, from the tiles nobody has seen yet.

use crate::greedy::power;
use bastide_engine::board::{Placement, SegmentId};
use bastide_engine::games::base::State;
use bastide_engine::geometry::{Pos, Rotation, Side};
use bastide_engine::position::Position;
use bastide_engine::tiles::{FeatureKind, TileId};

/// An empty square at which a feature is open, and by which of the square's sides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Opening {
    pub(super) pos: Pos,
    sides: u8,
}

impl Opening {
    /// A square to be filled by anything.
    pub(super) fn anything(pos: Pos) -> Self {
        Self { pos, sides: 0 }
    }
}

/// What a side of an empty square can meet: nothing, or one of the five kinds of this game, which come
/// first of all.
const LOOKS: usize = 2 + FeatureKind::Crossroads as usize;

/// The tiles still to come, asked again and again within one decision. The bag does not change
/// during a player's turn, and which tiles fit a square follows from its four neighbours, so what
/// was worked out for a square serves every square with the same neighbours, in every position
/// that is looked at.
#[derive(Debug, Default)]
pub(super) struct Chances {
    /// The unseen tiles, with how many there are of each.
    unseen: Vec<(TileId, f64)>,
    total: f64,
    /// For each tile, rotation and side: the sides its segment at that side reaches, as bits.
    reach: Vec<[[u8; 4]; 4]>,
    /// Tiles that help at an opening, by the looks of the square and the opening's sides; less than
    /// zero where it was not asked yet.
    known: Vec<f64>,
    opening: f64,
}

impl Chances {
    /// Gets ready for the positions of one turn.
    pub(super) fn prepare(&mut self, position: &State, opening: f64) {
        let table = position.table();
        self.unseen.clear();
        let counts = table.ids().zip(position.unseen());
        self.unseen.extend(counts.filter(|(_, n)| **n > 0).map(|(id, &n)| (id, f64::from(n))));
        self.total = self.unseen.iter().map(|(_, n)| n).sum();
        self.reach.clear();
        self.reach.extend(table.ids().map(|id| {
            Rotation::ALL.map(|rotation| {
                Side::ALL.map(|side| {
                    let segment = table.segment_at(id, rotation, side.middle());
                    let ports = table.tile(id).segments[segment].ports.turned(rotation);
                    bits(|side| ports.contains(side.middle()))
                })
            })
        }));
        self.known.clear();
        self.known.resize(LOOKS.pow(4) * 16, -1.0);
        self.opening = opening;
    }

    /// Tiles still to be drawn.
    pub(super) fn total(&self) -> f64 {
        self.total
    }

    /// How many of the unseen tiles can be laid at an opening. One that leaves the feature open at
    /// further sides counts for less.
    pub(super) fn helping(&mut self, position: &State, at: Opening) -> f64 {
        let (board, table) = (position.board(), position.table());
        let (mut looks, mut taken) = (0, 0);
        for side in Side::ALL {
            let beside = board.tile_at(at.pos.step(side));
            let look = beside.map_or(0, |laid| {
                // In this game the middle of a side tells what all of it looks like.
                let facing = table.segment_at(laid.tile, laid.rotation, side.opposite().middle());
                1 + table.tile(laid.tile).segments[facing].kind as usize
            });
            looks = looks * LOOKS + look;
            taken |= u8::from(look > 0) << side.index();
        }
        if looks == 0 {
            // Nothing lies beside it yet: any tile may come to lie there.
            return self.total;
        }
        let known = looks << 4 | usize::from(at.sides);
        if self.known[known] < 0.0 {
            self.known[known] = self.count_helping(position, at, taken);
        }
        self.known[known]
    }

    fn count_helping(&self, position: &State, at: Opening, taken: u8) -> f64 {
        let board = position.board();
        let mut helping = 0.0;
        for &(tile, count) in &self.unseen {
            let mut best = 0f64;
            for rotation in Rotation::ALL {
                if board.fits(tile, Placement { pos: at.pos, rotation }) {
                    let reach = self.reach[tile.index()][rotation.quarters() as usize];
                    let joined = (0..4).filter(|side| at.sides >> side & 1 == 1);
                    let reached = joined.fold(0, |reached, side| reached | reach[side]);
                    best = best.max(power(self.opening, (reached & !taken).count_ones()));
                }
            }
            helping += count * best;
        }
        helping
    }

    /// How many of the unseen tiles would join two features that are open at the same square.
    pub(super) fn joining(&self, position: &State, a: Opening, b: Opening) -> f64 {
        let board = position.board();
        let joins = |tile: TileId, rotation: Rotation| {
            let reach = self.reach[tile.index()][rotation.quarters() as usize];
            let meets = (0..4).any(|side| a.sides >> side & 1 == 1 && reach[side] & b.sides != 0);
            meets && board.fits(tile, Placement { pos: a.pos, rotation })
        };
        let joining = self.unseen.iter().filter(|(tile, _)| Rotation::ALL.iter().any(|&r| joins(*tile, r)));
        joining.map(|(_, count)| count).sum()
    }

    /// The chance that one of `helping` tiles is among the next `draws`.
    pub(super) fn of_drawing(&self, helping: f64, draws: u32) -> f64 {
        1.0 - power(1.0 - (helping / self.total).min(1.0), draws)
    }
}

/// The empty squares at which a road or city is open.
pub(super) fn openings(position: &State, feature: SegmentId, into: &mut Vec<Opening>) {
    into.clear();
    let (board, table) = (position.board(), position.table());
    let features = board.features();
    if features.open(feature) == 0 {
        return;
    }
    for segment in features.ring(feature) {
        let (number, place) = features.place(segment);
        let laid = &board.laid()[number];
        let ports = table.tile(laid.tile).segments[place].ports.turned(laid.rotation);
        for side in Side::ALL {
            let pos = laid.pos.step(side);
            if ports.contains(side.middle()) && board.tile_at(pos).is_none() {
                let bit = 1 << side.opposite().index();
                match into.iter_mut().find(|opening| opening.pos == pos) {
                    Some(opening) => opening.sides |= bit,
                    None => into.push(Opening { pos, sides: bit }),
                }
            }
        }
    }
}

fn bits(test: impl Fn(Side) -> bool) -> u8 {
    Side::ALL.into_iter().map(|side| u8::from(test(side)) << side.index()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::games::base::Rules;
    use bastide_engine::setup::{Request, Setup};
    use std::sync::Arc;

    /// The start tile: a city to the north, a road from east to west.
    fn start() -> State {
        State::new(Arc::new(Rules::new(&Setup::new(&Request::default()).unwrap())))
    }

    fn openings_of(position: &State, kind: FeatureKind) -> Vec<Opening> {
        let features = position.board().features();
        let feature = features.roots().find(|&root| features.kind(root) == kind).unwrap();
        let mut list = Vec::new();
        openings(position, feature, &mut list);
        list
    }

    #[test]
    fn a_feature_is_open_where_it_leaves_the_board() {
        let south = 1 << Side::South.index();
        let city = openings_of(&start(), FeatureKind::City);
        assert_eq!(city, [Opening { pos: Pos::new(0, -1), sides: south }]);
        let road =
            openings_of(&start(), FeatureKind::Road).iter().map(|opening| opening.pos).collect::<Vec<_>>();
        assert_eq!(road, [Pos::new(1, 0), Pos::new(-1, 0)]);
    }

    #[test]
    fn tiles_that_close_count_in_full_and_those_that_open_for_less() {
        let position = start();
        let city = openings_of(&position, FeatureKind::City)[0];
        let helping = |opening| {
            let mut chances = Chances::default();
            chances.prepare(&position, opening);
            chances.helping(&position, city)
        };
        // Of the 71 tiles 43 have a city: 22 have one that ends where it begins, 13 one that leads to
        // one further side, 7 to two, and 1 to three.
        assert_eq!(helping(1.0), 43.0);
        assert_eq!(helping(0.0), 22.0);
        assert_eq!(helping(0.5), 22.0 + 13.0 * 0.5 + 7.0 * 0.25 + 0.125);
    }

    #[test]
    fn drawing_gets_likelier_with_more_tiles_and_more_draws() {
        let position = start();
        let mut chances = Chances::default();
        chances.prepare(&position, 0.5);
        assert_eq!(chances.of_drawing(0.0, 50), 0.0);
        assert_eq!(chances.of_drawing(71.0, 1), 1.0);
        assert_eq!(chances.of_drawing(35.5, 2), 0.75);
        assert_eq!(chances.of_drawing(35.5, 0), 0.0);
    }
}
