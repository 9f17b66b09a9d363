//! Who looks for an opponent.

use crate::screens::NotFound;
use leptos::prelude::*;

#[component]
pub(crate) fn Lobby() -> impl IntoView {
    view! { <NotFound/> }
}
