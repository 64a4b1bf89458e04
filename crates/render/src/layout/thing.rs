use crate::geometry::Point;
use bastide_engine::geometry::Rotation;

/// Something drawn on a tile of Hunters and Gatherers that is counted, or that is worth a look.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Thing {
    /// A deer in a meadow.
    Deer,
    /// A mammoth in a meadow.
    Mammoth,
    /// A sabre-tooth tiger in a meadow.
    Tiger,
    /// An aurochs in a meadow.
    Aurochs,
    /// A fire in a meadow.
    Fire,
    /// A place of worship in a meadow.
    Shrine,
    /// A gold nugget in a forest.
    Gold,
    /// A mushroom patch in a forest.
    Mushrooms,
    /// The volcano of the start tile.
    Volcano,
    /// A fish in a lake.
    Fish,
}

/// A thing and where its middle is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Drawn {
    /// What it is.
    pub thing: Thing,
    /// Where it is.
    pub at: Point,
}

impl Drawn {
    pub(super) fn turned(self, rotation: Rotation) -> Self {
        Self { at: self.at.turned(rotation), ..self }
    }
}
