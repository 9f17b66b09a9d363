//! Browser services: time, randomness, local storage, files, the clipboard.

use crate::texts::language;
use room::Instant;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

fn window() -> web_sys::Window {
    web_sys::window().expect("the app runs in a window")
}

/// Returns the time on a monotonic clock, for rooms.
pub(crate) fn now() -> Instant {
    let millis = window()
        .performance()
        .map_or_else(js_sys::Date::now, |clock| clock.now());
    Instant::from_millis(millis as i64)
}

/// Returns the time in milliseconds since 1970, for dates.
pub(crate) fn today() -> i64 {
    js_sys::Date::now() as i64
}

/// Formats a date and time in the user's locale.
pub(crate) fn date_text(millis: i64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(millis as f64));
    let style = js_sys::Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // A new object accepts any property.
        let _ = js_sys::Reflect::set(&style, &name.into(), &value.into());
    }
    date.to_locale_string(&language::locale(), &style).into()
}

/// Formats a date in the user's locale.
pub(crate) fn day_text(millis: i64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(millis as f64));
    let style = js_sys::Object::new();
    // A new object accepts any property.
    let _ = js_sys::Reflect::set(&style, &"dateStyle".into(), &"medium".into());
    date.to_locale_string(&language::locale(), &style).into()
}

/// Returns a random number.
pub(crate) fn chance() -> u64 {
    let half = || (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
    half() << 32 | half()
}

/// Returns the text saved under this name, if storage can be read.
pub(crate) fn recall(name: &str) -> Option<String> {
    storage()?.get_item(name).ok()?
}

/// Saves a text for the next visit. Returns `false` if storage is denied or full.
pub(crate) fn remember(name: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(name, text).is_ok())
}

/// Removes the text saved under this name.
pub(crate) fn forget(name: &str) {
    if let Some(storage) = storage() {
        // It may not exist.
        let _ = storage.remove_item(name);
    }
}

/// Returns the names under which texts are saved.
pub(crate) fn remembered() -> Vec<String> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let count = storage.length().unwrap_or(0);
    (0..count)
        .filter_map(|place| storage.key(place).ok()?)
        .collect()
}

/// Reloads the page without this URL parameter, after removing this name from the tab's storage.
pub(crate) fn reload_without(name: &str, parameter: &str) {
    if let Ok(Some(storage)) = window().session_storage() {
        // The item may not exist.
        let _ = storage.remove_item(name);
    }
    let location = window().location();
    let address = location
        .href()
        .and_then(|address| web_sys::Url::new(&address))
        .map(|address| {
            address.search_params().delete(parameter);
            address.href()
        });
    // If the page is already being left, that continues.
    let _ = match address {
        Ok(address) if location.href().is_ok_and(|before| before != address) => {
            location.replace(&address)
        }
        _ => location.reload(),
    };
}

/// Returns the browser's preferred language, for example `en-GB`.
pub(crate) fn language() -> Option<String> {
    window().navigator().language()
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok()?
}

/// Whether a media query matches.
pub(crate) fn matches(query: &str) -> bool {
    window()
        .match_media(query)
        .ok()
        .flatten()
        .is_some_and(|media| media.matches())
}

/// Whether the user has clicked, touched or typed on this page. Browsers that don't say have no
/// such rule.
pub(crate) fn has_been_touched() -> bool {
    let get = |of: &JsValue, name: &str| js_sys::Reflect::get(of, &name.into()).ok();
    get(&window().navigator(), "userActivation")
        .and_then(|activation| get(&activation, "hasBeenActive")?.as_bool())
        .unwrap_or(true)
}

/// Whether the browser can make the device vibrate.
pub(crate) fn can_vibrate() -> bool {
    js_sys::Reflect::has(&window().navigator(), &"vibrate".into()).unwrap_or(false)
}

/// Whether the page is in the background or minimized.
pub(crate) fn is_hidden() -> bool {
    window().document().is_some_and(|page| page.hidden())
}

/// Whether the system asks for reduced motion.
pub(crate) fn reduced_motion() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}

/// Sets an attribute of the root element, for the style sheets.
pub(crate) fn mark_page(name: &str, value: &str) {
    if let Some(root) = window().document().and_then(|page| page.document_element()) {
        // Setting an attribute with a valid name can't fail.
        let _ = root.set_attribute(name, value);
    }
}

/// Loads a page of the app that the router is about to show.
///
/// The router adds the URL to the history. The loaded page replaces that entry, so Back returns to
/// the previous page.
pub(crate) async fn load(address: String) {
    const PATIENCE: usize = 50;
    let location = window().location();
    let is_entered = || {
        let path = location.pathname().unwrap_or_default();
        let search = location.search().unwrap_or_default();
        format!("{path}{search}") == address
    };
    for _ in 0..PATIENCE {
        if is_entered() {
            break;
        }
        wait(10).await;
    }
    // If the page is already being left, that continues.
    let _ = location.replace(&address);
}

