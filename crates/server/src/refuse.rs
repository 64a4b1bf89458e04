//! Refusals: what was wrong and what to do, in both languages, with a status for HTTP.

use crate::protocol::{Code, FilePlace, Refused, Words};
use crate::storage::StoreError;
use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use bastide_engine::lang::{Lang, Say, Text};
use bastide_engine::mix::MixError;
use bastide_engine::refusal::Refusal;
use bastide_engine::setup::SetupError;
use bastide_engine::tiles::TileFileError;
use std::time::Duration;

/// A text in both languages.
pub(crate) fn both(text: Text) -> Words {
    Words { en: text.en.to_owned(), fr: text.fr.to_owned() }
}

/// Something told in both languages.
pub(crate) fn words(said: &impl Say) -> Words {
    Words { en: said.say(Lang::En), fr: said.say(Lang::Fr) }
}

impl Refused {
    /// A refusal with its sentence.
    pub(crate) fn new(code: Code, en: impl Into<String>, fr: impl Into<String>) -> Self {
        Self { code, said: Words { en: en.into(), fr: fr.into() }, at: None, wait: None }
    }

    /// A refusal that somebody else has words for.
    pub(crate) fn told(code: Code, why: &impl Say) -> Self {
        Self { code, said: words(why), at: None, wait: None }
    }

    /// The same, with when to try again.
    pub(crate) fn after(self, time: Duration) -> Self {
        Self { wait: u32::try_from(time.as_secs_f64().ceil() as u64).ok(), ..self }
    }

    pub(crate) fn unknown_table() -> Self {
        Self::new(
            Code::UnknownTable,
            "there is no such game; check the link",
            "cette partie n'existe pas ; vérifiez le lien",
        )
    }

    pub(crate) fn wrong_token() -> Self {
        Self::new(
            Code::WrongToken,
            "this link gives no seat in this game; ask for a new invitation, or just watch",
            "ce lien ne donne pas de place dans cette partie ; demandez une nouvelle invitation, ou regardez",
        )
    }

    pub(crate) fn stale() -> Self {
        Self::new(
            Code::Stale,
            "the game has gone on meanwhile; look at the board and choose again",
            "la partie a continué entre-temps ; regardez le plateau et choisissez de nouveau",
        )
    }

    pub(crate) fn malformed(why: &str) -> Self {
        Self::new(
            Code::Malformed,
            format!("this message can't be read: {why}"),
            format!("ce message est illisible : {why}"),
        )
    }

    pub(crate) fn unreadable(error: &impl Say) -> Self {
        Self::told(Code::Malformed, error)
    }

    pub(crate) fn too_large(most: usize) -> Self {
        Self::new(
            Code::TooLarge,
            format!("this message is larger than {most} bytes"),
            format!("ce message dépasse {most} octets"),
        )
    }

    pub(crate) fn too_slow() -> Self {
        Self::new(
            Code::TooSlow,
            "the request took too long to arrive or to be answered; try again",
            "la demande a mis trop de temps à arriver ou à être traitée ; réessayez",
        )
    }

    pub(crate) fn too_many() -> Self {
        Self::new(
            Code::TooMany,
            "too many requests; wait a moment and try again",
            "trop de demandes ; attendez un instant et réessayez",
        )
        .after(Duration::from_secs(1))
    }

    pub(crate) fn busy() -> Self {
        Self::new(
            Code::Busy,
            "there is too much to draw here at the moment; try again in a few seconds",
            "il y a trop à dessiner ici pour le moment ; réessayez dans quelques secondes",
        )
        .after(Duration::from_secs(3))
    }

    pub(crate) fn not_kept() -> Self {
        Self::new(
            Code::NotKept,
            "this can't be written down at the moment; nothing that was confirmed is lost, try again shortly",
            "impossible de l'enregistrer pour le moment ; rien de ce qui a été confirmé n'est perdu, réessayez bientôt",
        )
    }

    pub(crate) fn not_read() -> Self {
        Self::new(
            Code::NotRead,
            "what was kept of this game can't be read at the moment; nothing is lost, try again shortly",
            "ce qui a été gardé de cette partie ne peut être lu pour le moment ; rien n'est perdu, réessayez bientôt",
        )
    }

