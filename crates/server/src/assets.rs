//! The web client, compiled into the executable.

use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// A file of the client, or its one page for every address that is a page of the client's own.
pub(crate) async fn serve(uri: Uri, headers: HeaderMap) -> Response {
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
    page(path.strip_prefix("game/"), &headers)
}

/// The page, with the picture of the game it is about so that links unfold with it.
fn page(game: Option<&str>, headers: &HeaderMap) -> Response {
    let Some(index) = Client::get("index.html") else {
        let text = "The web client is not part of this build: run `make play`, which builds it.";
        return (StatusCode::SERVICE_UNAVAILABLE, text).into_response();
    };
    let mut html = String::from_utf8_lossy(&index.data).into_owned();
    if let Some(id) = game.filter(|id| id.chars().all(|c| c.is_ascii_alphanumeric())) {
        let picture = format!(
            "<meta property=\"og:image\" content=\"{}/games/{id}/board.svg\"></head>",
            origin(headers)
        );
        html = html.replacen("</head>", &picture, 1);
    }
    let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (headers, html).into_response()
}

/// Where the page was asked for, because the addresses of pictures that links unfold with must be whole;
/// nothing if that can't be told.
fn origin(headers: &HeaderMap) -> String {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let plain = |c: char| c.is_ascii_alphanumeric() || ".:-[]".contains(c);
    match text("host") {
        Some(host) if host.chars().all(plain) => {
            let scheme = if text("x-forwarded-proto") == Some("https") { "https" } else { "http" };
            format!("{scheme}://{host}")
        }
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn the_origin_is_what_was_asked_and_nothing_that_could_break_out_of_the_page() {
        let origin_of = |host: &'static str, proto: Option<&'static str>| {
            let mut headers = HeaderMap::from_iter([(header::HOST, HeaderValue::from_static(host))]);
            if let Some(proto) = proto {
                headers.insert("x-forwarded-proto", HeaderValue::from_static(proto));
            }
            origin(&headers)
        };
        assert_eq!(origin_of("127.0.0.1:8080", None), "http://127.0.0.1:8080");
        assert_eq!(origin_of("play.example", Some("https")), "https://play.example");
        assert_eq!(origin_of("a\"><script>", None), "");
        assert_eq!(origin(&HeaderMap::new()), "");
    }
}
