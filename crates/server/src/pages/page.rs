//! One file of the web app, and the responses for it.

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::Response;
use bytes::Bytes;
use sha2::{Digest, Sha256};
use std::sync::OnceLock;

/// For files with a hash in their names, which never change.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// For all other files. Browsers check every time, but only download changes.
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");

/// One file of the web app.
pub(super) struct Page {
    content_type: HeaderValue,
    cache: HeaderValue,
    packed: Option<Form>,
    /// Decompressed on first use if only the compressed form exists.
    plain: OnceLock<Form>,
}

/// A form in which the file can be sent.
struct Form {
    data: Bytes,
    etag: HeaderValue,
}

impl Page {
    /// Creates a page, or `None` if it has no form.
    pub(super) fn new(name: &str, plain: Option<Bytes>, packed: Option<Bytes>) -> Option<Page> {
        if plain.is_none() && packed.is_none() {
            return None;
        }
        Some(Page {
            content_type: content_type(name),
            cache: if is_hashed(name) { FOR_EVER } else { ASK_AGAIN },
            packed: packed.map(Form::new),
            plain: plain.map(Form::new).map(OnceLock::from).unwrap_or_default(),
        })
    }

    /// The response to a request with these headers. For `HEAD`, the connection drops the body.
    pub(super) fn answer(&self, asked: &HeaderMap) -> Response {
        let packed = self.packed.as_ref().filter(|_| takes_brotli(asked));
        let form = packed.unwrap_or_else(|| self.plain());
        let is_known = has_etag(asked, &form.etag);
        let body = if is_known {
            Body::empty()
        } else {
            Body::from(form.data.clone())
        };
        let mut response = Response::new(body);
        if is_known {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
        }
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, self.content_type.clone());
        headers.insert(CACHE_CONTROL, self.cache.clone());
        headers.insert(ETAG, form.etag.clone());
        headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
        if packed.is_some() {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("br"));
        }
        response
    }

    fn plain(&self) -> &Form {
        self.plain.get_or_init(|| {
            let packed = self.packed.as_ref().expect("a page has at least one form");
            let mut data = Vec::new();
            // Our own build compressed it. If it's damaged, the browser gets a truncated file.
            if let Err(error) = brotli::BrotliDecompress(&mut packed.data.as_ref(), &mut data) {
                tracing::error!(%error, "a compressed page is damaged");
            }
            Form::new(Bytes::from(data))
        })
    }
}

impl Form {
    fn new(data: Bytes) -> Form {
        let etag = format!("\"{}\"", hex::encode(&Sha256::digest(&data)[..16]));
        let etag = HeaderValue::from_str(&etag).expect("hex digits are ASCII");
        Form { data, etag }
    }
}

fn content_type(name: &str) -> HeaderValue {
    let mime = mime_guess::from_path(name).first_or_octet_stream();
    let text = if mime.type_() == mime_guess::mime::TEXT {
        format!("{mime}; charset=utf-8")
    } else {
        mime.to_string()
    };
    HeaderValue::from_str(&text).expect("MIME types are ASCII")
}

/// Whether the name ends in a hash before its extension: `app-5d41402abc4b2a76.js`.
fn is_hashed(name: &str) -> bool {
    let file = name.rsplit('/').next().unwrap_or(name);
    let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    // wasm-bindgen names its output `app-5d41402abc4b2a76_bg.wasm`.
    let stem = stem.strip_suffix("_bg").unwrap_or(stem);
    stem.rsplit_once(['-', '.']).is_some_and(|(_, last)| {
        last.len() >= 8
            && last
                .bytes()
                .all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b))
    })
}

/// Whether the client accepts Brotli.
fn takes_brotli(asked: &HeaderMap) -> bool {
    listed(asked, ACCEPT_ENCODING).any(|entry| {
        let mut parts = entry.split(';').map(str::trim);
        let is_named = parts.next().is_some_and(|c| c.eq_ignore_ascii_case("br"));
        let refused = parts.any(|part| {
            let weight = part.strip_prefix("q=").or(part.strip_prefix("Q="));
            weight.and_then(|weight| weight.parse::<f32>().ok()) == Some(0.0)
        });
        is_named && !refused
    })
}

/// Whether the client already has this form.
fn has_etag(asked: &HeaderMap, etag: &HeaderValue) -> bool {
    listed(asked, IF_NONE_MATCH)
        .any(|entry| entry == "*" || entry.trim_start_matches("W/").as_bytes() == etag.as_bytes())
}

/// The entries of a list header.
fn listed(headers: &HeaderMap, name: axum::http::HeaderName) -> impl Iterator<Item = &str> {
    headers
        .get_all(name)
        .into_iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|text| text.split(','))
        .map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_in_names_are_seen() {
        #[track_caller]
        fn check(name: &str, expected: bool) {
            assert_eq!(is_hashed(name), expected, "{name}");
        }
        check("app-5d41402abc4b2a76.js", true);
        check("assets/app.5d41402a.css", true);
        check("app-5d41402abc4b2a76_bg.wasm", true);
        check("index.html", false);
        check("sw.js", false);
        check("high-contrast.css", false);
        check("app-1234.js", false);
        check("app-DEADBEEF.js", false);
    }

    #[test]
    fn brotli_is_sent_only_to_those_who_want_it() {
        #[track_caller]
        fn check(accepted: &'static str, expected: bool) {
            let mut asked = HeaderMap::new();
            asked.insert(ACCEPT_ENCODING, HeaderValue::from_static(accepted));
            assert_eq!(takes_brotli(&asked), expected, "{accepted}");
        }
        check("gzip, deflate, br, zstd", true);
        check("BR;q=0.5", true);
        check("br;q=0", false);
        check("br; q=0.000, gzip", false);
        check("gzip", false);
        check("brotli", false);
        assert!(!takes_brotli(&HeaderMap::new()));
    }

    #[test]
    fn types_are_named_with_their_characters() {
        #[track_caller]
        fn check(name: &str, expected: &str) {
            assert_eq!(content_type(name), expected);
        }
        check("index.html", "text/html; charset=utf-8");
        check("a/b.js", "text/javascript; charset=utf-8");
        check("a.css", "text/css; charset=utf-8");
        check("a.wasm", "application/wasm");
        check("a.svg", "image/svg+xml");
        check("a.webmanifest", "application/manifest+json");
        check("a.unheard-of", "application/octet-stream");
    }
}