    pub(crate) fn damaged() -> Self {
        Self::new(
            Code::Damaged,
            "what was kept of this game can't be read any more; tell whoever runs this server, or begin another game",
            "ce qui a été gardé de cette partie est devenu illisible ; prévenez la personne qui gère ce serveur, ou commencez une autre partie",
        )
    }

    /// Still the code of damage: clients do the same about it.
    pub(crate) fn forbidden() -> Self {
        Self::new(
            Code::Damaged,
            "this game has a move that the rules of today do not allow: it was begun before they changed, or what was \
             kept of it is damaged; begin another game",
            "cette partie contient un coup que les règles d'aujourd'hui n'autorisent pas : elle a commencé avant leur \
             changement, ou ce qui en a été gardé est abîmé ; commencez une autre partie",
        )
    }

    pub(crate) fn internal() -> Self {
        Self::new(
            Code::Internal,
            "something went wrong here; nothing was lost, try again",
            "une erreur s'est produite ici ; rien n'est perdu, réessayez",
        )
    }

    const fn status(&self) -> StatusCode {
        match self.code {
            Code::UnknownTable => StatusCode::NOT_FOUND,
            Code::WrongToken | Code::OtherSite | Code::Unclaimed | Code::NotCreator => StatusCode::FORBIDDEN,
            Code::NotYourTurn
            | Code::Stale
            | Code::NotOver
            | Code::Over
            | Code::AlreadyClaimed
            | Code::SeatInUse => StatusCode::CONFLICT,
            Code::Illegal | Code::BadSetup | Code::NotInvited => StatusCode::UNPROCESSABLE_ENTITY,
            Code::Malformed => StatusCode::BAD_REQUEST,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Code::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Code::Busy | Code::NotKept | Code::NotRead => StatusCode::SERVICE_UNAVAILABLE,
            Code::Damaged | Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        let code = match refusal {
            Refusal::NotYourTurn { .. } => Code::NotYourTurn,
            _ => Code::Illegal,
        };
        Self::told(code, &refusal)
    }
}

impl From<SetupError> for Refused {
    fn from(error: SetupError) -> Self {
        let at = match &error {
            SetupError::Mix(mix) => match &**mix {
                MixError::File(TileFileError { file, line, tile, .. }) => {
                    Some(FilePlace { file: file.clone(), line: Some(*line as u32), tile: tile.clone() })
                }
                MixError::FileTwice(file)
                | MixError::BadFileName(file)
                | MixError::FileTooLarge { file, .. } => {
                    Some(FilePlace { file: file.clone(), line: None, tile: None })
                }
                _ => None,
            },
            _ => None,
        };
        Self { at, ..Self::told(Code::BadSetup, &error) }
    }
}

impl From<StoreError> for Refused {
    /// What exactly failed is for the log, not for the table.
    fn from(error: StoreError) -> Self {
        match &error {
            StoreError::Taken(_) => Self::stale(),
            StoreError::Claimed => Self::already_claimed(),
            StoreError::Damaged(why) => {
                tracing::error!(why, "a game can't be read");
                Self::damaged()
            }
            StoreError::Forbidden(why) => {
                tracing::error!(why, "a game can't go on");
                Self::forbidden()
            }
            // What keeps games says why, once and not for every move.
            StoreError::Failed(_) | StoreError::Closed => Self::not_kept(),
            StoreError::NotRead(why) => {
                tracing::error!(why, "a game can't be read now");
                Self::not_read()
            }
            StoreError::Newer(_) | StoreError::Unreadable(..) | StoreError::InUse(_) => {
                tracing::error!(%error, "the store can't be used");
                Self::internal()
            }
        }
    }
}

impl From<getrandom::Error> for Refused {
    fn from(error: getrandom::Error) -> Self {
        tracing::error!(%error, "the system gives no random numbers");
        Self::internal()
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let wait = self.wait.map(|seconds| [(header::RETRY_AFTER, seconds.to_string())]);
        (self.status(), wait, Json(self)).into_response()
    }
}
