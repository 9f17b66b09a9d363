//! Rushes: the server draws the puzzles, measures the time and replays the answers.

use super::accounts::account_holder;
use super::{ApiError, bad_body};
use crate::site::Site;
use crate::store::OpenRush;
use crate::{chance, clock, session};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{RawQuery, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use learn::{
    MAX_SOLUTION, Puzzle, PuzzleFile, RUSH_MILLIS, RUSH_PUZZLES, RushAnswer, RushPool, judge_rush,
};
use protocol::{RushBoard, RushResult, RushRun, RushSpan, RushStart, Why};
use room::Instant;
use std::sync::{Arc, LazyLock};

/// The maximum size of the answers.
pub(super) const BODY_BYTES: usize = 32 * 1024;
/// How many places the leaderboard has.
const PLACES: i64 = 50;
/// How late the answers may arrive, in milliseconds: the page loads the first puzzle after the
/// server's reply, and the network takes time.
const GRACE_MILLIS: i64 = 20_000;

/// The puzzles of the app.
struct Pool {
    puzzles: Vec<Puzzle>,
    pool: RushPool,
}

static POOL: LazyLock<Pool> = LazyLock::new(|| {
    let puzzles = PuzzleFile::decode(learn::PUZZLES).map_or(Vec::new(), |file| file.puzzles);
    Pool {
        pool: RushPool::new(&puzzles),
        puzzles,
    }
});

impl Pool {
    fn draw(&self, seed: u64) -> Vec<&Puzzle> {
        let places = self.pool.draw(seed).into_iter();
        places.map(|place| &self.puzzles[place]).collect()
    }
}

/// Starts a rush.
pub(super) async fn start(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let player = account_holder(&site, &headers).await?.player;
    let seed = u64::from_le_bytes(chance::bytes());
    // The puzzles are decoded only once, because that takes a while.
    let drawn = tokio::task::spawn_blocking(move || {
        let drawn = POOL.draw(seed);
        drawn.iter().map(|puzzle| puzzle.id()).collect::<Vec<u32>>()
    });
    let puzzles = drawn.await.map_err(|_| ApiError::new(Why::Unavailable))?;
    let started = clock::now();
    let rush = OpenRush { seed, started };
    site.store.start_rush(player.id, rush).await?;
    Ok((StatusCode::CREATED, Json(RushStart { started, puzzles })).into_response())
}

/// Ends a rush with its answers.
pub(super) async fn end(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    body: Result<Json<RushRun>, JsonRejection>,
) -> Result<Json<RushResult>, ApiError> {
    let run = body.map_err(bad_body)?.0;
    let player = account_holder(&site, &headers).await?.player;
    let open = site.store.open_rush(player.id).await?;
    let open = open.filter(|open| open.started == run.started);
    let open = open.ok_or_else(|| ApiError::new(Why::Stale))?;
    let now = clock::now();
    check_time(&run, now).map_err(implausible)?;
    let answers: Vec<RushAnswer> = run.answers.into_iter().map(answer).collect();
    let judged = tokio::task::spawn_blocking(move || judge_rush(&POOL.draw(open.seed), &answers));
    let judged = judged.await.map_err(|_| ApiError::new(Why::Unavailable))?;
    let score = judged.map_err(|error| implausible(error.to_string()))?;
    if !site
        .store
        .end_rush(player.id, open.started, score, now)
        .await?
    {
        return Err(ApiError::new(Why::Stale));
    }
    Ok(Json(RushResult {
        solved: score.solved,
        missed: score.missed,
    }))
}

/// Returns the best rushes.
pub(super) async fn board(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    RawQuery(query): RawQuery,
) -> Result<Json<RushBoard>, ApiError> {
    let span = RushSpan::decode(query.as_deref().unwrap_or_default());
    let span = span.ok_or_else(|| ApiError::bad("span is week or all".to_owned()))?;
    let week = (span == RushSpan::Week).then(clock::now);
    let best = site.store.best_rushes(week, PLACES).await?;
    let mine = match session::player_of(&site, &headers).await? {
        Some(player) => site.store.own_rush(week, player.id).await?,
        None => None,
    };
    Ok(Json(RushBoard { best, mine }))
}

fn answer(sent: protocol::PuzzleAnswer) -> RushAnswer {
    RushAnswer {
        moves: sent.moves,
        millis: sent.millis,
    }
}

/// Checks the answers against the server's clock.
fn check_time(run: &RushRun, now: Instant) -> Result<(), String> {
    let elapsed = now.as_millis() - run.started.as_millis();
    if elapsed > i64::from(RUSH_MILLIS) + GRACE_MILLIS {
        return Err("the time is up".to_owned());
    }
    let is_long = |moves: usize| moves > MAX_SOLUTION;
    if run.answers.len() > RUSH_PUZZLES || run.answers.iter().any(|it| is_long(it.moves.len())) {
        return Err("there are too many moves".to_owned());
    }
    let last = run.answers.last().map_or(0, |answer| answer.millis);
    if i64::from(last) > elapsed {
        return Err("an answer comes from the future".to_owned());
    }
    Ok(())
}

/// No person can have given these answers in this rush.
fn implausible(detail: String) -> ApiError {
    ApiError::new(Why::BadMessage).with_detail(detail)
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::PuzzleAnswer;

    #[test]
    fn answers_have_to_fit_the_clock() {
        #[track_caller]
        fn check(now: i64, answers: &[u32], is_fine: bool) {
            let answers = answers.iter().map(|&millis| PuzzleAnswer {
                moves: Vec::new(),
                millis,
            });
            let run = RushRun {
                started: Instant::from_millis(1_000_000),
                answers: answers.collect(),
            };
            let found = check_time(&run, Instant::from_millis(1_000_000 + now));
            assert_eq!(found.is_ok(), is_fine, "{now} {found:?}");
        }
        check(0, &[], true);
        check(5_000, &[1_000, 5_000], true);
        check(5_000, &[1_000, 5_001], false);
        check(200_000, &[180_000], true);
        check(200_001, &[180_000], false);
        check(180_000, &[1; RUSH_PUZZLES], true);
        check(180_000, &[1; RUSH_PUZZLES + 1], false);
    }

    #[test]
    fn the_app_has_enough_puzzles() {
        assert_eq!(POOL.draw(1).len(), RUSH_PUZZLES);
    }
}
