//! What is drawn on the land.

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

impl Thing {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Deer,
        Self::Mammoth,
        Self::Tiger,
        Self::Aurochs,
        Self::Fire,
        Self::Shrine,
        Self::Gold,
        Self::Mushrooms,
        Self::Volcano,
        Self::Fish,
    ];

    /// What its drawing is called.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Deer => "deer",
            Self::Mammoth => "mammoth",
            Self::Tiger => "tiger",
            Self::Aurochs => "aurochs",
            Self::Fire => "fire",
            Self::Shrine => "shrine",
            Self::Gold => "gold",
            Self::Mushrooms => "mushrooms",
            Self::Volcano => "volcano",
            Self::Fish => "fish",
        }
    }
}
