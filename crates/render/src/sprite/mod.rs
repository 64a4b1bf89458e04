//! The small things the map is made of. Each is drawn once and then used wherever it
//! stands, always upright and lit from the north-west, however its tile is turned.
//!
//! Those that several games use are here; each room adds its own.

pub(crate) mod building;
mod common;
pub(crate) mod land;
pub(crate) mod nature;
pub(crate) mod shapes;
pub(crate) mod stone;
mod street;

use crate::geometry::Point;
use crate::svg::number;
pub(crate) use common::{common, wilderness};

/// One of the small drawings. Its origin is the middle of its foot.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sprite {
    name: &'static str,
    size: (f64, f64),
    drawing: Drawing,
    afar: Afar,
}

/// What becomes of a sprite on a page that shows tiles small; the page finds it in the class of the definition.
#[derive(Clone, Copy, Debug)]
enum Afar {
    /// It is there as always.
    Same,
    /// It is left out, so that the ground is quiet.
    Gone,
    /// It is drawn larger: players look for it.
    Larger,
}

#[derive(Clone, Copy, Debug)]
enum Drawing {
    One(fn() -> String),
    /// One of several that are told apart by a number: a colour, a size or a kind.
    Numbered(fn(u8) -> String, u8),
}

impl Sprite {
    /// A sprite of which there is one; `size` is its width, and how far it reaches up from its foot.
    pub(crate) const fn one(name: &'static str, size: (f64, f64), drawing: fn() -> String) -> Self {
        Self { name, size, drawing: Drawing::One(drawing), afar: Afar::Same }
    }

    /// One of several sprites with a common name, told apart by a number.
    pub(crate) const fn numbered(
        name: &'static str,
        number: u8,
        size: (f64, f64),
        drawing: fn(u8) -> String,
    ) -> Self {
        Self { name, size, drawing: Drawing::Numbered(drawing, number), afar: Afar::Same }
    }

    /// The same, left out where tiles are small: it is there for the eye alone.
    pub(crate) const fn near(self) -> Self {
        Self { afar: Afar::Gone, ..self }
    }

    /// The same, larger where tiles are small.
    pub(crate) const fn looked_for(self) -> Self {
        Self { afar: Afar::Larger, ..self }
    }

    /// The id of its definition, to be used in `href`.
    pub(crate) fn id(self) -> String {
        match self.drawing {
            Drawing::One(_) => format!("bst-{}", self.name),
            Drawing::Numbered(_, number) => format!("bst-{}{number}", self.name),
        }
    }

    /// Its width, and how far it reaches up from its foot.
    pub(crate) const fn size(self) -> (f64, f64) {
        self.size
    }

    /// The drawing, to be put among the definitions of a picture.
    pub(crate) fn definition(self) -> String {
        let drawing = match self.drawing {
            Drawing::One(draw) => draw(),
            Drawing::Numbered(draw, number) => draw(number),
        };
        let class = match self.afar {
            Afar::Same => "",
            Afar::Gone => " class=\"near\"",
            Afar::Larger => " class=\"sign\"",
        };
        format!("<g id=\"{}\"{class}>{drawing}</g>", self.id())
    }

    /// One use of it, its foot at `foot`.
    pub(crate) fn at(self, foot: Point) -> String {
        format!("<use href=\"#{}\" x=\"{}\" y=\"{}\"/>", self.id(), number(foot.x), number(foot.y))
    }
}
