//! The description of the HTTP part for programs.

use crate::{http, pictures};
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Document;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Bastide",
        description = "Create and read games; play goes over the WebSocket /api/tables/{id}/play."
    ),
    paths(
        http::catalogue,
        http::create,
        http::check_tiles,
        http::info,
        pictures::position,
        pictures::features,
        http::rematch,
        pictures::tiles,
        http::record,
        pictures::picture,
        pictures::symbols,
        pictures::table_tiles,
        pictures::table_symbols
    )
)]
struct Api;

/// The whole description.
pub(crate) fn document() -> Document {
    Api::openapi()
}
