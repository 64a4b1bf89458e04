//! Tables over HTTP: created, read, played again, and the way to the socket on which they are played.

use super::{App, MOST_WITH_TILES, read};
use crate::door::daily::Cost;
use crate::door::site;
use crate::play::socket::House;
use crate::play::{setup, socket, to_the_end};
use crate::protocol::{
    Created, NewSeat, NewTable, NextTable, Refused, Rematch, TableInfo, TilesCheck, TilesChecked,
};
use axum::Json;
use axum::body::Bytes;
use axum::extract::{ConnectInfo, Path, State, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;
use std::sync::Arc;

/// Whether games can be played and kept, for whoever runs the server and for what watches it.
#[utoipa::path(get, path = "/healthz", responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 503, body = Refused),
))]
pub(crate) async fn health(State(app): State<App>) -> Result<&'static str, Refused> {
    app.tables.writable().await.map(|()| "ok").map_err(|error| Refused::not_writable(&error))
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
        return Err(Refused::no_record_yet());
    }
    let name = format!("attachment; filename=\"bastide-{id}.txt\"");
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record.to_string()).into_response())
}

/// Play over a WebSocket.
pub(super) async fn play(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    site::own_pages_only(&headers)?;
    let table = app.tables.find(&id).await?;
    let connection = app.limits.connect(peer.ip()).ok_or_else(Refused::too_many)?;
    let house = House {
        tables: Arc::clone(&app.tables),
        limits: app.limits.clone(),
        address: peer.ip(),
        patience: app.patience,
        closing: app.closing.clone(),
    };
    // More than a message may have, so that a larger one is refused in words and not by hanging up; not much more,
    // because room for a frame is made as soon as its length is known.
    let most = 4 * socket::MOST_BYTES;
    let upgrade = upgrade
        .max_message_size(most)
        .max_frame_size(most)
        // What is read and sent is mostly small, and there may be thousands of sockets: 128 kB each is the default.
        .read_buffer_size(socket::BUFFER)
        .write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| socket::serve(socket, house, table, connection)))
}
