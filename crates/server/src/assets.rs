//! The web client, compiled into the executable.

use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// A file of the client, or its one page for every address that is a page of the client's own.
pub(crate) async fn serve(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Client::get(path) {
        // Names of built files hold a hash of what is in them.
        let caching =
            if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        let kind = file.metadata.mimetype().to_owned();
        return ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, caching.to_owned())], file.data)
            .into_response();
    }
    if !(path.is_empty() || path.starts_with("game/")) {
        return (StatusCode::NOT_FOUND, "not found").into_response();
    }
    page(path.strip_prefix("game/"))
}

/// The page, with the picture of the game it is about so that links unfold with it.
fn page(game: Option<&str>) -> Response {
    let Some(index) = Client::get("index.html") else {
        let text = "The web client is not part of this build: run `make play`, which builds it.";
        return (StatusCode::SERVICE_UNAVAILABLE, text).into_response();
    };
    let mut html = String::from_utf8_lossy(&index.data).into_owned();
    if let Some(id) = game.filter(|id| id.chars().all(|c| c.is_ascii_alphanumeric())) {
        let picture = format!("<meta property=\"og:image\" content=\"/games/{id}/board.svg\"></head>");
        html = html.replacen("</head>", &picture, 1);
    }
    let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (headers, html).into_response()
}
