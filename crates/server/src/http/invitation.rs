//! Invitations over HTTP: claiming a seat, and inviting it again.
//!
//! An invitation is claimed by a POST and never by reading an address: messengers look at the links they carry.

use super::{App, read};
use crate::play::socket;
use crate::protocol::{Claim, Claimed, Invite, Refused, SeatKey};
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, Path, State};
use std::net::SocketAddr;

/// Takes the seat that an invitation is for.
#[utoipa::path(post, path = "/api/tables/{id}/claim", params(("id" = String, Path)), request_body = Claim, responses(
    (status = 200, body = Claimed), (status = 400, body = Refused), (status = 403, body = Refused),
    (status = 404, body = Refused), (status = 409, body = Refused), (status = 429, body = Refused),
))]
pub(crate) async fn claim(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<Claimed>, Refused> {
    let claim: Claim = read(body, socket::MOST_BYTES)?;
    let table = app.tables.find(&id).await?;
    if !app.limits.may_check(peer.ip()) {
        return Err(Refused::too_many());
    }
    Ok(Json(app.tables.claim(table, claim).await?))
}

/// Invites a seat again: its secret is void at once, and everybody is told.
#[utoipa::path(post, path = "/api/tables/{id}/invite", params(("id" = String, Path)), request_body = Invite, responses(
    (status = 200, body = SeatKey), (status = 400, body = Refused), (status = 403, body = Refused),
    (status = 404, body = Refused), (status = 409, body = Refused), (status = 422, body = Refused),
    (status = 429, body = Refused),
))]
pub(crate) async fn invite(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<SeatKey>, Refused> {
    let invite: Invite = read(body, socket::MOST_BYTES)?;
    let table = app.tables.find(&id).await?;
    if !app.limits.may_create(peer.ip()) {
        return Err(Refused::too_many());
    }
    Ok(Json(app.tables.invite(table, invite).await?))
}
