//! Plane geometry on the unit square of a tile: points, curves as polylines, regions.
//!
//! Everything is measured in units of which a tile has [`TILE`] a side, `x` to the east
//! and `y` to the south, the north-west corner being the origin. Curves are flattened as
//! soon as they are made: one kind of line is enough for drawing, cutting and measuring.

mod line;
mod point;
mod region;
mod rim;

pub(crate) use line::Line;
pub use point::Point;
pub use region::Region;
pub(crate) use rim::Rim;

/// The length of a tile's side.
///
/// ```
/// assert_eq!(bastide_render::TILE, 120.0);
/// ```
pub const TILE: f64 = 120.0;
