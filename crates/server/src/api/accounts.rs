//! Accounts over HTTP.

use super::tokens::cut_off;
use super::{ApiError, bad_body, recovery};
use crate::attempts::Whence;
use crate::bus::LobbyFact;
use crate::session::{self, Caller, token};
use crate::site::{Settings, Site};
use crate::socket::client::me;
use crate::store::{Account, Pass, Player, Registration};
use crate::throttle::counted_address;
use crate::{clock, names, passwords, trace};
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use protocol::{Credentials, Me, NewAccount, NewPassword, Password, PlayerId, PlayerKind, Why};
use std::sync::Arc;
use tokio::time::Instant;

type Body<T> = Result<Json<T>, JsonRejection>;

/// The headers that set cookies.
type Cookies = AppendHeaders<Vec<(HeaderName, HeaderValue)>>;

/// The parts of a request that show where it comes from.
pub(super) type Parts<'a> = (&'a Extensions, &'a HeaderMap);

/// Turns a guest into an account. The player stays the same.
pub(super) async fn register(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    body: Body<Credentials>,
) -> Result<Response, ApiError> {
    let wanted = body.map_err(bad_body)?.0;
    let caller = session::caller_of(&site, &headers).await?;
    let Caller {
        player: guest,
        pass,
    } = caller.ok_or_else(ApiError::no_session)?;
    if guest.kind != PlayerKind::Guest {
        return Err(ApiError::new(Why::AccountExists));
    }
    let problem =
        names::problem(&wanted.name).or_else(|| passwords::problem(&wanted.password, &wanted.name));
    if let Some(why) = problem {
        return Err(ApiError::new(why));
    }
    let hash = site.passwords.hash(wanted.password).await;
    // The account gets a new session token, so that knowing the guest's token isn't enough.
    let (token, cookie) = session::new_token(site.settings.is_secure);
    let recovery = recovery::new_codes();
    let codes: Vec<String> = recovery.iter().map(|code| recovery::plain(code)).collect();
    let device = new_device(&site, &headers, guest.id).await?;
    let registration = Registration {
        name: &wanted.name,
        password: &hash,
        pass: &pass,
        token: &token,
        codes: &codes,
        device: device.as_ref().map(|(secret, _)| secret.as_str()),
    };
    let now = clock::now();
    if !site.store.add_account(guest.id, &registration, now).await? {
        return Err(ApiError::new(Why::NameTaken));
    }
    let renewed = LobbyFact::Renewed {
        player: guest.id,
        old: pass,
        new: Pass::session(&token),
    };
    site.seeks.starter.publish(renewed).await;
    let account = Player {
        name: wanted.name,
        kind: PlayerKind::Account,
        ..guest
    };
    let me = me(&account);
    let device = device.map(|(_, cookie)| cookie);
    let body = Json(NewAccount { me, recovery });
    Ok((StatusCode::CREATED, cookies(cookie, device), body).into_response())
}

/// Starts a session for an account.
pub(super) async fn log_in(
    State(site): State<Arc<Site>>,
    extensions: Extensions,
    headers: HeaderMap,
    body: Body<Credentials>,
) -> Result<Response, ApiError> {
    let given = body.map_err(bad_body)?.0;
    let from = (&extensions, &headers);
    let account = verified(&site, from, &given.name, given.password).await?;
    let cookies = start_session(&site, &headers, account.player.id).await?;
    Ok((cookies, Json(me(&account.player))).into_response())
}

/// Starts a session, and makes the device known to the account. Returns the cookies.
pub(super) async fn start_session(
    site: &Site,
    headers: &HeaderMap,
    player: PlayerId,
) -> Result<Cookies, ApiError> {
    let (token, cookie) = session::new_token(site.settings.is_secure);
    site.store.add_session(player, &token, clock::now()).await?;
    let device = known_device(site, headers, player).await?;
    Ok(cookies(cookie, device))
}

/// Makes the device known to the account. Returns the cookie, unless the device has it already.
async fn known_device(
    site: &Site,
    headers: &HeaderMap,
    player: PlayerId,
) -> Result<Option<HeaderValue>, ApiError> {
    let Some((device, cookie)) = new_device(site, headers, player).await? else {
        return Ok(None);
    };
    site.store.add_device(player, &device, clock::now()).await?;
    Ok(Some(cookie))
}

/// A secret for the device and its cookie, unless the device has one for this account already.
async fn new_device(
    site: &Site,
    headers: &HeaderMap,
    player: PlayerId,
) -> Result<Option<(String, HeaderValue)>, ApiError> {
    let is_secure = site.settings.is_secure;
    if let Some(known) = session::device(headers, player, is_secure)
        && site.store.has_device(player, known).await?
    {
        return Ok(None);
    }
    Ok(Some(session::new_device(player, is_secure)))
}

