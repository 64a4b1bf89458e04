//! The description of the HTTP part for programs.

use crate::{http, invitation};
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
        http::position,
        http::features,
        http::rematch,
        invitation::claim,
        invitation::invite,
        http::tiles,
        http::record,
        http::picture,
        http::symbols,
        http::table_tiles,
        http::table_symbols
    )
)]
struct Api;

/// The whole description.
pub(crate) fn document() -> Document {
    Api::openapi()
}
