//! Tiles as data: what is on them, how they are read from a file, and the tables made from them.

mod attrs;
mod building;
mod crossing;
mod describe;
mod error;
mod file;
mod kind;
mod mark;
mod name;
mod set;
mod table;
mod tile;

pub use attrs::{Attr, Attrs};
pub use building::Building;
pub use error::{Expects, Part, Section, Syntax, TileFault, TileFileError};
pub(crate) use file::Author;
pub use kind::FeatureKind;
pub use mark::Mark;
pub use name::TileName;
pub use set::TileSet;
pub(crate) use set::{Checks, Complaint};
pub(crate) use table::Fresh;
pub use table::{Contact, Law, TileId, TileTable};
pub use tile::{SegmentType, TileType};
