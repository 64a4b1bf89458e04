//! Pictures over HTTP, and what follows from replaying a game: made in the [studio](crate::pictures::studio), packed there too,
//! and sent again only if they have changed.

use super::App;
use crate::describe;
use crate::packing;
use crate::pictures::art::Subject;
use crate::pictures::studio::Tag;
use crate::protocol::{Aid, FeatureInfo, PositionInfo, Refused, TileKinds};
use axum::body::Bytes;
use axum::extract::{ConnectInfo, FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bastide_engine::GameId;
use bastide_engine::lang::Lang;
use bastide_render::{Picture, board_svg, sketch_svg};
use serde::Serialize;
use std::fmt;
use std::net::{IpAddr, SocketAddr};

/// Who asks, and what they can do with the answer.
pub(crate) struct Asker {
    address: IpAddr,
    lang: Lang,
    /// Whether they can unpack it.
    packed: bool,
    /// What they have already.
    has: Option<HeaderValue>,
}

impl FromRequestParts<App> for Asker {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refused> {
        let ConnectInfo(peer) = ConnectInfo::<SocketAddr>::from_request_parts(parts, app)
            .await
            .map_err(|_| Refused::internal())?;
        let accepted = text(&parts.headers, &header::ACCEPT_LANGUAGE);
        Ok(Self {
            address: peer.ip(),
            lang: accepted.split([',', ';']).find_map(|tag| tag.trim().parse().ok()).unwrap_or_default(),
            packed: packing::unpacks(&parts.headers),
            has: parts.headers.get(header::IF_NONE_MATCH).cloned(),
        })
    }
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// An answer that is drawn, apart from what is in it.
pub(super) struct Sheet {
    kind: &'static str,
    caching: &'static str,
    /// Headers of the request that it depends on.
    vary: &'static str,
}

/// A picture that is another one after the next move.
const BOARD: Sheet =
    Sheet { kind: "image/svg+xml", caching: "no-cache", vary: "accept-encoding, accept-language" };

/// The same without words.
const SKETCH: Sheet = Sheet { kind: "image/svg+xml", caching: "no-cache", vary: "accept-encoding" };

/// What stays as it is for as long as nobody changes a name.
const PAST: Sheet = Sheet { kind: "application/json", caching: "no-cache", vary: "accept-encoding" };

pub(super) const SYMBOLS: Sheet =
    Sheet { kind: "image/svg+xml", caching: "public, max-age=3600", vary: "accept-encoding" };

pub(super) const KINDS: Sheet =
    Sheet { kind: "application/json", caching: "public, max-age=3600", vary: "accept-encoding" };

/// Sends what is drawn, unless the asker has it. `of` is everything that the drawing depends on.
pub(super) async fn send(
    app: &App,
    asker: Asker,
    sheet: Sheet,
    of: impl fmt::Debug,
    draw: impl FnOnce() -> Result<String, Refused> + Send + 'static,
) -> Result<Response, Refused> {
    let packed = asker.packed;
    let tag = app.studio.tag((of, packed));
    let headers = [
        (header::ETAG, format!("\"{tag}\"")),
        (header::CACHE_CONTROL, sheet.caching.to_owned()),
        (header::VARY, sheet.vary.to_owned()),
    ];
    if asker.has.is_some_and(|has| is_among(tag, &has)) {
        return Ok((StatusCode::NOT_MODIFIED, headers).into_response());
    }
    let draw = move || {
        let drawn = draw()?;
        if packed { packing::pack(drawn.as_bytes()) } else { Ok(Bytes::from(drawn)) }
    };
    let drawn = app.studio.ask(tag, asker.address, draw).await?;
    Ok(packing::as_it_is((headers, [(header::CONTENT_TYPE, sheet.kind)], drawn), packed))
}

/// Whether a tag is one of those in a header. Who hands answers on may have marked it as a weak one.
fn is_among(tag: Tag, known: &HeaderValue) -> bool {
    let tag = tag.to_string();
    let known = known.to_str().unwrap_or_default().split(',').map(str::trim);
    known
        .map(|one| one.strip_prefix("W/").unwrap_or(one))
        .any(|one| one == "*" || one.trim_matches('"') == tag)
}

pub(super) fn json(value: &impl Serialize) -> Result<String, Refused> {
    serde_json::to_string(value).map_err(|error| {
        tracing::error!(%error, "an answer could not be written");
        Refused::internal()
    })
}

/// The position after so many actions, as a spectator sees it.
#[utoipa::path(get, path = "/api/tables/{id}/positions/{seq}", params(("id" = String, Path), ("seq" = u32, Path)), responses(
    (status = 200, body = PositionInfo), (status = 304, description = "it is as it was"),
    (status = 404, body = Refused), (status = 409, body = Refused),
    (status = 429, body = Refused), (status = 503, body = Refused),
))]
pub(crate) async fn position(
    State(app): State<App>,
    Path((id, seq)): Path<(String, u32)>,
    asker: Asker,
) -> Result<Response, Refused> {
    let table = app.tables.find(&id).await?;
    let counted = table.allow(Aid::Tiles).await.is_ok();
    let played = table.played(seq).await.ok_or_else(Refused::stale)?;
    send(&app, asker, PAST, ("position", id, seq, played.takebacks, counted), move || {
        let state = played.replay()?;
        json(&describe::position(&state, &[], seq, counted))
    })
    .await
}

