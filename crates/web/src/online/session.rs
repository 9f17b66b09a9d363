//! The session without which there is no connection.

use protocol::{GameId, Me};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// Who is at this page. A guest is made of whoever has no session yet.
pub(super) async fn open() -> Option<Me> {
    ask().await.ok().flatten()
}

async fn ask() -> Result<Option<Me>, JsValue> {
    let headers = Headers::new()?;
    headers.set("content-type", "application/json")?;
    let wish = RequestInit::new();
    wish.set_method("POST");
    wish.set_headers(&headers);
    wish.set_body(&JsValue::from_str("{}"));
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let asked = window.fetch_with_str_and_init("/api/v1/session", &wish);
    let response: Response = JsFuture::from(asked).await?.dyn_into()?;
    let text = JsFuture::from(response.text()?).await?;
    Ok(text
        .as_string()
        .and_then(|text| serde_json::from_str(&text).ok()))
}

/// A game as a PDN file.
pub(crate) async fn pdn_of(game: GameId) -> Option<String> {
    fetch_text(&format!("/api/v1/games/{game}/pdn"))
        .await
        .ok()?
}

async fn fetch_text(path: &str) -> Result<Option<String>, JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let response: Response = JsFuture::from(window.fetch_with_str(path))
        .await?
        .dyn_into()?;
    let text = JsFuture::from(response.text()?).await?;
    Ok(text.as_string().filter(|_| response.ok()))
}
