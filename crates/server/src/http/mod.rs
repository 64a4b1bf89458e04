//! The HTTP part: creating and reading games, pictures, the client itself.

mod assets;
mod catalogue;
mod invitation;
mod lessons;
mod openapi;
mod pictures;
mod rules;
mod status;
mod tables;
mod words;

use crate::door::daily::{Charge, Cost, Daily};
use crate::door::limits::Limits;
use crate::door::{Patience, site};
use crate::packing;
use crate::pictures::studio::Studio;
use crate::play::{Tables, socket};
use crate::protocol::Refused;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use bastide_engine::mix::{Mix, OwnTiles};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate};

/// What every handler has.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) tables: Arc<Tables>,
    pub(crate) limits: Limits,
    pub(crate) daily: Daily,
    pub(crate) studio: Studio,
    /// How long it waits for those it serves.
    pub(crate) patience: Patience,
    /// Turns true when the server stops.
    pub(crate) closing: tokio::sync::watch::Receiver<bool>,
}

impl App {
    pub(crate) fn new(
        tables: Arc<Tables>,
        limits: Limits,
        patience: Patience,
        closing: tokio::sync::watch::Receiver<bool>,
    ) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let studio = Studio::new(cores, limits.clone());
        Self { tables, limits, daily: Daily::default(), studio, patience, closing }
    }

    /// Counts a game among what the address may have in a day.
    fn spend(&self, address: IpAddr, cost: Cost) -> Result<Charge, Refused> {
        if self.limits.free(address) {
            return Ok(Charge::none());
        }
        self.daily.take(address, cost, Instant::now())
    }
}

/// The most bytes of a request that may have own tiles in it: their text, and what JSON makes of it.
const MOST_WITH_TILES: usize = Mix::MAX_FILES * OwnTiles::MAX_BYTES * 5 / 4 + socket::MOST_BYTES;

/// All addresses.
pub(crate) fn router(app: App) -> Router {
    Router::new()
        .route("/healthz", get(tables::health))
        .route("/api/openapi.json", get(async || Json(openapi::document())))
        .route("/api/catalogue", get(catalogue::catalogue))
        .route("/api/tables", post(tables::create).layer(DefaultBodyLimit::max(MOST_WITH_TILES)))
        .route("/api/tiles/check", post(tables::check_tiles).layer(DefaultBodyLimit::max(MOST_WITH_TILES)))
        .route("/api/tables/{id}", get(tables::info))
        .route("/api/tables/{id}/positions/{seq}", get(pictures::position))
        .route("/api/tables/{id}/positions/{seq}/features", get(pictures::features))
        .route("/api/tables/{id}/rematch", post(tables::rematch))
        .route("/api/tables/{id}/claim", post(invitation::claim))
        .route("/api/tables/{id}/invite", post(invitation::invite))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/tables/{id}/play", get(tables::play))
        .route("/games/{id}/board.svg", get(pictures::picture))
        .route("/games/{id}/sketch.svg", get(pictures::sketch))
        .route("/api/lessons", get(lessons::list))
        .route("/api/lessons/{id}/scenes/{number}", get(lessons::scene))
        .route("/api/lessons/{id}/step", post(lessons::step))
        .route("/api/lessons/{id}/game", post(lessons::game))
        .route("/api/lessons/{id}/tiles", get(lessons::tiles))
        .route("/art/lessons/{id}/symbols.svg", get(lessons::symbols))
        .route("/api/rules/{game}", get(rules::rules))
        .route("/art/examples/{game}/{number}", get(rules::example))
        .route("/api/games/{game}/tiles", get(pictures::tiles))
        .route("/art/{game}/symbols.svg", get(pictures::symbols))
        .route("/art/{game}/pieces.svg", get(pictures::pieces))
        .route("/art/{game}/tiles/{tile}", get(pictures::tile_symbols))
        .route("/api/tables/{id}/tiles", get(pictures::table_tiles))
        .route("/art/tables/{id}/symbols.svg", get(pictures::table_symbols))
        .route("/art/tables/{id}/pieces.svg", get(pictures::table_pieces))
        .route("/art/tables/{id}/tiles/{tile}", get(pictures::table_tile_symbols))
        .fallback(assets::serve)
        .layer(DefaultBodyLimit::max(socket::MOST_BYTES))
        .layer(CompressionLayer::new().compress_when(DefaultPredicate::new().and(packing::is_open)))
        .layer(middleware::from_fn_with_state(app.patience, in_time))
        .layer(middleware::from_fn(site::guard))
        .layer(middleware::from_fn(secure))
        .layer(middleware::from_fn(note))
        .with_state(app)
}

/// Writes a request and its answer to the log. Of the address only the path: what follows may be a secret.
async fn note(request: Request, next: Next) -> Response {
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let started = Instant::now();
    let response = next.run(request).await;
    let (status, took) = (response.status().as_u16(), started.elapsed());
    if response.status().is_server_error() {
        tracing::error!(%method, path, status, ?took, "failed");
    } else if response.status().is_client_error() {
        tracing::info!(%method, path, status, ?took, "refused");
    } else {
        tracing::debug!(%method, path, status, ?took, "answered");
    }
    response
}

/// Breaks off what takes too long, be it for a body that does not come.
async fn in_time(State(patience): State<Patience>, request: Request, next: Next) -> Response {
    let answered = tokio::time::timeout(patience.request, next.run(request)).await;
    answered.unwrap_or_else(|_| Refused::too_slow().into_response())
}

/// Headers that keep the pages to themselves.
async fn secure(request: Request, next: Next) -> Response {
    const POLICY: &str = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
        form-action 'self'; frame-ancestors 'none'";
    let mut response = next.run(request).await;
    for (name, value) in [
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        // The address of a game may hold a seat's secret.
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ] {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}

/// Reads the body of a request, which could have so many bytes.
pub(crate) fn read<T: serde::de::DeserializeOwned>(
    body: Result<Bytes, axum::extract::rejection::BytesRejection>,
    most: usize,
) -> Result<T, Refused> {
    use axum::extract::rejection::{BytesRejection, FailedToBufferBody};
    let body = body.map_err(|rejection| match rejection {
        BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => {
            Refused::too_large(most)
        }
        other => Refused::malformed(&other.body_text()),
    })?;
    serde_json::from_slice(&body).map_err(|error| Refused::malformed(&error.to_string()))
}