/// Replaces the address of the page without loading anything.
pub(crate) fn replace_address(address: &str) {
    let Ok(history) = window().history() else {
        return;
    };
    let state = history.state().unwrap_or(JsValue::NULL);
    // Only too many calls per second are refused, and a later one makes up for it.
    let _ = history.replace_state_with_url(&state, "", Some(address));
}

/// Encodes a text for the query of an address.
pub(crate) fn encoded(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}

/// Goes to another site.
pub(crate) fn go_to_site(address: &str) {
    // If the page is already being left, that continues.
    let _ = window().location().set_href(address);
}

/// Returns a date as PDN writes it: `2026.11.15`.
pub(crate) fn pdn_date(millis: i64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(millis as f64));
    let (year, month, day) = (date.get_full_year(), date.get_month() + 1, date.get_date());
    format!("{year:04}.{month:02}.{day:02}")
}

/// Sets the title of the tab.
pub(crate) fn entitle(title: &str) {
    if let Some(page) = window().document() {
        page.set_title(title);
    }
}

/// Scrolls to the element in the URL's fragment and focuses it.
pub(crate) fn show_anchor() {
    let find = || {
        let anchor = window().location().hash().ok()?;
        let id = anchor.strip_prefix('#').filter(|id| !id.is_empty())?;
        unfold(id);
        let part = window().document()?.get_element_by_id(id)?;
        part.scroll_into_view();
        part.dyn_into::<web_sys::HtmlElement>().ok()
    };
    if let Some(part) = find() {
        // Focusing an element of the page can't fail.
        let _ = part.focus();
    }
}

/// Opens the folded section that this element heads, if there is one.
pub(crate) fn unfold(id: &str) {
    let page = window().document();
    let part = page.and_then(|page| page.get_element_by_id(id));
    let section = part.and_then(|part| part.closest("details").ok().flatten());
    if let Some(section) = section {
        // Setting an attribute of an element can't fail.
        let _ = section.set_attribute("open", "");
    }
}

/// Whether a key belongs to the focused element, or to the browser because of a modifier.
pub(crate) fn is_for_focused(event: &web_sys::KeyboardEvent) -> bool {
    const USERS: &str = "input, select, textarea, [role=grid], [role=slider]";
    let target = event.target();
    let target: Option<web_sys::Element> = target.and_then(|target| target.dyn_into().ok());
    event.ctrl_key()
        || event.alt_key()
        || event.meta_key()
        // With a letter, it's a capital.
        || (event.shift_key() && event.key().len() > 1)
        || target.is_some_and(|target| target.closest(USERS).ok().flatten().is_some())
}

/// Focuses the first element that matches a selector.
pub(crate) fn focus(selector: &str) {
    let found = window()
        .document()
        .and_then(|page| page.query_selector(selector).ok().flatten());
    if let Some(element) = found.and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok()) {
        // Focusing an element of the page can't fail.
        let _ = element.focus();
    }
}

/// Scrolls to the top of the page and focuses an element, without scrolling to it.
pub(crate) fn focus_at_top(selector: &str) {
    let found = window()
        .document()
        .and_then(|page| page.query_selector(selector).ok().flatten());
    if let Some(element) = found.and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok()) {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        // Focusing an element of the page can't fail.
        let _ = element.focus_with_options(&options);
    }
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Focuses an element if the focused button has just been disabled. The focus would be nowhere.
pub(crate) fn focus_if_lost(selector: &str) {
    let active = window().document().and_then(|page| page.active_element());
    if active.is_some_and(|active| active.matches(":disabled").unwrap_or(false)) {
        focus(selector);
    }
}

/// Saves a text as a file.
pub(crate) fn download(file_name: &str, text: &str) -> Result<(), JsValue> {
    download_parts(file_name, &[JsValue::from_str(text)])
}

/// Saves texts as one file.
pub(crate) fn download_parts(file_name: &str, texts: &[JsValue]) -> Result<(), JsValue> {
    download_as(file_name, "application/x-pdn;charset=utf-8", texts)
}

/// Saves bytes of this MIME type as a file.
pub(crate) fn download_bytes(file_name: &str, kind: &str, bytes: &[u8]) -> Result<(), JsValue> {
    download_as(file_name, kind, &[js_sys::Uint8Array::from(bytes).into()])
}

fn download_as(file_name: &str, kind: &str, parts: &[JsValue]) -> Result<(), JsValue> {
    let parts: js_sys::Array = parts.iter().collect();
    let options = web_sys::BlobPropertyBag::new();
    options.set_type(kind);
    // The parts may be texts or bytes.
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &options)?;
    let url = web_sys::Url::create_object_url_with_blob(&blob)?;
    let page = window().document().ok_or(JsValue::NULL)?;
    let link: web_sys::HtmlAnchorElement = page.create_element("a")?.dyn_into()?;
    link.set_href(&url);
    link.set_download(file_name);
    link.click();
    web_sys::Url::revoke_object_url(&url)
}

