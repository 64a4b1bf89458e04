//! The HTTP part: creating and reading games, pictures, the client itself.

use crate::daily::{Charge, Cost, Daily};
use crate::door::Patience;
use crate::limits::Limits;
use crate::protocol::{
    BotOffer, Catalogue, Code, Created, GameOffer, MixLimits, Named, NewSeat, NewTable, NextTable,
    OptionOffer, PartOffer, PresetOffer, Refused, Rematch, SetOffer, TableInfo, TilesCheck, TilesChecked,
    Words,
};
use crate::refuse::both;
use crate::studio::Studio;
use crate::tables::{Tables, to_the_end};
use crate::{assets, invitation, openapi, packing, pictures, setup, site, socket};
use axum::body::Bytes;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, Request, State, WebSocketUpgrade};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use bastide_bots::Level;
use bastide_engine::mix::{self, Belongs, Mix, MixSet, OwnTiles};
use bastide_engine::rules;
use bastide_engine::{GameId, games::Choice, setup::Part};
use std::net::{IpAddr, SocketAddr};
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
        .route("/healthz", get(health))
        .route("/api/openapi.json", get(async || Json(openapi::document())))
        .route("/api/catalogue", get(catalogue))
        .route("/api/tables", post(create).layer(DefaultBodyLimit::max(MOST_WITH_TILES)))
        .route("/api/tiles/check", post(check_tiles).layer(DefaultBodyLimit::max(MOST_WITH_TILES)))
        .route("/api/tables/{id}", get(info))
        .route("/api/tables/{id}/positions/{seq}", get(pictures::position))
        .route("/api/tables/{id}/positions/{seq}/features", get(pictures::features))
        .route("/api/tables/{id}/rematch", post(rematch))
        .route("/api/tables/{id}/claim", post(invitation::claim))
        .route("/api/tables/{id}/invite", post(invitation::invite))
        .route("/api/tables/{id}/record", get(record))
        .route("/api/tables/{id}/play", get(play))
        .route("/games/{id}/board.svg", get(pictures::picture))
        .route("/api/games/{game}/tiles", get(pictures::tiles))
        .route("/art/{game}/symbols.svg", get(pictures::symbols))
        .route("/api/tables/{id}/tiles", get(pictures::table_tiles))
        .route("/art/tables/{id}/symbols.svg", get(pictures::table_symbols))
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

/// Whether games can be played and kept, for whoever runs the server and for what watches it.
#[utoipa::path(get, path = "/healthz", responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 503, body = Refused),
))]
pub(crate) async fn health(State(app): State<App>) -> Result<&'static str, Refused> {
    app.tables.writable().await.map(|()| "ok").map_err(|error| {
        Refused::new(
            Code::NotKept,
            format!("moves can't be written down ({error}); make room or put the database back, and look at the log; nothing that was acknowledged is lost"),
            format!("les coups ne peuvent être enregistrés ({error}) ; libérez de la place ou remettez la base, et consultez le journal ; rien de ce qui a été confirmé n'est perdu"),
        )
    })
}

fn named(choice: &Choice) -> Named {
    Named { id: choice.id.to_owned(), about: both(choice.about) }
}

/// What can be played, and against whom.
#[utoipa::path(get, path = "/api/catalogue", responses((status = 200, body = Catalogue)))]
pub(crate) async fn catalogue() -> Json<Catalogue> {
    let bot = |level: &Level| BotOffer {
        id: level.name().to_owned(),
        level: level.number().into(),
        title: both(level.title()),
        about: both(level.about()),
    };
    let bots = Level::ALL.iter().map(bot).collect();
    let mix = MixLimits {
        copies: Mix::MAX_COPIES.into(),
        files: Mix::MAX_FILES as u32,
        bytes: OwnTiles::MAX_BYTES as u32,
    };
    Json(Catalogue { games: GameId::ALL.iter().map(|&game| offer(game)).collect(), bots, mix })
}

fn offer(game: GameId) -> GameOffer {
    let info = game.info();
    let option = |option: &bastide_engine::games::OptionInfo| OptionOffer {
        id: option.id.to_owned(),
        about: both(option.about),
        values: option.values.iter().map(named).collect(),
    };
    let preset = |preset: &bastide_engine::games::Preset| PresetOffer {
        id: preset.id.to_owned(),
        about: both(preset.about),
        options: preset
            .options
            .iter()
            .map(|&(option, value)| (option.to_owned(), value.to_owned()))
            .collect(),
    };
    let rules = rules::of(game);
    let strings = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
    let part = |part: &Part| PartOffer {
        id: part.id.to_owned(),
        title: both(part.title),
        about: both(part.about),
        rules: rules.iter().filter(|rule| part.has_rule(&rule.id)).map(|rule| rule.id.clone()).collect(),
        excludes: strings(part.excludes),
    };
    GameOffer {
        id: info.id.to_owned(),
        title: both(info.title),
        about: both(info.about),
        min_players: *info.players.start() as u32,
        max_players: *info.players.end() as u32,
        expansions: info.expansions.iter().map(part).collect(),
        variants: info.variants.iter().map(part).collect(),
        sets: mix::sets(game).iter().map(set).collect(),
        options: info.options.iter().map(option).collect(),
        presets: info.presets.iter().map(preset).collect(),
        notice: info.notice.map(both),
        rules: (rules.into_iter())
            .map(|rule| Named { id: rule.id, about: Words { en: rule.en, fr: rule.fr } })
            .collect(),
    }
}

