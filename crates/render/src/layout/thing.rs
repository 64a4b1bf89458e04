use crate::games::Thing;
use crate::geometry::Point;
use bastide_engine::geometry::Rotation;

/// A thing and where its middle is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Drawn {
    /// Which thing, to tell its drawing.
    pub thing: Thing,
    /// Where it is.
    pub at: Point,
}

impl Drawn {
    pub(super) fn turned(self, rotation: Rotation) -> Self {
        Self { at: self.at.turned(rotation), ..self }
    }
}
