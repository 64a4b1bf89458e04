use super::{Attrs, FeatureKind, SegmentType, TileName, TileSet, TileType};
use crate::vocabulary::geometry::{Port, Rotation, Side};

/// The number of a kind of tile in a [`TileTable`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TileId(u8);

impl TileId {
    /// Its place in [`TileTable::types`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Whether two sides may meet, each by its three ports read clockwise.
pub type Contact = fn([FeatureKind; 3], [FeatureKind; 3]) -> bool;

/// What two sides must have in common to touch.
#[derive(Clone, Copy, Debug)]
pub enum Law {
    /// Facing ports must show the same terrain.
    Strict,
    /// Facing ports must show the same terrain, unless this says that two sides may meet, whichever of them is named first.
    StrictOr(Contact),
    /// Roads must continue; anything else may meet anything else, and where two kinds differ
    /// both are closed.
    RoadsOnly,
}

/// One turn of one kind of tile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turned {
    /// Which of the tile's segments holds each port.
    pub(crate) segment_at: [u8; Port::COUNT],
    /// What each side looks like to a neighbour.
    pub(crate) edges: [u8; 4],
}

/// A segment of a tile just laid, before it meets anything.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fresh {
    pub(crate) kind: FeatureKind,
    /// How many ports it has.
    pub(crate) open: u16,
    /// Bit `i` is set when segment `i` of the tile is another of its kind.
    pub(crate) alike: u16,
    pub(crate) attrs: Attrs,
}

impl Fresh {
    fn of(tile: &TileType) -> Vec<Self> {
        let fresh = |(place, segment): (usize, &SegmentType)| {
            let others = tile.segments.iter().enumerate().filter(|&(other, _)| other != place);
            let alike = others.filter(|(_, other)| other.kind == segment.kind);
            Self {
                kind: segment.kind,
                open: segment.ports.len() as u16,
                alike: alike.map(|(other, _)| 1 << other).sum(),
                attrs: segment.attrs,
            }
        };
        tile.segments.iter().enumerate().map(fresh).collect()
    }
}

/// The tiles of a game with everything that can be worked out before it starts.
///
/// Which tiles fit a square is kept as a bit set over (kind of tile × rotation): sixteen kinds a
/// word, with sixteen bits for each rotation. Laying a tile then narrows its neighbours by one
/// `and` each, and adding words up counts each rotation by itself.
#[derive(Clone, Debug)]
pub struct TileTable {
    law: Law,
    types: Vec<TileType>,
    fresh: Vec<Vec<Fresh>>,
    turned: Vec<Turned>,
    edges: usize,
    words: usize,
    /// Every kind in every distinct rotation.
    everything: Vec<u64>,
    /// `admitted[side][edge]`: what may be laid beyond a `side` that shows `edge`.
    admitted: Vec<u64>,
}

impl TileTable {
    /// The most kinds of tile a game can have.
    pub const MAX_TYPES: usize = 256;