fn set(set: &MixSet) -> SetOffer {
    let (mut always, mut with, mut apart) = (false, None, None);
    match set.belongs {
        Belongs::Always => always = true,
        Belongs::With(part) => with = Some(part.to_owned()),
        Belongs::Apart(part) => apart = Some(part.to_owned()),
    }
    SetOffer {
        id: set.id.to_owned(),
        title: both(set.title),
        about: both(set.about),
        tiles: set.tiles().tiles.iter().map(|tile| u32::from(tile.count)).sum(),
        always,
        with,
        apart,
    }
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

/// Creates a game.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses(
    (status = 201, body = Created),
    (status = 400, body = Refused), (status = 403, body = Refused), (status = 413, body = Refused),
    (status = 415, body = Refused), (status = 422, body = Refused), (status = 429, body = Refused),
))]
pub(crate) async fn create(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    body: Result<Bytes, axum::extract::rejection::BytesRejection>,
) -> Result<(StatusCode, Json<Created>), Refused> {
    let new: NewTable = read(body, MOST_WITH_TILES)?;
    let cost = Cost {
        bots_alone: new.seats.iter().all(|seat| matches!(seat, NewSeat::Bot { .. })),
        tile_bytes: new.own_tiles.iter().map(|file| file.text.len()).sum(),
    };
    // Of two reasons to wait the longer one is told.
    let charge = app.spend(peer.ip(), cost)?;
    if !app.limits.may_create(peer.ip()) {
        return Err(Refused::too_many());
    }
    let made = async move {
        let created = app.tables.create(&new).await?;
        charge.keep();
        Ok(created)
    };
    Ok((StatusCode::CREATED, Json(to_the_end(made).await?)))
}

/// Whether a game could be played with these tiles.
#[utoipa::path(post, path = "/api/tiles/check", request_body = TilesCheck, responses(
    (status = 200, body = TilesChecked),
    (status = 400, body = Refused), (status = 403, body = Refused), (status = 413, body = Refused),
    (status = 415, body = Refused), (status = 422, body = Refused), (status = 429, body = Refused),
))]
pub(crate) async fn check_tiles(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    body: Result<Bytes, axum::extract::rejection::BytesRejection>,
) -> Result<Json<TilesChecked>, Refused> {
    if !app.limits.may_check(peer.ip()) {
        return Err(Refused::too_many());
    }
    Ok(Json(setup::check(read(body, MOST_WITH_TILES)?).await?))
}

/// What everybody may know about a game.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)), responses(
    (status = 200, body = TableInfo), (status = 404, body = Refused),
))]
pub(crate) async fn info(State(app): State<App>, Path(id): Path<String>) -> Result<Json<TableInfo>, Refused> {
    Ok(Json(app.tables.find(&id).await?.info().await))
}

/// Another game for the same people, once this one is over.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)), request_body = Rematch, responses(
    (status = 200, body = NextTable), (status = 400, body = Refused), (status = 403, body = Refused),
    (status = 404, body = Refused), (status = 409, body = Refused), (status = 413, body = Refused),
    (status = 415, body = Refused), (status = 429, body = Refused),
))]
pub(crate) async fn rematch(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    body: Result<Bytes, axum::extract::rejection::BytesRejection>,
) -> Result<Json<NextTable>, Refused> {
    let Rematch { token } = read(body, socket::MOST_BYTES)?;
    let table = app.tables.find(&id).await?;
    if !app.limits.may_create(peer.ip()) {
        return Err(Refused::too_many());
    }
    let cost = Cost { bots_alone: false, tile_bytes: table.tile_bytes() };
    let payer = app.clone();
    let admit = move || payer.spend(peer.ip(), cost);
    Ok(Json(app.tables.rematch(&table, &token, admit).await?))
}

/// The record of a game that is over.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)), responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = 404, body = Refused), (status = 409, body = Refused),
))]
pub(crate) async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Refused> {
    let record = app.tables.find(&id).await?.record().await;
    if record.scores.is_none() {
        return Err(Refused::new(
            Code::NotOver,
            "the game is not over; its record can be had then",
            "la partie n'est pas finie ; elle pourra être téléchargée ensuite",
        ));
    }
    let name = format!("attachment; filename=\"bastide-{id}.txt\"");
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record.to_string()).into_response())
}

/// Play over a WebSocket.
async fn play(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    site::own_pages_only(&headers)?;
    let table = app.tables.find(&id).await?;
    let connection = app.limits.connect(peer.ip()).ok_or_else(Refused::too_many)?;
    // More than a message may have, so that a larger one is refused in words and not by hanging up; not much more,
    // because room for a frame is made as soon as its length is known.
    let most = 4 * socket::MOST_BYTES;
    let upgrade = upgrade
        .max_message_size(most)
        .max_frame_size(most)
        // What is read and sent is mostly small, and there may be thousands of sockets: 128 kB each is the default.
        .read_buffer_size(socket::BUFFER)
        .write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| socket::serve(socket, app, table, connection)))
}
