//! How likely cells are to be filled, from the tiles nobody has seen yet.

use bastide_engine::board::{Placement, SegmentId};
use bastide_engine::geometry::{PortSet, Pos, Rotation, Side};
use bastide_engine::position::Position;
use bastide_engine::tiles::{FeatureKind, TileId};

/// An empty cell at which a feature is open, and by which of the cell's sides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Opening {
    pub(crate) pos: Pos,
    sides: u8,
}

impl Opening {
    /// A cell to be filled by anything.
    pub(crate) fn anything(pos: Pos) -> Self {
        Self { pos, sides: 0 }
    }

    /// Whether the feature reaches the cell by this side.
    pub(crate) fn has(self, side: Side) -> bool {
        self.sides >> side.index() & 1 == 1
    }
}

/// What can be beyond a side of an empty cell: nothing yet, nothing ever, the feature that is open there, or
/// a tile that looks like something.
const EMPTY: usize = 0;
const CLOSED: usize = 1;
const FEATURE: usize = 2;
const FIRST_LOOK: usize = 3;

/// How a kind of tile looks in one rotation, side by side: the kind of the segment there, and the sides it
/// reaches, as bits.
type Looks = [(FeatureKind, u8); 4];

/// A tile that joins two features, and how it is to be turned.
type Joiner = (TileId, Vec<Rotation>);

/// The tiles still to come, asked again and again within one decision. The bag does not change during a
/// turn, and which tiles fit a cell follows from its four neighbours, so what was worked out for a cell
/// serves every cell that looks the same, in every position that is looked at.
#[derive(Debug, Default)]
pub(crate) struct Chances {
    /// How many of each kind of tile are unseen.
    unseen: Vec<f64>,
    total: f64,
    /// For each tile and rotation. The tiles of a game never change; with its expansions there are others.
    looks: Vec<[Looks; 4]>,
    /// Tiles that help at an opening, by its kind and what is around; less than zero where it was not
    /// asked yet.
    known: Vec<f64>,
    /// Where it was.
    asked: Vec<usize>,
    /// Which they are, whether unseen or not, and what one of each counts; that stays the same for all of a game. A
    /// range of the list after it, once it was worked out.
    helpers: Vec<Option<(u32, u32)>>,
    helping: Vec<(TileId, f64)>,
    /// The tiles that join two features, in which rotations, by the features' kind and at which sides they are open.
    joiners: Vec<Option<Vec<Joiner>>>,
    opening: f64,
}

/// As many sets of sides there are.
const SIDES: usize = 16;

impl Chances {
    /// Gets ready for the positions of one turn.
    pub(crate) fn prepare<P: Position>(&mut self, position: &P, opening: f64) {
        let table = position.table();
        self.unseen.clear();
        self.unseen.extend(position.unseen().iter().map(|&n| f64::from(n)));
        self.total = self.unseen.iter().sum();
        if self.looks.len() != table.types().len() || self.opening != opening {
            self.looks.clear();
            self.known.clear();
            self.asked.clear();
            self.helpers.clear();
            self.helping.clear();
            self.joiners.clear();
            self.looks.extend(table.ids().map(|id| {
                Rotation::ALL.map(|rotation| {
                    Side::ALL.map(|side| {
                        let segment = &table.tile(id).segments[table.segment_at(id, rotation, side.middle())];
                        let ports = segment.ports.turned(rotation);
                        (segment.kind, bits(|side| ports.contains(side.middle())))
                    })
                })
            }));
            let around = (FIRST_LOOK + table.looks()).pow(4);
            self.known.resize((1 + FeatureKind::ALL.len()) * around, -1.0);
            self.helpers.resize(self.known.len(), None);
            self.joiners.resize(FeatureKind::ALL.len() * SIDES * SIDES, None);
        }
        for known in self.asked.drain(..) {
            self.known[known] = -1.0;
        }
        self.opening = opening;
    }

    /// Reckons with a tile that was seen but is still to be laid.
    pub(crate) fn add(&mut self, tile: TileId) {
        self.unseen[tile.index()] += 1.0;
        self.total += 1.0;
    }

    /// Tiles still to be drawn.
    pub(crate) fn total(&self) -> f64 {
        self.total
    }

