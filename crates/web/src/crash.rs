//! The notice for a bug in the app.
//!
//! After a panic, the app no longer responds. So the notice is plain HTML: its button submits a
//! form, which reloads the page without the app's help.

use crate::texts::language;
use std::panic;
use web_sys::{Document, Element};

/// The ID of the notice.
const ID: &str = "crash";

/// From now on, panics show a notice.
pub(crate) fn tell_panics() {
    panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into());
        // If even that fails, the error is in the console.
        let _ = show();
    }));
}

fn show() -> Option<()> {
    let words = language::words()?;
    let window = web_sys::window()?;
    let document = window.document()?;
    if document.get_element_by_id(ID).is_some() {
        return Some(());
    }
    let notice = element(&document, "form")?;
    notice.set_id(ID);
    let path = window.location().pathname().ok()?;
    for (name, value) in [
        ("class", "crash card stack"),
        ("role", "alert"),
        ("action", &path),
    ] {
        notice.set_attribute(name, value).ok()?;
    }
    for (name, text) in [
        ("h2", words.crash_title()),
        ("p", words.crash_lead()),
        ("button", words.crash_reload()),
    ] {
        let part = element(&document, name)?;
        part.set_text_content(Some(text));
        if name == "button" {
            part.set_attribute("class", "button primary").ok()?;
        }
        notice.append_child(&part).ok()?;
    }
    document.body()?.append_child(&notice).ok()?;
    Some(())
}

fn element(document: &Document, name: &str) -> Option<Element> {
    document.create_element(name).ok()
}
