//! Security headers for every response.

use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::response::Response;

/// Only our own scripts, styles, images and connections.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Features that the app doesn't need.
const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), \
    geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), \
    serial=(), usb=()";

/// The headers. The `cross-origin` ones isolate the page, which browsers require for sharing memory
/// with workers.
const HEADERS: [(HeaderName, HeaderValue); 8] = [
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
    // For browsers that don't know `frame-ancestors`.
    (X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static(PERMISSIONS),
    ),
];

/// For a year, browsers only use HTTPS.
const ONLY_HTTPS: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Adds the headers to a response.
pub(crate) async fn add_headers(is_secure: bool, mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.extend(HEADERS);
    if is_secure {
        headers.insert(STRICT_TRANSPORT_SECURITY, ONLY_HTTPS);
    }
    response
}