    /// How many of the unseen tiles can be laid at an opening of a feature of this kind, or at any cell. One
    /// that leaves the feature open at further sides counts for less.
    pub(crate) fn helping<P: Position>(
        &mut self,
        position: &P,
        kind: Option<FeatureKind>,
        at: Opening,
    ) -> f64 {
        let (board, table) = (position.board(), position.table());
        let looks = FIRST_LOOK + table.looks();
        let (mut around, mut shut) = (0, 0);
        for side in Side::ALL {
            let beside = at.pos.step(side);
            let look = if at.has(side) {
                FEATURE
            } else if let Some(laid) = board.tile_at(beside) {
                FIRST_LOOK + table.look(laid.tile, laid.rotation, side.opposite())
            } else if board.is_closed(beside) {
                CLOSED
            } else {
                EMPTY
            };
            around = around * looks + look;
            shut |= u8::from(look != EMPTY) << side.index();
        }
        if around == 0 {
            // Nothing lies beside it yet: any tile may come to lie there.
            return self.total;
        }
        let number = kind.map_or(0, |kind| 1 + kind as usize);
        let known = number * looks.pow(4) + around;
        if self.known[known] < 0.0 {
            if self.helpers[known].is_none() {
                let begin = self.helping.len() as u32;
                self.find_helping(position, kind, at, shut);
                self.helpers[known] = Some((begin, self.helping.len() as u32));
            }
            let (begin, end) = self.helpers[known].expect("it was just worked out");
            let helping = &self.helping[begin as usize..end as usize];
            self.known[known] = helping.iter().map(|&(tile, each)| self.unseen[tile.index()] * each).sum();
            self.asked.push(known);
        }
        self.known[known]
    }

    /// Adds all that can be laid at an opening to the list.
    fn find_helping<P: Position>(&mut self, position: &P, kind: Option<FeatureKind>, at: Opening, shut: u8) {
        for tile in position.table().ids() {
            let mut best = 0f64;
            for rotation in Rotation::ALL {
                if position.board().fits(tile, Placement { pos: at.pos, rotation }) {
                    let reached = kind.map_or(0, |kind| self.reached(tile, rotation, kind, at.sides));
                    best = best.max(power(self.opening, (reached & !shut).count_ones()));
                }
            }
            if best > 0.0 {
                self.helping.push((tile, best));
            }
        }
    }

    /// The sides that a feature open at some sides would come to, if this tile were laid.
    fn reached(&self, tile: TileId, rotation: Rotation, kind: FeatureKind, sides: u8) -> u8 {
        let looks = &self.looks[tile.index()][rotation.quarters() as usize];
        let joined = (0..4).filter(|&side| sides >> side & 1 == 1 && looks[side].0 == kind);
        joined.fold(0, |reached, side| reached | looks[side].1)
    }

    /// How many of the unseen tiles would join two features of a kind that are open at the same cell.
    pub(crate) fn joining<P: Position>(
        &mut self,
        position: &P,
        kind: FeatureKind,
        a: Opening,
        b: Opening,
    ) -> f64 {
        let number = (kind as usize * SIDES + usize::from(a.sides)) * SIDES + usize::from(b.sides);
        if self.joiners[number].is_none() {
            self.joiners[number] = Some(self.find_joiners(position, kind, a.sides, b.sides));
        }
        let Some(joiners) = &self.joiners[number] else { unreachable!("it was just worked out") };
        let fits = |tile, rotation: &Rotation| {
            position.board().fits(tile, Placement { pos: a.pos, rotation: *rotation })
        };
        let joining = joiners.iter().filter(|(tile, _)| self.unseen[tile.index()] > 0.0);
        let joining = joining.filter(|(tile, turns)| turns.iter().any(|rotation| fits(*tile, rotation)));
        joining.map(|(tile, _)| self.unseen[tile.index()]).sum()
    }

    /// All tiles that would join them if they fitted, and how they are to be turned.
    fn find_joiners<P: Position>(&self, position: &P, kind: FeatureKind, a: u8, b: u8) -> Vec<Joiner> {
        let joins = |tile, rotation: &Rotation| self.reached(tile, *rotation, kind, a) & b != 0;
        let turns = |tile| Rotation::ALL.into_iter().filter(|rotation| joins(tile, rotation)).collect();
        let all = position.table().ids().map(|tile| (tile, turns(tile)));
        all.filter(|(_, turns): &(_, Vec<_>)| !turns.is_empty()).collect()
    }

    /// The chance that one of `helping` tiles is among the next `draws`.
    pub(crate) fn of_drawing(&self, helping: f64, draws: u32) -> f64 {
        if draws == 0 {
            return 0.0;
        }
        1.0 - power(1.0 - (helping / self.total).min(1.0), draws)
    }
}

