use super::{Player, Presence};
use crate::vocabulary::tiles::{Attrs, FeatureKind, Fresh};

/// A segment of a laid tile, numbered through the whole board in the order of laying.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SegmentId(u16);

impl SegmentId {
    /// The first segment of the first tile.
    #[inline]
    pub(crate) const fn first() -> Self {
        Self(0)
    }

    #[inline]
    pub(crate) const fn plus(self, n: usize) -> Self {
        Self(self.0 + n as u16)
    }

    #[inline]
    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One segment; at the root of its feature also what the whole feature adds up to.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Node {
    parent: SegmentId,
    /// The next segment of the same feature, around in a ring.
    next: SegmentId,
    /// The number of the laid tile it is on.
    laid: u16,
    /// Its place among the segments of its tile.
    place: u8,
    kind: FeatureKind,
    /// The other segments of its kind on its tile, as bits.
    alike: u16,
    // From here on, meaningful at roots only.
    open: u16,
    tiles: u16,
    segments: u16,
    presence: Presence,
    attrs: Attrs,
}

/// All features of a board: a union–find over segments whose roots know size, open ends,
/// attributes and who is there. The segments of each feature also form a ring, so that it can be
/// walked without searching the board.
#[derive(Default, PartialEq, Debug)]
pub struct Features {
    nodes: Vec<Node>,
}

impl Features {
    /// How many segments there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether no tile was laid yet.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Every segment, in the order of laying.
    pub fn segments(&self) -> impl Iterator<Item = SegmentId> + use<> {
        (0..self.nodes.len() as u16).map(SegmentId)
    }

    /// One segment of each feature: its root.
    pub fn roots(&self) -> impl Iterator<Item = SegmentId> {
        self.segments().filter(|&segment| self.nodes[segment.index()].parent == segment)
    }

    /// The root of the feature: equal for two segments exactly if they belong together.
    #[inline]
    pub fn root(&self, mut segment: SegmentId) -> SegmentId {
        loop {
            let parent = self.nodes[segment.index()].parent;
            if parent == segment {
                return segment;
            }
            segment = parent;
        }
    }

    #[inline]
    fn at(&self, segment: SegmentId) -> &Node {
        &self.nodes[self.root(segment).index()]
    }

    /// The kind of a feature, by any of its segments.
    #[inline]
    pub fn kind(&self, segment: SegmentId) -> FeatureKind {
        self.nodes[segment.index()].kind
    }

    /// The number of the laid tile this segment is on, and its place among that tile's segments.
    #[inline]
    pub fn place(&self, segment: SegmentId) -> (usize, usize) {
        let node = &self.nodes[segment.index()];
        (node.laid as usize, node.place as usize)
    }

    /// Open ports of the whole feature: 0 when it is closed. For a monastery, the empty squares around it.
    #[inline]
    pub fn open(&self, segment: SegmentId) -> u32 {
        u32::from(self.at(segment).open)
    }

    /// Tiles the feature lies on, each counted once. Not kept for land, which nobody scores by
    /// size.
    #[inline]
    pub fn tiles(&self, segment: SegmentId) -> u32 {
        u32::from(self.at(segment).tiles)
    }

    /// Segments the feature consists of.
    #[inline]
    pub fn segment_count(&self, segment: SegmentId) -> u32 {
        u32::from(self.at(segment).segments)
    }

    /// What is drawn on the feature.
    #[inline]
    pub fn attrs(&self, segment: SegmentId) -> Attrs {
        self.at(segment).attrs
    }

    /// Who is on the feature.
    #[inline]
    pub fn presence(&self, segment: SegmentId) -> Presence {
        self.at(segment).presence
    }

    /// All segments of the feature, in no particular order, beginning with this one.
    #[inline]
    pub fn ring(&self, segment: SegmentId) -> impl Iterator<Item = SegmentId> {
        let mut next = Some(segment);
        std::iter::from_fn(move || {
            let here = next?;
            let following = self.nodes[here.index()].next;
            next = (following != segment).then_some(following);
            Some(here)
        })
    }