/// Every feature on the board after so many actions.
#[utoipa::path(get, path = "/api/tables/{id}/positions/{seq}/features", params(("id" = String, Path), ("seq" = u32, Path)), responses(
    (status = 200, body = Vec<FeatureInfo>), (status = 304, description = "they are as they were"),
    (status = 403, body = Refused), (status = 404, body = Refused), (status = 409, body = Refused),
    (status = 429, body = Refused), (status = 503, body = Refused),
))]
pub(crate) async fn features(
    State(app): State<App>,
    Path((id, seq)): Path<(String, u32)>,
    asker: Asker,
) -> Result<Response, Refused> {
    let table = app.tables.find(&id).await?;
    table.allow(Aid::Worth).await?;
    let played = table.played(seq).await.ok_or_else(Refused::stale)?;
    send(&app, asker, PAST, ("features", id, seq, played.takebacks, played.names.clone()), move || {
        let state = played.replay()?;
        json(&describe::features(&state, &played.names))
    })
    .await
}

/// The picture of a game as it stands.
#[utoipa::path(get, path = "/games/{id}/board.svg", params(("id" = String, Path)), responses(
    (status = 200, body = String, content_type = "image/svg+xml"), (status = 304, description = "it is as it was"),
    (status = 404, body = Refused), (status = 429, body = Refused), (status = 503, body = Refused),
))]
pub(crate) async fn picture(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Response, Refused> {
    let (moment, names) = app.tables.find(&id).await?.shown().await;
    let lang = asker.lang;
    let names: Vec<String> = names.iter().map(|called| called.get(lang).to_owned()).collect();
    send(&app, asker, BOARD, ("board", id, moment.seq, moment.takebacks, lang, names.clone()), move || {
        Ok(board_svg(&Picture::of(&moment.state, &names, "Bastide".to_owned(), lang)))
    })
    .await
}

/// A small plain picture of a game as it stands, for lists.
#[utoipa::path(get, path = "/games/{id}/sketch.svg", params(("id" = String, Path)), responses(
    (status = 200, body = String, content_type = "image/svg+xml"), (status = 304, description = "it is as it was"),
    (status = 404, body = Refused), (status = 429, body = Refused), (status = 503, body = Refused),
))]
pub(crate) async fn sketch(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Response, Refused> {
    let moment = app.tables.find(&id).await?.now().await;
    send(&app, asker, SKETCH, ("sketch", id, moment.seq), move || {
        Ok(sketch_svg(&Picture::of(&moment.state, &[], String::new(), Lang::En)))
    })
    .await
}

/// Every drawing the board of a game needs, as it is usually played.
#[utoipa::path(get, path = "/art/{game}/symbols.svg", params(("game" = String, Path)), responses(
    (status = 200, body = String, content_type = "image/svg+xml"), (status = 304, description = "they are as they were"),
    (status = 422, body = Refused), (status = 429, body = Refused), (status = 503, body = Refused),
))]
pub(crate) async fn symbols(
    State(app): State<App>,
    Path(game): Path<String>,
    asker: Asker,
) -> Result<Response, Refused> {
    let game: GameId = game.parse()?;
    send(&app, asker, SYMBOLS, ("symbols", game.info().id), move || Ok(Subject::usual(game).symbols())).await
}

/// The drawings of one kind of tile in each turn, as the game is usually played: for who can't wait for all of them.
#[utoipa::path(get, path = "/art/{game}/tiles/{tile}", params(("game" = String, Path), ("tile" = String, Path)), responses(
    (status = 200, body = String, content_type = "image/svg+xml"), (status = 304, description = "they are as they were"),
    (status = 422, body = Refused),
    (status = 429, body = Refused), (status = 503, body = Refused),
))]
pub(crate) async fn tile_symbols(
    State(app): State<App>,
    Path((game, tile)): Path<(String, String)>,
    asker: Asker,
) -> Result<Response, Refused> {
    let game: GameId = game.parse()?;
    send(&app, asker, SYMBOLS, ("tile", game.info().id, tile.clone()), move || {
        Subject::usual(game).tile(&tile).ok_or_else(|| Refused::unknown_tile(&tile))
    })
    .await
}

