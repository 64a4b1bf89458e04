//! Pictures of tiles, boards and games, as SVG and PNG.
//!
//! Every picture is drawn from the tile data of the engine: a new tile set needs no new
//! drawings. The same input always gives the same bytes.
//!
//! - [`tile_svg`] draws one tile, [`sheet_svg`] all tiles of a set, [`board_svg`] a whole
//!   board with followers and scores, [`sketch_svg`] the same as a small plain one; [`png`] turns any of them into pixels.
//! - [`tile_layout`] tells where the segments of a tile are, for those who draw boards
//!   themselves; [`symbols`] and [`figures`] give them the same drawings to use.
//! - What belongs to one game only, such as walls and pieces of its own, is listed below with the name of that game;
//!   [`PictureGame`] holds it for a board, and [`edges`] gives the edges between tiles of any game.
//!
//! ```
//! use bastide_engine::{geometry::Rotation, tiles::TileSet};
//!
//! let set = TileSet::base();
//! let tile = set.tile("city-corner-road-shield").unwrap();
//! let svg = bastide_render::tile_svg(tile, Rotation::QUARTER, 0);
//! let png = bastide_render::png(&svg, 240).unwrap();
//! assert_eq!(&png[1..4], b"PNG");
//! ```

mod art;
mod board;
mod borders;
mod dice;
mod figure;
mod games;
mod geometry;
mod layout;
mod palette;
mod player;
mod png;
mod sheet;
mod sprite;
mod svg;
mod symbol;

pub use art::VARIANTS;
pub use board::{Picture, PicturePiece, PicturePlayer, PictureTile, board_svg, sketch_svg};
pub use borders::{Border, borders_svg};
pub use figure::{figure_id, figures};
pub use games::public::*;
pub use games::{PictureGame, edges};
pub use geometry::{Point, Region, TILE};
pub use layout::{Drawn, SegmentLayout, TileLayout, tile_layout};
pub use player::{PLAYERS, player_colour};
pub use png::{MAX_SIDE, PngError, png};
pub use sheet::sheet_svg;
pub use symbol::{sprites, sprites_in, symbol_id, symbols, tile_svg, tile_symbols};
