//! Refusals as answers: the status of each.

use crate::protocol::{Code, Refused};
use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

impl Refused {
    const fn status(&self) -> StatusCode {
        match self.code {
            Code::UnknownTable | Code::UnknownLesson => StatusCode::NOT_FOUND,
            Code::WrongToken | Code::OtherSite | Code::Unclaimed | Code::NotCreator | Code::Locked => {
                StatusCode::FORBIDDEN
            }
            Code::NotYourTurn
            | Code::Stale
            | Code::NotOver
            | Code::Over
            | Code::AlreadyClaimed
            | Code::SeatInUse
            | Code::NotAllowed
            | Code::NoProposal => StatusCode::CONFLICT,
            Code::Illegal | Code::Astray | Code::BadSetup | Code::NotInvited => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
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

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let wait = self.wait.map(|seconds| [(header::RETRY_AFTER, seconds.to_string())]);
        (self.status(), wait, Json(self)).into_response()
    }
}
