//! How likely cells are to be filled, from the tiles nobody has seen yet.

use crate::greedy::power;
use bastide_engine::board::{Placement, SegmentId};
use bastide_engine::games::castle::State;
use bastide_engine::geometry::{PortSet, Pos, Rotation, Side};
use bastide_engine::position::Position;
use bastide_engine::tiles::{FeatureKind, TileId};

/// An empty cell at which a feature is open, and by which of the cell's sides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Opening {
    pub(super) pos: Pos,
    sides: u8,
}

/// What can be beyond a side of an empty cell: nothing yet, the wall, a road or none (which is all that
/// matters for what fits, X5), or the feature that is open there.
const LOOKS: usize = 5;
const EMPTY: usize = 0;
const WALL: usize = 1;
const ROAD: usize = 2;
const NO_ROAD: usize = 3;
const FEATURE: usize = 4;

/// The features that can be completed.
const KINDS: [FeatureKind; 3] = [FeatureKind::Road, FeatureKind::Tower, FeatureKind::House];

/// How a kind of tile looks in one rotation, side by side.
type Looks = [(FeatureKind, u8); 4];

/// The tiles still to come, asked again and again within one decision. The bag does not change during a
/// turn, so what was worked out for a cell serves every cell that looks the same.
#[derive(Debug, Default)]
pub(super) struct Chances {
    /// The unseen tiles, with how many there are of each.
    unseen: Vec<(TileId, f64)>,
    total: f64,
    /// For each tile, rotation and side: the kind of the segment there and the sides it reaches, as bits.
    looks: Vec<[Looks; 4]>,
    /// Tiles that help at an opening, by its kind and what is around; less than zero where it was not
    /// asked yet.
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
        if self.looks.is_empty() {
            self.looks.extend(table.ids().map(|id| {
                Rotation::ALL.map(|rotation| {
                    Side::ALL.map(|side| {
                        let segment = &table.tile(id).segments[table.segment_at(id, rotation, side.middle())];
                        let ports = segment.ports.turned(rotation);
                        (segment.kind, bits(|side| ports.contains(side.middle())))
                    })
                })
            }));
        }
        self.known.clear();
        self.known.resize(KINDS.len() * LOOKS.pow(4), -1.0);
        self.opening = opening;
    }

    /// Tiles still to be drawn.
    pub(super) fn total(&self) -> f64 {
        self.total
    }

    /// How many of the unseen tiles can be laid at an opening of a road, tower or house. One that leaves
    /// the feature open at further sides counts for less. A road must go on (X5), the others are closed by
    /// anything else (X9, X10).
    pub(super) fn helping(&mut self, position: &State, kind: FeatureKind, at: Opening) -> f64 {
        let (board, table) = (position.board(), position.table());
        let (mut around, mut shut) = (0, 0);
        for side in Side::ALL {
            let beside = at.pos.step(side);
            let look = if at.sides >> side.index() & 1 == 1 {
                FEATURE
            } else if let Some(laid) = board.tile_at(beside) {
                let facing = table.segment_at(laid.tile, laid.rotation, side.opposite().middle());
                let road = table.tile(laid.tile).segments[facing].kind == FeatureKind::Road;
                if road { ROAD } else { NO_ROAD }
            } else if position.enclosure().contains(beside) {
                EMPTY
            } else {
                WALL
            };
            around = around * LOOKS + look;
            shut |= u8::from(look != EMPTY) << side.index();
        }
        let number = KINDS.iter().position(|&other| other == kind).expect("courts are never completed");
        let known = number * LOOKS.pow(4) + around;
        if self.known[known] < 0.0 {
            self.known[known] = self.count_helping(position, kind, at, shut);
        }
        self.known[known]
    }

    fn count_helping(&self, position: &State, kind: FeatureKind, at: Opening, shut: u8) -> f64 {
        let mut helping = 0.0;
        for &(tile, count) in &self.unseen {
            let mut best = 0f64;
            for rotation in Rotation::ALL {
                if position.board().fits(tile, Placement { pos: at.pos, rotation }) {
                    let reached = self.reached(tile, rotation, kind, at.sides);
                    best = best.max(power(self.opening, (reached & !shut).count_ones()));
                }
            }
            helping += count * best;
        }
        helping
    }

    /// The sides that a feature open at some sides would come to, if this tile were laid.
    fn reached(&self, tile: TileId, rotation: Rotation, kind: FeatureKind, sides: u8) -> u8 {
        let looks = &self.looks[tile.index()][rotation.quarters() as usize];
        let joined = (0..4).filter(|&side| sides >> side & 1 == 1 && looks[side].0 == kind);
        joined.fold(0, |reached, side| reached | looks[side].1)
    }

    /// How many of the unseen tiles would join two features of a kind that are open at the same cell.
    pub(super) fn joining(&self, position: &State, kind: FeatureKind, a: Opening, b: Opening) -> f64 {
        let joins = |tile: TileId, rotation: Rotation| {
            self.reached(tile, rotation, kind, a.sides) & b.sides != 0
                && position.board().fits(tile, Placement { pos: a.pos, rotation })
        };
        let joining = self.unseen.iter().filter(|(tile, _)| Rotation::ALL.iter().any(|&r| joins(*tile, r)));
        joining.map(|(_, count)| count).sum()
    }

    /// The chance that one of `helping` tiles is among the next `draws`.
    pub(super) fn of_drawing(&self, helping: f64, draws: u32) -> f64 {
        if draws == 0 {
            return 0.0;
        }
        1.0 - power(1.0 - (helping / self.total).min(1.0), draws)
    }
}