/// The drawings of all but the tiles, as the game is usually played.
#[utoipa::path(get, path = "/art/{game}/pieces.svg", params(("game" = String, Path)), responses(
    (status = 200, body = String, content_type = "image/svg+xml"), (status = 304, description = "they are as they were"),
    (status = 422, body = Refused),
    (status = 429, body = Refused), (status = 503, body = Refused),
))]
pub(crate) async fn pieces(
    State(app): State<App>,
    Path(game): Path<String>,
    asker: Asker,
) -> Result<Response, Refused> {
    let game: GameId = game.parse()?;
    send(&app, asker, SYMBOLS, ("pieces", game.info().id), move || Ok(Subject::usual(game).pieces())).await
}

/// The drawings of one kind of tile of this game in each turn.
#[utoipa::path(get, path = "/art/tables/{id}/tiles/{tile}", params(("id" = String, Path), ("tile" = String, Path)), responses(
    (status = 200, body = String, content_type = "image/svg+xml"), (status = 304, description = "they are as they were"),
    (status = 404, body = Refused), (status = 422, body = Refused),
    (status = 429, body = Refused), (status = 503, body = Refused),
))]
pub(crate) async fn table_tile_symbols(
    State(app): State<App>,
    Path((id, tile)): Path<(String, String)>,
    asker: Asker,
) -> Result<Response, Refused> {
    let table = app.tables.find(&id).await?;
    let state = table.now().await.state;
    send(&app, asker, SYMBOLS, ("tile", table.art(), tile.clone()), move || {
        Subject::of(&state).tile(&tile).ok_or_else(|| Refused::unknown_tile(&tile))
    })
    .await
}

/// The drawings of all but the tiles of this game.
#[utoipa::path(get, path = "/art/tables/{id}/pieces.svg", params(("id" = String, Path)), responses(
    (status = 200, body = String, content_type = "image/svg+xml"), (status = 304, description = "they are as they were"),
    (status = 404, body = Refused),
    (status = 429, body = Refused), (status = 503, body = Refused),
))]
pub(crate) async fn table_pieces(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Response, Refused> {
    let table = app.tables.find(&id).await?;
    let state = table.now().await.state;
    send(&app, asker, SYMBOLS, ("pieces", table.art()), move || Ok(Subject::of(&state).pieces())).await
}

/// What the tiles of a game look like, and their parts, as it is usually played.
#[utoipa::path(get, path = "/api/games/{game}/tiles", params(("game" = String, Path)), responses(
    (status = 200, body = TileKinds), (status = 304, description = "they are as they were"),
    (status = 422, body = Refused), (status = 429, body = Refused), (status = 503, body = Refused),
))]
pub(crate) async fn tiles(
    State(app): State<App>,
    Path(game): Path<String>,
    asker: Asker,
) -> Result<Response, Refused> {
    let game: GameId = game.parse()?;
    send(&app, asker, KINDS, ("kinds", game.info().id), move || json(&Subject::usual(game).kinds())).await
}

/// Every drawing the board of this game needs, with those of its expansions and own tiles.
#[utoipa::path(get, path = "/art/tables/{id}/symbols.svg", params(("id" = String, Path)), responses(
    (status = 200, body = String, content_type = "image/svg+xml"), (status = 304, description = "they are as they were"),
    (status = 404, body = Refused), (status = 429, body = Refused), (status = 503, body = Refused),
))]
pub(crate) async fn table_symbols(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Response, Refused> {
    let table = app.tables.find(&id).await?;
    let state = table.now().await.state;
    // Tables with the same tiles share the name, and so the drawings.
    send(&app, asker, SYMBOLS, ("symbols", table.art()), move || Ok(Subject::of(&state).symbols())).await
}

/// What the tiles of this game look like, and their parts, with those of its expansions and own tiles.
#[utoipa::path(get, path = "/api/tables/{id}/tiles", params(("id" = String, Path)), responses(
    (status = 200, body = TileKinds), (status = 304, description = "they are as they were"),
    (status = 404, body = Refused), (status = 429, body = Refused), (status = 503, body = Refused),
))]
pub(crate) async fn table_tiles(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Response, Refused> {
    let table = app.tables.find(&id).await?;
    let state = table.now().await.state;
    send(&app, asker, KINDS, ("kinds", table.art()), move || json(&Subject::of(&state).kinds())).await
}

#[cfg(test)]
mod tests;
