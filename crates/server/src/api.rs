//! The HTTP API.

mod accounts;
mod analysis;
mod archive;
mod computer;
mod explorer;
pub(crate) mod export;
mod profile;
mod progress;
mod recovery;
mod rush;
mod tokens;

use crate::session;
use crate::site::Site;
use crate::socket::{self, client::me};
use crate::store::{Player, StoreError};
use crate::throttle::counted_address;
use crate::{clock, lobby, names};
use axum::extract::rejection::JsonRejection;
use axum::extract::{DefaultBodyLimit, Path, Request, State};
use axum::http::{Extensions, HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, any, delete, get, post, put};
use axum::{Json, Router};
use protocol::{
    Challenge, GameId, GameLog, Me, NewSession, Presence, Problem, RefusalCode, SeekId, SeekTerms,
    Side, Why,
};
use std::sync::Arc;
use std::time::Duration;

/// The maximum size of a request body.
const BODY_BYTES: usize = 4 * 1024;

/// The time limit for a request, including the time the client takes to send it.
const PATIENCE: Duration = Duration::from_secs(15);

/// A path and its methods.
type Route = (&'static str, MethodRouter<Arc<Site>>);

/// Expensive routes, which are rate-limited.
fn dear() -> Vec<Route> {
    vec![
        ("/api/v1/session", post(new_session)),
        ("/api/v1/challenges", post(new_challenge)),
        ("/api/v1/computer", post(computer::new_game)),
        ("/api/v1/tokens", post(tokens::add).get(tokens::list)),
        ("/api/v1/tokens/{token}", delete(tokens::remove)),
        (
            "/api/v1/account",
            post(accounts::register).delete(accounts::delete),
        ),
        ("/api/v1/account/password", put(accounts::change_password)),
        (
            "/api/v1/account/recovery",
            post(recovery::renew).put(recovery::recover),
        ),
        ("/api/v1/login", post(accounts::log_in)),
        ("/api/v1/socket", get(socket::open)),
        ("/api/v1/explorer", get(explorer::continuations)),
        (
            "/api/v1/progress",
            get(progress::get)
                .put(progress::put)
                .layer(DefaultBodyLimit::max(progress::BODY_BYTES)),
        ),
        (
            "/api/v1/rush",
            get(rush::board)
                .post(rush::start)
                .put(rush::end)
                .layer(DefaultBodyLimit::max(rush::BODY_BYTES)),
        ),
        (
            "/api/v1/games/{game}/analysis",
            get(analysis::get)
                .put(analysis::put)
                .layer(DefaultBodyLimit::max(analysis::BODY_BYTES)),
        ),
        ("/api/v1/players/{player}/pdn", get(export::all_games)),
    ]
}

/// Cheap routes.
fn cheap() -> Vec<Route> {
    vec![
        ("/api/v1/logout", post(accounts::log_out)),
        ("/api/v1/session", get(session)),
        ("/api/v1/challenges/{seek}", get(challenge)),
        ("/api/v1/players", get(profile::by_name)),
        ("/api/v1/players/{player}", get(profile::by_id)),
        (
            "/api/v1/players/{player}/ratings/{speed}",
            get(profile::rating_history),
        ),
        ("/api/v1/games", get(archive::games)),
        ("/api/v1/games/{game}", get(game)),
        ("/api/v1/games/{game}/pdn", get(export::game)),
        ("/api/v1/openapi.json", get(openapi)),
    ]
}

/// All routes under `/api`.
pub(crate) fn routes(site: Arc<Site>) -> Router {
    let throttled = axum::middleware::from_fn_with_state(Arc::clone(&site), throttle);
    let add = |router: Router<_>, (path, methods): Route| router.route(path, methods);
    let dear = dear().into_iter().fold(Router::new(), add);
    let all = cheap().into_iter().fold(dear.route_layer(throttled), add);
    let all = all
        .route("/api/{*rest}", any(async || ApiError::not_found()))
        .method_not_allowed_fallback(async || ApiError::no_method());
    let check_origin = axum::middleware::from_fn_with_state(Arc::clone(&site), check_origin);
    let bound = axum::middleware::from_fn_with_state(Arc::clone(&site), bound_requests);
    let count_refusals = axum::middleware::from_fn_with_state(Arc::clone(&site), count_refusals);
    all.layer(DefaultBodyLimit::max(BODY_BYTES))
        .layer(axum::middleware::map_response(explain))
        .layer(bound)
        .layer(axum::middleware::from_fn(in_time))
        .layer(check_origin)
        .layer(count_refusals)
        .with_state(site)
}

/// Why a request is refused. Causes are logged, never sent.
#[derive(Debug)]
pub(crate) struct ApiError {
    why: Why,
    /// Details for developers.
    detail: Option<String>,
    status: Option<StatusCode>,
    /// How long the client should wait before trying again.
    wait: Option<Duration>,
}

impl ApiError {
    pub(crate) const fn new(why: Why) -> ApiError {
        ApiError {
            why,
            detail: None,
            status: None,
            wait: None,
        }
    }

    /// An invalid request, with details for developers.
    pub(crate) fn bad(detail: String) -> ApiError {
        ApiError::new(Why::BadQuery).with_detail(detail)
    }

    /// The client has to request a session first.
    pub(crate) fn no_session() -> ApiError {
        ApiError::new(Why::NoSession).with_status(StatusCode::UNAUTHORIZED)
    }

    /// There's nothing at this path.
    pub(crate) fn not_found() -> ApiError {
        ApiError::new(Why::NotFound)
    }

    /// There's something at this path, but not with this method.
    pub(crate) fn no_method() -> ApiError {
        ApiError::new(Why::NoMethod).with_status(StatusCode::METHOD_NOT_ALLOWED)
    }

    /// With a status that the reason alone doesn't imply.
    pub(crate) fn with_status(self, status: StatusCode) -> ApiError {
        let status = Some(status);
        ApiError { status, ..self }
    }

    /// With details for developers.
    pub(crate) fn with_detail(self, detail: String) -> ApiError {
        let detail = Some(detail);
        ApiError { detail, ..self }
    }

    /// Adds how long the client should wait before trying again.
    pub(crate) fn with_wait(self, wait: Duration) -> ApiError {
        let wait = Some(wait);
        ApiError { wait, ..self }
    }

    fn status(&self) -> StatusCode {
        self.status.unwrap_or(match self.why.code() {
            RefusalCode::BadMessage => StatusCode::BAD_REQUEST,
            RefusalCode::NotAllowed => StatusCode::UNPROCESSABLE_ENTITY,
            RefusalCode::NotYourSeat | RefusalCode::NotJoined => StatusCode::FORBIDDEN,
            RefusalCode::NotFound => StatusCode::NOT_FOUND,
            RefusalCode::Stale | RefusalCode::Taken => StatusCode::CONFLICT,
            RefusalCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
            RefusalCode::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        })
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = self.status();
        let problem = Problem {
            code: self.why.code(),
            why: self.why,
            detail: self.detail,
        };
        let code = problem.code;
        let mut response = (status, Json(problem)).into_response();
        response.extensions_mut().insert(code);
        if let Some(wait) = self.wait {
            let seconds = HeaderValue::from(wait.as_secs() + 1);
            response.headers_mut().insert(header::RETRY_AFTER, seconds);
        }
        response
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        let error = &error as &dyn std::error::Error;
        tracing::error!(error, "a request failed");
        ApiError::new(Why::Unavailable)
    }
}

impl From<lobby::Refused> for ApiError {
    fn from(refused: lobby::Refused) -> ApiError {
        ApiError::new(refused.0)
    }
}

/// Refuses requests from pages of other sites.
async fn check_origin(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let is_ours = headers
        .get(header::ORIGIN)
        .is_none_or(|origin| is_own(origin, headers.get(header::HOST), site.settings.is_secure));
    if is_ours {
        next.run(request).await
    } else {
        ApiError::new(Why::CrossSite)
            .with_status(StatusCode::FORBIDDEN)
            .into_response()
    }
}

/// Whether a page with this origin is ours. If the site is secure, `http` origins aren't, because
/// someone on the network could have forged the page. Otherwise, `https` origins are fine too,
/// because a proxy may terminate TLS.
pub(crate) fn is_own(origin: &HeaderValue, host: Option<&HeaderValue>, is_secure: bool) -> bool {
    let Some((scheme, authority)) = origin.to_str().ok().and_then(|text| text.split_once("://"))
    else {
        return false;
    };
    let is_scheme = match scheme {
        "https" => true,
        "http" => !is_secure,
        _ => false,
    };
    is_scheme && host.is_some_and(|host| authority.as_bytes() == host.as_bytes())
}

/// Refusals by the framework, for example of a path that isn't UTF-8, become like ours.
async fn explain(response: Response) -> Response {
    let status = response.status();
    let is_error = status.is_client_error() || status.is_server_error();
    if !is_error || response.extensions().get::<RefusalCode>().is_some() {
        return response;
    }
    let text = axum::body::to_bytes(response.into_body(), BODY_BYTES).await;
    let detail = text.map(|text| String::from_utf8_lossy(&text).into_owned());
    ApiError::bad(detail.unwrap_or_default())
        .with_status(status)
        .into_response()
}

/// Counts refused requests.
async fn count_refusals(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    if let Some(code) = response.extensions().get() {
        site.refusals.note(*code);
    }
    response
}

/// Times out slow requests, and keeps responses out of caches and off the screen.
async fn in_time(request: Request, next: Next) -> Response {
    // The limit includes the body, so a client that sends it byte by byte can't hold a slot for
    // long.
    let answered = tokio::time::timeout(PATIENCE, next.run(request)).await;
    let mut response = answered.unwrap_or_else(|_| {
        ApiError::new(Why::TooSlow)
            .with_status(StatusCode::REQUEST_TIMEOUT)
            .into_response()
    });
    let headers = response.headers_mut();
    let cache = HeaderValue::from_static("no-store");
    headers.insert(header::CACHE_CONTROL, cache);
    // If a link leads a browser here, it saves the response instead of showing it as one of our
    // pages.
    let file = HeaderValue::from_static("attachment; filename=\"api.json\"");
    headers.entry(header::CONTENT_DISPOSITION).or_insert(file);
    response
}

/// Refuses addresses that send too many expensive requests.
async fn throttle(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    if is_allowed(&site, request.extensions(), request.headers()) {
        next.run(request).await
    } else {
        asked_too_much().into_response()
    }
}

/// Refuses addresses that send too many requests, even if each is cheap: most of them read the
/// database.
async fn bound_requests(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let is_behind_proxy = site.settings.is_behind_proxy;
    let address = counted_address(request.extensions(), request.headers(), is_behind_proxy);
    let now = tokio::time::Instant::now();
    if address.is_none_or(|address| site.requests.allows(address, now)) {
        next.run(request).await
    } else {
        ApiError::new(Why::TooManyRequests)
            .with_wait(Duration::from_secs(1))
            .into_response()
    }
}

/// Counts an expensive request. Returns whether the client may make it.
fn is_allowed(site: &Site, extensions: &Extensions, headers: &HeaderMap) -> bool {
    let address = counted_address(extensions, headers, site.settings.is_behind_proxy);
    let now = tokio::time::Instant::now();
    address.is_none_or(|address| site.throttle.allows(address, now))
}

fn asked_too_much() -> ApiError {
    ApiError::new(Why::TooManyRequests).with_wait(Duration::from_secs(59))
}

async fn player(site: &Site, headers: &HeaderMap) -> Result<Player, ApiError> {
    let player = session::player_of(site, headers).await?;
    player.ok_or_else(ApiError::no_session)
}

async fn session(State(site): State<Arc<Site>>, headers: HeaderMap) -> Result<Json<Me>, ApiError> {
    Ok(Json(me(&player(&site, &headers).await?)))
}

async fn new_session(
    State(site): State<Arc<Site>>,
    extensions: Extensions,
    headers: HeaderMap,
    body: Result<Json<NewSession>, JsonRejection>,
) -> Result<Response, ApiError> {
    let wanted = body.map_err(bad_body)?.0;
    if let Some(player) = session::player_of(&site, &headers).await? {
        return Ok(Json(me(&player)).into_response());
    }
    let from = counted_address(&extensions, &headers, site.settings.is_behind_proxy);
    let now = tokio::time::Instant::now();
    if from.is_some_and(|address| !site.guests.allows(address, now)) {
        return Err(asked_too_much());
    }
    let name = wanted.name.as_deref();
    if let Some(why) = name.and_then(names::problem) {
        return Err(ApiError::new(why));
    }
    if let Some(name) = name
        && site.store.is_name_taken(name).await?
    {
        return Err(ApiError::new(Why::NameOfAccount));
    }
    let is_secure = site.settings.is_secure;
    let (player, cookie) = session::new_guest(&site.store, name, is_secure, clock::now()).await?;
    let cookie = [(header::SET_COOKIE, cookie)];
    Ok((StatusCode::CREATED, cookie, Json(me(&player))).into_response())
}

async fn new_challenge(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    body: Result<Json<SeekTerms>, JsonRejection>,
) -> Result<Response, ApiError> {
    let terms = body.map_err(bad_body)?.0;
    let player = player(&site, &headers).await?;
    let seek = site.seeks.challenge(&player, terms).await?;
    let path = format!("/challenge/{}", seek.id);
    Ok((StatusCode::CREATED, Json(Challenge { seek, path })).into_response())
}

async fn challenge(
    State(site): State<Arc<Site>>,
    Path(seek): Path<String>,
) -> Result<Json<Challenge>, ApiError> {
    let seek: SeekId = seek.parse().map_err(|_| ApiError::not_found())?;
    let seek = site.seeks.find(seek).await?;
    let path = format!("/challenge/{}", seek.id);
    Ok(Json(Challenge { seek, path }))
}

async fn game(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Path(game): Path<String>,
) -> Result<Json<GameLog>, ApiError> {
    let game: GameId = game.parse().map_err(|_| ApiError::not_found())?;
    let row = site
        .store
        .game(game)
        .await?
        .ok_or_else(ApiError::not_found)?;
    let player = session::player_of(&site, &headers).await?;
    let side = player.and_then(|player| row.side_of(player.id));
    Ok(Json(GameLog {
        game,
        side: side.map(Side::from),
        rated: row.rated,
        after: row.after,
        heat: row.heat,
        now: clock::now(),
        events: site.store.log(game, 0).await?,
        presence: Presence::default(),
    }))
}

async fn openapi() -> Response {
    let json = [(header::CONTENT_TYPE, "application/json")];
    (json, include_str!("../openapi.json")).into_response()
}

/// A body that isn't the expected JSON. The details are for developers.
fn bad_body(rejection: JsonRejection) -> ApiError {
    let status = match rejection.status() {
        // JSON with other fields is as bad as no JSON.
        StatusCode::UNPROCESSABLE_ENTITY => StatusCode::BAD_REQUEST,
        status => status,
    };
    ApiError::new(Why::BadMessage)
        .with_status(status)
        .with_detail(rejection.body_text())
}
#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;
    use std::collections::BTreeSet;

    #[test]
    fn an_origin_is_a_scheme_and_a_host() {
        #[track_caller]
        fn check(origin: &'static str, is_secure: bool, expected: bool) {
            let host = HeaderValue::from_static("play.example:8080");
            let origin = HeaderValue::from_static(origin);
            assert_eq!(
                is_own(&origin, Some(&host), is_secure),
                expected,
                "{origin:?}"
            );
            assert!(!is_own(&origin, None, is_secure));
        }
        check("https://play.example:8080", true, true);
        check("http://play.example:8080", true, false);
        check("http://play.example:8080", false, true);
        check("https://play.example:8080", false, true);
        check("http://play.example", false, false);
        check("http://play.example:8080.evil.example", false, false);
        check("ftp://play.example:8080", false, false);
        check("null", false, false);
    }

    #[test]
    fn every_path_is_in_the_document() {
        let document: Value = serde_json::from_str(include_str!("../openapi.json")).unwrap();
        let written: BTreeSet<_> = document["paths"].as_object().unwrap().keys().collect();
        let routes: Vec<_> = dear().into_iter().chain(cheap()).collect();
        let served: BTreeSet<String> = routes.iter().map(|(path, _)| (*path).to_owned()).collect();
        assert_eq!(served.iter().collect::<BTreeSet<_>>(), written);
    }
}
