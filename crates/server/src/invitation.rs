//! Invitations over HTTP: claiming a seat, inviting it again, and what is refused about it.
//!
//! An invitation is claimed by a POST and never by reading an address: messengers look at the links they carry.

use crate::http::{App, read};
use crate::protocol::{Claim, Claimed, Code, Invite, Refused, SeatKey};
use crate::socket;
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

impl Refused {
    pub(crate) fn unclaimed() -> Self {
        Self::new(
            Code::Unclaimed,
            "this is an invitation; open its link to take the seat, then you can play",
            "ceci est une invitation ; ouvrez son lien pour prendre la place, et vous pourrez jouer",
        )
    }

    pub(crate) fn already_claimed() -> Self {
        Self::new(
            Code::AlreadyClaimed,
            "somebody has opened this invitation before; if it was not you, ask whoever created the game to invite \
             you again",
            "quelqu'un a déjà ouvert cette invitation ; si ce n'était pas vous, demandez une nouvelle invitation à la \
             personne qui a créé la partie",
        )
    }

    pub(crate) fn void_invitation() -> Self {
        Self::new(
            Code::WrongToken,
            "this invitation gives no seat in this game, or a newer one has replaced it; ask whoever created the game \
             to invite you again, or just watch",
            "cette invitation ne donne pas de place dans cette partie, ou une plus récente l'a remplacée ; demandez-en \
             une nouvelle à la personne qui a créé la partie, ou regardez",
        )
    }

    /// To whoever had a seat until now.
    pub(crate) fn seat_lost() -> Self {
        Self::new(
            Code::WrongToken,
            "your seat was invited again, so this page only watches now; if that was a mistake, ask whoever created \
             the game for the new link",
            "une nouvelle invitation a été envoyée pour votre place, et cette page ne fait plus que regarder ; si \
             c'est une erreur, demandez le nouveau lien à la personne qui a créé la partie",
        )
    }

    pub(crate) fn unfit_secret() -> Self {
        Self::new(
            Code::Malformed,
            "a secret has 32 to 64 lower-case letters and digits, chosen at random; choose another one",
            "un secret compte de 32 à 64 lettres minuscules et chiffres, tirés au hasard ; choisissez-en un autre",
        )
    }

    pub(crate) fn not_creator() -> Self {
        Self::new(
            Code::NotCreator,
            "only whoever created the game can invite a seat again; ask them",
            "seule la personne qui a créé la partie peut renvoyer une invitation ; demandez-lui",
        )
    }

    /// In games from before there were invitations.
    pub(crate) fn no_creator() -> Self {
        Self::new(
            Code::NotCreator,
            "in this game no seat can be invited again, because it is not known who created it; create a new game \
             instead",
            "dans cette partie on ne peut pas renvoyer d'invitation, car on ne sait pas qui l'a créée ; créez-en plutôt \
             une nouvelle",
        )
    }

    pub(crate) fn not_invited() -> Self {
        Self::new(
            Code::NotInvited,
            "this seat was never given by an invitation; choose one that was",
            "cette place n'a jamais été donnée par une invitation ; choisissez-en une qui l'a été",
        )
    }

    /// `name` is at the table.
    pub(crate) fn seat_in_use(name: &str) -> Self {
        Self::new(
            Code::SeatInUse,
            format!(
                "{name} is at the table and has played already: the seat can be invited again only when they have left"
            ),
            format!(
                "{name} est à la table et a déjà joué : une nouvelle invitation ne sera possible qu'après son départ"
            ),
        )
    }

    pub(crate) fn invited_too_often(most: usize) -> Self {
        Self::new(
            Code::TooMany,
            format!("seats of this game have been invited again {most} times; create a new game instead"),
            format!(
                "des invitations ont été renvoyées {most} fois dans cette partie ; créez-en plutôt une nouvelle"
            ),
        )
    }
}
