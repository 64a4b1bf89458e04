//! The web client, compiled into the executable.

use super::App;
use crate::{describe, games, packing};
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use serde::Deserialize;
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write as _;
use std::sync::{LazyLock, Mutex, PoisonError};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// A file of the client, or its one page for every address that is a page of the client's own.
pub(crate) async fn serve(State(app): State<App>, uri: Uri, asked: HeaderMap) -> Response {
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
    let Some(id) = path.strip_prefix("game/").filter(|id| id.chars().all(|c| c.is_ascii_alphanumeric()))
    else {
        return page("");
    };
    let picture = format!("<meta property=\"og:image\" content=\"{}/games/{id}/board.svg\">", origin(&asked));
    page(&(picture + &code_of(TABLE) + &art_of(&app, id).await))
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

/// The page, with this in its head.
fn page(head: &str) -> Response {
    let Some(index) = Client::get("index.html") else {
        let text = "The web client is not part of this build: run `make play`, which builds it.";
        return (StatusCode::SERVICE_UNAVAILABLE, text).into_response();
    };
    let html = String::from_utf8_lossy(&index.data).replacen("</head>", &format!("{head}</head>"), 1);
    let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (headers, html).into_response()
}

/// The page of a table, by its place among the sources of the client.
const TABLE: &str = "src/table/page.tsx";

/// What became of a source file, as the build of the client tells.
#[derive(Deserialize)]
struct Built {
    file: String,
    #[serde(default)]
    imports: Vec<String>,
    #[serde(default)]
    css: Vec<String>,
}

/// Has the browser fetch the code of a page at once, and not only when the code before it has come and asks for it.
fn code_of(source: &str) -> String {
    let Some(files) = Client::get("files.json") else { return String::new() };
    let Ok(built) = serde_json::from_slice::<HashMap<String, Built>>(&files.data) else {
        return String::new();
    };
    let mut links = String::new();
    let mut seen = BTreeSet::new();
    let mut wanted = vec![source];
    while let Some(name) = wanted.pop() {
        let Some(one) = built.get(name).filter(|_| seen.insert(name)) else { continue };
        // What every page needs is in it already.
        if name == "index.html" {
            continue;
        }
        let _ = write!(links, "<link rel=\"modulepreload\" crossorigin href=\"/{}\">", one.file);
        for css in &one.css {
            let _ = write!(links, "<link rel=\"preload\" as=\"style\" crossorigin href=\"/{css}\">");
        }
        wanted.extend(one.imports.iter().map(String::as_str));
    }
    links
}

/// With more kinds of tiles on the board than so many, the page asks for all drawings at once: `FEW` in `art/load.ts`.
const FEW: usize = 6;

/// Has the browser fetch the drawings that a table shows first, before the page can know which these are. Nothing is told
/// by this that those who only watch do not see.
pub(super) async fn art_of(app: &App, id: &str) -> String {
    let Ok(table) = app.tables.find(id).await else { return String::new() };
    let state = table.now().await.state;
    let game = state.game().info().id;
    let (tiles, art) = if table.art() == game {
        (format!("games/{game}"), game.to_owned())
    } else {
        (format!("tables/{id}"), format!("tables/{id}"))
    };
    let position = describe::position(&state, &[], 0, false);
    let kinds = games::tiles(&state);
    let laid = position.tiles.iter().map(|tile| &tile.name);
    let seen: BTreeSet<&str> = laid
        .chain(&position.drawn)
        .chain(&position.offered)
        .map(String::as_str)
        .filter(|name| kinds.iter().any(|kind| *kind.name == **name))
        .collect();
    let mut wanted = vec![format!("/api/{tiles}/tiles"), format!("/art/{art}/pieces.svg")];
    if seen.len() <= FEW {
        wanted.extend(seen.iter().map(|name| format!("/art/{art}/tiles/{name}")));
    } else {
        wanted.push(format!("/art/{art}/symbols.svg"));
    }
    // Names of own tiles are anybody's; those that could mean something else in a page are left to the page itself.
    let plain = |path: &String| path.chars().all(|c| c.is_ascii_alphanumeric() || "/-_.".contains(c));
    wanted.retain(plain);
    wanted.iter().fold(String::new(), |mut links, path| {
        let _ = write!(links, "<link rel=\"preload\" as=\"fetch\" crossorigin href=\"{path}\">");
        links
    })
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
