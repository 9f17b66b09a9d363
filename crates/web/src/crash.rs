//! What is shown when the app itself has a bug.
//!
//! After a panic nothing in the app answers any more. So the notice is plain HTML: its button sends a form,
//! which loads the page anew without any help of the app.

use crate::texts::language;
use std::panic;
use web_sys::{Document, Element};

/// Where the notice is found.
const ID: &str = "crash";

/// From now on a panic is told, and not only felt.
pub(crate) fn tell_panics() {
    panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into());
        // Where not even that can be shown, the console has it.
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
