//! The description of the HTTP part for programs.

use super::{catalogue, invitation, lessons, pictures, rules, tables};
use crate::protocol::{ToClient, ToServer};
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Document;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Bastide",
        description = "Create and read games; play goes over the WebSocket /api/tables/{id}/play, on which clients send \
            ToServer and the server sends ToClient."
    ),
    paths(
        catalogue::catalogue,
        tables::health,
        tables::create,
        tables::check_tiles,
        tables::info,
        pictures::position,
        pictures::features,
        tables::rematch,
        invitation::claim,
        invitation::invite,
        pictures::tiles,
        tables::record,
        pictures::picture,
        pictures::sketch,
        pictures::pieces,
        pictures::tile_symbols,
        pictures::table_pieces,
        pictures::table_tile_symbols,
        pictures::symbols,
        pictures::table_tiles,
        pictures::table_symbols,
        lessons::list,
        lessons::scene,
        lessons::step,
        lessons::game,
        lessons::tiles,
        lessons::symbols,
        rules::rules,
        rules::example
    ),
    components(schemas(ToServer, ToClient))
)]
struct Api;

/// The whole description.
pub(crate) fn document() -> Document {
    Api::openapi()
}
