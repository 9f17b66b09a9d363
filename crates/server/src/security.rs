//! What every answer tells the browser to forbid.

use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::response::Response;

/// Own scripts, styles, pictures and connections, and nothing of anybody else.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Nothing of this is needed to play.
const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), \
    geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), \
    serial=(), usb=()";

/// The headers. The three that begin with `cross-origin` isolate the page, without which a browser
/// does not let it share memory with its workers.
const HEADERS: [(HeaderName, HeaderValue); 7] = [
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-embedder-policy"),
        HeaderValue::from_static("require-corp"),
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static(PERMISSIONS),
    ),
];

/// For a year, browsers come by HTTPS only.
const ONLY_HTTPS: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Adds the headers to an answer.
pub(crate) async fn add_headers(is_secure: bool, mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.extend(HEADERS);
    if is_secure {
        headers.insert(STRICT_TRANSPORT_SECURITY, ONLY_HTTPS);
    }
    response
}
