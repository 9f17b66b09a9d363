//! The notice for a bug in the app.
//!
//! After a panic, the app no longer responds. So the button of the notice calls the browser's own
//! function, which reloads the page at its full address without the app's help.

use crate::texts::language;
use js_sys::{Function, Reflect};
use std::panic;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, HtmlElement, Window};

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
    let notice = element(&document, "div", "crash card stack")?;
    notice.set_id(ID);
    notice.set_attribute("role", "alert").ok()?;
    for (name, class, text) in [
        ("h2", "", words.crash_title()),
        ("p", "", words.crash_lead()),
        ("button", "button primary", words.crash_reload()),
    ] {
        let part = element(&document, name, class)?;
        part.set_text_content(Some(text));
        if let Some(button) = part.dyn_ref::<HtmlElement>().filter(|_| name == "button") {
            button.set_onclick(Some(&reload(&window)?));
        }
        notice.append_child(&part).ok()?;
    }
    document.body()?.append_child(&notice).ok()?;
    Some(())
}

/// The browser's function that reloads the page.
fn reload(window: &Window) -> Option<Function> {
    let location = window.location();
    let reload = Reflect::get(&location, &JsValue::from_str("reload")).ok()?;
    Some(reload.dyn_into::<Function>().ok()?.bind0(&location))
}

fn element(document: &Document, name: &str, class: &str) -> Option<Element> {
    let element = document.create_element(name).ok()?;
    element.set_class_name(class);
    Some(element)
}
