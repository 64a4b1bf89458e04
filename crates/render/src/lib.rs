//! Pictures of tiles, boards and games, as SVG and PNG.
