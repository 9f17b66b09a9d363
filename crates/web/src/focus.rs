//! Keeps the focus on the page when the focused element goes away.

use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlElement};

/// How many elements are remembered.
const MOST: usize = 8;

thread_local! {
    /// The elements that had the focus, newest last.
    static RECENT: RefCell<Vec<HtmlElement>> = const { RefCell::new(Vec::new()) };
}

/// Tracks the focus while the app is running. If a click removes the focused element, for example a
/// button that answers a question, the focus goes back to where it was before, or to the screen.
pub(crate) fn keep_focus() {
    let focused = window_event_listener_untyped("focusin", |event| {
        let element = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlElement>().ok());
        RECENT.with_borrow_mut(|recent| {
            recent.extend(element);
            let too_many = recent.len().saturating_sub(MOST);
            recent.drain(..too_many);
        });
    });
    // A key that presses a button is a click, too.
    let clicked = window_event_listener_untyped("click", |_| restore_soon());
    on_cleanup(move || {
        focused.remove();
        clicked.remove();
    });
}

/// Restores the focus in the second frame, when the page has changed.
fn restore_soon() {
    request_animation_frame(|| request_animation_frame(restore));
}

fn restore() {
    let is_nowhere = document()
        .active_element()
        .is_none_or(|active| active.tag_name() == "BODY");
    if !is_nowhere {
        return;
    }
    // The focus isn't moved while the list is borrowed, because that changes the list.
    let target = RECENT.with_borrow_mut(|recent| {
        // The user clicked where nothing takes the focus.
        if recent.last().is_none_or(can_have_focus) {
            return None;
        }
        recent.retain(can_have_focus);
        let screen = document().get_element_by_id("content")?;
        let on_screen = |element: &&HtmlElement| screen.contains(Some(element.as_ref()));
        let last = recent.iter().rev().find(on_screen).cloned();
        last.or_else(|| screen.dyn_into().ok())
    });
    if let Some(target) = target {
        // The user hasn't asked to see it. Focusing an element of the page can't fail.
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = target.focus_with_options(&options);
    }
}

fn can_have_focus(element: &HtmlElement) -> bool {
    element.is_connected()
        && element.offset_height() > 0
        && !element.matches(":disabled").unwrap_or(true)
}
