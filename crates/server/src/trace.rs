//! Request ids, which connect the log lines of a request.
//!
//! The id is sent as `X-Request-Id`, and it's in the span around the request, so that everything
//! logged during the request carries it. A WebSocket keeps the id of the request that opened it.

use crate::chance;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use protocol::PlayerId;
use std::fmt;
use std::sync::Arc;
use tokio::time::Instant;
use tracing::{Instrument, Span, field};

const HEADER: HeaderName = HeaderName::from_static("x-request-id");
/// The maximum length of an id from a proxy.
const MOST_LETTERS: usize = 64;
/// How much of a path is logged.
const MOST_PATH: usize = 200;
/// The characters of our own ids, without letters that look like others.
const SIGNS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The id of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RequestId(Arc<str>);

impl RequestId {
    /// A random id.
    fn random() -> RequestId {
        let letter = |byte: u8| char::from(SIGNS[usize::from(byte % 32)]);
        let name: String = chance::bytes::<12>().into_iter().map(letter).collect();
        RequestId(name.into())
    }

    /// The proxy's id for the request, if it's valid.
    fn given(headers: &HeaderMap) -> Option<RequestId> {
        let text = headers.get(HEADER)?.to_str().ok()?;
        let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
        let is_name = (1..=MOST_LETTERS).contains(&text.len()) && text.chars().all(is_plain);
        is_name.then(|| RequestId(text.into()))
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Whether a reverse proxy passes on client addresses and request ids.
#[derive(Clone, Copy)]
pub(crate) struct IsBehindProxy(pub(crate) bool);

/// Assigns an id to a request, and logs the response.
pub(crate) async fn follow(
    State(IsBehindProxy(is_behind_proxy)): State<IsBehindProxy>,
    mut request: Request,
    next: Next,
) -> Response {
    let given = is_behind_proxy
        .then(|| RequestId::given(request.headers()))
        .flatten();
    let id = given.unwrap_or_else(RequestId::random);
    request.extensions_mut().insert(id.clone());
    // The query isn't logged, because it may contain private data.
    let path = request.uri().path();
    let is_page = !path.starts_with("/api/");
    // ERROR level, so that filters never drop the span.
    let span = tracing::error_span!(
        "request",
        %id,
        method = %request.method(),
        path = %path.get(..MOST_PATH).unwrap_or(path),
        player = field::Empty,
    );
    let start = Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let status = response.status().as_u16();
    let ms = millis_since(start);
    let _entered = span.enter();
    match status {
        500.. => tracing::warn!(status, ms, "answered"),
        _ if is_page => tracing::debug!(status, ms, "answered"),
        _ => tracing::info!(status, ms, "answered"),
    }
    if let Ok(value) = HeaderValue::from_str(&id.0) {
        response.headers_mut().insert(HEADER, value);
    }
    response
}

/// The span around a WebSocket.
pub(crate) fn socket_span(id: Option<&RequestId>, player: PlayerId) -> Span {
    let id = id.map(field::display);
    tracing::error_span!("socket", id, %player)
}

/// Records the player, once known.
pub(crate) fn note_player(player: PlayerId) {
    Span::current().record("player", field::display(player));
}

/// Whole milliseconds since then.
pub(crate) fn millis_since(start: Instant) -> u64 {
    u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_from_a_proxy_is_plain_and_short() {
        #[track_caller]
        fn check(value: &'static str, is_good: bool) {
            let mut headers = HeaderMap::new();
            headers.insert(HEADER, HeaderValue::from_static(value));
            let expected = is_good.then(|| RequestId(value.into()));
            assert_eq!(RequestId::given(&headers), expected, "{value}");
        }
        check("a1B2-c3_d4.5", true);
        check(
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
            true,
        );
        check(
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdefx",
            false,
        );
        check("", false);
        check("a b", false);
        check("a\"b", false);
        check("id=1", false);
        assert_eq!(RequestId::given(&HeaderMap::new()), None);
    }

    #[test]
    fn our_own_names_could_be_given_by_a_proxy() {
        let name = RequestId::random();
        let mut headers = HeaderMap::new();
        headers.insert(HEADER, HeaderValue::from_str(&name.to_string()).unwrap());
        assert_eq!(RequestId::given(&headers), Some(name.clone()));
        assert_ne!(name, RequestId::random());
    }
}