fn cookies(session: HeaderValue, device: Option<HeaderValue>) -> Cookies {
    let cookies = std::iter::once(session).chain(device);
    AppendHeaders(cookies.map(|cookie| (header::SET_COOKIE, cookie)).collect())
}

/// Ends the session of this request.
pub(super) async fn log_out(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let is_secure = site.settings.is_secure;
    if let Some(secret) = token(&headers, is_secure) {
        let caller = session::caller_of(&site, &headers).await?;
        // A made-up secret isn't worth a write.
        if let Some(Caller { player, pass }) = caller
            && matches!(pass, Pass::Session(_))
        {
            site.store.remove_session(secret).await?;
            cut_off(&site, player.id, vec![pass]).await;
        }
    }
    let cookie = [(header::SET_COOKIE, session::no_cookie(is_secure))];
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}

/// Changes the password and logs out all other devices.
pub(super) async fn change_password(
    State(site): State<Arc<Site>>,
    extensions: Extensions,
    headers: HeaderMap,
    body: Body<NewPassword>,
) -> Result<Json<Me>, ApiError> {
    let given = body.map_err(bad_body)?.0;
    let Caller { player, pass } = account_holder(&site, &headers).await?;
    if let Some(why) = passwords::problem(&given.new, &player.name) {
        return Err(ApiError::new(why));
    }
    let from = (&extensions, &headers);
    verified(&site, from, &player.name, given.old).await?;
    let hash = site.passwords.hash(given.new).await;
    let device = session::device(&headers, player.id, site.settings.is_secure);
    let passes = site
        .store
        .change_password(player.id, &hash, &pass, device)
        .await?;
    cut_off(&site, player.id, passes).await;
    Ok(Json(me(&player)))
}

/// Deletes the account.
pub(super) async fn delete(
    State(site): State<Arc<Site>>,
    extensions: Extensions,
    headers: HeaderMap,
    body: Body<Password>,
) -> Result<Response, ApiError> {
    let given = body.map_err(bad_body)?.0;
    let Caller { player, .. } = account_holder(&site, &headers).await?;
    let from = (&extensions, &headers);
    verified(&site, from, &player.name, given.password).await?;
    let (passes, seeks) = site.store.remove_account(player.id).await?;
    cut_off(&site, player.id, passes).await;
    site.seeks.tell_gone(seeks).await;
    // This continues if the client is gone, and after a restart.
    let deletions = site.deletions.clone();
    let removed = async move { deletions.finish(player.id, Some(player.name)).await };
    let removed = tokio::spawn(removed);
    if let Ok(Err(error)) = removed.await {
        tracing::warn!(%error, "a name is removed from the logs later");
    }
    let cookie = [(
        header::SET_COOKIE,
        session::no_cookie(site.settings.is_secure),
    )];
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}

/// Returns the account with this name if the password is right. The error doesn't say which of the
/// two is wrong.
pub(super) async fn verified(
    site: &Site,
    from: Parts<'_>,
    name: &str,
    password: String,
) -> Result<Account, ApiError> {
    let account = site.store.account(name).await?;
    let who = (
        whence(site, from, account.as_ref()).await?,
        names::fold(name),
    );
    begin_attempt(site, &who)?;
    let hash = account.as_ref().map(|account| account.password.clone());
    let is_right = site.passwords.is_right(password, hash).await;
    match account {
        Some(account) if is_right => {
            site.attempts.note_right(&who);
            trace::note_player(account.player.id);
            tracing::info!("right password");
            Ok(account)
        }
        account => {
            // Not the name, because it may be a password in the wrong field.
            let account = account.map(|account| tracing::field::display(account.player.id));
            tracing::warn!(account, "wrong password");
            Err(ApiError::new(Why::WrongLogin))
        }
    }
}

/// Where an attempt to log in to an account comes from.
pub(super) async fn whence(
    site: &Site,
    (extensions, headers): Parts<'_>,
    account: Option<&Account>,
) -> Result<Whence, ApiError> {
    let Settings {
        is_secure,
        is_behind_proxy,
        ..
    } = site.settings;
    if let Some(account) = account
        && let Some(device) = session::device(headers, account.player.id, is_secure)
        && site.store.has_device(account.player.id, device).await?
    {
        return Ok(Whence::Device(device.to_owned()));
    }
    let address = counted_address(extensions, headers, is_behind_proxy);
    Ok(Whence::Address(address))
}

