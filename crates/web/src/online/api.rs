//! Sending requests to the server, and the account that this browser is logged in to.
//!
//! What can be asked is in [`online_play::requests`].

use crate::browser;
use crate::texts::saved_speaker;
use online_play::{ApiRequest, ApiTrouble, GameSearch, requests};
use protocol::{Credentials, GameList, Me, NewAccount, Recovery};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

pub(crate) type ApiResult<T> = Result<T, ApiTrouble>;

/// The storage key for the account that this browser is logged in to. Screens that aren't online
/// learn from it whether there's one, without asking the server.
const ACCOUNT: &str = "crownhead.account";

/// Returns the message for the user.
pub(crate) fn sentence(trouble: &ApiTrouble) -> String {
    saved_speaker().api_trouble(trouble)
}

/// Returns the account that this browser was last seen logged in to.
pub(crate) fn account() -> Option<String> {
    browser::recall(ACCOUNT)
}

/// Remembers whether this browser is logged in to an account.
fn noted(me: Me) -> Me {
    if me.guest {
        browser::forget(ACCOUNT);
    } else {
        browser::remember(ACCOUNT, me.player.as_str());
    }
    me
}

/// Returns who this client is. `None` without a session.
pub(crate) async fn session() -> ApiResult<Option<Me>> {
    match ask(requests::session()).await {
        Ok(me) => Ok(Some(noted(me))),
        Err(ApiTrouble::NoSession) => {
            browser::forget(ACCOUNT);
            Ok(None)
        }
        Err(trouble) => Err(trouble),
    }
}

/// Returns who this client is. One request that creates a guest if there's no session.
pub(crate) async fn open_session() -> ApiResult<Me> {
    ask(requests::open_session()).await.map(noted)
}

/// Turns the guest into an account.
pub(crate) async fn register(credentials: Credentials) -> ApiResult<NewAccount> {
    if session().await?.is_none() {
        open_session().await?;
    }
    let new = ask(requests::register(&credentials)).await?;
    noted(new.me.clone());
    Ok(new)
}

pub(crate) async fn log_in(credentials: Credentials) -> ApiResult<Me> {
    ask(requests::log_in(&credentials)).await.map(noted)
}

/// Replaces a forgotten password by means of a recovery code.
pub(crate) async fn recover(recovery: Recovery) -> ApiResult<Me> {
    ask(requests::recover(&recovery)).await.map(noted)
}

pub(crate) async fn log_out() -> ApiResult<()> {
    browser::forget(ACCOUNT);
    ask(requests::log_out()).await
}

pub(crate) async fn delete_account(password: String) -> ApiResult<()> {
    ask(requests::delete_account(password)).await?;
    browser::forget(ACCOUNT);
    Ok(())
}

/// Returns games that match a search.
pub(crate) async fn search(search: &GameSearch) -> ApiResult<GameList> {
    // Before anything is sent.
    search.check().map_err(ApiTrouble::BadSearch)?;
    let opponent = match search.opponent.as_str() {
        "" => None,
        name => Some(ask(requests::profile_by_name(name)).await?.player),
    };
    ask(requests::search(search, opponent)?).await
}

/// Sends a request and reads the response.
pub(crate) async fn ask<T>(request: ApiRequest<T>) -> ApiResult<T> {
    let sent = exchange(request.method, &request.path, request.body.as_deref());
    let (status, text) = sent.await.map_err(|_| ApiTrouble::Offline)?;
    request.read(status, &text)
}

async fn exchange(method: &str, path: &str, body: Option<&str>) -> Result<(u16, String), JsValue> {
    let request = web_sys::RequestInit::new();
    request.set_method(method);
    if let Some(body) = body {
        request.set_body(&JsValue::from_str(body));
        let headers = web_sys::Headers::new()?;
        headers.set("content-type", "application/json")?;
        request.set_headers(&headers);
    }
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let answer = JsFuture::from(window.fetch_with_str_and_init(path, &request)).await?;
    let answer: web_sys::Response = answer.dyn_into()?;
    let text = JsFuture::from(answer.text()?).await?;
    Ok((answer.status(), text.as_string().unwrap_or_default()))
}
