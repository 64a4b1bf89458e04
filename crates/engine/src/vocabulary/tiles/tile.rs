use super::{Attrs, Building, FeatureKind, Mark, TileName};
use crate::vocabulary::geometry::{PortSet, Rotation};

/// One connected part of a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SegmentType {
    /// The kind of feature it belongs to.
    pub kind: FeatureKind,
    /// Where it reaches the rim; empty for what stands inside.
    pub ports: PortSet,
    /// What is drawn on it.
    pub attrs: Attrs,
    /// What stands on it.
    pub building: Option<Building>,
    /// What is special about it, whatever its feature grows to.
    pub mark: Option<Mark>,
    /// The ports it is named after: its own, or for a lake those of its rivers.
    pub named_by: PortSet,
    /// Bit `i` is set when it borders segment `i` of its tile: which cities a field touches, which markets a
    /// residential area does, which lake a river ends in, which rivers a lake has.
    pub touches: u16,
}

/// What a turned segment looks like: what, where, what is drawn and stands on it, what it touches.
type Look = (FeatureKind, PortSet, Attrs, Option<Building>, Option<Mark>, Vec<PortSet>);

/// One kind of tile, of which a set holds `count` copies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileType {
    /// Unique in its set.
    pub name: TileName,
    /// The letter players use for it, where there is one.
    pub letter: Option<char>,
    /// Copies in the set.
    pub count: u16,
    /// Whether one copy of it begins the game.
    pub start: bool,
    /// Its parts, in the order of the file. Every port belongs to exactly one.
    pub segments: Vec<SegmentType>,
}

impl TileType {
    /// The most segments a tile has: some of them are bits of sixteen.
    pub const MAX_SEGMENTS: usize = 16;

    /// The turns that make it look different; the others repeat one of these.
    ///
    /// ```
    /// use bastide_engine::TileSet;
    ///
    /// let set = TileSet::base();
    /// let turns = |name| set.tile(name).unwrap().distinct_rotations().count();
    /// assert_eq!(turns("monastery"), 1);
    /// assert_eq!(turns("road-straight"), 2);
    /// assert_eq!(turns("road-bend"), 4);
    /// ```
    pub fn distinct_rotations(&self) -> impl Iterator<Item = Rotation> {
        let looks: Vec<_> = Rotation::ALL.iter().map(|&turn| self.looks(turn)).collect();
        Rotation::ALL.into_iter().filter(move |turn| {
            let quarters = turn.quarters() as usize;
            !looks[..quarters].contains(&looks[quarters])
        })
    }

    /// The turn in [`distinct_rotations`](Self::distinct_rotations) that looks like this one.
    pub fn canonical_rotation(&self, rotation: Rotation) -> Rotation {
        let look = self.looks(rotation);
        Rotation::ALL.into_iter().find(|&turn| self.looks(turn) == look).unwrap_or(rotation)
    }

    /// Everything that tells one turn of the tile from another, in an order of its own.
    fn looks(&self, rotation: Rotation) -> Vec<Look> {
        let turned = |segment: &SegmentType| segment.ports.turned(rotation);
        let mut parts: Vec<_> = self
            .segments
            .iter()
            .map(|segment| {
                let mut touched: Vec<_> = (self.segments.iter().enumerate())
                    .filter(|(i, _)| segment.touches >> i & 1 == 1)
                    .map(|(_, other)| turned(other))
                    .collect();
                touched.sort();
                (segment.kind, turned(segment), segment.attrs, segment.building, segment.mark, touched)
            })
            .collect();
        parts.sort();
        parts
    }
}
