//! Which pages may ask for something to be done here: our own, and programs that are no pages.
//!
//! Any page of the web can make a browser send a form or plain text anywhere, with the reader's address and none of their
//! knowledge. So what changes something must say that it is JSON, which browsers send to another site only after asking,
//! and must not come from a page of another site. Browsers say where a page comes from; other programs say nothing.

use crate::protocol::Refused;
use axum::extract::Request;
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::Response;

/// Lets through what only reads, and of the rest what comes as JSON and from no other site.
pub(crate) async fn guard(request: Request, next: Next) -> Result<Response, Refused> {
    if !request.method().is_safe() {
        own_pages_only(request.headers())?;
        if !is_json(request.headers()) {
            return Err(Refused::not_json());
        }
    }
    Ok(next.run(request).await)
}

/// Refuses what comes from a page of another site.
pub(crate) fn own_pages_only(headers: &HeaderMap) -> Result<(), Refused> {
    if is_from_elsewhere(headers) {
        return Err(Refused::other_site());
    }
    Ok(())
}

fn is_from_elsewhere(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    if text("sec-fetch-site").is_some_and(|site| site == "cross-site" || site == "same-site") {
        return true;
    }
    let Some(origin) = text(header::ORIGIN.as_str()) else { return false };
    let Some((scheme, from)) = origin.split_once("://") else { return true };
    // A proxy in front of the server has to hand on the name that it was asked by, as most can.
    text(header::HOST.as_str())
        .is_none_or(|host| !bare(from, scheme).eq_ignore_ascii_case(bare(host, scheme)))
}

/// A name without the port that goes without saying.
fn bare<'a>(host: &'a str, scheme: &str) -> &'a str {
    let usual = if scheme == "https" { ":443" } else { ":80" };
    host.strip_suffix(usual).unwrap_or(host)
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split_once(';').map_or(kind, |(kind, _)| kind);
    kind.trim().eq_ignore_ascii_case("application/json")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    fn headers(all: &[(&'static str, &'static str)]) -> HeaderMap {
        let header = |&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value));
        all.iter().map(header).collect()
    }

    #[test]
    fn a_page_is_ours_if_it_was_asked_for_where_it_asks() {
        let elsewhere = |origin, host| is_from_elsewhere(&headers(&[("origin", origin), ("host", host)]));
        for (origin, host) in [
            ("http://127.0.0.1:8080", "127.0.0.1:8080"),
            ("https://play.example", "play.example"),
            ("https://play.example", "play.example:443"),
            ("http://play.example:80", "play.example"),
            ("https://Play.example", "play.Example"),
            ("http://[::1]:8080", "[::1]:8080"),
        ] {
            assert!(!elsewhere(origin, host), "{origin} at {host}");
        }
        for (origin, host) in [
            ("https://elsewhere.example", "play.example"),
            ("https://other.play.example", "play.example"),
            ("https://play.example.elsewhere.example", "play.example"),
            ("http://127.0.0.1:5173", "127.0.0.1:8080"),
            ("https://play.example:80", "play.example"),
            ("null", "play.example"),
            ("", "play.example"),
        ] {
            assert!(elsewhere(origin, host), "{origin} at {host}");
        }
        assert!(
            is_from_elsewhere(&headers(&[("origin", "https://play.example")])),
            "nobody knows where it asks"
        );
    }

    #[test]
    fn browsers_say_whose_page_it_is_and_programs_say_nothing() {
        let site = |site| is_from_elsewhere(&headers(&[("sec-fetch-site", site), ("host", "play.example")]));
        assert!(site("cross-site") && site("same-site"));
        assert!(!site("same-origin") && !site("none"));
        assert!(!is_from_elsewhere(&headers(&[("host", "play.example")])));
    }

    #[test]
    fn json_is_json_whatever_else_is_said_about_it() {
        let json = |kind| is_json(&headers(&[("content-type", kind)]));
        assert!(json("application/json") && json("Application/JSON; charset=utf-8"));
        assert!(!json("text/plain") && !json("text/plain; application/json") && !json("application/jsonp"));
        assert!(!is_json(&HeaderMap::new()));
    }
}
