//! Reloading the app when the server speaks another version.

use crate::browser;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Marks that the app was reloaded in this tab, so it doesn't reload forever.
const MARK: &str = "crownhead.reloaded";
/// Time to read the reason.
const READING_MILLIS: i32 = 1200;
/// How long it may take to download the new version.
const UPDATE_MILLIS: i32 = 8000;

/// Reloads the app, unless that has just been tried without success.
pub(super) fn once() {
    let Some(storage) = tab_storage() else { return };
    // If the mark can't be stored, the user decides.
    if storage.get_item(MARK).ok().flatten().is_some() || storage.set_item(MARK, "1").is_err() {
        return;
    }
    spawn_local(async {
        browser::wait(READING_MILLIS).await;
        now().await;
    });
}

/// Whether reloading the app has been tried without success.
pub(super) fn was_in_vain() -> bool {
    tab_storage().is_none_or(|storage| storage.get_item(MARK).ok().flatten().is_some())
}

/// Clears the mark, because the app is current.
pub(super) fn is_current() {
    if let Some(storage) = tab_storage() {
        // The item may not exist.
        let _ = storage.remove_item(MARK);
    }
}

/// Downloads the new version and reloads the app.
pub(super) async fn now() {
    // Without a service worker nothing old is cached, and we don't wait for a slow one.
    let update = std::pin::pin!(fetch_update());
    let patience = std::pin::pin!(browser::wait(UPDATE_MILLIS));
    futures::future::select(update, patience).await;
    if let Some(window) = web_sys::window() {
        // If the page is already being left, that continues.
        let _ = window.location().reload();
    }
}

/// Makes the service worker check for a new version. `boot.js` switches to it.
async fn fetch_update() -> Result<(), JsValue> {
    let navigator = web_sys::window().ok_or(JsValue::NULL)?.navigator();
    let workers = get(&navigator, "serviceWorker")?;
    let registration = call(&workers, "getRegistration").await?;
    call(&registration, "update").await?;
    Ok(())
}

fn get(of: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    js_sys::Reflect::get(of, &JsValue::from_str(name))
}

async fn call(of: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    let method: js_sys::Function = get(of, name)?.dyn_into()?;
    let promise: js_sys::Promise = method.call0(of)?.dyn_into()?;
    JsFuture::from(promise).await
}

fn tab_storage() -> Option<web_sys::Storage> {
    web_sys::window()?.session_storage().ok()?
}