/// Counts an attempt to log in, unless it's too early for another one.
pub(super) fn begin_attempt(site: &Site, who: &(Whence, String)) -> Result<(), ApiError> {
    let begun = site.attempts.begin(who, Instant::now());
    begun.map_err(|wait| ApiError::new(Why::TooManyTries).with_wait(wait))
}

/// The account holder behind a request. Tokens don't permit changes to the account.
pub(super) async fn account_holder(site: &Site, headers: &HeaderMap) -> Result<Caller, ApiError> {
    let caller = session::caller_of(site, headers).await?;
    let caller = caller.ok_or_else(ApiError::no_session)?;
    let why = if matches!(caller.pass, Pass::Token(_)) {
        Why::NotWithToken
    } else if caller.player.kind != PlayerKind::Account {
        Why::NeedAccount
    } else {
        return Ok(caller);
    };
    Err(ApiError::new(why))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Bus;
    use crate::store::Store;

    const PASSWORD: &str = "correct horse";

    async fn site(store: &Store) -> Arc<Site> {
        Site::start(store.clone(), Bus::Alone, Settings::default()).await
    }

    /// Anyone can log out without a session, as often as they like, and nobody's writes wait for it.
    #[tokio::test]
    async fn only_a_session_that_exists_is_deleted() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::sqlite(&folder.path().join("test.db")).await.unwrap();
        let site = site(&store).await;
        let game = crate::store::for_tests::begin(&store).await;
        let log_out = async |secret: &str| {
            let mut headers = HeaderMap::new();
            let cookie = HeaderValue::from_str(&format!("crownhead={secret}"));
            headers.insert(header::COOKIE, cookie.unwrap());
            let answer = log_out(State(Arc::clone(&site)), headers).await;
            answer.map(|answer| answer.status())
        };
        let writing = crate::store::for_tests::block_small_writes(&store).await;
        for secret in ["made-up", "crownhead_made-up"] {
            assert_eq!(log_out(secret).await.unwrap(), StatusCode::NO_CONTENT);
        }
        drop(writing);
        let secret = game.black.to_string();
        assert!(store.player_of_session(&secret).await.unwrap().is_some());
        assert_eq!(log_out(&secret).await.unwrap(), StatusCode::NO_CONTENT);
        assert!(store.player_of_session(&secret).await.unwrap().is_none());
    }

    /// Ann has logged in on a device. While strangers guess her password, only this device can log
    /// in, even after the server restarts.
    #[tokio::test]
    async fn strangers_do_not_keep_a_device_out_that_was_there_before() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::sqlite(&folder.path().join("test.db")).await.unwrap();
        let before = site(&store).await;
        let ann = Player {
            id: PlayerId::from_random([1; 12]),
            name: "Ann".to_owned(),
            kind: PlayerKind::Guest,
        };
        let now = clock::now();
        store.add_player(&ann, "guest", now).await.unwrap();
        let hash = before.passwords.hash(PASSWORD.to_owned()).await;
        let registration = Registration {
            name: "Ann",
            password: &hash,
            pass: &Pass::session("guest"),
            token: "account",
            codes: &[],
            device: None,
        };
        let added = store.add_account(ann.id, &registration, now).await;
        assert!(added.unwrap());
        let cookies = start_session(&before, &HeaderMap::new(), ann.id).await;
        let AppendHeaders(cookies) = cookies.unwrap();
        drop(before);

        let after = site(&store).await;
        for number in 0..50 {
            let stranger = Whence::Address(Some([192, 0, 2, number].into()));
            let who = (stranger, "ann".to_owned());
            assert_eq!(after.attempts.begin(&who, Instant::now()), Ok(()));
        }
        let log_in = async |headers: &HeaderMap| {
            let from = (&Extensions::new(), headers);
            verified(&after, from, "Ann", PASSWORD.to_owned()).await
        };
        let stranger = log_in(&HeaderMap::new()).await.unwrap_err();
        assert_eq!(stranger.into_response().status(), 429);
        let mut headers = HeaderMap::new();
        for (_, cookie) in cookies {
            headers.append(header::COOKIE, cookie);
        }
        assert_eq!(log_in(&headers).await.unwrap().player.id, ann.id);
        // The device already has its cookie, so there's only one for the session.
        let AppendHeaders(cookies) = start_session(&after, &headers, ann.id).await.unwrap();
        assert_eq!(cookies.len(), 1);
        // A new password makes all devices unknown except the one that set it.
        let pass = Pass::session("account");
        let own = session::device(&headers, ann.id, false).unwrap();
        let change = async |device| store.change_password(ann.id, &hash, &pass, device).await;
        change(Some(own)).await.unwrap();
        assert!(store.has_device(ann.id, own).await.unwrap());
        change(None).await.unwrap();
        assert!(!store.has_device(ann.id, own).await.unwrap());
    }
}
