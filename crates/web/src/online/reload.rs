//! Loading the app anew when the server speaks another version.

use crate::browser;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Says that the app was loaded anew in this tab, so that it does not happen again and again.
const MARK: &str = "crownhead.reloaded";
/// So that the person can read why.
const READING_MILLIS: i32 = 1200;
/// How long the new version may take to be fetched.
const UPDATE_MILLIS: i32 = 8000;

/// Loads the app anew, unless that has just been done in vain.
pub(super) fn once() {
    let Some(storage) = tab_storage() else { return };
    // Where nothing can be kept, the person decides.
    if storage.get_item(MARK).ok().flatten().is_some() || storage.set_item(MARK, "1").is_err() {
        return;
    }
    spawn_local(async {
        browser::wait(READING_MILLIS).await;
        now().await;
    });
}

/// Whether loading the app anew has been tried in vain.
pub(super) fn was_in_vain() -> bool {
    tab_storage().is_none_or(|storage| storage.get_item(MARK).ok().flatten().is_some())
}

/// The app is the one that the server wants.
pub(super) fn is_current() {
    if let Some(storage) = tab_storage() {
        // What is not there need not be removed.
        let _ = storage.remove_item(MARK);
    }
}

/// Fetches what is new and loads the app.
pub(super) async fn now() {
    // Without a service worker there is nothing old that is kept, and one that is slow is not waited for.
    let update = std::pin::pin!(fetch_update());
    let patience = std::pin::pin!(browser::wait(UPDATE_MILLIS));
    futures::future::select(update, patience).await;
    if let Some(window) = web_sys::window() {
        // A page that is being left already goes on leaving.
        let _ = window.location().reload();
    }
}

/// Lets the service worker look for a new version. `boot.js` changes to it when it is there.
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
