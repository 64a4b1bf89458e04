//! Pictures of tiles, boards and games, as SVG and PNG.
//!
//! Every picture is drawn from the tile data of the engine: a new tile set needs no new
//! drawings. The same input always gives the same bytes.
//!
//! - [`tile_svg`] draws one tile, [`sheet_svg`] all tiles of a set, [`board_svg`] a whole
//!   board with followers and scores; [`png`] turns any of them into pixels.
//! - [`tile_layout`] tells where the segments of a tile are, for those who draw boards
//!   themselves; [`symbols`] and [`figures`] give them the same drawings to use.
//! - [`Enclosure`] lays out the walls of The Castle and its score track, [`castle_tokens`]
//!   are its pieces, [`castle_edges`] the edges of its buildings between tiles.
//! - [`CityWalls`] are the walls around The City, [`city_tokens`] their pieces, [`city_edges`]
//!   the edges of its markets between tiles.
//! - [`huts`] are the other pieces of Hunters and Gatherers.
//! - [`family_tokens`] are the pieces of the base game's expansions, [`carcassonne_tokens`] what stands within the
//!   great wall of Carcassonne; [`quarter_region`], [`quarter_spot`] and [`count_spot`] tell where its quarters are.
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
mod castle;
mod city;
mod dice;
mod family;
mod figure;
mod geometry;
mod hut;
mod layout;
mod palette;
mod player;
mod png;
mod sheet;
mod sprite;
mod svg;
mod symbol;

pub use art::VARIANTS;
pub use board::{
    Picture, PictureCarcassonne, PictureCastle, PictureCitizen, PictureCity, PictureFamily, PictureHunters,
    PicturePiece, PicturePlayer, PictureTile, board_svg,
};
pub use borders::{Border, borders_svg, castle_edges, city_edges, edges};
pub use castle::{
    CastleStart, CastleTower, CastleWall, CastleWalls, Enclosure, castle_tokens, keep_id, marker_id,
    wall_tile_id,
};
pub use city::{CityTower, CityWall, CityWalls, Rampart, city_tokens, guard_id, tower_id};
pub use family::{
    CARCASSONNE, QUARTERS, big_figure_id, boat_id, carcassonne_id, carcassonne_tokens, count_id, count_spot,
    family_tokens, good_id, quarter_region, quarter_spot,
};
pub use figure::{figure_id, figures};
pub use geometry::{Point, Region, TILE};
pub use hut::{hut_id, huts};
pub use layout::{Drawn, SegmentLayout, Thing, TileLayout, tile_layout};
pub use player::{PLAYERS, player_colour};
pub use png::{MAX_SIDE, PngError, png};
pub use sheet::sheet_svg;
pub use symbol::{sprites, symbol_id, symbols, tile_svg};