    /// Works out the tables for the tiles of these sets, in their order. Answers `None` if there are
    /// more kinds than [`MAX_TYPES`](Self::MAX_TYPES), or two of one name.
    pub fn new<'a>(sets: impl IntoIterator<Item = &'a TileSet>, law: Law) -> Option<Self> {
        let types: Vec<TileType> = sets.into_iter().flat_map(|set| set.tiles.iter().cloned()).collect();
        let named_twice =
            |(i, tile): (usize, &TileType)| types[..i].iter().any(|other| other.name == tile.name);
        if types.len() > Self::MAX_TYPES || types.iter().enumerate().any(named_twice) {
            return None;
        }
        // Files are checked; who makes tiles otherwise hears of it here.
        for tile in &types {
            let (segments, most) = (tile.segments.len(), TileType::MAX_SEGMENTS);
            assert!(segments <= most, "{}: {segments} segments; a tile has at most {most}", tile.name);
        }
        let mut looks: Vec<Look> = Vec::new();
        let mut turned = Vec::with_capacity(4 * types.len());
        for tile in &types {
            for rotation in Rotation::ALL {
                let segment_at = segments_by_port(tile, rotation);
                let edges = Side::ALL.map(|side| {
                    let look = Look::of(tile, &segment_at, side, law);
                    let known = looks.iter().position(|&l| l == look);
                    known.unwrap_or_else(|| {
                        looks.push(look);
                        looks.len() - 1
                    }) as u8
                });
                turned.push(Turned { segment_at, edges });
            }
        }

        assert!(looks.len() <= 256, "{} sides look different; they are numbered in a byte", looks.len());
        let words = types.len().div_ceil(16);
        let mut everything = vec![0; words];
        let mut admitted = vec![0; 4 * looks.len() * words];
        for (number, tile) in types.iter().enumerate() {
            for rotation in tile.distinct_rotations() {
                let (word, shift) = Self::fit_place(TileId(number as u8));
                let bit = 1 << (shift + Self::fit_turn(rotation));
                everything[word] |= bit;
                for side in Side::ALL {
                    let own =
                        looks[turned[4 * number + rotation.quarters() as usize].edges[side.index()] as usize];
                    for (edge, look) in looks.iter().enumerate().filter(|(_, look)| look.meets(own, law)) {
                        debug_assert!(own.meets(*look, law), "contact goes both ways");
                        admitted[(side.opposite().index() * looks.len() + edge) * words + word] |= bit;
                    }
                }
            }
        }
        let fresh = types.iter().map(Fresh::of).collect();
        Some(Self { law, types, fresh, turned, edges: looks.len(), words, everything, admitted })
    }

    /// All kinds of tile, by number.
    #[inline]
    pub fn types(&self) -> &[TileType] {
        &self.types
    }

    /// The numbers of all kinds.
    #[inline]
    pub fn ids(&self) -> impl Iterator<Item = TileId> + use<> {
        (0..self.types.len()).map(|i| TileId(i as u8))
    }

    /// The kind at this place in [`types`](Self::types), if there is one.
    #[inline]
    pub(crate) fn id(&self, index: usize) -> Option<TileId> {
        (index < self.types.len()).then_some(TileId(index as u8))
    }

    /// The kind with this number.
    #[inline]
    pub fn tile(&self, id: TileId) -> &TileType {
        &self.types[id.index()]
    }

    /// The segments of a tile of this kind that is being laid.
    #[inline]
    pub(crate) fn fresh(&self, id: TileId) -> &[Fresh] {
        &self.fresh[id.index()]
    }

    /// Its name, to be shown or written.
    pub fn name(&self, id: TileId) -> TileName {
        self.tile(id).name.clone()
    }

    /// The number of the kind with this name.
    pub fn find(&self, name: &str) -> Option<TileId> {
        self.ids().find(|&id| &*self.tile(id).name == name)
    }

    /// Which segment of a turned tile holds a port.
    #[inline]
    pub fn segment_at(&self, id: TileId, rotation: Rotation, port: Port) -> usize {
        self.turned(id, rotation).segment_at[port.index()] as usize
    }

    #[inline]
    pub(crate) fn turned(&self, id: TileId, rotation: Rotation) -> &Turned {
        &self.turned[4 * id.index() + rotation.quarters() as usize]
    }

    /// Whether the side of a turned tile may meet the facing side of another.
    pub(crate) fn meet(&self, own: (TileId, Rotation), side: Side, other: (TileId, Rotation)) -> bool {
        let look = |(tile, rotation): (TileId, Rotation), side| {
            Look::of(self.tile(tile), &self.turned(tile, rotation).segment_at, side, self.law)
        };
        look(own, side).meets(look(other, side.opposite()), self.law)
    }

    /// What a side of a turned tile looks like to a neighbour: a number below [`looks`](Self::looks), equal for
    /// two sides exactly if the same tiles may meet them.
    #[inline]
    pub fn look(&self, id: TileId, rotation: Rotation, side: Side) -> usize {
        self.turned(id, rotation).edges[side.index()] as usize
    }

    /// How many looks a side can have.
    #[inline]
    pub fn looks(&self) -> usize {
        self.edges
    }

    /// Words in a bit set over (kind × rotation).
    #[inline]
    pub(crate) fn words(&self) -> usize {
        self.words
    }

    #[inline]
    pub(crate) fn everything(&self) -> &[u64] {
        &self.everything
    }

    #[inline]
    pub(crate) fn admitted_beyond(&self, side: Side, edge: u8) -> &[u64] {
        let first = (side.index() * self.edges + edge as usize) * self.words;
        &self.admitted[first..first + self.words]
    }

    /// Where a kind is in a bit set: the word, and how far to shift it to have its rotations at
    /// [`FIT_TURNS`](Self::FIT_TURNS).
    #[inline]
    pub(crate) fn fit_place(id: TileId) -> (usize, u32) {
        (id.index() / 16, id.0 as u32 % 16)
    }

    /// The four rotations of the first kind of a word.
    pub(crate) const FIT_TURNS: u64 = 0x0001_0001_0001_0001;

    /// How far one of them is to be shifted besides.
    #[inline]
    pub(crate) fn fit_turn(rotation: Rotation) -> u32 {
        16 * u32::from(rotation.quarters())
    }
}

fn segments_by_port(tile: &TileType, rotation: Rotation) -> [u8; Port::COUNT] {
    let mut segment_at = [0; Port::COUNT];
    for (number, segment) in tile.segments.iter().enumerate() {
        for port in segment.ports.turned(rotation).iter() {
            segment_at[port.index()] = number as u8;
        }
    }
    segment_at
}

/// What matters of a side for the law of contact, read clockwise.
#[derive(Clone, Copy, PartialEq)]
enum Look {
    Terrain([FeatureKind; 3]),
    Road(bool),
}

impl Look {
    fn of(tile: &TileType, segment_at: &[u8; Port::COUNT], side: Side, law: Law) -> Self {
        let kinds = side.ports().map(|port| tile.segments[segment_at[port.index()] as usize].kind);
        match law {
            Law::Strict | Law::StrictOr(_) => Self::Terrain(kinds),
            Law::RoadsOnly => Self::Road(kinds.contains(&FeatureKind::Road)),
        }
    }

    /// Read clockwise on both tiles, facing ports come in opposite order.
    fn meets(self, other: Self, law: Law) -> bool {
        match (self, other) {
            (Self::Terrain(own @ [a, b, c]), Self::Terrain(theirs)) => {
                let besides = |contact: Contact| contact(own, theirs) || contact(theirs, own);
                theirs == [c, b, a] || matches!(law, Law::StrictOr(contact) if besides(contact))
            }
            (Self::Road(own), Self::Road(theirs)) => own == theirs,
            (Self::Terrain(_), Self::Road(_)) | (Self::Road(_), Self::Terrain(_)) => {
                panic!("one law holds for all sides of a table")
            }
        }
    }
}
