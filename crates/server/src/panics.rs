//! Panics that end one game, one request or one connection, and nothing else.

use crate::api::ApiError;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use protocol::Why;
use std::any::Any;
use std::panic::AssertUnwindSafe;

/// Runs a task. If it panics, that's logged, and the result is `None`.
///
/// The caller drops the state of the task, which may be half changed.
///
/// This isn't an asynchronous function, because that would have memory for the task twice: as its
/// parameter and as what it awaits. Each connection and each live game pays for it.
pub(crate) fn contain<T>(task: impl Future<Output = T>) -> impl Future<Output = Option<T>> {
    AssertUnwindSafe(task).catch_unwind().map(|outcome| {
        if let Err(panic) = &outcome {
            let why = message(&**panic);
            tracing::error!(why, "a task panicked: this is a bug");
        }
        outcome.ok()
    })
}

/// Answers a request whose handler panics.
pub(crate) async fn answer(request: Request, next: Next) -> Response {
    let answered = contain(next.run(request)).await;
    answered.unwrap_or_else(|| {
        ApiError::new(Why::Unavailable)
            .with_status(StatusCode::INTERNAL_SERVER_ERROR)
            .into_response()
    })
}

fn message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("no message")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace;
    use axum::Router;
    use axum::body::Body;
    use axum::middleware::{from_fn, from_fn_with_state};
    use axum::routing::get;
    use tower::ServiceExt;

    #[tokio::test]
    async fn a_handler_that_panics_answers_with_an_id() {
        async fn broken() {
            panic!("broken on purpose");
        }
        let proxy = trace::IsBehindProxy(false);
        let router: Router = Router::new()
            .route("/broken", get(broken))
            .layer(from_fn(answer))
            .layer(from_fn_with_state(proxy, trace::follow));
        let request = Request::get("/broken").body(Body::empty()).unwrap();
        let response = router.oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert!(response.headers().contains_key("x-request-id"));
        let body = axum::body::to_bytes(response.into_body(), 1_000).await;
        let problem: protocol::Problem = serde_json::from_slice(&body.unwrap()).unwrap();
        assert_eq!(problem.why, Why::Unavailable);
    }

    /// Each connection and each live game has memory for its task.
    #[test]
    fn containing_a_task_takes_no_memory() {
        let task = async {
            let large = [1_u8; 4_000];
            tokio::task::yield_now().await;
            large.len()
        };
        let alone = size_of_val(&task);
        assert!(alone > 4_000);
        assert_eq!(size_of_val(&contain(task)), alone.next_multiple_of(8) + 8);
    }

    #[tokio::test]
    async fn a_task_that_panics_has_no_result() {
        assert_eq!(contain(async { 7 }).await, Some(7));
        let broken = async { panic!("{}", String::from("broken on purpose")) };
        assert_eq!(contain::<()>(broken).await, None);
    }
}
