//! The limit on the head of a request.

use crate::api::ApiError;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::Why;

/// The maximum size of a request's head.
pub(crate) const MOST_BYTES: usize = 16 * 1024;

/// Refuses requests whose head is too long.
pub(crate) async fn check(request: Request, next: Next) -> Response {
    if length(&request) <= MOST_BYTES {
        return next.run(request).await;
    }
    let status = StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE;
    let detail = format!("the head of a request has at most {MOST_BYTES} bytes");
    ApiError::new(Why::BadMessage)
        .with_status(status)
        .with_detail(detail)
        .into_response()
}

/// The length of a request's head in bytes.
fn length(request: &Request) -> usize {
    let line = request.method().as_str().len() + request.uri().to_string().len();
    let line = line + "  HTTP/1.1\r\n\r\n".len();
    let headers = request.headers().iter();
    headers.fold(line, |length, (name, value)| {
        length + name.as_str().len() + value.len() + ": \r\n".len()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;

    #[test]
    fn the_length_is_counted_as_sent() {
        let head = "GET /online?a=b HTTP/1.1\r\nhost: x\r\nx-long: yyyy\r\n\r\n";
        let request = Request::get("/online?a=b")
            .header("host", "x")
            .header("x-long", "yyyy")
            .body(Body::empty());
        assert_eq!(length(&request.unwrap()), head.len());
    }
}