/// The empty cells at which a feature is open.
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
            let here = !ports.intersection(PortSet::whole(side)).is_empty();
            if here && position.enclosure().contains(pos) && board.tile_at(pos).is_none() {
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
    use bastide_engine::games::castle::Rules;
    use std::sync::Arc;

    fn start() -> State {
        State::new(Arc::new(Rules::new()))
    }

    /// The openings of the first feature of this kind: those of a start space.
    fn openings_of(position: &State, kind: FeatureKind) -> Vec<Opening> {
        let features = position.board().features();
        let feature = features.roots().find(|&root| features.kind(root) == kind).unwrap();
        let mut list = Vec::new();
        openings(position, feature, &mut list);
        list
    }

    fn helping(kind: FeatureKind, opening: f64) -> f64 {
        let position = start();
        let mut chances = Chances::default();
        chances.prepare(&position, opening);
        chances.helping(&position, kind, openings_of(&position, kind)[0])
    }

    #[test]
    fn a_start_space_is_open_towards_its_cell() {
        let position = start();
        let north = 1 << Side::North.index();
        assert_eq!(
            openings_of(&position, FeatureKind::House),
            [Opening { pos: Pos::new(8, 0), sides: north }]
        );
        assert_eq!(
            openings_of(&position, FeatureKind::Road),
            [Opening { pos: Pos::new(2, 0), sides: north }]
        );
    }

    #[test]
    fn anything_closes_a_house_and_only_the_end_of_a_road_a_road() {
        // Of the 60 tiles one has roads on all sides and can't lie there; four more have nothing but houses
        // besides roads, so that a house goes on; three have nothing but towers.
        assert_eq!(helping(FeatureKind::House, 0.0), 55.0);
        assert_eq!(helping(FeatureKind::Tower, 0.0), 56.0);
        assert_eq!(helping(FeatureKind::House, 1.0), 59.0);
        // 46 have roads: on 13 one ends at a building, on 5 at a square.
        assert_eq!(helping(FeatureKind::Road, 0.0), 18.0);
        assert_eq!(helping(FeatureKind::Road, 1.0), 46.0);
    }

    #[test]
    fn drawing_gets_likelier_with_more_tiles_and_more_draws() {
        let mut chances = Chances::default();
        chances.prepare(&start(), 0.5);
        assert_eq!(chances.of_drawing(0.0, 50), 0.0);
        assert_eq!(chances.of_drawing(60.0, 1), 1.0);
        assert_eq!(chances.of_drawing(30.0, 2), 0.75);
        assert_eq!(chances.of_drawing(30.0, 0), 0.0);
    }
}
