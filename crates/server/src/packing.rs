//! Answers that are packed once and sent often.
//!
//! Whatever is packed here is not packed again on its way out, nor where somebody asks for it in a form that is not kept:
//! that would be work on the threads that serve people, for everybody who asks.

use crate::protocol::Refused;
use axum::body::Bytes;
use axum::http::{Extensions, HeaderMap, HeaderValue, StatusCode, Version, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;

/// Marks an answer that is sent as it is.
#[derive(Clone, Copy)]
struct AsItIs;

/// Whether an answer may still be packed.
pub(crate) fn is_open(_: StatusCode, _: Version, _: &HeaderMap, extensions: &Extensions) -> bool {
    extensions.get::<AsItIs>().is_none()
}

/// Whether whoever sends these headers can unpack gzip.
pub(crate) fn unpacks(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.is_some_and(names_gzip)
}

/// Whether gzip is among these encodings, and not only to say that it is unwanted.
fn names_gzip(accepted: &str) -> bool {
    accepted.split(',').any(|one| {
        let mut parts = one.split(';').map(str::trim);
        let is_gzip = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
        let unwanted = |part: &str| {
            let quality = part.strip_prefix("q=").or_else(|| part.strip_prefix("Q="));
            quality.is_some_and(|quality| !quality.trim().parse().is_ok_and(|q: f32| q > 0.0))
        };
        is_gzip && !parts.any(unwanted)
    })
}

pub(crate) fn pack(bytes: &[u8]) -> Result<Bytes, Refused> {
    pack_by(bytes, Compression::default())
}

/// For what is sent once: less small, and done in a fraction of the time.
pub(crate) fn pack_quickly(bytes: &[u8]) -> Result<Bytes, Refused> {
    pack_by(bytes, Compression::fast())
}

fn pack_by(bytes: &[u8], effort: Compression) -> Result<Bytes, Refused> {
    let mut packer = GzEncoder::new(Vec::new(), effort);
    let packed = packer.write_all(bytes).and_then(|()| packer.finish());
    packed.map(Bytes::from).map_err(|error| {
        tracing::error!(%error, "an answer could not be packed");
        Refused::internal()
    })
}

/// An answer that is packed, or not to be.
pub(crate) fn as_it_is(answer: impl IntoResponse, packed: bool) -> Response {
    let mut answer = answer.into_response();
    answer.extensions_mut().insert(AsItIs);
    if packed {
        answer.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gzip_is_sent_to_whom_it_is_welcome() {
        for welcome in ["gzip", "br, gzip;q=0.5", "deflate,GZIP", "gzip ; q=1, br", "br;q=0, gzip"] {
            assert!(names_gzip(welcome), "{welcome}");
        }
        for unwelcome in ["", "br, identity", "gzip;q=0", "gzip; q=0.0, br", "gzip;q=x", "*", "x-gzip"] {
            assert!(!names_gzip(unwelcome), "{unwelcome}");
        }
    }
}