    /// Adds the segments of a tile just laid, each a feature of its own so far.
    #[inline]
    pub(crate) fn grow(&mut self, laid: u16, segments: &[Fresh]) -> SegmentId {
        let first = SegmentId(self.nodes.len() as u16);
        self.nodes.extend(segments.iter().enumerate().map(|(place, segment)| {
            let id = first.plus(place);
            Node {
                parent: id,
                next: id,
                laid,
                place: place as u8,
                kind: segment.kind,
                alike: segment.alike,
                open: segment.open,
                tiles: 1,
                segments: 1,
                presence: Presence::default(),
                attrs: segment.attrs,
            }
        }));
        first
    }

    /// Two segments meet over this many ports: they become one feature if they are of one kind, and
    /// either way these ports are open no more.
    #[inline]
    pub(super) fn touch(&mut self, a: SegmentId, b: SegmentId, ports: u16) {
        let (a, b) = (self.root(a), self.root(b));
        // C8: what meets another kind is closed there.
        if self.nodes[a.index()].kind != self.nodes[b.index()].kind {
            self.nodes[a.index()].open -= ports;
            self.nodes[b.index()].open -= ports;
            return;
        }
        let root = if a == b { a } else { self.link(a, b, Self::shared_tiles) };
        self.nodes[root.index()].open -= 2 * ports;
    }

    /// Two segments belong together, of whatever kind they are, and have met over this many ports. How many
    /// tiles they lie on is not kept for what is joined like this.
    #[inline]
    pub(crate) fn join(&mut self, a: SegmentId, b: SegmentId, ports: u16) {
        let (a, b) = (self.root(a), self.root(b));
        let root = if a == b { a } else { self.link(a, b, |_, _, _| 0) };
        self.nodes[root.index()].open -= 2 * ports;
    }

    /// Makes one feature of two, of which the larger is the root from now on.
    #[inline]
    fn link(
        &mut self,
        a: SegmentId,
        b: SegmentId,
        shared: impl Fn(&Self, SegmentId, SegmentId) -> u16,
    ) -> SegmentId {
        let a_is_larger = self.nodes[a.index()].segments >= self.nodes[b.index()].segments;
        let (large, small) = if a_is_larger { (a, b) } else { (b, a) };
        let shared = shared(self, large, small);
        let both = self.nodes.get_disjoint_mut([large.index(), small.index()]);
        let [root, gone] = both.expect("they are two features");
        gone.parent = large;
        // Swapping the two successors makes one ring of two.
        std::mem::swap(&mut root.next, &mut gone.next);
        root.open += gone.open;
        root.tiles += gone.tiles - shared;
        root.segments += gone.segments;
        // B17: all who were on either share what has become one.
        root.presence += gone.presence;
        root.attrs += gone.attrs;
        large
    }

    /// Tiles on which both features have a segment: joined, they count once (B10, B11).
    #[inline]
    fn shared_tiles(&self, large: SegmentId, small: SegmentId) -> u16 {
        if self.nodes[small.index()].kind.is_land() {
            return 0;
        }
        let mut shared = 0;
        for segment in self.ring(small) {
            let Node { place, mut alike, .. } = self.nodes[segment.index()];
            let mut in_large = false;
            let mut counted = false;
            while alike != 0 {
                let other = alike.trailing_zeros() as u16;
                let root = self.root(SegmentId(segment.0 - u16::from(place) + other));
                in_large |= root == large;
                counted |= root == small && other < u16::from(place);
                alike &= alike - 1;
            }
            shared += u16::from(in_large && !counted);
        }
        shared
    }

    /// Closes ports of a feature that will never be met.
    pub(crate) fn close(&mut self, segment: SegmentId, ports: u16) {
        let root = self.root(segment);
        self.nodes[root.index()].open -= ports;
    }

    /// Says how many squares around a monastery are empty.
    #[inline]
    pub(crate) fn set_open(&mut self, segment: SegmentId, open: u32) {
        let root = self.root(segment);
        self.nodes[root.index()].open = open as u16;
    }

    /// A player's piece of this weight comes to the feature.
    #[inline]
    pub(crate) fn arrive(&mut self, segment: SegmentId, player: Player, weight: u8) {
        let root = self.root(segment);
        self.nodes[root.index()].presence += Presence::of(player, weight);
    }

    /// A player's piece of this weight leaves the feature.
    #[inline]
    pub(crate) fn leave(&mut self, segment: SegmentId, player: Player, weight: u8) {
        let root = self.root(segment);
        self.nodes[root.index()].presence.remove(player, weight);
    }
}

clone_fields!(Features { nodes });
