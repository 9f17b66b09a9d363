//! What's known about the content of a screen that's looked up by its address.

use crate::screens::Missing;
use crate::texts::t;
use leptos::prelude::*;

/// What's known about something that's looked up. `E` is why it can't be shown.
#[derive(Clone)]
pub(crate) enum Found<T, E> {
    /// It's being looked up.
    Looking,
    /// It's here.
    Here(Box<T>),
    /// There's no such thing.
    Nothing,
    /// It's there, but it can't be shown.
    Broken(E),
}

impl<T, E> From<Result<T, E>> for Found<T, E> {
    fn from(opened: Result<T, E>) -> Found<T, E> {
        match opened {
            Ok(content) => Found::Here(Box::new(content)),
            Err(why) => Found::Broken(why),
        }
    }
}

/// Says that a saved game isn't in this browser.
#[component]
pub(crate) fn NoSavedGame() -> impl IntoView {
    view! {
        <Missing
            title=t().game_not_there()
            lead=t().game_not_there_lead()
            to="/library"
            button=t().nav_library()
        />
    }
}
