//! Health and metrics for operators.

use crate::api::ApiError;
use crate::site::Site;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use protocol::RefusalCode;
use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The upper bounds of the histogram buckets, in milliseconds.
const BOUNDS: [u64; 12] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];

/// Metrics of the store.
#[derive(Debug, Default)]
pub(crate) struct StoreMetrics {
    commits: Histogram,
    writes: AtomicU64,
    conflicts: AtomicU64,
    failures: AtomicU64,
}

impl StoreMetrics {
    /// Counts a commit.
    pub(crate) fn note_commit(&self, took: Duration, writes: usize, conflicts: usize) {
        self.commits.note(took);
        add(&self.writes, writes);
        add(&self.conflicts, conflicts);
    }

    /// Counts a failed commit.
    pub(crate) fn note_failure(&self) {
        add(&self.failures, 1);
    }
}

fn add(counter: &AtomicU64, number: usize) {
    let number = u64::try_from(number).unwrap_or(u64::MAX);
    counter.fetch_add(number, Ordering::Relaxed);
}

/// Metrics of the computer's thinking.
#[derive(Debug, Default)]
pub(crate) struct ComputerMetrics {
    waiting: Histogram,
    thinking: Histogram,
}

impl ComputerMetrics {
    /// Counts a move, with its time in the queue and its thinking time.
    pub(crate) fn note(&self, waited: Duration, thought: Duration) {
        self.waiting.note(waited);
        self.thinking.note(thought);
    }
}

/// Refused messages and requests, by code.
#[derive(Debug, Default)]
pub(crate) struct Refusals([AtomicU64; RefusalCode::ALL.len()]);

impl Refusals {
    /// Counts a refusal.
    pub(crate) fn note(&self, code: RefusalCode) {
        let place = RefusalCode::ALL.iter().position(|other| *other == code);
        if let Some(counter) = place.and_then(|place| self.0.get(place)) {
            add(counter, 1);
        }
    }

    fn write(&self, name: &str, text: &mut String) {
        let _ = writeln!(text, "# TYPE {name} counter");
        for (code, count) in RefusalCode::ALL.iter().zip(&self.0) {
            // As JSON, a code is a word in quotation marks.
            let label = serde_json::to_string(code).unwrap_or_default();
            let count = count.load(Ordering::Relaxed);
            let _ = writeln!(text, "{name}{{code={label}}} {count}");
        }
    }
}

/// A histogram of durations.
#[derive(Debug, Default)]
struct Histogram {
    counts: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    fn note(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
        for (bound, count) in BOUNDS.iter().zip(&self.counts) {
            if micros <= bound * 1_000 {
                count.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    fn write(&self, name: &str, text: &mut String) {
        let load = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let _ = writeln!(text, "# TYPE {name} histogram");
        for (bound, count) in BOUNDS.iter().zip(&self.counts) {
            let seconds = Duration::from_millis(*bound).as_secs_f64();
            let _ = writeln!(text, "{name}_bucket{{le=\"{seconds}\"}} {}", load(count));
        }
        let all = load(&self.count);
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {all}");
        let seconds = Duration::from_micros(load(&self.micros)).as_secs_f64();
        let _ = writeln!(text, "{name}_sum {seconds}");
        let _ = writeln!(text, "{name}_count {all}");
    }
}

/// `/health` and `/metrics`, for a separate listener that isn't public.
pub fn metrics_router(site: Arc<Site>) -> Router {
    Router::new()
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .fallback(async || ApiError::not_found())
        .method_not_allowed_fallback(async || ApiError::no_method())
        .with_state(site)
}

async fn health(State(site): State<Arc<Site>>) -> Response {
    let text = if let Some(trouble) = site.trouble() {
        format!("{trouble}\n")
    } else if site.pulse.is_cut_off() || !site.store.is_ready().await {
        "the database doesn't respond\n".to_owned()
    } else {
        return (StatusCode::OK, "well\n").into_response();
    };
    (StatusCode::SERVICE_UNAVAILABLE, text).into_response()
}

async fn metrics(State(site): State<Arc<Site>>) -> Response {
    let mut text = String::new();
    let store = site.store.metrics();
    let mut value = |name: &str, kind: &str, number: u64| {
        let _ = writeln!(text, "# TYPE {name} {kind}\n{name} {number}");
    };
    let count = |number: usize| u64::try_from(number).unwrap_or(u64::MAX);
    let load = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    value(
        "crownhead_connections",
        "gauge",
        count(site.lobby.connections()),
    );
    value("crownhead_live_games", "gauge", count(site.live.len()));
    value("crownhead_outages", "gauge", count(site.pulse.count()));
    let cut_off = u64::from(site.pulse.is_cut_off());
    value("crownhead_cut_off", "gauge", cut_off);
    let is_failing = u64::from(site.trouble().is_some());
    value("crownhead_writing_fails", "gauge", is_failing);
    let panics = site.live.panics();
    value("crownhead_game_panics_total", "counter", panics);
    value("crownhead_writes_total", "counter", load(&store.writes));
    value(
        "crownhead_write_conflicts_total",
        "counter",
        load(&store.conflicts),
    );
    value(
        "crownhead_commit_failures_total",
        "counter",
        load(&store.failures),
    );
    value(
        "crownhead_computer_games",
        "gauge",
        count(site.computer.games()),
    );
    value(
        "crownhead_computer_queue",
        "gauge",
        count(site.computer.waiting()),
    );
    site.refusals.write("crownhead_refusals_total", &mut text);
    store.commits.write("crownhead_commit_seconds", &mut text);
    if let Some(computer) = site.computer.metrics() {
        let (waiting, thinking) = (&computer.waiting, &computer.thinking);
        waiting.write("crownhead_computer_wait_seconds", &mut text);
        thinking.write("crownhead_computer_think_seconds", &mut text);
    }
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_are_counted_by_their_code() {
        let refusals = Refusals::default();
        for code in RefusalCode::ALL {
            refusals.note(code);
        }
        refusals.note(RefusalCode::TooMany);
        let mut text = String::new();
        refusals.write("r", &mut text);
        assert!(text.contains("r{code=\"bad_message\"} 1\n"), "{text}");
        assert!(text.contains("r{code=\"too_many\"} 2\n"), "{text}");
        assert_eq!(text.lines().count(), 1 + RefusalCode::ALL.len());
    }

    #[test]
    fn times_fall_into_all_the_ranges_above_them() {
        let histogram = Histogram::default();
        histogram.note(Duration::from_micros(1_500));
        histogram.note(Duration::from_secs(60));
        let mut text = String::new();
        histogram.write("t", &mut text);
        for line in [
            "t_bucket{le=\"0.001\"} 0",
            "t_bucket{le=\"0.002\"} 1",
            "t_bucket{le=\"5\"} 1",
            "t_bucket{le=\"+Inf\"} 2",
            "t_sum 60.0015",
            "t_count 2",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} in {text}");
        }
    }
}