/// Copies a text to the clipboard.
pub(crate) async fn copy(text: &str) -> Result<(), JsValue> {
    JsFuture::from(window().navigator().clipboard().write_text(text)).await?;
    Ok(())
}

/// Returns the origin of this site, for example `https://play.example.org`.
pub(crate) fn origin() -> String {
    window().location().origin().unwrap_or_default()
}

/// Whether this site is on the user's own machine, where nobody else can open it.
pub(crate) fn is_loopback() -> bool {
    let host = window().location().hostname().unwrap_or_default();
    host == "localhost" || host == "[::1]" || host.starts_with("127.")
}

/// Completes an address that the user typed. `None` if it isn't the address of a site.
pub(crate) fn web_address(typed: &str) -> Option<String> {
    let typed = typed.trim();
    let address = if typed.contains("://") {
        typed.to_owned()
    } else {
        format!("https://{typed}")
    };
    let url = web_sys::Url::new(&address).ok()?;
    let is_web = matches!(url.protocol().as_str(), "http:" | "https:");
    let has_host = url.hostname().contains(['.', ':']) || url.hostname() == "localhost";
    (is_web && has_host).then(|| url.origin())
}

/// Whether the browser can share a URL with other apps.
pub(crate) fn can_share() -> bool {
    share_function().is_some()
}

/// Shares a URL with an app that the user chooses.
pub(crate) async fn share(title: &str, address: &str) -> Result<(), JsValue> {
    let share = share_function().ok_or(JsValue::NULL)?;
    let what = js_sys::Object::new();
    for (name, value) in [("title", title), ("url", address)] {
        js_sys::Reflect::set(&what, &name.into(), &value.into())?;
    }
    let promise: js_sys::Promise = share.call1(&window().navigator(), &what)?.dyn_into()?;
    JsFuture::from(promise).await?;
    Ok(())
}

fn share_function() -> Option<js_sys::Function> {
    let found = js_sys::Reflect::get(&window().navigator(), &"share".into()).ok()?;
    found.dyn_into().ok()
}

/// Waits for this many milliseconds.
pub(crate) async fn wait(millis: i32) {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        // Setting a timer can't fail in a window.
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, millis);
    });
    let _ = JsFuture::from(promise).await;
}

/// Returns how many bytes this site stores and may store. `None` if the browser doesn't say.
pub(crate) async fn storage_use() -> Option<(f64, f64)> {
    let promise = storage_manager()?.estimate().ok()?;
    let found = JsFuture::from(promise).await.ok()?;
    let number = |name: &str| js_sys::Reflect::get(&found, &name.into()).ok()?.as_f64();
    Some((number("usage")?, number("quota")?))
}

/// Whether the browser has promised to keep this site's storage. `None` if it doesn't say.
pub(crate) async fn is_storage_promised() -> Option<bool> {
    let promise = storage_manager()?.persisted().ok()?;
    JsFuture::from(promise).await.ok()?.as_bool()
}

/// Asks the browser to keep this site's storage, and returns whether it will.
pub(crate) async fn ask_to_keep_storage() -> bool {
    let Some(promise) = storage_manager().and_then(|storage| storage.persist().ok()) else {
        return false;
    };
    let answer = JsFuture::from(promise).await;
    answer.is_ok_and(|answer| answer.as_bool() == Some(true))
}

/// Returns the storage manager. Pages that aren't served securely don't have one.
fn storage_manager() -> Option<web_sys::StorageManager> {
    let navigator = window().navigator();
    let found = js_sys::Reflect::get(&navigator, &"storage".into()).ok()?;
    found.dyn_into().ok()
}

/// Reads a part of a file that the user chose, from one byte to before another.
pub(crate) async fn read_part(
    file: &web_sys::File,
    from: f64,
    to: f64,
) -> Result<Vec<u8>, JsValue> {
    let part = file.slice_with_f64_and_f64(from, to)?;
    let buffer = JsFuture::from(part.array_buffer()).await?;
    Ok(js_sys::Uint8Array::new(&buffer).to_vec())
}

/// Loads a file of this site. `None` if it can't be loaded.
pub(crate) async fn fetch_bytes(address: &str) -> Option<Vec<u8>> {
    let answer = JsFuture::from(window().fetch_with_str(address))
        .await
        .ok()?;
    let answer: web_sys::Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    let buffer = JsFuture::from(answer.array_buffer().ok()?).await.ok()?;
    Some(js_sys::Uint8Array::new(&buffer).to_vec())
}
