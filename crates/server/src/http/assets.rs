//! The web client, compiled into the executable.

use crate::packing;
use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// A file of the client, or its one page for every address that is a page of the client's own.
pub(crate) async fn serve(uri: Uri, asked: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Client::get(path) {
        // Names of built files hold a hash of what is in them.
        let caching =
            if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        let kind = file.metadata.mimetype().to_owned();
        let headers = [
            (header::CONTENT_TYPE, kind.as_str()),
            (header::CACHE_CONTROL, caching),
            (header::VARY, "accept-encoding"),
        ];
        return match packing::unpacks(&asked).then(|| packed(&file, &kind)).flatten() {
            Some(packed) => packing::as_it_is((headers, packed), true),
            None => packing::as_it_is((headers, file.data), false),
        };
    }
    if !is_page(path) {
        return (StatusCode::NOT_FOUND, "not found").into_response();
    }
    page(path.strip_prefix("game/"), &asked)
}

/// Whether a path is a page of the client's own.
fn is_page(path: &str) -> bool {
    const PAGES: [&str; 6] = ["", "new", "friends", "my-games", "learn", "rules"];
    let first = path.split('/').next().unwrap_or_default();
    PAGES.contains(&first) && !path.contains('.') || path.starts_with("game/")
}

/// A file as it is sent to those who can unpack it, packed when it is asked for first; none where that gains nothing.
fn packed(file: &EmbeddedFile, kind: &str) -> Option<Bytes> {
    static PACKED: LazyLock<Mutex<HashMap<[u8; 32], Bytes>>> = LazyLock::new(Mutex::default);
    let gains =
        kind.starts_with("text/") || ["javascript", "json", "svg"].iter().any(|part| kind.contains(part));
    if !gains {
        return None;
    }
    let known = || PACKED.lock().unwrap_or_else(PoisonError::into_inner);
    let hash = file.metadata.sha256_hash();
    if let Some(packed) = known().get(&hash) {
        return Some(packed.clone());
    }
    let packed = packing::pack(&file.data).ok()?;
    known().insert(hash, packed.clone());
    Some(packed)
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
    fn pages_are_told_from_files_that_are_not_there() {
        for page in ["", "new", "new/base", "friends", "my-games", "learn", "rules/city", "game/abc"] {
            assert!(is_page(page), "{page}");
        }
        for none in ["favicon.ico", "news", "assets/index.js", "learn/x.js", "api/nothing", "game"] {
            assert!(!is_page(none), "{none}");
        }
    }

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
