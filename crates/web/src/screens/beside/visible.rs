//! Keeping the current move of a list visible.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Scrolls a list so that the element with this selector is visible. If the focus is in the list, it
/// follows.
pub(crate) fn keep_visible(list: &HtmlElement, selector: &str) {
    let Ok(Some(current)) = list.query_selector(selector) else {
        return;
    };
    let (outer, inner) = (
        list.get_bounding_client_rect(),
        current.get_bounding_client_rect(),
    );
    if inner.top() < outer.top() || inner.bottom() > outer.bottom() {
        let middle = inner.top() - outer.top() - outer.height() / 2.0;
        list.set_scroll_top(list.scroll_top() + middle as i32);
    }
    if list.contains(document().active_element().as_deref()) {
        let current: HtmlElement = current.unchecked_into();
        // Focusing an element of the page can't fail.
        let _ = current.focus();
    }
}