/// The empty cells at which a feature is open and a tile may come to lie.
pub(crate) fn openings<P: Position>(position: &P, feature: SegmentId, into: &mut Vec<Opening>) {
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
            if ports.intersection(PortSet::whole(side)).is_empty() {
                continue;
            }
            let pos = laid.pos.step(side);
            if board.tile_at(pos).is_none() && !board.is_closed(pos) {
                let bit = 1 << side.opposite().index();
                match into.iter_mut().find(|opening| opening.pos == pos) {
                    Some(opening) => opening.sides |= bit,
                    None => into.push(Opening { pos, sides: bit }),
                }
            }
        }
    }
}

/// By multiplication alone, which gives the same on every machine; the library's powers need not.
fn power(base: f64, exponent: u32) -> f64 {
    let (mut result, mut square, mut left) = (1.0, base, exponent);
    while left > 0 {
        if left & 1 == 1 {
            result *= square;
        }
        square *= square;
        left >>= 1;
    }
    result
}

fn bits(test: impl Fn(Side) -> bool) -> u8 {
    Side::ALL.into_iter().map(|side| u8::from(test(side)) << side.index()).sum()
}

#[cfg(test)]
impl Opening {
    /// The openings of the first feature of this kind.
    pub(crate) fn of_first<P: Position>(position: &P, kind: FeatureKind) -> Vec<Self> {
        let features = position.board().features();
        let feature = features.roots().find(|&root| features.kind(root) == kind).unwrap();
        let mut list = Vec::new();
        openings(position, feature, &mut list);
        list
    }

    /// One at which a feature reaches a cell by this side alone.
    pub(crate) fn by(pos: Pos, side: Side) -> Self {
        Self { pos, sides: 1 << side.index() }
    }
}

#[cfg(test)]
impl Chances {
    /// How many tiles help at the first opening of the first feature of this kind.
    pub(crate) fn of_first<P: Position>(position: &P, kind: FeatureKind, opening: f64) -> f64 {
        let mut chances = Self::default();
        chances.prepare(position, opening);
        chances.helping(position, Some(kind), Opening::of_first(position, kind)[0])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::setup::{Request, Setup};
    use bastide_engine::{Game, State, whichever};

    /// The start tile: a city to the north, a road from east to west.
    fn start() -> State {
        Game::new(&Setup::new(&Request::default()).unwrap()).start()
    }

    /// Where the first feature of this kind is open.
    fn openings_of(kind: FeatureKind) -> Vec<Opening> {
        whichever!(&start(), position => Opening::of_first(position, kind))
    }

    #[test]
    fn a_feature_is_open_where_it_leaves_the_board() {
        let city = openings_of(FeatureKind::City);
        assert_eq!(city, [Opening::by(Pos::new(0, -1), Side::South)]);
        let road = openings_of(FeatureKind::Road).iter().map(|opening| opening.pos).collect::<Vec<_>>();
        assert_eq!(road, [Pos::new(1, 0), Pos::new(-1, 0)]);
    }

    #[test]
    fn tiles_that_close_count_in_full_and_those_that_open_for_less() {
        let helping = |opening| whichever!(&start(), position => Chances::of_first(position, FeatureKind::City, opening));
        // Of the 71 tiles 43 have a city: 22 have one that ends where it begins, 13 one that leads to
        // one further side, 7 to two, and 1 to three.
        assert_eq!(helping(1.0), 43.0);
        assert_eq!(helping(0.0), 22.0);
        assert_eq!(helping(0.5), 22.0 + 13.0 * 0.5 + 7.0 * 0.25 + 0.125);
    }

    #[test]
    fn what_was_asked_is_asked_anew_in_the_next_turn() {
        let (start, city) = (start(), openings_of(FeatureKind::City)[0]);
        let mut chances = Chances::default();
        for (opening, expected) in [(1.0, 43.0), (0.0, 22.0)] {
            whichever!(&start, position => chances.prepare(position, opening));
            for _ in 0..2 {
                let helping = whichever!(&start, position => {
                    chances.helping(position, Some(FeatureKind::City), city)
                });
                assert_eq!(helping, expected);
            }
        }
    }

    #[test]
    fn drawing_gets_likelier_with_more_tiles_and_more_draws() {
        let mut chances = Chances::default();
        whichever!(&start(), position => chances.prepare(position, 0.5));
        assert_eq!(chances.of_drawing(0.0, 50), 0.0);
        assert_eq!(chances.of_drawing(71.0, 1), 1.0);
        assert_eq!(chances.of_drawing(35.5, 2), 0.75);
        assert_eq!(chances.of_drawing(35.5, 0), 0.0);
    }

    #[test]
    fn powers_are_products() {
        assert_eq!([0, 1, 2, 5, 10].map(|n| power(2.0, n)), [1.0, 2.0, 4.0, 32.0, 1024.0]);
        assert_eq!(power(0.0, 0), 1.0);
    }
}
